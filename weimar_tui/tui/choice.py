"""A question as a list to choose from: cursor, numbers, filter. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain

from weimar_tui.text.folding import fold, plain
from weimar_tui.tui.canvas import Canvas, clip, width_of, wrap

_TIGHT = 6
"""Rows below which only the list and what it is about have room."""

DIGITS = frozenset("0123456789")
"""Characters that numbers of items are typed with; `²`, which Python takes for a digit, is none."""

FORESEEN = 6
"""Rows kept, where there is room, for previews that are made when they are looked at."""


@lru_cache(maxsize=1024)
def _folded(text: str) -> str:
    return plain(fold(text))


@lru_cache(maxsize=4096)
def _rows(text: str, width: int) -> int:
    return len(wrap(text, width))


@dataclass(frozen=True)
class Item:
    """One option as the player reads it. A refused one cannot be picked and says why.

    `more` is further text that the filter looks into. `short` says it within its group, where what
    it is about stands above the list; `brief` where a long list has more columns by it. Of an
    answer to a question of the rules `parts` are the ids it names, `thing` is what it is about.
    """

    id: str
    text: str
    refused: str = ""
    more: str = ""
    short: str = ""
    brief: str = ""
    parts: tuple[str, ...] = ()
    thing: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The ids it names; what is no answer names itself."""
        return self.parts or (self.id,)

    @property
    def group(self) -> str:
        """What it is listed under, where that is chosen first; what is about nothing, itself."""
        return self.thing or self.id


def _rest(item: Item) -> tuple[str, ...]:
    """What an answer says besides what it is about."""
    return tuple(part for part in item.parts if part != item.thing)


@dataclass
class Choice:
    """The state of one question on the screen.

    `preview` tells what items would bring; `foresee` makes what is not told there yet, when it is
    looked at. `cursor` counts among the items that the filter leaves; `typed` are digits typed so
    far.
    `spots` says which item the last drawing put on which column of the list and row.

    `groups` are the things that answers are about (`GameWords.groups`): they are listed first, and
    only what is taken of them leads to its answers. `within` is the group looked into, `way_back`
    says how to leave it. `unchosen`, if it says anything, stands where the preview does until the
    cursor is put on an item, which at first it is not. `cut`: the last drawing had no room for all
    of what is told below the list.
    """

    prompt: str = ""
    context: str = ""
    items: tuple[Item, ...] = ()
    number: int = -1
    cursor: int = 0
    filter: str = ""
    filtering: bool = False
    typed: str = ""
    preview: dict[str, str] = field(default_factory=dict)
    columns: int = 1
    spots: dict[tuple[int, int], int] = field(default_factory=dict)
    foresee: Callable[[str], str] | None = None
    groups: Mapping[str, Item] = field(default_factory=dict)
    within: str = ""
    way_back: str = ""
    unchosen: str = ""
    cut: bool = False

    def choose_first(self, why: str) -> None:
        """Put the cursor on no item: Enter takes none before the player has gone to one.

        >>> choice = Choice(items=(Item("a", "A"), Item("b", "B")))
        >>> choice.choose_first("What goes is gone."), choice.current, choice.move(-1)
        (None, None, None)
        >>> choice.current.id
        'b'
        """
        self.cursor, self.unchosen = -1, why

    @property
    def listed(self) -> Sequence[Item]:
        """The items to choose from now, where no filter is: groups, or the answers of one.

        >>> answers = (Item("a:1", "A1", thing="a"), Item("a:2", "A2", thing="a"))
        >>> items = (*answers, Item("end", "End"))
        >>> choice = Choice(items=items, groups={"a": Item("a", "A")})
        >>> [item.id for item in choice.listed], choice.enter("a"), [i.id for i in choice.listed]
        (['a', 'end'], None, ['a:1', 'a:2'])
        """
        if not self.groups:
            return self.items
        if self.within:
            return [item for item in self.items if item.group == self.within]
        found = (self.groups.get(item.group, item) for item in self.items)
        return list({item.id: item for item in found}.values())

    def enter(self, group: str) -> None:
        """Look into a group."""
        self.within, self.cursor, self.typed = group, 0, ""

    def leave(self) -> None:
        """Back to the groups."""
        group, self.within = self.within, ""
        self.typed = ""
        self.go(group)

    def preview_of(self, option: str) -> str:
        """What an option would bring, in words."""
        if self.foresee is not None and option not in self.preview:
            self.preview[option] = self.foresee(option)
        return self.preview.get(option, "")

    @property
    def shown(self) -> list[Item]:
        """The items the filter leaves: where a word begins so, elsewhere in the name, in what is
        told behind it. Refused ones last.
        """
        if not self.filter:
            return sorted(self.listed, key=lambda item: bool(item.refused))
        wanted = _folded(self.filter).split()
        found: tuple[list[Item], ...] = [], [], []
        for item in self.items:
            name = f" {_folded(item.text)}"
            if all(f" {word}" in name for word in wanted):
                found[0].append(item)
            elif all(word in name for word in wanted):
                found[1].append(item)
            elif all(word in _folded(item.text + item.more) for word in wanted):
                found[2].append(item)
        return sorted(chain(*found), key=lambda item: bool(item.refused))

    @property
    def current(self) -> Item | None:
        """The item under the cursor."""
        shown = self.shown
        return shown[self.cursor] if 0 <= self.cursor < len(shown) else None

    @property
    def answer(self) -> tuple[int, str]:
        """What Enter would take: the question, and the option under the cursor."""
        current = self.current
        return self.number, current.id if current is not None else ""

    @property
    def open_items(self) -> list[Item]:
        """The items that can be picked."""
        return [item for item in self.shown if not item.refused]

    def move(self, by: int) -> None:
        """Move the cursor, around the ends, also over refused items so that they can be read."""
        self.typed = ""
        shown = self.shown
        if shown:
            start = max(self.cursor, -1 if by > 0 else 0)
            self.cursor = (start + by) % len(shown)

    def leap(self, by: int) -> bool:
        """To the same answer about the next thing, where answers are such as `16:build`.

        Only answers to a question of the rules are about things, not the rows of a form.

        >>> uses = [(card, use) for card in ("16", "5") for use in ("build", "event")]
        >>> items = tuple(Item(":".join(u), "", parts=u, thing=u[0]) for u in uses)
        >>> choice = Choice(items=items, cursor=1, number=1)
        >>> choice.leap(1), choice.current.id
        (True, '5:event')
        """
        current = self.current
        if self.number < 0 or current is None or current.names == (current.group,):
            return False
        things = list(dict.fromkeys(item.group for item in self.items))
        wanted = things[(things.index(current.group) + by) % len(things)]
        about = [item for item in self.items if item.group == wanted]
        alike = [item for item in about if _rest(item) == _rest(current)]
        self.typed = ""
        return any(self.go(item.id) for item in (*alike, *about))

    def page(self, by: int) -> None:
        """Move the cursor without going around."""
        self.typed = ""
        self.cursor = max(0, min(self.cursor + by, len(self.shown) - 1))

    def go(self, option: str) -> bool:
        """Put the cursor on an option."""
        for index, item in enumerate(self.shown):
            if item.id == option:
                self.cursor = index
                return True
        return not self.filter and self._go_elsewhere(option)

    def _go_elsewhere(self, option: str) -> bool:
        """Put the cursor on an option of another group, or on a group from within one."""
        within = self.within
        if option in self.groups:
            self.within = ""
        elif any(item.id == option for item in self.items):
            thing = next(item.group for item in self.items if item.id == option)
            self.within = thing if thing in self.groups else ""
        if self.within == within:
            return False
        return self.go(option)

    def digit(self, char: str) -> None:
        """Type a digit of an item's number; digits that lead nowhere begin anew."""
        for typed in (self.typed + char, char):
            number = int(typed)
            if 1 <= number <= len(self.shown):
                self.typed = typed
                self.cursor = number - 1
                return
        self.typed = ""

    def type(self, char: str) -> None:
        """Add a character to the filter; `\\b` takes one away."""
        self.filter = self.filter[:-1] if char == "\b" else self.filter + char
        self.typed = ""
        self.cursor = 0

    def item_at(self, x: int, y: int, width: int) -> int | None:
        """The item drawn at a place of a sheet of this width."""
        column = min(x * self.columns // width, self.columns - 1)
        return self.spots.get((column, y))

    def clear_filter(self) -> None:
        """Show everything again, with the cursor where it was."""
        current = self.current
        self.filter = ""
        self.filtering = False
        self.typed = ""
        if current is None or not self.go(current.id):
            self.cursor = -1 if self.unchosen else 0


def draw_choice(
    canvas: Canvas, choice: Choice, *, focus: bool, filter_label: str, empty: str
) -> None:
    """Draw prompt, list and the preview of what is under the cursor."""
    rows = canvas.height
    width = canvas.width
    small = rows < 9
    prompt = wrap(canvas.look.plain(choice.prompt), width - 1)
    y = 0
    if rows < _TIGHT and choice.within:
        prompt = []  # the group says enough
    for line in prompt[: 2 if small else 3]:
        canvas.put(0, y, line, "strong")
        y += 1
    if choice.within:
        x = canvas.put(0, y, choice.groups[choice.within].text, "key")
        canvas.put(x + 2, y, choice.way_back, "muted")
        y += 1
    elif choice.context and (not small or _has_room(canvas, choice, rows - y)):
        y = canvas.paragraph(0, y, choice.context, "muted", rows=2 if rows < 14 else 4)
    if choice.filtering or choice.filter:
        canvas.put(0, y, f"{filter_label} {choice.filter}_", "key")
        y += 1
    preview_rows = _preview_rows(canvas, choice, rows - y)
    preview = _preview_lines(canvas, choice, preview_rows)
    list_rows = max(1, rows - y - len(preview))
    if len(choice.shown) > list_rows * _columns(canvas, choice, list_rows)[0]:
        # The list is cut: it takes the rows that this item's preview leaves blank.
        preview = [line for line in preview if line]
        list_rows = max(1, rows - y - len(preview))
    _draw_list(canvas, choice, y, list_rows, focus, empty)
    y = rows - len(preview)
    for line in preview:
        canvas.put(1, y, line, "muted")
        y += 1


def _has_room(canvas: Canvas, choice: Choice, left: int) -> bool:
    """Whether what stands below the prompt fits besides the whole list and a preview."""
    needed = min(2, _rows(canvas.look.plain(choice.context), canvas.width))
    rows = left - needed - bool(choice.preview)
    return rows > 0 and len(choice.shown) <= rows * _columns(canvas, choice, rows)[0]


def _preview_rows(canvas: Canvas, choice: Choice, left: int) -> int:
    """Rows kept below the list: what the longest text takes, but at most half of the room, and less
    where the list is cut.

    They are the same for every item, so that the list stands still while the cursor moves.
    """
    width = canvas.width - 2
    if choice.foresee is not None:
        longest = FORESEEN
    else:
        texts = [_preview_text(canvas, choice, item) for item in choice.shown]
        texts.append(choice.unchosen)
        longest = max((_rows(canvas.look.plain(text), width) for text in texts if text), default=0)
    if left < 4 or not longest:
        # Why an answer is refused is told even where there is hardly any room.
        return int(left > 1 and any(item.refused for item in choice.shown))
    spare = left - len(choice.shown)
    most = left // 2 if spare >= 0 else left * 2 // 5
    return max(1 if left < 7 else 2, min(max(spare, most), longest))


def _preview_text(canvas: Canvas, choice: Choice, item: Item) -> str:
    """Why the item is refused, what it would do, or all of its text if the list cuts it off."""
    text = item.refused or choice.preview_of(item.id)
    digits = len(str(len(choice.shown)))
    if not text and width_of(canvas.look.plain(item.text)) + digits + 2 > canvas.width:
        return item.text
    return text


def _preview_lines(canvas: Canvas, choice: Choice, rows: int) -> list[str]:
    current = choice.current
    choice.cut = False
    if rows <= 0 or (current is None and not choice.unchosen):
        return []
    text = choice.unchosen if current is None else _preview_text(canvas, choice, current)
    width = canvas.width - 2
    lines = wrap(canvas.look.plain(text), width) if text else []
    choice.cut = len(lines) > rows
    if choice.cut:
        last = clip(f"{lines[rows - 1]} {lines[rows]}", width, canvas.look.more)
        lines = [*lines[: rows - 1], last]
    return [""] * (rows - len(lines)) + lines


def _said(choice: Choice, item: Item, *, brief: bool) -> str:
    """How the list says an item."""
    if choice.within and item.short:
        return item.short
    return item.brief if brief and item.brief else item.text


def _columns(canvas: Canvas, choice: Choice, rows: int) -> tuple[int, bool]:
    """So many columns as are needed and have room, and whether they are so many by brief texts."""
    shown = choice.shown
    told = _columns_of(canvas, [item.text for item in shown], rows)
    brief = _columns_of(canvas, [item.brief or item.text for item in shown], rows)
    return max(told, brief), brief > told


def _columns_of(canvas: Canvas, texts: Sequence[str], rows: int) -> int:
    if len(texts) <= rows:
        return 1
    digits = len(str(len(texts)))
    widest = max(width_of(canvas.look.plain(text)) for text in texts) + digits + 4
    return max(1, min(-(-len(texts) // rows), canvas.width // widest))


def _draw_list(canvas: Canvas, choice: Choice, y: int, rows: int, focus: bool, empty: str) -> None:
    shown = choice.shown
    if not shown:
        canvas.put(1, y, empty, "muted")
        return
    digits = len(str(len(shown)))
    columns, brief = _columns(canvas, choice, rows)
    choice.columns = columns
    width = canvas.width // columns
    per_page = rows * columns
    choice.spots.clear()
    first = max(0, min(choice.cursor - per_page // 2, len(shown) - per_page))
    for place, item in enumerate(shown[first : first + per_page]):
        index = first + place
        column, row = (0, place) if columns == 1 else divmod(place, rows)
        x = column * width
        choice.spots[column, y + row] = index
        at = index == choice.cursor
        style = "faint" if item.refused else "text"
        if at:
            style = ("cursor" if focus else "strong mark") + (" faint" if item.refused else "")
        pointer = canvas.look.glyph("pointer") if at else " "
        text = _said(choice, item, brief=brief)
        # While a filter is typed, digits are letters of it.
        number = "" if choice.filtering else f"{index + 1:>{digits}} "
        label = f"{pointer}{number}{text}"
        if item.refused and not at:
            label += _bracketed(item.refused)
        end = x + width - (1 if columns > 1 else 0)
        after = canvas.put(x, y + row, label, style, end)
        if at and columns == 1:
            canvas.put(after, y + row, " ", style)
    if first > 0:
        canvas.put(canvas.width - 1, y, canvas.look.glyph("more-up"), "key")
    if first + per_page < len(shown):
        canvas.put(canvas.width - 1, y + rows - 1, canvas.look.glyph("more-down"), "key")


def _bracketed(text: str) -> str:
    """In brackets as wide as the writing: no half-width ones around Chinese."""
    return f"（{text}）" if width_of(text) > len(text) else f" ({text})"
