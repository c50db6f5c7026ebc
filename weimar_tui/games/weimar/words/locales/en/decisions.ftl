### Questions. The value is the question, without its reason; attributes are the special options.
### The option-... messages word options that are cities, parties, units or cards.


## The round
decision-place-base = Setup: in which city do you place a base? ({ $left } left)
    .waiting = a base for the setup
decision-first-player = Who plays first this round?
    .waiting = who plays first this round
decision-agenda = Which agenda do you follow in round { $round }? All parties reveal at once.
    .waiting = the agenda of round { $round }
decision-play-card = Which card do you play, and for what?
    .waiting = a card to play
decision-play-before = Your agenda lets you play a card before the impulses begin. Do you?
    .pass = Play no card now
    .waiting = a card before the impulses
decision-event-order = The event of { CARD($card) } must happen: before or after the { $use ->
    [debate] debate
   *[actions] actions
}?
    .event-first = Event first
    .event-last = Event afterwards
    .waiting = when the event of { CARD($card) } happens
decision-president-debate = Do you use the Reichspräsident to debate with both values of { CARD($card) }?
    .debate = Debate with both values
    .pass = Not now
    .waiting = whether to use the Reichspräsident
decision-discard = Which card do you discard from your hand?
    .waiting = a card to discard

## Actions
decision-action-city = In which city do you act with { CARD($card) }? { $ap ->
    [one] 1 action point (AP).
   *[other] { $ap } action points (AP).
}
    .nowhere = No city: only { $governs ->
        [yes] Foreign Affairs and Reserve
       *[no] Reserve
    }
    .waiting = the city to act in with { CARD($card) }
option-nowhere-brief = No city
city-not-offered = { $number } { NAME($city) } is not available
decision-action = { $city ->
    [none] Which action do you take? { $ap } AP left, Reserve { $reserve }
   *[other] Which action do you take in { NAME($city) }? { $ap } AP left, Reserve { $reserve }
}
    .done = No further action
    .reserve = Save 1 AP in the Reserve
    .waiting = the next action{ $city ->
        [none] { "" }
       *[other] { " " }in { NAME($city) }
    }
decision-move-police = Zentrum demonstrates in { NAME($city) }: move a Police unit there first?
    .pass = Do not move a unit
    .waiting = whether to move Police to { NAME($city) }
decision-oppose-coup = { PARTY($actor) } attempts a Coup in { NAME($city) }. { $units ->
    [government] Do the government units oppose it?
   *[other] Do your units there oppose it?
}
    .oppose = Oppose it: your units reduce the number of dice
    .neutral = Stay out of it
    .waiting = whether to oppose the Coup in { NAME($city) }
decision-lend-reichswehr = { PARTY($actor) } fights { PARTY($target) } in { NAME($city) }. Do you lend your black Reichswehr?
    .lend = Lend it
    .refuse = Do not lend it
    .waiting = whether to lend the black Reichswehr in { NAME($city) }
decision-increase = { ACTION($action) }{ $city ->
    [none] { "" }
   *[other] { " " }in { NAME($city) }
} with { $dice } { $dice ->
    [one] die
   *[other] dice
}: pay 2 AP or Reserve points for result +1?
    .increase = Pay 2 for result +1
    .pass = Roll without paying
    .waiting = whether to pay for result +1
decision-react = { $trigger ->
    [event] { PARTY($actor) } plays { CARD($card) } for its event.
    [debate] { PARTY($actor) } has debated with { CARD($card) }.
    [negotiate] { PARTY($actor) } negotiates { CARD($card) }.
    [roll] { $rolled ->
        [none] { PARTY($actor) } has rolled the dice{ $city ->
            [none] { "" }
           *[other] { " " }in { NAME($city) }
        }.
       *[other] { $rolling ->
            [city] { PARTY($actor) } has rolled { $rolled } for a random city: { NAME($hit) }.{ $stake ->
                [none] { "" }
               *[other] { " " }At stake: { $stake }.
            }
           *[other] { PARTY($actor) } has rolled { $rolled } for { ACTION($rolling, $actor, form: "one") }{ $city ->
                [none] { "" }
               *[other] { " " }in { NAME($city) }
            }.
        }
    }
    [reaction] { PARTY($actor) } announces { ACTION($trigger, $actor, form: "one") } in { NAME($city) }{ $answers ->
        [none] { "" }
       *[other] { " " }against { ACTION($answers, $answered, form: "one") } of { PARTY($answered) }
    }.
   *[other] { PARTY($actor) } announces { ACTION($trigger, $actor, form: "one") } in { NAME($city) }.
} Do you react?
    .pass = Do not react
    .stresemann = Gustav Stresemann: reroll all dice
    .waiting = { $trigger ->
        [event] a reaction to the event of { CARD($card) }
        [debate] a reaction to the debate with { CARD($card) }
        [negotiate] a reaction to the negotiation of { CARD($card) }
        [roll] a reaction to the roll
       *[other] a reaction to the { ACTION($trigger) } in { NAME($city) }
    }
option-react-not-this-round = Pass, and don’t ask again this round
preview-not-this-round = This and all further random cities of the round are passed. You will be asked again if a roll would end the game.
event-to-come = On the card: { $does }
decision-fight-target = Whose units do you fight in { NAME($city) }?
    .waiting = whom to fight in { NAME($city) }
decision-negotiate = Which Foreign Affairs card do you negotiate?
    .waiting = which Foreign Affairs card to negotiate

## Effects
because-chancellor = { $name }, for you as Chancellor
decision-choose-city = { $told ->
    [yes] { $effect }. In which city?{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } left)
    }
   *[no] In which city?
}
    .dr-box = In the DR box
    .waiting = the choice of a city
decision-choose-unit = { $told ->
    [yes] { $effect }. Which unit?{ $left ->
        [0] { "" }
       *[other] { " " }({ $nth } of { $number })
    }
   *[no] { $do ->
        [dissolve] Which unit do you dissolve?
        [withdraw] Which unit do you return to its supply?
       *[flip] Which Reichswehr unit do you turn?
    }
}
    .pass = No unit
    .waiting = the choice of a unit
decision-choose-option = Which option do you carry out?
    .waiting = the choice of an option
decision-may = { $told ->
    [yes] You may: { $effect }. Do you?
   *[no] Do you use this option?
}
    .yes = Yes
    .no = No
    .waiting = whether to use an option
decision-pay = { $told ->
    [yes] You may: { $price }. If you do: { $effect }.{ $has-otherwise ->
        [yes] { " " }If you do not: { $otherwise }.
       *[no] { "" }
    }
   *[no] Do you pay the price?
}
    .yes = { $told ->
        [yes] Yes: { $price }
       *[no] Yes
    }
    .no = No
    .waiting = whether to pay a price
decision-pledge = The players still need { $missing } Reserve { $missing ->
    [one] point
   *[other] points
} together. How many do you give?
    .waiting = a pledge of Reserve points
decision-name-opponent = Which opponent do you choose?
    .waiting = the choice of an opponent
decision-break-tie = As Chancellor you break the tie: which party do you choose?
    .waiting = how the tie is broken
decision-full-city = { NAME($city) } is full. Whose base do you remove instead?
    .waiting = whose base is removed in { NAME($city) }
decision-give-up-base = You have no figure left for the NSDAP track. From which city do you take a base?
    .waiting = a base to give up for the NSDAP track
decision-choose-issue = Which issue enters on space { CELL($cell) }?
    .waiting = the choice of an issue
decision-debate = { $card ->
    [none] Debate
   *[other] Debate with { CARD($card) }
}, value { $steps }: which { $again ->
    [yes] other issue
   *[no] issue
} do you move, and where to?
    .pass = Move no issue
    .waiting = the debate
decision-choose-society = Which society marker do you place?
    .waiting = the choice of a society marker
decision-remove-society = Which society marker do you remove?
    .waiting = the choice of a society marker
decision-move-unit = Which unit do you move{ $city ->
    [none] { "" }
   *[other] { " " }to { NAME($city) }
}? ({ $left } left)
    .pass = Stop moving units
    .waiting = units to move
decision-move-to = Where does { UNIT($unit, 1, form: "one") } go { $origin ->
    [supply] from the supply?
    [dissolved] from the dissolved area?
   *[other] from { NAME($origin) }?
}
    .waiting = where a unit goes
decision-redeploy-unit = Which dissolved unit returns?{ $left ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $left } left)
}
    .pass = No unit
    .waiting = the choice of a dissolved unit
decision-place-flag = Whose flag do you place?
    .waiting = the choice of a flag
decision-remove-flag = Whose flag do you remove?
    .waiting = the choice of a flag
decision-minor-party = Who controls the { PARTY($minor, form: "name") }?
    .waiting = who controls the { PARTY($minor, form: "name") }
decision-strike-on-prussia = The Strike on Prussia: do you place a figure on the NSDAP track and depose the government of Prussia?
    .accept = Carry it out and place a figure on the NSDAP track
    .refuse = Refuse
    .waiting = the Strike on Prussia

## Politics
decision-majority-tie = As Chancellor you break the tie: who has won { $place ->
    [1] the most issues
   *[2] the second most issues
}?
    .waiting = how the tie over the most issues is broken
decision-resolve-issue = You have won “{ ISSUE($issue) }”. Which effect do you choose?
    .waiting = the effect of “{ ISSUE($issue) }”
decision-order-issues = As Chancellor you set the order: which issue is resolved next?
    .waiting = which issue is resolved next
decision-propose-issue = You share “{ ISSUE($issue) }” with { PARTY($partner) }. What do you propose?
    .pass = Propose nothing
    .waiting = a proposal on “{ ISSUE($issue) }”
decision-answer-proposal = { $minor ->
    [yes] { PARTY($proposer) } proposes on “{ ISSUE($issue) }” that { PARTY($actor) } takes control. Do you agree?
   *[no] { PARTY($proposer) } proposes on “{ ISSUE($issue) }” that { PARTY($actor) } carries out “{ CHOICE($issue, $option) }”. Do you agree?
}
    .agree = Agree
    .refuse = Do not agree
    .waiting = an answer on “{ ISSUE($issue) }”
decision-absolute-majority = As Chancellor you decide: who governs alone?
    .waiting = who governs alone
decision-order-coalitions = As Chancellor you decide: which coalition with { $seats } seats is asked next?
    .waiting = which coalition is asked next
decision-join-coalition = { $coalition ->
    [weimar] Weimar coalition
    [left] Left-wing coalition
   *[right] Right-wing coalition
} with { PARTY($partner) } ({ $seats } seats): do you join?
    .agree = Join the government
    .refuse = Stay out
    .waiting = a coalition with { PARTY($partner) }
decision-name-chancellor = Both parties have the same number of seats: who becomes Chancellor?
    .waiting = who becomes Chancellor
decision-name-winner = As Chancellor you break the tie: who wins?
    .waiting = who wins

## Votes
decision-vote-again = You have { $votes } { $votes ->
    [one] vote
   *[other] votes
}{ $about ->
    [president] { " " }in the presidential election
   *[petition] { " " }on the petition
}. Give up a seat to roll again?
    .keep = Keep the roll
    .reroll = Give up a seat and roll again
    .waiting = whether to roll for votes again
decision-name-finalist = As Chancellor you break the tie: who reaches the second ballot?
    .waiting = who reaches the second ballot
decision-order-voting = { $place ->
    [1] Who votes first
    [2] Who votes second
    [3] Who votes third
   *[other] Who votes last
} { $about ->
    [president] in the second ballot?
   *[petition] on the petition?
}
    .waiting = the order of the votes
decision-cast-vote = { $about ->
    [president] For whom do you cast your { $votes } { $votes ->
        [one] vote
       *[other] votes
    } in the second ballot?
   *[petition] How do you cast your { $votes } { $votes ->
        [one] vote
       *[other] votes
    } on the petition against the Young Plan?
}
    .yes = YES
    .no = NO
    .waiting = how to vote
decision-break-vote-tie = As Chancellor you decide the tied vote{ $about ->
    [president] : who becomes Reichspräsident?
   *[petition] : YES or NO to the petition?
}
    .yes = YES
    .no = NO
    .waiting = how the tied vote is decided

## Options
option-pass = Pass
option-yes = Yes
option-no = No
option-number = Option { $number }
card-signs = e.g. { $large }/{ $small }: actions with { $large } AP, or debate with { $large } and { $small }{ $timeline ->
    [yes] { " " }· !: its event happens too
   *[no] { "" }
}
option-card-values = { CARD($card) }  { $values }
use-event = event
use-debate = debate with { $large } and { $small }
use-actions = actions with { $large } AP
use-timeline-debate = debate with { $large } and { $small }, and the event
use-timeline-actions = actions with { $large } AP, and the event
option-card-event = { CARD($card) }: { use-event }
option-card-debate = { CARD($card) }: { use-debate }
option-card-actions = { CARD($card) }: { use-actions }
option-card-timeline-debate = { CARD($card) }: { use-timeline-debate }
option-card-timeline-actions = { CARD($card) }: { use-timeline-actions }
option-action = { ACTION($action, $party) } ({ $cost } AP)
option-action-fight = { ACTION("fight", $party) } against { PARTY($target) } ({ $cost } AP)
option-action-negotiate = Negotiate { CARD($target) } ({ $cost } AP)
option-action-take-control = Take control of { UNIT($unit, 1, form: "one") } ({ $cost } AP)
option-action-mobilize = Mobilize { UNIT($unit, 1, form: "short") } { $origin ->
    [supply] from supply
   *[other] from { NAME($origin) }
} ({ $cost } AP, strength { $strength })
option-action-mobilize-brief = Mobilize { UNIT($unit, 1, form: "short") } { $strength } { $origin ->
    [supply] from supply
   *[other] from { NAME($origin) }
} ({ $cost } AP)
option-named = { NAME($name) }
option-card = { CARD($card) }
option-issue = { ISSUE($issue) }
option-move-unit = { UNIT($unit, 1, form: "one") } { $origin ->
    [supply] from the supply
    [dissolved] from the dissolved area
   *[other] from { NAME($origin) }
}
option-hit-unit = { UNIT($unit, 1, form: "one") } in { NAME($city) }{ $whose ->
    [none] { "" }
   *[other] { " " }({ PARTY($whose, form: "name") })
}
option-unit = { UNIT($unit, 1, form: "one") }
option-police = { $origin ->
    [supply] From the supply
   *[other] From { NAME($origin) }
}
option-move-issue = { ISSUE($issue) } to { CELL($cell) }{ $reserve ->
    [0] { "" }
    [one] { " " }(1 Reserve point)
   *[other] { " " }({ $reserve } Reserve points)
}
option-society = { SOCIETY($marker) }: { $does }
option-board = { ACTION("reaction", $party) } for 1 Reserve point
option-politician = { CARD($card) }: { $does }
option-choice = { $label }: { $does }
option-proposal = { PARTY($party) } carries out: { $choice }
option-control = { PARTY($party) } takes control
option-pledge = { $points } Reserve { $points ->
    [one] point
   *[other] points
}
option-coalition-weimar = Weimar coalition: SPD and Zentrum
option-coalition-left = Left-wing coalition: SPD and KPD
option-coalition-right = Right-wing coalition: Zentrum and DNVP
