"""Players who are sent away while they are connected learn why, and for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.ssh.hosting import KEYS, Open, Terminal, connect, hosting
from tests.server.ssh.test_club import REFUSED, club, lines, sign_up
from tests.server.ssh.test_frames import Frames
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.server.admin import Ban, Kick, ask_server
from weimar_tui.server.club.moderation import HOST, Moderation
from weimar_tui.server.club.store import accounts, membership
from weimar_tui.server.dates import date_of
from weimar_tui.server.replies import Bye
from weimar_tui.server.ssh.account_page import key_of

ENGLISH = {"LANG": "en_GB.UTF-8"}
NAMES = ("Otto", "Rosa", "Harry")


def connected(host: Open) -> None:
    """Let the host's requests reach the players, as `weimar serve` does."""
    host.server.admin.send_away.append(host.front.send_away)
    host.server.admin.connections = host.front.connections


async def ban(folder: Path, *more: str) -> None:
    words = ["--lang", "en", "account", "ban", "Rosa", "--data", str(folder), *more]
    assert await asyncio.to_thread(main, words) == 0


async def sign_up_with_stolen_key(host: Open) -> None:
    """Mallory signs up; a thief adds Harry's key to the account."""
    async with lines(host, "Mallory", "new") as talk:
        await sign_up(talk, "Mallory")
    mallory = await host.club.named("Mallory")
    assert mallory is not None
    stolen = key_of(KEYS["Harry"].export_public_key().decode())[0]
    await host.club.write(membership.add_key, mallory.id, stolen, host.club.now)


async def test_the_host_bans_a_player_who_is_here(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=NAMES, club=club(), kept=True) as host:
        connected(host)
        await host.club.enrolled("Rosa")
        rosa = await Terminal.come(host.port, "Rosa", env=ENGLISH)
        otto = await Terminal.come(host.port, "Otto", env=ENGLISH)
        await rosa.shows("you are Rosa")
        await otto.shows("you are Otto")
        await ban(tmp_path, "--for", "2d", "--reason", "cheating with Otto")
        until_when = date_of(host.club.now + 2 * 86400)[:10]
        await rosa.says(f"Your account is locked until {until_when}")
        await rosa.says("Reason: cheating with Otto")
        await asyncio.wait_for(rosa.conn.wait_closed(), PATIENCE)
        otto.press("?")
        await otto.shows("Enter close")
        await otto.close()


async def test_a_client_elsewhere_learns_the_reason_too(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=NAMES, club=club(), kept=True) as host:
        connected(host)
        await host.club.enrolled("Rosa")
        rosa = await Frames.come(host, "Rosa")
        await rosa.greet("Rosa")
        await ban(tmp_path, "--reason", "cheating")
        farewell = next(one for one in await rosa.end() if isinstance(one, Bye))
        assert (farewell.id, farewell.arguments) == ("barred", {"reason": "cheating"})


@pytest.mark.parametrize("page", [None, "account"])
async def test_moderators_send_a_suspended_player_away(tmp_path: Path, page: str | None) -> None:
    """Also from a page of the server's own, over which no client runs."""
    async with hosting(tmp_path, names=NAMES, club=club(), kept=True) as host:
        connected(host)
        whom = await host.club.enrolled("Rosa")
        async with lines(host, "Rosa", "Rosa", page) as talk:
            await talk.until("your account:" if page else "you are Rosa")
            for name in ("Otto", "Harry"):
                judge = await host.club.enrolled(name)
                await host.club.write(accounts.change, judge.id, role="moderator")
                judge = await host.club.enrolled(name)
                powers = Moderation(host.club, f"#{judge.id}", "moderator", judge)
                await powers.act(whom, "suspend", 3600, "insults")
            await talk.until("Your account is locked until")
            await talk.until("Reason: insults")


async def test_a_ban_by_another_machine_is_found(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=NAMES, club=club(), kept=True) as host:
        connected(host)
        assert host.keeper is not None
        whom = await host.club.enrolled("Rosa")
        async with lines(host, "Rosa", "Rosa") as talk:
            await talk.until("you are Rosa")
            host.club.has_barred = lambda: asyncio.sleep(0)  # that was another process
            await Moderation(host.club, HOST, HOST, None).act(whom, "ban", None, "cheating")
            await host.keeper.tidy()
            await talk.until("Reason: cheating")


async def test_a_deleted_account_ends_its_sessions_on_all_machines(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club(), kept=True) as host:
        connected(host)
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        mallory = await host.club.named("Mallory")
        assert mallory is not None and host.keeper is not None
        host.keeper.leads = lambda: False  # another machine deletes it soon
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("you are Mallory")
            now = host.club.now
            await host.club.write(accounts.change, mallory.id, state="closed", closes=now)
            await host.keeper.tidy()
            await talk.until("Your account has been deleted")
        with pytest.raises(REFUSED):
            await connect(host.port, "Mallory")


async def test_a_removed_key_is_of_no_more_use_where_it_is_used(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club()) as host:
        await sign_up_with_stolen_key(host)
        async with (
            lines(host, "Harry", "Mallory", "account") as page,
            lines(host, "Harry", "Mallory") as thief,
            lines(host, "Mallory", "Mallory", "account") as owner,
        ):
            await page.until("Number:")
            await thief.until("you are Mallory")
            await owner.until("Number:")
            owner.type("4", "2")
            await owner.confirm()
            await owner.until("Key removed")
            for one in (thief, page):
                await one.until("was removed from your account")
            await owner.until("Number:")
            owner.type("1")
            await owner.until(KEYS["Mallory"].get_fingerprint())


async def test_a_key_removed_at_another_machine_is_of_no_more_use_here(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club(), kept=True) as host:
        await sign_up_with_stolen_key(host)
        mallory = await host.club.named("Mallory")
        assert mallory is not None and host.keeper is not None
        stolen = max(await host.club.read(accounts.keys, mallory.id), key=lambda key: key.id)
        async with (
            lines(host, "Harry", "Mallory") as thief,
            lines(host, "Mallory", "Mallory") as owner,
        ):
            await thief.until("you are Mallory")
            await owner.until("you are Mallory")
            await host.club.write(membership.revoke_key, mallory.id, stolen.id, None, host.club.now)
            await host.keeper.tidy()
            await thief.until("was removed from your account")
            await until(lambda: len(host.state.sessions) == 1)
        ended: list[int] = []
        host.club.has_revoked = lambda name, key: ended.append(key)
        await host.keeper.tidy()
        assert ended == []  # browsers that have logged in since stay


async def test_a_key_from_the_front_door_is_new_from_the_first_session_on(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        mallory = await host.club.named("Mallory")
        assert mallory is not None
        link = await host.club.link(mallory)
        async with (
            lines(host, "Harry", link, "account") as thief,
            lines(host, "Mallory", "Mallory", "account") as owner,
        ):
            await thief.confirm()
            for number in ("5", "8"):
                await thief.until("Number:")
                thief.type(number)
                await thief.until("A new key cannot")
            await thief.until("Number:")
            thief.type("4", "1")
            await thief.confirm()
            await thief.until("A new key cannot")
            await owner.until("Number:")
            owner.type("4", "2")
            await owner.confirm()
            await owner.until("Key removed")
            await thief.until("was removed from your account")


async def test_nobody_comes_back_by_the_front_door_who_is_shut_out(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            words = await sign_up(talk, "Mallory")
        mallory = await host.club.named("Mallory")
        assert mallory is not None
        await host.club.write(accounts.change, mallory.id, settings={"waits": True})
        for name, line in (
            ("Harry", "A helper has to approve your account"),
            ("Matthias", "The host has banned you"),
            ("Alfred", "Reason: cheating"),
        ):
            if name == "Matthias":
                (tmp_path / "banned").write_text("mallory\n")
            if name == "Alfred":
                (tmp_path / "banned").write_text("")
                await host.club.write(accounts.change, mallory.id, settings={})
                await Moderation(host.club, HOST, HOST, None).act(mallory, "ban", 60, "cheating")
            async with lines(host, name, "new") as talk:
                await talk.until("Number:")
                talk.type("2", "Mallory", " ".join(words))
                words = await talk.words()
                said = await talk.until(line)
                assert "you are Mallory" not in said
                assert not await talk.process.stdout.read()


async def test_a_new_key_leaves_words_and_account_alone(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto",), club=club()) as host:
        await sign_up_with_stolen_key(host)
        async with lines(host, "Harry", "Mallory", "account") as page:
            for number in ("5", "8"):
                await page.until("Number:")
                page.type(number)
                await page.until("A new key cannot")


async def test_without_a_sanction_the_line_is_as_before(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        connected(host)
        for request, line in (
            (Kick(name="Rosa"), "The host has disconnected you"),
            (Ban(who="Rosa"), "The host has banned you"),
        ):
            async with lines(host, "Rosa", "Rosa") as talk:
                await talk.until("you are Rosa")
                await ask_server(tmp_path, request)
                await talk.until(line)
        await until(lambda: not host.state.sessions)
        async with await connect(host.port, "Otto"):
            pass
