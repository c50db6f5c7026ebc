### Fragen, ohne den Abschnitt der Regeln. Der Wert ist die Frage, Attribute sind besondere Antworten;
### alle anderen stehen unten als option-...


## Karten
decision-over-limit = Auf der Hand und als Einfluss auf dem Tisch sind zusammen sechs Karten erlaubt, du hast { $left } zu viel: Welche gibst du her?
    .waiting = eine Karte zu viel
decision-target-of-card = Gegen wen spielst du { CARD($card) }?
    .waiting = gegen wen { CARD($card) } gespielt wird
decision-drop-influence = Die Koalition zerbricht: Welchen Einfluss legst du ab?
    .waiting = der Verlust eines Einflusses

## Reden
decision-talk = { $about ->
    [offices] Bevor die Ämter vergeben werden: Gibt es etwas zu bereden?
    [election] Vor dem Wahlgang: Gibt es etwas zu bereden?
    [budget] Bevor die Kammer abstimmt: Gibt es etwas zu bereden?
    [places] Bevor alle gehen: Gibt es etwas zu bereden?
    [coup] Es wird geputscht: Gibt es etwas zu bereden?
   *[phase] Der Putsch hält inne: Gibt es etwas zu bereden?
}
    .ready = Bereit, weiter
    .offer = Etwas anbieten oder verschenken
    .gift = Etwas verschenken
    .resign = Als Präsident zurücktreten, sobald alle bereit sind
    .waiting = die Gespräche
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) } bietet { $offer }. Nimmst du an?
   *[no] Nimmst du das Angebot von { FAMILY($by) } an?
}
    .waiting = eine Antwort an { FAMILY($by) }
stage-to = An wen richtet sich dein Angebot oder Geschenk?
    .drop = Doch nichts
stage-want = Was willst du von { FAMILY($family) }?
    .nothing = Nichts
    .drop = Doch kein Angebot
stage-give = Was gibst du { FAMILY($family) }?
    .nothing = Nichts
    .drop = Doch kein Angebot
stage-give-notes = Mit welchen Scheinen würdest du zahlen?
    .drop = Doch kein Angebot
stage-send = Dein Angebot an { FAMILY($family) }: { $offer }. Wie machst du es?
    .private = Unter vier Augen
    .public = Öffentlich
    .want = Ändern, was du willst
    .give = Ändern, was du gibst
    .add-want = Noch etwas verlangen
    .add-give = Noch etwas geben
    .threat = Mit einer Drohung
    .drop = Doch kein Angebot
stage-threat = Was geschieht, wenn { FAMILY($family) } ablehnt?
    .drop = Doch kein Angebot
stage-gift-to = Wem schenkst du etwas?
    .drop = Doch kein Geschenk
stage-gift = Was schenkst du { FAMILY($family) }?
    .drop = Doch kein Geschenk
stage-gift-notes = Welche Scheine schenkst du { FAMILY($family) }?
    .drop = Doch kein Geschenk
stage-accept-notes = Mit welchen Scheinen zahlst du { FAMILY($family) }?
stage-accept-card = Welche Karte gibst du { FAMILY($family) }?
stage-target = Gegen wen spielst du { CARD($card) }?
    .drop = Die Karte behalten

## Wahlen und Ämter
decision-nominate = Wen schlägst du als Präsidenten vor?{ $named ->
    [yes] { " " }Bisher vorgeschlagen: { $families }.
   *[no] { "" }
}
    .pass = Niemanden
    .waiting = eine Nominierung
decision-ballot = Wahlgang { $round }: Wem gibst du Stimmen?
    .pass = Niemandem
    .done = Keine Stimmen mehr
    .talk = Zuerst reden
    .waiting = Stimmen in Wahlgang { $round }
decision-accept-office = Du bist gewählt. Nimmst du die Präsidentschaft an?
    .accept = Annehmen, schweren Herzens
    .refuse = Ablehnen
    .waiting = ob die Präsidentschaft angenommen wird
decision-appoint = Wer wird { WORD("office", $office, form: "name") }?
    .as-before = Alle Ämter lassen, wie sie sind
    .resign = Als Präsident zurücktreten
    .waiting = die Ernennung: { WORD("office", $office, form: "name") }
decision-brother-in-law = Als Schwager darfst du ein Amt führen. Welches?
    .waiting = die Wahl des Schwagers

## Budget
decision-announce = Was sagst du für { FAMILY($family) } an?{ $left ->
    [one] { "" }
   *[other] { " " }(noch { $left } Familien)
}
    .resign = Als Präsident zurücktreten
    .waiting = das Budget
decision-cast = { $about ->
    [budget] Runde { $round }: Stimmst du für { $mine ->
        [yes] dein Budget
       *[no] das Budget von { FAMILY($by) }
    }?
    [alternative] Runde { $round }: Stimmst du für { $mine ->
        [yes] dein Alternativ-Budget
       *[no] das Alternativ-Budget von { FAMILY($by) }
    }?
   *[competence] Runde { $round }: Soll der Präsident abgesetzt werden?
}
    .pass = Enthalten
    .done = Keine Stimmen mehr
    .talk = Zuerst reden
    .waiting = Stimmen in Runde { $round }
decision-recount = Alle Stimmen sind abgegeben. Lässt du die Abstimmung für ungültig erklären?
    .pass = Es dabei belassen
    .waiting = ob die Abstimmung gilt
decision-break-tie = Gleichstand. Wie entscheidest du?
    .yes = Ja
    .no = Nein
    .waiting = die Entscheidung bei Gleichstand
decision-force = { $mine ->
    [yes] Dein Budget
   *[no] Das Budget von { FAMILY($by) }
} ist abgelehnt. Erzwingst du es mit der Polizei?
    .force = Die Polizei in die Kammer schicken
    .let-it-be = Es bei der Ablehnung belassen
    .waiting = ob die Polizei geschickt wird
decision-alternative = Das Budget ist abgelehnt. Legst du ein anderes vor?
    .pass = Nein
    .waiting = ein anderes Budget
decision-hand-over-note = Welchen Schein der Entwicklungshilfe behältst du?
    .waiting = die Übergabe der Hilfe
decision-envelope = Was legst du in den Umschlag für { FAMILY($family) }? Angesagt: { MILLION($number) }.
    .more = Andere Scheine
    .rest-as-announced = Diesen und alle anderen wie angesagt
    .waiting = die Umschläge

## Orte und Attentate
decision-place = Wo verbringst du den Abend?
    .waiting = die Wahl eines Ortes
decision-attack = Sagst du ein Attentat an?
    .police = Die Geheimpolizei schicken
    .done = Nein
    .waiting = eine Ansage
decision-victim = { START($means) }: Wen soll es treffen?
    .waiting = eine Ansage
decision-where = { START($means) }: Wo ist { FAMILY($family) } zu finden?
    .waiting = eine Ansage
decision-shield = { $place ->
    [return] Der Innenminister lässt dich bei deiner Rückkehr erschießen: Schützt du dich?
   *[other] { START($means) } { PLACE($place, form: "in") }: Schützt du dich?
}
    .no = Auf das Beste hoffen
    .waiting = ob { FAMILY($family) } sich schützt
decision-notes = { CARD($card) } kostet { MILLION($number) }. Womit zahlst du?
    .waiting = eine Bezahlung
decision-burgled = Du warst nicht zu Hause. Womit zahlst du { FAMILY($family) } { MILLION($number) }?
    .waiting = was die Einbrecher finden
decision-bank = { $last ->
    [yes] Zum letzten Mal am Schalter: Was in der Tasche bleibt, ist verloren. Was tust du?
   *[no] Am Schalter: Was tust du?
}
    .done = Die Bank verlassen
    .waiting = die Bank

## Exil
decision-return = { $safe ->
    [yes] Kommst du aus dem Exil zurück? Jetzt ist es gefahrlos.
   *[no] Kommst du aus dem Exil zurück? Der Innenminister kann dich erschießen lassen, es sei denn, sein Amt ist eingefroren.
}
    .return = Zurückkommen
    .stay = Vorerst bleiben
    .stay-round = Diese Runde bleiben
    .waiting = ob jemand aus dem Exil zurückkommt
decision-shoot-returner = { FAMILY($family) } kommt aus dem Exil zurück. Lässt du die Familie erschießen?
    .shoot = Erschießen lassen
    .let-go = Durchlassen
    .waiting = ob { FAMILY($family) } zurückkommen darf

## Putsch
decision-coup = Beginnst du einen Putsch?
    .move = Einheiten bewegen
    .land = Einheiten landen
    .shell = Mit dem Kanonenboot auf den Palast schießen
    .strike = Einen Luftschlag gegen den Palast fliegen
    .stay = Nein
    .talk = Zuerst reden
    .waiting = ob geputscht wird
decision-join = { FAMILY($family) } hat einen Putsch begonnen. Schließt du dich den Rebellen an?
    .move = Einheiten bewegen
    .land = Einheiten landen
    .shell = Mit dem Kanonenboot schießen
    .strike = Einen Luftschlag fliegen
    .stay = Fernbleiben
    .talk = Zuerst reden
    .waiting = ob sich jemand den Rebellen anschließt
decision-move-from = { $own ->
    [yes] Deine Bewegung
   *[no] Deine Bewegung mit den Einheiten von { FAMILY($family) }
}: Von wo aus?
    .hop = Den Hubschrauber allein fliegen lassen
    .response = Mit der Polizei antworten
    .transfer = Einheiten übergeben
    .stay = Das war alles
    .talk = Zuerst reden
    .waiting = eine Bewegung
decision-hop-to = Wohin fliegt der Hubschrauber { AREA($area, form: "from") }?
    .waiting = den Hubschrauber
decision-move-to = Wohin ziehen die Einheiten { AREA($area, form: "from") }?
    .waiting = eine Bewegung { AREA($area, form: "from") }
decision-move-how-many = Welche Einheiten ziehen { AREA($area, form: "from") } { AREA($place, form: "to") }?
    .all = Alle
    .all-but-1 = Alle bis auf eine
    .done = Keine weiteren
    .waiting = eine Bewegung { AREA($area, form: "from") } { AREA($place, form: "to") }
decision-land-at = Wo landest du { UNITS($unit, 1) }?
    .waiting = eine Landung
decision-place-at = { CARD($card) }: In welchem Gebiet?
    .waiting = neue Einheiten
decision-respond-to = Wohin schickst du Polizei?
    .waiting = die Antwort der Polizei
decision-respond-from = Von wo schickst du Polizei { AREA($area, form: "to") }?
    .done = Keine weitere
    .waiting = die Antwort der Polizei
decision-transfer = Welche Einheiten übergibst du?
    .waiting = eine Übergabe von Einheiten
decision-transfer-to = Wer übernimmt { UNITS($unit, $number) } { AREA($area, form: "in") }?
    .waiting = eine Übergabe von Einheiten
decision-bribe-area = Wen bestichst du mit { CARD($card) }?
    .waiting = eine Bestechung
decision-bribe-number = Einheiten von { FAMILY($family) } { AREA($area, form: "in") }: Wie viele versuchst du zu gewinnen?
    .waiting = eine Bestechung
decision-bombard = { $weapon ->
    [gunboat] Auf wen schießt das Kanonenboot?
   *[strike] Auf wen fliegst du einen Luftschlag? Noch { $left }.
}
    .hold-fire = Nicht schießen
    .waiting = einen Kugelhagel
decision-fight = { START(AREA($area, form: "in")) } stehen Einheiten anderer: Schießt du?
    .hold = Nicht schießen
    .waiting = ob { AREA($area, form: "in") } gekämpft wird
decision-target = Salve { $number } { AREA($area, form: "in") }: Auf wen schießt du?
    .hold = Nicht schießen
    .waiting = Salve { $number } { AREA($area, form: "in") }
decision-casualty = { $number } Treffer auf { FAMILY($family) } { AREA($area, form: "in") }: Welche Einheiten fallen zuerst?
    .waiting = die Verluste { AREA($area, form: "in") }
decision-retreat = { $own ->
    [yes] Deine Einheiten
   *[no] Einheiten von { FAMILY($family) }
} müssen { AREA($area, form: "from") } fort: wohin?
    .waiting = den Rückzug { AREA($area, form: "from") }
decision-allow-retreat = { FAMILY($family) } will sich { AREA($place, form: "to") } zurückziehen. Erlaubst du es?
    .yes = Erlauben
    .no = Verweigern
    .waiting = die Erlaubnis zum Rückzug { AREA($place, form: "to") }
decision-passage = { FAMILY($family) } will aus der Botschaft zurückkehren. Gewährst du freien Abzug?
    .grant = Gewähren
    .deny = Verweigern
    .waiting = freien Abzug für { FAMILY($family) }
decision-settle = Nach Phase { $number }: Wie darf der Putsch enden? Er endet nur, wenn alle dasselbe sagen.
    .go-on = Weiter
    .president = Der Präsident hat gewonnen
    .junta = Die Junta hat gewonnen
    .waiting = ob der Putsch weitergeht
decision-side = Auf welcher Seite stehst du?
    .president = Auf der des Präsidenten
    .junta = Auf der der Junta
    .talk = Zuerst reden
    .waiting = ein Bekenntnis
decision-junta-vote = Die Junta wählt einen Präsidenten: Wer soll es sein?
    .waiting = die Wahl der Junta
decision-junta-tie = Gleichstand in der Junta: Du entscheidest, wer Präsident wird.
    .waiting = die Entscheidung des Ersten Rebellen
decision-shoot = Hat { FAMILY($family) } eine Verabredung mit dem Erschießungskommando?
    .spare = Die Familie verschonen
    .waiting = Verabredungen mit dem Erschießungskommando

## Antworten
option-family = { FAMILY($family) }
option-area = { NAME($area) }
option-unit = { NAME($unit) }
option-card = { CARD($card) }
option-office = { WORD("office", $office, form: "name") }
option-place = { WORD("place", $place, form: "name") }
option-discard-card = { CARD($card) } ablegen
option-give-card = { CARD($card) } an { FAMILY($family) } geben
option-play-card = { CARD($card) } spielen
option-lay-card = { CARD($card) } auslegen
option-shield-card = { CARD($card) } einsetzen
option-assassin = { CARD($card) }
option-exile-place = Exil: { NAME($area) }
option-nominate-by-card = { FAMILY($family) }, mit { CARD($card) }
option-accept = Annehmen{ $told ->
    [yes] , von { FAMILY($by) }: { $offer }
   *[no] : Angebot { $number }
}
option-refuse = Ablehnen{ $told ->
    [yes] , von { FAMILY($by) }: { $offer }
   *[no] : Angebot { $number }
}
option-counter = Gegenangebot { $told ->
    [yes] an { FAMILY($by) }
   *[no] zu Angebot { $number }
}
option-everybody = Alle
option-gift = Ein Geschenk für { FAMILY($family) }
option-millions = { $number ->
    [0] Nichts
   *[other] { MILLION($number) }
}
option-keep-note = Einen { $value ->
    [1] Einer
    [2] Zweier
   *[3] Dreier
} behalten
option-notes-friends = { $counted ->
    [yes] { $notes }; Freunde zahlen { MILLION($friends) }
   *[no] Freunde zahlen { MILLION($friends) }
}
option-deposit-all = Alles einzahlen und gehen
option-deposit = { $value ->
    [1] Einen Einer einzahlen
    [2] Einen Zweier einzahlen
   *[3] Einen Dreier einzahlen
}
option-withdraw = { $value ->
    [1] Einen Einer abheben
    [2] Einen Zweier abheben
   *[3] Einen Dreier abheben
}
option-votes = { $side ->
    [yes] Ja
    [no] Nein
   *[other] { FAMILY($side) }
}: { $what ->
    [all] Ämter und Einfluss
    [whole] Stimme der Familie und Einfluss
    [office] die Stimmen der Ämter
    [table] aller Einfluss
    [family] die Stimme der Familie
    [one] { $item }
   *[card] { CARD($card) } (einmal { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    })
}
option-unit-card = { CARD($card) } spielen
option-excuse-card = { CARD($card) } als Rechtfertigung spielen
option-bribe-card = { CARD($card) } einsetzen
option-land = Landen: { UNITS($unit, 1) }
option-exile = Ins Exil gehen: { NAME($area) }
option-units = { UNITS($unit, $number) }
option-units-at = { UNITS($unit, $number) } { AREA($area, form: "in") }
option-units-of = { FAMILY($family) } { AREA($area, form: "in") }
option-tries = { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
}, { MILLION($number) }
option-fire = Auf { FAMILY($family) } schießen
option-shoot = { FAMILY($family) } erschießen lassen
