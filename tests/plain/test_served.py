"""A server's tables line by line: creating, joining, playing, chatting, leaving."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.plain.conftest import Player
from tests.server.serving import Player as Other, game, make_host, make_table, socket_of
from tests.waiting import PATIENCE
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.plain.console import Console, Over
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.server.replies import Tables
from weimar_tui.server.requests import Say, Sit, Start
from weimar_tui.server.server import TableServer
from weimar_tui.text.messages import Messages


class Typist(Player):
    """Types its lines when they are due."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.hurried: dict[str, str] = {}
        self.console = Console(self._next, self._come, echo=True)

    async def _next(self) -> str:
        line = await self.queue.get()
        if line is None:
            raise Over
        return line

    def _come(self, text: str) -> None:
        """Receive output; a line of `hurried` is typed at the moment its text arrives."""
        self.said += text
        for sign in [sign for sign in self.hurried if sign in text]:
            self.types(self.hurried.pop(sign))
        self.news.set()

    async def reads(self, text: str) -> str:
        """Wait for a text, and drop everything up to its end."""
        try:
            async with asyncio.timeout(PATIENCE):
                while text not in self.said:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            raise AssertionError(f"{text!r} is not in {self.said!r}") from None
        before, _, self.said = self.said.partition(text)
        return before

    def types(self, *lines: str) -> None:
        for line in lines:
            self.queue.put_nowait(line)


@pytest.fixture
def typist() -> Typist:
    return Typist()


async def test_one_talks_in_the_lobby(tmp_path: Path, typist: Typist) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        rosa = await Other.come(tmp_path, "Rosa")
        await typist.reads("Tables · you are Otto")
        await typist.reads("Leave")
        rosa.send(Say(table="", text="who plays?"))
        await typist.reads("Rosa: who plays?")
        typist.types("back", "", "Chat", "I do")
        nowhere = Messages("en").text("plain-help-top")
        await typist.reads(f"> back\n{nowhere}\n> ")
        await rosa.until(lambda: [line.text for line in rosa.link.talk] == ["who plays?", "I do"])
        typist.types("quit")
        assert await playing == 0
    finally:
        playing.cancel()
        await server.stop()


async def test_a_table_is_made_played_at_and_left(tmp_path: Path, typist: Typist) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Tables · you are Otto")
        typist.types("new", "Zentrum", "chance", "DNVP", "chance")
        typist.types("Time per decision", "1 hour", "Time per game", "7 days", "make the table")
        await typist.reads("Made by Otto")
        typist.types("Sit down as SPD")
        await typist.reads("SPD: Otto")
        typist.types("start when")
        await typist.reads("Starts when everyone is ready: a seat is free")
        rosa = await Other.come(tmp_path, "Rosa")
        (table,) = (await rosa.next(Tables)).tables
        rosa.enter(table.id)
        rosa.send(Sit(table=table.id, seat="kpd"))
        rosa.send(Say(table=table.id, text="Here I am"))
        await typist.reads("Rosa (KPD): Here I am")
        typist.types("Start now")
        assert "SPD Otto 16" in await typist.reads("in which city do you place a base?")
        asked = await typist.reads("left for the whole game")
        assert re.search(r"^(1:00:00|59:\d\d) left$", asked, re.M), "as soon as it is asked"
        typist.types("undo", "hand")
        refused = await typist.reads("SPD, number of cards in your hand: ")
        assert "cannot be undone" in refused
        assert "do you place" not in refused, "it is not asked again"
        typist.types("since", "1", "hand")
        await typist.reads("The other players have not done anything new.")
        assert "SPD places a base in Königsberg." in await typist.reads("(5 left)")
        await typist.reads("SPD, number of cards in your hand: ")
        typist.types("undo")
        await typist.reads("(6 left)")
        typist.types("1", "board Germany")
        await typist.reads("Königsberg: bases SPD 1")
        typist.types("say hello", "table", "dice", "xyzzy")
        await typist.reads("Commitment: ")
        await typist.reads("Nothing here")
        await rosa.until(lambda: any(line.text == "hello" for line in rosa.table.chat))
        typist.types("table", "When it is my turn", "table")
        since = await typist.reads("When it is my turn: the bell rings")
        assert "Otto (SPD)" not in since, "one's own words are not said again"
        typist.types("1")
        await rosa.close()
        await typist.reads("Rosa is away and keeps the seat. “table” shows what you can agree on")
        typist.types("lobby")
        await typist.reads("you are Otto")
        typist.types("1")
        entered = await typist.reads("SPD · Königsberg: +1 base SPD")
        assert "places a base" not in entered, "what happened before is told once, in short"
        typist.types(
            "lobby", "new", "begin", "back", "new", "make", "Remove the table", "2", "quit"
        )
        await typist.reads("Goodbye. Your games are kept")
        assert await playing == 0
    finally:
        playing.cancel()
        await server.stop()


async def test_before_a_game_one_talks_and_adds_a_word_and_in_the_lobby_ones_turn_is_told(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
    table = rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        assert ". Evening" in await typist.reads("Leave"), "at once"
        typist.types(
            "1", "Sit down as SPD", "Add your word", "", "Add your word", "weather", "chat", "hi"
        )
        await typist.reads("You cannot change it later")
        await typist.reads("You cannot change it later")
        await rosa.until(lambda: [line.text for line in table.chat][-1:] == ["hi"])
        assert table.status is not None and table.status.words == {"Otto": "weather"}
        rosa.send(Say(table=id, text="good evening"))
        await typist.reads("Rosa (KPD): good evening")
        assert "Otto" not in typist.said, "one's own words are not said again"
        typist.types("ring", "back")
        await typist.reads("Leave")
        rosa.send(Start(table=id))
        await typist.reads("Your turn: Evening")
        assert "\a" not in typist.said, "a bell rings for those who wish it"
        typist.types("Evening", *"123456")
        await typist.reads("Waiting for KPD: ")
        typist.types("", "?", "xyzzy", "say", "say @kpd psst", "say @rosa soon", "board germany")
        typist.types("lobby")
        await typist.reads("Waiting for KPD: ")
        assert "\nlobby: back to the lobby" in await typist.reads("> xyzzy\nWaiting for KPD: ")
        await typist.reads("> say\nType “say” and y")
        await typist.reads("\nGermany:\nKönigsberg: bases SPD 1")
        await rosa.until(lambda: [line.text for line in table.chat][-2:] == ["psst", "soon"])
        assert {(line.to, line.player) for line in table.chat[-2:]} == {("kpd", "Otto")}
        await typist.reads("Leave")
        typist.types("help", "language", "2", "Gehen")
        await typist.reads("du bist Otto")
        assert await playing == 0
    finally:
        playing.cancel()
        await rosa.close()
        await server.stop()


async def test_an_answer_typed_just_as_a_bot_answered_is_not_given_to_the_next_question(
    tmp_path: Path, typist: Typist
) -> None:
    """Otto's time is over: the bot's answer and his own line arrive at the same moment."""
    server = TableServer(make_host(tmp_path, clock=lambda: 0.0), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    seats = {"z": "chance", "dnvp": "chance"}
    id = await make_table(rosa, seats=seats, title="Evening", decision_clock=600)
    rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        rosa.send(Start(table=id))
        await typist.reads(" left\n> ")
        typist.hurried = {"SPD places a base": "1"}
        server.lobby.tables[id].answering.run_clock(601.0)
        await typist.reads("> 1\n")
        typist.types("undo")
        assert "cannot answer that question" not in await typist.reads("too late to undo")
        typist.types("quit")
        assert await playing == 0
    finally:
        playing.cancel()
        await rosa.close()
        await server.stop()


async def test_a_game_whose_rules_cannot_be_loaded_ends_the_visit(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    await make_table(rosa)

    def broken(id: str) -> Game:
        raise KernelError("pack-broken")

    try:
        with pytest.raises(KernelError, match="broken"):
            async with asyncio.timeout(PATIENCE):
                await play_at_server(typist.console, server.path, "Otto", broken, "en", 0.0)
    finally:
        await rosa.close()
        await server.stop()


async def test_resigning_is_asked_twice_and_ends_it_for_oneself(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
    rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        rosa.send(Start(table=id))
        await typist.reads("in which city do you place a base?")
        typist.types("table", "Resign", "1", "table", "Resign", "back")
        for _ in range(2):
            await typist.reads("2. ")
        await typist.reads("> back\n")
        typist.types("say still here")
        await rosa.until(
            lambda: rosa.table is not None and "still here" in [one.text for one in rosa.table.chat]
        )
        assert rosa.status is not None and rosa.status.table.seats[0].player == "Otto"
        typist.types("table", "Resign", "2")
        await rosa.until(
            lambda: rosa.status is not None and rosa.status.table.seats[0].player == ""
        )
    finally:
        playing.cancel()
        await rosa.close()
        await server.stop()


@pytest.mark.parametrize(
    ("clock", "first", "then"), [(62, "1:02", "1:00|0:59"), (12, "0:12", "0:10|0:09")]
)
async def test_that_time_runs_low_is_said_once_while_one_thinks(
    tmp_path: Path, typist: Typist, clock: int, first: str, then: str
) -> None:
    server = TableServer(make_host(tmp_path, clock=lambda: 0.0), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    seats = {"z": "chance", "dnvp": "chance"}
    id = await make_table(rosa, seats=seats, title="Evening", decision_clock=clock)
    rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        rosa.send(Start(table=id))
        await typist.reads("in which city do you place a base?")
        asked = await typist.reads(" left\n> ")
        assert asked.endswith((first, f"{first[:-1]}{int(first[-1]) - 1}"))
        said = await typist.reads(" left\n> ")
        assert re.fullmatch(rf"\n({then})", said), "and the question is not put again"
        typist.types("quit")
        assert await playing == 0
    finally:
        playing.cancel()
        await rosa.close()
        await server.stop()


async def test_a_seat_is_given_back_a_word_is_added_once_and_long_talk_is_cut(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
    table = rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        typist.types("Give up your seat")
        await typist.reads("SPD: free")
        typist.types("Sit down as SPD")
        await typist.reads("SPD: Otto")
        door = await typist.reads("Back to the lobby")
        assert "Add your word" in door and "Sit down as KPD" not in door, "Rosa sits there"
        typist.types("Add your word", "weather")
        await typist.reads("SPD: Otto")
        assert "Add your word" not in await typist.reads("Back to the lobby"), "once is enough"
        rosa.send(Start(table=id))
        await typist.reads("in which city do you place a base?")
        typist.types("say " + "a" * 300)
        await rosa.until(lambda: [line.text for line in table.chat if line.player] == ["a" * 200])
        typist.types(*"123456")
        await typist.reads("Waiting for KPD: ")
        typist.types("hand", "quit")
        assert await playing == 0, "also while somebody else is asked"
        assert "You are watching." not in await typist.reads("Goodbye. Your games are kept")
    finally:
        playing.cancel()
        await server.stop()


async def test_whom_the_table_waits_for_is_said_once_and_the_bell_rings_only_for_who_waited(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
    table = rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    playing = asyncio.create_task(
        play_at_server(typist.console, server.path, "Otto", lambda id: game(), "en", 0.0)
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        rosa.send(Start(table=id))
        await typist.reads("in which city do you place a base?")
        assert "\a" not in typist.said, "nobody was waited for yet"
        typist.types("table", "When it is my turn", *"123456")
        await typist.reads("Waiting for KPD: ")
        await rosa.until(lambda: rosa.question is not None)
        while rosa.question is not None:
            assert "Waiting for" not in typist.said, "it has been said"
            assert "\a" not in typist.said
            number = rosa.asked.number
            table.pick(number, rosa.asked.options[0])
            await typist.reads("KPD places a base in ")
            await rosa.until(lambda n=number: rosa.question is None or rosa.asked.number != n)
        await typist.reads("\a")
        typist.types("quit")
        assert await playing == 0
    finally:
        playing.cancel()
        await rosa.close()
        await server.stop()


async def test_in_the_lobby_the_bell_rings_for_who_wishes_it_and_who_watches_has_no_hand(
    tmp_path: Path, typist: Typist
) -> None:
    server = TableServer(make_host(tmp_path), socket_of(tmp_path))
    await server.start()
    rosa = await Other.come(tmp_path, "Rosa")
    id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
    table = rosa.enter(id)
    rosa.send(Sit(table=id, seat="kpd"))
    watcher = Typist()
    playing, watching = (
        asyncio.create_task(
            play_at_server(one.console, server.path, name, lambda id: game(), "en", 0.0)
        )
        for one, name in ((typist, "Otto"), (watcher, "Erna"))
    )
    try:
        await typist.reads("Leave")
        typist.types("1", "Sit down as SPD")
        await typist.reads("SPD: Otto")
        rosa.send(Start(table=id))
        await typist.reads("in which city do you place a base?")
        typist.types("table", "When it is my turn", *"123456")
        await typist.reads("Waiting for KPD: ")
        typist.types("lobby")
        await typist.reads("Leave")
        await watcher.reads("Leave")
        watcher.types("1", "hand", "points")
        await watcher.reads("> hand\nYou are watching.\n> points\n")
        while rosa.question is not None:
            assert "\a" not in typist.said
            number = rosa.asked.number
            table.pick(number, rosa.asked.options[0])
            await rosa.until(lambda n=number: rosa.question is None or rosa.asked.number != n)
        await typist.reads("Your turn: Evening")
        await typist.reads("\a")
        await watcher.reads("KPD places a base in ")
        watcher.types("hand")
        await watcher.reads("> hand\nYou are watching.\n")
        assert "\a" not in watcher.said
        for one in (typist, watcher):
            one.types("quit")
        assert await playing == await watching == 0
    finally:
        playing.cancel()
        watching.cancel()
        await rosa.close()
        await server.stop()
