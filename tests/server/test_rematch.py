"""A rematch: everybody agrees, sides move on unless most keep theirs, title and talk carry over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.plain.test_served import Typist
from tests.server.hosted import Hosted, answer
from tests.server.serving import Player, game, make_table, serving, sit_down, socket_of
from tests.tui.evening import evening
from tests.tui.looking import put_cursor_on, screen_text
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.server.record import read_record
from weimar_tui.server.replies import RematchState, TableStatus
from weimar_tui.server.requests import AgreeToEnd, AskRematch, Say, Sit, Start
from weimar_tui.tui.lobby import game as game_part
from weimar_tui.tui.lobby.rematch import RematchDialog
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.end import EndScreen

SEATS = {"spd": "Otto", "kpd": "Rosa"}


def again(player: Player) -> RematchState:
    """What a player is told of the rematch."""
    assert player.status.rematch is not None
    return player.status.rematch


async def end(players: dict[str, Player], id: str) -> None:
    """End a game by agreement."""
    for player in players.values():
        player.send(AgreeToEnd(table=id))
    for player in players.values():
        await player.until(lambda p=player: p.table.over and p.status.rematch is not None)


async def test_a_rematch_invites_nobody_who_was_banned_meanwhile(hosted: Hosted) -> None:
    table, _, _ = await hosted.duel(public=False, invited=("Bob", "Cy"))
    while table.asked:
        await answer(table, table.asked[0].seat)
    hosted.host.shut_out = frozenset({"cy"})
    for name in ("Ann", "Bob"):
        await hosted.lobby.maker.ask_rematch(name, table, "yes")
    assert hosted.lobby.tables[table.record.rematch].record.invited == ["Bob"]


async def test_everybody_agrees_and_sides_move_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(
            tmp_path, SEATS, title="Evening", decision_clock=600, public=False, invited=("Rosa",)
        )
        otto, rosa = players["spd"], players["kpd"]
        assert "finished game" in await otto.refusal_of(AskRematch(table=id, answer="yes"))
        otto.send(Say(table=id, text="good game"))
        await end(players, id)
        assert again(otto).moves["spd"] == "kpd"
        otto.send(AskRematch(table=id, answer="yes"))
        await rosa.until(lambda: again(rosa).answers == {"Otto": "yes"})
        rosa.send(AskRematch(table=id, answer="no"))
        await otto.until(lambda: again(otto).answers == {"Otto": "yes", "Rosa": "no"})
        assert not again(otto).table
        rosa.send(AskRematch(table=id, answer="same"))
        await otto.until(lambda: again(otto).table)

        new = again(otto).table
        record = server.lobby.tables[new].record
        # One of two wants to keep sides: that is not most of them.
        assert {seat: there.player or there.bot for seat, there in record.seats.items()} == {
            "spd": "chance",
            "kpd": "Otto",
            "z": "Rosa",
            "dnvp": "chance",
        }
        assert (record.state, record.title, record.clock.decision) == ("waiting", "Evening 2", 600)
        assert not record.public and set(record.its_people) == {"Otto", "Rosa"}
        assert record.secret != server.lobby.tables[id].record.secret
        rosa.enter(new)
        await rosa.until(lambda: rosa.table.status and rosa.status.table.mine == "z")
        assert "good game" in [line.text for line in rosa.table.chat]
        assert read_record(server.lobby.tables[id].file.folder).rematch == new


async def test_most_keep_their_sides_and_a_second_rematch_has_a_title(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, SEATS, title="Evening")
        for number in (2, 3):
            await end(players, id)
            for player in players.values():
                player.send(AskRematch(table=id, answer="same"))
            otto = players["spd"]
            await otto.until(lambda otto=otto: again(otto).table)
            id = again(otto).table
            record = server.lobby.tables[id].record
            assert record.title == f"Evening {number}"
            assert [record.seats[seat].player for seat in SEATS] == ["Otto", "Rosa"]
            for player in players.values():
                player.enter(id)
                await player.until(lambda p=player: p.table.status is not None)
            players["spd"].send(Start(table=id))
            for player in players.values():
                await player.until(lambda p=player: p.table.begun)


async def test_a_title_stays_with_the_player_who_typed_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, SEATS, title="Evening")
        server.lobby.tables[id].record.owner = "Harry"  # who did not take a seat
        await end(players, id)
        for player in players.values():
            player.send(AskRematch(table=id, answer="same"))
        otto = players["spd"]
        await otto.until(lambda: again(otto).table)
        record = server.lobby.tables[again(otto).table].record
        assert record.title == f"{record.owner}'s table" and record.owner != "Harry"


async def test_a_table_that_cannot_be_made_leaves_the_last_answer_open(tmp_path: Path) -> None:
    async with serving(tmp_path, tables=2, crowded_each=2) as server:
        id, players = await sit_down(tmp_path, SEATS)
        otto, rosa = players["spd"], players["kpd"]
        await end(players, id)
        harry = await Player.come(tmp_path, "Harry")
        others = [await make_table(harry, seats={}) for _ in range(2)]
        otto.send(AskRematch(table=id, answer="yes"))
        await rosa.until(lambda: again(rosa).answers)
        assert await rosa.refusal_of(AskRematch(table=id, answer="yes"))
        assert set(server.lobby.tables) == {id, *others}
        assert again(rosa).answers == {"Otto": "yes"}
        # Who only watched has no say.
        harry.enter(id)
        await harry.until(lambda: harry.table.status is not None)
        assert "finished game" in await harry.refusal_of(AskRematch(table=id, answer="yes"))


async def test_in_the_program_the_answers_appear_and_everybody_goes_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        app, say, id = at.app, at.app.lobby_words.say, at.table.record.id
        await at.is_asked()
        at.rosa.send(AgreeToEnd(table=id))
        app.link.send(AgreeToEnd(table=id))
        await at.until(lambda: isinstance(app.screen, EndScreen))
        await at.pilot.press("a")
        await at.until(lambda: isinstance(app.screen, RematchDialog))
        kpd = app.words_of(at.table.state("Otto")).seat("kpd")
        assert say("rematch-yes", seat=kpd)[:30] in screen_text(app)
        put_cursor_on(app, "rematch:yes")
        await at.pilot.press("enter")
        await at.sees(say("rematch-answer", name="Rosa", answer="none"))
        at.rosa.send(AskRematch(table=id, answer="yes"))
        await at.until(lambda: isinstance(app.screen, WaitingScreen))
        screen = app.screen
        assert isinstance(screen, WaitingScreen)
        await at.until(lambda: screen.table.status is not None)
        assert screen.table.status is not None and screen.table.status.table.mine == "kpd"
        assert screen.table.id == at.table.record.rematch
        await at.pilot.press("escape")
        await at.sees(say("title", name="Otto"))


async def test_whoever_reads_goes_there_afterwards_also_after_a_long_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_part, "_SELDOM", 3600.0)
    async with evening(tmp_path, decision_clock=3 * 3600) as at:
        app, id = at.app, at.table.record.id
        await at.is_asked()
        await at.sees("2 h 59 min")
        at.rosa.send(AgreeToEnd(table=id))
        app.link.send(AgreeToEnd(table=id))
        await at.until(lambda: isinstance(app.screen, EndScreen))
        await at.pilot.press("question_mark")
        await at.until(lambda: not isinstance(app.screen, EndScreen))
        at.rosa.send(AskRematch(table=id, answer="yes"))
        app.link.send(AskRematch(table=id, answer="yes"))
        await at.rosa.until(lambda: again(at.rosa).table)
        assert not isinstance(app.screen, WaitingScreen)
        await at.pilot.press("escape")
        await at.until(lambda: isinstance(app.screen, WaitingScreen))


async def test_line_by_line(tmp_path: Path) -> None:
    async with serving(tmp_path):
        rosa = await Player.come(tmp_path, "Rosa")
        id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, title="Evening")
        rosa.enter(id)
        rosa.send(Sit(table=id, seat="kpd"))
        typist = Typist()
        playing = asyncio.create_task(
            play_at_server(
                typist.console, socket_of(tmp_path), "Otto", lambda id: game(), "en", 0.0
            )
        )
        try:
            await typist.reads("Leave")
            typist.types("1", "Sit down as SPD")
            await typist.reads("SPD: Otto")
            rosa.send(Start(table=id))
            await typist.reads("in which city do you place a base?")
            rosa.send(AgreeToEnd(table=id))
            typist.types("table", "Agree to end")
            await typist.reads("for a rematch")
            typist.types("table", "Yes, rematch")
            await typist.reads("Rematch: Otto: yes · Rosa: no answer yet")
            rosa.said.clear()
            rosa.send(AskRematch(table=id, answer="same"))
            status: TableStatus = await rosa.next(TableStatus)
            assert status.rematch is not None and status.rematch.answers["Rosa"] == "same"
            await typist.reads("Evening 2")
            await typist.reads("KPD: Otto")
            typist.types("Back to the lobby", "quit")
            assert await asyncio.wait_for(playing, 30) == 0
        finally:
            playing.cancel()
            await rosa.close()
