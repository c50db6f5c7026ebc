"""`weimar serve --web PORT`: browsers on this computer, through textual-serve.

Nobody is known by a key there, so it goes with an open house only, listens on this computer alone,
and puts `web-` before every name, which keeps visitors apart from players with keys.
"""

from __future__ import annotations

import asyncio
import shlex
from importlib.util import find_spec
from pathlib import Path

from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.cli.failures import needs
from weimar_tui.server.ssh.client_process import command

_SERVE = "from weimar_tui.cli.web_page import serve; serve(sys.argv[1], int(sys.argv[2]))"


async def start_web(
    port: int, socket: Path, options: dict[str, object]
) -> asyncio.subprocess.Process:
    """Start the web server. Raises KernelError if textual-serve is not there."""
    if find_spec("textual_serve") is None:
        raise needs("weimar serve --web", "web")
    client = [*command(socket, "", 2, options), "--web"]
    return await asyncio.create_subprocess_exec(
        *python_command(_SERVE, shlex.join(client), str(port)),
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        cwd=SAFE_FOLDER,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
