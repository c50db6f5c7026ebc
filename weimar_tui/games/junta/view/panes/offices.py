"""The families in a coup: a line per family, with visible influence below."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, pad, width_of

from ...rules.coup.common import side_shown
from ...rules.families import acting, in_exile, is_dead, is_out, offices_of
from ...rules.trust import ledger
from ...rules.voting import table_votes
from ...scene import JuntaScene
from .coup import sign_of
from .flow import FlowEntry, flow

ROOMY = 46
"""With this many columns or more, numbers are spaced out."""

NIGHTS = 4
"""Columns for past nights."""


def nights_of(scene: JuntaScene, seat: str) -> str:
    """The recent places of a family, one letter per night: its habits."""
    letters, wide = "", letter_width(scene)
    for night in scene.view.history[-NIGHTS // wide :]:
        place = dict(night.places).get(seat, "")
        letter = scene.words.ui(f"place-letter-{place}") if place else scene.look.glyph("free")
        letters += pad(letter, wide)
    return letters


def letter_width(scene: JuntaScene) -> int:
    """Columns that the letter of a place takes."""
    return width_of(scene.words.ui("place-letter-bank"))


def state_of(scene: JuntaScene, seat: str) -> tuple[str, str]:
    """A sign for dead or in exile; in a coup, the side; otherwise, for your own family."""
    view, look = scene.view, scene.look
    if is_dead(view, seat):
        return look.glyph("dead"), "danger"
    if in_exile(view, seat):
        return look.glyph("gone"), "coast"
    if view.coup is None and seat == scene.me:
        return look.glyph("pointer"), "strong"
    return sign_of(scene, seat)


def draw_offices(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw the table of families, and the cards on their tables if they fit."""
    view, words = scene.view, scene.words
    seats = view.order
    roomy = canvas.width >= ROOMY
    nights = NIGHTS + (2 if roomy else 1)
    cards = 6 if roomy else 3
    ends = [canvas.width - nights - cards, canvas.width - nights, canvas.width]
    names = 4 + max(width_of(scene.look.plain(words.seat(seat))) for seat in seats)
    offices_end = ends[0] - (7 if roomy else 6)
    canvas.right(0, words.ui("column-votes"), "muted", ends[0])
    canvas.right(0, words.ui("column-cards" if roomy else "column-hand"), "muted", ends[1])
    canvas.right(0, words.ui("column-nights"), "muted", ends[2])
    canvas.put(2, 0, words.ui("column-family"), "muted", names)
    canvas.put(names + 1, 0, words.ui("column-offices"), "muted", offices_end)
    spare = canvas.height - 1 - len(seats)
    y = 1
    for seat in seats:
        sign, style = state_of(scene, seat)
        canvas.spot(seat, 0, y)
        canvas.put(0, y, sign, style)
        name = "cursor" if seat in scene.pointed else f"{seat} bold"
        x = canvas.put(2, y, f"{scene.letter(seat)} ", f"{seat} bold")
        x = canvas.put(x, y, words.seat(seat), name, names)
        canvas.thing(seat, 0, y, x, "")
        canvas.thing(f"{seat}/state", 0, y, x, standing_of(scene, seat))
        left = _offices(canvas, scene, seat, names + 1, y, offices_end)
        offices, influence = scene.votes_of(seat)
        votes = f"{offices}+{influence}" if influence else str(offices)
        _figure(canvas, (f"{seat}/votes", ends[0], y), votes, (offices, influence))
        number = len(view.families[seat].hand)
        _figure(canvas, (f"{seat}/cards", ends[1], y), str(number), number)
        habits = nights_of(scene, seat)
        canvas.right(y, habits, "muted", ends[2])
        seen = [night.round for night in view.history]
        start = ends[2] - width_of(habits)
        canvas.thing(f"{seat}/nights", start, y, start + letter_width(scene), seen)
        y += 1
        if spare > 0 and (left or view.families[seat].table):
            below = _table(canvas, scene, seat, left, y, spare)
            spare -= below - y
            y = below
        table = influence_of(scene, seat, "muted")
        canvas.things_without_room({card.key: card.value for card in table})
    _legend(canvas, scene, y)


def standing_of(scene: JuntaScene, seat: str) -> tuple[str, str]:
    """Whether a family is alive, and the side that it has shown in a coup."""
    return scene.view.families[seat].state, side_shown(scene.view, seat)


def _figure(canvas: Canvas, at: tuple[str, int, int], text: str, value: object) -> None:
    """Write a figure that ends at a column, and register it under its key."""
    key, end, y = at
    canvas.right(y, text, "text", end)
    canvas.thing(key, end - width_of(text), y, end, value)


def _offices(canvas: Canvas, scene: JuntaScene, seat: str, x: int, y: int, end: int) -> list[str]:
    """Write the offices of a family, frozen ones in brackets; return those that do not fit."""
    view = scene.view
    offices = offices_of(view, seat)
    start, left = x, list(offices)
    for place, office in enumerate(offices):
        name = office_name(scene, seat, office)
        label = f", {name}" if place else name
        if place and x + width_of(label) > end:
            break
        left.remove(office)
        style = "title" if office == "president" else "text"
        if name.startswith("("):
            style = "muted"
        if office in scene.pointed:
            style = "cursor"
        x = canvas.put(x, y, label, style, end)
    if not offices:
        x = canvas.put(start, y, scene.look.glyph("free"), "faint", end)
    canvas.thing(f"{seat}/offices", start, y, x, (offices, is_out(view, seat)))
    return left


def office_name(scene: JuntaScene, seat: str, office: str) -> str:
    """An office in short, in brackets while it is frozen."""
    view = scene.view
    frozen = is_out(view, seat) and acting(view, office) != view.president
    name = scene.words.office_short(office)
    return f"({name})" if frozen else name


def _table(
    canvas: Canvas, scene: JuntaScene, seat: str, offices: list[str], y: int, rows: int
) -> int:
    """Write further offices, and the influence of a family with its votes; return the row below."""
    held = ", ".join(office_name(scene, seat, one) for one in offices)
    more = [FlowEntry("", "", held, "muted")] if held else []
    cards = influence_of(scene, seat, "muted")
    return flow(canvas, (4, y), [*more, *cards], canvas.width, rows)


def influence_of(scene: JuntaScene, seat: str, style: str) -> list[FlowEntry]:
    """The influence that lies before a family, with its votes."""
    words = scene.words
    votes = table_votes(scene.view, scene.components, seat)
    return [
        FlowEntry(
            f"{seat}/table/{card}",
            votes.get(card),
            f"{words.name(card)} {votes[card]}" if card in votes else words.name(card),
            style,
        )
        for card in scene.view.families[seat].table
    ]


def _legend(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """Explain the letters of the nights, and show how the others have kept their promises."""
    words, me = scene.words, scene.me
    if me:
        known = {seat: ledger(scene.view, me, seat) for seat in scene.view.order if seat != me}
        entries = [
            words.ui("word-kept", letter=scene.letter(seat), kept=kept, broken=broken)
            for seat, (kept, broken) in known.items()
            if kept or broken
        ]
        if entries and y < canvas.height:
            text = f"{words.ui('word-title')} {' · '.join(entries)}"
            y = canvas.paragraph(2, y, text, "muted", rows=max(1, canvas.height - 1 - y))
    letters = words.ui("places-letters")
    if y < canvas.height and 2 + width_of(scene.look.plain(letters)) <= canvas.width:
        canvas.put(2, canvas.height - 1, letters, "faint")
