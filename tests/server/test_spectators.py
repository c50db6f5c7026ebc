"""Who sees hands at a table, and who plays for absent players."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.hosted import Hosted, answer, refused, session_of, settled, three
from tests.waiting import until
from weimar_tui.server.host import Refusal
from weimar_tui.server.record import SeatRecord, read_record
from weimar_tui.server.replies import Update

pytestmark = pytest.mark.usefixtures("duel")


# --- spectators who see hands -------------------------------------------------------------------
async def test_hands_are_seen_late_by_who_does_not_play_and_with_everybodys_consent(
    hosted: Hosted,
) -> None:
    table, ann, _ = await hosted.duel(watch="all", delay=30)
    eve = await hosted.come(table, "Eve")
    assert await refused(table.votes.consent("Eve", True)) == "consent-players"
    await table.votes.consent("Ann", True)
    assert await refused(hosted.come(table, "Eve", through="red")) == "watch-hands"
    await table.votes.consent("Bob", True)
    assert ann.status.consents == ("Ann", "Bob")
    assert await refused(hosted.come(table, "Eve", through="white")) == "watch-hands"
    assert await refused(hosted.come(table, "Ann", through="blue")) == "watch-hands"
    eve.heard.clear()
    await hosted.come(table, "Eve", through="red")
    assert [update.seat for update in eve.all(Update)] == [""]
    await answer(table, "red")
    hosted.clock.now += 29.5
    table.audience.send_due()
    assert [update.seat for update in eve.all(Update)] == [""]
    hosted.clock.now += 0.5
    table.audience.send_due()
    late = eve.all(Update)[1:]
    assert [(update.seat, update.first, len(update.events)) for update in late] == [
        ("red", 0, 0),
        ("red", 0, 1),
    ]
    assert "?" not in eve.view.hands["red"] and set(eve.view.hands["blue"]) == {"?"}
    assert not late[-1].can_undo and late[-1].turn == 0 and late[-1].disabled_options == ()
    await answer(table, "blue")
    await table.votes.consent("Bob", False)
    await settled()
    assert eve.last(Update).seat == "" and set(eve.view.hands["red"]) == {"?"}
    assert eve.last(Update).first == 0
    assert not table._tasks, "what was done later is done and forgotten"
    seen = len(eve.all(Update))
    hosted.clock.now += 100
    table.audience.send_due()
    assert len(eve.all(Update)) == seen, "what still waited is never shown"
    assert ann.status.consents == ("Ann",)


async def test_of_many_picks_in_a_short_time_none_is_lost_on_who_sees_them_late(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two picks are then shown together, when the later one is old enough."""
    monkeypatch.setattr("weimar_tui.server.subscription._MOST_LATE", 2)
    table, *_ = await hosted.duel(watch="all", delay=30)
    for name in ("Ann", "Bob"):
        await table.votes.consent(name, True)
    eve = await hosted.come(table, "Eve", through="red")
    for _ in range(6):
        await answer(table, table.asked[0].seat)
    hosted.clock.now += 31
    table.audience.send_due()
    events: list[bytes] = []
    late = [update for update in eve.all(Update) if update.seat == "red"]
    for update in late:
        events = [*events[: update.first], *map(bytes, update.events)]
    told = [event.seen_by("red") for event in session_of(table).events]
    assert len(late) <= 3 and events == [msgspec.json.encode(event) for event in told]
    assert len(events) > 3


async def test_where_hands_are_closed_no_consent_opens_them(hosted: Hosted) -> None:
    table, *_ = await hosted.duel()
    for name in ("Ann", "Bob"):
        await table.votes.consent(name, True)
    assert await refused(hosted.come(table, "Eve", through="red")) == "watch-hands"


async def test_consents_before_the_game_open_nothing(hosted: Hosted) -> None:
    table, *_ = await hosted.duel(watch="all", start=False)
    for name in ("Ann", "Bob"):
        await table.votes.consent(name, True)
    assert not table.votes.all_consent()
    await table.seating.start("Ann")
    assert table.votes.all_consent()


async def test_consent_goes_with_the_player(hosted: Hosted) -> None:
    table, _, bob = await hosted.duel(watch="all", delay=0)
    for name in ("Ann", "Bob"):
        await table.votes.consent(name, True)
    table.leave(bob)
    assert table.votes.consented == {"red": "Ann"} and not table.votes.all_consent()
    assert await refused(table.votes.consent("Bob", True)) == "consent-players"


# --- a bot for who is away ----------------------------------------------------------------------
async def test_most_of_the_players_let_a_bot_play_for_who_is_away_long(hosted: Hosted) -> None:
    table, ann, bob, cy = await three(hosted, absence=60)
    assert await refused(table.votes.agree_to_bot("Eve", "blue", True)) == "agree-players"
    assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-here"
    assert await refused(table.votes.agree_to_bot("Ann", "red", True)) == "agree-nobody"
    assert await refused(table.votes.agree_to_bot("Ann", "white", True)) == "agree-nobody"
    table.leave(bob)
    assert await refused(table.votes.agree_to_bot("Bob", "red", True)) == "agree-elsewhere"
    hosted.clock.now += 59.9
    table.audience.send_status()
    assert cy.status.stand_ins == {"blue": 1}, "whoever is here sees when it can be agreed to"
    with pytest.raises(Refusal, match=r"agree-early .*minutes=1"):
        await table.votes.agree_to_bot("Ann", "blue", True)
    hosted.clock.now += 0.1
    table.audience.send_status()
    assert cy.status.stand_ins == {}
    await table.votes.agree_to_bot("Ann", "blue", True)
    await table.votes.agree_to_bot("Ann", "blue", True)
    assert cy.status.table.seats[1].agreed == ("Ann",)
    await table.votes.agree_to_bot("Ann", "blue", False)
    assert cy.status.table.seats[1].agreed == ()
    await table.votes.agree_to_bot("Cy", "blue", True)
    assert table.record.seats["blue"].stand_in == ""
    await table.votes.agree_to_bot("Ann", "blue", True)
    assert table.record.seats["blue"] == SeatRecord(player="Bob", stand_in="first")
    assert read_record(table.file.folder).seats["blue"].stand_in == "first"
    assert (
        ann.lines == ["vote-bot", "vote-bot", "bot-stands-in"]
        and ann.status.table.seats[1].agreed == ()
    )
    assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-already"
    await settled()
    await until(lambda: table.record.seats["blue"].answers)
    assert session_of(table).history.picks[0].seat == "blue"
    await hosted.come(table, "Bob")
    replaced = sum(pick.seat == "blue" for pick in session_of(table).history.picks)
    assert table.record.seats["blue"] == SeatRecord(player="Bob", replaced=replaced)
    assert bob.lines[-1] == "bot-stood-in" and ann.lines[-1] == "bot-stands-in"
    assert session_of(table) and table.local is not None
    assert table.local.players["blue"] == "human"


async def test_who_stops_being_there_no_longer_agrees_and_who_returns_ends_it(
    hosted: Hosted,
) -> None:
    table, ann, bob, cy = await three(hosted, absence=60)
    table.leave(bob)
    hosted.clock.now += 100
    await table.votes.agree_to_bot("Ann", "blue", True)
    table.leave(ann)
    assert cy.status.table.seats[1].agreed == ()
    await hosted.come(table, "Ann")
    await table.votes.agree_to_bot("Ann", "blue", True)
    await hosted.come(table, "Bob")
    assert "blue" not in table.votes.agreed_to_bot()


async def test_those_who_are_away_for_long_do_not_decide_but_those_just_gone_do(
    hosted: Hosted,
) -> None:
    table, ann, bob, cy = await three(hosted, absence=60)
    table.leave(bob)
    hosted.clock.now += 100
    table.leave(cy)
    await table.votes.agree_to_bot("Ann", "blue", True)
    (vote,) = ann.status.votes
    assert (vote.seat, vote.agreed, vote.missing, vote.more) == ("blue", ("Ann",), ("Cy",), 1)
    assert not table.record.seats["blue"].stand_in
    hosted.clock.now += 60
    await table.votes.agree_to_bot("Ann", "blue", True)
    assert table.record.seats["blue"].stand_in == "first"


async def test_bots_are_agreed_to_in_a_game_and_for_people(hosted: Hosted) -> None:
    table = await hosted.table(seats={"red": "", "blue": "", "green": "first"}, absence=3600)
    _, bob = await hosted.seat(table, red="Ann", blue="Bob")
    table.leave(bob)
    assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-players"
    await table.seating.start("Ann")
    assert await refused(table.votes.agree_to_bot("Ann", "green", True)) == "agree-nobody"
    with pytest.raises(Refusal, match=r"agree-early .*minutes=60"):
        await table.votes.agree_to_bot("Ann", "blue", True)
    await table.end("closed")
    hosted.clock.now += 10_000
    assert await refused(table.votes.agree_to_bot("Ann", "blue", True)) == "agree-players"
