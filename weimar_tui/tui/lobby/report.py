"""Two dialogs that report a player to the moderators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import is_name
from weimar_tui.server.own_rows import known_names
from weimar_tui.server.requests import ReportPlayer
from weimar_tui.tui.dialogs.entry import EntryDialog

if TYPE_CHECKING:
    from weimar_tui.server.remote_table import RemoteTable
    from weimar_tui.tui.lobby.app import ServedApp


def report_player(
    app: ServedApp, complain: Callable[[KernelError], None], table: RemoteTable | None = None
) -> None:
    """Ask whom to report and why. The moderators also see the latest chat of `table`, without one
    that of the lobby. `complain` shows the player that a name is wrong."""
    say, link = app.lobby_words.say, app.link

    def named(text: str | None) -> None:
        name = (text or "").strip()
        if is_name(name):
            dialog = EntryDialog(say("report"), say("report-what"))
            app.push_screen(dialog, lambda text: send(name, (text or "").strip()))
        elif name:
            complain(KernelError("name-wrong"))

    def send(name: str, text: str) -> None:
        if text:
            about = table.id if table is not None else ""
            link.send(ReportPlayer(person=name, text=text[:200], table=about))

    status = table.status if table is not None else None
    seated = [seat.player for seat in status.table.seats] if status is not None else []
    others = known_names(link.home, link.lobby, link.name)
    names = [name for name in dict.fromkeys((*seated, *others)) if name and name != link.name]
    app.push_screen(EntryDialog(say("report"), say("report-who"), names=names), named)
