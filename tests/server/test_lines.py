"""Connections between server and clients: frames, the client's end, fetching, delayed views."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from weimar_duel.plugin import DuelPlugin
from weimar_duel.rules import Duel, Ready, Struck

from tests.server.hosted import Guest
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle, undoes_freely
from weimar_tui.play.lessons import lesson_of, so_far
from weimar_tui.server import (
    admin as admin_file,
    fetch as fetch_file,
    framing,
    subscription as feed_file,
)
from weimar_tui.server.admin import ListTables, ask_server
from weimar_tui.server.fetch import fetched
from weimar_tui.server.framing import LARGEST_REQUEST, frame, read_frame, read_reply, read_request
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import (
    Bye,
    GameFile,
    GameOffered,
    Pong,
    Refused,
    ScenarioOffered,
    Tables,
    TableState,
    Update,
    Welcome,
)
from weimar_tui.server.requests import Fetch, Hello, Ping, SetWish
from weimar_tui.server.subscription import GameMoment, Subscription
from weimar_tui.server.wire import VERSION, WireError, Wish
from weimar_tui.text.lessons import Lesson, Teacher

pytestmark = pytest.mark.usefixtures("duel")


def reader_of(data: bytes, *, end: bool = True) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    reader.feed_data(data)
    if end:
        reader.feed_eof()
    return reader


# --- frames -------------------------------------------------------------------------------------
async def test_frames_are_read_one_by_one_to_the_end() -> None:
    reader = reader_of(frame(Ping(n=1)) + frame(Ping(n=2)))
    found = [await read_frame(reader, 100) for _ in range(3)]
    assert [body and read_request(body) for body in found] == [Ping(n=1), Ping(n=2), None]


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"\0\0\0\0", "wire-large"),
        (b"\0\0\0\x65", "wire-large"),
        (b"\xff\xff\xff\xff", "wire-large"),
        (b"\0\0", "wire-cut"),
        (b"\0\0\0\x05abcd", "wire-cut"),
    ],
)
async def test_a_frame_that_is_none_ends_the_connection(data: bytes, id: str) -> None:
    with pytest.raises(WireError) as told:
        await read_frame(reader_of(data), 100)
    assert told.value.id == id and told.value.fatal
    assert told.value.arguments == ({"largest": 100} if id == "wire-large" else {})


async def test_a_frame_may_be_as_large_as_is_said_and_must_come_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert await read_frame(reader_of(b"\0\0\0\x64" + b"x" * 100), 100) == b"x" * 100
    monkeypatch.setattr(framing, "FRAME_TIMEOUT", 0.01)
    with pytest.raises(WireError) as told:
        await read_frame(reader_of(b"\0\0\0\x05ab", end=False), 100)
    assert told.value.id == "wire-slow" and told.value.fatal


def test_what_cannot_be_read_quotes_nothing_of_it() -> None:
    for body in (b"secret", b"", b"\x81\xa4kind\xa4none"):
        with pytest.raises(WireError) as told:
            read_request(body)
        assert told.value.id == "wire-foreign" and not told.value.fatal
        with pytest.raises(WireError) as told:
            read_reply(body)
        assert told.value.id == "wire-unknown" and told.value.fatal


def test_what_is_offered_is_found_by_its_id() -> None:
    scenario = ScenarioOffered(id="main", seats=(("red", "blue"),))
    offered = GameOffered(id="duel", digest="1", scenarios=(scenario,), bots=())
    assert offered.scenario("main") is scenario and offered.scenario("quick") is None
    welcome = Welcome(name="Ann", games=(offered,))
    assert welcome.game("duel") is offered and welcome.game("chess") is None


# --- a client's end -----------------------------------------------------------------------------
WELCOME = Welcome(name="Ann", games=(), wish=Wish(away=True))


class Writer:
    """Stores what a client writes."""

    def __init__(self) -> None:
        self.data = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.data += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    async def wait_closed(self) -> None:
        raise OSError(32, "Broken pipe")


def link_of(data: bytes, *, end: bool = True) -> tuple[ServerLink, Writer, list[Any]]:
    writer = Writer()
    heard: list[Any] = []
    link = ServerLink(reader_of(data, end=end), writer, WELCOME)  # type: ignore[arg-type]
    link.subscribe(heard.append)
    return link, writer, heard


async def listened(link: ServerLink) -> None:
    link.listen()
    assert link._listening is not None
    await asyncio.wait_for(link._listening, 30)


async def test_what_the_server_says_is_handed_on_in_order_and_its_end_told() -> None:
    tables = Tables(tables=(), here=("Ann",))
    link, _, heard = link_of(frame(tables) + frame(Pong(n=1)))
    assert link.lobby == Tables(tables=()) and link.name == "Ann" and link.wish == Wish(away=True)
    await listened(link)
    assert heard[:2] == [tables, Pong(n=1)]
    assert link.lobby == tables
    assert heard[2].id == "server-left" and link.ended == heard[2].text


async def test_after_its_farewell_nothing_more_is_listened_to() -> None:
    bye = Bye(text="The host has sent you away.", id="sent-away")
    link, _, heard = link_of(frame(bye) + frame(Pong(n=1)))
    await listened(link)
    assert heard == [bye] and link.ended == bye.text


async def test_a_server_that_cannot_be_understood_is_left_with_a_line() -> None:
    link, _, heard = link_of(b"\0\0\0\x01x")
    await listened(link)
    assert [bye.id for bye in heard] == ["wire-unknown"] and link.ended


async def test_a_connection_that_breaks_is_told() -> None:
    link, _, heard = link_of(b"", end=False)
    link._reader.set_exception(ConnectionResetError())
    await listened(link)
    assert [bye.id for bye in heard] == ["server-broken"]


async def test_who_unsubscribes_hears_no_more_and_may_do_so_twice() -> None:
    link, _, heard = link_of(frame(Pong(n=1)) + frame(Pong(n=2)))
    first: list[Any] = []
    stop: Callable[[], None] = lambda: None  # noqa: E731

    def once(reply: Any) -> None:
        first.append(reply)
        stop()
        stop()

    stop = link.subscribe(once)
    await listened(link)
    assert first == [Pong(n=1)] and heard[:2] == [Pong(n=1), Pong(n=2)]


async def test_a_client_listens_once_and_says_nothing_after_it_has_closed() -> None:
    link, writer, heard = link_of(b"", end=False)
    link.listen()
    listening = link._listening
    link.listen()
    assert link._listening is listening
    link.send(Ping(n=1))
    link.change_wish(ring="bell")
    assert link.wish == Wish(away=True, ring="bell")
    assert writer.data == frame(Ping(n=1)) + frame(SetWish(wish=link.wish))
    await link.close()
    link.send(Ping(n=2))
    assert writer.closed and link.ended == "closed" and len(writer.data) > 0
    assert frame(Ping(n=2)) not in writer.data
    await asyncio.sleep(0)
    assert listening is not None and listening.cancelled() and heard == []


@pytest.mark.parametrize(
    ("said", "id"),
    [
        (frame(Bye(text="No.", id="hello-banned")), "hello-banned"),
        (frame(Pong(n=1)), "server-away"),
        (b"", "server-away"),
        (None, "server-none"),
    ],
)
async def test_a_server_that_does_not_welcome_is_told_in_a_line(
    said: bytes | None, id: str
) -> None:
    server, client = socket.socketpair()
    with server, client:
        if said:
            server.sendall(said)
        server.shutdown(socket.SHUT_WR)
        with pytest.raises(KernelError) as told:
            await ServerLink.connect(Path("/nowhere") if said is None else client, "Ann")
        assert told.value.id == id
        if said is not None:
            await asyncio.sleep(0)  # closing is noticed a turn later
            assert server.recv(1) == b""


async def test_a_welcome_begins_a_connection(tmp_path: Path) -> None:
    heard: list[bytes | None] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await read_frame(reader, LARGEST_REQUEST))
        writer.write(frame(WELCOME))

    async with await asyncio.start_unix_server(serve, tmp_path / "s"):
        link = await ServerLink.connect(tmp_path / "s", "Ann")
        assert link.welcome == WELCOME and link.ended == ""
        assert heard == [frame(Hello(version=VERSION, name="Ann"))[4:]]
        bye = Bye(text="The host has sent you away.", id="sent-away")
        link._tell(bye)
        await link.close()
        assert link.ended == bye.text, "why it ended stays known"


# --- fetching -----------------------------------------------------------------------------------
def state(id: str, **fields: Any) -> TableState:
    base = TableState(
        id=id,
        title="Evening",
        game="duel",
        scenario="main",
        owner="Ann",
        state="over",
        public=True,
        seats=(),
        mine="red",
        ending="time",
    )
    return replace(base, **fields)


async def fetch(
    monkeypatch: pytest.MonkeyPatch, table: str, *replies: Any, end: bool = True
) -> tuple[bytes, Writer]:
    writer = Writer()

    async def connect(path: Path, name: str) -> ServerLink:
        data = b"".join(map(frame, replies))
        return ServerLink(reader_of(data, end=end), writer, WELCOME)  # type: ignore[arg-type]

    monkeypatch.setattr(ServerLink, "connect", connect)
    try:
        return await fetched(Path("/run/socket"), "Ann", table, "en"), writer
    finally:
        assert writer.closed


async def test_a_finished_game_is_fetched_whatever_else_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = GameFile(table="t", name="x.weimar", data=b"{}")
    data, writer = await fetch(monkeypatch, "t", Tables(tables=()), Pong(n=1), file, file)
    assert data == b"{}" and writer.data == frame(Fetch(table="t"))


async def test_the_list_has_a_line_for_each_game_of_ones_own_that_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone, other = state("a", game="gone"), state("d", game="gone")
    tables = (gone, state("b", mine=""), state("c", state="playing"), other)
    data, writer = await fetch(monkeypatch, "", Tables(tables=tables), Tables(tables=()))
    assert data == b"a  gone  time  Evening\nd  gone  time  Evening\n" and writer.data == b""
    ended = [
        state("a", game="junta", ending="all-dead"),
        state("b", game="weimar", ending="abandoned"),
    ]
    data, _ = await fetch(monkeypatch, "", Tables(tables=tuple(ended)))
    assert data.decode().splitlines() == [
        "a  Junta  All families dead  Evening",
        "b  Weimar  ended by agreement  Evening",
    ]
    with pytest.raises(KernelError) as told:
        await fetch(monkeypatch, "", Tables(tables=tables[1:3]))
    assert told.value.id == "fetch-none"


async def test_what_the_server_refuses_or_does_not_answer_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no = Refused(about="fetch", text="Not yet.", id="fetch-not")
    with pytest.raises(KernelError, match="Not yet") as told:
        await fetch(monkeypatch, "t", no)
    assert told.value.id == "fetch-not"
    monkeypatch.setattr(fetch_file, "_SECONDS", 0.01)
    with pytest.raises(KernelError) as told:
        await fetch(monkeypatch, "t", Tables(tables=()), end=False)
    assert told.value.id == "server-away"


# --- the host's line ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("happens", "id"),
    [
        (PermissionError(), "admin-other"),
        (ConnectionRefusedError(), "admin-none"),
        (b"", "server-away"),
    ],
)
async def test_a_host_whom_no_server_answers_is_told_why(
    monkeypatch: pytest.MonkeyPatch, happens: Any, id: str
) -> None:
    async def opened(path: Path) -> Any:
        assert path == Path("/data/admin.sock")
        if isinstance(happens, OSError):
            raise happens
        return reader_of(happens), Writer()

    monkeypatch.setattr(asyncio, "open_unix_connection", opened)
    with pytest.raises(KernelError) as told:
        await ask_server(Path("/data"), ListTables())
    assert told.value.id == id


async def test_the_servers_answer_or_error_is_the_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(answer: admin_file.AdminAnswer) -> admin_file.AdminAnswer:
        async def opened(path: Path) -> Any:
            return reader_of(frame(answer)), Writer()

        monkeypatch.setattr(asyncio, "open_unix_connection", opened)
        return await ask_server(Path("/data"), ListTables())

    assert (await ask(admin_file.AdminAnswer(number=3))).number == 3
    with pytest.raises(KernelError, match="No such table") as told:
        await ask(admin_file.AdminAnswer(error="No such table.", id="x", arguments={"a": 1}))
    assert (told.value.id, told.value.arguments) == ("x", {"a": 1})


# --- what a connection is sent, and when --------------------------------------------------------
def duel_at(picks: int) -> GameHandle:
    session = Session.new(Duel(), "main", "7", sync=False)
    while session.history.end < picks:
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[0])
    return GameHandle(session)


def pick(local: GameHandle) -> None:
    asked = local.session.decisions[0]
    local.pick(asked.number, asked.options[0])


def moment(local: GameHandle) -> GameMoment:
    return GameMoment("t", local, {"red": 2, "blue": 1})


def updates(connection: Guest) -> list[tuple[str, int, int, int]]:
    return [(u.seat, u.first, len(u.events), u.turn) for u in connection.all(Update)]


def test_a_seat_is_told_at_once_what_is_new() -> None:
    local, connection, subscription = duel_at(1), Guest("Ann"), Subscription(seat="red")
    subscription.tell(connection, moment(local), 0.0)
    subscription.tell(connection, moment(local), 0.0)
    assert updates(connection) == [("red", 0, 1, 2)], "and nothing where nothing is new"
    pick(local)
    subscription.tell(connection, moment(local), 0.0)
    assert updates(connection)[1:] == [("red", 1, 2, 2)]
    subscription.forget()
    subscription.tell(connection, moment(local), 0.0)
    assert updates(connection)[-1] == ("red", 0, 3, 2)


def test_events_that_were_undone_are_told_anew() -> None:
    local, connection, subscription = duel_at(0), Guest("Ann"), Subscription(seat="blue")
    subscription.tell(connection, moment(local), 0.0)
    pick(local)
    subscription.tell(connection, moment(local), 0.0)
    local.undo("red")
    pick(local)
    subscription.tell(connection, moment(local), 0.0)
    assert updates(connection) == [("blue", 0, 0, 1), ("blue", 0, 1, 1), ("blue", 0, 1, 1)]
    assert [update.can_undo for update in connection.all(Update)] == [False, False, False]
    assert Subscription(seat="red")._update(moment(local), "red").can_undo
    assert not Subscription(seat="", through="red")._update(moment(local), "red").can_undo


def test_a_spectator_is_told_through_a_seat_only_when_it_is_old_enough() -> None:
    local, connection, subscription = (
        duel_at(1),
        Guest("Eve"),
        Subscription(through="red", delay=10.0),
    )
    subscription.tell(connection, moment(local), 100.0)
    assert updates(connection) == [("", 0, 1, 0)], "at first only what is open"
    pick(local)
    subscription.tell(connection, moment(local), 105.0)
    subscription.tell_due(connection, 109.9)
    assert len(updates(connection)) == 1
    subscription.tell_due(connection, 110.0)
    assert updates(connection)[1:] == [("red", 0, 1, 0)]
    subscription.tell_due(connection, 115.0)
    assert updates(connection)[2:] == [("red", 1, 2, 0)]
    assert not any(update.disabled_options for update in connection.all(Update))


def test_looking_openly_again_drops_what_waits() -> None:
    local, connection, subscription = (
        duel_at(1),
        Guest("Eve"),
        Subscription(through="red", delay=10.0),
    )
    subscription.tell(connection, moment(local), 0.0)
    subscription.look_openly()
    assert (subscription.through, subscription.sent, subscription.begun, subscription.late) == (
        "",
        0,
        False,
        deque(),
    )
    subscription.tell(connection, moment(local), 0.0)
    subscription.tell_due(connection, 1e9)
    assert updates(connection) == [("", 0, 1, 0), ("", 0, 1, 0)]


def test_where_too_much_waits_two_picks_become_one_and_nothing_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(feed_file, "_MOST_LATE", 2)
    local, connection, subscription = (
        duel_at(0),
        Guest("Eve"),
        Subscription(through="red", delay=10.0),
    )
    for now in range(4):
        subscription.tell(connection, moment(local), float(now))
        pick(local)
    assert len(subscription.late) == 2
    subscription.tell_due(connection, 12.9)
    assert updates(connection)[1:] == [("red", 0, 0, 0)]
    subscription.tell_due(connection, 13.0)
    assert updates(connection)[2:] == [("red", 0, 4, 0)]


def test_a_view_is_made_once_for_all_who_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    local, made = duel_at(1), []
    view = local.session.view

    def counted(seat: str | None) -> Any:
        made.append(seat)
        return view(seat)

    monkeypatch.setattr(local.session, "view", counted)
    now = moment(local)
    for seat in ("red", "", "red", "", "blue"):
        assert now.view(seat) == local.game.encode(view(seat or None))
    assert made == ["red", None, "blue"]


# --- a table at one computer --------------------------------------------------------------------
def new(**options: Any) -> GameHandle:
    players = {"red": "human", "blue": "first"}
    return GameHandle.new(Duel(), "main", players, "7", bots=lambda *_: None, **options)  # type: ignore[arg-type]


def test_a_new_game_keeps_what_was_said_of_it_and_nothing_else() -> None:
    table = new(options={"length": "long", "speed": 0})
    assert table.session.header.options == {"length": "long"}
    assert not table.session.free_undo and table.seats == ("red", "blue")
    table = new(free_undo=True, lesson="first")
    assert table.session.header.options == {"free_undo": True, "lesson": "first"}
    assert table.session.free_undo and undoes_freely(table.session.header)


def test_what_bots_were_is_told_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new()
    told: list[tuple[str, str]] = []

    def character(name: str, seat: str, seed: str, game: str) -> str:
        told.append((name, seat))
        assert game == "duel" and seed != "7"
        return "bold"

    monkeypatch.setattr("weimar_tui.bots.players.character", character)
    assert table.characters() == {}
    while table.outcome is None:
        pick(table)
    assert table.characters() == {"blue": "bold"} and told == [("first", "blue")]
    monkeypatch.setattr("weimar_tui.bots.players.character", lambda *_: "")
    assert table.characters() == {}


# --- lessons ------------------------------------------------------------------------------------
def places(thing: Event | Decision) -> tuple[str, ...]:
    if isinstance(thing, Decision):
        return (f"asked-{thing.kind}",)
    return (
        ("struck",)
        if isinstance(thing, Struck)
        else ("any", "ready")
        if isinstance(thing, Ready)
        else ()
    )


LESSON = Lesson("first", "main", {"red": "human"}, places)


class Hints(Teacher):
    """A teacher whose hints are the places themselves, each once."""

    def of(self, thing: Event | Decision) -> list[str]:
        found = [place for place in self.lesson.places(thing) if place not in self.seen]
        self.seen.update(found)
        return found


class Taught(DuelPlugin):
    """The duel with a lesson."""

    def lessons(self) -> list[Lesson]:
        return [LESSON]


def test_the_lesson_of_a_game_is_that_of_its_save() -> None:
    assert lesson_of(new(), Taught()) is None
    assert lesson_of(new(lesson="first"), Taught()) is LESSON
    assert lesson_of(new(lesson="other"), Taught()) is None


def test_hints_that_came_since_ones_last_pick_are_due() -> None:
    table, teacher = new(), Hints("duel", LESSON, "en")
    assert so_far(teacher, table, "red") == []
    pick(table)  # red's stance
    teacher = Hints("duel", LESSON, "en")
    due = so_far(teacher, table, "red")
    assert due == [("any", Ready("red")), ("ready", None)], "a further hint comes without its event"
    assert teacher.seen == {"asked-stance", "any", "ready"}
    pick(table)  # blue's stance
    pick(table)  # red strikes
    teacher = Hints("duel", LESSON, "en")
    struck = so_far(teacher, table, "red")
    assert [place for place, _ in struck] == ["struck"] and isinstance(struck[0][1], Struck)
    assert "asked-strike" in teacher.seen


def test_what_welcomes_before_the_first_pick_comes_without_an_event() -> None:
    table = new()
    asked = table.session.decisions[1]
    table.pick(asked.number, asked.options[0])  # blue was faster
    due = so_far(Hints("duel", LESSON, "en"), table, "red")
    assert due == [("any", None), ("ready", None)]
