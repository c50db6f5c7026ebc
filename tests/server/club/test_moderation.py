"""What helpers, moderators and the host can do to whom, and what they cannot do alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.hosted import Time
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.codes import hash_of
from weimar_tui.server.club.moderation import HOST, Moderation, span_of
from weimar_tui.server.club.store import accounts, games, membership, order
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account, GameRow, Role, SeatRow
from weimar_tui.server.host import Disk
from weimar_tui.server.talk import ChatLine

NOW = 1_800_000_000
ROLES: dict[str, Role] = {
    "Hilde": "helper",
    "Max": "moderator",
    "Mona": "moderator",
    "Otto": "player",
    "Rosa": "player",
}


class Powers:
    """A club whose people have roles, and what each of them can do."""

    def __init__(self, club: Club, time: Time) -> None:
        self.club = club
        self.time = time
        self.people: dict[str, Account] = {}
        for name, role in ROLES.items():
            id = club.database.write(accounts.add, name, NOW).id
            club.database.write(accounts.change, id, role=role)
            self.people[name] = club.database.read(accounts.by_id, id)  # type: ignore[assignment]

    def of(self, name: str) -> Moderation:
        if name == HOST:
            return Moderation(self.club, HOST, HOST, None)
        one = self.people[name]
        return Moderation(self.club, f"#{one.id}", one.role, one)

    async def act(self, who: str, kind: str, whom: str, seconds: int | None = None) -> bool:
        return await self.of(who).act(self.people[whom], kind, seconds, "")

    async def held(self, whom: str, kind: str) -> bool:
        """Whether a sanction is in force."""
        club, id = self.club, self.people[whom].id
        return bool(await club.read(order.in_force, club.now, account_id=id, kinds=(kind,)))


@pytest.fixture
async def powers(database: Database) -> AsyncIterator[Powers]:
    disk, time = Disk(), Time(NOW)
    yield Powers(Club(database, disk, now=time), time)
    disk.close()


pytestmark = pytest.mark.parametrize("kind", ["sqlite"])


async def refused(work: Any) -> str:
    with pytest.raises(KernelError) as error:
        await work
    return error.value.id


async def test_nobody_has_power_over_equals_or_themselves(powers: Powers) -> None:
    assert await refused(powers.act("Max", "mute", "Mona", 60)) == "role-equal"
    assert await refused(powers.act("Hilde", "mute", "Max", 60)) == "role-equal"
    assert await refused(powers.act("Max", "mute", "Max", 60)) == "role-self"
    assert await refused(powers.act("Otto", "mute", "Rosa", 60)) == "role-less"
    assert await refused(powers.act("Hilde", "suspend", "Otto", 60)) == "role-less"
    assert await refused(powers.act("Max", "ban", "Otto", 60)) == "role-less"
    assert await refused(powers.of("Max").set_role(powers.people["Otto"], "helper")) == "role-less"
    assert await powers.club.read(order.in_force, NOW) == []
    await powers.act(HOST, "ban", "Mona")
    assert await powers.held("Mona", "ban")


async def test_a_helper_mutes_for_a_day_at_most(powers: Powers) -> None:
    for seconds in (None, DAY + 1):
        assert await refused(powers.act("Hilde", "mute", "Otto", seconds)) == "mute-long"
    await powers.act("Hilde", "mute", "Otto", DAY)
    powers.time.now += DAY - 1
    assert await powers.held("Otto", "mute")
    powers.time.now += 1
    assert not await powers.held("Otto", "mute"), "it ends with its last second"
    assert await refused(powers.act("Hilde", "unmute", "Otto")) == "sanction-none"
    await powers.act("Max", "mute", "Otto")
    assert await refused(powers.act("Hilde", "unmute", "Otto")) == "sanction-higher"
    assert await powers.held("Otto", "mute")
    await powers.act("Max", "unmute", "Otto")
    await powers.act(HOST, "mute", "Otto")
    assert await refused(powers.act("Hilde", "unmute", "Otto")) == "sanction-higher"
    await powers.act("Max", "unmute", "Otto")
    await powers.act("Hilde", "mute", "Otto", 60)
    await powers.act("Hilde", "unmute", "Otto")
    assert not await powers.held("Otto", "mute")


async def test_a_suspension_takes_two_moderators_within_a_week(powers: Powers) -> None:
    assert await powers.act("Max", "suspend", "Otto")
    assert await powers.act("Max", "suspend", "Otto"), "the same one again is no second one"
    assert await powers.act("Mona", "suspend", "Rosa"), "that was about somebody else"
    assert not await powers.held("Otto", "suspend")
    powers.time.now += 7 * DAY + 1
    assert await powers.act("Mona", "suspend", "Otto"), "too long ago"
    powers.time.now += 7 * DAY
    assert not await powers.act("Max", "suspend", "Otto")
    assert await powers.held("Otto", "suspend")
    await powers.act("Max", "unsuspend", "Otto")
    assert await powers.act("Max", "suspend", "Otto"), "a lifted suspension needs two again"


async def test_author_and_subject_of_a_report_do_not_decide_it(powers: Powers) -> None:
    club, people = powers.club, powers.people
    ids = {name: one.id for name, one in people.items()}
    await club.write(order.add_report, ids["Max"], ids["Otto"], NOW, text="loud")
    await club.write(order.add_report, ids["Rosa"], ids["Mona"], NOW, text="unfair")
    loud, unfair = await club.read(order.open_reports)
    assert await refused(powers.of("Max").decide(loud, "upheld")) == "report-own"
    assert await refused(powers.of("Max").look_at(loud)) == "report-own"
    assert await refused(powers.of("Mona").decide(unfair, "dismissed")) == "report-own"
    assert await refused(powers.of("Max").decide(unfair, "upheld")) == "role-equal"
    assert await refused(powers.of("Hilde").decide(loud, "upheld")) == "role-less"
    await powers.of("Mona").decide(loud, "upheld")
    assert await club.read(order.open_reports) == [unfair]


async def test_a_reporter_learns_what_was_decided_once_and_no_more(powers: Powers) -> None:
    club, people = powers.club, powers.people
    for about, state in (("Otto", "upheld"), ("Hilde", "dismissed")):
        rosa, whom = people["Rosa"], people[about]
        await club.write(order.add_report, rosa.id, whom.id, NOW, text="rude")
        (report,) = await club.read(order.open_reports)
        await powers.of("Mona").decide(report, state)
        assert await refused(powers.of("Mona").decide(report, "dismissed")) == "report-closed"
        await powers.act("Mona", "mute", about, 3600)
    inbox = (await club.home.show(people["Rosa"])).inbox
    assert [(one.kind, one.data) for one in inbox] == [
        ("report-dismissed", {"about": "Hilde"}),
        ("report-upheld", {"about": "Otto"}),
    ]
    assert (await club.home.show(people["Otto"])).inbox == ()


async def test_a_banned_player_cannot_come_back_by_an_own_invitation(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    invitation, link, web = (
        await club.invite(otto),
        await club.link(otto),
        await club.web_link(otto),
    )
    others = await club.invite(powers.people["Rosa"])
    words = await club.new_words(otto)
    await powers.act(HOST, "ban", "Otto", 3600)
    key = Key("BBBB", "SHA256:b")
    assert await refused(club.sign_up("Otto2", key, "192.0.2.1", code=invitation)) == (
        "invitation-over"
    )
    hash = hash_of("link", link)
    assert await refused(club.write(membership.link_key, hash, key, club.now)) == "link-over"
    assert await refused(club.use_web_link(web)) == "web-link-over"
    await club.sign_up("Nina", key, "192.0.2.1", code=others)
    await club.recover("Otto", words, Key("CCCC", "SHA256:c"), "192.0.2.1")


async def test_who_is_on_hold_invites_no_one(powers: Powers) -> None:
    await powers.act("Hilde", "hold", "Otto")
    held = await powers.club.named("Otto")
    assert held is not None
    assert await refused(powers.club.invite(held)) == "invite-held"
    await powers.of("Hilde").admit(held)
    again = await powers.club.named("Otto")
    assert again is not None and await powers.club.invite(again)


@pytest.mark.parametrize("how", ["hold", "unrated"])
async def test_who_plays_no_rated_games_cannot_come_again_by_an_own_invitation(
    powers: Powers, how: str
) -> None:
    club, otto = powers.club, powers.people["Otto"]
    before, key = await club.invite(otto), Key("DDDD", "SHA256:d")
    await powers.act("Max", how, "Otto", DAY)
    now = await club.named("Otto")
    assert now is not None and (await refused(club.invite(now))).startswith("invite-")
    assert await refused(club.sign_up("Otto2", key, "192.0.2.1", code=before)) == "invitation-over"
    if how == "unrated":
        await powers.act("Max", "rated", "Otto")
    else:
        await powers.of("Max").admit(now)
    assert (await club.sign_up("Nina", key, "192.0.2.1", code=before)).invited_by == otto.id


@pytest.mark.parametrize("how", ["role", "suspended", "closed"])
async def test_powers_end_with_the_role_also_on_an_open_page(powers: Powers, how: str) -> None:
    club, max_ = powers.club, powers.people["Max"]
    await club.write(order.add_report, powers.people["Rosa"].id, powers.people["Otto"].id, NOW)
    (report,) = await club.read(order.open_reports)
    page = powers.of("Max")
    await page.act(powers.people["Otto"], "mute", 60, "")
    if how == "role":
        await club.write(accounts.change, max_.id, role="player")
    elif how == "closed":
        await club.write(membership.close, max_.id, NOW)
    else:
        await powers.act(HOST, "suspend", "Max")
    assert await refused(page.act(powers.people["Otto"], "mute", 60, "")) == "role-less"
    assert await refused(page.decide(report, "upheld")) == "role-less"
    assert await refused(page.annul("0" * 12, "why")) == "role-less"


async def test_a_new_key_neither_replaces_the_words_nor_leaves(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    await club.write(membership.add_key, otto.id, Key("DDDD", "SHA256:d"), club.now)
    (new,) = await club.read(accounts.keys, otto.id)
    with pytest.raises(KernelError, match="key-young"):
        membership.check_age(new, club.now)
    powers.time.now += 72 * 3600
    membership.check_age(new, club.now)
    membership.check_age(None, club.now)


async def test_an_account_on_hold_stays_on_hold_when_it_is_closed_and_kept(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    await powers.act("Hilde", "hold", "Otto")
    await club.write(membership.close, otto.id, NOW)
    await club.write(membership.reopen, otto.id, NOW)
    found = await club.named("Otto")
    assert found is not None and found.state == "held"
    await powers.of("Hilde").admit(found)
    await club.write(membership.close, otto.id, NOW)
    await club.write(membership.reopen, otto.id, NOW)
    found = await club.named("Otto")
    assert found is not None and found.state == "active" and found.settings == {}


async def test_a_closed_account_stays_closed_whatever_a_helper_does(powers: Powers) -> None:
    club, otto, hilde = powers.club, powers.people["Otto"], powers.of("Hilde")
    await club.write(membership.close, otto.id, NOW)
    for end, work in (
        ("active", hilde.admit(otto)),
        ("held", hilde.act(otto, "hold", None, "")),
    ):
        await work
        found = await club.named("Otto")
        assert found is not None and found.state == "closed" and found.closes
        await club.write(membership.reopen, otto.id, NOW)
        found = await club.named("Otto")
        assert found is not None and (found.state, found.closes) == (end, None)
        await club.write(membership.close, otto.id, NOW)
    await hilde.admit(otto)
    await club.write(membership.reopen, otto.id, NOW)
    found = await club.named("Otto")
    assert found is not None and found.state == "active"


async def test_moderators_do_not_annul_their_own_games(powers: Powers) -> None:
    id, mona = "0" * 12, powers.people["Mona"]
    row = GameRow(
        id=id, game="duel", scenario="main", title="", owner="Otto", owner_account=None,
        state="over", public=True, made=1, started=1, moved=1, ended=1, ending="", round=0,
        picks=0, bytes=0, sha256="", changed=0, options={}, entry={},
    )  # fmt: skip
    seat = SeatRow(
        table_id=id, seat="red", position=0, player="Mona", folded="mona", token="", bot="",
        stand_in="", picks=1, bot_picks=0, asked=False, answered=False, left="",
    )  # fmt: skip
    await powers.club.write(games.put, [(row, [seat])])
    assert mona.name in (await powers.club.read(games.seats_of, [id]))[id][0].player
    assert await refused(powers.of("Mona").annul(id, "")) == "annul-own"
    assert await refused(powers.of("Hilde").annul(id, "")) == "role-less"
    await powers.of("Max").annul(id, "a bet")
    assert await refused(powers.of("Max").annul(id, "a bet")) == "annul-twice"


async def test_a_report_has_the_latest_lines_and_ten_are_taken_a_day(powers: Powers) -> None:
    club, person = powers.club, "Rosa"
    talk = [ChatLine(n=n, player="Otto" if n % 2 else "", seat="", text=str(n)) for n in range(50)]
    for number in range(10):
        await club.report(person, "Otto", f"{number:012x}", "insults", talk)
    assert await refused(club.report(person, "Otto", "f" * 12, "insults", talk)) == "report-many"
    powers.time.now += DAY
    await club.report(person, "Otto", "f" * 12, "insults", talk)
    kept = (await club.read(order.open_reports))[0].lines
    assert [line["text"] for line in kept] == [str(n) for n in range(31, 50, 2)]


async def test_a_key_is_young_for_three_days_if_another_key_has_added_it(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    for name in ("old", "new"):
        await club.write(membership.add_key, otto.id, Key(name, name), club.now)
    old, new = await club.read(accounts.keys, otto.id)
    revoke = membership.revoke_key
    assert await refused(club.write(revoke, otto.id, old.id, new, club.now)) == "key-young"
    powers.time.now += 72 * 3600
    await club.write(revoke, otto.id, old.id, new, club.now)
    made = await club.write(
        accounts.add_with_key, "Eve", "first", "first", club.now, source="sign-up"
    )
    (first,) = await club.read(accounts.keys, made.id)
    await club.write(membership.add_key, made.id, Key("second", "second"), club.now)
    _, second = await club.read(accounts.keys, made.id)
    await club.write(revoke, made.id, second.id, first, club.now)
    assert await refused(club.write(revoke, otto.id, first.id, None, club.now)) == "key-none"


async def test_with_a_key_go_the_links_and_browsers_that_it_could_have_opened(
    powers: Powers,
) -> None:
    club, otto, rosa = powers.club, powers.people["Otto"], powers.people["Rosa"]
    await club.write(membership.add_key, otto.id, Key("stolen", "stolen"), club.now)
    (stolen,) = await club.read(accounts.keys, otto.id)
    browsers = {}
    for one in (otto, rosa):
        _, browsers[one.name] = await club.use_web_link(await club.web_link(one))
    link, web = await club.link(otto), await club.web_link(otto)
    words = await club.new_words(otto)
    await club.write(membership.revoke_key, otto.id, stolen.id, None, club.now)
    assert await club.web_account(browsers["Otto"]) is None
    assert await club.web_account(browsers["Rosa"]) == rosa
    assert await refused(club.use_web_link(web)) == "web-link-over"
    key, hash = Key("a", "a"), hash_of("link", link)
    assert await refused(club.write(membership.link_key, hash, key, club.now)) == "link-over"
    assert (await club.recover("Otto", words, key, "192.0.2.1")).id == otto.id


async def test_new_recovery_words_replace_the_old_ones(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    old, new = [await club.new_words(otto) for _ in range(2)]
    recover = club.recover
    assert await refused(recover("Otto", old, Key("a", "a"), "192.0.2.1")) == "recovery-wrong"
    assert await refused(recover("Rosa", new, Key("a", "a"), "192.0.2.1")) == "recovery-wrong"
    assert (await recover("otto", new, Key("a", "a"), "192.0.2.1")).id == otto.id
    assert await refused(recover("Otto", new, Key("b", "b"), "192.0.2.1")) == "recovery-wrong"


async def test_a_moderator_alone_forbids_rated_games_and_allows_them_again(powers: Powers) -> None:
    club, otto = powers.club, powers.people["Otto"]
    assert await refused(powers.act("Hilde", "unrated", "Otto", DAY)) == "role-less"
    assert await refused(powers.act("Max", "rated", "Otto")) == "sanction-none"
    week = span_of("unrated", "")
    assert week == 7 * DAY and span_of("unrated", "1d") == DAY and span_of("mute", "") is None
    assert not await powers.act("Max", "unrated", "Otto", week)
    assert await club.unrated() == {"otto": club.now + 7 * DAY}
    assert await refused(powers.act("Hilde", "rated", "Otto")) == "role-less"
    await powers.act("Mona", "unrated", "Otto", DAY)
    assert await club.unrated() == {"otto": club.now + 7 * DAY}, "the later end counts"
    await powers.act("Mona", "rated", "Otto")
    assert await club.unrated() == {}
    inbox = (await club.home.show(otto)).inbox
    assert [one.kind for one in inbox] == ["rated", "unrated", "unrated"]
    assert inbox[-1].data == {"until": "2027-01-22 08:00 UTC", "reason": "–"}
    entries = await club.read(order.audit_page)
    assert [(one.action, one.about) for one in entries] == [
        ("rated", f"#{otto.id}"),
        *[("unrated", f"#{otto.id}")] * 2,
    ]
    await powers.act("Max", "unrated", "Otto", DAY)
    (entry, *_) = await club.read(order.audit_page)
    assert (entry.action, entry.detail) == ("unrated", "until 2027-01-16 08:00 UTC")
    powers.time.now += DAY
    assert await club.unrated() == {}, "it ends by itself"
