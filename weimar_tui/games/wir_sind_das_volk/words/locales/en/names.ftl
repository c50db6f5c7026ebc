### Names and short words. `.name` is used on its own, `.in` for places, `.adj` before a noun.

game-title = Wir sind das Volk!

side-west = the West
    .name = West
    .in = in the West
    .adj = western
side-east = the East
    .name = East
    .in = in the East
    .adj = eastern
side-foreign = the cities abroad
    .name = Abroad
seat-name-west = West
seat-name-east = East
seat-short-west = W
seat-short-east = E

## Places that cards name besides areas
place-west-germany = in West Germany except West Berlin
place-cssr = in Czechoslovakia
place-polska = in Poland
place-rheinsberg = in Rheinsberg
place-niedersachsen-hamburg = in Lower Saxony and Hamburg
place-area = in { NAME($place) }

track-prestige = prestige
    .name = Prestige
track-currency = Western currency
    .name = Western currency
track-socialists = socialists
    .name = Socialists

colour-red = red
colour-yellow = yellow
colour-dual = dual
colour-special = special
colour-pink = pink

roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
decade = decade { $decade }
    .name = Decade { $decade }
half-1 = first half
half-2 = second half

phase-1 = Flight, or costs of the Wall
phase-2 = Prestige
phase-3 = Western currency
phase-4 = Paying state power
phase-5 = Holding living standard
phase-6 = Internal comparison
phase-7 = East-West comparison
phase-8 = Using state power
phase-9 = Socialists
phase-10 = We are the people?

## The words on the protest markers. They stay German, as on the board.
protest-west-1 = KEINE
protest-west-2 = MACHT
protest-west-3 = FÜR
protest-west-4 = NIEMAND
protest-east-1 = WIR
protest-east-2 = SIND
protest-east-3 = DAS
protest-east-4 = VOLK!
protest-more = !!!

card-listed = { $title }
card-unknown = a card
connection = { $first }–{ $second }

## Putting parts together
join-lines = { $first }; { $rest }
join-protests = { $first } { $rest }
