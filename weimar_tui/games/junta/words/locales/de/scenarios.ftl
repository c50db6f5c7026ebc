### Das Spiel, seine Szenarien und Einstellungen, für ein neues Spiel.

game-title = Junta
learn-game-one-night = Lernen: Eine Nacht in Puerto Plátano (ein erster Abend, mit Hinweisen)
scenario-families = Familien
scenario-rounds = { $rounds } Runden
scenario-players = { $least ->
    [4] vier bis sieben
   *[other] { $least }
}

## Einstellungen
new-option-budget = Budget
new-option-budget-help = Streng: In jedem Umschlag liegt mindestens, was der Präsident angesagt hat. Sonst darf er weniger hineinlegen, und nur die beiden wissen es.
new-option-budget-strict = gezahlt wird das Angesagte oder mehr
new-option-budget-liar = der Präsident darf weniger zahlen als angesagt
new-option-press = Reden
new-option-press-help = Ob Angebote auch unter vier Augen gemacht werden, nur laut oder gar nicht.
new-option-press-full = vertraulich und öffentlich
new-option-press-public = nur öffentlich
new-option-press-silent = keine Angebote
new-option-tie = Gleichstand der ersten Wahl
new-option-tie-help = Was entscheidet, wenn der erste Präsident nach drei Wahlgängen nicht gewählt ist.
new-option-tie-lot = nach drei Wahlgängen entscheidet das Los
new-option-tie-redraw = alle ziehen neue Karten
new-option-competence = Absetzen des Präsidenten
new-option-competence-help = Wie groß die Mehrheit gegen den Präsidenten sein muss, wenn seine Fähigkeit infrage gestellt wird.
new-option-competence-two-thirds = zwei Drittel der Stimmen
new-option-competence-three-fifths = drei Fünftel der Stimmen
new-option-windows = Redezeiten
new-option-windows-help = Vor Abstimmungen und Budgets dürfen alle verhandeln, bis alle bereit sind. Ohne diese Zeiten geht ein Spiel über Tage schneller.
new-option-windows-yes = ja
new-option-windows-no = nein, der Tisch spielt langsam
