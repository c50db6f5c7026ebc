### The main reason for a bot's choice.
### The text follows “Why:” or “For SPD:”: it has no pronoun for the party.

# Actions. $held is the opponents' party threat in the city: regime, councils, uprising, none.
bot-coup = to take power in { NAME($city) }
bot-counter-coup = { $held ->
    [regime] to win back { NAME($city) } from the Regime
    [councils] to win back { NAME($city) } from the Councils
   *[other] to put down the Uprising in { NAME($city) }
}
bot-fight = to break the units of { PARTY($target, form: "name") } in { NAME($city) }
bot-take-control = to win over the troops in { NAME($city) }
bot-demonstrate = to gain ground in { NAME($city) }
bot-mobilize = to be prepared in { NAME($city) }
bot-negotiate = to reach an agreement abroad
bot-saves = to save strength
bot-debates = to gain ground with “{ ISSUE($issue) }”

# Sudden endings.
bot-stops = to keep { PARTY($party, form: "name") } out of power
bot-power = to get closer to power
bot-nsdap = to hold back the NSDAP
bot-anarchy = to avert anarchy

# Other goals. $whose: own, or that of a rival, $party.
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
    [own] for party goals in the cities
   *[rival] to block the goals of { PARTY($party, form: "name") } in the cities
}
bot-government = { $whose ->
    [own] for the benefits of governing
   *[rival] to make governing harder for { PARTY($party, form: "name") }
}
bot-units = { $whose ->
    [own] to build up units
   *[rival] to weaken the units of { PARTY($party, form: "name") }
}
bot-opinion = { $whose ->
    [own] to gain ground on the Opinion Track
   *[rival] to push back { PARTY($party, form: "name") } on the Opinion Track
}
bot-society = { $whose ->
    [own] for support in society
   *[rival] to weaken { PARTY($party, form: "name") } in society
}
bot-means = { $whose ->
    [own] for cards, Reserve and allies
   *[rival] to leave { PARTY($party, form: "name") } fewer resources
}

# The goal of a puzzle, after “SPD to move:”. $whose and $party as above; $won: whether the
# ending would be a victory of the party to move.
goal-stops = save the republic from { PARTY($party, form: "name") }
goal-power = get closer to power
goal-nsdap = hold back the NSDAP
goal-anarchy = keep the state from falling apart
goal-vp = { $whose ->
    [own] gain victory points
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
    [own] strengthen your units
   *[rival] weaken the units of { PARTY($party, form: "name") }
}
goal-opinion = { $whose ->
    [own] gain ground on the Opinion Track
   *[rival] push back { PARTY($party, form: "name") } on the Opinion Track
}
goal-means = { $whose ->
    [own] protect your cards, Reserve and allies
   *[rival] leave { PARTY($party, form: "name") } fewer resources
}
goal-ending-overthrow-cities = { $won ->
    [yes] overthrow the republic in the cities
   *[no] save the republic
}
goal-ending-overthrow-seats = { $won ->
    [yes] overthrow the republic in Parliament
   *[no] save the republic
}
goal-ending-nsdap = keep the NSDAP out of power
goal-ending-anarchy = { $won ->
    [yes] be ahead when the state falls apart
   *[no] keep the state from falling apart
}
goal-ending-republic-survived = { $won ->
    [yes] be ahead when the republic survives
   *[no] catch up before the last round ends
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
count-governs = in government in { $here_of_ten } of 10 cases instead of { $there_of_ten }
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
