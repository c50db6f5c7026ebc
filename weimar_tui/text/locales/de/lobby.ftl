# Spiele auf einem Server: Halle, Tische, Gespräche

lobby-title = Tische · du bist { $name }
lobby-here = Hier: { $names }
lobby-new = Einen neuen Tisch aufstellen
lobby-more = { $number } weitere beendete Spiele von dir
lobby-quit = Gehen
lobby-empty = Noch kein Tisch. Stell einen auf!
lobby-picture-none = einen Tisch aufstellen
lobby-picture-turn = am Zug: { $title }
lobby-picture-free = { $title }: { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
  } frei
lobby-your-turn = DU BIST DRAN
lobby-state-waiting = wartet auf Mitspieler
lobby-state-playing = { $reached }
lobby-state-over = beendet
lobby-state-expires = { $days ->
    [one] endet in einem Tag
   *[other] endet in { $days } Tagen
}, wenn niemand spielt
lobby-table-end = Zustimmen, das Spiel ohne Ergebnis zu beenden ({ $number } von { $all } dafür)
lobby-table-end-not = Doch weiterspielen ({ $number } von { $all } für das Ende)
lobby-table-resign = Aufgeben: Ein Bot spielt meinen Platz zu Ende
lobby-resign-prompt = Den Platz endgültig aufgeben?
lobby-table-fetch = Dieses Spiel behalten
lobby-fetch-text =
    Auf deinem eigenen Rechner, mit der Adresse, über die du kommst, statt HOST:

    { $command }

    Ansehen lässt sich die Datei mit `weimar replay`, prüfen mit `weimar replay --verify`.
lobby-private = auf Einladung
lobby-free = frei
lobby-away = fort
lobby-plays-for = { $bot } für { $name }
lobby-waiting-for = wartet auf { $seats }
lobby-awaited-also = auch { $seats }
lobby-table-thinks = Der Tisch denkt nach …
lobby-help = Enter öffnet einen Tisch. Deine Spiele stehen zuerst.
lobby-keys = Enter öffnen · t reden · ? Hilfe · ^q gehen
lobby-keys-pictures = Enter öffnen · Tab Spiele · t reden · ? Hilfe · ^q gehen
lobby-bye = Auf Wiedersehen
lobby-help-title = So läuft ein Spiel auf dem Server
lobby-help-text =
    Alle spielen an ihrem eigenen Terminal; der Server bewahrt die Spiele. Du kannst jederzeit gehen: Dein Platz wartet, und du kommst von jedem Terminal zur selben Frage zurück.

    # Am Tisch
    t spricht, zu allen oder zu einem Platz. m zeigt, wer da ist und was sich vereinbaren lässt: ein Bot für jemanden, der fort ist, offene Hände für Zuschauer. Strg+P zeigt alle Befehle.

    # Ehrliche Würfel
    Vor dem Beginn veröffentlicht der Server eine Prüfsumme seines Geheimnisses. Jeder kann ein Wort beitragen; aus Geheimnis und Wörtern entsteht der Anfangswert aller Würfel und Karten. Am Ende wird das Geheimnis gezeigt, und `weimar replay DATEI --verify` beweist jeden Wurf.

lobby-new-title = Ein neuer Tisch
lobby-new-keys = Auf und ab zwischen den Zeilen, links und rechts ändern eine Zeile, Enter in der ersten stellt den Tisch auf.
lobby-new-name = Name
lobby-new-absence = Bot, wenn fort seit
lobby-new-save = Spielstand
lobby-new-save-none = keiner, neu beginnen
lobby-new-access = Wer sitzen darf
lobby-new-access-public = alle hier
lobby-new-access-private = auf Einladung
lobby-new-invited = Eingeladen
lobby-new-invited-none = noch niemand
lobby-new-invited-prompt = Die Namen der Eingeladenen, durch Leerzeichen getrennt.
lobby-new-decision-clock = Uhr je Frage
lobby-new-game-clock = Uhr je Spiel
lobby-new-watch = Zuschauer sehen
lobby-new-watch-open = was offen liegt
lobby-new-watch-all = auch Hände, wenn alle zustimmen, 2 Minuten später
lobby-new-begin = Den Tisch aufstellen
lobby-new-name-prompt = Wie soll der Tisch heißen?
lobby-person = ein Mensch
lobby-clock-none = keine
lobby-clock-minutes = { $number } { $number ->
    [one] Minute
   *[other] Minuten
}
lobby-clock-hours = { $number } { $number ->
    [one] Stunde
   *[other] Stunden
}
lobby-clock-days = { $number } { $number ->
    [one] Tag
   *[other] Tage
}

lobby-room-sit = Als { $seat } Platz nehmen
lobby-room-stand = Den Platz wieder freigeben
lobby-room-bot = Ein Bot nimmt den Platz { $seat }
lobby-rematch = Revanche
lobby-rematch-help = Die anderen um ein weiteres Spiel bitten
lobby-rematch-prompt = Noch ein Spiel? Gleiches Spiel, gleiche Optionen; alle rücken um einen Platz weiter, außer die meisten wollen ihre Seite behalten. Die Gespräche ziehen mit um. Alle müssen zustimmen.
lobby-rematch-yes = Ja, noch einmal: ich wäre { $seat }
lobby-rematch-same = Ja, aber gleiche Seiten: ich bleibe { $seat }
lobby-rematch-no = Nein, danke
lobby-rematch-later = Später entscheiden
lobby-rematch-answer = { $name }: { $answer ->
    [yes] ja
    [same] ja, gleiche Seite
    [no] nein
   *[none] noch keine Antwort
 }
lobby-rematch-answer-away = { $name }: nicht da
lobby-rematch-answers = Revanche: { $answers }
lobby-rematch-how = „Leute“ eingeben für eine Revanche.
lobby-rematch-go = Zur Revanche
lobby-room-bot-which = { $bot } übernimmt { $seat }
lobby-own-learn = Ein Spiel lernen: Lektionen mit Hinweisen
lobby-own-puzzle = Rätsel
lobby-own-read = Regeln und Karten
lobby-waiting-keys = Enter wählen · t reden · l lernen · z Rätsel · r Regeln, Karten · Esc Tische
lobby-game-begins = „{ $title }“ beginnt: zurück an deinen Tisch.
lobby-room-free = { $seat } wieder freigeben
lobby-room-unseat = { $name } bitten, { $seat } freizugeben
lobby-room-invite = Jemanden einladen
lobby-room-invite-prompt = Der Name, mit dem sich die Person anmeldet
lobby-room-uninvite = Die Einladung von { $name } zurückziehen
lobby-room-invited = Eingeladen: { $names }
lobby-room-word = Ein eigenes Wort zum Anfangswert beitragen
lobby-room-word-prompt = Irgendein Wort. Es wird in den Anfangswert gemischt, damit niemand die Würfel gewählt haben kann. Es lässt sich nicht ändern.
lobby-room-start = Das Spiel beginnen
lobby-room-start-not = Das Spiel beginnen (ein Platz ist noch frei)
lobby-room-talk = Sprechen
lobby-account = Dein Konto: Schlüssel, Wörter für den Notfall, Einladungen
lobby-report = Jemanden melden
lobby-moderate = Moderation
lobby-report-who = Wen meldest du? Name
lobby-report-what = Was ist passiert?
lobby-room-close = Den Tisch wegräumen
lobby-room-back = Zurück zur Halle
lobby-room-commitment = Ehrliche Würfel, Prüfsumme:
lobby-room-words = Wörter: { $words }
lobby-room-made-by = Aufgestellt von { $owner }

lobby-talk-title = Gespräch
lobby-talk-to = An { $seat } ({ $name })
lobby-talk-to-all = An alle
lobby-talk-keys = Enter sagt es · Tab wählt, wem · Esc zurück, Text bleibt
lobby-talk-empty = Noch wurde nichts gesagt.
lobby-talk-whisper = an { $seat }
lobby-talk-server = Server
lobby-talk-spectator = Zuschauer

lobby-table-title = Dieser Tisch
lobby-table-prompt = { $title }: wer da ist und was sich vereinbaren lässt
lobby-table-agree = Einen Bot { $seat } spielen lassen, bis { $name } zurück ist ({ $number } dafür)
lobby-table-disagree = Doch kein Bot für { $seat }
lobby-vote-end = Abstimmung: Spiel ohne Ergebnis beenden. Dafür: { $agreed }. Noch nicht: { $missing }. { $more ->
    [one] Es fehlt noch eine Stimme
   *[other] Es fehlen noch { $more } Stimmen
}, { $minutes ->
    [0] eben eröffnet
    [one] seit einer Minute offen
   *[other] seit { $minutes } Minuten offen
}.
lobby-vote-bot = Abstimmung: ein Bot spielt { $seat }. Dafür: { $agreed }. Noch nicht: { $missing }. { $more ->
    [one] Es fehlt noch eine Stimme
   *[other] Es fehlen noch { $more } Stimmen
}, { $minutes ->
    [0] eben eröffnet
    [one] seit einer Minute offen
   *[other] seit { $minutes } Minuten offen
}.
lobby-table-consent = Zuschauern die Hände zeigen, verzögert ({ $number } von { $all } dafür)
lobby-table-refuse = Zuschauern die Hände nicht mehr zeigen
lobby-table-through = Mit den Augen von { $seat } zuschauen
lobby-table-open = Nur Offenes ansehen
lobby-ring = Du bist am Zug: { $title }
lobby-table-ring = Wenn ich am Zug bin: { $ring ->
    [bell] klingelt es
    [osc9] kommt eine Meldung (OSC 9)
    [osc777] kommt eine Meldung (OSC 777)
   *[off] kein Ton
}; ändern
lobby-table-tell-away = { $wished ->
    [yes] Nicht mehr melden, wenn ich am Zug und fort bin
   *[no] Melden, wenn ich am Zug und fort bin
}
lobby-table-dice = Ehrliche Würfel
lobby-table-back = Zurück zum Spiel
lobby-table-lobby = In die Halle gehen; der Platz wartet
lobby-table-here = da
lobby-dice-text =
    Prüfsumme: { $commitment }

    Wörter: { $words }

    Geheimnis: { $secret }

    Anfangswert: { $seed }
lobby-dice-alone = Nur { $owner } hat ein Wort dazugetan: Wer den Server betreibt, könnte die Würfel kennen.
lobby-dice-last = Das letzte Wort ist von { $owner }, und von { $owner } ist der Tisch: Wer den Server betreibt, könnte es so gewählt haben, dass die Würfel passen. Jemand anderes sollte noch ein Wort dazutun.
lobby-dice-unmixed = Niemand hat ein Wort dazugetan: Wer den Server betreibt, könnte die Würfel kennen.
lobby-dice-later = wird gezeigt, wenn das Spiel zu Ende ist
lobby-dice-none = Dieses Spiel geht aus einem Spielstand weiter, mit dessen Anfangswert.
lobby-nothing = keine

lobby-palette-talk = sprechen
lobby-palette-talk-help = Etwas zum Tisch oder zu einem Platz sagen
lobby-palette-table = Tisch
lobby-palette-table-help = Wer da ist; ein Bot für jemanden, der fort ist; Zuschauer
lobby-palette-lobby = Halle
lobby-palette-lobby-help = Zurück zur Halle; dein Platz wartet
lobby-key-talk = t
lobby-key-table = m
lobby-clock-left = noch { $time }
lobby-clock-left-game = noch { $time } für das ganze Spiel
lobby-sent-not = Nicht gesendet: { $why }
lobby-name-title = Wer bist du?
lobby-name-prompt = Ein Name aus 1 bis 16 Buchstaben, Ziffern, '-' oder '_'. Andere sehen ihn mit web- davor.
lobby-name-wrong = Diesen Namen gibt es nicht. { $why }
lobby-gone = { $name } ist fort; der Platz wartet. m: was sich vereinbaren lässt
lobby-gone-plain = { $name } ist fort; der Platz wartet. „leute“ sagt, was sich vereinbaren lässt
lobby-back = { $name } ist zurück.
