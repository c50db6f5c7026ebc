"""Output of a client without a thread: it never blocks, loses nothing and keeps its order."""

from __future__ import annotations

import asyncio
import os
import threading
import tty
from collections.abc import Iterator

import pytest

from tests.waiting import until
from weimar_tui.tui.direct_writer import DirectWriter

LONG = "".join(f"{number} Müßiggang 工人 " for number in range(20_000))


class Terminal:
    """A terminal, from both sides."""

    def __init__(self) -> None:
        self.master, slave = os.openpty()
        tty.setraw(slave)
        os.set_blocking(self.master, False)
        self.file = os.fdopen(slave, "w", encoding="utf-8", errors="replace")
        self.shown = b""

    def read(self) -> None:
        """Take in what has been written."""
        while True:
            try:
                self.shown += os.read(self.master, 65536)
            except BlockingIOError:
                return

    def close(self) -> None:
        os.close(self.master)
        self.file.close()


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    terminal = Terminal()
    yield terminal
    terminal.close()


async def test_a_terminal_that_reads_gets_everything_at_once(terminal: Terminal) -> None:
    writer = DirectWriter(terminal.file)
    writer.start()
    writer.write("one")
    writer.write(" 工人")
    assert not writer.waits
    terminal.read()
    assert terminal.shown.decode() == "one 工人"
    writer.stop()


async def test_what_a_slow_terminal_does_not_take_follows_in_order(terminal: Terminal) -> None:
    writer = DirectWriter(terminal.file)
    writer.start()
    writer.write(LONG)
    writer.write("the end")
    assert writer.waits

    def has_all() -> bool:
        terminal.read()
        return not writer.waits and terminal.shown.endswith(b"the end")

    await until(has_all)
    assert terminal.shown.decode() == LONG + "the end"
    writer.stop()


async def test_at_the_end_the_rest_is_written(terminal: Terminal) -> None:
    writer = DirectWriter(terminal.file)
    writer.start()
    writer.write(LONG)
    assert writer.waits
    stopping = threading.Thread(target=writer.stop)
    asyncio.get_running_loop().remove_writer(terminal.file.fileno())
    stopping.start()
    while stopping.is_alive():
        terminal.read()
        stopping.join(0.01)
    terminal.read()
    assert terminal.shown.decode() == LONG
    assert os.get_blocking(terminal.file.fileno())


async def test_a_terminal_that_is_gone_is_no_error() -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "w", encoding="utf-8") as file:
        writer = DirectWriter(file)
        writer.start()
        os.close(reading)
        writer.write("nobody reads this")
        assert not writer.waits
        writer.write("nor this")
        writer.stop()
