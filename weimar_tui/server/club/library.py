"""What players can read in a club: pages about players, the archive of finished games, and games
that were shared by a code."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.players import has_analyst
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import SUFFIX, parse_save
from weimar_tui.server.branches import Branch, branch_of
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.players import game_words, page_lines, player_page
from weimar_tui.server.club.reviews import Reviews
from weimar_tui.server.club.store import games, order, retention, shares
from weimar_tui.server.club.store.rows import GameRow, SeatRow, ShareRow
from weimar_tui.server.club.story import Stories
from weimar_tui.server.dates import day_of
from weimar_tui.server.framing import LARGEST_FILE
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.muted import shown_title
from weimar_tui.server.names import name_key
from weimar_tui.server.replies import ArchivePage, ArchiveRow, Reviewed, TableState
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_CODE: Final = 14  # not as long as a table's id, so that `fetch` can tell them apart
ROWS: Final = 20
_AT_ONCE: Final = 500
_YEAR = re.compile(r"\b(20\d\d)\b")


class GamePage(Struct, frozen=True):
    """A finished game for its readers: a line about it, and its story as Markdown."""

    title: str
    story: str


class Library:
    """Reads what the club's database and the games' files say, in a reader's language."""

    def __init__(self, club: Club, host: Host) -> None:
        self._club = club
        self._host = host
        self._stories = Stories()
        self._reviews = Reviews(host)

    async def close(self) -> None:
        """Stop what runs in the background."""
        await self._reviews.close()

    def works_on(self, table: str) -> bool:
        """Whether an analysis of a table's game is being made or waiting."""
        return self._reviews.works_on(table)

    async def forget_deleted(self) -> None:
        """Delete what was made from games that another machine has deleted. Raises KernelError."""
        tables = await self._club.disk.run(self._reviews.tables)
        for start in range(0, len(tables), _AT_ONCE):
            some = tables[start : start + _AT_ONCE]
            known = await self._club.read(retention.known, some)
            for table in some:
                if table not in known:
                    await self.forget(table)

    async def forget(self, table: str) -> None:
        """Delete what was made from a table's game."""
        self._stories.forget(table)
        await self._club.disk.run(self._reviews.forget, table)

    # --- players --------------------------------------------------------------------------------
    async def player(self, name: str, viewer: str, language: str) -> str:
        """Return a player's page as text. Raises KernelError."""
        return await self._club.disk.run(self._player, name, viewer, known(language))

    def _player(self, name: str, viewer: str, language: str) -> str:
        return "\n".join(page_lines(player_page(self._club.database, name, viewer), language))

    # --- the archive ----------------------------------------------------------------------------
    async def search(self, words: str, viewer: str, after: str, language: str) -> ArchivePage:
        """Return a page of the finished games that match all words, newest first. Raises
        KernelError.

        A year finds the games that ended in it; `after` is the last table of the page before. The
        code of a shared game finds that game.
        """
        if not after and _is_code(words.strip()):
            with contextlib.suppress(KernelError):
                return await self._found(words.strip(), known(language))
        return await self._club.disk.run(self._search, words, viewer, after, known(language))

    async def _found(self, code: str, language: str) -> ArchivePage:
        row, share = await self._shared(code)
        line = await self._line(row, language)
        found = ArchiveRow(table=code, line=line, whole=share.shows == "all")
        return ArchivePage(words=code, rows=(found,))

    def _search(self, words: str, viewer: str, after: str, language: str) -> ArchivePage:
        database = self._club.database
        year = _YEAR.search(words)
        plain = _YEAR.sub(" ", words).replace("ending:", " ")
        before = database.read(games.find, after) if after else None
        rows = database.read(
            games.search,
            plain,
            viewer,
            year=int(year[1]) if year else None,
            after=(before.made, before.id) if before is not None else None,
            limit=ROWS + 1,
        )
        seats = database.read(games.seats_of, [row.id for row in rows])
        mine = {id for id, its in seats.items() if any(map(_is(viewer), its))}
        lobby = LobbyMessages(Messages(language))
        muted = database.read(order.muted, self._club.now)
        found = tuple(
            ArchiveRow(
                table=row.id,
                line=_line(row, lobby, language, muted),
                mine=row.id in mine,
                whole=row.id in mine,
            )
            for row in rows[:ROWS]
        )
        return ArchivePage(words=words, rows=found, more=len(rows) > ROWS)

    async def game(self, table: str, viewer: str, language: str) -> GamePage:
        """Return a finished game that `viewer` can see, or that was shared by the code `table`.
        Raises KernelError."""
        if _is_code(table):
            return await self.shared(table, language)
        return await self._told(await self._visible(table, viewer), known(language))

    async def _visible(self, table: str, viewer: str) -> GameRow:
        found = await self._club.read(games.seen_by, [table], viewer)
        if not found:
            raise Refusal("archive-none")
        return found[0]

    async def _told(self, row: GameRow, language: str) -> GamePage:
        hosted = self._host.games.get(row.game)
        pack = hosted.pack if hosted is not None else ""
        read = partial(self._file, row.id)
        story = await self._stories.tell(row.id, read, language, pack, row.ending)
        return GamePage(await self._line(row, language), story)

    async def _line(self, row: GameRow, language: str) -> str:
        muted, lobby = await self._club.muted(), LobbyMessages(Messages(language))
        return await self._club.disk.run(_line, row, lobby, language, muted)

    # --- sharing --------------------------------------------------------------------------------
    async def share(self, table: str, viewer: str, shows: str) -> str:
        """Return a code with which everyone can read a finished game: as spectators saw it
        (`open`), or with its file (`all`), which only its players can allow. Raises KernelError."""
        row = await self._visible(table, viewer)
        account = await self._club.named(viewer)
        if account is None:
            raise Refusal("share-guest")
        seats = (await self._club.read(games.seats_of, [row.id]))[row.id]
        if shows == "all" and not any(map(_is(viewer), seats)):
            raise Refusal("share-players")
        code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE))
        share = ShareRow(
            code=code, table_id=row.id, by=account.id, shows="all" if shows == "all" else "open",
            moment=None, made=self._club.now,
        )  # fmt: skip
        return await self._club.write(shares.share, share)

    async def _shared(self, code: str) -> tuple[GameRow, ShareRow]:
        found = await self._club.read(shares.find, code) if _is_code(code) else None
        row = await self._club.read(games.find, found.table_id) if found is not None else None
        if found is None or row is None or row.state != "over":
            raise KernelError("share-unknown")
        return row, found

    async def shared(self, code: str, language: str) -> GamePage:
        """Return a game that was shared by this code. Raises KernelError."""
        row, _ = await self._shared(code)
        return await self._told(row, known(language))

    async def shared_file(self, code: str) -> bytes:
        """Return the file of a game that was shared whole. Raises KernelError."""
        row, share = await self._shared(code)
        if share.shows != "all":
            raise KernelError("share-open", command=self._host.ssh.command("show", code))
        return await self._file(row.id)

    # --- with all hands -------------------------------------------------------------------------
    async def _whole(self, about: str, viewer: str) -> GameRow:
        """Return a game that `viewer` has played, or that was shared whole by the code `about`.
        Raises KernelError."""
        if _is_code(about):
            row, share = await self._shared(about)
            if share.shows != "all":
                raise KernelError("share-open", command=self._host.ssh.command("show", about))
            return row
        row = await self._visible(about, viewer)
        seats = (await self._club.read(games.seats_of, [row.id]))[row.id]
        if row.state != "over" or not any(map(_is(viewer), seats)):
            raise Refusal("record-players")
        return row

    async def record(self, about: str, viewer: str) -> tuple[str, bytes]:
        """Return the name and the contents of a game's file. Raises KernelError."""
        row = await self._whole(about, viewer)
        try:
            data = await self._file(row.id)
        except SaveError:
            raise Refusal("game-unreadable") from None
        if len(data) > LARGEST_FILE:
            raise Refusal("game-unreadable")
        return f"{row.game}-{row.id}{SUFFIX}", data

    async def review(self, about: str, viewer: str, start: int) -> Reviewed:
        """Return the analysis of a game from byte `start` on, as far as it has been made. Raises
        KernelError."""
        row = await self._whole(about, viewer)
        hosted = self._host.games.get(row.game)
        if hosted is None or not has_analyst(hosted.game):
            raise Refusal("review-none")
        read = partial(self._file, row.id)
        found = await self._reviews.look(row.id, start, read, hosted.pack)
        return replace(found, about=about)

    async def branch(self, viewer: str, about: str, moment: int) -> Branch:
        """Return the pick of a game from which `viewer` wants to play on. Raises KernelError."""
        row = await self._whole(about, viewer)
        try:
            return await self._club.disk.run(self._branch, row.id, moment)
        except SaveError as error:
            raise Refusal(error.id, **error.arguments) from None

    def _branch(self, id: str, moment: int) -> Branch:
        saved = parse_save(self._host.store.recording(id), Path("game.weimar"))
        return branch_of(saved, id, moment)

    async def _file(self, id: str) -> bytes:
        return await self._club.disk.run(self._host.store.recording, id)


def _is(viewer: str) -> Callable[[SeatRow], bool]:
    """Whether a seat is a reader's, who can have another name since."""
    key = name_key(viewer)
    return lambda seat: bool(seat.folded) and seat.folded == key


def _is_code(text: str) -> bool:
    return len(text) == _CODE and set(text) <= set(_LETTERS)


def known(language: str) -> str:
    """Return a language that there are messages in."""
    return language if language in languages() else "en"


def _state(row: GameRow) -> TableState:
    return msgspec.convert(row.entry, TableState)


def _line(row: GameRow, lobby: LobbyMessages, language: str, muted: Collection[str]) -> str:
    """Return a finished game as one line: when, what, how it ended, who played."""
    words, state = game_words(row.game, language), _state(row)
    title = shown_title(row.title, row.owner, muted)
    parts = (day_of(row.ended), title, words.title(), lobby.ended(state, words))
    return f"{' · '.join(filter(None, parts))} · {_people(row, language)}"


def _people(row: GameRow, language: str) -> str:
    words = game_words(row.game, language)
    return ", ".join(
        f"{words.seat_short(seat.seat)} {seat.player or words.player(seat.bot)}"
        for seat in _state(row).seats
    )
