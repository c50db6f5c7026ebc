### Warum eine Aktion, die es gibt, jetzt nicht möglich ist.

reason-never-yours = { PARTY($party) } hat diese Aktion nie
reason-once-an-impulse = nur einmal je Impuls
reason-no-city = du handelst in diesem Impuls in keiner Stadt
reason-too-dear = kostet { $cost } AP, du hast { $points }
reason-forbidden = eine Karte verbietet es in dieser Runde
reason-no-dice = kein Würfel bleibt: zu wenige Einheiten dort auf deiner Seite
reason-radicals-only = nur KPD und DNVP unternehmen einen Putsch
reason-opposition-only = nur für Parteien in der Opposition
reason-marker-lies-there = dein Marker liegt schon dort
reason-democrats-only = nur SPD und Zentrum unternehmen einen Gegenputsch
reason-government-only = nur für Regierungsparteien
reason-no-party-threat = dort liegt weder Regime noch Räterepublik noch Aufstand
reason-target-governs = diese Partei ist in der Regierung
reason-no-unit-there = diese Partei hat dort keine Einheit
reason-no-enemy-there = dort steht keine Einheit einer Oppositionspartei
reason-never-kpd = die KPD übernimmt nie die Kontrolle über die Reichswehr
reason-no-reichswehr = dort steht keine Reichswehr, die gedreht werden kann
reason-no-card = keine Außenpolitikkarte liegt aus
