### The board as text.

board-course = Progress of the game
board-card = { $title }, { $colour }{ $valued ->
    [yes] , value West { $west }, East { $east }
   *[no] { "" }
}{ $flight ->
    [0] { "" }
    [one] , 1 flight symbol
   *[other] , { $flight } flight symbols
}: { $text }
board-factory = factory, value { $value }{ $rundown ->
    [yes] , rundown
   *[no] { "" }
}
board-area = { $name } ({ $code })
board-counted = { $counted }; { $text }
board-playing = being played
board-special = special card
board-lines = Infrastructure
board-line = { $connection } { $filled } of { $lines }{ $works ->
    [yes] { " " }(works)
   *[no] { "" }
}
board-razed = Razed
board-phase = 9.{ $number } { $title }
board-differs = as it stands: { $stands }; played out: { $played }
board-no-factory = no factory

## What the end of the decade adds to an area
area-full = { $area }: unrest { $now }, +{ $internal } within the { $side ->
    [west] West, +{ $attacked } against the East
   *[east] East, +{ $attacked } against the West
}{ $calmed ->
    [0] { "" }
   *[other] , { $calmed_signed } in other phases
} = { $end }{ area-markers }
area-brief = { $area } unrest: { $now } +{ $internal } within, +{ $attacked } across{ $calmed ->
    [0] { "" }
   *[other] , { $calmed_signed }
} = { $end }
area-markers = { $markers ->
    [0] { "" }
    [one] , one protest
   *[other] , { $markers } protests
}
