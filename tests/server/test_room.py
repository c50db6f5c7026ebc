"""What the people at a table see of it, and what only after the end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.server.test_lobby_words import TABLE
from weimar_tui.kernel.decision import Decision
from weimar_tui.server.clocks import Clock, Stint
from weimar_tui.server.fair_dice import commitment_to
from weimar_tui.server.record import SeatRecord, TableRecord
from weimar_tui.server.replies import SeatState, TableState, TableStatus
from weimar_tui.server.table_status import status_of, table_state


def told(state: Any, mine: str = "", **fields: Any) -> TableStatus:
    record = TableRecord(
        id="t1",
        title="",
        game="weimar",
        scenario="main",
        owner="rosa",
        seats={"spd": SeatRecord()},
        **fields,
    )
    record.state = state
    asked = [
        Decision(7, "spd", "action", ("a", "b"), None),
        Decision(9, "z", "action", ("a",), None),
    ]
    table = replace(TABLE, state=state, mine=mine)
    return status_of(record, asked, table, (), (), "seed", {"z": "hothead"})


def test_what_bots_were_is_told_after_the_end_and_not_before() -> None:
    assert told("waiting").characters == told("playing").characters == {}
    assert told("over").characters == {"z": "hothead"}


def test_after_a_saved_game_that_was_gone_on_with_only_the_seed_stays_secret() -> None:
    over = told("over", save="game.weimar")
    assert (over.seed, over.characters) == ("", {"z": "hothead"})


def test_who_is_asked_reads_the_clock_of_that_question_the_others_the_first_to_run_out() -> None:
    clock = Clock(
        decision=100,
        stints={
            "spd": Stint(number=7, acted=0, used=80.0),
            "z": Stint(number=9, acted=0, used=10.0),
        },
    )
    assert told("playing", "spd", clock=clock).decision_left == 20.0
    assert told("playing", "z", clock=clock).decision_left == 90.0
    assert told("playing", "kpd", clock=clock).decision_left == 20.0


def test_the_secret_of_the_dice_is_told_after_the_end_if_they_were_this_tables() -> None:
    hidden = told("playing", secret="s", words={"rosa": "red"})
    assert (hidden.secret, hidden.seed) == ("", "")
    assert hidden.commitment == commitment_to("s") and hidden.words == {"rosa": "red"}
    shown = told("over", secret="s")
    assert (shown.secret, shown.seed) == ("s", "seed")
    saved = told("over", secret="s", save="evening.weimar")
    assert (saved.commitment, saved.secret, saved.seed) == ("", "", "")


def test_a_table_is_listed_with_its_people_and_whom_it_waits_for() -> None:
    record = TableRecord(
        id="t1",
        title="Evening",
        game="weimar",
        scenario="main",
        owner="rosa",
        seats={
            "spd": SeatRecord(player="rosa"),
            "z": SeatRecord(player="gustav", stand_in="steady"),
            "kpd": SeatRecord(bot="steady"),
        },
        clock=Clock(game=90, left={"z": 30.0}),
        round=3,
    )

    def state(**fields: Any) -> TableState:
        return table_state(
            replace(record, **fields), {"z", "spd"}, {"rosa"}, 2, {"z": ["rosa"]}, 4.0
        )

    listed = state(state="playing")
    assert listed.waiting_for == ("spd", "z") and (listed.watchers, listed.expires) == (2, 4.0)
    assert listed.seats == (
        SeatState(seat="spd", player="rosa", present=True, left=90.0),
        SeatState(seat="z", player="gustav", stand_in="steady", agreed=("rosa",), left=30.0),
        SeatState(seat="kpd", bot="steady", left=90.0),
    )
    assert state(state="waiting").waiting_for == state(state="over").waiting_for == ()
    assert (listed.mine, listed.round, listed.ending) == ("", 3, "")
