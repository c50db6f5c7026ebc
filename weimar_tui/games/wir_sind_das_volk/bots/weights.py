"""The steady player's weights, in points for the East; for the West the signs are reversed."""

from __future__ import annotations

FACTORY_VALUE = {"west": {"east": 0.55, "west": -0.80}, "east": {"east": 0.55, "west": -0.60}}
"""A point of each side's factory value, as the West and as the East judge it; more while there is
time to use it."""

NEXT_STANDARD = 1.1
"""An area's economic power towards its next living standard, as a fraction."""

UNREST = {"west": 0.7, "east": 0.9}
PROTEST_NEAR = 0.25
PROTEST_NEAR_POWER = 1.3
"""One unrest at the end of the decade, as each seat judges it, and how much worse it gets above
three in an area."""

ONE_SHORT = 1.6
"""An area that is one unrest short of the next marker."""

WEST_BERLIN = 2.1
"""Unrest in West Berlin, whose protests count twice."""

MARKER = 3.0
MARKER_POWER = 1.3
COLLAPSE = 20.0
LAST_DECADE = 1.5
"""A marker at the end of the decade; how much worse each further one is; the fourth one; eastern
markers in the last decade, after which the East has won."""

LAST_CARDS = 7
OWN_COLLAPSE = 150.0
TO_CALM = 20.0
"""The number of cards on display at which the West starts to check the forecast for its own
collapse; the weight of that with no cards left; each unrest that would have to be calmed to avoid
it."""

SPARE_POINT = 0.5
MOST_SPARE = 12
SHORT_POINT = 6.0
SHORT = 2
"""Each point the East has left after its demands, and each one short of two."""

FLIGHT = 1.1
MISSING_CURRENCY = 1.0
HELD = {"east": 1.0, "west": -1.2}
WEST_BERLIN_HELD = -0.8
LOST = 1.2
"""Points of flight, missing currency, living standard that can be held, and living
standard that cannot."""

TRACKS = {"prestige": 1.3, "currency": 0.9, "socialists": 1.2}
SOCIALIST_IN_BOX = 0.9
SOCIALIST = 0.3
SOCIALISM = 25.0
SOCIALISM_NEAR = 1.2
MANY_SOCIALISTS = 8
SOCIALISM_THIN = 2.0
FEW_SOCIALISTS = 1
"""A field of a track; socialists; socialism about to win or to fail, and each socialist close to
that: above the high number at the end of this decade, or below the low number at the end of the
next."""

POWER_CARD = 1.6
RED_POWER_CARD = -0.5
"""A state-power card, and the cost of a red one before the Wall is built."""

WALL = 0.8
"""The Wall, for each decade in which it stands: roughly the flight it saves, less its cost."""

# --- cards --------------------------------------------------------------------------------------
DENIED = 0.45
"""Fraction of the opponent's gain from a card's event that taking the card is worth."""

FORGONE = 0.45
"""Fraction of the event's gain for oneself that is lost if the card is used otherwise."""

VALUE_DENIED = 0.5
USUAL_VALUE = 1.8
"""A card's value for the opponent, above the usual value."""

FROM_HAND = 0.6
VALUE_KEPT = 0.3
"""The value of keeping a hand card for later, higher for high cards."""

PRICE = 1.0
"""The cost of paying for the special card."""

POWER_EARLY = 0.4
"""State power used early, since it can wait until the end of the decade."""

TELLING = 1.0
"""The least value at which a denied event is given as a reason."""
