"""Open questions made into lists: what each option says, why others are refused, what follows."""

from __future__ import annotations

from dataclasses import replace

from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, SIDE_OF, WEST
from weimar_tui.games.wir_sind_das_volk.rules.questions import NONE, QUESTIONS
from weimar_tui.games.wir_sind_das_volk.rules.standard_choices import gives_up, harm_of
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Arrow, Pieces
from weimar_tui.games.wir_sind_das_volk.screen.foresight import about_group, foresee
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table
from weimar_tui.tui.canvas import clip
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.kit import answer_items


def thrifty_answer(decision: Decision) -> str | None:
    """The answer a question begins with if it is not the first; None where each loses something."""
    if not QUESTIONS[decision.kind].loses:
        return ""
    return NONE if NONE in decision.options else None


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    question = QUESTIONS[decision.kind]
    if question.matter == "cards":
        return "display"
    if question.matter == "tracks":
        return "tracks"
    if question.side:
        return question.side
    sides = {SIDE_OF[option] for option in decision.options if option in SIDE_OF}
    subject = decision.subject
    side = subject.side if isinstance(subject, Pieces | Arrow) else ""
    side = side or (sides.pop() if len(sides) == 1 else decision.seat)
    return side if side in (WEST, EAST) else WEST


def make_choice(decision: Decision, scene: VolkScene, table: Table) -> Choice:
    """The list for a decision."""
    words, view = scene.words, scene.view
    items = [
        item if item.refused else replace(item, more=_letters(item.id, scene))
        for item in answer_items(decision, scene, table)
    ]
    if gives_up(decision):
        harm = harm_of(scene.board, view, decision)
        items.sort(key=lambda item: harm.get(item.id, 0.0))
    asked = scene.asking(decision)
    groups = words.groups(scene.game, decision, view)
    return Choice(
        prompt=words.question(decision, view),
        items=tuple(items),
        number=decision.number,
        foresee=lambda option: (
            about_group(asked, option) if option in groups else foresee(asked, option)
        ),
        groups={
            thing: Item(thing, text, brief=_brief(decision, thing, scene))
            for thing, text in groups.items()
        },
        way_back=words.ui("another-one"),
    )


def _letters(option: str, scene: VolkScene) -> str:
    """The letters by which map and table name an area, or the areas of a city, for the filter."""
    areas = scene.game.components.areas
    named = (option,) if option in areas else scene.board.areas_of.get(option, ())
    return "".join(f" {areas[area].code}" for area in named)


_NAME = 26
"""Columns of a card's name in a list of two columns."""


def _brief(decision: Decision, thing: str, scene: VolkScene) -> str:
    """A card of a turn where there is little room: so nearly all of them are seen at once."""
    words = scene.words
    if thing not in scene.board.cards:
        return ""
    name = clip(words.card_name(thing), _NAME, scene.look.more)
    return words.thing_brief(decision, thing, name)
