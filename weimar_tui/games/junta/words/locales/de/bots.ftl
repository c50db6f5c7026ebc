### Familien, die Bots spielen: wie man sie wählt und warum sie etwas tun.

ui-player-cunning = Bot: gerissen
ui-player-loyalist = Bot: Loyalist
ui-player-opportunist = Bot: Opportunist
ui-player-conspirator = Bot: Verschwörer
ui-player-kleptocrat = Bot: Kleptokrat
ui-player-diplomat = Bot: Diplomat
ui-player-hothead = Bot: Hitzkopf

# --- warum eine Familie es tat ---
reason-bot-appoints = die Macht bekommt { FAMILY($family) }: Vertrauen
reason-bot-bribes = Geld kann diesen Putsch noch wenden
reason-bot-resigns = rechnet mit einem Putsch und hat nichts zu verlieren
reason-bot-card-ends = jetzt vorn, also keine zweite Runde
reason-bot-card-turns = eine Karte kann die Abstimmung drehen, und es hängt genug daran
reason-bot-fires = gegen { FAMILY($family) } stehen die Chancen gut genug
reason-bot-flees = der Putsch ist verloren, die Botschaft nah
reason-bot-force = der Anteil ist Gewalt wert
reason-bot-no-chance = ohne eigene Aussicht; von { FAMILY($family) } ist am meisten zu erwarten
reason-bot-no-force = der Anteil ist keine Gewalt wert
reason-bot-likes-best = von { FAMILY($family) } ist am meisten zu erwarten
reason-bot-marches = von hier ist ein Machtzentrum erreichbar
reason-bot-refuses-ahead = { FAMILY($family) } liegt weit genug vorn
reason-bot-refuses-cheated = { FAMILY($family) } hat sich ein Wort bezahlen lassen und es gebrochen
reason-bot-refuses-costs-1 = für eine Million mehr, ja
reason-bot-refuses-costs-2 = für zwei Millionen mehr, ja
reason-bot-refuses-costs-3 = für drei Millionen mehr, ja
reason-bot-refuses-costs-4 = für vier Millionen mehr, ja
reason-bot-refuses-given = ein früheres Wort steht dagegen
reason-bot-refuses-little = das ist zu wenig
reason-bot-refuses-never = das liegt nicht in meinem Interesse
reason-bot-refuses-pays-1 = das ist höchstens eine Million wert
reason-bot-refuses-pays-2 = das ist höchstens zwei Millionen wert
reason-bot-refuses-pays-3 = das ist höchstens drei Millionen wert
reason-bot-refuses-pays-4 = das ist höchstens vier Millionen wert
reason-bot-refuses-trust = { FAMILY($family) } traue ich nicht mehr
reason-bot-refuses-words = ein Versprechen allein genügt nicht
reason-bot-share-enough = { $number ->
    [0] aus eigenen Gründen
    [1] { MILLION($number) } ist genug für ein Ja
   *[other] { MILLION($number) } sind genug für ein Ja
}
reason-bot-share-poor = { $number ->
    [0] ohne Geld kein Ja
    [1] { MILLION($number) } ist zu wenig für ein Ja
   *[other] { MILLION($number) } sind zu wenig für ein Ja
}
reason-bot-shoots = { FAMILY($family) } ist zu reich oder zu gefährlich
reason-bot-spares = { FAMILY($family) } nützt lebend vielleicht mehr
reason-bot-side-decides = diese Seite entscheidet es
reason-bot-side-winner = die Seite, die gewinnt
reason-bot-stands = niemand taugt besser zum Präsidenten

# --- Was gewonnen oder hergegeben wird. $better ist yes oder no.
reason-bot-alive = { $better ->
    [yes] weniger Gefahr für das Leben
   *[no] mehr Gefahr für das Leben
}
reason-bot-cards = { $better ->
    [yes] mehr Karten auf der Hand
   *[no] weniger Karten auf der Hand
}
reason-bot-coup = { $better ->
    [yes] ein Putsch ginge besser aus
   *[no] ein Putsch ginge schlechter aus
}
reason-bot-influence = { $better ->
    [yes] mehr Gewicht bei Abstimmungen
   *[no] weniger Gewicht bei Abstimmungen
}
reason-bot-money = { $better ->
    [yes] mehr Geld auf der Bank
   *[no] weniger Geld auf der Bank
}
reason-bot-offices = { $better ->
    [yes] bessere Ämter
   *[no] schlechtere Ämter
}
reason-bot-pocket = { $better ->
    [yes] mehr Geld in der Tasche
   *[no] weniger Geld in der Tasche
}
reason-bot-president = { $better ->
    [yes] bessere Aussichten auf die Präsidentschaft
   *[no] schlechtere Aussichten auf die Präsidentschaft
}

# --- Worum es in einem Rätsel geht, nach „Aguado am Zug:“. $holds: ob die Familie an der Macht ist;
# --- $side: ihre Seite in einem Putsch, rebel oder loyal, none ohne Putsch.
goal-alive = am Leben bleiben
goal-cards = zu mehr Karten kommen
goal-coup = { $side ->
    [rebel] den Präsidenten stürzen
    [loyal] bei den Siegern stehen, wenn die Waffen schweigen
   *[none] für einen Putsch gerüstet sein
}
goal-influence = bei Abstimmungen an Gewicht gewinnen
goal-money = mehr auf die Bank bringen als die anderen
goal-offices = zu besseren Ämtern kommen
goal-pocket = zu Geld kommen
goal-president = { $holds ->
    [yes] an der Macht bleiben
   *[no] der Macht näher kommen
}

# --- Was sich zählen lässt: nach dieser Antwort ($here) und nach der anderen ($there). $about ist rebel oder loyal.
count-account = { $here ->
    [one] { $here } Million
   *[other] { $here } Millionen
} in der Schweiz statt { $there }
count-richer = { $here ->
    [one] { $here } Familie reicher als du
   *[other] { $here } Familien reicher als du
} statt { $there }
count-pocket = { $here ->
    [one] { $here } Million
   *[other] { $here } Millionen
} in der Tasche statt { $there }
count-president = in { $here_of_ten } von 10 Fällen Präsident statt in { $there_of_ten }
count-offices = { $here ->
    [one] { $here } Amt
   *[other] { $here } Ämter
} statt { $there }
count-hand = { $here ->
    [one] { $here } Karte
   *[other] { $here } Karten
} auf der Hand statt { $there }
count-influence = { $here ->
    [one] { $here } Einflusskarte
   *[other] { $here } Einflusskarten
} auf dem Tisch statt { $there }
count-alive = in { $here_of_ten } von 10 Fällen am Leben statt in { $there_of_ten }
count-units = { $about ->
    [rebel] { $here } Einheiten gegen den Präsidenten statt { $there }
   *[loyal] { $here } Einheiten für den Präsidenten statt { $there }
}

# Wie weit Bots in den Welten des Rats weiterspielen, nach „Bots spielen“.
coach-until = bis zur nächsten Runde

# --- Was der Rat zum Verhandeln sagt. Beträge in Millionen mit einer Stelle; $trust in Prozent.
# --- Steht in einer eigenen Zeile unter der Antwort.
coach-by-rule = Eine Faustregel statt einer Siegchance: Verhandeln, Bezahlen, Abwerfen und einzelne Züge im Putsch kann der Berater in gedachten Partien nicht beurteilen.
coach-gains = Was dir jedes Angebot nach Faustregel bringt, in Millionen: In den gedachten Partien des Beraters wird nicht verhandelt.
coach-offer = { $offer }
note-worth = Als Faustregel: Was du bekommst, ist dir etwa { NUMBER($gets, minimumFractionDigits: 1) } Millionen wert, was du gibst, kostet dich { $gives ->
    [0] so gut wie nichts
   *[other] etwa { NUMBER($gives, minimumFractionDigits: 1) } Millionen
}.{ $trust ->
    [100] { "" }
   *[other] { " " }Versprechen von { FAMILY($family) } zählen zu { $trust } %.
}
note-contradicts = Es widerspricht einem Versprechen, das du gegeben hast.
note-counter = { $how ->
    [less] Ein Gegenangebot könnte weniger geben: { $clause }.
   *[more] Ein Gegenangebot könnte dies verlangen: { $clause }.
}
note-not-payable = Du kannst nicht annehmen: Dir fehlt, was verlangt wird.
note-deal = { $listed ->
    [yes] { "" }
   *[no] { $offer }.{ " " }
}Bringt dir etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen, und { FAMILY($family) } nimmt wahrscheinlich an.
note-no-deal = Kein übliches Angebot ist gut für dich und würde wahrscheinlich angenommen. Für ein anderes wähle „eigenes Angebot …“ und frag dort den Berater.
note-no-more = Du hast vorerst alle deine Angebote gemacht.
note-for = Dafür: { $clause }. Du gewinnst etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen, und { FAMILY($family) } nimmt wahrscheinlich an.
note-no-want = Kein Angebot an { FAMILY($family) } ist gut für dich und würde wahrscheinlich angenommen.
note-give = { FAMILY($family) } nimmt wahrscheinlich an, und du { $worth ->
    [0] gewinnst und verlierst nichts
   *[other] gewinnst etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen
}.
note-give-loss = { FAMILY($family) } nimmt wahrscheinlich an, aber du verlierst etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen.
note-no-give = Nichts, was du geben kannst, würde { FAMILY($family) } wahrscheinlich genügen.
note-send = Du gewinnst etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen, und { FAMILY($family) } nimmt wahrscheinlich an.
note-send-bad = Du verlierst etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen.
note-send-refused = Du würdest etwa { NUMBER($worth, minimumFractionDigits: 1) } Millionen gewinnen, aber { FAMILY($family) } lehnt wahrscheinlich ab.
note-to-all = Für ein Angebot an alle gibt es keine Schätzung: Es kommt darauf an, wer annimmt.
note-breaks = Damit brichst du dein Wort gegenüber { FAMILY($family) }.
note-rule-flees = Nach Faustregel am besten: Der Putsch ist verloren, die Botschaft nah.
note-rule-bribes = Nach Faustregel am besten: Geld kann diesen Putsch noch wenden.
note-rule-side-decides = Nach Faustregel am besten: Deine Wahl entscheidet den Putsch.
note-rule-side-winner = Nach Faustregel am besten: Diese Seite gewinnt gerade.
note-move-attacks = Führt zum Kampf { AREA($area, form: "in") }: { $dice } eigene Würfel gegen { $foes }.
note-move-takes = Besetzt ein unverteidigtes Machtzentrum: { AREA($area) }.
note-move-guards = Sichert ein Machtzentrum, das Gegner erreichen können: { AREA($area) }.
note-move-strengthens = Verstärkt ein Machtzentrum deiner Seite: { AREA($area) }.
note-move-leads = Führt näher { AREA($area, form: "to") }: noch { $steps ->
    [one] ein Zug
   *[other] { $steps } Züge
}.
note-move-nothing = Führt zu keinem Machtzentrum, das deine Seite braucht.
note-move-leaves = Danach steht keine Einheit mehr { AREA($area, form: "in") }, und Gegner können das Machtzentrum nehmen.
note-move-stays = Alle Einheiten bleiben, wo sie sind.
note-move-none = Du hast keine Einheiten, die jetzt ziehen können.
note-move-first = Dein Zug wird dadurch nicht verbraucht.
note-move-holds = Wer bleibt, hält das Machtzentrum: { AREA($area) }.
note-move-all = Hier gibt es nichts zu halten, und zusammen sind sie stärker.
note-fire-hold = Die Chancen sind nicht gut genug, um zu schießen.
note-fire-dice = { $dice } eigene Würfel gegen { $foes } von { FAMILY($family) }.
note-shells = Zielt auf { $number } { $number ->
    [one] Einheit
   *[other] Einheiten
} von { FAMILY($family) }{ $centre ->
    [yes] {" "}in einem Machtzentrum
   *[no] {""}
}.
note-shells-wait = Noch lohnt sich kein Ziel.
note-settle = Die Junta hält { $held } der fünf Machtzentren und braucht drei.
note-casualty = Auf diese Einheiten lässt sich am leichtesten verzichten.
note-expected = Nach Gewohnheit erwarten dich andere dort mit { $percent } %.
note-lightest = Der kleinste Betrag, der reicht; niemand gibt heraus.
note-least-useful = Diese Kartenart auf deiner Hand hilft im Schnitt am wenigsten.
note-fewest-votes = Ohne sie bleiben dir die meisten Stimmen.
note-lay = Auf dem Tisch stimmt sie jedes Mal mit; auf der Hand bewirkt sie nichts.
note-play = Sie bringt sofort Geld und schafft Platz auf der Hand.
note-deposit = Am Ende zählt nur das Geld in der Schweiz; aus der Tasche kann man es dir nehmen.
