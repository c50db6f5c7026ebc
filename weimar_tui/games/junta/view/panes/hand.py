"""Your hand: each card with its effect and when it can be played; or all hands in an
open replay."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.tui.canvas import Canvas, cut, width_of, wrap
from weimar_tui.tui.cards import Face, texts_below

from ...scene import JuntaScene
from ...words.wording import JuntaMessages
from .money import chips, pocket_text
from .whole_cards import draw_whole

_BESIDE = 80
"""Columns from which a list has the texts of its cards beside their names."""


def draw_hand(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw whole cards, or list them by name and kind with as much of their text as fits.

    A name is never cut; its kind is left out if it does not fit.
    """
    words, mine = scene.words, scene.mine
    if mine is None or not mine.hand:
        text = words.ui("hand-empty" if mine is not None else "hands-face-down")
        canvas.put(0, 0, text, "muted")
        return
    cards = mine.hand
    focus = next((card for card in cards if card in scene.pointed), "")
    faces = [face_of(words, card) for card in cards]
    if draw_whole(canvas, faces, focus):
        return
    if canvas.height < 2 * len(cards) and canvas.width >= _BESIDE:
        _list_beside(canvas, scene, cards)
        return
    pointed = [place for place, card in enumerate(cards) if card in scene.pointed]
    texts = texts_below(canvas, list(map(words.hand_line, cards)), pointed, canvas.width - 3)
    y = 0
    for card, lines in zip(cards, texts, strict=True):
        style = "cursor" if card in scene.pointed else "strong"
        canvas.spot(card, 0, y)
        kind = words.name(scene.components.type_of[card])
        end = canvas.put(0, y, words.name(card), style, canvas.width)
        canvas.thing(card, 0, y, end, "")
        if end + width_of(scene.look.plain(kind)) < canvas.width:
            canvas.right(y, kind, "muted")
        y += 1
        for line in lines:
            canvas.put(2, y, line, "muted")
            y += 1


def _list_beside(canvas: Canvas, scene: JuntaScene, cards: Sequence[str]) -> None:
    """List the cards with as much of their text beside the name as fits."""
    words, look = scene.words, scene.look
    x = max(width_of(look.plain(words.name(card))) for card in cards) + 2
    kinds = {card: words.name(scene.components.type_of[card]) for card in cards}
    end = canvas.width - max(width_of(look.plain(kind)) for kind in kinds.values()) - 2
    texts = {card: wrap(look.plain(words.hand_line(card)), end - x) for card in cards}
    spare = canvas.height - len(cards)
    rows = dict.fromkeys(cards, 1)
    # The card in question first, then those that need the fewest rows more.
    for card in sorted(cards, key=lambda card: (card not in scene.pointed, len(texts[card]))):
        more = min(spare, len(texts[card]) - 1)
        rows[card] += more
        spare -= more
    y = 0
    for card in cards:
        style = "cursor" if card in scene.pointed else "strong"
        canvas.spot(card, 0, y)
        canvas.thing(card, 0, y, canvas.put(0, y, words.name(card), style), "")
        canvas.right(y, kinds[card], "muted")
        for line in cut(texts[card], rows[card], end - x, look.more) or [""]:
            canvas.put(x, y, line, "text")
            y += 1


_BANDS = {"influence": "vote", **{kind: kind for kind in ("unit", "vote", "bribe", "assassin")}}


def face_of(words: JuntaMessages, card: str) -> Face:
    """A card: its kind as a coloured band, and in words at the bottom."""
    kind = words.data.cards[card].type
    return Face(
        card,
        words.name(card),
        words.hand_line(card),
        note=words.name(kind),
        band=f"band.{_BANDS.get(kind, 'other')}",
    )


def draw_hands(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw the cards and money of all families."""
    words, y = scene.words, 0
    for seat in scene.seats:
        if y >= canvas.height:
            return
        family = scene.view.families[seat]
        x = canvas.put(0, y, f"{words.seat(seat)} ", f"{seat} bold")
        x = canvas.put(x, y, f"{pocket_text(scene, family)} ", "good")
        if family.pocket.count:
            canvas.put(x, y, chips(family.pocket), "muted")
        names = [words.name(card) for card in family.hand if card != HIDDEN]
        text = " · ".join(names) or words.replay("no-cards")
        y = canvas.paragraph(1, y + 1, text, "text", rows=max(1, canvas.height - y - 1))


def draw_handlines(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw the money and the number of cards of each family on one row."""
    words = scene.words
    step = max(1, canvas.width // max(1, len(scene.seats)))
    for place, seat in enumerate(scene.seats):
        family = scene.view.families[seat]
        end = (place + 1) * step - 1
        x = canvas.put(place * step, 0, f"{scene.letter(seat)} ", f"{seat} bold", end)
        money = f"{family.pocket.total}/{family.account.total}"
        cards = words.ui("hand-count", number=len(family.hand))
        canvas.put(x, 0, f"{money} {cards}", "text", end)
