"""The record of a table, everything but the game itself: one small JSON file next to the save."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from weimar_tui.kernel.errors import SaveError, cause_of
from weimar_tui.kernel.files import SMALL, read_bounded, without_mark, write_whole
from weimar_tui.kernel.printing import printable
from weimar_tui.server.clocks import Clock
from weimar_tui.server.fair_dice import FairDice, commitment_to, new_token, sitter
from weimar_tui.server.talk import ChatLine
from weimar_tui.server.wire import WHOLE_VACATION, Level, allows_rating

FILE = "table.json"
GAME = "game.weimar"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class SeatRecord(Struct, kw_only=True):
    """The player of a seat: a bot, or a person by name (both empty: the seat is free).

    `stand_in`: the bot that replaces the person now; `answers`: the number of its answers.
    `replaced`: how often any bot has answered for the person so far. `held`: the bot leaves when a
    person takes the seat; `joins`: the person who takes it at the start of the next round.
    """

    player: str = ""
    bot: str = ""
    stand_in: str = ""
    answers: int = 0
    replaced: int = 0
    held: bool = False
    joins: str = ""

    @property
    def bot_picks(self) -> int:
        """How often a bot has answered for the person; older records counted the last one only."""
        return max(self.replaced, self.answers)


class Covered(Struct, kw_only=True):
    """A covered window: the number of its first question, the picks before it, and when it opened.

    `questions` has the seat of each question that is not carried out yet, by number; `answers` the
    answers so far, by seat. `closing`: they are being carried out.
    """

    first: int
    picks: int
    opened: float
    questions: dict[int, str] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)
    closing: bool = False


class TableRecord(Struct, kw_only=True):
    """A table: its set-up, its players and the chat.

    `active`: when the table was last used, `ended`: when its game ended, in seconds since 1970.
    `tokens`: what the journal calls each person, by name. `resigned`: players who resigned
    during the game; `removed`: those whose seats the owner took away. `rematch`: the id of the
    table on which they play again. `ready`: players who are ready to begin; `starts`: the game
    begins once all are. `joined`: players who took over a bot's seat during the game. `asked`: the
    seats that others see being asked, so that tables can be listed before their games are open.
    `pace`: the name of its pace, if it has one.
    `rated`: whether a club rates the game: only if people hold all
    seats at the start (`people`), also with bots in half of them (`yes`), or not at all (`no`).
    `level`: who can take a seat. `language`: the one that players talk in, if it matters.
    `asked_at`: since when each seat is asked, in games over days; `times`: how long its answers
    took (`answer_times`).
    `window`: seconds for which reactions stay open and covered, 0 for quick ones; `covered` is the
    window that is open.
    `vacation`: days for which each player's clock can stop in a slow game; `rested`: the seconds
    for which it has, by seat.
    `branch`: the finished table whose game this one continues from pick `moment` on; `save` then
    names that game.
    `enablers`: the seats that the rules blame if all have lost. `former`: the numbers of deleted
    accounts, by the names that the record has for their players.
    """

    id: str
    title: str
    game: str
    scenario: str
    owner: str
    seats: dict[str, SeatRecord]
    options: dict[str, str] = field(default_factory=dict)
    public: bool = True
    invited: list[str] = field(default_factory=list)
    state: Literal["waiting", "playing", "over"] = WAITING
    save: str = ""
    created: str = ""
    secret: str = ""
    words: dict[str, str] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    watch: str = "open"
    delay: int = 120
    absence: int = 600
    chat: list[ChatLine] = field(default_factory=list)
    said: int = 0
    ending: str = ""
    round: int = 0
    active: float = 0.0
    ended: float = 0.0
    tokens: dict[str, str] = field(default_factory=dict)
    resigned: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    rematch: str = ""
    ready: list[str] = field(default_factory=list)
    starts: bool = False
    joined: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    pace: str = ""
    rated: str = "yes"
    level: Level = Level()
    language: str = ""
    branch: str = ""
    moment: int = 0
    asked_at: dict[str, float] = field(default_factory=dict)
    times: dict[str, list[int]] = field(default_factory=dict)
    window: int = 0
    covered: Covered | None = None
    vacation: int = WHOLE_VACATION
    rested: dict[str, float] = field(default_factory=dict)
    enablers: list[str] = field(default_factory=list)
    former: dict[str, int] = field(default_factory=dict)

    @property
    def its_people(self) -> frozenset[str]:
        """The people of a private table: only they can see it or take a seat."""
        return frozenset((self.owner, *self.invited, *self.resigned))

    def copied(self) -> TableRecord:
        """A copy whose seats, lists and mappings can be changed without changing this one.

        The clock stays the same object, since it keeps running while a change is written.
        """
        return replace(
            self,
            seats={seat: replace(there) for seat, there in self.seats.items()},
            options=dict(self.options),
            invited=list(self.invited),
            words=dict(self.words),
            tokens=dict(self.tokens),
            resigned=list(self.resigned),
            removed=list(self.removed),
            ready=list(self.ready),
            joined=list(self.joined),
            asked=list(self.asked),
            asked_at=dict(self.asked_at),
            times={seat: list(counts) for seat, counts in self.times.items()},
            covered=_copied(self.covered),
            rested=dict(self.rested),
            enablers=list(self.enablers),
            former=dict(self.former),
        )


def _copied(covered: Covered | None) -> Covered | None:
    if covered is None:
        return None
    questions, answers = dict(covered.questions), dict(covered.answers)
    return replace(covered, questions=questions, answers=answers)


def fair_dice(record: TableRecord) -> FairDice:
    """Return the data that determine the seed of a table's game, with tokens instead of names."""
    tokens = record.tokens
    return FairDice(
        commitment=commitment_to(record.secret),
        secret=record.secret,
        words={tokens[name]: word for name, word in record.words.items()},
        seats={
            seat: sitter(tokens[there.player] if there.player else "", there.bot)
            for seat, there in record.seats.items()
        },
    )


def draw_tokens(record: TableRecord) -> None:
    """Draw a token for each person who sits at the table or has added a word."""
    people = [*record.words, *(there.player for there in record.seats.values() if there.player)]
    record.tokens = {name: record.tokens.get(name) or new_token() for name in people}


def can_be_rated(record: TableRecord) -> bool:
    """Whether a game that has not begun can still be rated, as its table is set up."""
    fixed_bots = any(there.bot and not there.held for there in record.seats.values())
    allowed = allows_rating(record.rated, fixed_bots=fixed_bots)
    return record.state == WAITING and not record.save and allowed


def would_be_rated(record: TableRecord) -> bool:
    """Whether a club could rate a game that begins now, with these players and bots."""
    seats = record.seats.values()
    people = sum(bool(there.player) for there in seats)
    alone = people < len(seats) if record.rated == "people" else 2 * people < len(seats)
    return can_be_rated(record) and people >= 2 and not alone


def new_id() -> str:
    """A new random id for a table and its folder."""
    return secrets.token_hex(6)


DELETED = ".deleted"
"""The folder of tables that are being deleted, in the folder of tables."""


def table_folders(tables: Path) -> Iterator[Path]:
    """The folders of all tables in the folder of tables, by id; none if there is no such folder."""
    if tables.is_dir():
        yield from (folder for folder in sorted(tables.iterdir()) if is_id(folder.name))


def is_id(text: str) -> bool:
    """Whether this is a well-formed table id.

    >>> is_id(new_id()), is_id("../../etc")
    (True, False)
    """
    return len(text) == 12 and all(char in "0123456789abcdef" for char in text)


def game_file(folder: Path) -> Path:
    """Return the save in which a table's game continues.

    If a game cannot continue in its file, it continues in another one with a longer name (`game-2`,
    `game-2-2`); a file that was just announced may not exist yet. The longest name is the current
    file.
    """
    names = [path.name for path in folder.glob("game*.weimar")]
    return folder / max(names, key=lambda name: (len(name), name), default=GAME)


def record_text(record: TableRecord) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record))


def write_record(folder: Path, text: bytes) -> None:
    """Write a record so that a crash leaves the old one or the new one. Raises SaveError."""
    write_of_host(folder / FILE, text)


def write_of_host(path: Path, text: bytes) -> None:
    """Write one of the host's files atomically, in a folder that only the host can
    read. Raises SaveError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(path, text)
    except OSError as error:
        raise SaveError("table-unwritable", **cause_of(error)) from None


def read_record(folder: Path) -> TableRecord:
    """Read the record in a table's folder. Raises SaveError."""
    path = folder / FILE
    try:
        record = msgspec.json.decode(
            without_mark(read_bounded(path, SMALL, links=False)), type=TableRecord
        )
    except OSError as error:
        raise SaveError("file-unreadable", path=str(path), **cause_of(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(
            "table-damaged", path=str(path), detail=printable(str(error), 200)
        ) from None
    if record.id != folder.name or not is_id(record.id):
        raise SaveError("table-foreign", path=str(path))
    return record
