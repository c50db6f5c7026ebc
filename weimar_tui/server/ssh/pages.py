"""The server's own pages, as dialogues with a player who has an account."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import membership
from weimar_tui.server.dates import date_of
from weimar_tui.server.ssh.account_page import AccountPage, Visitor
from weimar_tui.server.ssh.dialogue import Dialogue, PlayerLeft
from weimar_tui.server.ssh.moderation_page import ModerationPage

PAGES = ("account", "moderate")
"""Commands that open a page."""


async def show_page(page: str, club: Club, visitor: Visitor, dialogue: Dialogue) -> None:
    """Run a page until the player leaves it. Raises KernelError and PlayerLeft."""
    account = await club.named(visitor.account.name)
    if account is None:
        raise PlayerLeft
    if page == "moderate" and account.role not in ("helper", "moderator"):
        dialogue.say("not-a-helper")
    elif page == "moderate":
        await ModerationPage(club, dialogue, account).open()
    else:
        await AccountPage(club, dialogue, replace(visitor, account=account)).open()


async def ask_to_reopen(club: Club, visitor: Visitor, dialogue: Dialogue) -> bool:
    """Ask the owner of a closed account whether to keep it; return whether it is open again."""
    until = date_of(visitor.account.closes)
    try:
        if not await dialogue.confirm("reopen-confirm", until=until):
            return False
        await club.write(membership.reopen, visitor.account.id, club.now)
        dialogue.say("reopened")
    except (PlayerLeft, KernelError):
        return False
    return True
