"""The loop of one game: bots answer, some questions answer themselves, people are asked.

The terminal and plain mode, local and at a server, decide how each of these looks; this module and
the table decide what comes next, and how far an undo goes back.
"""

from __future__ import annotations

import asyncio
import random
from typing import Protocol

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.messages import GameMessages


class Ponders(Protocol):
    """Random source for the delays: the module `random` is one."""

    def lognormvariate(self, mu: float, sigma: float) -> float: ...


_ALONE, _TOGETHER, _LONGEST = 1.25, 2.0, 6.0
"""The median and the longest delay, in units of `ponder`. The median is longer for seats asked
together, because there the others only wait for the slowest."""

_SPREAD = 0.5


def time_to_ponder(
    table: Table,
    decision: Decision,
    ponder: float,
    chance: Ponders = random,
) -> float:
    """Seconds until a client answers by itself, like a player who looks at the cards again.

    Usually short, sometimes long; zero where everybody can see that the seat had no choice.
    `ponder` is set by the server (`ssh.config`).
    """
    if not _may_hold_answer(table, decision):
        return 0.0
    usual = _TOGETHER if decision.kind in table.game.sealed_kinds else _ALONE
    return ponder * min(usual * chance.lognormvariate(0.0, _SPREAD), _LONGEST)


def _may_hold_answer(table: Table, decision: Decision) -> bool:
    """Whether a spectator could believe that the seat has a choice; uses no private knowledge."""
    seen = table.game.view(table.view(decision.seat), None)
    same = (decision.seat, decision.kind)
    asked = (each for each in seen.decisions if (each.seat, each.kind) == same)
    return all(table.game.may_hold_answer(seen, each) for each in asked)


class GameLoop:
    """Plays a table until it is over. Subclasses define how questions are asked and shown.

    `me` is the seat of the person at the keyboard (None: no particular one). `ponder` is set by a
    server: the unit in seconds of the delay before automatic answers.
    """

    table: Table
    prompts: PromptPolicy
    me: str | None
    ponder: float = 0.0

    @property
    def words(self) -> GameMessages:
        raise NotImplementedError

    # --- what ways of playing differ in ---------------------------------------------------------
    async def let_bot(self, decision: Decision) -> None:
        """Have a bot on this computer answer."""
        raise NotImplementedError

    async def wait(self) -> None:
        """Wait for something to happen elsewhere while no seat here is asked."""
        raise NotImplementedError

    async def hand_over(self, decision: Decision) -> None:
        """Make the asked seat `me` before showing anything of it."""
        raise NotImplementedError

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        """Ask `me`, or everybody at one keyboard, and pick what they answer."""
        raise NotImplementedError

    async def pick(self, decision: Decision, option: str) -> None:
        """Answer a question."""
        raise NotImplementedError

    async def before_step(self) -> None:
        """Called before each step of the game."""

    def answers_itself(self, decision: Decision) -> None:
        """Called before a question is answered automatically."""

    @property
    def has_left(self) -> bool:
        """Whether the player wants to stop playing."""
        return False

    # --- the loop -------------------------------------------------------------------------------
    async def play_on(self) -> None:
        """Ask, answer and wait until the game is over or the player leaves. Raises RulesFailed."""
        table = self.table
        while table.outcome is None and not self.has_left:
            await self.before_step()
            bot = table.bot_decision() if table.has_bots else None
            if bot is not None:
                await self.let_bot(bot)
            elif not table.human_decisions():
                await self.wait()
            elif (ready := self._ready_answer()) is not None:
                if ready[0].kind in table.game.reaction_kinds:
                    await self._ponder(ready[0])
                await self.pick(*ready)
            elif (silent := self._silent_answer()) is not None:
                decision, _ = silent
                self.answers_itself(decision)
                await self._ponder(decision)
                await self.pick(*silent)
            else:
                await self._ask_next()

    async def _ponder(self, decision: Decision) -> None:
        """Wait before an automatic answer: passing at once would reveal that nothing else was
        possible, or planned."""
        if self.ponder:
            await asyncio.sleep(time_to_ponder(self.table, decision, self.ponder))

    def _ready_answer(self) -> tuple[Decision, str] | None:
        """A question answered by a plan made in advance."""
        for decision in self.table.human_decisions():
            if (answer := self.prompts.planned(decision, self.table)) is not None:
                return decision, answer
        return None

    def _silent_answer(self) -> tuple[Decision, str] | None:
        """A question asked only for appearances; at one keyboard everybody would notice."""
        for decision in self.table.human_decisions() if not self.is_shared else ():
            if (answer := self.table.silent_answer(decision)) is not None:
                return decision, answer
        return None

    @property
    def is_shared(self) -> bool:
        """Whether several people at one keyboard are asked openly where possible."""
        return self.prompts.shared_keyboard and len(self.table.humans) > 1

    async def _ask_next(self) -> None:
        """Ask in front of everybody at one keyboard if possible, else the seat that is asked."""
        decision = self._next_question()
        if self.is_shared and self._can_be_open(decision):
            self.me = None
            await self.ask(decision, openly=True)
        else:
            await self.hand_over(decision)
            await self.ask(decision)

    def _next_question(self) -> Decision:
        """The question of the seat that called for the keyboard or holds it; else the first."""
        questions = self.table.human_decisions()
        for seat in filter(None, (self.prompts.called, self.me)):
            for decision in questions:
                if decision.seat == seat:
                    return decision
        return questions[0]

    def _can_be_open(self, decision: Decision) -> bool:
        """Whether it can be asked in front of everybody here, with every hand hidden."""
        now: object = self.prompts.scene(self.table, self.words, None, decision)
        return self.prompts.open_choice(decision, now, self.table) is not None

    # --- undo -----------------------------------------------------------------------------------
    def take_back(self) -> None:
        """Undo the last pick, or request that. Raises KernelError saying why not."""
        self.table.undo(self.me)
        self.prompts.undone()
