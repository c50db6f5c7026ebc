"""The front door on a terminal that shows pages; the dialogue in lines is `FrontDoor`."""

from __future__ import annotations

import asyncio
from functools import cache

from weimar_tui.kernel.errors import KernelError
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.codes import LINK
from weimar_tui.server.club.store.membership import Key
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.dialogue import Dialogue
from weimar_tui.server.ssh.door_form import (
    LOOK,
    RECOVER,
    SIGN_UP,
    WATCH,
    DoorForm,
    Poster,
)
from weimar_tui.server.ssh.drawn_dialogue import DrawnDialogue
from weimar_tui.server.ssh.front_door import FrontDoor
from weimar_tui.server.ssh.visits import Visit
from weimar_tui.server.ssh_address import UNKNOWN, SshAddress

_PAUSE = 0.2
"""Seconds between the last key and the check of a name."""
_ASKS = {"invited": "code", "asked": "letter"}


@cache
def posters() -> tuple[Poster, ...]:
    """Return what the front door shows of each game."""
    found = []
    for plugin in map(plugin_of, game_ids()):
        numbers = [len(seats) for one in plugin.scenarios()[:1] for seats in one.seats]
        players = min(numbers, default=1), max(numbers, default=1)
        names, subtitles = dict(plugin.names), dict(plugin.subtitles)
        found.append(Poster(names, subtitles, players, plugin.pictures()))
    return tuple(found)


class DrawnFrontDoor(FrontDoor):
    """Offers a stranger an account or a visit, as a form."""

    def __init__(
        self,
        club: Club,
        talk: DrawnDialogue,
        key: Key,
        user: str,
        address: str,
        *,
        server: SshAddress = UNKNOWN,
        visits: bool = False,
    ) -> None:
        super().__init__(club, talk, key, user, address, server=server, visits=visits)
        self._page = talk

    async def open(self, problem: KernelError | None = None) -> Account | Visit | None:
        if self._code.startswith(LINK):
            return await self._link()
        asks = _ASKS.get(self.club.settings.sign_up, "") or ("code" if self._code else "")
        form = DoorForm(
            self.talk,
            await asyncio.to_thread(posters),
            self._key.fingerprint,
            asks,
            self._wanted,
            self._code,
            visits=self._has_visits,
        )
        if problem is not None:
            self.talk.complain(problem)
        while True:
            form.answer = None
            form.notice = self._page.take_said()
            checking = asyncio.create_task(self._check_names(form))
            try:
                answer = await self._page.put(form)
            finally:
                checking.cancel()
            found = None
            if answer == SIGN_UP:
                self.talk.say("sign-up-rules")
                values = form.values
                letter = plain_text(values["letter"])
                found = await self._create(values["name"], values["code"], letter)
            elif answer == RECOVER:
                found = await self._recover()
            elif answer in (LOOK, WATCH):
                return Visit.LOOK if answer == LOOK else Visit.WATCH
            else:
                return None
            if found is not None:
                return found

    async def _check_names(self, form: DoorForm) -> None:
        """Say whether the name is available, a moment after each change."""
        club = self.club
        while True:
            name = form.values["name"]
            if name and name != form.checked:
                form.problem = None
                try:
                    await club.check_name(name)
                except KernelError as error:
                    form.problem = error
                form.checked = name
                self._page.draw()
            await asyncio.sleep(_PAUSE)


def door_of(
    club: Club,
    dialogue: Dialogue,
    key: Key,
    user: str,
    address: str,
    *,
    server: SshAddress,
    visits: bool,
) -> FrontDoor:
    """Return the front door for this kind of dialogue. `visits`: people can look around."""
    if isinstance(dialogue, DrawnDialogue):
        return DrawnFrontDoor(club, dialogue, key, user, address, server=server, visits=visits)
    return FrontDoor(club, dialogue, key, user, address, server=server, visits=visits)
