"""What can be undone: your own last answer, until something is seen."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from weimar_duel.rules import Duel, DuelRunner, Ready

from tests.kernel.playing import duel_for, new_duel, pick, play_on
from weimar_tui.kernel.errors import SaveError, UndoRefused
from weimar_tui.kernel.journal import Pick, read_save
from weimar_tui.kernel.session import Session


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """Three fencers choose their stances, then their rivals."""
    return new_duel(path=tmp_path / "game.weimar", seats=3)


def answers(session: Session) -> list[tuple[str, str]]:
    return [(made.seat, made.option) for made in session.history.picks]


def asked(session: Session) -> dict[str, str]:
    return {decision.seat: decision.kind for decision in session.decisions}


def written(path: Path | None) -> list[str]:
    assert path is not None
    return [line.split('"')[3] for line in path.read_text().splitlines()]


def test_an_answer_is_taken_back_though_others_have_answered_since(session: Session) -> None:
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    pick(session, "blue", "green")
    taken = session.undo("red")
    assert [(made.seat, made.option) for made in taken] == [("red", "lunge")]
    assert answers(session) == [("blue", "guard"), ("blue", "green")]
    assert asked(session) == {"red": "stance", "green": "stance"}
    assert session.position.secret_stances == {"blue": "guard"}
    assert session.position.secret_rivals == {"blue": "green"}
    assert list(session.events) == [Ready(seat="blue")]


def test_answers_of_a_chain_are_taken_back_one_by_one(session: Session) -> None:
    pick(session, "red", "lunge")
    pick(session, "red", "blue")
    pick(session, "green", "wait")
    assert asked(session) == {"blue": "stance", "green": "rival"}
    assert [made.option for made in session.undo("red")] == ["blue"]
    assert asked(session) == {"blue": "stance", "green": "rival", "red": "rival"}
    assert [made.option for made in session.undo("red")] == ["lunge"]
    assert asked(session) == {"red": "stance", "blue": "stance", "green": "rival"}
    assert answers(session) == [("green", "wait")]
    assert not session.can_undo("red")


def test_the_file_says_what_was_taken_back_and_writes_the_rest_again(session: Session) -> None:
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    session.undo("red")
    kinds = written(session.path)
    assert kinds == ["header", "checkpoint", "pick", "pick", "undo", "undo", "pick"]
    assert session.path is not None
    assert read_save(session.path).picks == session.history.picks
    opened, notices = Session.open(session.path, duel_for)
    assert notices == []
    assert opened.position == session.position
    assert list(opened.events) == list(session.events)


def test_the_game_goes_on_as_if_the_answer_had_never_been_given(session: Session) -> None:
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    pick(session, "blue", "green")
    session.undo("red")
    other = new_duel(seats=3)
    for runner in (session, other):
        if runner is other:
            pick(runner, "blue", "guard")
            pick(runner, "blue", "green")
        pick(runner, "red", "wait")
        pick(runner, "green", "wait")
        pick(runner, "red", "green")
        pick(runner, "green", "red")
    assert Duel().encode(session.position) == Duel().encode(other.position)


def test_once_all_have_answered_nothing_is_taken_back(session: Session) -> None:
    for seat, rival in (("red", "blue"), ("blue", "green"), ("green", "red")):
        pick(session, seat, "wait")
        pick(session, seat, rival)
    assert session.position.stances
    for seat in ("red", "blue", "green"):
        assert not session.can_undo(seat)
    with pytest.raises(UndoRefused, match=r"undo-since .*green"):
        session.undo("red")
    with pytest.raises(UndoRefused, match="undo-revealed"):
        session.undo("green")


def test_what_was_revealed_stays_revealed_in_a_save_opened_again(tmp_path: Path) -> None:
    """Whether a pick revealed something follows from the picks, not only from the dice."""
    path = tmp_path / "game.weimar"
    session = new_duel(path=path)
    pick(session, "red", "wait")
    pick(session, "blue", "wait")
    assert session.history.picks[-1].drawn == ()
    session.close()
    opened, _ = Session.open(path, duel_for)
    assert not opened.can_undo("blue")
    assert not opened.can_undo()


def test_an_answer_that_reveals_something_at_once_stands(session: Session) -> None:
    """After it, those who answered before and have seen it cannot undo anything."""
    pick(session, "red", "wait")
    pick(session, "blue", "wait")
    assert session.can_undo("red")
    session.history.reveals[-1] = True
    assert not session.can_undo("red")


def test_free_undo_leave_the_answers_of_others_in_an_open_group(session: Session) -> None:
    session.free_undo = True
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    assert [made.seat for made in session.undo("red")] == ["red"]
    assert answers(session) == [("blue", "guard")]


def test_free_undo_go_back_over_everything_once_the_group_has_answered() -> None:
    session = new_duel()
    session.free_undo = True
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    assert [made.seat for made in session.undo("red")] == ["blue", "red"]
    assert asked(session) == {"red": "stance", "blue": "stance"}


def test_an_undo_that_cannot_be_written_changes_nothing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    pick(session, "blue", "green")
    position, events = Duel().encode(session.position), list(session.events)
    before, lines = answers(session), written(session.path)

    def full(handle: int, text: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(SaveError):
            session.undo("red")
    assert written(session.path) == lines
    assert Duel().encode(session.position) == position
    assert list(session.events) == events
    assert answers(session) == before
    session.undo("red")
    assert answers(session) == before[1:]
    assert written(session.path) == [*lines, "undo", "undo", "undo", "pick", "pick"]


def test_if_another_answer_depends_on_it_it_stands(session: Session) -> None:
    """A game whose questions depend on the answers of others would allow no undo."""
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    made = session.history.picks[-1]
    session.history.picks[-1] = Pick(
        n=made.n, seat=made.seat, decision=made.decision, kind=made.kind, option="fly"
    )
    with pytest.raises(UndoRefused, match=r"undo-since .*blue"):
        session._make_again(session.history.picks[-1])


def test_listeners_can_tell_how_much_of_what_they_heard_was_cut(session: Session) -> None:
    pick(session, "red", "lunge")
    pick(session, "red", "blue")
    pick(session, "blue", "guard")
    pick(session, "blue", "red")
    assert list(session.events) == [Ready(seat="red"), Ready(seat="blue")]
    assert session.cuts == []
    session.undo("red")
    assert session.cuts == [0]
    assert list(session.events) == [Ready(seat="blue")]


def test_undo_after_the_end_opens_the_game_again(tmp_path: Path) -> None:
    """The file drops the ending with the pick that caused it."""
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(3, path))
    session.free_undo = True
    session.undo()
    session.close()
    assert read_save(path).end is None
    opened, notices = Session.open(path, duel_for)
    assert notices == []
    assert opened.outcome is None
    assert opened.decisions
    opened.close()


def test_a_round_that_was_taken_back_begins_anew(tmp_path: Path) -> None:
    """Undoing across the start of a round resets the chapter, so that the round begins again."""
    session = new_duel(path=tmp_path / "game.weimar")
    session.free_undo = True
    while session.position.round < 2:
        play_on(session, 1)
    started = session.history.end
    assert session.history.chapters == {0: 1, started: 2}
    session.undo()
    assert session.history.chapters == {0: 1}
    while session.position.round < 2:
        play_on(session, 1)
    assert session.history.chapters == {0: 1, session.history.end: 2}
    assert session.path is not None
    assert written(session.path)[-2:] == ["pick", "checkpoint"]


def test_an_answer_stands_once_it_led_to_a_question_that_another_has_answered() -> None:
    """Nothing was shown, but the second answer depends on what the first one changed."""
    session = next(
        duel
        for duel in map(new_duel, range(20))
        if any(card.startswith("strike") for card in duel.position.hands["blue"])
    )
    pick(session, "red", "wait")
    pick(session, "blue", "wait")
    pick(session, "red", "pass")
    assert session.can_undo("red")
    pick(session, "blue", session.decisions[0].options[0])
    assert asked(session) == {"red": "answer"}
    assert session.history.reveals[-2:] == [False, False]
    assert session.can_undo("blue")
    assert not session.can_undo("red")


def test_who_has_not_answered_has_nothing_to_take_back(session: Session) -> None:
    assert not session.can_undo()
    with pytest.raises(UndoRefused, match="undo-nothing"):
        session.undo()
    pick(session, "red", "wait")
    assert not session.can_undo("blue")
    with pytest.raises(UndoRefused, match="undo-none"):
        session.undo("blue")
    assert session.can_undo()
    assert session.history.chapters == {0: 1}


def test_who_asks_for_anybodys_last_answer_is_told_why_not() -> None:
    session = new_duel(seats=2)
    with pytest.raises(UndoRefused) as refused:
        session.undo(None)
    assert refused.value.id == "undo-nothing"
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    for seat, why in ((None, "undo-revealed"), ("blue", "undo-revealed"), ("red", "undo-since")):
        with pytest.raises(UndoRefused) as refused:
            session.undo(seat)
        assert refused.value.id == why


def test_where_the_others_answers_cannot_be_made_again_nothing_is_taken_back(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    before, state = answers(session), session.game.encode(session.position)
    asked_of, gone = DuelRunner.decision_of, ["blue"]

    def no_longer(runner: DuelRunner, seat: str) -> Any:
        if seat in gone:
            gone.remove(seat)
            return None
        return asked_of(runner, seat)

    with monkeypatch.context() as patch:
        patch.setattr(DuelRunner, "decision_of", no_longer)
        with pytest.raises(UndoRefused) as refused:
            session.undo("red")
    assert (refused.value.id, refused.value.arguments) == ("undo-since", {"seat": "blue"})
    assert answers(session) == before and session.game.encode(session.position) == state
    session.undo("red")
    assert answers(session) == [("blue", "guard")]


def test_groups_that_were_answered_before_do_not_count(session: Session) -> None:
    """In the second round of stances, answers can be undone as in the first."""
    for seat, rival in (("red", "blue"), ("blue", "green"), ("green", "red")):
        pick(session, seat, "wait")
        pick(session, seat, rival)
    while set(asked(session).values()) != {"stance"}:
        for seat in asked(session):
            pick(session, seat, "pass")
    pick(session, "red", "lunge")
    pick(session, "blue", "guard")
    assert [made.option for made in session.undo("red")] == ["lunge"]
    assert answers(session)[-1] == ("blue", "guard")


def test_an_answer_by_itself_stands_once_a_group_has_begun_to_answer(session: Session) -> None:
    """It did not belong to that group, though nothing was shown since."""
    for seat, rival in (("red", "blue"), ("blue", "green"), ("green", "red")):
        pick(session, seat, "wait")
        pick(session, seat, rival)
    last = ""
    while set(asked(session).values()) != {"stance"}:
        for last in asked(session):
            pick(session, last, "pass")
    session.history.reveals[-1] = False  # as if the second round had shown nobody a card
    assert session.can_undo(last)
    others = [seat for seat in asked(session) if seat != last]
    pick(session, others[0], "guard")
    assert not session.can_undo(last)


def test_a_save_always_has_room_for_the_picks_to_come(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise picks and undos could make a save too long to be opened."""
    assert session.path is not None
    room = session.path.stat().st_size + 2000
    monkeypatch.setattr("weimar_tui.kernel.session.ROOM_FOR_UNDOS", room)
    for _ in range(100):
        pick(session, "red", "wait")
        if not session.can_undo("red"):
            break
        session.undo("red")
    assert room < session.path.stat().st_size < room + 1000
    with pytest.raises(UndoRefused, match="undo-full"):
        session.undo("red")
    assert asked(session)["red"] == "rival", "nothing was undone"
    play_on(session, 20)
    session.close()
    opened, notices = Session.open(session.path, duel_for)
    assert notices == [] and opened.history.end == session.history.end
    opened.close()


def test_no_save_is_written_that_would_be_too_large_to_open(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.path is not None
    monkeypatch.setattr("weimar_tui.kernel.disk.LARGEST", session.path.stat().st_size + 300)
    with pytest.raises(SaveError, match="save-large"):
        play_on(session)
    before = session.history.end
    session.close()
    opened, _ = Session.open(session.path, duel_for)
    assert opened.history.end == before
    opened.close()
