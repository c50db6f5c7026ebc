"""The card-run seats of the solo scenario.

They have no hand and no agenda: in each of their impulses they turn up a behaviour card, and a
fixed rule here makes every choice for them, so that the player can predict it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

from weimar_tui.kernel.decision_type import DecisionType, S
from weimar_tui.kernel.runner import HowAsked
from weimar_tui.kernel.step import Step

from . import decision_types as dt, opinion
from .actions.negotiation import VERSAILLES
from .conditions import cities_at
from .economy import power_markers
from .position import WeimarPosition
from .runner import WeimarRunner
from .threats import threats_in

IMPULSES = 4
"""How many behaviour cards a seat turns up in the round."""

MOST_POWER_MARKERS = 1
MOST_DR_MARKERS = 4
"""With more active Regimes and Councils, or more DR markers, the republic is lost."""

GRADES = ((10, "outstanding"), (9, "strong"), (7, "solid"), (0, "limping"))
"""The player's VP needed for each grade."""

CITY_ORDER: dict[str, tuple[str, ...]] = {
    "kpd": (
        "berlin",
        "essen",
        "hamburg",
        "muenchen",
        "leipzig",
        "breslau",
        "koeln",
        "frankfurt",
        "rostock",
        "stuttgart",
        "koenigsberg",
    ),
    "z": (
        "koeln",
        "muenchen",
        "berlin",
        "essen",
        "breslau",
        "hamburg",
        "frankfurt",
        "stuttgart",
        "leipzig",
        "rostock",
        "koenigsberg",
    ),
    "dnvp": (
        "berlin",
        "muenchen",
        "koenigsberg",
        "rostock",
        "breslau",
        "hamburg",
        "leipzig",
        "stuttgart",
        "frankfurt",
        "essen",
        "koeln",
    ),
}
"""A step happens in the first city on the list where it is possible."""

FIXED: dict[DecisionType, tuple[str, ...]] = {
    dt.REACT: (dt.PASS,),
    dt.INCREASE_RESULT: (dt.PASS,),
    dt.PAY: (dt.NO,),
    dt.MAY: (dt.YES,),
    dt.OPPOSE_COUP: (dt.OPPOSE,),
    dt.LEND_REICHSWEHR: (dt.REFUSE,),
    dt.MOVE_POLICE: ("supply", dt.PASS),
    dt.PROPOSE_ISSUE: (dt.PASS,),
    dt.PLEDGE: ("0",),
    dt.STRIKE_ON_PRUSSIA: (dt.REFUSE,),
    dt.VOTE_AGAIN: (dt.KEEP,),
    dt.RESOLVE_ISSUE: ("1",),
    dt.CHOOSE_OPTION: ("1",),
    dt.NAME_OPPONENT: ("spd",),
}
"""Questions with a fixed answer: the first of these that is available."""

AGREES = {dt.JOIN_COALITION, dt.ANSWER_PROPOSAL}
"""Zentrum always agrees to these, the radical parties never."""

LOST = ("lost-power", "lost-threats")
"""Grades that mean the player has lost."""


class CardRunRunner(WeimarRunner):
    """A game in which behaviour cards can run seats; these answer at once by their rule."""

    __slots__ = ()

    def ask(
        self,
        step: Step,
        seat: str,
        question: DecisionType[S],
        options: Sequence[str],
        subject: S | None = None,
        **how: Unpack[HowAsked],
    ) -> None:
        """As in the kernel, but only for seats that a player holds."""
        if options and seat in self.position.card_run:
            step.chosen(self, seat, answer(self, step, seat, question, options))
        else:
            super().ask(step, seat, question, options, subject, **how)


def answer(
    runner: WeimarRunner, step: Any, seat: str, question: DecisionType, options: Sequence[str]
) -> str:
    """The option that the card-run seat picks."""
    if question in FIXED:
        return next((option for option in FIXED[question] if option in options), options[0])
    if question in AGREES:
        return dt.AGREE if seat == "z" else dt.REFUSE
    match question:
        case dt.CHOOSE_CITY | dt.MOVE_TO:
            return _first_city(seat, options)
        case dt.MOVE_UNIT:
            return _unit(runner, step, seat, options)
        case dt.MOVE_ISSUE:
            return _debate(runner, seat, options)
        case dt.FULL_CITY:
            wanted = "kpd" if seat == "z" else "spd"
            return wanted if wanted in options else options[0]
        case dt.CHOOSE_SOCIETY:
            return _society(runner, seat, options)
        case dt.MINOR_PARTY:
            return seat if seat in options else options[0]
        case _:
            return options[0]


def _first_city(seat: str, options: Sequence[str]) -> str:
    return next((city for city in CITY_ORDER[seat] if city in options), options[0])


def _unit(runner: WeimarRunner, step: Any, seat: str, options: Sequence[str]) -> str:
    """Pick from the supply, strongest first; else from elsewhere, but never out of the goal."""
    goal = _first_city(seat, cities_at(runner, step.place, seat))
    strength = runner.components.strength

    def rank(move: dt.MoveUnit) -> tuple[bool, int]:
        return move.origin != "supply", -strength[move.unit]

    moves = [move for o in options if isinstance(move := dt.MOVE_UNIT.read(o), dt.MoveUnit)]
    useful = [move for move in moves if move.origin != goal]
    return min(useful, key=rank).id if useful else dt.PASS


def _debate(runner: WeimarRunner, seat: str, options: Sequence[str]) -> str:
    """Pick the issue nearest to the party's arm but not on it, else its own issue closest to 0.

    It advances as far as possible; the order of the board breaks ties.
    """
    issues = runner.position.issues
    order = {marker: place for place, marker in enumerate(runner.components.issue_kind)}
    tip = f"{opinion.ARM[seat]}{opinion.LENGTH}"

    def distance(cell: str) -> int:
        return 0 if cell == tip else opinion_distance(seat, cell)

    def rank(move: dt.MoveIssue) -> tuple[bool, int, int, int]:
        origin = issues[move.issue]
        own = opinion.OWNERS[origin] == (seat,)
        nearness = -distance(origin) if own else distance(origin)
        return own, nearness, order[move.issue], distance(move.cell)

    moves = [move for o in options if isinstance(move := dt.MOVE_ISSUE.read(o), dt.MoveIssue)]
    return min(moves, key=rank).id if moves else dt.PASS


def opinion_distance(party: str, cell: str) -> int:
    """Steps from the cell to the tip of the party's own arm."""
    return sum(1 for layer in opinion.REACH[party][cell] if layer)


def _society(runner: WeimarRunner, seat: str, options: Sequence[str]) -> str:
    society = runner.components.data.society
    minor = runner.position.minor_parties
    own = [m for m in options if minor.get(society[m].holder, society[m].holder) == seat]
    if own:
        return own[0]
    return "W1" if "W1" in options else options[0]


def grade(position: WeimarPosition, player: str) -> str:
    """How the republic survived: `lost-power`, `lost-threats`, or a grade by VP."""
    if power_markers(position) > MOST_POWER_MARKERS:
        return "lost-power"
    if len(position.dr_box) > MOST_DR_MARKERS:
        return "lost-threats"
    return next(name for vp, name in GRADES if position.vp[player] >= vp)


GOALS = ("power", "cities", "berlin", "versailles", "dr-box", "points")
"""What the First Winter teaches; the grade of the lesson counts the goals reached."""

FIRM, FAIR, NARROW = 3, 2, 1
"""The grades for a winter survived."""

_MISSED_AT_MOST = ((1, FIRM), (2, FAIR))
_FEW_DR_MARKERS = 2
_MANY_POINTS = 9
_MANY_THREATS = 2


def radical_in_berlin(position: WeimarPosition, player: str) -> str:
    """The radical party with the most bases in Berlin, if it has more there than the player."""
    bases = position.cities["berlin"].bases
    ahead = [party for party in ("kpd", "dnvp") if bases.get(party, 0) > bases.get(player, 0)]
    return max(ahead, key=lambda party: bases.get(party, 0), default="")


def cities_held(position: WeimarPosition) -> list[str]:
    markers = {"councils", "regime"}
    return [city for city, state in position.cities.items() if markers & set(state.threats)]


def cities_in_trouble(position: WeimarPosition) -> list[str]:
    """Cities that cost a seat in step 5, not counting those in `cities_held`."""
    held = cities_held(position)
    return [
        city
        for city in position.cities
        if threats_in(position, city) >= _MANY_THREATS and city not in held
    ]


def missed_goals(position: WeimarPosition, player: str) -> tuple[str, ...]:
    """The goals that the player of a solo game did not reach by its end."""
    missed = {
        "power": bool(cities_held(position)),
        "cities": bool(cities_in_trouble(position)),
        "berlin": bool(radical_in_berlin(position, player)),
        "versailles": VERSAILLES in position.foreign_affairs.deck,
        "dr-box": len(position.dr_box) > _FEW_DR_MARKERS,
        "points": position.vp[player] < _MANY_POINTS,
    }
    return tuple(goal for goal in GOALS if missed[goal])


def lesson_grade(position: WeimarPosition, player: str) -> int:
    """FIRM with at most one goal missed, FAIR with two, otherwise NARROW."""
    missed = len(missed_goals(position, player))
    return next((grade for most, grade in _MISSED_AT_MOST if missed <= most), NARROW)
