"""Machines of a cluster as processes: owners, fronts, and what the database says of them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE
from weimar_tui.cli.main import main
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.machines import MachineRow

ROOT = Path(__file__).resolve().parents[3]


class Machines:
    """The machines in a folder. `database` is the setting, `rows` a connection to it."""

    def __init__(self, folder: Path, database: str, rows: Database) -> None:
        self.folder = folder
        self.rows = rows
        self.ports: dict[str, int] = {}
        self.programs = ""
        self.web = 0
        self._database = database
        self._processes: dict[str, subprocess.Popen[str]] = {}
        assert main(["machines", "init", "--data", str(folder)]) == 0

    def start(
        self, role: str, *names: str, python: str = "", ssh: bool = False, web: int = 0
    ) -> None:
        """Start machines and wait until they serve. `python`: with another version's program;
        `web`: the port for browsers."""
        for name in names:
            self._processes[name] = self._begin(name, role, python, ssh, web)
        for name in names:
            out = self._processes[name].stdout
            assert out is not None
            line = out.readline()
            found = re.search(r"port (\d+)", line)
            assert found is not None if ssh else "tables.sock" in line, line
            self.ports[name] = int(found[1]) if found is not None else 0

    def _begin(
        self, name: str, role: str, python: str, ssh: bool, web: int
    ) -> subprocess.Popen[str]:
        lines = [f'name = "{name}"', f'database = "{self._database}"']
        lines += [f'certificate = "machines/{role}.pem"', 'authority = "machines/authority.pem"']
        lines += ['listen = "127.0.0.1:0"'] if role == "owner" else []
        lines += [f'programs = ["{self.programs}"]'] if self.programs else []
        (self.folder / f"{name}.toml").write_text("\n".join(lines))
        more = ("--data", str(self.folder / name), "--join", str(self.folder / f"{name}.toml"))
        doors = ["--port", "0"] if ssh else ["--no-ssh"]
        doors += ["--web", str(web)] if web else []
        begin = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
        command = [python or sys.executable, "-c", begin, "serve", "--role", role]
        place = self.folder if python else ROOT
        return subprocess.Popen(
            [*command, *doors, *more], stdout=subprocess.PIPE, text=True, cwd=place
        )

    def socket(self, name: str) -> Path:
        """Where players come to a front."""
        return self.folder / name / "tables.sock"

    def owner_of(self, table: str) -> str:
        """The machine that has a table, or ""."""
        found = self.rows.read(journals.find, table)
        assert found is not None
        return found.owner.partition("/")[0]

    def row(self, name: str) -> MachineRow:
        """What the database says of a machine."""
        return next(one for one in self.rows.read(machines.all_machines) if one.id == name)

    def kill(self, name: str, number: int = signal.SIGKILL) -> None:
        """Send a signal to a machine."""
        os.kill(self._processes[name].pid, number)

    def pid(self, name: str) -> int:
        """The process of a machine."""
        return self._processes[name].pid

    def stop(self, name: str) -> None:
        """End a machine the usual way, and wait until it has ended."""
        self.kill(name, signal.SIGTERM)
        assert self._processes.pop(name).wait(PATIENCE) == 0

    def end(self) -> None:
        """End all machines."""
        for process in self._processes.values():
            process.kill()
            process.wait()
