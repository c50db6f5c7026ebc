"""Clients other than the usual one, for the fork server to run in tests."""

from __future__ import annotations

import os
import sys


def environment(arguments: list[str], log: int, connection: int) -> int:
    """Shows the environment it was given, and waits for a key."""
    print("|".join(f"{name}={value}" for name, value in sorted(os.environ.items())) + "|end")
    sys.stdin.readline()
    return 0


def crashing(arguments: list[str], log: int, connection: int) -> int:
    """The usual client, whose lobby cannot be drawn."""
    from weimar_tui.cli.join import served
    from weimar_tui.tui.lobby.lobby import LobbyScreen

    def fail(self: object, canvas: object) -> None:
        hidden = "the seed is 1919"
        raise KeyError(hidden)

    LobbyScreen.draw_head = fail  # type: ignore[method-assign]
    return served(arguments, log, connection)


def raising(arguments: list[str], log: int, connection: int) -> int:
    """Fails before there is a screen."""
    raise RuntimeError("nothing works")


def leaving(arguments: list[str], log: int, connection: int) -> int:
    """Ends with a status of its own."""
    sys.exit(7)


def nothing(arguments: list[str]) -> None:
    """Prepares nothing."""


def told(arguments: list[str], log: int, connection: int) -> int:
    """Shows what it was told, and waits for a key."""
    print("|".join(arguments) + "|end")
    sys.stdin.readline()
    return 0
