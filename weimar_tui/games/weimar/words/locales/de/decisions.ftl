### Fragen. Der Wert ist die Frage ohne ihren Grund, Attribute sind besondere Antworten. Städte,
### Parteien, Einheiten und Karten als Antworten stehen in den Meldungen option-...


## Die Runde
decision-place-base = Vorbereitung: In welche Stadt kommt die Parteibasis? (noch { $left })
    .waiting = eine Parteibasis der Vorbereitung
decision-first-player = Als Kanzlerpartei bestimmst du: Wer beginnt diese Runde?
    .waiting = wer diese Runde beginnt
decision-agenda = Welcher Agenda folgst du in Runde { $round }? Alle decken zugleich auf.
    .waiting = die Agenda für Runde { $round }
decision-play-card = Welche Karte spielst du, und wofür?
    .waiting = eine Karte
decision-play-before = Deine Agenda erlaubt dir eine Karte vor den Impulsen. Spielst du eine?
    .pass = Jetzt keine Karte spielen
    .waiting = eine Karte vor den Impulsen
decision-event-order = Das Ereignis von { CARD($card) } muss ausgeführt werden: vor oder nach { $use ->
    [debate] der Debatte
   *[actions] den Aktionen
}?
    .event-first = Zuerst das Ereignis
    .event-last = Das Ereignis danach
    .waiting = wann das Ereignis von { CARD($card) } eintritt
decision-president-debate = Setzt du die Karte „Reichspräsident“ ein, um mit { CARD($card) } auch zu debattieren?
    .debate = Mit beiden Werten debattieren
    .pass = Jetzt nicht
    .waiting = ob die Karte „Reichspräsident“ eingesetzt wird
decision-discard = Welche Handkarte wirfst du ab?
    .waiting = eine Karte zum Abwerfen

## Aktionen
decision-action-city = { CARD($card) }, { $ap ->
    [one] 1 Aktionspunkt (AP)
   *[other] { $ap } Aktionspunkte (AP)
}: In welcher Stadt handelst du?
    .nowhere = In keiner Stadt: nur { $governs ->
        [yes] Außenpolitik und Reserve
       *[no] Reserve
    }
    .waiting = in welcher Stadt { CARD($card) } wirkt
option-nowhere-brief = In keiner Stadt
city-not-offered = { $number } { NAME($city) } ist nicht wählbar
decision-action = { $city ->
    [none] Welche Aktion führst du aus? Noch { $ap } AP, Reserve { $reserve }
   *[other] Welche Aktion führst du in { NAME($city) } aus? Noch { $ap } AP, Reserve { $reserve }
}
    .done = Keine weitere Aktion
    .reserve = In der Reserve speichern (1 AP)
    .waiting = die nächste Aktion{ $city ->
        [none] { "" }
       *[other] { " " }in { NAME($city) }
    }
decision-move-police = Das Zentrum demonstriert in { NAME($city) }: zuvor eine Polizeieinheit dorthin bewegen?
    .pass = Keine bewegen
    .waiting = ob Polizei nach { NAME($city) } kommt
decision-oppose-coup = { PARTY($actor) } unternimmt einen Putsch in { NAME($city) }. { $units ->
    [government] Stellen sich die Regierungseinheiten entgegen?
   *[other] Stellen sich deine Einheiten dort entgegen?
}
    .oppose = Entgegenstellen: die Einheiten kosten Würfel
    .neutral = Sich heraushalten
    .waiting = ob sich Einheiten dem Putsch in { NAME($city) } entgegenstellen
decision-lend-reichswehr = { PARTY($actor) } kämpft in { NAME($city) } gegen { PARTY($target, form: "acc") }. Stellst du deine schwarze Reichswehr zur Verfügung?
    .lend = Zur Verfügung stellen
    .refuse = Nicht zur Verfügung stellen
    .waiting = ob die schwarze Reichswehr in { NAME($city) } zur Verfügung steht
decision-increase = { ACTION($action) }{ $city ->
    [none] { "" }
   *[other] { " " }in { NAME($city) }
} mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}: 2 AP oder Reservepunkte für Ergebnis +1 ausgeben?
    .increase = 2 Punkte für Ergebnis +1 ausgeben
    .pass = So würfeln
    .waiting = ob Ergebnis +1 bezahlt wird
decision-react = { $trigger ->
    [event] { PARTY($actor) } spielt { CARD($card) } für das Ereignis.
    [debate] { PARTY($actor) } hat mit { CARD($card) } debattiert.
    [negotiate] { PARTY($actor) } verhandelt { CARD($card) }.
    [roll] { $rolled ->
        [none] { PARTY($actor) } hat { $city ->
            [none] gewürfelt
           *[other] in { NAME($city) } gewürfelt
        }.
       *[other] { $rolling ->
            [city] { PARTY($actor) } hat für eine zufällige Stadt { $rolled } gewürfelt: { NAME($hit) }.{ $stake ->
                [none] { "" }
               *[other] { " " }Worum es geht: { $stake }.
            }
           *[other] { PARTY($actor) } hat { $city ->
                [none] für { ACTION($rolling, $actor, form: "one") } { $rolled } gewürfelt
               *[other] für { ACTION($rolling, $actor, form: "one") } in { NAME($city) } { $rolled } gewürfelt
            }.
        }
    }
    [reaction] { PARTY($actor) } kündigt in { NAME($city) } { ACTION($trigger, $actor, form: "one") } an{ $answers ->
        [none] { "" }
       *[other] { " " }(gegen: { ACTION($answers, $answered) }, { PARTY($answered, form: "name") })
    }.
   *[other] { PARTY($actor) } kündigt in { NAME($city) } { ACTION($trigger, $actor, form: "one") } an.
} Reagierst du?
    .pass = Geschehen lassen
    .stresemann = Gustav Stresemann: alle Würfel neu werfen
    .waiting = { $trigger ->
        [event] eine Reaktion auf das Ereignis von { CARD($card) }
        [debate] eine Reaktion auf die Debatte mit { CARD($card) }
        [negotiate] eine Reaktion auf die Verhandlung von { CARD($card) }
        [roll] eine Reaktion auf den Wurf
       *[other] eine Reaktion auf { ACTION($trigger, "", form: "one") } in { NAME($city) }
    }
option-react-not-this-round = Diese Runde nicht mehr danach fragen
preview-not-this-round = Diese und alle weiteren zufälligen Städte der Runde geschehen. Gefragt wirst du, wenn ein Wurf das Spiel beenden würde.
event-to-come = Auf der Karte: { $does }
decision-fight-target = Wessen Einheiten bekämpfst du in { NAME($city) }?
    .waiting = gegen wen in { NAME($city) } gekämpft wird
decision-negotiate = Welche Außenpolitikkarte verhandelst du?
    .waiting = welche Außenpolitikkarte verhandelt wird

## Effekte
because-chancellor = { $name }, für dich als Kanzler
decision-choose-city = { $told ->
    [yes] { $effect }. In welcher Stadt?{ $left ->
        [0] { "" }
       *[other] { " " }(noch { $left })
    }
   *[no] In welcher Stadt?
}
    .dr-box = In der DR-Box
    .waiting = die Wahl einer Stadt
decision-choose-unit = { $told ->
    [yes] { $effect }. Welche Einheit?{ $left ->
        [0] { "" }
       *[other] { " " }({ $nth } von { $number })
    }
   *[no] { $do ->
        [dissolve] Welche Einheit löst du auf?
        [withdraw] Welche Einheit legst du in ihren Vorrat zurück?
       *[flip] Welche Reichswehreinheit drehst du um?
    }
}
    .pass = Keine Einheit
    .waiting = die Wahl einer Einheit
decision-choose-option = Welche Option führst du aus?
    .waiting = die Wahl einer Option
decision-may = { $told ->
    [yes] Führst du dies aus? { $effect }.
   *[no] Nutzt du diese Option?
}
    .yes = Ja
    .no = Nein
    .waiting = ob eine Option genutzt wird
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
    .waiting = ob ein Preis gezahlt wird
decision-pledge = { $missing ->
    [one] Es fehlt noch { $missing } Reservepunkt
   *[other] Es fehlen noch { $missing } Reservepunkte
} von allen zusammen. Wie viele gibst du?
    .waiting = die Zusage von Reservepunkten
decision-name-opponent = Welchen Gegner wählst du?
    .waiting = die Wahl eines Gegners
decision-break-tie = Als Kanzlerpartei entscheidest du den Gleichstand: Welche Partei wählst du?
    .waiting = ein Gleichstand ist zu entscheiden
decision-full-city = { NAME($city) } ist voll. Wessen Parteibasis entfernst du stattdessen?
    .waiting = wessen Parteibasis in { NAME($city) } entfernt wird
decision-give-up-base = Du hast keine Figur mehr für die NSDAP-Leiste. Aus welcher Stadt nimmst du eine Parteibasis?
    .waiting = eine Parteibasis für die NSDAP-Leiste
decision-choose-issue = Welches Thema kommt auf Feld { CELL($cell) } ins Spiel?
    .waiting = die Wahl eines Themas
decision-debate = { $card ->
    [none] Debatte
   *[other] Debatte mit { CARD($card) }
}, Wert { $steps }: Welches { $again ->
    [yes] andere Thema
   *[no] Thema
} bewegst du wohin?
    .pass = Kein Thema bewegen
    .waiting = die Debatte
decision-choose-society = Welchen Gesellschaftsmarker platzierst du?
    .waiting = die Wahl eines Gesellschaftsmarkers
decision-remove-society = Welchen Gesellschaftsmarker entfernst du?
    .waiting = die Wahl eines Gesellschaftsmarkers
decision-move-unit = Welche Einheit bewegst du{ $city ->
    [none] { "" }
   *[other] { " " }nach { NAME($city) }
}? (noch { $left })
    .pass = Keine weitere Einheit bewegen
    .waiting = zu bewegende Einheiten
decision-move-to = Wohin kommt { UNIT($unit, 1, form: "one") } { $origin ->
    [supply] aus dem Vorrat?
    [dissolved] aus dem Bereich für aufgelöste Einheiten?
   *[other] aus { NAME($origin) }?
}
    .waiting = wohin eine Einheit kommt
decision-redeploy-unit = Welche aufgelöste Einheit kehrt zurück?{ $left ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(noch { $left })
}
    .pass = Keine Einheit
    .waiting = die Wahl einer aufgelösten Einheit
decision-place-flag = Wessen Flagge platzierst du?
    .waiting = die Wahl einer Flagge
decision-remove-flag = Wessen Flagge entfernst du?
    .waiting = die Wahl einer Flagge
decision-minor-party = Wer kontrolliert die { PARTY($minor, form: "name") }?
    .waiting = wer die { PARTY($minor, form: "name") } kontrolliert
decision-strike-on-prussia = Preußenschlag: Platzierst du eine Figur auf der NSDAP-Leiste und setzt die preußische Regierung ab?
    .accept = Ausführen und eine Figur auf der NSDAP-Leiste platzieren
    .refuse = Ablehnen
    .waiting = der Preußenschlag

## Politikphase
decision-majority-tie = Als Kanzlerpartei entscheidest du den Gleichstand: Wer hat { $place ->
    [1] die meisten Themen
   *[2] die zweitmeisten Themen
} gewonnen?
    .waiting = ein Gleichstand um die meisten Themen
decision-resolve-issue = Du hast „{ ISSUE($issue) }“ gewonnen. Welche Wirkung wählst du?
    .waiting = die Wirkung von „{ ISSUE($issue) }“
decision-order-issues = Als Kanzlerpartei bestimmst du die Reihenfolge: Welches Thema wird als Nächstes abgehandelt?
    .waiting = welches Thema als Nächstes abgehandelt wird
decision-propose-issue = Du teilst „{ ISSUE($issue) }“ mit { PARTY($partner, form: "to") }. Was schlägst du vor?
    .pass = Nichts vorschlagen
    .waiting = ein Vorschlag zu „{ ISSUE($issue) }“
decision-answer-proposal = { $minor ->
    [yes] { PARTY($proposer) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } übernimmt die Kontrolle. Stimmst du zu?
   *[no] { PARTY($proposer) } schlägt zu „{ ISSUE($issue) }“ vor: { START(PARTY($actor)) } führt „{ CHOICE($issue, $option) }“ aus. Stimmst du zu?
}
    .agree = Zustimmen
    .refuse = Nicht zustimmen
    .waiting = die Antwort zu „{ ISSUE($issue) }“
decision-absolute-majority = Als Kanzlerpartei entscheidest du: Wer regiert allein?
    .waiting = wer allein regiert
decision-order-coalitions = Als Kanzlerpartei entscheidest du: Welche Koalition mit { $seats } Sitzen wird als Nächste gefragt?
    .waiting = welche Koalition als Nächste gefragt wird
decision-join-coalition = { $coalition ->
    [weimar] Weimarer Koalition
    [left] Linke Koalition
   *[right] Rechte Koalition
} mit { PARTY($partner, form: "to") } ({ $seats } Sitze): Bist du dabei?
    .agree = In die Regierung eintreten
    .refuse = Ablehnen
    .waiting = eine Koalition mit { PARTY($partner, form: "to") }
decision-name-chancellor = Beide Parteien haben gleich viele Sitze: Wer stellt den Kanzler?
    .waiting = wer den Kanzler stellt
decision-name-winner = Als Kanzlerpartei entscheidest du den Gleichstand: Wer gewinnt?
    .waiting = wer gewinnt

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
    .waiting = ob neu um Stimmen gewürfelt wird
decision-name-finalist = Als Kanzlerpartei entscheidest du den Gleichstand: Wer kommt in den zweiten Wahlgang?
    .waiting = wer in den zweiten Wahlgang kommt
decision-order-voting = { $place ->
    [1] Wer stimmt als Erster
    [2] Wer stimmt als Zweiter
    [3] Wer stimmt als Dritter
   *[other] Wer stimmt als Letzter
} { $about ->
    [president] im zweiten Wahlgang ab?
   *[petition] über die Petition ab?
}
    .waiting = die Reihenfolge der Abstimmung
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
    .waiting = die Stimmabgabe
decision-break-vote-tie = { $about ->
    [president] Als Kanzlerpartei entscheidest du den Gleichstand: Wer wird Reichspräsident?
   *[petition] Als Kanzlerpartei entscheidest du den Gleichstand: JA oder NEIN zur Petition?
}
    .yes = JA
    .no = NEIN
    .waiting = eine unentschiedene Abstimmung ist zu entscheiden

## Antworten
option-pass = Passen
option-yes = Ja
option-no = Nein
option-number = Option { $number }
card-signs = z. B. { $large }/{ $small }: Aktionen mit { $large } AP, Debatte mit { $large } und { $small }{ $timeline ->
    [yes] { " " }· !: dazu das Ereignis
   *[no] { "" }
}
option-card-values = { CARD($card) }  { $values }
use-event = Ereignis
use-debate = Debatte mit { $large } und { $small }
use-actions = Aktionen mit { $large } AP
use-timeline-debate = Debatte mit { $large } und { $small }, dazu das Ereignis
use-timeline-actions = Aktionen mit { $large } AP, dazu das Ereignis
option-card-event = { CARD($card) }: { use-event }
option-card-debate = { CARD($card) }: { use-debate }
option-card-actions = { CARD($card) }: { use-actions }
option-card-timeline-debate = { CARD($card) }: { use-timeline-debate }
option-card-timeline-actions = { CARD($card) }: { use-timeline-actions }
option-action = { ACTION($action, $party) } ({ $cost } AP)
option-action-fight = { ACTION("fight", $party) } gegen { PARTY($target, form: "acc") } ({ $cost } AP)
option-action-negotiate = { CARD($target) } verhandeln ({ $cost } AP)
option-action-take-control = Kontrolle übernehmen: { UNIT($unit, 1, form: "name") } ({ $cost } AP)
option-action-mobilize = Mobilisieren: { UNIT($unit, 1, form: "short") } { $origin ->
    [supply] aus Vorrat
   *[other] aus { NAME($origin) }
} ({ $cost } AP, Stärke { $strength })
option-action-mobilize-brief = Mobilisieren: { UNIT($unit, 1, form: "short") } { $strength } { $origin ->
    [supply] aus Vorrat
   *[other] aus { NAME($origin) }
} ({ $cost } AP)
option-named = { NAME($name) }
option-card = { CARD($card) }
option-issue = { ISSUE($issue) }
option-move-unit = { UNIT($unit, 1, form: "one") } { $origin ->
    [supply] aus dem Vorrat
    [dissolved] aus dem Bereich für aufgelöste Einheiten
   *[other] aus { NAME($origin) }
}
option-hit-unit = { UNIT($unit, 1, form: "one") } in { NAME($city) }{ $whose ->
    [none] { "" }
   *[other] { " " }({ PARTY($whose, form: "name") })
}
option-unit = { UNIT($unit, 1, form: "one") }
option-police = { $origin ->
    [supply] Aus dem Vorrat
   *[other] Aus { NAME($origin) }
}
option-move-issue = { ISSUE($issue) } auf { CELL($cell) }{ $reserve ->
    [0] { "" }
    [one] { " " }(1 Reservepunkt)
   *[other] { " " }({ $reserve } Reservepunkte)
}
option-society = { SOCIETY($marker) }: { $does }
option-board = { ACTION("reaction", $party) } für 1 Reservepunkt
option-politician = { CARD($card) }: { $does }
option-choice = { $label }: { $does }
option-proposal = { PARTY($party) } führt aus: { $choice }
option-control = { PARTY($party) } übernimmt die Kontrolle
option-pledge = { $points } { $points ->
    [one] Reservepunkt
   *[other] Reservepunkte
}
option-coalition-weimar = Weimarer Koalition: SPD und Zentrum
option-coalition-left = Linke Koalition: SPD und KPD
option-coalition-right = Rechte Koalition: Zentrum und DNVP
