### Questions, without the section of the rules. The value is the question, attributes are special
### options; all others are worded by the option-... messages below.


## Cards
decision-over-limit = Six cards are the limit, you have { $left } too { $left ->
    [one] many
   *[other] many
}: which one leaves you?
decision-target-of-card = On whom do you play { CARD($card) }?
decision-drop-influence = The coalition breaks up: which influence do you discard?

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
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) } offers { $offer }. Do you accept?
   *[no] Do you accept the offer of { FAMILY($by) }?
}
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
decision-ballot = Ballot { $round }: to whom do you give votes?
    .pass = To nobody
    .done = No more votes
    .talk = Talk first
decision-accept-office = You are elected. Do you accept the presidency?
    .accept = Accept, with a heavy heart
    .refuse = Refuse
decision-appoint = Who becomes { WORD("office", $office, form: "name") }?
    .as-before = Leave all offices as they are
    .resign = Resign as President
decision-brother-in-law = As brother-in-law you may act for one office. For which?

## Budget
decision-announce = What do you announce for { FAMILY($family) }?{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } families to go)
}
    .resign = Resign as President
decision-cast = { $about ->
    [budget] Round { $round }: do you vote for the budget of { FAMILY($by) }?
    [alternative] Round { $round }: do you vote for the alternative budget of { FAMILY($by) }?
   *[competence] Round { $round }: shall the President be removed?
}
    .pass = Abstain
    .done = No more votes
    .talk = Talk first
decision-recount = All votes are cast. Do you have the vote declared void?
    .pass = Let it stand
decision-break-tie = A tie. How do you decide?
    .yes = Yes
    .no = No
decision-force = The budget of { FAMILY($by) } is rejected. Do you force it with the police?
    .force = Send the police into the Chamber
    .let-it-be = Leave it rejected
decision-alternative = The budget is rejected. Do you present another one?
    .pass = No
decision-hand-over-note = Which note of the aid do you keep?
decision-envelope = What do you put into the envelope for { FAMILY($family) }? Announced: { MILLION($number) }.
    .more = Other notes
    .rest-as-announced = This one and all others as announced

## Places and attempts
decision-place = Where do you spend the evening?
decision-attack = Do you announce an attempt?
    .police = Send the secret police
    .done = No
decision-victim = { START($means) }: for whom?
decision-where = { START($means) }: where is { FAMILY($family) } to be found?
decision-shield = { $place ->
    [return] The Minister has you shot on your return: do you protect yourself?
   *[other] { START($means) } { PLACE($place, form: "in") }: do you protect yourself?
}
    .no = Hope for the best
decision-notes = { CARD($card) } costs { MILLION($number) }. With what do you pay?
decision-burgled = You were not at home. With what do you pay { FAMILY($family) } { MILLION($number) }?
decision-bank = { $last ->
    [yes] At the counter for the last time: what stays in your pocket is lost. What do you do?
   *[no] At the counter: what do you do?
}
    .done = Leave the bank

## Exile
decision-return = { $safe ->
    [yes] Do you come back from exile? Now it is safe.
   *[no] Do you come back from exile? The Minister may have you shot.
}
    .return = Come back
    .stay = Stay for now
    .stay-round = Stay for this round
decision-shoot-returner = { FAMILY($family) } comes back from exile. Do you have the family shot?
    .shoot = Have them shot
    .let-go = Let them pass

## Coup
decision-coup = Do you start a coup?
    .move = Move units
    .land = Land units
    .shell = Shell the palace with the gunboat
    .strike = Send an air strike against the palace
    .stay = No
    .talk = Talk first
decision-join = { FAMILY($family) } has started a coup. Do you join the Rebels?
    .move = Move units
    .land = Land units
    .shell = Fire the gunboat
    .strike = Send an air strike
    .stay = Stay out of it
    .talk = Talk first
decision-move-from = { $own ->
    [yes] Your movement
   *[no] Your movement with the units of { FAMILY($family) }
}: from where?
    .hop = Fly the helicopter alone
    .response = Answer with the police
    .transfer = Hand over units
    .stay = That is all
    .talk = Talk first
decision-hop-to = Where does the helicopter fly from { AREA($area) }?
decision-move-to = Where do the units move from { AREA($area) }?
decision-move-how-many = Which units move from { AREA($area) } to { AREA($place) }?
    .all = All
    .all-but-1 = All but one
    .done = No more
decision-land-at = Where do you land { UNITS($unit, 1) }?
decision-place-at = { CARD($card) }: in which area?
decision-respond-to = Where do you send police?
decision-respond-from = From where do you send police to { AREA($area) }?
    .done = No more
decision-transfer = Which units do you hand over?
decision-transfer-to = Who takes command of { UNITS($unit, $number) } { AREA($area, form: "in") }?
decision-bribe-area = Whom do you bribe with { CARD($card) }?
decision-bribe-number = Units of { FAMILY($family) } { AREA($area, form: "in") }: how many do you try to win over?
decision-bombard = { $weapon ->
    [gunboat] On whom does the gunboat fire?
   *[strike] On whom do you send an air strike? { $left } left.
}
    .hold-fire = Hold fire
decision-fight = Units of others stand { AREA($area, form: "in") }: do you fire?
    .hold = Hold fire
decision-target = Salvo { $number } { AREA($area, form: "in") }: on whom do you fire?
    .hold = Hold fire
decision-casualty = { $number } { $number ->
    [one] hit
   *[other] hits
} on { FAMILY($family) } { AREA($area, form: "in") }: which units fall first?
decision-retreat = { $own ->
    [yes] Your units
   *[no] Units of { FAMILY($family) }
} must leave { AREA($area) }: where to?
decision-allow-retreat = { FAMILY($family) } wants to retreat to { AREA($place) }. Do you allow it?
    .yes = Allow it
    .no = Refuse it
decision-passage = { FAMILY($family) } wants to come back from the embassy. Do you grant safe passage?
    .grant = Grant it
    .deny = Refuse it
decision-settle = After phase { $number }: how may the coup end? It ends only if all say the same.
    .go-on = Go on
    .president = The President has won
    .junta = The junta has won
decision-side = Which side are you on?
    .president = The President's
    .junta = The junta's
    .talk = Talk first
decision-junta-vote = The junta elects a President: who shall it be?
decision-junta-tie = A tie in the junta: you decide who becomes President.
decision-shoot = Does { FAMILY($family) } keep an appointment with the firing squad?
    .spare = Spare the family

## Options
option-discard = Discard { CARD($card) }
option-give = Give { CARD($card) } to { FAMILY($family) }
option-play = Play { CARD($card) }
option-lay = Lay { CARD($card) } on the table
option-use = Use { CARD($card) }
option-attempt = { CARD($card) }
option-exile-place = Exile: { NAME($area) }
option-nominate-card = { FAMILY($family) }, with { CARD($card) }
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
option-million = { $number ->
    [0] Nothing
   *[other] { MILLION($number) }
}
option-keep = Keep a { $value ->
    [1] one
    [2] two
   *[3] three
}
option-notes-friends = { $counted ->
    [yes] { $notes }; friends pay { MILLION($friends) }
   *[no] Friends pay { MILLION($friends) }
}
option-in = Pay in { $value ->
    [all] everything and leave
    [1] a one
    [2] a two
   *[3] a three
}
option-out = Draw out { $value ->
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
option-card = Play { CARD($card) }
option-excuse = Play { CARD($card) } as an excuse
option-bribe = Use { CARD($card) }
option-land = Land { UNITS($unit, 1) }
option-exile = Go into exile: { NAME($area) }
option-units = { UNITS($unit, $number) }
option-units-at = { UNITS($unit, $number) } { AREA($area, form: "in") }
option-party-at = { FAMILY($family) } { AREA($area, form: "in") }
option-number = { $number }
option-fire = Fire at { FAMILY($family) }
option-shoot = Have { FAMILY($family) } shot
