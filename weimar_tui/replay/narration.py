"""How a recorded game is told: what heads what, whom an event concerns, which figures count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.text.messages import GameMessages

F = TypeVar("F", default=Any)
"""A game's figures at one moment."""

CHAPTER, HEADING, LINE = 0, 1, 2
"""How deep a line of the chronicle stands: a round, a phase or card, what happened then."""


@dataclass(frozen=True)
class Series:
    """One curve of a chart: its letter, style, label, and its value in figures, if it has one then.

    `label` names the message `replay-series-<label>`; without one the letter says enough. `limit`:
    the value at which the game ends.
    """

    letter: str
    style: str
    label: str
    value: Callable[[Any], int | None]
    limit: int | None = None


@dataclass(frozen=True)
class Chart:
    """Curves under a title, the message `replay-chart-<name>`.

    `stacked`: they are shares of a whole, and lie on one another in this order, the first below.
    """

    name: str
    series: tuple[Series, ...]
    stacked: bool = False


@dataclass(frozen=True)
class Luck:
    """What dice brought a seat, and what so many dice bring on average.

    `rolled` and `expected` are in whatever counts in the game: results, hits.
    """

    rolls: int = 0
    dice: int = 0
    rolled: int = 0
    expected: float = 0.0

    def __add__(self, other: Luck) -> Luck:
        return Luck(
            self.rolls + other.rolls,
            self.dice + other.dice,
            self.rolled + other.rolled,
            self.expected + other.expected,
        )


class Narration(Generic[P, F]):
    """How a game is told. A game overrides what it knows better.

    `figures` are whatever a game counts at a moment; only its own charts read them.
    """

    chapters: tuple[type[Event], ...] = ()
    heads: tuple[type[Event], ...] = ()
    """Events under which others stand in the chronicle: the great ones, and those within."""

    alarms: tuple[type[Event], ...] = ()
    """Events that are told in the colour of danger."""

    charts: Sequence[Chart] = ()
    has_luck: bool = False
    """Whether dice fall whose luck can be told (`luck`)."""

    columns: Sequence[str] = ()
    """What `row` writes into a table of figures, by name."""

    keys: Sequence[str] = ()
    """What `head_keys` says of a heading, by name."""

    # --- lines ----------------------------------------------------------------------------------
    def level(self, event: Event) -> int:
        """How deep an event stands in the chronicle."""
        if isinstance(event, self.chapters):
            return CHAPTER
        return HEADING if isinstance(event, self.heads) else LINE

    def style(self, event: Event) -> str:
        """The style of an event's line: the seat it belongs to, or `danger`."""
        return "danger" if isinstance(event, self.alarms) else self.owner(event)

    def owner(self, event: Event) -> str:
        """The seat an event belongs to, if any."""
        owner = getattr(event, "seat", "")
        return owner if isinstance(owner, str) else ""

    def seats(self, event: Event, seats: Sequence[str]) -> frozenset[str]:
        """Those of the seats that an event speaks of."""
        named: set[str] = set()
        for value in msgspec.structs.asdict(event).values():
            match value:
                case str():
                    named.add(value)
                case tuple():
                    named.update(part for part in value if isinstance(part, str))
        return frozenset(named).intersection(seats)

    def is_repeat(self, before: Event | None, event: Event) -> bool:
        """Whether an event only says what the last line has said, which tells of `before`.

        Both are as the reader may know them.
        """
        return False

    def is_silent(self, event: Event) -> bool:
        """Whether an event is no news for anybody, and is told nowhere."""
        return False

    # --- headings -------------------------------------------------------------------------------
    def chapter(self, event: Event) -> int:
        """The round that an event begins; 0 if it begins none."""
        return 0

    def phase(self, event: Event) -> str:
        """The phase that an event begins; empty if it begins none."""
        return ""

    def opening_phase(self, position: P) -> str:
        """The phase in which a game stands that begins at this position, if phases are told."""
        return ""

    def is_turn(self, event: Event) -> bool:
        """Whether an event begins somebody's turn; these are counted within a round."""
        return False

    def tells_choice(self, event: Event) -> bool:
        """Whether an event says openly what somebody chose, so that a bot's reason may be told.

        Never for a choice that is still a secret, nor for passing where others cannot pass.
        """
        return self.is_turn(event)

    def is_heading(self, event: Event) -> bool:
        """Whether what follows belongs under this event."""
        return bool(self.chapter(event) or self.phase(event)) or self.is_turn(event)

    def head_keys(self, event: Event) -> Sequence[object]:
        """What a table of figures says of a turn's heading, in the order of `keys`."""
        return [""] * len(self.keys)

    def is_score(self, event: Event) -> bool:
        """Whether an event tells that a seat gained or lost what the first chart counts."""
        return True

    # --- dice -----------------------------------------------------------------------------------
    def luck(self, event: Event) -> tuple[str, Luck] | None:
        """The seat whose dice fell, and what they brought it; None for other events."""
        return None

    def luck_of(self, events: Sequence[Event]) -> Mapping[str, Luck]:
        """The luck of every seat whose dice have fallen."""
        luck_of_seat: dict[str, Luck] = {}
        for event in events:
            fell = self.luck(event)
            if fell is not None:
                seat, luck = fell
                luck_of_seat[seat] = luck_of_seat.get(seat, Luck()) + luck
        return luck_of_seat

    # --- figures --------------------------------------------------------------------------------
    def figures(self, position: P) -> F | None:
        """How things stand in a position, or in the view of a game that still goes on."""
        return None

    def row(self, figures: F) -> Sequence[object]:
        """Figures as a row of a table, in the order of `columns`."""
        return ()

    def standing(
        self, words: GameMessages, figures: F, seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        """Figures as a table to read: rows of cells, the first row names the columns."""
        yield from ()

    def summary(self, words: GameMessages, figures: F) -> str:
        """What the table of `standing` leaves out, in a line."""
        return ""


def of_seats(
    name: str,
    seats: Mapping[str, tuple[str, str]],
    value: Callable[[Any, str], int | None],
    *,
    stacked: bool = False,
    limit: int | None = None,
) -> Chart:
    """A chart with a curve for each seat; `seats` gives each seat's letter and style."""

    def reader(seat: str) -> Callable[[Any], int | None]:
        return lambda figures: value(figures, seat)

    series = tuple(
        Series(letter, style, "", reader(seat), limit) for seat, (letter, style) in seats.items()
    )
    return Chart(name, series, stacked)
