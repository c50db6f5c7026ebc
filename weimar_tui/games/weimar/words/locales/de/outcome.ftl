### Wie ein Spiel endete.

outcome-republic-survived = Die Republik hat überlebt. Die meisten Siegpunkte: { $names }.
outcome-overthrow-seats = Umsturz der Republik: { START($winners) } hat mindestens die Hälfte aller Sitze im Parlament.
outcome-overthrow-cities = Umsturz der Republik: { START($winners) } hat die Städte in der Hand.
outcome-nsdap = Die NSDAP kommt an die Macht. Alle haben verloren. Möglich gemacht durch: { $enablers }.
outcome-anarchy = Die Republik ist in Anarchie versunken. Die meisten Siegpunkte: { $names }.

## Das Solo-Szenario: wie der erste Winter ausging
outcome-lost-power = Der Winter ist verloren: Zwei oder mehr Regimes und Räterepubliken beherrschen Städte.
outcome-lost-threats = Der Winter ist verloren: In der DR-Box liegen fünf oder mehr Marker.
outcome-limping = Die Republik schleppt sich weiter: Sie hat ihren ersten Winter überstanden, mehr nicht.
outcome-solid = Ein solides Ergebnis: Die Republik ist durch ihren ersten Winter gekommen.
outcome-strong = Ein starkes Ergebnis: Die Republik steht nach ihrem ersten Winter auf festem Grund.
outcome-outstanding = Ein herausragendes Ergebnis: Besser hätte die Republik kaum beginnen können.
