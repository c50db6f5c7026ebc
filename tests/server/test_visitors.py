"""Visitors without an account at the table server: they watch public games, and nothing else."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.server.requests import every_request
from tests.server.serving import Player, make_table, play_on, serving, sit_down
from tests.waiting import until
from weimar_tui.server.limits import is_visitor, new_visitor
from weimar_tui.server.replies import Chat, Refused, Tables
from weimar_tui.server.requests import Enter, Exit, MakeTable, Ping, Say


def files(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, and what it contains."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


async def test_a_visitor_can_send_every_request_and_only_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        private = await make_table(players["kpd"], public=False)
        waiting = await make_table(players["z"])
        await play_on(players, 6, random.Random(1))
        visitor = await Player.come(tmp_path, new_visitor())
        for table in server.lobby.tables.values():
            await table.write_if_changed()
        before, tables = files(tmp_path), set(server.lobby.tables)
        status = server.lobby.tables[id].status("Otto")
        asked = server.lobby.tables[id].asked
        heard = {seat: len(player.said) for seat, player in players.items()}
        for table_id in (id, private, waiting, "none"):
            for request in every_request(table_id):
                if isinstance(request, Ping | Exit | Enter):
                    continue
                visitor.said.clear()
                visitor.send(request)
                refused: Refused = await visitor.next(Refused)
                assert refused.id == "visitor-only", request
        for request in (
            Enter(table=private),
            Enter(table=waiting),
            Enter(table="none"),
            Enter(table=id, through="spd"),
            MakeTable(begin=True),
            Say(table="", text="hello"),
        ):
            assert await visitor.refusal_of(request)
        assert files(tmp_path) == before and set(server.lobby.tables) == tables
        assert server.lobby.tables[id].asked == asked
        assert server.lobby.tables[id].status("Otto") == status
        for seat, player in players.items():
            await player.answered()
            news = player.said[heard[seat] :]
            assert not [reply for reply in news if isinstance(reply, Chat)]


async def test_a_visitor_sees_public_games_of_people_and_no_names_of_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        await sit_down(tmp_path, {"spd": "Karl"}, public=False)
        await make_table(players["z"])
        visitor = await Player.come(tmp_path, new_visitor())
        listed: Tables = await visitor.next(Tables)
        assert [table.id for table in listed.tables] == [id]
        assert not listed.here and not listed.saves
        assert not visitor.link.welcome.role and not visitor.link.welcome.keeps_settings
        other = await Player.come(tmp_path, "Harry")
        here: Tables = await other.next(Tables)
        assert "Harry" in here.here and not any(map(is_visitor, here.here))
        assert not any(map(is_visitor, server.lobby.connected()))


async def test_a_visitor_watches_without_hearing_the_talk(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        players["spd"].send(Say(table=id, text="between us"))
        await players["kpd"].until(lambda: players["kpd"].table.chat)
        visitor = await Player.come(tmp_path, new_visitor())
        visitor.enter(id)
        await visitor.until(lambda: visitor.table.begun)
        players["spd"].send(Say(table=id, text="all of us"))
        await play_on(players, 8, random.Random(2))
        session = server.lobby.tables[id].local
        assert session is not None
        await visitor.sees(session.session, None)
        said = [reply.text for reply in visitor.said if isinstance(reply, Chat)]
        assert "between us" not in said and "all of us" not in said
        for request in every_request(id):
            if not isinstance(request, Ping | Exit | Enter):
                assert await visitor.refusal_of(request)
        visitor.send(Exit())
        await until(lambda: server.lobby.tables[id].audience.spectators == 0)


async def test_a_game_that_ends_or_begins_appears_in_the_visitors_list(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=lambda: 20 * time.monotonic()) as server:
        visitor = await Player.come(tmp_path, new_visitor())
        listed: Tables = await visitor.next(Tables)
        assert not listed.tables
        id, _ = await sit_down(tmp_path)
        await visitor.until(lambda: [one.id for one in visitor.link.lobby.tables] == [id])
        await server.lobby.close_by_host(id)
        await visitor.until(lambda: not visitor.link.lobby.tables)
