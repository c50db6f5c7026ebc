"""The lobby as rows: games where it is your turn, free seats, pastimes, and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from weimar_tui.server.finding import filter_words
from weimar_tui.server.lobby_words import LobbyMessages, club_pages
from weimar_tui.server.replies import Home, Tables, TableState, is_my_turn
from weimar_tui.server.sections import ListRow, ListSection
from weimar_tui.server.wire import PAGE, TableFilter
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import GameMessages

NEXT, BEFORE = "next", "before"
"""What the rows that turn a list's pages do; their ids are `free:next` and so on."""

URGENT = 6 * 3600.0
"""Seconds left from which a row says so in red."""

_KNOWN = languages()

_HERE = 30
"""Columns of names of the players who are here; with more, their number is shown."""


class HomeRows:
    """The sections of the lobby. Rows of tables that have not changed are worded once."""

    def __init__(self, words: LobbyMessages, game_words: Callable[[str], GameMessages]) -> None:
        self._words = words
        self._say = words.say
        self._game_words = game_words
        self._known: dict[tuple[str, str], tuple[TableState, ListRow]] = {}
        self._used: dict[tuple[str, str], tuple[TableState, ListRow]] = {}

    def sections(
        self,
        lobby: Tables,
        role: str = "",
        home: Home | None = None,
        filter: TableFilter | None = None,
    ) -> tuple[ListSection, ...]:
        """Return everything that the lobby offers, in order. `role` and `home` are those of a
        player with an account; `filter` is which tables with free seats are listed."""
        say = self._say
        parts = parts_of(lobby.tables)
        own = [ListRow(id, say(f"own-{id}"), key=key) for id, key in OWN_KEYS.items()]
        self._used = {}
        sections = (
            ListSection(say("home-turn"), self._rows("turn", parts), say("home-turn-note")),
            ListSection(
                say("home-free"),
                self._free(lobby, parts, filter, home, has_account=bool(role)),
                say("home-free-note"),
            ),
            ListSection(say("home-own"), tuple(own)),
            ListSection(say("home-wait"), self._rows("wait", parts)),
            ListSection(say("home-others"), self._others(lobby, parts)),
            ListSection(say("home-over"), self._over(lobby, parts)),
            ListSection(say("home-more"), tuple(self._pages(role, home or Home()))),
        )
        self._known = self._used
        return sections

    def here(self, lobby: Tables) -> str:
        """Return who is in the lobby: their names, or how many there are."""
        names = ", ".join(lobby.here)
        if len(names) <= _HERE:
            return self._say("here", names=names)
        return self._say("home-here", number=len(lobby.here))

    # --- sections -------------------------------------------------------------------------------
    def _rows(self, kind: str, parts: dict[str, list[TableState]]) -> tuple[ListRow, ...]:
        return tuple(self.row(kind, table) for table in parts[kind])

    def _free(
        self,
        lobby: Tables,
        parts: dict[str, list[TableState]],
        filter: TableFilter | None,
        home: Home | None,
        *,
        has_account: bool,
    ) -> tuple[ListRow, ...]:
        say = self._say
        rows = [*self._rows("free", parts), *self._turns("free", lobby)]
        only = filter_words(filter, self._words, self._game_words) if filter is not None else ""
        rows.append(ListRow("play", say("home-play"), key="o", about=say("home-play-about")))
        rows.append(ListRow("bots", say("home-bots"), key="+", about=say("home-bots-about")))
        rows.append(ListRow("new", say("new"), key="c"))
        watches = home is not None and home.watches
        if only or watches or parts["free"] or has_account:
            shown = say("find-shown", only=only) if only else ""
            if watches:
                shown = " · ".join(part for part in (shown, say("find-watching")) if part)
            rows.append(ListRow("find", say("find"), state=shown, key="v", about=say("find-about")))
        return tuple(rows)

    def _others(self, lobby: Tables, parts: dict[str, list[TableState]]) -> tuple[ListRow, ...]:
        return (*self._rows("others", parts), *self._turns("others", lobby))

    def _turns(self, kind: str, lobby: Tables) -> Iterator[ListRow]:
        """The rows that turn the pages of a list."""
        page = lobby.pages.get(kind)
        if page is None:
            return
        if page.start:
            yield ListRow(f"{kind}:{BEFORE}", self._say("home-before"))
        left = page.all - page.start - PAGE
        if left > 0:
            yield ListRow(
                f"{kind}:{NEXT}", self._say("home-next", number=min(PAGE, left), all=page.all)
            )

    def _over(self, lobby: Tables, parts: dict[str, list[TableState]]) -> tuple[ListRow, ...]:
        rows = list(self._rows("over", parts))
        if lobby.more:
            rows.append(ListRow("more", self._say("more", number=lobby.more)))
        return tuple(rows)

    def _pages(self, role: str, home: Home) -> Iterator[ListRow]:
        say = self._say
        if role:
            number = len(home.inbox)
            new = say("inbox-new", number=number) if number else ""
            yield ListRow("inbox", say("inbox"), figure=new, key="i", tone="good")
            yield ListRow("friends", say("friends"), key="p")
            yield ListRow("vacation", say("vacation"))
        yield ListRow("talk", say("room-talk"), key="t")
        for page in club_pages(role):
            yield ListRow(page, self._say(page), key=CLUB_KEYS.get(page, ""))
        yield ListRow("quit", self._say("quit"))

    # --- tables ---------------------------------------------------------------------------------
    def row(self, kind: str, table: TableState) -> ListRow:
        """Return the row of a table in a section."""
        known = self._known.get((kind, table.id))
        if known is None or known[0] is not table:
            known = (table, self._worded(kind, table))
        self._used[kind, table.id] = known
        return known[1]

    def _worded(self, kind: str, table: TableState) -> ListRow:
        words, say, game = self._words, self._say, self._game_words(table.game)
        figure, tone = self._figure(kind, table)
        waits = words.waits(table, game)
        return ListRow(
            table.id,
            game.title(),
            table.title,
            self._state(kind, table, game),
            figure,
            tone=tone,
            about=waits or say("help"),
            line=words.several_parts(words.table(table, game), waits),
        )

    def _state(self, kind: str, table: TableState, game: GameMessages) -> str:
        say = self._say
        if table.state == "over":
            return self._words.ended(table, game)
        sitting = [seat.player or seat.joins for seat in table.seats if seat.player or seat.joins]
        if table.state == "playing" and kind != "free":
            reached = game.chapter(table.round)
            waits = self._words.waits(table, game) if kind == "wait" else ""
            names = ", ".join(sitting) if kind == "others" else ""
            mine = kind != "others" and table.mine
            seat = say("home-my-seat", seat=game.seat(table.mine)) if mine else ""
            return " · ".join(filter(None, (reached, seat, waits, names)))
        state = say("home-seats", taken=len(sitting), all=len(table.seats))
        level = self._words.level(table.level)
        if table.language:
            level.append(say(f"language-{table.language}") if table.language in _KNOWN else "")
        return " · ".join(part for part in (state, *level, ", ".join(sitting)) if part)

    def _figure(self, kind: str, table: TableState) -> tuple[str, str]:
        """The text at the right edge of a table's row, and its style."""
        say = self._say
        if kind == "turn" and table.left >= 0:
            left = self._words.time_left(table.left)
            return (f"{left} !", "danger") if table.left < URGENT else (left, "muted")
        if table.expires >= 0:
            return say("home-expires", days=max(1, round(table.expires))), "danger"
        if kind == "free":
            if table.state == "playing":
                return say("home-joins"), "good"
            if table.pace:
                return say(f"pace-short-{table.pace}"), "muted"
            empty = sum(not seat.player and not seat.bot for seat in table.seats)
            if not table.public:
                return say("home-invited"), "good"
            return (say("home-complete"), "good") if empty == 1 else ("", "muted")
        if kind == "others" and table.watchers:
            return say("home-watching", number=table.watchers), "muted"
        if kind == "wait" and table.state == "waiting":
            return say("home-not-begun"), "muted"
        return "", "muted"


OWN_KEYS = {"learn": "l", "puzzle": "z", "read": "r"}
"""What players do on their own, and the keys for it."""

CLUB_KEYS = {"player": "w", "archive": "a"}
"""Keys of the club's pages."""


def parts_of(tables: Iterable[TableState]) -> dict[str, list[TableState]]:
    """Return the tables of each section of the lobby, in order."""
    parts: dict[str, list[TableState]] = {
        name: [] for name in ("turn", "free", "wait", "others", "over")
    }
    for table in tables:
        parts[_part_of(table)].append(table)
    parts["turn"].sort(key=lambda one: one.left if one.left >= 0 else 1e12)
    parts["free"].sort(key=lambda one: sum(seat.is_free for seat in one.seats))
    return parts


def _part_of(table: TableState) -> str:
    if table.state == "over":
        return "over"
    if is_my_turn(table):
        return "turn"
    if table.mine:
        return "wait"
    held = any(seat.is_free and (seat.held or table.state == "waiting") for seat in table.seats)
    return "free" if held else "others"
