"""Carries out effects one after the other.

`EFFECT_HANDLERS` and `FEASIBILITY` hold, for each kind of effect, how to carry it out and how much
of it is possible. The modules of this package register their own kinds; `effects.complete` checks
that none is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from .. import decision_types as dt
from ..events import TieBroken
from ..position import PARTIES, Frame, others_clockwise
from ..runner import WeimarRunner, WeimarStep
from ..subjects import NamedParty
from ..who import CHOSEN, parties
from .vocabulary import AnyEffect, Effects

NONE, PART, FULL = 0, 1, 2
"""How much of an effect could be carried out now (G4): nothing, a part, or all."""

EFFECT_HANDLERS: dict[type, Callable[[WeimarRunner, Any, str], None]] = {}
FEASIBILITY: dict[type, Callable[[WeimarRunner, Any, str], int]] = {}

_NAMED = frozenset((*PARTIES, "self"))


class RunEffects(WeimarStep, frozen=True, tag="run-effects"):
    """The remaining effects of a list, for the acting player."""

    effects: tuple[AnyEffect, ...]
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        effects = self.effects
        if len(effects) > 1:
            runner.push(RunEffects(effects[1:], self.actor))
        run_one(runner, effects[0], self.actor)


class EndFrame(WeimarStep, frozen=True, tag="end-frame"):
    """A card or table has been carried out in full."""

    def run(self, runner: WeimarRunner) -> None:
        runner.position.frames.pop()


class NameParty(WeimarStep, frozen=True, tag="name-party"):
    """A player names an opponent, or the Chancellor names one of several tied parties."""

    effect: AnyEffect
    actor: str
    word: str

    def run(self, runner: WeimarRunner) -> None:
        if self.word == "opp":
            seat, options, question = self.actor, others_clockwise(self.actor), dt.NAME_OPPONENT
        else:
            seat = runner.position.chancellor
            options, question = parties(runner, self.word, self.actor), dt.BREAK_TIE
        subject = NamedParty(runner.frame.source, self.word)
        runner.ask(self, seat, question, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if self.word == "opp":
            runner.frame.opponent = option
        elif len(parties(runner, self.word, self.actor)) > 1:
            runner.emit(TieBroken(seat, option))
        run_one(runner, _with_party(self.effect, option), self.actor)


def _with_party(effect: AnyEffect, party: str) -> AnyEffect:
    field = "by" if "by" in effect.__struct_fields__ else "who"
    return replace(effect, **{field: party})


def run_one(runner: WeimarRunner, effect: AnyEffect, actor: str) -> None:
    """Carry out one effect; if its WHO means several parties, it becomes one effect for each."""
    who = getattr(effect, "who", None) or getattr(effect, "by", None)
    if who is not None and who not in _NAMED:
        if who in CHOSEN and not (who == "opp" and runner.frame.opponent):
            runner.push(NameParty(effect, actor, who))
            return
        meant = parties(runner, who, actor)
        if len(meant) != 1:
            for party in reversed(meant):
                runner.push(RunEffects((_with_party(effect, party),), actor))
            return
        effect = _with_party(effect, meant[0])
    EFFECT_HANDLERS[type(effect)](runner, effect, actor)


def start_effects(
    runner: WeimarRunner,
    effects: Effects,
    actor: str,
    *,
    source: str,
    here: str = "",
    reacted_to: str = "",
    moved: tuple[str, ...] = (),
) -> None:
    """Put a list of effects on the stack, in a frame of its own.

    `source` is the card id or the table (`crisis`, `demonstrate`, ...), `here` the city of the
    action, `reacted_to` the player reacted to, `moved` the issues of the debate reacted to.
    """
    if not effects:
        return
    runner.position.frames.append(
        Frame(source=source, here=here, reacted_to=reacted_to, moved=moved)
    )
    runner.push(RunEffects(effects, actor), EndFrame())


def feasibility(runner: WeimarRunner, effects: Effects, actor: str) -> int:
    """FULL if every effect would happen completely, PART if any would have some effect (G4)."""
    if len(effects) == 1:
        return feasibility_of_one(runner, effects[0], actor)
    reach = [feasibility_of_one(runner, effect, actor) for effect in effects]
    if min(reach, default=FULL) == FULL:
        return FULL
    return PART if any(reach) else NONE


def feasibility_of_one(runner: WeimarRunner, effect: AnyEffect, actor: str) -> int:
    """How much of one effect could be carried out now, over all parties it means."""
    who = getattr(effect, "who", None) or getattr(effect, "by", None)
    if who is not None and who not in _NAMED:
        if who == "opp" and not runner.frame.opponent:
            meant: tuple[str, ...] = others_clockwise(actor)
        else:
            meant = parties(runner, who, actor)
        measure = FEASIBILITY[type(effect)]
        reach = [measure(runner, _with_party(effect, party), actor) for party in meant]
        if who in CHOSEN:
            return max(reach, default=NONE)
        if reach and all(far == FULL for far in reach):
            return FULL
        return PART if any(reach) else NONE
    return FEASIBILITY[type(effect)](runner, effect, actor)


def far(done: int, wanted: int) -> int:
    """Return NONE, PART or FULL for `done` of `wanted` pieces."""
    if done >= wanted:
        return FULL
    return PART if done > 0 else NONE


def always(runner: WeimarRunner, effect: object, actor: str) -> int:
    """Feasibility of effects that are always fully possible."""
    return FULL


def winner_decides(runner: WeimarRunner) -> bool:
    """Whether an issue is taking effect: its winner then makes all decisions (4.4 step 2)."""
    return runner.frame.source.startswith("issue:")


def party_of(effect: Any, actor: str) -> str:
    """The single party of an effect whose WHO has been resolved."""
    return actor if effect.who == "self" else str(effect.who)


def fullest(runner: WeimarRunner, options: Sequence[Effects], actor: str) -> list[int]:
    """Indexes of the options that can be carried out most fully (FULL before PART before NONE).

    Among these the choice is free (rulebook 4.4 step 2). Needs a frame for `there` and `opp`.
    """
    reach = [feasibility(runner, option, actor) for option in options]
    best = max(reach, default=0)
    return [index for index, far in enumerate(reach) if far == best]
