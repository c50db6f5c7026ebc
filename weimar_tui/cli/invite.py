"""`weimar invite NAME`: a code by which a player's key is enrolled, once."""

from __future__ import annotations

import argparse

from weimar_tui.cli.failures import needs
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.table.places import default_folder


def run(arguments: argparse.Namespace) -> int:
    """Print the invitation."""
    try:
        from weimar_tui.ssh.config import ServeConfig, read_config
        from weimar_tui.ssh.front import invitations_folder
        from weimar_tui.ssh.invites import Invitations
    except ModuleNotFoundError as error:
        if error.name != "asyncssh":
            raise
        raise needs("weimar invite", "ssh") from None
    config = read_config(arguments.config) if arguments.config else ServeConfig()
    folder = arguments.data or (config.folder if arguments.config else default_folder())
    if not 0 < arguments.days <= 365:
        raise KernelError("An invitation holds for up to 365 days.", id="host-days")
    code = Invitations(invitations_folder(folder)).make(arguments.name, arguments.days)
    port = arguments.port or config.port
    days = arguments.days
    say = cli_words(player_language(arguments.lang))
    print(
        say(
            "invited",
            name=arguments.name,
            command=f"ssh -p {port} {code}@{arguments.host}",
            days=int(days) if days == int(days) else days,
            keygen="ssh-keygen -t ed25519",
        )
    )
    return 0
