# Überschriften und Angaben der Dialoge, die jemanden unterbrechen. $seat ist ein fertiger Name.

dialog-reaction = Reaktion · { $seat }
dialog-second-roll = Noch einmal würfeln? · { $seat }
dialog-increase = Ein besseres Ergebnis? · { $seat }
dialog-oppose-coup = Gegen den Putsch? · { $seat }
dialog-lend-reichswehr = Reichswehr stellen? · { $seat }
dialog-agenda = Agenda · { $seat }
dialog-coalition = Regierungsbildung · { $seat }
dialog-election = Wahl des Reichspräsidenten · { $seat }
dialog-petition = Petition · { $seat }
dialog-divided-issue = Geteiltes Thema · { $seat }
dialog-full-city = Eine volle Stadt · { $seat }
dialog-standing = { $vp } SP · Reserve { $reserve } von { $limit } · { $seats } { $seats ->
    [one] Sitz
   *[other] Sitze
} · { $bases } { $bases ->
    [one] Basis
   *[other] Basen
}
dialog-yes = JA
dialog-no = NEIN
dialog-roll = { $action }{ $city ->
    [none] { "" }
   *[other] { " " }in { $city }
}{ $party ->
    [none] { "" }
   *[other] { " " }· { $party }
}
