"""The lobby line by line, with a server that only says what a test makes it say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.plain.test_served import Typist
from tests.server.serving import game
from weimar_tui.plain.lobby import PlainLobby
from weimar_tui.server.replies import Bye, Chat, Home, SeatState, Tables, TableState, Welcome
from weimar_tui.server.requests import AskHome, OpenPage, ReportPlayer, Say
from weimar_tui.server.wire import TableFilter, Wish


class Link:
    """A connection: `tell` passes on a reply, `sent` has the requests."""

    def __init__(self, role: str = "") -> None:
        self.welcome = Welcome(name="Otto", games=(), role=role)
        self.name, self.wish = "Otto", Wish(ring="bell")
        self.lobby = Tables(tables=())
        self.home = Home()
        self.filter = TableFilter()
        self.sent: list[Any] = []
        self._listeners: list[Callable[[Any], object]] = []

    def subscribe(self, listener: Callable[[Any], object]) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def listen(self) -> None:
        """Nothing comes by itself."""

    def send(self, request: Any) -> None:
        self.sent.append(request)

    def tell(self, reply: Any) -> None:
        if isinstance(reply, Tables):
            self.lobby = reply
        for listener in list(self._listeners):
            listener(reply)


def tables(*waiting: str) -> Tables:
    """Two games of Otto's; those named here wait for him."""
    seats = (SeatState(seat="spd", player="Otto"), SeatState(seat="kpd", player="Rosa"))
    return Tables(
        tables=tuple(
            TableState(
                id=title,
                title=title,
                game="weimar",
                scenario="main",
                owner="Rosa",
                state="playing",
                public=True,
                seats=seats,
                mine="spd",
                waiting_for=("spd",) if title in waiting else ("kpd",),
            )
            for title in ("Evening", "Morning")
        )
    )


async def test_each_turn_in_each_game_is_called_once() -> None:
    typist, link = Typist(), Link()
    lobby: Any = link
    playing = asyncio.create_task(PlainLobby(typist.console, lobby, lambda id: game(), "en").run())
    await asyncio.sleep(0)
    link.tell(tables())
    await typist.reads("Leave")
    calls = 0
    for waiting in ((), ("Evening",), ("Evening",), (), ("Evening", "Morning"), ("Evening",)):
        link.tell(tables(*waiting))
    for title in ("Evening", "Evening", "Morning"):
        before = await typist.reads(f"Your turn: {title}\n\a")
        assert "Your turn" not in before
        calls += 1
    assert calls == 3 and "Your turn" not in typist.said and "\a" not in typist.said
    link.tell(Bye(text="Closed.", id="server-down"))
    assert await playing == 1, "the server has ended it"


async def test_talk_and_reports_are_sent_as_typed_and_nothing_without_them() -> None:
    typist, link = Typist(), Link(role="helper")
    lobby: Any = link
    playing = asyncio.create_task(PlainLobby(typist.console, lobby, lambda id: game(), "en").run())
    await asyncio.sleep(0)
    link.tell(tables())
    await typist.reads("Leave")
    typist.types(
        "Report", "Rosa", "", "Report", "no name at all", "rude", "Report", "Rosa", "r" * 300
    )
    typist.types("Chat", "  ", "Chat", "h" * 300, "Moderation")
    for number, line in ((1, "old news"), (2, "hello")):
        link.tell(Chat(table="", n=number, player="Rosa", seat="", text=line))
    link.tell(Chat(table="", n=3, player="Otto", seat="", text="mine"))
    await typist.reads("hello")
    typist.types("quit")
    assert await playing == 0
    assert link.sent == [
        AskHome(),
        ReportPlayer(person="Rosa", text="r" * 200),
        Say(table="", text="h" * 200),
        OpenPage(page="moderate"),
    ]
    assert "mine" not in typist.said, "one's own words are not said again"
