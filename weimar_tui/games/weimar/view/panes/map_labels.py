"""The label of a city: its base spaces, threats by name, and units by strength."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.components import WHITE
from ...rules.opinion import ARM as LETTER
from ...rules.position import PARTIES
from ...rules.threats import THREAT_PARTY, is_active
from ...scene import WeimarScene

_GOOD = frozenset({"prosperity"})


class Tag(NamedTuple):
    """A piece of a label, and the key and value of the thing it shows, if any."""

    text: str
    style: str
    key: str = ""
    value: object = ""


def put_tags(canvas: Canvas, x: int, y: int, tags: list[Tag], end: int | None = None) -> int:
    """Write tags side by side and register their things; return the next column."""
    for text, style, key, value in tags:
        start, x = x, canvas.put(x, y, text, style, end)
        if key:
            canvas.thing(key, start, y, x, value)
    return x


def spaced(tags: list[Tag]) -> list[Tag]:
    """The tags separated by blanks."""
    row: list[Tag] = []
    for tag in tags:
        if row:
            row.append(Tag(" ", ""))
        row.append(tag)
    return row


def size_of(tags: list[Tag]) -> int:
    """The number of columns that the tags take."""
    return sum(width_of(tag.text) for tag in tags)


def bases(scene: WeimarScene, city: str) -> list[Tag]:
    """The base spaces of a city: a letter for each base, a dot for each free space."""
    painted = scene.look.paints
    state = scene.view.cities[city].bases
    tiles = [
        Tag(
            LETTER[party],
            f"{party}.chip" if painted else f"{party} bold",
            f"{city}/base{LETTER[party]}{number}",
        )
        for party in PARTIES
        for number in range(1, 1 + state.get(party, 0))
    ]
    free = scene.look.glyph("free") * max(0, scene.components.spaces[city] - len(tiles))
    if painted:
        return [*tiles, Tag(free, "ink.soft @ground.plate")]
    return [Tag("[", "muted"), *tiles, Tag(free, "faint"), Tag("]", "muted")]


def threats(scene: WeimarScene, city: str, *, short: Collection[str] = ()) -> list[Tag]:
    """The threats of a city by name, some by short name; face-down ones are in brackets."""
    tags: list[Tag] = []
    painted = scene.look.paints
    for threat in scene.view.cities[city].threats:
        name = scene.words.ui(f"threat-short-{threat}" if threat in short else f"threat-{threat}")
        style = "good" if threat in _GOOD else THREAT_PARTY.get(threat, "danger")
        if threat in THREAT_PARTY:
            if is_active(scene.view, threat):
                name = name.upper()
                style += " reverse"
            else:
                name, style = f"({name})", "muted"
        if painted:
            name, style = _badge(scene, threat, name)
        turned = "down" if threat in THREAT_PARTY and not is_active(scene.view, threat) else "up"
        tags.append(Tag(name, style, f"{city}/{threat}", turned))
    return tags


SIGNS = {"uprising": "raised", "councils": "star", "regime": "full", "prosperity": "plus"}
"""By threat: the glyph before its name on the map; others have `warn`."""


def _badge(scene: WeimarScene, threat: str, name: str) -> Piece:
    """A threat as a badge with its own background."""
    sign = scene.look.glyph(SIGNS.get(threat, "warn"))
    if threat in _GOOD:
        return f"{sign} {name}", "badge.good"
    party = THREAT_PARTY.get(threat)
    if party is None:
        return f"{sign} {name.upper()}", "ink.badge" if threat == "unrest" else "badge.want"
    if is_active(scene.view, threat):
        return f"{sign} {name}", f"{party}.chip"
    return name, "ink.soft @ground.plate"


def units(scene: WeimarScene, city: str) -> list[Tag]:
    """Strength of the units by owner: K3, B2 (black Reichswehr), R2, P1."""
    return strengths(scene, scene.view.cities[city].units, city)


def strengths(scene: WeimarScene, units: dict[str, int], place: str = "") -> list[Tag]:
    """Total strength of the units by owner; with `place` they are registered as its parts."""
    worth = scene.components.strength
    sums: dict[str, tuple[int, str]] = {}
    forces: dict[str, str] = {}
    for unit, number in units.items():
        owner = scene.components.owner[unit]
        force = owner
        if unit in WHITE:
            force = "black"
            mark, style = scene.words.ui("unit-mark-black"), "dnvp"
        elif owner == "government":
            police = unit == "police"
            force = "police" if police else "reichswehr"
            mark = scene.words.ui("unit-mark-police" if police else "unit-mark-reichswehr")
            style = "government"
        else:
            mark, style = LETTER[owner], owner
        sums[mark] = (sums.get(mark, (0, ""))[0] + number * worth[unit], style)
        forces[mark] = force
    chips = {"government": "badge.government"}
    painted = scene.look.paints
    return [
        Tag(
            f"{mark}{total}",
            chips.get(style, f"{style}.chip") if painted else f"{style} bold",
            f"{place}/units-{forces[mark]}" if place else "",
            total,
        )
        for mark, (total, style) in sums.items()
        if total
    ]
