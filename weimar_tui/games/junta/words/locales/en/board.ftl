### The board as text.

board-course = Progress of the game
board-families = Families
board-deck = Cards in the deck: { $cards }
board-dead = dead
board-exile = in exile
board-votes = { $offices } { $offices ->
    [one] vote
   *[other] votes
} { $given ->
    [yes] from offices
   *[no] of its own
}{ $influence ->
    [0] { "" }
   *[other] , { $influence } from influence
}
board-influence = { $name }{ $votes ->
    [0] { "" }
    [one] { " " }(1 vote)
   *[other] { " " }({ $votes } votes)
}
board-table = Influence of { $family }: { $cards }
board-open = has not chosen a side
board-units = { $units } ({ $family })
board-offer = { $by } to { $to }, { $how }: { $text }
board-offer-mine = { $by } to { $to }, { $how }: you get { $gets }; you give { $gives }
board-empty = There are no units.
