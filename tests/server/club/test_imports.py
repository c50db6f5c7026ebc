"""Players' processes never load the database libraries."""

from __future__ import annotations

import subprocess
from pathlib import Path

from weimar_tui.child_process import SAFE_FOLDER, python_command

# What the fork server loads before it forks clients, and what each kind of client adds.
_LOAD = """
import weimar_tui.cli.rehearsal, weimar_tui.cli.join
import weimar_tui.tui.lobby.app, weimar_tui.plain.app, weimar_tui.plain.served
found = {"sqlalchemy", "alembic", "psycopg", "openskill"} & set(sys.modules)
print(sorted(found))
"""


def test_a_client_process_loads_no_database_library() -> None:
    done = subprocess.run(
        python_command(_LOAD), cwd=SAFE_FOLDER, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


_SERVE = """
import asyncio, signal
from weimar_tui.cli.main import main
from weimar_tui.server.club.keeper import Keeper

begin, needless = Keeper.tidy, (
    *("alembic", "psycopg", "openskill", "aiohttp", "prometheus_client", "babel"),
    "sqlalchemy.dialects.postgresql",
)

async def tidied(self):  # everything has started, and has worked once
    await begin(self)
    print("needless:", sorted(set(needless) & set(sys.modules)), flush=True)
    signal.raise_signal(signal.SIGTERM)

Keeper.tidy = tidied
main(["--lang", "en", "serve", "--port", "0", "--data", sys.argv[-1]])
"""


def test_a_server_of_a_few_friends_loads_only_what_it_needs(tmp_path: Path) -> None:
    """Each of these takes 1 to 12 MiB."""
    done = subprocess.run(
        [*python_command(_SERVE), str(tmp_path)],
        cwd=SAFE_FOLDER,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert "needless: []" in done.stdout
