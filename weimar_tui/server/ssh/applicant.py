"""A person at the front door, who gets an account or begins a visit without one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.ssh.account_page import Visitor
from weimar_tui.server.ssh.dialogue import Dialogue, PlayerLeft
from weimar_tui.server.ssh.drawn_door import door_of
from weimar_tui.server.ssh.visits import Visit, Visits
from weimar_tui.server.ssh_address import UNKNOWN, SshAddress

_DOOR_SECONDS = 600.0
"""How long a person can stay at the front door."""


@dataclass
class Applicant:
    """A person at the front door. `become` is called with their account; if they cannot come in, it
    returns the reason. `called` is called with their name during a visit, and with "" after it.

    `server` is what they type to come here, `visit` what they look at without an account,
    `language` the one they chose.
    """

    key: Key
    user: str
    address: str
    become: Callable[[Account], Awaitable[Visitor | str | KernelError]]
    called: Callable[[str], None]
    server: SshAddress = UNKNOWN
    visit: Visit | None = None
    language: str = ""

    async def choose(self, club: Club, dialogue: Dialogue, visits: Visits) -> Account | str | None:
        """Return an account, the name of a visitor, or None for a person who leaves."""
        found: Account | Visit | None = None
        problem: KernelError | None = None
        dialogue.language = self.language or dialogue.language
        door = door_of(
            club,
            dialogue,
            self.key,
            self.user,
            self.address,
            server=self.server,
            visits=visits.allowed,
        )
        try:
            async with asyncio.timeout(_DOOR_SECONDS):
                while True:
                    found = await door.open(problem)
                    self.language = dialogue.language
                    if not isinstance(found, Visit):
                        return found
                    try:
                        name = visits.begin(self.address)
                    except KernelError as error:
                        problem = error
                        continue
                    self.visit = found
                    self.called(name)
                    return name
        except (PlayerLeft, TimeoutError, KernelError):
            return None

    @property
    def options(self) -> dict[str, object]:
        """The options of a visitor's client: the visit, and the language of the front door."""
        if self.visit is None:
            return {}
        return {"visit": self.visit.value, "lang": self.language}

    def end_visit(self, name: str, visits: Visits) -> None:
        """Make room for another visitor."""
        if self.visit is not None:
            visits.end(name)
            self.visit = None
            self.called("")
