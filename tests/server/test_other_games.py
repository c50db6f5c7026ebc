"""Tables of the other games, with any number of families, people and bots mixed."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.serving import Player, local_of, make_table, play_on, serving
from weimar_tui.bots.players import make_player
from weimar_tui.bots.question import InProcess
from weimar_tui.cli.serve import _hosted
from weimar_tui.registry import load_game
from weimar_tui.server.requests import MakeTable, Say, Sit, Stand, Start
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.config import ServeConfig

FAMILIES = ("aguado", "bravo", "cortina", "delgado", "espino", "fuentes", "galan")
BOTS = ("cunning", "hothead", "loyalist", "random", "kleptocrat")


@asynccontextmanager
async def hosting(folder: Path, game: str, **changes: Any) -> AsyncIterator[TableServer]:
    """A server of one game, as `weimar serve` offers it."""
    games = {game: _hosted(game, "", ServeConfig())}
    bots = InProcess(lambda id: games[id].game, make_player)
    async with serving(folder, games=games, bots=bots, **changes) as server:
        yield server


async def come(folder: Path, game: str, *names: str) -> list[Player]:
    players = [await Player.come(folder, name) for name in names]
    for player in players:
        player.rules = load_game(game)
    return players


async def sit(player: Player, id: str, seat: str) -> None:
    table = player.enter(id)
    player.send(Sit(table=id, seat=seat))
    await player.until(lambda: table.status is not None and table.status.table.mine == seat)


async def test_junta_is_played_by_four_to_seven(tmp_path: Path) -> None:
    async with hosting(tmp_path, "junta", tables_each=9) as server:
        (otto,) = await come(tmp_path, "junta", "Otto")
        for number in (4, 5, 6, 7):
            families = FAMILIES[:number]
            seats = {"aguado": "", **dict(zip(families[1:], BOTS * 2, strict=False))}
            id = await make_table(otto, seats=seats)
            await sit(otto, id, "aguado")
            otto.send(Start(table=id))
            await otto.until(lambda: otto.table.begun)
            await play_on({"aguado": otto}, 2, random.Random(number))
            session = local_of(server.lobby.tables[id]).session
            assert session.header.seats == families
            assert tuple(there.seat for there in otto.status.table.seats) == families
        eight = dict.fromkeys((*FAMILIES, "hidalgo"), "")
        assert "seat does not exist" in await otto.refusal_of(MakeTable(seats=eight))
        assert "option does not exist" in await otto.refusal_of(
            MakeTable(options={"press": "loud"})
        )


async def test_families_of_people_and_bots_know_what_they_may(tmp_path: Path) -> None:
    """With a latecomer, a player who leaves and returns, whispers and a clock."""
    now = [0.0]
    async with hosting(tmp_path, "junta", clock=lambda: now[0]) as server:
        otto, rosa, late = await come(tmp_path, "junta", "Otto", "Rosa", "Harry")
        bots = dict(zip(FAMILIES[2:5], BOTS, strict=False))
        chosen = {"windows": "no", "press": "public"}
        id = await make_table(
            otto, seats={"aguado": "", "bravo": "", **bots}, options=chosen, decision_clock=60
        )
        await sit(otto, id, "aguado")
        await sit(rosa, id, "cortina" if "cortina" not in bots else "bravo")
        rosa.send(Stand(table=id))
        await rosa.until(lambda: not rosa.status.table.mine)
        await sit(rosa, id, "bravo")
        otto.send(Start(table=id))
        players = {"aguado": otto, "bravo": rosa}
        for player in players.values():
            await player.until(lambda p=player: p.table.begun and p.table.seat)
        table = server.lobby.tables[id]
        session = local_of(table).session
        assert session.position.options.windows is False
        assert session.position.options.press == "public"
        chance = random.Random(3)
        await play_on(players, 25, chance)
        late.enter(id)
        await late.until(lambda: late.table.begun)
        await rosa.close()
        (rosa,) = await come(tmp_path, "junta", "Rosa")
        players["bravo"] = rosa
        rosa.enter(id)
        await rosa.until(lambda: rosa.table.begun)
        await play_on(players, 25, chance)

        while table.answering.asked() is not None:  # bots think in other threads
            await otto.answered()
        for seat, player in (("aguado", otto), ("bravo", rosa), (None, late)):
            await player.sees(session, seat)
        assert not late.table.human_decisions()

        rosa.send(Say(table=id, text="half for you", to="aguado", person="Otto"))
        rosa.send(Say(table=id, text="nothing is for you"))
        for player in (otto, late):
            await player.until(lambda p=player: any("nothing" in c.text for c in p.table.chat))
        assert any(c.text == "half for you" for c in otto.table.chat)
        assert not any(c.text == "half for you" for c in late.table.chat)

        asked = next(player for player in players.values() if player.question)
        number = asked.asked.number
        now[0] = 61.0
        await asked.until(lambda: not asked.question or asked.asked.number != number)
        assert any(line.id == "clock-over" for line in table.talk.lines)


async def test_wir_sind_das_volk_is_played_by_two(tmp_path: Path) -> None:
    async with hosting(tmp_path, "wir_sind_das_volk") as server:
        otto, rosa = await come(tmp_path, "wir_sind_das_volk", "Otto", "Rosa")
        id = await make_table(otto)
        await sit(otto, id, "west")
        await sit(rosa, id, "east")
        otto.send(Start(table=id))
        players = {"west": otto, "east": rosa}
        for player in players.values():
            await player.until(lambda p=player: p.table.begun and p.table.seat)
        assert await play_on(players, 40, random.Random(1)) == 40
        session = local_of(server.lobby.tables[id]).session
        assert session.history.end == 40
        for seat, player in players.items():
            await player.sees(session, seat)
