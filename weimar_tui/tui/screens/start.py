"""The start screen: pictures of the games, the player's progress, and the menu."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.play.lessons import plugins_with_lessons
from weimar_tui.play.newest_save import Doing, doing, newest_of
from weimar_tui.play.saves import SaveEntry, learnt_lessons, list_saves
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import LocalScreen
from weimar_tui.tui.screens.about import draw_about, draw_doing, draw_learning
from weimar_tui.tui.screens.pictures import GamePicture, PictureScreen, PictureText, places_of

if TYPE_CHECKING:
    from weimar_tui.text.lessons import Lesson

_TITLE = (
    "█   █ █████ █████ █   █  ███  ████ ",
    "█   █ █       █   ██ ██ █   █ █   █",
    "█ █ █ ████    █   █ █ █ █████ ████ ",
    "██ ██ █       █   █   █ █   █ █  █ ",
    "█   █ █████ █████ █   █ █   █ █   █",
)

_MENU = (
    "new",
    "learn",
    "open",
    "watch",
    "puzzle",
    "rules",
    "cards",
    "language",
    "settings",
    "quit",
)

_PICTURES = 4
"""Maximum number of pictures in a row."""

_TALL = 36
"""Rows from which the menu is one column next to a tall panel; below, two columns under a low
one."""

_STRIP = 3
"""Rows of the low panel."""

_PLATE = 9
"""Minimum rows of the tall panel."""

_MENU_WIDTH = 56


def _path_of(entry: SaveEntry | None) -> Path | None:
    return entry.path if entry is not None else None


class StartScreen(LocalScreen, PictureScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="start.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[SaveEntry] = []
        """The player's saves, the newest first."""
        self._doings: dict[str, Doing] = {}
        """Details of the newest unfinished save of each game."""
        self._is_painted = False
        self._pictured = ""
        """The game whose picture had the focus last."""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_title, id="banner", focusable=False)
        menu = ChoicePane(self.look, id="menu")
        menu.one_cursor = True
        menu.above_first = self._to_pictures
        yield menu
        yield Pane(self.look, self._draw_about, id="about", focusable=False)
        for game in game_ids()[:_PICTURES]:
            yield GamePicture(self.look, self._summary(game))

    def on_mount(self) -> None:
        self.query_one(ChoicePane).focus()

    def on_screen_resume(self) -> None:
        self.query_one(ChoicePane).focus()  # a clicked picture has taken the focus
        newest, self._entries = self._newest, list_saves(self.local.saves)
        # The game left last comes first, even if no answer was given in it.
        self._entries.sort(key=lambda entry: entry.path != self.local.left)
        # After a game the cursor is on Continue; from everything else it comes back to its entry,
        # so that Enter after the rules does not begin a game.
        is_same = _path_of(newest) == _path_of(self._newest)  # its time may change as it closes
        self._fill(again=is_same and not self.local.comes_from_game)
        self.local.comes_from_game = False
        self.refit()
        self._is_painted = False
        self._look_back()

    def follow_settings(self) -> None:
        self._fill(again=True)
        super().follow_settings()

    def _to_pictures(self) -> None:
        """Move from the first row to the picture that had the focus last, or the game's own."""
        if not self.shows_pictures:
            self.query_one(ChoicePane).action_page(999)
            return
        wanted = self._pictured or self.local.game_id
        pictures = self.pictures
        next((one for one in pictures if one.summary.game == wanted), pictures[0]).focus()

    def on_descendant_focus(self) -> None:
        """Describe what has the focus now; the menu is about the picture that had it last."""
        if isinstance(self.focused, GamePicture):
            self._pictured = self.focused.summary.game
            if self.local.game_id != self._pictured:
                self.local.turn_to(self._pictured)
        self.query_one("#about", Pane).show()

    # --- pictures -------------------------------------------------------------------------------
    def _summary(self, game: str) -> PictureText:
        """Return the text for a game before its saves are read."""
        words, plugin = self.words, plugin_of(game)
        name, subtitle = words.pick(plugin.names), words.pick(plugin.subtitles)
        return PictureText(game, name, subtitle, words.ui("start-not-played"))

    @work(group="pictures", exclusive=True)
    async def _look_back(self) -> None:
        """Finish one picture after the other, so that the screen handles keys meanwhile."""
        await self.paint()
        for picture in self.pictures:
            self._tell(picture)
        for game in game_ids():
            entry = newest_of(self._entries, game)
            known = self._doings.get(game)
            if entry is not None and (known is None or known.entry != entry):
                await asyncio.sleep(0)
                loaded = self.local.loaded(game)
                looked_back = await asyncio.to_thread(doing, loaded.game, loaded.narration, entry)
                if looked_back is not None:
                    self._doings[game] = looked_back
                    self.query_one("#about", Pane).show()
            for picture in self.pictures:
                if picture.summary.game == game:
                    self._tell(picture)
        self._is_painted = True

    def _tell(self, picture: GamePicture) -> None:
        """Update a picture with the player's progress."""
        summary = picture.summary = self._refreshed(picture.summary)
        entry = newest_of(self._entries, summary.game)
        doing_now = self._doings.get(summary.game)
        if entry is not None:
            reached, ui = self._reached(entry), self.words.ui
            summary.state, summary.begun = reached, True
            if doing_now is not None and doing_now.entry == entry:
                summary.view = doing_now.view
                if doing_now.asked is not None and not entry.lesson:
                    summary.state = ui("start-your-turn", reached=reached)
                    summary.brief = ui("start-your-turn-brief", reached=reached)
        elif any(entry.game == summary.game and not entry.lesson for entry in self._entries):
            summary.state = self.words.ui("start-played")
        done = sum(game == summary.game for game, _ in learnt_lessons(self._entries))
        if done:
            lessons = len(plugin_of(summary.game).lessons())
            learnt = self.words.ui("start-learnt", done=str(done), all=str(lessons))
            fresh = summary.state == self.words.ui("start-not-played")
            summary.state = learnt if fresh else f"{summary.state} · {learnt}"
            summary.brief = ""
        picture.show()

    def _reached(self, entry: SaveEntry) -> str:
        """How far a game has come, or which lesson it is."""
        lessons = [lesson.id for lesson in plugin_of(entry.game).lessons()]
        if entry.lesson in lessons:
            number = lessons.index(entry.lesson) + 1
            return self.words.ui("start-in-lesson", number=str(number))
        return self.local.loaded(entry.game).words.chapter(entry.round)

    def _refreshed(self, summary: PictureText) -> PictureText:
        new = self._summary(summary.game)
        new.emblem = summary.emblem
        return new

    @property
    def is_painted(self) -> bool:
        """Whether every picture with room is finished."""
        return self._is_painted

    @on(GamePicture.Opened)
    def _open_picture(self, message: GamePicture.Opened) -> None:
        """Resume the game, or set up a new one."""
        entry = newest_of(self._entries, message.summary.game)
        if entry is not None:
            self.local.open_save(entry.path)
            return
        from weimar_tui.tui.screens.new_game import NewGameScreen

        self.local.choose_game(message.summary.game)
        self.app.push_screen(NewGameScreen())

    # --- the menu -------------------------------------------------------------------------------

    def _fill(self, *, again: bool = False) -> None:
        """List the entries; `again` leaves the cursor on its entry."""
        here, words = self.local, self.words
        menu = self.query_one(ChoicePane)
        texts = {
            "watch": words.replay("start"),
            "settings": words.text("settings-start"),
        }
        brief = {"watch": words.ui("start-watch-brief")}
        items = [
            Item(name, texts.get(name) or words.ui(f"start-{name}"), brief=brief.get(name, ""))
            for name in _MENU
        ]
        games = game_ids()
        # Where there are pictures, the one that had the focus last says which game.
        if len(games) > 1 and not self.shows_pictures:
            name = words.pick(plugin_of(here.game_id).names)
            items.insert(_MENU.index("language"), Item("game", words.ui("start-game", game=name)))
        entry = self._newest
        if entry is not None:
            when = words.when(entry.changed)
            reached = here.loaded(entry.game).words.chapter(entry.round)
            text = words.ui("start-continue", reached=reached, when=when)
            name = words.pick(plugin_of(entry.game).names)
            if len(games) > 1:
                text = f"{text} · {name}"
            # Continue first, learning second.
            items.insert(0, items.pop(_MENU.index("learn")))
            short = words.ui("start-continue-brief", game=name)
            items.insert(0, Item(f"continue:{entry.path}", text, brief=short))
        choice = Choice(items=tuple(items))
        if again:
            menu.ask_again(choice)
        else:
            menu.ask(choice)

    @property
    def _newest(self) -> SaveEntry | None:
        """The save behind Continue."""
        games = game_ids()
        return newest_of(entry for entry in self._entries if entry.game in games)

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.query_one("#about", Pane).show()

    def _draw_about(self, canvas: Canvas) -> None:
        """Draw the description of the entry under the cursor."""
        current = self.query_one(ChoicePane).choice.current
        name = current.id.partition(":")[0] if current is not None else ""
        words, entry, picture = self.words, self._newest, self.focused
        game_id = self.local.game_id
        if isinstance(picture, GamePicture):
            # What Enter does to the picture: resume its game, or set up a new one.
            game_id = picture.summary.game
            entry = newest_of(self._entries, game_id)
            name = "continue" if entry is not None else "new"
        if name == "continue" and entry is not None:
            loaded, doing_now = self.local.loaded(entry.game), self._doings.get(entry.game)
            if doing_now is not None and doing_now.entry == entry:
                draw_doing(canvas, words, loaded, doing_now)
                return
        if name == "learn":
            draw_learning(
                canvas, words, self._lessons(), learnt_lessons(self._entries), self._following()
            )
            return
        game = words.pick(plugin_of(game_id).names)
        text = words.ui(f"start-about-{name}", game=game) if name else ""
        draw_about(canvas, text)

    def _lessons(self) -> dict[str, tuple[str, Sequence[Lesson]]]:
        return {
            plugin.id: (self.words.pick(plugin.names), plugin.lessons())
            for plugin in plugins_with_lessons()
        }

    def _following(self) -> str:
        """Return the current game's next lesson, by name."""
        game, done = self.local.game_id, learnt_lessons(self._entries)
        for lesson in plugin_of(game).lessons():
            if (game, lesson.id) not in done:
                words = self.local.loaded(game).words
                name = words.text(f"learn-game-{lesson.id}")
                return self.words.ui("start-next-lesson", game=words.title(), lesson=name)
        return ""

    def _draw_title(self, canvas: Canvas) -> None:
        if self.shows_pictures:
            canvas.middle(0, self._subtitle(), "title")
            return
        y = max(0, (canvas.height - 10) // 2)
        for row, line in enumerate(_TITLE):
            canvas.middle(y + row, line, "title")
        canvas.middle(y + 6, self._subtitle(), "strong")
        for row, line in enumerate(wrap(self.words.ui("start-unofficial"), canvas.width - 4)):
            canvas.middle(y + 8 + row, line, "muted")

    def _subtitle(self) -> str:
        """Return the names of the available games."""
        names = [self.words.pick(plugin_of(game).names) for game in game_ids()]
        if len(names) == 1:
            return self.words.pick(plugin_of(self.here.game_id).subtitles)
        return " · ".join(names)

    def place_all(self, width: int, height: int) -> None:
        menu = self.query_one(ChoicePane).choice.items
        if menu and self.shows_pictures == any(item.id == "game" for item in menu):
            self._fill()
        entries = len(self.query_one(ChoicePane).choice.items) or len(_MENU) + 1
        if self.shows_pictures:
            self._place_pictures(width, height, entries)
            return
        for picture in self.pictures:
            picture.place(None)
        above = (height - entries - _PLATE) // 2 if height >= _TALL else (height - entries) // 2
        top = max(10, above)
        wide = min(_MENU_WIDTH + 4, width - 10)
        about = Place((width - wide) // 2, top + entries + 2, wide, _PLATE)
        self.put(
            {
                "banner": Place(0, 0, width, top),
                "menu": Place((width - wide) // 2, top, wide, min(entries + 1, height - top)),
                "about": about if about.y + about.height <= height else None,
            }
        )

    def _place_pictures(self, width: int, height: int, entries: int) -> None:
        """Place the pictures above, the menu and its panel below."""
        pictures = self.pictures
        tall = height >= _TALL
        rows = 1 + (max(entries, _PLATE) if tall else -(-entries // 2))  # an empty row first
        below = rows if tall else rows + _STRIP
        gap = 2 if tall else 0
        places = places_of(len(pictures), width, 0, height - 1 - gap - below)
        high = places[0].height
        top = 1 + gap // 2 + (height - 1 - gap - below - high) // 3
        for picture, place in zip(pictures, places, strict=True):
            picture.place(Place(place.x, top, place.width, high))
            picture.bar = False
            picture.show()
        left, right = places[0].x, places[-1].x + places[-1].width
        y = top + high + gap // 2
        if tall:
            menu = Place(left, y - 1, min(_MENU_WIDTH, (right - left) // 2), rows)
            about = Place(left + menu.width + 2, y, right - left - menu.width - 2, rows - 1)
        else:
            about = Place(left, y, right - left, _STRIP)
            menu = Place(left, y + _STRIP, right - left, rows)
        self.put({"banner": Place(0, top - 1, width, 1), "menu": menu, "about": about})

    def action_help(self) -> None:
        from weimar_tui.tui.help import show_help

        show_help(self.here, "start")

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        name, _, path = message.option.partition(":")
        match name:
            case "continue":
                self.local.open_save(Path(path))
            case "game":
                games = game_ids()
                here = self.local
                here.choose_game(games[(games.index(here.game_id) + 1) % len(games)])
                self._fill()
                self.query_one(ChoicePane).choice.go("game")
                self.refit()
            case "new":
                from weimar_tui.tui.screens.new_game import NewGameScreen

                self.app.push_screen(NewGameScreen())
            case "open":
                from weimar_tui.tui.screens.saves import SavesScreen

                self.app.push_screen(SavesScreen())
            case "watch":
                from weimar_tui.tui.screens.saves import SavesScreen

                self.app.push_screen(SavesScreen(watching=True))
            case "rules" | "cards":
                from weimar_tui.tui.screens.codex import CodexScreen

                self.app.push_screen(CodexScreen(self.here.loaded(), rules=name == "rules"))
            case "language":
                from weimar_tui.text.languages import languages

                known = languages()
                now = known.index(self.words.lang)
                self._speak(known[(now + 1) % len(known)])
            case "learn":
                from weimar_tui.tui.lessons import choose_lesson

                choose_lesson(self.local)
            case "puzzle":
                from weimar_tui.tui.puzzles import choose_puzzle

                choose_puzzle(self.local)
            case "settings":
                self.local.action_settings()
            case _:
                self.app.exit(0)

    def _speak(self, lang: str) -> None:
        """Switch to another language and save the setting."""
        from weimar_tui.tui.dialogs.reading import show_problem
        from weimar_tui.tui.settings import SettingsError

        try:
            self.here.change_settings(language=lang)
        except SettingsError as error:
            show_problem(self.here, error)
        self._fill()
        self.query_one(ChoicePane).choice.go("language")
        self.refit()
