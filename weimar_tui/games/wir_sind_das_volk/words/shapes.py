"""Which words a kind of decision needs: the shape of its options, and the section of the rules."""

from __future__ import annotations

from collections.abc import Mapping

SHAPES: Mapping[str, str] = {
    "attack": "name",
    "build": "name",
    "calm": "name",
    "discard-hand": "cards",
    "dismantle": "name",
    "export": "name",
    "guillaume": "",
    "guillaume-swap": "swap",
    "hamburg": "name",
    "import": "name",
    "lose-sector": "sector",
    "lose-socialist": "name",
    "lose-standard": "name",
    "move-from": "name",
    "move-to": "name",
    "next-symbol": "clause",
    "overflow": "",
    "place-standard": "name",
    "place-unrest": "name",
    "prestige-field": "field",
    "price": "price",
    "put-back": "name",
    "raze": "name",
    "remove-unrest": "name",
    "repair": "name",
    "rundown": "name",
    "sector": "sector",
    "socialist": "name",
    "standard": "name",
    "state-power": "name",
    "transfer": "name",
    "turn": "turn",
    "void": "void",
}
"""By kind of decision: the method of `DecisionWords` that words its options (`_option_<shape>`).

Options that are an attribute of the kind's message, such as `stop`, are worded by that.
"""

RULES: Mapping[str, str] = {
    "attack": "9.7",
    "build": "5.1",
    "calm": "6.4",
    "discard-hand": "3",
    "dismantle": "5.2",
    "export": "10.2",
    "guillaume": "6.4",
    "guillaume-swap": "6.4",
    "hamburg": "9.5",
    "import": "10.2",
    "lose-sector": "9.5",
    "lose-socialist": "9.9",
    "lose-standard": "9.2",
    "move-from": "6.4",
    "move-to": "6.4",
    "next-symbol": "6.4",
    "overflow": "6.4",
    "place-standard": "6.4",
    "place-unrest": "6.4",
    "prestige-field": "9.2",
    "price": "3",
    "put-back": "6.4",
    "raze": "10.5",
    "remove-unrest": "6.4",
    "repair": "5.3",
    "rundown": "5.3",
    "sector": "10.2",
    "socialist": "7",
    "standard": "6.3",
    "state-power": "8",
    "transfer": "10.2",
    "turn": "6",
    "void": "6.4",
}
"""By kind of decision: the section of the rulebook."""

RULES_BY_WHY: Mapping[tuple[str, str], str] = {
    ("build", "build"): "6.2",
    ("dismantle", "price"): "6.1",
    ("dismantle", "wall"): "9.1",
    ("dismantle", "flight"): "9.1",
    ("dismantle", "currency"): "9.3",
    ("dismantle", "power"): "9.4",
    ("rundown", "rundown"): "9.3",
    ("rundown", "event"): "6.4",
    ("build", "event"): "6.4",
    ("dismantle", "event"): "6.4",
    ("remove-unrest", "action"): "6.1",
    ("remove-unrest", "power"): "9.8",
}
"""The same where it depends on what demands the pieces."""

DIALOG_OF: Mapping[str, str] = {
    "calm": "areas",
    "export": "areas",
    "import": "areas",
    "move-from": "areas",
    "move-to": "areas",
    "place-unrest": "areas",
    "put-back": "areas",
    "remove-unrest": "areas",
    "socialist": "areas",
    "dismantle": "build",
    "rundown": "build",
    "repair": "build",
    "raze": "build",
    "transfer": "standard",
    "place-standard": "standard",
    "lose-standard": "standard",
    "sector": "standard",
    "lose-sector": "standard",
    "hamburg": "standard",
    "guillaume-swap": "guillaume",
    "next-symbol": "event",
    "prestige-field": "end-of-decade",
    "attack": "end-of-decade",
    "lose-socialist": "end-of-decade",
    "turn": "display",
    "discard-hand": "hand",
}
"""Which help belongs to a kind of decision that has none of its own."""


def rule_of(kind: str, why: str = "") -> str:
    """The section of the rulebook a decision rests on.

    >>> rule_of("dismantle"), rule_of("dismantle", "wall"), rule_of("dismantle", "unknown")
    ('5.2', '9.1', '5.2')
    """
    return RULES_BY_WHY.get((kind, why)) or RULES.get(kind, "")
