### Warum ein Bot so gewählt hat: was gewonnen wird oder womit bezahlt wird. $better ist yes oder no.

bot-economy = { $better ->
    [yes] die Fabriken holen gegenüber der anderen Seite auf
   *[no] Fabrikwert geht verloren
}
bot-growth = { $better ->
    [yes] neuer Lebensstandard rückt näher
   *[no] neuer Lebensstandard verzögert sich
}
bot-flight = { $better ->
    [yes] Flucht oder Mauer fallen besser aus
   *[no] Flucht oder Mauer fallen schlechter aus
}
bot-currency = { $better ->
    [yes] eine bessere Devisenbilanz
   *[no] eine schlechtere Devisenbilanz
}
bot-spare = { $better ->
    [yes] was der DDR nach dem Zahlen bleibt, entwickelt sich günstig
   *[no] was der DDR nach dem Zahlen bleibt, entwickelt sich ungünstig
}
bot-spare-more = { $better ->
    [yes] die DDR hat nach dem Zahlen mehr Punkte
   *[no] der DDR bleiben nach dem Zahlen mehr Punkte
}
bot-spare-fewer = { $better ->
    [yes] die DDR hat nach dem Zahlen weniger Punkte
   *[no] der DDR bleiben nach dem Zahlen weniger Punkte
}
bot-standard = { $better ->
    [yes] bessere Aussichten auf dauerhaften Lebensstandard
   *[no] schlechtere Aussichten auf dauerhaften Lebensstandard
}
bot-held = { $better ->
    [yes] bessere Aussichten, Lebensstandard zu halten
   *[no] mehr Lebensstandard geht verloren
}
bot-unrest = { $better ->
    [yes] bei der Unruhe ein besseres Verhältnis zur anderen Seite
   *[no] mehr Unruhe am Ende der Dekade
}
bot-markers = { $better ->
    [yes] bessere Aussichten bei den Protesten
   *[no] mehr Proteste am Ende der Dekade
}
bot-socialists = { $better ->
    [yes] die Zahl der Sozialisten hilft
   *[no] die Zahl der Sozialisten schadet
}
bot-state-power = { $better ->
    [yes] die Staatsgewalt entwickelt sich günstig
   *[no] die Staatsgewalt entwickelt sich ungünstig
}
bot-wall = { $better ->
    [yes] mit der Mauer steht es wie gewünscht
   *[no] mit der Mauer steht es nicht wie gewünscht
}
bot-track-prestige = { $better ->
    [yes] mehr Prestige
   *[no] weniger Prestige
}
bot-track-currency = { $better ->
    [yes] die Devisenleiste bewegt sich in die richtige Richtung
   *[no] die Devisenleiste bewegt sich in die falsche Richtung
}
bot-track-socialists = { $better ->
    [yes] die Sozialistenleiste bewegt sich in die richtige Richtung
   *[no] die Sozialistenleiste bewegt sich in die falsche Richtung
}
bot-denies = die andere Seite kann { CARD($card) } nun nicht nutzen
bot-routine = eine Routineentscheidung, es steht wenig auf dem Spiel

# Was ein Bot gerade getan hat, in einer Zeile mit wenig Platz; $action ist die Nutzung der Karte.
bot-did = { SIDE($seat, form: "name") }: { CARD($card) }, { $action ->
    [unrest] Unruhe entfernt
    [build] gebaut
    [standard] Lebensstandard
   *[event] Ereignis
}.
bot-did-power = { SIDE($seat, form: "name") }: Staatsgewalt in { NAME($area) }.
bot-did-why = { $did } Grund: { $why }.

# --- Worum es in einem Rätsel geht, nach „Westen am Zug:“. $side: east oder west; $won: ob das Ende ein
# --- Sieg wäre.
goal-currency = { $side ->
    [east] die Devisenbilanz ausgleichen
   *[west] der DDR die Devisen knapp machen
}
goal-economy = mit den Fabriken die andere Seite hinter sich lassen
goal-flight = { $side ->
    [east] die Flucht stoppen oder verringern
   *[west] das Beste aus der Flucht machen
}
goal-growth = neuen Lebensstandard näher bringen
goal-held = weniger Lebensstandard verlieren als die andere Seite
goal-markers = die eigenen Proteste am Ende der Dekade verringern
goal-socialists = { $side ->
    [east] genug Sozialisten haben
   *[west] der DDR wenige Sozialisten lassen
}
goal-spare = { $side ->
    [east] zahlungsfähig bleiben
   *[west] der DDR weniger zum Zahlen lassen
}
goal-standard = dauerhaften Lebensstandard sichern
goal-state-power = { $side ->
    [east] das Land mit Staatsgewalt halten
   *[west] die Staatsgewalt der DDR schwächen
}
goal-track-currency = die Devisenleiste zu den eigenen Gunsten bewegen
goal-track-prestige = Prestige gewinnen
goal-track-socialists = { $side ->
    [east] den Sozialismus voranbringen
   *[west] den Sozialismus aufhalten
}
goal-unrest = die Unruhe auf die andere Seite verlagern
goal-wall = { $side ->
    [east] die Mauer haben, wenn sie gebraucht wird
   *[west] die Grenze offen halten
}
goal-ending-bankruptcy = { $won ->
    [yes] die DDR in den Bankrott treiben
   *[no] den Bankrott abwenden
}
goal-ending-socialism-wins = { $won ->
    [yes] den Sozialismus zum Sieg führen
   *[no] dem Sozialismus den Sieg verwehren
}
goal-ending-socialism-fails = { $won ->
    [yes] den Sozialismus scheitern lassen
   *[no] den Sozialismus vor dem Scheitern bewahren
}
goal-ending-east-collapses = { $won ->
    [yes] die DDR an ihren Protesten zerbrechen lassen
   *[no] die DDR am Leben halten
}
goal-ending-west-collapses = { $won ->
    [yes] die Bundesrepublik an ihren Protesten zerbrechen lassen
   *[no] die Bundesrepublik am Leben halten
}
goal-ending-both-collapse = { $won ->
    [yes] nicht früher fallen als die Bundesrepublik
   *[no] die Bundesrepublik am Leben halten
}
goal-ending-four-decades = { $won ->
    [yes] bis zum Ende der vierten Dekade durchhalten
   *[no] siegen, bevor die vierte Dekade endet
}

# --- Was sich zählen lässt: nach dieser Antwort ($here) und nach der anderen ($there). $about ist west oder east.
count-points = { SIDE($about, form: "name") }: Wirtschaftskraft { $here } statt { $there }
count-standard = { SIDE($about, form: "name") }: Lebensstandard { $here } statt { $there }
count-unrest = { SIDE($about, form: "name") }: Unruhe { $here } statt { $there }
count-markers = { SIDE($about, form: "name") }: { $here ->
    [one] { $here } Massenprotest
   *[other] { $here } Massenproteste
} statt { $there }
count-socialists = Sozialisten: { $here } statt { $there }
count-exports = exportierende Gebiete der DDR: { $here } statt { $there }
count-currency = Devisen auf { $here_signed } statt { $there_signed }
count-prestige = Prestige auf { $here_signed } statt { $there_signed }
count-flight = Flucht kostet { $here ->
    [one] { $here } Punkt
   *[other] { $here } Punkte
} statt { $there }
count-state-power = Karten der Staatsgewalt: { $here } statt { $there }
count-wall = in { $here_of_ten } von 10 Fällen steht die Mauer statt in { $there_of_ten }

# Wie weit Bots in den Welten des Rats weiterspielen, nach „Bots spielen“.
coach-until = zwei Züge weiter, in der zweiten Hälfte bis zum Ende der Dekade
