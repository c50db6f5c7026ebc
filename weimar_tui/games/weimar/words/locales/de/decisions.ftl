### Fragen. Der Wert ist die Frage ohne ihren Grund, Attribute sind besondere Antworten. Städte,
### Parteien, Einheiten und Karten als Antworten stehen in den Meldungen option-...


## Die Runde
decision-place-base = Vorbereitung: In welche Stadt kommt die Parteibasis? (noch { $left })
decision-first-player = Als Kanzlerpartei bestimmst du: Wer beginnt diese Runde?
decision-agenda = Welcher Agenda folgst du in Runde { $round }? Alle decken zugleich auf.
decision-play-card = Welche Karte spielst du, und wofür?
decision-play-before = Spielst du vor den Impulsen schon eine Karte?
    .pass = Jetzt keine Karte spielen
decision-event-order = Das Ereignis von { CARD($card) } muss ausgeführt werden: vor oder nach { $use ->
    [debate] der Debatte
   *[actions] den Aktionen
}?
    .event-first = Zuerst das Ereignis
    .event-last = Das Ereignis danach
decision-president-debate = Setzt du die Karte „Reichspräsident“ ein, um mit { CARD($card) } auch zu debattieren?
    .debate = Mit beiden Werten debattieren
    .pass = Jetzt nicht
decision-discard = Welche Handkarte wirfst du ab?

## Aktionen
decision-action-city = { CARD($card) }, { $ap } AP: In welcher Stadt handelst du?
    .nowhere = In keiner Stadt: nur Außenpolitik und Reserve
decision-action = { $city ->
    [none] Welche Aktion führst du aus? Noch { $ap } AP, Reserve { $reserve }
   *[other] Welche Aktion führst du in { NAME($city) } aus? Noch { $ap } AP, Reserve { $reserve }
}
    .done = Keine weitere Aktion
    .reserve = In der Reserve speichern (1 AP)
decision-move-police = Das Zentrum demonstriert in { NAME($city) }: zuvor eine Polizeieinheit dorthin bewegen?
    .pass = Keine bewegen
decision-oppose-coup = { PARTY($actor) } unternimmt einen Putsch in { NAME($city) }. { $units ->
    [government] Stellen sich die Regierungseinheiten entgegen?
   *[other] Stellen sich deine Einheiten dort entgegen?
}
    .oppose = Entgegenstellen: die Einheiten kosten Würfel
    .neutral = Sich heraushalten
decision-lend-reichswehr = { PARTY($actor) } kämpft in { NAME($city) } gegen { PARTY($target, form: "acc") }. Stellst du deine schwarze Reichswehr zur Verfügung?
    .lend = Zur Verfügung stellen
    .refuse = Nicht zur Verfügung stellen
decision-increase = { ACTION($action) }{ $city ->
    [none] { "" }
   *[other] { " " }in { NAME($city) }
} mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}: 2 Punkte für Ergebnis +1 ausgeben?
    .increase = 2 Punkte für Ergebnis +1 ausgeben
    .pass = So würfeln
decision-react = { $trigger ->
    [event] { PARTY($actor) } spielt { CARD($card) } für das Ereignis.
    [debate] { PARTY($actor) } hat mit { CARD($card) } debattiert.
    [negotiate] { PARTY($actor) } verhandelt { CARD($card) }.
    [roll] { $rolled ->
        [none] { PARTY($actor) } hat { $city ->
            [none] gewürfelt
           *[other] in { NAME($city) } gewürfelt
        }.
       *[other] { PARTY($actor) } hat { $city ->
            [none] für { ACTION($rolling, $actor, form: "one") } { $rolled } gewürfelt
           *[other] für { ACTION($rolling, $actor, form: "one") } in { NAME($city) } { $rolled } gewürfelt
        }.
    }
   *[other] { PARTY($actor) } kündigt in { NAME($city) } { ACTION($trigger, $actor, form: "one") } an.
} Reagierst du?
    .pass = Geschehen lassen
    .stresemann = Gustav Stresemann: Alle Würfel werden neu geworfen
decision-fight-target = Wessen Einheiten bekämpfst du in { NAME($city) }?
decision-negotiate = Welche Außenpolitikkarte verhandelst du?

## Effekte
decision-choose-city = { $told ->
    [yes] { $effect }. In welcher Stadt?{ $left ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(noch { $left })
    }
   *[no] In welcher Stadt?
}
    .dr-box = In der DR-Box
decision-choose-unit = { $told ->
    [yes] { $effect }. Welche Einheit?
   *[no] { $do ->
        [dissolve] Welche Einheit wird aufgelöst?
        [withdraw] Welche Einheit kehrt in ihren Vorrat zurück?
       *[flip] Welche Reichswehreinheit wird gedreht?
    }
}
    .pass = Keine Einheit
decision-choose-option = Welche Option führst du aus?
decision-may = { $told ->
    [yes] Führst du dies aus? { $effect }.
   *[no] Nutzt du diese Option?
}
    .yes = Ja
    .no = Nein
decision-pay = { $told ->
    [yes] Zahlst du den Preis? { $price }. Dafür: { $effect }.{ $has-otherwise ->
        [yes] { " " }Wenn nicht: { $otherwise }.
       *[no] { "" }
    }
   *[no] Zahlst du den Preis?
}
    .yes = { $told ->
        [yes] Ja: { $price }
       *[no] Ja
    }
    .no = Nein
decision-pledge = { $missing ->
    [one] Es fehlt noch { $missing } Reservepunkt
   *[other] Es fehlen noch { $missing } Reservepunkte
} von allen zusammen. Wie viele gibst du?
decision-name-opponent = Welcher Gegner ist gemeint?
decision-break-tie = Als Kanzlerpartei entscheidest du den Gleichstand: Welche Partei ist gemeint?
decision-full-city = In { NAME($city) } sind alle Felder besetzt. Wessen Parteibasis wird stattdessen entfernt?
decision-give-up-base = Du hast keine Figur mehr für die NSDAP-Leiste. Aus welcher Stadt nimmst du eine Parteibasis?
decision-choose-issue = Welches Thema kommt auf Feld { CELL($cell) } ins Spiel?
decision-debate = { $card ->
    [none] Debatte, Wert { $steps }: Welches Thema bewegst du wohin?
   *[other] Debatte mit { CARD($card) }, Wert { $steps }: Welches Thema bewegst du wohin?
}
    .pass = Kein Thema bewegen
decision-choose-society = Welcher Gesellschaftsmarker wird platziert?
decision-remove-society = Welcher Gesellschaftsmarker wird entfernt?
decision-move-unit = Welche Einheit bewegst du{ $city ->
    [none] { "" }
   *[other] { " " }nach { NAME($city) }
}? (noch { $left })
    .pass = Keine weitere Einheit bewegen
decision-move-to = Wohin kommt { UNIT($unit, 1, form: "one") } { $origin ->
    [supply] aus dem Vorrat?
    [dissolved] aus dem Bereich für aufgelöste Einheiten?
   *[other] aus { NAME($origin) }?
}
decision-redeploy-unit = Welche aufgelöste Einheit kehrt zurück?
    .pass = Keine Einheit
decision-place-flag = Wessen Flagge wird platziert?
decision-remove-flag = Wessen Flagge wird entfernt?
decision-minor-party = Wer kontrolliert die { PARTY($minor, form: "name") }?
decision-strike-on-prussia = Preußenschlag: Platzierst du eine Figur auf der NSDAP-Leiste und setzt die preußische Regierung ab?
    .accept = Ausführen und eine Figur auf der NSDAP-Leiste platzieren
    .refuse = Ablehnen

## Politikphase
decision-majority-tie = Als Kanzlerpartei entscheidest du den Gleichstand: Wer hat { $place ->
    [1] die meisten Themen
   *[2] die zweitmeisten Themen
} gewonnen?
decision-resolve-issue = Du hast „{ ISSUE($issue) }“ gewonnen. Was folgt daraus?
decision-order-issues = Als Kanzlerpartei bestimmst du die Reihenfolge: Welches Thema wird als Nächstes abgehandelt?
decision-propose-issue = „{ ISSUE($issue) }“ liegt auf einem Feld, das du mit { PARTY($partner, form: "to") } teilst. Was schlägst du vor?
    .pass = Nichts vorschlagen
decision-answer-proposal = { $minor ->
    [yes] { PARTY($proposer) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } übernimmt die Kontrolle. Stimmst du zu?
   *[no] { PARTY($proposer) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } führt „{ CHOICE($issue, $option) }“ aus. Stimmst du zu?
}
    .agree = Zustimmen
    .refuse = Nicht zustimmen
decision-absolute-majority = Als Kanzlerpartei entscheidest du: Wer regiert allein?
decision-order-coalitions = Als Kanzlerpartei entscheidest du: Welche Koalition mit { $seats } Sitzen wird als Nächste gefragt?
decision-join-coalition = { $coalition ->
    [weimar] Weimarer Koalition
    [left] Linke Koalition
   *[right] Rechte Koalition
} mit { PARTY($partner, form: "to") } ({ $seats } Sitze): Bist du dabei?
    .agree = In die Regierung eintreten
    .refuse = Ablehnen
decision-name-chancellor = Beide Parteien haben gleich viele Sitze: Wer stellt den Kanzler?
decision-name-winner = Als Kanzlerpartei entscheidest du den Gleichstand: Wer gewinnt?

## Abstimmungen
decision-vote-again = Du hast { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} { $about ->
    [president] bei der Wahl des Reichspräsidenten
   *[petition] bei der Petition
}. Gibst du einen Sitz auf, um neu zu würfeln?
    .keep = Den Wurf behalten
    .reroll = Einen Sitz aufgeben und neu würfeln
decision-name-finalist = Als Kanzlerpartei entscheidest du den Gleichstand: Wer kommt in den zweiten Wahlgang?
decision-order-voting = { $place ->
    [1] Wer stimmt als Erster
    [2] Wer stimmt als Zweiter
    [3] Wer stimmt als Dritter
   *[other] Wer stimmt als Letzter
} { $about ->
    [president] im zweiten Wahlgang ab?
   *[petition] über die Petition ab?
}
decision-cast-vote = { $about ->
    [president] Für wen stimmst du im zweiten Wahlgang mit { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }?
   *[petition] Wie stimmst du mit { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    } über die Petition gegen den Young-Plan ab?
}
    .yes = JA
    .no = NEIN
decision-break-vote-tie = { $about ->
    [president] Als Kanzlerpartei entscheidest du den Gleichstand: Wer wird Reichspräsident?
   *[petition] Als Kanzlerpartei entscheidest du den Gleichstand: JA oder NEIN zur Petition?
}
    .yes = JA
    .no = NEIN

## Antworten
option-pass = Passen
option-yes = Ja
option-no = Nein
option-number = Option { $number }
option-card-values = { CARD($card) }  { $values }
option-card-event = { CARD($card) }: Ereignis
option-card-debate = { CARD($card) }: Debatte mit { $large } und { $small }
option-card-actions = { CARD($card) }: Aktionen mit { $large } AP
option-card-timeline-debate = { CARD($card) }: Debatte mit { $large } und { $small }, dazu das Ereignis
option-card-timeline-actions = { CARD($card) }: Aktionen mit { $large } AP, dazu das Ereignis
option-action = { ACTION($action, $party) } ({ $cost } AP)
option-action-fight = { ACTION("fight", $party) } gegen { PARTY($target, form: "acc") } ({ $cost } AP)
option-action-negotiate = { CARD($target) } verhandeln ({ $cost } AP)
option-action-take-control = Kontrolle übernehmen: { UNIT($unit, 1, form: "name") } ({ $cost } AP)
option-action-mobilize = Mobilisieren: { UNIT($unit, 1, form: "name") } { $origin ->
    [supply] aus Vorrat
   *[other] aus { NAME($origin) }
} ({ $cost } AP, { $strength } Würfel)
option-unit-from = { UNIT($unit, 1, form: "one") } { $origin ->
    [supply] aus dem Vorrat
    [dissolved] aus dem Bereich für aufgelöste Einheiten
   *[other] aus { NAME($origin) }
}
option-unit-in = { UNIT($unit, 1, form: "one") } in { NAME($city) }
option-unit = { UNIT($unit, 1, form: "one") }
option-police-from = { $origin ->
    [supply] Aus dem Vorrat
   *[other] Aus { NAME($origin) }
}
option-issue-to = { ISSUE($issue) } auf { CELL($cell) }
option-society = { SOCIETY($marker) }: { $does }
option-board = { ACTION("reaction", $party) } für 1 Reservepunkt
option-politician = { CARD($card) }: { $does }
option-choice = { $label }: { $does }
option-proposal = { PARTY($party) } führt aus: { $choice }
option-control = { PARTY($party) } übernimmt die Kontrolle
option-reserve = { $number } { $number ->
    [one] Reservepunkt
   *[other] Reservepunkte
}
option-coalition-weimar = Weimarer Koalition: SPD und Zentrum
option-coalition-left = Linke Koalition: SPD und KPD
option-coalition-right = Rechte Koalition: Zentrum und DNVP
