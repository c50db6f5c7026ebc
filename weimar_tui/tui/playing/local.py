"""Local games: against bots, at a shared keyboard, lessons and puzzles."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from textual.app import SystemCommand

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, RulesFailed, SaveError
from weimar_tui.kernel.journal import Header
from weimar_tui.play.game_handle import another_like
from weimar_tui.play.lessons import so_far
from weimar_tui.play.puzzles import Puzzling, first_unanswered
from weimar_tui.play.seeds import new_seed
from weimar_tui.players import HUMAN
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.lessons import Lesson, Teacher
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.game_view import OutlookStep
from weimar_tui.tui.lessons import begin, begin_or_continue
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.controller import GameController
from weimar_tui.tui.playing.prompt import OVER, PromptAnswer
from weimar_tui.tui.saving import ask_for_another_place
from weimar_tui.tui.screens.hand_over import HandOverScreen

if TYPE_CHECKING:
    from weimar_tui.tui.playing_app import PlayingApp

MOST = 3
"""Maximum hints about the events that ended a lesson."""

READ = 0.25
"""Minimum seconds that the bar shows whom it waits for."""


class Guide:
    """Stops the game for hints. After a reload the lesson resumes at the same place."""

    def __init__(self, board: Board, lesson: Lesson) -> None:
        loaded = board.loaded
        self.board = board
        self.lesson = lesson
        self.due: list[Hint] = []
        self.latest: tuple[Hint, ...] = ()
        self._about = ""
        self.is_open = False
        self.heard = 0
        """The number of events that the guide has explained, or has nothing to say about."""
        self._teacher = Teacher(loaded.game.id, lesson, loaded.lang, board.here.key_of)
        self._explained: set[tuple[int, str, tuple[str, ...]]] = set()

    @property
    def teacher(self) -> Teacher:
        """The teacher in the player's language."""
        self._teacher.language = self.board.words.lang
        return self._teacher

    def begin(self) -> None:
        """Process the events so far."""
        table = self.board.table
        self.due = [
            Hint(text, self.board.words.event(event) if event is not None else "")
            for text, event in so_far(self.teacher, table, table.humans[0])
        ]

    async def welcome(self) -> None:
        """Show the hints before the first move; a question that comes at once has them with its
        own, since a second hint would take keys meant for the board."""
        table = self.board.table
        if table.bot_decision() is not None or not table.decisions_to_ask():
            await self._stop()

    async def explain(self, decision: Decision, show: Callable[[], None]) -> None:
        """Explain a question before it is asked; `show` draws it, so that it can be looked at."""
        # After an undo another question can reuse an explained number.
        question = (decision.number, decision.kind, decision.options)
        if question not in self._explained:
            self._explained.add(question)
            asked = [Hint(text, asked=True) for text in self.teacher.of(decision)]
            about = self.board.game_view.pane_for(decision)
            await self._stop(asked, about, show)

    async def before(self, place: int) -> None:
        """Explain the events before `place` over the board as it is drawn, ahead of a card or page
        about what follows them."""
        self._hear(place)
        await self._stop(drawn=True)

    def _hear(self, end: int) -> None:
        """Note the hints about the next events, those before `end`."""
        board, teacher = self.board, self.teacher
        for event in board.table.events[self.heard : end]:
            seen = event.seen_by(board.me)
            for place, text in enumerate(teacher.of(seen)):
                self.due.append(Hint(text, "" if place else board.words.event(seen)))
        self.heard = max(self.heard, end)

    async def comment(self) -> None:
        """Explain the rest of the outcome of a pick."""
        board = self.board
        self._hear(len(board.table.events))
        # Events before this player's next question are explained with it.
        if board.table.outcome is not None:
            self.due = self.due[-MOST:]
            await self._stop()
        elif board.table.bot_decision() is not None:
            await self._stop()

    def in_step(self, step: OutlookStep) -> OutlookStep:
        """A step on the board, with the hint about it instead of its rule."""
        hints = [] if step.begun is None else self.teacher.of(step.begun.seen_by(self.board.me))
        return replace(step, rule=" ".join(hints) or step.rule)

    async def _stop(
        self,
        asked: Sequence[Hint] = (),
        about: str = "",
        show: Callable[[], None] | None = None,
        *,
        drawn: bool = False,
    ) -> None:
        """Show all hints that are due, and those that explain the question about to be `asked`.

        None waits for a later stop: then the board would no longer be as it says. `drawn`: the
        board shows the moment that the hints are about.
        """
        now, self.due = [*self.due, *asked], []
        if not now:
            return
        self.latest, self._about = tuple(now), about
        if asked and show is not None:
            show()
        else:
            self.board.bar.ask(Choice())  # the last question is answered
            if not drawn:
                self.board.draw()
        self._cover(True)
        digit = await self.board.here.push_screen_wait(HintDialog(self.latest, about=about))
        self._uncover(digit)

    def _cover(self, covered: bool) -> None:
        """Note that a hint is open, which takes the keys of the board."""
        self.is_open = covered
        self.board.screen.foot.draw()

    def _uncover(self, digit: str | None) -> None:
        """Note that a hint is closed; a digit that closed it goes to the answer it numbers."""
        self._cover(False)
        if digit:
            self.board.bar.type_digit(digit)

    # --- keys -----------------------------------------------------------------------------------
    def show_again(self) -> None:
        """Show the latest hints again."""
        if self.latest:
            self._cover(True)
            hints = HintDialog(self.latest, about=self._about)
            self.board.here.push_screen(hints, self._uncover)

    def keys(self) -> list[tuple[str, str]]:
        """Return the hint key with its description, once there was a hint."""
        words = self.board.words
        key = self.board.here.key_of("learn.hint", words.text("learn-key"))
        return [(key, words.text("learn-key-label"))] if self.latest else []


class LocalGame(GameController):
    """Plays a local game; with a `lesson` its guide gives hints."""

    records = True

    def __init__(self, board: Board, app: PlayingApp, lesson: Lesson | None = None) -> None:
        super().__init__(board)
        self.app = app
        self.guide = Guide(board, lesson) if lesson is not None else None
        self._read_at = 0.0
        self._told_of_the_save = len(board.table.notices)
        self._reasons = ("", "")
        self._uncommented = sys.maxsize
        """The number of events before those that the guide has not commented on yet."""

    def begin(self) -> None:
        board, table = self.board, self.board.table
        if table.notices:
            board.notice = board.words.problem(table.notices[0])
        self.showing.recount = self._recount
        if self.guide is not None:
            self.guide.begin()
            self.showing.explain = self.guide.in_step
            self.showing.hint_before = self.guide.before

    # --- the loop -------------------------------------------------------------------------------
    async def play(self) -> None:
        if self.guide is not None:
            await self.guide.welcome()
        try:
            await self.play_on()
        except RulesFailed as error:
            words = self.board.words
            await show_message(self.app, words.ui("problem"), words.problem(error))
            self.leave()
            return
        await self._recount()
        await self.finish()

    async def before_step(self) -> None:
        """Report trouble with the save file, once."""
        news = self.board.table.notices[self._told_of_the_save :]
        if news:
            self._told_of_the_save += len(news)
            notices = "\n\n".join(map(self.board.words.problem, news))
            await show_message(self.app, self.board.words.text("problem-opened-title"), notices)

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        if not openly:
            await self._recount()
        if self.guide is not None:
            await self.guide.explain(decision, lambda: self.prompt.show(decision, openly=openly))
        await super().ask(decision, openly=openly)

    async def _recount(self, until: int | None = None, *, partly: bool = False) -> None:
        """Show what the others did, if the guide does not."""
        if self.guide is None:
            await self.since.recount(until, partly=partly)

    async def hand_over(self, decision: Decision) -> None:
        board, seat = self.board, decision.seat
        if seat == board.me:
            return
        if len(board.table.humans) > 1:
            why = board.words.waiting(decision)
            page = HandOverScreen(seat, board.words.seat(seat), why, self.leave)
            await self.app.push_screen_wait(page)
        board.me = seat

    # --- bots -----------------------------------------------------------------------------------
    async def let_bot(self, decision: Decision) -> None:
        board, table = self.board, self.board.table
        board.asked = None
        self._await(decision)
        self.prompt.ask_nothing()
        if board.stale:
            board.draw()
        board.bar.show()
        thinking = asyncio.ensure_future(asyncio.to_thread(table.answer_of, decision))
        await asyncio.wait({thinking}, timeout=READ)
        if not thinking.done():
            self._await(decision)
            board.bar.show()
        answer = await thinking
        events_before = len(table.events)
        await self.pick(decision, answer.option)
        if answer.trouble:
            seat, bot = board.words.seat(decision.seat), table.players[decision.seat]
            board.say(board.words.ui("bot-trouble", seat=seat, bot=bot, by=answer.by))
        elif told := board.words.bot_answered(decision, answer.option, answer.reasons):
            self._reasons = (decision.seat, told[0])
            board.say(told[0], shorter=told[1:])
        elif board.notice == self._reasons[1] and decision.seat != self._reasons[0]:
            # The comment of another bot does not apply to this answer.
            board.say("")
        if not all(map(board.loaded.narration.is_silent, table.events[events_before:])):
            board.draw()
            await asyncio.sleep(0.0 if board.hurry else board.here.pace)

    def _await(self, decision: Decision) -> None:
        """Show whom the game waits for, at a readable rate."""
        now = time.monotonic()
        if self.board.awaited is None or now >= self._read_at:
            self.board.awaited = decision
            self._read_at = now + READ

    # --- picks ----------------------------------------------------------------------------------
    async def pick(self, decision: Decision, option: str) -> None:
        before = self.board.moment()
        error = self._try(decision, option)
        await self.picked(decision, PromptAnswer(option, before, error))

    def _try(self, decision: Decision, option: str) -> KernelError | None:
        """Make a pick; return the error if it failed."""
        try:
            self.table.pick(decision.number, option)
        except KernelError as error:
            return error
        return None

    async def picked(self, decision: Decision, answer: PromptAnswer) -> None:
        """If the pick could not be saved, say so and retry at the next key."""
        words, error = self.board.words, answer.error
        while error is not None:
            if isinstance(error, RulesFailed):
                raise error
            await show_message(self.app, words.ui("problem"), words.problem(error))
            if isinstance(error, SaveError):
                await ask_for_another_place(self.app, self.table)
            error = self._try(decision, answer.option)
        if self.guide is not None:
            self.guide.heard = min(answer.before.events, self._uncommented)
        await self.showing.show_news(answer.before)
        if self.guide is not None:
            # Steps that wait for a bot have their hints on their own page.
            waits = self.showing.untold is not None and self.table.outcome is None
            self._uncommented = self.guide.heard if waits else sys.maxsize
            if not waits:
                await self.guide.comment()

    def undone(self) -> None:
        self.board.say(self.board.words.ui("undo-done"), briefly=True)
        self.prompt.withdraw()

    # --- when it is over ------------------------------------------------------------------------
    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        if self.guide is not None:
            again = {"again": self._begin_again}
            return again if self._next_lesson is None else {"next": self._go_on_learning, **again}
        session = self.board.table.session
        if session is None:
            return {}
        header = session.header
        players = {seat: header.players.get(seat, HUMAN) for seat in header.seats}
        *others, last = players.values()
        moved = dict(zip(players, (last, *others), strict=True))
        ways = {"again": partial(self._rematch, header, players)}
        if moved != players:
            way = "swapped" if len(moved) == 2 else "other-seat"
            ways[way] = partial(self._rematch, header, moved)
        return ways

    def _rematch(self, header: Header, players: dict[str, str]) -> None:
        """Start another game with the same set-up and other dice."""
        self.leave()
        seed = new_seed()
        set_up = another_like(header)
        self.app.new_game(self.board.loaded, players=players, seed=seed, **set_up)

    def _begin_again(self) -> None:
        """Restart the lesson."""
        self.leave()
        if self.guide is not None:
            begin(self.app, self.guide.lesson, self.board.loaded)

    @property
    def _next_lesson(self) -> Lesson | None:
        """The game's next lesson."""
        lessons = self.board.loaded.plugin.lessons()
        if self.guide is None or self.guide.lesson not in lessons[:-1]:
            return None
        return lessons[lessons.index(self.guide.lesson) + 1]

    def _go_on_learning(self) -> None:
        """Start the next lesson, or resume it."""
        lesson = self._next_lesson
        self.leave()
        if lesson is not None:
            self.app.turn_to(self.board.loaded.game.id)
            begin_or_continue(self.app, lesson)

    def way_on(self, way: str) -> str:
        lesson = self._next_lesson
        if way == "next" and lesson is not None:
            return self.board.loaded.words.text(f"learn-game-{lesson.id}")
        return super().way_on(way)

    # --- keys -----------------------------------------------------------------------------------
    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        return {"hint": self.adviser.ask if self.guide is None else self.guide.show_again}

    @property
    def takes_keys(self) -> bool:
        return self.guide is None or not self.guide.is_open

    def own_keys(self) -> Iterable[tuple[str, str]]:
        return self.guide.keys() if self.guide is not None else ()

    def help_keys(self) -> Iterable[tuple[str, str]]:
        if self.guide is None and self.adviser.may_be_asked:
            say = self.board.words.text
            yield self.app.key_of("learn.hint", say("hint-key")), say("hint-key-label")

    def commands(self, usual: Iterable[SystemCommand]) -> Iterable[SystemCommand]:
        yield from usual
        ui = self.board.words.ui
        if (save := self.app.save_as) is not None:
            yield SystemCommand(ui("key-save-label"), ui("palette-save"), save)
        yield SystemCommand(ui("palette-leave"), ui("palette-leave-help"), self.leave)


class PuzzleGame(GameController):
    """One question of a puzzle. `put` switches to another one by its place."""

    def __init__(self, board: Board, puzzling: Puzzling, put: Callable[[int], None]) -> None:
        super().__init__(board)
        self.puzzling = puzzling
        self._put = put

    async def play(self) -> None:
        self.board.draw()
        await self.board.here.push_screen_wait(self._at_stake())
        while not self.puzzling.answered:
            await self.ask(self.puzzling.decision)
        await self.finish()

    def _at_stake(self) -> HintDialog:
        """Return the introduction: the puzzle, the player to move, and the stakes."""
        puzzling, words = self.puzzling, self.words
        lines = puzzling.heading(words), f"**{puzzling.goal(words)}**", words.text("puzzle-rule")
        return HintDialog((Hint("\n\n".join(lines)),), "puzzle-title")

    async def picked(self, decision: Decision, answer: PromptAnswer) -> None:
        """Continue after the verdict; the answer was not played."""

    def waiting(self) -> str:
        return ""

    async def finish(self) -> None:
        """Show the verdict; the board stays available."""
        board, words = self.board, self.words
        board.asked = None
        items = tuple(Item(way, self.way_on(way)) for way in ("page", *self.anew, "leave"))
        board.bar.ask(Choice(prompt=self.puzzling.verdict(words), items=items, number=OVER))
        board.draw()
        await self.show_end()

    async def show_end(self) -> None:
        """Show the best answers, the player's result and their record."""
        puzzling, words = self.puzzling, self.words
        answers = [
            "\n".join((f"**{answer}**", *changes))
            for answer, changes in puzzling.best_answers(words)
        ]
        paragraphs = puzzling.verdict(words), *answers, puzzling.standing(words)
        await show_message(self.board.here, words.text("puzzle-title"), "\n\n".join(paragraphs))

    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        place = first_unanswered(self.puzzling.game, self.puzzling.record)
        return {} if place is None else {"next": partial(self._go_on, place)}

    def _go_on(self, place: int) -> None:
        self.leave()
        self._put(place)

    def way_on(self, way: str) -> str:
        return self.words.text(f"puzzle-{way}")

    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        return {"hint": self._remind}

    def _remind(self) -> None:
        self.board.here.push_screen(self._at_stake())

    def help_keys(self) -> Iterable[tuple[str, str]]:
        say, key = self.words.text, self.board.here.key_of
        yield key("learn.hint", say("hint-key")), say("puzzle-key-label")

    def clock(self) -> str:
        """Return the stakes for the footer."""
        return self.puzzling.goal(self.words)
