# Aufgezeichnete Partien: der Rückblick und was sich daraus exportieren lässt

# --- the replay screen --------------------------------------------------------------------------
replay-place = Zug { $pick } von { $last }
replay-impulse = Zug { $number }
replay-opening = Die Partie beginnt. → geht weiter, die Leertaste lässt sie laufen.
replay-asked = { $seat }: { $question }
replay-secret = { $seat } hat geantwortet. Was, sieht man nur von diesem Platz aus.
replay-next = Danach: { $waiting }
replay-next-answer = Danach: { $seat } { $arrow } { $answer } ({ $question })
replay-over = Die Partie ist zu Ende.
replay-stops-here = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
replay-view = Sicht { $view }
replay-view-open = alles offen
replay-view-spectator = Zuschauer
replay-running = läuft, { $seconds } s je Zug
replay-paused = angehalten
replay-differs = Diese Aufzeichnung lässt sich nur bis Zug { $pick } nachspielen: { $reason }
replay-damaged = Zeile { $line } der Datei ist beschädigt; hier ist, was davor steht.
replay-pane-charts = Kurven
replay-pane-hands = Alle Handkarten
replay-no-cards = keine Karten

# --- keys ---------------------------------------------------------------------------------------
replay-key-step = ←→
replay-key-step-label = Zug
replay-key-impulse = Bild↑↓
replay-key-impulse-label = Zug
replay-key-round = r/R
replay-key-round-label = Runde
replay-key-play = Leer
replay-key-play-label = laufen
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
replay-go-to = Zu Zug { $pick }: Enter geht dorthin, Esc nicht.
replay-go-to-none = Zug { $pick } gibt es nicht: Diese Aufzeichnung hat die Züge { $first } bis { $last }.
replay-key-number = 0-9 Enter
replay-key-number-label = zu einem Zug
replay-luck = Würfelglück
replay-luck-about = Was bis hierher fiel, verglichen mit dem, was so viele Würfel im Mittel bringen.
replay-luck-none = Noch ist kein Würfel gefallen.
replay-luck-rolls = Würfe
replay-luck-dice = Würfel
replay-luck-rolled = gefallen
replay-luck-expected = erwartet
replay-luck-better = besser um
replay-key-leave = Esc
replay-key-leave-label = zurück
replay-key-turn = < >
replay-key-turn-label = blättern
replay-help-title = Eine aufgezeichnete Partie ansehen
replay-help =
    # Durch die Partie gehen
    Rechts und Links (auch l und h) gehen einen Zug vor oder zurück, t und T (oder Umschalt mit den Pfeilen) zehn Züge, Bild ab und Bild auf (i und I) zur nächsten oder vorigen Karte oder zum Schritt, r und R zur nächsten oder vorigen Runde. Pos1 ist der Anfang, Ende das Ende. Eine Zahl und Enter führen zu diesem Zug.
    Die Leertaste lässt die Partie laufen, + und - machen sie schneller oder langsamer.
    Auf und Ab gehen durch die Chronik, auch zu dem, was noch kommt; Enter springt zum Augenblick der Zeile. f zeigt die Zeilen über einen Platz nach dem anderen.
    # Ansehen
    v und V wechseln, aus wessen Sicht man schaut. Alle Handkarten liegen offen, sobald die Partie zu Ende ist; vorher sieht man, was ihr einziger Mensch sah oder was Zuschauer sehen.
    g zeigt Kurven von dem, was im Spiel zählt. Der senkrechte Strich ist der Augenblick, an dem man steht.
    a lässt ein beendetes Spiel beurteilen: die Chancen aller, Fehler, Glück und wo es kippte; danach steht am Fuß, was jede Entscheidung wert war.
    Auf einem kleinen Schirm blättern < und >, F2 bis F8 wählen ein Feld. c zeigt alle Karten.
    # Mitnehmen
    p spielt von hier an in einem neuen Spielstand weiter; man wählt, wer wo sitzt. Die Aufzeichnung bleibt, wie sie ist.
    e schreibt die Chronik, ein Bild dieses Augenblicks oder die Zahlen in eine Datei.
replay-not-here = Eine Partie auf einem Server können die noch einmal ansehen, die mitgespielt haben, sobald sie vorbei ist. Mitnehmen können sie sie auch: zurück am Brett m, „Dieses Spiel behalten“.

# --- playing on ---------------------------------------------------------------------------------
replay-on-title = Weiterspielen ab Zug { $pick }
replay-on-keys = Auf und Ab wählen eine Zeile, Links und Rechts ändern sie, Enter beginnt.
replay-on-begin = Weiterspielen
replay-on-help-seat = Wer diesen Platz von hier an spielt: ein Mensch an dieser Tastatur oder ein Bot.
replay-on-help-free-undo = Zurücknehmen auch über Würfel und gesehene Karten. Zum Üben.
replay-on-help-begin = Neben der Aufzeichnung entsteht ein neuer Spielstand. Dieselben Züge bringen dieselben Würfel wie in der Aufzeichnung, andere Züge andere.
replay-on-over = An dieser Stelle ist die Partie zu Ende. Zum Weiterspielen zu einem früheren Zug gehen.

# --- exporting ----------------------------------------------------------------------------------
replay-export-title = Exportieren
replay-export-prompt = Was soll in eine Datei geschrieben werden?
replay-export-markdown = Die Chronik, als Markdown
replay-export-svg = Ein Bild dieses Augenblicks, als SVG
replay-export-csv = Die Zahlen, als CSV
replay-export-end-svg = Die Seite vom Ende, als Bild (SVG)
replay-export-end-markdown = Die Seite vom Ende, als Markdown
replay-export-file = In welche Datei?
replay-export-done = Geschrieben: { $path }
replay-export-failed = { $path } lässt sich nicht schreiben: { $reason }
replay-export-exists = { $path } gibt es schon. Einen anderen Namen wählen.

# --- the start screen ---------------------------------------------------------------------------
replay-turning-points = Wendepunkte
replay-who-was-what = Wer war was
replay-last-board = Der letzte Stand
replay-start = Eine aufgezeichnete Partie ansehen
replay-saves-title = Aufgezeichnete Partien
replay-saves-prompt = Enter zeigt eine Partie, f filtert, s vergleicht, Esc geht zurück.
replay-beside-keys = ←→↑↓ Partie · Enter ansehen · g nächste Kurve · Esc zurück
replay-beside-none = Noch keine Partie { $game } ist zu Ende, es gibt nichts nebeneinanderzustellen.

# --- the chronicle as Markdown ------------------------------------------------------------------
replay-a-person = ein Mensch
replay-you = du
replay-book-title = { $game }: eine aufgezeichnete Partie
replay-book-scenario = Szenario
replay-book-seed = Anfangswert
replay-book-picks = Züge
replay-book-seats = Wer spielte
replay-book-end = Das Ende
replay-book-unfinished = Als dies geschrieben wurde, war die Partie nicht zu Ende.
replay-book-setup = Vorbereitung
replay-book-round = Runde { $round }
replay-book-impulse = { $number }. { $text }
replay-book-standing = Nach Runde { $round }
replay-book-standing-end = Am Ende
