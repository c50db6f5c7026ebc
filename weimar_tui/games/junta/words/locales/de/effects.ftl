### Was Karten tun. Satzteile ohne Punkt; den ersten Buchstaben macht das Programm groß.
### $use ist die Art der Karte, $needs die Karte, die vor dem Spieler liegen muss.

effect-votes = { $with ->
    [yes] { $number } { $number ->
        [one] Stimme
       *[other] Stimmen
    } mehr, wenn du auch { CARD($partner) } vor dir hast
   *[no] { $use ->
        [vote] einmal { $number } { $number ->
            [one] Stimme
           *[other] Stimmen
        }
       *[other] jedes Mal { $number } { $number ->
            [one] Stimme
           *[other] Stimmen
        }
    }
}
effect-fund = reiche Freunde: bis zu { MILLION($number) } je Runde zu den Kosten von Attentätern und Bestechungen
effect-take-notes = nimm { $number ->
    [one] den obersten Schein
   *[other] die obersten { $number } Scheine
} vom Geldstapel
effect-pay = zahle { MILLION($number) }
effect-attempt = nenne eine Familie{ $protected ->
    [yes] , aber weder { $offices }
   *[no] { "" }
}{ $open ->
    [yes] { $protected ->
        [yes] , { "" }
       *[no] { " " }
    }und einen Ort: Ist sie dort
   *[no] : Ist sie { PLACE($place, form: "in") }
}{ $die ->
    [yes] , wirf einen Würfel; bei { $span } stirbt sie
   *[no] , stirbt sie
}
    .rolled = ist es der richtige Ort, stirbt die Familie
effect-police-attempt = die Geheimpolizei hat ein weiteres Attentat
effect-shield = das Attentat auf dich scheitert
effect-burgle = nenne eine Familie: Ist sie nicht { PLACE($place, form: "in") }, zahlt sie dir { MILLION($number) }
effect-kill-self = du stirbst selbst
effect-sway = nenne ein Gebiet: Zahle für { $pairs ->
    [yes] je zwei { WORD("bribed", $units, form: "many") }
   *[no] jede { WORD("bribed", $units) }
} dort, die du wählst, { MILLION(1) } und wirf einen Würfel; bei { $span } { $pairs ->
    [yes] gehorchen sie
   *[no] gehorcht sie
} dir bis zum Ende des Putsches
effect-excuse = es gibt eine Rechtfertigung für einen Putsch
effect-end-vote = die zweite Runde dieser Abstimmung fällt aus
effect-revote = alle Stimmen sind ungültig, und es wird neu abgestimmt
effect-borrow-influence = aller Einfluss anderer, der höchstens { $number } wert ist, stimmt bis zum Ende der Runde für dich
effect-extra-votes = { $number } Stimmen mehr bis zum Ende der Runde, solange du { CARD($needs) } vor dir hast
effect-motion-remove = ein Antrag, den Präsidenten abzusetzen; er braucht zwei Drittel der abgegebenen Stimmen
effect-alternative-budget = der Präsident behält einen Schein der Entwicklungshilfe und gibt dir die anderen; sage ein eigenes Budget an, und die Kammer stimmt ab. Wird es abgelehnt und nicht erzwungen, behältst du die Scheine
effect-peek-account = sieh dir das Schweizer Konto einer Familie an
effect-drop-influence = nenne eine Familie: Sie legt einen Einfluss ihrer Wahl ab
effect-close-bank = die Bank ist diese Runde geschlossen
effect-place = { UNITS($unit, $number) } { $number ->
    [one] erscheint
   *[other] erscheinen
} { $where } und { $number ->
    [one] gehorcht
   *[other] gehorchen
} dir
effect-choose = wähle: { $options }
effect-roll = wirf einen Würfel: { $rows }
    .again = wirf noch einmal: { $rows }
    .attempt = nenne eine Familie und einen Ort; wenn das Attentat an der Reihe ist, wirf einen Würfel: { $rows }
effect-row = { $span }: { $does }
effect-if-has = mit { CARD($card) } vor dir: { START($then) }{ $has-otherwise ->
    [yes] ; andernfalls: { START($otherwise) }
   *[no] { "" }
}
span = { $low }-{ $high }
    .one = { $low }
