"""What the server remembers of a table besides the game itself: one small JSON file beside it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
from msgspec import Struct, field

from weimar_tui.kernel.errors import Argument, SaveError, cause_of, reason_of
from weimar_tui.table.clocks import Clock

FILE = "table.json"
GAME = "game.weimar"
CHAT_KEPT = 200

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class SeatRecord(Struct, kw_only=True):
    """Who sits there: a bot, or a person by name (empty: nobody yet).

    `stand_in`: the bot that plays for the person now. `agreed`: players who agreed to one.
    """

    player: str = ""
    bot: str = ""
    stand_in: str = ""
    agreed: list[str] = field(default_factory=list)


class ChatLine(Struct, frozen=True, kw_only=True):
    """A line said; `seat` is empty for a spectator, `to` names the one seat it was said to.

    `id` and `arguments` (as in a KernelError) are given with what the server itself says.
    """

    n: int
    player: str
    seat: str
    text: str
    to: str = ""
    id: str = ""
    arguments: dict[str, Argument] = {}


class TableRecord(Struct, kw_only=True):
    """A table: how it was made, who sits, and what was said."""

    id: str
    title: str
    scenario: str
    owner: str
    seats: dict[str, SeatRecord]
    public: bool = True
    invited: list[str] = field(default_factory=list)
    state: str = WAITING
    save: str = ""
    created: str = ""
    secret: str = ""
    words: dict[str, str] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    watch: str = "open"
    delay: int = 120
    consents: list[str] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    said: int = 0
    ending: str = ""
    round: int = 0


def new_id() -> str:
    """A name for a table's folder, made by the server and by nobody else."""
    return secrets.token_hex(6)


def is_id(text: str) -> bool:
    """Whether this can be a table's id.

    >>> is_id(new_id()), is_id("../../etc")
    (True, False)
    """
    return len(text) == 12 and all(char in "0123456789abcdef" for char in text)


def game_file(folder: Path) -> Path:
    """The save that the game of a table goes on in.

    A game that cannot go on in its file goes on in one beside, whose name is longer (`game-2`,
    `game-2-2`); a file just announced may not be there yet. So it is the longest name.
    """
    found = [path.name for path in folder.glob("game*.weimar")]
    return folder / max(found, key=lambda name: (len(name), name), default=GAME)


def write_record(folder: Path, record: TableRecord) -> None:
    """Write the record so that a crash leaves the old one or the new one. Raises SaveError."""
    beside = folder / f"{FILE}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with beside.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(record)))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(folder / FILE)
    except OSError as error:
        raise SaveError(
            f"The table cannot be written: {reason_of(error)}.",
            id="table-unwritable",
            **cause_of(error),
        ) from None


def read_record(folder: Path) -> TableRecord:
    """The record in a table's folder. Raises SaveError."""
    try:
        record = msgspec.json.decode((folder / FILE).read_bytes(), type=TableRecord)
    except OSError as error:
        raise SaveError(f"{folder / FILE} cannot be read: {error.strerror}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError(f"{folder / FILE} is damaged: {error}.") from None
    if record.id != folder.name or not is_id(record.id):
        raise SaveError(f"{folder / FILE} belongs to another table.")
    return record
