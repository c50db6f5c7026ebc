"""The front door as a page: the games, a short form, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.ssh.dialogue import Dialogue
from weimar_tui.server.ssh.lines import catalogue, problem_line
from weimar_tui.server.ssh.questions import Cursor, edited, tail
from weimar_tui.server.ssh.sheet import Sheet
from weimar_tui.text.breaks import width_of, wrap
from weimar_tui.text.languages import languages
from weimar_tui.text.pictures import Rows

SIGN_UP, RECOVER, LOOK, WATCH = 1, 2, 3, 4
"""The answers of the form; 0: leave."""
_WAYS = (SIGN_UP, RECOVER)
_VISITS = (LOOK, WATCH)
_LONGEST_NAME = 20
_GAP = 2
"""Columns between pictures."""
_CAPTION = 3
"""Rows below a picture: name, players, a blank one."""


@dataclass
class Poster:
    """A game on the front door. `players`: the fewest and the most."""

    names: dict[str, str]
    subtitles: dict[str, str]
    players: tuple[int, int]
    pictures: Sequence[Rows]


Piece = tuple[int, str, str]
"""A text at a column, in a style."""


@dataclass
class _Row:
    """A row of the page. `place`: the number of the field or option that it shows; rows without
    one can be left out, those with the lowest `worth` first."""

    pieces: list[Piece] = field(default_factory=list)
    place: int = -1
    worth: int = 0
    types: int = -1
    """The column of the terminal's cursor while its field is edited."""


class DoorForm:
    """Name, language, invitation or letter; then the ways in; then what visitors can do, if
    there are `visits`. A `Question`."""

    footer = "keys-door"
    fills = True

    def __init__(
        self,
        talk: Dialogue,
        posters: Sequence[Poster],
        key: str,
        asks: str,
        name: str,
        code: str,
        *,
        visits: bool = False,
    ) -> None:
        """`key`: the fingerprint; `asks`: the third field (`code`, `letter`), "" for none."""
        self.answer: str | int | None = None
        self.values = {"name": name, "code": code, "letter": ""}
        self.notice: Sequence[str] = ()
        self.checked = ""
        """The name that `problem` is about, None if it is available."""
        self.problem: KernelError | None = None
        self._talk, self._posters, self._key = talk, posters, key
        self._fields = ["name", "language", *([asks] if asks else [])]
        self._shows_keys = False
        self._ways = (*_WAYS, *_VISITS) if visits else _WAYS
        self._cursor = len(self._fields) if name and (code or asks != "code") else 0

    # --- keys -----------------------------------------------------------------------------------
    def press(self, key: str) -> None:
        if self._shows_keys:
            self._shows_keys = False
            return
        places = len(self._fields) + len(self._ways)
        field = self._fields[self._cursor] if self._cursor < len(self._fields) else ""
        match key:
            case "up":
                self._cursor = (self._cursor - 1) % places
            case "down" | "tab":
                self._cursor = (self._cursor + 1) % places
            case "escape":
                self.answer = 0
            case "enter" if field == "name" and (way := self._typed_way()):
                self.values["name"] = ""
                self._cursor = len(self._fields) + way - 1
            case "enter" if field:
                self._cursor += 1
            case "enter":
                self._take(self._ways[self._cursor - len(self._fields)])
            case "?" if field != "letter":
                self._shows_keys = True
            case "left" | "right" if field == "language":
                known = languages()
                step = 1 if key == "right" else -1
                self._talk.language = known[(known.index(self._talk.language) + step) % len(known)]
            case _ if field in self.values:
                longest = _LONGEST_NAME if field == "name" else 200
                self.values[field] = edited(self.values[field], key, longest)
            case _ if key in map(str, self._ways):
                self._cursor = len(self._fields) + int(key) - 1

    def _typed_way(self) -> int:
        """Return the number of an option that was typed as the name, or 0."""
        typed = self.values["name"]
        return int(typed) if typed in map(str, self._ways) else 0

    def _take(self, way: int) -> None:
        """Answer, or move to what is missing first."""
        if way == SIGN_UP and not self.values["name"]:
            self.checked, self.problem = "", KernelError("name-wrong")
            self._cursor = 0
        elif way == SIGN_UP and "code" in self._fields and not self.values["code"]:
            self._cursor = self._fields.index("code")
        else:
            self.answer = way

    # --- drawing --------------------------------------------------------------------------------
    def height(self, width: int) -> int:
        return len(self._rows(width))

    def draw(self, sheet: Sheet, top: int, rows: int) -> Cursor | None:
        if self._shows_keys:
            lines = self._talk.text("door-keys").splitlines()
            parts = [part for line in lines for part in wrap(line, max(8, sheet.width - 2)) or [""]]
            for y, part in enumerate(parts[:rows], top):
                sheet.put(1, y, part, "text" if y > top else "title")
            return None
        page = self._rows(sheet.width)
        size = self._picture_size(sheet, rows - len(page) - _CAPTION)
        left = self._margin(sheet.width, size)
        room = sheet.width - left
        page = [*([] if size else self._listed(room)), *self._rows(room)]
        top += self._draw_pictures(sheet, top, size) if size else 0
        rows -= top
        while len(page) > rows and any(row.place < 0 for row in page):
            least = min(row.worth for row in page if row.place < 0)
            page = [row for row in page if row.place >= 0 or row.worth > least]
        at = next(n for n, row in enumerate(page) if row.place == self._cursor)
        skipped = max(0, at - rows + 1)
        cursor = None
        for y, row in enumerate(page[skipped : skipped + rows], top):
            for x, text, style in row.pieces:
                sheet.put(left + x, y, text, style)
            if row.types >= 0 and row.place == self._cursor:
                cursor = min(left + row.types, sheet.width - 1), y
        return cursor

    def _picture_size(self, sheet: Sheet, rows: int) -> int:
        """Return the number of the largest pictures that fit, from 1; 0 if none does."""
        if not sheet.shows_pictures or not all(poster.pictures for poster in self._posters):
            return 0
        number = len(self._posters)
        for size in range(min(len(poster.pictures) for poster in self._posters)):
            widest = max(len(poster.pictures[size][0]) // 2 for poster in self._posters)
            highest = max(len(poster.pictures[size]) // 2 for poster in self._posters)
            if number * (widest + _GAP) <= sheet.width and highest <= rows:
                return size + 1
        return 0

    def _margin(self, width: int, size: int) -> int:
        """Return the left edge: that of the pictures, which are in the middle."""
        if not size:
            return 0 if width < 60 else 2
        each = [len(poster.pictures[size - 1][0]) // 2 + _GAP for poster in self._posters]
        return (width - sum(each) + _GAP) // 2

    def _draw_pictures(self, sheet: Sheet, top: int, size: int) -> int:
        """Draw the games side by side; return the rows used."""
        x, used = self._margin(sheet.width, size), 0
        for poster in self._posters:
            picture = poster.pictures[size - 1]
            wide, high = len(picture[0]) // 2, len(picture) // 2
            sheet.picture(x, top, picture)
            sheet.put(x, top + high, self._named(poster.names), "title", x + wide)
            sheet.put(x, top + high + 1, self._players(poster), "muted", x + wide)
            x, used = x + wide + _GAP, max(used, high + _CAPTION)
        return used

    def _listed(self, width: int) -> list[_Row]:
        """Return a row for each game, for terminals without pictures."""
        rows = []
        for poster in self._posters:
            name, about = self._named(poster.names), self._named(poster.subtitles)
            row = _Row([(1, name, "title")], worth=3)
            x = 1 + width_of(name) + 2
            for text, style in ((self._players(poster), "text"), (about, "muted")):
                if x + width_of(text) < width - 2:
                    row.pieces.append((x, text, style))
                    x += width_of(text) + 2
            rows.append(row)
        return [*rows, _Row(worth=3)]

    def _named(self, names: dict[str, str]) -> str:
        return names.get(self._talk.language) or next(iter(names.values()), "")

    def _players(self, poster: Poster) -> str:
        least, most = poster.players
        if least == most:
            return self._talk.text("door-players-exactly", number=most)
        return self._talk.text("door-players", least=least, most=most)

    def _rows(self, width: int) -> list[_Row]:
        """Return the page below the pictures."""
        text, room = self._talk.text, max(8, width - 4)

        def prose(line: str, style: str, worth: int) -> Iterable[_Row]:
            return [_Row([(1, part, style)], worth=worth) for part in wrap(line, room)]

        rows = list(prose(text("door-unknown"), "strong", 4))
        for line in self.notice:
            rows += prose(line, "danger", 6)
        rows.append(_Row(worth=1))
        for place, name in enumerate(self._fields):
            rows += self._field_rows(place, name, width)
        rows.append(_Row(worth=1))
        for number, way in enumerate(self._ways):
            rows += self._way_rows(number, way, room)
        rows.append(_Row(worth=0))
        rows += prose(text("door-key", key=self._key), "muted", 2)
        return rows

    def _field_rows(self, place: int, name: str, width: int) -> Iterable[_Row]:
        text = self._talk.text
        labels = [text(f"door-field-{field}") for field in self._fields]
        x = max(map(width_of, labels)) + 5
        chosen = place == self._cursor
        about, style = self._about(name)
        if name == "language":
            value = f"◂ {catalogue(self._talk.language).text('club-language')} ▸"
        else:
            value = tail(self.values[name], max(4, width - x - 4))
        row = _Row(
            [(3, labels[place], "cursor" if chosen else "text"), (x, value, "strong")], place
        )
        if name != "language":
            row.types = x + width_of(value)
        if chosen:
            row.pieces.append((1, "▸", "key"))
        beside = max(x + width_of(value) + 3, x + 22)
        if not about or beside + width_of(about) < width - 2:
            row.pieces.append((beside, about, style))
            return [row]
        lines = wrap(about, max(8, width - 5))
        return [
            row,
            *(_Row([(3, line, style)], worth=5 if style == "danger" else 0) for line in lines),
        ]

    def _about(self, name: str) -> tuple[str, str]:
        """Return the text next to a field, and its style."""
        text = self._talk.text
        if name == "language":
            others = (one for one in languages() if one != self._talk.language)
            return "  ".join(catalogue(one).text("club-language") for one in others), "muted"
        if name != "name":
            return text(f"door-about-{name}"), "muted"
        if way := self._typed_way():
            return text("door-about-number", number=way), "strong"
        if self.checked != self.values["name"] or not (self.checked or self.problem):
            return text("door-about-name"), "muted"
        if self.problem is None:
            return text("door-available"), "good"
        return problem_line(self.problem, self._talk.language), "danger"

    def _way_rows(self, number: int, way: int, room: int) -> Iterable[_Row]:
        text, place = self._talk.text, len(self._fields) + number
        chosen = place == self._cursor
        name = self.values["name"]
        labels = {RECOVER: "door-account", LOOK: "door-look", WATCH: "door-watch"}
        if way in labels:
            label = text(labels[way])
        else:
            label = text("door-join", name=name) if name else text("door-sign-up")
        style = "cursor" if chosen else "text"
        first, *more = wrap(label, max(8, room - 6))
        row = _Row([(3, str(way), "cursor" if chosen else "key"), (4, f" {first} ", style)], place)
        if chosen:
            row.pieces.append((1, "▸", "key"))
        x = 7 + width_of(first)
        if way == LOOK and not more and x + width_of(text("door-unsaved")) < room + 4:
            row.pieces.append((x, text("door-unsaved"), "muted"))
        return [row, *(_Row([(5, f"{line} ", style)], worth=5) for line in more)]
