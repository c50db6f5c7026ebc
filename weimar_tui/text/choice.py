"""A question as a list to choose from: cursor, numbers, filter. It does not depend on
any screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from weimar_tui.text.folding import rank, searchable

DIGITS = frozenset("0123456789")
"""The digits of item numbers. Python also takes `²` for a digit."""


@dataclass(frozen=True)
class Item:
    """One option as the player reads it. A refused one cannot be picked and says why.

    `more` is further text that the filter searches, `known_as` other names, which count as much as
    the text. `short` is the text within its group, whose heading names the subject; `brief` is for
    long lists, to fit more columns. `note` is shown after the text where there is room for it. For
    an answer to a question of the rules, `parts` are the ids it names, `thing` is its subject.
    `figures` are what the columns of the list say about it. `number` is a number of its own, which
    it has in every list; None: its place in the list.
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
    figures: tuple[str, ...] = ()
    number: int | None = None

    def number_at(self, place: int) -> int:
        """Its number in a list where it has this place."""
        return place if self.number is None else self.number

    @property
    def names(self) -> tuple[str, ...]:
        """The ids that it names, or its own id if it names none."""
        return self.parts or (self.id,)

    @property
    def group(self) -> str:
        """Its heading in a list where headings are chosen first; an option without a subject is its
        own heading."""
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

    `short_prompt` replaces the prompt where that saves a row.

    `groups` are the subjects of answers (`GameMessages.groups`): they are listed first, and
    choosing one shows its answers. `within` is the open group, `way_back` says how to leave it.
    `heads` names the columns of figures beside the answers, on the row of the context.
    `missing` says, for numbers that no item has now, why; `absent` is that text after such a number
    was typed, or `unknown` after any other number: the cursor is then on no item.
    `unchosen`, if not empty, replaces the preview until the cursor is on an item. `cut`: the last
    drawing had no room for all of the text below the list. `one_column`: items are never put side
    by side, as in forms, where left and right change a row. `drawn_elsewhere`: a pane shows what
    the previews of the groups say, so they only get rows that the list leaves.
    """

    prompt: str = ""
    short_prompt: str = ""
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
    drawn_elsewhere: bool = False
    heads: tuple[str, ...] = ()
    missing: Mapping[int, str] = field(default_factory=dict)
    unknown: str = ""
    absent: str = ""
    _kept: tuple[object, list[Item]] = field(
        default=(None, []), init=False, repr=False, compare=False
    )

    def choose_first(self, why: str) -> None:
        """Put the cursor on no item: Enter chooses nothing until the player has moved to one.

        >>> choice = Choice(items=(Item("a", "A"), Item("b", "B")))
        >>> choice.choose_first("What goes is gone."), choice.current, choice.move(-1)
        (None, None, None)
        >>> choice.current.id
        'b'
        """
        self.cursor, self.unchosen = -1, why

    @property
    def listed(self) -> Sequence[Item]:
        """The items to choose from without a filter: groups, or the answers of the open group.

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
        asked = self.filter, self.within, self.items, self.groups
        if self._kept[0] != asked:
            found = self.fitting(self.filter) if self.filter else self.listed
            self._kept = asked, sorted(found, key=lambda item: bool(item.refused))
        return self._kept[1]

    def fitting(self, wanted: str) -> list[Item]:
        """The answers, in groups or not, that contain every word; those that begin with
        the words come first."""
        ranks = [
            (rank(wanted, f"{item.text} {item.known_as}", item.more), item) for item in self.items
        ]
        fitting = [(place, item) for place, item in ranks if place is not None]
        return [item for _, item in sorted(fitting, key=lambda one: one[0])]

    def meant(self, wanted: str) -> list[Item]:
        """The listed items that match the words, or the only answer that does.

        If the words are an answer's whole text, only that answer matches. If nothing in the open
        group matches but something in the whole list does, the group is left.
        """
        fitting = self.fitting(wanted)
        fitting = [
            item for item in fitting if searchable(item.text) == searchable(wanted)
        ] or fitting
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
        """The listed items that match the words themselves or contain an answer that does."""
        fitting = self.fitting(wanted)
        return [
            row
            for row in self.listed
            if rank(wanted, self.text_of(row)) is not None
            or not set(self.under(row)).isdisjoint(fitting)
        ]

    def under(self, row: Item) -> list[Item]:
        """The answers that a listed item leads to."""
        if row.id in self.groups:
            return [item for item in self.items if item.group == row.id]
        return [item for item in self.items if item.id == row.id]

    def text_of(self, item: Item, *, brief: bool = False) -> str:
        """The text of an item in the list."""
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
        """The question's number, and the option that Enter would choose."""
        current = self.current
        return self.number, current.id if current is not None else ""

    @property
    def open_items(self) -> list[Item]:
        """The items that can be picked."""
        return [item for item in self.shown if not item.refused]

    def move(self, by: int) -> None:
        """Move the cursor. It wraps around the ends, and visits refused items so that
        they can be read."""
        self.typed = ""
        shown = self.shown
        if shown:
            start = max(self.cursor, -1 if by > 0 else 0)
            self.cursor = (start + by) % len(shown)

    def leap(self, by: int) -> bool:
        """Move to the same answer about the next thing, for answers such as `16:build`.

        Returns False if it cannot move: only answers to questions of the rules are about things,
        rows of a form are not.

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
        """Move the cursor, stopping at the ends."""
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

    @property
    def shown_numbers(self) -> list[int]:
        """The number of each shown item: its own, or its place."""
        return [item.number_at(place) for place, item in enumerate(self.shown, 1)]

    def digit(self, char: str) -> None:
        """Type a digit of an item's number; start a new number if none can match.

        A number that no item has takes the cursor off the list, so that Enter chooses nothing.

        >>> choice = Choice(items=(Item("a", "A", number=2), Item("b", "B", number=10)))
        >>> choice.digit("2"), choice.current.id, choice.digit("1"), choice.current
        (None, 'a', None, None)
        >>> choice.digit("0"), choice.current.id
        (None, 'b')
        >>> choice.unknown = "There is no such number."
        >>> choice.digit("1"), choice.absent, choice.digit("7"), choice.absent
        (None, '', None, 'There is no such number.')
        """
        numbers, known = self.shown_numbers, {*self.shown_numbers, *self.missing}
        typed = self.typed + char if self._begins(self.typed + char, known) else char
        self.typed = typed if self._begins(typed, known) else ""
        number = int(typed)
        if number in numbers:
            self.cursor, self.absent = numbers.index(number), ""
        else:
            may_go_on = self._begins(typed, known)
            self.cursor = -1
            self.absent = self.missing.get(number, "" if may_go_on else self.unknown)

    @staticmethod
    def _begins(typed: str, numbers: Collection[int]) -> bool:
        """Whether one of some numbers begins with these digits."""
        return any(str(number).startswith(typed) for number in numbers)

    def type(self, char: str) -> None:
        """Add a character to the filter; `\\b` removes one."""
        self.filter = self.filter[:-1] if char == "\b" else self.filter + char
        self.typed = ""
        self.cursor = 0

    def item_at(self, x: int, y: int, width: int) -> int | None:
        """The index of the item drawn at a place, in a drawing of this width."""
        column = min(x * self.columns // width, self.columns - 1)
        return self.spots.get((column, y))

    def clear_filter(self) -> None:
        """Remove the filter; the cursor stays on its item."""
        current = self.current
        self.filter = ""
        self.filtering = False
        self.typed = ""
        if current is None or not self.go(current.id):
            self.cursor = -1 if self.unchosen else 0
