"""A live game: picks, undo, numbered events, saving as, and failures that lose nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from weimar_duel.rules import Duel, Strike

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel.errors import IllegalPick, KernelError, RulesFailed, SaveError, UndoRefused
from weimar_tui.kernel.history import History, replay_pick
from weimar_tui.kernel.journal import Journal, Reason, read_save
from weimar_tui.kernel.session import Session, Why
from weimar_tui.kernel.verify import verify


def pick(session: Session, seat: str, option: str) -> None:
    decision = session.runner.decision_of(seat)
    assert decision is not None
    session.pick(decision.number, option)


def test_events_carry_running_numbers() -> None:
    session = play_on(new_duel(3))
    assert [number for number, _ in session.events_after(0)] == list(
        range(1, len(session.events) + 1)
    )
    assert session.events_after(2)[0] == (3, session.events[2])


def test_every_pick_is_in_the_file_when_pick_returns(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.weimar"
    session = new_duel(path=path)
    for _ in range(10):
        play_on(session, 1)
        opened, notices = Session.open(path, duel_for, sync=False)
        assert notices == []
        assert opened.position == session.position
        assert list(opened.events) == list(session.events)


def test_an_opened_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    play_on(new_duel(path=path), 7).close()
    opened, _ = Session.open(path, duel_for, sync=False)
    play_on(opened, seed=2).close()
    assert opened.outcome is not None
    assert list(tmp_path.iterdir()) == [path]
    verdict = verify(path, duel_for)
    assert (verdict.pick, verdict.complete, verdict.remarks) == (None, True, ())


def test_own_pick_can_be_taken_back_until_something_is_seen() -> None:
    session = new_duel()
    before = session.position
    start = Duel().encode(before)
    assert not session.can_undo()
    pick(session, "red", "lunge")
    assert session.can_undo("red")
    assert not session.can_undo("blue")
    assert [taken.option for taken in session.undo("red")] == ["lunge"]
    assert Duel().encode(session.position) == start
    pick(session, "red", "guard")
    pick(session, "blue", "guard")
    with pytest.raises(UndoRefused, match="undo-revealed"):
        session.undo("blue")
    with pytest.raises(UndoRefused, match="undo-since"):
        session.undo("red")


def test_undo_without_a_pick_says_so() -> None:
    with pytest.raises(UndoRefused, match="undo-nothing"):
        new_duel().undo()


def test_free_undo_go_to_the_seats_last_pick_and_the_dice_fall_the_same() -> None:
    session = play_on(new_duel(5), 12)
    session.free_undo = True
    seat = session.history.picks[-2].seat
    record = list(session.history.picks)
    taken = session.undo(seat)
    assert taken[-1].seat == seat
    assert [pick.n for pick in taken] == list(range(12, 12 - len(taken), -1))
    for again in reversed(taken):
        session.pick(again.decision, again.option)
    assert session.history.picks == record


def test_taken_back_picks_stay_taken_back_in_the_save(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(path=path)
    session.free_undo = True
    play_on(session)
    chapters = len(session.history.chapters)
    while len(session.history.chapters) >= chapters - 1:
        session.undo()
    session.close()
    opened, notices = Session.open(path, duel_for, sync=False)
    assert notices == []
    assert opened.position == session.position
    assert list(opened.events) == list(session.events)
    assert opened.history.chapters == session.history.chapters
    play_on(opened, seed=9).close()
    assert verify(path, duel_for).pick is None


def test_the_save_lists_undone_picks_too(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(path=path)
    pick(session, "red", "lunge")
    session.undo("red")
    pick(session, "red", "wait")
    kinds = [line.split('"')[3] for line in path.read_text().splitlines()]
    assert kinds == ["header", "checkpoint", "pick", "undo", "pick"]


def test_save_as_writes_a_copy_and_never_over_another_file(tmp_path: Path) -> None:
    session = play_on(new_duel(path=tmp_path / "a.weimar"), 9)
    session.save_as(tmp_path / "b.weimar")
    copy, notices = Session.open(tmp_path / "b.weimar", duel_for)
    assert notices == []
    assert copy.position == session.position
    with pytest.raises(SaveError, match="save-exists"):
        session.save_as(tmp_path / "b.weimar")
    play_on(session, 3)
    session.save_as(tmp_path / "b.weimar", overwrite=True)
    assert Session.open(tmp_path / "b.weimar", duel_for)[0].position == session.position
    with pytest.raises(SaveError, match="save-same"):
        session.save_as(tmp_path / "a.weimar", overwrite=True)


def test_a_save_is_forced_to_disk_unless_told_otherwise(tmp_path: Path) -> None:
    assert Journal.create(tmp_path / "a.weimar", [])._store.sync
    assert not Journal.create(tmp_path / "b.weimar", [], sync=False)._store.sync
    new_duel(path=tmp_path / "c.weimar").close()
    opened, _ = Session.open(tmp_path / "c.weimar", duel_for)
    assert opened._journal is not None
    assert opened._journal._store.sync


def test_dice_laid_down_lie_ready() -> None:
    assert Session.new(Duel(), "main", "1", dice=[6, 5]).position.dice.script == [6, 5]


def test_dice_fall_as_scripted_and_again_in_the_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = Session.new(Duel(), "main", "1", dice=[6] * 50, path=path)
    play_on(session).close()
    rolled = [face for pick in session.history.picks for face in pick.drawn]
    assert rolled
    assert set(rolled) == {6}
    opened, notices = Session.open(path, duel_for)
    assert notices == []
    assert opened.position == session.position


def test_a_game_can_begin_at_any_position(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    middle = play_on(new_duel(4), 8).position
    session = Session.new(Duel(), "main", "4", position=Duel().copy(middle), path=path)
    assert session.header.opened_from == "position"
    play_on(session, 5).close()
    opened, notices = Session.open(path, duel_for)
    assert notices == []
    assert opened.position == session.position


def test_an_illegal_pick_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(path=path)
    before = path.read_bytes()
    for number, option in ((1, "fly"), (9, "guard")):
        with pytest.raises(IllegalPick):
            session.pick(number, option)
    assert path.read_bytes() == before


def test_a_full_disk_loses_nothing_and_the_pick_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(path=path), 6)
    position, size, events = Duel().encode(session.position), path.stat().st_size, session.events
    told = len(events)
    write = os.write

    def half_then_full(handle: int, text: bytes) -> int:
        if len(text) > 20:
            return write(handle, text[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    decision = session.decisions[0]
    monkeypatch.setattr(os, "write", half_then_full)
    with pytest.raises(SaveError, match="save-full"):
        session.pick(decision.number, decision.options[0])
    monkeypatch.undo()
    assert path.stat().st_size == size
    assert Duel().encode(session.position) == position
    assert len(session.events) == told
    play_on(session).close()
    assert verify(path, duel_for).pick is None


def test_rules_that_fail_leave_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_on(new_duel(), 1)
    position = Duel().encode(session.position)
    monkeypatch.setattr("weimar_duel.rules.Strike.run", lambda *_: 1 / 0)
    decision = session.decisions[0]
    with pytest.raises(RulesFailed, match=r"rules-failed .*ZeroDivisionError"):
        session.pick(decision.number, decision.options[0])
    assert Duel().encode(session.position) == position


def test_a_game_without_a_listener_keeps_no_events() -> None:
    session = play_on(Session.new(Duel(), "main", "1", listen=False))
    assert session.outcome is not None
    assert session.events == ()
    session.free_undo = True
    session.undo()
    assert session.outcome is None


def test_unknown_game_or_scenario() -> None:
    with pytest.raises(KernelError, match="scenario-missing"):
        Session.new(Duel(), "x", "1")


def test_a_position_without_a_question_is_run_to_the_next_one() -> None:
    position = new_duel(4).position.copy()
    position.decisions.clear()
    position.steps[-1:] = [Strike("red")]
    position.stances, position.rivals = {"red": "wait", "blue": "wait"}, {"red": "blue"}
    session = Session.new(Duel(), "main", "4", position=position, dice=[6, 6, 6, 6])
    assert [decision.kind for decision in session.decisions] == ["strike"]
    assert session.position.dice.script == [6, 6, 6, 6]


def test_a_position_with_a_question_is_left_as_it_is() -> None:
    position = new_duel(4).position
    session = Session.new(Duel(), "main", "4", position=position.copy())
    assert session.position == position


def test_the_file_of_a_game_of_three_opens_with_its_seats(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path, seats=3), 9).close()
    opened, notices = Session.open(path, duel_for)
    assert notices == []
    assert opened.header.seats == ("red", "blue", "green")
    assert opened.header.options == {"seats": 3}
    middle = Session.new(
        Duel(),
        "main",
        "2",
        position=opened.position.copy(),
        options={"seats": 3},
        path=tmp_path / "b.weimar",
    )
    assert middle.header.seats == ("red", "blue", "green")
    play_on(middle)
    assert middle.outcome is not None


def test_the_end_stands_in_the_file_as_soon_as_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(3, path))
    assert session.outcome is not None
    end = read_save(path).end
    assert end is not None
    assert (end.n, end.ending) == (session.history.end, session.outcome.ending)


def test_an_opened_game_keeps_the_header_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    play_on(new_duel(3, path), 4).close()
    opened, _ = Session.open(path, duel_for, program="9.9")
    assert opened.header.program == "0.1"
    assert read_save(path).header == opened.header


def test_undo_in_a_game_that_was_opened_from_a_later_round() -> None:
    """Its picks do not count from one, because the earlier rounds could not be played again."""
    begun = new_duel(5)
    game, position = Duel(), begun.position
    history = History(game, position, base=40)
    session = Session(game, begun.header, game.resume(position.copy(), True), history, None)
    pick(session, "red", "wait")
    assert session.history.picks[-1].n == 41
    session.free_undo = True
    assert [made.n for made in session.undo()] == [41]
    pick(session, "red", "lunge")
    pick(session, "blue", "wait")
    assert [made.n for made in session.undo("red")] == [42, 41]
    assert session.history.end == 40


def test_every_moment_after_a_later_beginning_can_be_gone_back_to() -> None:
    begun = new_duel(5)
    game, position = Duel(), begun.position
    history = History(game, position, base=40)
    session = Session(game, begun.header, game.resume(position.copy(), True), history, None)
    moments = [game.encode(session.position)]
    while history.end < 45:
        play_on(session, 1, seed=history.end)
        moments.append(game.encode(session.position))
    again = [game.encode(history.position(moment)) for moment in range(40, 46)]
    assert again == moments


# --- reasons ------------------------------------------------------------------------------------
def test_rules_hear_why_a_pick_was_made_also_when_it_is_replayed() -> None:
    session = new_duel()
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0], Why((Reason("bold"), Reason("safe")), bool))
    assert session.runner.reason_ids == ("bold", "safe")
    replay_pick(again := new_duel().runner, session.history.picks[-1])
    assert again.reason_ids == ("bold", "safe")
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0])
    assert session.runner.reason_ids == ()


@pytest.mark.parametrize("told", [True, False])
def test_reasons_go_on_record_only_if_what_happened_tells_of_the_choice(told: bool) -> None:
    session = new_duel()
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0], Why((Reason("bold"),), lambda events: told))
    assert session.runner.reason_ids == ("bold",)
    assert bool(session.history.picks[-1].reasons) == told
