"""The display as cards side by side, and the printed face of each."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap
from weimar_tui.tui.cards import NARROWEST, CardClause, Face, Paper, draw_face
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look

from ...rules.names import EAST, SEATS, WEST
from ...scene import VolkScene
from ...words.wording import VolkMessages

_USUAL = 19
"""Preferred number of columns."""
_WIDEST = 27
"""Largest number of columns."""
_LEAST_ROWS = 4

_LOOKS = {
    "red": ("east.chip", "east.heat.1", "east.heat.4"),
    "yellow": ("west.chip", "west.heat.1", "west.heat.4"),
    "dual": ("muted reverse bold", "ground.frontier", "ground.land"),
    "special": ("foreign.chip", "foreign.heat.1", "foreign.heat.4"),
}
"""By the card's colour: its head, its background, and its background when raised."""
_INKS = {"red": "east.ink", "pink": "foreign.ink", "yellow": "west.ink"}

Card = tuple[str, str]
"""A card and its label, which names the owner of the hand."""


class CardTable:
    """The layout of the cards and the deck: places across and down, and the size of each.

    If there are too many cards, the deck is left out, and its text gets a row below them.
    """

    def __init__(self, width: int, height: int, cards: int) -> None:
        most = (width + 1) // (NARROWEST + 1)
        alone = cards < (width + 1) // (_USUAL + 1) or height < 2 * _LEAST_ROWS
        self.rows = 1 if alone else 2
        self.has_back = -(-(cards + 1) // self.rows) <= most
        self.across = max(1, -(-(cards + self.has_back) // self.rows))
        self.width = min(_WIDEST, (width + 1) // self.across - 1)
        self.height, self.spare = divmod(height - (not self.has_back), self.rows)
        self.fits = self.width >= NARROWEST and self.height >= _LEAST_ROWS

    def place(self, number: int) -> Place:
        """The place of a card; those above use a row that is left over."""
        row, column = divmod(number, self.across)
        y = row * self.height + (self.spare if row else 0)
        height = self.height + (0 if row else self.spare)
        return Place(column * (self.width + 1), y, self.width, height)


def draw_faces(
    canvas: Canvas, scene: VolkScene, cards: Sequence[Card], below: Sequence[str]
) -> bool:
    """Draw cards side by side with the deck after them; return False if they do not fit."""
    table = CardTable(canvas.width, canvas.height, len(cards))
    if not table.fits:
        return False
    for number, (card, label) in enumerate(cards):
        box = table.place(number)
        raised, played = card in scene.pointed, card == scene.view.playing
        face = face_of(
            scene.words, scene.look, card, label, raised=raised, played=played, width=box.width
        )
        draw_face(canvas, face, box, raised=raised)
        canvas.thing(card, box.x, box.y, box.x + box.width, "")
        for row in range(box.height):
            canvas.thing(f"{card}/row-{row}", box.x, box.y + row, box.x + box.width, "")
    if table.has_back:
        _draw_back(canvas, below, table.place(len(cards)))
    else:
        canvas.put(0, canvas.height - 1, " · ".join(below), "muted")
    return True


def _draw_back(canvas: Canvas, below: Sequence[str], box: Place) -> None:
    """Draw the deck as the back of a card, with text about the hidden cards."""
    x, y, end = box.x, box.y, box.x + box.width
    canvas.wash(x, y, box.width, box.height, "ground.abroad")
    rising, falling = canvas.look.glyph("rising"), canvas.look.glyph("falling")
    for row in range(box.height):
        pattern = (rising + falling) * box.width
        canvas.put(x, y + row, pattern[row % 2 : row % 2 + box.width], "ground.frontier")
    for text in below:
        for line in wrap(text, box.width):
            if y < canvas.height:
                canvas.put(x, y, pad_around(line, box.width), "ink.abroad", end)
            y += 1


def pad_around(text: str, width: int) -> str:
    """A text with a blank on each side, if there is room.

    >>> pad_around("deck 9", 10), pad_around("deck", 4)
    (' deck 9 ', 'deck')
    """
    return f" {text} " if width_of(text) + 2 <= width else text


def face_of(
    words: VolkMessages,
    look: Look,
    card: str,
    label: str = "",
    *,
    raised: bool = False,
    played: bool = False,
    width: int = 0,
) -> Face:
    """A card: its number, the owner of its hand, flight symbols, both values, its effects.

    A special card has no values and says that it is special. On `width` columns, the values name
    their sides as far as that fits, and the band says whose event it is.
    """
    printed = words.data.cards[card]
    chip, *grounds = _LOOKS[printed.colour]
    band = "cursor" if raised else "active" if played else chip
    mark = look.glyph("pointer") if raised or played else " "
    number = words.number(card)
    flight: list[Piece] = []
    if printed.flight:
        symbols = words.ui("cards-flight", number=printed.flight)
        flight.append((f"{look.glyph('arrow')}{symbols} ", band))
    taken = width_of(look.plain(f"{mark}{number} ")) + sum(width_of(text) for text, _ in flight)
    corner: list[Piece] = []
    if printed.colour == "special":
        label = label or words.text("colour-special")
    else:
        room = width - taken - (width_of(label) + 1 if label else 0)
        values = _values(words, (printed.west, printed.east), room, spaced=width > _WIDEST)
        if width and not label:
            owner = _owner(words, printed.colour)
            if width_of(owner) + sum(map(width_of, values)) < width - taken:
                label = owner
        corner = [(text, f"{seat}.chip") for text, seat in zip(values, SEATS, strict=True)]
    taken += width_of(label) + sum(width_of(text) for text, _ in corner)
    named = words.ui("cards-number", number=number)
    alone = width > _WIDEST and printed.colour != "special"
    if alone and taken + width_of(named) - width_of(number) < width:
        number = named
    rest, bright = (
        Paper(ground, "ink.strong", "ink.soft", "ink.soft italic") for ground in grounds
    )
    return Face(
        card,
        words.card_name(card),
        clauses=tuple(CardClause(brief.forms, _INKS[brief.colour]) for brief in words.briefs(card)),
        head=((f"{mark}{number} ", band),),
        label=(label, band.removesuffix(" bold")),
        corner=(*flight, *corner),
        note=words.pick(printed.note),
        band=band,
        paper=rest,
        bright=bright,
    )


def _values(
    words: VolkMessages, values: Sequence[int], room: int, *, spaced: bool
) -> Sequence[str]:
    """Both values in the longest form that fits: `W2` or just the figure; a card alone has
    blanks, too."""
    short = [words.seat_short(seat) for seat in SEATS]
    forms = (
        [f" {name} {value} " for name, value in zip(short, values, strict=True)],
        [f" {name}{value}" for name, value in zip(short, values, strict=True)],
        [f" {name[:1]}{value}" for name, value in zip(short, values, strict=True)],
    )
    for west, east in forms if spaced else forms[1:]:
        texts = west, f"{east.rstrip()} "
        if sum(map(width_of, texts)) <= room:
            return texts
    west, east = map(str, values)
    return f" {west} ", f"{east} "


def _owner(words: VolkMessages, colour: str) -> str:
    """Say which side can trigger the event of a card of this colour."""
    side = {"yellow": WEST, "red": EAST, "dual": "both"}.get(colour)
    if side is None:
        return ""
    short = words.seat_short(side) if side in SEATS else ""
    return words.ui("cards-event-of", side=side, short=short)
