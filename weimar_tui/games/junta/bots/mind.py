"""How a family sees the table, and everything it uses to answer a question."""

from __future__ import annotations

from functools import cached_property
from random import Random

from weimar_tui.kernel.decision import T
from weimar_tui.kernel.journal import Reason

from ..rules import odds
from ..rules.coup.common import the_coup
from ..rules.determinize import AID, fortune
from ..rules.families import present
from ..rules.negotiation.clause_types import (
    ClauseType,
    Counted,
)
from ..rules.negotiation.clauses import announcer
from ..rules.negotiation.promises import known_to
from ..rules.position import Coup, Promise
from ..rules.preview import seen_at
from ..rules.runner import JuntaRunner
from ..rules.subjects import JuntaDecision, subject_of
from ..rules.trust import trust
from ..rules.units import by_party, dice_of
from ..rules.voting import open_votes
from . import weights as w
from .personalities import BEGINNER, CUNNING, Personality


class Mind:
    """A question as the family sees it, with its personality, and the reasons it finds."""

    def __init__(
        self, runner: JuntaRunner, decision: JuntaDecision, me: Personality, level: str, seed: str
    ) -> None:
        self.runner = runner
        self.view = runner.position
        self.components = runner.components
        self.kind = decision.kind
        self.options = decision.options
        self.decision = decision
        self.seat = decision.seat
        self.pocket = self.view.families[self.seat].pocket.total
        self.me = me
        # The President keeps a third and gives the rest in equal parts.
        self.usual_share = 0.67 * AID / (len(self.view.order) - 1)
        self.wanted_share = me.need * w.WANTED * self.usual_share
        self.beginner, self.cunning = level == BEGINNER, level == CUNNING
        self.seed = f"{seed}/{decision.seat}"
        self.number = decision.number
        self.reasons: list[Reason] = []
        self._fortunes: dict[str, tuple[float, float]] = {}

    def about(self, kind: type[T]) -> T:
        """The private or public subject of this type."""
        return subject_of(self.decision, kind)

    def because(self, reason: str, **arguments: str | int) -> None:
        """Add a reason: the id of a sentence, and its arguments."""
        self.reasons.append(Reason(f"bot-{reason}", arguments))

    def first(self, *starts: str) -> str:
        """The first option that starts with one of these prefixes, by order of the
        prefixes; otherwise ""."""
        return next((o for start in starts for o in self.options if o.startswith(start)), "")

    @cached_property
    def chance(self) -> Random:
        """A random generator that gives the same numbers whenever this question is asked."""
        return Random(f"{self.seed}/{self.number}")

    def chance_of(self, what: str) -> Random:
        """A random generator for a topic that gives the same numbers throughout the round."""
        return Random(f"{self.seed}/{self.view.round}/{what}")

    def may(self, what: str, likely: float) -> bool:
        """Whether it feels like doing something this round, with the given probability."""
        return self.chance_of(what).random() < likely

    # --- words ---
    def trusts(self, other: str) -> float:
        """How much it trusts another family, from 0 to 1."""
        return trust(self.view, self.seat, other)

    def keeps(self, made: Promise) -> bool:
        """Whether it means to keep a promise: decided once, with its personality's probability."""
        return Random(f"{self.seed}/word/{made.number}").random() < self.me.word

    def sworn(self, *words: type[ClauseType] | ClauseType, to: str = "") -> list[Promise]:
        """Its open promises to a family (optionally of these types) that it means to keep."""
        known = (made for made in known_to(self.view, self.seat) if made.by == self.seat)
        given = (made for made in known if made.state == "open" and (not to or made.to == to))
        types = tuple(word for word in words if isinstance(word, type))

        def is_meant(made: Promise) -> bool:
            return isinstance(made.word, types) or made.word in words

        return [made for made in given if is_meant(made) and self.keeps(made)]

    def keeps_word(self, of: type[ClauseType]) -> str:
        """The argument of a promise it means to keep, of this type of clause; otherwise ""."""
        return next((made.word.parts[-1] for made in self.sworn(of)), "")

    def hears(self, of: type[ClauseType], by: str) -> float:
        """How much it believes a promise of another family, times the clause's number
        if it has one."""
        for made in known_to(self.view, self.seat):
            word = made.word
            if (made.by, made.to, made.state) == (by, self.seat, "open") and isinstance(word, of):
                return self.trusts(by) * (word.number if isinstance(word, Counted) else 1)
        return 0.0

    # --- the table, judged by what it shows ---
    def others(self, seat: str) -> list[str]:
        """The other families that are not dead or in exile."""
        return [other for other in present(self.view) if other != seat]

    def votes(self, seat: str) -> int:
        """Votes of a family by open information."""
        return sum(open_votes(self.view, self.components, seat))

    # --- money ---
    def promised_to(self, seat: str) -> float:
        """What the announced budget gives a family; for its author, what is left."""
        view = self.view
        if announcer(view) == seat:
            return max(0.0, AID - sum(view.announced.values()))
        return float(view.announced.get(seat, 0))

    def grievance(self, seat: str) -> float:
        """A family's grievance against the President, from -1 to 3; 0 for usual shares."""
        return self.left_out_by(self.view.president, seat)

    def left_out_by(self, president: str, seat: str) -> float:
        """How badly a President's budgets treated a family, from -1 to 3."""
        view = self.view
        if seat == president:
            return 0.0
        received = [dict(budget.sums) for budget in view.budgets if budget.by == president]
        if announcer(view) == president and view.budget in ("announced", "carried", "forced"):
            received.append(view.announced)
        grudge = 0.0
        for sums in received:
            grudge = w.FORGETTING * grudge + 1.5 * (1 - sums.get(seat, 0) / self.usual_share)
        return max(-1.0, min(3.0, grudge))

    def fortune(self, seat: str) -> tuple[float, float]:
        """Estimated millions of a family in Switzerland and in its pocket, by open information."""
        known = self._fortunes.get(seat)
        if known is None:
            known = self._fortunes[seat] = fortune(self.view, seat)
        return known

    def pocket_of(self, seat: str) -> float:
        """Estimated millions in a family's pocket."""
        return self.fortune(seat)[1]

    @cached_property
    def leader(self) -> str:
        """The family that is clearly ahead by open information, or ""."""
        second, first = sorted((self.fortune(seat)[0], seat) for seat in self.view.order)[-2:]
        return first[1] if first[0] > 1.25 * second[0] + 2 else ""

    # --- nights and coups ---
    def habit(self, seat: str) -> dict[str, float]:
        """The chance of each place for a family tonight, from its last nights."""
        seen = seen_at(self.view, seat)[-w.NIGHTS[self.cunning] :]
        return odds.habits(seen, bank_closed=self.view.bank_closed)

    def angry(self, rebels: set[str], least: float) -> list[str]:
        """Other families with at least this grievance against the President, angriest first."""
        grudges = {
            s: self.grievance(s) for s in self.others(self.view.president) if s not in rebels
        }
        return sorted((s for s in grudges if grudges[s] > least), key=lambda s: -grudges[s])

    def forecast(self, rebels: set[str]) -> float:
        """The chance that a coup of these families succeeds, with up to two content
        families defending."""
        angry = self.angry(rebels, w.CONTENT)
        content = [seat for seat in self.angry(rebels, -2) if seat not in angry]
        against, loyal = (
            frozenset(office for seat in seats for office in self.view.families[seat].offices)
            for seats in (rebels, content[-2:])
        )
        likely = odds.forecast(against, loyal, forced=self.view.forced)
        return likely / (likely + w.RESISTANCE * (1 - likely))

    @property
    def coup(self) -> Coup:
        """The coup under way."""
        return the_coup(self.runner)

    @cached_property
    def dice_in_areas(self) -> dict[str, tuple[int, int]]:
        """In a coup, by area with units: the dice of the Rebels and of all others."""
        dice, rebels = {}, self.coup.rebels
        for area, stacks in self.view.areas.items():
            sides = [0, 0]
            for party, own in by_party(self.runner, stacks).items():
                sides[party not in rebels] += dice_of(self.runner, own)
            dice[area] = sides[0], sides[1]
        return dice
