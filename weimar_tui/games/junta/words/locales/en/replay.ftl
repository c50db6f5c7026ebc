### Charts and figures of recorded games

replay-chart-accounts = Swiss accounts
replay-chart-pockets = Pockets
replay-chart-votes = Votes
replay-chart-coups = Coups
replay-series-rebels = R Rebels
replay-series-rebel-units = U their units
replay-book-family = Family
replay-book-account = Account
replay-book-pocket = Pocket
replay-book-votes = Open votes
replay-book-offices = Offices
replay-standing-accounts = In Switzerland
replay-character-loyalist = loyalist
replay-character-opportunist = opportunist
replay-character-conspirator = conspirator
replay-character-kleptocrat = kleptocrat
replay-character-diplomat = diplomat
replay-character-hothead = hothead
replay-standing-lost = { $number } more in the pocket
replay-standing-secret = Money stays hidden until the end. What everyone has seen:
replay-standing-own = Only you know: { MILLION($account) } in Switzerland, { MILLION($pocket) } in your pocket.
replay-standing-known = Private promises count if you know of them.
replay-standing-money = Income
replay-standing-money-budget = budgets
replay-standing-money-kept = kept aid
replay-standing-money-donations = donations
replay-standing-money-loot = loot
replay-standing-money-gifts = gifts, deals
replay-standing-deeds = Deeds
replay-standing-deeds-presidencies = elected
replay-standing-deeds-coups = coups
replay-standing-deeds-murders = murders
replay-standing-deeds-deaths = cousins lost
replay-standing-word = Promises
replay-standing-word-kept = kept
replay-standing-word-broken = broken
replay-luck-what = Hits by units, by the gunboat and from the air.

# Shared messages in this game's own words
ui-points-keys = ←→ family · ? help · Enter back
ui-end-keys = ←→ family · r watch · ? help · Enter back
ui-new-players = Families
