### Fragen. Der Wert ist die Frage, Attribute sind Antworten, die kein Gebiet, keine Stadt und keine
### Karte sind. $left zählt, was noch zu wählen ist, dieses eingeschlossen; $where sagt, wo.

decision-left = { $question } (noch { $left })
source-field = Prestige, Feld { $number }
option-and = { $first } und { $rest }

decision-turn = Nimm eine Karte und eine Aktion.
option-area = { NAME($area) } ({ $number })
option-turn = { CARD($card) }: { $use }
option-turn-power = Staatsgewalt: { $use }
use-unrest = 1 Unruhe entfernen{ $free ->
    [yes] { "" }
   *[no] { " " }und 1 Punkt abbauen
}
use-build = bauen, { $value } { $value ->
    [one] Punkt
   *[other] Punkte
}
use-standard = Lebensstandard, Kartenwert { $value }
use-event = Ereignis
use-power = 1 Unruhe in { NAME($area) } entfernen
thing-card = { CARD($card) }, Wert { $value }
thing-brief = { $name } ({ $number }): { $value }
thing-power = Staatsgewalt: vor der Aktion Unruhe entfernen
thing-connections = Verbindungen
decision-discard-hand = Welche Karten aus früheren Dekaden wirfst du ab? Danach ziehst du auf 2 auf.
    .none = Alle behalten
option-discard-hand = { $cards } abwerfen
decision-price = Was gibst du für { CARD($card) }?
    .draw = Die Bundesrepublik zieht die oberste Karte vom Talon
    .none = Nichts: Es ist nichts da
option-price-discard = { CARD($card) } von der Hand abwerfen

## Wirtschaft
decision-build = { $why ->
    [build] Wo baust du?
   *[other] Wo wird { $where } 1 Punkt gebaut?
}
    .stop = Nichts mehr bauen
decision-dismantle = { $why ->
    [price] Welchen eigenen Punkt baust du dafür ab?
    [wall] Was wird für die Mauer abgebaut?
    [flight] Republikflucht: Was wird in der DDR abgebaut?
    [currency] Es fehlen Devisen: Welche Infrastruktur wird abgebaut, oder Rheinsberg?
    [power] Was wird abgebaut, um die Staatsgewalt zu bezahlen?
   *[other] Was wird { $where } abgebaut?
}
decision-rundown = { $why ->
    [rundown] Es fehlen Devisen: Welche Fabrik wird marode?
   *[other] Welche Fabrik der DDR wird marode?
}
decision-repair = Welche Fabrik wird { $where } repariert?
decision-raze = Welche externe Fabrik kommt { $where } vom Brett?

## Lebensstandard
decision-standard = Wo erzeugst du Lebensstandard?
    .stop = Keinen weiteren
decision-transfer = Welches Patenland gibt seinen neuen Lebensstandard nach West-Berlin weiter?
    .none = Keines
decision-place-standard = Wohin kommt { $where } 1 Lebensstandard?
decision-lose-standard = Wo verliert die DDR 1 Lebensstandard?
decision-sector = In welchen Sektor von West-Berlin?
decision-lose-sector = Welcher Sektor von West-Berlin verliert 1 Lebensstandard?
decision-hamburg = Für welches Gebiet zählt Hamburg? Davon hängt ab, welcher Lebensstandard gehalten wird.

## Unruhe
decision-remove-unrest = { $why ->
    [action] Wo entfernst du 1 Unruhe?
    [power] Staatsgewalt: Wo wird 1 Unruhe entfernt?
   *[other] Wo wird { $where } 1 Unruhe entfernt?
}
decision-place-unrest = Wohin kommt { $where } 1 Unruhe?
decision-move-from = Woher wird 1 Unruhe umverteilt?
decision-move-to = Wohin kommt die Unruhe aus { NAME($area) }?
decision-calm = In welchem Gebiet mit Massenprotest wird alle Unruhe bis auf 3 entfernt?
decision-put-back = Wohin kehrt die Unruhe von einer Staatsgewaltkarte zurück?
decision-overflow = { TRACK($track, form: "name") }: Die Marke kann nicht weiter. Was tust du stattdessen?
    .remove = 1 eigene Unruhe entfernen
    .place = 1 Unruhe beim Gegner setzen
decision-import = Massenprotest in West-Berlin: Auf welches Patenland greift er über?
decision-export = Ein Massenprotest in West-Berlin ist vorbei: Wo endet ein importierter?
decision-attack = { NAME($area) } attackiert mit { $usable } Lebensstandard: welchen Nachbarn?

## Ereignisse, Staatsgewalt, Sozialisten
decision-void = { CARD($card) } ist eine duale Karte: Was erklärst du für ungültig?
    .none = Nichts
option-void = { $clause }
decision-next-symbol = Was wird als Nächstes ausgeführt?
decision-guillaume = Guillaume: Was siehst du dir an?
    .none = Nichts
    .hand = Die Hand der Bundesrepublik
    .deck = Die obersten Karten des Talons
decision-guillaume-swap = { $where ->
    [hand] Du siehst die Hand der Bundesrepublik{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
   *[deck] Du siehst die obersten Karten des Talons{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
} Was tust du?
    .none = Alles so lassen
option-guillaume-swap = { CARD($card) } nehmen für { CARD($own) }
option-guillaume-remove = { CARD($card) } aus dem Spiel nehmen
decision-state-power = Staatsgewalt: noch 1 Unruhe entfernen?
    .none = Jetzt nicht
decision-socialist = Die Sozialisten reichen nicht für alle Proteste. Wohin geht der nächste?
decision-lose-socialist = Welches Gebiet verliert einen Sozialisten? Dort kehrt 1 Unruhe zurück.
decision-prestige-field = Das Prestige steht auf { $number }. Welches Feld führst du aus?
option-prestige-full = Feld { $number }: { $does }
option-prestige-nearer = Feld { $number }, eines näher zur Mitte: { $does }
