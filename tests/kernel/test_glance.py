"""A glance at a save agrees with opening it, but reads only its two ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.playing import new_duel, play_on
from tests.make_saves import SAVES
from weimar_tui.kernel import glance as glance_file
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.glance import glance
from weimar_tui.kernel.journal import parse_save

EXAMPLE = (SAVES / "example.weimar").read_bytes()


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.weimar")), ids=lambda path: path.stem)
def test_it_tells_how_far_the_game_has_come(save: Path) -> None:
    saved, found = parse_save(save.read_bytes(), save), glance(save)
    assert found.header == saved.header
    assert (found.chapter, found.picks) == (saved.checkpoints[-1].chapter, len(saved.picks))
    assert saved.end is not None
    assert found.ending == saved.end.ending


@pytest.mark.parametrize("size", [*range(500, len(EXAMPLE), 3001), len(EXAMPLE) - 1])
def test_a_save_cut_off_anywhere_is_told_as_it_opens(tmp_path: Path, size: int) -> None:
    path = tmp_path / "game.weimar"
    path.write_bytes(EXAMPLE[:size])
    assert glance(path) == glance_file._of_whole(parse_save(EXAMPLE[:size], path))


def test_only_the_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    middle = slice(20_000, 60_000)
    path.write_bytes(EXAMPLE[: middle.start] + b"x" * 40_000 + EXAMPLE[middle.stop :])
    assert glance(path) == glance(SAVES / "example.weimar")


def test_damage_at_the_end_is_told_as_it_opens(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    damaged = EXAMPLE[:-50] + b"x" + EXAMPLE[-49:]
    path.write_bytes(damaged)
    found = glance(path)
    assert found == glance_file._of_whole(parse_save(damaged, path))
    whole = parse_save(EXAMPLE, path)
    assert (found.picks, found.ending) == (len(whole.picks), "")


def test_picks_taken_back_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance_file, "_SHORTEST", 1500)
    path = tmp_path / "game.weimar"
    session = new_duel(2, path=path)
    session.free_undo = True
    for count in range(1, 10):
        play_on(session, 4, seed=count)
        session.undo()
        assert glance(path) == glance_file._of_whole(parse_save(path.read_bytes(), path))
        assert glance(path).picks == session.history.end
    while session.history.end:
        session.undo()
        assert glance(path) == glance_file._of_whole(parse_save(path.read_bytes(), path))


@pytest.mark.parametrize("size", [0, 100, 300_000])
def test_what_is_no_save_is_refused_as_when_opened(tmp_path: Path, size: int) -> None:
    path = tmp_path / "game.weimar"
    path.write_bytes(b"x\n" * size)
    with pytest.raises(SaveError, match=r"save-empty|save-foreign"):
        glance(path)
    with pytest.raises(SaveError, match="file-missing"):
        glance(tmp_path / "nothing")
    with pytest.raises(SaveError, match="file-folder"):
        glance(tmp_path)


def test_a_save_that_is_only_a_header_has_not_begun(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    path.write_bytes(EXAMPLE[: EXAMPLE.index(b"\n") + 1])
    found = glance(path)
    assert (found.chapter, found.picks, found.ending) == (1, 0, "")
