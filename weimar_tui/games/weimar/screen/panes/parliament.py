"""The Reichstag as a half circle, with majority and coalition sums."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.opinion import ARM as LETTER
from weimar_tui.games.weimar.rules.parliament import FIXED_SEATS, seats_for_half
from weimar_tui.games.weimar.rules.phases.government import COALITIONS
from weimar_tui.games.weimar.screen.panes.half_circle import FULL, LOWER, UPPER, House, house
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, Piece, width_of

_BENCHES = ("kpd", "spd", "z", "dnvp", "nsdap")
"""From left to right, as the house sat."""

_LEFT = ("kpd", "spd")
_ONE_LINE = 44
"""Columns from which a coalition that suffices says so in a word."""
_BARS_FROM = 18
"""Rows from which coalitions are bars."""


def seating(scene: WeimarScene) -> list[str]:
    """The party of each seat from left to right, empty for a free one, at least 24.

    Free seats stand in the middle of the house, between left and right.
    """
    seats = scene.view.seats
    seated = [party for party in _BENCHES for _ in range(seats.get(party, 0))]
    free = max(0, FIXED_SEATS - len(seated))
    left = sum(seats.get(party, 0) for party in _LEFT)
    return seated[:left] + [""] * free + seated[left:]


def draw_parliament(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the half circle, the majority on its floor, and below it what parties come to."""
    narrow = canvas.width < _ONE_LINE
    below = 2
    bars = not narrow and canvas.height >= _BARS_FROM
    if bars:
        below = 2 + len(COALITIONS)
    row = seating(scene)
    benches = house(canvas.width, canvas.height - below, len(row))
    _draw_seats(canvas, scene, row, benches)
    on_floor = _draw_floor(canvas, scene, benches)
    y = canvas.height - below
    if narrow:
        canvas.pieces(1, y, _majority(scene, canvas.width - 1))
        canvas.pieces(1, y + 1, _sums(scene, short=True))
        return
    if bars:
        _centred(canvas, y, _counts(scene))
        _draw_bars(canvas, scene, y + 2)
        return
    sums = _sums(scene)
    if not on_floor:
        sums = [*_majority(scene), (" · ", "muted"), *sums]
    _centred(canvas, y, _counts(scene))
    _centred(canvas, y + 1, sums)


def _centred(canvas: Canvas, y: int, row: list[Piece]) -> None:
    """Write a row of pieces in the middle; blanks at its end do not count."""
    text = canvas.look.plain("".join(text for text, _ in row).rstrip())
    canvas.pieces(max(1, (canvas.width - width_of(text)) // 2), y, row)


def _draw_seats(canvas: Canvas, scene: WeimarScene, row: list[str], benches: House) -> None:
    """Blocks first, then the letter of each seat; free seats are dots."""
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
    for (x, y), party in zip(benches.spots, row, strict=True):
        if party:
            canvas.spot(party, x, y)
            letter = "N" if party == "nsdap" else LETTER[party]
            worn = "cursor" if party in scene.pointed else f"{party} {style}"
            canvas.put(x, y, letter, worn)
        else:
            canvas.put(x, y, free, "faint")


def _draw_floor(canvas: Canvas, scene: WeimarScene, benches: House) -> bool:
    """The majority between the benches; False if there is no room for it."""
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
    """How many seats stand beyond the 24 that are fixed."""
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
        name = scene.words.ui("track-nsdap") if party == "nsdap" else scene.words.seat_short(party)
        pieces += [("  " if pieces else "", ""), (f"{name} {number}", party)]
    return [*pieces, *_overflow(scene)]


def _draw_bars(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """One row for each possible coalition: its seats, and a bar where the majority is reached."""
    needed = seats_for_half(scene.view)
    longest = max(needed, *(sum(_of(scene, p) for p in parties) for parties in COALITIONS.values()))
    x = max(1, (canvas.width - longest - 16) // 2)
    for parties in COALITIONS.values():
        total = sum(_of(scene, party) for party in parties)
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
    """Seats of the possible coalitions; a word, or a star where room is short, if they suffice."""
    needed = seats_for_half(scene.view)
    pieces: list[Piece] = []
    for parties in COALITIONS.values():
        total = sum(scene.view.seats.get(party, 0) for party in parties)
        name = "+".join(LETTER[party] for party in parties)
        enough = total >= needed
        sign = (
            (scene.look.glyph("enough") if short else scene.words.ui("parliament-enough"))
            if enough
            else ""
        )
        pieces += [(f"{name} {total}{sign}", "good" if enough else "text")]
        pieces.append((" " if short else "  ", ""))
    return pieces
