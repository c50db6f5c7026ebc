### Reasons for a bot's choice: what it gains or gives up. $better is yes or no.

bot-economy = { $better ->
    [yes] factories gain ground on the other side
   *[no] factory value is lost
}
bot-growth = { $better ->
    [yes] new living standard comes closer
   *[no] new living standard is delayed
}
bot-flight = { $better ->
    [yes] flight, or the Wall, works out better
   *[no] flight, or the Wall, works out worse
}
bot-currency = { $better ->
    [yes] a better currency balance
   *[no] a worse currency balance
}
bot-spare = { $better ->
    [yes] what the East has left after paying changes for the better
   *[no] what the East has left after paying changes for the worse
}
bot-spare-more = { $better ->
    [yes] the East has more points left after paying
   *[no] the East still has more points left after paying
}
bot-spare-fewer = { $better ->
    [yes] the East has fewer points left after paying
   *[no] the East is left with fewer points after paying
}
bot-standard = { $better ->
    [yes] a better outlook for lasting living standard
   *[no] a worse outlook for lasting living standard
}
bot-held = { $better ->
    [yes] a better outlook for holding living standard
   *[no] more living standard lost
}
bot-unrest = { $better ->
    [yes] a better balance of unrest
   *[no] more unrest when the decade ends
}
bot-markers = { $better ->
    [yes] a better outlook for protests
   *[no] more protests when the decade ends
}
bot-socialists = { $better ->
    [yes] the number of socialists helps
   *[no] the number of socialists hurts
}
bot-state-power = { $better ->
    [yes] state power changes for the better
   *[no] state power changes for the worse
}
bot-wall = { $better ->
    [yes] the Wall is as wanted
   *[no] the Wall is not as wanted
}
bot-track-prestige = { $better ->
    [yes] more prestige
   *[no] less prestige
}
bot-track-currency = { $better ->
    [yes] the currency track moves the right way
   *[no] the currency track moves the wrong way
}
bot-track-socialists = { $better ->
    [yes] the socialists track moves the right way
   *[no] the socialists track moves the wrong way
}
bot-denies = the other side cannot use { CARD($card) } now
bot-routine = a routine choice, little is at stake

# What a bot has just done, in a line with few columns; $action is its use of the card.
bot-did = { SIDE($seat, form: "name") }: { CARD($card) }, { $action ->
    [unrest] unrest removed
    [build] building
    [standard] living standard
   *[event] event
}.
bot-did-power = { SIDE($seat, form: "name") }: state power in { NAME($area) }.
bot-did-why = { $did } Why: { $why }.

# --- The goal of a puzzle, after “West to move:”. $side: east or west; $won: whether the ending
# --- would be a victory.
goal-currency = { $side ->
    [east] balance the currency account
   *[west] leave the East short of currency
}
goal-economy = catch up with the other side's factories
goal-flight = { $side ->
    [east] stop or reduce the flight
   *[west] make the most of the flight
}
goal-growth = bring new living standard closer
goal-held = lose less living standard than the other side
goal-markers = reduce your protests at the end of the decade
goal-socialists = { $side ->
    [east] have enough socialists
   *[west] leave the East with few socialists
}
goal-spare = { $side ->
    [east] keep enough to pay with
   *[west] leave the East with less to pay with
}
goal-standard = secure living standard that will last
goal-state-power = { $side ->
    [east] hold the country with state power
   *[west] weaken the state power of the East
}
goal-track-currency = move the currency track in your favour
goal-track-prestige = gain prestige
goal-track-socialists = { $side ->
    [east] advance socialism
   *[west] hold back socialism
}
goal-unrest = shift unrest to the other side
goal-wall = { $side ->
    [east] have the Wall when you need it
   *[west] keep the border open
}
goal-ending-bankruptcy = { $won ->
    [yes] drive the GDR into bankruptcy
   *[no] avert bankruptcy
}
goal-ending-socialism-wins = { $won ->
    [yes] lead socialism to victory
   *[no] deny victory to socialism
}
goal-ending-socialism-fails = { $won ->
    [yes] make socialism fail
   *[no] keep socialism from failing
}
goal-ending-east-collapses = { $won ->
    [yes] bring down the GDR through protests
   *[no] save the GDR
}
goal-ending-west-collapses = { $won ->
    [yes] bring down the Federal Republic through protests
   *[no] save the Federal Republic
}
goal-ending-both-collapse = { $won ->
    [yes] last at least as long as the Federal Republic
   *[no] save the Federal Republic
}
goal-ending-four-decades = { $won ->
    [yes] hold out to the end of the fourth decade
   *[no] win before the fourth decade ends
}

# --- What can be counted: after this answer ($here), and after the other one ($there). $about is west or east.
count-points = { SIDE($about, form: "name") }: economic power { $here } instead of { $there }
count-standard = { SIDE($about, form: "name") }: living standard { $here } instead of { $there }
count-unrest = { SIDE($about, form: "name") }: unrest { $here } instead of { $there }
count-markers = { SIDE($about, form: "name") }: { $here ->
    [one] { $here } mass protest
   *[other] { $here } mass protests
} instead of { $there }
count-socialists = socialists: { $here } instead of { $there }
count-exports = eastern areas that export: { $here } instead of { $there }
count-currency = currency at { $here_signed } instead of { $there_signed }
count-prestige = prestige at { $here_signed } instead of { $there_signed }
count-flight = flight costs { $here ->
    [one] { $here } point
   *[other] { $here } points
} instead of { $there }
count-state-power = state-power cards: { $here } instead of { $there }
count-wall = the Wall exists in { $here_of_ten } of 10 cases instead of { $there_of_ten }

# How far bots play on in the coach's worlds, after “played on by bots”.
coach-until = for two turns, or to the end of the decade in its second half
