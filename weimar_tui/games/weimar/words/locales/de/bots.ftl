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
bot-mobilize = um in { NAME($city) } vorbereitet zu sein
bot-negotiate = um im Ausland zu einer Einigung zu kommen
bot-saves = um Kräfte zu sparen
bot-debates = um mit „{ ISSUE($issue) }“ Boden zu gewinnen

# Plötzliche Enden.
bot-stops = um { PARTY($party) } von der Macht fernzuhalten
bot-power = um der Macht näher zu kommen
bot-nsdap = um die NSDAP aufzuhalten
bot-anarchy = um die Anarchie abzuwenden

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
    [own] für die Vorteile des Regierens
   *[rival] um { PARTY($party, form: "to") } das Regieren zu erschweren
}
bot-units = { $whose ->
    [own] um die eigenen Einheiten zu stärken
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

# Worum es in einem Rätsel geht, nach „SPD am Zug:“. $whose und $party wie oben; $won: ob das Ende ein
# Sieg der gefragten Partei wäre.
goal-stops = die Republik vor { PARTY($party, form: "to") } retten
goal-power = der Macht näher kommen
goal-nsdap = die NSDAP aufhalten
goal-anarchy = den Staat vor dem Zerfall bewahren
goal-vp = { $whose ->
    [own] Siegpunkte gewinnen
   *[rival] { PARTY($party) } bei den Siegpunkten zurückhalten
}
goal-seats = { $whose ->
    [own] Sitze im Reichstag gewinnen
   *[rival] { PARTY($party) } Sitze im Reichstag kosten
}
goal-bases = { $whose ->
    [own] Parteibasen gewinnen
   *[rival] { PARTY($party) } Parteibasen kosten
}
goal-government = { $whose ->
    [own] vom Regieren profitieren
   *[rival] { PARTY($party, form: "to") } das Regieren erschweren
}
goal-units = { $whose ->
    [own] die eigenen Einheiten stärken
   *[rival] die Einheiten { PARTY($party, form: "of") } schwächen
}
goal-opinion = { $whose ->
    [own] auf der Meinungsleiste Boden gewinnen
   *[rival] { PARTY($party, form: "to") } auf der Meinungsleiste Boden nehmen
}
goal-means = { $whose ->
    [own] Karten, Reserve und Verbündete beisammenhalten
   *[rival] { PARTY($party, form: "to") } weniger zum Handeln lassen
}
goal-ending-overthrow-cities = { $won ->
    [yes] die Republik in den Städten stürzen
   *[no] die Republik retten
}
goal-ending-overthrow-seats = { $won ->
    [yes] die Republik im Parlament stürzen
   *[no] die Republik retten
}
goal-ending-nsdap = die NSDAP von der Macht fernhalten
goal-ending-anarchy = { $won ->
    [yes] vorn liegen, wenn der Staat zerfällt
   *[no] den Staat vor dem Zerfall bewahren
}
goal-ending-republic-survived = { $won ->
    [yes] vorn liegen, wenn die Republik überlebt
   *[no] aufholen, bevor die letzte Runde endet
}

# --- Was sich zählen lässt: nach dieser Antwort ($here) und nach der anderen ($there). $about ist eine Partei.
count-lead = { $here_side ->
    [ahead] { $here_size } SP vor dem besten Rivalen
    [behind] { $here_size } SP hinter dem besten Rivalen
   *[level] gleichauf mit dem besten Rivalen
} statt { $there_side ->
    [ahead] { $there_size } davor
    [behind] { $there_size } dahinter
   *[level] gleichauf
}
count-seats = { $here ->
    [one] { $here } Sitz statt { $there }
   *[other] { $here } Sitze statt { $there }
}
count-bases = { $here ->
    [one] { $here } Basis statt { $there }
   *[other] { $here } Basen statt { $there }
}
count-reserve = Reserve { $here } statt { $there }
count-issues = Themen im Wert von { $here } statt { $there }
count-governs = in { $here_of_ten } von 10 Fällen in der Regierung statt in { $there_of_ten }
count-councils = Räterepubliken: { $here } statt { $there }
count-regimes = Regimes: { $here } statt { $there }
count-uprisings = Aufstände: { $here } statt { $there }
count-unrest = Unruhe in { $here ->
    [one] { $here } Stadt
   *[other] { $here } Städten
} statt { $there }
count-poverty = Armut in { $here ->
    [one] { $here } Stadt
   *[other] { $here } Städten
} statt { $there }
count-dr-box = { $here } Marker in der DR-Box statt { $there }
count-nsdap = { $here ->
    [one] { $here } Figur
   *[other] { $here } Figuren
} auf der NSDAP-Leiste statt { $there }
count-units = Einheiten { PARTY($about, form: "of") }: Stärke { $here } statt { $there }
count-rival-vp = { PARTY($about, form: "name") }: { $here } SP statt { $there }
count-rival-seats = { PARTY($about, form: "name") }: { $here ->
    [one] { $here } Sitz
   *[other] { $here } Sitze
} statt { $there }
count-rival-bases = { PARTY($about, form: "name") }: { $here ->
    [one] { $here } Basis
   *[other] { $here } Basen
} statt { $there }
count-rival-issues = { PARTY($about, form: "name") }: Themen im Wert von { $here } statt { $there }

# Wie weit Bots in den Welten des Rats weiterspielen, nach „Bots spielen“.
coach-until = bis zur nächsten Karte
