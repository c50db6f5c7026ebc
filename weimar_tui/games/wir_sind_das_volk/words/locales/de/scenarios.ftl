### Was die Szenarien sind, für den, der eines wählt.

scenario-two = Bundesrepublik gegen DDR; jede Seite spielt ein Mensch oder ein Bot.
scenario-decades = { $halves ->
    [one] Die Hälfte der Dekade { $first } und ihr Ende.
   *[other] { $decades ->
        [1] Nur Dekade { $first }.
        [2] Die Dekaden { $first } und { $last }.
       *[other] Die Dekaden { $first } bis { $last }.
    }
}
scenario-time-main = Zwei bis drei Stunden. Jeder Schritt wird gesichert, du kannst also in Etappen spielen.
scenario-time-1970 = 60 bis 80 Minuten.
scenario-time-1980 = 25 bis 35 Minuten. Mit Hinweisen spielst du es über „Lernen“ auf dem Startbildschirm.
scenario-time-lesson = 15 bis 20 Minuten. Mit Hinweisen spielst du es über „Lernen“ auf dem Startbildschirm.
