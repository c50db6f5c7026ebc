### What the charts of a recorded game show.

replay-chart-power = Factory values
replay-chart-points = Points
replay-chart-standard = Living standard
replay-chart-unrest = Unrest
replay-chart-markers = Protest markers
replay-chart-track = Tracks
replay-chart-exports = Eastern exports
replay-chart-socialists = Socialists
replay-chart-state-power = State-power cards
replay-series-prestige = Prestige
replay-series-currency = Western currency
replay-series-socialists = Socialists
replay-series-exports = Exports
replay-series-state-power = Cards
