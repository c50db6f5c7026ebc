"""A table of a host: who may do what there and when, and what everybody is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.house import DUEL, Guest, House, answer, asked, session_of
from tests.toy.offer import DuelOffer
from weimar_tui import registry
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import read_save
from weimar_tui.table import answering, game_table, hosted_table
from weimar_tui.table.fair_dice import FairDice, commitment_to
from weimar_tui.table.host import Expiry, Refusal
from weimar_tui.table.hosted_table import HostedTable
from weimar_tui.table.record import SeatRecord, read_record
from weimar_tui.table.wire import Room, SeatState, Update


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    registry.register(DuelOffer())
    yield
    registry.unregister("duel")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = House(tmp_path)
    yield found
    await found.close()


async def refused(act: Awaitable[Any]) -> str:
    """The id of the refusal that an act is met with."""
    with pytest.raises(Refusal) as told:
        await act
    return told.value.id


async def until(true: Callable[[], Any]) -> None:
    """Wait until something holds that nobody tells of."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.001)


async def settled() -> None:
    """Let everything go on that waits for nothing but its turn."""
    for _ in range(20):
        await asyncio.sleep(0)


# --- coming and going ---------------------------------------------------------------------------
async def test_a_private_table_is_there_for_its_people_only(house: House) -> None:
    table = await house.table(public=False, invited=("Bob",))
    assert await refused(house.come(table, "Eve")) == "table-unknown"
    assert await refused(table.sit("Eve", "red")) == "seat-unknown"
    assert table.guests == {}
    for name in ("Ann", "Bob"):
        await house.come(table, name)
    await table.sit("Bob", "blue")
    assert [there.player for there in table.record.seats.values()] == ["", "Bob"]


async def test_there_are_so_many_spectators_and_no_more(tmp_path: Path) -> None:
    house = House(tmp_path, watchers=1)
    table = await house.table()
    await house.seat(table, red="Ann")
    eve = await house.come(table, "Eve")
    assert await refused(house.come(table, "Max")) == "watch-full"
    await house.come(table, "Eve")  # who is there may look anew
    table.leave(eve)
    await house.come(table, "Max")
    assert table.state("Max").watchers == 1
    await house.close()


async def test_who_comes_is_told_the_room_the_talk_and_the_game(house: House) -> None:
    table, ann, _ = await house.duel()
    table.say("Ann", "welcome", "")
    eve = await house.come(table, "Eve")
    assert [type(reply).__name__ for reply in eve.heard] == ["Room", "Chat", "Update"]
    assert eve.last(Update).seat == "" and set(eve.view.hands["red"]) == {"?"}
    assert ann.room.table.watchers == 1
    table.leave(eve)
    assert ann.room.table.watchers == 0
    before = len(ann.heard)
    table.leave(eve)
    assert len(ann.heard) == before, "who is not there cannot go"


async def test_who_goes_is_seen_to_be_away_unless_another_terminal_of_theirs_stays(
    house: House,
) -> None:
    table, ann, bob = await house.duel()
    second = Guest("Bob")
    await table.enter(second)
    house.clock.now += 10
    table.leave(bob)
    assert [seat.present for seat in ann.room.table.seats] == [True, True]
    assert table.away("Bob") == 0.0
    table.leave(second)
    assert [seat.present for seat in ann.room.table.seats] == [True, False]
    house.clock.now += 50
    assert table.away("Bob") == 50.0
    await house.come(table, "Bob")
    assert table.away("Bob") == 0.0
    assert table.away("Eve") == 0.0, "who was never there is not away"


# --- seats --------------------------------------------------------------------------------------
async def test_a_seat_is_taken_by_one_and_given_back(house: House) -> None:
    table = await house.table(seats={"red": "", "blue": "", "green": "first"})
    ann, bob = await house.seat(table, red="Ann", blue="Bob")
    assert await refused(table.sit("Eve", "red")) == "seat-taken"
    assert await refused(table.sit("Eve", "green")) == "seat-taken"
    assert await refused(table.sit("Eve", "white")) == "seat-unknown"
    assert await refused(table.stand("Eve")) == "seat-none"
    await table.stand("Ann")
    await table.sit("Bob", "red")
    assert [there.player for there in table.record.seats.values()] == ["Bob", "", ""]
    assert read_record(table.folder).seats == table.record.seats
    assert (ann.room.table.mine, bob.room.table.mine) == ("", "red")
    await table.sit("Ann", "blue")
    await table.start("Ann")
    assert await refused(table.sit("Eve", "red")) == "seats-fixed"
    assert await refused(table.stand("Ann")) == "seats-fixed"


async def test_a_word_is_added_once_by_who_sits_before_the_game(house: House) -> None:
    table, ann, _ = await house.duel(start=False)
    assert await refused(table.add_word("Eve", "x")) == "seat-first"
    assert await refused(table.add_word("Ann", " \x1b ")) == "word-empty"
    await table.add_word("Ann", "spring [1]")
    assert await refused(table.add_word("Ann", "again")) == "word-added"
    assert ann.room.words == {"Ann": "spring (1)"} == read_record(table.folder).words
    await table.start("Ann")
    assert await refused(table.add_word("Bob", "late")) == "seed-fixed"
    fair = session_of(table).header.options["fair_dice"]
    assert fair["words"] == {"Ann": "spring (1)"}
    assert fair["commitment"] == ann.room.commitment == commitment_to(table.record.secret)


async def test_only_the_maker_begins_and_only_with_every_seat_taken_by_someone(
    house: House,
) -> None:
    table = await house.table()
    await house.seat(table, red="Ann")
    assert await refused(table.start("Bob")) == "start-owner"
    assert await refused(table.start("Ann")) == "start-free-seat"
    await house.seat(table, blue="Bob")
    await table.start("Ann")
    assert await refused(table.start("Ann")) == "start-already"
    bots = await house.table(seats={"red": "first", "blue": "last"})
    assert await refused(bots.start("Ann")) == "start-nobody"
    assert bots.record.state == "waiting" and bots.local is None


async def test_a_game_begins_with_the_seats_options_and_dice_that_were_agreed(
    house: House,
) -> None:
    table, ann, bob = await house.duel(options={"light": "night"})
    header = session_of(table).header
    assert header.seats == ("red", "blue") and header.players == {"red": "human", "blue": "human"}
    fair = FairDice(**header.options["fair_dice"])
    assert fair.seats == {"red": "Ann", "blue": "Bob"}
    assert header.seed == fair.seed("duel", "main")
    assert {name: header.options[name] for name in ("seats", "length", "light")} == {
        "seats": 2,
        "length": "short",
        "light": "night",
    }
    assert read_record(table.folder).state == "playing"
    for guest, seat, other in ((ann, "red", "blue"), (bob, "blue", "red")):
        assert guest.last(Update).seat == seat == guest.room.table.mine
        assert set(guest.view.hands[other]) == {"?"}
        assert guest.room.table.waiting_for == ("red", "blue")
        assert guest.room.secret == guest.room.seed == ""


# --- answers ------------------------------------------------------------------------------------
async def test_only_the_open_question_to_ones_own_seat_is_answered_and_once(house: House) -> None:
    table, _, bob = await house.duel()
    mine, his = asked(table, "red"), asked(table, "blue")
    assert await refused(table.pick("Eve", mine.number, "guard", 0)) == "seat-none"
    assert await refused(table.pick("Ann", his.number, "guard", 0)) == "question-closed"
    assert await refused(table.pick("Ann", 99, "guard", 0)) == "question-closed"
    assert await refused(table.pick("Ann", mine.number, "guard", 1)) == "question-closed"
    assert await refused(table.pick("Ann", mine.number, "dance", 0)) == "answer-unknown"
    assert session_of(table).history.end == 0
    await table.pick("Ann", mine.number, "guard", 0)
    assert table.turns == {"red": 1} and bob.room.table.waiting_for == ("blue",)
    assert [pick.option for pick in read_save(table.folder / "game.weimar").picks] == ["guard"]
    assert await refused(table.pick("Ann", mine.number, "guard", 0)) == "question-closed"


async def test_nobody_answers_for_a_bot_or_before_the_game(house: House) -> None:
    table, *_ = await house.duel(start=False)
    assert await refused(table.pick("Ann", 1, "guard", 0)) == "game-none"
    await table.start("Ann")
    table.record.seats["red"].stand_in = "last"
    table.set_player("red")
    number = asked(table, "red").number
    assert await refused(table.pick("Ann", number, "guard", 0)) == "question-bot"
    table.record.seats["red"].stand_in = ""
    table.set_player("red")
    await table.pick("Ann", number, "guard", 0)


async def test_ones_last_answer_is_taken_back_while_nothing_was_revealed(house: House) -> None:
    table, ann, bob = await house.duel()
    assert await refused(table.undo("Ann", 0)) == "undo-late"
    await answer(table, "red")
    assert ann.last(Update).can_undo and not bob.last(Update).can_undo
    assert await refused(table.undo("Ann", 0)) == "undo-late", "an old screen"
    assert await refused(table.undo("Bob", 0)) == "undo-late"
    assert await refused(table.undo("Eve", 0)) == "seat-none"
    await table.undo("Ann", 1)
    assert table.turns["red"] == 2 and asked(table, "red").kind == "stance"
    update = bob.last(Update)
    assert (update.first, update.events) == (0, ()), "what was told of it is gone"
    await answer(table, "red")
    await answer(table, "blue")
    assert await refused(table.undo("Ann", table.turns["red"])) == "undo-late"


async def test_what_the_others_did_is_told_to_who_sits(house: House) -> None:
    table, *_ = await house.duel(start=False)
    assert await refused(table.since_turn("Eve")) == "seat-none"
    assert await refused(table.since_turn("Ann")) == "game-none"
    await table.start("Ann")
    await answer(table, "blue")
    told = await table.since_turn("Ann")
    assert (told.table, told.seat) == (table.record.id, "red")
    assert [(one.first, one.last) for one in told.passages] == [(0, 1)]


async def test_updates_say_what_is_new_and_what_cannot_be_chosen(house: House) -> None:
    table, ann, bob = await house.duel()
    await answer(table, "red")
    await answer(table, "blue")
    first = ann.last(Update)
    assert (first.first, len(first.events), first.turn) == (1, 2, 1)
    asked_now = asked(table, "red")
    hand = session_of(table).position.hands["red"]
    wrong = [card for card in hand if card not in asked_now.options]
    assert [option for option, _, _ in first.disabled_options] == wrong
    assert bob.last(Update).disabled_options == ()
    eve = await house.come(table, "Eve")
    whole = eve.last(Update)
    assert (whole.first, len(whole.events), whole.turn) == (0, 3, 0)
    assert not whole.can_undo and whole.disabled_options == ()


# --- spectators who see hands -------------------------------------------------------------------
async def test_hands_are_seen_late_by_who_does_not_play_and_with_everybodys_consent(
    house: House,
) -> None:
    table, ann, _ = await house.duel(watch="all", delay=30)
    eve = await house.come(table, "Eve")
    assert await refused(table.consent("Eve", True)) == "consent-players"
    await table.consent("Ann", True)
    assert await refused(house.come(table, "Eve", through="red")) == "watch-hands"
    await table.consent("Bob", True)
    assert ann.room.consents == ("Ann", "Bob")
    assert await refused(house.come(table, "Eve", through="white")) == "watch-hands"
    assert await refused(house.come(table, "Ann", through="blue")) == "watch-hands"
    eve.heard.clear()
    await house.come(table, "Eve", through="red")
    assert [update.seat for update in eve.all(Update)] == [""]
    await answer(table, "red")
    house.clock.now += 29.5
    table.tell_late()
    assert [update.seat for update in eve.all(Update)] == [""]
    house.clock.now += 0.5
    table.tell_late()
    late = eve.all(Update)[1:]
    assert [(update.seat, update.first, len(update.events)) for update in late] == [
        ("red", 0, 0),
        ("red", 0, 1),
    ]
    assert "?" not in eve.view.hands["red"] and set(eve.view.hands["blue"]) == {"?"}
    assert not late[-1].can_undo and late[-1].turn == 0 and late[-1].disabled_options == ()
    await answer(table, "blue")
    await table.consent("Bob", False)
    await settled()
    assert eve.last(Update).seat == "" and set(eve.view.hands["red"]) == {"?"}
    assert eve.last(Update).first == 0
    seen = len(eve.all(Update))
    house.clock.now += 100
    table.tell_late()
    assert len(eve.all(Update)) == seen, "what still waited is never shown"
    assert ann.room.consents == ("Ann",)


async def test_where_hands_are_closed_no_consent_opens_them(house: House) -> None:
    table, *_ = await house.duel()
    for name in ("Ann", "Bob"):
        await table.consent(name, True)
    assert await refused(house.come(table, "Eve", through="red")) == "watch-hands"


async def test_consents_before_the_game_open_nothing(house: House) -> None:
    table, *_ = await house.duel(watch="all", start=False)
    for name in ("Ann", "Bob"):
        await table.consent(name, True)
    assert not table.all_consent()
    await table.start("Ann")
    assert table.all_consent()


async def test_consent_goes_with_the_player(house: House) -> None:
    table, _, bob = await house.duel(watch="all", delay=0)
    for name in ("Ann", "Bob"):
        await table.consent(name, True)
    table.leave(bob)
    assert table.consented == {"red": "Ann"} and not table.all_consent()
    assert await refused(table.consent("Bob", True)) == "consent-players"


# --- a bot for who is away ----------------------------------------------------------------------
async def three(house: House, **wish: Any) -> tuple[HostedTable, Guest, Guest, Guest]:
    table = await house.table(seats=dict.fromkeys(("red", "blue", "green"), ""), **wish)
    guests = await house.seat(table, red="Ann", blue="Bob", green="Cy")
    await table.start("Ann")
    return table, *guests


async def test_most_of_the_players_let_a_bot_play_for_who_is_away_long(house: House) -> None:
    table, ann, bob, cy = await three(house, absence=60)
    assert await refused(table.agree_to_bot("Eve", "blue", True)) == "agree-players"
    assert await refused(table.agree_to_bot("Ann", "blue", True)) == "agree-here"
    assert await refused(table.agree_to_bot("Ann", "red", True)) == "agree-nobody"
    assert await refused(table.agree_to_bot("Ann", "white", True)) == "agree-nobody"
    table.leave(bob)
    assert await refused(table.agree_to_bot("Bob", "red", True)) == "agree-elsewhere"
    house.clock.now += 59.9
    with pytest.raises(Refusal, match="ask again in 1 minutes"):
        await table.agree_to_bot("Ann", "blue", True)
    house.clock.now += 0.1
    await table.agree_to_bot("Ann", "blue", True)
    await table.agree_to_bot("Ann", "blue", True)
    assert cy.room.table.seats[1].agreed == ("Ann",)
    await table.agree_to_bot("Ann", "blue", False)
    assert cy.room.table.seats[1].agreed == ()
    await table.agree_to_bot("Cy", "blue", True)
    assert table.record.seats["blue"].stand_in == ""
    await table.agree_to_bot("Ann", "blue", True)
    assert table.record.seats["blue"] == SeatRecord(player="Bob", stand_in="first")
    assert read_record(table.folder).seats["blue"].stand_in == "first"
    assert ann.lines == ["bot-stands-in"] and ann.room.table.seats[1].agreed == ()
    assert await refused(table.agree_to_bot("Ann", "blue", True)) == "agree-already"
    await settled()
    await until(lambda: table.record.seats["blue"].answers)
    assert session_of(table).history.picks[0].seat == "blue"
    await house.come(table, "Bob")
    assert table.record.seats["blue"] == SeatRecord(player="Bob")
    assert bob.lines[-1] == "bot-stood-in" and ann.lines == ["bot-stands-in"]
    assert session_of(table) and table.local is not None
    assert table.local.players["blue"] == "human"


async def test_who_stops_being_there_no_longer_agrees_and_who_returns_ends_it(
    house: House,
) -> None:
    table, ann, bob, cy = await three(house, absence=60)
    table.leave(bob)
    house.clock.now += 100
    await table.agree_to_bot("Ann", "blue", True)
    table.leave(ann)
    assert cy.room.table.seats[1].agreed == ()
    await house.come(table, "Ann")
    await table.agree_to_bot("Ann", "blue", True)
    await house.come(table, "Bob")
    assert "blue" not in table.agreed


# --- talk ---------------------------------------------------------------------------------------
async def test_talk_is_heard_by_whom_it_is_for(house: House) -> None:
    table, ann, bob, cy = await three(house)
    eve, max = [await house.come(table, name) for name in ("Eve", "Max")]
    table.say("Ann", "to all", "")
    table.say("Ann", "psst", "blue")
    table.say("Eve", "among spectators", "")
    assert ann.lines == ["to all", "psst"] == bob.lines
    assert cy.lines == ["to all"]
    assert eve.lines == ["to all", "among spectators"] == max.lines
    line = bob.all(type(bob.heard[-1]))[-1]
    assert (line.player, line.seat, line.to, line.to_player) == ("Ann", "red", "blue", "Bob")
    for name, text, to, id in (
        ("Ann", " ", "", "say-empty"),
        ("Ann", "x", "red", "say-nobody"),
        ("Ann", "x", "white", "say-nobody"),
        ("Eve", "x", "red", "say-nobody"),
    ):
        with pytest.raises(Refusal) as told:
            table.say(name, text, to)
        assert told.value.id == id


async def test_nobody_whispers_to_a_bot(house: House) -> None:
    table = await house.table(seats={"red": "", "blue": "first"})
    await house.seat(table, red="Ann")
    with pytest.raises(Refusal):
        table.say("Ann", "psst", "blue")


# --- the end ------------------------------------------------------------------------------------
async def test_who_resigns_leaves_the_seat_to_a_bot_and_the_rest_play_on(house: House) -> None:
    table, ann, bob, _ = await three(house)
    assert await refused(table.resign("Eve")) == "resign-players"
    await table.agree_to_end("Ann", True)
    await table.resign("Bob")
    record = read_record(table.folder)
    assert record.seats["blue"] == SeatRecord(bot="first") and record.resigned == ["Bob"]
    assert bob.room.table.mine == "" and bob.last(Update).seat == ""
    assert set(bob.view.hands["blue"]) == {"?"}
    assert ann.lines == ["player-resigned"]
    assert table.record.state == "playing", "Cy has not agreed"
    await table.resign("Cy")
    assert table.record.state == "over" and table.record.ending == "abandoned"
    assert await refused(table.resign("Ann")) == "resign-players"


async def test_when_the_last_has_resigned_the_game_is_over(house: House) -> None:
    table, *_ = await house.duel()
    await table.resign("Ann")
    assert table.record.state == "playing"
    await table.resign("Bob")
    assert (table.record.state, table.record.ending) == ("over", "abandoned")


async def test_a_game_is_ended_by_most_of_its_people_and_all_who_are_there(house: House) -> None:
    table, ann, _, cy = await three(house)
    assert await refused(table.agree_to_end("Eve", True)) == "resign-players"
    await table.agree_to_end("Ann", True)
    await table.agree_to_end("Bob", True)
    assert table.record.state == "playing", "Cy is there and does not wish it"
    table.leave(cy)
    assert await refused(table.agree_to_end("Cy", True)) == "agree-elsewhere"
    await table.agree_to_end("Bob", False)
    assert table.record.state == "playing" and ann.room.agreed_to_end == ("Ann",)
    await table.agree_to_end("Bob", True)
    assert read_record(table.folder).ending == "abandoned"
    assert ann.lines == ["ended-abandoned"]
    assert ann.room.secret == table.record.secret
    assert ann.room.seed == session_of(table).header.seed
    assert ann.room.table.waiting_for == ()


async def test_one_alone_of_two_ends_nothing(house: House) -> None:
    table, _, bob = await house.duel()
    table.leave(bob)
    await table.agree_to_end("Ann", True)
    assert table.record.state == "playing"


@pytest.mark.parametrize(
    ("ending", "line"),
    [("abandoned", "ended-abandoned"), ("expired", "ended-expired"), ("closed", "ended-closed")],
)
async def test_a_game_is_ended_once_and_everybody_reads_why(
    house: House, ending: str, line: str
) -> None:
    table, ann, _ = await house.duel()
    await table.end(ending)
    await table.end("closed")
    assert (table.record.ending, ann.room.table.ending) == (ending, ending)
    assert ann.lines == [line]


async def test_a_table_that_waits_has_no_game_to_end(house: House) -> None:
    table = await house.table()
    await table.end("closed")
    assert (table.record.state, table.record.ending) == ("waiting", "")


async def test_a_game_that_ends_by_its_rules_is_over_with_its_dice_revealed(house: House) -> None:
    table, ann, _ = await house.duel()
    session = session_of(table)
    while session.outcome is None:
        await answer(table, table.asked[0].seat, table.asked[0].options[-1])
    assert (table.record.state, table.record.ending) == ("over", session.outcome.ending)
    assert ann.room.table.state == "over" and ann.room.seed == session.header.seed
    assert commitment_to(ann.room.secret) == ann.room.commitment
    assert ann.room.table.round == 4


# --- fetching -----------------------------------------------------------------------------------
async def test_the_game_is_fetched_by_its_players_when_it_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await three(house)
    await table.resign("Cy")
    assert await refused(table.file("Ann")) == "fetch-not"
    await table.end("closed")
    assert await refused(table.file("Eve")) == "fetch-not"
    for name in ("Ann", "Cy"):
        called, data = await table.file(name)
        assert called == f"duel-{table.record.id}.weimar"
        assert data == (table.folder / "game.weimar").read_bytes()
    monkeypatch.setattr(hosted_table, "_LARGEST_FILE", len(data))
    assert await table.file("Ann")
    monkeypatch.setattr(hosted_table, "_LARGEST_FILE", len(data) - 1)
    assert await refused(table.file("Ann")) == "game-unreadable"


# --- clocks and bots ----------------------------------------------------------------------------
async def test_a_bot_answers_when_time_is_over_and_everybody_reads_so(house: House) -> None:
    table, ann, _ = await house.duel(decision_clock=60)
    await answer(table, "blue")
    table.run_clock(59.0)
    ann2 = await house.come(table, "Ann")
    assert ann2.room.decision_clock == 60 and ann2.room.decision_left == 1.0
    await settled()
    assert asked(table, "red").kind == "stance"
    table.run_clock(1.0)
    await until(lambda: ann.lines == ["clock-over"])
    assert session_of(table).history.picks[-1].option == "guard"
    assert [question.bot for question, _ in house.bots.asked] == ["first"]
    assert table.record.seats["red"].stand_in == "", "only this once"


async def test_who_has_no_time_left_in_the_game_is_played_for_to_its_end(house: House) -> None:
    table, ann, _ = await house.duel(game_clock=100)
    await answer(table, "blue")
    table.run_clock(99.0)
    assert [seat.left for seat in table.state("Ann").seats] == [1.0, 100.0]
    table.run_clock(1.0)
    await until(lambda: table.record.seats["red"].stand_in == "first")
    await until(lambda: "clock-empty" in ann.lines)
    await house.come(table, "Ann")
    assert table.record.seats["red"].stand_in == "first", "coming back brings no time"


async def test_without_clocks_time_goes_by_for_nobody(house: House) -> None:
    table, ann, _ = await house.duel()
    table.run_clock(1e9)
    await settled()
    assert house.bots.asked == [] and ann.room.decision_left == -1.0
    assert [seat.left for seat in ann.room.table.seats] == [-1.0, -1.0]


async def test_a_bots_time_is_not_taken_from_it(house: House) -> None:
    table = await house.table(seats={"red": "", "blue": "first"}, game_clock=100)
    await house.seat(table, red="Ann")
    await table.start("Ann")
    table.run_clock(10.0)
    assert [seat.left for seat in table.state("Ann").seats] == [90.0, 100.0]


async def test_a_bot_is_told_what_its_seat_may_know_and_its_trouble_is_told(house: House) -> None:
    house.bots.trouble = "late"
    table = await house.table(seats={"red": "", "blue": "last"})
    (ann,) = await house.seat(table, red="Ann")
    await table.start("Ann")
    await until(lambda: session_of(table).history.picks)
    (question, patient), *_ = house.bots.asked
    view = DUEL.game.decode(question.view)
    assert set(view.hands["red"]) == {"?"} and "?" not in view.hands["blue"]
    assert (question.game, question.bot, question.quick, question.seat) == (
        "duel",
        "last",
        "first",
        "blue",
    )
    assert (question.digest, question.options) == ("duel-1", ("guard", "lunge", "wait"))
    assert question.seconds == house.host.bot_seconds and not patient
    assert session_of(table).header.seed not in question.seed
    assert ann.lines == ["bot-replaced"]
    assert table.talk.lines == [], "it is told to those who are here, and not kept"


async def test_bots_play_while_somebody_watches_or_plays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.table.answering._PACE_ALONE", 0.0)
    table = await house.table(seats={"red": "", "blue": "first"})
    (ann,) = await house.seat(table, red="Ann")
    await table.start("Ann")
    table.leave(ann)
    await until(lambda: session_of(table).history.picks)
    assert house.bots.asked[0][0].seat == "blue", "Ann will be asked when she comes back"
    lonely, *guests = await house.duel()
    await lonely.resign("Bob")
    await until(lambda: not asked_by_bots(lonely))
    for guest in guests:
        lonely.leave(guest)
    lonely.record.seats["red"].stand_in = "first"
    lonely.set_player("red")
    before = len(house.bots.asked)
    lonely.answering.wake()
    await settled()
    assert len(house.bots.asked) == before, "bots do not play for themselves"
    await house.come(lonely, "Eve")
    await until(lambda: len(house.bots.asked) > before)


def asked_by_bots(table: HostedTable) -> bool:
    return table.answering.asked() is not None


# --- idle tables --------------------------------------------------------------------------------
DAY = 86400.0


async def test_a_table_tells_how_many_days_it_has_once_they_are_few(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table = await house.table()
    (ann,) = await house.seat(table, red="Ann")
    house.calendar.now += 4.9 * DAY
    assert table.state("Ann").expires == -1.0
    table.warn()
    assert ann.lines == []
    house.calendar.now += 0.1 * DAY
    table.warn()
    assert table.state("Ann").expires == pytest.approx(5.0)
    table.warn()
    assert ann.lines == ["expires-soon"] and table.talk.lines[0].arguments == {"days": 5}
    house.calendar.now += 4.9 * DAY
    table.active()
    assert table.expires() == -1.0 and not table.record.warned
    house.calendar.now += 11 * DAY
    assert table.expires() == 0.0
    await house.close()


async def test_what_is_over_stays(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=10, playing=30, notice=5))
    table, *_ = await house.duel()
    house.calendar.now += 29 * DAY
    assert table.expires() == pytest.approx(1.0)
    await table.end("closed")
    house.calendar.now += 1000 * DAY
    assert table.expires() == -1.0
    await house.close()


async def test_where_tables_never_end_nobody_is_told(tmp_path: Path) -> None:
    house = House(tmp_path, expiry=Expiry(waiting=0, playing=0))
    table = await house.table()
    house.calendar.now += 10_000 * DAY
    assert table.expires() == -1.0
    assert await house.lobby.expire() == []
    await house.close()


# --- what is written later ----------------------------------------------------------------------
async def test_talk_and_clocks_are_written_before_long_and_at_the_end(house: House) -> None:
    table, *_ = await house.duel(decision_clock=600)
    assert table.due_for_writing, "that it has begun is soon written"
    await table.write_what_is_left()
    table.run_clock(10.0)
    assert not table.due_for_writing
    table.say("Ann", "hello", "")
    assert not read_record(table.folder).chat
    table.run_clock(20.0)
    assert table.due_for_writing
    await table.write_what_is_left()
    assert not table.due_for_writing
    record = read_record(table.folder)
    assert [line.text for line in record.chat] == ["hello"] and record.said == 1
    assert list(record.clock.used.values()) == [30.0, 30.0]
    table.say("Ann", "bye", "")
    await table.close()
    assert [line.text for line in read_record(table.folder).chat] == ["hello", "bye"]
    assert table.local is None


async def test_where_nothing_was_said_nothing_is_written(house: House) -> None:
    table, *_ = await house.duel()
    await table.write_what_is_left()
    table.run_clock(1000.0)
    assert not table.due_for_writing
    before = (table.folder / "table.json").stat().st_mtime_ns
    await table.write_what_is_left()
    assert (table.folder / "table.json").stat().st_mtime_ns == before


async def test_a_game_goes_on_after_the_server_was_off(house: House, tmp_path: Path) -> None:
    table, *_ = await house.duel(watch="all")
    await answer(table, "red")
    house.lobby.tables.clear()
    await table.close()
    again = House(tmp_path)
    (back,) = again.lobby.tables.values()
    assert back.asked[0].seat == "blue" and session_of(back).history.end == 1
    ann = await again.come(back, "Ann")
    assert ann.last(Update).seat == "red" and len(ann.last(Update).events) == 1
    assert ann.room.table.state == "playing"
    await answer(back, "blue")
    await again.close()


async def test_a_game_that_cannot_be_opened_is_told_of_in_a_line(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, *_ = await house.duel()
    await table.end("closed")
    await table.close()
    house.lobby.tables.clear()
    (table.folder / "game.weimar").write_text("Dear diary")
    again = House(tmp_path)
    (back,) = again.lobby.tables.values()
    assert await refused(again.come(back, "Ann")) == "game-unreadable"
    assert f"table {back.record.id}: " in caplog.text and back.guests == {}
    await again.close()


# --- a full disk --------------------------------------------------------------------------------
def full(*_: Any) -> None:
    raise SaveError("The table cannot be written: no space left on device.")


async def test_a_start_that_cannot_be_written_can_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = await house.duel(start=False)
    with monkeypatch.context() as patch:
        patch.setattr(game_table, "write_record", full)
        assert await refused(table.start("Ann")) == "disk-full"
    assert (table.record.state, table.local, table.asked) == ("waiting", None, ())
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.create", full)
        assert await refused(table.start("Ann")) == "disk-full"
    await table.start("Ann")
    assert ann.last(Update).seat == "red"


async def test_what_cannot_be_written_is_refused_and_nothing_of_it_told(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _ = await house.duel()
    heard = len(ann.heard)
    number = asked(table, "red").number
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        assert await refused(table.pick("Ann", number, "guard", 0)) == "disk-full"
    assert (table.turns["red"], len(ann.heard)) == (0, heard)
    await table.pick("Ann", number, "guard", 0)
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        assert await refused(table.undo("Ann", 1)) == "disk-full"
    assert table.turns["red"] == 1
    with monkeypatch.context() as patch:
        patch.setattr(game_table, "write_record", full)
        assert await refused(table.resign("Bob")) == "disk-full"
        table.say("Ann", "hello", "")
        await table.write_what_is_left()
    assert table.record.resigned == [] and caplog.text.count("no space left") == 4
    await table.write_what_is_left()
    assert [line.text for line in read_record(table.folder).chat] == ["hello"]


async def test_bots_try_again_ever_later_and_it_is_said_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        if seconds:
            waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr(answering.asyncio, "sleep", wait)
    monkeypatch.setattr(answering, "_RETRY", (5.0, 10.0))
    table = await house.table(seats={"red": "", "blue": "first"})
    (ann,) = await house.seat(table, red="Ann")
    with monkeypatch.context() as patch:
        patch.setattr("weimar_tui.kernel.disk.SaveFile.append", full)
        await table.start("Ann")
        for _ in range(2000):
            if len(waits) > 3:
                break
            await sleep(0.001)
    assert waits[:4] == [5.0, 10.0, 10.0, 10.0] and ann.lines == ["disk-waits"]
    for _ in range(2000):
        if session_of(table).history.picks:
            break
        await sleep(0.001)
    assert [pick.seat for pick in session_of(table).history.picks] == ["blue"]
    assert table.answering.stuck == 0 and ann.lines == ["disk-waits"]


# --- how the room is told -----------------------------------------------------------------------
async def test_the_lobby_lists_a_table_with_its_people(house: House) -> None:
    table, _, bob = await house.duel(title="Evening")
    state = table.state("Bob")
    assert (state.title, state.owner, state.mine, state.round) == ("Evening", "Ann", "blue", 1)
    assert state.seats == (
        SeatState(seat="red", player="Ann", present=True),
        SeatState(seat="blue", player="Bob", present=True),
    )
    assert table.state("Eve").mine == ""
    table.changed_in_lobby.clear()
    await answer(table, "red")
    assert table.changed_in_lobby.is_set()
    assert isinstance(bob.room, Room) and bob.room.table.waiting_for == ("blue",)
