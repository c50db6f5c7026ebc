### Was die Kurven eines aufgezeichneten Spiels zeigen.

replay-chart-power = Werte der Fabriken
replay-chart-points = Gebaute Punkte
replay-chart-standard = Lebensstandard
replay-chart-unrest = Unruhe
replay-chart-markers = Protestmarken
replay-chart-track = Leisten
replay-series-prestige = P Prestige
replay-series-currency = C Devisen
replay-series-socialists = S Sozialisten
replay-series-exports = X Exporte
replay-series-state-power = P Karten
replay-chart-east = Die DDR
replay-book-side = Seite
replay-book-line = Prestige { $prestige } · Devisen { $currency } · Leiste Sozialisten { $socialists } · Exporte der DDR { $exports } · Sozialisten { $number } · Staatsgewaltkarten { $cards }

## Wörter aller Spiele, wie dieses sie sagt
replay-book-round = Dekade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-book-standing = Nach Dekade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-impulse = Karte { $number }
replay-key-impulse-label = Karte
replay-key-round-label = Dekade
ui-end-round = Dekade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-standing-power = Fabrikwerte
replay-standing-points = Ausbaupunkte
replay-standing-standard = Standard
replay-standing-unrest = Unruhe
replay-standing-markers = Proteste
ui-points-keys = ↑↓ blättern · ? Hilfe · Enter zurück
ui-end-keys = r ansehen · ? Hilfe · Enter zurück
