### Was Karten tun. Satzteile ohne Punkt, die auch nach einem Doppelpunkt stehen können; den ersten
### Buchstaben macht das Programm groß. $sign ist gain oder lose, $count die Zahl ohne Vorzeichen.

effect-seat = { $who ->
    [self] { $sign ->
        [gain] erhalte
       *[lose] verliere
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] erhält
       *[lose] verliert
    }
} { $count } { $count ->
    [one] Sitz
   *[other] Sitze
}
effect-base = { $who ->
    [self] { $sign ->
        [gain] platziere { $where } { $count } { $count ->
            [one] Parteibasis
           *[other] Parteibasen
        }
       *[lose] entferne { $where } { $count } eigene { $count ->
            [one] Parteibasis
           *[other] Parteibasen
        }
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] platziert
       *[lose] entfernt
    } { $where } { $count }{ $sign ->
        [gain] { "" }
       *[lose] { " " }eigene
    } { $count ->
        [one] Parteibasis
       *[other] Parteibasen
    }
}{ $by_self ->
    [yes] { $city ->
        [one] { "" }
       *[open] { " " }(du wählst die Stadt)
    }
   *[no] { "" }
}
effect-vp = { $who ->
    [self] { $sign ->
        [gain] erhalte
       *[lose] verliere
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] erhält
       *[lose] verliert
    }
} { $count } { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
effect-reserve = { $who ->
    [self] { $sign ->
        [gain] erhalte
       *[lose] verliere
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] erhält
       *[lose] verliert
    }
} { $count } { $count ->
    [one] Reservepunkt
   *[other] Reservepunkte
}
effect-crisis = { $who ->
    [self] führe
   *[other] { PARTY($who) } führt
} { $number } { $number ->
    [one] Krisenwurf
   *[other] Krisenwürfe
} aus
effect-nsdap = { $who ->
    [self] platziere 1 eigene Figur auf der NSDAP-Leiste
   *[other] { PARTY($who) } platziert 1 eigene Figur auf der NSDAP-Leiste
}
effect-score = { $what ->
    [seats] Sitze werten: Jede Partei erhält 1 Siegpunkt je 2 eigene Sitze
   *[bases] Parteibasen werten: Jede Partei erhält 1 Siegpunkt je 3 eigene Parteibasen
}

effect-draw-next = { $who ->
    [self] ziehe
   *[other] { PARTY($who) } zieht
} in der nächsten Runde { $number } zusätzliche { $number ->
    [one] Parteikarte
   *[other] Parteikarten
}
effect-lead-next = { $who ->
    [self] du beginnst die nächste Runde
   *[other] { PARTY($who) } beginnt die nächste Runde
}
effect-discard = { $who ->
    [self] wirf
   *[other] { PARTY($who) } wirft
}, falls möglich, { $number } { $politician ->
    [yes] { $number ->
        [one] Politikerkarte
       *[other] Politikerkarten
    }
   *[no] { $number ->
        [one] Karte
       *[other] Karten
    }
} aus der Hand ab

effect-issue = { $issue ->
    [any-white] bringe ein weißes Thema deiner Wahl auf Feld { CELL($cell) } ins Spiel
   *[other] bringe das Thema „{ ISSUE($issue) }“ auf Feld { CELL($cell) } ins Spiel
}
effect-debate = { $moved ->
    [yes] debattiere mit { $first } ein soeben bewegtes Thema
   *[no] { $second ->
        [0] debattiere mit { $first }
       *[other] debattiere mit { $first } und { $second }
    }
}
effect-society = { $sort ->
    [any] platziere einen beliebigen weißen Gesellschaftsmarker
    [group] platziere einen Gesellschaftsmarker der Gruppe „{ SOCIETY($marker) }“
   *[named] platziere den Gesellschaftsmarker „{ SOCIETY($marker) }“
}
effect-society-off = { $sort ->
    [any] entferne einen beliebigen Gesellschaftsmarker
    [group] entferne einen Gesellschaftsmarker der Gruppe „{ SOCIETY($marker) }“
   *[named] entferne den Gesellschaftsmarker „{ SOCIETY($marker) }“
}

effect-marker = { $sign ->
    [gain] { $place ->
        [random] platziere { $count } { THREAT($marker) } { $where }
       *[other] platziere { $where } { $count } { THREAT($marker) }
    }
   *[lose] { $marker ->
        [poverty] { $place ->
            [any] entferne { $count } Armut aus einer beliebigen Stadt oder der DR-Box
           *[other] entferne { $where } { $count } Armut
        }
       *[other] entferne { $where } { $count } { THREAT($marker) }
    }
}
effect-dr = { $sign ->
    [gain] platziere { $count } Marker „{ THREAT($marker) }“ in der DR-Box
   *[lose] entferne { $count } Marker „{ THREAT($marker) }“ aus der DR-Box
}
effect-economy = Wirtschaft { $signed }

effect-reinforce = bringe { UNIT($unit, $number) } in den Vorrat
effect-move = bewege bis zu { UNITS($units, $number) } { $to }
effect-dissolve = löse { $where } { UNITS($units, $number) } auf{ $units ->
    [any] { " " }(keine Regierungseinheit)
   *[other] { "" }
}{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] { " " }(der Besitzer wählt)
    }
}
effect-withdraw = nimm { $where } { UNITS($units, $number) } in den Vorrat zurück{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] { " " }(der Besitzer wählt)
    }
}
effect-redeploy = bewege { $units ->
    [own] { $number } eigene aufgelöste { $number ->
        [one] Einheit
       *[other] Einheiten
    }
   *[other] { UNITS($units, $number) } aus dem Bereich für aufgelöste Einheiten
} { $to }
effect-flip = drehe { $where } { $number } { $number ->
    [one] Reichswehreinheit
   *[other] Reichswehreinheiten
} auf die { $side ->
    [black] schwarze
   *[white] weiße
} Seite

effect-demonstrate = Demonstration { $where }
effect-coup = Putsch { $where }
effect-counter-coup = Gegenputsch { $where }
effect-fight = Kampf { $where }
effect-negotiate = Außenpolitik-Aktion
mod = { $action } ({ $changes })
mod-result = Ergebnis { $signed }
mod-dice = Würfel { $signed }
mod-unanswerable = keine Reaktion möglich
effect-result = Ergebnis { $signed }
effect-dice = Würfel { $signed }
effect-cancel = die Aktion scheitert ohne Wirkung
effect-reroll = alle Würfel werden neu geworfen

effect-flag = { $nation ->
    [any] { $sign ->
        [gain] platziere { $count } beliebige { $count ->
            [one] Flagge
           *[other] Flaggen
        }
       *[lose] entferne { $count } beliebige { $count ->
            [one] Flagge
           *[other] Flaggen
        }
    }
   *[other] { $sign ->
        [gain] platziere { $count } { $count ->
            [one] Flagge
           *[other] Flaggen
        } ({ NATION($nation) })
       *[lose] entferne { $count } { $count ->
            [one] Flagge
           *[other] Flaggen
        } ({ NATION($nation) })
    }
}
effect-minor = bestimme, wer die { PARTY($party, form: "name") } kontrolliert
effect-rule = { $duration ->
    [round] bis zum Ende der Runde
    [next-round] bis zum Ende der nächsten Runde
   *[once] einmal
} { $modifier ->
    [forbid] { $scope ->
        [coalition] { $who ->
            [self] musst du jede Koalition ablehnen
           *[other] muss { PARTY($who) } jede Koalition ablehnen
        }
       *[other] { $who ->
            [self] ist dir verboten: { SCOPE($scope) }
           *[other] ist { PARTY($who, form: "to") } verboten: { SCOPE($scope) }
        }
    }
   *[other] gilt für { $scope ->
        [mobilize] die Aktion „Mobilisieren“
        [take-control] die Aktion „Kontrolle übernehmen“
       *[other] { SCOPE($scope) }
    } { $who ->
        [self] von dir
       *[other] { PARTY($who, form: "of") }
    }: { $modifier ->
        [cost] Kosten { $signed } AP
        [dice] Würfel { $signed }
       *[result] Ergebnis { $signed }
    }
}
effect-share = { $who ->
    [self] du erhältst
   *[other] { PARTY($who) } erhält
} ebenfalls alle Vorteile der { PARTY($party, form: "name") }
effect-lay-open = lege diese Karte offen neben den Außenpolitik-Stapel; sie kann fortan verhandelt werden
effect-rentenmark = führe die Rentenmark ein
effect-nsdap-shield = die nächste Figur für die NSDAP-Leiste wird nicht platziert
effect-president-election = wählt den Reichspräsidenten
effect-petition = stimmt ab. JA: { $yes }. NEIN: { $no }
effect-force-play = { $who ->
    [self] spiele sofort eine Karte
   *[other] { PARTY($who) } muss sofort eine Karte spielen
}
effect-stresemann-out = entferne die Karte „Gustav Stresemann“ aus dem Spiel
effect-strike-on-prussia = platziere 1 eigene Figur auf der NSDAP-Leiste, und: { $effect }. Lehnst du ab und bist nicht die DNVP, führt die DNVP dies ohne Figur aus

effect-choose = { $by ->
    [self] wähle: { $options }
   *[other] { PARTY($by) } wählt: { $options }
}
effect-may = du darfst: { $effect }
effect-pay = du darfst: { $price }. Wenn du das tust: { $then }{ $has-otherwise ->
    [yes] . Wenn nicht: { $otherwise }
   *[no] { "" }
}
effect-if = falls { $conditions }: { $then }{ $has-otherwise ->
    [yes] . Andernfalls: { $otherwise }
   *[no] { "" }
}
effect-repeat = { $number ->
    [2] zweimal
    [3] dreimal
   *[other] { $number }-mal
}{ $diff ->
    [yes] , jedes Mal in einer anderen Stadt
   *[no] { "" }
}: { $effect }
effect-as = { PARTY($who) } führt aus: { $effect }
effect-at = { $place ->
    [any] wähle eine Stadt
   *[other] { $where }
}: { $effect }
effect-first = das Erste, was möglich ist: { $options }
effect-roll = wirf { $dice } { $dice ->
    [one] Würfel
   *[other] Würfel
}: { $rows }
effect-row = { $span ->
    [from] { $low }+
    [one] { $low }
   *[many] { $low }-{ $high }
}: { $does }
effect-together = alle dürfen zusammen { $reserve } Reservepunkte ausgeben. Tun sie das: { $then }. Wenn nicht: { $otherwise }

## Politiker: wann sie gespielt werden können
react = wenn { $when }: { $does }
react-demonstrate = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } eine Demonstration ankündigt
   *[no] eine Demonstration ankündigt
}
react-coup = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } einen Putsch ankündigt
   *[no] einen Putsch ankündigt
}
react-counter-coup = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } einen Gegenputsch ankündigt
   *[no] einen Gegenputsch ankündigt
}
react-fight = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } einen Kampf ankündigt
   *[no] einen Kampf ankündigt
}
react-negotiate = { PARTY($by, form: "by") } eine Außenpolitik-Aktion ankündigt
react-reaction = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } eine Reaktion ankündigt
   *[no] eine Reaktion ankündigt
}
react-event = { PARTY($by, form: "by") } ein Kartenereignis ankündigt
react-debate = { PARTY($by, form: "by") } mit einer Karte debattiert hat
react-roll = { PARTY($by, form: "by") } { $located ->
    [yes] { $where } würfelt
   *[no] würfelt
}
react-or = ODER { $text }
