"""A local game line by line: players take turns, bots play in between, and every pick is saved."""

from __future__ import annotations

from pathlib import Path

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, RulesFailed, SaveError
from weimar_tui.plain.console import Console
from weimar_tui.plain.info_commands import TOLD, InfoCommands
from weimar_tui.plain.lesson import PlainLesson
from weimar_tui.plain.listing import Listing
from weimar_tui.plain.menu import Quit, ask_line
from weimar_tui.plain.typed import Typed, TypedCommands
from weimar_tui.play.advice import counsel, why_no_advice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import GameLoop
from weimar_tui.play.interface import Table
from weimar_tui.play.saves import typed_path
from weimar_tui.text.choice import Item
from weimar_tui.text.folding import matching_indexes
from weimar_tui.text.messages import GameMessages

COMMANDS = (
    "explain",
    "repeat",
    "undo",
    "board",
    "hand",
    "log",
    "since",
    "results",
    "points",
    "odds",
    "why",
    "more",
    "cards",
    "rules",
    "hint",
    "save",
    "menu",
    "quit",
)
"""Commands available at a question, in the order of the help."""

_AFTERWARDS = (
    "explain",
    "board",
    "log",
    "since",
    "results",
    "points",
    "cards",
    "rules",
    "save",
    "menu",
    "quit",
)
"""Commands available after the end of the game."""

_SCREENFULS = 60
"""Empty lines that scroll one player's information off the screen before the next player sits
down."""


LEAVE = "menu:"
"""The result when the player leaves the game instead of answering."""


class PlainGame(GameLoop):
    """Plays one game until it is over or the player leaves."""

    commands: tuple[str, ...] = COMMANDS
    afterwards: tuple[str, ...] = _AFTERWARDS

    def __init__(
        self, console: Console, table: Table, words: GameMessages, lesson: PlainLesson | None = None
    ) -> None:
        self.console = console
        self.table = table
        self.lesson = lesson
        self.info_commands = InfoCommands(console, table, words)
        self.prompts = self.info_commands.prompts
        self._left = False
        self._told_of_the_save = 0

    @property
    def words(self) -> GameMessages:
        return self.info_commands.words

    @property
    def me(self) -> str | None:
        """The seat at the keyboard."""
        return self.info_commands.me

    @me.setter
    def me(self, seat: str | None) -> None:
        if self.info_commands.me not in (None, seat) and len(self.table.humans) > 1:
            self.console.say(*[""] * _SCREENFULS)
        self.info_commands.me = seat

    @property
    def has_left(self) -> bool:
        return self._left

    # --- the loop -------------------------------------------------------------------------------
    async def play(self) -> None:
        """Play until the player leaves. Raises Quit, Over and RulesFailed.

        The game stays open.
        """
        humans = self.table.humans
        if len(humans) == 1:
            self.info_commands.me = humans[0]
        self.info_commands.news.limited = bool(humans)
        self._tell_beginning()
        await self.play_on()
        if not self.has_left:
            await self._end()

    async def before_step(self) -> None:
        """Report trouble with the save file, once."""
        news = self.table.notices[self._told_of_the_save :]
        self._told_of_the_save += len(news)
        self.console.say(*map(self.words.problem, news))

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        self._tell(decision, openly=openly, is_next=True)
        option = await self._ask(decision, openly=openly)
        if option == LEAVE:
            self._left = True
        elif option:
            await self.pick(decision, option)

    async def let_bot(self, decision: Decision) -> None:
        """Let a bot answer, and say so if it had to be replaced by another bot."""
        answer = self.table.answer_of(decision)
        before = len(self.table.events)
        await self.pick(decision, answer.option)
        self._note_reasons(before)
        if not self.table.humans:
            await self._pause_between_rounds(before)
        self._tell(decision)
        if answer.trouble:
            words = self.words
            seat, bot = words.seat(decision.seat), self.table.players[decision.seat]
            self.console.say(words.ui("bot-trouble", seat=seat, bot=bot, by=answer.by))

    async def _pause_between_rounds(self, before: int) -> None:
        """Wait for Enter before telling a spectator of a new round; info commands work here too."""
        chapter, events = self.info_commands.narration.chapter, self.table.events
        begun = [place for place, event in enumerate(events) if chapter(event)]
        if len(begun) < 2 or begun[-1] < before:
            return
        self.info_commands.tell_news(begun[-1])
        commands = TypedCommands(self.words, self.afterwards)
        self.console.say(self.words.text("plain-next-round"))
        while typed := commands.understand(await self.console.ask()):
            match typed.command:
                case "quit":
                    raise Quit
                case "menu":
                    self._left = True
                    return
                case "explain":
                    self._explain("watching", self.afterwards)
                case "":
                    return
                case _:
                    await self._look_up(typed)

    def _note_reasons(self, before: int) -> None:
        """Keep why a bot began its turn as it did, after `before` earlier events."""
        table, narration = self.table, self.info_commands.narration
        if not isinstance(table, GameHandle):
            return
        for place, event in enumerate(table.events[before:], before):
            if narration.is_turn(event):
                self.info_commands.news.explain(place, table.session.history.picks[-1].reasons)
                return

    def _tell_beginning(self) -> None:
        """Describe the position if the game resumes from a save."""
        table, words = self.table, self.words
        if table.path is not None:
            self.console.say(words.text("plain-saved-at", path=str(table.path)))
        if self.me is not None and len(table.seats) > 1:
            self.console.say(words.text("plain-you-play", seat=words.seat(self.me)))
        knows_whom = self.info_commands.me is not None or not table.humans
        if len(table.events) > 3 * TOLD and knows_whom:
            self.info_commands.news.skip(self.info_commands.me, table.events)
            self.info_commands.log()

    def _tell(
        self, decision: Decision | None, *, openly: bool = False, is_next: bool = False
    ) -> None:
        """Print what has happened, and the hints of a lesson; `is_next`: the decision comes next,
        instead of having been answered just now."""
        if self.info_commands.me is None and self.table.humans and not openly:
            return  # no player is at the keyboard yet
        self.info_commands.tell_news()
        if decision is not None and is_next and self.info_commands.narration.opens_turn(decision):
            self.info_commands.news.explain_turns(self.table.events)
        if self.lesson is not None:
            self.lesson.follow(self.table.events, self.info_commands.me)
            if decision is not None and decision.seat == self.info_commands.me:
                self.lesson.meet(decision)
            self.lesson.tell(self.console, self.words)

    async def hand_over(self, decision: Decision) -> None:
        seat = decision.seat
        if seat == self.info_commands.me:
            return
        if len(self.table.humans) > 1:
            self.me = None
            self.console.say(
                self.words.ui("hand-over", seat=self.words.seat(seat)),
                self.words.ui("hand-over-key"),
            )
            await self.console.ask()
        self.me = seat

    async def pick(self, decision: Decision, option: str) -> None:
        """Make a pick; if it cannot be saved, ask for another file until it is."""
        while True:
            try:
                self.table.pick(decision.number, option)
                return
            except RulesFailed:
                raise
            except KernelError as error:
                self.console.say(self.words.problem(error))
                if not isinstance(error, SaveError):
                    return
                await self._find_another_place()

    async def _find_another_place(self) -> None:
        typed = await ask_line(self.console, self.words.text("plain-save-elsewhere"))
        if not typed:
            return
        try:
            self.table.move_to(typed_path(typed))
        except KernelError as error:
            self.console.say(self.words.problem(error))
            return
        self.console.say(self.words.ui("save-elsewhere-done", path=str(self.table.path)))

    # --- a question -----------------------------------------------------------------------------
    async def _ask(self, decision: Decision, *, openly: bool = False) -> str:
        """Ask until there is an answer. Returns an empty string after an undo, LEAVE to leave the
        game."""
        info_commands, commands = self.info_commands, TypedCommands(self.words, self.commands)
        listing = info_commands.answers(decision, openly=openly)
        info_commands.news.rest()
        info_commands.tell_warnings()
        self._put(decision, listing)
        shown = TOLD
        while True:
            line = await self.console.ask()
            typed = self._understood(commands, line, listing)
            match typed.command:
                case "quit":
                    raise Quit
                case "menu" | "lobby":
                    return LEAVE
                case "undo":
                    if self._undo():
                        return ""
                case "more":
                    info_commands.list_rows(listing, shown)
                    shown += TOLD
                case "repeat":
                    self._put(decision, listing)
                    shown = TOLD
                case "explain":
                    self._explain(decision.kind, self.commands)
                case "odds":
                    info_commands.odds(listing, typed.rest)
                case "why":
                    info_commands.why(listing.closed)
                case "hint" if self.lesson is not None:
                    self.lesson.repeat(self.console, self.words)
                case "hint":
                    self._advise(decision)
                case "":
                    row = self._row(typed, listing)
                    if row is not None and listing.is_answer(row):
                        return info_commands.prompts.taken(
                            decision, row.id, info_commands.scene(decision)
                        )
                    if row is not None:
                        self._go(decision, listing, row)
                        shown = TOLD
                    elif not line:
                        self._put(decision, listing)
                case _:
                    await self._look_up(typed)

    def _advise(self, decision: Decision) -> None:
        """Print the analyst's answer, or why there is none."""
        words, table, say = self.words, self.table, self.console.say
        if why := why_no_advice(table):
            say(words.text(why))
            return
        assert isinstance(table, GameHandle), "advice is given where the game is played"
        say(words.text("hint-thinking"))
        advice = table.advice_of(decision)
        found = counsel(words, decision, table.view(decision.seat), advice)
        say("", found.title, *filter(None, found.lines(words)))

    def _put(self, decision: Decision, listing: Listing) -> None:
        """Print a question and its answers."""
        listing.choice.leave()
        named = self.me is not None and len(self.table.humans) > 1
        self.info_commands.ask(decision.seat, listing, named=named)

    def _go(self, decision: Decision, listing: Listing, row: Item) -> None:
        """List the answers of a group, or the whole list again."""
        listing.go(row)
        if not listing.choice.within:
            self._put(decision, listing)
            return
        self.console.say("", row.text)
        self.info_commands.list_rows(listing, 0)

    def _understood(self, commands: TypedCommands, line: str, listing: Listing) -> Typed:
        """Parse a line. A line that matches an answer word for word is that answer, even if it
        begins with a command."""
        exact = line in (*listing.texts, *(item.text for item in listing.possible))
        return Typed(rest=line) if exact else commands.understand(line)

    def _row(self, typed: Typed, listing: Listing) -> Item | None:
        """Return the row that a line refers to; without a match, explain why and return None."""
        say, words, rows = self.console.say, self.words, dict(listing.numbered)
        if typed.number is not None:
            if typed.number in rows:
                return rows[typed.number]
            missing = listing.choice.missing.get(typed.number, "")
            say(missing or words.text("plain-choose", number=max(rows, default=0)))
            return None
        if not typed.rest:
            return None
        wanted = typed.rest.removeprefix("/")
        fitting = listing.meant(wanted)
        if len(fitting) == 1:
            if listing.is_answer(fitting[0]):
                say(words.text("plain-chosen", text=listing.choice.text_of(fitting[0])))
            return fitting[0]
        if fitting:
            say(words.text("plain-several"))
            number_of = {row.id: number for number, row in listing.numbered}
            for row in fitting[:TOLD]:
                number = number_of[row.id]
                say(words.text("plain-entry", number=number, text=listing.choice.text_of(row)))
            return None
        closed = listing.closed
        refused = matching_indexes(wanted, [answer.text for answer in closed])
        for place in refused[:TOLD]:
            say(words.text("plain-line", name=closed[place].text, text=closed[place].refused))
        if not refused:
            say(words.text("plain-not-understood", typed=wanted))
        return None

    def _undo(self) -> bool:
        """Undo the last pick or explain why that is impossible; return whether it was undone."""
        try:
            self.take_back()
        except KernelError as error:
            self.console.say(self.words.problem(error))
            return False
        return self.undone()

    def undone(self) -> bool:
        """Undo a pick, or request an undo; return whether there is another question now."""
        self.console.say(self.words.ui("undo-done"))
        return True

    def _explain(self, topic: str, names: tuple[str, ...]) -> None:
        """Print the available commands and the handbook's page on the question."""
        explain_commands(self.console, self.words, self._shown(names))
        self.info_commands.lookup.explain(topic)

    def _shown(self, names: tuple[str, ...]) -> list[str]:
        return [name for name in names if name != "hint" or self._has_hints]

    @property
    def _has_hints(self) -> bool:
        return self.lesson is not None or not why_no_advice(self.table)

    async def _look_up(self, typed: Typed) -> None:
        """Run an info command."""
        info_commands, rest = self.info_commands, typed.rest
        match typed.command:
            case "board":
                info_commands.board(rest)
            case "hand":
                info_commands.hand()
            case "log":
                info_commands.log(rest)
            case "since":
                await info_commands.since()
            case "results":
                info_commands.results()
            case "points":
                info_commands.points()
            case "cards":
                info_commands.lookup.cards(rest)
            case "rules":
                info_commands.lookup.rules(rest)
            case "save":
                self._save_as(rest)
            case _:
                self.console.say(self.words.text("plain-not-here"))

    def _save_as(self, name: str) -> None:
        """Write a copy of the game to a named file."""
        if not name:
            self.console.say(self.words.text("plain-save-how"))
            return
        path: Path = typed_path(name)
        try:
            self.table.save_as(path)
        except KernelError as error:
            self.console.say(self.words.problem(error))
        else:
            self.console.say(self.words.ui("save-as-done", path=str(path)))

    # --- the end --------------------------------------------------------------------------------
    async def _end(self) -> None:
        """Print the result; info commands still work afterwards."""
        info_commands, words, outcome = self.info_commands, self.words, self.table.outcome
        assert outcome is not None
        self._tell(None)
        info_commands.news.rest()
        me = self.table.humans[0] if len(self.table.humans) == 1 else None
        view = self.table.view(None)
        ending = words.ended(outcome, view, me)
        why = words.why(outcome, view, self.table.events)
        winners = words.seats(outcome.winners)
        won = words.ui("end-winners", winners=winners) if winners else words.ui("end-no-winner")
        last = words.event(self.table.events[-1].seen_by(me)) if self.table.events else ""
        text = () if ending.text and ending.text in last else (ending.text,)  # it was just told
        self.console.say("", ending.title, *text, *why, won)
        info_commands.points()
        if self.table.path is not None:
            self.console.say("", words.text("plain-over-export", path=str(self.table.path)))
        self.console.say("", words.text("plain-over"))
        commands = TypedCommands(words, self.afterwards)
        while True:
            line = await self.console.ask()
            typed = commands.understand(line)
            match typed.command:
                case "quit":
                    raise Quit
                case "menu" | "lobby":
                    return
                case "explain":
                    self._explain("end", self.afterwards)
                case "":
                    if not line:
                        return
                    self.console.say(words.text("plain-over"))
                case _:
                    await self._look_up(typed)


def explain_commands(console: Console, words: GameMessages, names: list[str]) -> None:
    """Print the available commands with what each does."""
    console.say("", words.text("plain-help"))
    for name in names:
        word = words.text(f"plain-word-{name}").split()[0]
        console.say(words.text("plain-line", name=word, text=words.text(f"plain-about-{name}")))
