"""Players who have blocked each other: neither chat, nor seats at one table, nor invitations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.club.three_players import NOW, club_of_three, people
from tests.server.hosted import answer
from tests.server.served import Line, Served, refusal
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import accounts, home, membership
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.replies import Chat, Home, Tables
from weimar_tui.server.requests import (
    AskHome,
    Befriend,
    Block,
    Enter,
    Exit,
    FilterTables,
    Invite,
    MakeTable,
    Say,
    Sit,
)
from weimar_tui.server.wire import TableFilter


def test_a_block_is_a_list_of_its_own_and_ends_a_friendship(database: Database) -> None:
    ann, bob, cy = people(database, "Ann", "Bob", "Cy")
    database.write(home.befriend, ann, bob, NOW)
    for other in (cy, bob, bob):
        database.write(home.block, ann, other, NOW)
    assert database.read(home.blocked, ann) == ["Bob", "Cy"]
    assert database.read(home.friends, ann) == []
    apart = {"ann": {"bob", "cy"}, "bob": {"ann"}, "cy": {"ann"}}
    assert database.read(home.apart) == apart
    database.write(home.unblock, ann, bob)
    assert database.read(home.apart) == {"ann": {"cy"}, "cy": {"ann"}}
    deleted = database.read(accounts.by_id, cy)
    assert deleted is not None
    database.write(membership.delete, deleted, NOW, "[former player]")
    assert database.read(home.apart) == {}


def test_a_list_of_blocked_players_is_full_some_day(database: Database) -> None:
    ann, *others = people(database, "Ann", *(f"A{n}" for n in range(201)))
    for other in others[:200]:
        database.write(home.block, ann, other, NOW)
    with pytest.raises(KernelError, match="blocked-many"):
        database.write(home.block, ann, others[200], NOW)


@pytest.fixture
def club(served: Served, database: Database) -> Club:
    return club_of_three(served, database)


def chats(replies: list[Any]) -> list[str]:
    return [one.text for one in replies if isinstance(one, Chat) and one.player]


def listed(line: Line) -> set[str]:
    shown = next(one for one in reversed(line.writer.heard) if isinstance(one, Tables))
    return {table.title for table in shown.tables}


@pytest.mark.usefixtures("club", "duel")
async def test_the_lobby_hides_chat_and_free_seats_both_ways(served: Served) -> None:
    ann, bob, cy = [await served.come(name) for name in ("Ann", "Bob", "Cy")]
    await bob.say(Say(table="", text="before"))
    make = served.server.lobby.maker.make
    for owner in ("Ann", "Bob", "Cy"):
        await make(owner, MakeTable(title=f"of {owner}"))
    shown = next(one for one in await ann.say(Block(person="bob")) if isinstance(one, Home))
    assert shown.blocked == ("Bob",)
    for line in (ann, bob, cy):
        await line.say(FilterTables(filter=TableFilter()))
    assert listed(ann) == {"of Ann", "of Cy"}
    assert listed(bob) == {"of Bob", "of Cy"}
    assert listed(cy) == {"of Ann", "of Bob", "of Cy"}
    before = [len(line.writer.heard) for line in (ann, bob, cy)]
    await bob.say(Say(table="", text="from Bob"))
    await ann.say(Say(table="", text="from Ann"))
    heard = [
        chats(line.writer.heard[start:]) for line, start in zip((ann, bob, cy), before, strict=True)
    ]
    assert heard == [["from Ann"], ["from Bob"], ["from Bob", "from Ann"]]
    # Also what was said before they come back from a table.
    id = next(iter(served.server.lobby.tables))
    assert chats(await ann.say(Enter(table=id), Exit())) == ["from Ann"]
    await ann.say(Block(person="Bob", yes=False))
    await ann.say(FilterTables(filter=TableFilter()))
    assert listed(ann) == {"of Ann", "of Bob", "of Cy"}


@pytest.mark.usefixtures("club", "duel")
async def test_they_cannot_sit_at_one_table_and_read_no_chat_there(served: Served) -> None:
    ann, bob, cy = [await served.come(name) for name in ("Ann", "Bob", "Cy")]
    table = await served.server.lobby.maker.make("Cy", MakeTable())
    id = table.record.id
    await bob.say(Sit(table=id, seat="red"))
    await ann.say(Block(person="Bob"), AskHome())
    assert await refusal(ann, Sit(table=id, seat="blue")) == ("sit", "sit-apart")
    await ann.say(Enter(table=id))
    await bob.say(Enter(table=id))
    await cy.say(Enter(table=id))
    start = len(ann.writer.heard)
    await bob.say(Say(table=id, text="hello"))
    assert chats(ann.writer.heard[start:]) == []
    assert "hello" in chats(cy.writer.heard)
    of_ann = await served.server.lobby.maker.make("Ann", MakeTable(public=False))
    assert await refusal(ann, Invite(table=of_ann.record.id, person="Bob")) == (
        "invite", "invite-apart",
    )  # fmt: skip
    made = MakeTable(public=False, invited=("Ann",))
    assert await refusal(bob, made) == ("make-table", "invite-apart")


@pytest.mark.usefixtures("club")
async def test_nobody_blocks_themselves_or_a_stranger(served: Served) -> None:
    ann = await served.come("Ann")
    assert await refusal(ann, Block(person="Ann")) == ("block", "own-name")
    assert await refusal(ann, Block(person="Zoe")) == ("block", "invite-unknown")
    guest = await served.come("Zoe")
    assert await refusal(guest, Block(person="Ann")) == ("block", "home-guest")
    await ann.say(Befriend(person="Bob"), Block(person="Bob"))
    shown = next(one for one in await ann.say(AskHome()) if isinstance(one, Home))
    assert (shown.friends, shown.blocked) == ((), ("Bob",))


@pytest.mark.usefixtures("club", "duel")
async def test_who_invites_a_player_on_vacation_is_told(served: Served) -> None:
    ann = await served.come("Ann")
    table = await served.server.lobby.maker.make("Ann", MakeTable())
    served.server.host.vacations = {"bob": 1_800_000_000}
    id = table.record.id
    said = await ann.say(Enter(table=id), Invite(table=id, person="Bob"))
    news = [one for one in said if isinstance(one, Chat) and one.id == "invite-vacation"]
    assert [one.arguments for one in news] == [{"name": "Bob", "day": "2027-01-15"}]
    said = await ann.say(Invite(table=id, person="Cy"), Invite(table=id, person="Bob", yes=False))
    assert not [one for one in said if isinstance(one, Chat) and one.id == "invite-vacation"]


async def over(served: Served, *names: str) -> str:
    """A game of two players that is over; returns its table."""
    made = await served.server.lobby.maker.make(names[0], MakeTable())
    for name, seat in zip(names, ("red", "blue"), strict=True):
        await made.seating.sit(name, seat)
    await made.seating.start(names[0])
    for name, other, seat in zip(names, names[::-1], ("blue", "red"), strict=True):
        made.say(name, f"from {name}")
        made.say(name, f"whisper of {name}", seat, other)
    while made.asked:
        await answer(made, made.asked[0].seat)
    return made.record.id


@pytest.mark.usefixtures("duel")
async def test_after_a_change_of_name_old_lines_are_hidden_and_whispers_are_theirs(
    served: Served, club: Club, database: Database
) -> None:
    id = await over(served, "Ann", "Bob")
    bob = await club.named("Bob")
    assert bob is not None
    database.write(membership.rename, bob.id, "Berta", NOW, (), lambda *_: "")
    await club.has_settled()
    ann, berta = await served.come("Ann"), await served.come("Berta")
    all = ["from Ann", "whisper of Ann", "from Bob", "whisper of Bob"]
    for line in (ann, berta):
        assert chats(await line.say(Enter(table=id), Exit())) == all
    cy = await served.come("Cy")
    assert chats(await cy.say(Enter(table=id))) == ["from Ann", "from Bob"]
    await ann.say(Block(person="Berta"))
    assert chats(await ann.say(Enter(table=id), Exit())) == all[:2]
    assert chats(await berta.say(Enter(table=id), Exit())) == all[2:]
