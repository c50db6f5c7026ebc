"""Cards as cards: a head with number and both values, a title, and what the card does in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.words.effects import Brief
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkWords
from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of, wrap
from weimar_tui.tui.layout import Place

_LEAST = 15
"""Columns a card needs."""
_USUAL = 19
"""Columns it likes to have."""
_WIDEST = 27
"""Columns it has at most."""
_LEAST_ROWS = 5

_LOOKS = {
    "red": ("east.chip", "east.heat.1", "east.heat.4"),
    "yellow": ("west.chip", "west.heat.1", "west.heat.4"),
    "dual": ("muted reverse bold", "ground.frontier", "ground.land"),
    "special": ("foreign.chip", "foreign.heat.1", "foreign.heat.4"),
}
"""By its colour, the head of a card, its ground, and its ground when it is raised."""
_INKS = {"red": "east.ink", "pink": "foreign.ink", "yellow": "west.ink"}

Card = tuple[str, str]
"""A card and its label: whose hand it is in."""


class Table:
    """How the cards and the deck are laid out: places across and down, the size of each.

    The deck gives way where there are too many cards; what it tells has a row below them then.
    """

    def __init__(self, width: int, height: int, cards: int) -> None:
        most = (width + 1) // (_LEAST + 1)
        alone = cards < (width + 1) // (_USUAL + 1) or height < 2 * _LEAST_ROWS
        self.rows = 1 if alone else 2
        self.has_back = -(-(cards + 1) // self.rows) <= most
        self.across = max(1, -(-(cards + self.has_back) // self.rows))
        self.width = min(_WIDEST, (width + 1) // self.across - 1)
        self.height = (height - (not self.has_back)) // self.rows
        self.fits = self.width >= _LEAST and self.height >= _LEAST_ROWS

    def place(self, number: int) -> tuple[int, int]:
        """Column and row where a card begins."""
        row, column = divmod(number, self.across)
        return column * (self.width + 1), row * self.height


def draw_faces(
    canvas: Canvas, scene: VolkScene, cards: Sequence[Card], below: Sequence[str]
) -> bool:
    """Lay cards beside each other, the deck behind them; false where they have no room."""
    table = Table(canvas.width, canvas.height, len(cards))
    if not table.fits:
        return False
    for number, (card, label) in enumerate(cards):
        x, y = table.place(number)
        canvas.spot(card, x, y)
        place = Place(x, y, table.width, table.height)
        raised, played = card in scene.pointed, card == scene.view.playing
        draw_face(canvas, scene.words, card, place, label, raised=raised, played=played)
    if table.has_back:
        _draw_back(canvas, below, *table.place(len(cards)), table)
    else:
        canvas.put(0, canvas.height - 1, " · ".join(below), "muted")
    return True


def _draw_back(canvas: Canvas, below: Sequence[str], x: int, y: int, table: Table) -> None:
    """The deck, as the back of a card, and what is told of cards that are not seen."""
    end = x + table.width
    canvas.wash(x, y, table.width, table.height, "ground.abroad")
    rising, falling = canvas.look.glyph("rising"), canvas.look.glyph("falling")
    for row in range(table.height):
        pattern = (rising + falling) * table.width
        canvas.put(x, y + row, pattern[row % 2 : row % 2 + table.width], "ground.frontier")
    for text in below:
        for line in wrap(text, table.width):
            if y < canvas.height:
                canvas.put(x, y, pad_around(line, table.width), "ink.abroad", end)
            y += 1


def pad_around(text: str, width: int) -> str:
    """A text with a blank at each side, if there is room.

    >>> pad_around("deck 9", 10), pad_around("deck", 4)
    (' deck 9 ', 'deck')
    """
    return f" {text} " if width_of(text) + 2 <= width else text


def draw_side_by_side(canvas: Canvas, words: VolkWords, cards: Sequence[str], y: int = 0) -> int:
    """Lay some cards in a row, each as wide as there is room for; returns the row below them.

    Draws nothing where they have no room.
    """
    width = min(_WIDEST, (canvas.width + 1) // max(1, len(cards)) - 1)
    height = max((rows_of(words, card, width) for card in cards), default=0)
    if not canvas.look.paints or width < _LEAST or not 0 < height <= canvas.height - y:
        return y
    for number, card in enumerate(cards):
        draw_face(canvas, words, card, Place(number * (width + 1), y, width, height))
    return y + height


def rows_of(words: VolkWords, card: str, width: int) -> int:
    """The rows a card needs to say all it does."""
    return 1 + len(_title(words.card_name(card), width - 1)) + len(words.briefs(card))


def draw_face(
    canvas: Canvas,
    words: VolkWords,
    card: str,
    place: Place,
    label: str = "",
    *,
    raised: bool = False,
    played: bool = False,
) -> None:
    """A card: its head, its title, what it does, and its history if rows are left."""
    colour = words.components.cards[card].colour
    x, y, width = place.x, place.y, place.width
    end, bottom = x + width, y + place.height
    canvas.wash(x, y + 1, width, place.height - 1, _LOOKS[colour][1 + raised])
    style = "cursor" if raised else "active" if played else _LOOKS[colour][0]
    _draw_head(canvas, words, card, label, (x, y, end), style)
    briefs = words.briefs(card)
    title = _title(words.card_name(card), width - 1)
    most = max(1, place.height - 1 - len(briefs))
    if len(title) > most:
        rest = " ".join(title[most - 1 :])
        title = [*title[: most - 1], clip(rest, width - 1, canvas.look.more)]
    row = y + 1
    for text in title:
        canvas.put(x + 1, row, text, "ink.strong", end)
        row += 1
    row = _draw_briefs(canvas, briefs, x + 1, row, end, bottom)
    _draw_note(canvas, words, card, x + 1, row, end, bottom)


@lru_cache(maxsize=512)
def _title(name: str, width: int) -> Sequence[str]:
    """A name in lines; a word too long for one is hyphenated.

    >>> _title("Friedensbewegung in Ost und West", 14)
    ['Friedensbeweg-', 'ung in Ost und', 'West']
    """
    whole = []
    for word in name.split(" "):
        while width_of(word) == len(word) > width:
            whole.append(word[: width - 1] + "-")
            word = word[width - 1 :]
        whole.append(word)
    return wrap(" ".join(whole), width)


def _draw_head(
    canvas: Canvas,
    words: VolkWords,
    card: str,
    label: str,
    where: tuple[int, int, int],
    style: str,
) -> None:
    """The number, whose hand it is in, symbols of flight, and both values as their sides' chips."""
    look, printed = canvas.look, words.components.cards[card]
    x, y, end = where
    canvas.put(x, y, " " * (end - x), style)
    mark = look.glyph("pointer") if style in ("cursor", "active") else " "
    at = canvas.put(x, y, f"{mark}{words.number(card)} ", style)
    values: list[Piece] = [(f" {printed.west} ", "west.chip"), (f"{printed.east} ", "east.chip")]
    if printed.colour == "special":
        kind = words.text("colour-special") + " "
        values = [(kind, style)] if at + width_of(kind) + 3 <= end else []
    left = end - sum(width_of(text) for text, _ in values)
    if printed.flight:
        flight = f"{look.glyph('arrow')}{words.ui('cards-flight', number=printed.flight)}"
        left -= width_of(flight) + 1
        values.insert(0, (f"{flight} ", style))
    if width_of(label) <= left - at - 1:
        canvas.put(at, y, label, style.removesuffix(" bold"))
    canvas.pieces(left, y, values, end)


def _draw_briefs(
    canvas: Canvas, briefs: Sequence[Brief], x: int, y: int, end: int, bottom: int
) -> int:
    """A line a clause in the colour of who gains; the last ones share one if they must."""
    alone = len(briefs) if len(briefs) <= bottom - y else bottom - y - 1
    for brief in briefs[:alone]:
        canvas.put(x, y, _fitting(brief, end - x), _INKS[brief.colour], end)
        y += 1
    if alone < len(briefs):
        for brief in briefs[alone:]:
            x = canvas.put(x, y, brief.forms[-1], _INKS[brief.colour], end) + 1
        y += 1
    return y


def _fitting(brief: Brief, width: int) -> str:
    """The longest wording that has room, else the shortest."""
    for room in (width - 1, width):
        for text in brief.forms[:-1]:
            if width_of(text) <= room:
                return text
    return brief.forms[-1]


def _draw_note(
    canvas: Canvas, words: VolkWords, card: str, x: int, y: int, end: int, bottom: int
) -> None:
    """The history of a card, small, where two lines or more are left."""
    note = words.pick(words.components.cards[card].note)
    if note and bottom - y > 2:
        canvas.paragraph(x, y + 1, note, "ink.soft italic", end=end - 1, rows=bottom - y - 1)
