### Why a bot played a card as it did: what weighed most in its choice.
### They stand after “Why:”, and speak of the bot as “it”.

# Actions. $held is what the opponents' power in the city rests on: regime, councils, uprising, none.
bot-coup = to take power in { NAME($city) }
bot-counter-coup = { $held ->
    [regime] to win { NAME($city) } back from the Regime
    [councils] to win { NAME($city) } back from the Councils
   *[other] to put down the Uprising in { NAME($city) }
}
bot-fight = to break the units of { PARTY($target, form: "name") } in { NAME($city) }
bot-take-control = to bring the troops in { NAME($city) } over to its side
bot-demonstrate = to win ground in { NAME($city) }
bot-mobilize = to stand ready in { NAME($city) }
bot-negotiate = to come to terms abroad
bot-saves = to save its strength
bot-debates = to win ground with “{ ISSUE($issue) }”

# Sudden endings.
bot-stops = to keep { PARTY($party, form: "name") } from power
bot-power = to come nearer to power
bot-nsdap = to hold the NSDAP down
bot-anarchy = with an eye on the danger of anarchy

# What else counts at the end. $whose: own, or that of a rival, $party.
bot-vp = { $whose ->
    [own] for victory points
   *[rival] to keep { PARTY($party, form: "name") } behind in victory points
}
bot-seats = { $whose ->
    [own] for seats in the Reichstag
   *[rival] to cost { PARTY($party, form: "name") } seats in the Reichstag
}
bot-bases = { $whose ->
    [own] for party bases
   *[rival] to cost { PARTY($party, form: "name") } party bases
}
bot-goals = { $whose ->
    [own] for its goals in the cities
   *[rival] to keep { PARTY($party, form: "name") } from its goals in the cities
}
bot-government = { $whose ->
    [own] for what governing brings it
   *[rival] to make governing harder for { PARTY($party, form: "name") }
}
bot-units = { $whose ->
    [own] for units of its own
   *[rival] to weaken the units of { PARTY($party, form: "name") }
}
bot-opinion = { $whose ->
    [own] to win ground on the Opinion Track
   *[rival] to cost { PARTY($party, form: "name") } ground on the Opinion Track
}
bot-society = { $whose ->
    [own] for its standing in society
   *[rival] to weaken { PARTY($party, form: "name") } in society
}
bot-means = { $whose ->
    [own] for cards, reserve and allies
   *[rival] to leave { PARTY($party, form: "name") } less to act with
}

# What is at stake in a puzzle, after “SPD to move:”. $whose and $party as above; $won: whether the
# ending would be a victory of the party asked.
goal-stops = keep the Republic standing against { PARTY($party, form: "name") }
goal-power = come nearer to power
goal-nsdap = hold the NSDAP down
goal-anarchy = keep the state from breaking apart
goal-vp = { $whose ->
    [own] come by victory points
   *[rival] keep { PARTY($party, form: "name") } behind in victory points
}
goal-seats = { $whose ->
    [own] win seats in the Reichstag
   *[rival] cost { PARTY($party, form: "name") } seats in the Reichstag
}
goal-bases = { $whose ->
    [own] win party bases
   *[rival] cost { PARTY($party, form: "name") } party bases
}
goal-government = { $whose ->
    [own] make governing pay
   *[rival] make governing harder for { PARTY($party, form: "name") }
}
goal-units = { $whose ->
    [own] gather units
   *[rival] weaken the units of { PARTY($party, form: "name") }
}
goal-opinion = { $whose ->
    [own] win ground on the Opinion Track
   *[rival] cost { PARTY($party, form: "name") } ground on the Opinion Track
}
goal-means = { $whose ->
    [own] keep cards, reserve and allies together
   *[rival] leave { PARTY($party, form: "name") } less to act with
}
goal-ending-overthrow-cities = { $won ->
    [yes] overthrow the Republic in the cities
   *[no] keep the Republic standing
}
goal-ending-overthrow-seats = { $won ->
    [yes] overthrow the Republic in Parliament
   *[no] keep the Republic standing
}
goal-ending-nsdap = keep the NSDAP from power
goal-ending-anarchy = { $won ->
    [yes] be ahead when the state breaks apart
   *[no] keep the state from breaking apart
}
goal-ending-republic-survived = { $won ->
    [yes] be ahead when the Republic has survived
   *[no] catch up before the last round is over
}

# --- What can be counted: after this answer ($here), and after the other one ($there). $about is a party.
count-lead = { $here_side ->
    [ahead] { $here_size } VP ahead of the best rival
    [behind] { $here_size } VP behind the best rival
   *[level] level with the best rival
} instead of { $there_side ->
    [ahead] { $there_size } ahead
    [behind] { $there_size } behind
   *[level] level
}
count-seats = { $here ->
    [one] { $here } seat instead of { $there }
   *[other] { $here } seats instead of { $there }
}
count-bases = { $here ->
    [one] { $here } base instead of { $there }
   *[other] { $here } bases instead of { $there }
}
count-reserve = Reserve { $here } instead of { $there }
count-issues = issues worth { $here } instead of { $there }
count-governs = in government { $here_of_ten } times in 10 instead of { $there_of_ten }
count-councils = Councils: { $here } instead of { $there }
count-regimes = Regimes: { $here } instead of { $there }
count-uprisings = Uprisings: { $here } instead of { $there }
count-unrest = Unrest in { $here ->
    [one] { $here } city
   *[other] { $here } cities
} instead of { $there }
count-poverty = Poverty in { $here ->
    [one] { $here } city
   *[other] { $here } cities
} instead of { $there }
count-dr-box = { $here ->
    [one] { $here } marker
   *[other] { $here } markers
} in the DR box instead of { $there }
count-nsdap = { $here ->
    [one] { $here } figure
   *[other] { $here } figures
} on the NSDAP track instead of { $there }
count-units = { PARTY($about, form: "name") } units: strength { $here } instead of { $there }
count-rival-vp = { PARTY($about, form: "name") }: { $here } VP instead of { $there }
count-rival-seats = { PARTY($about, form: "name") }: { $here ->
    [one] { $here } seat
   *[other] { $here } seats
} instead of { $there }
count-rival-bases = { PARTY($about, form: "name") }: { $here ->
    [one] { $here } base
   *[other] { $here } bases
} instead of { $there }
count-rival-issues = { PARTY($about, form: "name") }: issues worth { $here } instead of { $there }

# How far bots play on in the coach's worlds, after “played on by bots”.
coach-until = to the next card
