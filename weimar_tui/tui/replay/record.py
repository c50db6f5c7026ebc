"""The chronicle of a recorded game, with what is still to come, and all hands laid open."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.panes.head import value_of
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.scene import Scene

_STYLES = ("title", "strong", "text")


def draw_record(canvas: Canvas, recording: Recording, cursor: int) -> None:
    """The lines around the cursor. What is to come is faint; what was just told is marked."""
    lines = recording.lines
    if not lines:
        canvas.put(0, 0, recording.words.ui("chronicle-empty"), "muted")
        return
    told = recording.annals.told(recording.moment)
    before = recording.annals.told(max(recording.moment - 1, recording.replay.first))
    pointer = recording.look.glyph("pointer")

    def rows_of(place: int) -> list[tuple[str, str, str]]:
        index, line = lines[place]
        indent = 1 if line.level == 2 else 0
        broken = wrap(recording.look.plain(line.text), canvas.width - indent - 3)
        style = f"{_STYLES[line.level]} {line.style}".strip() if index < told else "faint"
        mark = recording.look.glyph("bar") if before <= index < told else " "
        return [(mark, " " * indent + text, style) for text in broken]

    above: list[tuple[str, str, str]] = []
    place = cursor
    wanted = max(1, canvas.height * 2 // 3)
    while place >= 0 and len(above) < wanted:
        above = rows_of(place) + above
        place -= 1
    below: list[tuple[str, str, str]] = []
    place = cursor + 1
    while place < len(lines) and len(above) + len(below) < canvas.height * 2:
        below += rows_of(place)
        place += 1
    cut = max(0, len(above) - wanted)
    rows = (above[cut:] + below)[: canvas.height]
    first = len(above) - cut - len(rows_of(cursor))
    for y, (mark, text, style) in enumerate(rows):
        canvas.put(0, y, mark, "key")
        canvas.put(1, y, text, style)
    canvas.put(0, max(0, first), pointer, "key bold")


def draw_hands(canvas: Canvas, scene: Scene) -> None:
    """The cards in all four hands, two hands beside each other."""
    half = canvas.width // 2
    bottoms = [0, 0]
    for place, party in enumerate(PARTIES):
        column = place % 2
        x, y = column * half, bottoms[column]
        end = x + half - 1
        cards = scene.view.hands.get(party, [])
        canvas.put(x, y, scene.words.party(party), f"{party} bold", end)
        y += 1
        if not cards:
            canvas.put(x + 1, y, scene.words.replay("no-cards"), "muted", end)
            y += 1
        for card in cards:
            style = "cursor" if card in scene.pointed else "text"
            at = canvas.put(x + 1, y, scene.words.card(scene.box.components, card), style, end - 6)
            canvas.put(at + 1, y, value_of(scene, card), "key", end)
            y += 1
        bottoms[column] = y


def draw_handline(canvas: Canvas, scene: Scene) -> None:
    """How many cards each hand holds, and which, on two rows."""
    half = canvas.width // 2
    for place, party in enumerate(PARTIES):
        y, column = divmod(place, 2)
        x, end = column * half, column * half + half - 1
        x = canvas.put(x, y, f"{scene.words.ui(f'party-short-{party}')} ", f"{party} bold", end)
        names = [scene.words.card(scene.box.components, c) for c in scene.view.hands.get(party, [])]
        canvas.put(x, y, " · ".join(names) or scene.words.replay("no-cards"), "text", end)
