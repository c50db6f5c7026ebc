"""The `steady` bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.components import Components
from ..rules.game import WeimarGame
from ..rules.position import WeimarPosition
from ..rules.subjects import WeimarDecision
from . import replies
from .cards import Hand
from .own_turn import drawing
from .policy import OTHERWISE, POLICY, quick_answer
from .reasons import reasons_for
from .sandbox import Sandbox

CARDS = (dt.PLAY_CARD.kind, dt.PLAY_BEFORE.kind)
"""Kinds of decision that choose a card and its use."""


class SteadyBot(Bot):
    """Follows its party's interests one impulse at a time.

    `sandbox` creates the sandbox to try things out in, by default a `Sandbox` with full effort.
    """

    def __init__(
        self,
        seat: str,
        seed: str,
        game: WeimarGame,
        sandbox: Callable[[WeimarPosition, Random], Sandbox] | None = None,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._game = game
        self._sandbox = sandbox or self._own_sandbox
        self._chosen: tuple[Hand, str] | None = None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the last card was played as it was; computed on demand."""
        return reasons_for(*self._chosen) if self._chosen is not None else ()

    def decide(self, view: WeimarPosition, decision: WeimarDecision) -> str:
        """Pick an option; the same seed and view give the same answer."""
        options = decision.options
        self._chosen = None
        if len(options) == 1:
            return options[0]
        random = Random(f"{self._seed}/{self._seat}/{decision.number}")
        way = POLICY.get(decision.kind, OTHERWISE)
        if way.at_once is not None:
            return way.at_once(view, decision, random)
        if replies.is_city_roll(view, decision):
            return dt.PASS
        trial = self._sandbox(view, random)
        if decision.kind in CARDS:
            hand = Hand(trial, decision.seat)
            option = hand.choose(decision)
            self._chosen = (hand, option) if option != dt.PASS else None
            return option
        return way.think(trial, decision)

    def _own_sandbox(self, view: WeimarPosition, random: Random) -> Sandbox:
        return Sandbox(view, self._seat, self._game, random, quick_answer)


class CardDrawer(Bot):
    """Plays like `steady`, but always takes an agenda that draws a card, if it has one.

    In 400 games of `steady`, which chooses partly by chance, such an agenda won 4 % more often than
    others in the same seat and round (docs/history/bots.md).
    """

    def __init__(self, steady: SteadyBot, components: Components) -> None:
        self._steady = steady
        self._components = components

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return self._steady.reasons

    def decide(self, view: WeimarPosition, decision: WeimarDecision) -> str:
        if decision.kind == dt.AGENDA.kind:
            options = drawing(decision.options, self._components) or decision.options
            decision = replace(decision, options=options)
        return self._steady.decide(view, decision)
