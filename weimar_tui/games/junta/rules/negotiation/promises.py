"""Promises between families: remembered and judged, without any other consequence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec.structs import replace

from ..events import PromisesJudged
from ..position import JuntaPosition, Promise
from ..runner import JuntaRunner, JuntaStep
from ..units import at, commander
from ..voting import count, office_votes, table_votes
from . import clause_types as t
from .clause_types import Clause
from .clauses import DUE_THREAT, junta_elects

KEPT, BROKEN, VOID = "kept", "broken", "void"

A_QUESTION = 10
"""More promises than one answer can make."""


def known_to(position: JuntaPosition, seat: str | None) -> list[Promise]:
    """The promises a seat knows of: public ones, and its own; None is a spectator."""
    return [*position.promises, *(position.families[seat].promises if seat else ())]


def in_order(promises: Iterable[Promise]) -> list[Promise]:
    """Promises in reading order: open ones first, then the newest."""
    return sorted(promises, key=lambda given: (given.state != "open", -given.number))


def every(position: JuntaPosition) -> Iterator[Promise]:
    """All promises, each one once."""
    yield from position.promises
    for seat, family in position.families.items():
        for promise in family.promises:
            if promise.by == seat:
                yield promise


def promise(
    runner: JuntaRunner,
    by: str,
    to: str,
    word: Clause | t.Threatened,
    *,
    public: bool,
    paid: bool = False,
) -> None:
    """Record a promise, `paid` if something was handed over for it at once."""
    position = runner.position
    position.promise_number = _next_number(position)
    due = DUE_THREAT[word.what] if isinstance(word, t.Threatened) else word.due
    if due == "vote" and junta_elects(position):
        due = "junta"
    elif due == "vote" and position.motion is not None and position.motion.about == "election":
        due = "election"
    until = position.round
    if isinstance(word, t.Later | t.Office | t.BudgetOf):
        until += 1
    elif isinstance(word, t.Hold | t.Go) and position.coup is not None:
        until = position.coup.phase + 2
    made = Promise(
        position.promise_number, by, to, word.id, due, position.round, until, public=public
    )
    if public:
        position.promises.append(made)
    else:
        position.families[by].promises.append(made)
        position.families[to].promises.append(made)
    if paid:
        position.families[to].bought.append(made.number)


def _next_number(position: JuntaPosition) -> int:
    """As for offers, but one answer can make several promises."""
    return max(position.promise_number + 1, position.asked * A_QUESTION)


def paid_later(runner: JuntaRunner, by: str, to: str, total: int) -> None:
    """Count money given towards `later` promises, the oldest first."""
    for made in sorted(every(runner.position), key=lambda made: made.number):
        word = made.word
        if (made.by, made.to, made.state) != (by, to, "open") or not isinstance(word, t.Later):
            continue
        key = str(made.number)
        missing = word.number - runner.family(by).paid_towards.get(key, 0)
        counted = max(0, min(total, missing))
        for seat in (by, to):
            paid = runner.family(seat).paid_towards
            if counted:
                paid[key] = paid.get(key, 0) + counted
        total -= counted
        if not total:
            return


def _open_until(position: JuntaPosition, moment: str) -> list[Promise]:
    """The open promises that fall due at a moment."""
    due = [made for made in position.promises if made.due == moment and made.state == "open"]
    for seat, family in position.families.items():
        due += [
            made
            for made in family.promises
            if made.due == moment and made.state == "open" and made.by == seat
        ]
    return due


def _change(runner: JuntaRunner, old: Promise, new: Promise) -> None:
    position = runner.position
    lists = (
        [position.promises]
        if old.public
        else [position.families[old.by].promises, position.families[old.to].promises]
    )
    for known in lists:
        known[:] = [new if entry.number == old.number else entry for entry in known]


def judge(runner: JuntaRunner, moment: str) -> None:
    """Judge what falls due at this moment: kept, broken or void (ruling J83)."""
    judged = []
    for given in _open_until(runner.position, moment):
        verdict = _verdict(runner, given)
        if verdict:
            new = replace(given, state=verdict)
            _change(runner, given, new)
            judged.append(new)
    runner.emit(PromisesJudged(tuple(judged)))
    runner.reveal()


class JudgePromises(JuntaStep, frozen=True, tag="judge-promises"):
    """Judge the promises that fall due."""

    moment: str

    def run(self, runner: JuntaRunner) -> None:
        judge(runner, self.moment)


def expire(runner: JuntaRunner) -> None:
    """At the end of a round, make promises void that can no longer be judged."""
    position = runner.position
    for given in list(every(position)):
        if given.state == "open" and (given.due == "phase" or given.until <= position.round):
            _change(runner, given, replace(given, state=VOID))


# --- verdicts: "" if it is not yet time ---
def _verdict(runner: JuntaRunner, given: Promise) -> str:
    word = given.word
    if isinstance(word, t.Threatened):
        return _threat(runner.position, given, word.what)
    if isinstance(word, t.OnVotesAndMoney):
        return _on_votes_and_money(runner, given, word)
    assert isinstance(word, t.OnArms), f"{given.clause} is handed over, not promised"
    return _on_arms(runner, given, word)


def _on_votes_and_money(runner: JuntaRunner, given: Promise, word: t.OnVotesAndMoney) -> str:
    position = runner.position
    motion = position.motion
    match word:
        case t.Vote(side):
            return _vote(runner, given, side)
        case t.Votes(number):
            if motion is None:
                return VOID
            own = [cast for cast in motion.casts if cast.family == given.by]
            return _so(sum(cast.votes for cast in own) >= number)
        case t.Later(number):
            if runner.family(given.by).paid_towards.get(str(given.number), 0) >= number:
                return KEPT
            return BROKEN if given.until <= position.round else ""
        case t.Office(office):
            if position.president != given.by:
                return VOID
            return _so(office in position.families[given.to].offices)
        case t.BudgetOf(number):
            if motion is None or motion.by != given.by:
                return VOID
            return _so(position.announced.get(given.to, 0) >= number)
        case t.More(number):
            if position.budget != "paid" or motion is None or motion.by != given.by:
                return VOID
            paid = position.families[given.by].envelopes.get(given.to, 0)
            return _so(paid >= position.announced.get(given.to, 0) + number)
        case t.Force() | t.NoForce():
            if motion is not None and motion.result == "carried":
                return VOID
            return _so(position.forced == isinstance(word, t.Force))
        case never:
            assert_never(never)


def _on_arms(runner: JuntaRunner, given: Promise, word: t.OnArms) -> str:
    position = runner.position
    coup = position.coup
    match word:
        case t.Peace():
            return _so(not _attacked(position, given.by, given.to))
        case t.Attack(victim):
            return _so(_attacked(position, given.by, victim))
        case t.AtPlace(place):
            return _so(position.families[given.by].place == place)
        case t.Loyal():
            return _so(given.by not in position.rebelled)
        case t.Rebel():
            return _so(given.by in position.rebelled) if position.rebelled else VOID
        case t.TakeSide(promised):
            taken = coup.sides.get(given.by) if coup is not None else None
            return VOID if taken is None else _so(taken == promised)
        case t.Hold(area) | t.Go(area):
            return _hold(runner, given, area)
        case t.NoFire():
            return VOID if coup is None else _so((given.by, given.to) not in coup.fired)
        case t.Spare():
            if position.president != given.by:
                return VOID
            return _so((given.by, given.to) not in position.shot)
        case never:
            assert_never(never)


def _so(kept: bool) -> str:
    return KEPT if kept else BROKEN


def _vote(runner: JuntaRunner, given: Promise, side: str) -> str:
    if given.due == "junta":
        vote = runner.family(given.by).answer
        return _so(vote == side) if vote else VOID
    motion = runner.position.motion
    if motion is None:
        return VOID
    own = [cast for cast in motion.casts if cast.family == given.by]
    if motion.about == "election":
        return _so(bool(own) and all(cast.side == side for cast in own))
    if any(cast.side != side for cast in own):
        return BROKEN
    if own:
        return KEPT
    position = runner.position
    able = office_votes(position, given.by) or table_votes(position, runner.components, given.by)
    return _so(not able)


def _attacked(position: JuntaPosition, by: str, victim: str) -> bool:
    return any(a.by == by and a.victim == victim for a in position.attempts)


def _hold(runner: JuntaRunner, given: Promise, area: str) -> str:
    coup = runner.position.coup
    if coup is None:
        return VOID
    if coup.phase < given.until and not coup.won:
        return ""
    return _so(any(commander(runner, s) == given.by for s in at(runner.position, area)))


def _threat(position: JuntaPosition, given: Promise, what: str) -> str:
    match what:
        case "vote:no":
            casts = position.motion.casts if position.motion is not None else []
            own = [cast for cast in casts if cast.family == given.by]
            return _so(count(own, "no") > 0)
        case "attack":
            return _so(_attacked(position, given.by, given.to))
        case "rebel":
            return _so(given.by in position.rebelled)
        case "fire":
            fired = position.coup.fired if position.coup is not None else []
            return _so((given.by, given.to) in fired)
    return _so((given.by, given.to) in position.shot)
