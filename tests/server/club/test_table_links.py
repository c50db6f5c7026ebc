"""A player's connection from a front to an owner that ends it again and again."""

from __future__ import annotations

import asyncio
import datetime
import operator
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.served import Writer
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.framing import LARGEST_REQUEST, framed, read_frame, read_request
from weimar_tui.server.machines import table_link
from weimar_tui.server.machines.certificates import make_certificates
from weimar_tui.server.machines.table_link import Owner, TableLink
from weimar_tui.server.machines.tls import tls_of
from weimar_tui.server.requests import Enter
from weimar_tui.server.wire import VERSION

TABLE = "0123456789ab"
ROOM = {"kind": "room", "table": {"id": TABLE}}
REFUSED = {"kind": "refused", "about": "enter", "text": "", "id": "table-unknown"}


class Script:
    """An owner that answers each `Enter` with the next of `answers`."""

    def __init__(self, answers: Iterable[dict[str, Any]]) -> None:
        self.answers = list(answers)
        self.entered = 0
        self._writer: asyncio.StreamWriter | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        await read_frame(reader, LARGEST_REQUEST)  # the introduction
        while (body := await read_frame(reader, LARGEST_REQUEST)) is not None:
            assert isinstance(read_request(body), Enter)
            self.entered += 1
            writer.write(framed(msgspec.msgpack.encode(self.answers.pop(0))))

    def hang_up(self) -> None:
        assert self._writer is not None
        self._writer.close()


class Told:
    """A front that keeps what links tell it; also the client of a link."""

    name, version = "Rosa", VERSION

    def __init__(self) -> None:
        self.writer = Writer()
        self.lines: list[str] = []
        self.passed: list[str] = []
        self.link: TableLink

    def pass_on(self, body: bytes) -> None:
        self.passed.append(msgspec.msgpack.decode(body)["kind"])

    def entered(self, link: TableLink) -> None:
        """Nothing is kept of it."""

    def left(self, link: TableLink) -> None:
        """Nothing is kept of it."""

    async def changes_program(self, client: object, owner: Owner, table: str) -> bool:
        return False

    def tell(self, link: TableLink, news: KernelError) -> None:
        self.lines.append(news.id)

    def refuse(self, link: TableLink, about: str) -> None:
        """Nothing is kept of it."""

    def link_ended(self, link: TableLink) -> None:
        """Nothing is kept of it."""


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("keys")
    make_certificates(folder, datetime.datetime.now(datetime.UTC))
    return folder


def context(keys: Path, role: str) -> ssl.SSLContext:
    return tls_of(keys / f"{role}.pem", keys / "authority.pem", listens=role == "owner")


@asynccontextmanager
async def linked(
    keys: Path, monkeypatch: pytest.MonkeyPatch, *answers: dict[str, Any]
) -> AsyncIterator[tuple[Script, Told]]:
    """A player who enters a table at an owner with these answers."""
    monkeypatch.setattr(table_link, "_PAUSES", (0.001,))
    script, front = Script(answers), Told()
    server = await asyncio.start_server(
        script.serve, "127.0.0.1", 0, ssl=context(keys, "owner"), limit=LARGEST_REQUEST
    )
    owner = Owner("a", f"127.0.0.1:{server.sockets[0].getsockname()[1]}")

    async def find(table: str) -> Owner:
        return owner

    front.link = link = TableLink(front, find, context(keys, "front"), front)  # type: ignore[arg-type]
    async with asyncio.timeout(PATIENCE):
        await link.connect(owner)
        link.send(Enter(table=TABLE))
        try:
            yield script, front
        finally:
            link.close()
            server.close()


async def test_each_loss_of_a_table_is_told_and_each_return_is_patient(
    keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with linked(keys, monkeypatch, ROOM, REFUSED, ROOM, REFUSED, ROOM) as (script, front):
        for losses in range(3):
            rooms = ["room"] * (losses + 1)
            await until(partial(operator.eq, front.passed, rooms))
            assert front.lines == ["table-reconnecting"] * losses
            if script.answers:
                script.hang_up()
        assert script.entered == 5


async def test_a_player_who_has_returned_can_be_refused(
    keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with linked(keys, monkeypatch, ROOM, ROOM, REFUSED) as (script, front):
        await until(lambda: front.passed == ["room"])
        script.hang_up()
        await until(lambda: front.passed == ["room", "room"])
        front.link.send(Enter(table="0" * 12))
        await until(lambda: len(front.passed) == 3)
        assert front.passed[-1] == "refused" and not script.answers
