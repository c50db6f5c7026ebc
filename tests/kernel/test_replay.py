"""Stepping through a recorded game, and verifying it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from weimar_duel.rules import Duel

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel import history as history_file
from weimar_tui.kernel.journal import Checkpoint, End, JournalLine, Pick, parse_save, write_lines
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify


@pytest.fixture
def session() -> Session:
    return play_on(new_duel(3))


@pytest.fixture
def walk(session: Session) -> Replay:
    return Replay(Duel(), parse_save(session.to_bytes(), Path("game.weimar")))


def lines_of(session: Session) -> list[JournalLine]:
    return list(session._lines())


def write(path: Path, lines: list[JournalLine]) -> Path:
    path.write_bytes(write_lines(lines)[0])
    return path


def test_steps_and_leaps_stay_within_the_game(walk: Replay) -> None:
    walk.step(-5)
    assert walk.moment == walk.first == 0
    assert walk.pick_at(0) is None
    assert walk.events_of(0) == []
    walk.step()
    assert walk.moment == 1
    first = walk.pick_at(1)
    assert first is not None
    assert first.n == 1
    walk.jump(10_000)
    assert walk.moment == walk.last
    assert walk.position.outcome is not None


def test_events_belong_to_their_pick(session: Session, walk: Replay) -> None:
    together = [event for n in range(walk.last + 1) for event in walk.events_of(n)]
    assert together == list(session.events)


def test_a_good_save_verifies(session: Session, tmp_path: Path) -> None:
    session.save_as(tmp_path / "game.weimar")
    verdict = verify(tmp_path / "game.weimar", duel_for)
    assert verdict.pick is None
    assert verdict.complete
    assert verdict.picks == len(session.history.picks)


def test_other_outcomes_are_found_at_their_pick(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    index = next(i for i, line in enumerate(lines) if isinstance(line, Pick) and line.drawn)
    pick = lines[index]
    assert isinstance(pick, Pick)
    lines[index] = msgspec.structs.replace(pick, drawn=(*pick.drawn, 3))
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == pick.n
    assert verdict.reason.startswith("differs-drawn")


def test_another_option_is_found_at_its_pick(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    index = next(i for i, line in enumerate(lines) if isinstance(line, Pick) and line.n == 5)
    pick = lines[index]
    assert isinstance(pick, Pick)
    lines[index] = msgspec.structs.replace(pick, option="fly")
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == 5
    assert "cause=pick-unknown" in verdict.reason and "fly" in verdict.reason


def test_another_decision_number_or_seat_is_found(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    pick = lines[2]
    assert isinstance(pick, Pick)
    for change, reason in (({"decision": 9}, "decision=9"), ({"seat": "green"}, "seat=green")):
        lines[2] = msgspec.structs.replace(pick, **change)
        verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
        assert verdict.pick == 1
        assert reason in verdict.reason


def test_another_position_at_a_checkpoint_is_found(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    index, checkpoint = next(
        (i, line) for i, line in enumerate(lines) if isinstance(line, Checkpoint) and line.n
    )
    position = Duel().decode(bytes(checkpoint.position))
    position.courage["red"] += 1
    lines[index] = msgspec.structs.replace(
        checkpoint, position=msgspec.Raw(Duel().encode(position))
    )
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == checkpoint.n
    assert verdict.reason == "differs-position (round=2)"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"state": "0" * 16}, "differs-state"),
        ({"ending": "peace"}, "differs-ending"),
        ({"winners": ()}, "differs-ending"),
    ],
)
def test_another_end_is_found(
    session: Session, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    lines = lines_of(session)
    end = lines[-1]
    assert isinstance(end, End)
    lines[-1] = msgspec.structs.replace(end, **change)
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == end.n
    assert reason in verdict.reason


def test_the_record_replays_even_if_the_generator_changes(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.weimar"
    session.save_as(path)
    monkeypatch.setattr("weimar_tui.kernel.dice.Dice._hash", lambda _, size: bytes([1] * size))
    opened, notices = Session.open(path, duel_for)
    assert opened.history.picks == session.history.picks
    assert opened.outcome == session.outcome
    assert notices == []


def test_questions_told_otherwise_by_another_version_are_no_difference(
    session: Session, tmp_path: Path
) -> None:
    """Other versions can give a question's subject more fields; nothing else may differ."""
    lines = lines_of(session)
    told = b'"subject":{}'
    for index, line in enumerate(lines):
        if isinstance(line, Checkpoint):
            assert told in bytes(line.position) or line.n == session.history.end
            other = bytes(line.position).replace(told, b'"subject":{"depth":9}')
            lines[index] = msgspec.structs.replace(line, position=msgspec.Raw(other))
    path = write(tmp_path / "game.weimar", lines)
    assert verify(path, duel_for).reason == ""
    opened, notices = Session.open(path, duel_for)
    assert notices == []
    assert list(opened.events) == list(session.events)


def test_a_checkpoint_that_cannot_be_read_is_a_difference(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    index, checkpoint = next(
        (i, line) for i, line in enumerate(lines) if isinstance(line, Checkpoint) and line.n
    )
    lines[index] = msgspec.structs.replace(checkpoint, position=msgspec.Raw(b'{"round":"two"}'))
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == checkpoint.n
    assert verdict.reason == "differs-checkpoint"


def test_an_outcome_that_no_die_has_is_a_difference(session: Session, tmp_path: Path) -> None:
    lines = lines_of(session)
    index = next(i for i, line in enumerate(lines) if isinstance(line, Pick) and line.drawn)
    pick = lines[index]
    assert isinstance(pick, Pick)
    lines[index] = msgspec.structs.replace(pick, drawn=(99, *pick.drawn[1:]))
    verdict = verify(write(tmp_path / "game.weimar", lines), duel_for)
    assert verdict.pick == pick.n
    assert verdict.reason.startswith("differs-outcome (outcome=99")


def test_rules_that_fail_without_a_word_are_named_by_their_error(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "game.weimar", lines_of(session))

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Runner, "pick", fail)
    verdict = verify(path, duel_for)
    assert (verdict.pick, verdict.reason) == (1, "differs-rules (cause=, detail=ZeroDivisionError)")


def test_a_session_from_a_finished_position_asks_nothing_more(session: Session) -> None:
    again = Session.new(Duel(), "main", session.header.seed, position=Duel().copy(session.position))
    assert again.outcome == session.outcome
    assert again.decisions == []
    assert again.events == ()


def test_going_to_a_moment_replays_no_more_than_its_round_and_going_on_only_what_is_new(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = history_file.replay_pick

    def counted(runner: Runner, pick: Pick) -> None:
        made.append(pick.n)
        real(runner, pick)

    monkeypatch.setattr(history_file, "replay_pick", counted)
    history = session.history
    starts = sorted(history.chapters)
    moments = range(history.base, history.end + 1)
    backward = []
    for moment in reversed(moments):
        made.clear()
        backward.append(history.position(moment))
        begun = max(start for start in starts if start <= moment)
        assert made == list(range(begun + 1, moment + 1))
    made.clear()
    assert [history.position(moment) for moment in moments] == backward[::-1]
    replayed = [moment for moment in moments if moment not in starts]
    assert made == replayed[1:]  # the first is the last one asked for on the way back
