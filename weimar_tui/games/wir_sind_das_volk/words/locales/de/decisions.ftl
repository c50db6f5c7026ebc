### Fragen. Der Wert ist die Frage, Attribute sind Antworten, die kein Gebiet, keine Stadt und keine
### Karte sind. $left zählt, was noch zu wählen ist, dieses eingeschlossen; $where sagt, wo.

decision-left = { $question } (noch { $left })
source-field = Prestige, Feld { $number }
option-and = { $first } und { $rest }

decision-turn = Nimm eine Karte und eine Aktion.
    .waiting = eine Karte und eine Aktion
option-area = { NAME($area) } ({ $of ->
    [unrest] Unruhe { $number }
    [named] { $number }
   *[standard] Lebensstandard { $number }
})
option-site = { NAME($city) } ({ NAME($area) })
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
thing-card = { CARD($card) }, Wert { $value }{ $place ->
    [hand] , aus deiner Hand
   *[display] { "" }
}{ $flight ->
    [0] { "" }
   *[other] , Flucht
}; { $own ->
    [yes] Ereignis
   *[no] fremdes Ereignis
}: { $does }
thing-brief = { $name } ({ $number }): { $value }
thing-power = Staatsgewalt: vor der Aktion Unruhe entfernen
thing-connections = Verbindungen
decision-discard-hand = Welche Karten aus früheren Dekaden wirfst du ab? Danach ziehst du auf 2 auf.
    .none = Alle behalten
    .waiting = Karten aus früheren Dekaden
option-discard-hand = { $cards } abwerfen
decision-price = Was gibst du für { CARD($card) }?
    .draw = Die Bundesrepublik zieht die oberste Karte vom Talon
    .none = Nichts: Es ist nichts da
    .waiting = der Preis der Sonderkarte
option-price-discard = { CARD($card) } von der Hand abwerfen

## Wirtschaft
decision-build = { $why ->
    [build] Wo baust du?
   *[other] Wo wird { $where } 1 Punkt gebaut?
}
    .stop = Nichts mehr bauen
    .waiting = was gebaut wird
decision-dismantle = { $why ->
    [price] Welchen eigenen Punkt baust du dafür ab?
    [wall] Was wird für die Mauer abgebaut?
    [flight] Republikflucht: Was wird in der DDR abgebaut?
    [currency] Es fehlen Devisen: Welche Infrastruktur wird abgebaut, oder Rheinsberg?
    [power] Was wird abgebaut, um die Staatsgewalt zu bezahlen?
   *[other] Was wird { $where } abgebaut?
}
    .waiting = was abgebaut wird
decision-rundown = { $why ->
    [rundown] Es fehlen Devisen: Welche Fabrik wird marode?
   *[other] Welche Fabrik der DDR wird marode?
}
    .waiting = welche Fabrik marode wird
decision-repair = Welche Fabrik wird { $where } repariert?
    .waiting = welche Fabrik repariert wird
decision-raze = Welche externe Fabrik kommt { $where } vom Brett?
    .waiting = welche externe Fabrik vom Brett kommt

## Lebensstandard
decision-standard = Wo erzeugst du Lebensstandard?
    .stop = Keinen weiteren
    .waiting = Lebensstandard
decision-transfer = Welches Patenland gibt seinen neuen Lebensstandard nach West-Berlin weiter?
    .none = Keines
    .waiting = ob West-Berlin beliefert wird
decision-place-standard = Wohin kommt { $where } 1 Lebensstandard?
    .waiting = wohin Lebensstandard kommt
decision-lose-standard = Wo verliert die DDR 1 Lebensstandard?
    .waiting = wo Lebensstandard verloren geht
decision-sector = In welchen Sektor von West-Berlin?
    .waiting = ein Sektor von West-Berlin
decision-lose-sector = Welcher Sektor von West-Berlin verliert 1 Lebensstandard?
    .waiting = ein Sektor von West-Berlin
decision-hamburg = Für welches Gebiet zählt Hamburg? Davon hängt ab, welcher Lebensstandard gehalten wird.
    .waiting = wo Hamburg zählt

## Unruhe
decision-remove-unrest = { $why ->
    [action] Wo entfernst du 1 Unruhe?
    [power] Staatsgewalt: Wo wird 1 Unruhe entfernt?
   *[other] Wo wird { $where } 1 Unruhe entfernt?
}
    .waiting = wo Unruhe entfernt wird
decision-place-unrest = Wohin kommt { $where } 1 Unruhe?
    .waiting = wohin Unruhe kommt
decision-move-from = Woher wird 1 Unruhe umverteilt?
    .waiting = welche Unruhe umverteilt wird
decision-move-to = Wohin kommt die Unruhe aus { NAME($area) }?
    .waiting = wohin Unruhe umverteilt wird
decision-calm = In welchem Gebiet mit Massenprotest wird alle Unruhe bis auf 3 entfernt?
    .waiting = welcher Protest beruhigt wird
decision-put-back = Wohin kehrt die Unruhe von einer Staatsgewaltkarte zurück?
    .waiting = wohin Unruhe zurückkehrt
decision-overflow = { TRACK($track, form: "name") }: Die Marke kann nicht weiter. Was tust du stattdessen?
    .remove = 1 eigene Unruhe entfernen
    .place = 1 Unruhe beim Gegner setzen
    .waiting = was statt eines Pfeils geschieht
decision-import = Massenprotest in West-Berlin: Auf welches Patenland greift er über?
    .waiting = wohin West-Berlins Protest übergreift
decision-export = Ein Massenprotest in West-Berlin ist vorbei: Wo endet ein importierter?
    .waiting = wo ein importierter Protest endet
decision-attack = { NAME($area) } attackiert mit { $usable } Lebensstandard: welchen Nachbarn?
    .waiting = die Attacke von { NAME($area) }

## Ereignisse, Staatsgewalt, Sozialisten
decision-void = { CARD($card) } ist eine duale Karte: Was erklärst du für ungültig?
    .none = Nichts
    .waiting = was ungültig ist
option-void = { $clause }
decision-next-symbol = Was wird als Nächstes ausgeführt?
    .waiting = was als Nächstes ausgeführt wird
decision-guillaume = Guillaume: Was siehst du dir an?
    .none = Nichts
    .hand = Die Hand der Bundesrepublik
    .deck = Die obersten Karten des Talons
    .waiting = Guillaume
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
    .waiting = Guillaume
option-guillaume-swap = { CARD($card) } nehmen für { CARD($own) }
option-guillaume-remove = { CARD($card) } aus dem Spiel nehmen
decision-state-power = Staatsgewalt: noch 1 Unruhe entfernen?
    .none = Jetzt nicht
    .waiting = Staatsgewalt
decision-socialist = Die Sozialisten reichen nicht für alle Proteste. Wohin geht der nächste?
    .waiting = wohin Sozialisten gehen
decision-lose-socialist = Welches Gebiet verliert einen Sozialisten? Dort kehrt 1 Unruhe zurück.
    .waiting = welche Sozialisten gehen
decision-prestige-field = Das Prestige steht auf { $number }. Welches Feld führst du aus?
    .waiting = das Feld der Prestigeleiste
option-prestige-full = Feld { $number }: { $does }
option-prestige-nearer = Feld { $number }, eines näher zur Mitte: { $does }
