"""The start menu of line-by-line play: continue, new game, lessons, saves, rules, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from weimar_tui import __version__
from weimar_tui.bots.analysis.puzzles import puzzles_of
from weimar_tui.kernel.errors import KernelError, RulesFailed
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header
from weimar_tui.plain.console import Console, Over
from weimar_tui.plain.form import fill_in
from weimar_tui.plain.game import PlainGame
from weimar_tui.plain.lesson import PlainLesson
from weimar_tui.plain.lookup import Lookup
from weimar_tui.plain.menu import BACK, Quit, ask_line, choose
from weimar_tui.plain.puzzle import PlainPuzzle
from weimar_tui.plain.settings import Remember
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.lessons import lesson_of, plugins_with_lessons
from weimar_tui.play.puzzles import (
    BY_NUMBER,
    PuzzleRecord,
    Puzzling,
    first_unanswered,
    place_typed,
    puzzle_items,
)
from weimar_tui.play.saves import SaveEntry, latest_unfinished, list_saves, new_path, saves_folder
from weimar_tui.play.seeds import new_seed
from weimar_tui.play.transient import TransientGame
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.server.forms import NewGame
from weimar_tui.text.choice import Item
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.languages import languages
from weimar_tui.text.lessons import Lesson
from weimar_tui.text.messages import GameMessages, Messages

_MENU = ("new", "learn", "open", "puzzle", "rules", "cards", "language", "game", "quit")

Learn = Literal["of-game", "of-any"]
"""A lesson of the current game, or of a game the player is asked to choose."""


@dataclass
class StartOptions:
    """Options from the command line and the settings; `played_last` is a game, as remembered."""

    lang: str
    game: str
    pack: Path | None = None
    seed: str = ""
    saves: Path | None = None
    pass_by_myself: bool = True
    remember: Remember = lambda **_: None
    played_last: str = ""


class PlainApp:
    """The program in line mode. Methods that ask something raise Quit and Over."""

    def __init__(self, console: Console, start_options: StartOptions) -> None:
        self.console = console
        self.start_options = start_options
        self.words = Messages(start_options.lang)
        self._game_of_pack = start_options.game
        self._loaded: dict[str, Game] = {}
        self._words: dict[tuple[str, str], GameMessages] = {}

    # --- games ----------------------------------------------------------------------------------
    def game(self, id: str = "") -> Game:
        """Return a game's rules, loaded at first use. Raises KernelError."""
        id = id or self.start_options.game
        if id not in self._loaded:
            self._loaded[id] = load_game(id, self.pack_of(id))
        return self._loaded[id]

    def pack_of(self, game: str) -> Path | None:
        """Return the pack to play a game with: the command line's pack applies to its own game
        only."""
        return self.start_options.pack if game == self._game_of_pack else None

    def game_words(self, id: str = "") -> GameMessages:
        """Return a game's messages in the player's language."""
        game = self.game(id)
        key = game.id, self.start_options.lang
        if key not in self._words:
            self._words[key] = words_of(game, self.start_options.lang)
        return self._words[key]

    def _game_for(self, header: Header) -> Game:
        return self.game(header.game)

    # --- running --------------------------------------------------------------------------------
    async def run(self, *, open_file: Path | None = None, learn: Learn | None = None) -> int:
        """Show the menu until the player leaves; return the exit status.

        `learn` starts with a lesson, after asking which game if it is "of-any".
        """
        try:
            self.console.say(self.words.text("plain-welcome"))
            if open_file is not None:
                await self._open(open_file)
            elif learn is not None and (learn == "of-game" or await self._turn_to_game()):
                await self._learn()
            while True:
                await self._start()
        except (Quit, Over):
            self.console.say(self.words.text("plain-bye"))
            return 0

    async def _start(self) -> None:
        words = self.words
        name = words.pick(plugin_of(self.start_options.game).names)
        texts = {
            "language": words.ui("start-language"),
            "game": words.ui("start-game", game=name),
        }
        entries = [Item(id, texts.get(id) or words.ui(f"start-{id}")) for id in _MENU]
        latest = latest_unfinished(self.start_options.saves)
        if latest is not None and latest.game in game_ids():
            when = words.when(latest.changed)
            reached = self.game_words(latest.game).chapter(latest.round)
            text = words.ui("start-continue", reached=reached, when=when)
            text = f"{text} {words.pick(plugin_of(latest.game).names)}"
            entries.insert(0, Item("continue", text))
        match await choose(self.console, words, words.text("plain-start"), entries, top=True):
            case "continue" if latest is not None:
                await self._open(latest.path)
            case "new":
                await self._new()
            case "learn":
                await self._learn()
            case "puzzle":
                await self._choose_puzzle()
            case "open":
                await self._choose_save()
            case "rules":
                await self._read("rules")
            case "cards":
                await self._read("cards")
            case "language":
                await self._choose_language()
            case "game":
                await self._choose_game()
            case _:
                raise Quit

    # --- playing --------------------------------------------------------------------------------
    async def _new(self) -> None:
        words, start_options = self.game_words(), self.start_options
        new = NewGame([start_options.game], self.game_words, seed=start_options.seed)
        title, begin = words.ui("new-title"), words.ui("new-begin")
        while await fill_in(self.console, words, new, title, begin):
            if await self._begin(
                new.scenario.id,
                new.players,
                new.values["seed"],
                free_undo=new.values["free-undo"] == "yes",
                options=new.options,
            ):
                return

    async def _begin(self, scenario: str, players: dict[str, str], seed: str, **more: Any) -> bool:
        """Play a new game; return False if it cannot begin."""
        try:
            table = self.new_table(self.game(), scenario, players, seed, **more)
        except KernelError as error:
            self.console.say(self.words.problem(error))
            return False
        await self._play(table)
        return True

    def new_table(
        self, game: Game, scenario: str, players: dict[str, str], seed: str, **more: Any
    ) -> GameHandle:
        """Return a new game, saved from its first moment. Raises KernelError."""
        return GameHandle.new(
            game,
            scenario,
            players,
            seed,
            path=new_path(self.start_options.saves, game.id),
            program=__version__,
            pack=self.pack_of(game.id),
            **more,
        )

    def unfinished(self, game: str, lesson: str) -> SaveEntry | None:
        """Return the latest save of a lesson that is not finished."""
        return latest_unfinished(self.start_options.saves, game=game, lesson=lesson)

    def puzzle_record(self) -> PuzzleRecord:
        """Return the player's answers to puzzles."""
        return PuzzleRecord()

    async def _open(self, path: Path) -> None:
        try:
            table = GameHandle.open(path, self._game_for, program=__version__, packs=self.pack_of)
        except KernelError as error:
            self.console.say(self.words.problem(error))
            return
        await self._play(table)

    async def _play(self, table: GameHandle) -> None:
        """Play a game and close it afterwards, even after an error; the menu turns to it."""
        start_options, played = self.start_options, table.game.id
        if played != start_options.played_last:
            self._remember(game=played)
        start_options.game = start_options.played_last = played
        table.skip_empty_reactions = self.start_options.pass_by_myself
        words = self.game_words(table.game.id)
        try:
            known = lesson_of(table, plugin_of(table.game.id))
            lesson = PlainLesson(table, known, words) if known is not None else None
            await PlainGame(self.console, table, words, lesson).play()
        except RulesFailed as error:
            self.console.say(words.problem(error))
        finally:
            table.close()

    async def _choose_save(self) -> None:
        words = self.words
        folder = self.start_options.saves or saves_folder()
        saves = list_saves(folder)
        if not saves:
            self.console.say(words.ui("saves-none", folder=str(folder)))
            return
        entries = []
        for number, save in enumerate(saves):
            when = words.when(save.changed)
            if save.problem is not None:
                closed = words.problem(save.problem)
                entries.append(Item(str(number), f"{when} {save.path.name}", closed))
            elif save.game not in game_ids():
                closed = words.text("problem-save-other-game", name=save.game)
                entries.append(Item(str(number), f"{when} {save.path.name}", closed))
            else:
                game = self.game_words(save.game)
                state = words.ui("saves-open")
                if save.ending:
                    state = game.ending_name(save.ending, won=save.won)
                text = words.ui(
                    "saves-line",
                    when=when,
                    reached=game.chapter(save.round),
                    picks=save.picks,
                    game=game.title(),
                    scenario=game.scenario(save.scenario),
                    who=", ".join(map(game.seat, save.humans)) or words.ui("saves-nobody"),
                    state=state,
                )
                entries.append(Item(str(number), " ".join(text.split())))
        chosen = await choose(self.console, words, words.ui("saves-title"), entries)
        if chosen != BACK:
            await self._open(saves[int(chosen)].path)

    # --- lessons --------------------------------------------------------------------------------
    async def _learn(self) -> None:
        """Let the player choose a lesson; resume an unfinished one or start it again."""
        words, plugin = self.game_words(), plugin_of(self.start_options.game)
        lessons = {lesson.id: lesson for lesson in plugin.lessons()}
        if not lessons:
            self.console.say(words.text("learn-none"))
            return
        chosen = next(iter(lessons))
        if len(lessons) > 1:
            entries = [Item(id, words.text(f"learn-game-{id}")) for id in lessons]
            chosen = await choose(self.console, words, words.text("learn-which"), entries)
        if chosen == BACK:
            return
        lesson = lessons[chosen]
        begun = self.unfinished(plugin.id, lesson.id)
        if begun is not None:
            when = words.when(begun.changed)
            ways = [Item(way, words.text(f"learn-{way}")) for way in ("continue", "anew")]
            way = await choose(self.console, words, words.text("learn-begun", when=when), ways)
            if way == "continue":
                await self._open(begun.path)
            if way != "anew":
                return
        await self._begin_lesson(lesson)

    async def _begin_lesson(self, lesson: Lesson) -> None:
        """Start a guided game. Picks can be undone freely, so that the player can experiment."""
        seed = self.start_options.seed or lesson.seed or new_seed()
        await self._begin(
            lesson.scenario, dict(lesson.players), seed, free_undo=True, lesson=lesson.id
        )

    # --- puzzles --------------------------------------------------------------------------------
    async def _choose_puzzle(self) -> None:
        """Ask for the puzzle of the day or any other puzzle by its number."""
        words = self.words
        games = [self.game(id) for id in game_ids() if self.pack_of(id) is None]
        record = self.puzzle_record()
        entries = [item for game in games for item in puzzle_items(words, game, record)]
        chosen = await choose(self.console, words, words.text("puzzle-which"), entries)
        way, _, id = chosen.partition(":")
        place = None
        if way == BY_NUMBER:
            last = len(puzzles_of(self.game(id)))
            number = await ask_line(self.console, words.text("puzzle-which-number", last=last))
            if not number:
                place = first_unanswered(self.game(id), record) or 0
            else:
                place = place_typed(self.game(id), number)
            if place is None:
                self.console.say(words.text("puzzle-no-number", number=number, last=last))
                return
        if way:
            puzzling = Puzzling(self.game(id), place, record)
            await PlainPuzzle(self.console, puzzling, self.game_words(id)).play()
            puzzling.table.close()

    # --- reading and settings -------------------------------------------------------------------
    async def _read(self, what: str) -> None:
        """Look up rules or cards until an empty line."""
        lookup = Lookup(self.console, self.game(), self.game_words())
        look = lookup.rules if what == "rules" else lookup.cards
        look("")
        while wanted := await ask_line(self.console, self.words.text(f"plain-read-{what}")):
            look(wanted)

    async def _choose_language(self) -> None:
        entries = [Item(lang, Messages(lang).ui("start-language")) for lang in languages()]
        chosen = await choose(self.console, self.words, self.words.text("plain-language"), entries)
        if chosen != BACK:
            self.start_options.lang = chosen
            self.words = Messages(chosen)
            self._remember(language=chosen)

    async def _choose_game(self) -> None:
        if await self._ask_game(map(plugin_of, game_ids()), self.words.ui("new-help-game")):
            self._remember(game=self.start_options.game)
            self.start_options.played_last = self.start_options.game

    async def _turn_to_game(self) -> bool:
        """Ask which game to learn; return whether the player chose one."""
        return await self._ask_game(plugins_with_lessons(), self.words.text("learn-which-game"))

    async def _ask_game(self, offers: Iterable[GamePlugin], prompt: str) -> bool:
        """Switch to one of these games; return whether the player chose one."""
        words = self.words
        entries = [Item(plugin.id, words.pick(plugin.names)) for plugin in offers]
        chosen = await choose(self.console, words, prompt, entries)
        if chosen != BACK:
            self.start_options.game = chosen
        return chosen != BACK

    def _remember(self, **settings: str) -> None:
        try:
            self.start_options.remember(**settings)
        except KernelError as error:
            self.console.say(self.words.problem(error))


class PlainPastimes(PlainApp):
    """Lessons, puzzles, rules and cards of a player on a server: nothing is saved.

    `games` gives the rules of a game. Raises Quit and Over like PlainApp.
    """

    def __init__(self, console: Console, lang: str, games: Callable[[str], Game]) -> None:
        super().__init__(console, StartOptions(lang=lang, game=game_ids()[0]))
        self._games = games
        self._record = PuzzleRecord(kept=False)

    def game(self, id: str = "") -> Game:
        return self._games(id or self.start_options.game)

    def new_table(
        self, game: Game, scenario: str, players: dict[str, str], seed: str, **more: Any
    ) -> GameHandle:
        lesson, options = more.get("lesson", ""), more.get("options")
        return TransientGame.begin(game, scenario, players, seed, lesson=lesson, options=options)

    def unfinished(self, game: str, lesson: str) -> SaveEntry | None:
        return None

    def puzzle_record(self) -> PuzzleRecord:
        return self._record

    async def begin(self, game: str, scenario: str, players: dict[str, str], seed: str) -> None:
        """Play a game against bots, in memory."""
        self.start_options.game = game
        await self._begin(scenario, players, seed)

    async def learn(self) -> None:
        """Choose a game and play one of its lessons."""
        if await self._turn_to_game():
            await self._learn()

    async def puzzle(self) -> None:
        """Answer a puzzle."""
        await self._choose_puzzle()

    async def read(self) -> None:
        """Choose a game and look up its rules or cards."""
        if await self._ask_game(map(plugin_of, game_ids()), self.words.ui("new-help-game")):
            words = self.words
            ways = [Item(what, words.ui(f"start-{what}")) for what in ("rules", "cards")]
            what = await choose(self.console, words, words.text("plain-start"), ways)
            if what != BACK:
                await self._read(what)
