"""The Reichstag as a half circle, with majority and coalition sums."""

from __future__ import annotations

from math import cos, pi, sin

from weimar_tui.games.weimar.parliament import FIXED_SEATS
from weimar_tui.tui.canvas import Canvas, Piece
from weimar_tui.tui.look import LETTER
from weimar_tui.tui.scene import Scene

_BENCHES = ("kpd", "spd", "z", "dnvp", "nsdap")
"""From left to right, as the house sat."""

COALITIONS = (("spd", "z"), ("spd", "kpd"), ("z", "dnvp"))
"""Weimar, left-wing and right-wing coalition."""


def arc(width: int, height: int) -> list[tuple[int, int]]:
    """Places of the 24 seats, from left to right, in three rows of a half circle."""
    scale = min((height - 1) / 5.0, (width // 2 - 1) / 10.5, 1.25)
    centre = width // 2
    floor = (height - 1 + round(scale * 5.0)) // 2
    spots: list[tuple[float, int, int]] = []
    for radius, seats in ((2.9, 6), (4.0, 8), (5.0, 10)):
        for seat in range(seats):
            angle = pi * (1 - (seat + 0.5) / seats)
            x = centre + round(2.1 * radius * scale * cos(angle))
            y = floor - round(radius * scale * sin(angle))
            spots.append((-angle, x, y))
    return [(x, y) for _, x, y in sorted(spots)]


def majority(scene: Scene) -> int:
    """Seats needed for a majority: at least half of those occupied (rulebook 4.4, step 8)."""
    return max(1, (sum(scene.view.seats.values()) + 1) // 2)


def draw_parliament(canvas: Canvas, scene: Scene) -> None:
    """Draw seats, majority and sums."""
    view, words = scene.view, scene.words
    rows = 2 if canvas.width < 44 else 3
    house = canvas.height - rows
    seated = [party for party in _BENCHES for _ in range(view.seats.get(party, 0))]
    spots = arc(canvas.width, house)
    free = max(0, FIXED_SEATS - len(seated))
    # Free seats stand in the middle of the house, between left and right.
    half = next(
        (i for i, party in enumerate(seated) if party in ("z", "dnvp", "nsdap")), len(seated)
    )
    row = seated[:half] + [""] * free + seated[half:]
    for (x, y), party in zip(spots, row, strict=False):
        if party:
            letter = "N" if party == "nsdap" else LETTER[party]
            canvas.put(x, y, letter, f"{party} bold")
        else:
            canvas.put(x, y, scene.look.glyph("free"), "faint")
    y = canvas.height - rows
    pieces: list[Piece] = [
        (words.ui("parliament-majority", number=majority(scene), seats=len(seated)), "strong")
    ]
    overflow = max(0, len(seated) - FIXED_SEATS)
    if overflow:
        pieces.append((f" · {words.ui('parliament-overflow', number=overflow)}", "danger"))
    head = len(pieces)
    pieces += [(" · ", "muted")]
    pieces += _sums(scene)
    if rows == 3:
        canvas.pieces(1, y, _counts(scene))
        y += 1
    x = canvas.pieces(1, y, pieces[:head])
    if canvas.width >= 44:
        canvas.pieces(x, y, pieces[head:])
    else:
        canvas.pieces(1, y + 1, _sums(scene, short=True))


def _counts(scene: Scene) -> list[Piece]:
    pieces: list[Piece] = []
    for party in _BENCHES:
        number = scene.view.seats.get(party, 0)
        if party == "nsdap" and not number:
            continue
        name = "NSDAP" if party == "nsdap" else scene.words.ui(f"party-short-{party}")
        pieces += [(f"{name} {number}", party), ("  ", "")]
    return pieces


def _sums(scene: Scene, *, short: bool = False) -> list[Piece]:
    """Seats of the possible coalitions; a word, or a star where room is short, if they suffice."""
    needed = majority(scene)
    pieces: list[Piece] = []
    for parties in COALITIONS:
        total = sum(scene.view.seats.get(party, 0) for party in parties)
        name = "+".join(LETTER[party] for party in parties)
        enough = total >= needed
        sign = ("*" if short else scene.words.ui("parliament-enough")) if enough else ""
        pieces += [(f"{name} {total}{sign}", "good" if enough else "text")]
        pieces.append((" " if short else "  ", ""))
    return pieces
