"""The protocol between a table server and its clients: version, field types, errors.

Clients send the messages of `requests`, the server those of `replies`; `framing` defines the
encoding. Positions and events travel as the JSON of their game, so that none of these modules
knows a particular game; a table names its game.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weimar_tui.kernel.errors import Argument, KernelError

VERSION = 5
"""The version of the protocol. Later ones only add fields and messages. `Hello` and `Bye` are the
same in every version, so that sides of different versions can report the mismatch."""

OLDEST = max(5, VERSION - 1)
"""The oldest version that this program speaks; versions before 5 were not kept compatible."""


def allows_rating(rated: str, *, fixed_bots: bool) -> bool:
    """Whether a table set up like this can have a rated game; `rated` is the wish of its owner
    (`TableRecord`), `fixed_bots`: bots hold seats that people cannot take."""
    return rated == "yes" or (rated == "people" and not fixed_bots)


def speaks(version: int) -> bool:
    """Return whether this program can talk to a side that uses this version.

    >>> speaks(VERSION), speaks(VERSION + 1), speaks(OLDEST - 1)
    (True, False, False)
    """
    return OLDEST <= version <= VERSION


FRAMES = "weimar-frames"
"""The command over SSH that passes these messages to a client on the player's computer."""

NAME = r"^[A-Za-z0-9_-]{1,20}$"
"""Pattern of player names (`$` alone would accept a trailing line feed: see `is_name`)."""

Name = Annotated[str, Meta(pattern=NAME, max_length=20)]
ComesAs = Annotated[str, Meta(pattern=r"^~?[A-Za-z0-9_-]{1,20}$", max_length=21)]
"""The name of a player, or of a visitor without an account."""

Id = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=400)]
MOST_SETTINGS = 24
SettingName = Annotated[str, Meta(pattern=r"^[a-z-]{1,32}$")]
SettingValue = (
    bool
    | Annotated[str, Meta(max_length=64)]
    | dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=64)]]
)
"""A value of a player's own settings: a switch, a word, or the keys of bindings."""

Language = Annotated[str, Meta(pattern=r"^([a-z]{2,8})?$")]
PaceName = Literal["", "live", "day", "slow"]
PACE_NAMES: tuple[PaceName, ...] = ("", "live", "day", "slow")


def pace_name(name: str) -> PaceName:
    """Return a pace by its name, no pace for an unknown one."""
    return next((pace for pace in PACE_NAMES if pace == name), "")


WindowSeconds = Literal[0, 900, 3600, 21600]
WINDOWS: tuple[WindowSeconds, ...] = (0, 900, 3600, 21600)
"""How long reactions stay open and covered; 0: not at all."""


def window_of(seconds: int) -> WindowSeconds:
    """Return a window by its length, a quick one for an unknown length."""
    return next((window for window in WINDOWS if window == seconds), 0)


WHOLE_VACATION: Literal[366] = 366
VacationDays = Literal[0, 7, 366]
VACATIONS: tuple[VacationDays, ...] = (7, 366, 0)
"""For how many days of vacation a player's clock can stop in one game; 366: no limit."""


def vacation_of(days: int) -> VacationDays:
    """Return a limit by its days, none for an unknown number."""
    return next((limit for limit in VACATIONS if limit == days), WHOLE_VACATION)


PAGE = 40
"""Rows of a list that the server sends at once."""

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class WireError(KernelError):
    """An invalid message; `fatal`: the rest of the stream is unusable."""

    def __init__(self, id: str, /, *, fatal: bool = False, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.fatal = fatal


class ServerError(KernelError):
    """An error reported by the server, with its English text.

    The text is shown if the server is newer and this program lacks the message for the id.
    """

    def __init__(self, text: str, id: str = "", /, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self._text = text

    def __str__(self) -> str:
        return self._text


class Wish(Struct, frozen=True, kw_only=True):
    """A player's settings for turn notifications.

    `ring`: the terminal's bell, or a desktop notification (OSC 9 or OSC 777). `away`: also while
    disconnected, with the host's command.
    """

    ring: Literal["off", "bell", "osc9", "osc777"] = "off"
    away: bool = False


class Level(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose rating lets them take a seat: from `low` to `high` (0: no limit), and players whose
    rating is provisional (`new`), or only others (`settled`)."""

    low: Annotated[int, Meta(ge=0, le=4000)] = 0
    high: Annotated[int, Meta(ge=0, le=4000)] = 0
    who: Literal["", "new", "settled"] = ""

    def admits(self, rating: int, *, provisional: bool) -> bool:
        """Whether a player with this rating can take a seat.

        >>> level = Level(low=1400, high=1600, who="settled")
        >>> [level.admits(one, provisional=False) for one in (1399, 1400, 1600, 1601)]
        [False, True, True, False]
        >>> level.admits(1500, provisional=True), Level().admits(1500, provisional=True)
        (False, True)
        """
        if self.who and provisional != (self.who == "new"):
            return False
        return self.low <= rating and (not self.high or rating <= self.high)


class TableFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables with free seats a player wants listed.

    `last`: only those where one more person is missing. Tables without a language of their own fit
    every language.
    """

    game: Id = ""
    pace: Literal["any", "", "live", "day", "slow"] = "any"
    rated: Literal["any", "yes", "no"] = "any"
    language: Language = ""
    last: bool = False


RematchAnswer = Literal["yes", "same", "no"]
"""`yes`: every player moves to the next seat; `same`: all keep their seats."""
