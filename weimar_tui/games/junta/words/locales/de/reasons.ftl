### Warum etwas gerade nicht geht.

reason-no-excuse = Es gibt keine Rechtfertigung für einen Putsch, und du bist nicht im Hauptquartier
reason-president-never = Der Präsident flieht nicht und putscht nicht
reason-not-enough-notes = { CARD($card) } kostet { MILLION($cost) }, und die hast du nicht
reason-bank-safe = Die Bank ist vor der Geheimpolizei sicher, diese Runde { $rounds ->
    [one] noch
   *[other] und die nächste
}
reason-needs-card = { CARD($card) } braucht { CARD($needs) } vor dir
reason-needs-office = { CARD($card) } kann nur { OFFICE($office) } einsetzen
reason-protected-office = Dieser Attentäter verschont { FAMILY($family) } wegen eines Amtes
reason-moved-already = Du hast deine Bewegung schon gehabt
reason-in-exile = { FAMILY($family) } ist im Exil
reason-dead = { FAMILY($family) } ist tot
reason-not-payable = Du könntest die anderen nicht ohne Wechselgeld auszahlen
reason-cannot-give = { $clause ->
    [pay] Du hast das verlangte Geld nicht
    [units] Du führst die verlangten Einheiten nicht
    [passage] Du kannst den verlangten Abzug nicht gewähren
   *[other] Du hast keine Karte, wie sie verlangt ist
}
reason-refused-already = Dieses Angebot wurde schon abgelehnt; ändere etwas daran
reason-ends-no-election = Eine Wahl lässt sich so nicht beenden
reason-ends-no-vote = Nur die erste Runde lässt sich so beenden, und nur einmal
reason-lent-already = In dieser Runde ist schon Einfluss verliehen
reason-talked-already = Außerhalb der Redezeiten hast du in dieser Runde so oft geredet, wie du darfst
