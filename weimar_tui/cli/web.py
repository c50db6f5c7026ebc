"""`weimar serve --web PORT`: players in browsers, through textual-serve.

Browsers have no keys, so this needs `--open`. It listens on this computer only; a proxy of the
host's can pass it on (`web_url`). Names of visitors begin with `web-`, which keeps them apart from
players with keys.
"""

from __future__ import annotations

import asyncio
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.cli.failures import needs
from weimar_tui.server.ssh.browser_page import WebSettings
from weimar_tui.server.ssh.client_process import client_command

if TYPE_CHECKING:
    from weimar_tui.server.ssh.config import ServeConfig

_SERVE = "from weimar_tui.cli.web_page import serve; serve(sys.argv[1])"


async def start_web(
    config: ServeConfig, socket: Path, options: dict[str, object]
) -> asyncio.subprocess.Process:
    """Start the web server. Raises KernelError if textual-serve is not installed."""
    if find_spec("textual_serve") is None:
        raise needs("weimar serve --web", "web")
    client = [*client_command(socket, "", 2, options), "--web"]
    limits = config.limits
    settings = WebSettings(
        command=f"exec {shlex.join(client)}",
        port=config.web,
        url=config.web_url,
        sessions=limits.web_sessions,
        sessions_each_address=limits.web_sessions_each_address,
        connections_at_once=limits.connections_at_once,
        connection_seconds=limits.connection_seconds,
    )
    return await asyncio.create_subprocess_exec(
        *python_command(_SERVE, msgspec.json.encode(settings).decode()),
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        cwd=SAFE_FOLDER,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=sys.stderr,
    )
