"""What clients read in a club: pages about players, the archive, shared games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.server.record import is_id
from weimar_tui.server.remote_table import GameOf, ServerLink
from weimar_tui.server.replies import (
    AnyReply,
    ArchivePage,
    ArchiveRow,
    Bye,
    GameFile,
    Refused,
    Reply,
    Shared,
    TextPage,
)
from weimar_tui.server.requests import FetchRecord, ReadPage, Request, SearchArchive, ShareGame
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.server.wire import ServerError
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import Messages

_PATIENCE: Final = 70.0
"""Seconds to wait for a page; the server may have to replay a game."""

MORE: Final = "more"


R = TypeVar("R", bound=Reply)


async def answer_to(link: ServerLink, request: Request, kind: type[R]) -> R:
    """Send a request, and return the server's answer, a message of this kind. Raises
    KernelError."""
    answered: asyncio.Future[AnyReply] = asyncio.get_running_loop().create_future()
    about = str(request.__struct_config__.tag)

    def heard(reply: AnyReply) -> None:
        mine = isinstance(reply, kind | Bye) or (
            isinstance(reply, Refused) and reply.about == about
        )
        if mine and not answered.done():
            answered.set_result(reply)

    stop = link.subscribe(heard)
    link.send(request)
    try:
        reply = await asyncio.wait_for(answered, _PATIENCE)
    except TimeoutError:
        raise KernelError("server-away") from None
    finally:
        stop()
    if isinstance(reply, Refused | Bye):
        raise ServerError(reply.text, reply.id, **reply.arguments)
    assert isinstance(reply, kind)
    return reply


class Archive:
    """A search in the archive and the pages of results read so far."""

    def __init__(self, link: ServerLink, words: Messages, searched: str) -> None:
        self._link = link
        self._words = words
        self.searched = searched
        self.rows: list[ArchiveRow] = []
        self.more = True

    async def read_on(self) -> None:
        """Read the next page. Raises KernelError."""
        after = self.rows[-1].table if self.rows else ""
        request = SearchArchive(words=self.searched[:100], after=after, lang=self._words.lang)
        page = await answer_to(self._link, request, ArchivePage)
        self.rows += page.rows
        self.more = page.more

    @property
    def title(self) -> str:
        text = self._words.text
        if not self.rows:
            return text("club-archive-none")
        return text("club-archive-title", words=self.searched or text("club-archive-all"))

    @property
    def items(self) -> Sequence[Item]:
        """The games found, and an entry for more of them."""
        found = [Item(row.table, row.line) for row in self.rows]
        return [*found, Item(MORE, self._words.text("club-archive-more"))] if self.more else found

    def row(self, table: str) -> ArchiveRow:
        """The row of a game that was found."""
        return next(row for row in self.rows if row.table == table)

    def ways(self, table: str) -> Sequence[Item]:
        """What can be done with a game."""
        row = self.row(table)
        names = ["story"]
        if row.whole:
            names += ["watch", "analyse", "branch"]
        if is_id(table):  # otherwise the code of a shared game
            names += ["enter", "share", *(["share-all"] if row.mine else [])]
        return [Item(name, self._words.text(f"lobby-archive-{name}")) for name in names]

    async def story(self, table: str) -> str:
        """Return a game's story as text. Raises KernelError."""
        request = ReadPage(page="story", about=table, lang=self._words.lang)
        return (await answer_to(self._link, request, TextPage)).text

    async def record(self, table: str, games: GameOf) -> Replay:
        """Fetch a game with all hands. Raises KernelError."""
        file = await answer_to(self._link, FetchRecord(about=table), GameFile)
        saved = parse_save(file.data, Path(file.name))
        game = games(saved.header.game)
        return await asyncio.to_thread(Replay, game, saved)

    async def share(self, table: str, way: str) -> str:
        """Share a game by a code, and say how it is read. Raises KernelError."""
        request = ShareGame(table=table, shows="all" if way == "share-all" else "open")
        shared = await answer_to(self._link, request, Shared)
        server = self._link.welcome.ssh
        return shared_line(self._words.catalogue, server, shared.code, shared.shows)


def shared_line(catalogue: Catalogue, server: SshAddress, code: str, shows: str) -> str:
    """Return how a shared game is read."""
    show, fetch = server.command("show", code), server.command("fetch", code)
    name = "club-share-made-all" if shows == "all" else "club-share-made"
    return catalogue.text(name, show=show, fetch=fetch)


async def read_player_page(link: ServerLink, words: Messages, name: str) -> str:
    """Return a page about a player as text. Raises KernelError."""
    request = ReadPage(page="player", about=name[:20], lang=words.lang)
    return (await answer_to(link, request, TextPage)).text
