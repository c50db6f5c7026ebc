"""The own hand: values, names, and what each card does, in words."""

from __future__ import annotations

from weimar_tui.games.weimar.screen.panes.head import hand_of, value_of
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, clip, width_of, wrap


def draw_hand(canvas: Canvas, scene: WeimarScene) -> None:
    """Every card by name and values; its wording as far as there is room, the chosen one first."""
    words = scene.words
    cards = hand_of(scene)
    if not cards:
        text = words.ui("hand-empty" if scene.me else "hand-spectator")
        canvas.put(0, 0, text, "muted")
        return
    pointed = [card for card in cards if card in scene.pointed]
    texts = {
        card: wrap(canvas.look.plain(words.card_line(card)), canvas.width - 5) for card in cards
    }
    spare = max(0, canvas.height - len(cards))
    rows = dict.fromkeys(cards, 0)
    for card in [*pointed, *cards]:
        wanted = len(texts[card]) - rows[card]
        given = min(wanted, spare)
        if rows[card] or given <= 0:
            continue
        rows[card] = given
        spare -= given
    y = 0
    for number, card in enumerate(cards, 1):
        style = "cursor" if card in scene.pointed else "strong"
        values = value_of(scene, card)
        canvas.spot(card, 0, y)
        x = canvas.put(0, y, f"{number} ", "key")
        name = words.card(card)
        end = canvas.width - width_of(values) - width_of(card) - 2
        x = canvas.put(x, y, name, style, end)
        canvas.put(x + 1, y, values, "key")
        canvas.right(y, card, "faint")
        y += 1
        lines = texts[card][: rows[card]]
        if lines and len(lines) < len(texts[card]):
            rest = texts[card][len(lines)]
            lines[-1] = clip(f"{lines[-1]} {rest}", canvas.width - 5, canvas.look.more)
        for line in lines:
            canvas.put(2, y, line, "muted")
            y += 1
