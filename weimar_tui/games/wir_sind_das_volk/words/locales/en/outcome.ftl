### How the game ended.

outcome-bankruptcy = The GDR is bankrupt: it must dismantle more than it has. The West wins.
outcome-socialism-wins = Socialism has won: every socialist is on the board, and more would still come. The East wins.
outcome-socialism-fails = Socialism has failed: nobody believes in it any more. The West wins.
outcome-east-collapses = WIR SIND DAS VOLK! The GDR collapses under its mass protests. The West wins.
outcome-west-collapses = KEINE MACHT FÜR NIEMAND. The Federal Republic collapses under its mass protests. The East wins.
outcome-both-collapse = Both states collapse at the same time. According to the rules, the East wins.
outcome-four-decades = Four decades have passed, and the GDR still stands. The East wins.
outcome-lesson-over = The lesson is over, without a winner.
outcome-lesson = { $text } { $would }

ui-ending-bankruptcy = Bankruptcy
ui-ending-socialism-wins = Socialism wins
ui-ending-socialism-fails = Socialism fails
ui-ending-east-collapses = The GDR collapses
ui-ending-west-collapses = The Federal Republic collapses
ui-ending-both-collapse = Both states collapse
ui-ending-four-decades = Four decades
ui-ending-lesson-over = End of the lesson

## Endings in a lesson
lesson-bankruptcy = In a full game, the GDR would be bankrupt now, and the West would win.
lesson-socialism-wins = In a full game, socialism would win now, and the East with it.
lesson-socialism-fails = In a full game, socialism would fail now, and the West would win.
lesson-east-collapses = In a full game, the GDR would collapse now, and the West would win.
lesson-west-collapses = In a full game, the Federal Republic would collapse now, and the East would win.
lesson-both-collapse = In a full game, both states would collapse now, and the East would win.
lesson-four-decades = A full game would continue with the next decade.
lesson-lesson-over = A full game would continue with the next decade.

## What decided the game
why-protests = Mass protests in { SIDE($side) }: { $areas }.
why-area = { NAME($area) } { $markers } ({ $unrest } unrest{ $imported ->
    [0] { "" }
   *[other] , { $imported } from West Berlin
})
why-fourth = The fourth one decided the game, in { NAME($area) }. { $when }
why-turn = { $decade }{ $half ->
    [0] { "" }
   *[other] , { WORD("half", $half) }
}{ $text ->
    [none] .
   *[other] : { $text }
}
why-phase = End of { $decade }: { $text }.
why-had = The East had { $factories } { $factories ->
    [one] factory
   *[other] factories
} that could run down, and { $points } { $points ->
    [one] point
   *[other] points
} to dismantle after that.
why-nothing = The East had nothing left to pay with.
why-socialists = There are only { $limit } socialists.
why-limit = A state collapses at { $limit }.
