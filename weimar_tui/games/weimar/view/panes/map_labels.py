"""What the label of a city says: its base spaces, threats in words, and units by strength."""

from __future__ import annotations

from weimar_tui.tui.canvas import Piece

from ...rules.components import WHITE
from ...rules.opinion import ARM as LETTER
from ...rules.position import PARTIES
from ...rules.threats import THREAT_PARTY, is_active
from ...scene import WeimarScene

_GOOD = frozenset({"prosperity"})


def bases(scene: WeimarScene, city: str) -> list[Piece]:
    """The base spaces of a city: a letter for each base, a dot for each free space."""
    if scene.look.paints:
        return _tiles(scene, city)
    state = scene.view.cities[city].bases
    pieces: list[Piece] = [("[", "muted")]
    used = 0
    for party in PARTIES:
        number = state.get(party, 0)
        if number:
            pieces.append((LETTER[party] * number, f"{party} bold"))
            used += number
    free = max(0, scene.components.spaces[city] - used)
    pieces += [(scene.look.glyph("free") * free, "faint"), ("]", "muted")]
    return pieces


def _tiles(scene: WeimarScene, city: str) -> list[Piece]:
    """The base spaces as tiles in the colours of those who have them."""
    state = scene.view.cities[city].bases
    used = sum(state.values())
    tiles: list[Piece] = [
        (LETTER[party], f"{party}.chip") for party in PARTIES for _ in range(state.get(party, 0))
    ]
    free = max(0, scene.components.spaces[city] - used)
    return [*tiles, (scene.look.glyph("free") * free, "ink.soft @ground.plate")]


def threats(scene: WeimarScene, city: str, *, short: bool) -> list[Piece]:
    """The threats of a city in words; those that lie face down in brackets."""
    pieces: list[Piece] = []
    painted = scene.look.paints
    for threat in scene.view.cities[city].threats:
        name = scene.words.ui(f"threat-short-{threat}" if short else f"threat-{threat}")
        style = "good" if threat in _GOOD else THREAT_PARTY.get(threat, "danger")
        if threat in THREAT_PARTY:
            if is_active(scene.view, threat):
                name = name.upper()
                style += " reverse"
            else:
                name, style = f"({name})", "muted"
        if painted:
            name, style = _badge(scene, threat, name)
        pieces.append((name, style))
    return pieces


_SIGNS = {"uprising": "raised", "councils": "star", "regime": "full", "prosperity": "plus"}


def _badge(scene: WeimarScene, threat: str, name: str) -> Piece:
    """A threat as a badge with a ground of its own."""
    sign = scene.look.glyph(_SIGNS.get(threat, "warn"))
    if threat in _GOOD:
        return f"{sign} {name}", "badge.good"
    party = THREAT_PARTY.get(threat)
    if party is None:
        return f"{sign} {name.upper()}", "ink.badge" if threat == "unrest" else "badge.want"
    if is_active(scene.view, threat):
        return f"{sign} {name}", f"{party}.chip"
    return name, "ink.soft @ground.plate"


def units(scene: WeimarScene, city: str) -> list[Piece]:
    """Strength of the units by whom they belong to: K3, B2 (black Reichswehr), R2, P1."""
    return strengths(scene, scene.view.cities[city].units)


def strengths(scene: WeimarScene, units: dict[str, int]) -> list[Piece]:
    """Units summed up by whom they belong to."""
    worth = scene.components.strength
    sums: dict[str, tuple[int, str]] = {}
    for unit, number in units.items():
        owner = scene.components.owner[unit]
        if unit in WHITE:
            mark, style = scene.words.ui("unit-mark-black"), "dnvp"
        elif owner == "government":
            police = unit == "police"
            mark = scene.words.ui("unit-mark-police" if police else "unit-mark-reichswehr")
            style = "government"
        else:
            mark, style = LETTER[owner], owner
        sums[mark] = (sums.get(mark, (0, ""))[0] + number * worth[unit], style)
    if scene.look.paints:
        chips = {"government": "badge.government"}
        return [
            (f"{mark}{total}", chips.get(style, f"{style}.chip"))
            for mark, (total, style) in sums.items()
            if total
        ]
    return [(f"{mark}{total}", f"{style} bold") for mark, (total, style) in sums.items() if total]
