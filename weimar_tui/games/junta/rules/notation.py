"""The notation of the political cards, turned into the Structs of `vocabulary`.

A card file says what a card does in a closed notation, never in prose. The parser is strict: an
unknown word raises a `NotationError` with its column.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from weimar_tui.packs.notation import Notation

from .vocabulary import Effects

if TYPE_CHECKING:
    from .notation_builder import Builder


def _builder() -> Builder:
    from .notation_builder import Builder

    return Builder()


_WORDS = (
    "votes fund take-notes pay attempt police-attempt shield burgle kill sway excuse end-vote"
    " revote borrow-influence extra-votes motion-remove alternative-budget peek-account"
    " drop-influence close-bank place choose roll if"
)

NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _builder,
    ("effects",),
    groups=(("an effect such as `votes 3`", _WORDS),),
    terminals={
        "NUMBER": "a number",
        "NAME": "an id such as `church` or `army1`",
        "PLACE": "a place such as `bank` or `home`",
    },
)


def parse_effects(text: str) -> Effects:
    """The effects a text stands for; `none` is the empty one.

    Raises NotationError.

    >>> parse_effects("pay 1; attempt any any 4-6")
    (Pay(number=1), Attempt(protected=(), place='any', low=4, high=6))
    """
    return cast(Effects, NOTATION.read(text, "effects"))
