"""Options of the hosting commands: serve, invite, join, tables. Imports nothing heavy."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from weimar_tui.cli.parser import CommandParser, number, port
from weimar_tui.data_files import data_folder
from weimar_tui.registry import game_ids

_PONDER = 1.6
_DAYS = 14
ACCOUNT_ACTIONS = (
    *("list", "show", "role", "mute", "unmute", "hold", "unrated", "rated", "admit"),
    *("suspend", "unsuspend", "ban", "unban", "recover", "rename", "export", "delete"),
    "audit",
)
CLUB_ACTIONS = (
    "backup",
    "restore",
    "reindex",
    "ratings",
    "results",
    "pairs",
    "player",
    "annul",
    "unannul",
)
_ROLES = ("player", "organiser", "helper", "moderator")


def add_serve(parser: CommandParser) -> None:
    """Add `weimar serve`; a TOML file can set the same options."""
    say, folder, pack = parser.say, parser.say("meta-folder"), parser.say("meta-pack")
    parser.option(
        "--config", type=Path, metavar=say("meta-file"), help=say("serve-config", file=_DOCS)
    )
    parser.option("--address", help=say("serve-address", default="127.0.0.1"))
    parser.option("--port", type=port, help=say("serve-port", default=2222))
    parser.option("--data", metavar=folder, help=say("serve-data"))
    parser.option("--pack", metavar=pack, help=say("serve-pack"))
    parser.option("--open", action="store_true", default=None, help=say("serve-open"))
    parser.option("--web", type=port, metavar="PORT", help=say("serve-web"))
    parser.option("--join", metavar=say("meta-file"), help=say("serve-join"))
    parser.option("--role", choices=("both", "owner", "front"), help=say("serve-role"))
    parser.option("--no-ssh", action="store_true", help=say("serve-no-ssh"))
    parser.option("--verbose", action="store_true", help=say("serve-verbose"))


def add_invite(parser: CommandParser) -> None:
    say = parser.say
    parser.option("name", metavar=say("meta-name"), help=say("invite-name"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("invite-data"))
    parser.option("--config", type=Path, metavar=say("meta-file"), help=say("invite-config"))
    parser.option("--host", default="", help=say("invite-host"))
    parser.option("--port", type=port, help=say("invite-port"))
    parser.option("--days", type=number, default=_DAYS, help=say("invite-days", default=_DAYS))


def add_join(parser: CommandParser) -> None:
    say = parser.say
    meta = "ssh://[NAME@]HOST[:PORT]"
    parser.option("address", nargs="?", default="", metavar=meta, help=say("join-address"))
    parser.option("--socket", type=Path, metavar=say("meta-file"), help=say("join-socket"))
    parser.option("--name", default="", metavar=say("meta-name"), help=say("join-name"))
    parser.option("--web", action="store_true", help=argparse.SUPPRESS)
    parser.option("--visit", choices=("", "look", "watch"), default="", help=argparse.SUPPRESS)
    parser.option("--pack", type=Path, metavar=say("meta-pack"), help=say("join-pack"))
    parser.option(
        "--ponder",
        type=number,
        default=_PONDER,
        metavar=say("meta-seconds"),
        help=say("join-ponder", default=str(_PONDER)),
    )
    parser.option("--ascii", action="store_true", help=say("option-ascii"))
    parser.option("--plain", action="store_true", help=say("option-plain"))


def add_tables(parser: CommandParser) -> None:
    say = parser.say
    parser.option(
        "action",
        choices=("list", "close", "seat", "drain", "kick", "ban", "unban", "say", "sign-up"),
        metavar=say("meta-action"),
        help=say("tables-action"),
    )
    parser.option("what", nargs="*", metavar=say("meta-what"), help=say("tables-what"))
    parser.option("--table", default="", metavar="ID", help=say("tables-table"))
    parser.option("--until", default="", metavar=say("meta-day"), help=say("tables-until"))
    parser.option("--json", action="store_true", help=say("tables-json"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("invite-data"))
    parser.option("--config", type=Path, metavar=say("meta-file"), help=say("invite-config"))


def add_top(parser: CommandParser) -> None:
    say = parser.say
    parser.option("--once", action="store_true", help=say("top-once"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("invite-data"))
    parser.option("--config", type=Path, metavar=say("meta-file"), help=say("invite-config"))


def add_machines(parser: CommandParser) -> None:
    say = parser.say
    parser.option(
        "action",
        choices=("init", "list", "drain", "undrain", "forget"),
        metavar=say("meta-action"),
        help=say("machines-action"),
    )
    parser.option(
        "name", nargs="?", default="", metavar=say("meta-name"), help=say("machines-name")
    )
    parser.option("--join", type=Path, metavar=say("meta-file"), help=say("machines-join"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("machines-data"))


def add_account(parser: CommandParser) -> None:
    say = parser.say
    parser.option(
        "action",
        choices=ACCOUNT_ACTIONS,
        metavar=say("meta-action"),
        help=say("account-action"),
    )
    parser.option("name", nargs="?", default="", metavar=say("meta-name"), help=say("account-name"))
    parser.option(
        "new_name", nargs="?", default="", metavar=say("meta-name"), help=say("account-new-name")
    )
    parser.option("--role", choices=_ROLES, metavar="ROLE", help=say("account-role"))
    parser.option("--for", dest="span", default="", metavar="7d", help=say("account-for"))
    parser.option("--reason", default="", metavar=say("meta-text"), help=say("account-reason"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("invite-data"))
    parser.option("--config", type=Path, metavar=say("meta-file"), help=say("invite-config"))


def add_club(parser: CommandParser) -> None:
    say = parser.say
    parser.option(
        "action",
        choices=CLUB_ACTIONS,
        metavar=say("meta-action"),
        help=say("club-action"),
    )
    parser.option("about", nargs="?", metavar=say("meta-what"), help=say("club-about"))
    parser.option("--reason", default="", metavar=say("meta-text"), help=say("account-reason"))
    parser.option("--game", choices=game_ids(), metavar=say("meta-name"), help=say("club-game"))
    parser.option("--csv", type=Path, metavar=say("meta-file"), help=say("club-csv"))
    parser.option("--json", type=Path, metavar=say("meta-file"), help=say("club-json"))
    parser.option("--data", type=Path, metavar=say("meta-folder"), help=say("invite-data"))
    parser.option("--config", type=Path, metavar=say("meta-file"), help=say("invite-config"))


def add_hosting(parser: CommandParser) -> None:
    parser.option("--unit", action="store_true", help=parser.say("hosting-unit"))
    parser.option("--settings", action="store_true", help=parser.say("hosting-settings"))
    parser.option("--alarms", action="store_true", help=parser.say("hosting-alarms"))


def run(arguments: argparse.Namespace) -> int:
    """Print the page for hosts, or the file that an option names."""
    name = next((file for option, file in _FILES.items() if getattr(arguments, option)), _PAGE)
    sys.stdout.write((data_folder("docs") / name).read_text(encoding="utf-8"))
    return 0


def server_folder(arguments: argparse.Namespace) -> Path:
    """Return the server's data folder: from the command line, the configuration, or the default."""
    if arguments.data:
        return Path(arguments.data)
    if arguments.config:
        from weimar_tui.server.ssh.config import read_config

        return read_config(arguments.config).folder
    from weimar_tui.server.places import default_folder

    return default_folder()


def program() -> str:
    """Return the command that runs this program, quoted for a shell.

    `weimar` if the shell finds it, otherwise its path, or Python with the module.
    """
    called = Path(sys.argv[0])
    if called.parts[-2:] == ("weimar_tui", "__main__.py"):
        return f"{shlex.quote(sys.executable)} -m weimar_tui"
    on_path = shutil.which("weimar")
    if called.name != "weimar" or (on_path and Path(on_path).samefile(called.absolute())):
        return "weimar"
    return shlex.quote(str(called.absolute()))


_PAGE = "hosting.md"
_FILES = {
    "unit": "weimar-server.service",
    "settings": "weimar.toml",
    "alarms": "weimar-alarms.yml",
}
"""Files that `weimar hosting` can print, by option."""
_DOCS = "docs/hosting.md"
HOSTING: dict[str, Callable[[CommandParser], None]] = {
    "serve": add_serve,
    "invite": add_invite,
    "join": add_join,
    "tables": add_tables,
    "top": add_top,
    "account": add_account,
    "club": add_club,
    "machines": add_machines,
    "hosting": add_hosting,
}
"""The hosting commands by name."""
