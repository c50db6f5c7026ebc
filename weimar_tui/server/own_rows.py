"""The player's inbox, friends and vacations as lists, for the screen and for line mode."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import Home, Tables
from weimar_tui.server.requests import Befriend, Block, Request, TakeVacation
from weimar_tui.text.choice import Item

READ, ADD, BLOCK = "read-all", "add", "block"
DAYS = (1, 3, 7, 14)
"""Lengths of vacations to choose from."""


def inbox(words: LobbyMessages, home: Home) -> list[Item]:
    """Return the unread notices, newest first; the id of one about a table is the table's."""
    say = words.say
    items = [
        Item(
            notice.data.get("table") or f"notice:{number}",
            say(f"notice-{notice.kind}", **{**_BLANK, **notice.data}),
        )
        for number, notice in enumerate(home.inbox)
        if notice.kind in _KINDS
    ]
    if home.inbox:
        items.append(Item(READ, say("inbox-read")))
    return items


_KINDS = (
    *("invited", "match", "unseated", "report-upheld", "report-dismissed"),
    *("unrated", "rated"),
    *("key-added", "key-revoked", "mail-added"),
    *("recovery-asked", "recovery-mailed", "words-new", "renamed"),
)
_BLANK = {
    "by": "",
    "title": "",
    "reason": "",
    "about": "",
    "key": "",
    "until": "",
    "name": "",
    "before": "",
}


def friends(words: LobbyMessages, home: Home, here: Sequence[str]) -> list[Item]:
    """Return the friends, those who are here first, the blocked players, and rows to add one."""
    say = words.say
    names = sorted(home.friends, key=lambda name: name not in here)
    rows = [
        Item(f"friend:{name}", say("friend-here" if name in here else "friend", name=name))
        for name in names
    ]
    others = [name for name in here if name not in (*home.friends, *home.blocked)]
    rows += [Item(f"add:{name}", say("friend-add-name", name=name)) for name in others]
    rows += [Item(f"unblock:{name}", say("unblock", name=name)) for name in home.blocked]
    return [*rows, Item(ADD, say("friend-add")), Item(BLOCK, say("block"))]


def known_names(home: Home, lobby: Tables, me: str) -> tuple[str, ...]:
    """Return the names that a player is likely to type: friends, those who are here, and those at
    the listed tables."""
    seated = (name for table in lobby.tables for seat in table.seats for name in (seat.player,))
    owners = (table.owner for table in lobby.tables)
    found = dict.fromkeys((*home.friends, *lobby.here, *seated, *owners))
    return tuple(name for name in found if name and name != me)


def vacations(words: LobbyMessages, home: Home) -> list[Item]:
    """Return the declared vacations, and rows to declare one."""
    say = words.say
    rows = [
        Item(f"end:{one.id}", say("vacation-end", begins=_day(one.begins), ends=_day(one.ends)))
        for one in home.vacations
    ]
    return [*rows, *(Item(f"take:{days}", say("vacation-take", days=days)) for days in DAYS)]


def request_for(row: str) -> Request | None:
    """Return the request of a row of friends, blocked players or vacations, or None."""
    what, _, about = row.partition(":")
    match what:
        case "friend":
            return Befriend(person=about, yes=False)
        case "add" if about:
            return Befriend(person=about)
        case "unblock":
            return Block(person=about, yes=False)
        case "end":
            return TakeVacation(id=int(about))
        case "take":
            return TakeVacation(days=int(about))
    return None


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
