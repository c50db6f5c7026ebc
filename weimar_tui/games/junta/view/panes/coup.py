"""What stands below the map: in a coup who holds what and with what, else last night's places."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.component_data import PLACES
from ...rules.coup.common import (
    centres_held,
    holders,
    side_shown,
    weapons_left,
)
from ...rules.units import party_of
from ...scene import JuntaScene


def draw_below(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """Rows that tell how things stand, as many as there is room for."""
    rows = _quiet(scene) if scene.view.coup is None else _coup(scene)
    for row in rows:
        for line in _broken(row, canvas.width):
            if y >= canvas.height:
                return
            canvas.pieces(0, y, line)
            y += 1


def _broken(row: list[list[Piece]], width: int) -> Iterator[list[Piece]]:
    """Groups of pieces side by side, on a new row where they do not fit; no group is torn."""
    line: list[Piece] = []
    used = 0
    for group in row:
        size = sum(width_of(text) for text, _ in group)
        if line and used + 3 + size > width:
            yield line
            line, used = [], 0
        if line:
            line.append(("   ", ""))
            used += 3
        line += group
        used += size
    if line:
        yield line


# --- a coup -------------------------------------------------------------------------------------
def sign_of(scene: JuntaScene, seat: str) -> tuple[str, str]:
    """Which side a family is on, as a sign and a style: Rebel, loyal, not shown yet."""
    if scene.view.coup is None:
        return "", ""
    match side_shown(scene.view, seat):
        case "president":
            return scene.look.glyph("round"), "good"
        case "junta":
            return scene.look.glyph("raised"), "danger"
        case _:
            return "?", "muted"


def _coup(scene: JuntaScene) -> Iterator[list[list[Piece]]]:
    words = scene.words
    junta, president, empty = centres_held(scene.runner)
    text = words.ui("coup-centres", junta=junta, president=president, empty=empty)
    diamond = scene.look.glyph("diamond")
    sums: list[Piece] = [(f"{diamond} {text}", "danger" if junta >= 2 else "title")]
    weapons, forces = _weapons(scene), _forces(scene)
    if scene.look.paints:
        yield [sums, _lamps(scene)]
        yield [*weapons, *forces]
    else:
        yield [sums, *weapons]
        yield [*forces]


def _lamps(scene: JuntaScene) -> list[Piece]:
    """The five power centres as lamps, the junta's first."""
    order = ("junta", "president", "empty")
    signs = {"junta": "raised", "president": "round", "empty": "ring"}
    lamps: list[Piece] = []
    held_by = holders(scene.runner)
    for area in sorted(held_by, key=lambda area: order.index(held_by[area])):
        sign = scene.look.glyph(signs[held_by[area]])
        lamps += [(f" {sign} {scene.words.area_short(area)} ", f"lamp.{held_by[area]}"), (" ", "")]
    return lamps


def _weapons(scene: JuntaScene) -> Iterator[list[Piece]]:
    """Gunboat, air strikes, and units that can still land, with whose they are."""
    for seat, weapon in weapons_left(scene.runner):
        text = scene.words.weapon(scene.view, weapon)
        yield [(f"{scene.letter(seat)} ", f"{seat} bold"), (text, "muted")]


def _forces(scene: JuntaScene) -> Iterator[list[Piece]]:
    """The units of each family that has any, with its side."""
    view = scene.view
    kinds: dict[str, dict[str, int]] = {}
    for stacks in view.areas.values():
        for stack in stacks:
            letter = scene.components.units[stack.kind].letter
            mine = kinds.setdefault(party_of(scene.runner, stack), {})
            mine[letter] = mine.get(letter, 0) + stack.number
    for seat in view.order:
        if seat not in kinds:
            continue
        force = "+".join(f"{number}{letter}" for letter, number in kinds[seat].items())
        sign, style = sign_of(scene, seat)
        yield [(sign, style), (f"{scene.letter(seat)} ", f"{seat} bold"), (force, "text")]


# --- no coup ------------------------------------------------------------------------------------
def _quiet(scene: JuntaScene) -> Iterator[list[list[Piece]]]:
    view, words = scene.view, scene.words
    nights = view.history
    if nights:
        night = nights[-1]
        heading = "places-tonight" if night.round == view.round else "places-before"
        groups: list[list[Piece]] = [[(words.ui(heading), "title")]]
        for place in PLACES:
            there = [seat for seat, where in night.places if where == place]
            if there:
                row: list[Piece] = [(f"{words.name(place)} ", "muted")]
                row += [(scene.letter(seat), f"{seat} bold") for seat in there]
                groups.append(row)
        yield groups
    yield [[(f"{words.ui('bank-state')} ", "title"), (bank_state(scene), "text")]]


def bank_state(scene: JuntaScene) -> str:
    """Whether the bank is open, and whether the police may shoot there."""
    view, words = scene.view, scene.words
    if view.bank_closed:
        return words.ui("bank-closed")
    opened = words.ui("bank-lunch" if view.lunch else "bank-open")
    if view.bank_marker:
        return words.ui("bank-and", first=opened, rest=words.ui("bank-safe"))
    return words.ui("bank-and", first=opened, rest=words.ui("bank-unsafe"))
