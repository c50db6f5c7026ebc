# Charts and the chronicle of recorded games

replay-chart-vp = Siegpunkte
replay-chart-seats = Sitze
replay-chart-bases = Basen
replay-chart-republic = Die Republik
replay-series-cities = C Bedrohungen in Städten
replay-series-dr-box = B DR-Box
replay-series-economy = E Wirtschaft
replay-series-nsdap = N NSDAP-Leiste
replay-book-party = Partei
replay-book-vp = SP
replay-book-seats-held = Sitze
replay-book-bases = Basen
replay-book-line = Bedrohungen in Städten: { $cities } · DR-Box: { $box } von { $limit } · Wirtschaft: { $economy } · NSDAP-Leiste: { $nsdap } von 6 · Regierung: { $government }
replay-luck-what = Ergebnisse der Erfolgswürfe (Regeln 5.5), ehe etwas dazukommt.

# What all games share, said in this one's own words
replay-impulse = Impuls { $number }
replay-key-impulse-label = Impuls
ui-points-keys = ←→ Partei · ? Hilfe · Enter zurück
ui-end-keys = ←→ Partei · r ansehen · ? Hilfe · Enter zurück
