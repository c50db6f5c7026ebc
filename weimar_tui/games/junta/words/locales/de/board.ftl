### Der Tisch in Worten.

board-course = Spielverlauf
board-families = Familien
board-deck = Karten im Stapel: { $cards }
board-dead = tot
board-exile = im Exil
board-votes = { $offices } { $offices ->
    [one] Stimme
   *[other] Stimmen
} { $given ->
    [yes] durch Ämter
   *[no] der Familie selbst
}{ $influence ->
    [0] { "" }
   *[other] , { $influence } durch Einfluss
}
board-influence = { $name }{ $votes ->
    [0] { "" }
    [one] { " " }(1 Stimme)
   *[other] { " " }({ $votes } Stimmen)
}
board-table = Einfluss von { $family }: { $cards }
board-open = hat sich noch nicht gezeigt
board-units = { $units } ({ $family })
board-offer = { $by } an { $to }, { $how }: { $text }
board-offer-mine = { $by } an { $to }, { $how }: Du bekommst { $gets }, du gibst { $gives }
board-empty = Hier stehen keine Einheiten.
