"""Bring a club's database to this program's version. Runs in a process of its own.

The address of the database comes on standard input, since it can contain a password.
"""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config

from weimar_tui.server.club.store.schema import VERSION


def migrate(url: str, version: str = VERSION, versions: Path | None = None) -> None:
    """Run the migrations up to `version`, from the folder `versions` or the program's own."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    if versions is not None:
        config.set_main_option("version_locations", str(versions))
    config.attributes["url"] = url
    command.upgrade(config, version)


def main() -> None:
    """Migrate the database named on standard input."""
    migrate(sys.stdin.read().strip())
