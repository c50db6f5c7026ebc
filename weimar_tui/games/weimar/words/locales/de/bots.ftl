### Warum ein Bot eine Karte so gespielt hat: was bei seiner Wahl am meisten wog.
### Die Sätze stehen nach „Warum:“.

# Aktionen. $held: worauf die Macht der Gegner in der Stadt ruht: regime, councils, uprising, none.
bot-coup = um in { NAME($city) } die Macht zu ergreifen
bot-counter-coup = { $held ->
    [regime] um { NAME($city) } dem Regime zu entreißen
    [councils] um die Räterepublik in { NAME($city) } zu beenden
   *[other] um den Aufstand in { NAME($city) } niederzuschlagen
}
bot-fight = um die Einheiten { PARTY($target, form: "of") } in { NAME($city) } zu schlagen
bot-take-control = um die Truppen in { NAME($city) } auf die eigene Seite zu ziehen
bot-demonstrate = um in { NAME($city) } Boden zu gewinnen
bot-mobilize = um in { NAME($city) } bereitzustehen
bot-negotiate = um im Ausland zu einer Einigung zu kommen
bot-saves = um Kräfte zu sparen
bot-debates = um mit „{ ISSUE($issue) }“ Boden zu gewinnen

# Plötzliche Enden.
bot-stops = um { PARTY($party) } von der Macht fernzuhalten
bot-power = um der Macht näher zu kommen
bot-nsdap = um die NSDAP niederzuhalten
bot-anarchy = mit Blick auf die drohende Anarchie

# Was sonst am Ende zählt. $whose: own, oder das einer Rivalin, $party.
bot-vp = { $whose ->
    [own] für Siegpunkte
   *[rival] damit { PARTY($party) } bei den Siegpunkten zurückbleibt
}
bot-seats = { $whose ->
    [own] für Sitze im Reichstag
   *[rival] damit { PARTY($party) } Sitze im Reichstag verliert
}
bot-bases = { $whose ->
    [own] für Parteibasen
   *[rival] damit { PARTY($party) } Parteibasen verliert
}
bot-goals = { $whose ->
    [own] für die eigenen Ziele in den Städten
   *[rival] damit { PARTY($party) } die eigenen Ziele in den Städten verfehlt
}
bot-government = { $whose ->
    [own] für das, was das Regieren einbringt
   *[rival] um { PARTY($party, form: "to") } das Regieren zu erschweren
}
bot-units = { $whose ->
    [own] für eigene Einheiten
   *[rival] um die Einheiten { PARTY($party, form: "of") } zu schwächen
}
bot-opinion = { $whose ->
    [own] um auf der Meinungsleiste Boden zu gewinnen
   *[rival] damit { PARTY($party) } auf der Meinungsleiste Boden verliert
}
bot-society = { $whose ->
    [own] für den eigenen Rückhalt in der Gesellschaft
   *[rival] um { PARTY($party) } in der Gesellschaft zu schwächen
}
bot-means = { $whose ->
    [own] für Karten, Reserve und Verbündete
   *[rival] damit { PARTY($party, form: "to") } weniger zum Handeln bleibt
}
