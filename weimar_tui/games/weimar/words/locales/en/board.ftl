# The board as text

board-course = Round
board-round = Round { $round } of { $last }{ $dated ->
    [yes] { " " }({ $years })
   *[no] { "" }
}, { $phase }
board-order = Turn order: { $parties }
board-party = { $party }: { $vp } VP, reserve { $reserve }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $bases } { $bases ->
    [one] base
   *[other] bases
}; cards: { $hand } in hand, { $deck } in the deck, { $discard } discarded
board-goals = Goals of { $party } as things stand: { $goals }
board-goal = { $goal }, { $vp } VP
board-government = the government
board-supply = Units in supply of { $owner }: { $units }
board-minor = The { $minor } supports the { $party }.
board-stresemann = Gustav Stresemann { $active ->
    [yes] can be used
   *[no] cannot be used
}.
board-chancellor = Chancellor: { $chancellor }. In government: { $parties }
board-several = { $number ->
    [one] { $name }
   *[other] { $number } { $name }
}
board-bases = { $any ->
    [yes] bases { $bases }
   *[no] no bases
}; { $free ->
    [0] no free space
    [one] 1 free space
   *[other] { $free } free spaces
}
board-units = units { $units }
board-face-down = { $threat } (face down)
board-threats = threats { $threats }
board-seats = { $party }: { $seats } { $seats ->
    [one] seat
   *[other] seats
}
board-coalition = { $first } and { $second } together: { $seats } seats{ $enough ->
    [yes] , a majority
   *[no] { "" }
}
board-held = { $party } holds { $whole ->
    [0] { $half ->
        [yes] half an issue
       *[no] nothing
    }
   *[other] { $whole }{ $half ->
        [yes] ½
       *[no] { "" }
    } { $whole ->
        [one] { $half ->
            [yes] issues
           *[no] issue
        }
       *[other] issues
    }
} (value { $value })
board-marker = { $name } for { $holder }
board-economy = level { $level } of 5
board-nsdap = { $number } of { $limit } figures{ $placed ->
    [none] { "" }
   *[other] { " " }({ $placed })
}; with { $limit }, everyone loses{ $shield ->
    [yes] . The Iron Front stops the next figure
   *[no] { "" }
}
board-votes = { $name ->
    [none] Votes for it so far: { $given }
   *[other] { $name } has { $counted } votes of its own; given to it so far: { $given }
}
board-minor-brings = Control brings { $seats } { $seats ->
    [one] seat
   *[other] seats
} in step 6 of this round{ $stresemann ->
    [yes] , and Gustav Stresemann is turned to his active side
   *[no] { "" }
}.{ $bonus ->
    [none] { "" }
   *[other] { " " }Step 4: { $bonus }
}
board-coalition-would = { $equal ->
    [yes] The present Chancellor chooses the new one.
   *[no] { $chancellor } would be Chancellor.
} Next declaration, as things stand: { $first } { $vp } VP, { $second } { $other } VP{ $troubled ->
    [0] .
   *[other] , and each loses { $troubled } { $troubled ->
        [one] seat
       *[other] seats
    }.
}
board-card = { $name } ({ $large } and { $small }{ $timeline ->
    [yes] , timeline: the event must happen
   *[no] { "" }
}): { $text }
board-agenda = Agenda { $name }: { $text }
