### Was geschah, eine Meldung für jedes Ereignis. Ganze Sätze; den ersten Buchstaben macht das
### Programm groß. $known ist yes, wenn verdeckte Karten genannt werden dürfen, $why sagt, wofür.

event-decade-started = Dekade { $roman } beginnt. Ihre Sonderkarte ist { CARD($special) }.
event-cards-discarded = { SIDE($seat) } wirft { $cards-count } { $cards-count ->
    [one] Karte
   *[other] Karten
} ab{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-hand-filled = { SIDE($seat) } zieht { $cards-count } { $cards-count ->
    [one] Karte
   *[other] Karten
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-display-filled = { WORD("half", $half) } der Dekade. In der Auslage: { $cards }.
event-card-taken = { SIDE($seat) } nimmt { CARD($card) }{ $place ->
    [hand] { " " }von der Hand
   *[other] { "" }
}: { $action ->
    [unrest] Unruhe entfernen.
    [build] bauen.
    [standard] Lebensstandard.
   *[event] Ereignis.
}
event-price-paid = { $how ->
    [draw] Für die Sonderkarte lässt die DDR die Bundesrepublik eine Karte ziehen.
    [discard] Für die Sonderkarte wirft die DDR { CARD($card) } ab.
   *[none] Die Sonderkarte kostet die DDR nichts.
}
event-half-ended = Die letzte Karte der Auslage ist genommen; die { WORD("half", $half) } der Dekade ist vorbei.

## Wirtschaft
event-factory-built = { SIDE($by) } baut eine Fabrik in { NAME($city) }.
event-line-built = { SIDE($by) } baut Infrastruktur { CONNECTION($connection) }.
event-factory-dismantled = { SIDE($by) } baut die Fabrik in { NAME($city) } ab.
event-line-dismantled = { SIDE($by) } baut Infrastruktur { CONNECTION($connection) } ab.
event-connection-works = Die Verbindung { CONNECTION($connection) } steht.
event-connection-broken = Die Verbindung { CONNECTION($connection) } steht nicht mehr.
event-factory-rundown = { $by ->
    [west] Die Bundesrepublik lässt die Fabrik in { NAME($city) } marode werden.
    [east] Die DDR lässt die Fabrik in { NAME($city) } marode werden.
   *[none] Die Fabrik in { NAME($city) } wird marode.
}
event-factory-repaired = Die Fabrik in { NAME($city) } wird repariert.
event-external-razed = Die Fabrik { NAME($city) } kommt für immer vom Brett{ $lines ->
    [0] .
   *[other] , mit { $lines } Infrastruktur.
}

## Lebensstandard
event-standard-placed = { $sector ->
    [none] Der Lebensstandard in { NAME($area) } steigt auf { $total }.
   *[other] Der Lebensstandard in { NAME($area) } ({ SECTOR($sector) }) steigt auf { $total }.
}
event-standard-transferred = { NAME($patron_state) } gibt seinen Lebensstandard nach West-Berlin weiter ({ SECTOR($patron_state) }); dort sind es jetzt { $total }.
event-standard-lost = { NAME($area) }{ $sector ->
    [none] { "" }
   *[other] { " " }({ SECTOR($sector) })
} verliert { $count } Lebensstandard{ $why ->
    [hold] , der nicht gehalten werden kann.
   *[other] .
}

## Unruhe
event-unrest-placed = { $count } Unruhe in { NAME($area) }{ $why ->
    [compare] { " " }(es ist zurückgefallen)
    [socialists] { " " }(ein Sozialist ist gegangen)
    [dissolve] { " " }(von einer Staatsgewaltkarte zurück)
   *[other] { "" }
}, jetzt { $total }.
event-unrest-removed = { $count } Unruhe weniger in { NAME($area) }{ $why ->
    [power] { " " }(Staatsgewalt)
    [socialist] { " " }(Sozialisten)
    [standard] { " " }(Lebensstandard)
   *[other] { "" }
}, noch { $total }.
event-unrest-moved = 1 Unruhe wandert von { NAME($area) } nach { NAME($to) }.
event-protest-started = Massenprotest in { NAME($area) }: { $words }
event-protest-ended = Ein Massenprotest in { NAME($area) } endet{ $worded ->
    [yes] { " " }({ $word } geht).
   *[no] .
}
event-protest-imported = Der Protest in West-Berlin greift auf { NAME($patron_state) } über: { $words }
event-protest-import-ended = Der importierte Protest in { NAME($patron_state) } endet{ $worded ->
    [yes] { " " }({ $word } geht).
   *[no] .
}

## Leisten, Staatsgewalt, Sozialisten
event-track-moved = { TRACK($track, form: "name") }leiste: von { $before } auf { $after }.
event-arrow-blocked = { TRACK($track, form: "name") }: Die Marke kann nicht weiter; das nützt { SIDE($side, form: "dat") }.
event-symbol-voided = { SIDE($by) } erklärt für ungültig: { $clause }.
event-symbol-ignored = Nicht ausführbar: { $clause }.
event-power-collected = Die DDR behält { CARD($card) } als Staatsgewaltkarte ({ WORD("colour", $colour) }).
event-power-used = Die DDR setzt { CARD($card) } in { NAME($area) } ein.
event-power-refreshed = Die Staatsgewaltkarten sind wieder bereit.
event-stasi-dissolved = Die Stasi wird aufgelöst{ $cards-count ->
    [0] .
   *[other] ; die DDR verliert { $cards }.
}
event-wall-built = Die Mauer wird gebaut. Es gibt keine Republikflucht mehr.
event-wall-opened = Die Mauer wird geöffnet. Es gibt wieder Republikflucht.
event-guillaume-looked = { $where ->
    [hand] Guillaume: Die DDR sieht sich die Hand der Bundesrepublik an
    [deck] Guillaume: Die DDR sieht sich die obersten Karten des Talons an
   *[none] Die DDR nutzt Guillaume nicht
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-guillaume-swapped = { $known ->
    [yes] Die DDR gibt { CARD($given) } und nimmt { CARD($taken) } { $where ->
        [hand] von der Hand der Bundesrepublik.
       *[deck] vom Talon.
    }
   *[no] Die DDR tauscht eine Handkarte gegen eine { $where ->
        [hand] der Bundesrepublik.
       *[deck] vom Talon.
    }
}
event-guillaume-removed = Die DDR nimmt { CARD($card) } vom Talon aus dem Spiel.
event-socialist-moved = { $count ->
    [one] 1 Sozialist geht
   *[other] { $count } Sozialisten gehen
} nach { NAME($area) }.
event-socialists-gained = Die DDR gewinnt { $count } { $count ->
    [one] Sozialisten.
   *[other] Sozialisten.
}
event-socialists-lost = { $count ->
    [one] 1 Sozialist verlässt
   *[other] { $count } Sozialisten verlassen
} { $area ->
    [none] die Kaderschmiede.
   *[other] { NAME($area) }.
}

## Dekadenende
event-phase-started = 9.{ $phase } { WORD("phase", $phase) }
event-wall-counted = Die Mauer kostet die DDR 1 Prestige und 1 ihrer { $points } Punkte.
event-flight-counted = Republikflucht: { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; die DDR hat { $has }. Gezählt: Fluchtsymbole auf gespielten Karten { $symbols } + bestes westliches Gebiet { $west_best } + rote Staatsgewalt { $red_power } + Protest in der DDR { $east_protest } − schlechtestes östliches Gebiet { $east_worst } − Protest in der Bundesrepublik { $west_protest }.
event-prestige-executed = { $field ->
    [0] Das Prestige steht auf 0: Nichts geschieht.
   *[other] { $executed ->
        [0] { SIDE($by) } wählt die Mitte der Prestigeleiste: Nichts geschieht.
       *[other] { SIDE($by) } führt Feld { $executed } der Prestigeleiste aus: { $does }.
    }
}
event-currency-counted = Devisen: Leiste { $track }, Exporte { $exports-count }{ $exports-count ->
    [0] { "" }
   *[other] { " " }({ $exports })
}{ $worst ->
    [-1] {""}; ein westliches Gebiet hat keine Fabrik, also exportiert jede der DDR
   *[other] , ab Wert { $worst }
}; gebraucht { $needed }: { $missing ->
    [0] genug.
    [1] 1 fehlt.
   *[other] { $missing } fehlen.
}
event-power-counted = { $cards ->
    [0] Es ist keine Staatsgewalt zu bezahlen.
   *[other] Die Staatsgewalt kostet die DDR { $cards } ihrer { $points } Punkte.
}
event-hamburg-named = Hamburg zählt für { NAME($area) }.
event-standard-checked = { $too_many ->
    [none] Aller Lebensstandard wird gehalten.
   *[other] Mehr Lebensstandard, als gehalten werden kann: { $too_many }.
}
event-compared = { NAME($area) } hat { $own }, das beste Gebiet { $best }: { $unrest } Unruhe.
event-attacked = { NAME($area) } attackiert { NAME($to) } mit { $usable }: { $unrest } Unruhe.
event-socialists-counted = Sozialisten auf { $field }: { $sign ->
    [gain] { $change } mehr
    [lose] { $change } weniger
   *[same] keine Änderung
}; { $cadre_school } in der Kaderschmiede, { $placed } in Gebieten.
event-markers-counted = Massenproteste: Bundesrepublik { $west }, DDR { $east }.
event-decade-goes-on = Dekade { $roman } ist vorbei. Kein Staat ist zusammengebrochen.
event-game-ended = { $lesson ->
    [yes] Hier endet die Lektion. { $text }
   *[no] { $text }
}
