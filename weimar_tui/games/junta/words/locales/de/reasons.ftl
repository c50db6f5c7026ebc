### Warum etwas gerade nicht geht.

reason-no-excuse = Es gibt keine Rechtfertigung für einen Putsch, und du bist nicht im Hauptquartier
reason-president-never = Der Präsident putscht nie und schließt sich keinem Putsch an
reason-not-enough-notes = Du hast nicht genug Scheine
reason-bank-safe = Die Geheimpolizei meidet die Bank bis zum Ende der nächsten Runde
reason-needs-card = Du brauchst { CARD($card) } vor dir
reason-needs-office = Das kann nur { OFFICE($office) }
reason-protected-office = Diese Karte verschont { FAMILY($family) } wegen eines Amtes
reason-embassy-no-fight = In Botschaften wird nicht gekämpft
reason-moved-already = Diese Einheiten haben sich schon bewegt
reason-out-of-reach = Das ist außer Reichweite
reason-frozen = Dieses Amt ist eingefroren
reason-in-exile = { FAMILY($family) } ist im Exil
reason-dead = { FAMILY($family) } ist tot
reason-no-transfers-now = Jetzt gibt niemand etwas weg
reason-not-payable = Deine Scheine erlauben es nicht: Du könntest die anderen nicht ohne Wechselgeld auszahlen
reason-loyal-no-fire = In der Rebellen-Phase schießen nur Rebellen
reason-not-now = Diese Karte kann man jetzt nicht spielen
reason-election = In Wahlen nützt diese Karte nichts
reason-no-target = Es gibt niemanden, gegen den man sie spielen könnte
reason-hand-full = Diese Familie hat schon sechs Karten
