"""The Reichstag as a half circle, with the majority and the coalitions' seats."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.opinion import ARM as LETTER
from ...rules.parliament import FIXED_SEATS, seats_for_half
from ...rules.phases.government import COALITIONS, coalition_seats
from ...rules.subjects import OfCoalition, subject_of
from ...scene import WeimarScene
from .government import GOVERNMENT_ROWS, draw_government
from .half_circle import FULL, LOWER, UPPER, House, house
from .wedges import DIM, INNER, Ring, paint, ring

_BENCHES = ("kpd", "spd", "z", "dnvp", "nsdap")
"""From left to right, as the Reichstag sat."""

_LEFT = ("kpd", "spd")
_ONE_LINE = 44
"""With this many columns or more, a word says that a coalition has a majority."""
_BARS_FROM = 18
"""With this many rows or more, coalitions are drawn as bars."""
_GOVERNMENT_FROM = 10
"""With this many rows or more, a narrow pane also shows the government."""


def seating(scene: WeimarScene) -> list[str]:
    """The party of each seat from left to right, "" for a free one; at least 24 seats.

    Free seats are in the middle, between left and right.
    """
    seats = scene.view.seats
    seated = [party for party in _BENCHES for _ in range(seats.get(party, 0))]
    free = max(0, FIXED_SEATS - len(seated))
    left = sum(seats.get(party, 0) for party in _LEFT)
    return seated[:left] + [""] * free + seated[left:]


def draw_parliament(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the half circle with the majority on its floor, and the parties' seats below.

    A narrow pane has room for the government above it.
    """
    if canvas.width >= _ONE_LINE or canvas.height < _GOVERNMENT_FROM:
        _draw_seated(canvas, scene)
        return
    draw_government(canvas, scene)
    rest = Canvas(canvas.width, canvas.height - GOVERNMENT_ROWS, canvas.look)
    _draw_seated(rest, scene)
    canvas.paste(0, GOVERNMENT_ROWS, rest)
    for party, (x, y) in rest.spots.items():
        canvas.spot(party, x, y + GOVERNMENT_ROWS)


def _draw_seated(canvas: Canvas, scene: WeimarScene) -> None:
    narrow = canvas.width < _ONE_LINE
    below = 2
    bars = not narrow and canvas.height >= _BARS_FROM
    if bars:
        below = 2 + len(COALITIONS)
    row = seating(scene)
    _draw_house(canvas, scene, row, below, narrow=narrow, bars=bars)
    canvas.things_without_room({party: _of(scene, party) for party in _BENCHES})


def _draw_house(
    canvas: Canvas, scene: WeimarScene, row: list[str], below: int, *, narrow: bool, bars: bool
) -> None:
    if canvas.look.paints:
        _draw_ring(canvas, scene, row, below if bars else 2 if narrow else 1)
        return
    benches = house(canvas.width, canvas.height - below, len(row))
    _draw_seats(canvas, scene, row, benches)
    on_floor = _draw_floor(canvas, scene, benches)
    y = canvas.height - below
    if narrow:
        canvas.pieces(1, y, _majority(scene, canvas.width - 1))
        sums = _sums(scene, short=True)
        if _size(sums) > canvas.width - 1:
            sums = [(text.replace("+", "").replace(" ", "", 1) or " ", s) for text, s in sums]
        canvas.pieces(1, y + 1, sums)
        return
    if bars:
        _draw_counts(canvas, scene, y)
        _draw_bars(canvas, scene, y + 2)
        return
    _draw_counts(canvas, scene, y)
    _centred(canvas, y + 1, _last_row(scene, canvas.width, with_majority=not on_floor))


def _last_row(scene: WeimarScene, width: int, *, with_majority: bool) -> list[Piece]:
    """The coalitions' seats, after the majority if the house has no room for it."""
    dot = (" · ", "muted")
    row = [*_majority(scene), dot, *_sums(scene)] if with_majority else _sums(scene)
    if _size(row) <= width:
        return row
    sums = _sums(scene, short=True)
    room = width - _size(sums) - _size([dot])
    return [*_majority(scene, room), dot, *sums] if with_majority else sums


def _size(row: list[Piece]) -> int:
    return sum(width_of(text) for text, _ in row)


def _draw_ring(canvas: Canvas, scene: WeimarScene, row: list[str], below: int) -> None:
    """Draw a half ring with the majority on its floor, and the coalitions' seats below."""
    height = max(3, canvas.height - below)
    half_ring = ring(canvas.width, height, len(row))
    canvas.lay(0, 0, half_ring.raster, paint(row, _lit(scene)))
    for party in _BENCHES:
        if party in row:
            _name_wedges(canvas, scene, row, party, half_ring)
    _draw_middle(canvas, scene, height, half_ring)
    y = height
    if canvas.height >= _BARS_FROM and canvas.width >= _ONE_LINE:
        _draw_bars(canvas, scene, y + 1)
        return
    short = canvas.width < _ONE_LINE
    sums = _party_sums(scene, short=short)
    if short and (beyond := _overflow(scene)):
        canvas.pieces(1, y + 1, beyond, canvas.width)
    elif not short:
        sums += _overflow(scene)
    if short:
        canvas.pieces(1, y, sums)
    else:
        _centred(canvas, y, sums)


def _lit(scene: WeimarScene) -> tuple[str, ...]:
    """The parties in full colour: a coalition in question, otherwise the government."""
    asked = subject_of(scene.decision, OfCoalition).coalition if scene.decision else ""
    return COALITIONS.get(asked or scene.chosen) or scene.view.government


def _name_wedges(
    canvas: Canvas, scene: WeimarScene, row: list[str], party: str, half_ring: Ring
) -> None:
    """Write a party's name and number of seats on its wedges."""
    first = row.index(party)
    number = row.count(party)
    x, y = half_ring.place(first, first + number - 1, len(row))
    name = LETTER.get(party, "N")
    whole = f"{_name_of(scene, party)} {number}"
    text = whole if half_ring.radius * number / len(row) > 3.4 else f"{name}{number}"
    lit = _lit(scene)
    bright = not lit or party in lit
    style = f"{party}.chip" if bright else f"ink.strong @{party}.mix.{DIM}"
    style = scene.offered(party, style)
    x = max(0, min(x - width_of(text) // 2, canvas.width - width_of(text)))
    canvas.spot(party, x, y)
    canvas.thing(party, x, y, canvas.put(x, y, text, style), number)


def _name_of(scene: WeimarScene, party: str) -> str:
    return scene.words.ui("track-nsdap") if party == "nsdap" else scene.words.seat_short(party)


def _draw_middle(canvas: Canvas, scene: WeimarScene, height: int, half_ring: Ring) -> None:
    """Write the majority on the floor of the house, as much of it as fits."""
    words, seats = scene.words, sum(scene.view.seats.values())
    needed = seats_for_half(scene.view)
    room = int(2 * half_ring.radius * INNER) - 2
    long = words.ui("parliament-needed", number=needed, seats=seats)
    number = long if width_of(long) <= room else f"{needed}/{seats}"
    lines = [(number, "strong")]
    label = words.ui("parliament-floor")
    if width_of(label) <= room and height >= 8:
        lines.append((label, "title"))
    for above, (text, style) in enumerate(lines):
        x = half_ring.middle - width_of(canvas.look.plain(text)) // 2
        canvas.put(x, height - 1 - above, text, style)


def _party_sums(scene: WeimarScene, *, short: bool) -> list[Piece]:
    """The seats of the possible coalitions, in the colours of their parties."""
    needed = seats_for_half(scene.view)
    lit = set(_lit(scene))
    pieces: list[Piece] = []
    for name, total in coalition_seats(scene.view).items():
        parties = COALITIONS[name]
        for number, party in enumerate(parties):
            if number:
                pieces.append(("" if short else "+", "muted"))
            pieces.append((LETTER[party], f"{party} bold"))
        enough = total >= needed
        sign = f" {scene.look.glyph('enough')}" if enough and not short else ""
        sign = sign or (scene.look.glyph("enough") if enough else "")
        style = "good" if enough else "text"
        pieces.append((f" {total}{sign}", f"{style} bold" if lit == set(parties) else style))
        pieces.append((" " if short else "   ", ""))
    return pieces


def _draw_counts(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """Write the seats of each party in words, in the middle of a row."""
    row = _counts(scene)
    x = _centred(canvas, y, row)
    for text, style in row:
        end = x + width_of(canvas.look.plain(text))
        if style in _BENCHES:
            canvas.thing(style, x, y, end, _of(scene, style))
        x = end


def _centred(canvas: Canvas, y: int, row: list[Piece]) -> int:
    """Write a row of pieces centred, ignoring blanks at its end; return its column."""
    text = canvas.look.plain("".join(text for text, _ in row).rstrip())
    x = max(1, (canvas.width - width_of(text)) // 2)
    canvas.pieces(x, y, row)
    return x


def _draw_seats(canvas: Canvas, scene: WeimarScene, row: list[str], benches: House) -> None:
    """Draw blocks first, then the letter of each seat; free seats are dots."""
    free = scene.look.glyph("free")
    halves = {UPPER: scene.look.glyph("upper-half"), LOWER: scene.look.glyph("lower-half")}
    for x, y, seat, half in benches.cells:
        party = row[seat]
        if not party:
            if half == FULL:
                canvas.put(x, y, free, "faint")
        elif half == FULL:
            canvas.put(x, y, " ", f"{party} reverse")
        elif not scene.look.ascii_only:
            canvas.put(x, y, halves[half], party)
    style = "bold reverse" if benches.cells else "bold"
    seated = dict.fromkeys(_BENCHES, 0)
    for (x, y), party in zip(benches.spots, row, strict=True):
        if party:
            seated[party] += 1
            canvas.spot(party, x, y)
            canvas.thing(f"{party}/seat-{seated[party]}", x, y, x + 1, "")
            if party not in canvas.things:
                # If no row below names the party, its first seat represents it.
                canvas.thing(party, x, y, x + 1, _of(scene, party))
            letter = "N" if party == "nsdap" else LETTER[party]
            worn = "place.now" if party in scene.pointed else f"{party} {style}"
            canvas.put(x, y, letter, worn)
        else:
            canvas.put(x, y, free, "faint")


def _draw_floor(canvas: Canvas, scene: WeimarScene, benches: House) -> bool:
    """Write the majority between the benches; return False if it does not fit."""
    words = scene.words
    seats = sum(scene.view.seats.values())
    lines = [
        (words.ui("parliament-floor"), "muted"),
        (words.ui("parliament-needed", number=seats_for_half(scene.view), seats=seats), "strong"),
    ]
    if not benches.cells or any(width_of(text) > benches.room for text, _ in lines):
        return False
    for above, (text, style) in enumerate(reversed(lines)):
        x = benches.centre - width_of(canvas.look.plain(text)) // 2
        canvas.put(x, benches.floor - above, text, style)
    return True


def _majority(scene: WeimarScene, room: int = 99) -> list[Piece]:
    words, seats = scene.words, sum(scene.view.seats.values())
    text = words.ui("parliament-majority", number=seats_for_half(scene.view), seats=seats)
    beyond = _overflow(scene)
    if beyond and width_of(text) + width_of(beyond[0][0]) > room:
        beyond = [(f" · +{seats - FIXED_SEATS}", "danger")]
    return [(text, "strong"), *beyond]


def _overflow(scene: WeimarScene) -> list[Piece]:
    """The number of seats beyond the fixed 24."""
    number = sum(scene.view.seats.values()) - FIXED_SEATS
    if number <= 0:
        return []
    return [(f" · {scene.words.ui('parliament-overflow', number=number)}", "danger")]


def _counts(scene: WeimarScene) -> list[Piece]:
    pieces: list[Piece] = []
    for party in _BENCHES:
        number = scene.view.seats.get(party, 0)
        if party == "nsdap" and not number:
            continue
        name = _name_of(scene, party)
        pieces += [("  " if pieces else "", ""), (f"{name} {number}", party)]
    return [*pieces, *_overflow(scene)]


def _draw_bars(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """Draw one row for each possible coalition: its seats, and a bar with the majority marked."""
    needed = seats_for_half(scene.view)
    together = coalition_seats(scene.view)
    longest = max(needed, *together.values())
    x = max(1, (canvas.width - longest - 16) // 2)
    for coalition, total in together.items():
        parties = COALITIONS[coalition]
        canvas.put(x, y, "+".join(LETTER[party] for party in parties), "text")
        column = x + 5
        seats = [party for party in parties for _ in range(_of(scene, party))]
        seats += [""] * (max(needed, total) - len(seats))
        for number, party in enumerate(seats, 1):
            sign = LETTER[party] if party else scene.look.glyph("free")
            canvas.put(column, y, sign, f"{party} reverse" if party else "faint")
            column += 1
            if number == needed:
                canvas.put(column, y, scene.look.glyph("bar"), "strong")
                column += 1
        enough = total >= needed
        sign = scene.words.ui("parliament-enough") if enough else ""
        canvas.put(column + 1, y, f"{total}{sign}", "good" if enough else "text")
        y += 1


def _of(scene: WeimarScene, party: str) -> int:
    return scene.view.seats.get(party, 0)


def _sums(scene: WeimarScene, *, short: bool = False) -> list[Piece]:
    """The seats of the possible coalitions; those with a majority get a word, or a star
    if space is short."""
    needed = seats_for_half(scene.view)
    pieces: list[Piece] = []
    for coalition, total in coalition_seats(scene.view).items():
        name = "+".join(LETTER[party] for party in COALITIONS[coalition])
        enough = total >= needed
        sign = (
            (scene.look.glyph("enough") if short else scene.words.ui("parliament-enough"))
            if enough
            else ""
        )
        pieces += [(f"{name} {total}{sign}", "good" if enough else "text")]
        pieces.append((" " if short else "  ", ""))
    return pieces[:-1]
