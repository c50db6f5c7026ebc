"""How the chronicle tells a game of Weimar: headings, and figures such as points and threats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.replay.narration import (
    Chart,
    Luck,
    NarratedAct,
    Narration,
    Series,
    Summary,
    of_seats,
)
from weimar_tui.text.messages import GameMessages

from ..rules import events as e
from ..rules.endings import NSDAP_SPACES
from ..rules.odds import result_chances
from ..rules.opinion import ARM
from ..rules.parliament import bases
from ..rules.politics_results import (
    PoliticsResults,
    last_politics_phase,
    politics_phase_so_far,
)
from ..rules.position import PARTIES, WeimarPosition
from ..rules.results import success_result
from ..rules.threats import DR_SPACES
from ..words.politics import PoliticsWords
from ..words.wording import WeimarMessages
from .chronicle import acts_of
from .outcome import explained

THREATS = ("unrest", "poverty", "prosperity", "uprising", "councils", "regime")
"""The kinds of threat marker in cities."""

_HEADINGS = (e.RoundStarted, e.PhaseStarted, e.StepStarted, e.CardPlayed)
_NO_SUCCESS = ("crisis", "vote", "city")
_LETTERS = {party: (ARM[party], party) for party in PARTIES}
_SITTING = {**_LETTERS, "nsdap": ("N", "nsdap")}


_PLANNED = frozenset(("coup", "counter-coup", "fight", "demonstrate", "negotiate"))
"""Actions that a bot's reasons name and that are announced."""


class Figures(Struct, frozen=True):
    """Figures at one moment. `threats` counts the markers in cities by kind."""

    vp: dict[str, int]
    seats: dict[str, int]
    bases: dict[str, int]
    reserve: dict[str, int]
    threats: dict[str, int]
    dr_box: int
    economy: int
    nsdap: int
    government: tuple[str, ...]
    chancellor: str

    @property
    def in_cities(self) -> int:
        """Threat markers in cities, without Prosperity."""
        return sum(self.threats.values()) - self.threats["prosperity"]


def figures_of(position: WeimarPosition) -> Figures:
    threats = Counter(threat for city in position.cities.values() for threat in city.threats)
    return Figures(
        vp=dict(position.vp),
        seats=dict(position.seats),
        bases={party: bases(position, party) for party in PARTIES},
        reserve=dict(position.reserve),
        threats={threat: threats[threat] for threat in THREATS},
        dr_box=len(position.dr_box),
        economy=position.economy,
        nsdap=len(position.nsdap_track),
        government=position.government,
        chancellor=position.chancellor,
    )


def _summary(words: GameMessages, results: PoliticsResults | None) -> Summary | None:
    if results is None or not isinstance(words, WeimarMessages):
        return None
    said = PoliticsWords(words, results)
    lines = tuple(said.lines())
    return Summary(said.title, lines, results.end, "politics", results, results.begin)


class WeimarNarration(Narration[WeimarPosition, Figures]):
    """Rounds are headings above phases, phases above steps and cards."""

    chapters = (e.RoundStarted, e.GameEnded)
    heads = (e.PhaseStarted, e.StepStarted, e.CardPlayed, e.CardEventStarted, e.AgendaRevealed)
    alarms = (e.DrMarkerPlaced, e.NsdapFigurePlaced, e.GameEnded)
    charts = (
        of_seats("vp", _LETTERS, lambda figures, party: figures.vp[party]),
        of_seats(
            "seats",
            {party: _SITTING[party] for party in ("kpd", "spd", "z", "dnvp", "nsdap")},
            lambda figures, party: figures.seats[party],
            stacked=True,
        ),
        of_seats("bases", _LETTERS, lambda figures, party: figures.bases[party]),
        Chart(
            "republic",
            (
                Series("C", "danger", "cities", lambda figures: figures.in_cities),
                Series("B", "title", "dr-box", lambda figures: figures.dr_box, DR_SPACES + 1),
                Series("E", "good", "economy", lambda figures: figures.economy),
                Series("N", "nsdap", "nsdap", lambda figures: figures.nsdap, NSDAP_SPACES),
            ),
        ),
    )
    has_luck = True
    keys = ("party", "card", "use")
    columns = (
        *(f"vp_{party}" for party in PARTIES),
        *(f"seats_{party}" for party in (*PARTIES, "nsdap")),
        *(f"bases_{party}" for party in PARTIES),
        *(f"reserve_{party}" for party in PARTIES),
        "threats_in_cities",
        *THREATS,
        "dr_box",
        "economy",
        "nsdap_track",
        "chancellor",
        "government",
    )

    # --- lines ----------------------------------------------------------------------------------
    def owner(self, event: Event) -> str:
        """The event's party; a base that another party removed is that party's deed."""
        if isinstance(event, e.BaseRemoved) and event.by:
            return event.by
        party = getattr(event, "party", "")
        return party if isinstance(party, str) else ""

    def is_repeat(self, before: Event | None, event: Event) -> bool:
        """Whether an event repeats the one before: a card played for its event, or a random city.

        The dice for a random city are narrated together with the city.
        """
        if isinstance(event, e.DiceRolled):
            return event.purpose == "city"
        return (
            isinstance(before, e.CardPlayed)
            and isinstance(event, e.CardEventStarted)
            and (before.party, before.card, before.use) == (event.party, event.card, "event")
        )

    def is_score(self, event: Event) -> bool:
        """Changes of victory points."""
        return isinstance(event, e.VpChanged)

    # --- headings -------------------------------------------------------------------------------
    def chapter(self, event: Event) -> int:
        """The round that the event starts."""
        return event.round if isinstance(event, e.RoundStarted) else 0

    def phase(self, event: Event) -> str:
        """The phase that the event starts; a round starts with the Republic Phase."""
        if isinstance(event, e.RoundStarted):
            return "republic"
        return event.phase if isinstance(event, e.PhaseStarted) else ""

    def opening_phase(self, position: WeimarPosition) -> str:
        """The current phase, or the set-up."""
        return position.phase

    def is_turn(self, event: Event) -> bool:
        """An impulse: a player plays a card."""
        return isinstance(event, e.CardPlayed)

    def is_automatic_turn(self, event: Event) -> bool:
        """A party turns up a behaviour card of the solo game, or the agendas are revealed."""
        return isinstance(event, e.BehaviourTurned | e.AgendaRevealed)

    def is_heading(self, event: Event) -> bool:
        """Rounds, phases, steps and cards."""
        return isinstance(event, _HEADINGS)

    def gathers(self, event: Event) -> bool:
        """Steps of the Politics Phase, and the agendas, which are revealed together."""
        return isinstance(event, e.StepStarted | e.AgendaRevealed)

    def is_repeated(self, heading: Event, seat: str) -> bool:
        """Always: an effect on the republic needs its cause."""
        return True

    def bears_out(self, reason: Reason, events: Sequence[Event]) -> bool:
        """A debate names the issue planned first, an action its city; reactions and events can
        change the plan. An action that has not been announced yet may still come."""
        if reason.id == "bot-debates":
            moved = {event.issue for event in events if isinstance(event, e.IssueMoved)}
            return reason.arguments.get("issue") in moved
        planned = reason.id.removeprefix("bot-"), reason.arguments.get("city", "")
        announced = {
            (event.action, event.city)
            for event in events
            if isinstance(event, e.AttemptAnnounced) and event.action in _PLANNED
        }
        return planned[0] not in _PLANNED or not announced or planned in announced

    def ends(self, event: Event, heading: Event) -> bool:
        """A card played is over when it is put away, even in the middle of another one."""
        return (
            isinstance(event, e.CardDiscarded | e.CardRemoved)
            and isinstance(heading, e.CardPlayed)
            and event.card == heading.card
        )

    def head_keys(self, event: Event) -> Sequence[object]:
        """The player, the card, and its use."""
        assert isinstance(event, e.CardPlayed)
        return (event.party, event.card, event.use)

    def acts(self, events: Sequence[Event], words: GameMessages) -> Sequence[NarratedAct]:
        """A roll, its reactions and its effects are one line; moves of cards are minor."""
        if not isinstance(words, WeimarMessages):
            return super().acts(events, words)
        return acts_of(events, words)

    def roll_lines(
        self, words: GameMessages, events: Sequence[Event], place: int, seat: str | None
    ) -> Sequence[str]:
        """What changed the result of a roll, its treaty, and its result table."""
        if not isinstance(words, WeimarMessages):
            return ()
        return explained(events, place, words, seat)

    def summary_page(
        self, words: GameMessages, events: Sequence[Event], view: WeimarPosition, since: int = 0
    ) -> Summary | None:
        """What the latest Politics Phase changed, and why."""
        return _summary(words, last_politics_phase(events, view, since))

    def summary_so_far(
        self, words: GameMessages, events: Sequence[Event], view: WeimarPosition
    ) -> Summary | None:
        """What the Politics Phase under way has changed until now."""
        return _summary(words, politics_phase_so_far(events, view))

    # --- dice -----------------------------------------------------------------------------------
    def luck(self, event: Event) -> tuple[str, Luck] | None:
        """The result of a success roll before modifiers (rulebook 5.5)."""
        if not isinstance(event, e.DiceRolled) or event.purpose in _NO_SUCCESS:
            return None
        number = len(event.dice)
        expected = sum(result * chance for result, chance in result_chances(number).items())
        return event.party, Luck(1, number, success_result(event.dice, 0), expected)

    # --- figures --------------------------------------------------------------------------------
    def figures(self, position: WeimarPosition) -> Figures:
        """Points, seats, bases, threats and tracks."""
        return figures_of(position)

    def row(self, figures: Figures) -> Sequence[object]:
        """The columns of a table; `threats_in_cities` counts all threats except Prosperity."""
        return (
            *(figures.vp[party] for party in PARTIES),
            *(figures.seats[party] for party in (*PARTIES, "nsdap")),
            *(figures.bases[party] for party in PARTIES),
            *(figures.reserve[party] for party in PARTIES),
            figures.in_cities,
            *(figures.threats[threat] for threat in THREATS),
            figures.dr_box,
            figures.economy,
            figures.nsdap,
            figures.chancellor,
            "+".join(figures.government),
        )

    def standing(
        self, words: GameMessages, figures: Figures, seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        """Points, seats and bases of the parties, and the seats of the NSDAP."""
        yield [words.replay(f"book-{name}") for name in ("party", "vp", "seats-held", "bases")]
        for party in PARTIES:
            row = (figures.vp[party], figures.seats[party], figures.bases[party])
            yield [words.seat(party), *map(str, row)]
        if figures.seats["nsdap"]:
            yield [words.seat("nsdap"), "", str(figures.seats["nsdap"]), ""]

    def summary(self, words: GameMessages, figures: Figures) -> str:
        """A summary of the republic: threats, tracks, government."""
        return words.replay(
            "book-line",
            cities=figures.in_cities,
            box=figures.dr_box,
            limit=DR_SPACES + 1,
            economy=figures.economy,
            nsdap=figures.nsdap,
            government=words.seats(figures.government),
        )
