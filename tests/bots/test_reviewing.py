"""Reviews of urn games: what they are compared with, what files are believed, what turns a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_judge import Restless, at_score
from tests.bots.urns import ANN, BOB, SEATS, Urns, at, brain
from weimar_tui.bots.analysis import analyst, review as reviewing
from weimar_tui.bots.analysis.analyst import analyst_brain
from weimar_tui.bots.analysis.chances import FILE, fitted_chances
from weimar_tui.bots.analysis.judge import Judged
from weimar_tui.bots.analysis.review import (
    TURNING_POINTS,
    Review,
    ReviewHead,
    go_on,
    head_of,
    read_review,
    turning_picks,
)
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game

HALF = 500_000


class Talkative(Restless):
    """Every answer is talk, which changes nothing at an unsettled moment."""

    rule_kinds = frozenset({"choose"})


def recorded(path: Path, *picks: str) -> Replay[Any]:
    """A game in which these answers were given in turn."""
    offer = dict.fromkeys(("gain-0", "gain-3", "roll", *picks))
    session = Session.new(Urns(), "main", "7", position=at(*offer), path=path, sync=False)
    for option in picks:
        session.pick(session.decisions[0].number, option)
    session.close()
    return Replay.open(path, lambda header: Urns())


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    path = tmp_path / "weights" / "learned.json.gz"
    path.parent.mkdir()
    path.write_bytes(b"weights")
    return path


@pytest.fixture
def learned(weights: Path) -> Iterator[Callable[..., None]]:
    """Make the analyst know urns; a test can choose the features."""
    with pytest.MonkeyPatch.context() as patch:

        def know(features: type[Any] = Restless) -> None:
            known = brain(type("Kept", (features,), {"weights": weights}))
            for module in (reviewing, analyst):
                patch.setattr(module, "analyst_brain", lambda game: known)
            patch.setattr(reviewing, "brain_of", lambda game: known)

        know()
        yield know


def done(replay: Replay[Any], path: Path) -> Review:
    return go_on(replay, path, lambda done, of: None)


class Changed:
    """A recording with one pick changed."""

    def __init__(self, replay: Replay[Any], n: int, **changes: Any) -> None:
        self._replay, self._n, self._changes = replay, n, changes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._replay, name)

    def pick_at(self, moment: int) -> Any:
        pick = self._replay.pick_at(moment)
        if moment != self._n or pick is None:
            return pick
        return type(pick)(**{n: getattr(pick, n) for n in pick.__struct_fields__} | self._changes)


def test_a_review_belongs_to_one_game_and_to_the_weights_it_was_made_with(
    tmp_path: Path, weights: Path, learned: Callable[..., None]
) -> None:
    replay = recorded(tmp_path / "a.weimar", "gain-0", "roll", "gain-3", "won")
    head = head_of(replay)
    assert (head.game, head.seats, sum(head.begins.values())) == ("urns", SEATS, 2 * HALF)
    rolled = replay.pick_at(2)
    assert rolled is not None
    changes: list[tuple[int, dict[str, Any]]] = [
        (1, {"option": "gain-3"}),
        (2, {"drawn": (1 + rolled.drawn[0] % 6,)}),
        (3, {"seat": BOB}),
        (4, {"option": "lost"}),
    ]
    for n, change in changes:
        other: Any = Changed(replay, n, **change)
        assert head_of(other).picks != head.picks, (n, change)
    for path in (weights, weights.with_name(FILE)):
        path.write_bytes(b"other")
        assert head_of(replay).weights != head.weights, path
        head = head_of(replay)


def test_every_pick_is_compared_with_what_came_just_before_it(
    tmp_path: Path, learned: Callable[..., None]
) -> None:
    learned(Talkative)
    replay = recorded(tmp_path / "a.weimar", "gain-3", "gain-3", "gain-0", "gain-0", "won")
    review = done(replay, tmp_path / "kept")
    chances = review.chances(ANN)
    assert chances[0] == chances[1] == HALF, "unsettled after the first one"
    assert chances[2] == chances[3] == chances[4] == at_score(6)
    assert chances[5] == 2 * HALF


def test_a_file_is_believed_as_far_as_it_fits_and_in_its_order(
    tmp_path: Path, learned: Callable[..., None]
) -> None:
    picks = ["gain-3", "gain-3", "roll", "gain-3", "gain-3", "roll", "gain-0", "lost"]
    replay, kept = recorded(tmp_path / "a.weimar", *picks), tmp_path / "kept"
    whole = done(replay, kept)
    head, lines = head_of(replay), kept.read_bytes().splitlines()
    turnings = [line for line in lines if b'"turning"' in line]
    assert whole.is_finished and turnings and lines[-1] == b'{"type":"end"}'
    errors = [n for n, one in enumerate(whole.picks) if one.is_error]
    assert errors, "gains are good for Ann only"

    def read(*changed: bytes) -> Review:
        kept.write_bytes(b"\n".join(changed) + b"\n")
        return read_review(kept, head, replay)

    def with_change(n: int, **change: object) -> list[bytes]:
        line = {**json.loads(lines[n]), **change}
        return [*lines[:n], json.dumps(line).encode(), *lines[n + 1 :]]

    assert read(*lines).turning == whole.turning and read(*lines).is_finished
    early = read(*lines[:4], lines[-1])
    assert len(early.picks) == 3 and not early.is_finished, "the end came too early"
    torn = read(*lines[:4], turnings[0], *lines[4:])
    assert (len(torn.picks), torn.turning) == (3, []), "a turning point before all picks"
    many = read(*lines[: len(picks) + 1], *turnings[:1] * (TURNING_POINTS + 1), lines[-1])
    assert len(many.turning) == TURNING_POINTS and not many.is_finished
    for change in (
        {"chances": {ANN: HALF}},
        {"best": "won-twice"},
        {"luck": {ANN: 3 * HALF}},
    ):
        cut = read(*with_change(1 + errors[0], **change))
        assert len(cut.picks) == errors[0] and not cut.turning, change
    place = lines.index(turnings[0])
    (advice, *others) = json.loads(turnings[0]).get("advice") or [{}]
    for reasons in (
        [{"id": "\x1b[2J", "arguments": {}}],
        [{"id": "bot-score", "arguments": {"better": "\x07"}}],
        [{"id": "bot-score", "arguments": {str(n): "yes" for n in range(9)}}],
    ):
        cut = read(*with_change(place, advice=[{**advice, "reasons": reasons}, *others]))
        assert not cut.turning and not cut.is_finished, reasons
    again = read(*with_change(place, advice=[advice, *others]))
    assert again.is_finished


def test_of_the_swings_of_a_game_the_largest_that_mean_something_are_turning_points() -> None:
    def one(n: int, chance: int, **more: Any) -> Judged:
        chances = {ANN: chance, BOB: 2 * HALF - chance}
        return Judged(n=n, seat=ANN, kind="choose", chances=chances, **more)

    def turned(*picks: Judged) -> list[int]:
        head = ReviewHead(2, "urns", "", "", "", SEATS, {ANN: HALF, BOB: HALF})
        return turning_picks(Review(head, list(picks), [], len(picks)))

    assert turned(*(one(n, HALF) for n in range(1, 6))) == []
    assert turned(one(1, HALF), one(2, 900_000), one(3, HALF), one(4, HALF)) == [1], "one swing"
    error: dict[str, Any] = {"tried": True, "best": "roll", "error": 90_000, "doubt": 1_000}
    assert turned(one(1, HALF), one(2, HALF, **error), one(3, HALF)) == [1], "a chance missed"
    unsure = {**error, "doubt": 60_000}
    assert turned(one(1, HALF), one(2, HALF, **unsure), one(3, HALF)) == []
    assert turned(one(1, 900_000, open=True), one(2, 900_000), one(3, HALF)) == [2], "not yet"
    course = [HALF, *(900_000, 100_000) * 12]
    found = turned(*(one(n, chance) for n, chance in enumerate(course, 1)))
    assert len(found) == TURNING_POINTS and found == sorted(found)


def test_the_analyst_shows_chances_fitted_to_good_games() -> None:
    game = load_game("wir_sind_das_volk")
    known = analyst_brain(game)
    fitted = fitted_chances(known.features)
    assert fitted is not None and known.learned.value == fitted.value


def test_an_error_of_exactly_one_in_a_hundred_counts() -> None:
    def is_error(error: int, doubt: int) -> bool:
        chances = {ANN: HALF, BOB: HALF}
        one = Judged(n=1, seat=ANN, kind="x", chances=chances, tried=True, error=error, doubt=doubt)
        return one.is_error

    assert [is_error(9_999, 0), is_error(10_000, 0), is_error(10_000, 5_000)] == [
        False,
        True,
        False,
    ]
