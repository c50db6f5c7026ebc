"""The page for people whose key is not registered: sign up, add the key to an account, or look
around without one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.codes import LINK, hash_of
from weimar_tui.server.club.store import membership
from weimar_tui.server.club.store.membership import JOIN, Key
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.dialogue import Dialogue
from weimar_tui.server.ssh.lines import catalogue
from weimar_tui.server.ssh.visits import Visit
from weimar_tui.server.ssh_address import UNKNOWN, SshAddress
from weimar_tui.text.languages import languages

_TRIES = 6


class FrontDoor:
    """Offers a stranger an account, or a visit if the host allows visits.

    `user` is the SSH user name: perhaps a code. `server` is what the person types to come here.
    """

    def __init__(
        self,
        club: Club,
        dialogue: Dialogue,
        key: Key,
        user: str,
        address: str,
        *,
        server: SshAddress = UNKNOWN,
        visits: bool = False,
    ) -> None:
        self.club = club
        self.talk = dialogue
        self._key = key
        self._code = user if user.startswith((JOIN, LINK)) else ""
        self._wanted = "" if self._code or user == "new" else user
        self._address = address
        self._server = server
        self._has_visits = visits
        self._kept = self._letter = ""

    async def open(self, problem: KernelError | None = None) -> Account | Visit | None:
        """Run until there is an account to play with, or a visit; return None if the person leaves.
        `problem`: why there was no visit a moment ago."""
        talk = self.talk
        if self._code.startswith(LINK):
            return await self._link()
        talk.say("door", key=self._key.fingerprint)
        if problem is not None:
            talk.complain(problem)
        options: dict[str, Callable[[], Awaitable[Account | Visit | None]]] = {
            "door-sign-up": self._sign_up,
            "door-account": self._recover,
        }
        if self._has_visits:
            options["door-look"] = self._look
            options["door-watch"] = self._watch
        options["door-language"] = self._change_language
        while True:
            talk.show()
            number = await talk.choose([self._option(name) for name in options])
            if not number:
                return None
            found = await list(options.values())[number - 1]()
            if found is not None:
                return found

    def _option(self, name: str) -> str:
        text = self.talk.text(name)
        return f"{text} ({self.talk.text('door-unsaved')})" if name == "door-look" else text

    async def _look(self) -> Visit:
        return Visit.LOOK

    async def _watch(self) -> Visit:
        return Visit.WATCH

    async def _link(self) -> Account | None:
        """Add the key by a code, if the person confirms it."""
        club, talk, hash = self.club, self.talk, hash_of("link", self._code)
        whose = await self._try(club.read(membership.link_owner, hash, club.now))
        if whose is None or not await talk.confirm(
            "link-confirm", name=whose.name, key=self._key.fingerprint
        ):
            return None
        found = await self._try(club.write(membership.link_key, hash, self._key, club.now))
        if found is not None:
            talk.say("linked", name=found.name)
        return found

    async def _sign_up(self) -> Account | None:
        talk, club = self.talk, self.club
        talk.say("sign-up-rules")
        name = await self._name()
        if not name:
            return None
        code, letter = self._code, self._letter
        if club.settings.sign_up == "invited" and not code:
            code = await talk.ask("sign-up-code")
        elif club.settings.sign_up == "asked" and not code and not letter:
            letter = plain_text(await talk.ask("sign-up-letter"), 200)
        made = await self._create(name, code, letter)
        # The next attempt begins with what was typed, except a code that may have been wrong.
        self._kept, self._letter = name, letter
        return made

    async def _create(self, name: str, code: str, letter: str) -> Account | None:
        """Create an account if the person confirms it, and show its recovery words."""
        talk, club = self.talk, self.club
        if not await talk.confirm("sign-up-confirm", name=name, key=self._key.fingerprint):
            return None
        made = await self._try(
            club.sign_up(
                name,
                self._key,
                self._address,
                code=code,
                languages=talk.language,
                letter=letter,
            )
        )
        if made is None:
            return None
        talk.say("signed-up", name=made.name)
        await show_words(club, talk, made)
        if made.settings.get("waits"):
            talk.say("sign-up-waits")
            return None
        return made

    async def _name(self) -> str:
        for _ in range(_TRIES):
            name = self._wanted
            if not name and self._kept:
                kept = self._kept
                name = await self.talk.ask("sign-up-name-again", name=kept) or kept
            elif not name:
                name = await self.talk.ask("sign-up-name")
            self._wanted = self._kept = ""
            if not name:
                return ""
            try:
                await self.club.check_name(name)
            except KernelError as error:
                self.talk.complain(error)
            else:
                return name
        return ""

    async def _recover(self) -> Account | None:
        talk = self.talk
        if self.club.mails_codes:
            talk.say("recover-how")
            ways = ("recover-by-words", "recover-by-mail")
            match await talk.choose([talk.text(way) for way in ways]):
                case 0:
                    return None
                case 2:
                    await self._ask_for_mail()
                    return None
        talk.say("recover")
        name = await talk.ask("recover-name")
        words = await talk.ask("recover-words") if name else ""
        if not words:
            return None
        found = await self._try(self.club.recover(name, words, self._key, self._address))
        if found is not None:
            talk.say("recovered", name=found.name)
            await show_words(self.club, talk, found)
        return found

    async def _ask_for_mail(self) -> None:
        """Have a code mailed, and answer the same whether the account exists or not."""
        talk = self.talk
        name = await talk.ask("recover-name")
        if not name:
            return
        try:
            await self.club.mail_code(name, self._address, self._server)
        except KernelError as error:
            talk.complain(error)
        else:
            talk.say("recover-mailed", name=name, minutes=membership.MAILED_MINUTES)

    async def _change_language(self) -> None:
        known = languages()
        number = await self.talk.choose([catalogue(one).text("club-language") for one in known])
        if number:
            self.talk.language = known[number - 1]

    async def _try(self, work: Awaitable[Account]) -> Account | None:
        """Return the result, or None after explaining why it failed."""
        try:
            return await work
        except KernelError as error:
            self.talk.complain(error)
            return None


async def show_words(club: Club, talk: Dialogue, whose: Account) -> None:
    """Show new recovery words once, and ask for two of them."""
    words = (await club.new_words(whose)).split()
    talk.show()
    talk.say("words")
    talk.show()
    for first in (0, 4):
        part = words[first : first + 4]
        talk.show("  " + "   ".join(f"{n}. {word}" for n, word in enumerate(part, first + 1)))
    talk.show()
    for number in (3, 7):
        while (await talk.ask("words-check", number=number)).casefold() != words[number - 1]:
            talk.say("words-wrong")
