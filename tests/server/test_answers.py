"""Answers at a table of a host, and what every connection is sent about them."""

from __future__ import annotations

import asyncio

import pytest
from weimar_duel.rules import Drew, Duel

from tests.server.hosted import Guest, Hosted, answer, asked, refused, session_of, three
from weimar_tui.kernel.journal import read_save
from weimar_tui.server.host import Refusal
from weimar_tui.server.replies import Chat, SeatState, TableStatus, Update
from weimar_tui.server.server_table import ServerTable

pytestmark = pytest.mark.usefixtures("duel")


# --- answers ------------------------------------------------------------------------------------
async def test_a_whisper_is_for_the_person_meant_and_nobody_else(hosted: Hosted) -> None:
    """The writer to Bob does not know that Cy has taken the seat in the meantime."""
    table, ann, bob = await hosted.duel(start=False)
    (cy,) = [await hosted.come(table, "Cy")]
    await table.seating.stand("Bob")
    await table.seating.sit("Cy", "blue")
    with pytest.raises(Refusal) as told:
        table.say("Ann", "Bob, Cy must not win", "blue", "Bob")
    assert told.value.id == "say-moved" and told.value.arguments == {"name": "Bob"}
    with pytest.raises(Refusal):
        table.say("Ann", "whoever sits there", "blue")
    assert cy.lines == bob.lines == ann.lines == []
    table.say("Ann", "hello Cy", "blue", "Cy")
    assert cy.lines == ["hello Cy"] and bob.lines == []


async def test_only_the_open_question_to_ones_own_seat_is_answered_and_once(
    hosted: Hosted,
) -> None:
    table, _, bob = await hosted.duel()
    mine, his = asked(table, "red"), asked(table, "blue")
    assert await refused(table.pick("Eve", mine.number, "guard", 0)) == "seat-none"
    assert await refused(table.pick("Ann", his.number, "guard", 0)) == "question-closed"
    assert await refused(table.pick("Ann", 99, "guard", 0)) == "question-closed"
    assert await refused(table.pick("Ann", mine.number, "guard", 1)) == "question-closed"
    assert await refused(table.pick("Ann", mine.number, "dance", 0)) == "answer-unknown"
    assert table.local is not None
    assert await refused(table.play(table.local, "red", mine.number, "dance")) == "question-closed"
    assert session_of(table).history.end == 0
    await table.pick("Ann", mine.number, "guard", 0)
    assert table.turns == {"red": 1} and bob.status.table.waiting_for == ("blue",)
    assert [pick.option for pick in read_save(table.file.folder / "game.weimar").picks] == ["guard"]
    assert await refused(table.pick("Ann", mine.number, "guard", 0)) == "question-closed"


async def test_nobody_answers_for_a_bot_or_before_the_game(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(start=False)
    assert await refused(table.pick("Ann", 1, "guard", 0)) == "game-none"
    await table.seating.start("Ann")
    table.record.seats["red"].stand_in = "last"
    table.set_player("red")
    number = asked(table, "red").number
    assert await refused(table.pick("Ann", number, "guard", 0)) == "question-bot"
    table.record.seats["red"].stand_in = ""
    table.set_player("red")
    await table.pick("Ann", number, "guard", 0)


async def test_ones_last_answer_is_taken_back_while_nothing_was_revealed(
    hosted: Hosted,
) -> None:
    table, ann, bob = await hosted.duel()
    assert await refused(table.undoing.undo("Ann", 0)) == "undo-late"
    await answer(table, "red")
    assert ann.last(Update).can_undo and not bob.last(Update).can_undo
    assert await refused(table.undoing.undo("Ann", 0)) == "undo-late", "an old screen"
    assert await refused(table.undoing.undo("Bob", 0)) == "undo-late"
    assert await refused(table.undoing.undo("Eve", 0)) == "seat-none"
    await table.undoing.undo("Ann", 1)
    assert table.turns["red"] == 2 and asked(table, "red").kind == "stance"
    update = bob.last(Update)
    assert (update.first, update.events) == (0, ()), "what was told of it is gone"
    await answer(table, "red")
    await answer(table, "blue")
    assert await refused(table.undoing.undo("Ann", table.turns["red"])) == "undo-late"


async def test_an_old_screen_of_whose_answer_went_with_anothers_answers_nothing(
    hosted: Hosted,
) -> None:
    """Free undo takes back what others did since, so their turns are over too."""
    table, *_ = await hosted.duel()
    session_of(table).free_undo = True
    await answer(table, "red")
    await answer(table, "blue")
    turn = table.turns["blue"]
    await table.undoing.undo("Ann", table.turns["red"])
    assert session_of(table).history.picks == []
    question = asked(table, "blue")
    assert (
        await refused(table.pick("Bob", question.number, question.options[0], turn))
        == "question-closed"
    )
    await answer(table, "blue")


async def test_an_answer_is_taken_back_only_so_often(hosted: Hosted) -> None:
    """Each undo makes the save longer; one that was too long could not be opened any more."""
    table, *_ = await hosted.duel()
    for _ in range(20):
        await answer(table, "red")
        await table.undoing.undo("Ann", table.turns["red"])
    await answer(table, "red")
    assert await refused(table.undoing.undo("Ann", table.turns["red"])) == "undo-often"
    await answer(table, "blue")
    assert {made.seat for made in session_of(table).history.picks} == {"red", "blue"}


async def test_what_cannot_be_undone_or_answered_is_refused_without_waiting(
    hosted: Hosted,
) -> None:
    """The duration of a refusal used to reveal that another player was answering."""
    table, *_ = await hosted.duel(watch="all")
    number = asked(table, "red").number
    async with table.lock, asyncio.timeout(5):
        assert await refused(table.undoing.undo("Bob", table.turns["blue"])) == "undo-late"
        assert await refused(table.pick("Bob", number, "guard", 0)) == "question-closed"
        assert await refused(table.since_turn("Eve")) == "seat-none"
        assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-here"
        assert await refused(table.votes.agree_to_end("Eve", True)) == "resign-players"
        assert await refused(table.votes.consent("Eve", True)) == "consent-players"
        assert await refused(hosted.come(table, "Eve", through="red")) == "watch-hands"


async def test_what_the_others_did_is_told_to_who_sits(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(start=False)
    assert await refused(table.since_turn("Eve")) == "seat-none"
    assert await refused(table.since_turn("Ann")) == "game-none"
    await table.seating.start("Ann")
    await answer(table, "blue")
    told = await table.since_turn("Ann")
    assert (told.table, told.seat) == (table.record.id, "red")
    assert [(one.first, one.last) for one in told.passages] == [(0, 1)]


async def test_updates_say_what_is_new_and_what_cannot_be_chosen(hosted: Hosted) -> None:
    table, ann, bob = await hosted.duel()
    await answer(table, "red")
    await answer(table, "blue")
    first = ann.last(Update)
    assert (first.first, len(first.events), first.turn) == (1, 2, 1)
    asked_now = asked(table, "red")
    hand = session_of(table).position.hands["red"]
    wrong = [card for card in hand if card not in asked_now.options]
    assert [option for option, _, _ in first.disabled_options] == wrong
    assert bob.last(Update).disabled_options == ()
    eve = await hosted.come(table, "Eve")
    whole = eve.last(Update)
    assert (whole.first, len(whole.events), whole.turn) == (0, 3, 0)
    assert not whole.can_undo and whole.disabled_options == ()


async def test_a_card_drawn_is_told_to_who_drew_it_and_to_nobody_else(hosted: Hosted) -> None:
    table, ann, bob = await hosted.duel()
    assert ann.last(Update).turn == bob.last(Update).turn == 0
    eve = await hosted.come(table, "Eve")
    session_of(table).position.hands["red"] = ["strike2-red"]  # whatever the deal
    await answer(table, "red")
    await answer(table, "blue")
    await answer(table, "red")
    while asked_kind(table) == "answer":
        await answer(table, table.asked[0].seat, "pass")

    def drawn(connection: Guest) -> list[str]:
        told = [Duel().decode_event(data) for data in connection.last(Update).events]
        return [event.card for event in told if isinstance(event, Drew)]

    (card,) = drawn(ann)
    assert card in session_of(table).position.hands["red"]
    assert drawn(bob) == drawn(eve) == ["?"]


def asked_kind(table: ServerTable) -> str:
    return table.asked[0].kind


# --- talk ---------------------------------------------------------------------------------------
async def test_talk_is_heard_by_whom_it_is_for(hosted: Hosted) -> None:
    table, ann, bob, cy = await three(hosted)
    eve, max = [await hosted.come(table, name) for name in ("Eve", "Max")]
    table.say("Ann", "to all", "")
    table.say("Ann", "psst", "blue", "Bob")
    table.say("Eve", "among spectators", "")
    assert ann.lines == ["to all", "psst"] == bob.lines
    assert cy.lines == ["to all"]
    assert eve.lines == ["to all", "among spectators"] == max.lines
    line = bob.all(type(bob.heard[-1]))[-1]
    assert isinstance(line, Chat)
    assert (line.player, line.seat, line.to, line.to_player) == (
        "Ann",
        "red",
        "blue",
        "Bob",
    )
    for name, text, to, id in (
        ("Ann", " ", "", "say-empty"),
        ("Ann", "x", "red", "say-nobody"),
        ("Ann", "x", "white", "say-nobody"),
        ("Eve", "x", "red", "say-nobody"),
    ):
        with pytest.raises(Refusal) as told:
            table.say(name, text, to)
        assert told.value.id == id


async def test_nobody_whispers_to_a_bot(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "first"})
    await hosted.seat(table, red="Ann")
    with pytest.raises(Refusal):
        table.say("Ann", "psst", "blue", "Bob")


# --- how the table is told -----------------------------------------------------------------------
async def test_the_lobby_lists_a_table_with_its_people(hosted: Hosted) -> None:
    table, _, bob = await hosted.duel(title="Evening")
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
    assert isinstance(bob.status, TableStatus) and bob.status.table.waiting_for == ("blue",)
