### Why an action is not possible now.

reason-never-yours = { PARTY($party) } never has this action
reason-once-an-impulse = only once per impulse
reason-no-city = you have not chosen a city this impulse
reason-too-dear = needs { $cost } AP, you have { $points }
reason-forbidden = a card forbids it this round
reason-no-dice = no dice to roll: too few units there on your side
reason-radicals-only = only KPD and DNVP can attempt Coups
reason-opposition-only = only for opposition parties
reason-marker-lies-there = your marker is already there
reason-democrats-only = only SPD and Zentrum can attempt Counter-Coups
reason-government-only = only for governing parties
reason-no-party-threat = no Regime, Councils or Uprising there
reason-target-governs = that party is in government
reason-no-unit-there = that party has no units there
reason-no-enemy-there = no units of an opposition party there to fight
reason-never-kpd = KPD never takes control of the Reichswehr
reason-no-reichswehr = no Reichswehr unit there to turn
reason-no-card = no Foreign Affairs card is open
