"""What must hold after every decision of any game, here of random duels."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import given, settings, strategies as st

from tests.kernel.duel import DECK, HIDDEN, SEATS, Duel, DuelPosition
from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay, replay

SEEDS = st.integers(0, 10_000)
DUEL = Duel()


def nothing_secret_shows(position: DuelPosition, seat: str | None) -> bool:
    """The view must be the same when everything the seat cannot know is exchanged."""
    other_truth = DUEL.copy(position)
    other_truth.dice.seed = "another seed"
    for owner in SEATS:
        other_truth.decks[owner].sort()
        if owner != seat:
            other_truth.hands[owner] = [f"{card}-{owner}" for card in DECK][
                : len(position.hands[owner])
            ]
            for stance in other_truth.secret_stances:
                if stance == owner:
                    other_truth.secret_stances[owner] = "wait"
    other_truth.decisions = position.decisions
    return DUEL.view(other_truth, seat) == DUEL.view(position, seat)


@settings(max_examples=40, deadline=None)
@given(SEEDS, SEEDS)
def test_after_every_decision(seed: int, chance: int) -> None:
    session = new_duel(seed)
    random = Random(chance)
    while session.outcome is None:
        decision = random.choice(session.decisions)
        session.pick(decision.number, random.choice(decision.options))
        position = session.position
        assert DUEL.decode(DUEL.encode(position)) == position
        assert DUEL.copy(position) == position
        assert DUEL.check(session.play) == []
        for seat in (*SEATS, None):
            assert nothing_secret_shows(position, seat)
        for seat in SEATS:
            for other in SEATS:
                if other != seat:
                    assert set(DUEL.view(position, seat).hands[other]) <= {HIDDEN}
    for event in session.events:
        if getattr(event, "card", "") and type(event).__name__ == "Drew":
            assert getattr(event.seen_by(None), "card") == HIDDEN  # noqa: B009


@settings(max_examples=40, deadline=None)
@given(SEEDS, SEEDS)
def test_replay_gives_the_same_state(seed: int, chance: int) -> None:
    session = play_on(new_duel(seed), seed=chance)
    saved = parse_save(session.to_bytes(), Path("game.weimar"))
    result = replay(DUEL, saved)
    assert result.difference is None
    assert result.play.position == session.position
    assert result.play.events == list(session.events)


@settings(max_examples=25, deadline=None)
@given(SEEDS, SEEDS)
def test_undo_undoes_all_the_way_back(seed: int, chance: int) -> None:
    session = new_duel(seed)
    session.free_take_backs = True
    moments = [DUEL.encode(session.position)]
    told = [0]
    random = Random(chance)
    while session.outcome is None:
        decision = random.choice(session.decisions)
        session.pick(decision.number, random.choice(decision.options))
        moments.append(DUEL.encode(session.position))
        told.append(len(session.events))
    while session.can_undo():
        moments.pop()
        told.pop()
        session.undo()
        assert DUEL.encode(session.position) == moments[-1]
        assert len(session.events) == told[-1]
    assert len(moments) == 1


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.data())
def test_any_moment_can_be_visited_in_any_order(seed: int, data: st.DataObject) -> None:
    session = new_duel(seed)
    moments = [DUEL.encode(session.position)]
    events = [0]
    random = Random(seed)
    while session.outcome is None:
        decision = random.choice(session.decisions)
        session.pick(decision.number, random.choice(decision.options))
        moments.append(DUEL.encode(session.position))
        events.append(len(session.events))
    walk = Replay(duel_for(session.header), parse_save(session.to_bytes(), Path("g.weimar")))
    assert (walk.first, walk.last) == (0, len(moments) - 1)
    for moment in data.draw(st.lists(st.integers(0, walk.last), min_size=1, max_size=8)):
        walk.jump(moment)
        assert DUEL.encode(walk.position) == moments[moment]
        assert len(walk.events_until(moment)) == events[moment]
