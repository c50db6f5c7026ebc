"""Properties that hold after every decision, tested on random duels of two and three."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from weimar_duel.rules import SEATS, Drew, Duel, DuelPosition

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay, replay
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.kernel.visibility import HIDDEN

SEEDS = st.integers(0, 10_000)
NUMBERS = st.sampled_from((2, 3))
DUEL = Duel()


def one_pick(session: Session, random: Random) -> None:
    decision = random.choice(session.decisions)
    session.pick(decision.number, random.choice(decision.options))


def could_be_dealt_anew(position: DuelPosition, seat: str | None, random: Random) -> None:
    """A position dealt from a view looks the same from there, obeys the rules, and can
    be played."""
    view = DUEL.view(position, seat)
    guess = DUEL.determinize(view, random)
    assert DUEL.check(guess) == []
    for decision, true in zip(guess.decisions, position.decisions, strict=True):
        assert decision.seen_by(seat) == true.seen_by(seat)
        assert decision.options
    assert DUEL.view(guess, seat) == view
    assert guess.dice.seed != position.dice.seed


@settings(max_examples=20)
@given(SEEDS, SEEDS, NUMBERS)
def test_after_every_decision(seed: int, chance: int, seats: int) -> None:
    session = new_duel(seed, seats=seats)
    assert session.header.seats == SEATS[:seats]
    random = Random(chance)
    while session.outcome is None:
        one_pick(session, random)
        position = session.position
        assert DUEL.decode(DUEL.encode(position)) == position
        assert DUEL.copy(position) == position
        assert shared_parts(DUEL.copy(position), position) == []
        assert DUEL.check(position) == []
        for seat in (*session.header.seats, None):
            view = DUEL.view(position, seat)
            assert shared_parts(view, position) == []
            for other in session.header.seats:
                if other != seat:
                    assert set(view.hands[other]) <= {HIDDEN}
            could_be_dealt_anew(position, seat, random)
    for event in session.events:
        if isinstance(event, Drew):
            assert event.seen_by(None) == Drew(seat=event.seat, card=HIDDEN)


@settings(max_examples=40)
@given(SEEDS, SEEDS, NUMBERS)
def test_replay_gives_the_same_state(seed: int, chance: int, seats: int) -> None:
    session = play_on(new_duel(seed, seats=seats), seed=chance)
    saved = parse_save(session.to_bytes(), Path("game.weimar"))
    result = replay(DUEL, saved)
    assert result.difference is None
    assert result.runner.position == session.position
    assert result.runner.events == list(session.events)


@settings(max_examples=25)
@given(SEEDS, SEEDS)
def test_undo_undoes_all_the_way_back(seed: int, chance: int) -> None:
    session = new_duel(seed)
    session.free_undo = True
    moments = [DUEL.encode(session.position)]
    told = [0]
    random = Random(chance)
    while session.outcome is None:
        one_pick(session, random)
        moments.append(DUEL.encode(session.position))
        told.append(len(session.events))
    while session.can_undo():
        moments.pop()
        told.pop()
        session.undo()
        assert DUEL.encode(session.position) == moments[-1]
        assert len(session.events) == told[-1]
    assert len(moments) == 1


@settings(max_examples=12)
@given(SEEDS, SEEDS, NUMBERS, st.booleans())
def test_games_with_undo_are_the_games_without_it(
    tmp_path_factory: pytest.TempPathFactory, seed: int, chance: int, seats: int, free: bool
) -> None:
    """Whatever seats take back, the file, its replay and the live game stay the same."""
    path = tmp_path_factory.mktemp("undo") / "game.weimar"
    session = new_duel(seed, path, seats)
    session.free_undo = free
    random = Random(chance)
    for _ in range(40):
        seat = random.choice(session.header.seats)
        if random.random() < 0.4 and session.can_undo(seat):
            answered = [pick for pick in session.history.picks if pick.seat != seat]
            taken = session.undo(seat)
            assert taken[-1].seat == seat
            if not free:
                assert [pick.seat for pick in taken] == [seat]
                kept = [pick for pick in session.history.picks if pick.seat != seat]
                assert [(p.seat, p.kind, p.option) for p in kept] == [
                    (p.seat, p.kind, p.option) for p in answered
                ]
        elif session.outcome is None:
            one_pick(session, random)
        opened, notices = Session.open(path, duel_for, sync=False)
        opened.close()
        assert notices == []
        assert opened.position == session.position
        assert list(opened.events) == list(session.events)
        assert opened.history.picks == session.history.picks
        assert opened.history.reveals == session.history.reveals
        assert opened.history.group_open == session.history.group_open
        assert opened.history.chapters == session.history.chapters
        opened.free_undo = free
        for seat in session.header.seats:
            assert opened.can_undo(seat) == session.can_undo(seat)
    session.close()
    assert verify(path, duel_for).reason == ""


@settings(max_examples=25)
@given(SEEDS, st.data())
def test_any_moment_can_be_visited_in_any_order(seed: int, data: st.DataObject) -> None:
    session = new_duel(seed)
    moments = [DUEL.encode(session.position)]
    events = [0]
    random = Random(seed)
    while session.outcome is None:
        one_pick(session, random)
        moments.append(DUEL.encode(session.position))
        events.append(len(session.events))
    walk = Replay(duel_for(session.header), parse_save(session.to_bytes(), Path("g.weimar")))
    assert (walk.first, walk.last) == (0, len(moments) - 1)
    for moment in data.draw(st.lists(st.integers(0, walk.last), min_size=1, max_size=8)):
        walk.jump(moment)
        assert DUEL.encode(walk.position) == moments[moment]
        assert len(walk.events_until(moment)) == events[moment]
