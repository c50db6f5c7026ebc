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
