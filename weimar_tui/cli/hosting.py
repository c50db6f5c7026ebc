"""What the commands for hosting can be told: serve, invite, join. Nothing heavy is imported."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class HostingCommand(NamedTuple):
    """A command's line in the list, its description, and its options."""

    about: str
    more: str
    add: Callable[[argparse.ArgumentParser], None]


def add_serve(parser: argparse.ArgumentParser) -> None:
    """`weimar serve`; a TOML file can say the same."""
    parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file (docs/hosting.md)")
    parser.add_argument("--address", help="the address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen at (default: 2222)")
    parser.add_argument("--data", metavar="FOLDER", help="where tables and keys lie")
    parser.add_argument("--pack", metavar="PACK", help="play with this card pack")
    parser.add_argument(
        "--open",
        action="store_true",
        default=None,
        help="let in anybody on this computer and the local network, without keys",
    )
    parser.add_argument(
        "--web",
        type=int,
        metavar="PORT",
        help="also serve browsers on this computer (needs --open)",
    )
    parser.add_argument("--no-ssh", action="store_true", help="only the tables, for OpenSSH")
    parser.add_argument("--verbose", action="store_true", help="log who comes and goes")


def add_invite(parser: argparse.ArgumentParser) -> None:
    """`weimar invite`."""
    parser.add_argument("name", help="who is invited: letters, digits, '-' and '_'")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the server's folder")
    parser.add_argument("--config", type=Path, metavar="FILE", help="the server's TOML file")
    parser.add_argument("--host", default="HOST", help="how players reach the host")
    parser.add_argument("--port", type=int, help="the server's port")
    parser.add_argument("--days", type=float, default=14, help="how long it holds (default: 14)")


def add_join(parser: argparse.ArgumentParser) -> None:
    """`weimar join`."""
    parser.add_argument("--socket", type=Path, metavar="PATH", help="where the server listens")
    parser.add_argument("--name", default="", help="who you are")
    parser.add_argument("--web", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--pack", type=Path, metavar="PACK", help="the pack the server plays with")
    parser.add_argument(
        "--ponder",
        type=float,
        default=1.6,
        metavar="SECONDS",
        help="up to how long to wait before passing where nothing else can be done (default: 1.6)",
    )
    parser.add_argument("--lang", metavar="LANG", help="the language, else that of the locale")
    parser.add_argument("--ascii", action="store_true", help="draw with plain letters only")


HOSTING = {
    "serve": HostingCommand(
        "host games for players who come over SSH",
        "Everybody plays with `ssh -p 2222 HOST`; only the host installs anything. Games are\n"
        "saved at every pick and go on after a restart. See docs/hosting.md.",
        add_serve,
    ),
    "invite": HostingCommand(
        "make an invitation by which a player's key is enrolled",
        "Prints a command for the player that works once.",
        add_invite,
    ),
    "join": HostingCommand(
        "play at a table server on this computer",
        "What `weimar serve` runs for every player; also for OpenSSH's ForceCommand.",
        add_join,
    ),
}
"""The commands by name."""
