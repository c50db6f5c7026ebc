"""`weimar invite NAME`: a code by which a player's key is enrolled, once."""

from __future__ import annotations

import argparse

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
        raise KernelError("`weimar invite` needs: pip install 'weimar-tui[ssh]'") from None
    config = read_config(arguments.config) if arguments.config else ServeConfig()
    folder = arguments.data or (config.folder if arguments.config else default_folder())
    if not 0 < arguments.days <= 365:
        raise KernelError("An invitation holds for up to 365 days.")
    code = Invitations(invitations_folder(folder)).make(arguments.name, arguments.days)
    port = arguments.port or config.port
    print(f"{arguments.name} comes in once by this, and from then on by key alone:")
    print(f"  ssh -p {port} {code}@{arguments.host}")
    print("Whoever has it can use it; it ends with its first use or in", end=" ")
    print(f"{arguments.days:g} days. Without a key yet: ssh-keygen -t ed25519")
    return 0
