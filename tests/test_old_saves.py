"""The saves of version 0.1 (`tests/data/saves-0.1`, never to be renewed) open and verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify

SAVES = sorted((Path(__file__).parent / "data" / "saves-0.1").glob("*.weimar"))
GAME = WeimarGame.load()


def weimar(header: Header) -> WeimarGame:
    return GAME


def test_there_are_some() -> None:
    assert len(SAVES) == 5


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_a_save_of_version_0_1_verifies(save: Path) -> None:
    verdict = verify(save, weimar)
    assert (verdict.pick, verdict.reason) == (None, "")
    assert verdict.complete
    assert not verdict.damaged


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
@pytest.mark.parametrize("picks", [7, 200])
def test_an_unfinished_save_of_version_0_1_goes_on_where_it_was(
    save: Path, picks: int, tmp_path: Path
) -> None:
    """Cut off after some picks, it opens there, and what was told of the set-up is told again."""
    lines = save.read_bytes().splitlines(keepends=True)
    size = next(
        sum(map(len, lines[: number + 1]))
        for number, line in enumerate(lines)
        if f'"pick","n":{picks},'.encode() in line
    )
    path = tmp_path / "game.weimar"
    path.write_bytes(save.read_bytes()[:size])
    session, notices = Session.open(path, weimar)
    assert [notice.kind for notice in notices if notice.kind != "other-pack"] in ([], ["beside"])
    assert session.history.end == picks
    assert session.decisions
    assert session.events_after(0), "the set-up is told again"
    session.close()
