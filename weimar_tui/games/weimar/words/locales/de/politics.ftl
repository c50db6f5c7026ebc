### Die Seite nach einer Politikphase: was sie geändert hat und warum.

politics-title = Runde { $round }: was die Politikphase { $over ->
    [yes] geändert hat
   *[no] bisher geändert hat
}
politics-figure-vp = Siegpunkte
politics-figure-seats = Sitze
politics-figure-bases = Basen
politics-figure-reserve = Reserve
politics-cities = Städte
politics-dr-box = DR-Box
politics-rolls = Krisenwürfe
politics-chancellor = { $party } (Kanzler)
politics-government = Regierung
politics-other = Außerdem
politics-line = { $name }: { $text }
politics-change = { $name } { $text }
politics-cause-majority-1 = meiste Themen
politics-cause-majority-2 = zweitmeiste Themen
politics-cause-society = Gesellschaftsleiste
politics-cause-goals = Parteiziele (Schritt 4)
politics-cause-bonus = Bonus der Kleinparteien (Schritt 4)
politics-cause-declaration = Erklärung: { $calm } ohne Bedrohung, { $troubled } mit 2+
politics-cause-crisis = Krisenwürfe
politics-cause-minor-seats = Kleinparteien (Schritt 6)
politics-cause-cut = Reichstag über 24 Sitzen
politics-cause-step = Schritt { $number }
