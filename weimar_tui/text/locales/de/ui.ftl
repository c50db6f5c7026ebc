# Das Terminal: Felder, Bildschirme, Dialoge, Hilfe und die Regeln in Kürze

# --- Namen --------------------------------------------------------------------------------------
ui-nobody = niemand
ui-card-hidden = eine verdeckte Karte

# --- Felder -------------------------------------------------------------------------------------
ui-pane-table = Tisch
ui-pane-tracks = Leisten
ui-pane-hand = Hand
ui-pane-chronicle = Chronik
ui-pane-decision = Entscheidung
ui-hand-short = Hand
ui-hand-empty = keine Karten
ui-hand-spectator = Du siehst zu.
ui-chronicle-empty = Noch ist nichts geschehen.
ui-chronicle-between = { " · " }

# --- Tasten und kleine Wörter -------------------------------------------------------------------
ui-key-turn = < >
ui-key-turn-label = blättern
ui-key-panes = Tab
ui-key-panes-label = Felder
ui-key-undo = u
ui-key-undo-label = zurück
ui-key-help = ?
ui-key-help-label = Hilfe
ui-key-look = o
ui-key-look-label = nachschlagen
ui-key-search = /
ui-key-search-label = suchen
ui-key-cards = c
ui-key-cards-label = Karten
ui-key-chronicle = l
ui-key-chronicle-label = Chronik
ui-key-points = v
ui-key-points-label = Stand
ui-key-since = s
ui-key-since-label = seit deinem Zug
ui-key-replay = r
ui-key-replay-label = Rückblick
ui-key-menu = q
ui-key-menu-label = Menü
ui-key-save = ^s
ui-key-save-label = sichern als
ui-key-palette = ^p
ui-key-palette-label = Befehle
ui-key-quit = ^q
ui-key-quit-label = Ende
ui-key-dialog = Esc
ui-key-dialog-label = zurück zur Frage
ui-key-outlook = e
ui-key-outlook-label = Vorschau
ui-key-layer = n
ui-key-layer-label = Namen
ui-key-filter = f
ui-key-filter-label = filtern
ui-key-hurry = Leertaste
ui-key-hurry-label = schneller
ui-key-settings = F9
ui-key-settings-label = Einstellungen
ui-key-decision = d
ui-key-decision-label = Entscheidung
ui-key-peek = Esc
ui-key-peek-label = Spielplan
ui-another-one = Esc: zurück
ui-chronicle-new = { $number } neu
ui-filter = Filter:
ui-choose-unknown = Keine Antwort hat diese Nummer.
ui-choose-first = Wähle zuerst mit den Pfeilen oder einer Ziffer; Enter allein tut hier nichts.
ui-filter-empty = Keine Treffer. Esc zeigt wieder alles.
ui-dialog-keys = Enter wählen · Esc Spielplan{ $undo ->
    [yes] { " " }· u zurück
   *[no] { "" }
} · ? Hilfe
ui-reading-keys = Auf, ab blättern · Enter schließen
ui-entry-keys = Enter übernehmen · Esc abbrechen, Text bleibt
ui-entry-keys-names = Tab ergänzt Namen · Enter übernehmen · Esc abbrechen, Text bleibt
ui-discard-title = Änderungen verwerfen?
ui-discard-prompt = Du hast in diesem Formular etwas geändert.
ui-discard-keep = Weiter bearbeiten
ui-discard-yes = Verwerfen und zurück
ui-undo-not-now = Du kannst nichts zurücknehmen, solange andere eine Frage haben.
ui-just-came = Zu schnell: Das war gerade erst zu sehen. Drück die Taste noch einmal.
ui-undo-done = Zurückgenommen.
ui-problem = Das ging nicht
ui-tiny = Dein Terminal hat { $width }×{ $height } Zeichen; nötig sind mindestens { $least }. Vergrößere es; nichts geht verloren.
ui-tiny-lines = Oder spiele Zeile für Zeile: { $command }
ui-crashed = Weimar musste wegen eines Programmfehlers anhalten. Dein Spiel ist gesichert; wähle Weiterspielen. Der Fehlerbericht liegt in { $path }
ui-save-as-title = Sichern als
ui-save-as-prompt = Wo soll eine Kopie dieses Spiels gespeichert werden? Das Spiel selbst wird ohnehin bei jedem Schritt gesichert.
ui-save-as-done = Eine Kopie des Spiels wurde gespeichert: { $path }
ui-save-elsewhere-title = Woanders sichern
ui-save-elsewhere-prompt = Das Spiel lässt sich in seiner Datei nicht mehr sichern. Welche Datei soll es stattdessen sein? (Esc: die alte noch einmal versuchen)
ui-save-elsewhere-done = Das Spiel geht weiter in { $path }. „Weiterspielen“ sucht dort nicht: Öffne die Datei mit `weimar --open DATEI`.
ui-palette-title = Befehle
ui-palette-prompt = Was möchtest du tun? f filtert.
ui-palette-keys = Enter wählen · Esc schließen
ui-palette-undo = Die letzte Wahl zurücknehmen
ui-palette-help = Hilfe zum aktuellen Feld
ui-palette-cards = Karten nachschlagen
ui-palette-search = Karten und Regeln durchsuchen
ui-palette-points = Spielstand aller Plätze
ui-palette-replay = Das bisherige Spiel ansehen
ui-palette-save = Eine Kopie des Spiels speichern
ui-palette-leave = Spiel verlassen
ui-palette-leave-help = Zurück zum Startbildschirm; das Spiel ist gesichert
ui-palette-quit = Das Programm beenden; das Spiel ist gesichert

# --- Aufzählungen -------------------------------------------------------------------------------
# Was zwischen zwei Sätzen und zwischen zwei aufgezählten Dingen steht.

# --- Vorschau -----------------------------------------------------------------------------------

# --- Start --------------------------------------------------------------------------------------
ui-start-continue = Weiterspielen ({ $reached }, { $when })
ui-start-not-played = noch nicht gespielt
ui-start-learn = Lernen
ui-start-puzzle = Rätsel des Tages
ui-start-game = Spiel: { $game }
ui-start-unofficial = Inoffizielle Fassungen von Brettspielen. Die Regeln folgen den Regelheften, viele Karten sind eigene.
ui-start-new = Neues Spiel
ui-start-open = Gespeichertes Spiel öffnen
ui-start-rules = Regeln
ui-start-cards = Karten
ui-start-language = Sprache: Deutsch
ui-start-quit = Beenden
ui-start-continue-brief = Weiterspielen: { $game }
ui-start-watch-brief = Partie ansehen
ui-start-played = schon gespielt
ui-start-learnt = abgeschlossene Lektionen: { $done } von { $all }
ui-start-in-lesson = in Lektion { $number }
ui-start-your-turn-brief = { $reached } · du
ui-start-your-turn = { $reached } · am Zug
ui-start-you-are = Du bist { $seat }
ui-start-next-lesson = { $game } · { $lesson }
ui-start-about-new = Eine neue Partie { $game } beginnen: Mitspieler, Stärke und Aufbau wählen.
ui-start-about-learn = Kurze, angeleitete Partien, die beim Spielen die Regeln erklären.
ui-start-about-puzzle = Stellungen aus gespielten Partien mit einer klar besten Antwort. Jeden Tag eine neue, oder wähle eine nach Nummer.
ui-start-about-continue = Weiterspielen, wo du aufgehört hast.
ui-start-about-open = Alle begonnenen und beendeten Partien: weiterspielen, umbenennen, löschen.
ui-start-about-watch = Eine Partie von Anfang bis Ende ansehen, mit Kurven, oder mehrere vergleichen.
ui-start-about-rules = Eine Kurzfassung der Regeln von { $game }, zum Lesen und Suchen.
ui-start-about-cards = Alle Karten von { $game } und ihre Wirkung.
ui-start-about-game = Das Spiel für neue Partien, Lektionen, Regeln und Karten. Tab geht zu den Bildern.
ui-start-about-language = Deutsch, Englisch oder Chinesisch.
ui-start-about-settings = Farben, Tempo, Tasten und mehr.
ui-start-about-quit = Deine Partien sind nach jedem Zug gespeichert.

# --- the first start ---
ui-first-welcome = Brettspiele im Terminal. Welche Sprache?
ui-first-language = Deutsch
ui-first-which = Welches Spiel möchtest du zuerst ausprobieren?
ui-first-learn = beim Spielen lernen
ui-first-play = Partie einrichten
ui-first-keys-language = ←→ Sprache · Enter weiter zu den Spielen · Esc zum Menü
ui-first-keys-game = ←→ Spiel · Enter erste Lektion · n ohne Lektion · ↑ Sprache · Esc zum Menü

# --- Neues Spiel --------------------------------------------------------------------------------
ui-new-title = Neues Spiel
ui-new-game = Spiel
ui-new-players = Personenzahl
ui-new-scenario = Szenario
ui-new-seed = Anfangswert
ui-new-free-undo = Frei zurücknehmen
ui-new-free-undo-no = nein
ui-new-free-undo-yes = ja
ui-new-pace = Züge der anderen
ui-new-pace-gentle = Schritt für Schritt
ui-new-pace-slow = Zeit zum Lesen
ui-new-pace-normal = ein Blick
ui-new-pace-fast = gleich bis zu mir
ui-new-me = Du bist
ui-new-me-nobody = niemand: nur zuschauen
ui-new-me-several = mehrere an diesem Gerät
ui-new-bots = Bots
ui-new-bots-mixed = gemischt
ui-new-bots-none = keine
ui-new-rules = Regeln
ui-new-rules-usual = wie gedruckt
ui-new-details = Einzelheiten
ui-new-details-usual = wie üblich
ui-new-starts-me = { $kind ->
    [me] du bist { $seat }
    [nobody] du schaust zu
   *[several] { $number } Menschen hier
}
ui-new-starts-bots = { $number ->
    [one] { $number } Bot
   *[other] { $number } Bots
}{ $of ->
    [none] {""}
   *[level] {" "}({ $level })
}
ui-new-like-last-time = wie zuletzt
ui-new-lesson = Neu hier? Lerne mit einer kurzen Partie
ui-new-foot-take = wählen
ui-new-foot-rows = Zeilen
ui-new-foot-change = ändern
ui-new-foot-help = Hilfe
ui-new-foot-back = zurück
ui-new-help-me = Dein Platz. Auf den anderen spielen Bots. Sind mehrere Menschen da, wähle unter Einzelheiten für jeden Platz.
ui-new-help-bots = Die Stärke aller Bots. Unter Einzelheiten wählst du für jeden Platz einen.
ui-new-help-rules = Regeln, die sich ändern lassen. Enter zeigt oder verbirgt sie.
ui-new-help-details = Jeder Platz und selten gebrauchte Optionen. Enter zeigt oder verbirgt sie.
ui-new-begin = Beginnen
ui-new-help-game = Das Spiel, das gespielt wird.
ui-new-help-players = Die Anzahl der Mitspieler.
ui-new-help-scenario = Die Ausgangslage. ? zeigt Näheres.
ui-new-help-seat = Wer hier spielt: ein Mensch an dieser Tastatur oder ein Bot.
ui-new-help-seed = Der Anfangswert bestimmt alle Würfel und jedes Mischen. Mit Enter gibst du einen anderen ein.
ui-new-help-free-undo = Zurücknehmen auch nach Würfen und aufgedeckten Karten. Zum Üben.
ui-new-help-pace = Bei jedem Tempo bleibt stehen, was dich betrifft, bis du Enter drückst. Die Leertaste springt direkt zu deiner nächsten Frage. Eine gedrückt gehaltene Taste beantwortet nie eine Frage.
ui-new-help-begin = Das Spiel wird bei jedem Schritt gesichert.
ui-player-human = ein Mensch hier
ui-bot-says = { $seat }: { $text }.
ui-bot-trouble = Der Bot { $bot } ist ausgefallen ({ $seat }); stattdessen hat { $by } geantwortet.
ui-player-beginner = Bot: Anfänger
ui-player-easy = Bot: leicht
ui-player-quick = Bot: flink
ui-player-strong = Bot: stark
ui-player-about-beginner = Spielt locker und macht viele Fehler. Gut als erster Gegner.
ui-player-about-easy = Spielt nach Gefühl und wählt, was gut aussieht; das ist nicht immer das Beste.
ui-player-about-steady = Folgt von Menschen geschriebenen Regeln: verlässlich, aber etwas berechenbar.
ui-player-about-quick = Probiert seine besten Möglichkeiten in einigen gedachten Partien aus. Mindestens so gut wie „überlegt“ und antwortet sofort.
ui-player-about-strong = Probiert mehr Möglichkeiten und gründlicher. Braucht bis zu einer Sekunde je Antwort.
ui-player-about-random = Wählt irgendeine Möglichkeit.
ui-player-steady = Bot: überlegt
ui-player-random = Bot: zufällig

# --- Gesicherte Spiele --------------------------------------------------------------------------
ui-saves-title = Gesicherte Spiele
ui-saves-prompt = Enter spielt weiter, f filtert, n benennt um, x löscht, Esc geht zurück.
ui-saves-none = { $folder } enthält noch keine gesicherten Spiele.
ui-when = { $day }.{ $month }.{ $year }, { $time }
ui-saves-line = { $when }  { $game } · { $reached }  { $state }  { $who }  { $scenario }, { $picks } Züge
ui-saves-deleted = { $name } wurde gelöscht. u stellt es wieder her.
ui-saves-renamed = Umbenannt in { $name }. u stellt den alten Namen wieder her.
ui-saves-nothing = Hier wurde nichts gelöscht oder umbenannt.
ui-saves-not-yours = Nur eigene Spielstände lassen sich löschen oder umbenennen.
ui-saves-rename = Umbenennen
ui-saves-rename-prompt = Wie soll dieser Spielstand heißen?
ui-saves-nobody = nur Bots
ui-saves-open = nicht beendet

# --- Tastatur weitergeben -----------------------------------------------------------------------
ui-hand-over = Die Tastatur geht an: { $seat }
ui-hand-over-key = Drücke Enter, sobald du an der Tastatur sitzt.
ui-hand-over-leave = Esc das Spiel verlassen (es ist gesichert)

# --- Das Ende -----------------------------------------------------------------------------------
ui-ending-abandoned = einvernehmlich beendet
ui-ending-closed = vom Gastgeber geschlossen
ui-ending-expired = beendet, weil lange niemand gespielt hat
ui-over-page = Wie es ausging
ui-over-leave = Zurück zum Startbildschirm
ui-over-again = Noch einmal
ui-over-swapped = Noch einmal, mit getauschten Seiten
ui-over-other-seat = Noch einmal, alle einen Platz weiter
ui-end-key-again = a noch einmal ·{" "}
ui-end-key-turns = 1-4 Wendepunkt ·{" "}
ui-end-key-export = e Export ·{" "}
ui-end-winners = Es gewinnt: { $winners }
ui-end-no-winner = Niemand hat gewonnen.
ui-end-round = Runde { $round }
ui-end-total = Gesamt
ui-points-title = Wie es steht
ui-points-keys = ←→ Platz · ? Hilfe · Enter zurück
ui-end-keys = ←→ Platz · r ansehen · ? Hilfe · Enter zurück

# --- Nachschlagen -------------------------------------------------------------------------------
ui-codex-title = Karten und Regeln
ui-codex-search = Suche:
ui-codex-none = Keine Treffer. Esc zeigt alles.
ui-codex-keys = / suchen · o öffnen · ← → blättern · Esc schließen

# --- Hilfe --------------------------------------------------------------------------------------
ui-help-title = Hilfe
ui-credits = Nach dem Brettspiel von { $credits }. Dies ist ein inoffizielles Programm mit eigenen Texten; kauft das Spiel.

# --- links -------------------------------------------------------------------------------------
# The word before the number of a section, as questions say it.
ui-link-rules = Regeln
ui-link-title = Nachschlagen
ui-link-prompt = Was möchtest du nachschlagen?
ui-link-none = Hier gibt es nichts nachzuschlagen.
ui-keys-between = {" · "}
ui-link-key-mark = Tab nächster Verweis
ui-link-key-follow = o nachschlagen
ui-link-key-return = Rücktaste zurück
ui-link-key-close = Enter schließen
