"""The notation of cards and of the prestige track, turned into clauses.

A card file says what the card does in a closed notation, never in prose; the grammar is in
`notation.lark`. The parser is strict: an unknown word, place or number raises a `NotationError`
with its column.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from weimar_tui.packs.notation import Notation

from .vocabulary import Clauses

if TYPE_CHECKING:
    from .notation_builder import Builder


def _builder() -> Builder:
    from .notation_builder import Builder

    return Builder()


_SYMBOLS = (
    "prestige currency socialists build dismantle UNREST STANDARD move calm rundown repair power"
    " raze wall open-wall dissolve guillaume"
)

NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _builder,
    ("event",),
    groups=(("a symbol such as `unrest+ east` or `prestige +1`", _SYMBOLS),),
    terminals={
        "STEPS": "arrows such as `+1` or `-2`",
        "UNREST": "`unrest+` or `unrest-`",
        "STANDARD": "`standard+`, `standard~` or `standard-`",
        "COUNT": "a number such as `x2`",
        "NUMBER": "a number",
        "PLACE": "a place such as `sachsen` or `west-germany`",
    },
)


def parse_event(text: str) -> Clauses:
    """The clauses a text stands for; `none` is the empty event.

    >>> parse_event("calm east then prestige -1; unrest+ west x2 in bayern by east")[1].then
    True
    >>> parse_event("none")
    ()
    """
    return cast(Clauses, NOTATION.read(text, "event"))
