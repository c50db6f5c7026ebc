"""What the people at a table are told of it, and what only after the end."""

from __future__ import annotations

from msgspec.structs import replace

from tests.table.test_lobby_words import TABLE
from weimar_tui.kernel.decision import Decision
from weimar_tui.table.clocks import Clock
from weimar_tui.table.record import SeatRecord, TableRecord
from weimar_tui.table.room import room_state
from weimar_tui.table.wire import Room


def told(state: str, mine: str = "", **fields: object) -> Room:
    record = TableRecord(
        id="t1", title="", scenario="main", owner="rosa", seats={"spd": SeatRecord()}, **fields
    )  # type: ignore[arg-type]
    record.state = state
    asked = [
        Decision(7, "spd", "action", ("a", "b"), None),
        Decision(9, "z", "action", ("a",), None),
    ]
    table = replace(TABLE, state=state, mine=mine)
    return room_state(record, asked, table, (), (), "seed", {"z": "hothead"})


def test_what_bots_were_is_told_after_the_end_and_not_before() -> None:
    assert told("waiting").characters == told("playing").characters == {}
    assert told("over").characters == {"z": "hothead"}


def test_after_a_saved_game_that_was_gone_on_with_only_the_seed_stays_secret() -> None:
    over = told("over", save="game.weimar")
    assert (over.seed, over.characters) == ("", {"z": "hothead"})


def test_who_is_asked_reads_the_clock_of_that_question_the_others_the_first_to_run_out() -> None:
    clock = Clock(decision=100, used={7: 80.0, 9: 10.0})
    assert told("playing", "spd", clock=clock).decision_left == 20.0
    assert told("playing", "z", clock=clock).decision_left == 90.0
    assert told("playing", "kpd", clock=clock).decision_left == 20.0
