### Wie das Spiel ausging. $winners sind die Namen der Sieger, $count ihre Zahl.

outcome-winners = { $count ->
    [0] Niemand hat in der Schweiz etwas Nennenswertes.
    [one] { $winners } hat in der Schweiz am meisten und gewinnt.
   *[other] { $winners } haben in der Schweiz am meisten und gewinnen gemeinsam.
}
outcome-stack-spent = Der große Freund zahlt nicht mehr. { outcome-winners }
outcome-eleven-rounds = Die letzte Runde ist vorbei. { outcome-winners }
outcome-all-dead = Alle Familien sind in einer Runde gestorben. { outcome-winners }
ui-ending-stack-spent = Keine Entwicklungshilfe mehr
ui-ending-eleven-rounds = Die letzte Runde
ui-ending-all-dead = Niemand mehr da
