"""A table before its game starts, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.plain.report import report_player
from weimar_tui.server.limits import is_name
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.requests import (
    AddWord,
    CloseTable,
    HoldSeat,
    Invite,
    Ready,
    Request,
    Say,
    Sit,
    Stand,
    Start,
    Unseat,
)
from weimar_tui.server.sections import rows_of
from weimar_tui.server.waiting_rows import WaitingRows
from weimar_tui.text.choice import Item

if TYPE_CHECKING:
    from weimar_tui.plain.lobby import PlainLobby


class WaitingTable:
    """A table that `lobby`'s player has entered and whose game has not started."""

    def __init__(self, lobby: PlainLobby, table: RemoteTable) -> None:
        self._lobby = lobby
        self._table = table
        self._messages = lobby.lobby
        self._console = lobby.console
        self._words = lobby.words
        self._link = lobby.link

    def _choices(self) -> list[Item]:
        """Return what a player can do at a table before its game starts."""
        rows = rows_of(self._rows().sections(in_lines=True))
        return [Item(row.id, row.about or row.text) for row in rows if row.id[:5] != "seat:"]

    def _rows(self) -> WaitingRows:
        status = self._table.status
        assert status is not None
        game, offered = status.table.game, self._link.welcome.game(status.table.game)
        words = self._lobby.game_words(game)
        reports = self._link.welcome.has_account
        return WaitingRows(
            self._messages, words, status, self._link.name, offered, can_report=reports
        )

    async def _owners_wish(self, what: str, whom: str) -> Request | None:
        """Return the request for something the table's owner wants; `whom` is a seat, or a player
        to uninvite."""
        if what == "unseat":
            reason = await ask_line(self._console, self._messages.say("room-reason-prompt"))
            return Unseat(table=self._table.id, seat=whom, reason=reason.strip()[:120])
        if what == "free":
            return HoldSeat(table=self._table.id, seat=whom)
        if what == "bot":
            assert self._table.status is not None
            game = self._table.status.table.game
            words = self._lobby.game_words(game)
            bots = self._messages.bots(self._link.welcome.game(game), words, whom)
            bot = bots[0].id if bots else ""
            if len(bots) > 1:
                title = self._messages.say("room-bot", seat=words.seat(whom))
                bot = await choose(self._console, self._words, title, bots)
            return HoldSeat(table=self._table.id, seat=whom, bot=bot) if bot != BACK else None
        prompt = self._messages.say("room-invite-prompt")
        person = whom or (await ask_line(self._console, prompt)).strip()
        if is_name(person):
            return Invite(table=self._table.id, person=person, yes=what == "invite")
        if person:
            self._console.say(self._words.problem(KernelError("name-wrong")))
        return None

    def _describe(self) -> None:
        """Print a table before its game: its terms, who sits there, and its dice."""
        status, say = self._table.status, self._messages.say
        assert status is not None
        game = self._lobby.game_words(status.table.game)
        made = say("room-made-by", owner=status.table.owner)
        about = (status.table.title, game.title(), game.scenario(status.table.scenario), made)
        self._console.say("", self._words.several(about))
        agreed = self._messages.agreed(status, has_ratings=self._link.welcome.has_account)
        for more in (game.scenario_about(status.table.scenario), agreed):
            if more:
                self._console.say(more)
        for there in status.table.seats:
            name, text = game.seat(there.seat), self._messages.sitter(there, game, short=True)
            text = f"{text} · {say('room-ready-yes')}" if there.ready else text
            self._console.say(self._words.text("plain-line", name=name, text=text))
        if status.starts:
            missing = self._rows().missing
            starts = self._words.text("plain-line", name=say("room-starts"), text=missing)
            self._console.say(starts)
        if status.commitment:
            self._console.say(f"{say('room-commitment')} {status.commitment}")
            if warning := self._messages.unmixed(status):
                self._console.say(warning)

    async def do_one_thing(self) -> bool:
        """Do one thing before the game starts; return whether the player stays at the table."""
        self._describe()
        say, prompt = self._messages.say, self._words.text("plain-start")
        chosen = await choose(self._console, self._words, prompt, self._choices)
        what, _, seat = chosen.partition(":")
        ask, id, status = self._lobby.ask_server, self._table.id, self._table.status

        def is_changed() -> bool:
            return self._table.status is not status

        match what:
            case "sit":
                await ask(Sit(table=id, seat=seat), is_changed)
            case "stand":
                await ask(Stand(table=id), is_changed)
            case "unseat" | "bot" | "free" | "invite" | "uninvite":
                wish = await self._owners_wish(what, seat)
                if wish is not None:
                    await ask(wish, is_changed)
            case "ready":
                await ask(Ready(table=id, yes=not self._rows().is_ready), is_changed)
            case "start-ready":
                request = Start(table=id, when_ready=True)
                await ask(request, lambda: self._table.begun or is_changed())
            case "start":
                await ask(Start(table=id), lambda: self._table.begun)
            case "close":
                await ask(CloseTable(table=id), lambda: self._lobby.is_listed)
            case "word":
                word = await ask_line(self._console, say("room-word-prompt"))
                if word:
                    await ask(AddWord(table=id, word=word[:64]), is_changed)
            case "talk":
                text = await ask_line(self._console, self._words.text("plain-talk"))
                if text:
                    self._link.send(Say(table=id, text=text[:200]))
            case "report":
                await report_player(self._console, self._messages, self._link, id)
            case _:
                return False
        return True
