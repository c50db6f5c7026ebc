"""How people are asked: the list of answers, what is offered ready made, what was decided before.

It draws nothing and knows no transport: a terminal draws its lists, plain mode reads them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, cast

from typing_extensions import TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages

S = TypeVar("S", bound=Scene, default=Any)
"""What a game asks by."""


class PromptPolicy(Generic[S]):
    """How the people at one terminal are asked in one game. A game overrides what it does better.

    It remembers what they have decided beforehand, so each terminal has its own.
    """

    scene_type: ClassVar[type[Scene]] = Scene
    """What lists and panes of the game work from."""

    shared_keyboard: ClassVar[bool] = False
    """Whether people at one keyboard are asked openly where they can be (`open_choice`)."""

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
        """The list for a question: its answers, those that are closed, and previews."""
        words, view, game = now.words, now.view, now.game
        groups: Mapping[str, str] = words.groups(game, decision, view)
        preview = {
            option: text
            for option in decision.options
            if (text := self.preview(decision, option, now))
        }
        return Choice(
            prompt=words.question(decision, view),
            context=self.context(decision, now),
            items=tuple(self.items(decision, now, table)),
            number=decision.number,
            preview=preview,
            groups={thing: Item(thing, text) for thing, text in groups.items()},
            way_back=words.ui("another-one"),
        )

    def items(self, decision: Decision, now: S, table: Table) -> list[Item]:
        """The answers as they are listed, then those that are closed, with the reason."""
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
        """What stands below a question."""
        return "\n".join(now.words.at_stake(now.game, decision, now.view))

    def preview(self, decision: Decision, option: str, now: S) -> str:
        """What an answer would bring, in words; empty where nothing can be said in advance."""
        preview: str = now.words.option_preview(now.game, decision, option, now.view)
        return preview

    def first_answer(self, decision: Decision) -> str | None:
        """The answer a question begins with if it is not the first: one that spends nothing; None
        where every answer gives something up for good, so that none is one keystroke away.
        """
        return ""

    # --- decided beforehand ---------------------------------------------------------------------
    @property
    def called(self) -> str:
        """The seat whose person has asked for the keyboard, if any."""
        return ""

    def begin(self) -> None:
        """A game is sat down to: nothing is decided beforehand."""

    def undone(self) -> None:
        """A pick was undone: what was decided beforehand may not fit any more."""
        self.begin()

    def planned(self, decision: Decision, table: Table) -> str | None:
        """The answer that was decided before the question came; None where it has to be asked."""
        return None

    def taken(self, decision: Decision, option: str, now: S) -> str:
        """The option to answer with where one of `choice` was taken; empty if none yet."""
        return option

    def open_choice(self, decision: Decision, now: S, table: Table) -> Choice | None:
        """A question as it is put to everybody at one keyboard; None if only its seat may see it.

        Of what is answered openly, no hand is shown and the keyboard stays where it is.
        """
        return None
