"""The notation of cards, tables and markers, turned into effect Structs and back.

A card file says what a card does in a closed notation, never in prose; the grammar is in
`notation.lark`. The reader is strict: an unknown word, place, player or marker is a
`NotationError` with its column.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from weimar_tui.games.weimar.rules.effects.notation_errors import NotationError
from weimar_tui.games.weimar.rules.effects.notation_writer import reactions_to_notation, to_notation
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React

if TYPE_CHECKING:
    from weimar_tui.games.weimar.rules.effects.notation_reader import Reader

__all__ = [
    "NotationError",
    "parse_effects",
    "parse_reactions",
    "reactions_to_notation",
    "to_notation",
]


@cache
def _reader() -> Reader:
    """The parser, built when the first text is read: importing Lark takes a while."""
    from weimar_tui.games.weimar.rules.effects.notation_reader import Reader

    return Reader()


def parse_effects(text: str) -> Effects:
    """The effect a text stands for; `none` is the empty one.

    >>> parse_effects("seat +1; vp -1 SPD"), parse_effects("none")
    ((Seat(amount=1, who='self'), VictoryPoints(amount=-1, who='spd')), ())
    """
    return cast(Effects, _reader().read(text, "effects"))


def parse_reactions(text: str) -> tuple[React, ...]:
    """The reactions of a politician card: `react coup by others { dice -2 } / react ...`."""
    return cast(tuple[React, ...], _reader().read(text, "reactions"))
