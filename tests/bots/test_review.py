"""A recorded game judged pick by pick: chances, errors, luck; saved and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.bots.review import judged_in, save_in
from weimar_tui.bots.analysis.chances import shares
from weimar_tui.bots.analysis.judge import Judged
from weimar_tui.bots.analysis.review import (
    Review,
    go_on,
    head_of,
    read_review,
    review_path,
    turning_picks,
)
from weimar_tui.bots.bot import Advice
from weimar_tui.bots.players import make_player
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN, RANDOM
from weimar_tui.registry import games_of


def reviewed(path: Path, stop_at: int | None = None) -> Review:
    def tell(done: int, of: int) -> None:
        if stop_at is not None and done == stop_at:
            raise KeyboardInterrupt

    return go_on(Replay.open(path, games_of(None)), review_path(path), tell)


@pytest.fixture(scope="module", params=["lesson", pytest.param("main", marks=pytest.mark.slow)])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short recorded game."""
    return judged_in(tmp_path_factory.mktemp("whole"), request.param)


@pytest.fixture(scope="module")
def whole(path: Path) -> Review:
    """Its analysis, stored next to the game."""
    return reviewed(path)


def test_every_pick_has_chances_that_make_up_a_whole(path: Path, whole: Review) -> None:
    review = whole
    assert review.is_whole and review.is_finished
    for judged in review.picks:
        if any(judged.chances.values()):  # a lesson can end without a winner
            assert sum(judged.chances.values()) == pytest.approx(1_000_000, abs=10)
            assert sum(judged.luck.values()) == pytest.approx(0, abs=10)
        else:
            assert judged.chances == review.picks[-1].chances
        assert not judged.is_error or (judged.tried and judged.best)
    outcome = Replay.open(path, games_of(None))
    outcome.jump(outcome.last)
    assert review.picks[-1].chances == shares(outcome.position.outcome, review.head.seats)


def hint(replay: Replay, n: int) -> tuple[Advice, ...]:
    """What the coach would have said before pick number `n`, to the player who made it."""
    position = replay.position_at(replay.first + n - 1)
    pick = replay.pick_at(replay.first + n)
    assert pick is not None
    decision = next(d for d in position.decisions if d.number == pick.decision)
    table = GameHandle(
        Session.new(
            replay.game,
            "main",
            "another seed",
            players={s: HUMAN if s == pick.seat else RANDOM for s in replay.game.seats()},
            position=position,
        ),
        bots=make_player,
    )
    return table.advice_of(decision)


def test_a_hint_says_the_same_as_the_analysis(path: Path, whole: Review) -> None:
    replay = Replay.open(path, games_of(None))
    chosen = [turning for turning in whole.turning if turning.advice]
    assert chosen
    for turning in chosen:
        assert hint(replay, turning.n) == turning.advice
    errors = [judged for judged in whole.picks if judged.is_error]
    assert errors
    for judged in errors[:4]:
        given = replay.pick_at(replay.first + judged.n)
        assert given is not None
        advice = {one.option: one for one in hint(replay, judged.n)}
        assert judged.best == next(iter(advice))
        if given.option in advice:
            one = advice[given.option]
            assert (judged.error, judged.doubt) == (one.behind, one.doubt) and not one.is_equal


def test_balances_add_up(whole: Review) -> None:
    review = whole
    for seat in review.head.seats:
        one = review.balance(seat)
        assert one.deserved == one.result - one.luck
        assert 0 <= one.errors <= one.tried
    shared_out = sum(review.picks[-1].chances.values())
    assert sum(review.balance(seat).result for seat in review.head.seats) == shared_out
    assert sum(review.balance(seat).error for seat in review.head.seats) > 0, "played by chance"


@pytest.mark.slow
def test_whatever_ends_it_it_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("whole", "interrupted")]
    for folder in folders:
        folder.mkdir()
    path, other = map(save_in, folders)
    whole = reviewed(path)
    for stop_at in (3, 9):
        with pytest.raises(KeyboardInterrupt):
            reviewed(other, stop_at)
    torn = review_path(other)
    torn.write_bytes(torn.read_bytes()[:-7])
    assert reviewed(other).picks == whole.picks
    assert torn.read_bytes() == review_path(path).read_bytes()


def test_a_review_of_another_game_or_by_other_rules_is_not_read(path: Path, whole: Review) -> None:
    replay = Replay.open(path, games_of(None))
    assert read_review(review_path(path), whole.head, replay).picks == whole.picks
    for changes in ({"weights": "0"}, {"rules": "0"}, {"picks": "0"}, {"version": 0}):
        assert read_review(review_path(path), replace(whole.head, **changes), replay).picks == []


def test_what_was_judged_by_other_rules_is_judged_anew(
    path: Path, whole: Review, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    old = review_path(path).read_bytes().replace(b'"weights":"', b'"weights":"0', 1)
    kept.write_bytes(old)
    told: list[int] = []

    def tell(done: int, of: int) -> None:
        told.append(done)
        if done == 6:
            raise KeyboardInterrupt

    replay = Replay.open(path, games_of(None))
    with pytest.raises(KeyboardInterrupt):
        go_on(replay, kept, tell)
    assert told == [0, 1, 2, 3, 4, 5, 6], "nothing of the old review counts"
    assert read_review(kept, head_of(replay), replay).picks == whole.picks[:6]


def judged(n: int, chance: int) -> Judged:
    return Judged(n=n, seat="west", kind="turn", chances={"west": chance, "east": 10**6 - chance})


def test_the_game_turned_where_chances_changed_most_and_not_all_at_once(whole: Review) -> None:
    course = [500_000] * 30
    course[5:] = [800_000] * 25
    course[6:] = [650_000] * 24  # near the first one: a single turning point
    course[20:] = [100_000] * 10
    picks = [judged(n, chance) for n, chance in enumerate(course, 1)]
    assert turning_picks(Review(whole.head, picks, [], len(picks)))[-2:] == [5, 20]


def test_an_error_is_what_is_more_than_twice_its_standard_error() -> None:
    one = judged(1, 500_000)
    kinds = [
        Judged(
            n=1, seat="west", kind="turn", chances=one.chances, tried=True, error=e, doubt=d, open=o
        ).is_error
        for e, d, o in ((30_000, 10_000, False), (20_000, 10_000, False), (30_000, 1, True))
    ]
    assert kinds == [True, False, False]
