# Was die Szenarien sind, für die Wahl. `scenario-<id>`: kurz, neben dem Formular.

scenario-special = Besonders
scenario-both = { $first } { $rest }
scenario-rounds = { $rounds ->
    [1] Nur Runde { $first }, die Jahre { $years }.
    [6] Alle sechs Runden, die Jahre { $years }.
    [2] Die Runden { $first } und { $last }, die Jahre { $years }.
   *[other] Die Runden { $first } bis { $last }, die Jahre { $years }.
}
scenario-four = Vier Parteien; jede spielt ein Mensch an dieser Tastatur oder ein Bot.
scenario-one = Eine Person spielt { $party }; Verhaltenskarten spielen { $others } auf vorhersehbare Weise.

scenario-main = Das ganze Spiel für vier Parteien, 1918 bis 1933, in sechs Runden. Die Republik kann jederzeit fallen.
scenario-main-time = Das Brettspiel dauert etwa sechs Stunden. Jeder Schritt wird gesichert, du kannst also in Etappen spielen.
scenario-main-special = Die Parteien stellen ihre Basen selbst auf, und Armut beginnt in drei zufälligen Städten. Die Republik kann auf vier Arten untergehen. Überlebt sie, gewinnt die Partei mit den meisten Siegpunkten.

scenario-born-in-defeat = Die ersten beiden Runden für vier Parteien: Revolution, Inflation, Versailles. Basen und Sitze stehen schon. Etwa 90 Minuten.
scenario-born-in-defeat-time = Etwa 90 Minuten.
scenario-born-in-defeat-special = Basen, Sitze und Bedrohungen liegen schon auf dem Plan. Zentrum und KPD beginnen mit 4 Siegpunkten, die DNVP mit 7. Nach Runde 2 werden Sitze und Basen noch einmal gewertet.

scenario-republic-on-the-brink = Die letzten beiden Runden für vier Parteien, vom Schwarzen Freitag bis 1933. Der Plan ist voll, die Bedrohungen sind nah. Etwa 90 Minuten.
scenario-republic-on-the-brink-time = Etwa 90 Minuten.
scenario-republic-on-the-brink-special = Beginnt wie nach vier gespielten Runden: Einheiten, Aufstände und Außenpolitik liegen auf dem Plan, die DNVP stellt den Präsidenten, und auf der NSDAP-Leiste steht die erste Figur. Jede Partei hat einen Stapel aus elf späten Karten. SPD, Zentrum und KPD beginnen mit 6 Siegpunkten. Nach Runde 6 werden Sitze und Basen noch einmal gewertet.

scenario-first-winter = Eine kurze Einführung in die Regeln: Du spielst eine Runde als SPD, Karten spielen die anderen Parteien. Etwa 30 Minuten.
scenario-first-winter-time = Etwa 30 Minuten. Mit Hinweisen spielst du es über „Lernen“ auf dem Startbildschirm.
scenario-first-winter-special = Du hast keinen Gegner zu schlagen: Die Republik muss den Winter überstehen, und deine Siegpunkte zeigen, wie gut. Die anderen Parteien haben keine Hand; jede deckt vier Verhaltenskarten auf.
