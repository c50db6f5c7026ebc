"""Values a position for each party."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from ...rules.actions.negotiation import VERSAILLES
from ...rules.components import Components
from ...rules.phases.government import COALITIONS
from ...rules.phases.politics import PoliticsStep
from ...rules.position import PARTIES, WeimarPosition
from ..weights import ENDINGS, FIGURES, PARTNERS, PROSPECTS, REPUBLIC
from . import sudden_endings
from .issues import INDEX, Opinion, base_worth, seat_worth
from .society import Society
from .survey import Survey

COALITION_PARTIES = tuple(
    tuple(PARTIES.index(party) for party in parties) for parties in COALITIONS.values()
)
"""The Weimar, left and right coalitions, as indexes of parties."""
GOALS_STEP, DECLARATION_STEP = 4, 5


def _soft(limit: float, count: float, width: float) -> float:
    """The chance that a count stays at or below its limit."""
    return 1 / (1 + exp((count - limit - 0.5) / width))


class Stakes:
    """Weights in victory points, derived from the four parties' prospects.

    A party's `share` is its chance of having the most points if the republic lasts. A party that
    leads on points has little to gain from a coup; one that is far behind has little to lose.
    """

    __slots__ = ("loss", "rivalry", "share", "win")

    def __init__(self, prospects: list[float], rounds_left: int) -> None:
        width = PROSPECTS.lead_now + PROSPECTS.lead_later * rounds_left
        top = max(prospects)
        heat = [exp((value - top) / width) for value in prospects]
        whole = sum(heat)
        self.share = [one / whole for one in heat]
        self.rivalry = [
            [
                1.0
                if j == i
                else -(PROSPECTS.rival_each + PROSPECTS.rival_leader * heat[j] / (whole - heat[i]))
                for j in range(4)
            ]
            for i in range(4)
        ]
        self.win = [
            min(most, max(least, width / one))
            for least, most, one in zip(
                ENDINGS.win_least, ENDINGS.win_most, self.share, strict=True
            )
        ]
        self.loss = [
            least + ENDINGS.loss_of_leader * one
            for least, one in zip(ENDINGS.loss_least, self.share, strict=True)
        ]

    def against_rivals(self, own: list[float]) -> list[float]:
        """Each party's prospects, minus a share of its rivals'."""
        a, b, c, d = own
        return [row[0] * a + row[1] * b + row[2] * c + row[3] * d for row in self.rivalry]


class Parts(NamedTuple):
    """The value of a position by components, each for SPD, KPD, Zentrum and DNVP.

    `prospects` are expected victory points; rivals' points count against a party. `sudden_endings`
    are weighted by what they mean to each party.
    """

    prospects: dict[str, list[float]]
    sudden_endings: dict[str, list[float]]


class Evaluator:
    """Values positions close to one moment of the game; its tables are computed once for it.

    `survey` and `expected` (`prospects`) describe that moment.
    """

    def __init__(self, position: WeimarPosition, components: Components) -> None:
        self.components = components
        self.opinion = Opinion(position, components)
        self.society = Society(position, components)
        round_now, last = position.round, position.last_round
        self._later = later = last - round_now
        self._seat, self._base = seat_worth(later), base_worth(later)
        steps = {s.number for s in position.steps if isinstance(s, PoliticsStep)}
        in_politics = position.phase == "politics"
        goals_left = not in_politics or GOALS_STEP in steps
        declaration_left = not in_politics or DECLARATION_STEP in steps
        lasting = REPUBLIC.goal_lasts * min(3, later)
        self._goals = REPUBLIC.goal_vp * ((1.0 if goals_left else 0.0) + lasting)
        self._now = 1.0 if declaration_left else 0.0
        self._declaration = self._now + REPUBLIC.calm_lasts * min(3, later)
        self._width = REPUBLIC.count_width + REPUBLIC.count_width_by_cards * min(
            1.0, sum(map(len, position.hands.values())) / REPUBLIC.full_table
        )
        minor = components.data.minor_parties
        self._minor = {
            name: FIGURES.minor_party[name] * (later + 1)
            + self._seat * sum(card.seats[round_now - 1 : last])
            for name, card in minor.items()
        }
        self._coming = PROSPECTS.coming[min(len(PROSPECTS.coming), later + 1) - 1]
        self._next_government: dict[tuple[int, ...], tuple[tuple[int, float], ...]] = {}
        self.survey = Survey(position, components)
        self.survey.remember(position)
        self.expected = self.prospects(position, self.survey)
        self.stakes = Stakes(self.expected, later)
        self.rivalry = self.stakes.rivalry

    def values(self, position: WeimarPosition) -> list[float]:
        """The value of the position to SPD, KPD, Zentrum and DNVP, rivals considered."""
        if position.outcome is not None:
            return self._ended(position)
        survey = Survey(position, self.components, self.survey)
        worth = self.stakes.against_rivals(self.prospects(position, survey))
        for ending in self.sudden_endings(position, survey).values():
            for i in range(4):
                worth[i] += ending[i]
        return worth

    def sudden_endings(self, position: WeimarPosition, survey: Survey) -> dict[str, list[float]]:
        """The value of each sudden ending to the parties, scaled by its probability."""
        stakes = self.stakes
        kpd, dnvp = sudden_endings.survey_chances(survey, position, self._later)
        seats = position.seats
        total = sum(seats.values()) or 1
        kpd = kpd + (1 - kpd) * sudden_endings.seat_majority_chance(seats["kpd"] / total)
        dnvp = dnvp + (1 - dnvp) * sudden_endings.seat_majority_chance(seats["dnvp"] / total)
        markers = len(position.dr_box) + 0.0
        if VERSAILLES in position.foreign_affairs.deck and position.dr_box.count("blockade") < 3:
            markers += ENDINGS.versailles_markers
        anarchy = sudden_endings.anarchy_chance(position, markers)
        nsdap = sudden_endings.nsdap_chance(position)
        win, loss = stakes.win, stakes.loss
        fear = ENDINGS.fear_of_right
        chances = {
            "kpd-power": [kpd * (win[i] if i == 1 else -loss[i]) for i in range(4)],
            "dnvp-power": [dnvp * (win[i] if i == 3 else -fear * loss[i]) for i in range(4)],
            "nsdap": [-nsdap * each for each in ENDINGS.nsdap_loss],
        }
        if anarchy:
            wins = sudden_endings.anarchy_winners(position)
            chances["anarchy"] = [
                anarchy * (ENDINGS.anarchy * (wins[i] - stakes.share[i]) - ENDINGS.anarchy_dread[i])
                for i in range(4)
            ]
        return chances

    def parts(self, position: WeimarPosition) -> Parts:
        """The same as `values`, by component, to explain a value."""
        survey = Survey(position, self.components)
        names = ("goals", "government", "units", "opinion", "society")
        parts = {name: [0.0] * 4 for name in names}
        self._add_goals(parts["goals"], survey)
        self._add_government(parts["government"], position, survey)
        self._add_units(parts["units"], position, survey)
        parts["opinion"] = list(self.opinion.worth(position.issues))
        parts["society"] = list(self.society.worth(position.society))
        parts["vp"] = [float(position.vp[p]) for p in PARTIES]
        parts["seats"] = [position.seats[p] * self._seat for p in PARTIES]
        parts["bases"] = [survey.bases[p] * self._base for p in PARTIES]
        whole = self.prospects(position, survey)
        named = [sum(part[i] for part in parts.values()) for i in range(4)]
        parts["means"] = [whole[i] - named[i] for i in range(4)]
        none = dict.fromkeys(("kpd-power", "dnvp-power", "nsdap", "anarchy"), [0.0] * 4)
        return Parts(parts, {**none, **self.sudden_endings(position, survey)})

    def _ended(self, position: WeimarPosition) -> list[float]:
        outcome = position.outcome
        assert outcome is not None
        if outcome.ending == "nsdap":
            return [-ENDINGS.nsdap_end - loss for loss in ENDINGS.nsdap_loss]
        winners = outcome.winners
        return [
            ENDINGS.win_end if party in winners else -ENDINGS.loss_end - self.stakes.loss[i]
            for i, party in enumerate(PARTIES)
        ]

    def prospects(self, position: WeimarPosition, survey: Survey) -> list[float]:
        """The victory points each party can expect at the end, without sudden endings."""
        seats, vp, reserve = position.seats, position.vp, position.reserve
        bases = survey.bases
        own = [
            vp[p]
            + seats[p] * self._seat
            + bases[p] * self._base
            + FIGURES.reserve[i][reserve[p]]
            + position.draw_next[p] * FIGURES.drawn_card
            + self._coming[i]
            for i, p in enumerate(PARTIES)
        ]
        self._add_goals(own, survey)
        self._add_government(own, position, survey)
        self._add_units(own, position, survey)
        for minor, holder in position.minor_parties.items():
            own[INDEX[holder]] += self._minor[minor]
        for source in (self.opinion.worth(position.issues), self.society.worth(position.society)):
            for i in range(4):
                own[i] += source[i]
        if position.lead_next:
            own[INDEX[position.lead_next]] += FIGURES.lead
        return own

    def _add_goals(self, own: list[float], survey: Survey) -> None:
        goals, width = self._goals, self._width
        no_regime = _soft(0, survey.regimes, REPUBLIC.power_width)
        no_councils = _soft(0, survey.councils, REPUBLIC.power_width)
        own[0] += goals * (_soft(2, survey.poverty, width) + no_regime)
        own[1] += goals * (survey.councils * REPUBLIC.held_goal + no_regime)
        own[2] += goals * (_soft(2, survey.unrest, width) + no_councils)
        own[3] += goals * (survey.regimes * REPUBLIC.held_goal + no_councils)
        own[1] += REPUBLIC.uprising_goal * survey.uprisings

    def _add_government(self, own: list[float], position: WeimarPosition, survey: Survey) -> None:
        government = position.government
        declared = self._declaration
        calm = survey.calm / len(government)
        markers = position.dr_box
        passing = markers.count("violent-peace") + markers.count("instable-state")
        lasting = float(len(markers) - passing)
        if VERSAILLES in position.foreign_affairs.deck and self._later:
            lasting += REPUBLIC.blockades_to_come
        lost = survey.councils + REPUBLIC.regime_share * survey.regimes
        lost += REPUBLIC.uprising_share * survey.uprisings
        worth = declared * (
            calm + survey.troubled * REPUBLIC.troubled_city - REPUBLIC.lost_city * lost
        )
        worth += REPUBLIC.crisis_roll * self._now * max(0, len(markers) - 1)
        worth += REPUBLIC.crisis_roll * (declared - self._now) * max(0, lasting - 1)
        affairs = position.foreign_affairs
        flags = position.flags
        hope = 0.0
        if affairs.deck and self._later >= 0:
            nation = self.components.foreign_affairs[affairs.deck[0]].nation
            hope = REPUBLIC.flag * (
                min(3, flags.get(nation, 0)) + REPUBLIC.any_flag * sum(flags.values())
            )
        for party in government:
            own[INDEX[party]] += worth + hope
        for i in range(4):
            own[i] += REPUBLIC.economy_level[i] * position.economy * (self._later + 1)
        own[INDEX[position.chancellor]] += FIGURES.chancellor
        if self._later:
            self._add_next_government(own, position)

    def _add_next_government(self, own: list[float], position: WeimarPosition) -> None:
        key = tuple(position.seats.values())
        shares = self._next_government.get(key)
        if shares is None:
            shares = self._next_government[key] = _government_shares(position.seats)
        for i, share in shares:
            own[i] += share

    def _add_units(self, own: list[float], position: WeimarPosition, survey: Survey) -> None:
        strength = self.components.strength
        on_map = (survey.spd_units, survey.kpd_units, 0, survey.black)
        for i, party in enumerate(PARTIES):
            own[i] += on_map[i] * FIGURES.unit_on_map[i]
            supply = position.supply.get(party)
            if supply:
                free = sum(n * strength[u] for u, n in supply.items())
                own[i] += free * FIGURES.unit_in_supply[i]
        for party in position.government:
            own[INDEX[party]] += survey.gov_units * FIGURES.government_unit


def _government_shares(seats: Mapping[str, int]) -> tuple[tuple[int, float], ...]:
    """What the next government brings: (party, points), two for each coalition."""
    held = [seats[p] for p in PARTIES]
    total = sum(seats.values()) or 1
    odds = [
        willing * exp((held[a] + held[b]) / PARTNERS.seats_heat)
        for (a, b), willing in zip(COALITION_PARTIES, PARTNERS.willing, strict=True)
    ]
    whole = sum(odds)
    shares: list[tuple[int, float]] = []
    for (a, b), one in zip(COALITION_PARTIES, odds, strict=True):
        chance = one / whole
        half = 1 / (1 + exp((0.5 - (held[a] + held[b]) / total) / PARTNERS.majority_width))
        share = PARTNERS.minority + PARTNERS.majority_adds * half
        shares += [(party, chance * share * PARTNERS.governing[party]) for party in (a, b)]
    return tuple(shares)
