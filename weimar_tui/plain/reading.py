"""Pages about players and the archive of finished games, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import Replay
from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.play.narrations import narration_of
from weimar_tui.play.review_exports import review_markdown
from weimar_tui.play.reviewed import ReviewTexts
from weimar_tui.play.reviewing import why_no_review
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.replay.exports import chronicle
from weimar_tui.replay.timeline import Timeline
from weimar_tui.server.branch_form import BranchForm
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.reading import MORE, Archive, read_player_page
from weimar_tui.server.remote_table import GameOf, ServerLink
from weimar_tui.server.reviewing import EVERY, RemoteReviewing
from weimar_tui.text.messages import GameMessages, Messages

_TOLD_EVERY: Final = 50
"""Picks between two lines about the progress of an analysis."""


async def print_player(console: Console, link: ServerLink, words: Messages) -> None:
    """Ask for a name, and print the player's page."""
    name = (await ask_line(console, f"{words.text('lobby-player-who')}:")).strip()
    if not name:
        return
    try:
        console.say("", await read_player_page(link, words, name))
    except KernelError as error:
        console.say(words.problem(error))


class ArchiveReader:
    """Finds finished games, and does what the player wants with them."""

    def __init__(
        self,
        console: Console,
        link: ServerLink,
        lobby: LobbyMessages,
        words: Messages,
        games: GameOf,
        game_words: Callable[[str], GameMessages],
    ) -> None:
        self.console = console
        self.link = link
        self.lobby = lobby
        self.words = words
        self.games = games
        self.game_words = game_words

    async def read(self) -> str | BranchForm:
        """Ask for words, and list games; return the table that the player wants to enter, or the
        form for one that plays on, if any."""
        console, words = self.console, self.words
        searched = (await ask_line(console, f"{words.text('lobby-archive-words')}:")).strip()
        archive = Archive(self.link, words, searched)
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
                elif found := await self._use(archive, table):
                    return found
        except KernelError as error:
            console.say(words.problem(error))
            return ""

    async def _use(self, archive: Archive, table: str) -> str | BranchForm:
        """Ask what to do with a game, and do it; return what `read` returns."""
        console = self.console
        line = archive.row(table).line
        way = await choose(console, self.words, line, archive.ways(table))
        match way:
            case "enter":
                return table
            case "story":
                console.say("", await archive.story(table))
            case "share" | "share-all":
                console.say(await archive.share(table, way))
            case "watch" | "analyse" | "branch":
                return await self._use_record(await archive.record(table, self.games), way, table)
        return ""

    async def _use_record(self, replay: Replay, way: str, about: str) -> str | BranchForm:
        words = self.game_words(replay.game.id)
        if way == "watch":
            timeline = Timeline(replay, narration_of(replay.game.id))
            self.console.say("", chronicle(timeline, words, OPEN))
        elif way == "analyse":
            await self._analyse(replay, words, about)
        else:
            return await self._branch(replay, words, about)
        return ""

    async def _analyse(self, replay: Replay, words: GameMessages, about: str) -> None:
        """Wait for the analysis, with a line about its progress now and then; print it."""
        console, reviewing = self.console, RemoteReviewing(self.link, about, replay)
        if why := why_no_review(replay, has_file=False):
            console.say(words.text(why))
            return
        last = -_TOLD_EVERY
        try:
            while reviewing.is_going_on:
                await reviewing.ask()
                done, of = len(reviewing.review.picks), reviewing.review.last
                if reviewing.has_to_wait:
                    console.say(words.text("analysis-waits", done=done, of=of))
                elif done - last >= _TOLD_EVERY:
                    console.say(words.text("analysis-going-on", done=done, of=of))
                    last = done
                if reviewing.is_going_on:
                    await asyncio.sleep(EVERY)
        finally:
            reviewing.end()
        if reviewing.problem is not None:
            raise reviewing.problem
        report = ReviewTexts(replay, reviewing.review, words)
        if not reviewing.is_done:
            raise KernelError("review-failed")
        console.say("", review_markdown(report))

    async def _branch(self, replay: Replay, words: GameMessages, about: str) -> str | BranchForm:
        """Ask from which pick to play on; return the form for the table."""
        timeline, console = Timeline(replay, narration_of(replay.game.id)), self.console
        for number, moment in timeline.rounds.items():
            name = words.replay("book-round", round=number)
            console.say(self.lobby.say("branch-round", round=name, pick=str(moment)))
        first, last = replay.first, replay.last - (replay.saved.end is not None)
        prompt = self.lobby.say("branch-which", first=str(first), last=str(last))
        typed = (await ask_line(console, prompt)).strip()
        if not (typed.isascii() and typed.isdigit()):
            return ""
        moment = int(typed[:9])
        if not first <= moment <= last:
            console.say(self.words.problem(KernelError("branch-outside", first=first, last=last)))
            return ""
        header, welcome = replay.saved.header, self.link.welcome
        console.say("", self.lobby.say("branch-about"))
        return BranchForm(about, moment, header, welcome, self.lobby, self.game_words)
