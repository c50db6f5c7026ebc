### How a game ended.

outcome-republic-survived = The republic has survived. Most victory points: { $names }.
outcome-overthrow-seats = Overthrow of the Republic: { $winners } holds at least half of all seats in Parliament.
outcome-overthrow-cities = Overthrow of the Republic: { $winners } has taken the cities.
outcome-nsdap = The NSDAP has seized power. Everybody has lost. It was made possible by { $enablers }.
outcome-anarchy = The republic has sunk into anarchy. Most victory points: { $names }.

## The solo scenario: how the First Winter went
outcome-lost-power = The winter is lost: two or more Regimes and Councils hold power in the cities.
outcome-lost-threats = The winter is lost: five or more markers lie in the DR box.
outcome-limping = The winter is survived, with at most 6 victory points.
outcome-solid = The winter is survived, with 7 or 8 victory points.
outcome-strong = The winter is survived, with 9 victory points.
outcome-outstanding = The winter is survived, with 10 victory points or more.

## The First Winter: the grade and what was missed
ui-solo-grade-3 = A firm start
ui-solo-grade-2 = A fair start
ui-solo-grade-1 = Barely through the winter
ui-solo-missed-power = Missed: Councils or a Regime still rule in { $names }. Move government units there first, save points in the Reserve, then attempt a Counter-Coup.
ui-solo-missed-cities = Missed: two or more threats remain in { $names }. Each of these cities cost you a seat in step 5.
ui-solo-missed-berlin = Missed: { $names } has { $theirs } bases in Berlin, you have { $yours }. Demonstrate there, or clear a base where the city is full.
ui-solo-missed-versailles = Missed: the Treaty of Versailles is not signed, so another Blockade came. A negotiation costs 2 action points.
ui-solo-missed-dr-box = Missed: the DR box holds { $markers } markers; aim for 2 at most. Versailles removes the Blockades.
ui-solo-missed-points = Missed: you have { $points } victory points; aim for 9. Calm cities and few Poverty markers bring the most.
