"""What clients read in a club: pages about players, the archive, shared games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.wire import (
    AnyReply,
    ArchivePage,
    ArchiveRow,
    Bye,
    ReadPage,
    Refused,
    SearchArchive,
    ServerError,
    Shared,
    ShareGame,
    TextPage,
)
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import Messages

_PATIENCE: Final = 70.0
"""Seconds to wait for a page; the server may have to replay a game."""

MORE: Final = "more"


async def ask_to_read(
    link: ServerLink, request: ReadPage | SearchArchive | ShareGame
) -> TextPage | ArchivePage | Shared:
    """Send a request, and return the server's answer. Raises KernelError."""
    answered: asyncio.Future[AnyReply] = asyncio.get_running_loop().create_future()
    about = str(request.__struct_config__.tag)

    def heard(reply: AnyReply) -> None:
        mine = isinstance(reply, TextPage | ArchivePage | Shared | Bye) or (
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
    assert isinstance(reply, TextPage | ArchivePage | Shared)
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
        page = await ask_to_read(self._link, request)
        assert isinstance(page, ArchivePage)
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

    def ways(self, table: str) -> Sequence[Item]:
        """What can be done with a game."""
        mine = any(row.mine for row in self.rows if row.table == table)
        names = ("story", "enter", "share", *(("share-all",) if mine else ()))
        return [Item(name, self._words.text(f"lobby-archive-{name}")) for name in names]

    async def story(self, table: str) -> str:
        """Return a game's story as text. Raises KernelError."""
        request = ReadPage(page="story", about=table, lang=self._words.lang)
        page = await ask_to_read(self._link, request)
        assert isinstance(page, TextPage)
        return page.text

    async def share(self, table: str, way: str) -> str:
        """Share a game by a code, and say how it is read. Raises KernelError."""
        request = ShareGame(table=table, shows="all" if way == "share-all" else "open")
        shared = await ask_to_read(self._link, request)
        assert isinstance(shared, Shared)
        return shared_line(self._words.catalogue, shared.code, shared.shows)


def shared_line(catalogue: Catalogue, code: str, shows: str) -> str:
    """Return how a shared game is read."""
    return catalogue.text("club-share-made-all" if shows == "all" else "club-share-made", code=code)


async def player_page(link: ServerLink, words: Messages, name: str) -> str:
    """Return a page about a player as text. Raises KernelError."""
    page = await ask_to_read(link, ReadPage(page="player", about=name[:20], lang=words.lang))
    assert isinstance(page, TextPage)
    return page.text
