"""How a game presents its recording: headings, the seats an event concerns, key figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import P
from weimar_tui.text.messages import GameMessages

F = TypeVar("F", default=Any)
"""A game's figures at one moment."""

CHAPTER, HEADING, LINE = 0, 1, 2
"""Levels of the chronicle: a round, a phase or card, an event within it."""


@dataclass(frozen=True)
class Series:
    """One curve of a chart: its letter, style, label, and a function from figures to its value.

    `label` names the message `replay-series-<label>`; without one the letter is enough. `limit`:
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

    `stacked`: the curves are shares of a whole, drawn on top of one another, the first at the
    bottom.
    """

    name: str
    series: tuple[Series, ...]
    stacked: bool = False


@dataclass(frozen=True)
class Luck:
    """What dice brought a seat, and the average for that number of dice.

    `rolled` and `expected` use the game's own unit: results, hits.
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


@dataclass
class NarratedAct:
    """Events that the chronicle tells in one line, by their places, as a short form.

    `what` was attempted and where, `dice` with their result, and the `effect` in a few signs.
    Without any of them the line is the sentence of its event. Readers ask for `minor` acts.
    """

    places: list[int]
    what: str = ""
    dice: str = ""
    effect: str = ""
    minor: bool = False

    @property
    def is_short(self) -> bool:
        """Whether it has a short form."""
        return bool(self.what or self.dice or self.effect)


@dataclass(frozen=True)
class Summary:
    """A page about a finished part of the game, such as a phase: what it changed, and why.

    The part begins after the first `begin` events and ends after `end`. `lines` say everything in
    words; a game's screen may draw `figures` instead. `topic` is its page of the handbook.
    """

    title: str
    lines: tuple[str, ...]
    end: int
    topic: str
    figures: Any = None
    begin: int = 0


class Narration(Generic[P, F]):
    """How a game presents its recording. Games override what they can do better.

    `figures` are whatever a game counts at a moment; only its own charts read them.
    """

    chapters: tuple[type[Event], ...] = ()
    heads: tuple[type[Event], ...] = ()
    """Events that head others in the chronicle, major headings and minor ones."""

    alarms: tuple[type[Event], ...] = ()
    """Events shown in the colour of danger."""

    told_bare: tuple[type[Event], ...] = ()
    """Headings worth a line although nothing has happened under them yet."""

    charts: Sequence[Chart] = ()
    has_luck: bool = False
    """Whether the game has dice whose luck can be measured (`luck`)."""

    columns: Sequence[str] = ()
    """Column names of `row`."""

    keys: Sequence[str] = ()
    """Column names of `head_keys`."""

    # --- lines ----------------------------------------------------------------------------------
    def level(self, event: Event) -> int:
        """The event's level in the chronicle."""
        if isinstance(event, self.chapters):
            return CHAPTER
        return HEADING if isinstance(event, self.heads) else LINE

    def style(self, event: Event) -> str:
        """The style of an event's line: the seat it belongs to, or `danger`."""
        return "danger" if isinstance(event, self.alarms) else self.owner(event)

    def owner(self, event: Event) -> str:
        """The seat an event belongs to, or empty."""
        owner = getattr(event, "seat", "")
        return owner if isinstance(owner, str) else ""

    def seats(self, event: Event, seats: Sequence[str]) -> frozenset[str]:
        """Those of `seats` that an event mentions."""
        named: set[str] = set()
        for value in msgspec.structs.asdict(event).values():
            match value:
                case str():
                    named.add(value)
                case tuple():
                    named.update(part for part in value if isinstance(part, str))
        return frozenset(named).intersection(seats)

    def is_in_question(self, event: Event, seat: str) -> bool:
        """Whether the next question to a seat says this itself, so that no page needs to."""
        return False

    def is_repeat(self, before: Event | None, event: Event) -> bool:
        """Whether an event only repeats the previous line, which reported `before`.

        Both are as the reader can know them.
        """
        return False

    def is_silent(self, event: Event) -> bool:
        """Whether an event is never worth showing."""
        return False

    def acts(self, events: Sequence[Event], words: GameMessages) -> Sequence[NarratedAct]:
        """The lines of the chronicle for the events below one heading, as a reader may know them.

        The default tells every event in a line of its own.
        """
        return [NarratedAct([place]) for place in range(len(events))]

    def roll_lines(
        self, words: GameMessages, events: Sequence[Event], place: int, seat: str | None
    ) -> Sequence[str]:
        """What explains the roll at `place` in line mode: what changed it, and its result table.

        None for other events.
        """
        return ()

    # --- headings -------------------------------------------------------------------------------
    def chapter(self, event: Event) -> int:
        """The round that an event begins; 0 if it begins none."""
        return 0

    def phase(self, event: Event) -> str:
        """The phase that an event begins; empty if it begins none."""
        return ""

    def opening_phase(self, position: P) -> str:
        """The phase at the start of a game that begins with this position; empty if phases are not
        shown.
        """
        return ""

    def is_turn(self, event: Event) -> bool:
        """Whether an event begins a player's turn; turns are counted within a round."""
        return False

    def is_automatic_turn(self, event: Event) -> bool:
        """Whether an event begins the turn of a seat that nobody decides for: the rules play it."""
        return False

    def tells_choice(self, event: Event) -> bool:
        """Whether an event openly reports a player's choice, so that a bot's reason can be shown.

        Never for a choice that is still secret, nor for a pass where other seats cannot pass.
        """
        return self.is_turn(event)

    def is_heading(self, event: Event) -> bool:
        """Whether what follows belongs under this event."""
        return bool(self.chapter(event) or self.phase(event)) or self.is_turn(event)

    def gathers(self, event: Event) -> bool:
        """Whether all that happens below this heading is one passage of the review of others'
        moves, even if several seats were asked. Automatic turns that gather are one passage if they
        follow each other.
        """
        return False

    def is_repeated(self, heading: Event, seat: str) -> bool:
        """Whether a passage for a seat that was cut off from its heading begins with it again.

        By default for another player's turn, and for a heading that gathers passages.
        """
        is_own = bool(self.seats(heading, (seat,)))
        return self.gathers(heading) or (self.is_turn(heading) and not is_own)

    def bears_out(self, reason: Reason, events: Sequence[Event]) -> bool:
        """Whether a bot did in these events what its reason says."""
        return True

    def ends(self, event: Event, heading: Event) -> bool:
        """Whether an event is the last below a heading: what follows belongs to the one before."""
        return False

    def opens_turn(self, decision: Decision) -> bool:
        """Whether a decision begins its seat's turn, so that the turn before it is over."""
        return False

    def head_keys(self, event: Event) -> Sequence[object]:
        """The columns of a turn's heading in a table of figures, in the order of `keys`."""
        return [""] * len(self.keys)

    def is_score(self, event: Event) -> bool:
        """Whether an event reports a gain or loss of what the first chart counts."""
        return True

    def summary_page(
        self, words: GameMessages, events: Sequence[Event], view: P, since: int = 0
    ) -> Summary | None:
        """The latest part of the game that players see a page about.

        None if no such part ended after the first `since` events. `view` is the position after all
        events, as any seat sees it.
        """
        return None

    def summary_so_far(
        self, words: GameMessages, events: Sequence[Event], view: P
    ) -> Summary | None:
        """The part of the game under way as `summary_page` will show it; None between parts."""
        return None

    # --- dice -----------------------------------------------------------------------------------
    def luck(self, event: Event) -> tuple[str, Luck] | None:
        """The seat that rolled and its luck; None for other events."""
        return None

    def luck_of(self, events: Sequence[Event]) -> Mapping[str, Luck]:
        """The luck of every seat that has rolled."""
        luck_of_seat: dict[str, Luck] = {}
        for event in events:
            fell = self.luck(event)
            if fell is not None:
                seat, luck = fell
                luck_of_seat[seat] = luck_of_seat.get(seat, Luck()) + luck
        return luck_of_seat

    # --- figures --------------------------------------------------------------------------------
    def figures(self, position: P) -> F | None:
        """The figures of a position, or of a view while the game is still being played."""
        return None

    def row(self, figures: F) -> Sequence[object]:
        """Figures as a row of a table, in the order of `columns`."""
        return ()

    def standing(
        self, words: GameMessages, figures: F, seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        """The figures as a table to read: rows of cells, the first row naming the columns."""
        yield from ()

    def summary(self, words: GameMessages, figures: F) -> str:
        """One line with what the table of `standing` leaves out."""
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
