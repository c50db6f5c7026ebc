"""The names that may stand in a position."""

from __future__ import annotations

from functools import cache

from weimar_tui.games.weimar.rules.attempts import RULE_SCOPES
from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.effects.notation.names import NATIONS
from weimar_tui.games.weimar.rules.effects.opinion_effects import ANY_WHITE
from weimar_tui.games.weimar.rules.opinion import CELLS
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.kernel.naming import Names

ATTEMPTS = (*RULE_SCOPES, "reaction", "roll", "crisis", "vote", "city")
"""Kinds of attempts (`position.Attempt`)."""

LISTS = ("economy", "final-scores", "nsdap")
"""What has effects besides cards, markers and rolls."""


@cache
def names_of(box: Box) -> Names:
    """The names that may stand in a position, by kind."""
    components = box.components
    issues = (*components.issues, *box.issue_kind)
    sources = [
        *(f"issue:{issue}" for issue in issues),
        *(f"society:{marker}" for marker in components.society),
        *(f"minor:{minor}" for minor in components.minor_parties),
        *ATTEMPTS,
        *LISTS,
    ]
    return {
        "seat": PARTIES,
        "actor": PARTIES,
        "chooser": PARTIES,
        "party": (*PARTIES, *components.minor_parties),
        "bench": (*PARTIES, "nsdap"),
        "city": CITIES,
        "city of an impulse": (*CITIES, "-"),
        "unit": box.owner,
        "owner of units": {*box.owner.values(), "government"},
        "threat": components.threats,
        "DR marker": components.threats,
        "kind of attempt": ATTEMPTS,
        "issue": (*issues, ANY_WHITE),
        "issue marker": box.issue_kind,
        "cell": CELLS,
        "society marker": components.society,
        "minor": components.minor_parties,
        "power": NATIONS.values(),
        "nation": (*NATIONS.values(), "any"),
        "deck": (*PARTIES, "timeline"),
        "agenda": box.agendas,
        "foreign affairs card": {*box.foreign_affairs, *box.cards},
        "card of a deck": box.cards,
        "behaviour card": {*box.cards, *components.scenario_cards},
        "card": {
            *box.cards,
            *box.agendas,
            *box.foreign_affairs,
            *(card.id for card in components.rounds),
            *components.scenario_cards,
            *components.specials,
            *sources,
        },
    }
