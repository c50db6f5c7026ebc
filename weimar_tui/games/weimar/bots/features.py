"""Describes Weimar to the learning bots."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import log
from pathlib import Path
from typing import ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.learned.counted import Count, Counts
from weimar_tui.bots.learned.features import Features, Numbers, SearchBudget, words_by_id
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.weights import Value
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.game import WeimarGame
from ..rules.opinion import half_wins
from ..rules.parliament import occupied
from ..rules.position import PARTIES, CityState, WeimarPosition
from ..rules.subjects import Actions
from . import counts as counting
from .card_search import DEPTHS, CardSearch
from .evaluation import sudden_endings
from .evaluation.evaluator import Evaluator
from .evaluation.survey import Survey
from .player import CardDrawer, SteadyBot

_LEFT_OUT = frozenset({"name", "note", "year", "source", "id", "notation", "text", "column", "row"})
_MOST_WORDS = 30
_ASKED = ("action", "trigger", "use", "do", "unit", "units", "word", "about", "coalition", "city")
"""The parts of a subject that distinguish questions of one kind."""

_BY_PARTY = ("vp", "lead", "value of issues", "seats", "bases", "reserve")
_BY_PARTY_TOO = ("governs", "leads the government", "expected lead", "share", "chance")
_RECKONED = ("expected lead", "share", "chance")
"""Measures computed as the rule bot does. Those merely counted can correlate with them
by chance."""
_OF_ALL = (
    *("seats of the NSDAP", "markers in the DR box", "economy", "NSDAP track", "unrest", "poverty"),
    *("Councils", "Regimes", "Uprisings"),
    *("Councils held", "Regimes held", "Councils in Berlin", "Regime in Berlin"),
    *("units of the SPD", "units of the KPD", "units of the right"),
    *("overthrow by the KPD", "overthrow by the DNVP", "anarchy", "NSDAP in power"),
    *("half of the seats for the KPD", "half of the seats for the DNVP"),
)
_LEAST_CHANCE = 0.02
"""A lower bound for a party's chance before taking its logarithm."""
_TOPICS = {
    **dict.fromkeys(("vp", "lead", "expected lead", "share", "chance"), "vp"),
    **dict.fromkeys(("governs", "leads the government"), "government"),
    "value of issues": "opinion",
    "reserve": "means",
    **{name: name for name in ("seats", "bases")},
}
"""The topic under which each figure of a party is reported."""
_PERILS = {
    **dict.fromkeys(("overthrow by the KPD", "half of the seats for the KPD"), "kpd"),
    **dict.fromkeys(("Councils", "Uprisings", "Councils held", "Councils in Berlin"), "kpd"),
    **dict.fromkeys(("overthrow by the DNVP", "half of the seats for the DNVP"), "dnvp"),
    **dict.fromkeys(("Regimes", "Regimes held", "Regime in Berlin"), "dnvp"),
}
_UNITS = {"units of the SPD": "spd", "units of the KPD": "kpd", "units of the right": "dnvp"}
_STATE = {
    **dict.fromkeys(("anarchy", "markers in the DR box", "unrest", "poverty"), "bot-anarchy"),
    **dict.fromkeys(("seats of the NSDAP", "NSDAP track", "NSDAP in power"), "bot-nsdap"),
}
_PER_PARTY = tuple(
    f"{name} of {party}" for name in (*_BY_PARTY, *_BY_PARTY_TOO) for party in PARTIES
)


_QUICK = SearchBudget(worlds=14, keep=4, turns=0, steps=450, prior=5_000, least=50, trust=2)
_DEEP = SearchBudget(worlds=96, keep=6, turns=0, steps=6000, prior=4_000, least=40, trust=2)


class WeimarFeatures(Features[WeimarPosition]):
    """Each party is a role of its own. A position is quiet when a card is to be played.

    Sudden endings and prospects come from the rule bot's evaluation.
    """

    weights = Path(__file__).with_name("learned.json.gz")
    trusted_kinds = frozenset(
        question.kind
        for question in (
            dt.AGENDA,
            dt.PLAY_CARD,
            dt.PLAY_BEFORE,
            dt.ACTION,
            dt.MOVE_ISSUE,
            dt.MOVE_UNIT,
            dt.MOVE_TO,
        )
    )
    searched_kinds = frozenset({dt.PLAY_CARD.kind})
    rule_bot_first = True
    astray = 12
    bootstrap = 0.8
    verbs = frozenset(
        {"actions", "event", "debate", "mobilize", "demonstrate", "fight", "coup", "counter-coup"}
        | {"negotiate", "take-control", "reserve", "board", "done", "pass"}
    )
    budgets: ClassVar = {
        "quick": replace(_QUICK, own_search="two cards"),
        # Deep search of reactions and cities takes seconds and has not been seen to win more games.
        "strong": replace(_QUICK, own_search="cards"),
        # Two or three worlds would give chances too rough to show.
        "analyst": _DEEP,
    }

    def __init__(self, game: WeimarGame) -> None:
        super().__init__(game)
        self._weimar = game
        self._components = game.components
        parts = game.data
        names = (*_PER_PARTY, *_OF_ALL)
        self.measures = (*names, *(f"{name}, early" for name in names))
        self.core = frozenset(name for name in self.measures if name.startswith(_RECKONED))
        piles: dict[str, Mapping[str, Struct]] = {"card": parts.cards, "agenda": parts.agendas}
        self._words = words_by_id(piles, _MOST_WORDS, leave=_LEFT_OUT)

    def judge(self, seat: str) -> str:
        """All seats use the same measures, so one value function serves all."""
        return ""

    def teacher(self, seat: str, seed: str) -> SteadyBot:
        return SteadyBot(seat, seed, self._weimar)

    def rule_bot(self, seat: str, seed: str) -> CardDrawer | SteadyBot:
        """The KPD does not insist on its agenda that draws a card, which costs a seat."""
        steady = self.teacher(seat, seed)
        return steady if seat == "kpd" else CardDrawer(steady, self._components)

    def own_search(self, policy: Policy, value: Value, budget: SearchBudget) -> CardSearch:
        """Cards are searched in worlds where lean players play on."""
        return CardSearch(self, policy, value, budget, self._weimar, DEPTHS[budget.own_search])

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """The gain, in the steady bot's words; it has none for losses."""
        if not better:
            return None
        figure, _, party = measure.rpartition(" of ")
        if figure in _TOPICS and party in PARTIES:
            return Reason(f"bot-{_TOPICS[figure]}", _whose(party, seat))
        if radical := _PERILS.get(measure):
            return Reason("bot-power" if radical == seat else "bot-stops", {"party": radical})
        if owner := _UNITS.get(measure):
            return Reason("bot-units", _whose(owner, seat))
        return Reason(_STATE[measure]) if measure in _STATE else None

    def counts(self, position: WeimarPosition, seat: str) -> Counts:
        return counting.counts(position, self._components, seat)

    def counted(self, view: WeimarPosition, seat: str) -> Mapping[str, Count]:
        return counting.meanings(view, seat)

    # --- the policy -----------------------------------------------------------------------------
    def about(self, decision: Decision) -> tuple[str, ...]:
        """The kind of action, trigger or thing that the question is about."""
        subject = decision.subject
        words = [f"{name}={value}" for name in _ASKED if (value := getattr(subject, name, ""))]
        if isinstance(subject, Actions) and subject.ap:
            words.append(f"ap={min(4, subject.ap)}")
        return tuple(words)

    def situation(self, position: WeimarPosition, seat: str) -> tuple[str, ...]:
        """The round, office, the DR box, the reserve, the leader."""
        vp = position.vp
        ahead = vp[seat] - max(vp[other] for other in PARTIES if other != seat)
        governs = seat in position.government
        return (
            f"r{position.round}",
            f"g{governs}{position.chancellor == seat}",
            f"dr{min(6, len(position.dr_box))}",
            f"re{position.reserve[seat]}",
            f"vp{max(-3, min(3, ahead // 4))}",
            f"e{position.economy}",
            f"ns{min(5, len(position.nsdap_track))}",
        )

    def attributes(self, part: str) -> Sequence[str]:
        """Attributes of cards and agendas."""
        return self._words.get(part, ())

    def numbers(self, position: WeimarPosition, part: str, seat: str) -> Numbers:
        """Numbers of cities, issues and parties."""
        city = position.cities.get(part)
        if city is not None:
            return self._city(city, part, position, seat)
        if part in position.issues:
            return ((f"lies at {position.issues[part]}", 1),)
        if part in position.vp:
            lead = (position.vp[part] - position.vp[seat]) // 4
            return (
                ("lead", max(-3, min(3, lead))),
                ("governs", (part in position.government) + 2 * (seat in position.government)),
                ("seats", position.seats[part]),
            )
        if part in position.supply.get(seat, ()):
            return (("left", min(3, position.supply[seat][part])),)
        return ()

    def _city(self, city: CityState, name: str, position: WeimarPosition, seat: str) -> Numbers:
        owner, strength = self._components.owner, self._components.strength
        dice = {"government": 0, "spd": 0, "kpd": 0, "dnvp": 0}
        for unit, number in city.units.items():
            dice[owner[unit]] += number * strength[unit]
        held = sum(city.bases.values())
        numbers = [
            ("own bases", city.bases.get(seat, 0)),
            ("full", int(held >= self._components.spaces[name])),
            ("white", min(6, dice["government"] + dice["spd"])),
            ("red", min(6, dice["kpd"])),
            ("black", min(6, dice["dnvp"])),
            *((threat, 1) for threat in city.threats),
        ]
        own = dice.get(seat, 0)
        white = dice["government"] + dice["spd"]
        numbers.append(("stronger", max(-4, min(4, (own if seat != "z" else white) - white))))
        return tuple(numbers)

    # --- the value ------------------------------------------------------------------------------
    def measure(self, position: WeimarPosition, seat: str) -> list[float]:
        """The same measures for every party, and all of them again weighted by the rounds left."""
        evaluator = Evaluator(position, self._components)
        survey = evaluator.survey
        near = _Endings.of(position, survey)
        rows = self._of_parties(position, survey)
        rows += _expected(position, evaluator, near)
        numbers = [float(number) for row in rows for number in row]
        numbers += map(float, self._of_all(position, survey, near))
        left = (position.last_round - position.round) / 5
        return numbers + [each * left for each in numbers]

    def _of_parties(self, position: WeimarPosition, survey: Survey) -> list[list[float]]:
        vp, government = position.vp, position.government
        return [
            [vp[party] for party in PARTIES],
            _leads([vp[party] for party in PARTIES]),
            [half_wins(position, party)[1] for party in PARTIES],
            [position.seats[party] for party in PARTIES],
            [survey.bases[party] for party in PARTIES],
            [position.reserve[party] for party in PARTIES],
            [party in government for party in PARTIES],
            [party == position.chancellor for party in PARTIES],
        ]

    def _of_all(
        self, position: WeimarPosition, survey: Survey, near: _Endings
    ) -> tuple[float, ...]:
        return (
            position.seats["nsdap"],
            len(position.dr_box),
            position.economy,
            len(position.nsdap_track),
            survey.unrest,
            survey.poverty,
            survey.councils,
            survey.regimes,
            survey.uprisings,
            survey.held_kpd,
            survey.held_dnvp,
            survey.kpd_berlin,
            survey.right_berlin,
            survey.spd_units,
            survey.kpd_units,
            survey.black,
            *near,
        )

    def quiet(self, position: WeimarPosition, decision: Decision) -> Hashable | None:
        """A key when a card is to be played or agendas are chosen; otherwise None."""
        if decision.kind not in ("play-card", "agenda") or position.attempts:
            return None
        played = sum(position.impulses_played.values())
        return position.round, decision.kind, decision.seat, played


class _Endings(NamedTuple):
    """The probability of each sudden ending."""

    kpd: float
    dnvp: float
    anarchy: float
    nsdap: float
    half_kpd: float
    half_dnvp: float

    @classmethod
    def of(cls, position: WeimarPosition, survey: Survey) -> _Endings:
        kpd, dnvp = sudden_endings.survey_chances(
            survey, position, position.last_round - position.round
        )
        total = occupied(position) or 1
        half_kpd, half_dnvp = (
            sudden_endings.seat_majority_chance(position.seats[party] / total)
            for party in ("kpd", "dnvp")
        )
        anarchy = sudden_endings.anarchy_chance(position, len(position.dr_box))
        return cls(kpd, dnvp, anarchy, sudden_endings.nsdap_chance(position), half_kpd, half_dnvp)


def _expected(position: WeimarPosition, evaluator: Evaluator, near: _Endings) -> list[list[float]]:
    """Each party's expected lead in points, its share of victory by points, and the logarithm of
    its chance over all endings, by the rule bot's evaluation."""
    share = evaluator.stakes.share
    sinking = sudden_endings.anarchy_winners(position)
    sudden = {
        "kpd": near.kpd + (1 - near.kpd) * near.half_kpd,
        "dnvp": near.dnvp + (1 - near.dnvp) * near.half_dnvp,
    }
    none_of_them = (1 - sudden["kpd"]) * (1 - sudden["dnvp"]) * (1 - near.nsdap)
    chances = [
        sudden.get(party, 0.0)
        + none_of_them * (near.anarchy * sinking[i] + (1 - near.anarchy) * share[i])
        for i, party in enumerate(PARTIES)
    ]
    return [
        _leads(evaluator.expected),
        list(share),
        [log(max(_LEAST_CHANCE, chance)) for chance in chances],
    ]


def _leads(points: list[float]) -> list[float]:
    """Each party's lead over the best of the others."""
    return [
        own - max(other for j, other in enumerate(points) if j != i) for i, own in enumerate(points)
    ]


def _whose(party: str, seat: str) -> dict[str, str | int]:
    return {"whose": "own" if party == seat else "rival", "party": party}
