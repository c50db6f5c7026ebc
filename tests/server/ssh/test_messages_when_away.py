"""Messages to absent players over real sockets: a mail server, an HTTPS server, a command."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec.structs import replace

from tests.server.serving import Player, make_table
from tests.server.ssh.hosting import Open, hosting
from tests.server.ssh.test_club import club, lines
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.moderation import Moderation
from weimar_tui.server.club.notices.notices import Notices
from weimar_tui.server.club.notices.undelivered import Undelivered
from weimar_tui.server.club.notices.web import WebPoster, check_url
from weimar_tui.server.club.settings import MailSettings
from weimar_tui.server.club.store import channels, games, membership
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account, Channel, GameRow, SeatRow
from weimar_tui.server.notify import Message
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import CloseTable, MakeTable, SetSettings
from weimar_tui.server.ssh_address import SshAddress

TURN = Message(event="turn", player="Rosa", table="t1", title="Berlin evenings", game="weimar")


class MailSink:
    """A mail server that keeps what it is sent; `refuses` answers to a recipient. It greets while
    `open` is set."""

    def __init__(self) -> None:
        self.mail: list[Any] = []
        self.refuses = False
        self.open = asyncio.Event()
        self.open.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        writer.write(b"220 sink\r\n")
        with contextlib.suppress(ConnectionError):
            while line := (await reader.readline()).decode():
                word = line.split()[0].upper()
                if word == "RCPT" and self.refuses:
                    writer.write(b"550 no such person\r\n")
                elif word == "DATA":
                    writer.write(b"354 go on\r\n")
                    text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                    self.mail.append(message_from_string(text[:-3], policy=policy.default))
                    writer.write(b"250 kept\r\n")
                elif word == "QUIT":
                    writer.write(b"221 bye\r\n")
                    break
                else:
                    writer.write(b"250 sink\r\n")
        writer.close()


class WebSink:
    """An HTTPS server: `answer` to every post, None for no answer at all."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answer: bytes | None = b"HTTP/1.1 200 OK\r\n\r\n"
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["Content-Length"]))
            self.posts.append((head[0], headers, body))
            if self.answer is None:
                await reader.read()
            else:
                writer.write(self.answer)
                await writer.drain()
        writer.close()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for `localhost` that signs itself, and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    pem = serialization.Encoding.PEM
    path.write_bytes(key.private_bytes(pem, *form) + made.public_bytes(pem))
    return path


@asynccontextmanager
async def web_sink(certificate: Path) -> AsyncIterator[WebSink]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    sink = WebSink()
    server = await asyncio.start_server(sink.serve, "localhost", 0, ssl=context)
    sink.port = server.sockets[0].getsockname()[1]
    yield sink
    server.close()


def poster(certificate: Path, **more: Any) -> WebPoster:
    """What posts to this computer too, and trusts the test's certificate."""
    context = ssl.create_default_context(cafile=str(certificate))
    return WebPoster(allows=lambda address: True, context=context, **more)


class House:
    """A host with a mail server and a web server next to it."""

    def __init__(self, host: Open, mail: MailSink, web: WebSink, notices: Notices) -> None:
        self.host, self.mail, self.web, self.notices = host, mail, web, notices

    async def rosa(self) -> Account:
        return await self.host.club.enrolled("Rosa")

    async def add(self, kind: str, target: str = "", **values: Any) -> Channel:
        """Add a channel, without a test message."""
        rosa, write = await self.rosa(), self.host.club.write
        id = await write(channels.add, rosa.id, kind, target, command="ssh example.org", **values)
        await self.notices.refresh()
        found = await self.host.club.read(channels.by_id, id)
        assert found is not None
        return found

    async def channel(self) -> Channel:
        (found,) = await self.host.club.read(channels.of_account, (await self.rosa()).id)
        return found

    def tell(self) -> None:
        if self.notices.wants("rosa"):
            self.notices.tell(TURN, commanded=False)


@asynccontextmanager
async def house(folder: Path, certificate: Path, **more: Any) -> AsyncIterator[House]:
    mail = MailSink()
    server = await asyncio.start_server(mail.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    outbox = MailSettings(
        server="127.0.0.1", port=port, sender="games@example.org", security="none"
    )
    settings = club(mail=outbox, pages="https://games.example.org/")
    async with web_sink(certificate) as web, hosting(folder, club=settings, kept=True) as host:
        more.setdefault("waits", (0.0, 0.0))
        notices = Notices(host.club, host.server, poster=poster(certificate), **more)
        host.club.notices = notices
        await notices.start()
        try:
            yield House(host, mail, web, notices)
        finally:
            await notices.close()
            server.close()


async def test_a_mail_address_is_confirmed_before_anything_else_is_sent(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as here:
        async with lines(here.host, "Rosa", "Rosa", "account") as talk:
            await talk.until("Messages while I am away")
            await talk.until("Number:")
            talk.type("6")
            await talk.until("Add an email address")
            await talk.until("Number:")
            talk.type("1", "nonsense@")
            await talk.until("not an email address")
            await talk.until("Number:")
            talk.type("1", "rosa@example.org")
            await talk.until("Enter to cancel):")
            assert not here.notices.wants("Rosa")
            (mail,) = here.mail.mail
            assert mail["To"] == "rosa@example.org" and "Rosa wants" in mail.get_content()
            code = re.search(r"\d{8}", mail.get_content())
            assert code
            talk.type("00000000")
            await talk.until("different code")
            talk.type(code[0])
            await talk.until("Added.")
            await talk.until("Number:")
            talk.type("1")
            await talk.until("Stored.")
            await talk.until("email to rosa@example.org · each turn")
        await until(lambda: here.notices.wants("rosa"))
        here.tell()
        await until(lambda: len(here.mail.mail) == 2)
        mail = here.mail.mail[1]
        assert mail["Subject"] == "It’s your turn at “Berlin evenings”."
        code = re.search(r"stop (\d\w+)", mail.get_content())
        assert code and mail["List-Unsubscribe"] == f"<https://games.example.org/stop/{code[1]}>"
        wrong = code[1][:-1] + ("1" if code[1][-1] != "1" else "2")
        for word, said in ((wrong, "Nothing to stop"), (code[1], "Stopped."), (code[1], "Nothing")):
            async with lines(here.host, "Otto", "Otto", f"stop {word}") as talk:
                await talk.until(said)
        assert not here.notices.wants("rosa")


async def test_a_mail_has_the_address_that_the_host_names_now(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as here:
        await here.add("mail", "rosa@example.org")
        for url, typed in (
            ("", "ssh example.org"),
            ("ssh://games.example.org:2022", "ssh -p 2022 games.example.org"),
        ):
            here.host.server.host.ssh = SshAddress.of(url)
            before = len(here.mail.mail)
            await here.notices.test(await here.rosa(), await here.channel())
            await until(lambda before=before: len(here.mail.mail) > before)  # type: ignore[misc]
            text = here.mail.mail[-1].get_content()
            assert f"To play: {typed}\n" in text and f"{typed} stop " in text


async def test_codes_for_mail_addresses_are_few(tmp_path: Path, certificate: Path) -> None:
    async with house(tmp_path, certificate) as here:
        rosa, otto = await here.rosa(), await here.host.club.enrolled("Otto")
        for _ in range(3):
            await here.notices.send_code(rosa, "Victim@example.org", "en")
        for whose, target in ((rosa, "other@example.org"), (otto, "victim@example.org")):
            with pytest.raises(KernelError, match="channel-codes"):
                await here.notices.send_code(whose, target, "en")
        assert len(here.mail.mail) == 3


async def test_posts_are_signed_and_say_no_more_than_the_table(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as here:
        rosa, url = await here.rosa(), here.web.url
        hook = await here.notices.add(rosa, "webhook", f"{url}/hook?a=1", "ssh example.org")
        topic = here.notices.check("ntfy", f"{url}/rosa-evenings")
        await here.notices.add(rosa, "ntfy", topic, "ssh example.org")
        assert len(here.web.posts) == 2
        here.web.posts.clear()
        here.tell()
        await until(lambda: len(here.web.posts) == 2)
        posts = sorted(here.web.posts, key=lambda post: post[0])
        (to_ntfy, _, ntfy), (to_hook, headers, body) = posts
        assert to_ntfy == "POST / HTTP/1.1" and to_hook == "POST /hook?a=1 HTTP/1.1"
        said = "It’s your turn at “Berlin evenings”."
        assert json.loads(ntfy) == {"topic": "rosa-evenings", "title": "Weimar", "message": said}
        assert json.loads(body) == {
            "event": "turn",
            "player": "Rosa",
            "table": "t1",
            "title": "Berlin evenings",
            "game": "weimar",
            "number": 1,
            "left": -1,
            "text": said,
            "content": said,
        }
        secret = here.notices.signer.hook_secret(hook.id).encode()
        right = hmac.new(secret, body, "sha256").hexdigest()
        assert headers["Weimar-Signature"] == f"sha256={right}"
        await here.add("mail", "a@example.org")
        await here.add("mail", "b@example.org")
        with pytest.raises(KernelError, match="channels-many"):
            await here.add("mail", "c@example.org")


async def test_a_message_is_tried_three_times_then_the_channel_is_off(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as here:
        await here.add("webhook", f"{here.web.url}/hook")
        here.web.answer = b"HTTP/1.1 307 Go\r\nLocation: https://localhost/other\r\n\r\n"
        here.tell()
        await until(lambda: not here.notices.wants("rosa"))
        assert [post[0] for post in here.web.posts] == ["POST /hook HTTP/1.1"] * 3
        here.tell()
        channel = await here.channel()
        async with lines(here.host, "Rosa", "Rosa", "account") as talk:
            await talk.until("Number:")
            talk.type("6")
            await talk.until("· off:")
            await talk.until("(307)")
        await here.notices.set_when(channel, "")
        here.web.answer = b"HTTP/1.1 204 Fine\r\n\r\n"
        here.tell()
        await until(lambda: here.host.server.host.measures.notices["webhook", "ok"] == 1)
        assert len(here.web.posts) == 4


async def test_an_address_that_gives_no_answer_costs_seconds_and_no_more(
    tmp_path: Path, certificate: Path
) -> None:
    async with web_sink(certificate) as web:
        web.answer = None
        with pytest.raises(Undelivered, match="channel-slow"):
            await poster(certificate, seconds=0.2).post(web.url, b"{}", {})
        web.answer = b"x" * 100_000
        with pytest.raises(Undelivered, match="channel-unreachable"):
            await poster(certificate).post(web.url, b"{}", {})
        trusts_nobody = WebPoster(allows=lambda address: True)
        with pytest.raises(Undelivered, match="channel-tls"):
            await trusts_nobody.post(web.url, b"{}", {})
        with pytest.raises(Undelivered, match="channel-private"):
            await WebPoster().post(web.url, b"{}", {})
        assert len(web.posts) == 2


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "url"),
        ("https://rosa:secret@example.org/", "url"),
        ("https://", "url"),
        ("https://example.org:99999/", "url"),
        ("https://example.org/\r\nX: y", "url"),
        ("https://127.0.0.1/", "private"),
        ("https://[::1]/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://169.254.169.254/latest", "private"),
    ],
)
def test_addresses_that_no_message_is_posted_to(url: str, why: str) -> None:
    with pytest.raises(KernelError, match=f"channel-{why}"):
        check_url(url)


def waiting_for_rosa(id: str, now: int, deadline: int | None) -> tuple[GameRow, list[SeatRow]]:
    row = GameRow(
        id=id, game="weimar", scenario="main", title=f"Table {id}", owner="Otto",
        owner_account=None, state="playing", public=True, made=now, started=now, moved=now,
        ended=None, ending="", round=1, picks=1, bytes=1, sha256="", changed=0, options={},
        entry={},
    )  # fmt: skip
    seat = SeatRow(
        table_id=id, seat="spd", position=0, player="Rosa", folded="rosa", asked=True,
        deadline=deadline,
    )  # fmt: skip
    return row, [seat]


async def test_a_digest_once_a_day_lists_what_waits(tmp_path: Path, certificate: Path) -> None:
    async with house(tmp_path, certificate) as here:
        host, now = here.host, [1_800_000_000]
        host.club._now = lambda: now[0]
        midnight = now[0] // 86400 * 86400
        await here.add("mail", "rosa@example.org", digest="8", sent=midnight + 7 * 3600)
        assert not here.notices.wants("rosa")
        now[0] = midnight + 8 * 3600 - 1
        rows = [
            waiting_for_rosa("one", now[0], None),
            waiting_for_rosa("two", now[0], midnight + 13 * 3600 + 1),
        ]
        await host.club.write(games.put, rows)
        await here.notices.send_digests()
        now[0] += 1
        for _ in range(3):
            await here.notices.send_digests()
        await until(lambda: len(here.mail.mail) == 1)
        assert here.mail.mail[0]["Subject"] == (
            "2 games are waiting for you. The most urgent has 5 h 0 min left: “Table two”."
        )
        now[0] += 86400
        await host.club.write(games.remove, ["one", "two"])
        await here.notices.send_digests()  # nothing waits, so nothing is sent
        now[0] += 86400
        await host.club.write(games.put, rows[:1])
        await here.notices.send_digests()
        await until(lambda: len(here.mail.mail) == 2)
        assert here.mail.mail[1]["Subject"] == "A game is waiting for you: “Table one”."


async def test_messages_leave_out_what_a_muted_player_typed(
    tmp_path: Path, certificate: Path
) -> None:
    may_end = asyncio.Event()

    async def sleep(_: float) -> None:
        await may_end.wait()

    async with house(tmp_path, certificate, sleep=sleep) as here:
        club, lobby = here.host.club, here.host.server.lobby
        otto = await club.enrolled("Otto")
        channel = await here.add("webhook", here.web.url)
        hour = datetime.now(UTC).hour
        await here.notices.set_quiet(channel, f"{hour}-{(hour + 2) % 24}", "UTC")
        table = await lobby.maker.make("Otto", MakeTable(title="YOU FOOLS"))
        here.host.server.notifier.invite(table, "Otto", ["Rosa"])
        moderation = Moderation(club, "host", "host", None)
        await moderation.act(otto, "mute", 3600, "shouting")
        may_end.set()
        await until(lambda: here.web.posts)
        ((_, _, body),) = here.web.posts
        assert json.loads(body)["text"] == "Otto invites you to “Otto's table”."
        # A digest too, by a machine that does not have the table.
        await here.notices.set_quiet(await here.channel(), "", "")
        await here.add("mail", "rosa@example.org", digest=str(hour), sent=0)
        row, seats = waiting_for_rosa("one", club.now, None)
        await club.write(games.put, [(replace(row, owner="Otto"), seats)])
        await here.notices.send_digests()
        await until(lambda: here.mail.mail)
        assert here.mail.mail[0]["Subject"] == "A game is waiting for you: “Otto's table”."


async def test_waiting_messages_are_limited(
    tmp_path: Path, certificate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def lost() -> int:
        return caplog.text.count("too many messages are waiting")

    async with house(tmp_path, certificate, most=3, waits=(3600.0,)) as here:
        here.web.answer = None
        await here.add("webhook", f"{here.web.url}/hook")
        async with asyncio.timeout(PATIENCE):
            while len(here.web.posts) < 4:
                here.tell()
                await asyncio.sleep(0)
        before = lost()
        for _ in range(20):
            here.tell()
        # Four are being sent; three of the others wait, or take the place of one that gave up.
        await until(lambda: lost() >= before + 13)
        assert here.notices.waiting <= 3


async def test_quiet_hours_hold_messages_back_until_they_end(
    tmp_path: Path, certificate: Path
) -> None:
    slept: list[float] = []
    may_end = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await may_end.wait()

    async with house(tmp_path, certificate, sleep=sleep) as here:
        hour = datetime.now(UTC).hour
        channel = await here.add("webhook", here.web.url)
        for hours in ("25-7", "24-7", "7-24", "7", "7-8-9", "-1-5"):
            with pytest.raises(KernelError, match="channel-quiet"):
                await here.notices.set_quiet(channel, hours, "")
        await here.notices.set_quiet(channel, f"{hour}-{(hour + 2) % 24}", "UTC")
        here.tell()
        invited = Message(event="invited", player="Rosa", table="t2", title="Sunday", by="Otto")
        here.notices.tell(invited, commanded=False)
        await until(lambda: len(slept) == 2)
        assert all(3600 < seconds <= 7200 for seconds in slept) and not here.web.posts
        may_end.set()
        await until(lambda: here.web.posts)
        ((_, _, body),) = here.web.posts
        assert json.loads(body)["text"] == "Otto invites you to “Sunday”.", "no turn by then"
        await here.notices.set_quiet(await here.channel(), "", "")
        assert (await here.channel()).quiet_from is None
        here.tell()
        await until(lambda: len(here.web.posts) == 2)


async def test_after_quiet_hours_a_turn_is_told_if_its_own_table_still_waits(
    tmp_path: Path, certificate: Path
) -> None:
    slept: list[asyncio.Event] = []

    async def sleep(seconds: float) -> None:
        slept.append(asyncio.Event())
        await slept[-1].wait()

    async with house(tmp_path, certificate, sleep=sleep, most=1) as here:
        hour, now = datetime.now(UTC).hour, int(datetime.now(UTC).timestamp())
        channel = await here.add("webhook", here.web.url)
        await here.notices.set_quiet(channel, f"{hour}-{(hour + 2) % 24}", "UTC")
        others = [waiting_for_rosa(f"other{n}", now, now + 9000) for n in range(50)]
        await here.host.club.write(games.put, [*others, waiting_for_rosa("t1", now, None)])
        here.notices.tell(replace(TURN, table="no longer hers"), commanded=False)
        await until(lambda: slept)
        slept[0].set()
        async with asyncio.timeout(PATIENCE):
            while len(slept) < 2:  # until the message before it has left its place
                here.tell()
                await asyncio.sleep(0.02)
        slept[1].set()
        await until(lambda: here.web.posts)
        told = [json.loads(body)["table"] for _, _, body in here.web.posts]
        assert told == ["t1"], "the last of 51 that wait"


async def test_changes_that_a_thief_could_make_reach_every_channel_once(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as home:
        rosa, club = await home.rosa(), home.host.club
        await home.add("mail", "rosa@example.org", digest="20")
        await home.add("webhook", f"{home.web.url}/hook")
        await home.add("mail", "never@example.org", digest=channels.NEVER)
        key = Key("ssh-ed25519 other", "SHA256:other")
        await club.write(membership.add_key, rosa.id, key, club.now)
        await club.write(membership.tell, rosa.id, "invited", club.now, by="Otto")
        await home.notices.send_warnings()
        await home.notices.send_warnings()
        await until(lambda: home.mail.mail and home.web.posts)
        await until(lambda: not home.notices.waiting)
        (mail,) = home.mail.mail
        assert mail["To"] == "rosa@example.org"
        assert "A key was added to your account: SHA256:other." in mail["Subject"]
        ((_, _, body),) = home.web.posts
        said = json.loads(body)
        assert (said["event"], said["change"], said["key"]) == (
            "account", "key-added", "SHA256:other",
        )  # fmt: skip
        # Old notices, of versions that told nobody, are not told now.
        await club.write(membership.tell, rosa.id, "words-new", club.now - 2 * DAY)
        await home.notices.send_warnings()
        assert not home.notices.waiting


TITLES = {
    "a\x1b[31mred\x1b]0;x\x07": "a(31mred)0;x",
    "a\r\nBcc: evil@example.org\r\n\r\nhello": "a Bcc: evil@example.org hello",
    "\u202egpj.\u2066exe": "gpj.exe",
    "o\u200bk\ufe01\u034f\u3164": "ok",
    "$(touch x);`id`\"'": "$(touch x);`id`\"'",
    '","x":"': '","x":"',
    "<http://evil.example|your game>": "<http://evil.example|your game>",
    "<!channel> @everyone": "<!channel> @everyone",
}
"""Titles that a player types, and what is left of them."""


async def test_hostile_titles_arrive_as_one_plain_line_everywhere(
    tmp_path: Path, certificate: Path
) -> None:
    async with house(tmp_path, certificate) as home:
        script, told = tmp_path / "tell", tmp_path / "told"
        script.write_text(f'#!/bin/sh\necho "$#" "$WEIMAR_TITLE" >> {told}\n')
        script.chmod(0o755)
        home.host.server.notifier.command = (str(script),)
        for kind in ("mail", "command", "webhook", "ntfy"):
            await home.add(kind, "rosa@example.org" if kind == "mail" else f"{home.web.url}/a")
        for number, (typed, left) in enumerate(TITLES.items(), 1):
            # One connection may not make so many tables so fast.
            otto = Player(await ServerLink.connect(tmp_path / "s", "Otto"))
            title = typed[:40]
            table = await make_table(
                otto, game="weimar", scenario="main", title=title, invited=("Rosa",)
            )
            otto.send(CloseTable(table=table))
            await otto.close()
            await until(lambda n=number: len(home.mail.mail) == n)  # type: ignore[misc]
            mail = home.mail.mail[-1]
            assert mail["Subject"] == f"Otto invites you to “{left}”."
            assert mail["Bcc"] is None and mail["To"] == "rosa@example.org" and not mail.defects
            assert mail.get_content().startswith(f"{mail['Subject']}\n\nTo play: ")
            await until(lambda n=number: len(home.web.posts) == 2 * n)  # type: ignore[misc]
            bodies = {head: json.loads(body) for head, _, body in home.web.posts[-2:]}
            assert bodies["POST / HTTP/1.1"].keys() == {"topic", "title", "message"}
            assert bodies["POST / HTTP/1.1"]["message"] == mail["Subject"]
            hook = bodies["POST /a HTTP/1.1"]
            assert hook["title"] == left and "x" not in hook
            # Slack and Discord read commands and hidden addresses in these two.
            assert not set("<>@") & set(hook["text"]) and hook["content"] == hook["text"]
        lines = [f"0 {left}" for left in TITLES.values()]
        await until(lambda: told.exists() and len(told.read_text().splitlines()) == len(lines))
        assert sorted(told.read_text().splitlines()) == sorted(lines)


@pytest.mark.parametrize("language", ["xx", "../../etc", "\u202e", "de\n", ""])
async def test_a_client_that_sets_a_strange_language_still_gets_messages(
    tmp_path: Path, certificate: Path, language: str
) -> None:
    async with house(tmp_path, certificate) as home:
        await home.add("mail", "rosa@example.org")
        rosa = Player(await ServerLink.connect(tmp_path / "s", "Rosa"))
        rosa.send(SetSettings(changes={"language": language}))
        settings = home.host.server.settings
        async with asyncio.timeout(PATIENCE):
            while (await settings.of("Rosa")).get("language") != language:
                await asyncio.sleep(0.01)
        home.tell()
        await until(lambda: home.mail.mail)
        assert home.mail.mail[0]["Subject"] == "It’s your turn at “Berlin evenings”."
        await home.host.club.mail_code("Rosa", "192.0.2.1", SshAddress())
        await until(lambda: len(home.mail.mail) == 2)
        await rosa.link.close()
