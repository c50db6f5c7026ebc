"""A player's inbox, friends and vacations on a server, line by line."""

from __future__ import annotations

from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.server import own_rows
from weimar_tui.server.limits import is_name
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Befriend, Block, ReadInbox, Request
from weimar_tui.text.messages import Messages


async def choose_own(
    console: Console, words: Messages, lobby: LobbyMessages, link: ServerLink, what: str
) -> Request | str | None:
    """Show the `inbox`, the `friends` or the `vacation` list; return the request for what the
    player chose there, or the id of a table to enter."""
    say = lobby.say
    if what == "inbox":
        entries = own_rows.inbox(lobby, link.home)
    elif what == "friends":
        here = [name for name in link.lobby.here if name != link.name]
        entries = own_rows.friends(lobby, link.home, here)
    else:
        entries = own_rows.vacations(lobby, link.home)
    if not entries:
        console.say(say(f"{what}-none"))
        return None
    row = await choose(console, words, say(f"{what}-about"), entries)
    if row == own_rows.READ:
        return ReadInbox()
    if row == own_rows.ADD:
        name = (await ask_line(console, f"{say('friend-add')}:")).strip()
        return Befriend(person=name) if is_name(name) else None
    if row == own_rows.BLOCK:
        name = (await ask_line(console, f"{say('block')}:")).strip()
        return Block(person=name) if is_name(name) else None
    if what == "inbox" and row != BACK and not row.startswith("notice:"):
        return row
    return own_rows.request_for(row)
