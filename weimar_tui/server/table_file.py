"""The record of a table and the file it is written to; its game as read from disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from weimar_tui.bots.question import place_of
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.framing import LARGEST_FILE
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.record import GAME, TableRecord
from weimar_tui.server.table_store import LostTable
from weimar_tui.server.talk import ChatLog
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")
_WRITTEN_EVERY = 30.0


class TableFile:
    """A table's record with its chat, kept in step with `table.json`.

    What must not be lost is written by `change` before anyone sees it. Chat, clocks and the round
    can wait: `can_wait` notes that they changed, and `is_due` says when to write them.
    """

    def __init__(self, record: TableRecord, host: Host) -> None:
        self.record = record
        self.talk = ChatLog(record.chat, record.said)
        self.folder = host.tables / record.id
        self.unwritten = False
        self._host = host
        self._since_written = 0.0

    async def change(self, edit: Callable[[TableRecord], None]) -> None:
        """Change the record: on disk first, then here. The caller holds the table's lock.

        Raises Refusal, with nothing changed, if it cannot be written.
        """
        changed = self.record.copied()
        edit(changed)
        await self._write(changed)
        self.record = changed

    async def rewrite(self, edit: Callable[[TableRecord], TableRecord]) -> None:
        """Change the record and the talk, first on disk. The caller holds the table's lock.

        Raises Refusal, with nothing changed, if the disk refuses.
        """
        whole = edit(replace(self.record, chat=self.talk.lines, said=self.talk.said))
        try:
            with self._host.backlog.waiting():
                await self._host.disk.run(self._host.store.write, whole)
        except SaveError as error:
            raise self.refusal(error) from None
        self.record, self.talk.lines = whole, whole.chat

    async def write(self) -> None:
        """Write the record as it is now. The caller holds the table's lock. Raises Refusal."""
        await self._write(self.record)

    async def _write(self, record: TableRecord) -> None:
        whole = replace(record, chat=self.talk.lines, said=self.talk.said)
        self.unwritten, self._since_written = False, 0.0
        try:
            with self._host.backlog.waiting():
                await self._host.disk.run(self._host.store.write, whole)
        except SaveError as error:
            self.unwritten = True
            raise self.refusal(error) from None

    def refusal(self, error: SaveError) -> Refusal:
        """Log why the disk failed; the returned refusal tells players nothing about the host."""
        _log.error("table %s: %s", self.record.id, english(error))
        if isinstance(error, LostTable):
            return Refusal("table-moving")
        return Refusal("disk-full")

    def can_wait(self, *, soon: bool = False) -> None:
        """Mark a change that can be written later, or `soon`."""
        self.unwritten = True
        if soon:
            self._since_written = _WRITTEN_EVERY

    def time_passed(self, seconds: float) -> None:
        """Count the time since the record was last written."""
        self._since_written += seconds

    @property
    def due_in(self) -> float:
        """Seconds until changes that could wait should be written."""
        return max(0.0, _WRITTEN_EVERY - self._since_written)

    @property
    def is_due(self) -> bool:
        """Whether changes that could wait should be written now."""
        return self.unwritten and self._since_written >= _WRITTEN_EVERY

    def read_game(self) -> GameHandle:
        """Read the table's game from the store. Raises SaveError."""
        lines = self._host.store.game(self.record.id)
        path = lines.path
        try:
            session, notices = Session.open_in(
                lines, self._host.game_of, program=self._host.program
            )
        except KernelError:
            raise
        except Exception as error:
            # The file can contain anything, and the rules may fail on it anywhere.
            raise SaveError("table-damaged", path=str(path), detail=place_of(error)) from None
        for notice in notices:
            _log.warning("table %s: %s", self.record.id, english(notice))
        if set(session.header.seats) != set(self.record.seats):
            session.close()
            raise SaveError("table-seats", path=str(path))
        return GameHandle(session, notices=notices)

    def read_recording(self) -> tuple[str, bytes]:
        """Return the recorded game: a file name and the contents. Raises SaveError."""
        store, id = self._host.store, self.record.id
        if store.size(id) > LARGEST_FILE:
            raise SaveError("save-large", path=store.name(id))
        return f"{self.record.game}-{id}{Path(GAME).suffix}", store.recording(id)
