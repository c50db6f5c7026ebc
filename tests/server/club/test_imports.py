"""Players' processes never load the database libraries."""

from __future__ import annotations

import subprocess

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
