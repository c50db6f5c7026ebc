### Ganze Karten, wie sie gezeigt und gedruckt werden.

card-title = { $id } { $name }{ $dated ->
    [yes] { " " }({ $year })
   *[no] { "" }
}
card-values = { $kind ->
    [politician] Politiker. Aktionspunkte { $large }; Debatte mit { $large } und { $small }.
    [timeline] Republikkarte. Aktionspunkte { $large }; Debatte mit { $large } und { $small }. Das Ereignis muss ausgeführt werden.
   *[event] Ereignis. Aktionspunkte { $large }; Debatte mit { $large } und { $small }.
}
card-set = { WORD("deck", $deck, form: "name") }, { WORD("set", $set) }.
card-early = Früh: Das Ereignis kann nur in deinen ersten beiden Impulsen einer Runde oder vor den Impulsen gewählt werden.
card-round = Runde { $round } ({ $years }).
card-affair = Würfel: 1 und je 1 für jede Flagge ({ NATION($nation) }). Nötig ist { $needs } oder mehr; in Runde { $bonus_round } Ergebnis +1.
card-affair-above = Vor jedem Wurf: { $does }.
card-affair-after = Nach jedem Wurf: { $does }.
card-affair-success = Bei Erfolg: { $does }.
card-minor = Kontrolliert von { $eligible }. Sitze in den Runden 1 bis 6: { $seats }.
card-minor-dvp = Die Karte „Gustav Stresemann“ gehört der Partei, die die DVP kontrolliert; in Schritt 4 wird sie auf die aktive Seite gedreht.
card-scenario = Verhaltenskarte { PARTY($party, form: "of") }.
card-issue-option = „{ ISSUE($issue) }“ gewonnen, { $label }: { $does }.
card-society = In jeder Politikphase, „{ SOCIETY($marker) }“: { $does }.
card-extra-A11 = Bei Erfolg verlassen zuerst alle Blockade-Marker endgültig das Spiel. Solange diese Karte ausliegt, kommt am Ende jeder Runde 1 Blockade in die DR-Box.
card-besides-A11 = Bei Erfolg ist jede Blockade endgültig aus dem Spiel.
card-extra-A03 = Zuerst verlassen die gelben Republikkarten das Spiel, und die orangen kommen hinzu.
card-extra-A05 = Zuerst verlassen die orangen Republikkarten das Spiel, und die braunen kommen hinzu.
card-after-stays = Danach auf den Ablagestapel.
card-after-removed = Nach dem Ereignis verlässt diese Karte das Spiel.
card-after-beside = Nach dem Ereignis liegt diese Karte neben dem Außenpolitik-Stapel.
card-after-politician = Als Reaktion gespielt: ablegen und eine Parteikarte nachziehen.
card-source-rulebook = In der Anleitung abgedruckt.
card-source-report = Aus Berichten über gespielte Partien bekannt.
card-source-original = Eigener Entwurf.

agenda-issue = Bringe das Thema „{ ISSUE($issue) }“ auf Feld { CELL($cell) } ins Spiel.
agenda-set = Bei der ersten Wahl: Mische { WORD("set", $set) } in deinen Stapel.
agenda-draw = Ziehe { $number } zusätzliche { $number ->
    [one] Parteikarte
   *[other] Parteikarten
}.
agenda-pre-impulse = Du darfst vor den Impulsen eine Karte spielen.
