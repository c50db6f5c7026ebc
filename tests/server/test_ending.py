"""How tables end: resigning, agreement, the host, time; finished games can be fetched."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.serving import (
    Player,
    game,
    local_of,
    make_table,
    play_on,
    save_of,
    serving,
    sit_down,
    socket_of,
)
from tests.server.test_people import Later
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import parse_save
from weimar_tui.server.admin import Announce, Ban, CloseByHost, Kick, ListTables, ask_server
from weimar_tui.server.bans import Bans
from weimar_tui.server.fetch import fetched
from weimar_tui.server.host import Expiry
from weimar_tui.server.record import read_record
from weimar_tui.server.replies import GameFile, Tables
from weimar_tui.server.requests import AgreeToEnd, Fetch, PickOption, Resign

DAY = 86400.0


# --- resigning ----------------------------------------------------------------------------------
async def test_who_resigns_gives_the_seat_to_a_bot_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        table, rosa = server.lobby.tables[id], players["kpd"]
        rosa.send(Resign(table=id))
        await players["spd"].until(lambda: players["spd"].status.table.seats[1].bot == "chance")
        assert any(line.id == "player-resigned" for line in players["spd"].table.chat)
        assert read_record(table.file.folder).seats["kpd"].player == ""
        # They watch as spectators, and have no seat when they return.
        await rosa.until(lambda: rosa.table.seat == "")
        assert set(rosa.view.hands["kpd"]) <= {"?"}
        rest = {seat: player for seat, player in players.items() if seat != "kpd"}
        assert await play_on(rest, 20, random.Random(1)) == 20
        assert any(pick.seat == "kpd" for pick in local_of(table).session.history.picks)
        assert "not playing" in await rosa.refusal_of(Resign(table=id))
        harry = await Player.come(tmp_path, "Harry")
        assert "not playing" in await harry.refusal_of(Resign(table=id))


async def test_when_all_have_resigned_the_game_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, {"spd": "Otto", "kpd": "Rosa"})
        players["spd"].send(Resign(table=id))
        players["kpd"].send(Resign(table=id))
        await players["spd"].until(lambda: players["spd"].table.over)
        record = server.lobby.tables[id].record
        assert (record.state, record.ending) == ("over", "abandoned")


# --- by agreement -------------------------------------------------------------------------------
async def test_all_who_are_here_and_most_of_all_agree_to_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        table, otto = server.lobby.tables[id], players["spd"]
        await players["dnvp"].close()
        for seat in ("spd", "kpd"):
            players[seat].send(AgreeToEnd(table=id))
        await otto.until(lambda: set(otto.status.agreed_to_end) == {"Otto", "Rosa"})
        assert table.record.state == "playing"
        players["kpd"].send(AgreeToEnd(table=id, yes=False))
        players["z"].send(AgreeToEnd(table=id))
        await otto.until(lambda: set(otto.status.agreed_to_end) == {"Otto", "Matthias"})
        assert table.record.state == "playing"
        players["kpd"].send(AgreeToEnd(table=id))
        await otto.until(lambda: otto.table.over)
        assert read_record(table.file.folder).ending == "abandoned"
        assert otto.status.secret and otto.question is None
        asked = table.asked[0]
        refused = await players[asked.seat if asked.seat != "dnvp" else "z"].refusal_of(
            PickOption(table=id, decision=asked.number, option=asked.options[0], turn=0)
        )
        assert "No game is running" in refused


async def test_who_is_left_alone_cannot_end_the_game_of_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        for seat in ("kpd", "z", "dnvp"):
            await players[seat].close()
        otto = players["spd"]
        await otto.until(lambda: sum(s.present for s in otto.status.table.seats) == 1)
        otto.send(AgreeToEnd(table=id))
        await otto.until(lambda: otto.status.agreed_to_end == ("Otto",))
        assert server.lobby.tables[id].record.state == "playing"
        harry = await Player.come(tmp_path, "Harry")
        assert "not playing" in await harry.refusal_of(AgreeToEnd(table=id))


# --- by time ------------------------------------------------------------------------------------
async def test_idle_tables_end_with_notice(tmp_path: Path) -> None:
    now, clock = Later(), Later()
    expiry = Expiry(waiting=10, playing=30, notice=5)

    def later(days: float) -> None:
        now.now += days * DAY
        clock.now += days * DAY

    async with serving(tmp_path, now=now, clock=clock, expiry=expiry) as server:
        going, players = await sit_down(tmp_path)
        otto = players["spd"]
        waiting = await make_table(await Player.come(tmp_path, "Harry"), title="idle")
        later(4)
        assert not await server.lobby.expire()
        assert server.lobby.tables[waiting].state("x").expires == -1
        later(2)
        assert not await server.lobby.expire()
        assert server.lobby.tables[waiting].state("x").expires == pytest.approx(5)
        assert [line.id for line in server.lobby.tables[waiting].talk.lines] == ["expires-soon"]
        assert not await server.lobby.expire()
        assert len(server.lobby.tables[waiting].talk.lines) == 1  # announced once
        later(5)
        (ended,) = await server.lobby.expire()
        assert ended.record.id == waiting and waiting not in server.lobby.tables
        assert not ended.file.folder.exists()
        # a game's time counts from its last activity
        later(9)
        await play_on(players, 1, random.Random(1))
        later(26)
        assert not await server.lobby.expire()
        await otto.until(lambda: any(line.id == "expires-soon" for line in otto.table.chat))
        later(5)
        (ended,) = await server.lobby.expire()
        assert (ended.record.state, ended.record.ending) == ("over", "expired")
        await otto.until(lambda: otto.table.over)
        assert ended.file.folder.exists() and going in server.lobby.tables


async def test_after_a_long_rest_of_the_server_there_is_notice_first(tmp_path: Path) -> None:
    now, clock, expiry = Later(), Later(), Expiry(waiting=10, playing=30, notice=5)
    now.now = 1000 * DAY
    async with serving(tmp_path, now=now, expiry=expiry):
        id, _ = await sit_down(tmp_path)
    now.now = 2000 * DAY
    async with serving(tmp_path, now=now, clock=clock, expiry=expiry) as server:
        assert not await server.lobby.expire()
        assert server.lobby.tables[id].state("x").expires == pytest.approx(5)
        now.now += 6 * DAY
        clock.now += 6 * DAY
        assert await server.lobby.expire()


# --- by the host --------------------------------------------------------------------------------
async def test_the_host_lists_and_closes_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, title="Evening")
        harry = await Player.come(tmp_path, "Harry")
        waiting = await make_table(harry, title="Later")
        answer = await ask_server(tmp_path, ListTables())
        assert {(t.id, t.title, t.state) for t in answer.tables} == {
            (id, "Evening", "playing"),
            (waiting, "Later", "waiting"),
        }
        assert set(answer.here) == {"Otto", "Rosa", "Matthias", "Alfred", "Harry"}
        harry.said.clear()
        await ask_server(tmp_path, CloseByHost(table=waiting))
        await harry.next(Tables)
        assert waiting not in server.lobby.tables
        await ask_server(tmp_path, CloseByHost(table=id))
        await players["spd"].until(lambda: players["spd"].table.over)
        assert server.lobby.tables[id].record.ending == "closed"
        with pytest.raises(KernelError, match="table does not exist"):
            await ask_server(tmp_path, CloseByHost(table="../.."))


async def test_the_host_speaks_to_tables(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        answer = await ask_server(tmp_path, Announce(text="Down \x1b[31m at ten"))
        assert answer.number == 1
        otto = players["spd"]
        await otto.until(lambda: otto.table.chat)
        assert otto.table.chat[-1].text == "The host says: Down (31m at ten"
        with pytest.raises(KernelError, match="Type a message first"):
            await ask_server(tmp_path, Announce(text=" \x1b ", table=id))


async def test_who_is_kicked_may_come_again_and_who_is_banned_may_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        rosa = await Player.come(tmp_path, "Rosa")
        assert (await ask_server(tmp_path, Kick(name="rosa"))).number == 1
        await rosa.until(lambda: rosa.link.ended)
        assert "disconnected you" in rosa.link.ended
        rosa = await Player.come(tmp_path, "Rosa")
        assert (await ask_server(tmp_path, Ban(who="Rosa"))).number == 1
        await rosa.until(lambda: rosa.link.ended)
        for name in ("Rosa", "ROSA"):
            with pytest.raises(KernelError, match="has banned you"):
                await Player.come(tmp_path, name)
        await Player.come(tmp_path, "Rosalind")
        assert (tmp_path / "banned").read_text() == "rosa\n"
        assert (await ask_server(tmp_path, Ban(who="Rosa", yes=False))).number == 1
        assert (await ask_server(tmp_path, Ban(who="Rosa", yes=False))).number == 0
        await Player.come(tmp_path, "Rosa")
        with pytest.raises(KernelError, match="neither"):
            await ask_server(tmp_path, Ban(who="Rosa\nOtto"))
        assert server.bans.holds("otto") is False


def test_bans_are_of_names_and_addresses(tmp_path: Path) -> None:
    bans = Bans(tmp_path)
    for who in ("Rosa", "192.0.2.7", "2001:db8::1:2"):
        bans.add(who)
    assert bans.holds("ROSA") and bans.holds("192.0.2.7") and bans.holds("2001:db8::")
    assert not bans.holds("192.0.2.8") and not bans.holds("")
    (tmp_path / "banned").write_text("# by hand\nKarl\n\n")
    assert Bans(tmp_path).holds("karl") and not Bans(tmp_path).holds("rosa")


async def test_without_a_server_the_host_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(KernelError, match="admin-none"):
        await ask_server(tmp_path, ListTables())
    async with serving(tmp_path):
        assert (tmp_path / "admin.sock").stat().st_mode & 0o777 == 0o600
    with pytest.raises(KernelError, match="admin-none"):
        await ask_server(tmp_path, ListTables())


# --- fetching -----------------------------------------------------------------------------------
async def test_players_fetch_their_finished_games_and_nobody_else_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, public=True)
        otto = players["spd"]
        assert "only after it has ended" in await otto.refusal_of(Fetch(table=id))
        for player in players.values():
            player.send(AgreeToEnd(table=id))
        await otto.until(lambda: otto.table.over)
        otto.said.clear()
        otto.send(Fetch(table=id))
        file: GameFile = await otto.next(GameFile)
        assert file.name == f"weimar-{id}.weimar"
        assert parse_save(file.data, Path(file.name)).header.seed
        assert file.data == save_of(server.lobby.tables[id]).read_bytes()
        harry = await Player.come(tmp_path, "Harry")
        assert "Only the players" in await harry.refusal_of(Fetch(table=id))
        assert "does not exist" in await harry.refusal_of(Fetch(table="../../../etc"))
        assert await fetched(socket_of(tmp_path), "Otto", id, "en") == file.data
        assert id.encode() in await fetched(socket_of(tmp_path), "Otto", "", "en")
        with pytest.raises(KernelError, match="fetch-none"):
            await fetched(socket_of(tmp_path), "Harry", "", "en")
        with pytest.raises(KernelError, match="Only the players"):
            await fetched(socket_of(tmp_path), "Harry", id, "en")
        assert game()


async def test_who_resigned_fetches_the_game_too_also_from_a_private_table(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path, public=False, invited=("Rosa", "Matthias", "Alfred"))
        rosa = players["kpd"]
        rosa.send(Resign(table=id))
        rest = [player for seat, player in players.items() if seat != "kpd"]
        for player in rest:
            player.send(AgreeToEnd(table=id))
        await rest[0].until(lambda: rest[0].table.over)
        rosa.send(Fetch(table=id))
        assert (await rosa.next(GameFile)).data
