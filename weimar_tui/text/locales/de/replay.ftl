# Aufgezeichnete Partien: der Rückblick und was sich daraus exportieren lässt

# --- the replay screen --------------------------------------------------------------------------
replay-place = Zug { $pick } von { $last }
replay-impulse = Spielzug { $number }
replay-opening = Die Partie beginnt. → geht einen Zug weiter, die Leertaste startet die Wiedergabe.
replay-asked = { $seat }: { $question }
replay-secret = { $seat } hat geantwortet. Die Antwort sieht nur dieser Platz.
replay-next = Danach: { $waiting }
replay-next-answer = Danach: { $seat } { $arrow } { $answer } ({ $question })
replay-over = Die Partie ist zu Ende.
replay-stops-here = Die Aufzeichnung endet hier, vor dem Ende der Partie.
replay-view = Sicht { $view }
replay-view-open = alles
replay-view-spectator = Zuschauer
replay-running = läuft, { $seconds } s je Zug
replay-paused = angehalten
replay-differs = Diese Aufzeichnung lässt sich nur bis Zug { $pick } nachspielen: { $reason }
replay-damaged = Zeile { $line } der Datei ist beschädigt; gezeigt wird die Partie bis dorthin.
replay-pane-charts = Kurven
replay-pane-hands = Alle Handkarten
replay-no-cards = keine Karten

# --- keys ---------------------------------------------------------------------------------------
replay-key-step = ←→
replay-key-step-label = Zug
replay-key-impulse = Bild↑↓
replay-key-impulse-label = Spielzug
replay-key-round = r/R
replay-key-round-label = Runde
replay-key-play = Leer
replay-key-play-label = abspielen
replay-key-lines = ↑↓ Enter
replay-key-lines-label = Chronik
replay-key-view = v
replay-key-view-label = Sicht
replay-key-charts = g
replay-key-charts-label = Kurven
replay-key-analysis = a
replay-key-analysis-label = Analyse
replay-key-look = o
replay-key-look-label = nachschlagen
replay-key-on = p
replay-key-on-label = weiterspielen
replay-key-export = e
replay-key-export-label = exportieren
replay-key-help = ?
replay-key-help-label = Hilfe
replay-together = { $mark } mehrere zusammen
replay-go-to = Zu Zug { $pick } springen? Enter bestätigt, Esc bricht ab.
replay-go-to-none = Zug { $pick } gibt es nicht: Diese Aufzeichnung hat die Züge { $first } bis { $last }.
replay-key-number = 0-9 Enter
replay-key-number-label = zu einem Zug
replay-luck = Würfelglück
replay-luck-about = Bisherige Ergebnisse, verglichen mit dem Durchschnitt für so viele Würfel.
replay-luck-none = Noch wurde nicht gewürfelt.
replay-luck-rolls = Würfe
replay-luck-dice = Würfel
replay-luck-rolled = Summe
replay-luck-expected = erwartet
replay-luck-better = Abweichung
replay-key-leave = Esc
replay-key-leave-label = zurück
replay-key-turn = < >
replay-key-turn-label = blättern
replay-help-title = Eine aufgezeichnete Partie ansehen
replay-help =
    # Durch die Partie gehen
    Links und Rechts (oder h und l) gehen einen Zug, t und T (oder Umschalt mit den Pfeilen) zehn Züge, Bild ab und Bild auf (oder i und I) eine Karte oder einen Schritt, r und R eine Runde. Pos1 springt zum Anfang, Ende zum Ende. Um zu einem Zug zu springen, gib seine Nummer und Enter ein.
    Die Leertaste startet und stoppt die Wiedergabe, + und - ändern das Tempo.
    Auf und Ab gehen durch die Chronik, auch zu dem, was noch kommt; Enter springt zum Moment der Zeile. f zeigt nur die Zeilen zu einem Platz.
    # Ansehen
    v und V wechseln, aus wessen Sicht du schaust. Ist die Partie zu Ende, siehst du alle Handkarten; vorher nur, was ihr einziger Mensch oder ein Zuschauer sah.
    g zeigt Kurven der wichtigsten Zahlen. Der senkrechte Strich ist der aktuelle Moment.
    a wertet ein beendetes Spiel aus: Chancen aller, Fehler, Glück und Wendepunkte. Danach steht ganz unten eine Bewertung jeder Entscheidung.
    Auf einem kleinen Bildschirm blättern < und >, F2 bis F8 wählen ein Feld. c zeigt alle Karten.
    # Weiterspielen und exportieren
    p spielt von hier aus in einem neuen Spielstand weiter; du wählst, wer welchen Platz spielt. Die Aufzeichnung bleibt unverändert.
    e schreibt die Chronik, ein Bild dieses Moments oder die Zahlen in eine Datei.
replay-not-here = Auf einem Server können nur die Mitspieler eine Partie noch einmal ansehen, und erst, wenn sie zu Ende ist. Sie können sie auch herunterladen: zurück am Brett m drücken und „Dieses Spiel herunterladen“ wählen.

# --- playing on ---------------------------------------------------------------------------------
replay-on-title = Weiterspielen ab Zug { $pick }
replay-on-keys = Auf und Ab wählen eine Zeile, Links und Rechts ändern sie, Enter beginnt.
replay-on-begin = Weiterspielen
replay-on-help-seat = Wer diesen Platz von hier an spielt: ein Mensch an dieser Tastatur oder ein Bot.
replay-on-help-free-undo = Zurücknehmen auch nach Würfen und aufgedeckten Karten. Zum Üben.
replay-on-help-begin = Legt neben der Aufzeichnung einen neuen Spielstand an. Gleiche Züge ergeben die gleichen Würfel wie in der Aufzeichnung, andere Züge andere.
replay-on-over = An dieser Stelle ist die Partie schon zu Ende. Gehe zum Weiterspielen zu einem früheren Zug.

# --- exporting ----------------------------------------------------------------------------------
replay-export-title = Exportieren
replay-export-prompt = Was möchtest du exportieren?
replay-export-markdown = Die Chronik, als Markdown
replay-export-svg = Ein Bild dieses Moments, als SVG
replay-export-csv = Die Zahlen, als CSV
replay-export-end-svg = Zusammenfassung des Endes, als Bild (SVG)
replay-export-end-markdown = Zusammenfassung des Endes, als Markdown
replay-export-file = Wie soll die Datei heißen?
replay-export-done = Geschrieben: { $path }
replay-export-failed = { $path } lässt sich nicht schreiben: { $reason }
replay-export-exists = { $path } gibt es schon. Wähle einen anderen Namen.

# --- the start screen ---------------------------------------------------------------------------
replay-turning-points = Wendepunkte
replay-who-was-what = Wer war was
replay-last-board = Der letzte Stand
replay-start = Eine aufgezeichnete Partie ansehen
replay-saves-title = Aufgezeichnete Partien
replay-saves-prompt = Enter zeigt eine Partie, f filtert, s vergleicht, Esc geht zurück.
replay-beside-keys = ←→↑↓ Partie · Enter ansehen · g nächste Kurve · Esc zurück
replay-beside-none = Du hast noch keine beendete Partie { $game }, es gibt also nichts zu vergleichen.

# --- the chronicle as Markdown ------------------------------------------------------------------
replay-a-person = ein Mensch
replay-you = du
replay-book-title = { $game }: eine aufgezeichnete Partie
replay-book-scenario = Szenario
replay-book-seed = Anfangswert
replay-book-picks = Züge
replay-book-seats = Wer spielte
replay-book-end = Das Ende
replay-book-unfinished = Die Partie war beim Export noch nicht zu Ende.
replay-book-setup = Vorbereitung
replay-book-round = Runde { $round }
replay-book-impulse = { $number }. { $text }
replay-book-standing = Nach Runde { $round }
replay-book-standing-end = Am Ende
