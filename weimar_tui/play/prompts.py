"""How people are asked: lists of answers, ready-made offers, plans made in advance.

Draws nothing and knows no transport: a terminal draws its lists, plain mode reads them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, cast

from typing_extensions import TypeVar

from weimar_tui.bots.bot import Advice
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages

S = TypeVar("S", bound=Scene, default=Any)
"""A game's type of scene."""


class PromptPolicy(Generic[S]):
    """How the people at one terminal are asked in one game. Games override what they do better.

    It remembers plans made in advance, so each terminal has its own.
    """

    scene_type: ClassVar[type[Scene]] = Scene
    """The scene that lists and panes of the game use."""

    shared_keyboard: ClassVar[bool] = False
    """Whether people at one keyboard are asked openly where possible (`open_choice`)."""

    def scene(
        self,
        table: Table,
        words: GameMessages,
        me: str | None,
        decision: Decision | None = None,
        **drawn: Any,
    ) -> S:
        """Return the table as seat `me` sees it now; `drawn` is what only a terminal needs."""
        scene = self.scene_type(
            view=table.view(me),
            game=table.game,
            words=words,
            seats=table.seats,
            me=me,
            decision=decision,
            players=table.players,
            events=table.events,
            **drawn,
        )
        return cast("S", scene)

    # --- the list -------------------------------------------------------------------------------
    def choice(self, decision: Decision, now: S, table: Table) -> Choice:
        """The list for a question: its answers, closed ones, and previews."""
        words, view, game = now.words, now.view, now.game
        groups: Mapping[str, str] = words.groups(game, decision, view)
        preview = {
            option: text
            for option in decision.options
            if (text := self.preview(decision, option, now))
        }
        return Choice(
            prompt=words.question(decision, view),
            short_prompt=words.short_question(decision, view),
            context=self.context(decision, now),
            items=tuple(self.items(decision, now, table)),
            number=decision.number,
            preview=preview,
            groups={thing: Item(thing, text) for thing, text in groups.items()},
            way_back=words.ui("another-one"),
        )

    def items(self, decision: Decision, now: S, table: Table) -> list[Item]:
        """The answers as listed, then the closed ones, with reasons."""
        words, view, game = now.words, now.view, now.game

        def item(option: str, text: str, refused: str = "") -> Item:
            answer = game.answer(decision, option)
            return Item(
                option,
                text,
                refused,
                short=words.use(decision, option),
                parts=answer.parts if answer is not None else (),
                thing=words.about(game, decision, option),
            )

        items = [item(option, words.option(decision, option, view)) for option in decision.options]
        for option, reason, arguments in table.disabled_options(decision):
            text = words.closed_option(decision, option, view)
            items.append(item(option, text, words.reason(reason, arguments)))
        return items

    def context(self, decision: Decision, now: S) -> str:
        """The text below a question."""
        return "\n".join(now.words.at_stake(now.game, decision, now.view))

    def facts(self, decision: Decision, now: S) -> Iterable[str]:
        """What the screen's dialog draws above the answers, as lines for line mode."""
        return ()

    def preview(self, decision: Decision, option: str, now: S) -> str:
        """A forecast of an answer in words; empty where nothing can be said in advance."""
        preview: str = now.words.option_preview(now.game, decision, option, now.view)
        return preview

    def first_answer(self, decision: Decision) -> str | None:
        """The preselected answer if it is not the first: one that spends nothing; None where
        every answer gives something up for good, so that none is preselected.
        """
        return ""

    def row_of(self, advice: Advice, now: S) -> str:
        """The row of the list for an answer that the coach advises."""
        return advice.option

    # --- decided beforehand ---------------------------------------------------------------------
    @property
    def called(self) -> str:
        """The seat whose player has asked for the keyboard, if any."""
        return ""

    def begin(self) -> None:
        """Called at the start of a game: clears all plans."""

    def undone(self) -> None:
        """Called after an undo: plans may no longer fit."""
        self.begin()

    def planned(self, decision: Decision, table: Table) -> str | None:
        """The planned answer; None where the player has to be asked."""
        return None

    def taken(self, decision: Decision, option: str, now: S) -> str:
        """The option to answer with after a choice in the list; empty if there is none yet."""
        return option

    def open_choice(self, decision: Decision, now: S, table: Table) -> Choice | None:
        """The list shown to everybody at one keyboard; None if only its seat may see the
        question.

        Open answers show no hand, and the keyboard stays where it is.
        """
        return None
