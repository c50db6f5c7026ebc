### Der Bildschirm von Junta: Felder, Titelzeile und was darin steht.

ui-pane-map = Puerto Plátano
ui-pane-offices = Familien
ui-pane-budget = Budget und Wahl
ui-pane-money = Geld
ui-pane-talk = Gespräche

## Titelzeile
ui-head-round = Runde { $round } von { $last }
ui-head-president = Präsident
ui-head-you = du: { $family }
ui-head-no-president = kein Präsident
ui-head-rebellion = Putsch: Rebellen-Phase
ui-head-coup = Putsch: Phase { $phase } von { $last }
ui-head-centres = Junta { $junta }:{ $president }
ui-head-first = Erster Rebell { $family }
ui-head-excuse = Rechtfertigung für einen Putsch
ui-head-bank-closed = Bank geschlossen
ui-head-lunch = Bank in der Mittagspause
ui-head-bank-safe = Bank sicher vor der Polizei
ui-danger-centres = Die Junta hält zwei Machtzentren: ein drittes entscheidet
ui-danger-short-centres = Junta: 1 Zentrum bis zum Sieg
ui-danger-short-rounds = { $last ->
    [yes] letzte Runde
   *[no] danach noch eine Runde
}
ui-danger-rounds = { $last ->
    [yes] Die letzte Runde: nur Geld in der Schweiz zählt
   *[no] Nach dieser nur noch eine Runde
}

## Hand und Geld
ui-hand-count = { $number } { $number ->
    [one] Karte
   *[other] Karten
}
ui-money-short = Tasche { $pocket } · Konto { $account }
ui-money-pocket = In der Tasche
ui-money-account = In der Schweiz
ui-money-friends = Reiche Freunde: diese Runde noch { $number }
ui-money-tonight = Heute Abend bist du hier: { $place }
ui-money-both = Tasche/Konto
ui-money-seen = hatte { $number } Millionen in der Schweiz
ui-money-secret = Das siehst nur du. Am Ende zählt nur die Schweiz.
ui-money-spectator = Taschen und Konten sind geheim.

## Ämter und Stimmen
ui-column-family = Familie
ui-column-offices = Ämter
ui-column-votes = Stim.
ui-column-cards = Kart.
ui-column-hand = K
ui-column-nights = Wo
ui-place-letter-bank = b
ui-place-letter-hq = q
ui-place-letter-home = h
ui-place-letter-lover = l
ui-place-letter-club = n
ui-places-letters = Wo: b Bank, q Hauptquartier, h zu Hause, l Liebesnest, n Nachtclub
ui-places-tonight = Heute Nacht:
ui-places-before = Letzte Nacht:
ui-bank-state = Bank:
ui-bank-open = offen
ui-bank-closed = in dieser Runde geschlossen
ui-bank-lunch = öffnet nach dem Putsch
ui-bank-safe = sicher vor der Geheimpolizei
ui-bank-unsafe = die Geheimpolizei darf dort schießen
ui-bank-unsafe-own = deine Geheimpolizei darf dort schießen
ui-bank-and = { $first }; { $rest }

## Budget und Abstimmungen
ui-budget-sum = Insgesamt angesagt: { MILLION($number) }
ui-budget-none = In dieser Runde ist noch kein Budget angesagt.
ui-budget-announced = gesagt
ui-budget-paid = gezahlt
ui-budget-voted = Stimme
ui-budget-keeps = behält
ui-vote-yes = Ja
ui-vote-no = Nein
ui-vote-carried = angenommen
ui-vote-rejected = abgelehnt
ui-vote-forced = erzwungen
ui-vote-vacant = niemand
ui-vote-title = { $about ->
    [nomination] Wahl, bisher vorgeschlagen
    [election] Wahl
    [competence] Absetzung des Präsidenten
    [alternative] Alternativ-Budget
   *[budget] Abstimmung über das Budget
}{ $ended ->
    [no] { $about ->
        [nomination] { "" }
        [election] , { $round }. Wahlgang
       *[other] , Runde { $round }
    }
   *[yes] : { $result }
}
ui-vote-left = Es fehlen:
ui-vote-unseen = und höchstens { $number } durch unbekannte Karten
ui-vote-certain-yes = Angenommen, was immer die anderen tun
ui-vote-certain-no = Abgelehnt, was immer die anderen tun

## Ein Putsch
ui-coup-centres = Machtzentren: Junta { $junta }, Präsident { $president }{ $empty ->
    [0] { "" }
   *[other] { " " }({ $empty } davon leer)
}
ui-coup-gunboat = Kanonenboot, 3 Würfel
ui-coup-strikes = { $number } { $number ->
    [one] Luftschlag
   *[other] Luftschläge
}
ui-coup-sign = { $side ->
    [junta] Rebell
    [president] treu
   *[none] unentschieden
}
ui-coup-opens-fire = schießt zuerst
ui-coup-waits = { $unit } in Bereitschaft

## Gespräche
ui-talk-nothing = Keine Angebote, und keine Versprechen, von denen du weißt.
ui-talk-attempts = Heute Nacht angekündigte Attentate
ui-talk-promises = Versprechen
ui-talk-public = öffentlich
ui-talk-private = vertraulich
ui-talk-how = { " " }({ $public ->
    [yes] { ui-talk-public }
   *[no] { ui-talk-private }
}{ $countered ->
    [yes] ; neben dem Gegenangebot weiter offen
   *[no] { "" }
})
ui-talk-all = alle

## Schnelle Angebote
ui-deal-quick = An { $family }{ $both ->
    [vote-yes] : Wir stimmen beide mit Ja
    [vote-no] : Wir stimmen beide mit Nein
    [yes] , beiderseits: { $give }
   *[no] : { $give }; dafür { $want }
}
ui-deal-votes = { $family } hat { $number } offene { $number ->
    [one] Stimme
   *[other] Stimmen
}.
ui-deal-to = An { $family }: { $offer }
ui-deal-own = Ein eigenes Angebot an { $family }
ui-deal-again = { $again ->
    [yes] Noch einmal oder geändert
   *[no] Geändert
} – { $offer }
ui-talk-answered = { $answer ->
    [accepted] { $family } nimmt an.
    [lapsed] Dein Angebot ist hinfällig.
    [refused-why] { $family } lehnt ab: { $reason }.
   *[refused] { $family } lehnt ab.
}
ui-talk-offered = { $counter ->
    [yes] { $family } macht dir ein Gegenangebot.
   *[no] { $family } macht dir ein Angebot.
}
ui-deal-no-change = Passend hast du es nicht, und niemand gibt heraus: Es kostet dich { $number } Millionen.
ui-talk-offer = { $open ->
    [countered] Dein Angebot, neben dem Gegenangebot weiter offen
    [yes] Dein offenes Angebot
   *[no] Dein letztes Angebot
}: { $offer }.
ui-move-rest = Bis zum Ende des Putsches stehen bleiben, außer nach Beschuss
ui-talk-no-more = Mehr Angebote kannst du jetzt nicht machen.
ui-group-gift = Etwas verschenken …
ui-group-give = Eine Karte weggeben …
ui-area-centre = Ein Machtzentrum.
ui-deal-now = Wird sofort ausgeführt, wenn das Angebot angenommen wird.
ui-deal-gift = Wird sofort gegeben; niemand muss es annehmen.
ui-deal-word = Nur ein Versprechen: Es bindet niemanden. Das Spiel merkt es sich und beurteilt es, wenn es so weit ist.
ui-deal-threat = Wird das Angebot abgelehnt, gilt das als dein Wort: Das Spiel vermerkt, ob du die Drohung wahr machst.

## Mehrere an einer Tastatur
ui-hot-seat-who = { $question } Wer will an die Tastatur?
ui-hot-seat-secret = Wer die Tastatur nimmt, muss nichts tun; die anderen schauen weg.
ui-hot-seat-nobody = Niemand: weiter
ui-hot-seat-call = { $family } nimmt die Tastatur
ui-hot-seat-word = { $call } (Nachricht von { $partners })
ui-hot-seat-open = { $family }: { $question }
ui-hot-seat-curtain = Vorher reden oder eine Karte spielen (die anderen schauen weg)
ui-word-title = Wort gehalten, gebrochen:
ui-word-kept = { $letter } { $kept }, { $broken }
ui-area-party = { $family } hat dort { $units }.
ui-area-way = { $number } { $number ->
    [one] Zug
   *[other] Züge
} entfernt: { $areas }.
ui-units-short = Es { $number ->
    [one] kommt
   *[other] kommen
} nur { $units } statt { $printed }: Alle anderen sind schon in der Stadt.
ui-coup-odds = { $side ->
    [alone] Wenn du allein rebellierst
    [with] Wenn du mit { $rebels } rebellierst
   *[without] Ohne dich, Rebellen { $rebels }
}: Erfolg etwa { $quiet } %, wenn sich sonst niemand rührt, { $resist } %, wenn alle anderen für den Präsidenten kämpfen.
ui-draft-give = Du gibst: { $clause }
ui-draft-want = Du willst: { $clause }
ui-hands-face-down = Hände und Taschen sind verdeckt.
ui-hot-seat-deposit = Bank, und alles einzahlen
ui-talk-partners = Stimmen; Wort gehalten/gebrochen
ui-talk-votes = { $number } { $number ->
    [one] Stimme
   *[other] Stimmen
}
ui-talk-word = gehalten { $kept }, gebrochen { $broken }
ui-group-pay = Geld sofort …
ui-group-later = Geld bis Ende der nächsten Runde …
ui-group-more = Geld über die Ansage hinaus …
ui-group-budget = Geld im nächsten Budget …
ui-group-votes = Eine Zahl von Stimmen …
ui-group-vote = Stimmen für eine Familie …
ui-group-office = Ein Amt …
ui-group-card = Eine Karte …
ui-group-card-of = Eine Karte einer Art …
ui-group-attack = Ein Attentat …
ui-group-place = Wo der Abend verbracht wird …
ui-group-units = Einheiten …
ui-group-hold = Einheiten, die bleiben …
ui-group-go = Einheiten, die ziehen …
ui-offices-given = Bisher vergeben: { $offices }
ui-vote-anew = { $family } hat die Abstimmung für ungültig erklären lassen: Sie beginnt von vorn.

## Familien, solange die Stadt ruhig ist
ui-family-you = { $family } (du)
ui-family-no-office = kein Amt
ui-family-word = Wort
ui-family-no-word = noch kein Versprechen fällig
ui-family-said-no = lehnte ab: „{ $reason }“
ui-family-refused = lehnte dein letztes Angebot ab
ui-family-no-influence = kein Einfluss
ui-family-short-no-word = nichts fällig
ui-family-not-seen = noch keine
ui-family-seen = Abende:
ui-family-mostly = meist { $place } { $times }/{ $nights }

## Angebote nebeneinander
ui-offer-get = du bekommst
ui-offer-give = du gibst
ui-offer-gives = { $family } gibt
ui-offer-own = eigenes Angebot …
ui-offer-terms = Du bekommst: { $gets }. Du gibst: { $gives }.
ui-offer-nothing = nichts
ui-offer-you = dich
ui-offer-by-you = du
ui-offer-legend = { $now } sofort  { $word } versprochen
ui-offer-accept = Annehmen
ui-offer-refuse = Ablehnen
ui-offer-counter = Gegenangebot: dieses nehmen und ändern
ui-offer-answer = { $known ->
    [no] { $family } hat noch nichts versprochen.
   *[yes] { $family } hielt { $kept }-mal Wort, brach es { $broken }-mal.
} Enter: annehmen, ablehnen oder Gegenangebot.
ui-offer-again = Enter: dieses Angebot wieder aufnehmen, um es zu wiederholen oder zu ändern.
ui-offer-make = Enter macht { $family } dieses Angebot.
ui-offer-else = Sonst: { $threat }.

## Was eine Antwort bedeutet
ui-stakes-office = { $office ->
    [minister] Der Minister führt die Polizei, hat jeden Abend einen freien Anschlag, kann ein abgelehntes Budget erzwingen und Heimkehrer aus dem Exil erschießen lassen.
    [admiral] Der Admiral führt das Kanonenboot und die Marineinfanterie.
    [air] Der Kommandeur der Luftwaffe hat die Luftschläge und die Fallschirmjäger.
   *[general] Ein General führt die Soldaten der Brigade.
}
ui-stakes-breaks = Damit brichst du dein Versprechen an { $family }.
ui-stakes-of = Das Amt hat { $family }.
ui-stakes-exile = Dort kann dich niemand töten, aber du hast keine Stimmen und keine Einheiten und kannst keine Karten spielen. Der Präsident übt eines deiner Ämter aus. Kehrst du zurück, kann dich der Minister erschießen lassen.
ui-stakes-force = { $number ->
    [0] Dir wurde nichts zugesagt.
   *[other] Du erhältst, was dir zugesagt wurde: { MILLION($number) }.
} Die Bank öffnet erst nach einem Putsch. So oder so haben alle eine Rechtfertigung für einen Putsch.
ui-stakes-no-force = { $family } behält die ganze Hilfe, und die Bank bleibt diese Runde geschlossen. So oder so haben alle eine Rechtfertigung für einen Putsch.
ui-stakes-return = { $commands ->
    [yes] { $family } führt die Polizei und kann dich erschießen lassen.
   *[no] { $family } kann als Schwager für den Innenminister handeln und dich erschießen lassen.
} Du verlörst deine Tasche ({ MILLION($number) }) und { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}.
ui-stakes-safe-return = Auf dem Heimweg kann dich niemand erschießen.
ui-stakes-stay = { $round ->
    [yes] Diese Runde wirst du nur noch gefragt, wenn dich niemand erschießen könnte.
   *[no] Du bleibst im Exil und wirst diese Runde wieder gefragt.
}
ui-stakes-fire = { $loyal ->
    [president] Die Einheiten des Präsidenten feuern in der Rebellen-Phase nicht zurück.
   *[family] { $family } kann in dieser Phase nur zurückfeuern, indem sich die Familie den Rebellen anschließt.
}
ui-stakes-junta = Nur die Rebellen stimmen ab, mit je einer Stimme: { $families }. Bei Gleichstand entscheidet { $first }.
ui-stakes-laid = Deine Stimmen: { $before } → { $after }, ab jetzt in jeder Abstimmung.
ui-stakes-shot = Du nimmst alles aus ihrer Tasche. Die Familie verliert { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
} und { $influence ->
    [0] keinen Einfluss
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
} und fällt bis zum Ende der Runde aus.
