"""Your hand: values, names, and what each card does; also a card as printed."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.cards import Face, draw_row, texts_below
from weimar_tui.tui.look import Look

from ...rules.component_data import Agenda, Card, ForeignAffairsCard
from ...rules.position import PARTIES
from ...scene import WeimarScene
from ...words.wording import WeimarMessages
from .head import hand_of, value_of


def draw_hand(canvas: Canvas, scene: WeimarScene) -> None:
    """List the cards by name and values, with as much of their text as fits, the chosen
    one first."""
    words = scene.words
    cards = hand_of(scene)
    if not cards:
        text = words.ui("hand-empty" if scene.me else "hand-spectator")
        canvas.put(0, 0, text, "muted")
        return
    pointed = [card for card in cards if card in scene.pointed]
    faces = [face_of(words, scene.look, card, number) for number, card in enumerate(cards, 1)]
    if draw_row(canvas, faces, pointed[0] if pointed else ""):
        return
    chosen = map(cards.index, pointed)
    texts = texts_below(canvas, list(map(words.card_line, cards)), chosen, canvas.width - 5)
    first = _first_shown(canvas, cards, pointed)
    y = 0
    for number, card in list(enumerate(cards, 1))[first : first + canvas.height]:
        style = "cursor" if card in scene.pointed else "strong"
        values = value_of(scene, card)
        canvas.spot(card, 0, y)
        x = canvas.put(0, y, f"{number} ", "key")
        name = words.card(card)
        end = canvas.width - width_of(values) - width_of(card) - 2
        x = canvas.put(x, y, name, style, end)
        canvas.put(x + 1, y, values, "key")
        canvas.right(y, card, "faint", canvas.width - 1 if len(cards) > canvas.height else None)
        y += 1
        for line in texts[number - 1]:
            canvas.put(2, y, line, "muted")
            y += 1
    if first > 0:
        canvas.put(canvas.width - 1, 0, canvas.look.glyph("more-up"), "key")
    if first + canvas.height < len(cards):
        canvas.put(canvas.width - 1, canvas.height - 1, canvas.look.glyph("more-down"), "key")


def _first_shown(canvas: Canvas, cards: Sequence[str], pointed: Sequence[str]) -> int:
    """The first card shown if there are more cards than rows; the chosen one is always visible."""
    if len(cards) <= canvas.height or not pointed:
        return 0
    return max(0, min(cards.index(pointed[0]) - canvas.height // 2, len(cards) - canvas.height))


def draw_hands(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the cards of all four hands, two hands side by side."""
    half = canvas.width // 2
    bottoms = [0, 0]
    for place, party in enumerate(PARTIES):
        column = place % 2
        x, y = column * half, bottoms[column]
        end = x + half - 1
        cards = scene.view.hands.get(party, [])
        canvas.put(x, y, scene.words.seat(party), f"{party} bold", end)
        y += 1
        if not cards:
            canvas.put(x + 1, y, scene.words.replay("no-cards"), "muted", end)
            y += 1
        for card in cards:
            style = "cursor" if card in scene.pointed else "text"
            at = canvas.put(x + 1, y, scene.words.card(card), style, end - 6)
            canvas.put(at + 1, y, value_of(scene, card), "key", end)
            y += 1
        bottoms[column] = y


def draw_handlines(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the number of cards in each hand, and the known cards, on two rows."""
    half = canvas.width // 2
    for place, party in enumerate(PARTIES):
        y, column = divmod(place, 2)
        x, end = column * half, column * half + half - 1
        x = canvas.put(x, y, f"{scene.words.seat_short(party)} ", f"{party} bold", end)
        names = [scene.words.card(c) for c in scene.view.hands.get(party, [])]
        canvas.put(x, y, " · ".join(names) or scene.words.replay("no-cards"), "text", end)


def face_of(words: WeimarMessages, look: Look, card: str, number: int = 0) -> Face:
    """A card: its key if it has a `number`, values, years, effects and historical note."""
    printed = words.printed(card)
    tiles, band, year = [], "band.timeline", ""
    match printed:
        case Card(deck=deck):
            tiles = [(str(printed.large), "band.large"), (str(printed.small), "band.small")]
            year = str(printed.year)
            if deck == "timeline":
                tiles.append((look.glyph("warn"), "band.small"))
            else:
                band = f"{deck}.chip"
        case Agenda():
            band = f"{printed.party}.chip"
        case ForeignAffairsCard(needs=needs) if needs:
            tiles = [(str(needs), "band.large")]
    head = [(f" {number}", band)] if number else []
    for text, style in tiles:
        head += [(" ", band), (f" {text} ", style)]
    return Face(
        card,
        words.card(card),
        words.card_line(card),
        head=tuple(head),
        label=("" if number else f" {card}", band),
        corner=((f" {year} ", band),) if year else (),
        note=words.pick(getattr(printed, "note", {})),
        band=band,
    )
