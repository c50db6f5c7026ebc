### Was eine Antwort brächte, und was das Dekadenende brächte, wenn es jetzt käme.

preview-line = { $label }: { $changes }
preview-change = { $name ->
    [none] { $before }→{ $after }
   *[other] { $name } { $before }→{ $after }
}
preview-forecast = Wenn die Dekade jetzt endete: { $changes }
preview-begins-to-export = bringen neu Devisen: { $areas }
preview-ceases-to-export = bringen keine Devisen mehr: { $areas }
preview-lines-missing = danach fehlt der Verbindung noch eine Linie
preview-waits-for = die Verbindung wirkt, sobald { $cities } eine Fabrik hat
preview-paid = { NAME($area) } { $change }
preview-raisable = { $limit ->
    [one] erhöhbar: { $areas }
    [none] zusammen erhöhbar: { $areas }
    [action] { $most } davon erhöhbar, mehr erlaubt eine Aktion nicht: { $areas }
   *[card] der Kartenwert reicht für { $most } davon: { $areas }
}
preview-free = kostet nichts, denn die Karte hat deine Farbe
preview-sites = Platz ist in { $cities } { $cities ->
    [one] Stadt
   *[other] Städten
} und auf { $connections } { $connections ->
    [one] Verbindung
   *[other] Verbindungen
}
preview-payment = die Karte zahlt { $points }
preview-lent = { NAME($city) } zählt für { NAME($area) }
preview-nobody = keine

figure-value = Fabriken
figure-power = Wirtschaftskraft
figure-export = Exportfabrik
figure-can-reach = Lebensstandard ohne Kartenwert
figure-holds = gehaltener Lebensstandard
figure-points = Punkte
figure-worst-west = schlechteste Exportfabrik im Westen
figure-unrest = Unruhe
figure-standard = Lebensstandard
figure-markers = Protestmarken
figure-track = Leisten
figure-socialists = Sozialisten
figure-box = Kaderschmiede
figure-state-power = Staatsgewaltkarten
figure-flight-steps = Schritte der Flucht
figure-flight-points = Punkte für die Flucht
figure-prestige-field = Prestige
figure-income = Einnahmen
figure-needed = gebrauchte Devisen
figure-missing = fehlende Devisen
figure-power-points = Kosten der Staatsgewalt
figure-spare = Punkte der DDR nach dem Zahlen
figure-markers-at-end = Protestmarken
figure-socialists-at-end = Sozialisten
figure-lost = Lebensstandard, der verloren ginge
figure-internal = interner Vergleich
figure-attacked = Attacken
figure-unrest-at-end = Unruhe am Ende

preview-symbol = { $clause }{ $void ->
    [0] { "" }
    [all] : jetzt nicht ausführbar
   *[some] : { $void } von { $units } jetzt nicht ausführbar
}{ $may_be_void ->
    [yes] {" "}(kann ungültig sein)
   *[no] { "" }
}
preview-any-void = Eines dieser Symbole oder einen dieser Pfeile darfst du für ungültig erklären.
preview-blocked = { $clause }: Die Marke steht am Ende, stattdessen handelt { $answers ->
    [west] die Bundesrepublik
   *[east] die DDR
}{ $may_be_void ->
    [yes] {" "}(kann ungültig sein)
   *[no] { "" }
}

## Die Vorschau: zehn Zeilen mit dem, was zählt, und dem, was es brächte
forecast-flight = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}
forecast-flight-more = Karten { $symbols } + bester Westen { $west_best } + rote Staatsgewalt { $red_power } + Protest DDR { $east_protest }
forecast-flight-less = − schwächster Osten { $east_worst } − Protest BRD { $west_protest }
forecast-wall = 1 Prestige, 1 Punkt
forecast-points = { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}
forecast-prestige = Feld { $field }
forecast-currency = Leiste { $track }, Exporte { $exports }, braucht { $needed }
forecast-enough = genug
forecast-missing = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
forecast-power = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
forecast-holds = ausgeschöpft: { $areas }
forecast-held = alles gehalten
forecast-head = { $title }: { $counted }
forecast-title-flight = Republikflucht
forecast-title-wall = Mauer
forecast-title-2 = Prestige
forecast-title-3 = Devisen
forecast-title-4 = Staatsgewalt bezahlen
forecast-title-5 = Lebensstandard halten
forecast-title-6 = Intern
forecast-title-7 = Ost-West
forecast-title-8 = Staatsgewalt ausführen
forecast-title-9 = Sozialisten
forecast-title-10 = Proteste
forecast-area = { CODE($area) } { $change }
forecast-attack = { CODE($area) } auf { CODE($to) } { $unrest }
forecast-rundown = marode: { $cities }
forecast-socialists = { $change ->
    [0] keine Änderung
   *[other] { $signed }
}
forecast-markers = Bundesrepublik { $west }, DDR { $east }
forecast-goes-on = geht weiter
forecast-nothing = nichts

danger-now = { $running ->
    [yes] In diesem Dekadenende noch
   *[no] Wenn die Dekade jetzt endete
}: { $danger }
danger-ending = { $ending } (9.{ $phase }, { $column }); es siegt { SIDE($winner) }.
danger-markers = { $markers } Proteste { SIDE($side, form: "in") }, { $column }; { $limit } bedeuten den Zusammenbruch.
danger-spare = { $spare ->
    [one] Der DDR bliebe 1 Punkt
   *[other] Der DDR blieben { $spare } Punkte
}, wenn alles bezahlt ist ({ $column }).
danger-socialism-wins = Eine Dekade später siegt der Sozialismus und mit ihm die DDR: { $socialists } von { $limit } Sozialisten im Spiel, { $gain } kämen dazu ({ $column }).
danger-socialism-fails = Eine Dekade später scheitert der Sozialismus, es siegt die Bundesrepublik: noch { $socialists } { $socialists ->
    [one] Sozialist
   *[other] Sozialisten
}, { $loss } gingen verloren ({ $column }).
danger-currency = der DDR { $missing ->
    [one] würde 1 Devise fehlen
   *[other] würden { $missing } Devisen fehlen
} ({ $column }).
last-card = Karte um Karte: { SIDE($side) } nimmt die letzte, { SIDE($other) } beginnt die nächste Hälfte.

## Die Anzeige unter der Titelzeile
gauge-collapse = KOLLAPS bei { $limit }: { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end } am Ende der Dekade
   *[no] { "" }
}
gauge-protests = { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end }
   *[no] { "" }
}
gauge-currency = { $when ->
    [then] dann
   *[end] am Dekadenende
} { $missing ->
    [0] zahlt die DDR { $needed } von { $income } Devisen
    [one] fehlt der DDR { $missing } Devise: hat { $income }{ $needed ->
        [0] , zahlt 0
       *[other] {" "}von { $needed }
    }
   *[other] fehlen der DDR { $missing } Devisen: hat { $income }{ $needed ->
        [0] , zahlt 0
       *[other] {" "}von { $needed }
    }
}
gauge-currency-brief = { $missing ->
    [0] Devisen { $income }, zahlt { $needed }
    [one] Devisen { $income }{ $needed ->
        [0] , zahlt 0
       *[other] {" "}von { $needed }
    }: { $missing } fehlt
   *[other] Devisen { $income }{ $needed ->
        [0] , zahlt 0
       *[other] {" "}von { $needed }
    }: { $missing } fehlen
}
gauge-socialists = { $socialists } von { $limit } Sozialisten
gauge-ending = { $kind ->
    [bankruptcy] BANKROTT DER DDR
   *[other] { $ending }
}{ $running ->
    [yes] {" "}in Phase 9.{ $phase }
   *[no] {", "}wenn die Dekade jetzt endete
}
gauge-named = Proteste { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end }
   *[no] { "" }
}
gauge-spare = KURZ VOR DEM BANKROTT: Der DDR { $spare ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $spare } Punkte
} nach dem Zahlen
gauge-currency-missing = DEVISENMANGEL: Am Dekadenende { $missing ->
    [one] fehlt der DDR 1 Devise
   *[other] fehlen der DDR { $missing } Devisen
}: hat { $income }{ $needed ->
    [0] , zahlt 0
   *[other] {" "}von { $needed }
}
gauge-socialism-wins = SOZIALISMUS SIEGT nächste Dekade: { $socialists } von { $limit }
gauge-socialism-fails = SOZIALISMUS SCHEITERT nächste Dekade: noch { $socialists }, { $loss } zu verlieren

## Tabellen des Dekadenendes, für den Zeilenmodus
table-flight = Schritte: { $table }.
table-prestige = Felder: { $table }.
table-socialists = Felder: { $table }.
table-markers = Protestmarken: { $table }.
table-row = { $span } { $brings }
table-span = { $several ->
    [yes] { $first } bis { $last }:
   *[no] { $first }:
}
table-or-more = ab { $number }:
table-holds = der Staat hält stand
table-collapses = er bricht zusammen
