### Der Analyst: Rat beim Spielen und die Analyse aufgezeichneter Spiele.

coach-title = Rat · { $seat }
coach-heading = Deine Siegchance nach jeder Antwort
coach-some = { $heading } (die { $shown } aussichtsreichsten von { $of })
coach-chance = { $chance } %
coach-best = am besten
coach-behind = { $points } weniger
coach-ahead = knapp vorn
coach-equal = etwa gleich
coach-unsure = vielleicht { $points } weniger
coach-entry = – { $text }
coach-change-yes = +
coach-change-no = −
coach-change-other = ·
coach-not-counted = { $best ->
    [yes] Was dafür spricht, steht nicht in diesen Zahlen.
   *[no] Was dagegen spricht, steht nicht in diesen Zahlen.
}
coach-no-change = { $best ->
    [yes] Der Plan sieht danach etwa so aus wie nach der zweiten Antwort.
   *[no] Der Plan sieht danach etwa so aus wie nach der besten Antwort.
}
coach-alone = Keine andere Antwort wurde ausprobiert.
coach-by-rule = Nach Faustregel; keine Antwort wurde ausprobiert.
coach-gains = Was jede Antwort nach Faustregel wert ist
coach-gain = { $side ->
    [more] +{ NUMBER($gain, minimumFractionDigits: 1) }
    [less] −{ NUMBER($gain, minimumFractionDigits: 1) }
   *[level] { NUMBER($gain, minimumFractionDigits: 1) }
}
coach-gain-behind = { NUMBER($gap, minimumFractionDigits: 1) } weniger
coach-looked = { $counted ->
    [yes] + und − vergleichen eine Antwort mit der besten und die beste mit der zweiten.{ " " }
   *[no] { "" }
}Kennt nur, was du siehst: { $worlds }-mal verdeckte Karten geraten, dann spielten Bots { $until }. Pläne der anderen kennt er nicht.
coach-until = eine Weile weiter
coach-keys = { $why } warum · { $take } zur Antwort · { $about } Näheres · { $close }
coach-keys-short = { $take } zur Antwort · { $about } Näheres · { $close }
coach-about-title = Der Berater
coach-about =
    Der Berater probiert die aussichtsreichsten Antworten in gedachten Partien aus. In jeder rät er die Karten, die du nicht siehst, gibt eine der Antworten, und Bots spielen { $until }. Die Chance ist der Durchschnitt aller dieser Partien.

    { "" }**Etwa gleich**: Der Abstand zur besten Antwort ist kleiner als ein Prozentpunkt oder so klein, dass er Zufall sein kann; ab zwei Punkten heißt es **vielleicht**.

    { "" }**+** und **−**: Was du danach auf dem Plan zählen könntest, verglichen mit der besten Antwort; bei der besten verglichen mit der zweiten. Mittelwerte sind auf halbe gerundet.

    Der Berater weiß nur, was du weißt. Was die anderen vorhaben, kann er nicht wissen.
coach-line = { $answer }: { $chance }{ $compared ->
    [yes] , { $verdict }
   *[no] { "" }
}
coach-change = { $sign } { $change }
hint-key = i
hint-key-label = Rat
hint-thinking = Der Berater denkt nach …
hint-several = Rat gibt es nur, wenn du allein gegen Bots spielst.
hint-nobody = Für dieses Spiel gibt es keinen Rat.
hint-no-question = Rat gibt es, sobald du etwas gefragt wirst.
hint-why = { $of ->
    [you] Warum
   *[other] Für { $seat }
}: { $text }.

# --- Was sich in jedem Spiel zählen lässt, und Zahlen mit Vorzeichen.
count-won = in { $here_of_ten } von 10 Fällen gewonnen statt in { $there_of_ten }
count-lost = in { $here_of_ten } von 10 Fällen verloren statt in { $there_of_ten }
count-signed = { $side ->
    [ahead] +{ $size }
    [behind] −{ $size }
   *[level] { $size }
}

# --- eine Analyse -------------------------------------------------------------------------------
review-title = Analyse von { $name }
review-curve = Siegchance in Prozent
review-column-player = Spieler
review-column-errors = Fehler
review-column-error = Kosten
review-column-luck = Glück
review-column-result = Ergebnis
review-column-deserved = Ohne Glück
review-errors-of = { $errors } von { $tried }
review-how =
    Kosten, Glück und Ergebnis sind Prozentpunkte eines Sieges. Eine Antwort zählt nur dann als Fehler,
    wenn sie mindestens 1 und mehr als das Doppelte des Standardfehlers kostet; sonst ist sie etwa
    gleich gut. Glück vergleicht Würfel und gezogene Karten mit ihrem Durchschnitt.
review-open = Bis zum Ende von { $round } ist das Spiel offen: Chancen sagen noch wenig, und Fehler werden nicht gezählt.
review-open-here = Noch offen: Chancen sagen hier noch wenig.
review-turning-title = Wendepunkte
review-errors-title = Die teuersten Fehler
review-none = Keine.
review-pick = Entscheidung { $pick } · { $where } · { $seat }
review-asked = { $question } → { $answer }
review-changed = { $seat } { $before } → { $after }
review-luck = Würfel und Karten: { $seats }.
review-analyst = Der Analyst hätte geantwortet: { $answer }{ $known ->
    [yes] {" "}({ $chance } von 100)
   *[no] {""}
}.
review-analyst-same = Der Analyst hätte dasselbe geantwortet.
review-error = Ein Fehler: Er kostete { $error } (± { $doubt }). Besser: { $answer }.
review-best = Die beste Antwort.
review-equal = Etwa so gut wie die beste.

analysis-keys = 1-5 Wendepunkte · ↑↓ lesen · e exportieren · ? Hilfe · Esc zurück
analysis-going-on = { $done } von { $of } Entscheidungen ausgewertet …
analysis-halted = { $done } von { $of } Entscheidungen ausgewertet.
analysis-keys-served = 1-5 Wendepunkte · ↑↓ lesen · ? Hilfe · Esc zurück
analysis-waits = Der Server analysiert erst andere Partien.
review-not-over = Dieses Spiel ist nicht zu Ende. Auswerten kannst du es danach.
review-nobody = Für dieses Spiel gibt es keinen Analysten.
review-no-file = Sichere dieses Spiel zuerst: Die Analyse wird neben seiner Datei gespeichert.
analysis-help =
    Jede Entscheidung wird in einem eigenen Prozess ausgewertet. Der Fortschritt liegt neben dem
    Spielstand, und die Analyse geht weiter, wenn du zurückkommst.

    { "" }**Kurven** zeigen die Siegchance aller nach jeder Entscheidung, wenn die üblichen Bots
    weiterspielen würden.

    { "" }**Fehler** vergleichen eine Antwort mit der besten, nach dem, was der Platz wusste. Es zählt nur,
    was mindestens 1 und mehr als das Doppelte des Standardfehlers kostet; alles andere ist etwa gleich
    gut. Jeder Fehler wird mit derselben Rechnung geprüft wie der Rat im Spiel.

    { "" }**Glück** vergleicht Würfel und gezogene Karten mit ihrem Durchschnitt, ausgehend von der wahren
    Stellung.

    { "" }**1** bis **5** springen zum Moment vor einem Wendepunkt, von dem aus du mit **p** weiterspielen
    kannst. Im Rückblick steht die Bewertung jeder Entscheidung ganz unten.

# --- Rätsel -------------------------------------------------------------------------------------
puzzle-title = Rätsel
puzzle-which = Eine Antwort ist klar die beste. Welches Rätsel?
puzzle-way-day = { $game }: das Rätsel des Tages{ $state ->
    [solved] {" "}(gelöst)
    [not-solved] {" "}(beantwortet, nicht gelöst)
   *[open] {""}
}
puzzle-way-number = { $game }: eines nach Nummer
puzzle-which-number = Nummer des Rätsels, von 1 bis { $last }. Vorgeschlagen ist das erste, das du noch nicht beantwortet hast.
puzzle-daily = { $game }: das Rätsel des Tages (Nummer { $number } von { $of })
puzzle-number = { $game }: Rätsel { $number } von { $of }
puzzle-goal = { $seat } am Zug: { $goal }.
# Für Rätsel, deren Spiel keinen Text für das Ziel hat.
puzzle-goal-any = finde die beste Antwort
puzzle-rule = Eine Antwort ist klar die beste. Nur deine erste Antwort zählt.
puzzle-solved = Richtig: Keine andere Antwort kommt heran.
puzzle-not-solved = Das ist nicht die beste Antwort: { $answer }.
puzzle-record = Deine Bilanz: { $solved } von { $answered } gelöst; Tagesrätsel in Folge: { $days }.
puzzle-unkept = Deine Bilanz ließ sich nicht speichern: { $error }.
puzzle-page = Die besten Antworten noch einmal
puzzle-next = Nächstes unbeantwortetes Rätsel
puzzle-leave = Das Rätsel verlassen
puzzle-key-label = Ziel
puzzle-no-number = Ein Rätsel { $number } gibt es nicht. Die Nummern gehen von 1 bis { $last }.
