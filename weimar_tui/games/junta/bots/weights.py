"""Figures behind the families' decisions: millions, probabilities, and views of each other."""

from __future__ import annotations

# --- money --------------------------------------------------------------------------------------
FORGETTING = 0.6
"""How much of a grievance, or of a guess at a pocket, remains a round later."""
LATE = 8
"""From this round on, families expect that any aid could be the last."""
OFFICE_WORTH = {
    "minister": 2.5,
    "general3": 1.8,
    "general2": 1.6,
    "general1": 1.5,
    "air": 1.0,
    "admiral": 0.9,
}
"""The value of an office per round, from the units it commands."""
DISCARDED = ("event", "excuse", "vote", "unit", "bribe", "assassin", "donation", "influence")
"""Types of card, least useful first."""

# --- votes --------------------------------------------------------------------------------------
MARGIN = 2
"""How many votes above half a budget should have, in case of hidden cards."""
USUAL_NEED, WANTED = 0.9, 1.2
"""The need (`Personality.need`) that others are assumed to have; and, as a multiple of a usual
share, how much a family with need 1 wants for its Yes."""
CARD_WORTH = 0.8
"""Millions that must be at stake to use a vote card; twice as much for an event."""
AMBITION, CHANCE, PRESIDENCY = 0.4, 0.75, 4.0
"""How often a family runs against one with as many votes; the fraction of the leading candidate's
votes that gives hope; millions for which a hopeful candidate gives up."""

# --- deals --------------------------------------------------------------------------------------
ACCEPT, AHEAD = 0.3, 0.5
"""Millions that a deal must bring, and how much more if the far leader offers it."""
LIKELY, HOPE = -0.05, -0.9
"""Millions that an offer must seem to bring the other family, whose thoughts are unknown; the same
for a counter to a family that began to talk and learns its price."""
TALKS = 0.3
"""How often a seemingly profitable offer is made."""
MOST_ASKED = 4
BESIDES = ("more:1", "more:2", "vote:yes", "force", "loyal", "later:2", "peace", "spare", "no-fire")
"""The most millions asked for, or named as a price; and the promises asked for instead of money."""
WORTHLESS, UNKNOWN, SEEN = 0.25, 0.5, 0.9
"""Trust below which a promise is worthless; trust in an unknown family; trust in votes that are
seen before they are paid."""
AT_STAKE, NOT_AT_STAKE = 3.0, 1.2
"""The value of help in a coup, in millions, to a family with everything at stake, and to others."""

GAINS = {"card": 1.5, "units": 1.5, "passage": 1.5, "force": 1.5}
"""The value of a clause in millions, for any receiver."""
COSTS = {
    "card-of": (2.0, 0.0),
    "units": (2.0, 0.0),
    "attack": (1.0, 0.0),
    "place": (1.0, 0.0),
    "force": (1.0, 0.0),
    "rebel": (2.5, -0.6),
    "loyal": (1.1, 0.6),
    "side:president": (1.0, 0.8),
    "side:junta": (1.0, -0.8),
}
"""The cost of a clause in millions to the family that carries it out, and the extra cost per point
of grievance."""

# --- nights -------------------------------------------------------------------------------------
HIDEOUTS = ("home", "lover", "club")
NIGHTS = (5, 8)
"""How many nights a family looks back, and how many a cunning one."""
HARM = 0.25
"""The value of a murder besides the loot: a rival loses his hand and his votes."""
HUNTED = 0.8
"""How likely the police are to wait at the bank for a President without the Minister's promise."""
FORTUNE, FRIEND = 4, 0.6
"""Millions for which a family would sleep in an embassy, and the trust in the Minister it needs."""

# --- coups --------------------------------------------------------------------------------------
RESISTANCE = 3.3
"""How much worse the forecast's odds get because watching families may defend the President."""
CONTENT, HELP = 0.4, 0.25
"""The highest grievance at which a family stands by its President, and the readiness
needed to fight."""
PRIZE, SHOT = 6.0, 0.7
"""Millions that a new President keeps of his first aids; how often beaten Rebels are shot."""
FRIENDS, NEEDED = 0.4, 0.3
"""How often the angry are assumed to follow; the chance at which a coup needs no
further support."""
DARING = 0.1
"""How much lower the required chance of a coup is for each family beyond four: with more families,
more of those left out may follow."""
BITTER, LITTLE, LOST_OFFICE = 1.0, 2, 0.6
"""A President resigns if families with at least this grievance would win a coup with this chance,
and if his pocket holds no more than these millions."""
GAIN, LEFT_OUT, EAGER = 0.4, 0.1, 2.2
"""Millions that a coup must bring; how much less for each family beyond five, since shares are
smaller; and how much more to join one, for each million of a usual share above one."""
LOST = -1.5
"""Log odds at which a Rebel flees to an embassy."""
SURE, DANGER = 3.0, 4.0
"""Log odds at which all agree that a coup is over; millions that make a family worth shooting."""
