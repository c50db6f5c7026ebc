### Angebote, ihre Bedingungen und Versprechen. Bedingungen sind Hauptwörter, die man geben und verlangen
### kann. $by gibt, $to bekommt.

offer = { $gives } für { $wants }{ $threatened ->
    [yes] ; sonst: { $threat }
   *[no] { "" }
}
offer-nothing = nichts

clause-pay = { MILLION($number) } sofort
clause-card = { CARD($card) }
clause-card-type = { $type ->
    [influence] eine Einflusskarte
    [vote] eine Stimmkarte
    [donation] eine Spende
    [assassin] ein Attentäter oder Schutz
    [bribe] eine Bestechung
    [excuse] eine Rechtfertigung
    [event] eine Ereigniskarte
   *[unit] eine Einheitenkarte
}
clause-units = { UNITS($unit, $number) } { AREA($area, form: "in") }
clause-passage = freier Abzug sofort
clause-later = { MILLION($number) } bis zum Ende der nächsten Runde
clause-vote-yes = ein Ja
clause-vote-no = ein Nein
clause-vote-family = Stimmen nur für { FAMILY($family) }
clause-votes = mindestens { $number } { $number ->
    [one] Stimme
   *[other] Stimmen
}
clause-office = das Amt als { WORD("office", $office, form: "name") }
clause-budget = mindestens { MILLION($number) } im nächsten Budget
clause-more = { MILLION($number) } über die Ansage hinaus
clause-force = Gewalt gegen die Kammer
clause-no-force = keine Gewalt gegen die Kammer
clause-peace = kein Attentat in dieser Runde
clause-attack = ein Attentat auf { FAMILY($family) }
clause-place = der Abend { PLACE($place, form: "in") }
clause-loyal = Treue im Putsch
clause-rebel = Rebellion
clause-side-president = am Ende die Seite des Präsidenten
clause-side-junta = am Ende die Seite der Junta
clause-hold = Einheiten, die { AREA($area, form: "in") } bleiben
clause-go = Einheiten, die { AREA($area, form: "to") } gehen
clause-no-fire = kein Feuer aufeinander
clause-spare = Gnade vor dem Erschießungskommando

## Was geschieht, wenn ein Angebot abgelehnt wird
threat-vote-no = ein Nein
threat-attack = ein Attentat
threat-rebel = Rebellion
threat-shoot = das Erschießungskommando
threat-fire = Feuer

## Versprechen
promise-only = nur versprochen
    .short = versprochen
promise-word = { $clause } ({ $only })
promise-open = { $me ->
    [by] Du hast { FAMILY($to) } versprochen
    [to] { FAMILY($by) } hat dir versprochen
   *[other] { FAMILY($by) } hat { FAMILY($to) } versprochen
}: { $clause }.
promise-kept = { $me ->
    [by] Du hast dein Versprechen an { FAMILY($to) } gehalten
    [to] { FAMILY($by) } hat das Versprechen an dich gehalten
   *[other] { FAMILY($by) } hat das Versprechen an { FAMILY($to) } gehalten
}: { $clause }.
promise-broken = { $me ->
    [by] Du hast dein Versprechen an { FAMILY($to) } gebrochen
    [to] { FAMILY($by) } hat das Versprechen an dich gebrochen
   *[other] { FAMILY($by) } hat das Versprechen an { FAMILY($to) } gebrochen
}: { $clause }.
promise-void = { $me ->
    [by] Hinfällig ist dein Versprechen an { FAMILY($to) }
    [to] Hinfällig ist das Versprechen von { FAMILY($by) } an dich
   *[other] Hinfällig ist das Versprechen von { FAMILY($by) } an { FAMILY($to) }
}: { $clause }.
threat-kept = { $me ->
    [by] Du hast deine Drohung gegen { FAMILY($to) } wahr gemacht
    [to] { FAMILY($by) } hat die Drohung gegen dich wahr gemacht
   *[other] { FAMILY($by) } hat die Drohung gegen { FAMILY($to) } wahr gemacht
}: { $clause }.
threat-broken = { $me ->
    [by] Deine Drohung gegen { FAMILY($to) } war leer
    [to] Die Drohung von { FAMILY($by) } gegen dich war leer
   *[other] Die Drohung von { FAMILY($by) } gegen { FAMILY($to) } war leer
}: { $clause }.
threat-void = { $me ->
    [by] Hinfällig ist deine Drohung gegen { FAMILY($to) }
    [to] Hinfällig ist die Drohung von { FAMILY($by) } gegen dich
   *[other] Hinfällig ist die Drohung von { FAMILY($by) } gegen { FAMILY($to) }
}: { $clause }.
threat-open = { $me ->
    [by] Du drohst { FAMILY($to) }
    [to] { FAMILY($by) } droht dir
   *[other] { FAMILY($by) } droht { FAMILY($to) }
}: { $clause }.

## Warum aus einem angenommenen Angebot nichts wurde
lapse = { $who ->
    [offerer] { $what ->
        [pay] wer es gemacht hat, kann nicht mehr zahlen
        [card] wer es gemacht hat, hat die Karte nicht mehr
        [units] wer es gemacht hat, führt die Einheiten nicht mehr
       *[other] wer es gemacht hat, kann es nicht mehr gewähren
    }
   *[receiver] { $what ->
        [pay] wer angenommen hat, kann nicht zahlen
        [units] wer angenommen hat, führt die Einheiten nicht
       *[other] wer angenommen hat, hat die Karte nicht
    }
}

## Bedingungen in höchstens 16 Spalten, für Angebote nebeneinander
brief-pay = { MILLION($number) }
brief-card = { $name }
brief-card-type = { $type ->
    [influence] Einflusskarte
    [vote] Stimmkarte
    [donation] Spende
    [assassin] Attentäterkarte
    [bribe] Bestechung
    [excuse] Rechtfertigung
    [event] Ereigniskarte
   *[unit] Einheitenkarte
}
brief-units = { $number } { $area }
brief-passage = freier Abzug
brief-later = { $number } Mio. später
brief-vote-yes = Ja
brief-vote-no = Nein
brief-vote-family = Stimmen: { FAMILY($family) }
brief-votes = ab { $number } { $number ->
    [one] Stimme
   *[other] Stimmen
}
brief-office = { $office }
brief-budget = Budget ab { $number }
brief-more = { $number ->
    [one] 1 Million mehr
   *[other] { $number } Mio. mehr
}
brief-force = Gewalt
brief-no-force = keine Gewalt
brief-peace = kein Attentat
brief-attack = Tod: { FAMILY($family) }
brief-place = { PLACE($place, form: "name") }
brief-loyal = Treue
brief-rebel = Rebellion
brief-side-president = für Präsidenten
brief-side-junta = für die Junta
brief-hold = bleibt { $area }
brief-go = nach: { $area }
brief-no-fire = kein Feuer
brief-spare = Gnade
brief-more-clauses = +{ $number }
