# Die Befehlszeile: Hilfe, Einwände, und was Befehle ausgeben. `cli-wrong-*`: falsch gefragt.

cli-usage = Aufruf:
cli-sentence = { $text }.
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-actions = was zu tun ist
cli-about =
    Brettspiele im Terminal ({ $games }), inoffiziell. Ohne Befehl startet das Programm:
    Dort beginnt man ein neues Spiel gegen Bots oder Menschen, setzt das letzte fort oder liest
    Regeln und Karten. --game wählt das Spiel; das zuletzt gespielte wird gemerkt.
cli-more = `{ $help }` sagt mehr über einen Befehl.

cli-examples = Beispiele:
cli-example-play = spielen
cli-example-german = auf Deutsch spielen
cli-example-learn = ein kurzes erstes Spiel mit Hinweisen
cli-example-card = was eine Karte bewirkt
cli-example-watch = einen Spielstand ansehen
cli-example-verify = prüfen, ob er so abläuft wie gesichert
cli-example-simulate = Bots spielen lassen, die Enden zählen
cli-example-ladder = sehen, wie stark Bots sind
cli-example-engine = mit JSON-Zeilen spielen, für Programme

cli-meta-file = DATEI
cli-meta-address = ADRESSE
cli-meta-folder = ORDNER
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

cli-option-help = diese Hilfe zeigen und aufhören
cli-option-version = die Version zeigen und aufhören
cli-option-lang = Sprache: en, de, zh (sonst die der Einstellungen, dann die des Systems)
cli-option-no-motion = alles auf einmal zeigen
cli-option-ascii = nur mit einfachen Zeichen zeichnen
cli-option-plain = Zeile für Zeile spielen, ohne zu zeichnen: für Screenreader und langsame Leitungen
cli-option-seed-next = das nächste neue Spiel beginnt mit diesem Anfangswert
cli-option-seed = Anfangswert des Zufalls; derselbe Wert, dasselbe Spiel
cli-option-open = diesen Spielstand öffnen
cli-option-pack = eigene Karten statt unserer
cli-option-file = eine Datei, die auf .weimar endet
cli-option-game = welches Spiel: { $known }
cli-option-scenario = welches Szenario (sonst: das übliche)
cli-option-players = wie viele mitspielen, wo ein Spiel es offenlässt

cli-learn = ein kurzes erstes Spiel, das sich selbst erklärt
cli-learn-more =
    Eine Lektion des Spiels, das --game wählt; Hinweise erklären alles, wie es kommt. Eine
    begonnene Lektion lässt sich fortsetzen.

cli-engine = mit JSON-Zeilen über Standardeingabe und -ausgabe spielen
cli-engine-more =
    Ein JSON-Objekt je Zeile, in beide Richtungen. Plätze ohne Bot antworten über die
    Standardeingabe:
    { $lines }
    Was nicht verstanden wird oder nicht erlaubt ist, ergibt eine Fehlermeldung und ändert
    nichts.
cli-engine-position = mit einer Stellung beginnen (JSON, wie sie ausgegeben wird)
cli-engine-dice = Augen, die zuerst fallen
cli-engine-bots = wer welchen Platz spielt; ein Name allein spielt alle
cli-engine-free-undo = jeder Zug lässt sich zurücknehmen

cli-simulate = Bots viele Spiele spielen lassen und die Enden zählen
cli-simulate-more = Nennt Enden, Sieger, Länge und Kennzahlen, Spiele und Entscheidungen je Sekunde.
cli-simulate-json = die Zahlen als JSON ausgeben
cli-simulate-targets = neben die Werte stellen, was die Bots erreichen sollen

cli-ladder = Bots gegeneinander spielen lassen und zählen, wer wie oft gewinnt
cli-ladder-more =
    Jeder Bot aus --bots spielt so viele Spiele, reihum auf jedem Platz; auf den übrigen sitzt
    --against. Genannt werden die Anteile gewonnener Spiele mit ihren 95-%-Intervallen, auch
    Platz für Platz. Mit --keep geht eine abgebrochene Rangliste da weiter, wo sie aufhörte.
cli-ladder-bots = um wessen Stärke es geht, etwa quick,strong (sonst: der übliche Bot)
cli-ladder-seed = Anfangswert des Zufalls (sonst: ein neuer)
cli-ladder-against = wer auf den übrigen Plätzen sitzt (sonst: der übliche Bot)
cli-ladder-keep = jedes Spiel in eine Datei schreiben und fortsetzen, was darin steht

cli-lab = Bots Versuche spielen lassen und sehen, was ein Spiel ändert
cli-lab-more =
    Spielt jede Verbindung der genannten Bots, Szenarien, Packs und Werte, alle mit denselben
    Anfangswerten, und schreibt einen Bericht mit Bildern: Sieger, Enden, Länge, woher die Punkte
    kommen, gespielte Karten und Siege mit ihnen, die Kennzahlen des Spiels, alles mit
    95-%-Intervall. Was beendet wurde, geht weiter, wo es stehen blieb. Wie eine Datei mit Werten
    aussieht, steht in docs/balance.md.
cli-lab-scenario = ein Szenario; mehrmals möglich (sonst: das übliche)
cli-lab-bots = wer spielt, wie bei simulate; mehrmals möglich (sonst: der übliche Bot)
cli-lab-pack = ein Ordner mit anderem Material; mehrmals möglich (sonst: das Material der Schachtel)
cli-lab-grid = eine Datei mit Werten, die erprobt werden
cli-lab-games = Spiele jeder Verbindung (sonst: { $default })
cli-lab-folder = wo Spiele und Bericht gesichert werden (sonst: lab-SPIEL)

cli-train = einen Bot ein Spiel lernen lassen
cli-train-more =
    Er lernt die Antworten des Regelbots, spielt dann verschiedenartige Spiele, um zu lernen,
    was eine Stellung wert ist, und dann mit beidem suchend gegen sich selbst. Neues muss das
    Frühere schlagen. Jedes Spiel ist gesichert, bevor das nächste beginnt.
cli-train-games = Spiele des Regelbots am Anfang; die übrigen im Verhältnis (sonst: { $default })
cli-train-iterations = wie oft er von sich selbst lernt (sonst: { $default })
cli-train-folder = wo alles gesichert wird (sonst: train-SPIEL)
cli-train-resume = mit dem fortfahren, was im Ordner ist
cli-train-install = das Gelernte dahin legen, von wo aus gespielt wird

cli-fuzz = zufällige Spiele spielen und prüfen, dass nichts schiefgeht
cli-fuzz-more =
    Nach jeder Entscheidung wird geprüft, was nach den Regeln immer gilt. Nach einigen werden
    Stellungen geschrieben und wieder gelesen, Züge zurückgenommen und wiederholt, der
    Spielstand neu geöffnet und das vertauscht, was ein Platz nicht wissen darf: An seiner Sicht
    darf das nichts ändern. Jedes Spiel wird bis zum selben Ende wiederholt. Ein Spiel, das
    scheitert, wird als Spielstand gesichert, der sich öffnen lässt.
cli-fuzz-failures = wohin gescheiterte Spiele gesichert werden (sonst: { $default })

cli-many-games = wie viele Spiele (sonst: { $default })
cli-many-bots = wer spielt: ein Name oder eine Liste wie PLATZ=BOT,PLATZ=BOT (sonst: der übliche Bot)
cli-many-seed = Anfangswert des Zufalls (sonst: { $default })
cli-many-jobs = Spiele zur gleichen Zeit (sonst: { $default })
cli-option-workers = Prozesse, die spielen: Worker von Dask auf diesem Rechner (sonst: { $default })
cli-option-workers-cores = Prozesse, die spielen: Worker von Dask auf diesem Rechner (sonst: einer je Kern)
cli-option-scheduler = die Worker eines laufenden Dask-Schedulers spielen lassen

cli-replay = einen Spielstand von Anfang bis Ende ansehen oder prüfen
cli-replay-more =
    Im Terminal öffnet sich das Spiel zum Ansehen: jeder Augenblick, jede Ansicht, Schaubilder,
    Weiterspielen von dort; ? nennt die Tasten. Anderswo und mit --text wird die Chronik
    ausgegeben. Mit --verify wird Zug für Zug wiederholt und verglichen: Wahlmöglichkeiten,
    Würfel, Mischen, die Stellung in jeder Runde, das Ende. Genannt wird der Zug, ab dem es
    abweicht.
cli-replay-verify = vergleichen statt erzählen
cli-replay-commitment = mit --verify: die Festlegung, die du dir am Tisch notiert hast
cli-replay-text = die Chronik ausgeben
cli-replay-at = erst ab Zug N ansehen

cli-export = einen Spielstand als Chronik, Bild oder Zahlen schreiben
cli-export-more =
    Ohne weitere Angabe wird die Chronik als Markdown ausgegeben. `-` als ZIEL ist die
    Standardausgabe.
cli-export-markdown = die Chronik als Markdown
cli-export-svg = ein Bild eines Augenblicks als SVG
cli-export-at = der Augenblick für --svg: nach Zug N (sonst: das Ende)
cli-export-csv = Kennzahlen nach jedem Zug und jeder Runde als CSV
cli-export-end = das Ende der Partie auf einer Seite: ein Bild, wenn AUS mit .svg endet, sonst Markdown
cli-export-view = durch wessen Augen: ein Platz, spectator oder open (sonst: alles, was man sehen darf)

cli-cards = Karten nachschlagen oder eigene prüfen
cli-cards-more = Eigene Karten sind ein Ordner mit Dateien, die an die Stelle unserer treten.
cli-cards-check = sagen, was an eigenen Karten falsch ist
cli-cards-check-more = Ohne ORDNER: an unseren.
cli-cards-show = Karten ausgeben
cli-cards-show-more = Zum Beispiel: { $code }
cli-cards-list = alle Karten auflisten
cli-cards-list-more = Mit --json: jede Karte als Daten.
cli-cards-pack = der Ordner, der geprüft wird
cli-cards-card = die Nummer, die darauf steht
cli-cards-json = die Liste als JSON ausgeben
cli-cards-in-order = { $pack }: alles in Ordnung ({ $counts })
cli-cards-ours = unsere Karten

cli-serve = Gastgeber für Spieler sein, die über SSH kommen
cli-serve-more =
    Alle spielen mit `ssh -p 2222 HOST`; nur der Gastgeber installiert etwas. Spiele werden bei
    jedem Zug gesichert und gehen nach einem Neustart weiter. Siehe docs/hosting.md.
cli-serve-config = eine TOML-Datei ({ $file })
cli-serve-address = die Adresse, an der gelauscht wird (sonst: { $default })
cli-serve-port = der Port, an dem gelauscht wird (sonst: { $default })
cli-serve-data = wo Tische und Schlüssel liegen
cli-serve-pack = mit diesen eigenen Karten spielen
cli-serve-open = alle auf diesem Rechner und im lokalen Netz ohne Schlüssel einlassen
cli-serve-web = auch Browser auf diesem Rechner bedienen (braucht --open)
cli-serve-no-ssh = nur die Tische, für OpenSSH
cli-serve-verbose = festhalten, wer kommt und geht

cli-invite = eine Einladung ausstellen, mit der sich ein Schlüssel anmeldet
cli-invite-more = Gibt einen Befehl aus, der für den Spieler einmal gilt.
cli-invite-name = wer eingeladen wird: Buchstaben, Ziffern, '-' und '_'
cli-invite-data = der Ordner des Servers
cli-invite-config = die TOML-Datei des Servers
cli-invite-host = wie Spieler den Rechner erreichen
cli-invite-port = der Port des Servers
cli-invite-days = wie viele Tage sie gilt (sonst: { $default })

cli-meta-what = WAS
cli-hosting = die Seite für Gastgeber ausgeben
cli-hosting-more = Alles über das Ausrichten von Spielen: einladen, Grenzen, Browser, ein eigener Server.
cli-hosting-unit = stattdessen eine systemd-Unit ausgeben, für /etc/systemd/system

cli-tables = nach den Tischen des laufenden Servers sehen
cli-tables-more = list: alle Tische, * wer fort ist. close ID: einen Tisch abräumen oder sein Spiel beenden. seat ID PLATZ bot: ein Bot spielt für jemanden, der fort ist, oder nimmt einen freien Platz. drain MINUTEN: mit Countdown anhalten, `off` bricht ab. kick NAME, ban NAME-ODER-ADRESSE, unban NAME-ODER-ADRESSE. say TEXT: an alle Tische, oder mit --table an einen.
cli-tables-action = list, close, seat, drain, kick, ban, unban oder say
cli-tables-what = der Tisch, der Spieler oder der Text
cli-tables-table = nur an diesem Tisch sagen
cli-tables-json = `list` für Programme, als JSON
cli-tables-drain-done = Der Server hält in { $what } min an; bis dahin gibt es keine neuen Tische. `drain off` bricht ab.
cli-tables-drain-off = { $number ->
        [0] Es lief kein Countdown.
       *[other] Der Server hält nicht an.
    }
cli-tables-here = { $number } { $number ->
    [one] Tisch
   *[other] Tische
}; hier: { $names }
cli-tables-close-done = Tisch { $what } ist geschlossen.
cli-tables-seat-done = Ein Bot hat den Platz: { $what }.
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
   *[other] { $what } darf wieder herein.
}
cli-tables-say-done = Gesagt an { $number } { $number ->
    [one] Tisch
   *[other] Tischen
}.
cli-wrong-tables = `tables { $action }`: `list` steht allein, alles andere braucht eine Angabe dahinter; siehe `{ $help }`
cli-wrong-drain = `tables drain { $given }`: in wie vielen Minuten der Server anhält (0 bis 10080), oder `off`; siehe `{ $help }`

cli-join = an einem Tischserver auf diesem Rechner spielen
cli-join-more = Was `weimar serve` für jeden Spieler startet; auch für ForceCommand von OpenSSH.
cli-join-socket = wo der Server lauscht
cli-join-name = wer du bist
cli-join-pack = die eigenen Karten, mit denen der Server spielt
cli-join-ponder = wie lange ungefähr gewartet wird, ehe gepasst wird, wo sonst nichts geht (sonst: { $default })

# Was falsch gefragt wurde: was, wo, und was zu tun ist.
cli-wrong-unknown = { $given } ist hier nicht bekannt; siehe `{ $help }`
cli-wrong-missing = { $names } fehlt; siehe `{ $help }`
cli-wrong-choice = „{ $given }“ ist hier kein { $name }; zur Wahl stehen: { $known } (siehe `{ $help }`)
cli-wrong-value-whole = { $name }: „{ $given }“ ist keine ganze Zahl; siehe `{ $help }`
cli-wrong-value-number = { $name }: „{ $given }“ ist keine Zahl; siehe `{ $help }`
cli-wrong-value-count = { $name }: „{ $given }“ muss eine ganze Zahl ab 1 sein; siehe `{ $help }`
cli-wrong-value-port = { $name }: „{ $given }“ ist kein Port von 0 bis 65535; siehe `{ $help }`
cli-wrong-value-faces = { $name }: „{ $given }“ müssen Augen von 1 bis 6 sein, etwa 3,6,1; siehe `{ $help }`
cli-wrong-value-missing = Hinter { $name } fehlt eine Angabe; siehe `{ $help }`
cli-wrong-value-none = Hinter { $name } gehört keine Angabe, dort steht aber „{ $given }“; siehe `{ $help }`
cli-wrong-ambiguous = { $given } kann mehreres bedeuten: { $known }. Schreibe es aus; siehe `{ $help }`
cli-wrong-other = nicht verstanden: { $message }; siehe `{ $help }`
cli-wrong-language = die Sprache „{ $asked }“ gibt es nicht; zur Wahl stehen: { $known }
cli-wrong-commitment = --commitment „{ $given }“ ist zu kurz, um zu vergleichen: Schreibe die ersten { $least } Ziffern oder mehr
cli-wrong-seat = den Platz „{ $seat }“ gibt es nicht; die Plätze sind { $known }
cli-wrong-bots = „{ $given }“ in --bots muss aussehen wie { $example }
cli-wrong-bot = den Bot „{ $name }“ gibt es für { $game } nicht; zur Wahl stehen: { $known }
cli-wrong-kept-file =
    { $file } enthält andere Spiele ({ $name }: { $found }, nicht { $wanted }); eine andere Datei nennen
cli-wrong-scheduler = --scheduler: Unter „{ $address }“ antwortet kein Dask-Scheduler; `dask scheduler` startet einen
cli-wrong-scheduler-idle = --scheduler: Der Scheduler unter „{ $address }“ hat keine Worker; `dask worker { $address }` startet einen
cli-wrong-lab-grid = { $file } ist keine Datei mit Werten: { $problem }
cli-wrong-lab-at = „{ $name }“: In { $file } dieses Spiels gibt es die Stelle „{ $at }“ nicht, oder der Wert passt in kein Material
cli-wrong-train-game = { $game } lässt sich nicht lernen: Das Spiel sagt nichts von sich, was ein Bot lernen könnte
cli-wrong-train-folder = { $folder } enthält schon ein Training; mit --resume fortfahren oder einen anderen --folder nennen
cli-wrong-players = --players { $given }: Das Szenario „{ $scenario }“ ist für { $known } Personen
cli-wrong-at-alone = --at nennt den Augenblick, den --svg zeichnet; gib auch --svg DATEI an
cli-wrong-end = --end { $file }: Diese Partie ist noch nicht zu Ende
cli-wrong-at = --at { $at }: Dieses Spiel geht von Zug { $first } bis { $last }
cli-wrong-view = --view { $asked }: Dieses Spiel lässt sich ansehen als: { $known }
cli-wrong-output-closed = die Standardausgabe ist geschlossen, eine Antwort ist nirgends möglich
cli-wrong-terminal-none = das Programm braucht ein Terminal für Eingabe und Ausgabe; starte es dort, spiele Zeile für Zeile mit --plain, oder nimm `weimar engine` für Programme

# Was beim Hosten ausgegeben wird.
cli-served-at = Weimar lauscht an { $address }, Port { $port }.
cli-served-local = Nur dieser Rechner kann sich verbinden. Für Freunde: { $command }
cli-served-key = Schlüssel dieses Rechners: { $key }
cli-served-folder = Spieler und Tische: { $folder }
cli-served-invite = Jemanden einladen: { $command }
cli-served-open =
    OFFENES HAUS: Alle auf diesem Rechner und im lokalen Netz kommen OHNE SCHLÜSSEL herein,
    unter jedem freien Namen: { $command }. Nur für zu Hause.
cli-served-tables = Tische unter { $socket }
cli-served-web = Im Browser auf diesem Rechner: { $address }
cli-served-down = Der Server hält an; die Spiele sind gesichert.
cli-invited =
    { $name } kommt damit einmal herein und danach allein mit dem Schlüssel:
      { $command }
    Wer ihn hat, kann ihn benutzen; er endet mit der ersten Benutzung oder nach { $days } { $days ->
        [one] Tag
       *[other] Tagen
    }. Noch ohne Schlüssel: { $keygen }
    Beim ersten Mal zeigt ssh den Schlüssel dieses Servers; er muss so lauten: { $fingerprint }

# Was `weimar replay` ausgibt.
cli-replay-as = die Partie läuft noch; hier steht, was { $seat ->
    [none] ein Zuschauer
   *[other] { $seat }
    } davon wissen darf
cli-replay-differs = der Ablauf stimmt nur bis Zug { $pick }: { $reason }
cli-replay-damaged = Zeile { $line } ist beschädigt; hier steht, was davor kommt
cli-export-damaged = Zeile { $line } ist beschädigt; der Rest wurde geschrieben
cli-verify-differs = { $file }: weicht ab Zug { $pick } ab: { $reason }
cli-verify-same = { $file }: { $picks } Züge verliefen wie gesichert, { $complete ->
    [yes] ein beendetes Spiel
   *[no] ein laufendes Spiel
}
cli-verify-origin = { $origin ->
    [seed] bewiesen: Aufbau und alle { $outcomes } Würfe und Mischungen folgen aus dem Anfangswert
    [laid] bewiesen: einige Würfel wurden vorgegeben, alles andere von { $outcomes } folgt aus dem Anfangswert
   *[unknown] nicht bewiesen: woher Würfe und Mischungen kamen, denn er beginnt nicht mit dem Aufbau
    }
cli-verify-unproved = nicht bewiesen: wer wann gespielt hat
cli-verify-unfair = { $file }: Die Würfel sind nicht ehrlich: { $reason }
cli-verify-fair =
    ehrliche Würfel: alle { $outcomes } Würfe und Mischungen kommen aus dem Anfangswert,
      den die Festlegung { $commitment } ankündigte, { $compared ->
        [yes] die du notiert hast
       *[no] wie die Datei selbst sagt: vergleiche sie mit --commitment
    };
      Wörter von { $words }; am Anfang saßen { $seats }
cli-verify-unknown = lässt sich nicht prüfen: { $reason }
cli-verify-unsaid = nicht genannte Spieler
cli-verify-short = die Aufzeichnung endet bei Zug { $picks } und das Spiel nicht: Es wurde einvernehmlich beendet, oder Züge fehlen
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
cli-ladder-others = die anderen dort
cli-ladder-interval = 95-%-Intervall
cli-ladder-thinking = CPU-ms je Frage, die Hälfte / 95 % darunter
cli-lab-title = { $title }: ein Versuch
cli-lab-played = Je { $games } Spiele, Anfangswert { $seed }, Regeln { $digests }
cli-lab-points = Punkte nach Herkunft, im Mittel eines Spiels
cli-lab-source = Herkunft
cli-lab-cards = Karten, und wie ihr Platz gewann, wo sie gespielt wurden
cli-lab-card = Karte
cli-lab-won = damit gewonnen
cli-lab-usually = von allen Spielen gewonnen
cli-lab-measures = Kennzahlen
cli-lab-written = Bericht: { $file }
cli-training = { $stage }: { $done } von { $of }
cli-trained = Das beste Gelernte: { $file }
cli-train-installed = Damit wird jetzt gespielt: { $file }
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

cli-example-analyse = wie ein Spiel lief und wo es kippte
cli-analyse = ein beendetes Spiel beurteilen: Fehler, Glück, Wendepunkte
cli-analyse-more =
    Jede Entscheidung wird an dem gemessen, was der Platz wusste, Würfel und gezogene Karten
    daran, wie sie auch hätten fallen können. Das dauert; was fertig ist, liegt neben dem Spielstand,
    und nach jedem Abbruch geht es dort weiter. Ohne Auswahl wird die Analyse als Markdown
    ausgegeben. `-` als Ziel ist die Standardausgabe.
cli-analyse-markdown = die Analyse als Markdown
cli-analyse-csv = jede Entscheidung mit Fehler, Glück und den Chancen aller als CSV
cli-analyse-svg = die Chancen über das Spiel als Bild (SVG)
cli-analyse-keep = wo sie liegt (sonst neben dem Spielstand, .analysis hinter dem Namen)
cli-analyse-quietly = nur beurteilen, nichts ausgeben
cli-analyse-bar = Analyse
cli-analyse-kept = Vor dem Ende abgebrochen; was fertig ist, liegt in { $file }. Derselbe Befehl macht weiter.
cli-wrong-analyse-not-over = { $file }: Dieses Spiel ist nicht zu Ende. Analysiert wird es danach, denn die Analyse sieht in alle Hände.
cli-wrong-analyse-nobody = { $game } hat noch niemand gelernt, also kann es niemand beurteilen.

cli-example-puzzle = das Rätsel des Tages
cli-puzzle = eine Stellung aus einem Spiel, in der eine Antwort klar die beste ist
cli-puzzle-more =
    Ohne Nummer ist es das Rätsel des Tages. Die erste Antwort zählt; deine Bilanz wird behalten.
    Jedes Rätsel hat der stärkste Bot mit dem Vierfachen seiner Welten geprüft.
cli-puzzle-number = Rätsel N statt dem des Tages
cli-wrong-puzzle-none = Für { $game } gibt es keine Rätsel.
cli-wrong-puzzle-number = Ein Rätsel { $number } gibt es nicht: Sie sind von 1 bis { $last } nummeriert.

# accounts and backups
cli-account = Konten von Spielern betreuen
cli-account-more = list, show NAME, role NAME --role helper, admit NAME, mute, hold, suspend, ban NAME --for 7d --reason TEXT (unmute, unsuspend, unban heben es auf), recover NAME, export NAME > DATEI, delete NAME, audit.
cli-account-action = list, show, role, mute, unmute, hold, admit, suspend, unsuspend, ban, unban, recover, export, delete oder audit
cli-account-name = der Name
cli-account-role = player, organiser, helper oder moderator
cli-account-for = wie lange: 30m, 2h, 7d oder 2w (Vorgabe: bis du es aufhebst)
cli-account-reason = der Grund, den die Person liest
cli-account-done = { $name }: { $action }
cli-account-deleted = { $name } ist gelöscht; { $number ->
    [one] { $number } Tisch wurde
   *[other] { $number } Tische wurden
} geändert.
cli-account-delete-soon = Der laufende Server löscht { $name } binnen einer Minute.
cli-account-audit-sound = Das Protokoll ist unverändert.
cli-account-audit-wrong = Das Protokoll wurde bei Eintrag { $number } verändert.
cli-account-recover-wait = { $name } hat Bescheid bekommen. Nach dem { $until } gibt derselbe Befehl den Code aus.
cli-account-recover-code = Gib { $name } diesen Code; er gilt einmal, zehn Minuten lang: ssh { $code }@HOST
cli-club = Daten des Servers sichern, Wertungen zeigen
cli-club-more = backup ORDNER kopiert die Datenbank, dann die Dateien, auch bei laufendem Server. restore ORDNER füllt einen leeren Datenordner. reindex baut das Verzeichnis der Spiele und die Wertungen neu auf; halte den Server vorher an. ratings und results zeigen Wertungen und beendete Partien.
cli-club-action = backup, restore, reindex, ratings oder results
cli-club-folder = der Ordner der Sicherung
cli-club-backed-up = In { $folder } liegt eine Sicherung mit { $number } Zeilen der Datenbank und allen Dateien.
cli-club-restored = { $folder } ist zurückgespielt, mit { $number } Zeilen der Datenbank.
cli-club-reindexed = Spiele im Verzeichnis: { $number }
cli-club-game = nur dieses Spiel, bei ratings und results
cli-club-csv = Wertungen oder Ergebnisse in eine CSV-Datei schreiben
cli-club-json = Wertungen oder Ergebnisse in eine JSON-Datei schreiben
cli-club-listed = { $path }: { $number } Zeilen
cli-club-none-rated = Bisher wurde keine Partie gewertet.
cli-club-none-finished = Bisher ist keine Partie zu Ende.
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
cli-club-why-annulled = ungewertet: annulliert
cli-wrong-account = `account { $action }` braucht einen Namen, außer `list` und `audit`; `role` braucht auch --role. Siehe `{ $help }`
cli-wrong-club = `club { $action }`: nur backup und restore brauchen einen Ordner, nur ratings und results kennen --game, --csv und --json; siehe `{ $help }`
