### Wie ein Spiel endete.

outcome-republic-survived = Die Republik hat überlebt. Die meisten Siegpunkte: { $names }.
outcome-overthrow-seats = Umsturz der Republik: { START($winners) } hat mindestens die Hälfte aller Sitze im Parlament.
outcome-overthrow-cities = Umsturz der Republik: { START($winners) } hat die Städte in der Hand.
outcome-nsdap = Die NSDAP kommt an die Macht. Alle haben verloren. Möglich gemacht durch: { $enablers }.
outcome-anarchy = Die Republik ist in Anarchie versunken. Die meisten Siegpunkte: { $names }.

## Das Solo-Szenario: wie der erste Winter ausging
outcome-lost-power = Der Winter ist verloren: Zwei oder mehr Regimes und Räterepubliken beherrschen Städte.
outcome-lost-threats = Der Winter ist verloren: In der DR-Box liegen fünf oder mehr Marker.
outcome-limping = Der Winter ist überstanden, mit höchstens 6 Siegpunkten.
outcome-solid = Der Winter ist überstanden, mit 7 oder 8 Siegpunkten.
outcome-strong = Der Winter ist überstanden, mit 9 Siegpunkten.
outcome-outstanding = Der Winter ist überstanden, mit 10 Siegpunkten oder mehr.

## Der erste Winter: die Note und was gefehlt hat
ui-solo-grade-3 = Ein fester Anfang
ui-solo-grade-2 = Ein ordentlicher Anfang
ui-solo-grade-1 = Gerade so durch den Winter
ui-solo-missed-power = Verfehlt: In { $names } herrscht noch eine Räterepublik oder ein Regime. Bringe erst Regierungseinheiten dorthin, spare Punkte in der Reserve und versuche dann einen Gegenputsch.
ui-solo-missed-cities = Verfehlt: Zwei oder mehr Bedrohungen liegen noch in { $names }. Jede dieser Städte hat dich in Schritt 5 einen Sitz gekostet.
ui-solo-missed-berlin = Verfehlt: { $names } hat { $theirs } Basen in Berlin, du hast { $yours }. Demonstriere dort oder räume eine Basis, wenn die Stadt voll ist.
ui-solo-missed-versailles = Verfehlt: Der Vertrag von Versailles ist nicht unterzeichnet, deshalb kam noch eine Blockade. Eine Verhandlung kostet 2 Aktionspunkte.
ui-solo-missed-dr-box = Verfehlt: In der DR-Box liegen { $markers } Marker, höchstens 2 sind das Ziel. Versailles nimmt die Blockaden weg.
ui-solo-missed-points = Verfehlt: Du hast { $points } Siegpunkte, 9 sind das Ziel. Am meisten bringen ruhige Städte und wenig Armut.
