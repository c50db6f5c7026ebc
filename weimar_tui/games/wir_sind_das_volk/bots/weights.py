"""What the steady player finds important, in points for the East; the West sees it mirrored."""

from __future__ import annotations

FACTORY_VALUE = {"west": {"east": 0.55, "west": -0.80}, "east": {"east": 0.55, "west": -0.60}}
"""A point of factory value of each side, as the West and as the East judge it; more while there is
time to use it."""

NEXT_STANDARD = 1.1
"""An area's economic power on its way to the next living standard, as a share."""

UNREST = {"west": 0.7, "east": 0.9}
PROTEST_NEAR = 0.25
PROTEST_NEAR_POWER = 1.3
"""An unrest at the end of the decade, as each seat judges it, and how much worse it gets beyond
three in an area."""

ONE_SHORT = 1.6
"""One unrest less than the next marker needs."""

WEST_BERLIN = 2.1
"""West Berlin's unrest, whose protests count twice."""

MARKER = 3.0
MARKER_POWER = 1.3
COLLAPSE = 20.0
LAST_DECADE = 1.5
"""A marker at the end of the decade; how much worse each further one is; the fourth one; eastern
markers in the last decade, after which the East has won."""

LAST_CARDS = 7
OWN_COLLAPSE = 150.0
TO_CALM = 20.0
"""From how many cards on display on the West asks the forecast for its own collapse; what that
weighs when none are left; each unrest that would have to be calmed against it."""

SPARE_POINT = 0.5
MOST_SPARE = 12
SHORT_POINT = 6.0
SHORT = 2
"""A point the East has left after its demands, and each one missing below two."""

FLIGHT = 1.1
MISSING_CURRENCY = 1.0
HELD = {"east": 1.0, "west": -1.2}
WEST_BERLIN_HELD = -0.8
LOST = 1.2
"""Points of flight, missing currency, living standard that can be held, and that cannot."""

TRACKS = {"prestige": 1.3, "currency": 0.9, "socialists": 1.2}
SOCIALIST_IN_BOX = 0.9
SOCIALIST = 0.3
SOCIALISM = 25.0
SOCIALISM_NEAR = 1.2
MANY_SOCIALISTS = 8
SOCIALISM_THIN = 2.0
FEW_SOCIALISTS = 1
"""A field of a track; socialists; socialism about to win or to fail, and each one near that: more
than many at the end of this decade, or fewer than a few at the end of the next."""

POWER_CARD = 1.6
RED_POWER_CARD = -0.5
"""A state-power card, and what a red one costs as long as there is no wall."""

WALL = 0.8
"""The wall for each decade in which it stands: about what it saves of flight beside its price."""

# --- cards --------------------------------------------------------------------------------------
DENIED = 0.45
"""Of what a card's event would bring the opponent: taking it denies it."""

FORGONE = 0.45
"""Of what its event would bring oneself, if the card is used otherwise."""

VALUE_DENIED = 0.5
USUAL_VALUE = 1.8
"""A card's value for the opponent, beyond the usual one."""

FROM_HAND = 0.6
VALUE_KEPT = 0.3
"""A card of the hand can wait; one with a high value all the more."""

PRICE = 1.0
"""What the special card costs."""

POWER_EARLY = 0.4
"""State power can wait until the end of the decade."""

TELLING = 1.0
"""A denied event is a reason from here on."""
