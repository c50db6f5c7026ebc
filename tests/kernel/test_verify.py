"""What verification proves about a game's chance, and what it finds if hashes were recomputed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from weimar_duel.rules import Duel

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel.journal import (
    Header,
    JournalLine,
    Pick,
    is_same_pack,
    read_save,
    write_lines,
)
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import SaveVerdict, verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The save of a finished duel."""
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path=path)).close()
    return path


def rewritten(path: Path, change: Callable[[JournalLine], JournalLine]) -> SaveVerdict:
    """Verify the game with other lines whose hashes match."""
    saved = read_save(path)
    lines: list[JournalLine] = [saved.header, saved.checkpoints[0], *saved.picks]
    path.write_bytes(write_lines(change(line) for line in lines)[0])
    return verify(path, duel_for)


def test_a_game_from_its_set_up_is_compared_with_its_seed(path: Path) -> None:
    verdict = verify(path, duel_for)
    assert verdict.difference is None
    assert verdict.origin == "seed"
    before = path.with_name("before.weimar")
    new_duel(2, path=before).close()
    drawn = sum(len(pick.drawn) for pick in read_save(path).picks)
    assert verdict.outcomes == verify(before, duel_for).outcomes + drawn and drawn > 0


def test_another_seed_in_the_header_is_found(path: Path) -> None:
    def reseeded(line: JournalLine) -> JournalLine:
        return msgspec.structs.replace(line, seed="7") if isinstance(line, Header) else line

    verdict = rewritten(path, reseeded)
    assert verdict.pick == 0
    assert verdict.reason == "differs-set-up"


def test_dice_that_the_seed_does_not_give_are_found_at_their_pick(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(2, path=path)
    while not session.history.picks or not session.history.picks[-1].drawn:
        decision = session.decisions[-1]
        strikes = [option for option in decision.options if option.startswith("strike")]
        session.pick(decision.number, (strikes or [decision.options[-1]])[0])
    session.close()
    (cheated,) = (pick for pick in session.history.picks if pick.drawn)

    def cheat(line: JournalLine) -> JournalLine:
        if isinstance(line, Pick) and line.drawn:
            return msgspec.structs.replace(line, drawn=(*line.drawn[:-1], line.drawn[-1] % 6 + 1))
        return line

    verdict = rewritten(path, cheat)
    assert verdict.pick == cheated.n
    assert verdict.reason.startswith("differs-seed")
    assert Session.open(path, duel_for)[0].history.end == cheated.n, "it opens all the same"


def test_dice_laid_down_beforehand_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = Session.new(Duel(), "main", "2", dice=[6] * 5, path=path, sync=False)
    play_on(session).close()
    verdict = verify(path, duel_for)
    assert (verdict.difference, verdict.origin) == (None, "laid")


def test_of_a_game_begun_in_the_middle_nothing_is_proved(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    position = play_on(new_duel(2), 7).position
    middle = Session.new(Duel(), "main", "2", position=position, path=path, sync=False)
    play_on(middle, 9).close()
    verdict = verify(path, duel_for)
    assert (verdict.difference, verdict.origin, verdict.outcomes) == (None, "unknown", 0)


def test_games_with_picks_taken_back_keep_to_their_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(2, path=path)
    session.free_undo = True
    for count in range(1, 12):
        play_on(session, count, seed=count)
        if session.outcome is None:
            session.undo()
    session.close()
    assert verify(path, duel_for).origin == "seed"


def test_under_other_cards_another_set_up_is_no_forgery(path: Path) -> None:
    class Other(Duel):
        def start(self, scenario: str, seed: str, *rest: object) -> object:  # type: ignore[override]
            return super().start(scenario, seed + "!", *rest)  # type: ignore[arg-type]

    others = Other()
    others.digest = "duel-2"
    verdict = verify(path, lambda _: others)
    assert (verdict.difference, verdict.origin) == (None, "unknown")
    assert [remark.id for remark in verdict.remarks] == ["verify-pack"]
    assert verify(path, lambda _: Other()).pick == 0


def test_a_save_of_1_0_names_the_pack_by_the_first_twelve_digits() -> None:
    present = "0123456789abcdef0123456789abcdef"
    assert is_same_pack("0123456789ab", present) and is_same_pack(present, present)
    assert not any(is_same_pack(other, present) for other in ("", "0123", "0123456789ac", "duel-1"))
    assert not is_same_pack(present[:31] + "0", present) and is_same_pack("duel-1", "duel-1")
