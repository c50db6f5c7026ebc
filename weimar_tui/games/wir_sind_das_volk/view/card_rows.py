"""The list of a turn's cards: title, value to you, and what each card does in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import pad, width_of

from ..rules.names import WEST
from ..scene import VolkScene

_ROW = 74
"""Columns for title, value and what a card does, next to the row's number."""

_SPECIAL = "-"
"""The value of the special card."""

_KEPT_BLANK = "\N{NO-BREAK SPACE}"


def in_rows(choice: Choice, scene: VolkScene) -> Choice:
    """The list with a row for each card; titles are never cut to make room for effects."""
    cards = [card for card in choice.groups if card in scene.board.cards]
    if not cards:
        return choice
    titles = max(width_of(scene.words.card_name(card)) for card in cards)
    rows = {card: _row(scene, card, titles) for card in cards}
    groups = {
        thing: replace(item, text=rows.get(thing, item.text), brief="", more=item.text)
        for thing, item in choice.groups.items()
    }
    heading = scene.words.ui("cards-heading")
    context = choice.context or heading
    return replace(choice, groups=groups, context=context, drawn_elsewhere=True)


def _row(scene: VolkScene, card: str, titles: int) -> str:
    printed = scene.board.cards[card]
    value = _SPECIAL
    if printed.colour != "special":
        value = str(printed.west if scene.side == WEST else printed.east)
    mine = "*" if card in scene.view.hands.get(scene.side, ()) else " "
    forms = [brief.forms for brief in scene.words.briefs(card)]
    does = _shortened(forms, _ROW - titles - 4)
    row = f"{pad(scene.words.card_name(card), titles)} {value}{mine} {does}"
    return row.rstrip().replace(" ", _KEPT_BLANK)


def _shortened(forms: Sequence[Sequence[str]], width: int) -> str:
    """Clauses side by side; the widest one gets shorter until all fit, signs last."""
    at = [0] * len(forms)
    while True:
        parts = [form[place] for form, place in zip(forms, at, strict=True)]
        text = ", ".join(parts)
        words = [number for number in range(len(at)) if at[number] < len(forms[number]) - 2]
        signs = [number for number in range(len(at)) if at[number] < len(forms[number]) - 1]
        if width_of(text) <= width or not (words or signs):
            return text
        at[max(words or signs, key=lambda number: width_of(parts[number]))] += 1
