"""A server's lobby line by line: list, join and create tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from weimar_tui.kernel.game import Game
from weimar_tui.plain.app import PlainPastimes
from weimar_tui.plain.console import Console, Over
from weimar_tui.plain.form import fill_in
from weimar_tui.plain.menu import BACK, Quit, ask_line, choose
from weimar_tui.plain.own_things import choose_own
from weimar_tui.plain.reading import ArchiveReader, print_player
from weimar_tui.plain.report import report_player
from weimar_tui.plain.served import PlainServedGame
from weimar_tui.plain.settings import PlainSettings, SettingsForm
from weimar_tui.plain.waiting import WaitingTable
from weimar_tui.server.branch_form import BranchForm
from weimar_tui.server.finding import FindForm
from weimar_tui.server.home_rows import NEXT, HomeRows
from weimar_tui.server.instant import against_bots, best_fit
from weimar_tui.server.limits import is_visitor
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.record import PLAYING
from weimar_tui.server.remote_table import RemoteTable, ServerLink, Way
from weimar_tui.server.replies import (
    AnyReply,
    Bye,
    Chat,
    GameOffered,
    PageShown,
    Refused,
    Tables,
    TableStatus,
    is_my_turn,
)
from weimar_tui.server.requests import (
    AskHome,
    Enter,
    Exit,
    MakeTable,
    MoreFinished,
    OpenPage,
    Request,
    Say,
    ShowPage,
)
from weimar_tui.server.ringing import OFF
from weimar_tui.server.sections import lines_of
from weimar_tui.server.table_form import NewTable
from weimar_tui.server.wire import PAGE
from weimar_tui.text.choice import Item
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import GameMessages, Messages

_SOON = 3.0
"""Seconds to wait for the first message of a game that has begun."""


class PlainLobby:
    """One player on a server. `games` loads a game's rules by its id.

    `is_listed`: the server has sent the tables since they were last asked for.
    """

    def __init__(
        self,
        console: Console,
        link: ServerLink,
        games: Callable[[str], Game],
        lang: str,
        *,
        ponder: float = 0.0,
        settings: PlainSettings | None = None,
    ) -> None:
        self.settings = settings or PlainSettings()
        self.console = console
        self.link = link
        self.games = games
        self.ponder = ponder
        self.ended = asyncio.Event()
        self.farewell = ""
        self.here: RemoteTable | None = None
        self._words: dict[str, GameMessages] = {}
        self._waited_for: set[str] = set()
        self._heard = asyncio.Event()
        self._made: TableStatus | None = None
        self._refused = False
        self.is_listed = False
        self._own: PlainPastimes | None = None
        self._speak(self.settings.language or lang)

    def _speak(self, lang: str) -> None:
        self.lang = lang
        self.words = Messages(lang)
        self.lobby = LobbyMessages(self.words)
        self._words.clear()

    def game_words(self, game: str) -> GameMessages:
        """Return a game's messages in the player's language."""
        if game not in self._words:
            self._words[game] = words_of(self.games(game), self.lang)
        return self._words[game]

    # --- what the server says -------------------------------------------------------------------
    def _hear(self, reply: AnyReply) -> None:
        match reply:
            case Bye():
                self.farewell = self.words.problem(reply)
                self.ended.set()
            case Tables():
                self.is_listed = True
                self._look_for_turns(reply)
            case Refused() if self.here is None or not self.here.begun:
                with self.console.aside():
                    words = self.words
                    if self.here is not None and self.here.status is not None:
                        words = self.game_words(self.here.status.table.game)
                    self.console.say(words.problem(reply))
            case TableStatus() if self.here is None:
                self._made = reply
            case Chat(table="") if self.here is None:
                if reply.player != self.link.name:
                    with self.console.aside():
                        self.console.say(self.lobby.chat_line(reply))
            case Chat() if self.here is not None and not self.here.begun:
                if reply.player != self.link.name and self.here.status is not None:
                    with self.console.aside():
                        game = self.game_words(self.here.status.table.game)
                        self.console.say(self.lobby.chat(reply, game))
        self._refused = self._refused or isinstance(reply, Refused)
        self._heard.set()

    def _look_for_turns(self, reply: Tables) -> None:
        """Announce games in which it has become this player's turn."""
        now = {table.id for table in reply.tables if is_my_turn(table)}
        with self.console.aside():
            for table in reply.tables:
                if table.id in now - self._waited_for:
                    self.console.say(self.lobby.say("ring", title=table.title))
                    if self.link.wish.ring != OFF:
                        self.console.ring()
        self._waited_for = now

    async def ask_server(self, request: Request, done: Callable[[], object]) -> None:
        """Send a request and wait until the server has accepted or refused it."""
        self._refused = False
        self.link.send(request)
        while not (done() or self._refused):
            self._heard.clear()
            await self._heard.wait()

    # --- running --------------------------------------------------------------------------------
    async def run(self) -> int:
        """Stay until the player leaves or the server disconnects; return the exit status."""
        self.link.subscribe(self._hear)
        self.link.listen()
        being = asyncio.ensure_future(self._be_here())
        ending = asyncio.ensure_future(self.ended.wait())
        try:
            await asyncio.wait({being, ending}, return_when=asyncio.FIRST_COMPLETED)
            if being.done():
                being.result()
        except (Quit, Over):
            self.farewell = ""
        finally:
            being.cancel()
            ending.cancel()
        if self.farewell:
            self.console.say(self.farewell)
            return 1
        self._say_goodbye()
        return 0

    def _say_goodbye(self) -> None:
        self.console.say(self.words.text("plain-bye-served"))

    async def _be_here(self) -> None:
        while not self.is_listed:
            self._heard.clear()
            await self._heard.wait()
        if self.link.welcome.has_account:
            self.link.send(AskHome())
        if self.link.welcome.table:
            await self._enter(self.link.welcome.table)
        else:
            self.console.say(self.words.text("plain-welcome"))
        while True:
            lobby = self.lobby
            here = lobby.say("here", names=", ".join(self.link.lobby.here))
            self.console.say("", lobby.say("title", name=self.link.name), here)
            prompt = self.words.text("plain-start")
            chosen = await choose(self.console, self.words, prompt, self._tables, top=True)
            match chosen:
                case "new":
                    await self._make()
                case "find":
                    await self._find()
                case "more":
                    self.is_listed = False
                    await self.ask_server(MoreFinished(), lambda: self.is_listed)
                case "learn" | "puzzle" | "read":
                    await self._pass_time(chosen)
                case "talk" | "report":
                    await self._write(chosen)
                case "player" | "archive" | "account" | "moderate":
                    await self._go_to_club(chosen)
                case "help":
                    self.console.say("", self.words.text("plain-help-served"))
                case "language":
                    await self._choose_language()
                case "settings":
                    await self._change_settings()
                case "quit":
                    raise Quit
                case "bots" | "play":
                    await (self._play_bots() if chosen == "bots" else self._play_now())
                case "inbox" | "friends" | "vacation":
                    await self._own_things(chosen)
                case _ if chosen.partition(":")[0] in ("free", "others"):
                    await self._turn_page(chosen)
                case _:
                    await self._enter(chosen)

    async def _write(self, what: str) -> None:
        """Say something in the lobby, or report a player."""
        if what == "report":
            await report_player(self.console, self.lobby, self.link)
            return
        text = (await ask_line(self.console, f"{self.lobby.say('talk-to-all')}:")).strip()[:200]
        if text:
            self.link.send(Say(table="", text=text))

    async def _turn_page(self, row: str) -> None:
        kind, _, way = row.partition(":")
        page = self.link.lobby.pages.get(kind, PageShown())
        start = max(0, page.start + (PAGE if way == NEXT else -PAGE))
        self.is_listed = False
        request = ShowPage(list="free" if kind == "free" else "others", start=start)
        await self.ask_server(request, lambda: self.is_listed)

    async def _find(self) -> None:
        """Choose which tables with free seats are listed."""
        link, say = self.link, self.lobby.say
        watches = link.home.watches if link.welcome.has_account else None
        form = FindForm(link.welcome.games, self.lobby, self.game_words, link.filter, watches)
        while await fill_in(self.console, self.words, form, say("find"), say("find-list")):
            self.is_listed = False
            first, *others = form.requests
            await self.ask_server(first, lambda: self.is_listed)
            if self.is_listed:
                for request in others:
                    self.link.send(request)
                link.filter = form.filter
                return

    async def _play_now(self) -> None:
        """Take a seat at the table that can begin soonest, or begin with bots that hold seats."""
        link, before = self.link, self.link.home
        if link.welcome.has_account:  # what kept the player from rated games can have changed
            await self.ask_server(AskHome(), lambda: link.home is not before)
        fit = best_fit(link.lobby.tables, link.home)
        if fit is None:
            await self._play_bots(held=True)
        else:
            self.link.send(fit)
            await self._enter(fit.table)

    async def _own_things(self, what: str) -> None:
        """Show the inbox, the friends or the vacations, and carry out the player's choice."""
        link, before = self.link, self.link.home
        chosen = await choose_own(self.console, self.words, self.lobby, link, what)
        if isinstance(chosen, str):
            await self._enter(chosen)
        elif chosen is not None:
            await self.ask_server(chosen, lambda: link.home is not before)

    async def _play_bots(self, *, held: bool = False) -> None:
        """Start a game against bots at once."""
        link = self.link
        offered = await self._ask_game()
        if offered is None:
            return
        # Another player can have begun such a game while this one was choosing.
        if held and (fit := best_fit(link.lobby.tables, link.home, offered.id)) is not None:
            link.send(fit)
            await self._enter(fit.table)
            return
        await self._make_table(against_bots(offered, held=held))

    async def _ask_game(self) -> GameOffered | None:
        """Return a game on offer, after asking which if there is a choice."""
        games = self.link.welcome.games
        entries = [Item(game.id, self.game_words(game.id).title()) for game in games]
        chosen = games[0].id if games else ""
        if len(games) > 1:
            title = self.lobby.say("home-game")
            chosen = await choose(self.console, self.words, title, entries)
        return self.link.welcome.game(chosen)

    async def _go_to_club(self, where: str) -> None:
        """Open a page of the club."""
        match where:
            case "player":
                await print_player(self.console, self.link, self.words)
            case "archive":
                reader = ArchiveReader(
                    self.console, self.link, self.lobby, self.words, self.games, self.game_words
                )
                found = await reader.read()
                if isinstance(found, BranchForm):
                    title = self.lobby.say("branch-title", pick=str(found.moment))
                    await self._make_by(found, title)
                elif found:
                    await self._enter(found)
            case _:
                self.link.send(OpenPage(page=where))

    def _tables(self) -> list[Item]:
        lobby = self.link.lobby
        home = HomeRows(self.lobby, self.game_words)
        link = self.link
        sections = home.sections(lobby, link.welcome.role, link.home, link.filter)
        entries = lines_of(sections)
        *rows, quits = entries
        more = [
            Item("help", self.lobby.say("help-title")),
            Item("language", self.words.ui("start-language")),
            Item("settings", self.words.text("settings-title")),
        ]
        return [*rows, *more, quits]

    async def _pass_time(self, what: str) -> None:
        """Learn, answer a puzzle or read, in this process and without the server."""
        own = self.own
        await {"learn": own.learn, "puzzle": own.puzzle, "read": own.read}[what]()

    @property
    def own(self) -> PlainPastimes:
        """Pastimes in this process, without the server."""
        self._own = self._own or PlainPastimes(self.console, self.lang, self.games)
        self._own.start_options.lang, self._own.words = self.lang, self.words
        return self._own

    async def _choose_language(self) -> None:
        entries = [Item(lang, Messages(lang).ui("start-language")) for lang in languages()]
        prompt = self.words.text("plain-language")
        chosen = await choose(self.console, self.words, prompt, entries)
        if chosen != BACK:
            self._speak(chosen)
            self.settings.remember(language=chosen)

    async def _change_settings(self) -> None:
        words = self.words
        form = SettingsForm(self.settings, words)
        title, back = words.text("settings-title"), words.text("settings-back")
        await fill_in(self.console, words, form, title, back)

    # --- tables ---------------------------------------------------------------------------------
    async def _make(self) -> None:
        """Create a table; its owner has joined it already."""
        link, say = self.link, self.lobby.say
        rated = link.home.plays_rated
        new = NewTable(link.welcome, link.lobby.saves, self.lobby, self.game_words, rated=rated)
        await self._make_by(new, say("new-title"))

    async def _make_by(self, form: NewTable, title: str) -> None:
        """Let the player fill in a form until its table is made; a refusal leaves it as it is."""
        begin = self.lobby.say("new-begin")
        while await fill_in(self.console, self.words, form, title, begin):
            if await self._make_table(form.wish):
                return

    async def _make_table(self, wish: MakeTable) -> bool:
        """Make a table and stay at it; return False if the server refused it."""
        self._made = None
        await self.ask_server(wish, lambda: self._made)
        made: TableStatus | None = self._made
        if made is not None:
            await self._be_at(RemoteTable(self.link, made.table.id, self.games, made))
        return made is not None

    async def _enter(self, id: str) -> None:
        table = RemoteTable(self.link, id, self.games)
        self.here = table
        await self.ask_server(Enter(table=id), lambda: table.status)
        if table.status is None:
            self.here = None
            table.close()
            return
        if table.status.table.state == PLAYING:
            await self._await_game(table)
        await self._be_at(table)

    async def _await_game(self, table: RemoteTable) -> None:
        """Wait a little for a game that has begun: it can come later than the table's status."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SOON):
                while not table.begun:
                    self._heard.clear()
                    await self._heard.wait()

    async def _be_at(self, table: RemoteTable) -> None:
        """Stay at a table, from waiting through the game, then return to the lobby."""
        self.here = table
        self.is_listed = False  # the server lists tables only to players who are not at one
        again = ""
        try:
            while table.status is not None and not self.is_listed:
                if table.begun:
                    words = self.game_words(table.status.table.game)
                    self.settings.apply_to(table)
                    game = PlainServedGame(self.console, table, words, self.ponder)
                    await game.play()
                    again = game.next_table
                    break
                if not await self._unless_begun(table, WaitingTable(self, table).do_one_thing()):
                    break
        finally:
            self.here = None
            table.close()
        if again and not self.is_listed:
            await self._enter(again)
        if not self.is_listed:
            await self.ask_server(Exit(), lambda: self.is_listed)

    async def _unless_begun(self, table: RemoteTable, work: Coroutine[Any, Any, bool]) -> bool:
        """Run `work`, which waits for lines, until the game starts; return whether the player stays
        at the table."""
        doing = asyncio.ensure_future(work)
        try:
            while not (table.begun or self.is_listed):
                news = asyncio.ensure_future(self._heard.wait())
                await asyncio.wait({doing, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if doing.done():
                    return doing.result()
                self._heard.clear()
            return True
        finally:
            doing.cancel()


async def play_at_server(
    console: Console,
    way: Way,
    name: str,
    games: Callable[[str], Game],
    lang: str,
    ponder: float,
    settings: Callable[[ServerLink], PlainSettings] = lambda link: PlainSettings(),
) -> int:
    """Connect and run the lobby; return the exit status. Raises KernelError if no server is
    running.

    `lang` is used unless the player's `settings`, read after connecting, name a language.
    """
    link = await ServerLink.connect(way, name)
    try:
        kept = settings(link)
        kind = PlainLobby
        if is_visitor(link.name):
            from weimar_tui.plain.visitor import PlainVisit

            kind = PlainVisit
        return await kind(console, link, games, lang, ponder=ponder, settings=kept).run()
    finally:
        await link.close()
