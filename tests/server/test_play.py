"""Playing at a server: every player sees their part, picks arrive, games survive."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.serving import (
    PLAYERS,
    Player,
    game,
    hosted,
    local_of,
    make_table,
    play_on,
    save_of,
    serving,
    sit_down,
)
from tests.waiting import until
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.verify import verify
from weimar_tui.server.fair_dice import check_fair
from weimar_tui.server.replies import Tables
from weimar_tui.server.requests import (
    AddWord,
    CloseTable,
    Exit,
    MakeTable,
    Say,
    Sit,
    Stand,
    Start,
    UndoPick,
)
from weimar_tui.server.server_table import ServerTable


def bots_of(table: ServerTable) -> asyncio.Task[None]:
    """The task in which its bots answer."""
    bots = table.answering._bots
    assert bots is not None
    return bots


async def test_four_players_and_a_spectator_see_the_same_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        watcher = await Player.come(tmp_path, "Harry")
        table = watcher.enter(id)
        await watcher.until(lambda: table.begun)
        made = await play_on(players, 60, random.Random(1))
        assert made == 60
        session = local_of(server.lobby.tables[id]).session
        assert session.history.end >= 60
        for seat, player in players.items():
            await player.sees(session, seat)
        await watcher.sees(session, None)
        assert table.human_decisions() == []
        assert table.humans == ()


async def test_a_whole_game_ends_with_its_seed_revealed_and_proved(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, start=False)
        rosa = players["kpd"]
        commitment = rosa.status.commitment
        rosa.send(AddWord(table=id, word="spring [b]1919"))
        await rosa.until(lambda: rosa.status.words)
        assert rosa.status.words == {"Rosa": "spring (b)1919"}
        assert "added" in await rosa.refusal_of(AddWord(table=id, word="another"))
        players["spd"].send(Start(table=id))
        await rosa.until(lambda: rosa.table.begun)
        assert "started" in await players["z"].refusal_of(AddWord(table=id, word="late"))
        assert rosa.status.secret == "" and rosa.status.seed == ""
        await play_on(players, 100_000, random.Random(2))
        await rosa.until(lambda: rosa.status.secret)
        path = save_of(server.lobby.tables[id])
        seed = rosa.status.seed
    verdict = check_fair(read_save(path).header, verify(path, lambda header: game()), commitment)
    assert verdict.result == "fair" and verdict.compared, verdict.why
    assert list(verdict.words.values()) == ["spring (b)1919"], "by a token, not by name"
    assert verdict.seats.keys() == PLAYERS.keys() and not {*PLAYERS.values()} & {
        *verdict.seats.values()
    }
    assert read_save(path).header.seed == seed


async def test_taking_back_is_told_to_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        session = local_of(server.lobby.tables[id]).session
        chance = random.Random(5)
        for _ in range(400):
            await play_on(players, 1, chance)
            last = session.history.picks[-1]
            if session.can_undo(last.seat):
                break
        before = session.history.end
        player = players[last.seat]
        await player.until(lambda: player.table.can_undo(None))
        player.send(UndoPick(table=id, turn=player.turn))
        await player.until(lambda: player.question and player.asked.number == last.decision)
        assert session.history.end == before - 1
        for seat, other in players.items():
            await other.sees(session, seat)
        other = next(p for seat, p in players.items() if seat != last.seat)
        assert "too late to undo" in await other.refusal_of(UndoPick(table=id, turn=other.turn))


async def test_a_restart_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        await play_on(players, 33, random.Random(3))
        asked = {seat: player.question for seat, player in players.items()}
        views = {seat: game().encode(player.view) for seat, player in players.items()}
    assert all(player.link.ended or True for player in players.values())
    async with serving(tmp_path):
        back = {seat: await Player.come(tmp_path, name) for seat, name in PLAYERS.items()}
        for seat, player in back.items():
            lobby = (await player.next(Tables)).tables
            assert [table.mine for table in lobby] == [seat]
            player.enter(id)
            await player.until(lambda p=player: p.table.begun)
            assert player.question == asked[seat]
            assert game().encode(player.view) == views[seat]
        assert await play_on(back, 20, random.Random(4)) == 20


async def test_bots_play_beside_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, {"z": "Matthias"})
        await play_on(players, 20, random.Random(1))
        seats = {pick.seat for pick in local_of(server.lobby.tables[id]).session.history.picks}
        assert seats == set(PLAYERS)


async def test_the_lobby_lists_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path, title="Evening [red]round")
        connection = await Player.come(tmp_path, "Harry")
        (table,) = (await connection.next(Tables)).tables
        assert (table.id, table.title, table.state) == (id, "Evening (red)round", "playing")
        asked = [seat for seat, player in players.items() if player.question]
        assert list(table.waiting_for) == asked
        await players["spd"].close()
        await connection.until(lambda: not connection.link.lobby.tables[0].seats[0].present, 5)
        assert [seat.present for seat in connection.link.lobby.tables[0].seats] == [
            False,
            True,
            True,
            True,
        ]


async def test_seats_are_taken_left_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path):
        otto, rosa = [await Player.come(tmp_path, name) for name in ("Otto", "Rosa")]
        id = await make_table(otto, seats={"z": "chance", "dnvp": "chance"})
        table = otto.enter(id)
        other = rosa.enter(id)
        otto.send(Sit(table=id, seat="spd"))
        await otto.until(lambda: table.status and table.status.table.mine == "spd")
        assert "taken" in await rosa.refusal_of(Sit(table=id, seat="spd"))
        assert "taken" in await rosa.refusal_of(Sit(table=id, seat="z"))
        assert "seat does not exist" in await rosa.refusal_of(Sit(table=id, seat="nsdap"))
        assert "free" in await otto.refusal_of(Start(table=id))
        assert "Only the player who made" in await rosa.refusal_of(Start(table=id))
        rosa.send(Sit(table=id, seat="kpd"))
        await rosa.until(lambda: other.status and other.status.table.mine == "kpd")
        rosa.send(Stand(table=id))
        await rosa.until(lambda: other.status is not None and other.status.table.mine == "")
        rosa.send(Sit(table=id, seat="kpd"))
        otto.send(Start(table=id))
        await rosa.until(lambda: other.begun or rosa.link.ended)
        assert "fixed" in await rosa.refusal_of(Stand(table=id))
        assert "cannot be closed" in await otto.refusal_of(CloseTable(table=id))


async def test_bots_alone_do_not_start(tmp_path: Path) -> None:
    async with serving(tmp_path):
        otto = await Player.come(tmp_path, "Otto")
        id = await make_table(otto, seats=dict.fromkeys(PLAYERS, "chance"))
        assert "At least one person must" in await otto.refusal_of(Start(table=id))


async def test_a_table_by_invitation_does_not_exist_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path):
        otto = await Player.come(tmp_path, "Otto")
        rosa = await Player.come(tmp_path, "Rosa")
        harry = await Player.come(tmp_path, "Harry")
        id = await make_table(otto, public=False, invited=("Rosa",))
        unknown = await harry.refusal_of(Sit(table="0" * 12, seat="spd"))
        assert await harry.refusal_of(Sit(table=id, seat="spd")) == unknown
        harry.said.clear()
        harry.send(Exit())
        assert (await harry.next(Tables)).tables == ()
        await rosa.until(lambda: [table.id for table in rosa.link.lobby.tables] == [id])
        otto.send(CloseTable(table=id))
        await rosa.until(lambda: rosa.link.lobby.tables == ())


async def test_talk_and_whispers(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        harry = await Player.come(tmp_path, "Harry")
        watching = harry.enter(id)
        await harry.until(lambda: watching.begun)
        players["spd"].send(Say(table=id, text="\x1b[31mTo\u202e all\n[bold]!"))
        players["spd"].send(Say(table=id, text="A pact?", to="z", person="Matthias"))
        harry.send(Say(table=id, text="KPD holds K05"))
        players["kpd"].send(Say(table=id, text="last"))
        for player in (*players.values(), harry):
            await player.until(lambda p=player: any(c.text == "last" for c in p.table.chat))
        heard = {name: [c.text for c in p.table.chat] for name, p in players.items()}
        assert heard["spd"] == ["(31mTo all (bold)!", "A pact?", "last"]
        assert heard["z"] == heard["spd"]
        assert heard["kpd"] == heard["dnvp"] == ["(31mTo all (bold)!", "last"]
        assert [c.text for c in watching.chat] == ["(31mTo all (bold)!", "KPD holds K05", "last"]
        assert "No player" in await harry.refusal_of(Say(table=id, text="psst", to="kpd"))


async def test_clocks_answer_for_who_thinks_too_long(tmp_path: Path) -> None:
    now = [0.0]
    async with serving(tmp_path, clock=lambda: now[0], requests_at_once=1e9) as server:
        id, players = await sit_down(tmp_path, decision_clock=60, game_clock=200)
        asked = next(p for p in players.values() if p.question)
        seat, number = asked.table.seat, asked.asked.number
        assert asked.status.decision_left == 60.0
        asked.table._status_at -= 7.0  # seven seconds later, without a message from the server
        assert 50.0 < asked.table.decision_left <= 53.0
        now[0] = 61.0
        await asked.until(lambda: not asked.question or asked.asked.number != number)
        left = {s.seat: s.left for s in asked.status.table.seats}
        assert left[seat] <= 200 - 61
        table = server.lobby.tables[id]
        for _ in range(40):
            now[0] += 59.0
            table.answering.run_clock(59.0)
            if table.answering._late is not None:
                await table.answering._late
        assert any(there.stand_in for there in table.record.seats.values())
        said = [line.text for line in table.talk.lines]
        assert any("Time is up" in text for text in said)
        assert any("has run out" in text for text in said)


async def test_a_table_that_nobody_looks_at_sleeps(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_at_once=1e9) as server:
        id, players = await sit_down(tmp_path, {"z": "Matthias"}, game_clock=10)
        matthias, table = players["z"], server.lobby.tables[id]
        await matthias.until(lambda: matthias.question is not None)
        await matthias.close()
        await until(lambda: not table.audience.connections)
        table.answering.run_clock(11.0)
        await until(lambda: table.record.seats["z"].stand_in and bots_of(table).done())
        harry = await Player.come(tmp_path, "Harry")
        await harry.answered()
        assert table.answering.asked() is not None and bots_of(table).done()
        before = local_of(table).session.history.end
        harry.enter(id)
        await until(lambda: local_of(table).session.history.end > before + 3)


async def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    async with serving(tmp_path / "a") as server:
        id, players = await sit_down(tmp_path / "a")
        await play_on(players, 30, random.Random(1))
        path = save_of(server.lobby.tables[id])
        number = local_of(server.lobby.tables[id]).session.position.asked
    (tmp_path / "b" / "saves").mkdir(parents=True)
    (tmp_path / "b" / "saves" / "evening.weimar").write_bytes(path.read_bytes())
    async with serving(tmp_path / "b") as server:
        otto = await Player.come(tmp_path / "b", "Otto")
        (saved,) = (await otto.next(Tables)).saves
        assert (saved.name, saved.game, saved.scenario) == ("evening.weimar", "weimar", "main")
        assert "saved game does not exist" in await otto.refusal_of(MakeTable(save="../a.weimar"))
        id, players = await sit_down(tmp_path / "b", save="evening.weimar")
        assert local_of(server.lobby.tables[id]).session.position.asked == number
        assert players["spd"].status.commitment == ""
        await play_on(players, 10, random.Random(1))


async def test_an_upgrade_goes_on_beside_and_is_found_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        await play_on(players, 20, random.Random(1))
        asked = local_of(server.lobby.tables[id]).session.position.asked
    other = WeimarGame(game().data)
    other.digest = "0123456789ab"  # the same rules under another digest, as after an upgrade
    for picks in (0, 3, 5, 0):
        async with serving(tmp_path, games={"weimar": hosted(other)}) as server:
            while server.lobby.tables[id].local is None:
                await asyncio.sleep(0.01)
            session = local_of(server.lobby.tables[id]).session
            assert session.position.asked == asked
            back = {seat: await Player.come(tmp_path, name) for seat, name in PLAYERS.items()}
            for player in back.values():
                player.rules = other
                player.enter(id)
                await player.until(lambda p=player: p.table.begun)
            assert await play_on(back, picks, random.Random(2)) == picks
            asked = session.position.asked
    names = sorted(path.name for path in (tmp_path / "tables" / id).glob("*.weimar"))
    assert names == ["game-2.weimar", "game.weimar"]
