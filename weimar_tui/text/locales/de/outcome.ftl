### Wie ein Spiel endete.

outcome-republic-survived = Die Republik hat überlebt. Die meisten Siegpunkte: { $names }.
outcome-overthrow-seats = Umsturz der Republik: { START($winners) } hat mindestens die Hälfte aller Sitze im Parlament.
outcome-overthrow-cities = Umsturz der Republik: { START($winners) } hat die Städte in der Hand.
outcome-nsdap = Machtergreifung der NSDAP. Alle haben verloren. Möglich gemacht durch: { $enablers }.
outcome-anarchy = Die Republik ist in Anarchie versunken. Die meisten Siegpunkte: { $names }.
