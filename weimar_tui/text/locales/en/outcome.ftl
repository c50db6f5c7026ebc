### How a game ended.

outcome-republic-survived = The republic has survived. Most victory points: { $names }.
outcome-overthrow-seats = Overthrow of the Republic: { $winners } holds at least half of all seats in parliament.
outcome-overthrow-cities = Overthrow of the Republic: { $winners } has taken the cities.
outcome-nsdap = The NSDAP has seized power. Everybody has lost. It was made possible by { $enablers }.
outcome-anarchy = The republic has sunk into anarchy. Most victory points: { $names }.
