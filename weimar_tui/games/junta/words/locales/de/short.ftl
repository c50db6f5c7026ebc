### Wirkungen in Kurzform, für Ergebniskarten und die Zeilen der Chronik.

short-units = { $number } { $unit }
short-lost = { FAMILY($family) } −{ $units }
short-to = { FAMILY($family) } → { $area }
short-exile = { FAMILY($family) } → Exil ({ $area })
short-gone = { FAMILY($family) }: kein Ausweg, Einheiten verloren
short-rebel = { FAMILY($family) } wird Rebell
short-dead = { FAMILY($family) } ist tot
short-failed = { $reason ->
    [dead] { FAMILY($family) } war schon tot
    [place] falscher Ort
    [die] verfehlt { FAMILY($family) }
    [volunteer] macht einen Rückzieher
    [home] { FAMILY($family) } war zu Hause
   *[shield] { FAMILY($family) } überlebt
}
short-shield = { CARD($card) } schützt { FAMILY($family) }
short-loot = { FAMILY($family) } nimmt { $notes ->
    [none] die Tasche
   *[other] { $notes }
}
short-loot-lost = { $notes } unter den Stapel
short-burgled = { FAMILY($family) } zahlt { FAMILY($by) }{ $notes ->
    [none] { "" }
   *[other] { " " }{ $notes }
}
short-won = { $number ->
    [0] niemand läuft über
    [one] 1 Einheit von { FAMILY($family) } läuft über
   *[other] { $number } Einheiten von { FAMILY($family) } laufen über
}
short-excuse = Rechtfertigung für einen Putsch
short-bank = { $safe ->
    [yes] Bank sicher vor der Polizei
   *[no] Bank nicht mehr sicher
}
short-moved = { $units }: { $area } → { $to }
short-placed = +{ $units }: { $area }
short-transferred = { $units } → { FAMILY($family) }
short-paid = { FAMILY($family) }{ $notes ->
    [none] { "" }
   *[other] { " " }{ $notes }
}
short-donated = nimmt { $notes ->
    [none] den obersten Schein
   *[other] { $notes }
}
short-many-dice = { $number } Würfel, { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}
short-laid = { CARD($card) } liegt aus
short-deposited = zahlt { $notes } ein
short-withdrawn = hebt { $notes } ab
short-vote = { $votes } für { $side ->
    [yes] Ja
    [no] Nein
   *[other] { FAMILY($side) }
} ({ $items })
short-offer = { $gives ->
    [none] nichts
   *[other] { $gives }
} für { $wants ->
    [none] nichts
   *[other] { $wants }
}
short-answered = { $answer ->
    [accepted] angenommen
    [refused] abgelehnt
   *[lapsed] verfallen
}{ $known ->
    [yes] : { $reason }
   *[no] { "" }
}
short-evening = { $name }: { $text }
short-pair = { $one }–{ $other }

## Worum es in einer Zeile geht
short-what-fight = Kampf · { $area }
short-what-shell = { $weapon ->
    [gunboat] Kanonenboot · { $area }
   *[strike] Luftschlag · { $area }
}
short-what-bribe = Bestechung · { $area }
short-what-attempt = { $means } · { FAMILY($family) }, { $place }
short-what-vote = { $about ->
    [election] Wahl
   *[other] Abstimmung
}
short-what-budget = Budget
short-what-bank = Bank
short-what-envelopes = Umschläge
short-what-office = Amt
short-what-offer = Angebot → { FAMILY($family) }
short-what-answer = Angebot von { FAMILY($family) }
short-what-evening = Abend
short-what-talk = unter vier Augen

## Ergebniskarten
roll-table = Würfelergebnisse: { $table }.
roll-nothing = Nichts geschieht.
roll-hits = trifft, wenn der Ort stimmt
roll-misses = verfehlt
roll-obeys = { $number ->
    [one] die Einheit läuft über
   *[other] { $number } Einheiten laufen über
}
roll-stays = bleibt treu
roll-hit = ein Treffer
roll-no-hit = kein Treffer
roll-row-nothing = nichts geschieht
roll-salvo = { $number }{ $opening ->
    [yes] { " " }Feuereröffnung
   *[no] { "" }
}
roll-hit-count = { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
roll-from = ({ $units })
roll-target = { FAMILY($family) } · { $area }
roll-losses-open = Die Verluste sind noch nicht gewählt.
roll-no-losses = Keine Verluste.

## Seiten über die Bank und einen Putsch
page-bank = Runde { $round }: die Bank
page-bank-seen = In der Bank gesehen: { $families }
page-bank-deposited = Du zahlst { $notes } ein.
page-bank-withdrawn = Du hebst { $notes } ab.
page-bank-nothing = Du zahlst nichts ein und hebst nichts ab.
page-bank-account = Konto in der Schweiz: { $before } → { MILLION($after) }
page-bank-pocket = Noch in der Tasche: { MILLION($number) }. Am Ende zählt nur das Geld in der Schweiz.
page-coup = Runde { $round }: der Putsch
page-coup-rebels = Rebellen: { $families }
page-coup-area = { $area }: { $text }
pair-fire = { FAMILY($family) } → { FAMILY($other) }
short-both = { $one }: { $other }
short-no-losses = keine Verluste
short-threat = { $text }, sonst: { $threat }
