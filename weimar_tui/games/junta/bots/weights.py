"""What families reckon with: millions, chances, and how they see each other."""

from __future__ import annotations

# --- money --------------------------------------------------------------------------------------
FORGETTING = 0.6
"""What is left of a grievance, and of a guess at a pocket, a round later."""
LATE = 8
"""The round from which any aid may be the last, for all that families may count."""
OFFICE_WORTH = {
    "minister": 2.5,
    "general3": 1.8,
    "general2": 1.6,
    "general1": 1.5,
    "air": 1.0,
    "admiral": 0.9,
}
"""What an office is worth a round, by what it commands."""
DISCARDED = ("event", "excuse", "vote", "unit", "bribe", "assassin", "donation", "influence")
"""Types of cards, the least useful first."""

# --- votes --------------------------------------------------------------------------------------
MARGIN = 2
"""Votes more than half that a budget should have, for cards nobody sees."""
USUAL_NEED, WANTED = 0.9, 1.2
"""The need (`Personality.need`) that others are thought to have, and how much more than a usual
share a family of need 1 wants for its Yes."""
CARD_WORTH = 0.8
"""Millions that must be at stake for a vote card, twice as much for an event."""
AMBITION, CHANCE, PRESIDENCY = 0.4, 0.75, 4.0
"""How often a family stands against one with as many votes; the part of the most votes any
candidate can count on without which there is no hope; millions for which a hopeful one gives up."""

# --- deals --------------------------------------------------------------------------------------
ACCEPT, AHEAD = 0.3, 0.5
"""Millions a deal must bring, and more if it is offered by somebody far ahead."""
LIKELY, HOPE = -0.05, -0.9
"""Millions that an offer must seem to bring the other, whose mind nobody knows; and a counter to
who began to talk and learns its price."""
TALKS = 0.3
"""How often an offer is made that seems to pay."""
MOST_ASKED = 4
BESIDES = ("more:1", "more:2", "vote:yes", "force", "loyal", "later:2", "peace", "spare", "no-fire")
"""Millions that are asked for instead, at most, or named as a price; and words asked for instead,
where they can be given."""
WORTHLESS, UNKNOWN, SEEN = 0.25, 0.5, 0.9
"""Trust below which a word is worth nothing; in a family nobody knows; in votes that are seen
before they are paid."""
AT_STAKE, NOT_AT_STAKE = 3.0, 1.2
"""Millions that help in a coup is worth to who wins or loses all by it, and to others."""

GAINS = {"card": 1.5, "units": 1.5, "passage": 1.5, "force": 1.5}
"""Millions that a clause is worth, whoever gets it."""
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
"""Millions that a clause costs who does it, and what it adds for each grievance."""

# --- nights -------------------------------------------------------------------------------------
HIDEOUTS = ("home", "lover", "club")
NIGHTS = (5, 8)
"""How many nights a family looks back on, and a cunning one."""
HARM = 0.25
"""What a murder is worth besides the loot: a rival loses his hand and his votes."""
HUNTED = 0.8
"""How likely the police are to wait at the bank for a President who has not the Minister's word."""
FORTUNE, FRIEND = 4, 0.6
"""Millions for which a family may sleep in an embassy, if it trusts the Minister so far."""

# --- coups --------------------------------------------------------------------------------------
RESISTANCE = 3.3
"""The odds of the forecast are worse by so much: families that watch come to a President's aid."""
CONTENT, HELP = 0.4, 0.25
"""Grievance up to which a family stands by its President, and readiness from which it fights."""
PRIZE, SHOT = 6.0, 0.7
"""Millions that a new President keeps of his first aids; how often beaten Rebels are shot."""
FRIENDS, NEEDED = 0.4, 0.3
"""How often the angry are thought to follow; the chance from which a coup can do without more."""
DARING = 0.1
"""How much less likely than its character wants a coup may be, for each family beyond four: the
more there are, the more are left out who may follow."""
GAIN, LEFT_OUT, EAGER = 0.4, 0.1, 2.2
"""Millions that a coup must bring, and how much less for each family beyond five, where shares are
smaller; and joining one, for each million of a usual share above one."""
LOST = -1.5
"""Log odds at which a Rebel makes for an embassy."""
SURE, DANGER = 3.0, 4.0
"""Log odds from which all agree that a coup is over; millions from which a family is shot."""
