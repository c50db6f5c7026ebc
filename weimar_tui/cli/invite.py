"""`weimar invite NAME`: creates a single-use code that enrols a player's key."""

from __future__ import annotations

import argparse
import asyncio
import shlex
from pathlib import Path

from weimar_tui.child_process import no_programs
from weimar_tui.cli.failures import needs
from weimar_tui.cli.hosting import UNKNOWN_HOST, program, server_folder
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import AdminAnswer, Where, ask_server
from weimar_tui.server.bans import Bans


def run(arguments: argparse.Namespace) -> int:
    try:
        with no_programs():
            import asyncssh  # noqa: F401
        from weimar_tui.server.ssh.config import ServeConfig, read_config
        from weimar_tui.server.ssh.invites import Invitations, check_folder, invitations_folder
        from weimar_tui.server.ssh.keys import host_key
    except ModuleNotFoundError as error:
        if error.name != "asyncssh":
            raise
        raise needs("weimar invite", "ssh") from None
    config = read_config(arguments.config) if arguments.config else ServeConfig()
    folder = server_folder(arguments).absolute()
    if not 0 < arguments.days <= 365:
        raise KernelError("host-days")
    where = f"--data {shlex.quote(str(folder))}"
    asked = f"{program()} invite {shlex.quote(arguments.name)} {where} --host {arguments.host}"
    check_folder(folder, f"{asked} --port {arguments.port or config.port}")
    if Bans(folder).holds(arguments.name):
        unban = f"{program()} tables unban {shlex.quote(arguments.name)} {where}"
        raise KernelError("invite-banned", name=arguments.name, command=unban)
    door = asyncio.run(_door(folder))
    fingerprint = door.fingerprint or host_key(folder / "host_key").get_fingerprint()
    port = arguments.port or door.port or config.port
    known = arguments.host != UNKNOWN_HOST
    again = f"ssh -p {port} {printable(arguments.host, 200)}" if known else ""
    invitations = Invitations(invitations_folder(folder))
    code = invitations.make(arguments.name, arguments.days, again)
    days = arguments.days
    say = cli_words(player_language(arguments.lang))
    print(
        say(
            "invited",
            name=arguments.name,
            command=f"ssh -p {port} {code}@{arguments.host}",
            days=int(days) if days == int(days) else days,
            fingerprint=fingerprint,
            keygen="ssh-keygen -t ed25519",
        )
    )
    return 0


async def _door(folder: Path) -> AdminAnswer:
    """Return the running server's port and key; empty if no server runs."""
    try:
        return await ask_server(folder, Where())
    except KernelError:
        return AdminAnswer()
