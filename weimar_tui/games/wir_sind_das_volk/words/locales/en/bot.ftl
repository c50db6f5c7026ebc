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
