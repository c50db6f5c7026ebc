"""The places of Junta's panes for every terminal size."""

from __future__ import annotations

from weimar_tui.tui.layout import Place, one_at_a_time, size_class

PANES = ("map", "offices", "budget", "hand", "money", "chronicle", "talk")
"""The panes in the order of their number keys."""

_SHORT = ("offices", "budget", "money", "talk")
"""Panes that need few rows, so that a small screen shows more answers."""

_MAP_SMALL = (80, 18)
"""Columns and rows of the city without frames, including its title and the rows below it."""

_SIDE = 30
"""The least number of columns reserved next to the city."""

_MAP_WIDE = (113, 28)
"""The same with frames."""

_FAMILIES_WIDE = 17
"""Rows of the families' cards if everything has a row."""

_HAND_MIDDLE = 9
"""Rows in which six cards fit in full."""


def places(width: int, height: int, shown: str = "map") -> dict[str, Place]:
    """The place of each visible pane; `head`, `decision` and `foot` are always visible."""
    match size_class(width, height):
        case "wide":
            return _wide(width, height)
        case "middle":
            return _middle(width, height)
        case "small":
            return one_at_a_time(PANES, width, height, shown, hand=1, short=_SHORT)
        case _:
            return {}


def calm_places(width: int, height: int, shown: str) -> dict[str, Place]:
    """The place of each pane outside a coup: families and hand take the place of the city.

    Title line, decision and footer have the same place as in a coup, except that a decision in the
    middle size keeps its first rows only. The city covers the families when it is opened.
    """
    match size_class(width, height):
        case "wide":
            return _calm_wide(width, height, shown)
        case "middle":
            return _calm_middle(width, height, shown)
        case _:
            return places(width, height, shown)


def _calm_wide(width: int, height: int, shown: str) -> dict[str, Place]:
    """Families and hand above the decision; ballot, talk and money in the right column."""
    coup = _wide(width, height)
    city, decision = coup["map"], coup["decision"]
    left, top = city.width, city.height
    right, body = width - left, height - 2
    families = _FAMILIES_WIDE + max(0, (top - _MAP_WIDE[1]) // 2)
    budget, money = 13 + max(0, (body - 46) // 4), 5
    found = {
        "head": coup["head"],
        "offices": Place(0, 1, left, families),
        "hand": Place(0, 1 + families, left, top - families),
        "budget": Place(left, 1, right, budget),
        "talk": Place(left, 1 + budget, right, body - budget - money),
        "money": Place(left, 1 + body - money, right, money),
        "decision": decision,
        "chronicle": Place(decision.width, decision.y, left - decision.width, decision.height),
        "foot": coup["foot"],
    }
    if shown == "map":
        found["map"] = city
        del found["offices"], found["hand"]
    return found


def _calm_middle(width: int, height: int, shown: str) -> dict[str, Place]:
    """Families above the decision, the hand below it; chronicle and money cover the talk."""
    coup = _middle(width, height)
    city, decision = coup["map"], coup["decision"]
    left, right = city.width, width - city.width
    body = height - 2
    hand = body - city.height - decision.height
    hand = max(_HAND_MIDDLE, hand)
    top = body - hand
    budget = 11
    found = {
        "head": coup["head"],
        "offices": city,
        "decision": Place(0, decision.y, left, top - city.height),
        "hand": Place(0, 1 + top, width, hand),
        "budget": Place(left, 1, right, budget),
        "talk": Place(left, 1 + budget, right, top - budget),
        "foot": coup["foot"],
    }
    if shown == "map":
        found["map"] = found.pop("offices")
    elif shown in ("chronicle", "money"):
        found[shown] = found.pop("talk")
    return found


def _wide(width: int, height: int) -> dict[str, Place]:
    """The city with frames, everything else in two columns and below it."""
    body = height - 2
    left = max(_MAP_WIDE[0], width * 68 // 100)
    top = min(_MAP_WIDE[1] + (6 if body >= 56 else 1 if body >= 50 else 0), body - 16)
    bottom = body - top
    right = width - left
    offices = 18 if body >= 56 else 15
    budget = 14 if body >= 56 else 12
    money = 5
    decision = max(64, left * 60 // 100)
    talk = max(7, bottom * 45 // 100)
    y = 1 + top
    return {
        "head": Place(0, 0, width, 1),
        "map": Place(0, 1, left, top),
        "offices": Place(left, 1, right, offices),
        "budget": Place(left, 1 + offices, right, budget),
        "money": Place(left, 1 + offices + budget, right, money),
        "hand": Place(left, 1 + offices + budget + money, right, body - offices - budget - money),
        "decision": Place(0, y, decision, bottom),
        "talk": Place(decision, y, left - decision, talk),
        "chronicle": Place(decision, y + talk, left - decision, bottom - talk),
        "foot": Place(0, height - 1, width, 1),
    }


def _middle(width: int, height: int) -> dict[str, Place]:
    """The city without frames; all other panes are still visible."""
    body = height - 2
    left = max(_MAP_SMALL[0], width * 62 // 100)
    left = min(left, width - _SIDE)
    right = width - left
    top = _MAP_SMALL[1]
    decision = max(12, (body - top) * 57 // 100)
    below = body - top - decision
    hand = left * 54 // 100
    y = 1 + top
    offices, budget, money = 14, 9, 4
    return {
        "head": Place(0, 0, width, 1),
        "map": Place(0, 1, left, top),
        "offices": Place(left, 1, right, offices),
        "budget": Place(left, 1 + offices, right, budget),
        "money": Place(left, 1 + offices + budget, right, money),
        "chronicle": Place(
            left, 1 + offices + budget + money, right, body - offices - budget - money
        ),
        "decision": Place(0, y, left, decision),
        "hand": Place(0, y + decision, hand, below),
        "talk": Place(hand, y + decision, left - hand, below),
        "foot": Place(0, height - 1, width, 1),
    }
