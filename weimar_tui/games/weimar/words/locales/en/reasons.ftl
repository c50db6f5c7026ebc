### Why an action that exists cannot be taken now.

reason-never-yours = { PARTY($party) } never has this action
reason-once-an-impulse = only once an impulse
reason-no-city = you act in no city this impulse
reason-too-dear = needs { $cost } AP, you have { $points }
reason-forbidden = a rule of a card forbids it this round
reason-no-dice = no dice would be left
reason-radicals-only = only KPD and DNVP attempt Coups
reason-opposition-only = only for a party in opposition
reason-marker-lies-there = your marker already lies there
reason-democrats-only = only SPD and Zentrum attempt Counter-Coups
reason-government-only = only for a party in government
reason-no-party-threat = there is no Regime, Councils or Uprising there
reason-target-governs = that party is in government
reason-no-unit-there = that party has no unit there
reason-no-enemy-there = no opposition party has a unit there to fight
reason-never-kpd = KPD never takes control of the Reichswehr
reason-no-reichswehr = no Reichswehr unit there to turn
reason-no-card = no Foreign Affairs card is open
