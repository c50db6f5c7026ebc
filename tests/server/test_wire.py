"""The protocol: tables of several games, and the report of a version mismatch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from weimar_duel.rules import Duel

from tests.server.served import Writer
from tests.server.serving import (
    ChanceBot,
    Player,
    game,
    hosted,
    local_of,
    make_table,
    play_on,
    serving,
    sit_down,
    socket_of,
)
from weimar_tui.bots.question import InProcess
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.server import framing, wire
from weimar_tui.server.client import Client
from weimar_tui.server.host import HostedGame, TableLimits
from weimar_tui.server.record import read_record
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Bye, GameOffered, Reply, ScenarioOffered, Welcome
from weimar_tui.server.requests import Enter, MakeTable, PickOption, Say, Sit, Start, UndoPick
from weimar_tui.server.wire import WireError


async def first_words(folder: Path, hello: dict[str, object]) -> object:
    reader, writer = await asyncio.open_unix_connection(socket_of(folder))
    packed = msgspec.msgpack.encode(hello)
    writer.write(len(packed).to_bytes(4, "big") + packed)
    body = await framing.read_frame(reader, framing.LARGEST_REPLY)
    writer.close()
    assert body is not None
    return msgspec.msgpack.decode(body)


# --- versions -----------------------------------------------------------------------------------
@pytest.mark.parametrize("version", [1, 2, 99])
async def test_a_client_of_another_version_is_told_so_in_a_line(
    tmp_path: Path, version: int
) -> None:
    async with serving(tmp_path):
        said = await first_words(tmp_path, {"kind": "hello", "version": version, "name": "Rosa"})
        # version 1 knows `Bye` too
        assert isinstance(said, dict) and said["kind"] == "bye"
        assert said["id"] == "hello-version"
        assert said["arguments"] == {"client": version, "server": wire.VERSION}
        assert f"protocol {version} here, {wire.VERSION} there" in said["text"]
        assert "\n" not in said["text"]


async def test_a_server_of_another_version_is_told_of_in_a_line(tmp_path: Path) -> None:
    """A server of version 1, as it answers a client of version 3."""

    async def old(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        body = await framing.read_frame(reader, framing.LARGEST_REQUEST)
        assert body is not None
        hello = msgspec.msgpack.decode(body)
        assert hello == {"kind": "hello", "version": wire.VERSION, "name": "Rosa"}
        text = "This client is of another version than the server."
        writer.write(framing.frame(Bye(text=text, id="hello-version")))
        await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(old, socket_of(tmp_path))
    with pytest.raises(KernelError, match="another version"):
        await ServerLink.connect(socket_of(tmp_path), "Rosa")
    server.close()


def test_welcome_and_tables_know_no_game() -> None:
    """Only ids and text: a made-up game passes through unchanged."""
    offered = GameOffered(
        id="chess",
        digest="0",
        scenarios=(
            ScenarioOffered(id="s", seats=(("white", "black"),), options={"clock": ("a",)}),
        ),
        bots=("fish",),
    )
    welcome = Welcome(name="Rosa", games=(offered,))
    assert framing.read_reply(framing.frame(welcome)[4:]) == welcome
    assert welcome.game("chess") == offered and welcome.game("weimar") is None


async def test_other_rules_than_the_servers_are_told_in_a_line(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, _ = await sit_down(tmp_path)
        harry = await Player.come(tmp_path, "Harry")
        harry.rules = WeimarGame(game().data)
        harry.rules.digest = "0123456789ab"
        harry.enter(id)
        await harry.until(lambda: harry.link.ended)
        assert "with other rules or cards" in harry.link.ended


# --- several games ------------------------------------------------------------------------------
DUEL = HostedGame(
    Duel(),
    (ScenarioOffered(id="main", seats=(("red", "blue"),), options={"length": ("short", "long")}),),
    ("chance",),
    quick="chance",
)


def rules_of(id: str) -> Game:
    games: dict[str, Game] = {"weimar": game(), DUEL.game.id: DUEL.game}
    return games[id]


async def test_one_server_hosts_tables_of_different_games(tmp_path: Path) -> None:
    games = {"weimar": hosted(), DUEL.game.id: DUEL}
    bots = InProcess(rules_of, lambda name, seat, seed, game: ChanceBot(seed + seat))
    async with serving(tmp_path, games=games, bots=bots) as server:
        _, weimar = await sit_down(tmp_path)
        anna, berta = [await Player.come(tmp_path, name) for name in ("Anna", "Berta")]
        assert [offered.id for offered in anna.link.welcome.games] == ["weimar", DUEL.game.id]
        for player in (anna, berta):
            player.rules = DUEL.game
        duel = await make_table(anna, game=DUEL.game.id, options={"length": "long"})
        for player, seat in ((anna, "red"), (berta, "blue")):
            player.enter(duel)
            player.send(Sit(table=duel, seat=seat))
            await player.until(lambda p=player: p.table.status and p.table.status.table.mine)
        assert anna.status.options == {"length": "long"}
        assert anna.table.seats == ("red", "blue")
        anna.send(Start(table=duel))
        for player in (anna, berta):
            await player.until(lambda p=player: p.table.begun)
        assert await play_on({"red": anna, "blue": berta}, 4, random.Random(1)) > 0
        assert await play_on(weimar, 6, random.Random(1)) == 6
        record = read_record(server.lobby.tables[duel].file.folder)
        assert record.game == DUEL.game.id and record.options == {"length": "long"}
        for wish in (
            MakeTable(game="chess"),
            MakeTable(game=DUEL.game.id, seats={"spd": ""}),
            MakeTable(game=DUEL.game.id, options={"length": "endless"}),
            MakeTable(game=DUEL.game.id, options={"colour": "red"}),
            MakeTable(game=DUEL.game.id, scenario="first-winter"),
        ):
            assert "does not " in await anna.refusal_of(wish)
    async with serving(tmp_path, games=games, bots=bots) as server:
        assert {t.record.game for t in server.lobby.tables.values()} == set(games)


async def test_a_table_of_a_game_that_is_not_hosted_is_left_alone(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, _ = await sit_down(tmp_path)
    path = tmp_path / "tables" / id / "table.json"
    path.write_text(path.read_text().replace('"game": "weimar"', '"game": "chess"'))
    before = path.read_bytes()
    async with serving(tmp_path) as server:
        assert not server.lobby.tables
    assert path.read_bytes() == before


async def test_seats_that_cards_play_cannot_be_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        otto = await Player.come(tmp_path, "Otto")
        id = await make_table(otto, scenario="first-winter")
        record = server.lobby.tables[id].record
        assert {seat: there.bot for seat, there in record.seats.items()} == {
            "spd": "",
            "kpd": "cards",
            "z": "cards",
            "dnvp": "cards",
        }
        otto.enter(id)
        assert "taken" in await otto.refusal_of(Sit(table=id, seat="kpd"))


# --- two terminals of one player ----------------------------------------------------------------
async def test_two_terminals_of_one_player_never_answer_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        session = local_of(server.lobby.tables[id]).session
        seat, first = next((seat, p) for seat, p in players.items() if p.question)
        second = await Player.come(tmp_path, first.link.name)
        second.enter(id)
        await second.until(lambda: second.table.begun)
        question, turn = first.asked, first.turn
        assert second.question == question and second.turn == turn
        pick = PickOption(table=id, decision=question.number, option=question.options[0], turn=turn)
        first.send(pick)
        assert "cannot answer" in await second.refusal_of(pick)
        assert session.history.end == 1
        # After an undo the same question returns; earlier answers do not apply to it.
        await first.until(lambda: first.turn != turn)
        first.send(UndoPick(table=id, turn=first.turn))
        await first.until(lambda: first.question == question)
        assert session.history.end == 0
        assert "cannot answer" in await second.refusal_of(pick)
        assert "too late to undo" in await second.refusal_of(UndoPick(table=id, turn=turn))
        assert session.history.end == 0
        assert seat


async def test_an_answer_of_another_player_meanwhile_makes_no_turn_over(tmp_path: Path) -> None:
    """Questions to several at once: other players' answers do not affect mine."""
    async with serving(tmp_path) as server:
        _, players = await sit_down(tmp_path)
        chance = random.Random(1)
        for _ in range(400):
            asked = [p for p in players.values() if p.question]
            if len(asked) > 1:
                break
            await play_on(players, 1, chance)
        table = server.lobby.tables[asked[0].table.id]
        end = local_of(table).session.history.end
        for player in asked:
            question = player.asked
            player.table.pick(question.number, question.options[0])
        await asked[0].until(lambda: local_of(table).session.history.end >= end + len(asked))


async def test_entering_costs_more_than_other_messages(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_a_second=1.0, requests_at_once=30.0, clock=lambda: 0.0):
        otto = await Player.come(tmp_path, "Otto")
        id = await make_table(otto)
        for _ in range(4):
            otto.send(Enter(table=id))
        assert "too fast" in await otto.refusal_of(Enter(table=id))


def test_a_client_of_an_older_version_gets_no_messages_that_are_new() -> None:
    class Newer(Reply, frozen=True, tag="newer", kw_only=True):
        since: ClassVar[int] = wire.VERSION + 1

    writer = Writer()
    client = Client(TableLimits(), writer, lambda client: None)  # type: ignore[arg-type]
    client.send(Newer())
    assert writer.data == b""
    client.version = wire.VERSION + 1
    client.send(Newer())
    assert b"newer" in writer.data


def test_a_request_with_a_null_character_is_refused() -> None:
    """PostgreSQL cannot look it up."""
    for odd in (
        Say(table="", text="a\0"),
        Enter(table="\0"),
        MakeTable(invited=("Rosa", "O\0tto")),
        MakeTable(options={"\0": "x"}),
    ):
        with pytest.raises(WireError, match="wire-foreign"):
            framing.read_request(framing.frame(odd)[framing.HEAD :])
    for plain in (Say(table="", text="a"), PickOption(table="a", decision=0, option="", turn=0)):
        assert framing.read_request(framing.frame(plain)[framing.HEAD :]) == plain
