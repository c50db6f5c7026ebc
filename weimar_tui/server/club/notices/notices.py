"""Sends messages to absent players, and daily digests.

Messages wait in a bounded queue, so that no table waits for a mail server or a web address.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.server.club.codes import LINK, hash_of, new_code
from weimar_tui.server.club.notices.digest import is_due, quiet_seconds, zone_of
from weimar_tui.server.club.notices.mail import Mailer, check_address
from weimar_tui.server.club.notices.messages import Worded, worded
from weimar_tui.server.club.notices.signing import Signer
from weimar_tui.server.club.notices.undelivered import Undelivered
from weimar_tui.server.club.notices.web import WebPoster, check_url
from weimar_tui.server.club.store import attempts, channels, games, home, membership
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.attempts import Limit
from weimar_tui.server.club.store.rows import Account, Channel
from weimar_tui.server.limits import Buckets
from weimar_tui.server.muted import shown_title
from weimar_tui.server.names import name_key
from weimar_tui.server.notify import Message
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import FALLBACK, languages
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club
    from weimar_tui.server.server import TableServer

_log = logging.getLogger("weimar_tui.server")

_WAITS = (60.0, 900.0)
"""Seconds before the second and the third attempt; after that the channel is off."""

_WORKERS = 4
_MOST = 1000
"""The most messages that can wait, new ones and those to be tried again."""

_CODES_A_DAY = 3
_CODES_AN_HOUR = 50
_TESTS_AN_HOUR = 10

Language = Callable[[str], Awaitable[str]]


class _Delivery(Struct, frozen=True):
    channel: int
    message: Message
    tried: int = 0


class Notices:
    """The channels of a club's players. Call `start`, then `close`."""

    def __init__(
        self,
        club: Club,
        server: TableServer,
        *,
        mailer: Mailer | None = None,
        poster: WebPoster | None = None,
        waits: tuple[float, ...] = _WAITS,
        most: int = _MOST,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.club = club
        self.signer = Signer(server.host.folder)
        pages = club.settings.pages
        self._stop_page = f"{pages.rstrip('/')}/stop/" if pages else ""
        self._server = server
        self._mailer = mailer or (Mailer(club.settings.mail) if club.settings.mail.server else None)
        self._poster = poster or (WebPoster() if club.settings.push else None)
        self._waits = waits
        self._most = most
        self._queue: asyncio.Queue[_Delivery] = asyncio.Queue()
        self._pending = 0
        self._held = 0
        self._sleep = sleep
        self._listeners: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._tests = Buckets(_TESTS_AN_HOUR / 3600, _TESTS_AN_HOUR)

    @property
    def waiting(self) -> int:
        """The number of messages that wait to be sent."""
        return self._pending

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of channels that this host offers."""
        web = ("ntfy", "webhook") if self._poster is not None else ()
        mail = ("mail",) if self._mailer is not None else ()
        return (*mail, *web, *(("command",) if self._server.notifier.command else ()))

    async def start(self) -> None:
        """Begin to send."""
        for _ in range(_WORKERS):
            self._begin(self._work())
        self._server.notifier.post = self

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; messages that wait are lost, and due again after the next start."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        if self._mailer is not None:
            self._mailer.close()

    # --- when a message is due ------------------------------------------------------------------
    async def refresh(self) -> None:
        """Reread which players want a message for each turn. Raises KernelError."""
        self._listeners = await self.club.read(channels.listeners)

    def wants(self, player: str) -> bool:
        """Whether a player wants a message for each turn."""
        return name_key(player) in self._listeners

    def tell(self, message: Message, *, commanded: bool) -> None:
        """Send a message on the player's channels for each turn, except the host's command if that
        has already run (`commanded`)."""
        self._begin(self._tell(message, commanded))

    async def _tell(self, message: Message, commanded: bool) -> None:
        try:
            found = await self.club.read(channels.for_each_turn, message.player)
        except KernelError as error:
            _log.error("a message is lost: %s", english(error))
            return
        for channel in found:
            if commanded and channel.kind == "command":
                continue
            quiet = quiet_seconds(channel.quiet_from, channel.quiet_to, channel.zone, self.club.now)
            if quiet:
                self._begin(self._tell_later(quiet, _Delivery(channel.id, message)))
            else:
                self._put(_Delivery(channel.id, message))

    async def _tell_later(self, seconds: float, delivery: _Delivery) -> None:
        """Send a message after the player's quiet hours, unless it is out of date by then."""
        if self._held >= self._most:
            _log.error("too many messages wait: one is lost")
            return
        self._held += 1
        try:
            await self._sleep(seconds)
            if await self._still_holds(delivery.message):
                self._put(delivery)
        except KernelError as error:
            _log.error("a message is lost: %s", english(error))
        finally:
            self._held -= 1

    async def _still_holds(self, message: Message) -> bool:
        """Whether a held message is still true, and its player still away."""
        if name_key(message.player) in map(name_key, self._server.audience.online()):
            return False
        if message.event not in ("turn", "low"):
            return True
        waiting = await self.club.read(games.my_turn, message.player)
        return any(game.id == message.table for game, _ in waiting)

    async def send_warnings(self) -> None:
        """Tell players on all their channels of changes of their accounts that a thief could have
        made. Raises KernelError."""
        for one in await self.club.write(home.take_warnings, self.club.now):
            key = str(one.data.get("key", ""))
            message = Message(event="account", player=one.name, change=one.kind, key=key)
            for channel in await self.club.read(channels.of_player, one.name):
                # The mail with the code says it there, as did the one that confirmed the address.
                is_known = one.kind == "recovery-mailed" and channel.kind == "mail"
                if not is_known and one.data.get("channel") != str(channel.id):
                    self._put(_Delivery(channel.id, message))

    async def send_digests(self) -> None:
        """Send the digests that are due. Raises KernelError."""
        now = self.club.now
        online = set(map(name_key, self._server.audience.online()))
        for name, channel in await self.club.read(channels.for_digests):
            if not channel.digest.isdecimal() or not is_due(
                int(channel.digest), channel.zone, channel.sent or 0, now
            ):
                continue
            await self.club.write(channels.change, channel.id, sent=now)
            waiting = await self.club.read(games.my_turn, name)
            if waiting and name_key(name) not in online:
                game, deadline = waiting[0]
                message = Message(
                    event="digest",
                    player=name,
                    table=game.id,
                    title=shown_title(game.title, game.owner, self._server.host.muted),
                    game=game.game,
                    number=len(waiting),
                    left=max(0, deadline - now) if deadline is not None else -1,
                )
                self._put(_Delivery(channel.id, message))

    # --- sending --------------------------------------------------------------------------------
    def _put(self, delivery: _Delivery) -> None:
        if self._pending >= self._most:
            _log.error("too many messages are waiting: one is lost")
            return
        self._pending += 1
        self._queue.put_nowait(delivery)

    async def _work(self) -> None:
        while True:
            delivery = await self._queue.get()
            self._pending -= 1
            try:
                await self._deliver(delivery)
            except KernelError as error:
                _log.error("a message is lost: %s", english(error))
            except Exception:
                _log.exception("a message is lost")

    async def _deliver(self, delivery: _Delivery) -> None:
        channel = await self.club.read(channels.by_id, delivery.channel)
        if channel is None or channel.failures >= channels.OFF or channel.digest == channels.NEVER:
            return
        counts = self._server.host.measures.notices
        message, tables = delivery.message, self._server.lobby.tables
        if (table := tables.get(message.table)) is not None:
            # It may have waited for hours, and the table's owner been muted.
            message = msgspec.structs.replace(message, title=table.title)
        try:
            await self._send(channel, message)
        except Undelivered as error:
            counts[channel.kind, "failed"] += 1
            await self._try_again(channel, delivery, error)
        else:
            counts[channel.kind, "ok"] += 1

    async def _try_again(self, channel: Channel, delivery: _Delivery, error: Undelivered) -> None:
        if delivery.tried < len(self._waits):
            wait = self._waits[delivery.tried]
            again = _Delivery(delivery.channel, delivery.message, delivery.tried + 1)
            asyncio.get_running_loop().call_later(wait, self._put, again)
            return
        _log.warning("a %s channel of account #%d is off", channel.kind, channel.account)
        why = msgspec.json.encode({"id": error.id, "arguments": error.arguments}).decode()
        await self.club.write(channels.failed, channel.id, why)
        await self.refresh()

    async def _send(self, channel: Channel, message: Message) -> None:
        """Send a message now. Raises Undelivered."""
        language = await self._language(message.player)
        words = self._worded(channel, message, language)
        match channel.kind:
            case "mail" if self._mailer is not None:
                page = self._page(channel)
                await self._mailer.send(channel.target, words.line, words.mail, page)
            case "ntfy" if self._poster is not None:
                parts = urlsplit(channel.target)
                topic = parts.path.strip("/")
                body = {"topic": topic, "title": "Weimar", "message": words.line}
                root = f"{parts.scheme}://{parts.netloc}/"
                await self._poster.post(root, msgspec.json.encode(body), {})
            case "webhook" if self._poster is not None:
                plain = msgspec.to_builtins(message)
                for name in ("by", "change", "key"):
                    if not plain[name]:
                        del plain[name]
                line = _without_commands(words.line)
                body = {**plain, "text": line, "content": line}
                data = msgspec.json.encode(body)
                signature = f"sha256={self.signer.signature(channel.id, data)}"
                await self._poster.post(channel.target, data, {"Weimar-Signature": signature})
            case "command" if self._server.notifier.command:
                await self._server.notifier.run_for(message)
            case _:
                raise Undelivered("channel-not-offered")

    def _worded(self, channel: Channel, message: Message, language: str) -> Worded:
        stop, ssh = self.signer.stop_code(channel.id), self._server.host.ssh
        # What the player typed when they made the channel, unless the host says what to type.
        known = channel.command and not ssh.is_known
        command = channel.command if known else ssh.command()
        return worded(message, language, command, stop, self._page(channel))

    def _page(self, channel: Channel) -> str:
        return self._stop_page + self.signer.stop_code(channel.id) if self._stop_page else ""

    async def _language(self, name: str) -> str:
        """Return the language of a player's settings, or of their account. A client can have set
        anything."""
        setting = (await self._server.settings.of(name)).get("language")
        account = await self.club.seek(name)
        spoken = account.languages.split() if account else []
        known = languages()
        return next((one for one in (setting, *spoken) if one in known), FALLBACK)

    # --- what players change --------------------------------------------------------------------
    def check(self, kind: str, target: str) -> str:
        """Return a channel's target as it is stored. Raises KernelError for a wrong one."""
        if kind not in self.kinds:
            raise KernelError("channel-not-offered")
        if kind == "mail":
            check_address(target)
        elif kind == "ntfy":
            target = target if "/" in target else f"https://ntfy.sh/{target}"
            check_url(target)
            topic = urlsplit(target).path.strip("/")
            if not topic.replace("-", "").replace("_", "").isalnum() or len(topic) > 64:
                raise KernelError("channel-topic")
        elif kind == "webhook":
            check_url(target)
        return target

    async def send_code(self, whose: Account, address: str, language: str) -> str:
        """Send a code to a mail address that is not confirmed; return the code. Raises
        KernelError."""
        assert self._mailer is not None
        limits = [Limit(one, _CODES_A_DAY, DAY) for one in (f"#{whose.id}", address)]
        limits.append(Limit("", _CODES_AN_HOUR, 3600))
        if not await self.club.write(attempts.take, "code", *limits):
            raise KernelError("channel-codes")
        code = f"{secrets.randbelow(10**8):08}"
        text = Catalogue(language).text
        mail = text("club-code-mail", name=whose.name, code=code)
        await self._mailer.send(address, text("club-code-subject"), mail)
        return code

    def mail_code(self, name: str, server: SshAddress) -> None:
        """Mail a code that adds a key to the confirmed addresses of an account, in the background;
        nothing happens if there are none. `server`: what its owner types, unless the host says."""
        self._begin(self._mail_code(name, server))

    async def _mail_code(self, name: str, server: SshAddress) -> None:
        mailer, club = self._mailer, self.club
        try:
            whose = await club.named(name)
            if whose is None or whose.state not in ("held", "active") or mailer is None:
                return
            mine = await club.read(channels.of_account, whose.id)
            limits = [Limit(one.target, _CODES_A_DAY, DAY) for one in mine if one.kind == "mail"]
            addresses = [
                one.about for one in limits if await club.write(attempts.take, "mailed", one)
            ]
            if not addresses:
                return
            code = new_code(LINK)
            await club.write(membership.mail_code, whose.id, hash_of("link", code), club.now)
            ssh = self._server.host.ssh if self._server.host.ssh.is_known else server
            text = Catalogue(await self._language(whose.name)).text
            minutes = membership.MAILED_MINUTES
            command = ssh.command(user=code)
            mail = text("club-recover-mail", name=whose.name, command=command, minutes=minutes)
            for address in addresses:
                self._begin(self._mail_twice(mailer, address, text("club-recover-subject"), mail))
        except KernelError as error:
            _log.error("a code was not mailed: %s", english(error))

    async def _mail_twice(self, mailer: Mailer, address: str, subject: str, mail: str) -> None:
        """Send a mail; if the server does not take it now, try once more."""
        counts = self._server.host.measures.notices
        for wait in (*self._waits[:1], None):
            try:
                await mailer.send(address, subject, mail)
            except Undelivered as error:
                counts["mail", "failed"] += 1
                if wait is None:
                    _log.error("a code was not mailed: %s", english(error))
                else:
                    await self._sleep(wait)
            else:
                counts["mail", "ok"] += 1
                return

    async def test(self, whose: Account, channel: Channel) -> None:
        """Send a test message now. Raises KernelError."""
        if not self._tests.take(str(whose.id), self._server.host.clock()):
            raise KernelError("channel-codes")
        await self._send(channel, Message(event="test", player=whose.name))

    async def add(self, whose: Account, kind: str, target: str, command: str) -> Channel:
        """Add a channel for each turn after a test message has arrived (the code was one for mail).
        Raises KernelError."""
        made = await self.club.write(channels.add, whose.id, kind, target, command=command)
        found = await self.club.read(channels.by_id, made)
        assert found is not None
        if kind != "mail":
            try:
                await self.test(whose, found)
            except KernelError:
                await self.club.write(channels.remove, made)
                raise
        else:
            where = str(made)
            await self.club.write(
                membership.tell, whose.id, "mail-added", self.club.now, channel=where
            )
        await self.refresh()
        return found

    async def set_when(self, channel: Channel, digest: str, zone: str = "") -> None:
        """Change when a channel is used; this turns it on again. Raises KernelError."""
        values = {"digest": digest, "zone": zone, "sent": self.club.now}
        await self.club.write(channels.change, channel.id, failures=0, error="", **values)
        await self.refresh()

    async def set_quiet(self, channel: Channel, hours: str, zone: str) -> None:
        """Hold messages back during these hours, such as `22-7`; empty: never. Raises
        KernelError."""
        begins = ends = None
        if hours.strip():
            found = re.fullmatch(r"\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*", hours)
            if found is None or int(found[1]) > 23 or int(found[2]) > 23:
                raise KernelError("channel-quiet")
            begins, ends = int(found[1]), int(found[2])
            zone_of(zone)
        values = {"quiet_from": begins, "quiet_to": ends}
        kept = {} if begins is None else {"zone": zone}
        await self.club.write(channels.change, channel.id, **values, **kept)

    async def remove(self, channel: int) -> bool:
        """Remove a channel; return whether it existed. Raises KernelError."""
        was_there = await self.club.write(channels.remove, channel)
        await self.refresh()
        return was_there

    async def stop(self, code: str) -> bool:
        """Remove a channel by the code at the end of its messages. Raises KernelError."""
        id = self.signer.channel_to_stop(code)
        return id is not None and await self.remove(id)


_HARMLESS = str.maketrans({"@": "＠", "<": "‹", ">": "›"})


def _without_commands(line: str) -> str:
    """Return a line for a chat: titles in it call nobody (`@everyone`, `<!channel>`) and hide no
    address behind other words.

    >>> _without_commands("“<http://example.org|your game>”, @all")
    '“‹http://example.org|your game›”, ＠all'
    """
    return line.translate(_HARMLESS)


def why_off(channel: Channel) -> KernelError | None:
    """Return why a channel is off, or None."""
    if channel.failures < channels.OFF:
        return None
    why = msgspec.json.decode(channel.error, type=_Why)
    return KernelError(why.id, **why.arguments)


class _Why(Struct, frozen=True):
    id: str
    arguments: dict[str, Argument] = {}
