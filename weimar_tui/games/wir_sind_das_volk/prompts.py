"""How players of *Wir sind das Volk!* are asked, and what an answer would bring, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy, Situation
from weimar_tui.text.choice import Choice, Item

from .rules.components import Components
from .rules.decision_types import (
    DECISION_TYPES,
    NONE,
    TURN,
    UsePower,
)
from .rules.game import VolkGame
from .rules.names import EAST, OPPONENT, WEST
from .rules.position import VolkPosition
from .rules.preview import Preview
from .rules.standard_choices import gives_up, harm_of
from .words.wording import VolkMessages

Found = TypeVar("Found")

_FEW_CARDS = 3
"""So few cards on display are worth counting (rulebook 3)."""

_COLOURS = {WEST: ("yellow", "dual"), EAST: ("red", "dual", "special")}
"""The cards whose event a side may trigger (rulebook 6.4)."""


@dataclass(frozen=True)
class VolkSituation(Situation):
    """A moment of the game.

    `memory` keeps what has been worked out of the view; scenes that differ only in the option under
    the cursor share it.
    """

    view: VolkPosition
    game: VolkGame
    words: VolkMessages
    memory: dict[tuple[str, str], Any] = field(default_factory=dict)

    @property
    def board(self) -> Components:
        """The components."""
        return self.game.board

    @property
    def side(self) -> str:
        """The side one looks from: one's own, or that of whoever has the turn."""
        return self.me or self.view.active

    @property
    def other(self) -> str:
        """The other side."""
        return OPPONENT.get(self.side, WEST)

    def once(self, what: str, of: str, make: Callable[[], Found]) -> Found:
        """What is worked out of the view at most once, by what it is and of which option."""
        key = what, of
        if key not in self.memory:
            self.memory[key] = make()
        made: Found = self.memory[key]
        return made

    def asking(self, decision: Decision) -> VolkSituation:
        """The same table, with a question of its own."""
        return replace(self, decision=decision, memory={})

    def preview(self, option: str) -> Preview | None:
        """What an option would bring."""
        decision = self.decision
        if not option or decision is None:
            return None
        return self.once("preview", option, lambda: self.game.preview(self.view, decision, option))


def foresee(now: VolkSituation, option: str) -> str:
    """What an option would bring, in words."""
    preview = now.preview(option)
    lines = [now.words.preview(preview)] if preview is not None else []
    lines += _of_a_turn(now, option)
    return "\n".join(filter(None, lines))


def about_group(now: VolkSituation, thing: str) -> str:
    """What several answers are about: a card and its event, or an area and its building sites."""
    words, decision = now.words, now.decision
    if decision is None or thing == "power":
        return ""
    if thing in now.board.cards:
        return _about_card(now, thing)
    sites = [o for o in decision.options if words.about(now.game, decision, o) == thing]
    return words.several(map(words.name, sites))


def _about_card(now: VolkSituation, card: str) -> str:
    """What a card's event would bring now, or what it does for the other side."""
    words, decision = now.words, now.decision
    assert decision is not None  # a group is one of a question
    if (event := now.board.uses[card]["event"]) in decision.options:
        return words.ui("foresee-event", does=foresee(now, event))
    printed = now.board.cards[card]
    does = words.effects(printed.event)
    if printed.colour in _COLOURS[now.side]:
        return words.ui("foresee-event", does=does)
    return words.ui("foresee-only", side=now.other, does=does)


def _of_a_turn(now: VolkSituation, option: str) -> Iterator[str]:
    """An event that the other side cannot use any more, and who takes the last card."""
    words, view = now.words, now.view
    if not option or now.decision is None or now.decision.kind != TURN.kind:
        return
    answer = TURN.read(option)
    if isinstance(answer, UsePower):
        return
    printed = now.board.cards[answer.card]
    on_display = answer.card in view.display
    if on_display and answer.action != "event" and printed.colour in _COLOURS[now.other]:
        does = words.effects(printed.event)
        yield words.ui("foresee-denies", side=now.other, does=does)
    if on_display and view.half == 1 and len(view.display) <= _FEW_CARDS:
        yield words.last_card(view)


class VolkPrompts(PromptPolicy[VolkSituation]):
    """Cards before their use, areas before building sites; what is lost least harmfully first."""

    situation_type = VolkSituation

    def choice(self, decision: Decision, now: VolkSituation, table: Table) -> Choice:
        """The list for a decision; previews are made when they are looked at."""
        words, view = now.words, now.view
        items = self.items(decision, now, table)
        if gives_up(decision):
            harm = harm_of(now.board, view, decision)
            items.sort(key=lambda item: harm.get(item.id, 0.0))
        asked = now.asking(decision)
        groups = words.groups(now.game, decision, view)
        return Choice(
            prompt=words.question(decision, view),
            items=tuple(items),
            number=decision.number,
            foresee=lambda option: (
                about_group(asked, option) if option in groups else foresee(asked, option)
            ),
            groups={thing: Item(thing, text) for thing, text in groups.items()},
            way_back=words.ui("another-one"),
        )

    def items(self, decision: Decision, now: VolkSituation, table: Table) -> list[Item]:
        """Areas are found by their letters too."""
        return [
            item if item.refused else replace(item, more=_letters(item.id, now))
            for item in super().items(decision, now, table)
        ]

    def first_answer(self, decision: Decision) -> str | None:
        """The answer a question begins with if not the first; None where each loses something."""
        if not DECISION_TYPES[decision.kind].irreversible:
            return ""
        return NONE if NONE in decision.options else None


def _letters(option: str, now: VolkSituation) -> str:
    """The letters by which map and table name an area, or the areas of a city, for the filter."""
    areas = now.game.data.areas
    named = (option,) if option in areas else now.board.areas_of.get(option, ())
    return "".join(f" {areas[area].code}" for area in named)
