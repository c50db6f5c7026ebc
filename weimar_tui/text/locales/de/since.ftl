# Was die anderen seit der eigenen letzten Wahl getan haben

since-title = Seit deinem Zug
since-place = Seit deinem Zug: { $number } von { $of }
since-reason = Warum: { $reason }
since-page = Eine Seite oder Karte von vorhin. Enter zeigt sie noch einmal.
since-goes-on = { $text } (was folgte)
since-nothing = Seit deinem Zug hat sonst niemand etwas getan.
since-seat = Nur wer einen Platz hat, kann zurückblicken, was seit dem eigenen Zug geschah.
since-key-step = ↑↓
since-key-step-label = Zeile
since-key-next = Enter
since-key-next-label = weiter
since-key-close-label = zum Spiel
since-key-open-label = zeigen
since-key-turn = < >
since-key-turn-label = Felder
since-key-help = ?
since-key-help-label = Hilfe
since-key-cards = c
since-key-cards-label = Karten
since-key-leave = Esc
since-key-leave-label = zum Spiel
since-help =
    Jede Zeile ist eine Karte oder ein anderer Zug, den jemand gemacht hat, seit du zuletzt etwas gewählt hast. Das Brett zeigt den Tisch, wie er danach aussah, und nur, was du sehen konntest.
    Pfeil auf und ab (auch j und k) gehen durch die Zeilen; Enter und Leertaste gehen weiter und nach der letzten Zeile zurück zum Spiel. Pos1 ist die erste Zeile, Ende die letzte.
    Darunter steht, was daraus wurde. Wo ein Bot gewählt hat, sagt „Warum“, was für ihn am meisten wog.
    Auf einem kleinen Schirm blättern < und > durch die Felder, F2 bis F8 wählen eines; die Chronik erzählt alles ausführlich.
    Mit dem Tempo „behutsam“ in den Einstellungen kommt diese Seite von selbst, bevor du gefragt wirst.
