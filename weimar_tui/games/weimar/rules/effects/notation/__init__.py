"""The notation of cards, tables and markers, turned into effect Structs.

A card file says what a card does in a closed notation, never in prose; the grammar is in
`notation.lark`. The reader is strict: an unknown word, place, player or marker is a
`NotationError` with its column.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from weimar_tui.games.weimar.rules.effects.notation.expected import GROUPS, TERMINALS
from weimar_tui.games.weimar.rules.effects.notation.names import NAMES
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React
from weimar_tui.packs.notation import Notation


def _builder() -> Any:
    # Importing Lark takes a while, and a game with stored components does without.
    from weimar_tui.games.weimar.rules.effects.notation.builder import Builder

    return Builder()


_NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
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
    """The reactions of a politician card: `react coup by others { dice -2 } / react ...`."""
    return cast(tuple[React, ...], _NOTATION.read(text, "reactions"))
