"""Who can see what: declared with every field of a Position, and carried out here.

    class DuelPosition(Position):
        round: Open[int] = 0
        hands: Owned[dict[str, list[str]]] = field(default_factory=dict)
        deck: FaceDown[list[str]] = field(default_factory=list)
        orders: Annotated[dict[str, str], by(open_at_the_end)] = field(default_factory=dict)

    VIEWER = Viewer(DuelPosition)
    VIEWER.view(position, "red")

Views hide what a seat cannot see: a card becomes `?`, a number 0, and a list keeps its length. The
kernel's own fields declare themselves: a view has fresh dice, no options of other seats and nothing
private to them. The stack is public, so a Step must not hold anything hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

from msgspec import UNSET, Struct, UnsetType

from weimar_tui.kernel.copying import Code, bare, hints_of, members
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.position import P, Position

HIDDEN = "?"
"""Shown in views in place of a hidden card or name."""


class Visibility:
    """Who can see a field. Use the names below; never create another one."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


OPEN = Visibility("OPEN")
"""Everybody may see it."""

NOBODY = Visibility("NOBODY")
"""Hidden from everyone."""

OWNER = Visibility("OWNER")
"""A dict by seat whose entries only their seat sees; inside a SEATED Struct, any field."""

SEATED = Visibility("SEATED")
"""A dict by seat of Structs whose own fields are declared, that seat being their owner."""


class Uncounted:
    """Type of `UNCOUNTED`."""

    def __repr__(self) -> str:
        return "UNCOUNTED"


UNCOUNTED = Uncounted()
"""With a visibility: seats that cannot see the field do not learn its size either, and get an empty
list, dict or Struct of its type (of several types, the first), `""` or 0; UNSET where allowed.
`Annotated[list[str], OWNER, UNCOUNTED]`."""

T = TypeVar("T")
Open = Annotated[T, OPEN]
FaceDown = Annotated[T, NOBODY]
Owned = Annotated[T, OWNER]
Seated = Annotated[T, SEATED]


class By(Visibility):
    """A visibility that depends on the position: `choose(holder, seat)` returns the current one."""

    def __init__(self, choose: Callable[[Any, str | None], Visibility]) -> None:
        super().__init__(f"by({choose.__name__})")
        self.choose = choose


def by(choose: Callable[[Any, str | None], Visibility]) -> By:
    """Declare a visibility that depends on the position: `choose` returns OPEN, OWNER or NOBODY.

    `holder` is the Struct with the field (the Position, or a seat's own Struct), `seat` the viewer
    (None: a spectator).
    """
    return By(choose)


class Undeclared(TypeError):
    """A field of a Position with a missing or wrong visibility."""


class Viewer(Generic[P]):
    """Makes views of one class of Positions. Raises Undeclared, at import, for an invalid field.

    `declared` holds the visibility of each of the game's own fields.
    """

    def __init__(self, position: type[P]) -> None:
        self.declared: dict[str, Visibility] = {}
        code = _ShowingCode()
        lines = [
            "seen = position.__copy__()",
            f"seen.dice = {code.name(Dice)}()",
            "seen.steps = position.steps.copy()",
            "seen.decisions = [decision.seen_by(seat) for decision in position.decisions]",
        ]
        for name, hint in hints_of(position).items():
            if name in Position.__struct_fields__:
                continue
            where, value = f"{position.__name__}.{name}", f"position.{name}"
            self.declared[name] = visibility = declaration(where, hint)
            shown = code.shown(where, hint, visibility, value)
            if shown != value:
                lines.append(f"seen.{name} = {shown}")
        self._view = code.function("position, seat", *lines, "return seen")

    def view(self, position: P, seat: str | None) -> P:
        """The position as a seat (None: a spectator) sees it, as an independent position."""
        seen: P = self._view(position, seat)
        return seen


def declaration(where: str, hint: object) -> Visibility:
    """The visibility declared in a field's type. Raises Undeclared for none or two."""
    visibilities = [mark for mark in get_args(hint)[1:] if isinstance(mark, Visibility)]
    if len(visibilities) != 1:
        raise Undeclared(
            f"{where} does not say who may see it: make it "
            "Open[...], Owned[...], FaceDown[...], Seated[...] or Annotated[..., by(...)]"
        )
    return visibilities[0]


class _ShowingCode(Code):
    """Code of a view: a copy with everything hidden that the seat cannot see."""

    def shown(self, where: str, hint: object, visibility: Visibility, value: str) -> str:
        """The expression for what `seat` sees of a field of the position."""
        if visibility is OPEN:
            return self.copied(hint, value)
        if visibility is NOBODY:
            return self.covered(where, hint, value)
        by_seat = get_origin(bare(hint)) is dict
        if isinstance(visibility, By):
            return self._one_of(
                f"{self.name(visibility.choose)}(position, seat)",
                self.copied(hint, value),
                self.covered(where, hint, value),
                self.shown(where, hint, OWNER, value) if by_seat else "",
            )
        if not by_seat:
            raise Undeclared(f"{where} is {visibility!r}, so it must be a dict by seat")
        part = get_args(bare(hint))[1]
        if UNCOUNTED in get_args(hint):
            part = Annotated[part, UNCOUNTED]
        owner, item = self.name(None, "owner"), self.name(None, "item")
        if visibility is SEATED:
            shown = self._shown_of_seat(where, part, owner, item)
        else:
            shown = self._if_owned(where, part, owner, item)
        return f"{{{owner}: {shown} for {owner}, {item} in {value}.items()}}"

    def _shown_of_seat(self, where: str, struct: object, owner: str, value: str) -> str:
        """The expression for what `seat` sees of a Struct of `owner` that declares its fields."""
        struct = bare(struct)
        if not (isinstance(struct, type) and issubclass(struct, Struct)):
            raise Undeclared(f"{where} is SEATED, so it must be a dict of Structs by seat")
        parts = {}
        for name, hint in hints_of(struct).items():
            within, part = f"{struct.__name__}.{name}", f"{value}.{name}"
            visibility = declaration(within, hint)
            if visibility is OWNER:
                parts[name] = self._if_owned(within, hint, owner, part)
            elif isinstance(visibility, By):
                parts[name] = self._one_of(
                    f"{self.name(visibility.choose)}({value}, seat)",
                    self.copied(hint, part),
                    self.covered(within, hint, part),
                    self._if_owned(within, hint, owner, part),
                )
            elif visibility is SEATED:
                raise Undeclared(f"{within} cannot be SEATED: it belongs to a seat already")
            else:
                parts[name] = self.shown(within, hint, visibility, part)
        return self.made_of(struct, parts)

    def _if_owned(self, where: str, hint: object, owner: str, value: str) -> str:
        covered = self.covered(where, hint, value)
        return f"({self.copied(hint, value)} if {owner} == seat else {covered})"

    def _one_of(self, chosen: str, whole: str, covered: str, owned: str) -> str:
        """The expression for a chosen visibility: OPEN, NOBODY, or OWNER if possible."""
        now = self.name(None, "now")
        is_open, is_owned = self.name(OPEN, "OPEN"), self.name(OWNER, "OWNER")
        otherwise = f"{owned} if {now} is {is_owned} else {covered}" if owned else covered
        return f"({whole} if ({now} := {chosen}) is {is_open} else {otherwise})"

    def covered(self, where: str, hint: object, value: str) -> str:
        """`value` hidden: names, numbers and cards are replaced, sizes stay.

        Of UNCOUNTED values nothing stays. Raises Undeclared for types without a hidden form.
        """
        uncounted = get_origin(hint) is Annotated and UNCOUNTED in get_args(hint)
        hint = bare(hint)
        if uncounted and UnsetType in members(hint):
            return self.name(UNSET)
        if uncounted:
            kind = members(hint)[0]
            return f"{self.name(get_origin(kind) or kind, 'empty')}()"
        if hint in _COVERED:
            return _COVERED[hint].format(value)
        kinds = members(hint)
        if len(kinds) == 2 and type(None) in kinds:
            (inner,) = (kind for kind in kinds if kind is not type(None))
            return f"(None if {value} is None else {self.covered(where, inner, value)})"
        origin, inside = get_origin(hint), get_args(hint)
        item, key = self.name(None, "item"), self.name(None, "key")
        if origin is list:
            return f"[{self.covered(where, inside[0], item)} for {item} in {value}]"
        if origin is tuple and inside[1:] == (...,):
            return f"tuple([{self.covered(where, inside[0], item)} for {item} in {value}])"
        if origin is dict:
            part = self.covered(where, inside[1], item)
            return f"{{{key}: {part} for {key}, {item} in {value}.items()}}"
        if isinstance(hint, type) and issubclass(hint, Struct):
            fields = hints_of(hint).items()
            return self.made_of(
                hint, {name: self.covered(where, of, f"{value}.{name}") for name, of in fields}
            )
        raise Undeclared(f"{where}: a value of type {hint} has no face-down form")


_COVERED: dict[Any, str] = {
    str: f"({{}} and {HIDDEN!r})",
    int: "0",
    float: "0.0",
    bool: "False",
}
