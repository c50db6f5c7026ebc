# Was die anderen seit der eigenen letzten Wahl getan haben

since-title = Seit deinem Zug
since-place = Seit deinem Zug: { $number } von { $of }
since-title-first = Seit Spielbeginn
since-place-first = Seit Spielbeginn: { $number } von { $of }
since-reason = Warum: { $reason }
since-page = Eine Seite oder Karte von vorhin. Enter zeigt sie noch einmal.
since-goes-on = { $text } (Fortsetzung)
since-nothing = Die anderen haben nichts Neues getan.
since-seat = Du brauchst einen Platz, um zu sehen, was seit deinem Zug geschah.
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
    Jede Zeile ist eine Karte oder ein anderer Zug, den jemand seit deiner letzten Wahl gemacht hat. Das Brett zeigt den Stand direkt danach, so wie du ihn sehen konntest.
    Pfeil auf und ab (oder j und k) gehen durch die Zeilen; Enter und Leertaste gehen zur nächsten, von der letzten zurück zum Spiel. Pos1 springt zur ersten Zeile, Ende zur letzten.
    Darunter stehen die Folgen. Hat ein Bot gewählt, nennt „Warum“ seinen wichtigsten Grund.
    Auf einem kleinen Bildschirm blättern < und > durch die Felder, F2 bis F8 wählen eines; die Chronik enthält alles ausführlich.
    Mit dem Tempo „Schritt für Schritt“ in den Einstellungen öffnet sich diese Seite von selbst vor jeder deiner Fragen.
