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

_FORMS = 3
"""The forms of an effect in words, the longest first."""

_MORE = "…"

_KEPT_BLANK = "\N{NO-BREAK SPACE}"


def in_rows(choice: Choice, scene: VolkScene) -> Choice:
    """The list with a row for each card; titles are never cut to make room for effects."""
    cards = [card for card in choice.groups if card in scene.board.cards]
    if not cards:
        return choice
    titles = max(width_of(scene.words.card_name(card)) for card in cards)
    room = _ROW - titles - 4
    form = _common_form(scene, cards, room)
    groups = {}
    for thing, item in choice.groups.items():
        if thing not in cards:
            groups[thing] = replace(item, brief="", more=item.text)
            continue
        name = _name(scene, thing, titles)
        row = f"{name} {_effect(scene, thing, form, room)}".rstrip()
        brief = name
        if not can_trigger(scene.side, scene.board.cards[thing].colour):
            brief = f"{name} ({_MORE})"
        groups[thing] = replace(item, text=_kept(row), brief=_kept(brief), more=item.text)
    heading = scene.words.ui("cards-heading")
    context = choice.context or heading
    items = tuple(
        replace(item, text=item.brief) if item.thing in scene.board.cards and item.brief else item
        for item in choice.items
    )
    return replace(
        choice,
        items=items,
        groups=groups,
        context=context,
        drawn_elsewhere=True,
        one_column=True,
    )


def _name(scene: VolkScene, card: str, titles: int) -> str:
    """Title, value to you, and a star if the card is in your hand."""
    printed = scene.board.cards[card]
    value = _SPECIAL
    if printed.colour != "special":
        value = str(printed.west if scene.side == WEST else printed.east)
    mine = "*" if card in scene.view.hands.get(scene.side, ()) else " "
    return f"{pad(scene.words.card_name(card), titles)} {value}{mine}"


def _effect(scene: VolkScene, card: str, form: int, room: int) -> str:
    """The card's effect in one form of words, in brackets if this side cannot trigger the event.

    What has no room is left out, clause by clause.
    """
    parts = _clauses(scene, card, form)
    mine = can_trigger(scene.side, scene.board.cards[card].colour)
    for shown in range(len(parts), -1, -1):
        text = ", ".join([*parts[:shown], *([_MORE] if shown < len(parts) else [])])
        text = text if mine else f"({text})"
        if width_of(text) <= room:
            break
    return text


def _clauses(scene: VolkScene, card: str, form: int) -> list[str]:
    """The clauses of a card in one form of words; arrows have no middle form."""
    words = [brief.forms[:-1] for brief in scene.words.briefs(card)]
    return [forms[max(0, len(forms) - _FORMS + form)] for forms in words]


def _common_form(scene: VolkScene, cards: Sequence[str], room: int) -> int:
    """The longest form in which all rows fit; the shortest if there is none."""
    for form in range(_FORMS - 1):
        if all(_MORE not in _effect(scene, card, form, room) for card in cards):
            return form
    return _FORMS - 1


def _kept(text: str) -> str:
    return text.replace(" ", _KEPT_BLANK)
