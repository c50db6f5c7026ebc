### The table told in words.

board-course = Course of the game
board-families = Families
board-deck = Cards in the deck: { $cards }
board-dead = dead
board-exile = in exile
board-votes = { $offices } { $offices ->
    [one] vote
   *[other] votes
} by office{ $influence ->
    [0] { "" }
   *[other] , { $influence } by influence
}
board-influence = { $name }{ $votes ->
    [0] { "" }
    [one] { " " }(1 vote)
   *[other] { " " }({ $votes } votes)
}
board-table = Influence of { $family }: { $cards }
board-open = has not shown its side
board-units = { $units } ({ $family })
board-offer = { $by } to { $to }, { $how }: { $text }
board-offer-mine = { $by } to { $to }, { $how }: you get { $gets }; you give { $gives }
board-empty = There are no units.
