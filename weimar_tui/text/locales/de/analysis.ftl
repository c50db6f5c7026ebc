### Der Analyst: Rat beim Spielen, und was aus einem aufgezeichneten Spiel wurde.

hint-title = Der Analyst
hint-key = i
hint-key-label = Rat
hint-thinking = Der Analyst denkt nach …
hint-several = Wo mehrere Menschen spielen, sagt der Analyst nichts.
hint-nobody = Dieses Spiel hat noch niemand gut genug gelernt, um zu raten.
hint-no-question = Rat gibt es, sobald du etwas gefragt wirst.
hint-answer = { $answer }: { $equal ->
    [yes] etwa gleich gut, { $chance } von 100
   *[no] { $chance } von 100
}
hint-answer-by-rule = { $answer } (nach Faustregel; ausprobiert wurde nichts)
hint-why = Für { $seat }: { $text }.
