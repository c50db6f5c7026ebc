"""What players can read in a club: pages about players, the archive of finished games, and games
that were shared by a code."""

from __future__ import annotations

import re
import secrets
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club, day_of
from weimar_tui.server.club.players import game_words, page_lines, player_page
from weimar_tui.server.club.store import games, shares
from weimar_tui.server.club.store.rows import GameRow, ShareRow
from weimar_tui.server.club.story import Stories
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.wire import ArchivePage, ArchiveRow, TableState
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_CODE: Final = 14  # not as long as a table's id, so that `fetch` can tell them apart
ROWS: Final = 20
_YEAR = re.compile(r"\b(20\d\d)\b")


class Game(Struct, frozen=True):
    """A finished game for its readers: a line about it, and its story as Markdown."""

    title: str
    story: str


class Library:
    """Reads what the club's database and the games' files say, in a reader's language."""

    def __init__(self, club: Club, host: Host) -> None:
        self._club = club
        self._host = host
        self._stories = Stories()

    # --- players --------------------------------------------------------------------------------
    async def player(self, name: str, viewer: str, language: str) -> str:
        """Return a player's page as text. Raises KernelError."""
        return await self._club.disk.run(self._player, name, viewer, known(language))

    def _player(self, name: str, viewer: str, language: str) -> str:
        return "\n".join(page_lines(player_page(self._club.database, name, viewer), language))

    # --- the archive ----------------------------------------------------------------------------
    async def search(self, words: str, viewer: str, after: str, language: str) -> ArchivePage:
        """Return a page of the finished games that match all words, newest first. Raises
        KernelError.

        A year finds the games that ended in it; `after` is the last table of the page before.
        """
        return await self._club.disk.run(self._search, words, viewer, after, known(language))

    def _search(self, words: str, viewer: str, after: str, language: str) -> ArchivePage:
        database = self._club.database
        year = _YEAR.search(words)
        plain = _YEAR.sub(" ", words).replace("ending:", " ")
        before = database.read(games.find, after) if after else None
        rows = database.read(
            games.search,
            plain,
            viewer,
            year=int(year[1]) if year else None,
            after=(before.made, before.id) if before is not None else None,
            limit=ROWS + 1,
        )
        seats = database.read(games.seats_of, [row.id for row in rows])
        mine = {id for id, its in seats.items() if any(one.player == viewer for one in its)}
        lobby = LobbyMessages(Messages(language))
        found = tuple(
            ArchiveRow(table=row.id, line=_line(row, lobby, language), mine=row.id in mine)
            for row in rows[:ROWS]
        )
        return ArchivePage(words=words, rows=found, more=len(rows) > ROWS)

    async def game(self, table: str, viewer: str, language: str) -> Game:
        """Return a finished game that `viewer` can see. Raises KernelError."""
        return await self._told(await self._visible(table, viewer), known(language))

    async def _visible(self, table: str, viewer: str) -> GameRow:
        found = await self._club.read(games.seen_by, [table], viewer)
        if not found:
            raise Refusal("archive-none")
        return found[0]

    async def _told(self, row: GameRow, language: str) -> Game:
        hosted = self._host.games.get(row.game)
        pack = hosted.pack if hosted is not None else ""
        lobby = LobbyMessages(Messages(language))
        story = await self._stories.tell(row.id, partial(self._file, row.id), language, pack)
        return Game(await self._club.disk.run(_line, row, lobby, language), story)

    # --- sharing --------------------------------------------------------------------------------
    async def share(self, table: str, viewer: str, shows: str) -> str:
        """Return a code by which everybody can read a finished game: as spectators saw it (`open`),
        or also its file (`all`), which only its players can allow. Raises KernelError."""
        row = await self._visible(table, viewer)
        account = await self._club.named(viewer)
        if account is None:
            raise Refusal("share-guest")
        seats = (await self._club.read(games.seats_of, [row.id]))[row.id]
        if shows == "all" and all(one.player != viewer for one in seats):
            raise Refusal("share-players")
        code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE))
        share = ShareRow(
            code=code, table_id=row.id, by=account.id, shows="all" if shows == "all" else "open",
            moment=None, made=self._club.now,
        )  # fmt: skip
        return await self._club.write(shares.share, share)

    async def _shared(self, code: str) -> tuple[GameRow, ShareRow]:
        found = await self._club.read(shares.find, code)
        row = await self._club.read(games.find, found.table_id) if found is not None else None
        if found is None or row is None or row.state != "over":
            raise KernelError("share-unknown")
        return row, found

    async def shared(self, code: str, language: str) -> Game:
        """Return a game that was shared by this code. Raises KernelError."""
        row, _ = await self._shared(code)
        return await self._told(row, known(language))

    async def shared_file(self, code: str) -> bytes:
        """Return the file of a game that was shared whole. Raises KernelError."""
        row, share = await self._shared(code)
        if share.shows != "all":
            raise KernelError("share-open")
        return await self._file(row.id)

    async def _file(self, id: str) -> bytes:
        return await self._club.disk.run(self._host.store.recording, id)


def known(language: str) -> str:
    """Return a language that there are messages in."""
    return language if language in languages() else "en"


def _state(row: GameRow) -> TableState:
    return msgspec.convert(row.entry, TableState)


def _line(row: GameRow, lobby: LobbyMessages, language: str) -> str:
    """Return a finished game as one line: when, what, how it ended, who played."""
    words, state = game_words(row.game, language), _state(row)
    parts = (day_of(row.ended), row.title, words.title(), lobby.ended(state, words))
    return f"{' · '.join(filter(None, parts))} · {_people(row, language)}"


def _people(row: GameRow, language: str) -> str:
    words = game_words(row.game, language)
    return ", ".join(
        f"{words.seat_short(seat.seat)} {seat.player or words.player(seat.bot)}"
        for seat in _state(row).seats
    )
