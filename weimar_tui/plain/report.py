"""Report a player to the moderators, line by line."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import ask_line
from weimar_tui.server.limits import is_name
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import ReportPlayer


async def report_player(
    console: Console, lobby: LobbyMessages, link: ServerLink, table: str = ""
) -> None:
    """Ask whom to report and why. The moderators also see the latest chat of `table`, without one
    that of the lobby."""
    who = (await ask_line(console, f"{lobby.say('report-who')}:")).strip()
    if not is_name(who):
        if who:
            console.say(lobby.words.problem(KernelError("name-wrong")))
        return
    text = (await ask_line(console, lobby.say("report-what"))).strip()[:200]
    if text:
        link.send(ReportPlayer(person=who, text=text, table=table))
