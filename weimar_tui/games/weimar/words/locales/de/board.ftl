# Der Spielplan in Worten

board-course = Runde
board-round = Runde { $round } von { $last }{ $dated ->
    [yes] { " " }({ $years })
   *[no] { "" }
}, { $phase }
board-order = Reihenfolge: { $parties }
board-party = { $party }: { $vp } SP, Reserve { $reserve }, { $seats } { $seats ->
    [one] Sitz
   *[other] Sitze
}, { $bases } { $bases ->
    [one] Basis
   *[other] Basen
}; Karten: { $hand } auf der Hand, { $deck } im Stapel, { $discard } abgelegt
board-goals = Ziele von { $party } nach jetzigem Stand: { $goals }
board-goal = { $goal }, { $vp } SP
board-government = Regierung
board-supply = Einheiten im Vorrat ({ $owner }): { $units }
board-minor = { $minor }: steht zu { $party }
board-stresemann = Gustav Stresemann ist { $active ->
    [yes] bereit
   *[no] nicht bereit
}.
board-chancellor = Kanzler: { $chancellor }. An der Regierung: { $parties }
board-several = { $number ->
    [one] { $name }
   *[other] { $number } × { $name }
}
board-bases = { $any ->
    [yes] Basen { $bases }
   *[no] keine Basen
}; { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
board-units = Einheiten { $units }
board-face-down = { $threat } (verdeckt)
board-threats = Bedrohungen { $threats }
board-seats = { $party }: { $seats } { $seats ->
    [one] Sitz
   *[other] Sitze
}
board-coalition = { $first } und { $second } zusammen: { $seats } Sitze{ $enough ->
    [yes] , eine Mehrheit
   *[no] { "" }
}
board-held = { $party } hält { $whole ->
    [0] { $half ->
        [yes] ein halbes Thema
       *[no] nichts
    }
   *[other] { $whole }{ $half ->
        [yes] ½
       *[no] { "" }
    } { $whole ->
        [one] { $half ->
            [yes] Themen
           *[no] Thema
        }
       *[other] Themen
    }
} (Wert { $value })
board-marker = { $name } für { $holder }
board-economy = Stufe { $level } von 5
board-nsdap = { $number } von { $limit } Figuren{ $placed ->
    [none] { "" }
   *[other] { " " }({ $placed })
}; bei { $limit } verlieren alle{ $shield ->
    [yes] . Die Eiserne Front hält die nächste Figur auf
   *[no] { "" }
}
board-votes = { $name ->
    [none] Stimmen dafür bisher: { $given }
   *[other] { $name }: eigene Stimmen { $counted }, bisher erhalten { $given }
}
board-minor-brings = Die Kontrolle bringt { $seats } { $seats ->
    [one] Sitz
   *[other] Sitze
} in Schritt 6 dieser Runde{ $stresemann ->
    [yes] , und Gustav Stresemann wird auf die aktive Seite gedreht
   *[no] { "" }
}.{ $bonus ->
    [none] { "" }
   *[other] { " " }Schritt 4: { $bonus }
}
board-coalition-would = { $equal ->
    [yes] Den neuen Kanzler bestimmt der jetzige.
   *[no] Den Kanzler würde { $chancellor } stellen.
} Nächste Erklärung nach jetzigem Stand: { $first } { $vp } SP, { $second } { $other } SP{ $troubled ->
    [0] .
   *[other] ; jede verliert { $troubled } { $troubled ->
        [one] Sitz
       *[other] Sitze
    }.
}
board-card = { $name } ({ $large } und { $small }{ $timeline ->
    [yes] , Republikkarte: das Ereignis muss eintreten
   *[no] { "" }
}): { $text }
board-agenda = Agenda { $name }: { $text }
