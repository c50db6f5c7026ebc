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
promise-open = { FAMILY($by) } hat { FAMILY($to) } versprochen: { $clause }.
promise-kept = { FAMILY($by) } hat das Versprechen an { FAMILY($to) } gehalten: { $clause }.
promise-broken = { FAMILY($by) } hat das Versprechen an { FAMILY($to) } gebrochen: { $clause }.
promise-void = Hinfällig ist das Versprechen von { FAMILY($by) } an { FAMILY($to) }: { $clause }.
threat-kept = { FAMILY($by) } hat die Drohung gegen { FAMILY($to) } wahr gemacht: { $clause }.
threat-broken = Die Drohung von { FAMILY($by) } gegen { FAMILY($to) } war leer: { $clause }.
threat-void = Hinfällig ist die Drohung von { FAMILY($by) } gegen { FAMILY($to) }: { $clause }.
threat-open = { FAMILY($by) } droht { FAMILY($to) }: { $clause }.

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
