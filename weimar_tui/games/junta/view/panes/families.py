"""A card for each family outside a coup.

Offices, influence, its record of promises, its last refusal, and its places on the last nights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from weimar_tui.tui.canvas import Canvas, Piece, cut, width_of, wrap

from ...rules.events import OfferAnswered
from ...rules.families import in_exile, is_dead, offices_of
from ...rules.trust import ledger
from ...scene import JuntaScene
from .flow import FlowEntry, beginning, flow, rows_of_flow
from .money import pocket_text
from .offices import draw_offices, influence_of, office_name, standing_of

_NARROWEST = 27
"""Columns that a card needs."""

_ROOMY, _LOW = 7, 4
"""Rows of a card with a row for everything, and of the lowest one."""

_SIGNS = 5
"""The most signs for promises kept and broken."""

_SEEN, _REMEMBERED = 3, 6
"""Nights that are named, and those used to count habits."""


class Inks(NamedTuple):
    """The styles of a card's texts."""

    strong: str
    text: str
    note: str


def inks_of(scene: JuntaScene) -> Inks:
    """The styles of texts on a card."""
    if scene.look.paints:
        return Inks("paper.title", "paper.text", "paper.note")
    return Inks("strong", "text", "muted")


def in_turn(scene: JuntaScene) -> list[str]:
    """The families in turn order, yours last."""
    seats = list(scene.view.order)
    if scene.me in seats:
        mine = seats.index(scene.me) + 1
        seats = seats[mine:] + seats[:mine]
    return seats


_CARDS_FROM = 60
"""Narrower than this, cards would cut offices and influence."""


def draw_seats(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw the families as cards; in a coup, or next to the open city, as a table."""
    if scene.view.coup is None and canvas.width >= _CARDS_FROM:
        draw_families(canvas, scene)
    else:
        draw_offices(canvas, scene)


def draw_families(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw a card for each family, or two rows if space is short."""
    seats = in_turn(scene)
    found = _arrangement(canvas, scene, seats)
    if found is None:
        draw_compact(canvas, scene, seats)
        return
    across, heights = found
    width = (canvas.width + 1) // across - 1
    for place, seat in enumerate(seats):
        row, column = divmod(place, across)
        corner = column * (width + 1), sum(heights[:row])
        _Card(canvas, scene, seat, corner).draw(width, heights[row])


def _arrangement(
    canvas: Canvas, scene: JuntaScene, seats: Sequence[str]
) -> tuple[int, list[int]] | None:
    """How many cards are side by side, and the height of each row of cards; None if no cards show
    all offices and influence.
    """
    most = (canvas.width + 1) // (_NARROWEST + 1)
    for least in (_ROOMY, _LOW):
        for across in range(1, most + 1):
            down = -(-len(seats) // across)
            if canvas.height // down < least:
                continue
            inner = (canvas.width + 1) // across - 3
            needs = [
                max(_least_rows(canvas, scene, seat, inner) for seat in seats[at : at + across])
                for at in range(0, len(seats), across)
            ]
            height, spare = divmod(canvas.height, down)
            even = [height + (row < spare) for row in range(down)]
            if all(need <= high for need, high in zip(needs, even, strict=True)):
                return across, even
            left = canvas.height - sum(needs)
            if left >= 0:
                more, spare = divmod(left, down)
                return across, [need + more + (row < spare) for row, need in enumerate(needs)]
    return None


def _least_rows(canvas: Canvas, scene: JuntaScene, seat: str, inner: int) -> int:
    """The rows of a card that shows all offices and influence."""
    entries = _entries(scene, seat, inks_of(scene))
    return max(_LOW, 1 + rows_of_flow(canvas, entries, inner) + 2)


class _Card:
    """The card of one family and its place on the pane."""

    def __init__(
        self, canvas: Canvas, scene: JuntaScene, seat: str, corner: tuple[int, int]
    ) -> None:
        self.canvas, self.scene, self.seat = canvas, scene, seat
        self.x, self.y = corner
        self.inks = inks_of(scene)

    def draw(self, width: int, height: int) -> None:
        """Draw it, with a blank row at the bottom if everything still fits."""
        canvas, scene, seat = self.canvas, self.scene, self.seat
        inner, mine = width - 2, seat == scene.me
        held = offices_of_card(scene, seat, self.inks)
        influence = influence_of(scene, seat, self.inks.text)
        below = 2 if mine or scene.me is None else 1 + self._rows_of_record(inner)
        apart = 1 + max(1, rows_of_flow(canvas, influence, inner)) + below
        roomy = height > apart
        entries = [*held, *influence]
        needed = 1 + (apart if roomy else rows_of_flow(canvas, entries, inner) + below)
        high = height - 1 if needed < height else height
        end, bottom = self.x + width, self.y + high
        canvas.wash(self.x, self.y, width, high, "paper.rest")
        for y in range(self.y, bottom):
            canvas.thing(f"{seat}/row-{y - self.y}", self.x, y, end, "")
        self._band(end)
        x, y = self.x + 1, self.y + 1
        canvas.thing(f"{seat}/offices", x, y, end - 1, offices_of(scene.view, seat))
        if roomy:
            y = flow(canvas, (x, y), held, end - 1, 1)
            none = [FlowEntry("", "", scene.words.ui("family-no-influence"), self.inks.note)]
            y = flow(canvas, (x, y), influence or none, end - 1, bottom - y)
        else:
            least = 2 if mine or bottom - y - rows_of_flow(canvas, entries, inner) < 3 else 3
            y = flow(canvas, (x, y), entries, end - 1, max(1, bottom - y - least))
        canvas.things_without_room({entry.key: entry.value for entry in influence})
        if mine:
            y = self._own_money(x, y, end)
            if bottom - y > 1 and any(ledger(scene.view, seat, seat)):
                y = self._word(x, y, end)
        elif scene.me is not None and bottom - y < 3:
            y = self._word_and_refusal(x, y, end)
        elif scene.me is not None:
            if any(ledger(scene.view, scene.me, seat)):
                y = self._word(x, y, end)
            y = self._refusal(x, y, end, bottom - y - 1)
            canvas.things_without_room({f"{seat}/word": ledger(scene.view, scene.me, seat)})
        self._nights(x, min(y, bottom - 1), end)

    def _band(self, end: int) -> None:
        canvas, scene, seat = self.canvas, self.scene, self.seat
        style = band_of(scene, seat)
        canvas.put(self.x, self.y, " " * (end - self.x), style)
        figures = figures_of(scene, seat)
        room = end - 1 - width_of("".join(text for _, _, text in figures)) - 1
        name = f"{scene.letter(seat)} {name_of(scene, seat)}"
        pointer = scene.look.glyph("pointer") if seat in scene.pointed else " "
        x = canvas.put(self.x, self.y, f"{pointer}{name}", style, room)
        canvas.spot(seat, self.x, self.y)
        canvas.thing(seat, self.x, self.y, x, "")
        canvas.thing(f"{seat}/state", self.x, self.y, x, standing_of(scene, seat))
        put_figures(canvas, (end - 1, self.y), figures, style)

    def _own_money(self, x: int, y: int, end: int) -> int:
        mine = self.scene.mine
        if mine is None:
            return y
        value = mine.pocket.total, mine.account.total
        after = self.canvas.put(x, y, pocket_text(self.scene, mine), "good", end - 1)
        self.canvas.thing(f"{self.seat}/money", x, y, after, value)
        return y + 1

    def _rows_of_record(self, width: int) -> int:
        """The rows of promises and a refusal; empty ones would be the same for every family."""
        scene = self.scene
        promises = any(ledger(scene.view, scene.me or "", self.seat))
        refused = last_refusal(scene, self.seat)
        refusal = min(2, len(wrap(scene.look.plain(refused), width))) if refused else 0
        return int(promises) + refusal

    def _word_and_refusal(self, x: int, y: int, end: int) -> int:
        """Both on one row, if influence takes the others."""
        after = word_and_refusal(self.canvas, self.scene, self.seat, (x, y), self.inks, end - 1)
        return y + (after > x)

    def _word(self, x: int, y: int, end: int) -> int:
        pieces = word_pieces(self.scene, self.seat, self.inks)
        after = self.canvas.pieces(x, y, pieces, end - 1)
        value = ledger(self.scene.view, self.scene.me or "", self.seat)
        self.canvas.thing(f"{self.seat}/word", x, y, after, value)
        return y + 1

    def _refusal(self, x: int, y: int, end: int, rows: int) -> int:
        refused = last_refusal(self.scene, self.seat)
        lines = wrap(self.scene.look.plain(refused), end - 1 - x) if refused else []
        for row, line in enumerate(cut(lines, min(2, rows), end - 1 - x, self.scene.look.more)):
            after = self.canvas.put(x, y, line, self.inks.text, end - 1)
            self.canvas.thing(f"{self.seat}/refusal/{row}", x, y, after, refused)
            y += 1
        self.canvas.things_without_room({f"{self.seat}/refusal/{row}": refused for row in (0, 1)})
        return y

    def _nights(self, x: int, y: int, end: int) -> None:
        if not self.scene.view.history:  # the same empty row for every family
            return
        label = f"{self.scene.words.ui('family-seen')} "
        start = self.canvas.put(x, y, label, self.inks.note, end - 1)
        text = seen_text(self.scene, self.seat, end - 1 - start)
        after = self.canvas.put(start, y, text, self.inks.text, end - 1)
        nights = [night.round for night in self.scene.view.history]
        self.canvas.thing(f"{self.seat}/nights", start, y, after, nights)


# --- what a card says ---------------------------------------------------------------------------
def band_of(scene: JuntaScene, seat: str) -> str:
    """The style of a family's band."""
    return f"{seat}.chip" if scene.look.paints else f"{seat} bold reverse"


def name_of(scene: JuntaScene, seat: str) -> str:
    """A family's name; yours is marked."""
    name = scene.words.seat(seat)
    return scene.words.ui("family-you", family=name) if seat == scene.me else name


Figure = tuple[str, object, str]
"""The key, value and text of a figure."""


def figures_of(scene: JuntaScene, seat: str) -> list[Figure]:
    """A family's open votes and its number of cards."""
    offices, influence = scene.votes_of(seat)
    cards = len(scene.view.families[seat].hand)
    votes = scene.words.ui("talk-votes", number=offices + influence)
    return [
        (f"{seat}/votes", (offices, influence), votes),
        ("", "", " · "),
        (f"{seat}/cards", cards, scene.words.ui("hand-count", number=cards)),
    ]


def put_figures(canvas: Canvas, at: tuple[int, int], figures: Sequence[Figure], style: str) -> int:
    """Write figures that end at a column; return the column where they begin."""
    end, y = at
    plain = canvas.look.plain
    start = x = end - sum(width_of(plain(text)) for _, _, text in figures)
    for key, value, text in figures:
        before, x = x, canvas.put(x, y, text, style, end)
        if key:
            canvas.thing(key, before, y, x, value)
    return start


def offices_of_card(scene: JuntaScene, seat: str, inks: Inks) -> list[FlowEntry]:
    """The offices of a family, the presidency in the colour of titles; first whether it is dead or
    in exile."""
    view, words = scene.view, scene.words
    state = "dead" if is_dead(view, seat) else "exile" if in_exile(view, seat) else ""
    entries = [FlowEntry("", "", words.text(f"board-{state}"), "danger")] if state else []
    for office in offices_of(view, seat):
        style = "title" if office == "president" else inks.note if state else inks.strong
        style = "cursor" if office in scene.pointed else style
        key, text = f"{seat}/offices/{office}", office_name(scene, seat, office)
        entries.append(FlowEntry(key, text, text, style, ", "))
    return entries or [FlowEntry("", "", words.ui("family-no-office"), inks.note)]


def word_signs(kept: int, broken: int) -> tuple[int, int]:
    """Signs for promises kept and broken, in proportion where there are many.

    >>> word_signs(3, 0), word_signs(2, 1), word_signs(30, 1), word_signs(1, 30)
    ((3, 0), (2, 1), (4, 1), (1, 4))
    """
    if kept + broken <= _SIGNS:
        return kept, broken
    share = round(_SIGNS * broken / (kept + broken))
    wrong = min(max(share, int(broken > 0)), _SIGNS - int(kept > 0))
    return _SIGNS - wrong, wrong


def word_pieces(scene: JuntaScene, seat: str, inks: Inks, *, short: bool = False) -> list[Piece]:
    """A family's record of promises: signs, then figures."""
    words = scene.words
    kept, broken = ledger(scene.view, scene.me, seat) if scene.me else (0, 0)
    label: Piece = (f"{words.ui('family-word')} ", inks.note)
    if not (kept or broken):
        key = "family-short-no-word" if short else "family-no-word"
        return [(words.ui(key), inks.note)]
    good, wrong = word_signs(kept, broken)
    figures = f"{kept}:{broken}" if short else words.ui("talk-word", kept=kept, broken=broken)
    return [
        label,
        (scene.look.glyph("disc") * good, "good"),
        (scene.look.glyph("razed") * wrong, "danger"),
        (f" {figures}", "danger" if broken > kept else inks.text),
    ]


def last_refusal(scene: JuntaScene, seat: str) -> str:
    """Say with which reason a family last refused one of your offers; "" if it never did."""
    for event in reversed(scene.events):
        match event:
            case OfferAnswered(offer=offer, family=family, answer="refused") if (
                family == seat and offer.by == scene.me
            ):
                reason = scene.words.why_answered(event)
                if not reason:
                    return scene.words.ui("family-refused")
                return scene.words.ui("family-said-no", reason=reason)
    return ""


def seen_text(scene: JuntaScene, seat: str, width: int) -> str:
    """Places of the last nights, the latest last, and the usual one, as far as they fit."""
    words = scene.words
    nights = [dict(night.places).get(seat, "") for night in scene.view.history[-_REMEMBERED:]]
    places = [place for place in nights if place]
    if not places:
        return words.ui("family-not-seen")
    names = list(map(words.name, places[-_SEEN:]))
    while len(names) > 1 and width_of(scene.words.several(names)) > width:
        names.pop(0)
    text = scene.words.several(names)
    place, times = Counter(places).most_common(1)[0]
    if len(places) > _SEEN and times > 1:
        name = words.name(place)
        habit = words.ui("family-mostly", place=name, times=times, nights=len(places))
        if width_of(f"{text} · {habit}") <= width:
            return f"{text} · {habit}"
    return text


def word_and_refusal(
    canvas: Canvas, scene: JuntaScene, seat: str, at: tuple[int, int], inks: Inks, end: int
) -> int:
    """Write a family's record of promises and its last refusal on one row; return the
    next column."""
    x, y = at
    if scene.me is None:
        return x
    value, refused = ledger(scene.view, scene.me, seat), last_refusal(scene, seat)
    if any(value):
        start, x = x, canvas.pieces(x, y, word_pieces(scene, seat, inks, short=True), end)
        canvas.thing(f"{seat}/word", start, y, x, value)
        if refused:
            x = canvas.pieces(x, y, [(" · ", inks.note)], end)
    if refused:
        start, x = x, canvas.put(x, y, refused, inks.text, end)
        canvas.thing(f"{seat}/refusal/0", start, y, x, refused)
    canvas.things_without_room({f"{seat}/refusal/{row}": refused for row in (0, 1)})
    return x


# --- small screens ------------------------------------------------------------------------------
def draw_compact(canvas: Canvas, scene: JuntaScene, seats: Sequence[str]) -> None:
    """Draw a row for each family, and further rows for offices and influence that do not fit.

    The rows left show promises and nights of the other families.
    """
    inks = inks_of(scene)
    names = max((width_of(scene.look.plain(name_of(scene, seat))) for seat in seats), default=0)
    left = names + 5
    spare = canvas.height - len(seats)
    split = {seat: _by_rows(canvas, scene, seat, left, inks) for seat in seats}
    rows: dict[str, int] = {}
    for seat, (_, rest) in split.items():
        rows[seat] = min(spare, rows_of_flow(canvas, rest, canvas.width - left))
        spare -= rows[seat]
    y = 0
    for seat, (first, rest) in split.items():
        if y >= canvas.height:
            return
        entries = [*first, *rest]
        _first_row(canvas, scene, seat, (left, y), inks, first if rows[seat] else entries)
        y += 1
        top = y - 1
        if rows[seat]:
            y = flow(canvas, (left, y), rest, canvas.width, rows[seat])
        if spare > 0 and seat != scene.me:
            _last_row(canvas, scene, seat, (left, y), inks)
            spare, y = spare - 1, y + 1
        for row in range(1, y - top):
            canvas.thing(f"{seat}/row-{row}", 0, top + row, canvas.width, "")
        _without_room(canvas, scene, seat, entries)


def _without_room(
    canvas: Canvas, scene: JuntaScene, seat: str, entries: Sequence[FlowEntry]
) -> None:
    """Register what had no row, so that only what has changed counts as changed."""
    values = {entry.key: entry.value for entry in entries if entry.key}
    values |= {f"{seat}/row-{row}": "" for row in range(1, _ROOMY + 1)}
    if seat != scene.me:
        values[f"{seat}/nights"] = [night.round for night in scene.view.history]
        if scene.me is not None:
            reason = last_refusal(scene, seat)
            values[f"{seat}/word"] = ledger(scene.view, scene.me, seat)
            values |= {f"{seat}/refusal/{row}": reason for row in (0, 1)}
    canvas.things_without_room(values)


def _entries(scene: JuntaScene, seat: str, inks: Inks) -> list[FlowEntry]:
    return [*offices_of_card(scene, seat, inks), *influence_of(scene, seat, inks.text)]


def _by_rows(
    canvas: Canvas, scene: JuntaScene, seat: str, left: int, inks: Inks
) -> tuple[list[FlowEntry], list[FlowEntry]]:
    """The offices and influence of a family on its first row, and those for further rows."""
    figures = figures_of(scene, seat)
    room = canvas.width - sum(width_of(scene.look.plain(text)) for _, _, text in figures) - 1
    return beginning(canvas, _entries(scene, seat, inks), room - left)


def _first_row(
    canvas: Canvas,
    scene: JuntaScene,
    seat: str,
    at: tuple[int, int],
    inks: Inks,
    entries: Sequence[FlowEntry],
) -> None:
    """Write name, offices and influence (the entries), votes and cards."""
    left, y = at
    canvas.wash(0, y, canvas.width, 1, "paper.rest")
    style = band_of(scene, seat)
    pointer = scene.look.glyph("pointer") if seat in scene.pointed else " "
    canvas.put(0, y, " " * (left - 1), style)
    canvas.put(0, y, f"{pointer}{scene.letter(seat)} {name_of(scene, seat)}", style, left - 1)
    canvas.spot(seat, 0, y)
    canvas.thing(seat, 0, y, left - 1, "")
    canvas.thing(f"{seat}/state", 0, y, left - 1, standing_of(scene, seat))
    start = put_figures(canvas, (canvas.width, y), figures_of(scene, seat), inks.strong)
    canvas.thing(f"{seat}/offices", left, y, start - 1, offices_of(scene.view, seat))
    flow(canvas, (left, y), entries, start - 1, 1)


def _last_row(
    canvas: Canvas, scene: JuntaScene, seat: str, at: tuple[int, int], inks: Inks
) -> None:
    """Write the promises, last refusal and nights of a family."""
    x, y = at
    words, between = scene.words, (" · ", inks.note)
    if scene.me is not None:
        before, x = x, word_and_refusal(canvas, scene, seat, at, inks, canvas.width)
        x = canvas.pieces(x, y, [between]) if x > before else x
    x = canvas.put(x, y, f"{words.ui('family-seen')} ", inks.note)
    start, x = x, canvas.put(x, y, seen_text(scene, seat, canvas.width - x), inks.text)
    nights = [night.round for night in scene.view.history]
    canvas.thing(f"{seat}/nights", start, y, x, nights)
