### Why a bot chose what it did: first what it gains, or what it pays. $better is yes or no.

bot-economy = { $better ->
    [yes] its factories gain on those of the other side
   *[no] it pays with the value of its factories
}
bot-growth = { $better ->
    [yes] new living standard comes nearer
   *[no] new living standard is put off
}
bot-flight = { $better ->
    [yes] flight, or the Wall, turns out better for it
   *[no] flight, or the Wall, turns out worse for it
}
bot-currency = { $better ->
    [yes] the currency account turns in its favour
   *[no] the currency account turns against it
}
bot-spare = { $better ->
    [yes] what the East can still pay turns in its favour
   *[no] what the East can still pay turns against it
}
bot-standard = { $better ->
    [yes] living standard that will last speaks for it
   *[no] living standard that will last speaks against it
}
bot-held = { $better ->
    [yes] less living standard of its own would be lost, or more of the other side's
   *[no] more living standard of its own would be lost
}
bot-unrest = { $better ->
    [yes] unrest shifts to the other side
   *[no] it accepts more unrest
}
bot-markers = { $better ->
    [yes] protests at the end of the decade shift in its favour
   *[no] it accepts protests at the end of the decade
}
bot-socialists = { $better ->
    [yes] the number of socialists suits it
   *[no] the number of socialists does not suit it
}
bot-state-power = { $better ->
    [yes] state power changes to its advantage
   *[no] state power changes to its disadvantage
}
bot-wall = { $better ->
    [yes] the Wall is as it wants it
   *[no] the Wall is not as it wants it
}
bot-track-prestige = { $better ->
    [yes] it gains prestige
   *[no] it gives up prestige
}
bot-track-currency = { $better ->
    [yes] the currency track moves its way
   *[no] the currency track moves against it
}
bot-track-socialists = { $better ->
    [yes] the socialists track moves its way
   *[no] the socialists track moves against it
}
bot-denies = the other side cannot use { CARD($card) } now
bot-routine = nothing weighs much here

# --- What is at stake in a puzzle, after “West to move:”. $side: east or west; $won: whether the ending
# --- would be a victory.
goal-currency = { $side ->
    [east] balance the currency account
   *[west] leave the East short of currency
}
goal-economy = let factories gain on those of the other side
goal-flight = { $side ->
    [east] stem the flight, or be rid of it
   *[west] make the most of the flight
}
goal-growth = bring new living standard nearer
goal-held = lose less living standard than the other side
goal-markers = face the protests at the end of the decade
goal-socialists = { $side ->
    [east] have socialists enough
   *[west] leave the East few socialists
}
goal-spare = { $side ->
    [east] keep enough to pay with
   *[west] leave the East less to pay with
}
goal-standard = secure living standard that will last
goal-state-power = { $side ->
    [east] hold the country by state power
   *[west] loosen the state power of the East
}
goal-track-currency = win over the currency track
goal-track-prestige = gain prestige
goal-track-socialists = { $side ->
    [east] bring socialism forward
   *[west] hold socialism back
}
goal-unrest = shift unrest to the other side
goal-wall = { $side ->
    [east] have the Wall when it is needed
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
    [yes] let socialism fail
   *[no] keep socialism from failing
}
goal-ending-east-collapses = { $won ->
    [yes] let the protests bring the GDR down
   *[no] keep the GDR standing
}
goal-ending-west-collapses = { $won ->
    [yes] let the protests bring the Federal Republic down
   *[no] keep the Federal Republic standing
}
goal-ending-both-collapse = { $won ->
    [yes] fall no sooner than the Federal Republic
   *[no] keep the Federal Republic standing
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
count-socialists = { $here ->
    [one] { $here } socialist
   *[other] { $here } socialists
} instead of { $there }
count-exports = { $here ->
    [one] { $here } eastern area exports
   *[other] { $here } eastern areas export
} instead of { $there }
count-currency = currency at { $here_signed } instead of { $there_signed }
count-prestige = prestige at { $here_signed } instead of { $there_signed }
count-flight = flight costs { $here ->
    [one] { $here } point
   *[other] { $here } points
} instead of { $there }
count-state-power = { $here ->
    [one] { $here } state power card
   *[other] { $here } state power cards
} instead of { $there }
count-wall = the Wall stands { $here_of_ten } times in 10 instead of { $there_of_ten }

# How far bots play on in the coach's worlds, after “played on by bots”.
coach-until = for two turns
