### How a game ended.

outcome-republic-survived = The republic has survived. Most victory points: { $names }.
outcome-overthrow-seats = Overthrow of the Republic: { $winners } holds at least half of all seats in Parliament.
outcome-overthrow-cities = Overthrow of the Republic: { $winners } has taken the cities.
outcome-nsdap = The NSDAP has seized power. Everybody has lost. It was made possible by { $enablers }.
outcome-anarchy = The republic has sunk into anarchy. Most victory points: { $names }.

## The solo scenario: how the First Winter went
outcome-lost-power = The winter is lost: two or more Regimes and Councils hold power in the cities.
outcome-lost-threats = The winter is lost: five or more markers lie in the DR box.
outcome-limping = The republic limps on: it has lived through its first winter, and little more.
outcome-solid = A solid result: the republic has come through its first winter.
outcome-strong = A strong result: the republic stands firmly after its first winter.
outcome-outstanding = An outstanding result: the republic could hardly have begun better.
