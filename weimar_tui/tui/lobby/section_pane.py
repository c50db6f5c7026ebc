"""A list with headings, columns and keys, as in the lobby and the waiting room."""

from __future__ import annotations

from dataclasses import dataclass, field

from weimar_tui.server.sections import ListRow, ListSection, rows_of
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas, clip, width_of
from weimar_tui.tui.choice_pane import ChoicePane

_KIND, _NAME, _LEAST_NAME = 10, 20, 8
"""Columns of a row's first words, of its name, and of a name in a narrow list. The first words get
more if all rows have room for it."""

_FIRST, _GAP = 5, 2
"""Where rows begin, and the columns between their parts."""


@dataclass
class SectionChoice(Choice):
    """A choice among the rows of sections. Digits count only rows without a key of their own."""

    sections: tuple[ListSection, ...] = ()
    rows: dict[str, ListRow] = field(default_factory=dict)

    @classmethod
    def of(cls, sections: tuple[ListSection, ...]) -> SectionChoice:
        """Return the choice among these sections' rows."""
        rows = rows_of(sections)
        return cls(
            items=tuple(row.item for row in rows),
            sections=sections,
            rows={row.id: row for row in rows},
            one_column=True,
        )

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers of the rows that have one, by id."""
        plain = [item.id for item in self.shown if not self.rows[item.id].key]
        return {id: number for number, id in enumerate(plain, 1)}

    def digit(self, char: str) -> None:
        """Type a digit of a row's number; start a new number if none matches."""
        numbered = {number: id for id, number in self.numbers.items()}
        for typed in (self.typed + char, char):
            if int(typed) in numbered:
                self.typed = typed
                self.go(numbered[int(typed)])
                return
        self.typed = ""


class SectionPane(ChoicePane):
    """Draws a `SectionChoice`. Headings scroll with their rows."""

    def _drawing(self, canvas: Canvas) -> None:
        choice = self.choice
        if not isinstance(choice, SectionChoice) or choice.filtering or choice.filter:
            super()._drawing(canvas)
            return
        lines = _lines(choice, canvas.height)
        at = next((n for n, line in enumerate(lines) if line == choice.cursor), 0)
        first = max(0, min(at - canvas.height // 2, len(lines) - canvas.height))
        choice.columns = 1
        choice.spots.clear()
        shown, numbers = choice.shown, choice.numbers
        widths = _widths(choice, canvas.width)
        for y, line in enumerate(lines[first : first + canvas.height]):
            if isinstance(line, ListSection):
                _draw_heading(canvas, y, line)
            elif line is not None:
                choice.spots[0, y] = line
                row = choice.rows[shown[line].id]
                mark = row.key or str(numbers.get(row.id, ""))
                self._draw_row(canvas, y, row, mark, widths, at=line == choice.cursor)
        if first > 0:
            canvas.put(canvas.width - 1, 0, canvas.look.glyph("more-up"), "key")
        if first + canvas.height < len(lines):
            down = canvas.look.glyph("more-down")
            canvas.put(canvas.width - 1, canvas.height - 1, down, "key")

    def _draw_row(
        self, canvas: Canvas, y: int, row: ListRow, mark: str, widths: tuple[int, int], *, at: bool
    ) -> None:
        kind, name = widths
        end = canvas.width - 1
        cursor = "cursor" if self.hears_keys else "strong mark"

        def style(usual: str) -> str:
            return cursor if at else usual

        if at:
            canvas.fill(0, y, canvas.width, " ", cursor)
            canvas.put(0, y, canvas.look.glyph("pointer"), cursor)
        canvas.put(4 - width_of(mark), y, mark, style("key"))
        figure = end - width_of(canvas.look.plain(row.figure))
        stop = figure - 1 if row.figure else end
        x = _FIRST
        if row.name or row.state:
            canvas.put(x, y, clip(row.kind, kind), style(row.name_tone), stop)
            x += kind + _GAP
            if name and (row.name or not row.state):
                canvas.put(x, y, clip(canvas.look.plain(row.name), name), style("text"), stop)
            x += name + _GAP if name else 0
            canvas.put(x, y, row.state, style("text"), stop)
        else:
            canvas.put(x, y, row.kind, style(row.name_tone), stop)
        if row.figure:
            canvas.put(figure, y, row.figure, style(row.tone), end)


def _lines(choice: SectionChoice, height: int) -> list[ListSection | int | None]:
    """Headings, indices of rows and blank lines, from top to bottom; blank lines only if there is
    room for all."""
    lines: list[ListSection | int | None] = []
    index, number = 0, len(choice.items)
    headed = [section for section in choice.sections if section.rows]
    spaced = number + 2 * len(headed) - 1 <= height
    for section in headed:
        if lines and spaced:
            lines.append(None)
        if section.heading:
            lines.append(section)
        lines += range(index, index + len(section.rows))
        index += len(section.rows)
    return lines


def _draw_heading(canvas: Canvas, y: int, section: ListSection) -> None:
    line = canvas.look.glyph("line")
    canvas.put(0, y, line * 2, "faint")
    x = canvas.put(3, y, section.heading, "title")
    if section.note:
        x = canvas.put(x, y, f" · {section.note}", "muted", canvas.width - 1)
    if x + 1 < canvas.width:
        canvas.put(x + 1, y, line * (canvas.width - x - 2), "faint")


def _widths(choice: SectionChoice, width: int) -> tuple[int, int]:
    """The columns of the first words and of the names."""
    parted = [row for row in choice.rows.values() if row.name or row.state]
    kind = max((width_of(row.kind) for row in parted), default=0)
    name = max((width_of(row.name) for row in parted), default=0)
    name = min(name, _NAME if width >= 70 else max(_LEAST_NAME, width // 4))
    rest = (width_of(row.state) + width_of(row.figure) + 2 * _GAP for row in parted)
    room = width - _FIRST - name - _GAP - max(rest, default=0)
    return min(kind, max(_KIND, width // 5, room)), name
