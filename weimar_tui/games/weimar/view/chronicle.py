"""Groups events into the lines of the chronicle: a roll, its reactions and its effects in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import NarratedAct

from ..rules import events as e
from ..rules.component_data import Tables
from ..words.names import signed
from ..words.wording import WeimarMessages
from .causes import TABLES, added, can_bring

_MINOR = (e.CardsDrawn, e.CardDiscarded, e.DeckShuffled, e.CardRemoved, e.SetAdded)
"""Moves of cards, shown on request."""

_ALONE = (
    e.RoundStarted,
    e.PhaseStarted,
    e.StepStarted,
    e.CardPlayed,
    e.CardEventStarted,
    e.AgendaRevealed,
    e.FirstPlayerNamed,
    e.GovernmentDeclared,
    e.GovernmentFormed,
    e.CoalitionAnswered,
    e.IssueResolved,
    e.IssueRemoved,
    e.IssueMajorityWon,
    e.NegotiationOpened,
    e.SocietyResolved,
    e.StageChanged,
    e.BehaviourTurned,
    e.PresidentCardTurned,
    e.ParliamentCut,
    e.GameEnded,
)
"""Events that no roll brings about."""

_MOVES = (e.UnitMoved, e.IssueMoved, e.IssuePlaced, e.SocietyPlaced)
"""Moves, which end the line of a roll that is over."""

_BEFORE_A_ROLL = (
    e.Reacted,
    e.ResultChanged,
    e.DiceChanged,
    e.ResultBought,
    e.RollRepeated,
    e.CoupOpposed,
    e.ReichswehrLent,
    e.ReserveChanged,
    e.StresemannTurned,
)
"""What changes a roll that is open."""


@dataclass
class _Line:
    """A line being gathered: whose, what is attempted where, and the events by their places."""

    party: str = ""
    action: str = ""
    city: str = ""
    dice: tuple[int, ...] = ()
    result: int = 0
    places: list[int] = field(default_factory=list)
    kind: type[Event] | None = None
    minor: bool = False
    roll: e.DiceRolled | None = None


def _follows(event: Event, line: _Line, tables: Tables) -> bool:
    """Whether an event belongs to a roll that is over; of a random city, what happens there."""
    if line.action == "city":
        return getattr(event, "city", "") == line.city
    if line.roll is not None and not can_bring(line.roll, event, tables):
        return False
    return not isinstance(event, _MOVES)


class _Gathering:
    """Assigns events to lines. A roll belongs to its attempt, even after a reaction's roll."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lines: list[_Line] = []
        self._open: list[_Line] = []
        """Attempts whose dice have not been rolled."""
        self._rolled: _Line | None = None
        """The latest roll, which what follows is an effect of."""

    def hear(self, place: int, event: Event) -> None:
        """Add an event to the line it belongs to."""
        match event:
            case e.AttemptAnnounced(action="reaction") if self._open:
                self._open[-1].places.append(place)
            case e.AttemptAnnounced(party=party, action=action, city=city):
                self._open.append(self._begin(place, party, action, city))
                self._rolled = None
            case e.DiceRolled(purpose="city"):
                pass
            case e.DiceRolled():
                self._roll(place, event)
            case e.AttemptFailed(party=party, action=action):
                line = self._attempt(party, action) or self._begin(place, party, action)
                self._close(line)
                self._add(line, place)
            case e.RandomCityRolled(dice=dice, city=city):
                self._rolled = self._begin(place, "", "city", city)
                self._rolled.dice, self._rolled.result = dice, sum(dice)
            case _ if isinstance(event, _MINOR):
                self._begin(place).minor = True
            case _ if isinstance(event, _ALONE):
                self._rolled = None
                self._begin(place)
            case _ if self._open and isinstance(event, _BEFORE_A_ROLL):
                self._open[-1].places.append(place)
            case _ if self._rolled is not None and _follows(event, self._rolled, self.tables):
                self._rolled.places.append(place)
            case _:
                self._rolled = None
                self._join(place, event)

    def _begin(self, place: int, party: str = "", action: str = "", city: str = "") -> _Line:
        line = _Line(party, action, city, places=[place])
        self.lines.append(line)
        return line

    def _attempt(self, party: str, action: str) -> _Line | None:
        """The open attempt that a roll belongs to."""
        attempts = reversed(self._open)
        return next((one for one in attempts if (one.party, one.action) == (party, action)), None)

    def _close(self, line: _Line) -> None:
        if line in self._open:
            self._open.remove(line)
        self._rolled = line

    @staticmethod
    def _add(line: _Line, place: int) -> None:
        if place not in line.places:
            line.places.append(place)

    def _roll(self, place: int, event: e.DiceRolled) -> None:
        """Add a roll to its attempt; a roll that repeats another one replaces its dice."""
        line, before = self._attempt(event.party, event.purpose), self._rolled
        if line is None and event.purpose == "reaction" and self._open:
            self._open[-1].places.append(place)
            return
        if line is None and before is not None and self._repeats(before, event):
            line = before
        if line is None:
            line = self._begin(place, event.party, event.purpose, event.city)
        self._add(line, place)
        line.dice, line.result, line.roll = event.dice, event.result, event
        self._repeated = False
        self._close(line)

    _repeated = False

    def _repeats(self, before: _Line, event: e.DiceRolled) -> bool:
        return self._repeated and (before.party, before.action) == (event.party, event.purpose)

    def note_repeat(self) -> None:
        """The latest roll is repeated."""
        self._repeated = True

    def _join(self, place: int, event: Event) -> None:
        """Add an event without a roll; it joins a line of the same party and the same kind."""
        party, last = _doer(event), self.lines[-1] if self.lines else None
        if last is not None and last.kind is type(event) and last.party == party:
            last.places.append(place)
            return
        line = self._begin(place, party)
        line.kind = type(event)


def _doer(event: Event) -> str:
    """The party that an event is about, or the one that removed another's base."""
    by = event.by if isinstance(event, e.BaseRemoved) else ""
    return by or getattr(event, "party", "")


def acts_of(events: Sequence[Event], words: WeimarMessages) -> list[NarratedAct]:
    """The lines for the events below one heading."""
    gathering = _Gathering(words.data.tables)
    for place, event in enumerate(events):
        if isinstance(event, e.RollRepeated):
            gathering.note_repeat()
        gathering.hear(place, event)
    return [act for line in gathering.lines for act in _acts(line, events, words)]


def _acts(line: _Line, events: Sequence[Event], words: WeimarMessages) -> list[NarratedAct]:
    """A line as an act; what has no short form becomes sentences, one act each."""
    if line.minor:
        return [NarratedAct(line.places, minor=True)]
    told = [events[place] for place in line.places]
    match told:
        case [e.Reacted(card=card)] if card and not line.action:
            return [NarratedAct(line.places, effect=words.card(card))]  # the line names the party
        case [e.CoupOpposed(city=city, opposed=True)] if not line.action:
            return [
                NarratedAct(line.places, effect=words.text("short-opposes", city=words.city(city)))
            ]
    effect = words.line_in_short(told, line.city)
    if not line.action:
        return (
            [NarratedAct(line.places, effect=effect)]
            if effect
            else [NarratedAct([p]) for p in line.places]
        )
    is_over = line.places[-1] < len(events) - 1
    on_table = line.roll is not None and line.action in TABLES
    if (on_table or line.action == "city") and not effect and is_over:
        effect = words.text("roll-no-effect")
    what = words.ui(f"action-{line.action}")
    announced = next(
        (one for one in told if isinstance(one, e.AttemptAnnounced) and one.action == line.action),
        None,
    )
    if line.city:
        what = words.text("short-where", what=what, city=words.city(line.city))
    elif line.action == "negotiate" and announced is not None:
        what = words.text("short-where", what=what, city=words.name(announced.target))
    dice = " ".join(map(str, line.dice))
    if dice and line.action != "vote":
        # What was fixed with the announcement comes before what reactions changed.
        by = sum(amount for _, amount in announced.modifiers) if announced is not None else 0
        later = added(line.action, line.dice, line.result) - by
        dice += "".join(f" {signed(amount)}" for amount in (by, later) if amount)
        dice += f" = {line.result}"
    return [NarratedAct(line.places, what, dice, effect)]
