"""The host's settings for the club."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SignUp = Literal["off", "invited", "asked", "open"]


class ClubSettings(Struct, frozen=True, kw_only=True):
    """Who can sign up, and how.

    `sign_up`: nobody, people with a player's code, people whom a helper approves, or everyone.
    `invites_each`: codes that a player can have open at once. `hold`: new accounts cannot talk in
    the lobby until a helper agrees. `bots`: names that no account can resemble.
    """

    sign_up: SignUp = "invited"
    invites_each: int = 3
    hold: bool = False
    bots: tuple[str, ...] = ()
