"""A game at a server, as its players see it: answers, chat, clocks, undo, leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.serving import local_of
from tests.tui.evening import evening, guest
from tests.tui.looking import screen_text, seen, until
from weimar_tui.server.requests import AgreeToEnd, Say
from weimar_tui.tui.lobby import game as game_part
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.since import SinceScreen


async def test_one_answers_and_sees_what_the_others_do(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        say = at.app.lobby_words.say
        await at.is_asked()
        foot = screen_text(at.app)
        for key in ("palette-talk", "palette-table", "palette-lobby"):
            assert say(key) in foot
        await at.answers()
        await at.is_asked()
        assert "+1 base SPD" in screen_text(at.app)


async def test_what_others_say_stands_at_the_foot_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_part, "_SAID_FOR", 1)
    async with evening(tmp_path) as at:
        await at.is_asked()
        at.rosa.send(Say(table=at.table.record.id, text="good evening"))
        await at.sees("good evening")
        await at.until(lambda: "good evening" not in screen_text(at.app))


async def test_the_last_answer_can_be_taken_back_until_others_have_gone_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        await at.answers()
        made = at.picks
        await at.pilot.press("u")
        await at.until(lambda: at.picks < made or "That cannot be undone" in screen_text(at.app))
        await at.is_asked()
        await at.answers()
        await at.is_asked()
        for _ in range(3):
            await at.pilot.press("u")
        await at.sees("That cannot be undone")


async def test_the_clock_of_a_decision_runs_at_the_foot(tmp_path: Path) -> None:
    async with evening(tmp_path, decision_clock=600) as at:
        await at.is_asked()
        await at.until(lambda: "9:5" in screen_text(at.app))


async def test_a_short_clock_after_a_long_one_runs_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_part, "_SELDOM", 3600.0)
    async with evening(tmp_path, decision_clock=3 * 3600) as at:
        await at.is_asked()
        await at.sees("2 h 59 min")
        at.table.record.clock.decision = 600
        await at.answers()
        await at.until(lambda: re.search(r"\b9:\d\d\b", screen_text(at.app)))
        (shown,) = re.findall(r"\b9:\d\d\b", screen_text(at.app))
        await at.until(lambda: shown not in screen_text(at.app))


async def test_whoever_leaves_is_in_the_lobby_and_the_seat_waits(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        await at.pilot.press("q")
        await at.until(lambda: isinstance(at.app.screen, LobbyScreen))
        await at.rosa.until(
            lambda: any(s.player == "Otto" and not s.present for s in at.rosa.status.table.seats)
        )


async def test_a_game_that_is_over_is_watched_again_but_no_file_is_made_of_it_there(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        await at.answers()
        end = AgreeToEnd(table=at.table.record.id)
        at.rosa.send(end)
        at.app.link.send(end)
        await at.until(lambda: isinstance(at.app.screen, EndScreen))
        page = at.app.screen
        assert isinstance(page, EndScreen)
        await at.until(lambda: page.recording is not None)
        await at.pilot.press("r")
        await at.until(lambda: isinstance(at.app.screen, ReplayScreen))
        foot = seen(at.app, "#foot").text
        assert "charts" in foot and "analysis" in foot and "export" not in foot
        await at.pilot.press("right", "e")
        await at.pilot.pause()
        assert isinstance(at.app.screen, ReplayScreen)
        await at.pilot.press("escape")
        await at.until(lambda: isinstance(at.app.screen, EndScreen))


async def test_cards_are_those_of_the_pack_the_server_gives_out_and_other_games_as_they_come(
    tmp_path: Path,
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "spd.toml").write_text(
        '[[card]]\nid = "S05"\nname = { en = "Our Own Name", de = "Unser Name" }\n'
    )
    async with evening(tmp_path, pack) as at:
        await at.is_asked()
        await at.pilot.press("slash", *"Own", "enter")
        await at.sees("Our Own Name")
        assert at.app.loaded("junta").game.id == "junta"


async def test_what_the_others_did_since_ones_turn_is_told_at_a_server(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        picks = local_of(at.table).session.history.picks
        while not picks or picks[-1].seat == "spd":
            await at.answers()
            await at.is_asked()
        await at.pilot.press("s")
        await at.until(lambda: isinstance(at.app.screen, SinceScreen))
        await at.sees(at.app.words.text("since-title"))
        assert "SPD" in screen_text(at.app) and "KPD" in screen_text(at.app)
        await at.pilot.press("escape")
        await at.until(lambda: isinstance(at.app.screen, GameScreen))
        await at.pilot.press("r")
        await at.sees("only the players can watch a game again")


async def test_only_who_has_a_seat_can_look_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        async with guest(at, "Eve") as eve:
            await eve.press("s")
            await until(eve, lambda: at.app.words.text("since-seat") in screen_text(eve.app))
