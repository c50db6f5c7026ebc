### Wie das Spiel endete.

outcome-bankruptcy = Staatsbankrott: Die DDR muss mehr abbauen, als sie hat. Die Bundesrepublik siegt.
outcome-socialism-wins = Sieg des Sozialismus: Alle Sozialisten sind auf dem Brett, und es kämen noch mehr. Die DDR siegt.
outcome-socialism-fails = Der Sozialismus ist gescheitert: Niemand glaubt mehr an ihn. Die Bundesrepublik siegt.
outcome-east-collapses = WIR SIND DAS VOLK! Die DDR bricht unter ihren Massenprotesten zusammen. Die Bundesrepublik siegt.
outcome-west-collapses = KEINE MACHT FÜR NIEMAND. Die Bundesrepublik bricht unter ihren Massenprotesten zusammen. Die DDR siegt.
outcome-both-collapse = Beide Staaten brechen zugleich zusammen. Nach den Regeln siegt die DDR.
outcome-four-decades = Vier Dekaden sind vergangen, und die DDR steht noch. Die DDR siegt.
outcome-lesson-over = Die Lektion ist vorbei. Niemand hat gewonnen oder verloren.
outcome-lesson = { $text } { $would }

ui-ending-bankruptcy = Staatsbankrott
ui-ending-socialism-wins = Sieg des Sozialismus
ui-ending-socialism-fails = Der Sozialismus scheitert
ui-ending-east-collapses = Die DDR bricht zusammen
ui-ending-west-collapses = Die Bundesrepublik bricht zusammen
ui-ending-both-collapse = Beide Staaten brechen zusammen
ui-ending-four-decades = Vier Dekaden
ui-ending-lesson-over = Ende der Lektion

## Was eine Lektion statt eines Endes sagt
lesson-bankruptcy = Im Spiel wäre die DDR jetzt bankrott, und die Bundesrepublik hätte gewonnen.
lesson-socialism-wins = Im Spiel hätte jetzt der Sozialismus gesiegt und mit ihm die DDR.
lesson-socialism-fails = Im Spiel wäre der Sozialismus jetzt gescheitert, und die Bundesrepublik hätte gewonnen.
lesson-east-collapses = Im Spiel wäre die DDR jetzt zusammengebrochen, und die Bundesrepublik hätte gewonnen.
lesson-west-collapses = Im Spiel wäre die Bundesrepublik jetzt zusammengebrochen, und die DDR hätte gewonnen.
lesson-both-collapse = Im Spiel wären jetzt beide Staaten zusammengebrochen, und die DDR hätte gewonnen.
lesson-four-decades = Ein Spiel ginge mit der nächsten Dekade weiter.
lesson-lesson-over = Ein Spiel ginge mit der nächsten Dekade weiter.

## Was den Ausschlag gab
why-protests = Massenproteste { SIDE($side, form: "in") }: { $areas }.
why-area = { NAME($area) } { $markers } (Unruhe { $unrest }{ $imported ->
    [0] { "" }
   *[other] , { $imported } aus West-Berlin
})
why-fourth = Den Ausschlag gab der vierte, in { NAME($area) }. { $when }
why-turn = { $decade }{ $half ->
    [0] { "" }
   *[other] , { WORD("half", $half) }
}{ $text ->
    [none] .
   *[other] : { $text }
}
why-phase = Ende von { $decade }: { $text }.
why-had = Die DDR hatte { $factories } { $factories ->
    [one] Fabrik
   *[other] Fabriken
}, die marode werden konnten, und danach noch { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Abbauen.
why-nothing = Dafür war nichts mehr da.
why-socialists = Es gibt nur { $limit } Sozialisten.
why-limit = Mit { $limit } bricht ein Staat zusammen.
