"""`weimar train`: it learns, resumes, and reports what is not possible."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from weimar_tui.bots.learned.weights import load

TRAIN = ("train", "--game", "wir_sind_das_volk", "-n", "1", "--iterations", "0")


@pytest.mark.slow
def test_a_training_is_kept_and_gone_on_with(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "training"
    ran = command(*TRAIN, "--folder", str(folder))
    assert ran.status == 0
    assert str(folder / "learned-0.json.gz") in ran.out.replace("\n", "")
    assert "teacher: 1 of 1" in ran.err
    learned = load(folder / "learned-0.json.gz")
    assert learned.provenance["games of the teacher"] == 1
    kept = (folder / "teacher.jsonl").read_bytes()
    again = command(*TRAIN, "--folder", str(folder))
    assert again.status == 2
    assert "--resume" in again.err
    assert command(*TRAIN, "--folder", str(folder), "--resume").status == 0
    assert (folder / "teacher.jsonl").read_bytes() == kept


def test_a_game_that_says_nothing_of_itself_cannot_be_learnt(
    command: Command, tmp_path: Path
) -> None:
    ran = command("train", "--game", "duel", "--folder", str(tmp_path / "none"))
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "none").exists()
