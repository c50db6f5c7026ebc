"""The effect of each message to a table server."""

from __future__ import annotations

import pytest

from tests.server.served import Line, Served, Writer, kinds, refusal
from tests.server.serving import local_of
from weimar_tui.server.client import Client
from weimar_tui.server.limits import Buckets
from weimar_tui.server.replies import GameFile, Passages, TableStatus
from weimar_tui.server.requests import (
    AddWord,
    AgreeToBot,
    AgreeToEnd,
    CloseTable,
    Consent,
    Enter,
    Exit,
    Fetch,
    Hello,
    MakeTable,
    PickOption,
    Resign,
    Say,
    SetWish,
    SinceTurn,
    Sit,
    Stand,
    Start,
    UndoPick,
)
from weimar_tui.server.wire import VERSION, Wish


# --- tables -------------------------------------------------------------------------------------
async def test_a_whole_evening_by_messages(served: Served) -> None:
    ann, bob = await served.come("Ann"), await served.come("Bob")
    (status,) = await ann.say(MakeTable(title="Evening"))
    id = status.table.id
    assert isinstance(status, TableStatus) and status.table.title == "Evening"
    assert kinds(await bob.say(Enter(table=id))) == ["room"]
    await ann.say(Sit(table=id, seat="red"))
    await ann.say(Stand(table=id))
    assert served.table().seat_of("Ann") == ""
    await ann.say(Sit(table=id, seat="red"), AddWord(table=id, word="spring"))
    await bob.say(Sit(table=id, seat="blue"))
    await ann.say(Start(table=id))
    table = served.table()
    assert table.record.words == {"Ann": "spring"} and table.local is not None
    number = table.asked[0].number
    await ann.say(PickOption(table=id, decision=number, option="guard", turn=0))
    assert [pick.option for pick in local_of(table).session.history.picks] == ["guard"]
    await ann.say(UndoPick(table=id, turn=1))
    assert local_of(table).session.history.picks == []
    (told,) = await bob.say(SinceTurn(table=id))
    assert isinstance(told, Passages) and told.passages == ()
    await ann.say(Say(table=id, text="psst", to="blue", person="Bob"))
    assert [(line.text, line.to_player) for line in table.talk.lines] == [("psst", "Bob")]
    await ann.say(Consent(table=id))
    assert table.votes.consented == {"red": "Ann"}
    await ann.say(Consent(table=id, yes=False))
    assert table.votes.consented == {}
    assert (await refusal(ann, AgreeToBot(table=id, seat="blue")))[1] == "agree-here"
    await ann.say(AgreeToEnd(table=id))
    assert table.votes.agreed_to_end() == ["Ann"]
    await ann.say(AgreeToEnd(table=id, yes=False))
    assert table.votes.agreed_to_end() == []
    await bob.say(Resign(table=id))
    assert table.record.resigned == ["Bob"]
    await ann.say(AgreeToEnd(table=id))
    assert table.record.state == "over"
    (file,) = await ann.say(Fetch(table=id))
    assert isinstance(file, GameFile) and file.data.startswith(b"{")


async def test_whoever_goes_back_to_the_lobby_is_told_of_it_at_once(served: Served) -> None:
    ann, bob = await served.come("Ann"), await served.come("Bob")
    (status,) = await ann.say(MakeTable())
    await bob.say(Enter(table=status.table.id))
    told = await bob.say(Exit())
    assert kinds(told) == ["tables"]
    assert [table.watchers for table in told[0].tables] == [1] and told[0].here == ("Ann", "Bob")
    assert [connection.name for connection in served.table().audience.connections] == ["Ann"]
    assert kinds(await bob.say(Exit())) == ["tables"]


async def test_of_those_who_are_there_a_hundred_are_named(served: Served) -> None:
    for number in range(101):
        limits, show = served.server.host.limits, served.server.audience.show
        client = Client(limits, Writer(), show)  # type: ignore[arg-type]
        client.name = f"name-{number:03}"
        served.server.clients.add(client)
    assert (await served.come("Ann")).writer.heard[1].here[1:] == tuple(
        f"name-{number:03}" for number in range(99)
    )


async def test_one_is_at_one_table_at_a_time(served: Served) -> None:
    ann = await served.come("Ann")
    (first,) = await ann.say(MakeTable(title="first"))
    second = [r for r in await ann.say(MakeTable(title="second")) if isinstance(r, TableStatus)][-1]
    tables = served.server.lobby.tables
    assert [len(table.audience.connections) for table in tables.values()] == [0, 1]
    # entering the same table again keeps the seat and sends everything again
    told = await ann.say(Enter(table=second.table.id))
    assert kinds(told) == ["room"]
    assert (await refusal(ann, Enter(table="nowhere")))[1] == "table-unknown"
    assert [len(table.audience.connections) for table in tables.values()] == [0, 1]
    assert (await refusal(ann, Say(table=first.table.id, text="x")))[1] == "say-elsewhere"


async def test_who_may_not_look_through_a_seat_stays_where_they_are(served: Served) -> None:
    ann, eve = await served.come("Ann"), await served.come("Eve")
    (status,) = await ann.say(MakeTable())
    id = status.table.id
    wish = Enter(table=id, through="red")
    assert (await refusal(eve, wish))[1] == "watch-hands"
    assert [connection.name for connection in served.table().audience.connections] == ["Ann"]
    await eve.say(Enter(table=id))
    assert (await refusal(eve, wish))[1] == "watch-hands"
    assert [connection.name for connection in served.table().audience.connections] == ["Ann", "Eve"]
    (other,) = [r for r in await ann.say(MakeTable()) if isinstance(r, TableStatus)]
    assert (await refusal(eve, Enter(table=other.table.id, through="red")))[1] == "watch-hands"
    assert [len(table.audience.connections) for table in served.server.lobby.tables.values()] == [
        0,
        1,
    ]


async def test_talk_is_slow(served: Served) -> None:
    served.server.requests.chat_limits = Buckets(rate=0.5, burst=2)
    ann = await served.come("Ann")
    (status,) = await ann.say(MakeTable())
    line = Say(table=status.table.id, text="x")
    assert kinds(await ann.say(line, line, line)) == ["chat", "chat", "refused"]
    assert await refusal(ann, line) == ("say", "say-slowly")


async def test_who_hangs_up_has_left_the_table(served: Served) -> None:
    ann, bob = await served.come("Ann"), await served.come("Bob")
    (status,) = await ann.say(MakeTable())
    await bob.say(Enter(table=status.table.id))
    served.server.lobby.changed.clear()
    await ann.hang_up()
    assert [connection.name for connection in served.table().audience.connections] == ["Bob"]
    assert served.server.lobby.changed.is_set()
    assert [client.name for client in served.server.clients] == ["Bob"]
    assert ann.writer.closing
    cy = await served.come("Cy")
    served.server.lobby.changed.clear()
    await cy.hang_up()
    assert served.server.lobby.changed.is_set(), "who was in the lobby is missed there too"


async def test_a_table_taken_away_leads_its_people_back_to_the_lobby(served: Served) -> None:
    ann, bob, cy = [await served.come(name) for name in ("Ann", "Bob", "Cy")]
    (status,) = await ann.say(MakeTable())
    id = status.table.id
    await bob.say(Enter(table=id))
    assert (await refusal(bob, CloseTable(table=id)))[1] == "close-owner"
    before, elsewhere = len(bob.writer.heard), len(cy.writer.heard)
    assert "tables" in kinds(await ann.say(CloseTable(table=id)))
    *_, lobby, why = bob.writer.heard[before:]
    assert kinds([lobby, why]) == ["tables", "chat"] and lobby.tables == ()
    assert (why.id, why.table, why.arguments["owner"]) == ("removed-by-owner", "", "Ann")
    assert len(cy.writer.heard) == elsewhere, "who is in the lobby hears of it by and by"
    assert served.server.lobby.changed.is_set()
    assert all(client.table is None for client in served.server.clients)


async def test_a_wish_is_kept_for_the_next_time(served: Served) -> None:
    ann = await served.come("Ann")
    assert await ann.say(SetWish(wish=Wish(ring="bell"))) == []
    await ann.hang_up()
    line = Line(served.server)
    welcome, *_ = await line.say(Hello(version=VERSION, name="Ann"))
    assert welcome.wish == Wish(ring="bell")


async def test_a_wish_that_cannot_be_written_is_refused(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.come("Ann")
    (served.server.host.folder / "wishes.json.part").mkdir()
    assert await refusal(ann, SetWish(wish=Wish(ring="bell"))) == ("set-wish", "disk-full")
    assert served.server.prefs.of("Ann") == Wish() and "cannot be saved" in caplog.text
