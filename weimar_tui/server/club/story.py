"""A finished game as text, as spectators saw it. A child process replays the game, so that the
server's other players do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.narrations import narration_of
from weimar_tui.registry import games_of
from weimar_tui.replay.exports import chronicle
from weimar_tui.replay.timeline import Timeline
from weimar_tui.server.host import Refusal
from weimar_tui.text.game_messages import words_of

_SECONDS: Final = 60.0
_KEPT: Final = 32
_LARGEST: Final = 2 * 1024 * 1024


class Stories:
    """Writes the chronicles of finished games, and keeps the latest ones."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Semaphore(1)
        self._kept: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def tell(
        self,
        id: str,
        read: Callable[[], Awaitable[bytes]],
        language: str,
        pack: str = "",
        ending: str = "",
    ) -> str:
        """Return the chronicle of a finished table's game, as Markdown; `read` gets its file,
        `ending` is how the table ended. Raises KernelError."""
        key = (id, language)
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await _told(await read(), language, pack, ending)
            self._kept.move_to_end(key)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]

    def forget(self, id: str) -> None:
        """Forget the chronicles of a table's game."""
        for key in [key for key in self._kept if key[0] == id]:
            del self._kept[key]


async def _told(save: bytes, language: str, pack: str, ending: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *python_command(f"from {__name__} import main; main()", language, pack, ending),
        cwd=SAFE_FOLDER,
        env={"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(_SECONDS):
            text, _ = await process.communicate(save)
    except TimeoutError:
        raise Refusal("game-unreadable") from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise Refusal("game-unreadable")
    return text[:_LARGEST].decode("utf-8", "replace")


def main() -> None:
    """Print the chronicle of the save on standard input, in the language of the first argument."""
    language, pack, ending = sys.argv[1:4]
    saved = parse_save(sys.stdin.buffer.read(), Path("game.weimar"))
    replay = Replay(games_of(Path(pack) if pack else None)(saved.header), saved)
    timeline = Timeline(replay, narration_of(replay.game.id))
    sys.stdout.write(chronicle(timeline, words_of(replay.game, language), None, ending))
