### Charts of a recorded game.

replay-chart-power = Factory values
replay-chart-points = Points built
replay-chart-standard = Living standard
replay-chart-unrest = Unrest
replay-chart-markers = Protest markers
replay-chart-track = Tracks
replay-series-prestige = P Prestige
replay-series-currency = C Western currency
replay-series-socialists = S Socialists
replay-series-exports = X Exports
replay-series-state-power = P Cards
replay-chart-east = The East
replay-book-side = Side
replay-book-line = Prestige { $prestige } · Western currency { $currency } · Socialists track { $socialists } · Eastern exports { $exports } · Socialists { $number } · State-power cards { $cards }

## Shared messages in this game's own words
replay-book-round = Decade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-book-standing = After decade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-impulse = Card { $number }
replay-key-impulse-label = card
replay-key-round-label = decade
ui-end-round = Decade { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-standing-power = Economy
replay-standing-points = Points built
replay-standing-standard = Standard
replay-standing-unrest = Unrest
replay-standing-markers = Protests
ui-points-keys = ↑↓ scroll · ? help · Enter back
ui-end-keys = r watch · ? help · Enter back
