### Zahlen neben den Antworten einer Frage.

ui-preview-head-base = Basis
ui-preview-head-unrest-removed = −Unruhe
ui-preview-head-poverty-removed = −Armut
ui-preview-head-uprising = Aufstand
ui-preview-head-councils = Räte
ui-preview-head-regime = Regime
ui-preview-head-power = entfernt
ui-preview-head-dissolved = aufgelöst
ui-preview-head-weakened = schwächer
ui-preview-head-vp-lost = −SP
ui-preview-head-seat-lost = −Sitz
ui-preview-head-base-lost = −Basis
ui-preview-head-treaty = Erfolg
ui-preview-head-first = 1. Bedrohung
ui-preview-head-troubled = 2 Bedr.
ui-preview-head-eased = unter 2
ui-preview-head-calm = ohne Bedr.
ui-preview-head-dr = DR-Box +1
ui-preview-head-dr-less = DR-Box −1
ui-preview-head-ends = Anarchie
ui-attempt-short = { $party } · { $fell ->
    [yes] { $rolled }, Ergebnis { $result }
   *[no] { $dice } Würfel{ $modified ->
        [yes] , Ergebnis { $modifier }
       *[no] { "" }
    }
}
coalition-next-round = nächste Runde, wie es steht
coalition-head-vp = SP
coalition-head-seats = Sitze
coalition-head-rolls = Krisenwürfe
coalition-join = { $equal ->
    [yes] Der bisherige Kanzler bestimmt den neuen.
   *[no] Kanzler { $chancellor }.
} { $calm } { $calm ->
    [one] Stadt
   *[other] Städte
} ohne Bedrohung: je 1 SP, geteilt; { $troubled } mit zwei oder mehr: je −1 Sitz. { $rolls ->
    [0] Keine Krisenwürfe.
   *[other] { $markers } Marker in der DR-Box bringen { $rolls } { $rolls ->
        [one] Krisenwurf
       *[other] Krisenwürfe
    } je Partei.
}{ $turned ->
    [none] { "" }
   *[other] { " " }Zählt nicht, solange diese Partei regiert: { $turned }.
}
coalition-refuse = { $number ->
    [0] Keine andere Koalition ist übrig.
    [1] Als Nächste: { $first } ({ $seats }){ $must ->
        [yes] , die zustimmen müssen
       *[no] { "" }
    }.
   *[other] { $first } oder { $second } (je { $seats }): Der Kanzler entscheidet.
} Ohne Mehrheit kommt ein Präsidialkabinett in die DR-Box.
figure-chance = { $percent } %
roll-prevented = Verhindert: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. Dieser Wurf hätte das gebracht.
roll-tried = Versucht: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. Es kam trotzdem so.
roll-reacted = Reagiert: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. Dieser Wurf hätte das nicht gebracht.
roll-without-bought = ohne die +1: { $text }
roll-without = ohne { $reaction }: { $text }
