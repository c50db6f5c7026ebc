### How a game ended.

outcome-republic-survived = The republic has survived. Most victory points: { $names }.
outcome-overthrow-seats = Overthrow of the Republic: { $winners } holds at least half of all seats in Parliament.
outcome-overthrow-cities = Overthrow of the Republic: { $winners } has taken the cities.
outcome-nsdap = The NSDAP has seized power. Everyone loses. { $enablers } made it possible.
outcome-anarchy = The republic has collapsed into anarchy. Most victory points: { $names }.

## The solo scenario: how the First Winter went
outcome-lost-power = You lost the winter: two or more Regimes or Councils rule in the cities.
outcome-lost-threats = You lost the winter: five or more markers are in the DR box.
outcome-limping = The republic survives the winter. You have 6 victory points or fewer.
outcome-solid = The republic survives the winter. You have 7 or 8 victory points.
outcome-strong = The republic survives the winter. You have 9 victory points.
outcome-outstanding = The republic survives the winter. You have 10 or more victory points.

## The First Winter: the grade and missed goals
ui-solo-grade-3 = A firm start
ui-solo-grade-2 = A fair start
ui-solo-grade-1 = Barely through the winter
ui-solo-missed-power = Missed: Councils or a Regime still rule in { $names }. Move government units there first, save points in the Reserve, then attempt a Counter-Coup.
ui-solo-missed-cities = Missed: two or more threats remain in { $names }. Each of these cities cost you a seat in step 5.
ui-solo-missed-berlin = Missed: { $names } has { $theirs } bases in Berlin, and you have { $yours }. Demonstrate there; if the city is full, that removes another base.
ui-solo-missed-versailles = Missed: the Treaty of Versailles was not signed, so another Blockade arrived. A negotiation costs 2 action points.
ui-solo-missed-dr-box = Missed: the DR box holds { $markers } markers; aim for 2 at most. Versailles removes the Blockades.
ui-solo-missed-points = Missed: you have { $points } victory points; aim for 9. Calm cities and few Poverty markers bring the most points.
