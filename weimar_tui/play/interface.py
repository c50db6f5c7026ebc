"""The interface of a table, wherever the game is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import NumberedEvent, SaveNotice, Session
from weimar_tui.replay.since import PASS, Passage


class Table(ABC):
    """A game as the game screen sees it: `GameHandle` for local play, `RemoteTable` at a server.

    A local table plays a pick before `pick` returns; a remote one sends it, and the result arrives
    over its link. What only some tables have (a session, a save file, local bots) has a default for
    the others.

    `skip_empty_reactions`: pass automatically where nothing else can be done;
    `only_where_it_matters`: also where the game says that little depends on it. `has_bots`: this
    terminal asks the bots (`answer_of`). `pauses_tell`: the time an answer takes could reveal
    something to players at other terminals. `is_at_home`: the game can be saved and exported here.
    """

    has_bots: bool = False
    pauses_tell: bool = True
    skip_empty_reactions: bool = True
    only_where_it_matters: bool = True
    is_at_home: bool = False
    session: Session | None = None

    # --- looking --------------------------------------------------------------------------------
    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def seats(self) -> tuple[str, ...]: ...

    @property
    @abstractmethod
    def players(self) -> dict[str, str]:
        """Who plays each seat: `human` here, else a bot or a person by name."""

    @property
    @abstractmethod
    def humans(self) -> tuple[str, ...]:
        """The seats played at this terminal."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]: ...

    @property
    def notices(self) -> Sequence[SaveNotice]:
        """What happened to the save file, to show to the player."""
        return ()

    @property
    def path(self) -> Path | None:
        """The save file on this computer, if there is one."""
        return None

    def replay(self) -> Replay | None:
        """The recorded game, or None."""
        return None

    @abstractmethod
    def view(self, seat: str | None) -> Any:
        """The position as a seat sees it."""

    @abstractmethod
    def characters(self) -> dict[str, str]:
        """The bots' characters by seat, once the game is over."""

    # --- questions ------------------------------------------------------------------------------
    @abstractmethod
    def human_decisions(self) -> list[Decision]:
        """The open questions to the seats of this terminal."""

    @abstractmethod
    def bot_decision(self) -> Decision | None:
        """The next open question to a seat that is not played at this terminal."""

    def silent_answer(self, decision: Decision) -> str | None:
        """The automatic answer where the seat has no choice, or does not want to be asked."""
        view = self.view(decision.seat)
        if self.skip_empty_reactions:
            nothing = self.game.nothing_to_decide(view, decision)
            if nothing is not None:
                return nothing
        if PASS not in decision.options or decision.options == (PASS,):
            return None
        if self.only_where_it_matters and not self.game.matters(view, decision):
            return PASS
        return None

    def decisions_to_ask(self) -> list[Decision]:
        """The open questions to the seats of this terminal that people answer themselves."""
        return [one for one in self.human_decisions() if self.silent_answer(one) is None]

    @abstractmethod
    def disabled_options(self, decision: Decision) -> Sequence[tuple[str, str, dict[str, object]]]:
        """Visible but illegal options, each with its reason."""

    def answer_of(self, decision: Decision) -> BotAnswer:
        """The answer of a local bot. Raises KernelError where bots run elsewhere."""
        raise KernelError("server-bots")

    # --- playing --------------------------------------------------------------------------------
    @abstractmethod
    def pick(self, number: int, option: str) -> list[NumberedEvent]:
        """Answer a question."""

    @abstractmethod
    async def since_turn(self, seat: str) -> Sequence[Passage]:
        """What the others did since the last pick of a seat of this terminal."""

    def has_picked(self, seat: str) -> bool:
        """Whether a seat has made a pick; where that is not known, it counts as having made one."""
        return True

    @abstractmethod
    def can_undo(self, seat: str | None) -> bool:
        """Whether the seat's last pick can be undone."""

    @abstractmethod
    def undo(self, seat: str | None) -> None:
        """Undo the seat's last pick, skipping automatic answers, or request that.

        Raises KernelError saying why not.
        """

    # --- saving ---------------------------------------------------------------------------------
    def save_as(self, path: Path) -> None:
        """Write a copy of the game. Raises SaveError where the server saves."""
        raise SaveError("server-saves")

    def move_to(self, path: Path) -> None:
        """Save the game in another file from now on. Raises SaveError where the server saves."""
        raise SaveError("server-saves")

    @abstractmethod
    def close(self) -> None:
        """Close the save file, or stop listening."""
