# Spiele auf einem Server: Lobby, Tische, Gespräche

lobby-title = Tische · du bist { $name }
lobby-here = Hier: { $names }
lobby-new = Einen neuen Tisch eröffnen
lobby-more = { $number } weitere beendete Spiele von dir
lobby-quit = Gehen
lobby-home-turn = DU BIST DRAN
lobby-home-turn-in = DU BIST DRAN IN { $number }
lobby-home-turn-none = niemand wartet auf dich
lobby-home-turn-note = am wenigsten Zeit zuerst
lobby-home-free = FREIE PLÄTZE
lobby-home-free-note = was bald beginnt, zuerst
lobby-home-own = FÜR DICH ALLEIN
lobby-home-wait = DU WARTEST AUF ANDERE
lobby-home-others = SEHENSWERT
lobby-home-over = BEENDET
lobby-home-more = DIESER SERVER
lobby-home-here = { $number } hier
lobby-home-my-seat = du: { $seat }
lobby-home-bots = Sofort nur gegen Bots spielen
lobby-home-bots-about = Beginnt sofort, niemand muss warten.
lobby-home-before = Die Zeilen davor
lobby-home-next = { $number } weitere von { $all }
lobby-home-seats = { $taken } von { $all }
lobby-home-complete = noch ein Platz
lobby-home-joins = einen Bot ablösen
lobby-home-invited = du bist eingeladen
lobby-home-watching = { $number } { $number ->
    [one] sieht
   *[other] sehen
} zu
lobby-home-not-begun = nicht begonnen
lobby-home-expires = schließt in { $days } T
lobby-home-game = Welches Spiel?
lobby-home-keys = Enter öffnen  n nächstes  o spielen  + Bots  c Tisch  l lernen  z Rätsel  r lesen
lobby-home-keys-club = Enter öffnen  n nächstes  o spielen  c Tisch  i Post  p Freunde  s Konto
lobby-home-help = ? Hilfe
lobby-left-days = { $days } T { $hours } h
lobby-left-hours = { $hours } h { $minutes } min
lobby-left-minutes = { $minutes } min
lobby-home-play = Sofort spielen, andere können dazukommen
lobby-home-play-about = Du kommst an den Tisch, der am ehesten beginnt. Gibt es keinen, beginnt ein Spiel mit Bots, die andere ablösen können.
lobby-inbox = Post
lobby-inbox-new = { $number } neu
lobby-inbox-none = Keine neue Post.
lobby-inbox-about = Was geschah, während du weg warst
lobby-inbox-read = Alles als gelesen markieren
lobby-notice-invited = { $by } hat dich zu „{ $title }“ eingeladen
lobby-notice-match = { $by } hat einen Tisch eröffnet, wie du ihn suchst: „{ $title }“
lobby-notice-unseated = Du hast deinen Platz am Tisch „{ $title }“ verloren. { $reason }
lobby-notice-report-upheld = Die Moderation hat deine Meldung über { $about } gelesen und gibt dir recht. Danke.
lobby-notice-report-dismissed = Die Moderation hat deine Meldung über { $about } gelesen und keinen Regelverstoß gefunden.
lobby-notice-unrated = Bis { $until } kannst du keine gewerteten Spiele spielen. Grund: { $reason }
lobby-notice-rated = Du kannst wieder gewertete Spiele spielen.
lobby-notice-key-added = Dein Konto hat einen neuen Schlüssel: { $key }. Wenn er nicht von dir ist, entferne ihn.
lobby-notice-key-revoked = Ein Schlüssel wurde aus deinem Konto entfernt: { $key }.
lobby-notice-mail-added = Dein Konto hat eine neue Mailadresse. Sie kann einen Code für einen neuen Schlüssel bekommen. Wenn sie nicht von dir ist, entferne sie und prüfe deine Schlüssel.
lobby-notice-recovery-asked = Der Gastgeber stellt dein Konto wieder her. Wenn du nicht darum gebeten hast, sag es ihm innerhalb von zwei Tagen.
lobby-notice-recovery-mailed = Jemand hat einen Code angefordert, der deinem Konto einen Schlüssel hinzufügt; er ging an deine Mailadresse. Wenn du es nicht warst, tu nichts, und gib den Code niemandem.
lobby-notice-words-new = Dein Konto hat neue Notfallwörter. Wenn sie nicht von dir sind, prüfe deine Schlüssel.
lobby-notice-renamed = Du heißt jetzt { $name }; vorher war dein Name { $before }.
lobby-friends = Freunde
lobby-friends-about = Enter entfernt jemanden aus der Liste oder fügt jemanden hinzu, der gerade hier ist. Wen du blockierst, dessen Chat und freie Plätze siehst du nicht mehr, und umgekehrt.
lobby-friend = { $name }
lobby-friend-here = { $name } (hier)
lobby-friend-add = Freund mit Namen hinzufügen
lobby-friend-add-name = { $name } hinzufügen
lobby-block = Jemanden mit Namen blockieren
lobby-unblock = { $name } (blockiert): nicht mehr blockieren
lobby-vacation = Urlaub
lobby-vacation-about = In Spielen mit Tagestempo oder langsamem Tempo steht deine Uhr still. Ein Urlaub beginnt in 12 Stunden; du hast 30 Tage im Jahr, höchstens 14 am Stück. Ein Tisch kann weniger erlauben.
lobby-vacation-end = { $begins } bis { $ends }: beenden
lobby-vacation-take = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
 } Urlaub
lobby-your-turn = DU BIST DRAN
lobby-state-waiting = wartet auf Mitspieler
lobby-state-playing = { $reached }
lobby-state-over = beendet
lobby-state-expires = { $days ->
    [one] schließt in einem Tag
   *[other] schließt in { $days } Tagen
}, wenn niemand spielt
lobby-table-end = Zustimmen, das Spiel ohne Ergebnis zu beenden ({ $number } von { $all } dafür)
lobby-table-end-not = Doch weiterspielen ({ $number } von { $all } für das Ende)
lobby-table-resign = Aufgeben: Ein Bot spielt für mich zu Ende
lobby-resign-prompt = Wirklich aufgeben? Du bekommst den Platz nicht zurück.
lobby-table-fetch = Dieses Spiel herunterladen
lobby-fetch-text =
    Gib dies auf deinem eigenen Rechner ein:

    { $command }

    Ansehen kannst du die Datei mit `weimar replay`, prüfen mit `weimar replay --verify`.
lobby-fetch-text-host =
    Gib dies auf deinem eigenen Rechner ein, mit deiner Verbindungsadresse statt HOST:

    { $command }

    Ansehen kannst du die Datei mit `weimar replay`, prüfen mit `weimar replay --verify`.
lobby-private = auf Einladung
lobby-free = frei
lobby-away = weg
lobby-plays-for = { $bot } für { $name }
lobby-waiting-for = wartet auf { $seats }
lobby-awaited-also = auch { $seats }
lobby-table-thinks = Der Tisch denkt nach …
lobby-help = Enter öffnet einen Tisch. Deine Tische stehen oben.
lobby-bye = Auf Wiedersehen
lobby-help-title = So läuft ein Spiel auf dem Server
lobby-help-text =
    Alle sitzen an ihrem eigenen Terminal, und der Server speichert die Spiele. Du kannst jederzeit gehen: Dein Platz bleibt dir, und du kommst von jedem Terminal zur selben Frage zurück.

    # Am Tisch
    t öffnet den Chat, mit allen oder einem Platz. m zeigt, wer da ist und was ihr vereinbaren könnt: ein Bot für Abwesende, offene Handkarten für Zuschauer. Strg+P zeigt alle Befehle.

    # Faire Würfel
    Vor dem Beginn veröffentlicht der Server eine Prüfsumme seines Geheimnisses. Alle können ein Wort beitragen; aus Geheimnis und Wörtern entsteht der Anfangswert aller Würfel und Karten. Am Ende wird das Geheimnis aufgedeckt, und `weimar replay DATEI --verify` beweist jeden Wurf.

lobby-new-title = Ein neuer Tisch
lobby-new-keys = Auf und ab wählen eine Zeile, links und rechts ändern sie, Enter in der ersten eröffnet den Tisch.
lobby-new-name = Name
lobby-new-absence = Bot übernimmt nach
lobby-new-save = Spielstand
lobby-new-save-none = keiner, neu beginnen
lobby-new-pace = Tempo
lobby-pace-none = keines
lobby-pace-live = flott: 40 Minuten, je Zug 45 Sekunden mehr, höchstens 1 Stunde
lobby-pace-day = Tage: 3 Tage, je Zug 12 Stunden mehr, höchstens 5 Tage
lobby-pace-slow = langsam: 5 Tage, je Zug 36 Stunden mehr, höchstens 10 Tage
lobby-pace-short-live = flottes Tempo
lobby-pace-short-day = Tagestempo
lobby-pace-short-slow = langsames Tempo
lobby-new-window = Reaktionen
lobby-window-quick = schnell: Wer lange braucht, hält vielleicht eine Reaktion
lobby-window-covered = verdeckt: je { $each }, außer alle haben geantwortet; Schweigen heißt passen; dauert bis zu { $more } länger ({ $number } Reaktionen)
lobby-new-vacation = Urlaub
lobby-new-vacation-days = { $of ->
    [none] hält die Uhr nicht an
    [all] hält die Uhr an, solange er dauert
   *[some] hält die Uhr im ganzen Spiel höchstens { $days } Tage an
 }
lobby-new-access = Wer mitspielen darf
lobby-new-access-public = alle hier
lobby-new-access-private = auf Einladung
lobby-new-invited = Eingeladen
lobby-new-invited-none = noch niemand
lobby-new-invited-prompt = Namen der Eingeladenen, durch Leerzeichen getrennt.
lobby-new-decision-clock = Zeit je Frage
lobby-new-game-clock = Zeit je Spiel
lobby-new-watch = Zuschauer sehen
lobby-new-watch-open = nur Öffentliches
lobby-new-watch-all = auch Hände, wenn alle zustimmen, 2 Minuten später
lobby-new-rated = Gewertet
lobby-new-rated-people = ja, wenn anfangs Menschen auf allen Plätzen sitzen
lobby-new-rated-yes = ja, auch mit Bots auf der Hälfte der Plätze
lobby-new-rated-no = nein
lobby-new-begin = Den Tisch eröffnen
lobby-new-name-prompt = Wie soll der Tisch heißen?
lobby-branch-title = Weiterspielen ab Zug { $pick }
lobby-branch-about = Ein neuer Tisch ohne Wertung, denn Handkarten und Würfel dieser Partie sind bekannt. Mit Bots auf allen anderen Plätzen geht es gleich los.
lobby-branch-round = { $round }: beginnt nach Zug { $pick }
lobby-branch-which = Nach welchem Zug weiterspielen ({ $first } bis { $last })? Enter bricht ab.
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
lobby-room-stand = Den Platz freigeben
lobby-room-bot = Einen Bot { $seat } spielen lassen
lobby-rematch = Revanche
lobby-rematch-help = Die anderen um ein weiteres Spiel bitten
lobby-rematch-prompt = Noch ein Spiel? Gleiches Spiel, gleiche Optionen; alle rücken um einen Platz weiter, außer die meisten wollen ihre Seite behalten. Der Chat bleibt erhalten. Alle müssen zustimmen.
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
lobby-game-begins = „{ $title }“ beginnt: zurück an deinen Tisch.
lobby-room-free = { $seat } wieder freigeben
lobby-room-unseat = { $name } bitten, { $seat } freizugeben
lobby-room-invite = Jemanden einladen
lobby-room-invite-prompt = Der Name, mit dem sich die Person anmeldet
lobby-room-uninvite = Die Einladung von { $name } zurückziehen
lobby-room-invited = Eingeladen: { $names }
lobby-room-word = Ein Wort zum Anfangswert beitragen
lobby-room-word-prompt = Irgendein Wort. Es wird in den Anfangswert gemischt, damit niemand die Würfel bestimmen kann. Du kannst es später nicht ändern.
lobby-room-start = Das Spiel beginnen
lobby-room-talk = Chat
lobby-account = Dein Konto: Schlüssel, Notfallwörter, Einladungen
lobby-player = Spieler: Wertungen und Spiele
lobby-player-who = Wessen Seite? Name eingeben
lobby-archive = Archiv: beendete Spiele finden und teilen
lobby-archive-words = Spieler, Spiel, Titel, Jahr oder ein Code, den du bekommen hast; leer: alle
lobby-archive-story = Das Spiel lesen, wie Zuschauer es sahen
lobby-archive-watch = Noch einmal ansehen, mit allen Handkarten
lobby-archive-analyse = Analysieren: Chancen, Fehler, Glück, Wendepunkte
lobby-archive-branch = Ab einem seiner Züge weiterspielen
lobby-archive-branch-how = Gehe zu dem Moment, ab dem du weiterspielen willst, und drücke p.
lobby-archive-enter = Zum Tisch gehen
lobby-archive-share = Zum Lesen teilen
lobby-archive-share-all = Mit allen Handkarten teilen
lobby-report = Jemanden melden
lobby-moderate = Moderation
lobby-report-who = Wen meldest du? Name eingeben
lobby-report-what = Was ist passiert?
lobby-room-close = Den Tisch entfernen
lobby-room-back = Zurück zur Lobby
lobby-room-commitment = Faire Würfel, Prüfsumme:
lobby-room-words = Wörter: { $words }
lobby-room-made-by = Eröffnet von { $owner }
lobby-room-seats = PLÄTZE
lobby-room-ways = DIESER TISCH
lobby-room-free-seats = { $number } frei
lobby-room-sit-here = hinsetzen
lobby-room-held = { $bot } spielt, bis sich jemand setzt
lobby-room-ready = Ich bin bereit
lobby-room-ready-not = Ich bin noch nicht bereit
lobby-room-ready-yes = bereit
lobby-room-ready-no = nicht bereit
lobby-room-owner = hat den Tisch eröffnet
lobby-room-start-ready = Anfangen, sobald alle bereit sind
lobby-room-start-now = Sofort anfangen
lobby-room-starts = Beginnt, sobald alle bereit sind
lobby-room-waits = wartet auf { $names }
lobby-room-waits-free = ein Platz ist frei
lobby-room-reason = Jemanden bitten zu gehen
lobby-room-reason-prompt = Warum? Eine Zeile für die betroffene Person. Sie kann leer bleiben.
lobby-waiting-own = Während du wartest: l Lektionen, z Rätsel, r Regeln und Karten. Wenn das Spiel beginnt, wirst du gerufen.
lobby-waiting-keys = t Chat  l z r für dich allein  Esc Lobby  ? Hilfe
lobby-waiting-key-sit = Enter hinsetzen
lobby-waiting-key-stand = Enter aufstehen
lobby-waiting-key-unseat = Enter bitten zu gehen
lobby-waiting-key-free = Enter Platz freigeben
lobby-waiting-key-bot = b Bot hält den Platz
lobby-waiting-key-x = x bitten zu gehen
lobby-waiting-key-y = y bereit
lobby-waiting-key-s = s anfangen
lobby-waiting-key-w = w Wort
lobby-waiting-key-v = v einladen

lobby-talk-title = Chat
lobby-talk-to = An { $seat } ({ $name })
lobby-talk-to-all = An alle
lobby-talk-keys = Enter senden · Tab Empfänger · Esc zurück, Text bleibt
lobby-talk-empty = Noch keine Nachrichten.
lobby-talk-whisper = an { $seat }
lobby-talk-server = Server
lobby-talk-spectator = Zuschauer

lobby-table-title = Dieser Tisch
lobby-table-prompt = { $title }: wer da ist und was ihr vereinbaren könnt
lobby-table-agree = Einen Bot { $seat } spielen lassen, bis { $name } zurück ist ({ $number } dafür)
lobby-table-disagree = Stimme für einen Bot auf { $seat } zurückziehen
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
lobby-table-consent = Zuschauern die Handkarten zeigen, verzögert ({ $number } von { $all } dafür)
lobby-table-refuse = Zuschauern die Handkarten nicht mehr zeigen
lobby-table-through = Aus der Sicht von { $seat } zuschauen
lobby-table-open = Nur Öffentliches ansehen
lobby-ring = Du bist am Zug: { $title }
lobby-table-ring = Wenn ich am Zug bin: { $ring ->
    [bell] klingelt es
    [osc9] kommt eine Meldung (OSC 9)
    [osc777] kommt eine Meldung (OSC 777)
   *[off] kein Ton
}; ändern
lobby-table-tell-away = { $wished ->
    [yes] Nicht mehr benachrichtigen, wenn ich abwesend und am Zug bin
   *[no] Benachrichtigen, wenn ich abwesend und am Zug bin
}
lobby-table-dice = Faire Würfel
lobby-table-back = Zurück zum Spiel
lobby-table-lobby = In die Lobby gehen; der Platz bleibt mir
lobby-table-here = da
lobby-dice-text =
    Prüfsumme: { $commitment }

    Wörter: { $words }

    Geheimnis: { $secret }

    Anfangswert: { $seed }
lobby-dice-alone = Nur { $owner } hat ein Wort beigetragen: Wer den Server betreibt, könnte die Würfel kennen.
lobby-dice-last = Das letzte Wort stammt von { $owner }, und { $owner } hat den Tisch eröffnet: Wer den Server betreibt, könnte es passend zu den gewünschten Würfeln gewählt haben. Jemand anderes sollte danach noch ein Wort beitragen.
lobby-dice-unmixed = Niemand hat ein Wort beigetragen: Wer den Server betreibt, könnte die Würfel kennen.
lobby-dice-later = wird gezeigt, wenn das Spiel zu Ende ist
lobby-dice-none = Dieses Spiel setzt einen Spielstand fort und behält dessen Anfangswert.
lobby-nothing = keine

lobby-palette-talk = Chat
lobby-palette-talk-help = Eine Nachricht an den Tisch oder einen Platz senden
lobby-palette-table = Tisch
lobby-palette-table-help = Wer da ist; Bots für Abwesende; Zuschauer
lobby-palette-lobby = Lobby
lobby-palette-lobby-help = Zurück zur Lobby; dein Platz bleibt dir
lobby-key-talk = t
lobby-key-table = m
lobby-clock-left = noch { $time }
lobby-clock-window = { $time }, dann passt du
lobby-clock-left-game = noch { $time } für das ganze Spiel
lobby-sent-not = Nicht gesendet: { $why }
lobby-name-title = Wer bist du?
lobby-name-prompt = Wähle einen Namen aus 1 bis 16 Buchstaben, Ziffern, '-' oder '_'. Andere sehen ihn mit web- davor.
lobby-name-wrong = Diesen Namen kannst du nicht nehmen. { $why }
lobby-gone = { $name } ist weg, behält aber den Platz. m: was ihr vereinbaren könnt
lobby-gone-plain = { $name } ist weg, behält aber den Platz. „leute“ zeigt, was ihr vereinbaren könnt
lobby-back = { $name } ist zurück.

lobby-find = Einen Tisch finden
lobby-find-about = Wählen, welche Tische mit freien Plätzen erscheinen
lobby-find-keys = Auf und ab wählen eine Zeile, links und rechts ändern sie, Enter in der ersten zeigt die Tische.
lobby-find-list = Diese Tische zeigen
lobby-find-all = Wieder alle Tische zeigen
lobby-find-shown = nur { $only }
lobby-find-any = egal
lobby-find-game = Spiel
lobby-find-pace = Tempo
lobby-find-unpaced = ohne Tempo
lobby-find-rated = Wertung
lobby-find-rated-yes = gewertet
lobby-find-rated-no = nicht gewertet
lobby-find-language = Sprache
lobby-find-last = Freie Plätze
lobby-find-last-no = beliebig viele
lobby-find-last-yes = nur einer fehlt
lobby-find-watch = Bescheid sagen
lobby-find-watch-no = nein
lobby-find-watch-yes = einmal, wenn in 14 Tagen so ein Tisch erscheint
lobby-find-watching = du bekommst Bescheid, wenn einer erscheint
lobby-language-any = egal
lobby-language-en = Englisch
lobby-language-de = Deutsch
lobby-language-zh = Chinesisch
lobby-level-new = Neulinge
lobby-level-settled = feste Wertung
lobby-new-level = Wertungen
lobby-new-level-none = alle
lobby-new-level-prompt = Niedrigste und höchste Wertung, etwa 1400-1800, 1400- oder -1800. Eingeladene dürfen immer mitspielen.
lobby-new-level-of = für { $level }
lobby-new-who = Offen für
lobby-new-who-all = alle
lobby-new-who-settled = Spieler mit fester Wertung
lobby-new-who-new = Spieler mit vorläufiger Wertung
lobby-new-language = Sprache

# Besucher ohne Konto
lobby-visit-title = Umsehen ohne Konto
lobby-visit-unsaved = nichts wird gespeichert
lobby-visit-live = LAUFENDE SPIELE
lobby-visit-live-none = Gerade läuft kein öffentliches Spiel.
lobby-visit-door = Zurück zum Eingang: Konto anlegen oder gehen
lobby-visit-bots-about = Beginnt sofort und endet mit deinem Besuch.
lobby-visit-keys = Enter öffnen  + Bots  l lernen  z Rätsel  r lesen  Esc Eingang
lobby-visit-help =
    Du kannst Lektionen und Rätsel ausprobieren, Regeln und Karten lesen, gegen Bots spielen und bei öffentlichen Spielen anderer zusehen. Nichts davon wird gespeichert.

    Du kannst nicht chatten, keinen Platz nehmen und keinen Tisch eröffnen: Geh dafür mit Esc zurück zum Eingang und lege ein Konto an.

    # Tasten
    Enter öffnet die Zeile unter dem Cursor; Nummer oder Buchstabe einer Zeile wählt sie aus. `+` spielt gegen Bots, `l` öffnet die Lektionen, `z` die Rätsel, `r` Regeln und Karten.
