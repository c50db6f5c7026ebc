"""The label of an area: its number and name, and its units by owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from weimar_tui.tui.canvas import Piece, width_of

from ...rules.component_data import Area
from ...rules.coup.common import holders
from ...rules.families import holder, in_exile
from ...rules.position import Stack
from ...rules.units import commander, party_of
from ...scene import JuntaScene
from .city import ways

_STYLES = {
    "power": "title",
    "barracks": "strong",
    "precinct": "strong",
    "slum": "good",
    "embassy": "coast",
}
"""The style of an area's name, by its kind; all others are plain text."""


_HELD = {"president": "disc", "junta": "raised", "empty": "ring", "": "diamond"}
"""The sign before a power centre, by its holder in a coup."""


def name_of(scene: JuntaScene, area: Area, width: int) -> list[Piece]:
    """Number, sign and name: `16 ◆PALACE`; the full name if it fits.

    Power centres, in capitals, use their short name; in a coup their sign shows the holder.
    """
    held = holders(scene.runner).get(area.id, "")
    signs = {"power": scene.look.glyph(_HELD[held]), "embassy": scene.look.glyph("abroad")}
    sign = signs.get(area.kind, "")
    number, name = _numbered(scene, area, width - width_of(sign))
    head = number + sign
    style = _STYLES.get(area.kind, "text")
    if area.id in scene.pointed:
        style = "cursor"
    elif area.id in scene.marked:
        style = "key underline"
    return [(head, style if style == "cursor" else "muted"), (name, style)]


def painted_name(scene: JuntaScene, area: Area, width: int) -> list[Piece]:
    """Number, sign and name on a block; the sign and its colour show the holder."""
    held = holders(scene.runner).get(area.id, "")
    ink = {"embassy": "ink.embassy", "slum": "ink.slum"}.get(area.kind, "ink.soft")
    sign = ""
    if area.kind == "power":
        sign, ink = scene.look.glyph(_HELD[held]), f"ink.{held or 'power'}"
    elif area.kind == "embassy":
        sign = scene.look.glyph("abroad")
    elif area.kind in ("barracks", "precinct"):
        ink = "ink.strong"
    head, name = _numbered(scene, area, width - width_of(sign))
    here = ways(scene)
    if area.id == here.pointed or (area.id in scene.pointed and area.id != here.origin):
        ink = "cursor"
    elif area.id in here.targets | here.starts | {here.origin}:
        ink = "ink.choose"
    return [(head, "ink.number"), (sign + name, ink)]


def _numbered(scene: JuntaScene, area: Area, width: int) -> tuple[str, str]:
    """An area's number and name, the full name if it fits.

    A name that would be cut (its short form has a full stop) gives up blanks around the number.
    """
    short = scene.words.area_short(area.id)
    full = short if area.kind == "power" else scene.look.plain(scene.words.name(area.id))
    loose, single, tight = f"{area.number:>2} ", f"{area.number} ", f"{area.number:>2}"
    tries = [(loose, full)]
    if "." in short:
        tries += [(single, full), (tight, full)]
    tries += [(loose, short), (tight, short)]
    return next((each for each in tries if width_of("".join(each)) <= width), tries[-1])


def units_at(scene: JuntaScene, area: str, width: int) -> list[Piece]:
    """Units by family, shortened to fit: `B6r+2a E1p`, `B8 E1`, `BE`."""
    parties = _by_party(scene, area)
    for level in range(3):
        row: list[Piece] = []
        for party, stacks in parties:
            if row and level < 2:
                row.append((" ", ""))
            row.append(_force(scene, area, party, stacks, level))
        row += _exiles(scene, area, bool(row), short=level == 2)
        if sum(width_of(text) for text, _ in row) <= width:
            break
    return _as_counters(row, width) if scene.look.paints else row


def stands_at(scene: JuntaScene, area: str) -> list[tuple[str, str, int]]:
    """Whose units are in an area, by kind, and the families that have fled there."""
    totals: Counter[tuple[str, str]] = Counter()
    for party, stacks in _by_party(scene, area):
        for stack in stacks:
            totals[party, stack.kind] += stack.number
    fled = [(seat, "", 0) for seat in _fled_to(scene, area)]
    return [*((party, kind, number) for (party, kind), number in sorted(totals.items())), *fled]


def _as_counters(row: list[Piece], width: int) -> list[Piece]:
    """Units as counters, with a blank on each side if they fit."""
    chips = [piece for piece in row if piece[1].endswith(".chip")]
    if sum(width_of(text) for text, _ in row) + 2 * len(chips) > width:
        return row
    return [
        (f" {text} ", style) if style.endswith(".chip") else (text, style) for text, style in row
    ]


def _exiles(scene: JuntaScene, area: str, after: bool, *, short: bool) -> list[Piece]:
    """Families that have fled to an embassy: `»B »C`, or `»BC`."""
    sign = scene.look.glyph("gone")
    pieces: list[Piece] = []
    for place, seat in enumerate(_fled_to(scene, area)):
        if (after or place) and not short:
            pieces.append((" ", ""))
        painted = scene.look.paints
        pieces.append((scene.letter(seat), f"{seat}.ink" if painted else f"{seat} bold"))
        if not (short and place):
            pieces.insert(-1, (sign, "ink.embassy" if painted else "coast"))
    return pieces


def _fled_to(scene: JuntaScene, area: str) -> list[str]:
    """The families in exile in an embassy."""
    view = scene.view
    return [s for s in view.order if in_exile(view, s) and view.families[s].embassy == area]


def _by_party(scene: JuntaScene, area: str) -> list[tuple[str, list[Stack]]]:
    """The stacks of each family in an area; outside a coup, of the office's holder."""
    view, runner = scene.view, scene.runner
    stacks_of: dict[str, list[Stack]] = {}
    for stack in view.areas.get(area, ()):
        if view.coup is None:
            office = scene.components.office_of[stack.kind]
            party = holder(view, office) if office else ""
        else:
            party = party_of(runner, stack)
        stacks_of.setdefault(party, []).append(stack)
    order = {seat: place for place, seat in enumerate(view.order)}
    return sorted(stacks_of.items(), key=lambda item: order.get(item[0], -1))


def _force(scene: JuntaScene, area: str, party: str, stacks: Sequence[Stack], level: int) -> Piece:
    kinds: dict[str, int] = {}
    for stack in stacks:
        letter = scene.components.units[stack.kind].letter
        kinds[letter] = kinds.get(letter, 0) + stack.number
    strength = "+".join(f"{number}{letter}" for letter, number in kinds.items())
    if level:
        strength = str(sum(kinds.values())) if level == 1 else ""
    letter = scene.letter(party) if party else ""
    painted = scene.look.paints
    style = f"{party}.chip" if painted else f"{party} bold"
    if scene.view.coup is not None and not commander(scene.runner, stacks[0]):
        letter, style = letter.lower(), "ink.soft" if painted else party
    if not party:
        style = "ink.soft" if painted else "muted"
    mark = "!" if opens_fire(scene, area, stacks) else ""
    return f"{mark}{letter}{strength}", style


def letters_of(scene: JuntaScene) -> list[tuple[str, str]]:
    """The letters of the units on the map, each with its word."""
    kinds = {stack.kind for stacks in scene.view.areas.values() for stack in stacks}
    units, word = scene.components.units, scene.words.unit_short
    return sorted({(units[kind].letter, word(kind)) for kind in kinds})


def opens_fire(scene: JuntaScene, area: str, stacks: Sequence[Stack]) -> bool:
    """Opening fire: some units were here before others arrived in this segment (ruling J52)."""
    if scene.view.coup is None or not any(stack.came == 0 for stack in stacks):
        return False
    mine = party_of(scene.runner, stacks[0])
    return any(
        stack.came and party_of(scene.runner, stack) != mine for stack in scene.view.areas[area]
    )
