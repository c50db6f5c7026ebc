"""The cards: the display, the special card, the hands, and cards played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.cards import WIDEST, draw_face
from weimar_tui.tui.layout import Place

from ...rules.decade_end.flight import cards_played, flight_symbols
from ...rules.names import EAST, OPPONENT, SEATS, WEST
from ...scene import VolkScene
from .faces import draw_faces, face_of

_STYLES = {"red": "east bold", "yellow": "west bold", "dual": "title", "special": "title"}
_SIGN_STYLES = {"red": "east", "pink": "east", "yellow": "west"}
_MOST_SIGNS = 34
_LEAST_NAME = 10

_ONE, _LIST_BELOW = 9, 100
"""Rows and columns up to which one card is shown in full, because the list has all of them."""


def hand_of(scene: VolkScene, seat: str) -> list[str]:
    """The visible cards of a hand."""
    return [card for card in scene.view.hands.get(seat, ()) if card != HIDDEN]


def values_of(scene: VolkScene, card: str) -> str:
    """The values of a card: West, East."""
    printed = scene.board.cards[card]
    return "" if printed.colour == "special" else f"{printed.west}/{printed.east}"


def draw_cards(canvas: Canvas, scene: VolkScene) -> None:
    """Draw cards side by side if they fit, otherwise as a list.

    The one being played comes first, with a mark; the special card is the last on display.
    """
    rows = list(_rows(scene))
    if canvas.height <= _ONE and canvas.width <= _LIST_BELOW and scene.look.paints:
        _draw_one(canvas, scene, [card for card, _ in rows])
        return
    lines_below = (
        _below(scene) if scene.view.display else [scene.words.ui("cards-none"), *_below(scene)]
    )
    if not (scene.look.paints and draw_faces(canvas, scene, rows, lines_below)):
        _draw_list(canvas, scene, rows)


def _draw_one(canvas: Canvas, scene: VolkScene, cards: Sequence[str]) -> None:
    """Draw the card under the cursor, or the one being played, in full; the list has all."""
    pointed = next((card for card in cards if card in scene.pointed), "")
    shown = pointed or next(iter(cards), "")
    if shown:
        width, height = min(canvas.width, WIDEST), canvas.height - 1
        face = face_of(scene.words, scene.look, shown, raised=bool(pointed), width=width)
        draw_face(canvas, face, Place(0, 0, width, height), raised=bool(pointed))
        for row in range(height):
            canvas.thing(f"{shown}/row-{row}", 0, row, width, "")
    canvas.put(0, canvas.height - 1, _on_a_row(scene, canvas.width), "muted")
    canvas.things_without_room(dict.fromkeys(cards, ""))


def _draw_list(canvas: Canvas, scene: VolkScene, rows: Sequence[tuple[str, str]]) -> None:
    """Draw a row per card: number, name, colour, values, its corner, and its event in
    short signs.

    Where signs would leave hardly any room for names, they are left out.
    """
    words, view = scene.words, scene.view
    signs = {card: _signs(scene, card) for card, _ in rows}
    widest = max((sum(width_of(text) for text, _ in row) for row in signs.values()), default=0)
    labels = max((width_of(label) for _, label in rows if label), default=0)
    room = min(widest, _MOST_SIGNS, canvas.width // 2)
    if canvas.width - room - labels - 16 - (1 if labels else 0) < _LEAST_NAME:
        room = 0
    spare = canvas.height - len(rows)
    y, before = 0, ""
    if not view.display:
        canvas.put(0, y, words.ui("cards-none"), "muted")
        y, spare = y + 1, spare - 1
    for card, label in rows:
        if label != before and spare > 2:
            y, spare = y + 1, spare - 1
        before = label
        _draw_card(canvas, scene, card, label, y, signs[card], (room, labels))
        y += 1
    canvas.put(0, y, _on_a_row(scene, canvas.width), "muted")


def _rows(scene: VolkScene) -> Iterator[tuple[str, str]]:
    """Every visible card with its label: the one being played, the display, the hands."""
    words, view = scene.words, scene.view
    if view.playing and view.playing != HIDDEN:
        yield view.playing, ""
    for card in view.display:
        yield card, ""
    if view.special:
        yield view.special, ""
    shown = [seat for seat in (scene.side, OPPONENT[scene.side]) if hand_of(scene, seat)]
    for seat in shown:
        alone = len(shown) == 1
        label = (
            words.ui("cards-hand")
            if alone
            else words.ui("cards-hand-of", side=words.seat_short(seat))
        )
        for card in hand_of(scene, seat):
            yield card, label


def _on_a_row(scene: VolkScene, width: int) -> str:
    """The same on one row; on a narrow one without the deck, then without the pile, and last with
    short names of the sides."""
    words, view = scene.words, scene.view
    spare = [
        words.ui("cards-deck", cards=len(view.deck)),
        words.ui("cards-pile", cards=len(cards_played(view))),
    ]
    for lines in (_below(scene), _below(scene, short=True)):
        for left_out in range(len(spare) + 1):
            text = " · ".join(line for line in lines if line not in spare[:left_out])
            if width_of(scene.look.plain(text)) <= width:
                return text
    return text


def _below(scene: VolkScene, *, short: bool = False) -> list[str]:
    """Hidden hands, the deck, and the cards played in this decade."""
    words, view = scene.words, scene.view
    name = words.seat_short if short else words.seat
    lines = [
        words.ui("cards-holds", side=name(seat), cards=len(view.hands[seat]))
        for seat in SEATS
        if len(hand_of(scene, seat)) < len(view.hands[seat])
    ]
    lines.append(words.ui("cards-deck", cards=len(view.deck)))
    flight = flight_symbols(scene.board, view)
    lines.append(words.ui("cards-pile", cards=len(cards_played(view))))
    lines.append(words.ui("cards-pile-flight", flight=flight))
    return lines


def _draw_card(
    canvas: Canvas,
    scene: VolkScene,
    card: str,
    label: str,
    y: int,
    signs: list[Piece],
    widths: tuple[int, int],
) -> None:
    words = scene.words
    printed = scene.board.cards[card]
    room, labels = widths
    pointed = card in scene.pointed
    canvas.spot(card, 0, y)
    canvas.thing(card, 0, y, canvas.width, "")
    played = card == scene.view.playing
    if played:
        canvas.put(0, y, scene.look.glyph("pointer"), "active")
    number = words.number(card)
    canvas.put(3 - len(number), y, number, "cursor" if pointed else "key")
    end = canvas.width - room - labels - 12 - (1 if labels else 0)
    style = "cursor" if pointed else "strong" if played else "text"
    canvas.put(4, y, words.card_name(card), style, end)
    x = end + 1
    canvas.put(x, y, words.ui(f"colour-{printed.colour}"), _STYLES[printed.colour])
    x += 3
    if printed.colour != "special":
        mine = scene.side
        canvas.put(x, y, str(printed.west), "strong" if mine == WEST else "muted")
        canvas.put(x + 1, y, "/", "faint")
        canvas.put(x + 2, y, str(printed.east), "strong" if mine == EAST else "muted")
    x += 4
    if printed.flight:
        number = words.ui("cards-flight", number=printed.flight)
        canvas.put(x, y, scene.look.glyph("arrow") + number, "danger")
    x += 3
    canvas.pieces(x, y, signs, x + room)
    if label:
        canvas.right(y, label, "muted")


def _signs(scene: VolkScene, card: str) -> list[Piece]:
    pieces: list[Piece] = []
    for sign in scene.words.signs(card):
        pieces += [(sign.text, _SIGN_STYLES[sign.colour]), (" ", "")]
    return pieces[:-1]
