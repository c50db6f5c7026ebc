"""What clients ask for when they read a club's archive, and which replies they take as answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from weimar_tui.server.reading import MORE, Archive, answer_to
from weimar_tui.server.replies import (
    AnyReply,
    ArchivePage,
    ArchiveRow,
    Bye,
    Refused,
    Shared,
    TextPage,
    Welcome,
)
from weimar_tui.server.requests import ReadPage, SearchArchive, ShareGame
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.server.wire import ServerError
from weimar_tui.text.messages import Messages

A = "0000000000aa"


class Link:
    """A connection on which each request is answered at once by these replies."""

    def __init__(self, *replies: AnyReply) -> None:
        self.replies = replies
        self.welcome = Welcome(name="Rosa", games=(), ssh=SshAddress("games.example.org", 2022))
        self.sent: list[Any] = []
        self.listeners: list[Callable[[AnyReply], None]] = []

    def subscribe(self, listener: Callable[[AnyReply], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def send(self, request: Any) -> None:
        self.sent.append(request)
        for reply in self.replies:
            for listener in list(self.listeners):
                listener(reply)


def archive(link: Link, words: str = "otto") -> Archive:
    return Archive(link, Messages("en"), words)  # type: ignore[arg-type]


async def test_a_refusal_of_something_else_is_no_answer() -> None:
    other = Refused(about="say", id="say-muted", text="You are muted.")
    page = TextPage(page="player", about="Otto", text="here since")
    link = Link(other, page)
    request = ReadPage(page="player", about="Otto", lang="en")
    assert await answer_to(link, request, TextPage) == page  # type: ignore[arg-type]
    assert link.listeners == []
    mine = Refused(about="read-page", id="account-none", text="No such player.")
    for last in (mine, Bye(text="The server stops.", id="stopped")):
        with pytest.raises(ServerError):
            await answer_to(Link(other, last), request, TextPage)  # type: ignore[arg-type]


async def test_each_page_of_the_archive_begins_after_the_last_row() -> None:
    rows = tuple(ArchiveRow(table=id, line=id, mine=id == "b") for id in "ab")
    link = Link(ArchivePage(words="otto", rows=rows, more=True))
    found = archive(link)
    await found.read_on()
    assert [one.id for one in found.items] == ["a", "b", MORE]
    link.replies = (ArchivePage(words="otto", rows=(ArchiveRow(table="c", line="c"),), more=False),)
    await found.read_on()
    assert [(one.words, one.after) for one in link.sent] == [("otto", ""), ("otto", "b")]
    assert all(isinstance(one, SearchArchive) for one in link.sent)
    assert [one.id for one in found.items] == ["a", "b", "c"]


async def test_a_game_is_shared_whole_by_its_players_only() -> None:
    link = Link(ArchivePage(words="", rows=(ArchiveRow(table=A, line="a"),), more=False))
    found = archive(link)
    await found.read_on()
    assert "share-all" not in [one.id for one in found.ways(A)]
    found.rows = [ArchiveRow(table=A, line="a", mine=True)]
    assert "share-all" in [one.id for one in found.ways(A)]
    said = {}
    requests = {
        "share": ShareGame(table="a", shows="open"),
        "share-all": ShareGame(table="a", shows="all"),
    }
    for way, request in requests.items():
        link.replies = (Shared(table="a", code="xyz", shows=request.shows),)
        said[way] = await found.share("a", way)
        assert link.sent[-1] == request
    assert said["share"] != said["share-all"] and all(
        "ssh -p 2022 games.example.org show xyz" in text for text in said.values()
    )
