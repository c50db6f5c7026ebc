"""A player's keys, recovery words, name, invitations and leaving: `ssh HOST account`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncssh
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.renaming import rename
from weimar_tui.server.club.store import accounts, membership, order
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account, Credential
from weimar_tui.server.dates import date_of, day_of
from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.dialogue import Dialogue
from weimar_tui.server.ssh.front_door import show_words
from weimar_tui.server.ssh.notices_page import NoticesPage
from weimar_tui.server.ssh_address import SshAddress


class Visitor(Struct, frozen=True):
    """The user of the page: their account, the key they logged in with (None for one of the host's
    file), their address, that of this server as they reach it, and that of its web pages, if it has
    any."""

    account: Account
    credential: Credential | None
    address: str
    server: SshAddress
    pages: str = ""


async def web_link(club: Club, visitor: Visitor) -> str:
    """Return a link that logs the player's browser in. Raises KernelError."""
    if not visitor.pages:
        raise KernelError("web-none")
    return f"{visitor.pages}l/{await club.web_link(visitor.account)}"


def key_of(text: str) -> tuple[Key, str]:
    """Return a public key in OpenSSH's format, and its comment. Raises KernelError."""
    try:
        # As bytes: in a text, asyncssh refuses comments in other scripts.
        key = asyncssh.import_public_key(text.strip().encode("utf-8", "replace"))
        label = plain_text(key.get_comment() or "", 40)
    except (asyncssh.KeyImportError, ValueError):
        raise KernelError("key-wrong") from None
    return stored(key), label


def stored(key: asyncssh.SSHKey) -> Key:
    """Return a key in the club's form."""
    public = " ".join(key.export_public_key("openssh").decode().split()[:2])
    return Key(public, key.get_fingerprint())


class AccountPage:
    """A dialogue in which a player changes their account."""

    def __init__(self, club: Club, dialogue: Dialogue, visitor: Visitor) -> None:
        self.club = club
        self.talk = dialogue
        self.visitor = visitor

    async def open(self) -> None:
        """Run until the player goes back. Raises Left."""
        talk, name = self.talk, self.visitor.account.name
        steps = {
            "keys-list": self._list_keys,
            "key-add": self._add_key,
            "key-link": self._link_key,
            "key-remove": self._remove_key,
            "words-new": self._new_words,
            "notices": self._reach,
            "invite": self._invite,
            "rename": self._rename,
            "leave": self._leave,
        }
        if self.visitor.pages:
            steps = {"browser": self._link_browser, **steps}
        while True:
            talk.show()
            talk.say("account", name=name)
            await self._say_sanctions()
            number = await talk.choose([talk.text(step) for step in steps])
            if not number:
                return
            talk.show()
            try:
                await list(steps.values())[number - 1]()
            except KernelError as error:
                talk.complain(error)

    async def _say_sanctions(self) -> None:
        """Show which sanctions are in force against the player, and whether the account is on hold
        or has run out of time too often."""
        club, kinds = self.club, ("mute", "unrated")
        whose = self.visitor.account.id
        for one in await club.read(order.in_force, club.now, account_id=whose, kinds=kinds):
            ever = "" if one.until is not None else "-ever"
            about = {"until": date_of(one.until), "reason": one.reason or "–"}
            self.talk.say(f"own-{one.kind}{ever}", **about)
        why = await club.why_no_rated(self.visitor.account.name)
        if why is not None and why.id != "rated-until":
            self.talk.complain(why)

    async def _keys(self) -> list[Credential]:
        return await self.club.read(accounts.keys, self.visitor.account.id)

    def _described(self, keys: Sequence[Credential]) -> list[str]:
        used, described = self.visitor.credential, []
        for key in keys:
            day = "–" if key.used_day is None else day_of(key.used_day * DAY)
            here = self.talk.text("key-here") if used is not None and key.id == used.id else ""
            line = self.talk.text(
                "key",
                key=key.fingerprint,
                label=key.label or "–",
                added=day_of(key.made),
                used=day,
            )
            described.append(f"{line} {here}".rstrip())
        return described

    async def _list_keys(self) -> None:
        keys = await self._keys()
        if self.visitor.credential is None:
            self.talk.say("key-of-host")
        for line in self._described(keys):
            self.talk.show(f"  {line}")
        if not keys:
            self.talk.say("keys-none")

    async def _add_key(self) -> None:
        text = await self.talk.ask("key-paste")
        if not text:
            return
        key, label = await asyncio.to_thread(key_of, text)
        if await self.talk.confirm("key-add-confirm", key=key.fingerprint):
            await self.club.write(
                membership.add_key, self.visitor.account.id, key, self.club.now, label
            )
            self.talk.say("key-added")

    async def _link_key(self) -> None:
        if await self.talk.confirm("key-link-confirm"):
            code = await self.club.link(self.visitor.account)
            self.talk.say("key-link-made", command=self.visitor.server.command(user=code))

    async def _link_browser(self) -> None:
        self.talk.say("web-link", link=await web_link(self.club, self.visitor))

    async def _remove_key(self) -> None:
        keys = await self._keys()
        if not keys:
            self.talk.say("keys-none")
            return
        number = await self.talk.choose(self._described(keys))
        if not number:
            return
        key = keys[number - 1]
        if await self.talk.confirm("key-remove-confirm", key=key.fingerprint):
            visitor = self.visitor
            await self.club.write(
                membership.revoke_key, visitor.account.id, key.id, visitor.credential, self.club.now
            )
            self.talk.say("key-removed")
            if visitor.credential is None or visitor.credential.id != key.id:
                self.club.end_key(visitor.account.name, key.id)
            else:  # its owner reads on; machines elsewhere end its sessions
                self.club.ended_keys.add(key.id)

    async def _new_words(self) -> None:
        membership.check_age(self.visitor.credential, self.club.now)
        if await self.talk.confirm("words-new-confirm"):
            await show_words(self.club, self.talk, self.visitor.account)
            self.talk.say("words-stored")

    async def _reach(self) -> None:
        notices = self.club.notices
        if notices is None or not notices.kinds:
            self.talk.say("notices-off")
            return
        visitor = self.visitor
        command, used = visitor.server.command(), visitor.credential
        await NoticesPage(notices, self.talk, visitor.account, command, used).open()

    async def _invite(self) -> None:
        code = await self.club.invite(self.visitor.account)
        days = membership.INVITE_DAYS
        self.talk.say("invite-made", command=self.visitor.server.command(user=code), days=days)

    async def _rename(self) -> None:
        club, visitor = self.club, self.visitor
        membership.check_age(visitor.credential, club.now)
        await club.read(membership.check_rename, visitor.account.id, club.now)
        self.talk.say("rename-about", days=membership.RENAME_DAYS)
        name = await self.talk.ask("rename-name")
        if not name:
            return
        await club.check_name(name, visitor.account.id)
        if await self.talk.confirm("rename-confirm", name=name, before=visitor.account.name):
            await rename(club, visitor.account, name)
            await club.has_settled()  # ends all the player's sessions, with the new name

    async def _leave(self) -> None:
        if self.visitor.credential is None:
            self.talk.say("leave-of-host")
            return
        membership.check_age(self.visitor.credential, self.club.now)
        if await self.talk.confirm("leave-confirm", days=membership.UNDO_DAYS):
            closes = await self.club.write(membership.close, self.visitor.account.id, self.club.now)
            self.talk.say("left", until=date_of(closes))
