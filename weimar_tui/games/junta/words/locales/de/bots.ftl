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
   *[no] das Leben steht auf dem Spiel
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
    [one] { $here } reichere Familie
   *[other] { $here } reichere Familien
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
