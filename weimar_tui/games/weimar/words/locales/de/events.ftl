### Was geschah, eine Meldung für jedes Ereignis. $count ist eine Zahl ohne Vorzeichen, $sign gain
### oder lose. Ganze Sätze.

event-round-started = Runde { $round } beginnt ({ $years }): { CARD($card) }.
event-phase-started = { $phase ->
    [setup] Vorbereitung.
    [republic] Republikphase.
    [agenda] Agendaphase.
    [impulse] Impulsphase.
   *[politics] Politikphase.
}
event-step-started = Politikphase, Schritt { $number }: { WORD("step", $number) }.
event-first-player = { PARTY($party) } beginnt diese Runde.

## Figuren
event-base-placed = { PARTY($party) } platziert eine Parteibasis in { NAME($city) }.
event-base-removed = { $other ->
    [yes] { PARTY($by) } entfernt eine Parteibasis { PARTY($party, form: "of") } in { NAME($city) }.
   *[no] { PARTY($party) } verliert eine Parteibasis in { NAME($city) }.
}
event-seats-changed = { PARTY($party) } { $sign ->
    [gain] erhält
   *[lose] verliert
} { $count } { $count ->
    [one] Sitz
   *[other] Sitze
} und hat jetzt { $total }.
event-vp-changed = { PARTY($party) } { $sign ->
    [gain] erhält
   *[lose] verliert
} { $count } SP{ $sourced ->
    [yes] { " " }({ SOURCE($source, form: "short") })
   *[no] { "" }
} und hat jetzt { $total }.
event-reserve-changed = { PARTY($party) } { $sign ->
    [gain] erhält { $count } { $count ->
        [one] Reservepunkt
       *[other] Reservepunkte
    }
   *[lose] gibt { $count } { $count ->
        [one] Reservepunkt
       *[other] Reservepunkte
    } aus
} und hat jetzt { $total }.
event-nsdap-figure-placed = { PARTY($party) } platziert eine Figur auf Feld { $space } der NSDAP-Leiste.
event-nsdap-figure-stopped = Die Eiserne Front steht: Die Figur { PARTY($party, form: "of") } wird nicht auf der NSDAP-Leiste platziert.
event-parliament-cut = Das Parlament hat mehr als 24 Sitze und wird auf { $total } gekürzt.

## Karten
event-cards-drawn = { PARTY($party) } zieht { $cards-count } { $deck ->
    [timeline] { $cards-count ->
        [one] Republikkarte
       *[other] Republikkarten
    }
   *[other] { $cards-count ->
        [one] Parteikarte
       *[other] Parteikarten
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-deck-shuffled = { $deck ->
    [timeline] Der Stapel der Republikkarten wird gemischt.
   *[other] Der Kartenstapel { PARTY($deck, form: "of") } wird gemischt.
}
event-set-added = { PARTY($party) } mischt { WORD("set", $set) } in den Stapel.
event-stage-changed = Die Republikkarten der Farbe { START(WORD("set", $out)) } verlassen das Spiel, die der Farbe { START(WORD("set", $into)) } kommen hinzu.
event-agenda-revealed = { PARTY($party) } deckt die Agenda { CARD($agenda) } auf.
event-card-played = { PARTY($party) } spielt { CARD($card) } { $before ->
    [yes] vor dem ersten Impuls{ " " }
   *[no] { "" }
}{ $use ->
    [event] für das Ereignis
    [debate] für eine Debatte
   *[actions] für Aktionen
}.
event-card-event = { PARTY($party) } führt das Ereignis von { CARD($card) } aus.
event-card-discarded = { PARTY($party) } legt { CARD($card) } ab.
event-card-removed = { CARD($card) } verlässt das Spiel.
event-card-laid-open = { CARD($card) } wird offen neben den Außenpolitik-Stapel gelegt.
event-behaviour-turned = { PARTY($party) } deckt die Verhaltenskarte { CARD($card) } auf.
event-card-play-forced = { PARTY($party) } muss sofort eine Karte spielen.
event-nothing-to-discard = { PARTY($party) } hat keine { $politician ->
    [yes] Politikerkarte
   *[no] Karte
} zum Abwerfen.
event-president-card-used = { PARTY($party) } setzt die Karte „Reichspräsident“ ein.
event-president-card-turned = Die Karte „Reichspräsident“ { PARTY($party, form: "of") } ist wieder aktiv.

## Meinung und Gesellschaft
event-issue-placed = Das Thema „{ ISSUE($issue) }“ kommt auf Feld { CELL($cell) } ins Spiel.
event-issue-moved = { PARTY($party) } bewegt „{ ISSUE($issue) }“ von { CELL($origin) } auf { CELL($cell) }.
event-issue-removed = { $unwon ->
    [yes] Niemand hat „{ ISSUE($issue) }“ gewonnen: Das Thema verlässt die Meinungsleiste ohne Wirkung.
   *[no] Das Thema „{ ISSUE($issue) }“ verlässt die Meinungsleiste.
}
event-issue-resolved = { PARTY($party) } entscheidet „{ ISSUE($issue) }“: { CHOICE($issue, $option) }.
event-issue-not-agreed = Keine Einigung über „{ ISSUE($issue) }“: Es geschieht nichts.
event-proposal-made = { $minor ->
    [yes] { PARTY($party) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } übernimmt die Kontrolle.
   *[no] { PARTY($party) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } führt „{ CHOICE($issue, $option) }“ aus.
}
event-proposal-answered = { PARTY($party) } stimmt dem Vorschlag zu „{ ISSUE($issue) }“ { $agreed ->
    [yes] zu
   *[no] nicht zu
}.
event-issue-majority = { PARTY($party) } hat { $place ->
    [1] die meisten Themen
   *[2] die zweitmeisten Themen
} gewonnen ({ $wins }, Gesamtwert { $value }).
event-society-placed = Der Gesellschaftsmarker „{ SOCIETY($marker) }“ kommt auf die Gesellschaftsleiste.
event-society-removed = { $pushed_out ->
    [yes] Der Gesellschaftsmarker „{ SOCIETY($marker) }“ wird aus der Gesellschaftsleiste geschoben.
   *[no] Der Gesellschaftsmarker „{ SOCIETY($marker) }“ wird entfernt.
}
event-society-resolved = Der Gesellschaftsmarker „{ SOCIETY($marker) }“ wird abgehandelt.

## Bedrohungen, Wirtschaft, Außenpolitik
event-threat-placed = { $threat ->
    [prosperity] In { NAME($city) } herrscht nun Wohlstand.
    [poverty] In { NAME($city) } herrscht nun Armut.
    [unrest] In { NAME($city) } bricht Unruhe aus.
    [regime] In { NAME($city) } wird ein Regime errichtet.
    [councils] In { NAME($city) } wird eine Räterepublik errichtet.
    [uprising] In { NAME($city) } bricht ein Aufstand aus.
   *[other] In { NAME($city) } kommt ins Spiel: { THREAT($threat, form: "one") }.
}
event-threat-removed = { $threat ->
    [prosperity] In { NAME($city) } endet der Wohlstand.
    [poverty] In { NAME($city) } endet die Armut.
    [unrest] In { NAME($city) } endet die Unruhe.
    [regime] In { NAME($city) } fällt das Regime.
    [councils] In { NAME($city) } fällt die Räterepublik.
    [uprising] In { NAME($city) } endet der Aufstand.
   *[other] In { NAME($city) } wird entfernt: { THREAT($threat, form: "one") }.
}
event-dr-marker-placed = „{ THREAT($threat) }“ wird in der DR-Box platziert; dort { $total ->
    [one] liegt jetzt 1 Marker
   *[other] liegen jetzt { $total } Marker
}.
event-dr-marker-removed = „{ THREAT($threat) }“ wird aus der DR-Box entfernt; dort { $total ->
    [one] liegt jetzt 1 Marker
   *[other] liegen jetzt { $total } Marker
}.
event-party-threats-turned = Die Partei-Bedrohungsmarker { PARTY($party, form: "of") } sind jetzt { $active ->
    [yes] aktiv
   *[no] inaktiv
}.
event-economy-moved = Die Wirtschaft { $sign ->
    [gain] steigt
   *[lose] fällt
} auf Stufe { $level }.
event-economy-held = { $ends ->
    [yes] Die Wirtschaft bleibt auf Stufe { $level }: Dort endet die Leiste.
   *[no] Die Wirtschaft bleibt auf Stufe { $level }: Stufe { $next } erlaubt { $allowed ->
        [0] keine aktiven Räte und Regimes
       *[other] höchstens { $allowed } aktive Räte und Regimes
    }, es { $power ->
        [one] gibt 1
       *[other] gibt { $power }
    }.
}
event-rentenmark-introduced = Die Rentenmark wird eingeführt; die Inflation ist endgültig vorbei.
event-flag-changed = { $sign ->
    [gain] Eine Flagge ({ NATION($nation) }) wird platziert
   *[lose] Eine Flagge ({ NATION($nation) }) wird entfernt
}: jetzt { $total }.
event-negotiation-opened = { PARTY($party) } nimmt Verhandlungen über { CARD($card) } auf; zuerst geschieht, was vor dem Wurf steht.
event-negotiation-ended = { $success ->
    [yes] { PARTY($party) } verhandelt { CARD($card) } mit Erfolg.
   *[no] { PARTY($party) } verhandelt { CARD($card) } ohne Erfolg.
}
event-minor-party-taken = { PARTY($party) } kontrolliert jetzt die { PARTY($minor, form: "name") }.
event-stresemann-turned = { $side ->
    [active] Gustav Stresemann ist wieder aktiv.
    [inactive] Gustav Stresemann wird eingesetzt und auf die inaktive Seite gedreht.
   *[out] Gustav Stresemann verlässt das Spiel.
}
event-rule-laid = { $modifier ->
    [forbid] { $scope ->
        [coalition] { PARTY($party) } muss jede Koalition ablehnen.
       *[other] { PARTY($party, form: "to") } ist verboten: { SCOPE($scope) }.
    }
   *[other] Neue Regel { $modifier ->
        [cost] (Kosten { $signed } AP)
        [dice] (Würfel { $signed })
       *[result] (Ergebnis { $signed })
    } für { PARTY($party, form: "acc") }: { SCOPE($scope) }.
}
event-nsdap-shield-raised = Die Eiserne Front steht bereit: Die nächste Figur für die NSDAP-Leiste wird nicht platziert.

## Einheiten
event-unit-moved = { $moved_by ->
    [somebody] { PARTY($party) } bewegt { UNIT($unit, 1, form: "one") } { $origin ->
        [supply] aus dem Vorrat
        [dissolved] aus dem Bereich für aufgelöste Einheiten
       *[other] von { NAME($origin) }
    } nach { NAME($city) }.
   *[nobody] { UNIT($unit, 1, form: "one") } kommt { $origin ->
        [supply] aus dem Vorrat
        [dissolved] aus dem Bereich für aufgelöste Einheiten
       *[other] von { NAME($origin) }
    } nach { NAME($city) }.
}
event-unit-dissolved = { UNIT($unit, 1, form: "one") } in { NAME($city) } wird aufgelöst.
event-unit-withdrawn = { UNIT($unit, 1, form: "one") } kehrt aus { NAME($city) } in den Vorrat zurück.
event-unit-flipped = In { NAME($city) } wechselt eine Einheit die Seite; jetzt steht dort { UNIT($unit, 1, form: "one") }.
event-units-reinforced = { UNIT($unit, $number) } { $number ->
    [one] kommt
   *[other] kommen
} in den Vorrat.

## Aktionen und Würfe
event-attempt-announced = { $action ->
    [negotiate] { PARTY($party) } verhandelt { CARD($target) } mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    }{ $modified ->
        [yes] { " " }({ $modifiers })
       *[no] { "" }
    }.
   *[other] { PARTY($party) } kündigt in { NAME($city) } { ACTION($action, $party, form: "one") } { $targeted ->
        [yes] gegen { PARTY($target, form: "acc") } mit
       *[no] mit
    } { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    } an{ $modified ->
        [yes] { " " }({ $modifiers })
       *[no] { "" }
    }.
}
event-coup-opposed = { $opposed ->
    [yes] { $party ->
        [government] Die Regierungseinheiten stellen sich dem Putsch in { NAME($city) } entgegen.
       *[other] { PARTY($party) } stellt sich dem Putsch in { NAME($city) } entgegen.
    }
   *[no] { $party ->
        [government] Die Regierungseinheiten halten sich aus dem Putsch in { NAME($city) } heraus.
       *[other] { PARTY($party) } hält sich aus dem Putsch in { NAME($city) } heraus.
    }
}
event-reichswehr-lent = { $lent ->
    [yes] Die DNVP stellt ihre schwarze Reichswehr in { NAME($city) } zur Verfügung.
   *[no] Die DNVP stellt ihre schwarze Reichswehr in { NAME($city) } nicht zur Verfügung.
}
event-reacted = { $carded ->
    [yes] { PARTY($party) } reagiert mit { CARD($card) }.
   *[no] { PARTY($party) } reagiert in { NAME($city) } mit der { ACTION("reaction", $party) }.
}
signed-number = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[none] { $size }
}
event-result-changed = { ACTION($action) }: Ergebnis { $signed }.
event-dice-changed = { ACTION($action) }: Würfel { $signed }.
event-result-bought = { PARTY($party) } zahlt 2 Punkte: { ACTION($action) }, Ergebnis +1.
event-dice-rolled = { $purpose ->
    [city] Wurf für eine zufällige Stadt: { $dice }.
    [vote] { PARTY($party) } würfelt um Stimmen: { $dice }.
   *[other] { PARTY($party) } würfelt { $dice } für { ACTION($purpose, $party, form: "one") }: Ergebnis { $result }.
}
event-roll-repeated = { $card ->
    [A07] { PARTY($by) } setzt Gustav Stresemann ein: Alle Würfel werden neu geworfen.
   *[other] { PARTY($by) } spielt { CARD($card) }: Alle Würfel werden neu geworfen.
}
event-attempt-failed = { ACTION($action, $party) } { PARTY($party, form: "of") }{ $located ->
    [yes] { " " }in { NAME($city) }
   *[no] { "" }
}: ohne Wirkung gescheitert.
event-random-city = Die Würfel ({ $dice }) bestimmen { NAME($city) }.

## Regierung und Abstimmungen
event-reserve-pledged = { PARTY($party) } sagt { $amount } { $amount ->
    [one] Reservepunkt
   *[other] Reservepunkte
} zu.
event-government-declared = Regierungserklärung: { $calm } { $calm ->
    [one] Stadt
   *[other] Städte
} ohne Bedrohung, { $troubled } mit mehr als einer.
event-coalition-answered = { PARTY($party) } { $agreed ->
    [yes] stimmt einer Koalition mit { PARTY($partner, form: "to") } zu.
   *[no] lehnt eine Koalition mit { PARTY($partner, form: "to") } ab.
}
event-government-formed = { $form ->
    [absolute-majority] { $parties } regiert allein mit absoluter Mehrheit.
    [minority] { $parties-count ->
        [one] { $parties } bildet ein Präsidialkabinett.
       *[other] { $parties } bilden ein Präsidialkabinett. Kanzlerpartei: { PARTY($chancellor, form: "name") }.
    }
   *[coalition] { $parties } bilden die Regierung. Kanzlerpartei: { PARTY($chancellor, form: "name") }.
}
event-tie-broken = { PARTY($chancellor) } entscheidet als Kanzlerpartei den Gleichstand: { PARTY($party, form: "name") }.
event-votes-counted = { PARTY($party) } hat { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}.
event-seat-for-reroll = { PARTY($party) } gibt einen Sitz auf, um neu zu würfeln.
event-runoff-opened = Zweiter Wahlgang: { WORD("president", $first) } gegen { WORD("president", $second) }.
event-vote-cast = { PARTY($party) } stimmt mit { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} für { $choice ->
    [yes] JA
    [no] NEIN
   *[other] { WORD("president", $choice) }
}.
event-president-elected = { WORD("president", $party) } wird zum Reichspräsidenten gewählt.
event-petition-decided = Die Petition ist entschieden: { $answer ->
    [yes] JA
   *[no] NEIN
}.
event-prussia-struck = { $accepted ->
    [yes] { PARTY($party) } führt den Preußenschlag aus.
   *[no] { PARTY($party) } lehnt den Preußenschlag ab.
}
event-game-ended = { $ending ->
    [republic-survived] Die Republik hat überlebt. Es { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } { $winners }.
    [overthrow-seats] { $winners } hat die Hälfte aller Sitze: Umsturz der Republik.
    [overthrow-cities] { $winners } beherrscht die Städte: Umsturz der Republik.
    [nsdap] Die NSDAP kommt an die Macht. Alle haben verloren. Steigbügelhalter: { $enablers }.
   *[anarchy] Die Republik versinkt in Anarchie. Es { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } { $winners }.
}
modifier = { $signed } { $text }
modifier-poverty = wegen Armut
modifier-prosperity = wegen Wohlstands
modifier-kpd = gegen die KPD
modifier-round = in ihrer Runde
modifier-rule = durch die Agenda
modifier-source = { SOURCE($source, form: "short") }
