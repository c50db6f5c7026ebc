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
board-card = { $name } ({ $large } und { $small }{ $timeline ->
    [yes] , Republikkarte: das Ereignis muss eintreten
   *[no] { "" }
}): { $text }
board-agenda = Agenda { $name }: { $text }
