### Was Karten tun. Satzteile ohne Punkt; den ersten Buchstaben macht das Programm groß. $count ist
### die Zahl der Symbole, $where sagt, wo, $limit ist none, different (jedes in einem
### anderen Gebiet) oder most (höchstens $most in einem Gebiet).

effect-build = baue { $where } { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
effect-dismantle = baue { $where } { $count } { $count ->
    [one] Punkt
   *[other] Punkte
} ab
effect-unrest-place = setze { $where } { $count } Unruhe{ $limit ->
    [none] { "" }
    [different] , jede in einem anderen Gebiet
   *[most] , höchstens { $most } je Gebiet
}
effect-unrest-remove = entferne { $where } { $count } Unruhe
effect-standard-place = { $count ->
    [one] setze { $where } 1 Lebensstandard und entferne dort 1 Unruhe
   *[other] { $limit ->
        [different] setze { $where } { $count } Lebensstandard in verschiedene Gebiete und entferne dort je 1 Unruhe
       *[none] setze { $where } { $count } Lebensstandard und entferne mit jedem dort 1 Unruhe
    }
}
effect-standard-bare = setze { $where } { $count } Lebensstandard, ohne Unruhe zu entfernen
effect-standard-lose = entferne { $where } { $count } Lebensstandard
effect-move = { $count ->
    [one] verteile 1 Unruhe aus einem Gebiet der DDR in ein anderes um
    [2] verteile zweimal 1 Unruhe aus einem Gebiet der DDR in ein anderes um
   *[other] verteile { $count }-mal 1 Unruhe aus einem Gebiet der DDR in ein anderes um
}
effect-calm = { $count ->
    [one] entferne in 1 Gebiet der DDR mit Massenprotest alle Unruhe bis auf 3
   *[other] entferne in { $count } Gebieten der DDR mit Massenprotest alle Unruhe bis auf 3
}
effect-rundown = lass { $count } { $count ->
    [one] Fabrik
   *[other] Fabriken
} der DDR marode werden
effect-repair = repariere { $where } { $count } marode { $count ->
    [one] Fabrik
   *[other] Fabriken
}
effect-raze = nimm { $where } { $count } externe { $count ->
    [one] Fabrik
   *[other] Fabriken
} mit aller Infrastruktur für immer vom Brett
effect-power-red = Staatsgewalt (rot): Die DDR behält diese Karte
effect-power-pink = Staatsgewalt (rosa): Die DDR behält diese Karte
effect-wall = die Mauer wird gebaut: keine Republikflucht mehr, aber in jedem Dekadenende 1 Prestige zur Bundesrepublik und 1 Punkt abzubauen
effect-open-wall = die Mauer wird geöffnet: Es gibt wieder Republikflucht
effect-dissolve = die Stasi wird aufgelöst: Die DDR verliert ihre Staatsgewaltkarten und sammelt keine mehr; Unruhe auf ihnen kehrt zurück, höchstens 1 je Gebiet
effect-guillaume = die DDR darf die Hand der Bundesrepublik oder die obersten 2 Karten des Talons ansehen und 1 davon gegen eine Handkarte tauschen; vom Talon darf sie stattdessen 1 aus dem Spiel nehmen
effect-rheinsberg = baue die Fabrik in Rheinsberg
effect-arrows-prestige = Prestige { $count } { $count ->
    [one] Feld
   *[other] Felder
} { $side ->
    [west] zur Bundesrepublik
   *[east] zur DDR
}
effect-arrows-currency = Devisen { $signed }
effect-arrows-socialists = Sozialisten { $signed }
effect-by = { $effect } ({ $by ->
    [west] wo, entscheidet die Bundesrepublik
   *[east] wo, entscheidet die DDR
})
effect-then = danach: { START($effect) }

## Die Symbole in Kurzform, für schmale Spalten
sign-build = B+{ $count }
sign-dismantle = B-{ $count }
sign-unrest-place = U+{ $count }
sign-unrest-remove = U-{ $count }
sign-standard-place = L+{ $count }
sign-standard-bare = L~{ $count }
sign-standard-lose = L-{ $count }
sign-move = U>{ $count }
sign-calm = U=3{ $count ->
    [one] { "" }
   *[other] x{ $count }
}
sign-rundown = F-{ $count }
sign-repair = F+{ $count }
sign-raze = F/{ $count }
sign-power-red = SG
sign-power-pink = SG
sign-wall = Mauer
sign-open-wall = Mauer auf
sign-dissolve = keine SG
sign-guillaume = Guillaume
sign-rheinsberg = Rheinsberg
sign-arrows-prestige = P{ $arrows }
sign-arrows-currency = D{ $arrows }
sign-arrows-socialists = S{ $arrows }
sign-limit = <={ $most }
sign-of = { $sign }{ $side ->
    [west] {" "}BRD
   *[east] {" "}DDR
}
sign-place = { $sign } { $code }
sign-place-west-germany = WD
sign-place-cssr = ČSSR
sign-place-polska = PL
sign-place-rheinsberg = Rh
sign-place-niedersachsen-hamburg = NI/Hamburg
sign-by = { $sign } @{ $by ->
    [west] BRD
   *[east] DDR
}

## Was eine Karte tut, auf der Karte: für jeden Satz eine Zeile. $where ist ein Gebiet, eine Seite
## oder was Karten sonst nennen; wo wenig Platz ist, steht die kürzere Fassung.
brief-build = Aufbau { $count }
brief-dismantle = Abbau { $count }
brief-unrest-place = Unruhe +{ $count }
brief-unrest-remove = Unruhe -{ $count }
brief-standard-place = Standard +{ $count }
brief-standard-bare = Nur Standard +{ $count }
brief-standard-lose = Standard -{ $count }
brief-move = { $count } Unruhe umverteilen
    .short = Unruhe { $count }x um
brief-calm = Protest auf 3{ $count ->
    [one] { "" }
   *[other] {" "}x{ $count }
}
brief-rundown = Marode: { $count }
brief-repair = Reparatur { $count }
brief-raze = Abriss { $count }
brief-power-red = Staatsgewalt
brief-power-pink = Staatsgewalt
brief-wall = Die Mauer wird gebaut
    .short = Mauerbau
brief-open-wall = Die Mauer geht auf
    .short = Maueröffnung
brief-dissolve = Stasi aufgelöst
    .short = Keine Stasi
brief-guillaume = Guillaume
brief-rheinsberg = Rheinsberg bauen
brief-side-west = BRD
brief-side-east = DDR
brief-place-west-germany = BRD ohne WB
    .short = WD
brief-place-cssr = ČSSR
brief-place-polska = Polen
brief-place-niedersachsen-hamburg = NI + Hamburg
    .short = NI/HH
brief-area = { NAME($place) }
brief-where = { $brief } { $where }
brief-limit = { $brief }, max. { $most }
    .least = { $brief } ≤{ $most }
brief-by = { $brief }, { $side } wählt
brief-arrows = { $track } { $arrows }
brief-arrows-to = { $track } { $arrows } { $side }
