"""The host's settings for the club."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SignUp = Literal["off", "invited", "asked", "open"]


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mail server that sends messages to players.

    `server`: its name, with mail off if empty. `sender`: the address that messages come from.
    `security`: encryption from the start (`tls`), after a greeting (`starttls`), or `none` for a
    server on this computer. `password_file`: a file with the password of `user`.
    """

    server: str = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    sender: Annotated[str, Meta(pattern=r"^([^\s<>@]+@[^\s<>@]+)?$")] = ""
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: str = ""


class ClubSettings(Struct, frozen=True, kw_only=True):
    """Who can sign up, and how.

    `sign_up`: nobody, people with a player's code, people whom a helper approves, or everyone.
    `invites_each`: codes that a player can have open at once. `hold`: new accounts cannot talk in
    the lobby or enter rated games until they have finished three games or a helper agrees.
    `bots`: names that no account can resemble.
    `push`: absent players can be reached through addresses on the web (ntfy, webhooks).
    `pages`: the address of the server's web pages, if it has any.
    """

    sign_up: SignUp = "invited"
    invites_each: int = 3
    hold: bool = False
    bots: tuple[str, ...] = ()
    mail: MailSettings = MailSettings()
    push: bool = True
    pages: str = ""
