# Überschriften und Angaben der Dialoge, die jemanden unterbrechen. $party ist ein fertiger Name.

dialog-reaction = Reaktion · { $party }
dialog-second-roll = Noch einmal würfeln? · { $party }
dialog-increase = Ein besseres Ergebnis? · { $party }
dialog-oppose-coup = Gegen den Putsch? · { $party }
dialog-lend-reichswehr = Reichswehr leihen? · { $party }
dialog-agenda = Agenda · { $party }
dialog-coalition = Regierungsbildung · { $party }
dialog-election = Wahl des Reichspräsidenten · { $party }
dialog-petition = Petition · { $party }
dialog-divided-issue = Geteiltes Thema · { $party }
dialog-full-city = Eine volle Stadt · { $party }
dialog-standing = { $vp } SP · Reserve { $reserve } · { $seats } { $seats ->
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
