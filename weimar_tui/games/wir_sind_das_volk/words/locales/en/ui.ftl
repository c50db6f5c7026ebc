### The panes of the game screen.

ui-pane-west = West
ui-pane-east = East
ui-pane-germany = Germany
ui-pane-areas = Areas
ui-pane-display = Cards
ui-pane-forecast = Forecast

## Head
ui-head-half = { $half ->
    [1] first half
   *[2] second half
}
ui-head-ends = End of Decade, 9.{ $phase }
ui-head-dealing = cards are dealt
ui-head-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
ui-head-turn = turn: { $side }
ui-head-yours = your turn
ui-head-you = you
ui-head-thinks = thinking
ui-head-advantage = prestige { $field }, { $side } ahead
ui-head-wall = Wall
ui-head-no-wall = no Wall
ui-head-over = the game is over

## Maps: living standard and unrest of an area
ui-map-standard = L{ $number }
ui-map-unrest = U{ $number }

## Areas
ui-areas-power = economic power
ui-areas-power-short = pow
ui-areas-export = export
ui-areas-export-short = exp
ui-areas-standard = living standard
ui-areas-standard-short = LS
ui-areas-unrest = unrest
ui-areas-unrest-short = un
ui-areas-protest = protest
ui-areas-protest-short = protest
ui-areas-socialists = socialists
ui-areas-socialists-short = soc
ui-areas-end = if it ended now
ui-areas-end-short = end now
ui-areas-imported = { $text } ({ $number } WB)
ui-areas-total = { $side }: LS { $standard }, unrest { $unrest }
ui-areas-exports = income { $number }, pays { $needed }
ui-areas-worst = worst export { $number }
ui-areas-worst-none = worst export none

## Cards
ui-colour-red = R
ui-colour-yellow = Y
ui-colour-dual = D
ui-colour-special = S
ui-cards-flight = { $number ->
    [1] { "" }
   *[other] { $number }
}
ui-cards-hand = hand
ui-cards-hand-of = hand { $side }
ui-cards-holds = { $side } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-cards-deck = deck { $cards }
ui-cards-pile = played: { $cards }
ui-cards-pile-flight = flight symbols: { $flight }
ui-cards-none = The display is empty.

## Tracks
ui-track-prestige = Prestige
ui-track-currency = Currency
ui-track-socialists = Socialists
ui-tracks-field = { $side }: { $does }
ui-tracks-field-none = no effect at 0
ui-tracks-income = income { $track } + { $exports } exported = { $income }; pays { $needed }
ui-tracks-gain = { $gain ->
    [0] no change
   *[other] { $signed } at the end
}; board { $areas }, box { $cadre_school }, of { $limit }
ui-tracks-flight = Flight
ui-tracks-flight-told = cards { $symbols } + best West { $west_best } + red power { $red_power } + protest East { $east_protest } − worst East { $east_worst } − protest West { $west_protest }
ui-tracks-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-tracks-wall = Wall
ui-tracks-wall-costs = 9.1 costs 1 prestige and 1 point
ui-tracks-power = State power
ui-tracks-power-none = none
ui-tracks-dissolved = the Stasi is dissolved
ui-tracks-used = used
ui-tracks-nearer = one field to the West: { $west }; to the East: { $east }

## Forecast
ui-forecast-now = If { $decade } ended now
ui-forecast-ends = The End of { $decade }
ui-forecast-stands = as it stands
ui-forecast-played = played out
ui-forecast-to-come = played out

## End of Decade
ui-phase-nothing = Nothing happens.

## What else a card would do
ui-preview-event = Event: { $does }
ui-preview-only = Only { SIDE($side) } can trigger it: { $does }
ui-option-special = { $option }: { $does }
ui-preview-denies = Denied to { SIDE($side) }: { $does }

## The end of the decade, step by step
ui-steps-title = The end of { $decade }, if it came now
ui-step-rule-1 = People leave the East: every two steps of flight cost it a point of its economy. With the Wall, it loses a point and prestige.
ui-step-rule-2 = The state with the prestige advantage carries out the symbols of the marker's field.
ui-step-rule-3 = The East needs Western currency. For each unit that is missing, a factory becomes rundown.
ui-step-rule-4 = Each state-power card in front of the East costs it a point of its economy.
ui-step-rule-5 = An area that cannot hold its living standard loses it.
ui-step-rule-6 = Areas that live worse than others in their own state get unrest.
ui-step-rule-7 = Where people across the border live better, the area gets unrest.
ui-step-rule-8 = Unused state-power cards remove unrest in the East.
ui-step-rule-9 = Socialists come or go; in the East they remove unrest.
ui-step-rule-10 = Four protest markers bring a state down; otherwise the game continues.

## The list of cards
ui-cards-number = No. { $number }
ui-cards-event-of = { $side ->
    [both] event: both sides
   *[other] event: { SIDE($side) } only
}
ui-cards-heading = value, * your hand, (event not yours)

## Areas in forty columns
ui-areas-power-word = power
ui-areas-export-word = export
ui-areas-standard-word = living
ui-areas-unrest-word = unrest→
ui-areas-protest-word = protest
ui-tracks-on-board = { $gain }; box { $box }, board { $areas }
