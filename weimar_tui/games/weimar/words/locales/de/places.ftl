### Wo etwas geschieht, wie eine Stadt ist, und unter welcher Bedingung etwas geschieht.

## Orte: `.to` sagt, wohin etwas kommt.
place-any = { $many ->
    [yes] { $different ->
        [yes] in verschiedenen Städten
       *[no] in beliebigen Städten
    }
   *[no] in einer beliebigen Stadt
}
    .to = { $many ->
        [yes] in beliebige Städte
       *[no] in eine beliebige Stadt
    }
place-other = in einer anderen Stadt
    .to = in eine andere Stadt
place-here = hier
    .to = hierher
place-there = dort
    .to = dorthin
place-last = in der letzten dieser Städte
    .to = in die letzte dieser Städte
place-there-or-any = dort (wurde keine Stadt genannt: in einer beliebigen)
    .to = dorthin (wurde keine Stadt genannt: in eine beliebige)
place-random = { $many ->
    [yes] { $spread ->
        [yes] in je einer zufälligen Stadt
       *[no] in einer zufälligen Stadt
    }
   *[no] in einer zufälligen Stadt
}
    .to = in eine zufällige Stadt
place-city = in { $cities }
    .to = nach { $cities }
place-of = { $different ->
    [yes] in verschiedenen Städten ({ $cities })
   *[no] in { $cities }
}
    .to = nach { $cities }
place-test = { $many ->
    [yes] { $different ->
        [yes] in verschiedenen Städten { $test }
       *[no] in Städten { $test }
    }
   *[no] in einer Stadt { $test }
}
    .to = in eine Stadt { $test }

## Was eine Stadt hat: `.with` nach „mit“, `.without` nach „ohne“, `.some` und `.none` in „es gibt“
test-with = mit { $things }
test-without = ohne { $thing }
atom-unrest =
    .with = Unruhe
    .without = Unruhe
    .some = Unruhe
    .none = keine Unruhe
atom-poverty =
    .with = Armut
    .without = Armut
    .some = Armut
    .none = keine Armut
atom-prosperity =
    .with = Wohlstand
    .without = Wohlstand
    .some = Wohlstand
    .none = keinen Wohlstand
atom-regime =
    .with = einem Regime
    .without = Regime
    .some = ein Regime
    .none = kein Regime
atom-councils =
    .with = einer Räterepublik
    .without = Räterepublik
    .some = eine Räterepublik
    .none = keine Räterepublik
atom-uprising =
    .with = einem Aufstand
    .without = Aufstand
    .some = einen Aufstand
    .none = keinen Aufstand
atom-party-threat =
    .with = einer Partei-Bedrohung
    .without = Partei-Bedrohung
    .some = eine Partei-Bedrohung
    .none = keine Partei-Bedrohung
atom-threat =
    .with = einer Bedrohung
    .without = Bedrohung
    .some = eine Bedrohung
    .none = keine Bedrohung
atom-free =
    .with = einem freien Feld
    .without = freies Feld
    .some = ein freies Feld
    .none = kein freies Feld
atom-full =
    .with = voll besetzten Feldern
    .without = voll besetzte Felder
    .some = kein freies Feld
    .none = ein freies Feld
atom-base =
    .with = { $count ->
        [1] { $who ->
            [self] einer eigenen Parteibasis
           *[other] einer Parteibasis { PARTY($who, form: "of") }
        }
       *[other] mindestens { $count } { $who ->
            [self] eigenen Parteibasen
           *[other] Parteibasen { PARTY($who, form: "of") }
        }
    }
    .without = { $who ->
        [self] eigene Parteibasis
       *[other] Parteibasis { PARTY($who, form: "of") }
    }
    .some = { $count ->
        [1] { $who ->
            [self] eine eigene Parteibasis
           *[other] eine Parteibasis { PARTY($who, form: "of") }
        }
       *[other] mindestens { $count } { $who ->
            [self] eigene Parteibasen
           *[other] Parteibasen { PARTY($who, form: "of") }
        }
    }
    .none = { $who ->
        [self] keine eigene Parteibasis
       *[other] keine Parteibasis { PARTY($who, form: "of") }
    }
atom-majority =
    .with = { $who ->
        [self] eigener Basenmehrheit
       *[other] einer Basenmehrheit { PARTY($who, form: "of") }
    }
    .without = { $who ->
        [self] eigene Basenmehrheit
       *[other] Basenmehrheit { PARTY($who, form: "of") }
    }
    .some = { $who ->
        [self] eine eigene Basenmehrheit
       *[other] eine Basenmehrheit { PARTY($who, form: "of") }
    }
    .none = { $who ->
        [self] keine eigene Basenmehrheit
       *[other] keine Basenmehrheit { PARTY($who, form: "of") }
    }
atom-unit =
    .with = { UNITS($units, 1, form: "with") }
    .without = { UNITS($units, 1, form: "bare") }
    .some = { UNITS($units, 1, form: "some") }
    .none = { UNITS($units, 1, form: "none") }

## Einheiten nach den Wörtern der Karten
units-own =
    .count = { $count } { $count ->
        [one] eigene Einheit
       *[other] eigene Einheiten
    }
    .with = einer eigenen Einheit
    .bare = eigene Einheit
    .some = eine eigene Einheit
    .none = keine eigene Einheit
units-gov =
    .count = { $count } { $count ->
        [one] Regierungseinheit
       *[other] Regierungseinheiten
    }
    .with = einer Regierungseinheit
    .bare = Regierungseinheit
    .some = eine Regierungseinheit
    .none = keine Regierungseinheit
units-police =
    .count = { $count } { $count ->
        [one] Polizeieinheit
       *[other] Polizeieinheiten
    }
    .with = einer Polizeieinheit
    .bare = Polizeieinheit
    .some = eine Polizeieinheit
    .none = keine Polizeieinheit
units-reichswehr =
    .count = { $count } { $count ->
        [one] Reichswehreinheit
       *[other] Reichswehreinheiten
    }
    .with = einer Reichswehreinheit
    .bare = Reichswehreinheit
    .some = eine Reichswehreinheit
    .none = keine Reichswehreinheit
units-controlled =
    .count = { $count } { $count ->
        [one] von dir kontrollierte Einheit
       *[other] von dir kontrollierte Einheiten
    }
    .with = einer von dir kontrollierten Einheit
    .bare = von dir kontrollierte Einheit
    .some = eine von dir kontrollierte Einheit
    .none = keine von dir kontrollierte Einheit
units-enemy =
    .count = { $count } { $count ->
        [one] gegnerische Einheit
       *[other] gegnerische Einheiten
    }
    .with = einer gegnerischen Einheit
    .bare = gegnerische Einheit
    .some = eine gegnerische Einheit
    .none = keine gegnerische Einheit
units-any =
    .count = { $count } { $count ->
        [one] beliebige Einheit
       *[other] beliebige Einheiten
    }
    .with = einer beliebigen Einheit
    .bare = Einheit
    .some = eine Einheit
    .none = keine Einheit
units-spd =
    .count = { $count } { $count ->
        [one] SPD-Einheit
       *[other] SPD-Einheiten
    }
    .with = einer SPD-Einheit
    .bare = SPD-Einheit
    .some = eine SPD-Einheit
    .none = keine SPD-Einheit
units-kpd =
    .count = { $count } { $count ->
        [one] KPD-Einheit
       *[other] KPD-Einheiten
    }
    .with = einer KPD-Einheit
    .bare = KPD-Einheit
    .some = eine KPD-Einheit
    .none = keine KPD-Einheit
units-dnvp =
    .count = { $count } { $count ->
        [one] DNVP-Einheit
       *[other] DNVP-Einheiten
    }
    .with = einer DNVP-Einheit
    .bare = DNVP-Einheit
    .some = eine DNVP-Einheit
    .none = keine DNVP-Einheit

## Bedingungen, wie sie nach „falls“ stehen
if-in-gov = { $subject ->
    [self] { $negated ->
        [yes] du nicht in der Regierung bist
       *[no] du in der Regierung bist
    }
   *[other] { PARTY($subject, form: "by") } { $negated ->
        [yes] nicht in der Regierung ist
       *[no] in der Regierung ist
    }
}
if-is = { $negated ->
    [yes] du nicht { PARTY($subject, form: "by") } bist
   *[no] du { PARTY($subject, form: "by") } bist
}
if-president = { $subject ->
    [self] { $negated ->
        [yes] du nicht den Reichspräsidenten stellst
       *[no] du den Reichspräsidenten stellst
    }
   *[other] { PARTY($subject, form: "by") } { $negated ->
        [yes] nicht den Reichspräsidenten stellt
       *[no] den Reichspräsidenten stellt
    }
}
if-rentenmark = die Rentenmark { $negated ->
    [yes] noch nicht eingeführt ist
   *[no] eingeführt ist
}
if-exists = es { $negated ->
    [yes] keine Stadt
   *[no] eine Stadt
} { $test } gibt
if-city = { $negated ->
    [yes] es in { NAME($city) } nicht { $things } gibt
   *[no] es in { NAME($city) } { $things } gibt
}
if-here = { $negated ->
    [yes] es hier nicht { $things } gibt
   *[no] es hier { $things } gibt
}
if-fa-done = { CARD($subject) } { $negated ->
    [yes] noch nicht erfolgreich verhandelt ist
   *[no] erfolgreich verhandelt ist
}
if-count = { $limit ->
    [most] höchstens { $value } { THREAT($subject) }
   *[least] mindestens { $value } { THREAT($subject) }
} auf dem Spielplan { $negated ->
    [yes] nicht liegen
   *[no] liegen
}
if-flags = { $limit ->
    [most] höchstens
   *[least] mindestens
} { $value } { $value ->
    [one] Flagge
   *[other] Flaggen
} ({ NATION($subject) }) { $negated ->
    [yes] nicht ausliegen
   *[no] ausliegen
}
if-economy = die Wirtschaft { $negated ->
    [yes] nicht auf
   *[no] auf
} Stufe { $value } oder { $limit ->
    [most] niedriger
   *[least] höher
} steht
if-round = es { $negated ->
    [yes] nicht Runde
   *[no] Runde
} { $value } oder { $limit ->
    [most] früher
   *[least] später
} ist
if-nsdap = { $limit ->
    [most] höchstens
   *[least] mindestens
} { $value } { $value ->
    [one] Figur
   *[other] Figuren
} auf der NSDAP-Leiste { $negated ->
    [yes] nicht stehen
   *[no] stehen
}
