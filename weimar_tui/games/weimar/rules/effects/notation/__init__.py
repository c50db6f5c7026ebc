"""The notation of cards, tables and markers, turned into effect Structs.

A card file says what a card does in a closed notation, never in prose; the grammar is in
`notation.lark`. The parser is strict: an unknown word, place, player or marker raises a
`NotationError` with its column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from weimar_tui.packs.notation import Notation

from ..vocabulary import Effects, React
from .names import NAMES

_PLAYERS = (
    "self opp each others gov opposition democrats radicals chancellor president most-seats"
    " most-bases actor PARTY MINOR"
)
_GRAMMAR = Path(__file__).with_name("notation.lark")


def _first_words(grammar: str, rule: str) -> Iterator[str]:
    """The words that a rule of the grammar can begin with, in the grammar's order."""
    body = re.search(rf"^[?!]?{rule}: (.*?)(?=^[?!]?\w+:|^//)", grammar, re.MULTILINE | re.DOTALL)
    assert body is not None, rule
    for alternative in re.split(r"\s\|\s", body[1]):
        first = alternative.split()[0]
        if first.startswith('"'):
            yield first.strip('"')
        else:
            yield from _first_words(grammar, first)


_EFFECTS = " ".join(_first_words(_GRAMMAR.read_text("utf-8"), "step"))

# Words that can appear at one place in the grammar, with a name for the group in error messages.
GROUPS = (
    ("an effect such as `seat +1`", _EFFECTS),
    ("a player such as `self`, `opp` or `SPD`", _PLAYERS),
    ("units such as `own`, `gov` or `SPD`", "own gov police reichswehr controlled enemy PARTY"),
    ("a place such as `any`, `here` or `Berlin`", "any other here there random of ( CITY"),
    (
        "a condition such as `in-gov` or `exists(..)`",
        "in-gov is president rentenmark exists here fa-done count flags economy round CITY",
    ),
    (
        "a test such as `unrest`, `base:SPD` or `unit:own`",
        "unrest poverty prosperity regime councils uprising party-threat threat free full"
        " base majority unit",
    ),
    (
        "a marker of the DR box such as `inflation`",
        "inflation blockade violent-peace instable-state minority-cabinet black-friday",
    ),
)

TERMINALS = {
    "SIGNED": "a number with a sign such as `+1`",
    "COUNT": "a number",
    "ZERO": "`0`",
    "RANGE": "results such as `1-2` or `5+`",
    "TIMES": "`x2`",
    "RESULT_MODIFIER": "`result+1`",
    "DICE_MODIFIER": "`dice+1`",
    "COST_MODIFIER": "`cost-1`",
    "CELL": "a cell such as `S1` or `DS`",
    "PARTY": "a party",
    "MINOR": "a minor party",
    "NATION": "a nation (`USUK`, `France`, `USSR`)",
    "CITY": "a city",
    "NAME": "a name",
}


def _builder() -> Any:
    # Importing Lark is slow, and a game with cached components does not need it.
    from .builder import Builder

    return Builder()


_NOTATION = Notation(
    _GRAMMAR,
    _builder,
    ("effects", "reactions"),
    groups=GROUPS,
    terminals=TERMINALS,
    names=NAMES,
)


def parse_effects(text: str) -> Effects:
    """The effect a text stands for; `none` is the empty one.

    >>> parse_effects("seat +1; vp -1 SPD"), parse_effects("none")
    ((Seat(amount=1, who='self'), VictoryPoints(amount=-1, who='spd')), ())
    """
    return cast(Effects, _NOTATION.read(text, "effects"))


def parse_reactions(text: str) -> tuple[React, ...]:
    """The lines of a politician card: `react coup by others { dice -2 } / react ...`."""
    return cast(tuple[React, ...], _NOTATION.read(text, "reactions"))
