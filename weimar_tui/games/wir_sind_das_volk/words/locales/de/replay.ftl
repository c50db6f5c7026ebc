### Was die Kurven eines aufgezeichneten Spiels zeigen.

replay-chart-power = Werte der Fabriken
replay-chart-points = Punkte
replay-chart-standard = Lebensstandard
replay-chart-unrest = Unruhe
replay-chart-markers = Protestmarken
replay-chart-track = Leisten
replay-chart-exports = Exporte der DDR
replay-chart-socialists = Sozialisten
replay-chart-state-power = Staatsgewaltkarten
replay-series-prestige = Prestige
replay-series-currency = Devisen
replay-series-socialists = Sozialisten
replay-series-exports = Exporte
replay-series-state-power = Karten
