"""What players typed before they were muted does not reach others afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.ssh.hosting import hosting
from tests.server.ssh.test_club import club
from tests.waiting import PATIENCE
from weimar_tui.server.club.moderation import Moderation
from weimar_tui.server.club.store import order
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import (
    AnyReply,
    Chat,
    Home,
    Pong,
    Refused,
    Reply,
    Tables,
    TableStatus,
)
from weimar_tui.server.requests import (
    AddWord,
    AskHome,
    Enter,
    Exit,
    Invite,
    MakeTable,
    Ping,
    ReportPlayer,
    Request,
    Say,
    Sit,
    Unseat,
)

R = TypeVar("R", bound=Reply)


class Player:
    """A player, and everything that the server has sent."""

    def __init__(self, link: ServerLink) -> None:
        self.link = link
        self.heard: list[AnyReply] = []
        self._news = asyncio.Event()
        link.subscribe(self._hear)
        link.listen()

    def _hear(self, reply: AnyReply) -> None:
        self.heard.append(reply)
        self._news.set()

    async def does(self, *requests: Request) -> None:
        """Send requests, and wait until the server has carried them out."""
        n = 1 + max((one.n for one in self.heard if isinstance(one, Pong)), default=0)
        for request in (*requests, Ping(n=n)):
            self.link.send(request)
        async with asyncio.timeout(PATIENCE):
            while not any(isinstance(one, Pong) and one.n == n for one in self.heard):
                self._news.clear()
                await self._news.wait()

    def last(self, kind: type[R]) -> R:
        return [one for one in self.heard if isinstance(one, kind)][-1]

    @property
    def talk(self) -> list[str]:
        return [one.text for one in self.heard if isinstance(one, Chat) and one.player]

    @property
    def everything(self) -> str:
        return " ".join(map(str, self.heard))


@asynccontextmanager
async def player(folder: Path, name: str) -> AsyncIterator[Player]:
    link = await ServerLink.connect(folder / "s", name)
    try:
        found = Player(link)
        await found.does()
        yield found
    finally:
        await link.close()


async def otto_talks(otto: Player) -> str:
    """Let Otto type texts of every kind; return his table."""
    await otto.does(Say(table="", text="OLD in the lobby"), MakeTable(title="OLD title"))
    table = otto.last(TableStatus).table.id
    await otto.does(
        Invite(table=table, person="Harry"),
        Sit(table=table, seat="spd"),
        AddWord(table=table, word="OLD word"),
        Say(table=table, text="OLD at the table"),
    )
    return table


@pytest.mark.parametrize("kind", ["mute", "suspend", "ban"])
async def test_words_typed_before_a_mute_reach_nobody_after_it(tmp_path: Path, kind: str) -> None:
    async with hosting(tmp_path, names=("Otto", "Rosa", "Harry"), club=club(), kept=True) as host:
        whom, *_ = [await host.club.enrolled(name) for name in ("Otto", "Rosa", "Harry")]
        moderation = Moderation(host.club, "host", "host", None)
        async with player(tmp_path, "Otto") as otto:
            table = await otto_talks(otto)
            async with player(tmp_path, "Rosa") as rosa:
                await rosa.does(Enter(table=table), Sit(table=table, seat="kpd"))
            await otto.does(Unseat(table=table, seat="kpd", reason="OLD reason"))
            await moderation.act(whom, kind, 3600, "shouting")
            for name in ("Rosa", "Harry"):
                async with player(tmp_path, name) as other:
                    (listed,) = other.last(Tables).tables
                    assert listed.title == "Otto's table"
                    await other.does(AskHome(), Enter(table=table))
                    status = other.last(TableStatus)
                    assert status.table.title == "Otto's table" and status.words == {"Otto": "…"}
                    (notice,) = other.last(Home).inbox
                    assert notice.data["title"] == "Otto's table"
                    await other.does(Say(table=table, text="and mine?"))
                    assert set(other.talk) == {"and mine?"} and "OLD" not in other.everything
        if kind == "mute":
            async with player(tmp_path, "Otto") as otto:
                await otto.does(Enter(table=table))
                assert otto.talk[:2] == ["OLD in the lobby", "OLD at the table"]
                assert otto.last(TableStatus).words == {"Otto": "OLD word"}
        await moderation.act(whom, f"un{kind}", None, "")
        async with player(tmp_path, "Rosa") as rosa:
            await rosa.does(AskHome(), Enter(table=table))
            assert rosa.last(TableStatus).table.title == "OLD title"
            assert rosa.talk[:2] == ["OLD in the lobby", "OLD at the table"]
            assert rosa.last(Home).inbox[0].data["reason"] == "OLD reason"


async def test_a_player_who_is_shut_out_cannot_be_invited(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        for name in ("Otto", "Rosa"):
            await host.club.enrolled(name)
        rosa = await host.club.named("Rosa")
        assert rosa is not None
        moderation = Moderation(host.club, "host", "host", None)
        async with player(tmp_path, "Otto") as otto:
            await otto.does(MakeTable(title="Evening"))
            table = otto.last(TableStatus).table.id
            for kind in ("ban", "suspend"):
                await moderation.act(rosa, kind, 3600, "cheating")
                await otto.does(Invite(table=table, person="rosa"))
                assert otto.last(Refused).id == "invite-barred"
                await moderation.act(rosa, f"un{kind}", None, "")
                await otto.does(
                    Invite(table=table, person="Rosa"),
                    Invite(table=table, person="Rosa", yes=False),
                )
            assert sum(isinstance(one, Refused) for one in otto.heard) == 2
            await moderation.act(rosa, "ban", 3600, "cheating")
            await otto.does(MakeTable(title="Night", invited=("Rosa",)))
            assert otto.last(Refused).id == "invite-barred"


async def test_a_mute_by_another_machine_counts_here_too(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        whom, _ = [await host.club.enrolled(name) for name in ("Otto", "Rosa")]
        assert host.keeper is not None
        async with player(tmp_path, "Otto") as otto, player(tmp_path, "Rosa") as rosa:
            table = await otto_talks(otto)
            await otto.does(Exit())
            now = host.club.now
            await host.club.write(order.add_sanction, "mute", now, by="host", account_id=whom.id)
            await host.keeper.tidy()
            await rosa.does(Enter(table=table))
            assert rosa.last(TableStatus).table.title == "Otto's table"
            assert rosa.talk == ["OLD in the lobby"]  # he had said it while she was there
    # A server that starts knows of the mute before anyone comes.
    async with hosting(tmp_path, club=club()), player(tmp_path, "Rosa") as rosa:
        assert [one.title for one in rosa.last(Tables).tables] == ["Otto's table"]


async def test_a_report_has_what_a_muted_player_said(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        whom, _ = [await host.club.enrolled(name) for name in ("Otto", "Rosa")]
        async with player(tmp_path, "Otto") as otto:
            await otto.does(Say(table="", text="OLD in the lobby"))
        await Moderation(host.club, "host", "host", None).act(whom, "mute", 60, "")
        async with player(tmp_path, "Rosa") as rosa:
            assert rosa.talk == []
            await rosa.does(ReportPlayer(person="Otto", text="insults"))
        (found,) = await host.club.read(order.open_reports)
        assert [line["text"] for line in found.lines] == ["OLD in the lobby"]
