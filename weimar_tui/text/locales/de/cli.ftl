# Die Befehlszeile: Hilfe, Fehler und die Ausgaben der Befehle. `cli-wrong-*`: falsche Argumente.

cli-usage = Aufruf:
cli-sentence = { $text }.
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-actions = Aktionen
cli-about =
    Inoffizielle Brettspiele fürs Terminal ({ $games }). Ohne Befehl öffnet sich das Programm:
    Spiele gegen Bots oder andere Leute, setze das letzte Spiel fort oder lies Regeln und Karten.
    --game wählt das Spiel; voreingestellt ist das zuletzt gespielte.
cli-more = `{ $help }` erklärt einen Befehl genauer.

cli-examples = Beispiele:
cli-example-play = spielen
cli-example-german = auf Deutsch spielen
cli-example-learn = ein kurzes erstes Spiel mit Hinweisen
cli-example-card = was eine Karte bewirkt
cli-example-watch = einen Spielstand ansehen
cli-example-verify = prüfen, ob er sich nachspielen lässt
cli-example-simulate = Bots spielen lassen und die Enden zählen
cli-example-ladder = die Stärke von Bots vergleichen
cli-example-engine = mit JSON-Zeilen spielen, für Programme

cli-meta-file = DATEI
cli-meta-address = ADRESSE
cli-meta-folder = ORDNER
cli-meta-day = TAG
cli-meta-pack = ORDNER
cli-meta-out = ZIEL
cli-meta-name = NAME
cli-meta-seed = WERT
cli-meta-seat = PLATZ
cli-meta-card = KARTE
cli-meta-seconds = SEKUNDEN
cli-meta-command = BEFEHL
cli-meta-action = AUFTRAG
cli-meta-text = TEXT

cli-option-help = diese Hilfe anzeigen
cli-option-version = die Version anzeigen
cli-option-lang = Sprache: en, de oder zh (Vorgabe: aus den Einstellungen, dann vom System)
cli-option-no-motion = ohne Animationen
cli-option-ascii = nur mit ASCII-Zeichen zeichnen
cli-option-plain = Zeile für Zeile spielen, ohne Bild: für Screenreader und langsame Verbindungen
cli-option-seed-next = Anfangswert des nächsten neuen Spiels
cli-option-seed = Anfangswert des Zufalls; gleicher Wert, gleiches Spiel
cli-option-open = Spielstand, der geöffnet wird
cli-option-pack = Ordner mit eigenen Karten anstelle der mitgelieferten
cli-option-file = eine Datei, die auf .weimar endet
cli-option-game = Spiel: { $known }
cli-option-scenario = Szenario (Vorgabe: das übliche)
cli-option-players = Anzahl der Personen, falls das Spiel mehrere zulässt

cli-learn = ein kurzes, angeleitetes erstes Spiel
cli-learn-more =
    Spielt eine Lektion des mit --game gewählten Spiels. Hinweise erklären jeden Schritt. Eine
    angefangene Lektion geht dort weiter, wo du aufgehört hast.

cli-engine = mit JSON-Zeilen über Standardeingabe und -ausgabe spielen
cli-engine-more =
    Liest und schreibt ein JSON-Objekt je Zeile. Für Plätze ohne Bot kommen die Antworten von der
    Standardeingabe:
    { $lines }
    Eine ungültige oder unerlaubte Zeile ergibt eine Fehlermeldung und ändert nichts.
cli-engine-position = Stellung, mit der begonnen wird (JSON, wie sie ausgegeben wird)
cli-engine-dice = Ergebnisse der ersten Würfe
cli-engine-bots = Bot für jeden Platz; ein einzelner Name gilt für alle
cli-engine-free-undo = jeder Zug darf zurückgenommen werden

cli-simulate = Bots viele Spiele spielen lassen und die Enden zählen
cli-simulate-more = Gibt Enden, Sieger, Länge und Kennzahlen aus, dazu Spiele und Entscheidungen je Sekunde.
cli-simulate-json = die Zahlen als JSON ausgeben
cli-simulate-targets = zusätzlich die Zielwerte der Bot-Autoren zeigen

cli-ladder = Bots danach vergleichen, wie oft sie gewinnen
cli-ladder-more =
    Jeder Bot aus --bots spielt gleich viele Spiele auf jedem Platz; auf den anderen Plätzen spielt
    --against. Ausgegeben wird der Anteil der Siege mit 95-%-Intervall, insgesamt und je Platz.
    Mit --keep lässt sich eine abgebrochene Rangliste fortsetzen.
cli-ladder-bots = Bots, die verglichen werden, etwa quick,strong (Vorgabe: der übliche Bot)
cli-ladder-seed = Anfangswert des Zufalls (Vorgabe: jedes Mal ein neuer)
cli-ladder-against = Bot auf den anderen Plätzen (Vorgabe: der übliche Bot)
cli-ladder-keep = Datei für alle Spiele; eine vorhandene wird fortgesetzt

cli-lab = Versuche mit Bots: Was verändert ein Spiel?
cli-lab-more =
    Spielt jede Kombination der angegebenen Bots, Szenarien, Packs und Werte mit denselben
    Anfangswerten und schreibt einen bebilderten Bericht: Sieger, Enden, Länge, Herkunft der Punkte,
    gespielte Karten, Siege mit jeder Karte und die Kennzahlen des Spiels, jeweils mit
    95-%-Intervall. Ein abgebrochener Versuch lässt sich fortsetzen. docs/balance.md beschreibt
    die Datei mit den Werten.
cli-lab-scenario = Szenario; mehrfach möglich (Vorgabe: das übliche)
cli-lab-bots = Bots wie bei simulate; mehrfach möglich (Vorgabe: der übliche Bot)
cli-lab-pack = Ordner mit anderem Material; mehrfach möglich (Vorgabe: das Originalmaterial)
cli-lab-grid = Datei mit Werten zum Ausprobieren
cli-lab-games = Spiele je Kombination (Vorgabe: { $default })
cli-lab-folder = Ordner für Spiele und Bericht (Vorgabe: lab-SPIEL)

cli-train = einen Bot trainieren
cli-train-more =
    Der Bot lernt zuerst, den Regelbot des Spiels nachzuahmen. Danach spielt er abwechslungsreiche
    Spiele, um Stellungen bewerten zu lernen, und verbessert sich in Spielen gegen sich selbst. Eine
    neue Fassung ersetzt die alte nur, wenn sie öfter gewinnt. Jedes Spiel wird gespeichert, bevor das
    nächste beginnt; das Training lässt sich daher jederzeit abbrechen.
cli-train-games = Spiele des Regelbots; die weiteren Stufen richten sich danach (Vorgabe: { $default })
cli-train-iterations = Runden gegen sich selbst (Vorgabe: { $default })
cli-train-folder = Ordner für alle Ergebnisse (Vorgabe: train-SPIEL)
cli-train-resume = das Training in diesem Ordner fortsetzen
cli-train-install = den trainierten Bot zum Spielen installieren

cli-fuzz = zufällige Spiele spielen und die Regeln prüfen
cli-fuzz-more =
    Prüft nach jeder Entscheidung, was nach den Regeln immer gelten muss. Zwischendurch werden auch
    Stellungen geschrieben und wieder gelesen, Züge zurückgenommen und wiederholt, Spielstände neu
    geöffnet und verdeckte Informationen vertauscht; die Sicht eines Platzes darf sich dadurch nicht
    ändern. Jedes Spiel wird nachgespielt und muss gleich enden. Ein fehlerhaftes Spiel wird als
    Spielstand gesichert, der sich öffnen lässt.
cli-fuzz-failures = Ordner für fehlerhafte Spiele (Vorgabe: { $default })

cli-many-games = Anzahl der Spiele (Vorgabe: { $default })
cli-many-bots = Bots: ein Name oder eine Liste wie PLATZ=BOT,PLATZ=BOT (Vorgabe: der übliche Bot)
cli-many-seed = erster Anfangswert (Vorgabe: { $default })
cli-many-jobs = Spiele gleichzeitig (Vorgabe: { $default })
cli-option-workers = Anzahl der Dask-Worker auf diesem Rechner (Vorgabe: { $default })
cli-option-workers-cores = Anzahl der Dask-Worker auf diesem Rechner (Vorgabe: einer je Kern)
cli-option-scheduler = die Worker eines laufenden Dask-Schedulers verwenden

cli-replay = einen Spielstand ansehen oder prüfen
cli-replay-more =
    Öffnet das Spiel im Terminal zum Ansehen: jeder Moment, die Sicht jedes Platzes, Kurven,
    Weiterspielen von dort; ? zeigt die Tasten. Außerhalb eines Terminals und mit --text wird die
    Chronik ausgegeben. --verify spielt Zug für Zug nach und vergleicht Optionen, Würfel, Mischen,
    die Stellung in jeder Runde und das Ende. Genannt wird der erste Zug, der abweicht.
cli-replay-verify = mit der Aufzeichnung vergleichen, statt sie zu zeigen
cli-replay-commitment = mit --verify: die Prüfsumme, die du dir vor dem Spiel notiert hast
cli-replay-text = die Chronik ausgeben
cli-replay-at = erst ab Zug N ansehen

cli-export = einen Spielstand als Chronik, Bild oder Tabelle schreiben
cli-export-more =
    Gibt ohne weitere Option die Chronik als Markdown aus. `-` als ZIEL ist die Standardausgabe.
cli-export-markdown = die Chronik als Markdown
cli-export-svg = ein Bild eines Moments als SVG
cli-export-at = der Moment für --svg: nach Zug N (Vorgabe: das Ende)
cli-export-csv = Kennzahlen nach jedem Zug und jeder Runde als CSV
cli-export-end = das Ende der Partie auf einer Seite: SVG, wenn ZIEL auf .svg endet, sonst Markdown
cli-export-view = wessen Sicht: ein Platz, spectator oder open (Vorgabe: alles, was gezeigt werden darf)

cli-cards = Karten nachschlagen oder eigene prüfen
cli-cards-more = Eigene Karten sind ein Ordner mit Dateien, die die mitgelieferten ersetzen.
cli-cards-check = Fehler in eigenen Karten auflisten
cli-cards-check-more = Ohne ORDNER werden die mitgelieferten Karten geprüft.
cli-cards-show = Karten ausgeben
cli-cards-show-more = Beispiel: { $code }
cli-cards-list = alle Karten auflisten
cli-cards-list-more = --json gibt alle Karten als Daten aus.
cli-cards-pack = der Ordner, der geprüft wird
cli-cards-card = die aufgedruckte Nummer
cli-cards-json = die Liste als JSON ausgeben
cli-cards-in-order = { $pack }: keine Fehler gefunden ({ $counts })
cli-cards-ours = die mitgelieferten Karten

cli-serve = Spiele über SSH anbieten
cli-serve-more =
    Mitspieler verbinden sich mit `ssh -p 2222 HOST`; nur der Gastgeber installiert etwas. Spiele
    werden nach jedem Zug gesichert und gehen nach einem Neustart weiter. Siehe docs/hosting.md.
cli-serve-config = eine TOML-Datei ({ $file })
cli-serve-address = Adresse, auf der der Server erreichbar ist (Vorgabe: { $default })
cli-serve-port = Port, auf dem der Server erreichbar ist (Vorgabe: { $default })
cli-serve-data = Ordner für Tische und Schlüssel
cli-serve-pack = mit diesen eigenen Karten spielen
cli-serve-open = alle auf diesem Rechner und im lokalen Netz ohne Schlüssel zulassen
cli-serve-web = auch Browser auf diesem Rechner bedienen
cli-serve-join = die Tische mit anderen Rechnern teilen, wie in dieser Cluster-Datei beschrieben
cli-serve-role = Aufgabe dieses Rechners unter mehreren: Tische (owner), Spieler (front) oder beides (both, Vorgabe)
cli-serve-no-ssh = nur den Tischserver starten, für OpenSSH
cli-serve-verbose = protokollieren, wer kommt und geht

cli-invite = jemanden einladen, damit der Schlüssel registriert wird
cli-invite-more = Gibt einen Befehl aus, den der Eingeladene einmal ausführt.
cli-invite-name = Name des Spielers: Buchstaben, Ziffern, '-' und '_'
cli-invite-data = der Ordner des Servers
cli-invite-config = die TOML-Datei des Servers
cli-invite-host = Name oder Adresse, mit der sich Spieler verbinden
cli-invite-port = der Port des Servers
cli-invite-days = Tage, bis die Einladung abläuft (Vorgabe: { $default })

cli-meta-what = WAS
cli-hosting = die Anleitung für Gastgeber ausgeben
cli-hosting-more = Behandelt Einladungen, Grenzen, Browser und den Betrieb eines eigenen Servers.
cli-hosting-unit = stattdessen eine systemd-Unit für /etc/systemd/system ausgeben
cli-hosting-settings = stattdessen alle Einstellungen mit ihren Vorgaben ausgeben, für /etc/weimar.toml

cli-tables = die Tische des laufenden Servers verwalten
cli-tables-more = list: alle Tische, mit * für Abwesende. close ID: einen Tisch entfernen oder sein Spiel beenden. seat ID PLATZ bot: Ein Bot spielt für einen abwesenden Spieler oder übernimmt einen freien Platz. drain MINUTEN: den Server nach einem Countdown beenden, `off` bricht ab. kick NAME, ban NAME-ODER-ADRESSE, unban NAME-ODER-ADRESSE. say TEXT: eine Nachricht an alle Tische oder mit --table an einen. sign-up off: keine neuen Konten mehr; sign-up on: wieder wie in den Einstellungen.
cli-tables-action = list, close, seat, drain, kick, ban, unban, say oder sign-up
cli-tables-what = Tisch, Spieler oder Text
cli-tables-table = die Nachricht nur an diesen Tisch senden
cli-tables-until = die Nachricht allen wiederholen, die sich bis zum Ende dieses Tages (UTC) anmelden; ein vergangener Tag beendet das
cli-tables-json = die Liste als JSON ausgeben
cli-tables-drain-done = Der Server wird in { $what } min beendet. Bis dahin gibt es keine neuen Tische. `drain off` bricht ab.
cli-tables-drain-off = { $number ->
        [0] Es lief kein Countdown.
       *[other] Countdown abgebrochen. Der Server läuft weiter.
    }
cli-tables-here = { $number } { $number ->
    [one] Tisch
   *[other] Tische
}; verbunden: { $names }
cli-tables-close-done = Tisch { $what } ist geschlossen.
cli-tables-seat-done = Ein Bot spielt jetzt diesen Platz: { $what }.
cli-tables-sign-up-done = { $number ->
    [0] Zurzeit kann niemand ein Konto anlegen.
   *[other] Konten können angelegt werden, wie es die Einstellungen sagen.
 }
cli-tables-kick-done = { $what }: { $number } { $number ->
    [one] Verbindung
   *[other] Verbindungen
} beendet.
cli-tables-ban-done = { $what } ist gesperrt; { $number } { $number ->
    [one] Verbindung
   *[other] Verbindungen
} beendet.
cli-tables-unban-done = { $number ->
    [0] { $what } war nicht gesperrt.
   *[other] { $what } kann sich wieder anmelden.
}
cli-tables-say-done = Gesendet an { $number } { $number ->
    [one] Tisch
   *[other] Tische
}.

cli-top = den laufenden Server beobachten
cli-top-more = Zeigt Spieler, Tische und Tempo und führt die Aktionen von `weimar tables` aus. Ohne Terminal oder mit --plain werden die Zahlen einmal ausgegeben.
cli-top-once = die Zahlen einmal ausgeben und enden
cli-top-server = weimar { $version } · Spieler { $players } · Clients belegen höchstens { $memory } MiB
cli-top-draining = der Server wird bald beendet
cli-top-by-place = Verbindungen: { $shares }
cli-top-by-game = Tische: { $shares }
cli-top-speed = 95 % der Antworten { $answer } · Ereignisschleife { $loop } · Index { $index } s im Rückstand · langsame Clients { $behind }
cli-top-people = Warten auf Freigabe: { $held } · offene Meldungen: { $reports }
cli-top-refusals = Zuletzt abgewiesen:
cli-top-tables = Tische
cli-top-players = Spieler
cli-top-column-id = ID
cli-top-column-game = Spiel
cli-top-column-state = Stand
cli-top-column-round = Runde
cli-top-column-title = Titel
cli-top-column-seats = Plätze
cli-top-column-name = Spieler
cli-top-column-address = Adresse
cli-top-column-time = Verbunden
cli-top-column-idle = Untätig
cli-top-column-client = Client
cli-top-keys = c schließen  b Bot setzen  k trennen  x sperren  s sagen  d anhalten  : Aktion  Tab andere Liste  q Ende
cli-top-line = Enter führt aus, Esc bricht ab. Aktionen: { $actions }
cli-hosting-alarms = stattdessen Alarmregeln für Prometheus ausgeben

cli-wrong-tables = `tables { $action }`: `list` hat kein Argument, jede andere Aktion genau eines; siehe `{ $help }`
cli-wrong-until = „{ $given }“ ist kein Tag wie 2026-12-24; siehe `{ $help }`
cli-wrong-drain = `tables drain { $given }`: Gib die Minuten bis zum Ende an (0 bis 10080) oder `off`; siehe `{ $help }`

cli-join = auf einem Server spielen: über ssh oder auf diesem Rechner
cli-join-more =
    `weimar join ssh://HOST:PORT` braucht dort ein Konto (`ssh -p PORT new@HOST`); das Spiel läuft auf deinem Rechner. Ohne
    Adresse spielst du auf diesem Rechner: So startet `weimar serve` den Befehl für jeden Spieler; er eignet sich auch als ForceCommand für OpenSSH.
cli-join-address = Server, der mit ssh erreicht wird
cli-join-socket = Socket des Servers
cli-join-name = dein Name
cli-join-pack = die eigenen Karten, mit denen der Server spielt
cli-join-ponder = ungefähre Wartezeit vor dem Passen, wenn sonst nichts möglich ist (Vorgabe: { $default })

# Falsche Argumente: was, wo, und was zu tun ist.
cli-wrong-unknown = unbekannt: { $given }; siehe `{ $help }`
cli-wrong-missing = es fehlt: { $names }; siehe `{ $help }`
cli-wrong-choice = „{ $given }“ passt hier nicht als { $name }; zur Wahl stehen: { $known } (siehe `{ $help }`)
cli-wrong-command = „{ $given }“ ist kein Befehl. Zum Spielen genügt `{ $run }`, zeilenweise `{ $plain }`. Befehle: { $known } (siehe `{ $help }`)
cli-wrong-value-whole = { $name }: „{ $given }“ ist keine ganze Zahl; siehe `{ $help }`
cli-wrong-value-number = { $name }: „{ $given }“ ist keine Zahl; siehe `{ $help }`
cli-wrong-value-count = { $name }: „{ $given }“ muss eine ganze Zahl ab 1 sein; siehe `{ $help }`
cli-wrong-value-port = { $name }: „{ $given }“ ist kein Port von 0 bis 65535; siehe `{ $help }`
cli-wrong-value-faces = { $name }: „{ $given }“ muss eine Liste von Zahlen von 1 bis 6 sein, etwa 3,6,1; siehe `{ $help }`
cli-wrong-value-missing = { $name } braucht einen Wert; siehe `{ $help }`
cli-wrong-value-none = { $name } nimmt keinen Wert an, auch nicht „{ $given }“; siehe `{ $help }`
cli-wrong-ambiguous = { $given } ist mehrdeutig: { $known }. Schreibe es aus; siehe `{ $help }`
cli-wrong-other = ungültiger Aufruf: { $message }; siehe `{ $help }`
cli-wrong-language = unbekannte Sprache „{ $asked }“; zur Wahl stehen: { $known }
cli-wrong-commitment = --commitment „{ $given }“ ist zu kurz zum Vergleichen; gib mindestens die ersten { $least } Ziffern an
cli-wrong-seat = unbekannter Platz „{ $seat }“; die Plätze sind { $known }
cli-wrong-bots = „{ $given }“ in --bots muss die Form { $example } haben
cli-wrong-bot = für { $game } gibt es keinen Bot „{ $name }“; zur Wahl stehen: { $known }
cli-wrong-kept-file =
    { $file } enthält andere Spiele ({ $name }: { $found }, nicht { $wanted }); wähle eine andere Datei
cli-wrong-scheduler = --scheduler: Unter „{ $address }“ antwortet kein Dask-Scheduler; `dask scheduler` startet einen
cli-wrong-scheduler-idle = --scheduler: Der Scheduler unter „{ $address }“ hat keine Worker; `dask worker { $address }` startet einen
cli-wrong-lab-grid = { $file } ist keine gültige Datei mit Werten: { $problem }
cli-wrong-lab-at = „{ $name }“: { $file } dieses Spiels hat keinen Eintrag „{ $at }“, oder der Wert passt zu keinem Material
cli-wrong-train-game = { $game } lässt sich nicht trainieren: Das Spiel beschreibt seine Stellungen nicht für Bots
cli-wrong-train-folder = { $folder } enthält schon ein Training; setze es mit --resume fort oder wähle einen anderen --folder
cli-wrong-players = --players { $given }: Das Szenario „{ $scenario }“ ist für { $known } Personen
cli-wrong-at-alone = --at legt den Moment für --svg fest; gib auch --svg DATEI an
cli-wrong-end = --end { $file }: Diese Partie ist noch nicht zu Ende
cli-wrong-at = --at { $at }: Dieses Spiel hat die Züge { $first } bis { $last }
cli-wrong-view = --view { $asked }: mögliche Sichten dieses Spiels: { $known }
cli-wrong-output-closed = die Standardausgabe ist geschlossen, die Antworten lassen sich nicht ausgeben
cli-wrong-terminal-none = das Programm braucht ein Terminal für Ein- und Ausgabe; starte es dort, spiele mit --plain Zeile für Zeile oder nimm `weimar engine` für Programme

# Was beim Hosten ausgegeben wird.
cli-served-at = Die Spiele sind erreichbar unter { $address }, Port { $port }.
cli-served-local = Nur dieser Rechner kommt herein. Damit Freunde mitspielen können, starte den Server auch mit { $option }.
cli-served-python = Mit CPython 3.12 bis 3.14 bräuchte das Programm jedes Spielers 15 bis 30 MiB Speicher; mit diesem Python sind es 25 bis 50.
cli-served-key = Schlüssel dieses Rechners: { $key }
cli-served-folder = Datenordner: { $folder }
cli-served-invite = Jemanden einladen: { $command }
cli-served-open =
    OFFENER SERVER: Alle auf diesem Rechner und im lokalen Netz können sich OHNE SCHLÜSSEL anmelden,
    unter jedem freien Namen: { $command }. Nur für zu Hause.
cli-served-tables = Socket der Tische: { $socket }
cli-served-web = Im Browser auf diesem Rechner: { $address }
cli-served-web-club = Browser: { $address } (Spieler melden sich mit einem Link an: { $command })
cli-served-down = Der Server wird beendet. Alle Spiele sind gesichert.
cli-invited =
    { $name } meldet sich einmal mit diesem Befehl an, danach genügt der Schlüssel:
      { $command }
    Wer den Befehl hat, kann ihn benutzen. Er verfällt nach der ersten Anmeldung oder in { $days } { $days ->
        [one] Tag
       *[other] Tagen
    }. Noch kein Schlüssel? { $keygen }
    Bei der ersten Anmeldung zeigt ssh den Schlüssel dieses Servers. Er muss lauten: { $fingerprint }

# Was `weimar replay` ausgibt.
cli-replay-as = die Partie läuft noch; gezeigt wird nur, was { $seat ->
    [none] ein Zuschauer
   *[other] { $seat }
    } sehen darf
cli-replay-differs = die Aufzeichnung lässt sich nur bis Zug { $pick } nachspielen: { $reason }
cli-replay-damaged = Zeile { $line } ist beschädigt; gezeigt wird das Spiel bis dorthin
cli-export-damaged = Zeile { $line } ist beschädigt; das Spiel wurde bis dorthin exportiert
cli-verify-differs = { $file }: weicht ab Zug { $pick } ab: { $reason }
cli-verify-same = { $file }: { $picks } Züge verliefen wie gesichert, { $complete ->
    [yes] ein beendetes Spiel
   *[no] ein laufendes Spiel
}
cli-verify-origin = { $origin ->
    [seed] bewiesen: Aufbau und alle { $outcomes } Würfe und Mischungen folgen aus dem Anfangswert
    [laid] bewiesen: einige Würfel waren vorgegeben, alle anderen der { $outcomes } folgen aus dem Anfangswert
   *[unknown] nicht bewiesen: die Herkunft von Würfeln und Mischungen, weil die Aufzeichnung nicht mit dem Aufbau beginnt
    }
cli-verify-unproved = nicht bewiesen: wer wann gespielt hat
cli-verify-unfair = { $file }: Die Würfel sind nicht fair: { $reason }
cli-verify-fair =
    faire Würfel: alle { $outcomes } Würfe und Mischungen folgen aus dem Anfangswert, den die
      Prüfsumme { $commitment } angekündigt hat, { $compared ->
        [yes] dieselbe, die du notiert hast
       *[no] laut Angabe der Datei; vergleiche sie mit deiner über --commitment
    };
      Wörter von { $words }; Plätze am Anfang: { $seats }
cli-verify-unknown = lässt sich nicht prüfen: { $reason }
cli-verify-unsaid = nicht genannte Spieler
cli-verify-short = die Aufzeichnung endet bei Zug { $picks } vor dem Ende des Spiels: Es wurde einvernehmlich beendet, oder es fehlen Züge
cli-verify-nobody = niemandem

# Was `weimar simulate` und `weimar fuzz` ausgeben.
cli-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
cli-simulated =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } von { $game } ({ $scenario }), { $bots }
cli-simulated-ending = Ende
cli-simulated-winner = Sieger
cli-simulated-round = zu Ende in
cli-simulated-games = Spiele
cli-simulated-share = Anteil
cli-simulated-vp = SP am Ende im Mittel: { $means }
cli-ladder-told =
    Je { $games } Spiele { $game }, Szenario { $scenario }, Anfangswert { $seed }, gegen { $against }
cli-ladder-bot = Bot
cli-ladder-seat = Platz
cli-ladder-every-seat = alle Plätze
cli-ladder-others = Gegner dort
cli-ladder-interval = 95-%-Intervall
cli-ladder-thinking = CPU-ms je Frage, Median / 95. Perzentil
cli-lab-title = { $title }: ein Versuch
cli-lab-played = Je { $games } Spiele, Anfangswert { $seed }, Regeln { $digests }
cli-lab-points = Punkte nach Herkunft, Mittel je Spiel
cli-lab-source = Herkunft
cli-lab-cards = Karten und Siegquoten der Plätze, die sie gespielt haben
cli-lab-card = Karte
cli-lab-won = Siege damit
cli-lab-usually = Siege insgesamt
cli-lab-measures = Kennzahlen
cli-lab-written = Bericht: { $file }
cli-training = { $stage }: { $done } von { $of }
cli-trained = Beste trainierte Fassung: { $file }
cli-train-installed = Zum Spielen installiert: { $file }
cli-simulated-measure = Maß
cli-simulated-found = Wert
cli-simulated-target = Ziel
cli-simulated-between = { $low } bis { $high }
cli-simulated-outside = außerhalb
cli-simulated-speed = { $seconds } s: { $games } Spiele und { $decisions } Entscheidungen je Sekunde
cli-fuzzed =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $picks } Entscheidungen, { $seconds } s: { $counted }
cli-fuzzed-failed = Spiel { $seed }: { $problem } (gesichert als { $path })

cli-example-analyse = Spiel auswerten, Wendepunkte finden
cli-analyse = ein beendetes Spiel auswerten: Fehler, Glück, Wendepunkte
cli-analyse-more =
    Bewertet jede Entscheidung nach dem, was der Platz wusste, und jeden Wurf und jede gezogene Karte
    im Vergleich zu den anderen Möglichkeiten. Das dauert eine Weile. Der Fortschritt liegt in einer
    Datei neben dem Spielstand, du kannst also jederzeit abbrechen und später weitermachen. Gibt die
    Auswertung als Markdown aus. `-` als ZIEL ist die Standardausgabe.
cli-analyse-markdown = die Auswertung als Markdown
cli-analyse-csv = jede Entscheidung mit Fehler, Glück und den Chancen aller als CSV
cli-analyse-svg = die Chancen im Verlauf des Spiels als Bild (SVG)
cli-analyse-keep = Datei für den Fortschritt (Vorgabe: Name des Spielstands mit .analysis)
cli-analyse-quietly = nur auswerten, nichts ausgeben
cli-analyse-bar = Analyse
cli-analyse-kept = Abgebrochen. Der Fortschritt liegt in { $file }. Derselbe Befehl macht weiter.
cli-wrong-analyse-not-over = { $file }: Dieses Spiel ist nicht zu Ende. Auswerten lassen sich nur beendete Spiele, weil die Analyse alle Handkarten ansieht.
cli-wrong-analyse-nobody = für { $game } gibt es keinen Analysten

cli-example-puzzle = das Rätsel des Tages
cli-puzzle = eine Stellung aus einer Partie mit einer klar besten Antwort lösen
cli-puzzle-more =
    Ohne Nummer öffnet sich das Rätsel des Tages. Deine erste Antwort zählt, und deine Bilanz wird
    gespeichert. Der stärkste Bot hat jedes Rätsel viermal so gründlich geprüft wie sonst.
cli-puzzle-number = Rätsel N statt des Tagesrätsels
cli-wrong-puzzle-none = für { $game } gibt es keine Rätsel
cli-wrong-puzzle-number = kein Rätsel { $number }: Die Nummern gehen von 1 bis { $last }

# Konten und Sicherungen
cli-account = Konten der Spieler verwalten
cli-account-more = list, show NAME, role NAME --role helper, admit NAME, mute, hold, unrated, suspend, ban NAME --for 7d --reason TEXT (unmute, rated, unsuspend, unban heben es auf), recover NAME, rename NAME NEW, export NAME > DATEI, delete NAME, audit.
cli-account-action = list, show, role, mute, unmute, hold, unrated, rated, admit, suspend, unsuspend, ban, unban, recover, rename, export, delete oder audit
cli-account-name = der Name des Spielers
cli-account-new-name = der neue Name (rename)
cli-account-role = player, organiser, helper oder moderator
cli-account-for = wie lange: 30m, 2h, 7d oder 2w (Vorgabe: bis du es aufhebst; unrated: 7d)
cli-account-reason = der Grund, den der Spieler liest
cli-account-done = { $action ->
    [rename] { $before } heißt jetzt { $name }.
    [role] { $name } ist jetzt: { $role }.
    [admit] { $name } kann spielen und in der Lobby schreiben.
    [hold] { $name } ist zurückgestellt und kann in der Lobby nicht schreiben, bis du das Konto freigibst.
    [mute] { $name } ist stummgeschaltet { $until }.
    [unrated] { $name } kann { $until } keine gewerteten Spiele spielen. Begonnene Spiele laufen weiter.
    [rated] { $name } kann wieder gewertete Spiele spielen.
    [suspend] { $name } ist ausgesetzt { $until }.
    [ban] { $name } ist gesperrt { $until }.
    [unmute] { $name } kann wieder schreiben.
   *[other] { $name } kann sich wieder anmelden.
    }
cli-account-until = bis { $time }
cli-account-until-lifted = bis du es aufhebst
cli-account-deleted = { $name } ist gelöscht; { $number ->
    [one] { $number } Tisch wurde
   *[other] { $number } Tische wurden
} geändert.
cli-account-delete-soon = Der laufende Server löscht { $name } binnen { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
cli-account-audit-sound = Das Protokoll ist unverändert.
cli-account-audit-wrong = Das Protokoll wurde bei Eintrag { $number } verändert.
cli-account-recover-wait = { $name } hat Bescheid bekommen. Nach dem { $until } gibt derselbe Befehl den Code aus.
cli-account-recover-code = Gib { $name } diesen Code; er gilt einmal, zehn Minuten lang: { $command }
cli-machines = mehrere Rechner, die sich die Tische eines Clubs teilen
cli-machines-more = init: die Zertifikate, an denen sich die Rechner erkennen, im Datenordner anlegen. list: alle Rechner mit der Zahl ihrer Tische und derer, an denen jemand am Zug ist. drain NAME: Ein Rechner gibt seine Tische ab und nimmt keine neuen an, etwa vor einem Update; undrain NAME: Er nimmt wieder Tische an. forget NAME: einen Rechner streichen, den es nicht mehr gibt.
cli-machines-action = init, list, drain, undrain oder forget
cli-machines-name = Name eines Rechners
cli-machines-join = Cluster-Datei eines der Rechner
cli-machines-data = Datenordner für init
cli-machines-alive = läuft
cli-machines-draining = gibt ab
cli-machines-full = voll
cli-machines-gone = weg
cli-machines-tables = Tische: { $number }, davon jemand am Zug: { $waiting }
cli-machines-ownerless = Tische ohne Rechner: { $number }
cli-machines-drain-done = { $name } gibt seine Tische ab und nimmt keine neuen an.
cli-machines-undrain-done = { $name } nimmt wieder Tische an.
cli-machines-forget-done = { $name } ist gestrichen.
cli-machines-init-done = Kopiere authority.pem und owner.pem auf die Rechner mit Tischen, authority.pem und front.pem auf die Rechner mit Spielern, und nenne die Dateien in deren Cluster-Dateien. Halte authority.key geheim; nur neue Zertifikate brauchen ihn.
cli-club = Daten des Servers sichern oder Wertungen und Ergebnisse zeigen
cli-club-more = backup ORDNER kopiert die Datenbank, dann die Dateien, auch bei laufendem Server. restore ORDNER füllt einen leeren Datenordner. reindex baut das Verzeichnis der Spiele und die Wertungen neu auf; beende den Server vorher. ratings und results zeigen Wertungen und beendete Partien, pairs die Spieler, die öfter als erwartet gewinnen, wenn ein anderer mit am Tisch sitzt. player NAME gibt die Seite eines Spielers aus. annul TISCH mit --reason berechnet die Wertungen so, als wäre das Spiel nicht gespielt worden; unannul TISCH nimmt das zurück.
cli-club-action = backup, restore, reindex, ratings, results, pairs, player, annul oder unannul
cli-club-about = Ordner der Sicherung, Spieler oder Tisch
cli-club-annul-done = Tisch { $table } ist annulliert. Die Wertungen sind auf dem neuen Stand.
cli-club-unannul-done = Tisch { $table } zählt wieder. Die Wertungen sind auf dem neuen Stand.
cli-club-backed-up = In { $folder } liegt eine Sicherung mit { $number } Zeilen der Datenbank und allen Dateien.
cli-club-restored = Die Sicherung in { $folder } ist wiederhergestellt, mit { $number } Zeilen der Datenbank.
cli-club-reindexing = Spiele lesen
cli-club-reindexed = Spiele im Verzeichnis: { $number }
cli-club-game = nur dieses Spiel, bei ratings, results und pairs
cli-club-csv = Wertungen, Ergebnisse oder Paare in eine CSV-Datei schreiben
cli-club-json = Wertungen, Ergebnisse oder Paare in eine JSON-Datei schreiben
cli-club-listed = { $path }: { $number } Zeilen
cli-club-none-rated = Bisher wurde keine Partie gewertet.
cli-club-none-finished = Bisher ist keine Partie zu Ende.
cli-club-none-paired = Keine zwei Spieler haben acht gewertete Spiele miteinander.
cli-club-pair = { $player } mit { $other }: { $games } Spiele, { $won } gewonnen, { $expected } erwartet, { $gain } je Spiel
cli-club-pool = { $game }, { $seats } Plätze
cli-club-rated-won = { $won } von { $games } gewonnen
cli-club-rated = gewertet
cli-club-why-unfinished = ungewertet: nicht zu Ende gespielt
cli-club-why-no-account = ungewertet: jemand hat kein Konto
cli-club-why-no-anchor = ungewertet: ein Bot hat keine feste Wertung
cli-club-why-bots = ungewertet: zu viele Bots
cli-club-why-short = ungewertet: jemand hat weniger als dreimal gewählt
cli-club-why-deserted = ungewertet: zu wenige blieben bis zum Ende
cli-club-why-pair = ungewertet: dieselben zwei spielten in einer Woche schon fünfmal gewertet
cli-club-why-casual = ungewertet: ein Spiel ohne Wertung
cli-club-why-annulled = ungewertet: annulliert
cli-wrong-account = `account { $action }` braucht einen Namen, außer `list` und `audit`; `role` braucht auch --role. Siehe `{ $help }`
cli-wrong-club = `club { $action }`: nur backup und restore brauchen einen Ordner, nur ratings, results und pairs kennen --game, --csv und --json; siehe `{ $help }`
cli-wrong-machines = `machines { $action }`: `init` und `list` haben keinen Namen, jede andere Aktion genau einen; alle außer `init` brauchen --join; siehe `{ $help }`
