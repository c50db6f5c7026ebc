"""Commands that print what players can read in a club: `ssh HOST player Otto` and the like."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.library import GamePage, Library
from weimar_tui.server.club.notices.notices import Notices
from weimar_tui.server.limits import is_name
from weimar_tui.server.reading import shared_line
from weimar_tui.server.record import is_id
from weimar_tui.server.ssh.lines import catalogue
from weimar_tui.server.ssh_address import SshAddress

_FORMS = {"show": "CODE", "story": "ID", "share": "ID", "player": "NAME", "fetch": "ID"}
"""What follows each command."""


class PrintRequest(Struct, frozen=True):
    """A command, and what follows it; `is_wrong` if that cannot be right."""

    command: str
    about: str = ""
    all: bool = False
    is_wrong: bool = False


def print_request(command: str) -> PrintRequest | None:
    """Return what a command asks to read; None for any other command.

    >>> request = print_request("player Otto")
    >>> request.command, request.about, print_request("archive otto 2026").about
    ('player', 'Otto', 'otto 2026')
    >>> print_request("share 0123456789ab all").all, print_request("link").command
    (True, 'link')
    >>> print_request("story ../x").is_wrong, print_request("show").is_wrong
    (True, True)
    >>> print_request("id"), print_request("fetch"), print_request("fetch 0123456789ab")
    (None, None, None)
    >>> print_request("stop 7x12ab").about
    '7x12ab'
    """
    name, *words = command.split()[:20] or [""]
    match name, words:
        case "link", []:
            return PrintRequest(name)
        case "archive", _:
            return PrintRequest(name, " ".join(words)[:100])
        case "player", [who] if is_name(who):
            return PrintRequest(name, who)
        case "story" | "share", [table] if is_id(table):
            return PrintRequest(name, table)
        case "share", [table, "all"] if is_id(table):
            return PrintRequest(name, table, True)
        case "stop", [code] if code.isascii() and code.isalnum():
            return PrintRequest(name, code[:60])
        case "show" | "fetch", [code] if code.isascii() and code.isalnum() and not is_id(code):
            return PrintRequest(name, code[:40])
        case "fetch", [] | [_] if not words or is_id(words[0]):
            return None  # the finished games of a player, which need no club
    return PrintRequest(name, is_wrong=True) if name in _FORMS else None


class Reader(Struct, frozen=True):
    """A player, their language, and what they type to reach the server."""

    name: str
    language: str
    server: SshAddress


async def printed(
    library: Library, reader: Reader, wish: PrintRequest, notices: Notices | None = None
) -> bytes:
    """Return what a player asked for, in their language. Raises KernelError."""
    viewer, language = reader.name, reader.language
    if wish.is_wrong:
        form = reader.server.command(wish.command, _FORMS[wish.command])
        raise KernelError("command-form", command=form)
    match wish.command:
        case "stop":
            stopped = notices is not None and await notices.stop(wish.about)
            said = "stopped" if stopped else "stopped-not"
            return _text(catalogue(language).text(f"club-web-{said}"))
        case "player":
            return _text(await library.player(wish.about, viewer, language))
        case "archive":
            return _text(await _archive(library, reader, wish.about))
        case "story":
            return _story(await library.game(wish.about, viewer, language))
        case "share":
            shows = "all" if wish.all else "open"
            code = await library.share(wish.about, viewer, shows)
            return _text(shared_line(catalogue(language), reader.server, code, shows))
        case "show":
            return _story(await library.shared(wish.about, language))
    return await library.shared_file(wish.about)


async def _archive(library: Library, reader: Reader, words: str) -> str:
    page = await library.search(words, reader.name, "", reader.language)
    text = catalogue(reader.language).text
    if not page.rows:
        return text("club-archive-none")
    more = [text("club-archive-more") + " …"] if page.more else []
    lines = [f"{row.table}  {row.line}" for row in page.rows]
    how = text("club-archive-how", command=reader.server.command())
    return "\n".join([*lines, *more, how])


def _story(game: GamePage) -> bytes:
    return _text(f"{game.title}\n\n{game.story}")


def _text(text: str) -> bytes:
    return (text.rstrip("\n") + "\n").encode()
