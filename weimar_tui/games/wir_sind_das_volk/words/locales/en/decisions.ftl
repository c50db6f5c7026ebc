### Questions. The value is the question, attributes are answers other than areas, cities or cards.
### $left counts the pieces still to choose, including this one; $where is where they can go.

decision-left = { $question } ({ $left } left)
source-field = Prestige, field { $number }
option-and = { $first } and { $rest }

decision-turn = Choose a card and an action.
    .waiting = a card and an action
option-area = { NAME($area) } ({ $of ->
    [unrest] unrest { $number }
    [named] { $number }
   *[standard] living standard { $number }
})
option-site = { NAME($city) } ({ NAME($area) })
option-turn = { CARD($card) }: { $use }
option-turn-power = State power: { $use }
use-unrest = remove 1 unrest{ $free ->
    [yes] { "" }
   *[no] , and dismantle 1 point
}
use-build = build, { $value } { $value ->
    [one] point
   *[other] points
}
use-standard = living standard, card value { $value }
use-event = event
use-power = remove 1 unrest in { NAME($area) }
thing-card = { CARD($card) }, value { $value }{ $place ->
    [hand] , from your hand
   *[display] { "" }
}{ $flight ->
    [0] { "" }
   *[other] , flight
}; { $own ->
    [yes] event
   *[no] event not yours
}: { $does }
thing-brief = { $name } ({ $number }): { $value }
thing-power = State power: remove unrest before the action
thing-connections = Connections
decision-discard-hand = Which cards of earlier decades do you discard? Then you draw up to 2.
    .none = Keep all
    .waiting = cards from earlier decades
option-discard-hand = Discard { $cards }
decision-price = What do you give for { CARD($card) }?
    .draw = The West draws the top card of the deck
    .none = Nothing: you have nothing to give
    .waiting = the price of the special card
option-price-discard = Discard { CARD($card) } from your hand

## Economy
decision-build = { $why ->
    [build] Where do you build?
   *[other] Where do you build 1 point { $where }?
}
    .stop = Stop building
    .waiting = what to build
decision-dismantle = { $why ->
    [price] Which of your own points do you dismantle for this?
    [wall] What do you dismantle for the Wall?
    [flight] Flight: what do you dismantle in the East?
    [currency] Lack of currency: which infrastructure do you dismantle, or Rheinsberg?
    [power] What do you dismantle to pay for state power?
   *[other] What do you dismantle { $where }?
}
    .waiting = what to dismantle
decision-rundown = { $why ->
    [rundown] Lack of currency: which factory runs down?
   *[other] Which eastern factory runs down?
}
    .waiting = which factory runs down
decision-repair = Which factory do you repair { $where }?
    .waiting = which factory is repaired
decision-raze = Which external factory do you raze { $where }?
    .waiting = which external factory is razed

## Living standard
decision-standard = Where do you raise the living standard?
    .stop = No more
    .waiting = living standard
decision-transfer = Which supplier passes on its new living standard to West Berlin?
    .none = None
    .waiting = whether West Berlin is supplied
decision-place-standard = Where do you place 1 living standard { $where }?
    .waiting = where living standard goes
decision-lose-standard = Where does the East lose 1 living standard?
    .waiting = where living standard is lost
decision-sector = Which sector of West Berlin?
    .waiting = a sector of West Berlin
decision-lose-sector = Which sector of West Berlin loses 1 living standard?
    .waiting = a sector of West Berlin
decision-hamburg = Which area does Hamburg count for? This affects which living standard can be held.
    .waiting = where Hamburg counts

## Unrest
decision-remove-unrest = { $why ->
    [action] Where do you remove 1 unrest?
    [power] State power: where do you remove 1 unrest?
   *[other] Where do you remove 1 unrest { $where }?
}
    .waiting = where unrest is removed
decision-place-unrest = Where do you place 1 unrest { $where }?
    .waiting = where unrest is placed
decision-move-from = Where does the moved unrest come from?
    .waiting = which unrest is moved
decision-move-to = Where does the unrest from { NAME($area) } go?
    .waiting = where unrest is moved to
decision-calm = In which area with a mass protest do you reduce unrest to 3?
    .waiting = which protest is calmed
decision-put-back = Where do you put the unrest from a state-power card?
    .waiting = where unrest returns to
decision-overflow = { TRACK($track, form: "name") } cannot move any further. What do you do instead?
    .remove = Remove 1 unrest on your side
    .place = Place 1 unrest on the other side
    .waiting = what happens instead of an arrow
decision-import = Mass protest in West Berlin: which supplier does it spread to?
    .waiting = where West Berlin's protest spreads
decision-export = A mass protest in West Berlin has ended: where does an imported one end?
    .waiting = where an imported protest ends
decision-attack = { NAME($area) } attacks with { $usable } living { $usable ->
    [one] standard
   *[other] standards
}: which neighbour?
    .waiting = the attack of { NAME($area) }

## Events, state power, socialists
decision-void = { CARD($card) } is a dual card: what do you declare void?
    .none = Nothing
    .waiting = what is void
option-void = { $clause }
decision-next-symbol = What do you carry out next?
    .waiting = what is carried out next
decision-guillaume = Guillaume: what do you look at?
    .none = Nothing
    .hand = The West's hand
    .deck = The top of the draw deck
    .waiting = Guillaume
decision-guillaume-swap = { $where ->
    [hand] You see the West's hand{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
   *[deck] You see the top of the draw deck{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
} What do you do?
    .none = Change nothing
    .waiting = Guillaume
option-guillaume-swap = Take { CARD($card) } for { CARD($own) }
option-guillaume-remove = Remove { CARD($card) } from the game
decision-state-power = State power: remove 1 more unrest?
    .none = Not now
    .waiting = state power
decision-socialist = There are not enough socialists for all protests. Where does the next one go?
    .waiting = where socialists go
decision-lose-socialist = Which area loses a socialist? 1 unrest returns there.
    .waiting = which socialists leave
decision-prestige-field = Prestige is on { $number }. Which field do you carry out?
    .waiting = the field of the prestige track
option-prestige-full = Field { $number }: { $does }
option-prestige-nearer = Field { $number }, one closer to the centre: { $does }
