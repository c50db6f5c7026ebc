"""What a game must offer to be played on this kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.play import Play


class Game(Protocol):
    """A game: how it starts, how its Positions are written, and what a seat may know.

    `digest` names the rules data in use by what of it plays, not by its wording; saves carry it.
    """

    @property
    def id(self) -> str: ...

    @property
    def digest(self) -> str: ...

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The seats in turn order. Raises KernelError for an unknown scenario."""
        ...

    def start(
        self, scenario: str, seed: str, options: Mapping[str, Any], listen: bool
    ) -> Play[Any]:
        """A new game, run to its first question."""
        ...

    def resume(self, position: Any, listen: bool) -> Play[Any]:
        """Go on from a position."""
        ...

    def encode(self, position: Any) -> bytes:
        """The position as JSON."""
        ...

    def decode(self, data: bytes) -> Any:
        """The position back from JSON. Raises KernelError when it is none."""
        ...

    def copy(self, position: Any) -> Any:
        """An independent copy."""
        ...

    def view(self, position: Any, seat: str | None) -> Any:
        """What a seat (None: a spectator) may know, in the shape of a position."""
        ...

    def chapter(self, position: Any) -> int:
        """The round; the journal writes a checkpoint whenever it changes."""
        ...

    def decode_event(self, data: bytes) -> Event:
        """An event back from JSON."""
        ...

    def why_not(
        self, position: Any, decision: Decision
    ) -> Sequence[tuple[str, str, dict[str, Any]]]:
        """Visible but illegal options of a decision: (option id, reason id, reason arguments)."""
        ...
