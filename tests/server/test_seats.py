"""A table of a host before its game, with people coming and going."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosted import Guest, Hosted, answer, refused, session_of
from tests.waiting import until
from weimar_tui.server.fair_dice import FairDice, commitment_to
from weimar_tui.server.record import read_record
from weimar_tui.server.replies import Chat, Update

pytestmark = pytest.mark.usefixtures("duel")


# --- coming and going ---------------------------------------------------------------------------
async def test_a_private_table_is_there_for_its_people_only(hosted: Hosted) -> None:
    table = await hosted.table(public=False, invited=("Bob",))
    assert await refused(hosted.come(table, "Eve")) == "table-unknown"
    assert await refused(table.seating.sit("Eve", "red")) == "seat-unknown"
    assert table.audience.connections == {}
    for name in ("Ann", "Bob"):
        await hosted.come(table, name)
    await table.seating.sit("Bob", "blue")
    assert [there.player for there in table.record.seats.values()] == ["", "Bob"]


async def test_there_are_so_many_spectators_and_no_more(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, watchers=1)
    table = await hosted.table()
    await hosted.seat(table, red="Ann")
    eve = await hosted.come(table, "Eve")
    assert await refused(hosted.come(table, "Max")) == "watch-full"
    await hosted.come(table, "Eve")  # entering again is allowed
    table.leave(eve)
    await hosted.come(table, "Max")
    assert table.state("Max").watchers == 1
    await hosted.close()


async def test_who_comes_is_told_the_room_the_talk_and_the_game(hosted: Hosted) -> None:
    table, ann, _ = await hosted.duel()
    table.say("Ann", "welcome", "")
    eve = await hosted.come(table, "Eve")
    assert [type(reply).__name__ for reply in eve.heard] == ["TableStatus", "Chat", "Update"]
    assert eve.last(Update).seat == "" and set(eve.view.hands["red"]) == {"?"}
    assert ann.status.table.watchers == 1
    table.leave(eve)
    assert ann.status.table.watchers == 0
    before = len(ann.heard)
    table.leave(eve)
    assert len(ann.heard) == before, "who is not there cannot go"


async def test_who_goes_is_seen_to_be_away_unless_another_terminal_of_theirs_stays(
    hosted: Hosted,
) -> None:
    table, ann, bob = await hosted.duel()
    second = Guest("Bob")
    await table.enter(second)
    hosted.clock.now += 10
    table.leave(bob)
    assert [seat.present for seat in ann.status.table.seats] == [True, True]
    assert table.audience.away("Bob") == 0.0
    table.leave(second)
    assert [seat.present for seat in ann.status.table.seats] == [True, False]
    hosted.clock.now += 50
    assert table.audience.away("Bob") == 50.0
    await hosted.come(table, "Bob")
    assert table.audience.away("Bob") == 0.0
    assert table.audience.away("Eve") == 0.0, "who was never there is not away"


async def test_who_plays_finds_a_place_however_many_watch(tmp_path: Path) -> None:
    hosted = Hosted(tmp_path, watchers=2)
    table, ann, _ = await hosted.duel()
    table.leave(ann)
    for name in ("Eve", "Max"):
        await hosted.come(table, name)
    await hosted.come(table, "Ann")
    assert await refused(hosted.come(table, "Zoe")) == "watch-full"
    await hosted.close()


# --- seats --------------------------------------------------------------------------------------
async def test_a_seat_is_taken_by_one_and_given_back(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "", "green": "first"})
    ann, bob = await hosted.seat(table, red="Ann", blue="Bob")
    await table.seating.sit("Ann", "red")  # from another terminal: it is hers already
    assert await refused(table.seating.sit("Eve", "red")) == "seat-taken"
    assert await refused(table.seating.sit("Eve", "green")) == "seat-taken"
    assert await refused(table.seating.sit("Eve", "white")) == "seat-unknown"
    assert await refused(table.seating.stand("Eve")) == "seat-none"
    await table.seating.stand("Ann")
    await table.seating.sit("Bob", "red")
    assert [there.player for there in table.record.seats.values()] == ["Bob", "", ""]
    assert read_record(table.file.folder).seats == table.record.seats
    assert (ann.status.table.mine, bob.status.table.mine) == ("", "red")
    await table.seating.sit("Ann", "blue")
    await table.seating.start("Ann")
    assert await refused(table.seating.sit("Eve", "red")) == "seats-fixed"
    assert await refused(table.seating.stand("Ann")) == "seats-fixed"


async def test_a_word_is_added_once_by_who_sits_before_the_game(hosted: Hosted) -> None:
    table, ann, _ = await hosted.duel(start=False)
    assert await refused(table.seating.add_word("Eve", "x")) == "seat-first"
    assert await refused(table.seating.add_word("Ann", " \x1b ")) == "word-empty"
    await table.seating.add_word("Ann", "spring [1]")
    assert await refused(table.seating.add_word("Ann", "again")) == "word-added"
    assert ann.status.words == {"Ann": "spring (1)"} == read_record(table.file.folder).words
    await table.seating.start("Ann")
    assert await refused(table.seating.add_word("Bob", "late")) == "seed-fixed"
    fair = session_of(table).header.options["fair_dice"]
    assert list(fair["words"].values()) == ["spring (1)"], "by a token, not by name"
    assert fair["commitment"] == ann.status.commitment == commitment_to(table.record.secret)


async def test_only_the_maker_begins_and_only_with_every_seat_taken_by_someone(
    hosted: Hosted,
) -> None:
    table = await hosted.table()
    await hosted.seat(table, red="Ann")
    assert await refused(table.seating.start("Bob")) == "start-owner"
    assert await refused(table.seating.start("Ann")) == "start-free-seat"
    await hosted.seat(table, blue="Bob")
    await table.seating.start("Ann")
    assert await refused(table.seating.start("Ann")) == "start-already"
    bots = await hosted.table(seats={"red": "first", "blue": "last"})
    assert await refused(bots.seating.start("Ann")) == "start-nobody"
    assert bots.record.state == "waiting" and bots.local is None


async def test_a_game_begins_with_the_seats_options_and_dice_that_were_agreed(
    hosted: Hosted,
) -> None:
    table, ann, bob = await hosted.duel(options={"light": "night"})
    header = session_of(table).header
    assert header.seats == ("red", "blue") and header.players == {"red": "human", "blue": "human"}
    fair = FairDice(**header.options["fair_dice"])
    assert fair.seats.keys() == {"red", "blue"} and not {"Ann", "Bob"} & {*fair.seats.values()}
    assert header.seed == fair.seed("duel", "main")
    assert {name: header.options[name] for name in ("seats", "length", "light")} == {
        "seats": 2,
        "length": "short",
        "light": "night",
    }
    assert read_record(table.file.folder).state == "playing"
    for connection, seat, other in ((ann, "red", "blue"), (bob, "blue", "red")):
        assert connection.last(Update).seat == seat == connection.status.table.mine
        assert set(connection.view.hands[other]) == {"?"}
        assert connection.status.table.waiting_for == ("red", "blue")
        assert connection.status.secret == connection.status.seed == ""


async def test_who_stands_up_is_told_so_and_consents_to_nothing_any_more(
    hosted: Hosted,
) -> None:
    table, ann, bob = await hosted.duel(start=False, watch="all")
    for name in ("Ann", "Bob"):
        await table.votes.consent(name, True)
    await table.seating.stand("Ann")
    assert ann.status.table.mine == "" and ann.status.consents == ("Bob",)
    assert bob.status.table.seats[0].player == ""
    assert table.votes.consented == {"blue": "Bob"}


async def test_who_looks_through_a_seat_and_sits_down_looks_from_their_own(
    hosted: Hosted,
) -> None:
    table = await hosted.table(watch="all")
    eve, max = await hosted.come(table, "Eve"), await hosted.come(table, "Max")
    for connection in (eve, max):
        table.audience.connections[connection].through = "red"
        table.audience.connections[connection].sent = 5
    table.votes.prune = lambda: None  # type: ignore[method-assign]
    await table.seating.sit("Eve", "blue")
    assert (table.audience.connections[eve].seat, table.audience.connections[eve].through) == (
        "blue",
        "",
    )
    assert table.audience.connections[eve].sent == 0
    assert (table.audience.connections[max].seat, table.audience.connections[max].through) == (
        "",
        "red",
    )


async def test_a_word_has_up_to_sixty_four_letters(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(start=False)
    await table.seating.add_word("Ann", "x" * 70)
    assert table.record.words == {"Ann": "x" * 64}


async def test_whatever_people_do_at_a_table_keeps_it(hosted: Hosted) -> None:
    """Taking a seat, adding a word, starting, answering and chatting count; watching does not."""
    table = await hosted.table(seats={"red": "", "blue": ""})
    ann, bob = await hosted.come(table, "Ann"), await hosted.come(table, "Bob")

    async def kept(act: Awaitable[Any] | None) -> bool:
        hosted.calendar.now += 100
        if act is not None:
            await act
        return table.record.active == hosted.calendar.now

    assert await kept(table.seating.sit("Ann", "red"))
    assert await kept(table.seating.sit("Bob", "blue"))
    assert await kept(table.seating.add_word("Ann", "spring"))
    assert await kept(table.seating.start("Ann"))
    assert await kept(table.pick("Ann", table.asked[0].number, "guard", 0))
    hosted.calendar.now += 100
    table.say("Bob", "hello", "")
    assert table.record.active == hosted.calendar.now
    assert not await kept(hosted.come(table, "Ann"))
    assert not await kept(table.undoing.undo("Ann", 1))
    assert {ann.name, bob.name} == {"Ann", "Bob"}


async def test_the_maker_of_a_table_takes_a_seat_back_and_gives_it_to_a_bot(
    hosted: Hosted,
) -> None:
    table, _, bob = await hosted.duel(start=False)
    seat = table.seat_of("Bob")
    assert await refused(table.seating.unseat("Bob", table.seat_of("Ann"))) == "owner-only"
    assert await refused(table.seating.unseat("Ann", table.seat_of("Ann"))) == "unseat-nobody"
    assert await refused(table.seating.hold("Ann", seat, "first")) == "seat-taken"
    await table.seating.unseat("Ann", seat)
    assert not table.seat_of("Bob") and bob.status.table.mine == ""
    assert await refused(table.seating.sit("Bob", seat)) == "seat-removed"
    assert table.listed("Bob").closed and not table.listed("Eve").closed
    assert await refused(table.seating.hold("Bob", seat, "first")) == "owner-only"
    assert await refused(table.seating.hold("Ann", seat, "nobody")) == "bot-unknown"
    await table.seating.hold("Ann", seat, "first")
    assert table.record.seats[seat].bot == "first" == read_record(table.file.folder).seats[seat].bot
    assert await refused(table.seating.hold("Ann", seat, "last")) == "seat-taken", "by a bot"
    await table.seating.sit("Eve", seat)
    assert table.seat_of("Eve") == seat and not table.record.seats[seat].bot, "it only held it"
    await table.seating.stand("Eve")
    await table.seating.hold("Ann", seat, "first")
    await table.seating.hold("Ann", seat, "")
    await table.seating.invite("Ann", "Bob", True)
    await table.seating.sit("Bob", seat)
    await table.seating.start("Ann")
    for wish in (
        table.seating.unseat("Ann", seat),
        table.seating.hold("Ann", seat, "first"),
        table.seating.invite("Ann", "Eve", True),
    ):
        assert await refused(wish) == "seats-fixed"


async def test_the_maker_of_a_table_edits_its_invitations(hosted: Hosted) -> None:
    table = await hosted.table(public=False, invited=("Bob",))
    assert await refused(table.seating.invite("Bob", "Eve", True)) == "owner-only"
    assert not table.may_see("Eve")
    await table.seating.invite("Ann", "Eve", True)
    assert table.may_see("Eve") and table.record.invited == ["Bob", "Eve"]
    await table.seating.invite("Ann", "Bob", False)
    assert not table.may_see("Bob")
    assert read_record(table.file.folder).invited == ["Eve"]
    for number in range(15):
        await table.seating.invite("Ann", f"Guest{number}", True)
    assert await refused(table.seating.invite("Ann", "Karl", True)) == "invite-many"
    await hosted.seat(table, blue="Eve")
    await table.seating.unseat("Ann", "blue")
    assert "Eve" not in table.record.invited and not table.may_see("Eve"), "sent away"


# --- ready --------------------------------------------------------------------------------------
async def test_a_game_starts_by_itself_once_everyone_is_ready(hosted: Hosted) -> None:
    table = await hosted.table()
    ann, bob = await hosted.seat(table, red="Ann", blue="Bob")
    assert await refused(table.seating.ready("Eve", True)) == "seat-first"
    assert await refused(table.seating.start("Bob", True)) == "start-owner"
    await table.seating.start("Ann", True)
    assert table.record.state == "waiting" and bob.status.starts
    await table.seating.stand("Bob")
    await table.seating.sit("Eve", "blue")
    await table.seating.ready("Eve", True)
    assert table.record.state == "playing" and not ann.status.starts
    assert read_record(table.file.folder).ready == []


async def test_ready_marks_are_kept_with_the_table_and_end_with_the_seat(hosted: Hosted) -> None:
    table, ann, _ = await hosted.duel(start=False)

    def marks() -> dict[str, bool]:
        return {seat.player: seat.ready for seat in ann.status.table.seats}

    await table.seating.ready("Bob", True)
    assert marks() == {"Ann": False, "Bob": True}
    assert read_record(table.file.folder).ready == ["Bob"]
    await table.seating.ready("Bob", False)
    assert marks() == {"Ann": False, "Bob": False}
    await table.seating.ready("Bob", True)
    await table.seating.stand("Bob")
    await table.seating.sit("Bob", "blue")
    assert marks() == {"Ann": False, "Bob": False}
    await table.seating.start("Ann")
    assert table.record.state == "playing", "a start without a condition waits for nobody"
    assert await refused(table.seating.ready("Bob", True)) == "seats-fixed"


async def test_a_player_asked_to_leave_reads_why_and_the_others_do_not(hosted: Hosted) -> None:
    table, ann, bob = await hosted.duel(start=False)
    assert await table.seating.unseat("Ann", "blue", "you have\x1b not said a word") == "Bob"
    assert bob.last(Chat).arguments["reason"] == "you have not said a word"
    assert "unseated-why" in bob.lines and "unseated-why" not in ann.lines
    assert ann.lines[-1] == "player-unseated"


# --- seats that bots hold -----------------------------------------------------------------------
async def test_a_person_takes_a_bots_seat_when_the_next_round_begins(hosted: Hosted) -> None:
    table = await hosted.table()
    (ann,) = await hosted.seat(table, red="Ann")
    await table.seating.hold("Ann", "blue", "first")
    await table.seating.start("Ann")
    assert await refused(table.seating.sit("Ann", "blue")) == "seat-has"
    assert await refused(table.seating.sit("Bob", "red")) == "seats-fixed"
    await table.seating.sit("Bob", "blue")
    assert await refused(table.seating.sit("Eve", "blue")) == "seat-taken"
    assert table.seat_of("Bob") == "" and ann.status.table.seats[1].joins == "Bob"
    before = table.record.round
    while table.record.round == before:
        # The bot takes its time on a busy machine.
        await until(
            lambda: table.record.round != before or any(one.seat == "red" for one in table.asked)
        )
        if table.record.round == before:
            await answer(table, "red")
    await until(lambda: table.seat_of("Bob") == "blue")
    assert ann.lines[-1] == "player-joined" and session_of(table).header.seats == ("red", "blue")
    assert read_record(table.file.folder).joined == ["Bob"]
    bob = await hosted.come(table, "Bob")
    assert bob.status.table.mine == "blue"
    await until(lambda: not any(one.seat == "blue" for one in table.asked) or bob.view.decisions)


async def test_seats_given_to_bots_when_the_table_was_made_stay_theirs(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "first"})
    await hosted.seat(table, red="Ann")
    assert await refused(table.seating.sit("Eve", "blue")) == "seat-taken"
    await table.seating.start("Ann")
    assert await refused(table.seating.sit("Eve", "blue")) == "seats-fixed"


async def test_who_has_resigned_does_not_come_back_in_another_seat(hosted: Hosted) -> None:
    table = await hosted.table(seats=dict.fromkeys(("red", "blue", "green"), ""))
    await hosted.seat(table, red="Ann", blue="Bob")
    await table.seating.hold("Ann", "green", "first")
    await table.seating.start("Ann")
    await table.votes.resign("Bob")
    assert await refused(table.seating.sit("Bob", "green")) == "seat-removed"
    assert table.listed("Bob").closed and not table.listed("Ann").closed
    await table.seating.sit("Cy", "green")
    assert table.record.seats["green"].joins == "Cy"
