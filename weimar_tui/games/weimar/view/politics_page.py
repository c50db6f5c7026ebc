"""The page about a Politics Phase: a column per party, a row per cause."""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.tui.canvas import Canvas, width_of

from ..rules.politics_results import PoliticsResults
from ..rules.position import PARTIES
from ..words.names import signed
from ..words.politics import NONE, Block, PoliticsWords
from ..words.wording import WeimarMessages

_LABELS = 40
"""Columns for the causes, where there is room."""
_PARTY = 9
"""Columns of a party."""
_WIDE = 84
"""Columns of the page from which parties get more room."""
_MORE = 11
_THREATS = 17
"""Columns of a threat before the names of its cities."""


def draw_politics(canvas: Canvas, results: PoliticsResults, words: WeimarMessages) -> int:
    """Draw the whole page; return the rows used."""
    said = PoliticsWords(words, results)
    y = _draw_heads(canvas, words)
    for block in said.blocks():
        if block.rows:
            y = _draw_block(canvas, y, block)
    y += y < canvas.height
    label = 2 + max(
        width_of(words.text(f"politics-{name}"))
        for name in ("cities", "dr-box", "rolls", "government", "other")
    )
    lines: tuple[tuple[str, Callable[[int], int]], ...] = (
        ("cities", lambda y: _draw_cities(canvas, label, y, said)),
        ("dr-box", lambda y: _draw_dr_box(canvas, label, y, said)),
        ("rolls", lambda y: _draw_rolls(canvas, label, y, said)),
        ("government", lambda y: _draw_government(canvas, label, y, said)),
    )
    for name, draw in lines:
        canvas.put(0, y, words.text(f"politics-{name}"), "title")
        y = draw(y)
    if other := said.other():
        canvas.put(0, y, words.text("politics-other"), "title")
        y = canvas.paragraph(label, y, other, "text")
    return y


def _ends(canvas: Canvas) -> list[int]:
    """The columns at which the parties' figures end."""
    each = _MORE if canvas.width >= _WIDE else _PARTY
    first = min(_LABELS, canvas.width - each * len(PARTIES))
    return [first + each * number for number in range(1, len(PARTIES) + 1)]


def _draw_heads(canvas: Canvas, words: WeimarMessages) -> int:
    for party, end in zip(PARTIES, _ends(canvas), strict=True):
        name = words.seat(party)
        if width_of(name) >= _PARTY:
            name = words.seat_short(party)
        canvas.right(0, name, f"{party} bold", end)
    return 1


def _draw_block(canvas: Canvas, y: int, block: Block) -> int:
    """A figure before and after, then a row for each cause; returns the row below."""
    ends = _ends(canvas)
    room = ends[0] - _PARTY
    canvas.put(0, y, block.title, "title", room)
    for party, end in zip(PARTIES, ends, strict=True):
        changed = block.before[party] != block.after[party]
        canvas.right(y, block.total(party), "strong" if changed else "muted", end)
    y += 1
    for cause, row in block.rows:
        canvas.put(2, y, cause, "text", room + _PARTY // 2)
        for party, end in zip(PARTIES, ends, strict=True):
            number = row[party]
            text = signed(number) if number else canvas.look.glyph("free")
            canvas.right(y, text, _style(number), end)
        y += 1
    return y


def _style(number: int) -> str:
    return "good" if number > 0 else "danger" if number < 0 else "faint"


def _draw_cities(canvas: Canvas, x: int, y: int, said: PoliticsWords) -> int:
    cities = said.cities()
    for change, good, names in cities:
        after = canvas.put(x, y, change, _style(good))
        y = canvas.paragraph(max(x + _THREATS, after + 1), y, names, "text")
    return y if cities else _draw_none(canvas, x, y)


def _draw_none(canvas: Canvas, x: int, y: int) -> int:
    canvas.put(x, y, NONE, "muted")
    return y + 1


def _draw_dr_box(canvas: Canvas, x: int, y: int, said: PoliticsWords) -> int:
    total, changed = said.dr_box()
    at = canvas.put(x, y, total, "strong" if changed else "muted") + 2
    for text, number in changed:
        if at + width_of(text) > canvas.width:
            at, y = x, y + 1
        at = canvas.put(at, y, text, _style(-number)) + 2
    return y + 1


def _draw_rolls(canvas: Canvas, x: int, y: int, said: PoliticsWords) -> int:
    """A chip per roll, bright where it hurt, and what the rolls of a party cost."""
    rolls = said.rolls()
    for party, dice, cost in rolls:
        canvas.put(x, y, said.words.seat_short(party), f"{party} bold")
        at = x + 6
        for die, hurt in dice:
            at = canvas.put(at, y, f" {die} ", "badge.government" if hurt else "@track.box") + 1
        y = canvas.paragraph(at + 1, y, cost or NONE, "text" if cost else "muted")
    return y if rolls else _draw_none(canvas, x, y)


def _draw_government(canvas: Canvas, x: int, y: int, said: PoliticsWords) -> int:
    before, after = said.results.governments
    canvas.put(x, y, said.government(), "strong" if before != after else "muted")
    return y + 1
