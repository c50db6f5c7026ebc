"""Exports of a review: Markdown, CSV, and a picture (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from weimar_tui.play.reviewed import ReviewTexts, in_hundred
from weimar_tui.replay.exports import markdown_text
from weimar_tui.replay.timeline import Timeline
from weimar_tui.text.breaks import width_of

_STEPS = "▁▂▃▄▅▆▇█"
_COLUMNS = 60
"""Columns of a curve in Markdown."""


def review_markdown(report: ReviewTexts) -> str:
    """The whole review as Markdown."""
    return "\n".join(_markdown(report)) + "\n"


def _markdown(report: ReviewTexts) -> Iterator[str]:
    say = report.words.text
    yield f"# {markdown_text(report.title)}"
    yield ""
    yield f"## {markdown_text(say('review-curve'))}"
    yield ""
    yield "```"
    yield from _curves(report)
    yield "```"
    yield ""
    rows = report.rows()
    yield _row(rows[0])
    yield _row(["---", *["---:"] * (len(rows[0]) - 1)])
    yield from map(_row, rows[1:])
    yield ""
    for note in report.notes():
        yield markdown_text(note)
        yield ""
    for message, turns in (
        ("review-turning-title", report.turns()),
        ("review-errors-title", report.errors()),
    ):
        yield f"## {markdown_text(say(message))}"
        yield ""
        if not turns:
            yield markdown_text(say("review-none"))
            yield ""
        for turn in turns:
            yield f"### {markdown_text(turn.title)}"
            yield ""
            yield from (f"- {markdown_text(line)}" for line in turn.lines)
            yield ""


def _row(row: Sequence[str]) -> str:
    return "| " + " | ".join(map(markdown_text, row)) + " |"


def _curves(report: ReviewTexts) -> Iterator[str]:
    """A row for each seat: its name, its chances, the last one."""
    review, words = report.review, report.words
    names = {seat: words.seat(seat) for seat in review.head.seats}
    wide = max(map(width_of, names.values()))
    for seat, name in names.items():
        chances = review.chances(seat)
        last = len(chances) - 1
        shown = [chances[column * last // (_COLUMNS - 1)] for column in range(_COLUMNS)]
        steps = "".join(_STEPS[min(7, chance * 8 // 1_000_000)] for chance in shown)
        yield f"{name}{' ' * (wide - width_of(name))} {steps} {in_hundred(chances[-1]):3}"


def review_csv(report: ReviewTexts) -> str:
    """A row for each pick: the seat, the answer, its error, everybody's chances and luck."""
    review, replay = report.review, report.replay
    seats = review.head.seats
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            *("pick", "seat", "question", "answer", "tried", "open", "best", "error", "doubt"),
            *(f"chance.{seat}" for seat in seats),
            *(f"luck.{seat}" for seat in seats),
        ]
    )
    for judged in review.picks:
        pick = replay.pick_at(replay.first + judged.n)
        assert pick is not None
        writer.writerow(
            [
                *(judged.n, judged.seat, judged.kind, pick.option),
                *(int(judged.tried), int(judged.open), judged.best),
                *(judged.error / 1e6, judged.doubt / 1e6),
                *(judged.chances[seat] / 1e6 for seat in seats),
                *(judged.luck.get(seat, 0) / 1e6 for seat in seats),
            ]
        )
    return out.getvalue()


# --- a picture ----------------------------------------------------------------------------------
_WIDE, _HIGH = 1200, 675
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 210, 100, 70
_FONT = "font-family=\"system-ui, -apple-system, 'Segoe UI', 'Noto Sans CJK TC', sans-serif\""


def review_svg(report: ReviewTexts, timeline: Timeline, colours: Mapping[str, str]) -> str:
    """The chances over the game as a picture, its turning points numbered.

    `colours` are those of the seats, of `ground`, `band`, `text`, `muted` and `key`.
    """
    return "\n".join(_svg(report, timeline, colours)) + "\n"


def _svg(report: ReviewTexts, timeline: Timeline, colours: Mapping[str, str]) -> Iterator[str]:
    review, words = report.review, report.words
    last = max(1, len(review.picks))
    wide, high = _WIDE - _LEFT - _RIGHT, _HIGH - _TOP - _BOTTOM

    def x(place: float) -> float:
        return round(_LEFT + place * wide / last, 1)

    def y(chance: int) -> float:
        return round(_TOP + high - chance * high / 1_000_000, 1)

    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" '
        f'width="{_WIDE}" height="{_HIGH}" {_FONT}>'
    )
    yield f"<title>{escape(report.title)}</title>"
    yield f'<rect width="{_WIDE}" height="{_HIGH}" fill="{colours["ground"]}"/>'
    yield _text(_LEFT, 44, report.title, colours["text"], 28, "bold")
    yield _text(_LEFT, 74, words.text("review-curve"), colours["muted"], 18)
    starts = [(number, moment - timeline.first) for number, moment in timeline.rounds.items()]
    ends = [*(start for _, start in starts[1:]), last]
    for place, ((number, start), end) in enumerate(zip(starts, ends, strict=True)):
        if place % 2 == 0:
            box = f'x="{x(start)}" y="{_TOP}" width="{round(x(end) - x(start), 1)}"'
            yield f'<rect {box} height="{high}" fill="{colours["band"]}"/>'
        name = words.replay("book-round", round=number)
        text = name if len(starts) < 9 else str(number)
        yield _text(x(start) + 4, _HIGH - _BOTTOM + 24, text, colours["muted"], 15)
    for chance in (0, 250_000, 500_000, 750_000, 1_000_000):
        line = f'x1="{_LEFT}" x2="{_LEFT + wide}" y1="{y(chance)}" y2="{y(chance)}"'
        yield f'<line {line} stroke="{colours["muted"]}" stroke-opacity="0.35"/>'
        share = str(in_hundred(chance))
        yield _text(_LEFT - 12, y(chance) + 5, share, colours["muted"], 15, anchor="end")
    for turning in review.turning:
        line = f'x1="{x(turning.n)}" x2="{x(turning.n)}" y1="{_TOP}" y2="{_TOP + high}"'
        yield f'<line {line} stroke="{colours["key"]}" stroke-dasharray="2 5"/>'
    for seat in review.head.seats:
        points = " ".join(f"{x(place)},{y(c)}" for place, c in enumerate(review.chances(seat)))
        yield (
            f'<polyline points="{points}" fill="none" stroke="{colours[seat]}" '
            'stroke-width="3" stroke-linejoin="round"/>'
        )
    for number, turning in enumerate(review.turning, 1):
        yield f'<circle cx="{x(turning.n)}" cy="{_TOP}" r="12" fill="{colours["key"]}"/>'
        yield _text(
            x(turning.n), _TOP + 6, str(number), colours["ground"], 16, "bold", anchor="middle"
        )
    yield from _names(report, colours)
    yield "</svg>"


def _names(report: ReviewTexts, colours: Mapping[str, str]) -> Iterator[str]:
    """Names and last chances at the right, pushed apart."""
    review = report.review
    high = _HIGH - _TOP - _BOTTOM
    ends = sorted(((review.chances(s)[-1], s) for s in review.head.seats), reverse=True)
    at = float(_TOP)
    for rank, (chance, seat) in enumerate(ends):
        lowest = _TOP + high - 24 * (len(ends) - rank - 1)
        at = max(at, min(_TOP + high - chance * high / 1_000_000, lowest))
        text = f"{report.words.seat(seat)} {in_hundred(chance)}"
        yield _text(_WIDE - _RIGHT + 14, at + 6, text, colours[seat], 18, "bold")
        at += 24


def _text(
    x: float,
    y: float,
    text: str,
    colour: str,
    size: int,
    weight: str = "normal",
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x}" y="{round(y, 1)}" fill="{colour}" font-size="{size}" '
        f'font-weight="{weight}" text-anchor="{anchor}">{escape(text)}</text>'
    )
