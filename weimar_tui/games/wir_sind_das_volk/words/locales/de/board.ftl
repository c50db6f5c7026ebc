### Der Spielplan in Worten.

board-course = Spielverlauf
board-card = { $title }, { $colour }{ $valued ->
    [yes] , Wert West { $west }, Ost { $east }
   *[no] { "" }
}{ $flight ->
    [0] { "" }
    [one] , 1 Fluchtsymbol
   *[other] , { $flight } Fluchtsymbole
}: { $text }
board-factory = Fabrik, Wert { $value }{ $rundown ->
    [yes] , marode
   *[no] { "" }
}
board-area = { $name } ({ $code })
board-counted = { $counted }; { $text }
board-playing = wird gespielt
board-special = Sonderkarte
board-lines = Infrastruktur
board-line = { $connection } { $filled } von { $lines }{ $works ->
    [yes] { " " }(in Betrieb)
   *[no] { "" }
}
board-razed = Abgerissen
board-phase = 9.{ $number } { $title }
board-differs = so, wie es steht: { $stands }; ausgespielt: { $played }
board-no-factory = keine Fabrik

## Was das Dekadenende in einem Gebiet hinzufügt
area-full = { $area }: Unruhe { $now }, +{ $internal } innerhalb der { $side ->
    [west] Bundesrepublik, +{ $attacked } gegenüber der DDR
   *[east] DDR, +{ $attacked } gegenüber der Bundesrepublik
} = { $end }{ area-markers }
area-brief = { $area } Unruhe: { $now } +{ $internal } innen, +{ $attacked } außen = { $end }
area-markers = { $markers ->
    [0] { "" }
    [one] , ein Protest
   *[other] , { $markers } Proteste
}
