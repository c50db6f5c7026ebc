"""`weimar invite NAME`: creates a single-use code that enrols a player's key."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.child_process import no_programs
from weimar_tui.cli.failures import needs
from weimar_tui.cli.hosting import program, server_folder
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import AdminAnswer, Where, ask_server
from weimar_tui.server.bans import Bans
from weimar_tui.server.names import name_key
from weimar_tui.server.ssh_address import SshAddress

if TYPE_CHECKING:
    from weimar_tui.server.ssh.config import ServeConfig


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
    asked = f"{program()} invite {shlex.quote(arguments.name)} {where}"
    if arguments.host:
        asked += f" --host {shlex.quote(arguments.host)}"
    check_folder(folder, f"{asked} --port {arguments.port or config.port}")
    if Bans(folder).holds(arguments.name):
        unban = f"{program()} tables unban {shlex.quote(arguments.name)} {where}"
        raise KernelError("invite-banned", name=arguments.name, command=unban)
    if (kind := _barred(arguments, config, folder)) is not None:
        unban = f"{program()} account un{kind} {shlex.quote(arguments.name)} {where}"
        raise KernelError("invite-banned", name=arguments.name, command=unban)
    answer = asyncio.run(asked_server(folder))
    fingerprint = answer.fingerprint or host_key(folder / "host_key").get_fingerprint()
    server = answer.ssh or config.ssh_address
    host = printable(arguments.host or server.host, 200)
    server = SshAddress(host, arguments.port or server.port)
    again = server.command() if server.is_known else ""
    invitations = Invitations(invitations_folder(folder))
    code = invitations.make(arguments.name, arguments.days, again)
    days = arguments.days
    say = cli_words(player_language(arguments.lang))
    print(
        say(
            "invited",
            name=arguments.name,
            command=server.command(user=code),
            days=int(days) if days == int(days) else days,
            fingerprint=fingerprint,
            keygen="ssh-keygen -t ed25519",
        )
    )
    return 0


def _barred(arguments: argparse.Namespace, config: ServeConfig, folder: Path) -> str | None:
    """Return the sanction that keeps a player of the club out, `ban` or `suspend`."""
    from weimar_tui.cli.club_files import database_of
    from weimar_tui.server.club.store import order
    from weimar_tui.server.club.store.database import FILE

    if not (config.database or config.join or (folder / FILE).exists()):
        return None  # the server has never run
    with contextlib.suppress(KernelError), database_of(arguments) as database:
        by = database.read(order.shut_out, int(time.time())).get(name_key(arguments.name))
        return by.kind if by is not None else None
    return None  # the database cannot be reached


async def asked_server(folder: Path) -> AdminAnswer:
    """Return the running server's address and key; empty if no server runs."""
    try:
        return await ask_server(folder, Where())
    except KernelError:
        return AdminAnswer()
