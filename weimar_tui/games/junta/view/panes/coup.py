"""Rows below the map: in a coup, who holds what and with which units; otherwise last
night's places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...prompts.facts import bank_state
from ...rules.component_data import PLACES
from ...rules.coup.common import (
    centres_held,
    holders,
    side_shown,
    weapons_left,
)
from ...rules.units import party_of
from ...scene import JuntaScene
from .map_labels import letters_of, opens_fire


class Group(NamedTuple):
    """Pieces side by side, and the thing they show: its key (none if empty) and value."""

    key: str
    value: object
    pieces: tuple[Piece, ...]


Row = list[list[Group]]
"""The contents of a row; the groups of a list are kept on one line."""


def draw_below(canvas: Canvas, scene: JuntaScene, y: int, *, letters: bool = False) -> None:
    """Draw as many rows as fit; `letters`: those of the units are explained elsewhere.

    If space is short, units, weapons and what their signs mean come before the sums of power
    centres, which the title line shows too, and their lamps, which the map shows.
    """
    rows = list(_quiet(scene) if scene.view.coup is None else _coup(scene, letters=letters))
    lines = [line for row in rows for line in _broken(row, canvas.width)]
    kept = rows
    for key in (SUMS, LAMP):
        if len(lines) > canvas.height - y:
            kept = [[groups for groups in row if not groups[0].key.startswith(key)] for row in kept]
            lines = [line for row in kept for line in _broken(row, canvas.width)]
    for line in lines[: max(0, canvas.height - y)]:
        _draw_line(canvas, line, y)
        y += 1
    groups = [group for row in rows for together in row for group in together]
    canvas.things_without_room({group.key: group.value for group in groups if group.key})


def _draw_line(canvas: Canvas, line: list[list[Group]], y: int) -> None:
    x = 0
    for place, together in enumerate(line):
        x += _APART if place else 0
        for group in together:
            start, x = x, canvas.pieces(x, y, group.pieces)
            if group.key:
                canvas.thing(group.key, start, y, x, group.value)


_APART = 3
"""Columns between groups on a row."""

SUMS, LAMP = "centres", "lamp/"
"""The keys of the sums of power centres and, followed by an area, of a centre's lamp."""


def _broken(row: Row, width: int) -> Iterator[Row]:
    """What fits on a row, then the next one; no group is torn."""
    line: Row = []
    used = 0
    for together in row:
        size = sum(width_of(text) for group in together for text, _ in group.pieces)
        if line and used + _APART + size > width:
            yield line
            line, used = [], 0
        used += size + (_APART if line else 0)
        line.append(together)
    if line:
        yield line


# --- a coup -------------------------------------------------------------------------------------
def sign_of(scene: JuntaScene, seat: str) -> tuple[str, str]:
    """The side of a family as a sign and a style: Rebel, loyal, not shown yet."""
    if scene.view.coup is None:
        return "", ""
    match side_shown(scene.view, seat):
        case "president":
            return scene.look.glyph("disc"), "good"
        case "junta":
            return scene.look.glyph("raised"), "danger"
        case _:
            return "?", "muted"


def _coup(scene: JuntaScene, *, letters: bool) -> Iterator[Row]:
    words = scene.words
    held = centres_held(scene.runner)
    junta, president, empty = held
    text = words.ui("coup-centres", junta=junta, president=president, empty=empty)
    style = "danger" if junta >= 2 else "title"
    sums = [Group(SUMS, held, ((f"{scene.look.glyph('diamond')} {text}", style),))]
    weapons, forces = _weapons(scene), _forces(scene)
    if scene.look.paints:
        yield [sums, _lamps(scene)]
        yield [*forces, *weapons]  # the last ones are cut on a small screen
    else:
        yield [sums, *weapons]
        yield [*forces]
    yield list(_signs(scene, letters=letters))


def _signs(scene: JuntaScene, *, letters: bool) -> Iterator[list[Group]]:
    """What the letters and signs of units mean, as far as they are in use now."""
    view, words = scene.view, scene.words
    for letter, word in letters_of(scene) if not letters else ():
        yield [Group("", "", ((letter, "text"), (f" {word}", "muted")))]
    sides = {sign_of(scene, seat): side_shown(view, seat) for seat in _forces_of(scene)}
    for (sign, style), side in sides.items():
        meaning = words.ui("coup-sign", side=side or "none")
        yield [Group("", "", ((sign, style), (f" {meaning}", "muted")))]
    if any(opens_fire(scene, area, stacks) for area, stacks in view.areas.items()):
        yield [Group("", "", (("!", "text"), (f" {words.ui('coup-opens-fire')}", "muted")))]


def _lamps(scene: JuntaScene) -> list[Group]:
    """The five power centres as lamps, the junta's first."""
    order = ("junta", "president", "empty")
    signs = {"junta": "raised", "president": "disc", "empty": "ring"}
    lamps: list[Group] = []
    held_by = holders(scene.runner)
    for area in sorted(held_by, key=lambda area: order.index(held_by[area])):
        sign, name = scene.look.glyph(signs[held_by[area]]), scene.words.area_short(area)
        lamp = (f" {sign} {name} ", f"lamp.{held_by[area]}")
        lamps.append(Group(f"{LAMP}{area}", held_by[area], (lamp,)))
        lamps.append(Group("", "", ((" ", ""),)))
    return lamps


def _weapons(scene: JuntaScene) -> Iterator[list[Group]]:
    """Gunboat, air strikes and units that can still land, with their commanders."""
    for seat, weapon in weapons_left(scene.runner):
        text = scene.words.weapon(scene.view, weapon)
        pieces = (f"{scene.letter(seat)} ", f"{seat} bold"), (text, "muted")
        yield [Group(f"weapon/{weapon}", (seat, text), pieces)]


def _forces(scene: JuntaScene) -> Iterator[list[Group]]:
    """The units of each family that has any, with its side."""
    for seat, kinds in _forces_of(scene).items():
        force = "+".join(f"{number}{letter}" for letter, number in kinds.items())
        sign, style = sign_of(scene, seat)
        pieces = (sign, style), (f"{scene.letter(seat)} ", f"{seat} bold"), (force, "text")
        yield [Group(f"force/{seat}", (side_shown(scene.view, seat), kinds), pieces)]


def _forces_of(scene: JuntaScene) -> dict[str, dict[str, int]]:
    """The number of units by letter, of each family that has any."""
    view = scene.view
    kinds: dict[str, dict[str, int]] = {}
    for stacks in view.areas.values():
        for stack in stacks:
            letter = scene.components.units[stack.kind].letter
            mine = kinds.setdefault(party_of(scene.runner, stack), {})
            mine[letter] = mine.get(letter, 0) + stack.number
    return {seat: kinds[seat] for seat in view.order if seat in kinds}


# --- no coup ------------------------------------------------------------------------------------
def _quiet(scene: JuntaScene) -> Iterator[Row]:
    view, words = scene.view, scene.words
    nights = view.history
    if nights:
        night = nights[-1]
        heading = "places-tonight" if night.round == view.round else "places-before"
        groups = [[Group("", "", ((words.ui(heading), "title"),))]]
        for place in PLACES:
            there = [seat for seat, where in night.places if where == place]
            if there:
                name = (f"{words.name(place)} ", "muted")
                letters = ((scene.letter(seat), f"{seat} bold") for seat in there)
                groups.append([Group(f"place/{place}", (night.round, there), (name, *letters))])
        yield groups
    state = (f"{words.ui('bank-state')} ", "title"), (bank_state(scene), "text")
    yield [[Group("bank", (view.bank_closed, view.lunch, view.bank_marker), state)]]
