"""Analyses of finished games, made by a process of the server, one game at a time.

An analysis is kept in the data folder and resumes where it stopped. It stops when no one has asked
for it for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from weimar_tui.bots.analysis.review import END_LINE, SUFFIX
from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.kernel.errors import SaveError
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.replies import Reviewed

_log = logging.getLogger("weimar_tui.server")
_START: Final = (
    "import os; os.nice(int(sys.argv.pop(1))); "
    "from weimar_tui.cli.main import main; sys.exit(main())"
)
_MOST: Final = 256 * 1024
"""Bytes sent at once."""
_WAITING: Final = 20
"""Games that can wait for their analysis."""
_UNASKED: Final = 20.0
"""Seconds after which an analysis that no one asks for stops."""

Read = Callable[[], Awaitable[bytes]]


class Reviews:
    """Makes and keeps analyses. `unasked`: see `_UNASKED`; `nice`: how much their processes give
    way to others."""

    def __init__(self, host: Host, unasked: float = _UNASKED, nice: int = 15) -> None:
        self._host = host
        self._unasked = unasked
        self._nice = nice
        self._one_at_a_time = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}
        self._working = ""
        self._failed: set[str] = set()

    def _path(self, table: str) -> Path:
        return self._host.folder / "reviews" / f"{table}{SUFFIX}"

    async def look(self, table: str, start: int, read: Read, pack: str = "") -> Reviewed:
        """Return an analysis so far, from byte `start` on, and keep it going.

        `read` gets the game. Raises Refusal if too many games are waiting.
        """
        self._asked[table] = self._host.clock()
        done = await self._host.disk.run(is_done, self._path(table))
        if not done and table not in self._tasks and table not in self._failed:
            if len(self._tasks) >= _WAITING:
                raise Refusal("review-busy")
            task = asyncio.create_task(self._make(table, read, pack))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))
        data = await self._host.disk.run(_part, self._path(table), start)
        if done:
            state = "done"
        elif table in self._failed:
            state = "failed"
        else:
            state = "working" if self._working == table else "waiting"
        return Reviewed(about=table, start=start, data=data, state=state)  # type: ignore[arg-type]

    @property
    def idle(self) -> bool:
        """Whether no analysis is being made or waiting."""
        return not self._tasks

    def works_on(self, table: str) -> bool:
        """Whether an analysis of this game is being made or waiting."""
        return table in self._tasks

    def tables(self) -> list[str]:
        """Return the tables whose games have an analysis, or a part of one."""
        return sorted(path.stem for path in self._path("*").parent.glob(f"*{SUFFIX}"))

    def forget(self, table: str) -> None:
        """Delete the analysis of a game."""
        self._path(table).unlink(missing_ok=True)

    def _is_wanted(self, table: str) -> bool:
        return self._host.clock() - self._asked[table] < self._unasked

    async def _make(self, table: str, read: Read, pack: str) -> None:
        """Run the analysis when its turn comes."""
        async with self._one_at_a_time:
            if not self._is_wanted(table):
                return
            self._working = table
            try:
                await self._run(table, await read(), pack)
            except (OSError, SaveError) as error:
                _log.error("the game of table %s cannot be analysed: %s", table, error)
                self._failed.add(table)
            finally:
                self._working = ""

    async def _run(self, table: str, save: bytes, pack: str) -> None:
        path = self._path(table)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        with TemporaryDirectory(prefix="weimar-") as folder:
            file = Path(folder) / "game.weimar"
            file.write_bytes(save)
            packed = ["--pack", pack] if pack else []
            command = ["analyse", "--keep", str(path), "--quietly", *packed, "--", str(file)]
            process = await asyncio.create_subprocess_exec(
                *python_command(_START, str(self._nice), *command),
                cwd=SAFE_FOLDER,
                env={"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": folder},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                while process.returncode is None and self._is_wanted(table):
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(process.wait(), min(1.0, self._unasked))
            finally:
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        process.terminate()
                    await process.wait()
        if process.returncode and self._is_wanted(table):
            _log.error("the game of table %s cannot be analysed", table)
            self._failed.add(table)

    async def close(self) -> None:
        """Stop all analyses."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def is_done(path: Path) -> bool:
    """Whether a file has a complete analysis."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - len(END_LINE)))
            return file.read() == END_LINE
    except OSError:
        return False


def _part(path: Path, start: int) -> bytes:
    try:
        with path.open("rb") as file:
            file.seek(start)
            return file.read(_MOST)
    except OSError:
        return b""
