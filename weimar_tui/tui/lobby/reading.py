"""Pages about players and the archive of finished games, in dialogs over the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.reading import MORE, Archive, read_player_page
from weimar_tui.text.choice import Choice
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from weimar_tui.tui.lobby.lobby import LobbyScreen


class PickDialog(QuestionDialog):
    """A list to pick from; Esc goes back."""

    def action_peek(self) -> None:
        self.dismiss(None)


async def read_player(lobby: LobbyScreen) -> None:
    """Ask for a name, and show the player's page."""
    text = lobby.words.text
    title, prompt = text("lobby-player"), text("lobby-player-who")
    dialog = EntryDialog(title, prompt, names=lobby.known_names)
    name = (await lobby.app.push_screen_wait(dialog) or "").strip()
    if not name:
        return
    try:
        page = await read_player_page(lobby.link, lobby.words, name)
    except KernelError as error:
        lobby.say(lobby.words.problem(error))
        return
    await lobby.app.push_screen_wait(ReadingDialog(text("lobby-player"), page))


async def read_archive(lobby: LobbyScreen) -> str:
    """Ask for words, and list games; return the table that the player wants to enter, if any."""
    text = lobby.words.text
    dialog = EntryDialog(text("lobby-archive"), text("lobby-archive-words"))
    searched = await lobby.app.push_screen_wait(dialog)
    if searched is None:
        return ""
    archive = Archive(lobby.link, lobby.words, searched.strip())
    try:
        await archive.read_on()
        while archive.rows:
            choice = Choice(prompt=archive.title, items=tuple(archive.items))
            table = await lobby.app.push_screen_wait(PickDialog(choice, text("lobby-archive")))
            if table is None:
                return ""
            if table == MORE:
                await archive.read_on()
            elif await _use(lobby, archive, table):
                return table
            elif not lobby.is_active:  # at a table that plays on from this game
                return ""
    except KernelError as error:
        lobby.say(lobby.words.problem(error))
        return ""
    lobby.say(archive.title)
    return ""


async def _use(lobby: LobbyScreen, archive: Archive, table: str) -> bool:
    """Ask what to do with a game, and do it; return whether the player wants to enter its table."""
    title = lobby.words.text("lobby-archive")
    line = archive.row(table).line
    choice = Choice(prompt=line, items=tuple(archive.ways(table)))
    way = await lobby.app.push_screen_wait(PickDialog(choice, title))
    match way:
        case "story":
            story = await archive.story(table)
            await lobby.app.push_screen_wait(ReadingDialog(title, story))
        case "watch" | "analyse" | "branch":
            await _watch(lobby, archive, table, way)
        case "share" | "share-all":
            said = await archive.share(table, way)
            await lobby.app.push_screen_wait(ReadingDialog(title, said))
    return way == "enter"


async def _watch(lobby: LobbyScreen, archive: Archive, table: str, way: str) -> None:
    """Open a game with all hands, and its analysis over it if that was chosen."""
    served = lobby.served
    replay = await archive.record(table, served.games)
    screen = ReplayScreen(
        replay,
        served.loaded(replay.game.id),
        at_home=False,
        served=served.ways_with(table),
    )
    if way == "analyse":
        screen.call_after_refresh(screen.action_analysis)
    elif way == "branch":
        screen.tell_once(lobby.words.text("lobby-archive-branch-how"))
    await lobby.app.push_screen_wait(screen)
