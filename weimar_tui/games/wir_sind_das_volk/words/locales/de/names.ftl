### Namen und kurze Wörter. `.name` steht allein, `.in` sagt, wo, `.of` ist der Genitiv, `.dat` der
### Dativ.

game-title = Wir sind das Volk!

side-west = die Bundesrepublik
    .name = Bundesrepublik
    .in = in der Bundesrepublik
    .of = der Bundesrepublik
    .dat = der Bundesrepublik
side-east = die DDR
    .name = DDR
    .in = in der DDR
    .of = der DDR
    .dat = der DDR
side-foreign = die Städte im Ausland
    .name = Ausland
seat-name-west = Bundesrepublik
seat-name-east = DDR
seat-short-west = BRD
seat-short-east = DDR

## Orte, die Karten außer den Gebieten nennen
place-west-germany = in Westdeutschland außer West-Berlin
place-cssr = in der ČSSR
place-polska = in Polska
place-rheinsberg = in Rheinsberg
place-niedersachsen-hamburg = in Niedersachsen und Hamburg
place-area = in { NAME($place) }

track-prestige = Prestige
    .name = Prestige
track-currency = Devisen
    .name = Devisen
track-socialists = Sozialisten
    .name = Sozialisten

colour-red = rot
colour-yellow = gelb
colour-dual = dual
colour-special = Sonderkarte
colour-pink = rosa

roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
decade = Dekade { $decade }
    .name = Dekade { $decade }
half-1 = erste Hälfte
half-2 = zweite Hälfte

phase-1 = Republikflucht oder Kosten der Mauer
phase-2 = Prestige
phase-3 = Devisen
phase-4 = Staatsgewalt bezahlen
phase-5 = Lebensstandard halten
phase-6 = Interner Lebensstandardvergleich
phase-7 = Ost-West-Vergleich
phase-8 = Staatsgewalt ausführen
phase-9 = Sozialisten-Phase
phase-10 = Wir sind das Volk?

## Die Wörter auf den Protestmarken
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
card-unknown = eine Karte
connection = { $first }–{ $second }

## Teile zusammensetzen
join-lines = { $first }; { $rest }
join-protests = { $first } { $rest }
