"""The parties: victory points, reserve, figures, cards, agendas, minor parties, government."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of

from ...rules.opinion import ARM as LETTER
from ...rules.parliament import bases
from ...rules.position import PARTIES, WeimarPosition
from ...scene import WeimarScene

_COLUMNS = ("vp", "reserve", "seats", "bases", "hand", "deck", "discard")
_FEW = ("vp", "reserve", "seats", "hand")
"""What is left where not all columns have room: bases are counted on the map as well."""

_ROOMY = 11
"""Rows from which each party has two, the second for its agenda."""

_STEP = 4
"""Columns of a number."""


def figures(view: WeimarPosition, party: str) -> dict[str, int]:
    """The numbers of a party."""
    return {
        "vp": view.vp[party],
        "reserve": view.reserve[party],
        "seats": view.seats[party],
        "bases": bases(view, party),
        "hand": len(view.hands[party]),
        "deck": len(view.decks[party]),
        "discard": len(view.discards[party]),
    }


def draw_parties(canvas: Canvas, scene: WeimarScene) -> None:
    """A table of the four seats, agendas below them, and who governs with whom."""
    view, words = scene.view, scene.words
    roomy = canvas.height >= _ROOMY
    x0 = 6 if canvas.width >= 34 else 5
    columns = _COLUMNS if x0 + _STEP * len(_COLUMNS) - 1 <= canvas.width else _FEW
    ends = [x0 + _STEP * place - 1 for place in range(1, len(columns) + 1)]
    for column, end in zip(columns, ends, strict=True):
        canvas.right(0, words.ui(f"column-{column}"), "muted", end)
    y = 1
    for party in PARTIES:
        sign = "*" if party == view.chancellor else "+" if party in view.government else " "
        name = words.seat_short(party)
        canvas.spot(party, 0, y)
        canvas.put(0, y, f"{sign}{name}", f"{party} bold")
        if party in scene.pointed:
            canvas.tint(0, y, 1 + width_of(name), "cursor")
        if party == scene.view.active and view.phase == "impulse":
            canvas.tint(0, y, 1 + width_of(name), "reverse")
        numbers = figures(view, party)
        for column, end in zip(columns, ends, strict=True):
            style = "strong" if column == "vp" else "text" if numbers[column] else "faint"
            canvas.right(y, str(numbers[column]), style, end)
        y += 1
        if roomy and party in agendas(view):
            canvas.put(1, y, words.card(view.agendas[party]), party)
        y += roomy
    if not roomy and canvas.height - y >= 5:
        y += 1
    _below(canvas, scene, y, with_agendas=not roomy)


def agendas(view: WeimarPosition) -> list[str]:
    """The parties whose agenda lies open."""
    return [party for party in PARTIES if view.agendas.get(party, "") not in ("", "?")]


def _below(canvas: Canvas, scene: WeimarScene, y: int, *, with_agendas: bool) -> None:
    view, words = scene.view, scene.words
    government = words.ui(
        "parties-government",
        chancellor=words.seat(view.chancellor),
        parties=words.seats(tuple(p for p in view.government if p != view.chancellor)),
        alone="yes" if len(view.government) < 2 else "no",
    )
    if canvas.height - y >= 2:
        canvas.put(0, y, government, "text")
        y += 1
    x = 0
    for minor, party in view.minor_parties.items():
        x = canvas.put(x, y, f"{words.ui(f'minor-{minor}')} ", "muted")
        x = canvas.put(x, y, LETTER[party], f"{party} bold") + 1
    if view.stresemann != "out":
        if canvas.height - y >= 4:
            y += 1
            x = 0
        active = view.stresemann == "active"
        style = "text" if active else "faint"
        canvas.put(x, y, words.ui(f"stresemann-{view.stresemann}"), style)
    y += 1
    for party in agendas(view) if with_agendas else ():
        name = words.card(view.agendas[party])
        text = words.ui("parties-agenda", party=words.seat_short(party), agenda=name)
        canvas.put(0, y, text, party)
        y += 1
    _sources(canvas, scene, y)


def _sources(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """What each party's points were won for, the most first, if all of them have room."""
    words = scene.words
    won_by = {
        party: {source: row[party] for source, row in scene.sources.items() if row[party]}
        for party in PARTIES
    }
    won_by = {party: won for party, won in won_by.items() if won}
    if len(won_by) > canvas.height - y:
        return
    for party, won in won_by.items():
        x = canvas.put(0, y, f"{words.seat_short(party)} ", f"{party} bold")
        parts = [
            f"{words.source(source)} {won[source]}"
            for source in sorted(won, key=lambda source: -abs(won[source]))
        ]
        fit = 1
        while fit < len(parts) and x + width_of("  ".join(parts[: fit + 1])) < canvas.width:
            fit += 1
        # A name alone says nothing: the first source is cut where it is too wide, never left out.
        room = canvas.width - (2 if fit < len(parts) else 0)
        x = canvas.put(x, y, "  ".join(parts[:fit]), "muted", room)
        if fit < len(parts):
            canvas.put(x, y, f" {canvas.look.more}", "faint")
        y += 1
