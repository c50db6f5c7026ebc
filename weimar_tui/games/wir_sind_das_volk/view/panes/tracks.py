"""The three tracks, flight or the Wall, and state power."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap

from ...rules.decade_end.flight import count_flight
from ...rules.names import TRACK_END, TRACKS
from ...rules.position import VolkPosition, prestige_advantage
from ...scene import VolkScene
from ...words.sources import signed
from ..changes import changed_style
from .areas import WITH_SOCIALISTS

_ROOMY = 50
"""With this many columns or more, the effects of the neighbouring fields are shown."""

_FIELD, _NARROW = 3, 2
"""Columns of a field, and on a narrow pane, which omits the plus signs."""


def draw_tracks(canvas: Canvas, scene: VolkScene) -> None:
    """Draw each track with the effect of its field, then flight and state power."""
    view = scene.then
    label = label_width(scene)
    notes = {
        "prestige": _prestige(scene, canvas.width - 2),
        "currency": scene.words.income(scene.stands_then.currency),
        "socialists": _socialists(scene, canvas.width),
    }
    spare = canvas.height - 2 * len(TRACKS) - (2 if view.wall else 3)
    y = 0
    for track in TRACKS:
        draw_track(canvas, scene, track, label, y)
        below = canvas.paragraph(2, y + 1, notes[track], "muted", rows=1 + max(0, spare))
        spare -= below - y - 2
        y = below
        if track == "prestige" and spare > 0 and canvas.width >= _ROOMY:
            below = canvas.paragraph(2, y, _nearer(scene), "faint", rows=spare)
            spare -= below - y
            y = below
    y = _draw_flight(canvas, scene, y)
    _draw_power(canvas, scene, min(y, canvas.height - 1))
    canvas.things_without_room({f"power/{held.card}": held.used for held in scene.view.state_power})


def _socialists(scene: VolkScene, width: int) -> str:
    """The gain to come, and where socialists are on the board if areas do not say it."""
    words, view = scene.words, scene.then
    codes = scene.game.data.areas
    areas = [f"{codes[area].code}{number}" for area, number in view.socialists.items() if number]
    told = words.socialists(view)
    if width >= WITH_SOCIALISTS or not areas:
        return told
    gain = signed(scene.stands_then.gain)
    return words.ui("tracks-on-board", gain=gain, box=view.cadre_school, areas=" ".join(areas))


def label_width(scene: VolkScene) -> int:
    """Columns for the names of the tracks."""
    return max(width_of(scene.words.ui(f"track-{track}")) for track in TRACKS) + 1


def draw_track(canvas: Canvas, scene: VolkScene, track: str, label: int, y: int) -> None:
    """Draw thirteen fields; the marker's field, and the one it would move to, are highlighted."""
    words = scene.words
    now, then = scene.view.tracks[track], scene.then.tracks[track]
    canvas.thing(track, 0, y, canvas.put(0, y, words.ui(f"track-{track}"), "strong", label), "")
    canvas.spot(track, 0, y)
    x = label
    wide = _FIELD if label + _FIELD * (2 * TRACK_END + 1) <= canvas.width else _NARROW
    for field in range(-TRACK_END, TRACK_END + 1):
        number = signed(field) if wide == _FIELD else str(field)
        style = "cursor" if field == then != now else _style_of_field(scene, track, field, now)
        end = canvas.put(x, y, f"{number:>{wide}}", style)
        if field == now:
            canvas.thing(f"{track}/marker", x, y, end, now)
        if field == then != now and scene.look.paints and wide > width_of(number):
            canvas.put(x, y, scene.look.glyph("right" if then > now else "left"), "cursor")
        x += wide


def _style_of_field(scene: VolkScene, track: str, field: int, now: int) -> str:
    """The colour of the side that the field favours; the field of the marker is highlighted."""
    side = "east" if field > 0 else "west" if field < 0 or track == "prestige" else ""
    if not scene.look.paints:
        side = side or "muted"
        return f"{side} bold reverse" if field == now else side if field else "muted"
    if field == now:
        return f"{side or 'seat-8'}.chip"
    return f"{side}.ink @{side}.heat.{abs(field)}" if field else "ink.soft @ground.land"


def _prestige(scene: VolkScene, width: int) -> str:
    """The effect of the prestige marker's field, and who carries it out: in short if the effect
    would be cut."""
    words, view = scene.words, scene.then
    field = view.tracks["prestige"]
    if not field:
        return words.ui("tracks-field-none")
    side, does = prestige_advantage(view), words.field(field)
    told = words.ui("tracks-field", side=words.seat(side), does=does)
    if width_of(scene.look.plain(told)) <= width:
        return told
    return words.ui("tracks-field", side=words.seat_short(side), does=does)


def _nearer(scene: VolkScene) -> str:
    """The effects of the neighbouring fields."""
    words, field = scene.words, scene.then.tracks["prestige"]
    west, east = max(-TRACK_END, field - 1), min(TRACK_END, field + 1)
    return words.ui("tracks-nearer", west=words.field(west), east=words.field(east))


def _draw_flight(canvas: Canvas, scene: VolkScene, y: int) -> int:
    """Draw how flight is counted, or the cost of the Wall (rulebook 9.1)."""
    words, view = scene.words, scene.flight_then
    if view.wall:
        end = canvas.put(0, y, words.ui("tracks-wall"), "strong")
        canvas.thing("wall", 0, y, end, scene.view.wall)
        canvas.put(end + 1, y, words.ui("tracks-wall-costs"), "muted")
        return y + 1
    counted = count_flight(scene.board, view)
    before = count_flight(scene.board, scene.view).steps if not scene.view.wall else counted.steps
    style = changed_style(before - counted.steps) if before != counted.steps else "strong"
    steps = words.ui("tracks-steps", steps=counted.steps, points=counted.points)
    calculation = words.ui(
        "tracks-flight-told",
        symbols=counted.symbols,
        west_best=counted.west_best,
        red_power=counted.red_power,
        east_protest=counted.east_protest,
        east_worst=counted.east_worst,
        west_protest=counted.west_protest,
    )
    label = f"{words.ui('tracks-flight')} "
    rows = max(1, canvas.height - y - 1)
    full = wrap(canvas.look.plain(f"{label}{steps}: {calculation}"), canvas.width - 2)
    if len(full) > rows:
        calculation = words.short.flight(counted)
    below = _hanging(canvas, y, f"{label}{steps}: {calculation}", "muted", rows)
    canvas.put(0, y, label, "strong")
    canvas.thing("wall", 0, y, width_of(label) - 1, scene.view.wall)
    canvas.put(width_of(label), y, steps, style)
    return below


def _hanging(canvas: Canvas, y: int, text: str, style: str, rows: int) -> int:
    """Write a text with its second and later lines indented by two; return the row below."""
    first = wrap(canvas.look.plain(text), canvas.width)[0]
    canvas.put(0, y, first, style)
    rest = canvas.look.plain(text)[len(first) :].lstrip()
    return canvas.paragraph(2, y + 1, rest, style, rows=rows - 1) if rest and rows > 1 else y + 1


def _draw_power(canvas: Canvas, scene: VolkScene, y: int) -> None:
    """Draw the state-power cards in front of the East, or why it has none (rulebook 8)."""
    words, view = scene.words, scene.then
    end = canvas.put(0, y, words.ui("tracks-power"), "strong")
    canvas.thing("power", 0, y, end, scene.view.dissolved)
    x = end + 1
    used = {held.card: held.used for held in scene.view.state_power}
    if view.dissolved:
        canvas.put(x, y, words.ui("tracks-dissolved"), "muted")
    elif not view.state_power:
        canvas.put(x, y, words.ui("tracks-power-none"), "muted")
    cards = _power_cards(scene, view)
    if sum(width_of(text) + 2 for _, (text, _) in cards) - 2 > canvas.width - x:
        cards = _power_cards(scene, view, in_words=False)
    for card, piece in cards:
        start, x = x, canvas.pieces(x, y, [piece])
        if card in used:
            canvas.thing(f"power/{card}", start, y, x, used[card])
        x += 2


def _power_cards(
    scene: VolkScene, view: VolkPosition, *, in_words: bool = True
) -> Sequence[tuple[str, Piece]]:
    """Cards with their texts: a full disc is a fresh card, a ring a used one, also `in_words`."""
    words, look = scene.words, scene.look
    cards: list[tuple[str, Piece]] = []
    for held in view.state_power:
        sign = look.glyph("ring" if held.used else "disc")
        text = f"{sign} {held.card} {words.text(f'colour-{held.colour}')}"
        if held.used and in_words:
            text += f" ({words.ui('tracks-used')})"
        cards.append((held.card, (text, "muted" if held.used else "east bold")))
    return cards
