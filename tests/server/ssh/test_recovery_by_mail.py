"""A player without a key has a code mailed to a confirmed address: a mail server, real SSH."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.ssh.hosting import KEYS, Open, Terminal, connect, hosting
from tests.server.ssh.test_club import REFUSED, Lines, club, lines
from tests.server.ssh.test_messages_when_away import MailSink
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.notices.notices import Notices
from weimar_tui.server.club.settings import MailSettings
from weimar_tui.server.club.store import accounts, channels, home, membership, order
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.club.store.schema import attempt, ticket
from weimar_tui.server.ssh.account_page import stored
from weimar_tui.server.ssh_address import SshAddress

ANSWER = "has an email address for messages, a command is on its way there."


class Post:
    """A host that sends mail, and the mail server."""

    def __init__(self, host: Open, sink: MailSink, notices: Notices) -> None:
        self.host, self.sink, self.notices = host, sink, notices

    async def rosa(self, *addresses: str, **values: Any) -> Account:
        """Rosa's account, with these confirmed addresses."""
        rosa = await self.host.club.enrolled("Rosa")
        for address in addresses:
            await self.host.club.write(channels.add, rosa.id, "mail", address, **values)
        return rosa

    async def code(self, number: int = 0) -> str:
        """The user name in the command of a mail, once that has arrived."""
        await until(lambda: len(self.sink.mail) > number)
        found = re.search(r"(link-\w+)@", self.sink.mail[number].get_content())
        assert found
        return found[1]

    async def settle(self) -> None:
        """Wait until a mail that was asked for after all others has arrived."""
        late = await self.host.club.enrolled("Late")
        await self.host.club.write(channels.add, late.id, "mail", "late@example.org")
        await self.host.club.mail_code("Late", "10.9.9.9", SshAddress())
        await until(lambda: self.sink.mail and self.sink.mail[-1]["To"] == "late@example.org")

    async def tickets(self) -> list[Any]:
        query = select(ticket).where(ticket.c.kind == "link")
        return list(
            await self.host.club.read(lambda connection: connection.execute(query).mappings().all())
        )


@asynccontextmanager
async def post(folder: Path, **more: Any) -> AsyncIterator[Post]:
    sink = MailSink()
    server = await asyncio.start_server(sink.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    mail = MailSettings(server="127.0.0.1", port=port, sender="games@example.org", security="none")
    async with hosting(folder, club=club(mail=mail), kept=True, **more) as host:
        notices = host.club.notices = Notices(host.club, host.server)
        try:
            yield Post(host, sink, notices)
        finally:
            await notices.close()
            server.close()


async def ask(talk: Lines, name: str) -> str:
    """Ask for a mail at the front door; return what the server says about it."""
    await talk.until("Number:")
    talk.type("2")
    await talk.until("sent to my email address")
    await talk.until("Number:")
    talk.type("2", name)
    await talk.until("Name:")
    return " ".join((await talk.until("1  Sign up")).split())


async def test_a_mailed_command_adds_the_key_once(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        host = here.host
        rosa = await here.rosa("rosa@example.org")
        async with lines(host, "Alfred", "new") as talk:
            assert ANSWER in await ask(talk, "rosa")
        code = await here.code()
        (mail,) = here.sink.mail
        assert mail["To"] == "rosa@example.org" and "Rosa" in mail.get_content()
        assert f"ssh -p {host.port} {code}@127.0.0.1\n" in mail.get_content()
        (row,) = await here.tickets()
        assert row["hash"] == sha256(f"weimar link  {code}".encode()).hexdigest()
        assert row["left"] == 1 and 0 < row["until"] - host.club.now <= 30 * 60

        async with lines(host, "Alfred", code) as talk:  # asked first, and not confirmed
            await talk.until("to the account")
            talk.type("no")
            await talk.until("Nothing has changed")
        assert await host.club.read(accounts.keys, rosa.id) == []
        async with lines(host, "Alfred", code) as talk:
            await talk.confirm()
            await talk.until("now belongs to Rosa")
            await talk.until("you are Rosa")
        (key,) = await host.club.read(accounts.keys, rosa.id)
        assert key.public == stored(KEYS["Alfred"]).public
        with pytest.raises(KernelError, match="key-young"):
            membership.check_age(key, host.club.now)
        with pytest.raises(REFUSED):
            await connect(host.port, "Harry", username=code)
        actions = [one.action for one in await host.club.read(order.audit_page, limit=9)]
        assert actions[:2] == ["key-added", "recovery-mailed"]


async def test_the_answer_does_not_say_who_exists(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        await here.rosa("rosa@example.org")
        await here.host.club.enrolled("Otto")  # without an address
        said = []
        for name in ("Rosa", "Otto", "Nobody", "not a name"):
            async with lines(here.host, "Alfred", "new") as talk:
                said.append((await ask(talk, name)).replace(f"account {name} has", "account X has"))
        assert ANSWER in said[0] and len(set(said)) == 1
        await here.code()
        assert len(await here.tickets()) == len(here.sink.mail) == 1


async def test_the_answer_does_not_wait_for_the_mail_server(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        await here.rosa("rosa@example.org")
        here.sink.open.clear()
        async with lines(here.host, "Alfred", "new") as talk:
            assert ANSWER in await ask(talk, "Rosa")
        assert not here.sink.mail
        here.sink.open.set()
        await here.code()


@pytest.mark.parametrize("name", ["Rosa", "Nobody"])
async def test_requests_are_few_for_each_name_network_and_in_all(tmp_path: Path, name: str) -> None:
    async with post(tmp_path) as here:
        await here.rosa("rosa@example.org")
        club = here.host.club

        async def sent(name: str, address: str) -> bool:
            try:
                await club.mail_code(name, address, SshAddress())
            except KernelError as error:
                assert error.id == "recovery-mails"
                return False
            return True

        each = [await sent(name.upper() if n % 2 else name, f"192.0.{n}.1") for n in range(5)]
        assert each == [True] * 3 + [False] * 2
        near = [await sent(f"Other{n}", f"198.51.100.{n}") for n in range(7)]
        assert near == [True] * 5 + [False] * 2
        far = [await sent(f"Far{n}", f"203.0.{n}.1") for n in range(60)]
        assert far == [True] * 40 + [False] * 20


async def test_a_flood_does_not_use_up_the_requests_for_a_name(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        await here.rosa("rosa@example.org")
        club = here.host.club
        for n in range(50):
            await club.mail_code(f"Far{n}", f"203.0.{n}.1", SshAddress())
        for n in range(3):
            with pytest.raises(KernelError, match="recovery-mails"):
                await club.mail_code("Rosa", f"192.0.{n}.1", SshAddress())
        an_hour_ago = attempt.update().values(at=attempt.c.at - 3600)
        await club.write(lambda connection: connection.execute(an_hour_ago))
        for n in range(3):
            await club.mail_code("Rosa", f"192.0.{n}.1", SshAddress())
        assert await here.code()


async def test_an_address_gets_few_mails_for_all_accounts(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        await here.rosa("shared@example.org")
        otto = await here.host.club.enrolled("Otto")
        await here.host.club.write(channels.add, otto.id, "mail", "Shared@example.org")
        for number, name in enumerate(("Rosa", "Otto", "Rosa", "Otto", "Rosa")):
            await here.host.club.mail_code(name, f"192.0.{number}.1", SshAddress())
        await here.code(2)
        await here.settle()
        assert len(here.sink.mail) == len(await here.tickets()) == 4


@pytest.mark.parametrize("state", ["closed", "suspended"])
async def test_accounts_that_are_shut_get_no_mail(tmp_path: Path, state: str) -> None:
    async with post(tmp_path) as here:
        rosa = await here.rosa("rosa@example.org")
        await here.host.club.write(accounts.change, rosa.id, state=state)
        await here.host.club.mail_code("Rosa", "192.0.2.1", SshAddress())
        await here.settle()
        assert len(here.sink.mail) == len(await here.tickets()) == 1


async def test_the_other_channels_and_the_inbox_hear_of_it(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        rosa = await here.rosa("rosa@example.org")
        await here.host.club.write(channels.add, rosa.id, "command", "")
        told = tmp_path / "told"
        script = f'echo "$WEIMAR_EVENT $WEIMAR_CHANGE" >> {told}'
        here.host.server.notifier.command = ("/bin/sh", "-c", script)
        await here.notices.start()
        await here.host.club.mail_code("Rosa", "192.0.2.1", SshAddress())
        await here.code()
        await here.notices.send_warnings()
        await until(lambda: told.exists() and told.read_text() == "account recovery-mailed\n")
        await until(lambda: not here.notices.waiting)
        assert len(here.sink.mail) == 1, "the mail with the code says it already"
        (notice,) = await here.host.club.read(home.unread_notices, rosa.id)
        assert notice.kind == "recovery-mailed"


async def test_a_code_ends_with_the_address_it_was_sent_to(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        rosa = await here.rosa("rosa@example.org")
        await here.host.club.mail_code("Rosa", "192.0.2.1", SshAddress())
        code = await here.code()
        (mine,) = await here.host.club.read(channels.of_account, rosa.id)
        await here.notices.remove(mine.id)
        with pytest.raises(REFUSED):
            await connect(here.host.port, "Alfred", username=code)


async def test_a_mail_server_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        await here.rosa("rosa@example.org")
        here.sink.refuses = True
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            here.sink.refuses = False

        notices = Notices(here.host.club, here.host.server, sleep=sleep)
        notices.mail_code("Rosa", SshAddress())
        await here.code()
        assert slept == [60.0]
        await notices.close()


async def test_a_new_key_cannot_add_an_address(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        rosa = await here.rosa()
        write, now = here.host.club.write, here.host.club.now
        await write(membership.add_key, rosa.id, stored(KEYS["Alfred"]), now)
        for key, said in (("Alfred", "A new key cannot"), ("Rosa", "Email address:")):
            async with lines(here.host, key, "Rosa", "account") as talk:
                await talk.until("Messages while I am away")
                await talk.until("Number:")
                talk.type("6")
                await talk.until("Add an email address")
                await talk.until("Number:")
                talk.type("1")
                await talk.until(said)


async def test_a_new_address_warns_the_other_channels(tmp_path: Path) -> None:
    async with post(tmp_path) as here:
        rosa = await here.rosa("old@example.org")
        await here.notices.add(rosa, "mail", "new@example.org", "ssh example.org")
        await here.notices.start()
        await here.notices.send_warnings()
        await until(lambda: here.sink.mail)
        await here.settle()
        mail, _ = here.sink.mail
        assert mail["To"] == "old@example.org" and "email address was added" in mail["Subject"]


async def test_the_page_offers_it_and_a_host_without_mail_does_not(tmp_path: Path) -> None:
    async with post(tmp_path / "a") as here:
        await here.rosa("rosa@example.org")
        guest = await Terminal.come(here.host.port, "Alfred", username="new")
        await guest.shows("I have an account")
        guest.press("2", "\r", "\r")
        await guest.shows("sent to my email address")
        guest.press("2", "\r")
        await guest.shows("Name:")
        guest.press("Rosa", "\r")
        await guest.shows("If the account Rosa has")
        await guest.close()
        code = await here.code()
        guest = await Terminal.come(here.host.port, "Alfred", username=code)
        await guest.shows("to the account")
        found = re.search(r"Type (\d+) to", guest.screen.text)
        assert found
        guest.press(found[1], "\r")
        await guest.shows("you are Rosa")
        await guest.close()
    (tmp_path / "b").mkdir()
    async with (
        hosting(tmp_path / "b", club=club()) as host,
        lines(host, "Alfred", "new") as talk,
    ):
        await talk.until("Number:")
        talk.type("2")
        assert "email" not in await talk.until("Name:")
