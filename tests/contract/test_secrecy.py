"""Secrets stay secret, and a position that is dealt again can be played."""

from __future__ import annotations

from pathlib import Path
from random import Random

from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.plugin import GamePlugin
from weimar_tui.testing.secrecy import Watched, leaks_of_views


def test_nobody_learns_what_is_secret(plugin: GamePlugin, game: Game) -> None:
    """Random games are checked after picks: views, events, and questions to other seats."""
    for number, scenario in enumerate(plugin.scenarios()[:3]):
        fewest_and_most = scenario.seats[0], scenario.seats[-1]
        for seats in set(fewest_and_most) if number == 0 else {fewest_and_most[number % 2]}:
            chance = Random(f"{scenario.id}{len(seats)}")
            options = plugin.new_game_options(scenario.id, seats, {})
            runner = game.start(scenario.id, "secrets", options)
            watched_picks = 0
            most = 400 if number == 0 else 200
            while runner.position.outcome is None and runner.position.asked < most:
                decision = chance.choice(runner.position.decisions)
                option = chance.choice(decision.options)
                if chance.randrange(12) and watched_picks:
                    runner.pick(decision.number, option)
                    continue
                watched_picks += 1
                watched = Watched(game, runner.position, decision, option, seats, chance)
                told = len(runner.events or ())
                runner.pick(decision.number, option)
                found = watched.leaks(runner, (runner.events or [])[told:])
                assert found == [], (decision.kind, option)
                assert leaks_of_views(game, runner.position, seats, chance) == []
            assert watched_picks


def test_a_position_dealt_anew_looks_the_same_from_there(
    sessions: list[Session], game: Game
) -> None:
    """It obeys the rules, asks the same question, and contains only what is possible."""
    chance = Random(5)
    for session in sessions:
        walk = Replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
        for moment in range(walk.first, walk.last, max(1, (walk.last - walk.first) // 40)):
            walk.jump(moment)
            for seat in (walk.position.decisions[0].seat, None):
                view = game.view(walk.position, seat)
                guess = game.determinize(view, chance)
                assert game.check(guess) == []
                assert guess.dice.seed != walk.position.dice.seed
                asked = zip(guess.decisions, walk.position.decisions, strict=True)
                for decision, true in asked:
                    assert decision.options and decision.seen_by(seat) == true.seen_by(seat)
                seen = game.view(guess, seat)
                seen.dice = view.dice
                assert seen == view, (moment, seat)


def test_a_position_dealt_anew_from_a_view_can_be_played_on(plugin: GamePlugin, game: Game) -> None:
    scenario = plugin.scenarios()[0]
    chance = Random(f"{scenario.id} anew")
    runner = game.start(scenario.id, "anew")
    for _ in range(4):
        for _ in range(17):
            if runner.position.outcome is None:
                decision = chance.choice(runner.position.decisions)
                runner.pick(decision.number, chance.choice(decision.options))
        if runner.position.outcome is not None:
            return
        seat = runner.position.decisions[0].seat
        other = game.resume(game.determinize(game.view(runner.position, seat), chance))
        for _ in range(60):
            assert game.check(other.position) == []
            if other.position.outcome is not None:
                break
            decision = chance.choice(other.position.decisions)
            other.pick(decision.number, chance.choice(decision.options))
