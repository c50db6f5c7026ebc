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
scenario-one = Eine Person spielt { $party }; Verhaltenskarten spielen { $others }, auf vorhersehbare Weise.

scenario-main = Die ganze Republik von 1918 bis 1933 mit allem aus der Schachtel: sechs Runden für vier Parteien. Sie kann jederzeit fallen.
scenario-main-time = Das gedruckte Spiel dauert sechs Stunden. Jeder Schritt wird gesichert, man kann also in Etappen spielen.
scenario-main-special = Die Parteien stellen ihre Basen selbst auf, und Armut beginnt in drei zufälligen Städten. Die Republik kann auf vier Arten untergehen; überlebt sie, gewinnen die meisten Siegpunkte.

scenario-born-in-defeat = Die ersten beiden Runden für vier Parteien: Revolution, Inflation, Versailles. Basen und Sitze stehen schon. Etwa 90 Minuten.
scenario-born-in-defeat-time = Etwa 90 Minuten.
scenario-born-in-defeat-special = Basen, Sitze und Bedrohungen liegen schon auf dem Plan. Zentrum und KPD beginnen mit 4 Siegpunkten, die DNVP mit 7. Nach Runde 2 werden Sitze und Basen noch einmal gewertet.

scenario-republic-on-the-brink = Die letzten beiden Runden für vier Parteien, vom Schwarzen Freitag bis 1933. Der Plan ist voll, die Bedrohungen sind nah. Etwa 90 Minuten.
scenario-republic-on-the-brink-time = Etwa 90 Minuten.
scenario-republic-on-the-brink-special = Es beginnt wie nach vier Runden: Einheiten, Aufstände und Außenpolitik liegen auf dem Plan, die DNVP stellt den Präsidenten, die NSDAP hat ihre erste Figur auf der Leiste. Jede Partei hat einen Stapel aus elf späten Karten. SPD, Zentrum und KPD beginnen mit 6 Siegpunkten. Nach Runde 6 werden Sitze und Basen noch einmal gewertet.

scenario-first-winter = Zum Lernen der Regeln: eine Runde allein als SPD, während Karten die anderen Parteien spielen. Etwa 30 Minuten.
scenario-first-winter-time = Etwa 30 Minuten. „Lernen“ auf dem Startbildschirm spielt es mit Hinweisen.
scenario-first-winter-special = Es gibt keinen Gegner zu schlagen: Die Republik muss durch den Winter kommen, und deine Siegpunkte sagen, wie gut. Die anderen Parteien haben keine Hand; jede deckt vier Verhaltenskarten auf.
