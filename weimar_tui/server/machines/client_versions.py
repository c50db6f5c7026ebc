"""Which version of the program a player's client must have: that of the table's owner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping

from msgspec.structs import replace

from weimar_tui.server.client import Client
from weimar_tui.server.club.store.machines import MachineRow
from weimar_tui.server.host import Refusal
from weimar_tui.server.machines.table_link import Owner
from weimar_tui.server.replies import GameOffered

ChangeProgram = Callable[[str, str], Awaitable[bool]]
"""Gives a session a client of another version on the same terminal; False if it cannot."""


class ClientVersions:
    """Gives players another client when their table is at an owner with another version.

    `own` has the digests of this front's rules. The SSH front sets `prepare`, which gets the
    versions that owners run, and `change`.
    """

    def __init__(self, own: Mapping[str, str]) -> None:
        self._own = own
        self.prepare: Callable[[Collection[str]], None] = lambda versions: None
        self.change: ChangeProgram = _cannot
        self._rules: dict[str, Mapping[str, str]] = {}
        self._tables: dict[str, str] = {}

    def note(self, owners: Iterable[MachineRow]) -> None:
        """Note which versions owners run, and their rules."""
        self._rules.update((row.program, row.rules) for row in owners)
        self.prepare(self._rules.keys())

    async def adapt(self, client: Client, owner: Owner, table: str, game: str) -> bool:
        """Replace a client that has another version than a table's owner; return whether that was
        done. The new one enters the table.

        A client that cannot be replaced stays if its rules are the same. Raises Refusal otherwise.
        """
        if client.program == owner.program:
            return False
        if client.session:
            self._tables[client.session] = table
            if await self.change(client.session, owner.program):
                return True
            self._tables.pop(client.session, None)
        theirs = self._rules.get(owner.program, {}).get(game)
        if theirs is not None and theirs != self._rules_of(client).get(game):
            raise Refusal("table-newer", version=owner.program)
        return False

    def _rules_of(self, client: Client) -> Mapping[str, str]:
        """Return the digests of a client's rules; one that does not name its version has been
        offered this front's."""
        return self._rules.get(client.program, self._own)

    def table_of(self, session: str) -> str:
        """Return the table that a new client of this session enters; "" for none."""
        return self._tables.get(session, "")

    def has_come(self, client: Client, table: str) -> bool:
        """Whether a new client asks for the first time for the table of the one before it."""
        if not client.session or self._tables.get(client.session) != table:
            return False
        del self._tables[client.session]
        return True

    def offered_to(self, client: Client, games: Iterable[GameOffered]) -> tuple[GameOffered, ...]:
        """Return the games on offer with the rules of the client's version."""
        rules = self._rules.get(client.program, {})
        return tuple(replace(one, digest=rules.get(one.id, one.digest)) for one in games)


async def _cannot(_session: str, _version: str) -> bool:
    return False
