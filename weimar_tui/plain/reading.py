"""Pages about players and the archive of finished games, line by line."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.server.reading import MORE, Archive, player_page
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.text.messages import Messages


async def read_player(console: Console, link: ServerLink, words: Messages) -> None:
    """Ask for a name, and print the player's page."""
    name = (await ask_line(console, f"{words.text('lobby-player-who')}:")).strip()
    if not name:
        return
    try:
        console.say("", await player_page(link, words, name))
    except KernelError as error:
        console.say(words.problem(error))


async def read_archive(console: Console, link: ServerLink, words: Messages) -> str:
    """Ask for words, and list games; return the table that the player wants to enter, if any."""
    searched = (await ask_line(console, f"{words.text('lobby-archive-words')}:")).strip()
    archive = Archive(link, words, searched)
    try:
        await archive.read_on()
        while True:
            if not archive.rows:
                console.say(archive.title)
                return ""
            table = await choose(console, words, archive.title, archive.items)
            if table == BACK:
                return ""
            if table == MORE:
                await archive.read_on()
            elif await _use(console, words, archive, table):
                return table
    except KernelError as error:
        console.say(words.problem(error))
        return ""


async def _use(console: Console, words: Messages, archive: Archive, table: str) -> bool:
    """Ask what to do with a game, and do it; return whether the player wants to enter its table."""
    line = next(row.line for row in archive.rows if row.table == table)
    way = await choose(console, words, line, archive.ways(table))
    match way:
        case "story":
            console.say("", await archive.story(table))
        case "share" | "share-all":
            console.say(await archive.share(table, way))
    return way == "enter"
