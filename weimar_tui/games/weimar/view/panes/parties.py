"""The parties: figures, current score of their goals, agendas, minor parties, government."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise, permutations

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.goals import goal_vp, goals_of
from ...rules.opinion import ARM as LETTER
from ...rules.parliament import bases
from ...rules.position import PARTIES, WeimarPosition
from ...scene import WeimarScene
from ...words.names import signed
from .government import government_in_short, put_minors

_COLUMNS = ("vp", "seats", "bases", "hand", "reserve")
_FEW = ("vp", "seats", "bases")
_NARROW = 34
"""Below this many columns, only `_FEW` are shown, and no numbers after unmet goals."""
_AIRY = 38
"""With this many columns or more, two spaces separate the goals."""
_MOST_RESERVE = 2

_ROOMY = 9
"""With this many rows or more, each party has a second row for its goals."""
_AGENDAS = 14
"""With this many rows or more, each party has a third row for its agenda. With fewer, open agendas
replace the government, which the parliament next to it then shows."""
_BETWEEN = " · "
_MOST_CUT = 8
"""If agendas need more columns than these beyond their rows, the last ones are left out."""
_BELOW = 2
"""Rows for the government and the minor parties."""


def figures(view: WeimarPosition, party: str) -> dict[str, int]:
    return {
        "vp": view.vp[party],
        "seats": view.seats[party],
        "bases": bases(view, party),
        "hand": len(view.hands[party]),
        "reserve": view.reserve[party],
    }


def draw_parties(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw a table of the four seats with goals and agendas, and the government."""
    view, words = scene.view, scene.words
    columns = _COLUMNS if canvas.width >= _NARROW else _FEW
    headings = [words.ui(f"column-{column}") for column in columns]
    ends = _ends(canvas.width, headings)
    for heading, end in zip(headings, ends, strict=True):
        canvas.right(0, heading, "muted", end)
    with_goals = canvas.height >= _ROOMY
    with_agendas = canvas.height >= _AGENDAS
    y = 1
    for party in PARTIES:
        sign = "*" if party == view.chancellor else "+" if party in view.government else " "
        name = words.seat_short(party)
        canvas.spot(party, 0, y)
        canvas.thing(party, 0, y, canvas.put(0, y, f"{sign}{name}", f"{party} bold"), sign)
        acts = party == scene.view.active and view.phase == "impulse"
        canvas.tint(0, y, 1 + width_of(name), scene.offered(party, "reverse" if acts else ""))
        numbers = figures(view, party)
        for column, end in zip(columns, ends, strict=True):
            text = str(numbers[column])
            if column == "reserve":
                full, empty = canvas.look.glyph("round"), canvas.look.glyph("ring")
                saved = numbers[column]
                text = full * saved + empty * (_MOST_RESERVE - saved)
            style = "strong" if column == "vp" else "text" if numbers[column] else "faint"
            canvas.right(y, text, style, end)
            start = end - width_of(canvas.look.plain(text))
            canvas.thing(f"{party}/{column}", start, y, end, numbers[column])
        y += 1
        if with_goals:
            _draw_goals(canvas, scene, party, y)
            y += 1
        if with_agendas:
            if party in agendas(view):
                end = canvas.put(2, y, words.card(view.agendas[party]), party)
                canvas.thing(f"{party}/agenda", 2, y, end, view.agendas[party])
            y += 1
    if not with_goals and canvas.height - y >= 5:
        y += 1
    texts, stresemann = _agenda_texts(scene), _stresemann(scene)
    if with_goals and not with_agendas and not _is_enough(canvas, y + _BELOW, texts):
        with_stresemann = {**texts, "stresemann": stresemann} if stresemann else texts
        y = _put_shared(canvas, scene, y, with_stresemann)
        _government_row(canvas, scene, y)
    else:
        _below(canvas, scene, y, with_agendas=not with_agendas)
    canvas.things_without_room(_values(scene))


def _values(scene: WeimarScene) -> dict[str, object]:
    """The keys of the pane's things, with their values."""
    view = scene.view
    return {
        "government": (view.chancellor, view.government),
        "president": view.president,
        "stresemann": view.stresemann,
        **{f"minor/{minor}": party for minor, party in view.minor_parties.items()},
        **{f"{party}/agenda": view.agendas[party] for party in agendas(view)},
        **{
            f"{party}/{figure}": number
            for party in PARTIES
            for figure, number in figures(view, party).items()
        },
        **{
            f"{party}/goal/{goal.threat}": goal.count
            for party in PARTIES
            for goal in goals_of(view, party)
        },
    }


def _ends(width: int, headings: list[str]) -> list[int]:
    """The end of each column: as wide as its heading, with the remaining width shared out."""
    widths = [max(3, width_of(heading)) + 1 for heading in headings]
    x = 5
    spare = max(0, min(3, (width - x - sum(widths)) // len(widths)))
    ends = []
    for needed in widths:
        x += needed + spare
        ends.append(min(x, width))
    return ends


def _draw_goals(canvas: Canvas, scene: WeimarScene, party: str, y: int) -> None:
    """Write what step 4 of the Politics Phase would score for the party now (rulebook 4.4)."""
    points = goal_vp(scene.view, party)
    scored = signed(points)
    put_goals(canvas, scene, party, 1 + (canvas.width >= _AIRY), y, canvas.width - width_of(scored))
    canvas.right(y, scored, "strong" if points else "faint")


def put_goals(canvas: Canvas, scene: WeimarScene, party: str, x: int, y: int, end: int) -> None:
    """Write a party's goals side by side, each with a sign for met or unmet."""
    airy, narrow = canvas.width >= _AIRY, canvas.width < _NARROW
    for goal in goals_of(scene.view, party):
        is_met = goal.vp > 0
        sign = canvas.look.glyph("enough" if is_met else "razed")
        count = goal.count if is_met or not narrow or goal.kind != "none" else 0
        text = scene.words.ui(f"goal-{goal.kind}", threat=goal.threat, count=count)
        start = x
        x = canvas.put(x, y, sign + " " * airy, "good" if is_met else "danger", end)
        x = canvas.put(x, y, text, "text" if is_met else "muted", end)
        canvas.thing(f"{party}/goal/{goal.threat}", start, y, x, goal.count)
        x += 1 + airy


def agendas(view: WeimarPosition) -> list[str]:
    """The parties whose agenda is face up."""
    return [party for party in PARTIES if view.agendas.get(party, "") not in ("", "?")]


def _agenda_texts(scene: WeimarScene, *, brief: bool = False) -> dict[str, list[Piece]]:
    """The open agendas, by the keys of their things, each after the letter of its party."""
    name = scene.words.agenda_in_brief if brief else scene.words.card
    return {
        f"{party}/agenda": [
            (f"{LETTER[party]} ", f"{party} bold"),
            (name(scene.view.agendas[party]), party),
        ]
        for party in agendas(scene.view)
    }


def _stresemann(scene: WeimarScene) -> list[Piece]:
    status = scene.view.stresemann
    style = "text" if status == "active" else "faint"
    return [(scene.words.ui(f"stresemann-{status}"), style)] if status != "out" else []


def _is_enough(canvas: Canvas, y: int, texts: dict[str, list[Piece]]) -> bool:
    """Whether texts fit from row `y` on."""
    if not texts:
        return True
    return (
        y < canvas.height
        and not _rows_of(_sizes(canvas, texts), canvas.width, canvas.height - y)[0]
    )


def _put_shared(canvas: Canvas, scene: WeimarScene, y: int, texts: dict[str, list[Piece]]) -> int:
    """Write texts, several to a row; return the row below.

    If the rows are too few, agendas have their short names; if they still are, a name loses a few
    letters, or a mark says that there are more.
    """
    values, rows = _values(scene), canvas.height - y
    if not texts or rows < 1:
        return y
    texts = _with_briefs(canvas, texts, _agenda_texts(scene, brief=True), rows)
    beyond, lines = _rows_of(_sizes(canvas, texts), canvas.width, rows)
    while beyond > _MOST_CUT and len(texts) > 1:
        last = list(texts)[-1 if "" not in texts else -2]
        texts = {key: row for key, row in texts.items() if key not in ("", last)}
        texts[""] = [(canvas.look.more, "muted")]
        beyond, lines = _rows_of(_sizes(canvas, texts), canvas.width, rows)
    keys, sizes = list(texts), _sizes(canvas, texts)
    for row, line in enumerate(lines, y):
        x = 0
        excess = sum(sizes[n] + len(_BETWEEN) for n in line) - len(_BETWEEN) - canvas.width
        longest = max(line, key=lambda n: sizes[n])
        for n in line:
            x = canvas.put(x, row, _BETWEEN, "muted") if x else x
            end = x + sizes[n] - (max(0, excess) if n == longest else 0)
            start, x = x, canvas.pieces(x, row, texts[keys[n]], end)
            if keys[n]:
                canvas.thing(keys[n], start, row, x, values[keys[n]])
    return y + len(lines)


def _with_briefs(
    canvas: Canvas, texts: dict[str, list[Piece]], briefs: dict[str, list[Piece]], rows: int
) -> dict[str, list[Piece]]:
    """Replace as few texts by short ones as let all of them fit; all if none do."""
    keys = [key for key in texts if briefs.get(key, texts[key]) != texts[key]]
    for number in range(len(keys) + 1):
        for short in combinations(keys, number):
            tried = {**texts, **{key: briefs[key] for key in short}}
            if not _rows_of(_sizes(canvas, tried), canvas.width, rows)[0]:
                return tried
    return {**texts, **{key: briefs[key] for key in keys}}


def _sizes(canvas: Canvas, texts: dict[str, list[Piece]]) -> tuple[int, ...]:
    return tuple(
        sum(width_of(canvas.look.plain(text)) for text, _ in row) for row in texts.values()
    )


@lru_cache(maxsize=512)
def _rows_of(sizes: tuple[int, ...], width: int, rows: int) -> tuple[int, Sequence[Sequence[int]]]:
    """Texts of these sizes on as few rows as possible, at most `rows`, with the least cut off.

    Returns the number of columns to cut off, and the numbers of the texts by row.
    """

    def lengths(lines: Sequence[Sequence[int]]) -> list[int]:
        return [sum(sizes[n] + len(_BETWEEN) for n in line) - len(_BETWEEN) for line in lines]

    def beyond(lines: Sequence[Sequence[int]]) -> int:
        return sum(max(0, length - width) for length in lengths(lines))

    def key(lines: Sequence[Sequence[int]]) -> tuple[int, int, bool, int]:
        order = [number for line in lines for number in line]
        return beyond(lines), len(lines), order != sorted(order), max(lengths(lines))

    every: list[Sequence[Sequence[int]]] = []
    for order in permutations(range(len(sizes))):
        for number in range(1, min(rows, len(sizes)) + 1):
            for inner in combinations(range(1, len(sizes)), number - 1):
                ends = pairwise((0, *inner, len(sizes)))
                every.append([order[start:end] for start, end in ends])
    best = min(every, key=key)
    return beyond(best), best


def _government_row(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """Write the government, the President and the minor parties on one row, if there is one."""
    view, words = scene.view, scene.words
    if y >= canvas.height:
        return
    x = canvas.put(0, y, government_in_short(scene), "text")
    canvas.thing("government", 0, y, x, (view.chancellor, view.government))
    end = canvas.put(x, y, f"{_BETWEEN}{words.president(view)}", "muted")
    canvas.thing("president", min(end, x + len(_BETWEEN)), y, end, view.president)
    if end + 25 < canvas.width:
        put_minors(canvas, scene, canvas.put(end, y, _BETWEEN, "muted"), y)


def _below(canvas: Canvas, scene: WeimarScene, y: int, *, with_agendas: bool) -> None:
    view, words = scene.view, scene.words
    government = words.ui(
        "parties-government",
        chancellor=words.seat(view.chancellor),
        parties=words.seats(tuple(p for p in view.government if p != view.chancellor)),
        alone="yes" if len(view.government) < 2 else "no",
    )
    if canvas.height - y >= 2:
        president = f" · {words.president(view)}"
        if width_of(government + president) > canvas.width:
            government = government_in_short(scene)
        x = canvas.put(0, y, government, "text")
        canvas.thing("government", 0, y, x, (view.chancellor, view.government))
        end = canvas.put(x, y, president, "muted")
        canvas.thing("president", min(end, x + 3), y, end, view.president)
        y += 1
    x = put_minors(canvas, scene, 0, y)
    if view.stresemann != "out":
        if canvas.height - y >= 4:
            y += 1
            x = 0
        end = canvas.pieces(x, y, _stresemann(scene))
        canvas.thing("stresemann", x, y, end, view.stresemann)
    y += 1
    if with_agendas:
        y = _put_shared(canvas, scene, y, _agenda_texts(scene))
    _sources(canvas, scene, y)


def _sources(canvas: Canvas, scene: WeimarScene, y: int) -> None:
    """Write the sources of each party's points, largest first, if there is room for every party."""
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
        # A name without a source says nothing: a first source that is too wide is cut, not left
        # out.
        room = canvas.width - (2 if fit < len(parts) else 0)
        x = canvas.put(x, y, "  ".join(parts[:fit]), "muted", room)
        if fit < len(parts):
            canvas.put(x, y, f" {canvas.look.more}", "faint")
        y += 1
