### Das Spiel, seine Szenarien und Einstellungen, für ein neues Spiel.

game-title = Junta
scenario-line = - **{ $head }**: { $text }
scenario-length = Länge
scenario-families = Familien
scenario-rounds = { $rounds } Runden
scenario-players = { $least ->
    [4] vier bis sieben
   *[other] { $least }
}

## Einstellungen
new-option-players = Familien
new-option-budget = Budget
new-option-budget-strict = gezahlt wird das Angesagte oder mehr
new-option-budget-liar = der Präsident darf weniger zahlen als angesagt
new-option-press = Reden
new-option-press-full = vertraulich und öffentlich
new-option-press-public = nur öffentlich
new-option-press-silent = keine Angebote
new-option-tie = Gleichstand der ersten Wahl
new-option-tie-lot = nach drei Wahlgängen entscheidet das Los
new-option-tie-redraw = alle ziehen neue Karten
new-option-competence = Absetzen des Präsidenten
new-option-competence-two-thirds = zwei Drittel der Stimmen
new-option-competence-three-fifths = drei Fünftel der Stimmen
new-option-windows = Redezeiten
new-option-windows-yes = ja
new-option-windows-no = nein, der Tisch spielt langsam
