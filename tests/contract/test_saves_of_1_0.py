"""Saves of version 1.0 open, verify, continue and end the same way in all later versions.

`tests/data/saves-1.0` is never regenerated: a changed rule does not affect games that began before
it. Games added later have no save there.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.contract.conftest import played
from tests.make_saves import SAVES_OF_1_0
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import read_save, state_digest
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.plugin import GamePlugin


@pytest.fixture
def game(plugin: GamePlugin) -> Game:
    """Today's rules with the cards the save was played with, if later ones differ."""
    cards = SAVES_OF_1_0 / f"{plugin.id}-cards"
    return plugin.load(cards if cards.is_dir() else None)


@pytest.fixture
def save(plugin: GamePlugin) -> Path:
    return SAVES_OF_1_0 / f"{plugin.id}.weimar"


def test_it_verifies(save: Path, game: Game) -> None:
    verdict = verify(save, lambda header: game)
    assert (verdict.pick, verdict.reason) == (None, "")
    assert verdict.complete
    assert not verdict.damaged


def test_replayed_it_comes_to_the_same_end(save: Path, game: Game) -> None:
    walk = Replay.open(save, lambda header: game)
    walk.jump(walk.last)
    end = read_save(save).end
    assert end is not None
    assert state_digest(game.encode(walk.position)) == end.state
    assert walk.position.outcome is not None
    assert walk.position.outcome.ending == end.ending


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_cut_off_it_goes_on_where_it_was(
    save: Path, game: Game, share: float, tmp_path: Path
) -> None:
    """The set-up is announced again, and the game is played on."""
    pick = max(1, int(share * len(read_save(save).picks)))
    until = save.read_bytes().index(f'{{"line":"pick","n":{pick + 1},'.encode())
    path = tmp_path / "game.weimar"
    path.write_bytes(save.read_bytes()[:until])
    session, notices = Session.open(path, lambda header: game)
    assert {notice.kind for notice in notices} <= {"other-pack", "beside"}
    assert session.history.end == pick
    assert len(session.events) > 0
    played(session, Random(share), pick + 60)
    assert game.check(session.position) == []
    session.close()
    assert session.path is not None
    again, _ = Session.open(session.path, lambda header: game)
    assert again.position == session.position
    again.close()
