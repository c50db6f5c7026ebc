"""Describes Junta to the learning bots."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from weimar_tui.bots.learned.counted import Count, Counts
from weimar_tui.bots.learned.features import Features, Numbers, SearchBudget
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.game import JuntaGame
from ..rules.position import ALIVE, JuntaPosition
from ..rules.subjects import JuntaDecision, link_of
from . import appraisal, counts as counting, guidance
from .player import JuntaBot
from .weights import OFFICE_WORTH

_SEARCHED = (
    *(dt.BALLOT, dt.APPOINT, dt.ANNOUNCE, dt.FORCE_BUDGET, dt.PLACE, dt.ATTACK, dt.VICTIM),
    *(dt.COUP, dt.JOIN, dt.SHOOT_WHOM, dt.JUNTA_VOTE),
)
"""Kinds of decision where a search pays; the rule bot decides all others, including all talk."""

_ADVISED = (
    *(dt.NOMINATE, dt.ACCEPT_OFFICE, dt.CAST, dt.BREAK_TIE, dt.RECOUNT, dt.WHERE, dt.SHIELD),
    *(dt.TARGET_OF_CARD, dt.COME_BACK, dt.PASSAGE, dt.SHOOT_RETURNER, dt.SIDE, dt.RESPOND_TO),
    *(dt.RESPOND_FROM, dt.BRIBE_AREA, dt.BRIBE_NUMBER, dt.ALLOW_RETREAT, dt.JUNTA_TIE),
    *(dt.TRANSFER_WHAT, dt.TRANSFER_TO, dt.ALTERNATIVE, dt.BROTHER_IN_LAW),
)
"""Votes, attempts and some answers in coups, which the coach tries out. Talk, promises and the
exact notes of an envelope lie outside what imagined games show; single moves in a coup make too
little difference there (`moves`)."""

_FIGURES = (
    *("account", "ahead of the richest", "ahead of the mean", "how many are richer"),
    *("pocket", "pocket ahead of the mean", "President", "offices", "hand", "influence", "alive"),
    *("coup", "Rebel", "President in a coup", "strength as Rebel", "strength against President"),
)
_TOPICS = {
    **dict.fromkeys(_FIGURES[:4], "money"),
    **dict.fromkeys(_FIGURES[4:6], "pocket"),
    "President": "president",
    "offices": "offices",
    "hand": "cards",
    "influence": "influence",
    "alive": "alive",
    **dict.fromkeys(_FIGURES[11:], "coup"),
}
"""The topic under which each figure is reported."""
_NONE = (dt.DONE, dt.PASS)
_BEFORE_AID = ("draw", "election")


class JuntaFeatures(Features[JuntaPosition]):
    """All families share one role. A position is quiet at the start of a round.

    Measures look into accounts, so they only apply to simulated worlds.
    """

    rule_kinds = frozenset(dt.DECISION_TYPES) - {question.kind for question in _SEARCHED}
    advised_kinds = frozenset(question.kind for question in _ADVISED)
    postpone = frozenset({dt.TALK_FIRST, dt.TRANSFER, dt.RESIGN})
    rule_bot_first = True
    weights = Path(__file__).with_name("learned.json.gz")
    measures = (*_FIGURES, *(f"{name}, early" for name in _FIGURES), "early")
    budgets: ClassVar = {
        "quick": SearchBudget(8, keep=4, turns=0, steps=400, prior=4000, rule_bot_plays_on=True),
        "strong": SearchBudget(32, keep=6, turns=0, steps=3500, prior=3000, rule_bot_plays_on=True),
        # Coups take long to play out: a coach has more time for them than a bot.
        "analyst": SearchBudget(
            32, keep=6, turns=0, steps=10_000, prior=3000, rule_bot_plays_on=True
        ),
    }

    def __init__(self, game: JuntaGame) -> None:
        super().__init__(game)
        self._junta = game

    def role(self, seat: str) -> str:
        """Families differ only by name, so all have the same role."""
        return ""

    def teacher(self, seat: str, seed: str) -> JuntaBot:
        """A family with any personality."""
        return JuntaBot(seat, seed, self._junta)

    def shown(self, world: JuntaPosition, seat: str) -> JuntaPosition:
        """The view of `seat`, so that it knows its own money."""
        world.viewer = seat
        return world

    def at_once(self, decision: Decision) -> str:
        """Skip talk in simulations: it is slow and hardly changes the value of an answer."""
        return dt.READY if decision.kind == dt.TALK.kind and dt.READY in decision.options else ""

    def hinted(self, decision: JuntaDecision) -> Collection[str] | None:
        """No talk is tried out: imagined games skip it, so that promises count for little there."""
        if link_of(decision):
            return None
        if decision.kind in (dt.CAST.kind, dt.BALLOT.kind):
            # All votes for one side, or none: parts of them, and cards, show the same less clearly.
            whole = [o for o in decision.options if o.endswith(":all")]
            whole = whole or [o for o in decision.options if o.endswith((":office", ":table"))]
            return [*whole, *(o for o in _NONE if o in decision.options)] if whole else ()
        return super().hinted(decision)

    def notes(
        self, view: JuntaPosition, decision: JuntaDecision, option: str
    ) -> tuple[Reason, ...]:
        """What an offer is worth, which promises an answer breaks, and its goal in a coup."""
        teacher = self.teacher(decision.seat, "coach")
        mind, by_rule = teacher.mind(view, decision), teacher.decide(view, decision)
        told = guidance.notes(mind, option, by_rule, teacher.reasons)
        return (*appraisal.notes(mind, option), *told)

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """The gain or loss, as a reason."""
        topic = _TOPICS.get(measure)
        return Reason(f"bot-{topic}", {"better": "yes" if better else "no"}) if topic else None

    def counts(self, position: JuntaPosition, seat: str) -> Counts:
        return counting.counts(position, seat)

    def counted(self, view: JuntaPosition, seat: str) -> Mapping[str, Count]:
        return counting.meanings(view, seat)

    def goal(self, view: JuntaPosition, seat: str, reason: Reason) -> Reason:
        """The President wants to stay in power; the goal in a coup depends on the side."""
        coup = view.coup
        side = "none" if coup is None else "rebel" if seat in coup.rebels else "loyal"
        holds = "yes" if view.president == seat else "no"
        return Reason(reason.id.removeprefix("bot-"), {"holds": holds, "side": side})

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        """Itself, or another family."""
        return ("wins", "loses")

    def class_of(self, winner: str, seat: str) -> str:
        """Whether the winner is the family itself."""
        return "wins" if winner == seat else "loses"

    def situation(self, position: JuntaPosition, seat: str) -> tuple[str, ...]:
        """Its pocket, its rank, whether the bank is open, whether an excuse exists."""
        family = position.families[seat]
        return (
            f"pocket {min(9, family.pocket.total) // 2}",
            f"president {position.president == seat}",
            f"closed {position.bank_closed}",
            f"excuse {position.excuse}",
            f"share {position.announced.get(seat, -1)}",
        )

    def numbers(self, position: JuntaPosition, part: str, seat: str) -> Numbers:
        """Numbers of families."""
        family = position.families.get(part)
        if family is None:
            return ()
        return (
            ("president", int(position.president == part)),
            ("offices", len(family.offices)),
            ("influence", min(4, len(family.table))),
            ("share", position.announced.get(part, -1)),
            ("itself", int(part == seat)),
        )

    def measure(self, position: JuntaPosition, seat: str) -> list[float]:
        """Money compared with the others, and what earns more, with the rounds left."""
        families = position.families
        family = families[seat]
        account, pocket = family.account.total, family.pocket.total
        accounts = [each.account.total for name, each in families.items() if name != seat]
        pockets = [each.pocket.total for name, each in families.items() if name != seat]
        figures = [
            account,
            account - max(accounts),
            account - sum(accounts) / len(accounts),
            sum(other > account for other in accounts),
            pocket,
            pocket - sum(pockets) / len(pockets),
            position.president == seat,
            sum(OFFICE_WORTH[office] for office in family.offices),
            len(family.hand),
            len(family.table),
            family.state == ALIVE,
            *_in_coup(position, seat),
        ]
        early = min(1.0, len(position.stack) / 80)
        numbers = [float(figure) for figure in figures]
        return [*numbers, *(figure * early for figure in numbers), early]

    def quiet(self, position: JuntaPosition, decision: Decision) -> Hashable | None:
        """A key at the start of a round, or of a coup (which takes long to play out);
        otherwise None."""
        if position.coup is not None:
            return _coup(position) if position.coup.phase == 0 else None
        return position.round if position.phase in _BEFORE_AID else None

    def passed(self, position: JuntaPosition, decision: Decision) -> Hashable | None:
        """Like `quiet`, but a question about a coup plays the whole coup out."""
        return _coup(position) if decision.kind == dt.COUP.kind else self.quiet(position, decision)


def _in_coup(position: JuntaPosition, seat: str) -> tuple[float, ...]:
    """Whether a coup is on, the seat's side, and the Rebels' strength for that side."""
    coup = position.coup
    if coup is None:
        return (0, 0, 0, 0, 0)
    rebels = [position.families[rebel].offices for rebel in coup.rebels]
    strength = sum(OFFICE_WORTH[office] for offices in rebels for office in offices)
    rebel, president = seat in coup.rebels, seat == position.president
    return (1, rebel, president, strength * rebel, strength * president)


def _coup(position: JuntaPosition) -> Hashable:
    return position.round, "coup"
