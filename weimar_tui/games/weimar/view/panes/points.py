"""The sources of victory points: bars and tables for the page at the end of the game
(rulebook 5.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from weimar_tui.kernel.events import Event
from weimar_tui.tui.canvas import Canvas, width_of

from ...rules.goals import goal_vp
from ...rules.opinion import half_wins
from ...rules.phases.politics import declaration
from ...rules.position import PARTIES
from ...rules.tally import by_round, by_source, by_source_and_round
from ...scene import WeimarScene
from ...words.names import signed
from ...words.wording import WeimarMessages
from .opinion import halves
from .parties import put_goals

_NUMBER = 7
"""Columns of a number in the tables with a column per party."""

_ROUND = 4
"""Columns of a number in the table with a column per round."""

_WIDEST = 46
"""The column where numbers start if there is room."""


def _numbers_at(page: Canvas) -> int:
    return min(_WIDEST, page.width - 4 * _NUMBER - 2)


def draw_race(
    page: Canvas, y: int, words: WeimarMessages, events: Sequence[Event], points: Mapping[str, int]
) -> int:
    """Draw a bar for each party, with rounds alternately full and shaded; return the row below.

    Points lost later are missing at its end.
    """
    rounds = by_round(events)
    names = {party: words.seat(party) for party in PARTIES}
    x = max(width_of(name) for name in names.values()) + 2
    most = max(1, *points.values())
    scale = min(1.0, (page.width - x - 5) / most)
    for party in PARTIES:
        page.put(0, y, names[party], f"{party} bold")
        at, totals = x, list(accumulate(row[party] for row in rounds.values()))
        for index, number in enumerate(rounds):
            end = x + round(max(0, min(totals[index:])) * scale)
            glyph = page.look.glyph("block" if number % 2 else "shade")
            if end > at:
                page.fill(at, y, end - at, glyph, party)
                at = end
        page.put(at + 1, y, str(points[party]), "strong")
        y += 1
    return y


def _header(page: Canvas, y: int, title: str, words: WeimarMessages) -> None:
    x = _numbers_at(page)
    page.put(0, y, title, "title", x)
    for index, party in enumerate(PARTIES):
        short = words.seat_short(party)
        page.right(y, short, f"{party} bold", x + _NUMBER * (index + 1))


def _row(page: Canvas, y: int, label: str, row: Mapping[str, int], style: str) -> None:
    x = _numbers_at(page)
    page.put(0, y, label, style, x)
    for index, party in enumerate(PARTIES):
        number = row[party]
        shown = str(number) if number or style == "strong" else page.look.glyph("free")
        page.right(y, shown, style, x + _NUMBER * (index + 1))


def draw_rounds(
    page: Canvas, y: int, words: WeimarMessages, events: Sequence[Event], points: Mapping[str, int]
) -> int:
    """Draw the points of each party at the start and in each round; return the row below."""
    _header(page, y, words.ui("end-by-round"), words)
    rounds = by_round(events)
    given = {party: points[party] - sum(row[party] for row in rounds.values()) for party in PARTIES}
    if any(given.values()):
        y += 1
        _row(page, y, words.ui("end-start"), given, "text")
    for number, row in rounds.items():
        y += 1
        _row(page, y, words.ui("end-round", round=number), row, "text")
    y += 1
    _row(page, y, words.ui("end-total"), points, "strong")
    return y + 1


def draw_sources(page: Canvas, y: int, words: WeimarMessages, events: Sequence[Event]) -> int:
    """Draw the points of each party by source; return the row below."""
    _header(page, y, words.ui("end-by-source"), words)
    for source, row in by_source(events).items():
        y += 1
        _row(page, y, words.source(source), row, "text")
    return y + 1


def draw_party(
    page: Canvas, y: int, words: WeimarMessages, events: Sequence[Event], party: str
) -> int:
    """Draw one party's points by source and round, each source with a bar; return the row below."""
    rounds = list(by_round(events))
    x = max(24, _numbers_at(page) - _ROUND)
    left, right = page.look.glyph("left"), page.look.glyph("right")
    title = words.ui("end-of-party", party=words.seat(party))
    page.put(0, y, f"{left} {title} {right}", f"{party} bold", x)
    for index, number in enumerate(rounds):
        page.right(y, str(number), "muted", x + _ROUND * (index + 1))
    total_at = x + _ROUND * (len(rounds) + 1) + 1
    sources = by_source_and_round(events, party)
    most = max([1, *(sum(row.values()) for row in sources.values())])
    scale = min(1.0, (page.width - total_at - 1) / most)
    for source, row in sources.items():
        y += 1
        page.put(0, y, words.source(source), "text", x)
        for index, number in enumerate(rounds):
            shown = str(row[number]) if number in row else page.look.glyph("free")
            page.right(y, shown, "text", x + _ROUND * (index + 1))
        total = sum(row.values())
        page.right(y, str(total), "strong", total_at)
        if total > 0:
            long = max(1, round(total * scale))
            page.fill(total_at + 1, y, long, page.look.glyph("block"), party)
    return y + 1


def draw_now(page: Canvas, y: int, scene: WeimarScene) -> int:
    """Draw what the Politics Phase would score now; return the row below."""
    view, words = scene.view, scene.words
    page.put(0, y, words.ui("now-title"), "title")
    y += 1
    width = max(width_of(words.seat_short(party)) for party in PARTIES) + 1
    for party in PARTIES:
        page.put(0, y, words.seat_short(party), f"{party} bold")
        scored = signed(goal_vp(view, party))
        put_goals(page, scene, party, width, y, page.width - width_of(scored))
        page.right(y, scored, "strong")
        y += 1
    declared = declaration(view)
    governs = words.ui("now-governs", calm=declared.calm, troubled=declared.troubled)
    for party, points in declared.vp.items():
        page.put(0, y, words.seat_short(party), f"{party} bold")
        page.put(width, y, governs, "text")
        page.right(y, signed(points), "strong")
        y += 1
    won = {party: half_wins(view, party)[0] for party in PARTIES}
    named = [
        f"{words.seat_short(party)} {halves(number, page.look)}"
        for party, number in sorted(won.items(), key=lambda item: -item[1])
        if number
    ]
    if named:
        page.put(0, y, words.ui("now-issues", won=" · ".join(named)), "text")
        y += 1
    return y


def draw_points(page: Canvas, y: int, scene: WeimarScene, party: str) -> int:
    """Draw the whole page: current score, bars, rounds, one party, all sources.

    Returns the row below.
    """
    words, events, points = scene.words, scene.events, scene.view.vp
    if scene.view.outcome is None:
        y = draw_now(page, y, scene) + 1
    y = draw_race(page, y, words, events, points)
    y = draw_rounds(page, y + 1, words, events, points)
    if not by_source(events):
        return y + 1
    y = draw_party(page, y + 1, words, events, party)
    return draw_sources(page, y + 1, words, events) + 1
