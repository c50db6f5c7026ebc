# Charts and the chronicle of recorded games

replay-chart-vp = Victory points
replay-chart-seats = Seats
replay-chart-bases = Bases
replay-chart-republic = The republic
replay-series-cities = C threats in cities
replay-series-dr-box = B DR box
replay-series-economy = E economy
replay-series-nsdap = N NSDAP track
replay-book-party = Party
replay-book-vp = VP
replay-book-seats-held = Seats
replay-book-bases = Bases
replay-book-line = Threats in cities: { $cities } · DR box: { $box } of { $limit } · Economy: { $economy } · NSDAP track: { $nsdap } of 6 · Government: { $government }
replay-luck-what = Results of success rolls (rules 5.5), before anything is added to them.

# Shared messages in this game's own words
replay-impulse = Impulse { $number }
replay-key-impulse-label = impulse
ui-points-keys = ←→ party · ? help · Enter back
ui-end-keys = ←→ party · r watch · ? help · Enter back
