"""Fair dice: what the commitment proves, and what it catches."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table_server.hall import game
from weimar_tui.cli.main import main
from weimar_tui.kernel.journal import Header, Line, Pick, read_save, write_lines
from weimar_tui.kernel.session import Session
from weimar_tui.table.fair_dice import (
    OPTION,
    FairDice,
    check_fair,
    commitment_to,
    new_secret,
    seed_of,
)


def played(path: Path, **changes: Any) -> Path:
    """A game played by chance to its end, with fair dice."""
    secret = new_secret()
    fair = FairDice(commitment=commitment_to(secret), secret=secret, words={"Rosa": "spring"})
    session = Session.new(
        game(),
        "main",
        changes.pop("seed", seed_of(secret, fair.words)),
        options={OPTION: {**msgspec.to_builtins(fair), **changes}},
        path=path,
        sync=False,
    )
    chance = random.Random(4)
    while session.outcome is None:
        decision = session.decisions[0]
        session.pick(decision.number, chance.choice(decision.options))
    session.close()
    return path


def test_a_fair_game_is_proved(tmp_path: Path) -> None:
    verdict = check_fair(played(tmp_path / "a.weimar"), lambda header: game())
    assert verdict.fair and verdict.reason == ""
    assert verdict.outcomes > 100 and verdict.picks > 100


def rewritten(path: Path, change: Any) -> None:
    """The save again, whole, with some lines changed and every hash right."""
    saved = read_save(path)
    lines: list[Line] = [saved.header, saved.checkpoints[0], *saved.picks]
    path.write_bytes(write_lines(change(line) for line in lines)[0])


def test_a_changed_roll_is_found(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar")
    rolled = next(p for p in read_save(path).picks if len(p.drawn) == 1 and 1 <= p.drawn[0] < 6)

    def cheat(line: Line) -> Line:
        if isinstance(line, Pick) and line.n == rolled.n:
            return msgspec.structs.replace(line, drawn=(line.drawn[0] + 1,))
        return line

    rewritten(path, cheat)
    verdict = check_fair(path, lambda header: game())
    assert not verdict.fair
    assert f"pick {rolled.n} drew" in verdict.reason


def test_another_seed_or_secret_or_word_is_found(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar")

    def reseeded(line: Line) -> Line:
        return msgspec.structs.replace(line, seed="7") if isinstance(line, Header) else line

    rewritten(path, reseeded)
    assert "does not follow" in check_fair(path, lambda header: game()).reason
    path = played(tmp_path / "b.weimar", secret=new_secret())
    assert "committed" in check_fair(path, lambda header: game()).reason
    path = played(tmp_path / "c.weimar", words={"Rosa": "autumn"})
    assert "does not follow" in check_fair(path, lambda header: game()).reason


def test_laid_dice_and_other_saves_are_not_called_fair(tmp_path: Path) -> None:
    session = Session.new(game(), "main", "7", path=tmp_path / "a.weimar", sync=False)
    session.close()
    assert "without fair dice" in check_fair(tmp_path / "a.weimar", lambda h: game()).reason
    secret = new_secret()
    fair = FairDice(commitment=commitment_to(secret), secret=secret)
    session = Session.new(
        game(),
        "main",
        fair.seed,
        options={OPTION: msgspec.to_builtins(fair)},
        dice=[6, 6, 6],
        path=tmp_path / "b.weimar",
        sync=False,
    )
    session.close()
    assert not check_fair(tmp_path / "b.weimar", lambda h: game()).fair


@pytest.mark.parametrize("words", [{}, {"a": "b"}, {"a": "b", "c": "d"}, {"a": 'b"],["c', "d": ""}])
def test_different_words_give_different_seeds(words: dict[str, str]) -> None:
    assert seed_of("s", words) != seed_of("s", {**words, "Rosa": "x"})
    assert seed_of("s", words) != seed_of("t", words)


def test_replay_verify_tells_of_the_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = played(tmp_path / "a.weimar")
    assert main(["replay", str(good), "--verify"]) == 0
    said = capsys.readouterr().out
    assert "fair dice: all" in said and "Rosa (spring)" in said
    other = played(tmp_path / "b.weimar", secret=new_secret())
    assert main(["replay", str(other), "--verify"]) == 1
    assert "not fair" in capsys.readouterr().out
    Session.new(game(), "main", "7", path=tmp_path / "c.weimar", sync=False).close()
    assert main(["replay", str(tmp_path / "c.weimar"), "--verify"]) == 0
    assert "fair" not in capsys.readouterr().out
