"""The title line, the warnings, and the hand on two rows for small screens."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.position import PARTIES, WeimarPosition
from ...scene import WeimarScene
from ...words.cards import values_of

_ROOMY = 84
"""Columns next to the points that are enough for full words."""

_BETWEEN = "·｜ "
"""Separators between the parts of the title line."""


def draw_head(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw round, phase, government and all victory points."""
    view, words = scene.view, scene.words
    points: list[Piece] = [(words.ui("head-vp"), "muted")]
    for party in PARTIES:
        points += [
            (f" {words.seat_short(party)} ", f"{party} bold"),
            (f"{view.vp[party]} ", "strong"),
        ]
    room = canvas.width - sum(width_of(text) for text, _ in points) - 1
    roomy = room >= _ROOMY
    turn = _turn(scene)
    before = sum(width_of(name) for name, _ in turn)
    text = _heading(scene, roomy=roomy)
    if width_of(text) + 2 + before > room:
        # Whose turn it is matters more than what other panes show too.
        text = _heading(scene, roomy=roomy and not turn)
    x = canvas.put(0, 0, text, "title", room)
    _register_heading(canvas, scene, text, x)
    if x + 2 + before <= room:
        canvas.pieces((x + 1 + room - before) // 2, 0, turn)
    elif turn:
        playing = _playing(view)
        active, now = f" {words.seat_short(playing)} ", _on_turn(scene, playing)
        points = [(text, now if text == active else style) for text, style in points]
    x = canvas.pieces(room, 0, points[:1])
    for party, name, number in zip(PARTIES, points[1::2], points[2::2], strict=True):
        x = canvas.pieces(x, 0, [name])
        end = canvas.pieces(x, 0, [number])
        canvas.thing(f"head/vp/{party}", x, 0, max(x, end - 1), view.vp[party])
        x = end


def _register_heading(canvas: Canvas, scene: WeimarScene, text: str, end: int) -> None:
    """Register round, phase and government where the title line shows them."""
    view, look = scene.view, scene.look
    shown = look.plain(text)
    phase = look.plain(scene.words.ui(f"phase-{view.phase}"))
    at = shown.find(phase)
    before = max(shown.rfind(sign, 0, max(0, at - 2)) + 1 for sign in _BETWEEN.strip())
    parts = {
        "round": (before, at, view.round),
        "phase": (at, at + len(phase), view.phase),
        "government": (at + len(phase), len(shown), (view.chancellor, view.government)),
    }
    for name, (first, last, value) in parts.items():
        if at < 0:
            canvas.thing(f"head/{name}", 0, 0, 0, value)
            continue
        part = shown[first:last]
        first += len(part) - len(part.lstrip(_BETWEEN))
        last -= len(part) - len(part.rstrip(_BETWEEN))
        left, right = (min(end, width_of(shown[:column])) for column in (first, last))
        canvas.thing(f"head/{name}", left, 0, right, value)


def _heading(scene: WeimarScene, *, roomy: bool) -> str:
    view, words = scene.view, scene.words
    chancellor = "" if roomy else scene.look.glyph("chancellor")
    return words.ui(
        "head" if roomy else "head-short",
        round=view.round,
        last=view.last_round,
        phase=words.ui(f"phase-{view.phase}"),
        chancellor=words.seat_short(view.chancellor),
        government="+".join(
            words.seat_short(party) + (chancellor if party == view.chancellor else "")
            for party in view.government
        ),
    )


def _playing(view: WeimarPosition) -> str:
    """The party that has the impulse; a card that another one must play does not end it."""
    return view.impulses[0].party if view.impulses else view.active


def _on_turn(scene: WeimarScene, party: str) -> str:
    """The style of the party that has the impulse."""
    return f"{party}.chip" if scene.look.paints else f"{party} reverse bold"


def _turn(scene: WeimarScene) -> list[Piece]:
    """The party that has the impulse, those that have had theirs in this cycle, and
    those to come."""
    view, look = scene.view, scene.look
    if view.phase != "impulse" or view.active not in view.turn_order:
        return []
    playing = _playing(view)
    pieces: list[Piece] = []
    has_been = any(view.impulses_played.values())
    for party in view.turn_order:
        name = scene.words.seat_short(party)
        if party == playing:
            has_been = False
            pieces.append((f" {look.glyph('right')} {name} ", _on_turn(scene, party)))
        elif has_been:
            pieces += [(f" {look.glyph('enough')}", "muted"), (f"{name} ", party)]
        else:
            pieces.append((f" {name} ", party))
    return pieces


def hand_of(scene: WeimarScene) -> list[str]:
    """The cards in the hand of the seat."""
    return scene.view.hands.get(scene.me, []) if scene.me else []


def value_of(scene: WeimarScene, card: str) -> str:
    """The two values of a card, or "" if it is unknown."""
    printed = scene.components.cards.get(card)
    return values_of(printed) if printed is not None else ""


def draw_handline(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the hand on two rows: names and values, cut so that every card is visible."""
    cards = hand_of(scene)
    words = scene.words
    label = words.ui("hand-short")
    canvas.put(0, 0, label, "title")
    x0 = width_of(label) + 1
    if not cards:
        canvas.put(x0, 0, words.ui("hand-empty"), "muted")
        return
    columns = (len(cards) + 1) // 2 if len(cards) > 2 else len(cards)
    width = (canvas.width - x0) // columns
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        x = x0 + column * width
        style = "cursor" if card in scene.pointed else "text"
        values = value_of(scene, card)
        end = x + width - 1
        name_end = end - width_of(values) - 1
        at = canvas.put(x, row, words.card(card), style, name_end)
        canvas.put(at + 1, row, values, "key", end)
