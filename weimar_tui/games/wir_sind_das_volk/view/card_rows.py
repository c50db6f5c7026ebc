"""The list of a turn's cards: title, value to you, and what each card does in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import pad, width_of

from ..rules.names import WEST, can_trigger
from ..scene import VolkScene

_ROW = 74
"""Columns for title, value and what a card does, next to the row's number."""

_SPECIAL = "-"
"""The value of the special card."""

_FORMS = 4
"""The forms of an effect; the last one is made of signs."""

_KEPT_BLANK = "\N{NO-BREAK SPACE}"


def in_rows(choice: Choice, scene: VolkScene) -> Choice:
    """The list with a row for each card; titles are never cut to make room for effects."""
    cards = [card for card in choice.groups if card in scene.board.cards]
    if not cards:
        return choice
    titles = max(width_of(scene.words.card_name(card)) for card in cards)
    room = _ROW - titles - 4
    form = _common_form([_forms(scene, card) for card in cards], room)
    groups = {}
    for thing, item in choice.groups.items():
        if thing not in cards:
            groups[thing] = replace(item, brief="", more=item.text)
            continue
        name = _name(scene, thing, titles)
        row = f"{name} {_effect(scene, thing, form, room)}".rstrip()
        groups[thing] = replace(item, text=_kept(row), brief=_kept(name), more=item.text)
    heading = scene.words.ui("cards-heading")
    context = choice.context or heading
    return replace(choice, groups=groups, context=context, drawn_elsewhere=True, one_column=True)


def _name(scene: VolkScene, card: str, titles: int) -> str:
    """Title, value to you, and a star if the card is in your hand."""
    printed = scene.board.cards[card]
    value = _SPECIAL
    if printed.colour != "special":
        value = str(printed.west if scene.side == WEST else printed.east)
    mine = "*" if card in scene.view.hands.get(scene.side, ()) else " "
    return f"{pad(scene.words.card_name(card), titles)} {value}{mine}"


def _effect(scene: VolkScene, card: str, form: int, room: int) -> str:
    """The card's effect in one form of words, or as signs if that is too long."""
    forms = _forms(scene, card)
    return next((text for text in forms[form:] if width_of(text) <= room), forms[-1])


def _forms(scene: VolkScene, card: str) -> list[str]:
    """The whole effect in each form, the longest first: no row mixes words and signs.

    It is in brackets if this side cannot trigger the event.
    """
    mine = can_trigger(scene.side, scene.board.cards[card].colour)
    texts = []
    for form in range(_FORMS):
        # Arrows have no middle form: theirs are counted from the end.
        parts = [b.forms[max(0, len(b.forms) - _FORMS + form)] for b in scene.words.briefs(card)]
        text = ", ".join(parts)
        texts.append(text if mine else f"({text})")
    return texts


def _common_form(rows: Sequence[Sequence[str]], room: int) -> int:
    """The longest form in which all rows fit that can be put in words at all."""
    needed = (
        next((form for form, text in enumerate(texts) if width_of(text) <= room), _FORMS - 1)
        for texts in rows
    )
    return max((form for form in needed if form < _FORMS - 1), default=0)


def _kept(text: str) -> str:
    return text.replace(" ", _KEPT_BLANK)
