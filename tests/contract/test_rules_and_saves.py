"""Invariants hold after every pick; saves, replay and undo lead to the same game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from tests.contract.conftest import played
from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay, replay
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.validation import admit
from weimar_tui.plugin import GamePlugin


def test_every_set_up_for_every_number_of_players_adds_up_after_every_pick(
    plugin: GamePlugin, game: Game
) -> None:
    for scenario in plugin.scenarios():
        for seats in scenario.seats:
            chance = Random(f"{scenario.id}{len(seats)}")
            options = plugin.new_game_options(scenario.id, seats, {})
            runner = game.start(scenario.id, "1", options)
            for _ in range(80):
                assert game.check(runner.position) == []
                for decision in runner.position.decisions:
                    assert len(set(decision.options)) == len(decision.options) > 0, decision
                    assert decision.seat in seats
                if runner.position.outcome is not None:
                    break
                decision = chance.choice(runner.position.decisions)
                runner.pick(decision.number, chance.choice(decision.options))


def test_whatever_can_be_chosen_besides_can_be_played(plugin: GamePlugin, game: Game) -> None:
    scenario = plugin.scenarios()[0]
    for option in plugin.settings(scenario.id):
        for value in option.values:
            options = plugin.new_game_options(scenario.id, scenario.seats[0], {option.name: value})
            session = Session.new(game, scenario.id, "2", options=options)
            played(session, Random(value), 60)
            assert game.check(session.position) == [], (option.name, value)


def test_it_adds_up_at_every_moment_and_can_be_written_read_and_copied(
    sessions: list[Session], game: Game
) -> None:
    for session in sessions:
        walk = Replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
        for moment in range(walk.first, walk.last + 1):
            walk.jump(moment)
            position = walk.position
            assert game.check(position) == []
            if moment % 13:
                continue
            assert admit(game, game.encode(position)) == position
            twin = game.copy(position)
            assert twin == position and shared_parts(twin, position) == []
            for seat in (*session.header.seats, None):
                assert shared_parts(game.view(position, seat), position) == []
        for event in session.events:
            assert game.decode_event(msgspec.json.encode(event)) == event


def test_its_save_replays_to_the_same_end(session: Session, game: Game) -> None:
    result = replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
    assert result.difference is None
    assert result.runner.position == session.position
    assert result.runner.events == list(session.events)


def test_every_pick_can_be_taken_back_all_the_way(plugin: GamePlugin, game: Game) -> None:
    session = Session.new(game, plugin.scenarios()[0].id, "undo")
    session.free_undo = True
    chance = Random(5)
    moments = [(game.encode(session.position), len(session.events))]
    while session.outcome is None and session.history.end < 250:
        played(session, chance, session.history.end + 1)
        moments.append((game.encode(session.position), len(session.events)))
    while session.can_undo():
        moments.pop()
        session.undo()
        assert (game.encode(session.position), len(session.events)) == moments[-1]
    assert len(moments) == 1
