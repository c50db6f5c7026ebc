"""Which clauses each family can offer, and when.

`now` clauses are carried out when an offer is accepted, all or none. All others are promises: they
bind nobody, but they are remembered and judged when they fall due.
"""

from __future__ import annotations

from functools import lru_cache

from ..cards import hand_of_type, unique
from ..component_data import CARD_TYPES, OFFICES, PLACES
from ..components import Components
from ..families import acting, in_exile, is_out, present
from ..notes import Notes, covers, demands_of, minimal_sets, payable
from ..position import ALIVE, DEAD, JUNTA, PRESIDENT, JuntaPosition
from ..runner import JuntaRunner
from ..units import at, commander, obeys
from . import clause_types as t
from .clause_types import Clause

MOST = 9
"""The most millions that one clause can ask for."""

MOST_PROMISED = 6
"""The most millions that one clause can promise."""

VOTE_COUNTS = (2, 3, 5, 8, 10, 15)

ALL = "all"

DUE_THREAT = {
    "vote:no": "vote",
    "attack": "attempts",
    "rebel": "coup",
    "shoot": "squad",
    "fire": "coup",
}


# --- what may be promised ---
def words(position: JuntaPosition, by: str, to: str, window: str) -> list[Clause]:
    """Promises that `by` can make to `to`, by open information only (ruling J82)."""
    if by != ALL and is_out(position, by):
        return [*_LATER]
    named: tuple[str, ...] = ()
    if window == "election":
        named = candidates(position)
        if junta_elects(position):
            return [*_words_in_a_junta(named, by == ALL or by in _rebels(position), by in named)]
    elif window == "places":
        named = tuple(family for family in position.order if family not in (by, to))
    forces = window == "budget" and by != ALL and by == acting(position, "minister")
    return [*_words(window, named, by in named, by == position.president, forces)]


def candidates(position: JuntaPosition) -> tuple[str, ...]:
    """The families that can be elected President now."""
    if junta_elects(position):
        return tuple(present(position))
    return position.motion.sides if position.motion is not None else ()


def junta_elects(position: JuntaPosition) -> bool:
    """Whether a junta has won, so that its Rebels elect the President."""
    coup = position.coup
    if coup is None or coup.won != JUNTA:
        return False
    return any(position.families[seat].state == ALIVE for seat in coup.rebels)


def _rebels(position: JuntaPosition) -> list[str]:
    return position.coup.rebels if position.coup is not None else []


@lru_cache(maxsize=1_000)
def _words_in_a_junta(named: tuple[str, ...], votes: bool, stands: bool) -> tuple[Clause, ...]:
    """The promises before a junta votes: `named` can be elected."""
    clauses: list[Clause] = [t.Vote(family) for family in named] if votes else []
    clauses += [*_OFFICES, *_BUDGETS, t.Spare()] if stands else []
    return (*clauses, *_LATER)


@lru_cache(maxsize=1_000)
def _words(
    window: str, named: tuple[str, ...], stands: bool, presides: bool, forces: bool
) -> tuple[Clause, ...]:
    """The promises of a family, by whether it is a candidate, is President, or can force a budget.

    `named` are the families that can be voted for, or attacked.
    """
    clauses: list[Clause] = [*_WORDS.get(window, ())]
    if window == "election":
        clauses += [t.Vote(family) for family in named]
        if stands:
            clauses += [*_OFFICES, *_BUDGETS]
    elif presides and window == "offices":
        clauses += [*_OFFICES, *_BUDGETS]
    elif presides and window == "budget":
        clauses += _MORE
    if forces:
        clauses += [t.Force(), t.NoForce()]
    if window == "places":
        clauses += [t.Attack(family) for family in named]
    if presides:
        clauses = [word for word in clauses if not isinstance(word, t.Rebel | t.Loyal)]
    return tuple(clauses)


_PAY = tuple(t.Pay(n) for n in range(1, MOST + 1))
_CARDS_OF = tuple(t.CardOf(kind) for kind in CARD_TYPES)
_LATER = tuple(t.Later(n) for n in range(1, MOST_PROMISED + 1))
_MORE = tuple(t.More(n) for n in range(1, MOST_PROMISED + 1))
_BUDGETS = tuple(t.BudgetOf(n) for n in range(1, MOST_PROMISED + 1))
_OFFICES = tuple(t.Office(office) for office in OFFICES)
_VOTES = tuple(t.Votes(n) for n in VOTE_COUNTS)
_SIDES: tuple[Clause, ...] = (t.TakeSide(PRESIDENT), t.TakeSide(JUNTA))


def every_word() -> list[Clause]:
    """Every clause whose wording does not depend on the seats in the game."""
    words = dict.fromkeys(clause for clauses in _WORDS.values() for clause in clauses)
    return [*words, *_PAY, *_CARDS_OF, *_MORE, *_BUDGETS, *_OFFICES, t.Force(), t.NoForce()]


_WORDS: dict[str, tuple[Clause, ...]] = {
    "offices": (*_LATER, t.Peace(), t.Loyal(), t.Rebel()),
    "election": (*_VOTES, *_LATER, t.Peace()),
    "budget": (t.Vote("yes"), t.Vote("no"), *_VOTES, *_LATER, t.Peace(), t.Loyal(), t.Rebel()),
    "places": (*_LATER, t.Peace(), *(t.AtPlace(place) for place in PLACES), t.Loyal(), t.Rebel()),
    "coup": (t.Loyal(), t.Rebel(), *_SIDES, t.NoFire(), t.Spare(), *_LATER),
    "phase": (*_SIDES, t.NoFire(), t.Spare(), *_LATER),
}


def areas_promised(components: Components, window: str) -> list[Clause]:
    """`hold` and `go` for the power centres: where one's units will be two phases later."""
    if window != "phase":
        return []
    return [what(area) for area in components.power for what in (t.Hold, t.Go)]


def threats(window: str) -> tuple[str, ...]:
    """The possible threats."""
    if window == "budget":
        return ("vote:no", "attack", "rebel")
    if window in ("coup", "phase"):
        return ("shoot", "fire", "rebel")
    return ("attack", "rebel")


# --- what is done at once ---
def money_may_pass(position: JuntaPosition, by: str, to: str) -> bool:
    """Whether notes can change hands: not with the dead and exiles, nor after attempts (J35)."""
    if position.phase == "assassinations":
        return False
    families = position.families
    return (by == ALL or families[by].state == ALIVE) and (to == ALL or families[to].state == ALIVE)


def cards_may_pass(position: JuntaPosition, by: str, to: str) -> bool:
    """Whether cards can: not during a coup, not with the dead (rules: Politische Karten)."""
    if position.coup is not None or position.phase in ("coup", "assassinations"):
        return False
    families = position.families
    return (by == ALL or families[by].state != DEAD) and (to == ALL or families[to].state != DEAD)


def spendable(runner: JuntaRunner, seat: str, notes: Notes) -> bool:
    """Whether a family can spare notes: a budget it announced must stay payable (J21)."""
    position = runner.position
    family = position.families[seat]
    if not family.pocket.holds(notes):
        return False
    if _is_bound(position, seat):
        return payable(family.pocket.minus(notes), position.announced.values())
    return True


def _is_bound(position: JuntaPosition, seat: str) -> bool:
    """Whether a family has announced a budget that is not paid yet."""
    return (
        position.budget == "announced" and bool(position.announced) and seat == announcer(position)
    )


def announcer(position: JuntaPosition) -> str:
    """The author of the budget before the Chamber."""
    motion = position.motion
    return motion.by if motion is not None and motion.about in ("budget", "alternative") else ""


def most_to_spend(runner: JuntaRunner, seat: str) -> int:
    """The largest sum in a clause that a family could give away; every smaller one works too."""
    position = runner.position
    pocket = position.families[seat].pocket
    if not _is_bound(position, seat):
        return min(MOST, pocket.total)
    return _most_beside(pocket, demands_of(position.announced.values()))


@lru_cache(maxsize=1_000)
def _most_beside(pocket: Notes, announced: tuple[int, ...]) -> int:
    """The largest sum in a clause that leaves enough for a budget."""
    least, most = 0, min(MOST, pocket.total)
    while least < most:
        middle = (least + most + 1) // 2
        sets = minimal_sets(pocket, middle)
        if any(covers(pocket.minus(notes), announced) for notes in sets):
            least = middle
        else:
            most = middle - 1
    return least


def sets_to_spend(runner: JuntaRunner, seat: str, cost: int) -> list[Notes]:
    """The minimal sets of notes a family could give away for a sum."""
    sets = minimal_sets(runner.family(seat).pocket, cost)
    if not _is_bound(runner.position, seat):
        return list(sets)
    return [notes for notes in sets if spendable(runner, seat, notes)]


def can_spend(runner: JuntaRunner, seat: str, cost: int) -> bool:
    """Whether a family could give away a sum."""
    return bool(sets_to_spend(runner, seat, cost))


def gives(runner: JuntaRunner, by: str, to: str) -> list[Clause]:
    """`now` clauses a family could give; only it can see them, because they reveal its hand."""
    position = runner.position
    family = position.families[by]
    clauses: list[Clause] = []
    if money_may_pass(position, by, to):
        clauses += _PAY[: most_to_spend(runner, by)]
    if cards_may_pass(position, by, to):
        clauses += [t.HandCard(card) for card in unique(family.hand)]
    return [*clauses, *units_to_give(runner, by, to), *_passage(runner, by, to)]


def wants(runner: JuntaRunner, by: str, to: str) -> list[Clause]:
    """`now` clauses that can be asked of a family, whatever it has in its pocket."""
    position = runner.position
    clauses: list[Clause] = []
    if money_may_pass(position, to, by):
        clauses += _PAY
    if cards_may_pass(position, to, by) and (to == ALL or position.families[to].hand):
        clauses += _CARDS_OF
    return clauses if to == ALL else [*clauses, *units_to_give(runner, to, by)]


def units_to_give(runner: JuntaRunner, by: str, to: str) -> list[t.Units]:
    """Units whose command could be handed over in a coup, in whole stacks (ruling J50)."""
    position = runner.position
    if position.coup is None or to == ALL or is_out(position, by) or is_out(position, to):
        return []
    numbers: dict[tuple[str, str], int] = {}
    for area, stacks in position.areas.items():
        for stack in stacks:
            if obeys(runner, stack, by):
                key = area, stack.kind
                numbers[key] = numbers.get(key, 0) + stack.number
    return [t.Units(area, kind, number) for (area, kind), number in numbers.items()]


def has_units(position: JuntaPosition, seat: str) -> bool:
    """Whether a family commands units in a coup."""
    return position.coup is not None and any(
        stack.by == seat for stacks in position.areas.values() for stack in stacks
    )


def _passage(runner: JuntaRunner, by: str, to: str) -> list[t.Passage]:
    position = runner.position
    if position.coup is None or to == ALL or not in_exile(position, to) or is_out(position, by):
        return []
    embassy = position.families[to].embassy
    return [t.Passage()] if any(commander(runner, s) == by for s in at(position, embassy)) else []


def possible(runner: JuntaRunner, by: str, to: str, clause: Clause) -> bool:
    """Whether a family can carry out a clause at this moment; promises are always possible."""
    position = runner.position
    match clause:
        case t.Pay(number):
            return money_may_pass(position, by, to) and can_spend(runner, by, number)
        case t.HandCard(card):
            return cards_may_pass(position, by, to) and card in position.families[by].hand
        case t.CardOf(type):
            return cards_may_pass(position, by, to) and bool(hand_of_type(runner, by, type))
        case t.Units(area, kind, number):
            return _commands(runner, by, to, area, kind, number)
        case t.Passage():
            return bool(_passage(runner, by, to))
        case _:
            return True


def _commands(runner: JuntaRunner, by: str, to: str, area: str, kind: str, number: int) -> bool:
    position = runner.position
    if position.coup is None or is_out(position, by) or is_out(position, to):
        return False
    there = sum(s.number for s in at(position, area) if s.kind == kind and obeys(runner, s, by))
    return there >= number
