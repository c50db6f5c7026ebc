### Questions, without the section of the rules. The value is the question, attributes are special
### options; all others are worded by the option-... messages below.

decision-rule = { $question } (rules { $rule })
decision-unknown = { FAMILY($seat) }: choose.

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
    .offer = Make an offer
    .gift = Give something away
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) } offers { $offer }. Do you accept?
   *[no] Do you accept the offer of { FAMILY($by) }?
}
stage-top = Do you make an offer or a gift first?
    .offer = Make an offer
    .gift = Give something away
    .drop = Neither
stage-to = To whom is your offer?
    .drop = No offer after all
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
    .more = Other notes ...
    .rest-as-announced = This one and all others as announced

## Places and attempts
decision-place = Where do you spend the evening?
decision-attack = Do you announce an attempt?
    .police = Send the secret police
    .done = Announce nothing more
decision-victim = { START($means) }: whom are they to find?
decision-where = { START($means) }: where is { FAMILY($family) } to be found?
decision-shield = { START($means) } { PLACE($place, form: "in") }: do you protect yourself?
    .no = Hope for the best
decision-notes = { CARD($card) } costs { MILLION($number) }. With what do you pay?
decision-burgled = You were not at home. With what do you pay { FAMILY($family) } { MILLION($number) }?
decision-bank = At the counter: what do you do?
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

## Options
option-discard = Discard { CARD($card) }
option-give = Give { CARD($card) } to { FAMILY($family) }
option-play = Play { CARD($card) }
option-lay = Lay { CARD($card) } on the table
option-use = Use { CARD($card) }
option-attempt = { CARD($card) }
option-exile = Exile: { NAME($area) }
option-nominate-card = { FAMILY($family) }, with { CARD($card) }
option-accept = Accept{ $told ->
    [yes] { " " }from { FAMILY($by) }: { $offer }
   *[no] { " " }offer { $number }
}
option-refuse = Refuse{ $told ->
    [yes] { " " }{ FAMILY($by) }: { $offer }
   *[no] { " " }offer { $number }
}
option-counter = Make { $told ->
    [yes] { FAMILY($by) } a counter-offer
   *[no] a counter-offer to offer { $number }
}
option-everybody = Everybody
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
    [office] the votes of offices
    [table] all influence
    [family] the family's vote
    [one] { $item }
   *[card] { CARD($card) } ({ $votes } { $votes ->
        [one] vote
       *[other] votes
    }, once)
}
