"""Inboxes, friends and vacations: in the store, and as the server answers requests about them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import select

from tests.server.ssh.hosting import hosting
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server import own_rows
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts, home, membership
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.schema import notice
from weimar_tui.server.host import Disk
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, Home, Refused, Reply, TableStatus
from weimar_tui.server.requests import (
    AskHome,
    Befriend,
    Invite,
    MakeTable,
    ReadInbox,
    Request,
    Sit,
    TakeVacation,
    Unseat,
)
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages

R = TypeVar("R", bound=Reply)
NOW = 1_800_000_000


def refusal(database: Database, *arguments: int) -> str:
    with pytest.raises(KernelError) as told:
        database.write(home.add_vacation, *arguments)
    return told.value.id


def test_vacations_have_limits(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW).id
    assert refusal(database, rosa, NOW + 3600, 3, NOW) == "vacation-soon"
    assert refusal(database, rosa, NOW + 2 * DAY, 15, NOW) == "vacation-long"
    first = NOW + 2 * DAY
    database.write(home.add_vacation, rosa, first, 10, NOW)
    assert refusal(database, rosa, first + 9 * DAY, 2, NOW) == "vacation-twice"
    assert refusal(database, rosa, first + 10 * DAY, 5, NOW) == "vacation-long", "in a row"
    database.write(home.add_vacation, rosa, first + 20 * DAY, 14, NOW)
    assert refusal(database, rosa, first + 50 * DAY, 7, NOW) == "vacation-many"
    database.write(home.add_vacation, rosa, first + 50 * DAY, 6, NOW)
    assert database.read(home.on_vacation, NOW) == {}
    assert database.read(home.on_vacation, first + DAY) == {"rosa": first + 10 * DAY}
    under_way, later, last = database.read(home.vacations, rosa, first + DAY)
    database.write(home.drop_vacation, rosa, later.id, first + DAY)
    database.write(home.drop_vacation, rosa, under_way.id, first + DAY)
    assert database.read(home.vacations, rosa, first + DAY) == [last]
    assert database.read(home.on_vacation, first + DAY) == {}


def test_a_vacation_ended_early_counts_the_days_that_had_begun(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW).id
    for number in range(home.DAYS_A_YEAR):
        begins = NOW + (2 * number + 1) * DAY
        database.write(home.add_vacation, rosa, begins, 1, begins - DAY)
        (mine,) = database.read(home.vacations, rosa, begins - DAY)
        database.write(home.drop_vacation, rosa, mine.id, begins + DAY - 60)
    later = NOW + 90 * DAY
    assert refusal(database, rosa, later, 1, NOW) == "vacation-many"


def test_vacations_do_not_overlap_from_either_side(database: Database) -> None:
    rosa, first = database.write(accounts.add, "Rosa", NOW).id, NOW + 20 * DAY
    database.write(home.add_vacation, rosa, first, 2, NOW)
    for begins, days in ((first - DAY, 2), (first - DAY, 5), (first, 2), (first + DAY, 1)):
        assert refusal(database, rosa, begins, days, NOW) == "vacation-twice"
    database.write(home.add_vacation, rosa, first - DAY, 1, NOW)
    database.write(home.add_vacation, rosa, first + 2 * DAY, 1, NOW)


def test_an_inbox_keeps_the_newest_notices(database: Database) -> None:
    rosa, otto = (database.write(accounts.add, name, NOW).id for name in ("Rosa", "Otto"))
    for number in range(home.NOTICES + 3):
        database.write(home.add_notice, rosa, "invited", {"title": str(number)}, NOW)
    database.write(home.add_notice, otto, "invited", {"title": "x"}, NOW)
    unread = database.read(home.unread_notices, rosa)
    assert len(unread) == home.NOTICES and unread[0].data == {"title": str(home.NOTICES + 2)}
    stored = database.read(lambda connection: connection.execute(select(notice.c.account)).all())
    assert len(stored) == home.NOTICES + 1, "older ones are deleted, not only left out"
    database.write(home.read_notices, rosa, NOW)
    assert database.read(home.unread_notices, rosa) == []
    assert len(database.read(home.unread_notices, otto)) == 1
    database.write(home.forget_notices, NOW + 91 * DAY)
    assert database.read(home.unread_notices, otto) == []


def test_others_cannot_push_a_warning_out_of_an_inbox(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW).id
    database.write(membership.tell, rosa, "key-added", NOW, key="SHA256:abc")
    for number in range(3 * home.NOTICES):
        database.write(home.add_notice, rosa, "invited", {"title": str(number)}, NOW)
    unread = database.read(home.unread_notices, rosa)
    assert len(unread) == home.NOTICES + 1 and unread[-1].kind == "key-added"
    for number in range(3 * home.NOTICES):
        database.write(membership.tell, rosa, "key-revoked", NOW, key=str(number))
    unread = database.read(home.unread_notices, rosa)
    assert [one.kind for one in unread].count("key-revoked") == home.NOTICES
    assert len(unread) == 2 * home.NOTICES


async def test_invitations_are_told_once_and_not_without_limit(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        people = ("Rosa", "Harry", "Ida", "Max", "Eva", "Kim")
        for name in ("Otto", *people):
            await host.club.enrolled(name)
        limits = host.server.host.limits
        limits.tables_each = limits.waiting_each = limits.crowded_each = 100
        limits.requests_at_once = 1000  # invitations cost several
        messages: list[str] = []
        host.server.notifier.invite = lambda table, by, names: messages.extend(names)  # type: ignore[method-assign]
        otto = Guest(await ServerLink.connect(host.server.path, "Otto"))
        status = await otto.ask(MakeTable(title="Evening", public=False), TableStatus)
        for yes in (True, False, True, False, True):
            await otto.ask(Invite(table=status.table.id, person="Rosa", yes=yes), TableStatus)
        await otto.ask(AskHome(), Home)
        rosa = await host.club.named("Rosa")
        assert rosa is not None
        assert len((await host.club.home.show(rosa)).inbox) == len(messages) == 1
        for number in range(6):
            made = MakeTable(title=str(number), public=False, invited=people)
            await otto.ask(made, TableStatus)
        await until(lambda: len(messages) >= 30)
        assert len(messages) == 30, "without a limit, six more at a time"
        await otto.link.close()


async def test_nobody_invites_themselves(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        await host.club.enrolled("Otto")
        otto = Guest(await ServerLink.connect(host.server.path, "Otto"))
        made = await otto.ask(MakeTable(title="Evening", invited=("otto",)), TableStatus)
        told = await otto.ask(Invite(table=made.table.id, person="otto"), Refused)
        assert told.id == "own-name"
        assert (await otto.ask(AskHome(), Home)).inbox == ()
        await otto.link.close()


@pytest.mark.parametrize("language", languages())
async def test_the_inbox_tells_of_changes_to_the_account(database: Database, language: str) -> None:
    """They were stored and counted, but no list showed them: a past bug."""
    disk = Disk()
    club = Club(database, disk)
    rosa = await club.enrolled("Rosa")
    await club.new_words(rosa)
    assert (await club.home.show(rosa)).inbox == (), "the first words are no change"
    key = Key("AAAA", "SHA256:abc")
    await club.write(membership.add_key, rosa.id, key, club.now)
    (added,) = await club.read(accounts.keys, rosa.id)
    await club.write(membership.revoke_key, rosa.id, added.id, None, club.now)
    await club.new_words(rosa)
    await club.write(membership.tell, rosa.id, "recovery-asked", club.now)
    shown = await club.home.show(rosa)
    rows = own_rows.inbox(LobbyMessages(Messages(language)), shown)
    assert len(rows) == len(shown.inbox) + 1 == 5
    assert [row.text.count("SHA256:abc") for row in rows] == [0, 0, 1, 1, 0]
    disk.close()


def test_warnings_about_an_account_are_taken_once(database: Database) -> None:
    ann, bob = (database.write(accounts.add, name, NOW).id for name in ("Ann", "Bob"))
    database.write(home.add_notice, ann, "invited", {"by": "Bob"}, NOW)
    for who, kind in ((ann, "key-added"), (bob, "recovery-asked")):
        database.write(home.add_notice, who, kind, {"key": "SHA256:x"}, NOW)
    database.write(home.add_notice, bob, "words-new", {}, NOW - DAY)
    database.write(home.read_notices, ann, NOW)
    found = database.write(home.take_warnings, NOW)
    assert [(one.name, one.kind, one.data["key"]) for one in found] == [
        ("Ann", "key-added", "SHA256:x"),
        ("Bob", "recovery-asked", "SHA256:x"),
    ]
    assert database.write(home.take_warnings, NOW) == []


def test_friends_are_listed_by_name_once(database: Database) -> None:
    rosa, otto, ida = (database.write(accounts.add, n, NOW).id for n in ("Rosa", "Otto", "ida"))
    for _ in range(2):
        for other in (otto, ida):
            database.write(home.befriend, rosa, other, NOW)
    assert database.read(home.friends, rosa) == ["ida", "Otto"]
    assert database.read(home.friends, otto) == [], "it is one-sided"
    database.write(home.unfriend, rosa, ida)
    database.write(accounts.change, otto, state="closed")
    assert database.read(home.friends, rosa) == []


# --- over the wire ------------------------------------------------------------------------------
class Guest:
    """A connection that keeps what it is told."""

    def __init__(self, link: ServerLink) -> None:
        self.link = link
        self.said: list[AnyReply] = []
        link.subscribe(self.said.append)
        link.listen()

    async def ask(self, request: Request, kind: type[R]) -> R:
        """Send a request; return the first reply of this kind."""
        before = len(self.said)
        self.link.send(request)
        await until(lambda: any(isinstance(one, (kind, Refused)) for one in self.said[before:]))
        assert any(isinstance(one, kind) for one in self.said[before:]), self.said[before:]
        return next(one for one in self.said[before:] if isinstance(one, kind))


async def test_what_happens_while_a_player_is_away_is_in_the_inbox(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        for name in ("Otto", "Rosa"):
            await host.club.enrolled(name)
        otto = Guest(await ServerLink.connect(host.server.path, "Otto"))
        status = await otto.ask(MakeTable(title="Evening", public=False), TableStatus)
        id = status.table.id
        await otto.ask(Invite(table=id, person="Rosa"), TableStatus)
        await otto.ask(AskHome(), Home)
        rosa = Guest(await ServerLink.connect(host.server.path, "Rosa"))
        told = await rosa.ask(AskHome(), Home)
        (notice,) = told.inbox
        assert (notice.kind, notice.data["by"], notice.data["title"]) == (
            "invited", "Otto", "Evening",
        )  # fmt: skip
        assert notice.data["table"] == id
        assert (await rosa.ask(ReadInbox(), Home)).inbox == ()
        rosa.link.send(Sit(table=id, seat="kpd"))
        await otto.ask(AskHome(), Home)
        await rosa.link.close()
        table = host.server.lobby.tables[id]
        while not table.seat_of("Rosa"):
            await otto.ask(AskHome(), Home)
        while any(client.name == "Rosa" for client in host.server.clients):
            await otto.ask(AskHome(), Home)
        await otto.ask(Unseat(table=id, seat="kpd", reason="we begin now"), TableStatus)
        await otto.ask(AskHome(), Home)
        rosa = Guest(await ServerLink.connect(host.server.path, "Rosa"))
        (notice,) = (await rosa.ask(AskHome(), Home)).inbox
        assert (notice.kind, notice.data["reason"]) == ("unseated", "we begin now")
        shown = await rosa.ask(Befriend(person="otto"), Home)
        assert shown.friends == ("Otto",)
        assert (await rosa.ask(Befriend(person="Nobody"), Refused)).id == "invite-unknown"
        assert (await rosa.ask(Befriend(person="ROSA"), Refused)).id == "own-name"
        (vacation,) = (await rosa.ask(TakeVacation(days=3), Home)).vacations
        assert vacation.ends - vacation.begins == 3 * DAY
        assert (await rosa.ask(TakeVacation(id=vacation.id), Home)).vacations == ()
        eve = Guest(await ServerLink.connect(host.server.path, "Eve"))
        assert (await eve.ask(AskHome(), Refused)).id == "home-guest"
        for guest in (otto, rosa, eve):
            await guest.link.close()
