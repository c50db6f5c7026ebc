"""Shares with their intervals as an SVG plot: a row for each share, with a dot and an error bar."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

_LEFT, _WIDTH, _ROW, _TOP = 260, 560, 20, 48
_COLOURS = ("#4477aa", "#cc6677", "#228833", "#aa8800", "#66ccee", "#aa3377", "#666666")
"""Distinguishable with most colour vision on white; assigned to cells in order."""


class Dot(Struct, frozen=True):
    """A share between 0 and 1, its interval, and the index of its cell."""

    share: float
    low: float
    high: float
    cell: int


def plot(title: str, rows: Sequence[tuple[str, Sequence[Dot]]], cells: Sequence[str]) -> str:
    """Return a plot of the named rows, with a dot for each cell and a legend of the cells."""
    parts: list[str] = []
    y = _TOP
    right = _LEFT + _WIDTH
    for name, dots in rows:
        parts.append(_text(_LEFT - 12, y + 4, name, "end"))
        for dot in dots:
            colour = _COLOURS[dot.cell % len(_COLOURS)]
            low, at, high = (_LEFT + _WIDTH * value for value in (dot.low, dot.share, dot.high))
            parts.append(
                f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" '
                f'stroke="{colour}" stroke-width="2"/>'
                f'<circle cx="{at:.1f}" cy="{y}" r="4" fill="{colour}"/>'
            )
            parts.append(_text(right + 10, y + 4, f"{100 * dot.share:.0f} %", "start"))
            y += _ROW
        y += _ROW // 2
    bottom = y - _ROW // 2
    scale = []
    for tenth in range(0, 11, 2):
        x = _LEFT + _WIDTH * tenth / 10
        scale.append(f'<line x1="{x}" x2="{x}" y1="{_TOP - 14}" y2="{bottom}" stroke="#dddddd"/>')
        scale.append(_text(x, bottom + 16, f"{10 * tenth} %", "middle"))
    y = bottom + 40
    named = []
    for number, cell in enumerate(cells):
        colour = _COLOURS[number % len(_COLOURS)]
        named.append(f'<circle cx="{_LEFT}" cy="{y - 4}" r="4" fill="{colour}"/>')
        named.append(_text(_LEFT + 12, y, cell, "start"))
        y += _ROW
    width = right + 60
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" '
            f'viewBox="0 0 {width} {y}" font-family="sans-serif" font-size="13">',
            f'<rect width="{width}" height="{y}" fill="white"/>',
            f'<text x="12" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
            *scale,
            *parts,
            *named,
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(text)}</text>'
