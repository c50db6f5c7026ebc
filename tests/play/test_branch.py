"""Playing on from a moment: a new save that begins like the recorded one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.make_saves import SAVES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import Journal, read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.verify import verify
from weimar_tui.play.branch import branch, branch_path
from weimar_tui.play.game_handle import GameHandle

PLAYERS = {"spd": "random", "kpd": "human", "z": "random", "dnvp": "random"}


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture
def replay(game: WeimarGame) -> Replay:
    return Replay.open(SAVES / "example.weimar", lambda header: game)


@pytest.mark.parametrize("moment", [0, 1, 18, 147, 333, -1])
def test_the_new_save_opens_at_that_moment(
    moment: int, replay: Replay, game: WeimarGame, tmp_path: Path
) -> None:
    moment = replay.last - 1 if moment < 0 else moment
    path = tmp_path / "new.weimar"
    before = (SAVES / "example.weimar").read_bytes()
    replay.jump(5)
    branch(replay, moment, path, players=PLAYERS, program="1", created="now")
    assert replay.moment == 5
    verdict = verify(path, lambda header: game)
    assert (verdict.reason, verdict.picks, verdict.complete) == ("", moment, False)
    table = GameHandle.open(path, lambda header: game)
    replay.jump(moment)
    assert table.session.position == replay.position
    assert table.players == PLAYERS
    assert table.notices == ()
    table.close()
    assert (SAVES / "example.weimar").read_bytes() == before


def test_the_same_picks_lead_to_the_same_end(
    replay: Replay, game: WeimarGame, tmp_path: Path
) -> None:
    path = tmp_path / "new.weimar"
    branch(replay, replay.last - 40, path, players=PLAYERS)
    table = GameHandle.open(path, lambda header: game)
    for pick in replay.saved.picks[-40:]:
        table.pick(pick.decision, pick.option)
    end = replay.saved.end
    assert end is not None
    assert table.outcome is not None
    assert table.outcome.ending == end.ending
    table.close()
    found = read_save(path).end
    assert found is not None
    assert found.state == end.state


def test_a_recording_that_begins_in_the_middle_is_played_on_from_its_first_moment(
    replay: Replay, game: WeimarGame, tmp_path: Path
) -> None:
    saved = replay.saved
    middle = saved.checkpoints[-1]
    later = saved.picks[middle.n - saved.base :]
    source, path = tmp_path / "later.weimar", tmp_path / "new.weimar"
    Journal.create(source, [saved.header, middle, *later]).close()
    trimmed = Replay.open(source, lambda header: game)
    assert trimmed.first == middle.n > 0
    branch(trimmed, trimmed.first, path, players=PLAYERS)
    table = GameHandle.open(path, lambda header: game)
    assert table.session.position == replay.position_at(middle.n)
    table.close()


def test_undo_is_free_as_asked(replay: Replay, game: WeimarGame, tmp_path: Path) -> None:
    for free in (True, False):
        path = tmp_path / f"{free}.weimar"
        branch(replay, 60, path, players=PLAYERS, free_undo=free)
        table = GameHandle.open(path, lambda header: game)
        assert table.session.free_undo is free
        table.close()


def test_nothing_is_overwritten_and_an_ended_game_is_not_played_on(
    replay: Replay, tmp_path: Path
) -> None:
    path = tmp_path / "new.weimar"
    with pytest.raises(SaveError, match="branch-over"):
        branch(replay, replay.last, path)
    with pytest.raises(SaveError, match="branch-outside"):
        branch(replay, replay.last + 1, path)
    assert not path.exists()
    path.write_text("mine")
    with pytest.raises(SaveError):
        branch(replay, 5, path)
    assert path.read_text() == "mine"


def test_names_of_branches_are_free(tmp_path: Path) -> None:
    source = Path("example.weimar")
    first = branch_path(source, 7, tmp_path)
    assert first.name == "example-from-7.weimar"
    first.touch()
    assert branch_path(source, 7, tmp_path).name == "example-from-7-2.weimar"
