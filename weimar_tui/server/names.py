"""Players' names: which spellings are the same player, and who is known to a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable

RESERVED = frozenset({"host", "admin", "system", "new", "weimar", "server", "root"})
"""Names that no player can have, in the form of `name_key`."""

FORMER = "former-"
"""Prefix of the name that a table shows for a deleted player. A player with such a name would have
that one's seats."""


def is_reserved(name: str) -> bool:
    """Whether a name could be mistaken for the server, its host or a deleted player.

    >>> is_reserved("Host"), is_reserved("Horst"), is_reserved("Former-1")
    (True, False, True)
    """
    return name_key(name) in RESERVED or has_prefix(name, FORMER)


def has_prefix(name: str, *prefixes: str) -> bool:
    """Whether a name begins with one of these, in any case.

    >>> has_prefix("Web-Rosa", "join-", "web-"), has_prefix("Weber", "web-")
    (True, False)
    """
    return name_key(name).startswith(prefixes)


_LOOKS = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "-": None, "_": None})


def name_key(name: str) -> str:
    """A common form for the spellings of one name: `Karl` and `karl` are the same player.

    >>> name_key("Karl") == name_key("kARL"), name_key("Karl") == name_key("Carl")
    (True, False)
    """
    return name.casefold()


def skeleton(name: str) -> str:
    """A common form for names that look alike.

    >>> skeleton("Ro5a_L1") == skeleton("rosa-ll"), skeleton("Rosa") == skeleton("Rose")
    (True, False)
    """
    return name_key(name).translate(_LOOKS)


def spelled_as(name: str, known: Iterable[str]) -> str:
    """The first known spelling of a name, or the name itself.

    >>> spelled_as("karl", ["Rosa", "Karl", "KARL"]), spelled_as("otto", ["Rosa"])
    ('Karl', 'otto')
    """
    key = name_key(name)
    return next((spelling for spelling in known if name_key(spelling) == key), name)


class NameBook:
    """The players a server knows.

    `enrolled` lists the players who can log in with a key or an invitation, in the order of
    enrolment; None on a server that anyone can join. `met` returns the spelling of a player of a
    table or a connection, found by `name_key`, or None.
    """

    def __init__(self, met: Callable[[str], str | None]) -> None:
        self.enrolled: Callable[[], Iterable[str]] | None = None
        self._met = met

    def spelling(self, name: str) -> str:
        """The spelling under which a player is known; for a new player, the given one."""
        key = name_key(name)
        for known in self.enrolled() if self.enrolled is not None else ():
            if name_key(known) == key:
                return known
        return self._met(key) or name

    @property
    def lists_players(self) -> bool:
        """Whether only listed players can log in, and the list can be read."""
        return self.enrolled is not None and any(True for _ in self.enrolled())

    def knows(self, name: str) -> bool:
        """Whether this player can log in; always true on a server that anyone can join."""
        if self.enrolled is None:
            return True
        key = name_key(name)
        enrolled = any(name_key(known) == key for known in self.enrolled())
        return enrolled or self._met(key) is not None
