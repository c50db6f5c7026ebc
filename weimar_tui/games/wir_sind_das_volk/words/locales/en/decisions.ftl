### Questions. The value is the question, attributes are answers that are no area, city or card.
### $left counts the pieces still to choose, this one included; $where says where they may go.

decision-left = { $question } ({ $left } left)
source-field = Prestige, field { $number }
option-and = { $first } and { $rest }

decision-turn = Take a card and an action.
    .waiting = a card and an action
option-area = { NAME($area) } ({ $number })
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
thing-card = { CARD($card) }, value { $value }
thing-brief = { $name } ({ $number }): { $value }
thing-power = State power: remove unrest before the action
thing-connections = Connections
decision-discard-hand = Which cards of earlier decades do you discard? Then you draw up to 2.
    .none = Keep all
    .waiting = cards from earlier decades
option-discard-hand = Discard { $cards }
decision-price = What do you give for { CARD($card) }?
    .draw = The West draws the top card of the deck
    .none = Nothing: there is nothing to give
    .waiting = the price of the special card
option-price-discard = Discard { CARD($card) } from your hand

## Economy
decision-build = { $why ->
    [build] Where do you build?
   *[other] Where is 1 point built { $where }?
}
    .stop = Stop building
    .waiting = what to build
decision-dismantle = { $why ->
    [price] Which point of your own do you dismantle for this?
    [wall] What is dismantled for the Wall?
    [flight] Flight: what is dismantled in the East?
    [currency] For want of currency: which infrastructure goes, or Rheinsberg?
    [power] What is dismantled to pay state power?
   *[other] What is dismantled { $where }?
}
    .waiting = what to dismantle
decision-rundown = { $why ->
    [rundown] For want of currency: which factory runs down?
   *[other] Which eastern factory runs down?
}
    .waiting = which factory runs down
decision-repair = Which factory is repaired { $where }?
    .waiting = which factory is repaired
decision-raze = Which external factory is razed { $where }?
    .waiting = which external factory goes

## Living standard
decision-standard = Where do you raise the living standard?
    .stop = No more
    .waiting = living standard
decision-transfer = Which supplier passes its new living standard on to West Berlin?
    .none = None
    .waiting = whether West Berlin is supplied
decision-place-standard = Where is 1 living standard placed { $where }?
    .waiting = where living standard goes
decision-lose-standard = Where does the East lose 1 living standard?
    .waiting = where living standard is lost
decision-sector = In which sector of West Berlin?
    .waiting = a sector of West Berlin
decision-lose-sector = Which sector of West Berlin loses 1 living standard?
    .waiting = a sector of West Berlin
decision-hamburg = Which area does Hamburg count for? That decides what living standard is held.
    .waiting = where Hamburg counts

## Unrest
decision-remove-unrest = { $why ->
    [action] Where do you remove 1 unrest?
    [power] State power: where is 1 unrest removed?
   *[other] Where is 1 unrest removed { $where }?
}
    .waiting = where unrest is removed
decision-place-unrest = Where is 1 unrest placed { $where }?
    .waiting = where unrest is placed
decision-move-from = From where is 1 unrest moved?
    .waiting = which unrest is moved
decision-move-to = Where does the unrest from { NAME($area) } go?
    .waiting = where unrest is moved to
decision-calm = Which area with a mass protest is calmed down to 3 unrest?
    .waiting = which protest is calmed
decision-put-back = Where does the unrest from a state-power card come back?
    .waiting = where unrest comes back
decision-overflow = { TRACK($track, form: "name") } cannot move any further. What do you do instead?
    .remove = Remove 1 unrest of your own
    .place = Place 1 unrest with the other side
    .waiting = what happens instead of an arrow
decision-import = Mass protest in West Berlin: which supplier does it reach?
    .waiting = where West Berlin's protest spreads
decision-export = A mass protest in West Berlin is over: where does an imported one end?
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
decision-next-symbol = What is carried out next?
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
    .none = Leave it
    .waiting = Guillaume
option-guillaume-swap = Take { CARD($card) } for { CARD($own) }
option-guillaume-remove = Put { CARD($card) } out of the game
decision-state-power = State power: remove 1 more unrest?
    .none = Not now
    .waiting = state power
decision-socialist = There are not enough socialists for all protests. Where does the next one go?
    .waiting = where socialists go
decision-lose-socialist = Which area loses a socialist? 1 unrest comes back there.
    .waiting = which socialists leave
decision-prestige-field = Prestige stands on { $number }. Which field do you carry out?
    .waiting = the field of the prestige track
option-prestige-full = Field { $number }: { $does }
option-prestige-nearer = Field { $number }, one nearer to the centre: { $does }
