"""What families reckon with: millions, chances, and how they see each other."""

from __future__ import annotations

# --- money --------------------------------------------------------------------------------------
AID = 13.0
"""Millions that eight notes are worth on average."""
FORGETTING = 0.6
"""What is left of a grievance, and of a guess at a pocket, a round later."""
LATE = 8
"""The round from which any aid may be the last, for all that families may count."""
FORTUNE = 5
"""Millions for which a family may spend a night in an embassy, if the bank is closed."""
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
"""Millions that must be at stake for a vote card, and twice as much for an event."""
CANDIDATE = 0.75
"""How much a family likes itself as President; others by trust, promises and wealth."""

# --- deals --------------------------------------------------------------------------------------
ACCEPT, AHEAD = 0.3, 0.5
"""Millions a deal must bring, and more if it is offered by somebody far ahead."""
LIKELY, HOPE = -0.05, -0.9
"""Millions that an offer must seem to bring the other, whose mind nobody knows; and a counter to
who began to talk and learns its price."""
TALKS = 0.3
"""How often an offer is made that seems to pay."""
MOST_ASKED = 4
BESIDES = ("more:1", "more:2", "peace", "spare", "no-fire")
"""Millions that are asked for instead, at most, and words, where they can be given."""
WORTHLESS, SEEN = 0.25, 0.9
"""Trust below which a word is worth nothing; how far votes are believed in that are paid later."""
AT_STAKE, NOT_AT_STAKE = 3.0, 1.2
"""Millions that help in a coup is worth to who wins or loses all by it, and to others."""

# --- nights -------------------------------------------------------------------------------------
HIDEOUTS = ("home", "lover", "club")
NIGHTS, NIGHTS_OF_CUNNING = 5, 8
"""How many nights a family looks back on."""
HARM = 0.25
"""What a murder is worth besides the loot: a rival loses his hand and his votes."""
FRIEND = 0.6
"""Trust in a Minister from which nobody fears his police."""

# --- coups --------------------------------------------------------------------------------------
RESISTANCE = 3.3
"""The odds of the forecast are worse by so much: families that watch come to a President's aid."""
CONTENT, HELP = 0.4, 0.25
"""Grievance up to which a family stands by its President, and readiness from which it fights."""
PRIZE = 6.0
"""Millions that a new President keeps of his first aids."""
SHOT = 0.7
"""How often beaten Rebels are shot."""
FRIENDS = 0.4
"""How often those who are angry too are thought to follow."""
NEEDED = 0.3
"""The chance of a coup from which it can do without more Rebels."""
DARING = 0.1
"""How much less likely than its character wants a coup may be, for each family beyond four: the
more there are, the more are left out who may follow."""
GAIN, EAGER = 0.35, 2.2
"""Millions that a coup must bring; and joining one, for each million of a usual share above one."""
SURE = 3.0
"""Log odds from which everybody agrees that a coup is over."""
DANGER = 4.0
"""Millions from which a family is rather shot."""
