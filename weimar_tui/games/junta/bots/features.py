"""What a bot that knows no game is told of Junta."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from weimar_tui.bots.learned.features import Budget, Features, Numbers
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.game import JuntaGame
from ..rules.position import ALIVE, JuntaPosition
from .player import JuntaBot
from .weights import OFFICE_WORTH

_SEARCHED = (
    *(dt.BALLOT, dt.APPOINT, dt.ANNOUNCE, dt.FORCE_BUDGET, dt.PLACE, dt.ATTACK, dt.VICTIM),
    *(dt.COUP, dt.JOIN, dt.SHOOT_WHOM, dt.JUNTA_VOTE),
)
"""Where trying out pays; the rest, all talk among it, is left to the rule bot."""

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
"""What the figures are told as."""
_BEFORE_AID = ("draw", "election")


class JuntaFeatures(Features[JuntaPosition]):
    """All families are of one role. A position is quiet where a round begins.

    Measures look into accounts, so they are of imagined worlds.
    """

    rule_kinds = frozenset(dt.DECISION_TYPES) - {question.kind for question in _SEARCHED}
    rule_bot_first = True
    weights = Path(__file__).with_name("learned.json.gz")
    measures = (*_FIGURES, *(f"{name}, early" for name in _FIGURES), "early")
    budgets: ClassVar = {
        "quick": Budget(8, keep=4, turns=0, steps=400, prior=4000, rule_bot_plays_on=True),
        "strong": Budget(32, keep=6, turns=0, steps=3500, prior=3000, rule_bot_plays_on=True),
    }

    def __init__(self, game: JuntaGame) -> None:
        super().__init__(game)
        self._junta = game

    def role(self, seat: str) -> str:
        """Families differ by nothing but their names."""
        return ""

    def teacher(self, seat: str, seed: str) -> JuntaBot:
        """A family of any character."""
        return JuntaBot(seat, seed, self._junta)

    def shown(self, world: JuntaPosition, seat: str) -> JuntaPosition:
        """What a family knows of its own money goes by whose view it is."""
        world.viewer = seat
        return world

    def at_once(self, decision: Decision) -> str:
        """Nobody talks: it takes long, and changes little of what an answer is worth."""
        return dt.READY if decision.kind == dt.TALK.kind and dt.READY in decision.options else ""

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """What it gains or gives up."""
        topic = _TOPICS.get(measure)
        return Reason(f"bot-{topic}", {"better": "yes" if better else "no"}) if topic else None

    def goal(self, view: JuntaPosition, seat: str, reason: Reason) -> Reason:
        """Whoever is in power wants to stay there; a coup looks otherwise from each side."""
        coup = view.coup
        side = "none" if coup is None else "rebel" if seat in coup.rebels else "loyal"
        holds = "yes" if view.president == seat else "no"
        return Reason(reason.id.removeprefix("bot-"), {"holds": holds, "side": side})

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        """Itself, or another."""
        return ("wins", "loses")

    def class_of(self, winner: str, seat: str) -> str:
        """Whether it is the family itself."""
        return "wins" if winner == seat else "loses"

    def situation(self, position: JuntaPosition, seat: str) -> tuple[str, ...]:
        """Its pocket, its rank, whether the bank is open, whether there is an excuse."""
        family = position.families[seat]
        return (
            f"pocket {min(9, family.pocket.total) // 2}",
            f"president {position.president == seat}",
            f"closed {position.bank_closed}",
            f"excuse {position.excuse}",
            f"share {position.announced.get(seat, -1)}",
        )

    def numbers(self, position: JuntaPosition, part: str, seat: str) -> Numbers:
        """Of families."""
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
        """Money in comparison with others, and what brings more, with the rounds left."""
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
        """Where a round begins, or a coup, which takes long to play out."""
        if position.coup is not None:
            return _coup(position) if position.coup.phase == 0 else None
        return position.round if position.phase in _BEFORE_AID else None

    def passed(self, position: JuntaPosition, decision: Decision) -> Hashable | None:
        """Whoever is asked about a coup imagines all of it."""
        return _coup(position) if decision.kind == dt.COUP.kind else self.quiet(position, decision)


def _in_coup(position: JuntaPosition, seat: str) -> tuple[float, ...]:
    """Whether there is a coup, on which side it is, and how strong the Rebels are there."""
    coup = position.coup
    if coup is None:
        return (0, 0, 0, 0, 0)
    rebels = [position.families[rebel].offices for rebel in coup.rebels]
    strength = sum(OFFICE_WORTH[office] for offices in rebels for office in offices)
    rebel, president = seat in coup.rebels, seat == position.president
    return (1, rebel, president, strength * rebel, strength * president)


def _coup(position: JuntaPosition) -> Hashable:
    return position.round, "coup"
