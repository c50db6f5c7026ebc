### Der Spielplan in Worten.

board-course = Spielverlauf
board-card = { $title }, { $colour }{ $valued ->
    [yes] , Wert BRD { $west }, DDR { $east }
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
}{ $calmed ->
    [0] { "" }
   *[other] , { $calmed_signed } in anderen Phasen
} = { $end }{ area-markers }
area-brief = { $area } Unruhe: { $now } +{ $internal } innen, +{ $attacked } außen{ $calmed ->
    [0] { "" }
   *[other] , { $calmed_signed }
} = { $end }
area-markers = { $markers ->
    [0] { "" }
    [one] , ein Protest
   *[other] , { $markers } Proteste
}
