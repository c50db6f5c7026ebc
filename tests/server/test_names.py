"""A player has one name in any spelling; two tables never have the same title."""

from __future__ import annotations

from pathlib import Path

from tests.server.hosted import Hosted, refused
from tests.server.served import Served, kinds
from weimar_tui.server.replies import Welcome
from weimar_tui.server.requests import Enter, MakeTable, Say


# --- spellings ----------------------------------------------------------------------------------
async def test_an_invitation_reaches_its_player_however_it_is_spelled(hosted: Hosted) -> None:
    hosted.lobby.names.enrolled = lambda: ["Ann", "Karl"]
    table = await hosted.table(public=False, invited=("karl", "KARL"))
    assert table.record.invited == ["Karl"]
    assert await hosted.lobby.find("Karl", table.record.id) is table
    assert [seen.id for seen in hosted.listed("Karl")] == [table.record.id]
    await hosted.come(table, "Karl")


async def test_an_invitation_written_down_otherwise_reaches_its_player_too(hosted: Hosted) -> None:
    table = await hosted.table(public=False)
    table.record.invited.append("KARL")
    await hosted.come(table, "Karl")


async def test_nobody_is_invited_who_cannot_come(hosted: Hosted) -> None:
    hosted.lobby.names.enrolled = lambda: ["Ann", "Karl"]
    assert await refused(hosted.table(invited=("Carl",))) == "invite-unknown"
    assert not hosted.lobby.tables


async def test_where_anybody_can_come_anybody_can_be_invited(hosted: Hosted) -> None:
    table = await hosted.table(public=False, invited=("Carl",))
    assert table.record.invited == ["Carl"]


async def test_a_player_who_logs_in_is_who_they_are_in_every_spelling(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.server.lobby.names.enrolled = lambda: ["Karl"]
    karl = await served.come("karl")
    (welcome,) = [reply for reply in karl.writer.heard if isinstance(reply, Welcome)]
    assert welcome.name == "Karl"
    await served.hosted.close()


# --- limits of a player -------------------------------------------------------------------------
async def test_another_connection_of_a_player_does_not_let_them_talk_more(tmp_path: Path) -> None:
    served = Served(tmp_path, chat_at_once=2)
    one, other = await served.come("Ann"), await served.come("ann")
    assert kinds(await one.say(Say(table="", text="a"), Say(table="", text="b"))) == [
        "chat",
        "chat",
    ]
    assert kinds(await other.say(Say(table="", text="c")))[-1:] == ["refused"]
    await one.hang_up()
    again = await served.come("ANN")
    assert kinds(await again.say(Say(table="", text="d")))[-1:] == ["refused"]
    bob = await served.come("Bob")
    assert kinds(await bob.say(Say(table="", text="e")))[-1:] == ["chat"]
    await served.hosted.close()


# --- titles -------------------------------------------------------------------------------------
async def test_titles_that_only_differ_in_how_accents_are_coded_are_the_same(
    hosted: Hosted,
) -> None:
    whole, apart = "Caf\u00e9", "Cafe\u0301"
    tables = [await hosted.table(title=title) for title in (whole, apart)]
    assert [table.record.title for table in tables] == [whole, f"{whole} 2"]


async def test_two_tables_never_share_a_title(hosted: Hosted) -> None:
    titles = ("Friday", "friday", "", "", "Friday", "x" * 40, "x" * 40)
    tables = [await hosted.table(title=title) for title in titles]
    found = [table.record.title for table in tables]
    assert found == [
        "Friday",
        "friday 2",
        "Ann's table",
        "Ann's table 2",
        "Friday 3",
        "x" * 40,
        "x" * 38 + " 2",
    ]


async def test_a_title_of_a_finished_table_is_not_given_again(hosted: Hosted) -> None:
    table = await hosted.table(title="Friday")
    await hosted.seat(table, red="Ann", blue="Bob")
    await table.seating.start("Ann")
    await table.end("closed")
    assert (await hosted.table(title="Friday")).record.title == "Friday 2"


async def test_tables_made_at_the_same_time_have_titles_of_their_own(tmp_path: Path) -> None:
    served = Served(tmp_path)
    ann, bob = await served.come("Ann"), await served.come("Bob")
    for line in (ann, bob):
        await line.say(MakeTable(title="Friday"))
    titles = {table.record.title for table in served.server.lobby.tables.values()}
    assert titles == {"Friday", "Friday 2"}
    await ann.say(Enter(table=next(iter(served.server.lobby.tables))))
    await served.hosted.close()
