"""Another program changes a save while the game is being played: no pick is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify


def replaced(path: Path) -> None:
    other = path.with_suffix(".other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def shortened(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(300)


def appended(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"mine\n")


CHANGES: dict[str, Callable[[Path], object]] = {
    "replaced": replaced,
    "deleted": Path.unlink,
    "shortened": shortened,
    "appended to": appended,
    "moved": lambda path: path.rename(path.with_suffix(".moved")),
    "made a folder": lambda path: (path.unlink(), path.mkdir()),
    "made a dangling link": lambda path: (path.unlink(), path.symlink_to("nowhere")),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("act", ["pick", "undo"])
def test_it_is_said_once_and_the_game_goes_on_beside(tmp_path: Path, change: str, act: str) -> None:
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(2, path=path), 15)
    session.free_undo = True
    CHANGES[change](path)
    left = path.read_bytes() if path.is_file() else None
    if act == "undo":
        session.undo()
        assert session.history.end == 14
    else:
        play_on(session, 1, seed=3)
        assert session.history.end == 16
    play_on(session, 3, seed=4)
    assert [notice.id for notice in session.notices] == ["opened-changed"]
    assert session.notices[0].arguments == {"name": "game.weimar", "beside": "game-2.weimar"}
    assert (path.read_bytes() if path.is_file() else None) == left
    assert session.path == tmp_path / "game-2.weimar"
    assert tuple(read_save(session.path).picks) == tuple(session.history.picks)
    session.close()
    assert verify(session.path, duel_for).reason == ""


def test_if_beside_cannot_be_written_the_pick_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(2, path=path), 15)
    position = session.game.copy(session.position)
    path.unlink()
    nowhere = tmp_path / "a file" / "game.weimar"
    nowhere.parent.write_text("")
    monkeypatch.setattr("weimar_tui.kernel.session.free_name_beside", lambda _: nowhere)
    decision = session.decisions[0]
    for _ in range(2):
        with pytest.raises(SaveError, match="save-unwritable"):
            session.pick(decision.number, decision.options[0])
        assert session.position == position
    monkeypatch.undo()
    session.pick(decision.number, decision.options[0])
    assert session.path == tmp_path / "game-2.weimar"


def test_what_is_changed_before_the_first_pick_is_noticed_too(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path=path), 15).close()
    session, _ = Session.open(path, duel_for, sync=False)
    shortened(path)
    play_on(session, 1)
    assert session.path == tmp_path / "game-2.weimar"
    assert len(read_save(session.path).picks) == 16


def test_a_game_can_be_moved_to_another_place(tmp_path: Path) -> None:
    path, other = tmp_path / "game.weimar", tmp_path / "other" / "place.weimar"
    session = play_on(new_duel(2, path=path), 15)
    before = path.read_bytes()
    session.move_to(other)
    play_on(session, 3, seed=5)
    assert path.read_bytes() == before
    assert session.path == other
    assert session.notices == []
    session.close()
    assert verify(other, duel_for).picks == 18
    with pytest.raises(SaveError, match="save-exists"):
        session.move_to(path)
    assert session.path == other


def test_a_game_that_was_saved_nowhere_can_be_saved_from_now_on(tmp_path: Path) -> None:
    session = play_on(new_duel(2), 5)
    session.move_to(tmp_path / "game.weimar")
    play_on(session, 2)
    assert len(read_save(tmp_path / "game.weimar").picks) == 7
