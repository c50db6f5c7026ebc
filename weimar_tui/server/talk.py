"""The chat of a table and its readers: whispers are for people, not for seats."""

from __future__ import annotations

import time

from msgspec import Struct

from weimar_tui.kernel.errors import Argument

KEPT = 200


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat line; `seat` is empty for a spectator.

    `to` and `to_player` name the seat and person of a whisper. `id` and `arguments` (as in a
    KernelError) are set for messages of the server itself. `at`: seconds since 1970, 0 in tables of
    older versions.
    """

    n: int
    player: str
    seat: str
    text: str
    to: str = ""
    to_player: str = ""
    id: str = ""
    arguments: dict[str, Argument] = {}
    at: float = 0.0

    def heard_by(self, name: str, seat: str) -> bool:
        """Return whether a person can read it: whispers are for their two people, spectators' lines
        for spectators.

        >>> whisper = ChatLine(n=1, player="Otto", seat="spd", text="psst", to="z", to_player="Max")
        >>> [whisper.heard_by(*who) for who in (("Max", ""), ("Otto", "spd"), ("Rosa", "z"))]
        [True, True, False]
        """
        if self.to or self.to_player:
            return bool(name) and name in (self.player, self.to_player)
        return bool(self.seat) or not self.player or not seat or self.player == name


class ChatLog:
    """The latest chat lines of a table."""

    def __init__(self, lines: list[ChatLine], said: int) -> None:
        self.lines = lines
        self.said = said

    def add(
        self,
        player: str,
        seat: str,
        text: str,
        *,
        to: str = "",
        to_player: str = "",
        id: str = "",
        arguments: dict[str, Argument] | None = None,
    ) -> ChatLine:
        """Add a line and drop old ones."""
        self.said += 1
        line = ChatLine(
            n=self.said,
            player=player,
            seat=seat,
            text=text,
            to=to,
            to_player=to_player,
            id=id,
            arguments=arguments or {},
            at=round(time.time(), 1),
        )
        self.lines = [*self.lines, line][-KEPT:]
        return line

    def forget(self, before: float) -> None:
        """Delete the lines from before a time."""
        self.lines = [line for line in self.lines if line.at >= before]
