### Kurven und Zahlen aufgezeichneter Partien

replay-chart-accounts = Schweizer Konten
replay-chart-pockets = Taschen
replay-chart-votes = Stimmen
replay-chart-coups = Putsche
replay-series-rebels = R Rebellen
replay-series-rebel-units = U ihre Einheiten
replay-book-family = Familie
replay-book-account = Konto
replay-book-pocket = Tasche
replay-book-votes = offene Stimmen
replay-book-offices = Ämter
replay-standing-accounts = In der Schweiz
replay-character-loyalist = Loyalist
replay-character-opportunist = Opportunist
replay-character-conspirator = Verschwörer
replay-character-kleptocrat = Kleptokrat
replay-character-diplomat = Diplomat
replay-character-hothead = Hitzkopf
replay-standing-lost = { $number } mehr in der Tasche
replay-standing-secret = Niemandes Geld wird vor dem Ende gezeigt. Was alle gesehen haben:
replay-standing-own = Nur du weißt: { MILLION($account) } in der Schweiz, { MILLION($pocket) } in deiner Tasche.
replay-standing-known = Private Versprechen zählen mit, wenn du von ihnen weißt.
replay-standing-money = Einnahmen
replay-standing-money-budget = Budgets
replay-standing-money-kept = behaltene Hilfe
replay-standing-money-donations = Spenden
replay-standing-money-loot = Beute
replay-standing-money-gifts = Geschenke, Handel
replay-standing-deeds = Taten
replay-standing-deeds-presidencies = gewählt
replay-standing-deeds-coups = Putsche
replay-standing-deeds-murders = Morde
replay-standing-deeds-deaths = Vettern verloren
replay-standing-word = Versprechen
replay-standing-word-kept = gehalten
replay-standing-word-broken = gebrochen
replay-luck-what = Treffer derer, die geschossen haben: mit Einheiten, vom Kanonenboot, aus der Luft.

# What all games share, said in this one's own words
ui-points-keys = ←→ Familie · ? Hilfe · Enter zurück
ui-end-keys = ←→ Familie · r ansehen · ? Hilfe · Enter zurück
ui-new-players = Familien
