### Questions, without the section of the rules. The value is the question, attributes are special
### options; all others are worded by the option-... messages below.


## Cards
decision-over-limit = Six cards are the limit, you have { $left } too { $left ->
    [one] many
   *[other] many
}: which one leaves you?
    .waiting = a card too many
decision-target-of-card = On whom do you play { CARD($card) }?
    .waiting = whom { CARD($card) } is played on
decision-drop-influence = The coalition breaks up: which influence do you discard?
    .waiting = the loss of an influence

## Talk
decision-talk = { $about ->
    [offices] Before the offices are given out: is there anything to talk about?
    [election] Before the ballot: is there anything to talk about?
    [budget] Before the Chamber votes: is there anything to talk about?
    [places] Before everybody goes home: is there anything to talk about?
    [coup] A coup is on: is there anything to talk about?
   *[phase] A pause in the coup: is there anything to talk about?
}
    .ready = Ready, go on
    .offer = Make an offer or a gift
    .gift = Give something away
    .resign = Resign as President once all are ready
    .waiting = an end of the talk
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) } offers { $offer }. Do you accept?
   *[no] Do you accept the offer of { FAMILY($by) }?
}
    .waiting = an answer to { FAMILY($by) }
stage-to = To whom is your offer or gift?
    .drop = Nothing after all
stage-want = What do you want from { FAMILY($family) }?
    .nothing = Nothing
    .drop = No offer after all
stage-give = What do you give { FAMILY($family) }?
    .nothing = Nothing
    .drop = No offer after all
stage-give-notes = With which notes would you pay?
    .drop = No offer after all
stage-send = Your offer to { FAMILY($family) }: { $offer }. How do you make it?
    .private = In private
    .public = In public
    .want = Change what you want
    .give = Change what you give
    .add-want = Want something else as well
    .add-give = Give something else as well
    .threat = Add a threat
    .drop = No offer after all
stage-threat = What happens if { FAMILY($family) } refuses?
    .drop = No offer after all
stage-gift-to = To whom do you give something?
    .drop = No gift after all
stage-gift = What do you give { FAMILY($family) }?
    .drop = No gift after all
stage-gift-notes = Which notes do you give { FAMILY($family) }?
    .drop = No gift after all
stage-accept-notes = With which notes do you pay { FAMILY($family) }?
stage-accept-card = Which card do you give { FAMILY($family) }?
stage-target = On whom do you play { CARD($card) }?
    .drop = Keep the card

## Elections and offices
decision-nominate = Whom do you nominate as President?{ $named ->
    [yes] { " " }Nominated so far: { $families }.
   *[no] { "" }
}
    .pass = Nobody
    .waiting = a nomination
decision-ballot = Ballot { $round }: to whom do you give votes?
    .pass = To nobody
    .done = No more votes
    .talk = Talk first
    .waiting = votes in ballot { $round }
decision-accept-office = You are elected. Do you accept the presidency?
    .accept = Accept, with a heavy heart
    .refuse = Refuse
    .waiting = whether the presidency is accepted
decision-appoint = Who becomes { WORD("office", $office, form: "name") }?
    .as-before = Leave all offices as they are
    .resign = Resign as President
    .waiting = the appointment of the { WORD("office", $office, form: "name") }
decision-brother-in-law = As brother-in-law you may act for one office. For which?
    .waiting = the brother-in-law's choice

## Budget
decision-announce = What do you announce for { FAMILY($family) }?{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } families to go)
}
    .resign = Resign as President
    .waiting = the budget
decision-cast = { $about ->
    [budget] Round { $round }: do you vote for the budget of { FAMILY($by) }?
    [alternative] Round { $round }: do you vote for the alternative budget of { FAMILY($by) }?
   *[competence] Round { $round }: shall the President be removed?
}
    .pass = Abstain
    .done = No more votes
    .talk = Talk first
    .waiting = votes in round { $round }
decision-recount = All votes are cast. Do you have the vote declared void?
    .pass = Let it stand
    .waiting = whether the vote stands
decision-break-tie = A tie. How do you decide?
    .yes = Yes
    .no = No
    .waiting = the breaking of a tie
decision-force = The budget of { FAMILY($by) } is rejected. Do you force it with the police?
    .force = Send the police into the Chamber
    .let-it-be = Leave it rejected
    .waiting = whether the police are sent
decision-alternative = The budget is rejected. Do you present another one?
    .pass = No
    .waiting = another budget
decision-hand-over-note = Which note of the aid do you keep?
    .waiting = the handing over of the aid
decision-envelope = What do you put into the envelope for { FAMILY($family) }? Announced: { MILLION($number) }.
    .more = Other notes
    .rest-as-announced = This one and all others as announced
    .waiting = the envelopes

## Places and attempts
decision-place = Where do you spend the evening?
    .waiting = where to spend the evening
decision-attack = Do you announce an attempt?
    .police = Send the secret police
    .done = No
    .waiting = an announcement
decision-victim = { START($means) }: for whom?
    .waiting = an announcement
decision-where = { START($means) }: where is { FAMILY($family) } to be found?
    .waiting = an announcement
decision-shield = { $place ->
    [return] The Minister has you shot on your return: do you protect yourself?
   *[other] { START($means) } { PLACE($place, form: "in") }: do you protect yourself?
}
    .no = Hope for the best
    .waiting = whether { FAMILY($family) } is protected
decision-notes = { CARD($card) } costs { MILLION($number) }. With what do you pay?
    .waiting = a payment
decision-burgled = You were not at home. With what do you pay { FAMILY($family) } { MILLION($number) }?
    .waiting = what the burglars find
decision-bank = { $last ->
    [yes] At the counter for the last time: what stays in your pocket is lost. What do you do?
   *[no] At the counter: what do you do?
}
    .done = Leave the bank
    .waiting = the bank

## Exile
decision-return = { $safe ->
    [yes] Do you come back from exile? Now it is safe.
   *[no] Do you come back from exile? The Minister may have you shot.
}
    .return = Come back
    .stay = Stay for now
    .stay-round = Stay for this round
    .waiting = whether the exile comes back
decision-shoot-returner = { FAMILY($family) } comes back from exile. Do you have the family shot?
    .shoot = Have them shot
    .let-go = Let them pass
    .waiting = whether { FAMILY($family) } may come back

## Coup
decision-coup = Do you start a coup?
    .move = Move units
    .land = Land units
    .shell = Shell the palace with the gunboat
    .strike = Send an air strike against the palace
    .stay = No
    .talk = Talk first
    .waiting = whether there is a coup
decision-join = { FAMILY($family) } has started a coup. Do you join the Rebels?
    .move = Move units
    .land = Land units
    .shell = Fire the gunboat
    .strike = Send an air strike
    .stay = Stay out of it
    .talk = Talk first
    .waiting = whether somebody joins the Rebels
decision-move-from = { $own ->
    [yes] Your movement
   *[no] Your movement with the units of { FAMILY($family) }
}: from where?
    .hop = Fly the helicopter alone
    .response = Answer with the police
    .transfer = Hand over units
    .stay = That is all
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
    .waiting = the answer of the police
decision-respond-from = From where do you send police to { AREA($area) }?
    .done = No more
    .waiting = the answer of the police
decision-transfer = Which units do you hand over?
    .waiting = a transfer of units
decision-transfer-to = Who takes command of { UNITS($unit, $number) } { AREA($area, form: "in") }?
    .waiting = a transfer of units
decision-bribe-area = Whom do you bribe with { CARD($card) }?
    .waiting = a bribe
decision-bribe-number = Units of { FAMILY($family) } { AREA($area, form: "in") }: how many do you try to win over?
    .waiting = a bribe
decision-bombard = { $weapon ->
    [gunboat] On whom does the gunboat fire?
   *[strike] On whom do you send an air strike? { $left } left.
}
    .hold-fire = Hold fire
    .waiting = a bombardment
decision-fight = Units of others stand { AREA($area, form: "in") }: do you fire?
    .hold = Hold fire
    .waiting = whether there is a fight { AREA($area, form: "in") }
decision-target = Salvo { $number } { AREA($area, form: "in") }: on whom do you fire?
    .hold = Hold fire
    .waiting = salvo { $number } { AREA($area, form: "in") }
decision-casualty = { $number } { $number ->
    [one] hit
   *[other] hits
} on { FAMILY($family) } { AREA($area, form: "in") }: which units fall first?
    .waiting = the losses { AREA($area, form: "in") }
decision-retreat = { $own ->
    [yes] Your units
   *[no] Units of { FAMILY($family) }
} must leave { AREA($area) }: where to?
    .waiting = the retreat from { AREA($area) }
decision-allow-retreat = { FAMILY($family) } wants to retreat to { AREA($place) }. Do you allow it?
    .yes = Allow it
    .no = Refuse it
    .waiting = leave to retreat to { AREA($place) }
decision-passage = { FAMILY($family) } wants to come back from the embassy. Do you grant safe passage?
    .grant = Grant it
    .deny = Refuse it
    .waiting = safe passage for { FAMILY($family) }
decision-settle = After phase { $number }: how may the coup end? It ends only if all say the same.
    .go-on = Go on
    .president = The President has won
    .junta = The junta has won
    .waiting = whether the coup continues
decision-side = Which side are you on?
    .president = The President's
    .junta = The junta's
    .talk = Talk first
    .waiting = a side
decision-junta-vote = The junta elects a President: who shall it be?
    .waiting = the vote of the junta
decision-junta-tie = A tie in the junta: you decide who becomes President.
    .waiting = the First Rebel's decision
decision-shoot = Does { FAMILY($family) } keep an appointment with the firing squad?
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
option-lay-card = Lay { CARD($card) } on the table
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
option-everybody = Everybody
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
option-deposit-all = Pay in everything and leave
option-deposit = Pay in { $value ->
    [1] a one
    [2] a two
   *[3] a three
}
option-withdraw = Draw out { $value ->
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
option-tries = { $number }
option-fire = Fire at { FAMILY($family) }
option-shoot = Have { FAMILY($family) } shot
