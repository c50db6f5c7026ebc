### Questions, without the section of the rules. The value is the question, attributes are special
### options; the option-... messages below word all others.


## Cards
decision-over-limit = { $left ->
    [one] One card
   *[other] { $left } cards
} too many: hand and table influence may have six together. Which one do you part with?
    .waiting = a surplus card
decision-target-of-card = On whom do you play { CARD($card) }?
    .waiting = the target of { CARD($card) }
decision-drop-influence = The coalition breaks up: which influence do you discard?
    .waiting = the loss of an influence

## Talk
decision-talk = { $about ->
    [offices] Before the offices are handed out: do you want to talk?
    [election] Before the ballot: do you want to talk?
    [budget] Before the Chamber votes: do you want to talk?
    [places] Before everyone leaves for the evening: do you want to talk?
    [coup] A coup is on: do you want to talk?
   *[phase] A pause in the coup: do you want to talk?
}
    .ready = Ready to move on
    .offer = Make an offer or a gift
    .gift = Give something away
    .resign = Resign as President once everyone is ready
    .waiting = the end of the talks
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) } offers { $offer }. Do you accept?
   *[no] Do you accept the offer of { FAMILY($by) }?
}
    .waiting = an answer to { FAMILY($by) }
stage-to = Who gets your offer or gift?
    .drop = Cancel
stage-want = What do you want from { FAMILY($family) }?
    .nothing = Nothing
    .drop = Cancel the offer
stage-give = What do you give { FAMILY($family) }?
    .nothing = Nothing
    .drop = Cancel the offer
stage-give-notes = Which notes do you pay with?
    .drop = Cancel the offer
stage-send = Your offer to { FAMILY($family) }: { $offer }. How do you make it?
    .private = In private
    .public = In public
    .want = Change what you want
    .give = Change what you give
    .add-want = Want something else as well
    .add-give = Give something else as well
    .threat = Add a threat
    .drop = Cancel the offer
stage-threat = What happens if { FAMILY($family) } refuses?
    .drop = Cancel the offer
stage-gift-to = Who gets your gift?
    .drop = Cancel the gift
stage-gift = What do you give { FAMILY($family) }?
    .drop = Cancel the gift
stage-gift-notes = Which notes do you give { FAMILY($family) }?
    .drop = Cancel the gift
stage-accept-notes = Which notes do you pay { FAMILY($family) } with?
stage-accept-card = Which card do you give { FAMILY($family) }?
stage-target = On whom do you play { CARD($card) }?
    .drop = Keep the card

## Elections and offices
decision-nominate = Whom do you nominate as President?{ $named ->
    [yes] { " " }Nominated so far: { $families }.
   *[no] { "" }
}
    .pass = No one
    .waiting = a nomination
decision-ballot = Ballot { $round }: whom do you vote for?
    .pass = No one
    .done = No more votes
    .talk = Talk first
    .waiting = votes in ballot { $round }
decision-accept-office = You have been elected. Do you accept the presidency?
    .accept = Accept, with a heavy heart
    .refuse = Refuse
    .waiting = whether the presidency is accepted
decision-appoint = Who becomes { WORD("office", $office, form: "name") }?
    .as-before = Keep all offices as they are
    .resign = Resign as President
    .waiting = the appointment of the { WORD("office", $office, form: "name") }
decision-brother-in-law = As brother-in-law, you can act for one office. Which one?
    .waiting = the brother-in-law's choice

## Budget
decision-announce = How much do you announce for { FAMILY($family) }?{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } families to go)
}
    .resign = Resign as President
    .waiting = the budget
decision-cast = { $about ->
    [budget] Round { $round }: do you vote for { $mine ->
        [yes] your budget
       *[no] the budget of { FAMILY($by) }
    }?
    [alternative] Round { $round }: do you vote for { $mine ->
        [yes] your alternative budget
       *[no] the alternative budget of { FAMILY($by) }
    }?
   *[competence] Round { $round }: do you vote to remove the President?
}
    .pass = Abstain
    .done = No more votes
    .talk = Talk first
    .waiting = votes in round { $round }
decision-recount = All votes are cast. Do you have the vote declared void?
    .pass = Accept the vote
    .waiting = whether the vote stands
decision-break-tie = It is a tie. How do you decide?
    .yes = Yes
    .no = No
    .waiting = how the tie is broken
decision-force = { $mine ->
    [yes] Your budget
   *[no] The budget of { FAMILY($by) }
} is rejected. Do you force it through with the police?
    .force = Send the police into the Chamber
    .let-it-be = Accept the rejection
    .waiting = whether to send the police
decision-alternative = The budget is rejected. Do you present another one?
    .pass = No
    .waiting = another budget
decision-hand-over-note = Which note of the aid do you keep?
    .waiting = the handing over of the aid
decision-envelope = What do you put in the envelope for { FAMILY($family) }? Announced: { MILLION($number) }.
    .more = Other notes
    .rest-as-announced = This one and all others as announced
    .waiting = the envelopes

## Places and attempts
decision-place = Where do you spend the evening?
    .waiting = where to spend the evening
decision-attack = Do you announce an assassination attempt?
    .police = Send the secret police
    .done = No
    .waiting = an announcement
decision-victim = { START($means) }: who is the target?
    .waiting = an announcement
decision-where = { START($means) }: where do you expect { FAMILY($family) }?
    .waiting = an announcement
decision-shield = { $place ->
    [return] The Minister has you shot on your return: do you protect yourself?
   *[other] { START($means) } { PLACE($place, form: "in") }: do you protect yourself?
}
    .no = Hope for the best
    .waiting = whether { FAMILY($family) } is protected
decision-notes = { CARD($card) } costs { MILLION($number) }. Which notes do you pay with?
    .waiting = a payment
decision-burgled = You were not at home. Which notes do you pay { FAMILY($family) } ({ MILLION($number) })?
    .waiting = what the burglars find
decision-bank = { $last ->
    [yes] Your last visit to the bank: any money left in your pocket is lost. What do you do?
   *[no] At the bank counter: what do you do?
}
    .done = Leave the bank
    .waiting = the bank

## Exile
decision-return = { $safe ->
    [yes] Do you return from exile? It is safe now.
   *[no] Do you return from exile? The Minister can have you shot, unless that office is frozen.
}
    .return = Return
    .stay = Stay for now
    .stay-round = Stay for this round
    .waiting = whether the exile returns
decision-shoot-returner = { FAMILY($family) } is returning from exile. Do you have the family shot?
    .shoot = Have them shot
    .let-go = Let them pass
    .waiting = whether { FAMILY($family) } can return

## Coup
decision-coup = Do you start a coup?
    .move = Move units
    .land = Land units
    .shell = Shell the palace with the gunboat
    .strike = Order an air strike on the palace
    .stay = No
    .talk = Talk first
    .waiting = whether there is a coup
decision-join = { FAMILY($family) } has started a coup. Do you join the Rebels?
    .move = Move units
    .land = Land units
    .shell = Fire the gunboat
    .strike = Order an air strike
    .stay = Stay out of it
    .talk = Talk first
    .waiting = whether another family joins the Rebels
decision-move-from = { $own ->
    [yes] Your movement
   *[no] Your movement with the units of { FAMILY($family) }
}: from where?
    .hop = Fly the helicopter alone
    .response = Respond with the police
    .transfer = Hand over units
    .stay = No more movement
    .talk = Talk first
    .waiting = a movement
decision-hop-to = Where does the helicopter fly from { AREA($area) }?
    .waiting = the helicopter
decision-move-to = Where do the units move from { AREA($area) }?
    .waiting = a movement from { AREA($area) }
decision-move-how-many = Which units move from { AREA($area) } to { AREA($place) }?
    .all = All
    .all-but-1 = All but one
    .done = No more
    .waiting = a movement from { AREA($area) } to { AREA($place) }
decision-land-at = Where do you land { UNITS($unit, 1) }?
    .waiting = a landing
decision-place-at = { CARD($card) }: in which area?
    .waiting = new units
decision-respond-to = Where do you send police?
    .waiting = the police response
decision-respond-from = Where does the police for { AREA($area) } come from?
    .done = No more
    .waiting = the police response
decision-transfer = Which units do you hand over?
    .waiting = a transfer of units
decision-transfer-to = Who takes command of { UNITS($unit, $number) } { AREA($area, form: "in") }?
    .waiting = a transfer of units
decision-bribe-area = Which units do you bribe with { CARD($card) }?
    .waiting = a bribe
decision-bribe-number = Units of { FAMILY($family) } { AREA($area, form: "in") }: how many do you try to win over?
    .waiting = a bribe
decision-bombard = { $weapon ->
    [gunboat] Who is the gunboat's target?
   *[strike] Who is the target of the air strike? { $left } left.
}
    .hold-fire = Hold fire
    .waiting = a bombardment
decision-fight = Other families have units { AREA($area, form: "in") }: do you fire?
    .hold = Hold fire
    .waiting = whether there is a fight { AREA($area, form: "in") }
decision-target = Salvo { $number } { AREA($area, form: "in") }: whom do you fire at?
    .hold = Hold fire
    .waiting = salvo { $number } { AREA($area, form: "in") }
decision-casualty = { $number } { $number ->
    [one] hit
   *[other] hits
} on { FAMILY($family) } { AREA($area, form: "in") }: which units are lost first?
    .waiting = the losses { AREA($area, form: "in") }
decision-retreat = { $own ->
    [yes] Your units
   *[no] Units of { FAMILY($family) }
} must leave { AREA($area) }: where to?
    .waiting = the retreat from { AREA($area) }
decision-allow-retreat = { FAMILY($family) } wants to retreat to { AREA($place) }. Do you allow it?
    .yes = Allow it
    .no = Refuse it
    .waiting = permission to retreat to { AREA($place) }
decision-passage = { FAMILY($family) } wants to return from the embassy. Do you grant safe passage?
    .grant = Grant it
    .deny = Refuse it
    .waiting = safe passage for { FAMILY($family) }
decision-settle = After phase { $number }: how should the coup end? It ends only if everyone agrees.
    .go-on = Continue the coup
    .president = The President has won
    .junta = The junta has won
    .waiting = whether the coup continues
decision-side = Which side are you on?
    .president = The President's
    .junta = The junta's
    .talk = Talk first
    .waiting = a choice of side
decision-junta-vote = The junta elects a President: who should it be?
    .waiting = the vote of the junta
decision-junta-tie = The junta's vote is tied: you decide who becomes President.
    .waiting = the First Rebel's decision
decision-shoot = Does { FAMILY($family) } have an appointment with the firing squad?
    .spare = Spare the family
    .waiting = appointments with the firing squad

## Options
option-family = { FAMILY($family) }
option-area = { NAME($area) }
option-unit = { NAME($unit) }
option-card = { CARD($card) }
option-office = { WORD("office", $office, form: "name") }
option-place = { WORD("place", $place, form: "name") }
option-discard-card = Discard { CARD($card) }
option-give-card = Give { CARD($card) } to { FAMILY($family) }
option-play-card = Play { CARD($card) }
option-lay-card = Put { CARD($card) } on the table
option-shield-card = Use { CARD($card) }
option-assassin = { CARD($card) }
option-exile-place = Exile: { NAME($area) }
option-nominate-by-card = { FAMILY($family) }, with { CARD($card) }
option-accept = Accept{ $told ->
    [yes] , from { FAMILY($by) }: { $offer }
   *[no] { " " }offer { $number }
}
option-refuse = Refuse{ $told ->
    [yes] , from { FAMILY($by) }: { $offer }
   *[no] { " " }offer { $number }
}
option-counter = Make { $told ->
    [yes] { FAMILY($by) } a counter-offer
   *[no] a counter-offer to offer { $number }
}
option-everybody = Everyone
option-gift = A gift for { FAMILY($family) }
option-millions = { $number ->
    [0] Nothing
   *[other] { MILLION($number) }
}
option-keep-note = Keep a { $value ->
    [1] one
    [2] two
   *[3] three
}
option-notes-friends = { $counted ->
    [yes] { $notes }; friends pay { MILLION($friends) }
   *[no] Friends pay { MILLION($friends) }
}
option-deposit-all = Deposit everything and leave
option-deposit = Deposit { $value ->
    [1] a one
    [2] a two
   *[3] a three
}
option-withdraw = Withdraw { $value ->
    [1] a one
    [2] a two
   *[3] a three
}
option-votes = { $side ->
    [yes] Yes
    [no] No
   *[other] { FAMILY($side) }
}: { $what ->
    [all] offices and influence
    [whole] the family's vote and influence
    [office] the votes of offices
    [table] all influence
    [family] the family's vote
    [one] { $item }
   *[card] { CARD($card) } ({ $votes } { $votes ->
        [one] vote
       *[other] votes
    }, once)
}
option-unit-card = Play { CARD($card) }
option-excuse-card = Play { CARD($card) } as an excuse
option-bribe-card = Use { CARD($card) }
option-land = Land { UNITS($unit, 1) }
option-exile = Go into exile: { NAME($area) }
option-units = { UNITS($unit, $number) }
option-units-at = { UNITS($unit, $number) } { AREA($area, form: "in") }
option-units-of = { FAMILY($family) } { AREA($area, form: "in") }
option-tries = { $number ->
    [one] 1 die
   *[other] { $number } dice
}, { MILLION($number) }
option-fire = Fire at { FAMILY($family) }
option-shoot = Have { FAMILY($family) } shot
