"""The game screen: the open question, and the loop that plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import DescendantBlur

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.table.interface import Table
from weimar_tui.text.words import Entry
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import BOARD, UNDO
from weimar_tui.tui.layout import MOST_PANES, size_class
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.panes.chronicle import height_of
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.point_pane import PointPane
from weimar_tui.tui.scene import Scene, parts_of
from weimar_tui.tui.screens.showing import ShowingBoard
from weimar_tui.tui.screens.since import SinceScreen
from weimar_tui.tui.told import Told, tell

_LINES_READ = 12
"""The last lines of the chronicle, whose names can be looked up."""

READ = 0.25
"""Seconds for which the bar says whom it waits for before it names another one."""

OVER = -2
"""The number of the question that is left when the game is over."""


class GameScreen(ShowingBoard):
    """One game at one table, played on until it is over.

    `recounts`: at a gentle pace it tells by itself what the others did since one's last pick.
    """

    recounts: ClassVar[bool] = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo", id="game.undo"),
        Binding("question_mark,f1", "help", "help", id="game.help"),
        Binding("slash", "search", "search", id="game.search"),
        Binding("o", "look_up", "look up", id="game.look-up", show=False),
        Binding("c", "cards", "cards", id="game.cards"),
        Binding("r", "replay", "replay", id="game.replay"),
        Binding("l", "pane('chronicle')", "chronicle", id="game.chronicle"),
        Binding("s", "since", "since your turn", id="game.since"),
        Binding("v", "points", "victory points", id="game.points"),
        Binding("f", "filter", "filter", id="game.filter", show=False),
        Binding("d", "pane('decision')", "decision", id="game.decision"),
        Binding("q", "menu", "menu", id="game.menu"),
        Binding("space", "hurry", "do not wait", id="game.hurry", show=False),
        Binding("escape", "back", "back", id="game.back", show=False),
        Binding("less_than_sign,comma", "turn(-1)", "pane before", id="game.before", show=False),
        Binding("greater_than_sign,full_stop", "turn(1)", "next pane", id="game.next", show=False),
        *(
            Binding(
                f"f{n + 1},alt+{n}",
                f"pane_number({n})",
                f"pane {n}",
                id=f"game.pane-{n}",
                show=False,
            )
            for n in range(1, MOST_PANES + 1)
        ),
    ]

    def __init__(self, table: Table, playset: Playset) -> None:
        super().__init__(table, playset)
        self.answers: asyncio.Queue[tuple[int, str] | None] = asyncio.Queue()
        self.dialog: InterruptDialog[Any] | None = None
        self._late = False
        self._read_at = 0.0
        self._told_of_the_save = len(table.notices)
        self.openly = False
        # How much had been told when each seat was last told what the others did, and last picked.
        self._recounted: dict[str, int] = {}
        self._own: dict[str, int] = {}

    def on_mount(self) -> None:
        humans = self.table.humans
        self.me = humans[0] if len(humans) == 1 else None
        self.kit.begin()
        if self.table.notices:
            self.notice = self.words.problem(self.table.notices[0])
        self.bar.focus()
        self.table.subscribe(lambda _: None)
        self.run_worker(self._play(), exclusive=True, name="play")

    def on_unmount(self) -> None:
        self.table.close()

    # --- the loop -------------------------------------------------------------------------------
    async def _play(self) -> None:
        """Play on until the game is over: bots answer, people are asked."""
        table = self.table
        while table.outcome is None:
            await self._tell_of_the_save()
            decision = table.bot_decision()
            if decision is not None:
                await self._let_bot(decision)
                continue
            planned = self._planned()
            if planned is not None:
                await self._pick(*planned)
                continue
            decision = self._next_question()
            if not await self._ask_openly(decision):
                await self._hand_over(decision)
                await self.recount()
                await self._ask(decision)
        await self.recount()
        await self._show_end()

    async def _show_end(self) -> None:
        """The page of the ending; afterwards the board stays to be looked at."""
        words, outcome = self.words, self.table.outcome
        self.asked = self.awaited = None
        items = tuple(self.ways_on())
        title = words.ending(outcome, self.table.view(None), self.me).title if outcome else ""
        self.bar.ask(Choice(prompt=title, items=items, number=OVER))
        self.draw_table()
        await self.here.show_end(self.table, self.playset)

    def _planned(self) -> tuple[int, str] | None:
        """A question with its answer, where the answer needs no asking."""
        for decision in self.table.human_decisions():
            answer = self.kit.planned(decision, self.table)
            if answer is None and not self.shared:
                answer = self.table.silent_answer(decision)
            if answer is not None:
                return decision.number, answer
        return None

    @property
    def shared(self) -> bool:
        """Whether several people at one keyboard are asked openly where they can be."""
        return self.kit.shared_keyboard and len(self.table.humans) > 1

    async def _ask_openly(self, decision: Decision) -> bool:
        """Ask in front of everybody at one keyboard, nobody's hand in view, if that can be."""
        if not self.shared:
            return False
        seat, self.me = self.me, None
        self.openly = self.kit.open_choice(decision, self.make_scene(), self.table) is not None
        if not self.openly:
            self.me = seat
            return False
        await self._ask(decision)
        self.openly = False
        return True

    def _choice(self, decision: Decision, scene: Scene) -> Choice:
        """The list for a question, as it is put to its seat or to everybody here."""
        openly = self.kit.open_choice(decision, scene, self.table) if self.openly else None
        return openly or self.kit.choice(decision, scene, self.table)

    def ways_on(self) -> list[Item]:
        """What can be done when the game is over."""
        words = self.words
        return [Item("end", words.ui("over-page")), Item("leave", words.ui("over-leave"))]

    def go_on(self, way: str) -> None:
        """Do one of these."""
        if way == "end":
            self.run_worker(self._show_end(), exclusive=True, name="play")
        else:
            self.dismiss(None)

    def _next_question(self) -> Decision:
        """The question to whom the keyboard was called for, or who has it; else the first."""
        open_questions = self.table.human_decisions()
        for seat in filter(None, (self.kit.called, self.me)):
            for decision in open_questions:
                if decision.seat == seat:
                    return decision
        return open_questions[0]

    # --- what the others did --------------------------------------------------------------------
    async def _told_since(self) -> tuple[Told, ...]:
        """What the others did since the last pick of the chair looked from."""
        if self.me is None:
            return ()
        passages = await self.table.since_turn(self.me)
        return tell(passages, self.table.events, self.me, self.table.seats, self.playset)

    async def recount(self) -> None:
        """At a gentle pace: tell what the others did, once."""
        if not self.recounts or not self.here.gentle or self.me is None:
            return
        told = await self._told_since()
        before = min(self._recounted.get(self.me, 0), len(self.table.events))
        if told and told[-1].passage.last > before:
            self._recounted[self.me] = len(self.table.events)
            self.draw_table()
            await self.app.push_screen_wait(SinceScreen(self.table, self.playset, self.me, told))

    def action_since(self) -> None:
        """What the others did since one's own last pick."""
        self.run_worker(self._show_since(), exclusive=True, group="since")

    async def _show_since(self) -> None:
        told = await self._told_since()
        if self.me is None:
            self._say(self.words.text("since-seat"))
        elif not told:
            self._say(self.words.text("since-nothing"))
        elif self.app.screen in (self, self.dialog):
            await self.app.push_screen(SinceScreen(self.table, self.playset, self.me, told))

    async def _let_bot(self, decision: Decision) -> None:
        self.asked = None
        self._await(decision)
        if self.bar.choice.items:
            self.bar.ask(Choice())
        if self.stale:
            self.draw_table()
        self.bar.show()
        thinking = asyncio.ensure_future(asyncio.to_thread(self.table.answer_of, decision))
        await asyncio.wait({thinking}, timeout=READ)
        if not thinking.done():
            self._await(decision)
            self.bar.show()
        answer = await thinking
        told = len(self.table.events)
        await self._pick(decision.number, answer.option)
        if answer.trouble:
            seat, bot = self.words.seat(decision.seat), self.table.players[decision.seat]
            self._say(self.words.ui("bot-trouble", seat=seat, bot=bot, by=answer.by))
        elif reasons := self.words.bot_reasons(
            decision, [(reason.id, reason.arguments) for reason in answer.reasons]
        ):
            self._say(reasons)
        if not all(map(self.playset.story.is_silent, self.table.events[told:])):
            self.draw_table()
            pause = 0.0 if self.hurry else self.here.pace
            await asyncio.sleep(pause)

    def _await(self, decision: Decision) -> None:
        """Say who is waited for, but not more often than it can be read."""
        now = time.monotonic()
        if self.awaited is None or now >= self._read_at:
            self.awaited = decision
            self._read_at = now + READ

    async def _hand_over(self, decision: Decision) -> None:
        """Let another person take the keyboard before anything of theirs is seen."""
        seat = decision.seat
        if seat == self.me:
            return
        if len(self.table.humans) > 1:
            why = self.words.waiting(decision)
            await self.here.pass_keyboard(seat, self.words.seat(seat), why)
        self.me = seat

    async def _ask(self, decision: Decision) -> None:
        """Ask a person, in a dialog or in the bar, until there is an answer or an undo."""
        self.hurry = False
        self.awaited = None
        self.asked = decision
        self._late = False
        self.scene_now = replace(self.make_scene(), decision=decision)
        choice = self._choice(decision, self.scene_now)
        choice.go(self.kit.first_answer(decision))
        self.bar.ask(choice)
        if self.shown != self.kit.pane_for(decision) and not self._is_seen(
            self.kit.pane_for(decision)
        ):
            self.shown = self.kit.pane_for(decision)
            self.place_all(*self.size)
        else:
            current = self.bar.choice.current
            chosen = current.id if current is not None else ""
            self.draw_table(scene=replace(self.scene_now, chosen=chosen))
        while not self.answers.empty():
            self.answers.get_nowait()
        if decision.kind in self.kit.dialogs and not self.openly:
            self._open_dialog()
        while True:
            answer = await self.answers.get()
            if answer is None:
                self._own.pop(decision.seat, None)
                return
            if answer[0] == decision.number:
                break
        self.notice = ""
        option = self.kit.taken(decision, answer[1], self.scene_now)
        if option:
            await self._pick(decision.number, option)
            self._own[decision.seat] = len(self.table.events)
        self.stale = True  # the next question, or whoever plays now, draws it

    def retitle(self) -> None:
        """Say everything anew, the open question too."""
        super().retitle()
        if self.asked is None:
            return
        if self.dialog is not None:
            self.dialog.dismiss(None)
            self._late = True  # it comes again, in the other language, when the board is seen
        current = self.bar.choice.current
        self.scene_now = replace(self.make_scene(), decision=self.asked)
        choice = self._choice(self.asked, self.scene_now)
        if current is not None:
            choice.go(current.id)
        self.bar.ask(choice)

    async def _pick(self, number: int, option: str) -> None:
        """Make a pick; if it cannot be saved, say so and try again when a key is pressed."""
        before = self.scene_now.view if self.scene_now is not None else None
        told = len(self.table.events)
        while True:
            try:
                self.table.pick(number, option)
                break
            except KernelError as error:
                await self.here.say(self.words.ui("problem"), self.words.problem(error))
                if isinstance(error, SaveError):
                    await self.here.ask_for_another_place(self.table)
        await self.show_news(before, told)

    async def _tell_of_the_save(self) -> None:
        """Say what has happened to the save file, once."""
        news = self.table.notices[self._told_of_the_save :]
        if news:
            self._told_of_the_save += len(news)
            said = "\n\n".join(map(self.words.problem, news))
            await self.here.say(self.words.text("problem-opened-title"), said)

    # --- the foot -------------------------------------------------------------------------------
    @property
    def put_off(self) -> bool:
        """Whether a question that has a dialog waits without it."""
        return (
            self.asked is not None and self.asked.kind in self.kit.dialogs and self.dialog is None
        )

    def works(self, name: str) -> bool:
        """Whether a key that the foot may name does something now."""
        match name:
            case "turn":
                return self.dialog is None and size_class(*self.size) == "small"
            case "panes":
                return self.dialog is None and size_class(*self.size) != "small"
            case "peek":
                return self.dialog is not None
            case "dialog":
                return self.put_off
            case "decision":
                return self.dialog is None and self.focused is not self.bar
            case "chronicle":
                return not self.focused_on("chronicle")
            case "undo":
                return self.can_undo
            case "since":
                return self.me is not None and len(self.table.events) > self._own.get(self.me, 0)
            case "hurry":
                return self.table.bot_decision() is not None and not self.still
            case "outlook":
                return bool(self.kit.outlook) and not self.focused_on("chronicle")
            case "filter":
                if self.focused_on("chronicle"):
                    return True
                return len(self.bar.choice.items) > 1 and not self.kit.outlook
            case "replay" | "save":
                return hasattr(self.table, "session")
            case _:
                return True

    @property
    def can_undo(self) -> bool:
        """Whether a pick can be undone now."""
        return self.asked is not None and self.table.can_undo(self.me)

    def focused_on(self, pane: str) -> bool:
        """Whether a pane has the focus, and no dialog lies over it."""
        return self.dialog is None and self.focused is not None and self.focused.id == pane

    def on_descendant_focus(self) -> None:
        self._draw_foot()

    # --- answering ------------------------------------------------------------------------------
    def _answer(self, number: int, option: str) -> None:
        """Answer the open question; from now on nothing is asked until the next one."""
        if self.asked is not None and number == self.asked.number:
            self.asked = None
            self.answers.put_nowait((number, option))

    def _open_dialog(self) -> None:
        """Put the question over the table, but never over what the player is typing or reading."""
        self._late = self.app.screen is not self
        scene = self.scene_now
        if self._late or scene is None or self.asked is None:
            return
        kind = self.kit.dialogs[self.asked.kind]
        self.dialog = dialog = kind(self.bar.choice, self.asked, scene)
        if self.kit.outlook:
            dialog.instead_of_filter = lambda: dialog.action_leave_for("filter")
        number = self.asked.number

        self.bar.quiet = True
        self.bar.show()
        self._draw_foot()

        def answered(option: str | None) -> None:
            self.bar.quiet = False
            self.dialog = None
            if self._late:
                self._open_dialog()
            elif option is None:
                self.bar.focus()
                self.draw_table()
            elif option == UNDO:
                self.action_undo()
                if self.asked is not None and self.asked.number == number:
                    self._open_dialog()
            elif option.startswith(BOARD):
                self.draw_table()
                self.call_next(self.run_action, option.removeprefix(BOARD))
            else:
                self._answer(number, option)

        self.app.push_screen(dialog, answered)

    def on_screen_resume(self) -> None:
        if self._late and self.dialog is None and not self.leaving:
            self._open_dialog()
        self._draw_foot()

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        if message.number != OVER:
            self._answer(message.number, message.option)
        else:
            self.go_on(message.option)

    @on(ChoicePane.Moved)
    def _moved(self, message: ChoicePane.Moved) -> None:
        if self.scene_now is not None:
            self.scene_now = replace(self.scene_now, chosen=message.option, decision=self.asked)
            self._draw(tuple(self.kit.on_cursor(self.scene_now)))

    @on(PointPane.Pointed)
    def _pointed(self, message: PointPane.Pointed) -> None:
        """Put the cursor on the first option that names the spot, near the present one."""
        choice = self.bar.choice
        if message.spot in choice.groups and choice.within not in ("", message.spot):
            choice.leave()
        current = choice.current
        first = parts_of(current.id)[0] if current is not None else ""
        named = [item for item in choice.open_items if message.spot in parts_of(item.id)]
        named.sort(key=lambda item: parts_of(item.id)[0] != first)
        if named and choice.go(named[0].id):
            self.bar.show()
            self._moved(ChoicePane.Moved(self.bar, named[0].id))

    @on(PointPane.Turned)
    def _turned(self, message: PointPane.Turned) -> None:
        """Go on among the options that name the spot."""
        choice = self.bar.choice
        if choice.current is not None and choice.current.id in choice.groups:
            choice.enter(choice.current.id)
            self.bar.show()
            return
        named = [item.id for item in choice.open_items if message.spot in parts_of(item.id)]
        if choice.current is None or choice.current.id not in named:
            return
        option = named[(named.index(choice.current.id) + message.by) % len(named)]
        choice.go(option)
        self.bar.show()
        self._moved(ChoicePane.Moved(self.bar, option))

    @on(PointPane.Taken)
    def _taken(self, message: PointPane.Taken) -> None:
        """Take what the pane shows as chosen; one that shows nothing of it leads to the list.

        Where nothing is asked, what is pointed at is looked at.
        """
        current = self.bar.choice.current
        if current is None:
            self.action_cards()
            return
        if current is not None and message.spots.isdisjoint(parts_of(current.id)):
            self.bar.focus()
            return
        if current is not None and current.id in self.bar.choice.groups:
            self.bar.focus()  # what it is used for is asked there
        self.bar.action_take()

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: object) -> None:
        """Digits are numbers of the list, wherever the focus was."""
        character = getattr(event, "character", None)
        if character and character.isdigit() and self.bar.type_digit(character):
            self.bar.focus()
        if self.focused is None:
            self.bar.focus()
        elif self.focused.id == "chronicle":
            self._scroll_chronicle(getattr(event, "key", ""))

    def _scroll_chronicle(self, key: str) -> None:
        step = {"up": 1, "k": 1, "down": -1, "j": -1, "pageup": 10, "pagedown": -10}.get(key, 0)
        scene = self.scene_now
        if not step or scene is None:
            return
        width = self.query_one("#chronicle", Pane).inner_width
        look = self.look
        self.reading.scroll(step, scene.chronicle, lambda lines: height_of(lines, width, look))
        self._draw(("chronicle",))

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        """Who leaves the chronicle has it followed again."""
        if event.widget.id == "chronicle" and self.reading.back:
            self.reading.follow()
            self._draw(("chronicle",))

    def action_pane_number(self, number: int) -> None:
        """Show the pane of this number, if there are so many."""
        if number <= len(self.kit.panes):
            self.action_pane(self.kit.panes[number - 1])

    def action_pane(self, name: str) -> None:
        """Show a pane and give it the focus."""
        if name == "decision":
            self.bar.focus()
            return
        if self.shown != name and not self._is_seen(name):
            self.shown = name
            self.place_all(*self.size)
        self.query_one(f"#{name}", Pane).focus()

    def _is_seen(self, name: str) -> bool:
        """Whether a pane is on the screen now."""
        return bool(self.query_one(f"#{name}", Pane).display)

    def action_turn(self, by: int) -> None:
        """Go on to the next pane; on a small screen the decision keeps the focus."""
        if size_class(*self.size) == "small":
            panes = self.kit.panes
            self.shown = panes[(panes.index(self.shown) + by) % len(panes)]
            self.place_all(*self.size)
        elif by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_back(self) -> None:
        """Back to the decision, or to its dialog."""
        self.reading.follow()
        if self.put_off:
            self._open_dialog()
            return
        self.bar.focus()
        self.draw_table()

    def action_hurry(self) -> None:
        """Do not wait for the eye until the next question."""
        self.hurry = True

    def action_undo(self) -> None:
        """Take the last pick back, over answers that were no choice."""
        if self.asked is None:
            self._say(self.words.ui("undo-not-now"))
            return
        try:
            self.table.undo(self.me)
            while self._silent() and self.table.can_undo(self.me):
                self.table.undo(self.me)
        except KernelError as error:
            self._say(self.words.problem(error))
            return
        self._say(self.words.ui("undo-done"))
        self.kit.begin()
        self.asked = None
        if self.dialog is not None:
            self.dialog.dismiss(None)
        self.answers.put_nowait(None)

    def _silent(self) -> bool:
        questions = self.table.human_decisions()
        return bool(questions) and all(
            self.table.silent_answer(decision) is not None for decision in questions
        )

    def _say(self, text: str) -> None:
        self.notice = text
        self._draw_foot()

    def too_soon(self) -> None:
        """Say why a key was not heard, where it would have answered."""
        if self.asked is not None:
            self._say(self.words.ui("just-came"))

    def action_help(self) -> None:
        """Help on the pane that has the focus."""
        focused = self.focused
        if self.asked is None and self.table.outcome is not None:
            self.here.show_help("end", playset=self.playset)
            return
        topic = focused.id or "decision" if focused is not None else "decision"
        self.here.show_help(topic, playset=self.playset)

    def action_search(self) -> None:
        self.here.show_codex(self.playset, searching=True, things=self._things())

    def action_look_up(self) -> None:
        """Look up what the question names, or what one reads in the chronicle."""
        from weimar_tui.tui.linking import look_up

        scene, choice = self.scene_now, self.bar.choice
        if self.focused is not None and self.focused.id == "chronicle" and scene is not None:
            lines = self.reading.shown(scene.chronicle)
            texts = [line.text for line in reversed(lines[-_LINES_READ:])]
        else:
            current = choice.current
            texts = [choice.prompt, choice.context]
            if current is not None:
                texts += [current.text, current.refused or choice.preview_of(current.id)]
        if not look_up(self.here, self.playset, texts):
            self._say(self.words.ui("link-none"))

    def action_cards(self) -> None:
        """Cards and rules; over the board first what is pointed at there."""
        focused = self.focused
        at = focused.spot if isinstance(focused, PointPane) else ""
        self.here.show_codex(self.playset, things=self._things(), at=at)

    def _things(self) -> Sequence[Entry]:
        """What lies on the table, as far as this seat may look."""
        scene = self.scene_now
        if scene is None:
            return ()
        found: Sequence[Entry] = self.words.things(self.table.game, scene.view, scene.me)
        return found

    def action_points(self) -> None:
        """Where everybody's points came from."""
        from weimar_tui.tui.screens.points import PointsScreen

        self.app.push_screen(PointsScreen(self.table, self.playset))

    def action_menu(self) -> None:
        """Back to the start screen; the game is saved at every pick."""
        self.leave()

    def leave(self) -> None:
        """Leave the game, and the question that lies over it."""
        self.dismiss(None)
        if self.dialog is not None:
            self.dialog.dismiss(None)

    def action_replay(self) -> None:
        """Look back at the game so far."""
        from weimar_tui.tui.replay.app import watch_table

        watch_table(self.here, self.table, self.me)
