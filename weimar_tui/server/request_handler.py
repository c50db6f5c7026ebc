"""Carries out the requests of a table server's clients."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.server.branches import Branch
from weimar_tui.server.client import Client
from weimar_tui.server.directory import free_in
from weimar_tui.server.host import Refusal
from weimar_tui.server.limits import WEB_PREFIX, Buckets, plain_text
from weimar_tui.server.names import name_key
from weimar_tui.server.record import WAITING, can_be_rated
from weimar_tui.server.replies import GameFile, Pong, Reply
from weimar_tui.server.requests import (
    AddWord,
    AgreeToBot,
    AgreeToEnd,
    AnyRequest,
    AskHome,
    AskRematch,
    Befriend,
    Block,
    CloseTable,
    Consent,
    Enter,
    Exit,
    Fetch,
    FetchRecord,
    FilterTables,
    Hello,
    HoldSeat,
    Invite,
    MakeTable,
    MoreFinished,
    OpenPage,
    PickOption,
    Ping,
    ReadInbox,
    Reading,
    ReadPage,
    Ready,
    ReportPlayer,
    Request,
    Resign,
    Rest,
    ReviewGame,
    Say,
    SearchArchive,
    SetSettings,
    SetWish,
    ShareGame,
    ShowPage,
    SinceTurn,
    Sit,
    Stand,
    Start,
    TakeVacation,
    UndoPick,
    Unseat,
    WatchForTable,
)
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.wire import Level
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server import TableServer

_log = logging.getLogger("weimar_tui.server")
_COSTS = {
    "enter": 6.0,
    "make-table": 10.0,
    "more-finished": 5.0,
    "show-page": 5.0,
    "filter": 5.0,
    "home": 2.0,
    "befriend": 5.0,
    "block": 5.0,
    "watch-for-table": 5.0,
    "vacation": 5.0,
    "read-page": 15.0,
    "search-archive": 10.0,
    "share-game": 10.0,
    "fetch-record": 20.0,
    "review-game": 5.0,
    "rematch": 5.0,
    "start": 10.0,
    "fetch": 20.0,
    "set-settings": 5.0,
    "set-wish": 5.0,
    "since-turn": 10.0,
}
"""The cost of expensive requests by kind, in ordinary requests."""

Read = Callable[[str, Reading], Awaitable[Reply]]
FindBranch = Callable[[str, str, int], Awaitable[Branch]]


def cost_of(kind: str) -> float:
    """Return the cost of a kind of request, in ordinary requests."""
    return _COSTS.get(kind, 1.0)


_DAY = 24 * 3600
_INVITATIONS_A_DAY = 30
"""Messages about invitations that one player can cause; invitations themselves have no limit."""


class RequestHandler:
    """Carries out requests, each for the client that sent it.

    `open_page` shows a player a page that only the SSH front draws; False if it cannot. `rests`
    gets the session of a player who rests, and the table or "" (`Rest`). `read` answers requests
    for the club's pages; `find_branch` finds a finished game to continue.
    """

    def __init__(self, server: TableServer) -> None:
        limits = server.host.limits
        self._server = server
        self.chat_limits = Buckets(limits.chat_a_second, limits.chat_at_once)
        # Without limits, anyone could fill others' inboxes and mailboxes.
        self._invitations = Buckets(_INVITATIONS_A_DAY / _DAY, _INVITATIONS_A_DAY)
        self._invited = Buckets(1 / _DAY, 1, most=50_000)
        self.open_page: Callable[[str, str], bool] = lambda name, page: False
        self.rests: Callable[[str, str], None] = lambda session, table: None
        self.read: Read = _nothing_to_read
        self.find_branch: FindBranch = _no_branch

    async def carry_out(self, client: Client, request: AnyRequest) -> None:
        """Carry out a request. Raises KernelError if it is refused."""
        name, lobby = client.name, self._server.lobby
        match request:
            case Say(table="", text=text):
                await self._say_in_lobby(name, text)
            case ReadPage() | SearchArchive() | ShareGame() | FetchRecord() | ReviewGame():
                client.send(await self.read(name, request))
            case OpenPage(page=page):
                if not self.open_page(name, page):
                    raise Refusal("page-not-now", command=self._server.host.ssh.command(page))
            case ReportPlayer():
                await self._report(client, request)
            case Hello():
                raise Refusal("hello-again")
            case Ping(n=n):
                client.send(Pong(n=n))
            case MakeTable():
                if self._server.drain.draining:
                    raise Refusal("drain-tables")
                await self._make(client, request)
            case Enter(table=id, through=through):
                await client.enter(await lobby.find(name, id), through)
            case SetWish() | SetSettings():
                await self._keep(name, request)
            case Rest(table=id):
                if client.session:
                    self.rests(client.session, id)
            case Exit():
                client.exit()
                self._server.audience.show(client)
            case MoreFinished() | ShowPage() | FilterTables():
                self._server.audience.turn_page(client, request)
            case AskHome() | ReadInbox() | Befriend() | Block() | WatchForTable() | TakeVacation():
                if self._server.club is None:
                    raise Refusal("page-none")
                client.send(await self._server.club.home.carry_out(name, request))
            case _:
                await self._arrange(client, await lobby.find(name, request.table), request)

    async def _make(self, client: Client, request: MakeTable) -> None:
        """Make a table, and start its game if that is wanted."""
        if request.title and self._server.club is not None:
            await self._server.club.check_talk(client.name, lobby=request.public)
        await self._look_up(*request.invited)
        branch = None
        if request.branch:
            branch = await self.find_branch(client.name, request.branch, request.moment)
        table = await self._server.lobby.maker.make(client.name, request, branch)
        await self._check_called(client.name, table)
        await client.enter(table, "")
        if request.begin:
            seats = table.record.seats
            seat = next((id for id, one in seats.items() if not one.bot), "")
            await table.seating.sit(client.name, seat)
            await table.seating.start(client.name)
            await self._check_called(client.name, table)
        await self._tell_invited(client.name, table, *table.record.invited)
        try:
            await self._tell_searchers(table)
        except KernelError as error:  # the table is there, whoever learns of it
            _log.error("players who look for a table are not told: %s", english(error))

    async def _tell_invited(self, by: str, table: ServerTable, *names: str) -> None:
        """Put an invitation into the inboxes of these players, once for each table."""
        now, id = self._server.host.clock(), table.record.id
        names = tuple(
            name
            for name in names
            if self._invited.take(f"{id} {name_key(name)}", now) and self._invitations.take(by, now)
        )
        online = self._server.audience.online()
        self._server.notifier.invite(table, by, [name for name in names if name not in online])
        if self._server.club is not None and names:
            title = table.title
            await self._server.club.home.tell(names, "invited", by=by, title=title, table=id)
            for client in [c for c in self._server.clients if c.name in names and c.table is None]:
                client.send(await self._server.club.home.carry_out(client.name, AskHome()))

    async def _tell_searchers(self, table: ServerTable) -> None:
        """Tell players who look for such a table that it is there; that ends their search."""
        club, record = self._server.club, table.record
        if club is None or not record.public or not free_in(record):
            return
        for name in await club.home.searchers(record):
            if table.apart_from(name) or name_key(name) in self._server.host.shut_out:
                continue
            with contextlib.suppress(Refusal):
                await self._check_level(name, table)
                await self._check_rated(name, table)
                await club.home.found_table(name, record.owner, table.title, record.id)
                if name not in self._server.audience.online():
                    self._server.notifier.found(table, name)
                here = [c for c in self._server.clients if c.name == name]
                for client in [c for c in here if c.table is None]:
                    client.send(await club.home.carry_out(name, AskHome()))

    async def _keep(self, name: str, request: SetWish | SetSettings) -> None:
        """Keep a player's settings."""
        try:
            if isinstance(request, SetWish):
                await self._server.prefs.change(name, request.wish)
            elif name.startswith(WEB_PREFIX):
                raise Refusal("settings-visitor")
            else:
                await self._server.settings.change(name, request.changes)
        except SaveError as error:
            raise self._cannot_save(error) from None

    async def _report(self, client: Client, request: ReportPlayer) -> None:
        """Store a report with the chat lines that its author can read."""
        if self._server.club is None:
            raise Refusal("page-none")
        talk, seat, id = self._server.audience.talk, "", ""
        if request.table:
            table = await self._server.lobby.find(client.name, request.table)
            talk, seat, id = table.talk, table.seat_of(client.name), table.record.id
        heard = [line for line in talk.lines if line.heard_by(client.name, seat)]
        await self._server.club.report(
            client.name, request.person, id, plain_text(request.text), heard
        )
        self._server.audience.tell(client, KernelError("report-stored", name=request.person), id)

    async def _say_in_lobby(self, name: str, text: str) -> None:
        """Send a chat line to everyone who is not at a table."""
        plain = plain_text(text)
        if not plain:
            raise Refusal("say-empty")
        if self._server.club is not None:
            await self._server.club.check_talk(name, lobby=True)
        self._check_chat_limit(name)
        await self._server.say_in_lobby(name, plain)

    def _check_chat_limit(self, name: str) -> None:
        if not self.chat_limits.take(name_key(name), self._server.host.clock()):
            raise Refusal("say-slowly")

    async def _look_up(self, *names: str) -> None:
        """Look names up among the club's accounts, to learn their spelling."""
        if self._server.club is not None:
            for name in names:
                await self._server.club.seek(name)

    async def _check_level(self, name: str, table: ServerTable) -> None:
        """Raise Refusal if a table is for players of another level. Invited players can always
        sit."""
        record, level = table.record, table.record.level
        invited = map(self._server.host.now_called, (record.owner, *record.invited))
        if self._server.club is None or level == Level() or name in invited:
            return
        rating, provisional = await self._server.club.standing(name, record.game, len(record.seats))
        if level.admits(rating, provisional=provisional):
            return
        if level.who and provisional != (level.who == "new"):
            raise Refusal("sit-settled" if provisional else "sit-new")
        raise Refusal("sit-level", low=level.low or "–", high=level.high or "–", rating=rating)

    async def _check_rated(self, name: str, table: ServerTable) -> None:
        """Raise Refusal if a table's game can be rated, and a player cannot play rated games."""
        if can_be_rated(table.record):
            await self._server.host.check_rated(name)

    async def _check_talk(self, client: Client, table: ServerTable) -> None:
        """Raise Refusal if the player cannot talk at a table now."""
        if client.table is not table:
            raise Refusal("say-elsewhere")
        self._check_chat_limit(client.name)
        await self._check_words(client.name)

    async def _check_called(self, name: str, table: ServerTable) -> None:
        """Undo what a player has just taken part in under a name that is not theirs any more, and
        raise Refusal. A change of name looks for tables that are on disk: one that is written
        meanwhile comes too late for that. Should the game have begun, it is the player's by the
        new name too."""
        club = self._server.club
        if club is None:
            return
        try:
            await club.check_called(name)
        except KernelError as error:
            if error.id != "renamed":
                _log.error("%s", english(error))  # games go on without the database
                return
            if table.record.owner == name:
                await self._server.lobby.take_away(table)
            elif table.record.state == WAITING:
                await table.seating.stand(self._server.host.now_called(name))
            raise Refusal(error.id, **error.arguments) from None

    async def _check_words(self, name: str) -> None:
        """Raise Refusal if a player is muted: words of theirs would reach others."""
        if self._server.club is not None:
            await self._server.club.check_talk(name, lobby=False)

    def _cannot_save(self, error: SaveError) -> Refusal:
        _log.error("%s", english(error))
        return Refusal("disk-full")

    async def _arrange(self, client: Client, table: ServerTable, request: AnyRequest) -> None:
        """Execute a request about one table."""
        name = client.name
        match request:
            case PickOption(decision=number, option=option, turn=turn):
                with self._server.host.measures.answers.measured():
                    await table.pick(name, number, option, turn)
            case UndoPick(turn=turn):
                await table.undoing.undo(name, turn)
            case SinceTurn():
                client.send(await table.since_turn(name))
            case Say(text=text, to=to, person=person):
                await self._check_talk(client, table)
                table.say(name, text, to, person)
            case Sit(seat=seat):
                await self._check_level(name, table)
                await self._check_rated(name, table)
                await table.seating.sit(name, seat)
                await self._check_called(name, table)
            case Stand():
                await table.seating.stand(name)
            case Unseat() | HoldSeat() | Invite():
                await self._arrange_people(name, table, request)
                if isinstance(request, Invite) and request.yes:
                    self._tell_of_vacation(client, table, request.person)
            case AddWord(word=word):
                await self._check_words(name)  # everyone at the table can read it
                await table.seating.add_word(name, word)
            case Start(when_ready=when_ready):
                await table.seating.start(name, when_ready)
            case Ready(yes=yes):
                await table.seating.ready(name, yes)
            case AgreeToBot() | Consent() | Resign() | AgreeToEnd() | AskRematch():
                await self._agree(name, table, request)
            case Fetch():
                file, data = await table.recording(name)
                client.send(GameFile(table=table.record.id, name=file, data=data))
            case CloseTable():
                await self._server.lobby.close_table(name, table)
                title = table.title
                self._server.audience.show_out(
                    table, KernelError("removed-by-owner", owner=name, title=title)
                )

    async def _agree(
        self,
        name: str,
        table: ServerTable,
        request: AgreeToBot | Consent | Resign | AgreeToEnd | AskRematch,
    ) -> None:
        """Execute a request about an agreement between players."""
        match request:
            case AgreeToBot(seat=seat, yes=yes):
                await table.votes.agree_to_bot(name, seat, yes)
            case Consent(yes=yes):
                await table.votes.consent(name, yes)
            case Resign():
                await table.votes.resign(name)
            case AgreeToEnd(yes=yes):
                await table.votes.agree_to_end(name, yes)
            case AskRematch(answer=answer):
                if self._server.drain.draining:
                    raise Refusal("drain-tables")
                if answer != "no" and table.rematch.can_be_rated:
                    await self._server.host.check_rated(name)
                await self._server.lobby.maker.ask_rematch(name, table, answer)
                new = self._server.lobby.tables.get(table.record.rematch)
                for person in new.people() if new is not None else ():
                    await self._check_called(person, new or table)

    async def _arrange_people(
        self, name: str, table: ServerTable, request: Unseat | HoldSeat | Invite
    ) -> None:
        """Execute an owner's decision about people before the game."""
        match request:
            case Unseat(seat=seat, reason=reason):
                if reason:
                    await self._check_words(name)
                person = await table.seating.unseat(name, seat, reason)
                self._server.audience.show_out_uninvited(table)
                await self._tell_unseated(table, person, plain_text(reason))
                return
            case HoldSeat(seat=seat, bot=bot):
                await table.seating.hold(name, seat, bot)
            case Invite(person=person, yes=yes):
                await self._look_up(person)
                known = self._server.lobby.known_players((person,), name) if yes else [person]
                await table.seating.invite(name, known[0], yes)
                if yes:
                    await self._tell_invited(name, table, known[0])
        self._server.audience.show_out_uninvited(table)

    def _tell_of_vacation(self, client: Client, table: ServerTable, person: str) -> None:
        """Tell a table's owner that the player just invited is on vacation."""
        ends = self._server.host.vacations.get(name_key(person))
        if ends is not None:
            day = datetime.fromtimestamp(ends, UTC).strftime("%Y-%m-%d")
            news = KernelError("invite-vacation", name=person, day=day)
            self._server.audience.tell(client, news, table.record.id)

    async def _tell_unseated(self, table: ServerTable, person: str, reason: str) -> None:
        """Tell a player who is not at the table any more why the seat was taken."""
        why = KernelError("unseated", title=table.title, reason=reason or "–")
        for other in [c for c in self._server.clients if c.name == person and c.table is not table]:
            self._server.audience.tell(other, why)
        if self._server.club is not None and not any(
            c.name == person for c in self._server.clients
        ):
            title = table.title
            await self._server.club.home.tell(
                (person,), "unseated", by=table.record.owner, title=title, reason=reason
            )


async def _no_branch(_name: str, _about: str, _moment: int) -> Branch:
    raise Refusal("page-none")


async def _nothing_to_read(_name: str, _request: Request) -> Reply:
    raise Refusal("page-none")
