"""A question as a list to choose from: cursor, numbers, filter. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from weimar_tui.text.folding import plainly, rank

DIGITS = frozenset("0123456789")
"""Characters that numbers of items are typed with; `²`, which Python takes for a digit, is none."""


@dataclass(frozen=True)
class Item:
    """One option as the player reads it. A refused one cannot be picked and says why.

    `more` is further text that the filter searches, `known_as` other names, which count as much as
    the text. `short` is the text within its group, whose heading names the subject; `brief` is for
    long lists, to fit more columns. `note` is shown after the text where there is room for it. For
    an answer to a question of the rules, `parts` are the ids
    it names, `thing` is its subject.
    """

    id: str
    text: str
    refused: str = ""
    more: str = ""
    short: str = ""
    brief: str = ""
    parts: tuple[str, ...] = ()
    thing: str = ""
    known_as: str = ""
    note: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The ids it names; without any, its own id."""
        return self.parts or (self.id,)

    @property
    def group(self) -> str:
        """Its heading in the list, where that is chosen first; an option without a subject is
        its own heading.
        """
        return self.thing or self.id


def _rest(item: Item) -> tuple[str, ...]:
    """The parts of an answer besides its subject."""
    return tuple(part for part in item.parts if part != item.thing)


@dataclass
class Choice:
    """The state of one question on the screen.

    `preview` holds forecasts of items; `make_preview` adds missing ones on demand. `cursor` is an
    index among the filtered items; `typed` are the digits typed so far. `spots` maps columns and
    rows of the last drawing to items.

    `groups` are the subjects of answers (`GameMessages.groups`): they are listed first, and
    choosing one shows its answers. `within` is the open group, `way_back` says how to leave it.
    `unchosen`, if not empty, replaces the preview until the cursor is on an item. `cut`: the last
    drawing had no room for all of the text below the list. `one_column`: items are never put side
    by side, as in forms, where left and right change a row.
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
    make_preview: Callable[[str], str] | None = None
    groups: Mapping[str, Item] = field(default_factory=dict)
    within: str = ""
    way_back: str = ""
    unchosen: str = ""
    cut: bool = False
    one_column: bool = False

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
        shown = (self.groups.get(item.group, item) for item in self.items)
        return list({item.id: item for item in shown}.values())

    def enter(self, group: str) -> None:
        """Open a group."""
        self.within, self.cursor, self.typed = group, 0, ""

    def leave(self) -> None:
        """Return to the groups."""
        group, self.within = self.within, ""
        self.typed = ""
        self.go(group)

    def preview_of(self, option: str) -> str:
        """The forecast of an option in words."""
        if self.make_preview is not None and option not in self.preview:
            self.preview[option] = self.make_preview(option)
        return self.preview.get(option, "")

    @property
    def shown(self) -> list[Item]:
        """The filtered items: first those with a word that begins like this, then matches
        elsewhere in the name, then in `more`. Refused ones last.
        """
        if not self.filter:
            return sorted(self.listed, key=lambda item: bool(item.refused))
        return sorted(self.fitting(self.filter), key=lambda item: bool(item.refused))

    def fitting(self, wanted: str) -> list[Item]:
        """The answers, in groups or not, that hold every word; those that begin so first."""
        ranks = [
            (rank(wanted, f"{item.text} {item.known_as}", item.more), item) for item in self.items
        ]
        fitting = [(place, item) for place, item in ranks if place is not None]
        return [item for _, item in sorted(fitting, key=lambda one: one[0])]

    def meant(self, wanted: str) -> list[Item]:
        """What is listed that words fit; where they fit nothing but one answer, that one.

        An answer that is said so word for word is meant alone. Where nothing listed fits, but
        something of the whole list does, it is gone back to.
        """
        fitting = self.fitting(wanted)
        fitting = [item for item in fitting if plainly(item.text) == plainly(wanted)] or fitting
        if len(fitting) == 1:
            return fitting
        rows = self.rows_for(wanted)
        if not rows and self.within:
            group, self.within = self.within, ""
            rows = self.rows_for(wanted)
            if not rows:
                self.within = group
        return rows

    def rows_for(self, wanted: str) -> list[Item]:
        """What is listed now that words fit, or one of the answers under it."""
        fitting = self.fitting(wanted)
        return [
            row
            for row in self.listed
            if rank(wanted, self.text_of(row)) is not None
            or not set(self.under(row)).isdisjoint(fitting)
        ]

    def under(self, row: Item) -> list[Item]:
        """The answers that something listed stands for."""
        if row.id in self.groups:
            return [item for item in self.items if item.group == row.id]
        return [item for item in self.items if item.id == row.id]

    def text_of(self, item: Item, *, brief: bool = False) -> str:
        """How the list says an item."""
        if self.within and item.short:
            return item.short
        return item.brief if brief and item.brief else item.text

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
        """Type a digit of an item's number; restarts if no number matches."""
        for typed in (self.typed + char, char):
            number = int(typed)
            if 1 <= number <= len(self.shown):
                self.typed = typed
                self.cursor = number - 1
                return
        self.typed = ""

    def type(self, char: str) -> None:
        """Add a character to the filter; `\\b` removes one."""
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
