"""What families reckon with: millions, chances, and how they see each other."""

from __future__ import annotations

# --- money --------------------------------------------------------------------------------------
AID = 13.0
"""Millions that eight notes are worth on average."""
FORGETTING = 0.6
"""What is left of a grievance, and of a guess at a pocket, a round later."""
LATE = 8
"""The round from which the end may come with every aid, for all that families may count."""
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
KEEP = {"influence": 9, "donation": 9, "assassin": 6, "bribe": 4, "vote": 3.5, "unit": 4}
SHIELD, OTHER_CARD = 8.0, 2.0
"""What a card in the hand is worth keeping, by its type."""

# --- votes --------------------------------------------------------------------------------------
MARGIN = 2
"""Votes more than half that a budget should have, for cards nobody sees."""
USUAL_NEED = 0.9
"""The need that others are thought to have, between the easiest and the hardest."""
WANTED = 1.2
"""How much more than a usual share a family of need 1 wants for its Yes."""
CARD_WORTH = 0.8
"""Millions that must be at stake for a vote card, and twice as much for an event."""
FEARED = 0.5
"""The chance of a coup of two families from which a President rather pays them."""
AGAINST_LEADER = 1.3
"""How much more a family wants of a President who is far ahead, near the end."""
CANDIDATE = 0.75
"""How much a family likes itself as President; others by trust, promises and wealth."""

# --- deals --------------------------------------------------------------------------------------
ACCEPT, AHEAD = 0.3, 0.5
"""Millions a deal must bring that it has not asked for, and more if somebody offers it who is far
ahead."""
MOST_ASKED = 4
"""Millions that are asked for instead, at most."""
LIKELY, HOPE = -0.05, -0.9
"""Millions that an offer must seem to bring the other, whose mind nobody knows; and a counter to
who began to talk and learns its price."""
TALKS = 0.3
"""How often an offer is made that seems to pay."""
BESIDES = ("more:1", "more:2", "peace", "spare", "no-fire")
"""Words that are asked for besides, where they can be given."""
WORTHLESS = 0.25
"""Trust below which a promise is worth nothing."""
SEEN = 0.9
"""How far a promise of votes is believed that is paid for after the vote."""
AT_STAKE, NOT_AT_STAKE = 3.0, 1.2
"""Millions that help in a coup is worth to who wins or loses all by it, and to others."""

# --- nights -------------------------------------------------------------------------------------
NIGHTS, NIGHTS_OF_CUNNING = 5, 8
"""How many nights a family looks back on."""
BANK_WISH = (0.3, 0.3, 0.75, 1.0, 1.0, 1.3)
"""How much it draws to the bank, by millions carried."""
HARM = 0.25
"""What a murder is worth besides the loot: a rival loses his hand and his votes."""
BETRAYED, FRIEND = 0.4, 0.6
"""Trust below which one rather murders, and from which nobody fears a Minister's police."""

# --- coups --------------------------------------------------------------------------------------
RESISTANCE = 3.3
"""The odds of the forecast are worse by so much: families that watch come to a President's aid."""
CONTENT = 0.4
"""Grievance up to which a family stands by its President."""
HELP = 0.25
"""Readiness to help (`Personality.help`) from which a family fights for the President."""
PRIZE = 6.0
"""Millions that a new President keeps of his first aids."""
LIFE, SHOT = 1.0, 0.7
"""Millions lost with a life, besides what one carries and holds; how often Rebels are shot."""
SURE = 3.0
"""Log odds from which everybody agrees that a coup is over."""
FRIENDS = 0.4
"""How often those who are angry too are thought to follow."""
NEEDED = 0.3
"""The chance of a coup from which it can do without more Rebels."""
DARING = 0.08
"""How much less likely than its character wants a coup may be, for each family beyond three: the
more there are, the more are left out who may follow."""
GAIN, EAGER = 0.35, 2.5
"""Millions that a coup must bring; and joining one, for each million of a usual share above one."""
DANGER = 4.0
"""Millions from which a family is rather shot."""
