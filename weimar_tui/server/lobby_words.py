"""The messages of the served screens."""

from __future__ import annotations

from datetime import datetime

from weimar_tui.registry import usual_windows
from weimar_tui.server.clocks import SLOW
from weimar_tui.server.replies import (
    Chat,
    GameOffered,
    SeatState,
    TableState,
    TableStatus,
    is_my_turn,
)
from weimar_tui.server.wire import PACE_NAMES, WHOLE_VACATION, Level
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import ENDED_FROM_OUTSIDE, GameMessages, Messages

_STEPS = (("days", 86400), ("hours", 3600), ("minutes", 60))


class LobbyMessages:
    """The lobby's messages in one language; names of seats come from a table's game."""

    def __init__(self, words: Messages) -> None:
        self.words = words

    def say(self, key: str, /, **args: object) -> str:
        return self.words.text(f"lobby-{key}", **args)

    def duration(self, seconds: int) -> str:
        """Return a time limit as text."""
        for unit, length in _STEPS:
            if seconds >= length:
                return self.say(f"clock-{unit}", number=seconds // length)
        return self.say("clock-none")

    @property
    def paces(self) -> dict[str, str]:
        """The paces of tables, each with its times."""
        return {pace: self.say(f"pace-{pace or 'none'}") for pace in PACE_NAMES}

    def window(self, seconds: int, number: int) -> str:
        """Return how long reactions stay covered, and how much time the `number` of them in a usual
        game adds at most."""
        if not seconds:
            return self.say("window-quick")
        more = self.time_left(seconds * number)
        return self.say("window-covered", each=self.duration(seconds), number=number, more=more)

    def clock(self, seconds: float) -> str:
        """Return the time left on a clock, or "" without a clock.

        >>> LobbyMessages(Messages("en")).clock(3725.4)
        '1:02:05'
        """
        if seconds < 0:
            return ""
        minutes, rest = divmod(int(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def time_left(self, seconds: float) -> str:
        """Return the time left as its two largest units.

        >>> words = LobbyMessages(Messages("en"))
        >>> words.time_left(97_300), words.time_left(7_300), words.time_left(59)
        ('1 d 3 h', '2 h 1 min', '1 min')
        """
        minutes = max(1, int(seconds / 60))
        days, rest = divmod(minutes, 24 * 60)
        hours, minutes = divmod(rest, 60)
        unit = "days" if days else "hours" if hours else "minutes"
        return self.say(f"left-{unit}", days=days, hours=hours, minutes=minutes)

    def several_parts(self, *parts: str) -> str:
        """Return the parts that are not empty, as a list."""
        return self.words.several(filter(None, parts))

    def sitter(
        self, seat: SeatState, game: GameMessages | None = None, *, short: bool = False
    ) -> str:
        """Return the player of a seat; `short` leaves out that a bot is one."""
        if seat.bot:
            if game is None:
                return seat.bot
            return game.bot_name(seat.bot) if short else game.player(seat.bot)
        if not seat.player:
            return self.say("free")
        if seat.stand_in:
            bot = game.bot_name(seat.stand_in) if game is not None else seat.stand_in
            return self.say("plays-for", bot=bot, name=seat.player)
        away = "" if seat.present else f" ({self.say('away')})"
        return f"{seat.player}{away}"

    def agreed(self, status: TableStatus, *, has_ratings: bool = False) -> str:
        """Return the clocks of a table whose game has not started, and whether it is rated; "" if
        there is nothing to say."""
        pace = status.table.pace
        game = -1.0 if pace else max((seat.left for seat in status.table.seats), default=-1.0)
        clocks = (("new-decision-clock", status.decision_clock), ("new-game-clock", round(game)))
        terms = [
            f"{self.say(id)}: {self.duration(seconds)}" for id, seconds in clocks if seconds > 0
        ]
        if pace in PACE_NAMES and pace:
            terms.insert(0, f"{self.say('new-pace')}: {self.paces[pace]}")
        if status.window:
            window = self.window(status.window, usual_windows(status.table.game))
            terms.insert(1, f"{self.say('new-window')}: {window}")
        if has_ratings and pace in SLOW:
            terms.append(f"{self.say('new-vacation')}: {self.vacation(status.vacation)}")
        if has_ratings and status.rated:
            terms.append(f"{self.say('new-rated')}: {self.say(f'new-rated-{status.rated}')}")
        terms += [self.say("new-level-of", level=part) for part in self.level(status.table.level)]
        return " · ".join(terms)

    def vacation(self, days: int) -> str:
        """Return for how long a vacation can stop a player's clock in one game."""
        of = "none" if not days else "all" if days >= WHOLE_VACATION else "some"
        return self.say("new-vacation-days", of=of, days=days)

    def level(self, level: Level) -> list[str]:
        """Return who can take a seat, in words."""
        limits = f"{level.low or ''}–{level.high or ''}" if level.low or level.high else ""
        who = self.say(f"level-{level.who}") if level.who else ""
        return [part for part in (limits, who) if part]

    def table(self, table: TableState, game: GameMessages) -> str:
        state = self.say(f"state-{table.state}", reached=game.chapter(table.round))
        if table.ending in ENDED_FROM_OUTSIDE:
            state = self.ended(table, game)
        elif table.expires >= 0:
            state = f"{state}, {self.say('state-expires', days=max(1, round(table.expires)))}"
        parts = [f"{table.title} · {game.title()} · {state}"]
        if table.state == "waiting" and not table.public:
            parts.append(self.say("private"))
        sitters = (
            f"{game.seat_short(seat.seat)} {self.sitter(seat, game, short=True)}"
            for seat in table.seats
        )
        parts.append(", ".join(sitters))
        if is_my_turn(table):
            parts.insert(0, self.say("your-turn"))
        return " · ".join(parts)

    def bots(self, offered: GameOffered | None, game: GameMessages, seat: str) -> list[Item]:
        """Return the bots that can take a seat by name, the usual one first."""
        return [
            Item(
                bot,
                self.say("room-bot-which", bot=game.player(bot), seat=game.seat(seat)),
                more=game.player_about(bot),
            )
            for bot in (offered.bots if offered is not None else ())
        ]

    def ended(self, table: TableState, game: GameMessages) -> str:
        """Return how a table's game ended, or what ended it from outside."""
        if table.ending in ENDED_FROM_OUTSIDE:
            return self.words.text(f"ui-ending-{table.ending}")
        return game.ending_name(table.ending)

    def waits(self, table: TableState, game: GameMessages) -> str:
        seats = game.seats(table.waiting_for)
        return self.say("waiting-for", seats=seats) if seats else ""

    def chat(self, line: Chat, game: GameMessages) -> str:
        if not line.player:
            return f"{when(line)}{self.say('talk-server')}: {game.problem(line)}"
        seat = game.seat_short(line.seat) if line.seat else self.say("talk-spectator")
        whisper = ""
        if line.to:
            whisper = f" {self.say('talk-whisper', seat=game.seat(line.to))}"
        return f"{when(line)}{line.player} ({seat}){whisper}: {line.text}"

    def chat_line(self, line: Chat) -> str:
        if not line.player:
            return f"{when(line)}{self.say('talk-server')}: {self.words.problem(line)}"
        return f"{when(line)}{line.player}: {line.text}"

    def dice(self, status: TableStatus) -> str:
        """Return the state of the fair dice."""
        if not status.commitment:
            return self.say("dice-none")
        later = self.say("dice-later")
        warning = self.unmixed(status)
        text = self.say(
            "dice-text",
            commitment=status.commitment,
            words=self.said_words(status),
            secret=status.secret or later,
            seed=status.seed or later,
        )
        return f"{warning}\n\n{text}" if warning else text

    def unmixed(self, status: TableStatus) -> str:
        """Return a warning if the host could have chosen the dice, otherwise an empty text: no word
        was added, or the owner's word was the last. A host could try words until the seed suits
        them."""
        owner, names = status.table.owner, list(status.words)
        if not status.commitment or (names and names[-1] != owner):
            return ""
        if not names:
            return self.say("dice-unmixed")
        if names == [owner]:
            return self.say("dice-alone", owner=owner)
        return self.say("dice-last", owner=owner)

    def said_words(self, status: TableStatus) -> str:
        words_of_players = ", ".join(f"{name}: {word}" for name, word in status.words.items())
        return words_of_players or self.say("nothing")


def when(line: Chat) -> str:
    """Return the time at which a line was written, by the server's clock: the hour today, with the
    date if earlier.

    >>> when(Chat(table="", n=1, player="Otto", seat="", text="hello"))
    ''
    """
    if not line.at:
        return ""
    said = datetime.fromtimestamp(line.at)
    today = said.date() == datetime.now().date()
    return said.strftime("%H:%M " if today else "%Y-%m-%d %H:%M ")


def club_pages(role: str) -> tuple[str, ...]:
    """Return the pages that a player with this role in the club finds in the lobby, besides tables.

    >>> club_pages(""), club_pages("player"), club_pages("helper")[-1]
    ((), ('player', 'archive', 'account', 'report'), 'moderate')
    """
    if not role:
        return ()
    pages = ("player", "archive", "account", "report")
    return (*pages, "moderate") if role in ("helper", "moderator") else pages
