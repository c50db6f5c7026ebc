"""Lists with headings: the lobby and the waiting room, for the screen and for line mode.

Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from weimar_tui.text.choice import Item


@dataclass(frozen=True)
class ListRow:
    """One row: what it is about, its name, its state, and a figure at the right edge.

    `key` chooses it on the screen; a row without one has a number. `tone` is the style of the
    figure, `name_tone` that of the first column. `about` describes the row when the cursor is on
    it. `line` is the whole row in line mode, if it differs.
    """

    id: str
    kind: str
    name: str = ""
    state: str = ""
    figure: str = ""
    key: str = ""
    tone: str = "muted"
    name_tone: str = "strong"
    about: str = ""
    line: str = ""

    @property
    def text(self) -> str:
        """The row as one line."""
        return " · ".join(filter(None, (self.kind, self.name, self.state, self.figure)))

    @property
    def item(self) -> Item:
        """The row as an option to choose."""
        return Item(self.id, self.text, more=self.about)


@dataclass(frozen=True)
class ListSection:
    """Rows below a heading."""

    heading: str
    rows: tuple[ListRow, ...]
    note: str = ""


def rows_of(sections: Iterable[ListSection]) -> list[ListRow]:
    """Return all rows, in order."""
    return [row for section in sections for row in section.rows]


def lines_of(sections: Sequence[ListSection]) -> list[Item]:
    """Return the rows for line mode: `thing` of each section's first row is its heading."""
    items = []
    for section in sections:
        for index, row in enumerate(section.rows):
            heading = section.heading if index == 0 else ""
            items.append(Item(row.id, row.line or row.text, thing=heading))
    return items
