### Questions. The value is the question, attributes are answers that are no area, city or card.
### $left counts the pieces still to choose, this one included; $where says where they may go.

decision-left = { $question } ({ $left } left)
source-field = Prestige, field { $number }
option-and = { $first } and { $rest }

decision-turn = Take a card and an action.
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
option-discard-hand = Discard { $cards }
decision-price = What do you give for { CARD($card) }?
    .draw = The West draws the top card of the deck
    .none = Nothing: there is nothing to give
option-price-discard = Discard { CARD($card) } from your hand

## Economy
decision-build = { $why ->
    [build] Where do you build?
   *[other] Where is 1 point built { $where }?
}
    .stop = Stop building
decision-dismantle = { $why ->
    [price] Which point of your own do you dismantle for this?
    [wall] What is dismantled for the Wall?
    [flight] Flight: what is dismantled in the East?
    [currency] For want of currency: which infrastructure goes, or Rheinsberg?
    [power] What is dismantled to pay state power?
   *[other] What is dismantled { $where }?
}
decision-rundown = { $why ->
    [rundown] For want of currency: which factory runs down?
   *[other] Which eastern factory runs down?
}
decision-repair = Which factory is repaired { $where }?
decision-raze = Which external factory is razed { $where }?

## Living standard
decision-standard = Where do you raise the living standard?
    .stop = No more
decision-transfer = Which supplier passes its new living standard on to West Berlin?
    .none = None
decision-place-standard = Where is 1 living standard placed { $where }?
decision-lose-standard = Where does the East lose 1 living standard?
decision-sector = In which sector of West Berlin?
decision-lose-sector = Which sector of West Berlin loses 1 living standard?
decision-hamburg = Which area does Hamburg count for? That decides what living standard is held.

## Unrest
decision-remove-unrest = { $why ->
    [action] Where do you remove 1 unrest?
    [power] State power: where is 1 unrest removed?
   *[other] Where is 1 unrest removed { $where }?
}
decision-place-unrest = Where is 1 unrest placed { $where }?
decision-move-from = From where is 1 unrest moved?
decision-move-to = Where does the unrest from { NAME($area) } go?
decision-calm = Which area with a mass protest is calmed down to 3 unrest?
decision-put-back = Where does the unrest from a state-power card come back?
decision-overflow = { TRACK($track, form: "name") } cannot move any further. What do you do instead?
    .remove = Remove 1 unrest of your own
    .place = Place 1 unrest with the other side
decision-import = Mass protest in West Berlin: which supplier does it reach?
decision-export = A mass protest in West Berlin is over: where does an imported one end?
decision-attack = { NAME($area) } attacks with { $usable } living { $usable ->
    [one] standard
   *[other] standards
}: which neighbour?

## Events, state power, socialists
decision-void = { CARD($card) } is a dual card: what do you declare void?
    .none = Nothing
option-void = { $clause }
decision-next-symbol = What is carried out next?
decision-guillaume = Guillaume: what do you look at?
    .none = Nothing
    .hand = The West's hand
    .deck = The top of the draw deck
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
option-guillaume-swap = Take { CARD($card) } for { CARD($own) }
option-guillaume-remove = Put { CARD($card) } out of the game
decision-state-power = State power: remove 1 more unrest?
    .none = Not now
decision-socialist = There are not enough socialists for all protests. Where does the next one go?
decision-lose-socialist = Which area loses a socialist? 1 unrest comes back there.
decision-prestige-field = Prestige stands on { $number }. Which field do you carry out?
option-prestige-full = Field { $number }: { $does }
option-prestige-nearer = Field { $number }, one nearer to the centre: { $does }
