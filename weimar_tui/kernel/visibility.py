"""Who may see what: declared beside every field of a Position, and carried out here.

    class DuelPosition(Position):
        round: Annotated[int, OPEN] = 0
        hands: Annotated[dict[str, list[str]], OWNER] = field(default_factory=dict)
        deck: Annotated[list[str], NOBODY] = field(default_factory=list)
        orders: Annotated[dict[str, str], by(open_at_the_end)] = field(default_factory=dict)

    VIEWER = Viewer(DuelPosition)
    VIEWER.view(position, "red")

What a seat may not see lies face down: a card is `?`, a number 0, a list as long as it is. The
kernel's own fields declare themselves: a view has fresh dice, no options of other seats and
nothing private to them; Steps are open, so nothing hidden may stand in one.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

from msgspec import Struct

from weimar_tui.kernel.copying import (
    Copier,
    bare,
    copier,
    hints_of,
    members,
)
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.position import Position

P = TypeVar("P", bound=Position)

HIDDEN = "?"
"""Stands for a card, or any other name, that a view does not show."""

Show = Callable[[Any, Any, "str | None"], Any]
"""What of a value a seat is shown: called with the value, the Struct it stands in, and the seat."""


class Visibility:
    """Who may see a field. Declared with the names below, never made elsewhere."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


OPEN = Visibility("OPEN")
"""Everybody may see it."""

NOBODY = Visibility("NOBODY")
"""It lies face down for all."""

OWNER = Visibility("OWNER")
"""A dict by seat, whose entries only their seat sees; inside a SEATED Struct, any field."""

SEATED = Visibility("SEATED")
"""A dict by seat of Structs whose own fields are declared, that seat being their owner."""


class Uncounted:
    """The kind of `UNCOUNTED`."""

    def __repr__(self) -> str:
        return "UNCOUNTED"


UNCOUNTED = Uncounted()
"""Beside a visibility: who may not see the field sees nothing at all there, not even how much: an
empty list, dict or Struct of its type, `""` or 0."""


class By(Visibility):
    """A visibility that changes: `choose(holder, seat)` says which one holds now."""

    def __init__(self, choose: Callable[[Any, str | None], Visibility]) -> None:
        super().__init__(f"by({choose.__name__})")
        self.choose = choose


def by(choose: Callable[[Any, str | None], Visibility]) -> By:
    """Who may see it depends: `choose(holder, seat)` gives OPEN, OWNER or NOBODY.

    `holder` is the Struct that the field stands in (the Position, or a seat's own Struct), `seat`
    the one that looks (None: a spectator).
    """
    return By(choose)


class Undeclared(TypeError):
    """A field of a Position that does not say who may see it, or says it wrongly."""


class Viewer(Generic[P]):
    """Makes views of one class of Positions. Raises Undeclared, at import, for a careless field.

    `declared` says who may see each of the game's own fields.
    """

    def __init__(self, position: type[P]) -> None:
        self._copied: list[tuple[str, Copier]] = []
        self._shown: list[tuple[str, Show]] = []
        self.declared: dict[str, Visibility] = {}
        for name, hint in hints_of(position).items():
            if name in Position.__struct_fields__:
                continue
            where = f"{position.__name__}.{name}"
            self.declared[name] = visibility = declaration(where, hint)
            if visibility is not OPEN:
                self._shown.append((name, _show(where, hint, visibility)))
            elif (copied := copier(hint)) is not None:
                self._copied.append((name, copied))

    def view(self, position: P, seat: str | None) -> P:
        """What a seat (None: a spectator) may know, in the shape of a position of its own."""
        seen = copy(position)
        seen.dice = Dice()
        seen.steps = position.steps.copy()
        seen.decisions = [decision.seen_by(seat) for decision in position.decisions]
        for name, copied in self._copied:
            setattr(seen, name, copied(getattr(position, name)))
        for name, show in self._shown:
            setattr(seen, name, show(getattr(position, name), position, seat))
        return seen


def declaration(where: str, hint: Any) -> Visibility:
    """What is declared for a field of this type. Raises Undeclared if nothing is, or two things."""
    found = [mark for mark in get_args(hint)[1:] if isinstance(mark, Visibility)]
    if get_origin(hint) is not Annotated or len(found) != 1:
        raise Undeclared(
            f"{where} does not say who may see it: "
            "annotate it with OPEN, OWNER, NOBODY, SEATED or by(...)"
        )
    return found[0]


# --- a field of the position --------------------------------------------------------------------
def _show(where: str, hint: Any, visibility: Visibility) -> Show:
    """How a field of the Position is shown to a seat."""
    if visibility is OPEN:
        whole = _whole(hint)
        return lambda value, holder, seat: whole(value)
    if visibility is NOBODY:
        covered = face_down(where, hint)
        return lambda value, holder, seat: covered(value)
    if isinstance(visibility, By):
        choose = visibility.choose
        shows = {OPEN: _show(where, hint, OPEN), NOBODY: _show(where, hint, NOBODY)}
        if get_origin(bare(hint)) is dict:
            shows[OWNER] = _show(where, hint, OWNER)
        return lambda value, holder, seat: shows[choose(holder, seat)](value, holder, seat)
    if get_origin(bare(hint)) is not dict:
        raise Undeclared(f"{where} is {visibility!r}, so it must be a dict by seat")
    item = get_args(bare(hint))[1]
    if visibility is SEATED:
        return _show_seated(where, item)
    own, others = _whole(item), face_down(where, item)
    return lambda value, holder, seat: {
        owner: own(part) if owner == seat else others(part) for owner, part in value.items()
    }


# --- a field of a seat's own Struct -------------------------------------------------------------
def _show_seated(where: str, struct: Any) -> Show:
    """A dict by seat of Structs whose fields are declared."""
    if not (isinstance(struct, type) and issubclass(struct, Struct)):
        raise Undeclared(f"{where} is SEATED, so it must be a dict of Structs by seat")
    fields = [
        (name, _show_owned(f"{struct.__name__}.{name}", hint))
        for name, hint in hints_of(struct).items()
    ]

    def shown(value: Any, holder: Any, seat: str | None) -> Any:
        seen = {}
        for owner, part in value.items():
            twin = copy(part)
            for name, show in fields:
                setattr(twin, name, show(getattr(part, name), part, seat == owner, seat))
            seen[owner] = twin
        return seen

    return shown


def _show_owned(where: str, hint: Any) -> Callable[[Any, Any, bool, str | None], Any]:
    """How a field of a seat's Struct is shown: to its owner or not, and to which seat."""
    visibility = declaration(where, hint)
    if visibility is SEATED:
        raise Undeclared(f"{where} cannot be SEATED, it stands in a seat's Struct already")
    whole = _whole(hint)
    if visibility is OPEN:
        return lambda value, holder, owns, seat: whole(value)
    covered = face_down(where, hint)
    if isinstance(visibility, By):
        choose = visibility.choose

        def chosen(value: Any, holder: Any, owns: bool, seat: str | None) -> Any:
            now = choose(holder, seat)
            return whole(value) if now is OPEN or (now is OWNER and owns) else covered(value)

        return chosen
    if visibility is OWNER:
        return lambda value, holder, owns, seat: whole(value) if owns else covered(value)
    return lambda value, holder, owns, seat: covered(value)


# --- whole and face down ------------------------------------------------------------------------
def _whole(hint: Any) -> Copier:
    return copier(hint) or _same


def _same(value: Any) -> Any:
    return value


def face_down(where: str, hint: Any) -> Copier:
    """A function that covers values of a type: names, numbers and cards go, how many there are
    stays, unless it is UNCOUNTED. Raises Undeclared for types that have no covered form."""
    if get_origin(hint) is Annotated and UNCOUNTED in get_args(hint):
        hint = bare(hint)
        empty: Callable[[], Any] = get_origin(hint) or hint
        return lambda value: empty()
    hint = bare(hint)
    if hint in _COVERED:
        return _COVERED[hint]
    kinds = members(hint)
    if len(kinds) == 2 and type(None) in kinds:
        (inner,) = (kind for kind in kinds if kind is not type(None))
        covered = face_down(where, inner)
        return lambda value: None if value is None else covered(value)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        if bare(inside[0]) is str:
            return (lambda values: [HIDDEN] * len(values)) if origin is list else _covered_names
        each = face_down(where, inside[0])
        return lambda values: origin(map(each, values))
    if origin is dict:
        each = face_down(where, inside[1])
        return lambda values: {key: each(value) for key, value in values.items()}
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _covered_struct(where, hint)
    raise Undeclared(f"{where}: a value of type {hint} has no face-down form")


_COVERED: dict[Any, Copier] = {
    str: lambda value: value and HIDDEN,
    int: lambda value: 0,
    float: lambda value: 0.0,
    bool: lambda value: False,
}


def _covered_names(values: Any) -> tuple[str, ...]:
    return (HIDDEN,) * len(values)


def _covered_struct(where: str, struct: type[Struct]) -> Copier:
    fields = [(name, face_down(where, hint)) for name, hint in hints_of(struct).items()]
    return lambda value: struct(**{name: part(getattr(value, name)) for name, part in fields})
