"""What the terminal needs of a table, wherever the game is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Notice, NumberedEvent, Session
from weimar_tui.replay.since import Passage


class Table(Protocol):
    """A game as the game screen sees it: `GameHandle` here, `RemoteTable` elsewhere.

    A local table plays a pick before `pick` returns; a remote one sends it, and what happened
    comes over its link; it has no `session` here. `skip_empty_reactions`: pass by oneself where
    nothing else can be done; `only_where_it_matters`: also where the game says that little depends
    on it. `has_bots`: bots are to be asked here (`answer_of`).
    `pauses_tell`: others, at screens of their own, could tell something from how long an answer
    takes.
    """

    skip_empty_reactions: bool
    only_where_it_matters: bool
    has_bots: bool
    pauses_tell: bool

    @property
    def session(self) -> Session | None: ...

    @property
    def game(self) -> Game: ...

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def players(self) -> dict[str, str]: ...

    @property
    def notices(self) -> Sequence[Notice]: ...

    @property
    def humans(self) -> tuple[str, ...]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def path(self) -> Path | None: ...

    def replay(self) -> Replay | None:
        """The game as recorded, to be gone through; None where there is no record of it here."""
        ...

    @property
    def events(self) -> Sequence[Event]: ...

    def view(self, seat: str | None) -> Any:
        """What a seat may know."""
        ...

    def characters(self) -> dict[str, str]:
        """What the bots turn out to have been, by seat, once the game is over."""
        ...

    def human_decisions(self) -> list[Decision]:
        """The open questions to people."""
        ...

    def bot_decision(self) -> Decision | None:
        """The next open question to somebody who is not at this terminal."""
        ...

    def silent_answer(self, decision: Decision) -> str | None:
        """The only answer of a question that is asked for the look of it."""
        ...

    def pick(self, number: int, option: str) -> list[NumberedEvent]:
        """Answer a question."""
        ...

    def answer_of(self, decision: Decision) -> BotAnswer:
        """What the bot in the chair answers."""
        ...

    async def since_turn(self, seat: str) -> Sequence[Passage]:
        """What the others did since the last pick of a seat of this terminal."""
        ...

    def can_undo(self, seat: str | None) -> bool:
        """Whether the seat's last pick can be undone."""
        ...

    def undo(self, seat: str | None) -> None:
        """Take the seat's last pick back, over answers that were no choice, or ask for that.

        Raises KernelError saying why not.
        """
        ...

    def disabled_options(self, decision: Decision) -> Sequence[tuple[str, str, dict[str, object]]]:
        """Visible but illegal options, each with its reason."""
        ...

    def save_as(self, path: Path) -> None:
        """Write a copy of the game."""
        ...

    def move_to(self, path: Path) -> None:
        """Save the game in another file from now on."""
        ...

    def close(self) -> None:
        """Let go."""
        ...
