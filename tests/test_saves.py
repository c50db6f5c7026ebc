"""The games in `saves/` open, replay as recorded, and end as their names say.

If this fails because rules, components or bots have changed: `make saves`.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.make_saves import FILES, SAVES, TOLD, told_in
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.journal import Header, Journal, read_save
from weimar_tui.kernel.verify import verify
from weimar_tui.play.game_handle import GameHandle

ENDING = {name: ending for ending, name in FILES.items()}


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def test_there_is_a_save_for_every_ending() -> None:
    assert {path.stem for path in SAVES.glob("*.weimar")} >= set(ENDING)


@pytest.mark.parametrize("name", sorted(ENDING))
def test_a_save_replays_to_the_ending_it_is_named_for(name: str, game: WeimarGame) -> None:
    path = SAVES / f"{name}.weimar"
    verdict = verify(path, lambda header: game)
    assert verdict.reason == ""
    assert verdict.remarks == (), "the digest is the present one"
    assert verdict.complete
    assert not verdict.damaged
    end = read_save(path).end
    assert end is not None
    assert end.ending == ENDING[name]
    assert end.n == verdict.picks
    assert path.stat().st_size < 300_000


ALL_TOLD = json.loads(TOLD.read_text())


@pytest.mark.parametrize("name", sorted(ALL_TOLD))
def test_played_again_all_is_told_asked_and_foreseen_as_it_was(name: str) -> None:
    """If that was changed on purpose: `python -m tests.make_saves told`."""
    assert told_in(name) == ALL_TOLD[name]


@pytest.mark.parametrize("name", ["nsdap", "overthrow-seats"])
def test_a_save_opens_at_a_table(name: str, game: WeimarGame, tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    shutil.copy(SAVES / f"{name}.weimar", path)

    def find(header: Header) -> WeimarGame:
        return game

    table = GameHandle.open(path, find)
    assert table.notices == ()
    assert table.outcome is not None
    assert table.outcome.ending == ENDING[name]
    # nobody wins when the NSDAP takes power
    assert bool(table.outcome.winners) == (ENDING[name] != "nsdap")
    table.close()


def test_the_example_is_a_whole_game_of_six_rounds() -> None:
    saved = read_save(SAVES / "example.weimar")
    assert [checkpoint.chapter for checkpoint in saved.checkpoints] == [1, 2, 3, 4, 5, 6]
    assert set(saved.header.players.values()) == {"steady"}


def test_a_save_with_another_digest_opens_with_a_notice(game: WeimarGame, tmp_path: Path) -> None:
    """Such as those from the time when the digest also covered texts."""
    saved = read_save(SAVES / "overthrow-cities.weimar")
    path = tmp_path / "old.weimar"
    old = replace(saved.header, pack="e7a1c3744d8d")
    Journal.create(path, [old, saved.checkpoints[0], *saved.picks[:20]], sync=False).close()
    before = path.read_bytes()
    table = GameHandle.open(path, lambda header: game)
    assert [notice.kind for notice in table.notices] == ["other-pack", "beside"]
    assert table.session.history.end == 20
    assert table.path == tmp_path / "old-2.weimar"
    table.close()
    assert path.read_bytes() == before
