"""The areas as a table: economy, living standard, unrest and protest, and the decade's end."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of, wrap
from weimar_tui.tui.paints import HEATS

from ...rules.area_figures import AreaFigures
from ...rules.decade_end.currency import NO_FACTORY
from ...rules.names import AREAS, AREAS_OF, EAST, SEATS, SIDE_OF
from ...scene import VolkScene
from ..changes import changed_style
from .faces import pad_around
from .map import protest_words

WITH_SOCIALISTS, _NAMED = 50, 70
"""Columns needed for pips, socialists and the end of the decade, and for names of areas."""

_PIPS = 6
_TO_COME = 8
"""Columns for unrest now and at the end of the decade, with its markers."""


def draw_areas(canvas: Canvas, scene: VolkScene) -> None:
    """Draw a row for each area, with the totals of both sides below if they fit."""
    columns = _columns(scene, canvas.width)
    x = _first_column(scene, canvas.width)
    for name, width in columns:
        title = scene.words.ui(f"areas-{name}")
        if canvas.width < WITH_SOCIALISTS:
            title = scene.words.ui(f"areas-{name}-word")
        elif width_of(title) > width:
            title = scene.words.ui(f"areas-{name}-short")
        canvas.put(x, 0, clip(title, width, canvas.look.more), "muted")
        x += width + 1
    spare = canvas.height - len(AREAS) - 1
    y = 1
    for area in AREAS:
        if area == AREAS_OF[EAST][0] and spare >= len(SEATS):
            _draw_total(canvas, scene, SEATS[0], y)
            y += 1
        _draw_area(canvas, scene, area, y, columns)
        y += 1
    if spare >= 1 and not _draw_sentence(canvas, scene, y):
        _draw_total(canvas, scene, EAST, y)


def _draw_sentence(canvas: Canvas, scene: VolkScene, y: int) -> bool:
    """Write what the end of the decade adds in the area under the cursor; False without one.

    In full if it fits the rows left, otherwise with the area's code.
    """
    area = next((area for area in AREAS if area in scene.pointed), "")
    if not area:
        return False
    figures, rows = scene.areas_then[area], canvas.height - y
    full = scene.words.short.area(area, figures)
    if len(wrap(canvas.look.plain(full), canvas.width)) <= rows:
        canvas.paragraph(0, y, full, "text", rows=rows)
    else:
        x = canvas.put(0, y, scene.words.short.area(area, figures, "brief"), "text")
        canvas.put(x + 1, y, canvas.look.glyph("raised") * figures.markers_at_end, "danger")
    return True


def _first_column(scene: VolkScene, width: int) -> int:
    """The first column of the figures, after codes or names."""
    if width < _NAMED:
        return 3
    names = max(width_of(scene.words.name(area)) for area in AREAS)
    return 3 + min(22, names) + 1


def _columns(scene: VolkScene, width: int) -> list[tuple[str, int]]:
    if width >= WITH_SOCIALISTS:
        left = width - _first_column(scene, width)
        fixed = [("power", 4), ("export", 3), ("standard", 4), ("unrest", 9)]
        last = [("socialists", 3), ("end", 10)]
        taken = sum(width + 1 for _, width in (*fixed, *last))
        return [*fixed, ("protest", left - taken), *last]
    fixed = [("power", 5), ("export", 6), ("standard", 6), ("unrest", _TO_COME)]
    taken = _first_column(scene, width) + sum(width + 1 for _, width in fixed)
    return [*fixed, ("protest", width - taken)]


def _draw_area(
    canvas: Canvas, scene: VolkScene, area: str, y: int, columns: Sequence[tuple[str, int]]
) -> None:
    words = scene.words
    now, then = scene.areas[area], scene.areas_then[area]
    side = SIDE_OF[area]
    style = f"{side}.chip" if scene.look.paints else f"{side} bold"
    if area in scene.pointed:
        style = "cursor"
    elif area in scene.marked:
        style = "key bold underline"
    end = canvas.put(0, y, scene.game.data.areas[area].code, style)
    x = _first_column(scene, canvas.width)
    if canvas.width >= _NAMED:
        named = "cursor" if area in scene.pointed else side
        end = canvas.put(3, y, words.name(area), named, x - 1)
    canvas.spot(area, 0, y)
    canvas.thing(area, 0, y, end, "")
    values = _values(now)
    for name, width in columns:
        end = canvas.pieces(x, y, _cell(scene, area, name, width, now, then), x + width)
        if name in values:
            canvas.thing(f"{area}/{name}", x, y, end, values[name])
        x += width + 1


def _values(now: AreaFigures) -> dict[str, object]:
    """What the columns show, without forecasts, since those change with the cursor."""
    return {
        "power": (now.power, now.lent),
        "export": (now.export, now.counts),
        "standard": now.standard,
        "unrest": now.unrest,
        "protest": (now.protests, now.imported),
        "socialists": now.socialists,
    }


def _cell(
    scene: VolkScene, area: str, name: str, width: int, now: AreaFigures, then: AreaFigures
) -> list[Piece]:
    """One figure of an area, or several."""
    words, look = scene.words, scene.look
    match name:
        case "power":
            if area == "west-berlin":
                return [("-", "faint")]
            text = f"{then.power}{'*' if then.lent else ''}"
            return [(text, _style(then.power - now.power, "text"))]
        case "export":
            if then.export < 0:
                return [("-", "faint")]
            mark = look.glyph("enough") if SIDE_OF[area] == EAST else "<"
            shown = _style(then.export - now.export or (then.counts - now.counts), "text")
            return [(f"{then.export}{mark if then.counts else ''}", shown)]
        case "standard":
            text = str(then.standard)
            style = _style(then.standard - now.standard, "strong" if then.standard else "faint")
            if not then.lost:
                return [(text, style)]
            gone = f"-{then.lost}"
            return [(text, style), (gone, _style(now.lost - then.lost, "danger"))]
        case "unrest":
            style = _style(now.unrest - then.unrest, "text" if then.unrest else "faint")
            if width == _TO_COME:
                return _to_come(scene, SIDE_OF[area], now, then)
            if look.paints:
                return _burning(scene, SIDE_OF[area], now, then)
            pips = look.glyph("pip") * min(then.unrest, _PIPS)
            return [(f"{then.unrest:>2} ", style), (pips, "danger" if then.protests else "muted")]
        case "protest":
            protest = protest_words(scene, area)
            if then.imported:
                protest = words.ui("areas-imported", text=protest, number=then.imported)
            if width_of(protest) > width:
                protest = look.glyph("raised") * len(then.protests)
            if protest and look.paints:
                return [(pad_around(protest, width), "ink.badge")]
            return [(protest or "-", "danger" if protest else "faint")]
        case "socialists":
            style = "text" if then.socialists else "faint"
            changed = _style(then.socialists - now.socialists, style)
            return [(str(then.socialists or "-"), changed)]
        case _:
            return _end(scene, now, then, width)


def _to_come(scene: VolkScene, side: str, now: AreaFigures, then: AreaFigures) -> list[Piece]:
    """Unrest now and when the decade ends, with the markers then: `3→5▲`."""
    look, hot = scene.look, min(HEATS, then.unrest)
    style = "text" if then.unrest else "faint"
    if look.paints:
        style = f"{'ink.strong' if hot else 'ink.soft'} @{side}.heat.{hot}"
    pieces = [(f"{then.unrest:>2}", _style(now.unrest - then.unrest, style))]
    if then.at_end != then.unrest:
        usual = "danger bold" if then.markers_at_end else "text"
        same = now.at_end == then.at_end
        to_come = usual if same else changed_style(now.at_end - then.at_end)
        pieces.append((f"{look.glyph('arrow')}{then.at_end}", to_come))
    pieces.append((look.glyph("raised") * then.markers_at_end, "danger"))
    return pieces


def _burning(scene: VolkScene, side: str, now: AreaFigures, then: AreaFigures) -> list[Piece]:
    """Unrest as a bar that gets hotter: what is there, and what the end of the decade adds."""
    hot = min(HEATS, then.unrest)
    changed = now.unrest - then.unrest
    pieces = [(f"{then.unrest:>2} ", _style(changed, "text" if hot else "faint"))]
    for step in range(1, _PIPS + 1):
        name = "full" if step <= hot else "empty" if step <= then.at_end else "free"
        heat = step if step <= hot else 0
        pieces.append((scene.look.glyph(name), f"{side}.ink @{side}.heat.{heat}"))
    return pieces


def _end(scene: VolkScene, now: AreaFigures, then: AreaFigures, width: int) -> list[Piece]:
    """The effect of both comparisons, what calms the area, the unrest afterwards, and the
    markers."""
    calmed = f"{-then.calmed:+}" if then.calmed else ""
    text = f"+{then.internal}+{then.attacked}{calmed}={then.at_end}"
    same = (now.internal, now.attacked, now.at_end) == (then.internal, then.attacked, then.at_end)
    style = "text" if then.internal or then.attacked else "faint"
    if not same:
        style = changed_style(now.at_end - then.at_end)
    pieces: list[Piece] = [(text, style)]
    if then.markers_at_end:
        marks = min(then.markers_at_end, width - width_of(text))
        pieces.append((scene.look.glyph("raised") * marks, "danger"))
    return pieces


def _style(better: int, style: str) -> str:
    return changed_style(better) if better else style


def _draw_total(canvas: Canvas, scene: VolkScene, side: str, y: int) -> None:
    """Draw living standard, unrest and the words of protest of a side."""
    words = scene.words
    figures = [scene.areas_then[area] for area in AREAS_OF[side]]
    currency = scene.stands_then.currency
    text = words.ui(
        "areas-total",
        side=words.seat(side),
        standard=sum(f.standard for f in figures),
        unrest=sum(f.unrest for f in figures),
    )
    if side == EAST:
        income = currency.track + len(currency.exports)
        more = words.ui("areas-exports", number=income, needed=currency.needed)
    elif currency.worst == NO_FACTORY:
        more = words.ui("areas-worst-none")
    else:
        more = words.ui("areas-worst", number=currency.worst)
    if width_of(text) + width_of(more) + 3 > canvas.width:
        text = words.seat(side)
    x = canvas.put(0, y, text, f"{side} bold")
    canvas.put(x, y, f" · {more}", "muted")
