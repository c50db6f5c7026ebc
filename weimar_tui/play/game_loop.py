"""One game played on, whoever shows it: bots answer, some answers need no asking, people are asked.

A terminal and plain mode, here and at a server, say how each of these looks; what comes next, and
what an undo goes back over, is decided here and at the table.
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
    """Where such times come from: the module `random` is one."""

    def lognormvariate(self, mu: float, sigma: float) -> float: ...


_ALONE, _TOGETHER, _LONGEST = 1.25, 2.0, 6.0
"""The time that is as often too short as too long, and the longest, in units of `ponder`. Together
it is longer: there it costs everybody only the longest of them."""

_SPREAD = 0.5


def time_to_ponder(
    table: Table,
    decision: Decision,
    ponder: float,
    chance: Ponders = random,
) -> float:
    """Seconds after which a client answers by itself, as people do who look at their cards again.

    Mostly soon, now and then late; at once where everybody can see that nothing could be held.
    `ponder` comes with the server (`ssh.config`).
    """
    if not _may_hold_answer(table, decision):
        return 0.0
    usual = _TOGETHER if decision.kind in table.game.sealed_kinds else _ALONE
    return ponder * min(usual * chance.lognormvariate(0.0, _SPREAD), _LONGEST)


def _may_hold_answer(table: Table, decision: Decision) -> bool:
    """Whether a spectator has to think so; nothing that only the seat knows is looked at."""
    seen = table.game.view(table.view(decision.seat), None)
    same = (decision.seat, decision.kind)
    asked = (each for each in seen.decisions if (each.seat, each.kind) == same)
    return all(table.game.may_hold_answer(seen, each) for each in asked)


class GameLoop:
    """Plays a table on until it is over. Ways of playing say how it is asked and shown.

    `me` is the seat whose person sits at the keyboard (None: nobody's in particular). `ponder`
    comes with a server: what answers by itself takes about so many seconds there.
    """

    table: Table
    prompts: PromptPolicy
    me: str | None
    ponder: float = 0.0

    @property
    def words(self) -> GameMessages:
        """The game's sentences."""
        raise NotImplementedError

    # --- what ways of playing differ in ---------------------------------------------------------
    async def let_bot(self, decision: Decision) -> None:
        """Let a bot of this computer answer."""
        raise NotImplementedError

    async def wait(self) -> None:
        """Nobody here is asked: until something has happened elsewhere."""
        raise NotImplementedError

    async def hand_over(self, decision: Decision) -> None:
        """Let `me` be the seat that is asked before anything of theirs is seen."""
        raise NotImplementedError

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        """Ask `me`, or everybody at one keyboard, and pick what they answer."""
        raise NotImplementedError

    async def pick(self, decision: Decision, option: str) -> None:
        """Answer a question."""
        raise NotImplementedError

    async def before_step(self) -> None:
        """The game is about to go on."""

    def answers_itself(self, decision: Decision) -> None:
        """A question is about to be answered that nobody is asked."""

    @property
    def has_left(self) -> bool:
        """Whether the player would rather do something else than play on."""
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
                await self.pick(*ready)
            elif (silent := self._silent_answer()) is not None:
                decision, _ = silent
                self.answers_itself(decision)
                if self.ponder:
                    # Passing at once where there is nothing else would tell that there was nothing.
                    await asyncio.sleep(time_to_ponder(table, decision, self.ponder))
                await self.pick(*silent)
            else:
                await self._ask_next()

    def _ready_answer(self) -> tuple[Decision, str] | None:
        """A question whose answer was decided beforehand."""
        for decision in self.table.human_decisions():
            if (answer := self.prompts.planned(decision, self.table)) is not None:
                return decision, answer
        return None

    def _silent_answer(self) -> tuple[Decision, str] | None:
        """A question that is asked for the look of it; at one keyboard everybody would notice."""
        for decision in self.table.human_decisions() if not self.is_shared else ():
            if (answer := self.table.silent_answer(decision)) is not None:
                return decision, answer
        return None

    @property
    def is_shared(self) -> bool:
        """Whether several people at one keyboard are asked openly where they can be."""
        return self.prompts.shared_keyboard and len(self.table.humans) > 1

    async def _ask_next(self) -> None:
        """Ask in front of everybody at one keyboard if that can be, else the one who is asked."""
        decision = self._next_question()
        if self.is_shared and self._can_be_open(decision):
            self.me = None
            await self.ask(decision, openly=True)
        else:
            await self.hand_over(decision)
            await self.ask(decision)

    def _next_question(self) -> Decision:
        """The question to whom the keyboard was called for, or who has it; else the first."""
        questions = self.table.human_decisions()
        for seat in filter(None, (self.prompts.called, self.me)):
            for decision in questions:
                if decision.seat == seat:
                    return decision
        return questions[0]

    def _can_be_open(self, decision: Decision) -> bool:
        """Whether it can be asked in front of everybody here, nobody's hand in view."""
        now: object = self.prompts.scene(self.table, self.words, None, decision)
        return self.prompts.open_choice(decision, now, self.table) is not None

    # --- undo -----------------------------------------------------------------------------------
    def take_back(self) -> None:
        """Take the last pick back, or ask for that. Raises KernelError saying why not."""
        self.table.undo(self.me)
        self.prompts.undone()
