### Was geschehen ist, eine Nachricht je Ereignis, ganze Sätze. Was nur manche wissen dürfen, kommt mit
### $...-known yes oder no.

event-round-began = Runde { $round } beginnt.
event-phase-began = { $phase ->
    [draw] Es werden Karten gezogen.
    [offices] Der Präsident vergibt die Ämter.
    [aid] Die Entwicklungshilfe trifft ein.
    [budget] Das Budget liegt auf dem Tisch.
    [places] Jeder sucht sich einen Ort für den Abend.
    [assassinations] Die Stunde der Attentäter.
    [bank] Die Bank.
    [coup] Die Stunde der Generäle.
   *[end] Die Runde endet.
}

## Karten
event-cards-drawn = { FAMILY($family) } zieht { $cards-count } { $cards-count ->
    [one] Karte
   *[other] Karten
}{ $cards-known ->
    [yes] : { $cards }.
   *[no] .
}
event-deck-shuffled = Der Kartenstapel ist leer: Die abgelegten Karten werden gemischt.
event-card-discarded = { FAMILY($family) } legt { CARD($card) } ab.
event-card-given = { FAMILY($by) } gibt { FAMILY($to) } { $card-known ->
    [yes] { CARD($card) }.
   *[no] eine Karte.
}
event-influence-laid = { FAMILY($family) } legt { CARD($card) } aus.
event-card-played = { FAMILY($family) } spielt { CARD($card) }{ $targeted ->
    [yes] { " " }gegen { FAMILY($target) }.
   *[no] .
}
event-donated = { FAMILY($family) } löst eine geheime Spende ein{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-account-seen = { FAMILY($family) } hat das Schweizer Konto von { FAMILY($of) } angesehen{ $total-known ->
    [yes] : { MILLION($total) }.
   *[no] .
}
event-influence-dropped = { FAMILY($family) } verliert { CARD($card) }.
event-influence-borrowed = Die kleinen Gruppen stimmen diese Runde alle für { FAMILY($family) }.
event-extra-votes = { FAMILY($family) } hat diese Runde { $number } Stimmen mehr.
event-money-paid-under = { FAMILY($family) } zahlt { $notes-known ->
    [yes] { $notes } unter den Geldstapel{ $friends ->
        [0] .
       *[other] , reiche Freunde zahlen { MILLION($friends) }.
    }
   *[no] nichts: Reiche Freunde zahlen { MILLION($friends) }.
}

## Ämter und Wahlen
event-election-began = { $why ->
    [start] Die Republik hat noch keinen Präsidenten: Es wird gewählt.
    [death] Der Präsident ist tot: Es wird neu gewählt.
    [resignation] Der Präsident ist zurückgetreten: Es wird neu gewählt.
    [removal] Der Präsident ist abgesetzt: Es wird neu gewählt.
    [refusal] Die Wahl geht ohne die Familie weiter, die abgelehnt hat.
    [coup] Kein Rebell ist mehr im Land: Es wird gewählt.
   *[vacancy] Der Sessel ist leer: Es wird gewählt.
}
event-nominated = { FAMILY($by) } nominiert { $self ->
    [yes] sich selbst.
   *[no] { FAMILY($family) }.
}
event-ballot-began = Wahlgang { $number }: Es { $candidates-count ->
    [one] kandidiert
   *[other] kandidieren
} { $candidates }.
event-ballot-tied = Gleichstand zwischen { $families }.
event-lot-drawn = Das Los fällt auf { FAMILY($family) }.
event-all-redrawn = Immer noch Gleichstand: Alle ziehen neue Karten, und { FAMILY($host) } nimmt einen Schein.
event-elected = { FAMILY($family) } ist zum Präsidenten gewählt.
event-refused = { FAMILY($family) } verzichtet auf die Ehre.
event-resigned = { FAMILY($family) } tritt als Präsident zurück.
event-removed = Die Kammer setzt { FAMILY($family) } als Präsidenten ab.
event-presidency-vacant = Niemand ist wählbar: Der Sessel bleibt leer.
event-pocket-handed-over = { FAMILY($by) } übergibt { FAMILY($to) } die ganze Tasche{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-office-given = { FAMILY($family) } wird { WORD("office", $office, form: "name") }.
event-brother-in-law-chosen = Der Schwager kümmert sich um ein Amt von { FAMILY($family) }: { WORD("office", $office, form: "name") }.

## Abstimmungen und Budget
event-aid-drawn = { FAMILY($family) } zieht { $number } Scheine Entwicklungshilfe{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-budget-announced = { FAMILY($by) } sagt an, in Millionen: { $sums }.
event-vote-began = { $about ->
    [budget] Die Kammer stimmt über das Budget von { FAMILY($by) } ab.
    [alternative] Die Kammer stimmt über das Alternativ-Budget von { FAMILY($by) } ab.
   *[competence] { FAMILY($by) } beantragt, den Präsidenten abzusetzen; die Kammer stimmt ab.
}
event-vote-cast = { FAMILY($family) } gibt { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} für { $side ->
    [yes] Ja
    [no] Nein
   *[other] { FAMILY($side) }
} ab ({ $items }).
event-abstained = { FAMILY($family) } gibt { $round ->
    [1] keine Stimme ab.
   *[other] keine Stimmen mehr ab.
}
event-second-round-left-out = { CARD($card) }: Die zweite Runde fällt aus.
event-votes-voided = { FAMILY($family) } findet einen Fehler im Protokoll: Alle Stimmen sind ungültig.
event-vote-ended = { $yes } Ja, { $no } Nein.
event-tie-broken = Gleichstand: { FAMILY($family) } entscheidet sich für { $side ->
    [yes] Ja.
   *[no] Nein.
}
event-budget-carried = Das Budget von { FAMILY($by) } ist angenommen.
event-budget-rejected = Das Budget von { FAMILY($by) } ist abgelehnt.
event-budget-forced = { FAMILY($family) } schickt die Polizei in die Kammer: Die Abgeordneten sehen ein, dass das Budget gut ist.
event-force-declined = { FAMILY($family) } lässt die Polizei in ihren Revieren.
event-notes-handed-over = { FAMILY($by) } gibt { FAMILY($to) } { $number } { $number ->
    [one] Schein
   *[other] Scheine
}{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-envelope-paid = { FAMILY($by) } übergibt { FAMILY($to) } einen Umschlag{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-aid-kept = { FAMILY($family) } behält die Entwicklungshilfe, zu treuen Händen.

## Orte, Attentate, Bank
event-went-into-exile = { FAMILY($family) } flieht { AREA($area, form: "to") }.
event-places-revealed = Orte: { $places }.
event-attempt-announced = { FAMILY($by) } { $means ->
    [burglars] schickt Einbrecher und hofft, { FAMILY($victim) } nicht { PLACE($place, form: "in") } anzutreffen.
    [police] schickt die Geheimpolizei zu { FAMILY($victim) }, { PLACE($place, form: "in") }.
   *[other] vermutet { FAMILY($victim) } { PLACE($place, form: "in") }.
}
event-attempt-failed = { $reason ->
    [dead] Zu spät für { $means-name }: { FAMILY($victim) } ist schon tot.
    [place] { START($means-name) } im Auftrag von { FAMILY($by) }: der falsche Ort, { FAMILY($victim) } ist anderswo.
    [die] { START($means-name) } verfehlt { FAMILY($victim) }.
    [volunteer] { START($means-name) } überlegt es sich anders. { FAMILY($victim) } lebt.
    [home] { START($means-name) } im Auftrag von { FAMILY($by) }: { FAMILY($victim) } ist zu Hause, und nichts fehlt.
   *[shield] Das Attentat von { FAMILY($by) } auf { FAMILY($victim) } scheitert.
}
event-die-rolled = { FAMILY($family) } würfelt { $face } für { CARD($card) }.
event-shield-used = { FAMILY($family) } schützt sich durch { CARD($card) }.
event-murdered = { FAMILY($family) } wird im Auftrag von { FAMILY($by) } ermordet. Die Familie schickt den nächsten Vetter.
event-died-by-own-card = { CARD($card) } dreht sich um: { FAMILY($family) } ist tot.
event-loot-taken = { FAMILY($by) } nimmt die Tasche von { FAMILY($family) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-loot-lost = Die Tasche von { FAMILY($family) } geht unter den Geldstapel: { $notes }.
event-burgled = { FAMILY($family) } war nicht zu Hause und zahlt { FAMILY($by) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-bank-marker-turned = { $safe ->
    [yes] Die Bank ist bis zum Ende der nächsten Runde vor der Geheimpolizei sicher.
   *[no] In der Bank sind wieder Schüsse möglich.
}
event-bank-closed = { $reason ->
    [rejected] Die Bank bleibt diese Runde geschlossen.
   *[holiday] Bankfeiertag: Die Bank bleibt diese Runde geschlossen.
}
event-lunch-break = Die Bank macht Mittagspause, bis nicht mehr geschossen wird.
event-bank-visited = { FAMILY($family) } besucht die Bank{ $deposited-known ->
    [yes] { $withdrawn-known ->
        [yes] , zahlt { $deposited } ein und hebt { $withdrawn } ab.
       *[no] { " " }und zahlt { $deposited } ein.
    }
   *[no] { $withdrawn-known ->
        [yes] { " " }und hebt { $withdrawn } ab.
       *[no] .
    }
}
event-returned = { FAMILY($family) } ist aus dem Exil zurück.
event-returner-shot = { FAMILY($family) } wird auf dem Heimweg im Auftrag von { FAMILY($by) } erschossen.

## Putsch
event-excuse-turned = { $reason ->
    [rejected] Ein abgelehntes Budget ist eine Rechtfertigung für einen Putsch.
    [forced] Polizei in der Kammer ist eine Rechtfertigung für einen Putsch.
    [murder] Ein Mord ist eine Rechtfertigung für einen Putsch.
   *[other] { FAMILY($family) } findet eine Rechtfertigung für einen Putsch: { CARD($reason) }.
}
event-coup-began = { $way ->
    [card] Ein Putsch! { FAMILY($family) } ruft die Leute auf die Straße.
    [move] Ein Putsch! { FAMILY($family) } setzt Truppen in Bewegung.
    [land] Ein Putsch! { FAMILY($family) } lässt Truppen landen.
    [shell] Ein Putsch! { FAMILY($family) } richtet das Kanonenboot auf den Palast.
   *[strike] Ein Putsch! { FAMILY($family) } schickt Flugzeuge gegen den Palast.
}
event-became-rebel = { FAMILY($family) } ist jetzt Rebell.
event-coup-phase-began = { $phase ->
    [0] Die Rebellen-Phase.
   *[other] Putsch-Phase { $phase }.
}
event-coup-phase-ended = Machtzentren nach der { $phase ->
    [0] Rebellen-Phase
   *[other] Phase { $phase }
}: Junta { $junta }, Präsident { $president }.
event-units-placed = { FAMILY($family) }: { UNITS($unit, $number) } { AREA($area, form: "in") }.
event-units-moved = { FAMILY($family) } bewegt { $units } { AREA($area, form: "from") } { AREA($to, form: "to") }.
event-landed = { FAMILY($family) } landet { UNITS($unit, 1) } { AREA($area, form: "in") }.
event-units-transferred = { FAMILY($by) } übergibt { $units } { AREA($area, form: "in") } an { FAMILY($to) }.
event-bribed = { FAMILY($family) } besticht Einheiten von { FAMILY($of) } { AREA($area, form: "in") } und würfelt { $dice }: { $won ->
    [0] Niemand läuft über.
    [one] Eine läuft über.
   *[other] { $won } laufen über.
}
event-police-responded = { FAMILY($family) } schickt Polizei { AREA($area, form: "from") } { AREA($to, form: "to") }.
event-shell-fired = { FAMILY($family) }: { $weapon ->
    [gunboat] Das Kanonenboot schießt
   *[strike] Ein Luftschlag
} auf { FAMILY($target) } { AREA($area, form: "in") }: { $dice }.
event-fight-began = Kampf { AREA($area, form: "in") }: { $targets }.
event-salvo-fired = Salve { $salvo } { AREA($area, form: "in") }{ $opening ->
    [yes] , Feuereröffnung
   *[no] { "" }
}: { FAMILY($family) } auf { FAMILY($target) }: { $dice }.
event-units-lost = { FAMILY($family) } verliert { UNITS($unit, $number) } { AREA($area, form: "in") }.
event-retreated = { FAMILY($family) } zieht sich { AREA($area, form: "from") } { AREA($to, form: "to") } zurück.
event-units-gone = { FAMILY($family) } findet { AREA($area, form: "in") } keinen Ausweg und verliert die Einheiten.
event-fight-ended = Der Kampf { AREA($area, form: "in") } ist vorbei.
event-passage-answered = { FAMILY($family) } { $granted ->
    [yes] gewährt { FAMILY($exile) } freien Abzug.
   *[no] verweigert { FAMILY($exile) } den freien Abzug.
}
event-settled = Alle sind sich einig: { START(SIDE($side)) } hat gewonnen.
event-side-taken = { FAMILY($family) } ist { SIDE($side, form: "for") }.
event-coup-decided = { $side ->
    [president] Der Präsident hat gewonnen; er hält { $president } von { $centres-count } Machtzentren.
   *[junta] Die Junta hat gewonnen; sie hält { $junta } von { $centres-count } Machtzentren.
}
event-junta-voted = Die Junta hat gewählt: { $votes }.
event-shot-by-firing-squad = { FAMILY($family) } hat eine Verabredung mit dem Erschießungskommando, im Auftrag von { FAMILY($by) }.
event-spared = { FAMILY($by) } verschont { FAMILY($family) }.

## Reden
event-window-opened = { $about ->
    [offices] Es wird über die Ämter geredet.
    [election] Es wird über die Wahl geredet.
    [budget] Es wird über das Budget geredet.
    [places] Es wird über den Abend geredet.
    [coup] Es wird über den Putsch geredet.
   *[phase] Der Putsch hält inne, damit geredet werden kann.
}
event-ready = { FAMILY($family) } hat nichts mehr zu sagen.
event-spoke = { FAMILY($by) } und { FAMILY($to) } haben miteinander gesprochen.
event-offer-made = { FAMILY($by) } an { FAMILY($to) }: { $offer }.
event-offer-answered = { $answer ->
    [accepted] { FAMILY($family) } nimmt das Angebot von { FAMILY($by) } an: { $offer }.
    [refused] { FAMILY($family) } lehnt das Angebot von { FAMILY($by) } ab: { $offer }.
   *[lapsed] Das Angebot von { FAMILY($by) } verfällt: { $offer }.
}{ $reason-known ->
    [yes] { " " }{ START($reason-text) }.
   *[no] { "" }
}
event-paid = { FAMILY($by) } gibt { FAMILY($to) } { $notes-known ->
    [yes] { $notes }.
   *[no] etwas.
}
event-promises-judged = { $promises }
event-game-ended = { $ending ->
    [stack-spent] Die Entwicklungshilfe ist aufgebraucht. In der Schweiz liegen, in Millionen: { $accounts }.
    [all-dead] Alle Familien sind tot. In der Schweiz liegen, in Millionen: { $accounts }.
   *[other] Die letzte Runde ist vorbei. In der Schweiz liegen, in Millionen: { $accounts }.
}

## Teile von Ereignissen
means-police = die Geheimpolizei
item-family = die Familie selbst
item-extra = die geplünderte Kirche
item-borrowed = die kleinen Gruppen
pair-sum = { FAMILY($family) } { $other }
pair-place = { FAMILY($family) } { PLACE($other, form: "in") }
pair-target = { FAMILY($family) } schießt auf { FAMILY($other) }
pair-vote = { FAMILY($family) } für { FAMILY($other) }
