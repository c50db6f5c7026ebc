# Was nicht ging oder abgelehnt wurde. `problem-<id>`: die Namen der Fehler von Kern und Tisch.

problem-learned-too-large = Das Gelernte braucht { $size } Bytes; höchstens { $most } sind erlaubt.
problem-learned-unreadable = Was von dem Spiel gelernt wurde, lässt sich nicht lesen: { $file }
problem-undo-nothing = Nichts lässt sich zurücknehmen: Es wurde noch nichts gewählt.
problem-undo-none = Nichts lässt sich zurücknehmen: Für { $seat } wurde noch nichts gewählt.
problem-undo-since = Das lässt sich nicht mehr zurücknehmen: Für { $seat } wurde seitdem gewählt.
problem-undo-revealed = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt, gezogen oder aufgedeckt.
problem-undo-late = Das lässt sich nicht mehr zurücknehmen.
problem-undo-often = Du hast diese Antwort zu oft zurückgenommen.
problem-undo-full = Es lässt sich nichts mehr zurücknehmen: Der Spielstand ist dafür zu lang.
problem-save-large = { $path } würde zu groß, um wieder geöffnet zu werden.
problem-undo-gone-on = Das lässt sich nicht zurücknehmen: Andere haben es gesehen oder schon weitergespielt.

problem-file-folder = { $path } ist ein Ordner. Wähle eine Datei darin.
problem-file-odd = { $path } ist keine gewöhnliche Datei. Wähle eine andere.
problem-file-large = { $path } ist zu groß. Wähle eine andere Datei.
problem-file-missing = { $path } gibt es nicht. Prüfe den Namen.
problem-file-forbidden = Du darfst { $path } nicht lesen. Prüfe, wer das darf.
problem-file-unreadable = { $path } lässt sich nicht lesen: { $why }.

problem-save-empty = { $path } ist leer: Darin wurde kein Spiel gesichert. Wähle einen anderen Spielstand.
problem-save-foreign = { $path } ist kein Spielstand dieses Programms. Wähle eine Datei, die auf .weimar endet.
problem-save-header = { $path }: Die erste Zeile ist beschädigt, das Spiel lässt sich nicht öffnen. Die Datei blieb, wie sie ist.
problem-save-newer = { $path } wurde mit einer neueren Fassung dieses Programms gesichert, { $version } (Format { $format }, diese hier liest bis { $newest }). Öffne den Stand mit Fassung { $version } oder einer späteren.
problem-save-older = { $path } wurde mit Fassung { $version } dieses Programms gesichert, also vor 1.0 (Format { $format }, diese hier liest erst ab { $oldest }). Öffne den Stand mit jener Fassung.
problem-save-other-game = Das ist ein Spielstand von „{ $name }“, das dieses Programm nicht spielen kann.
problem-save-opening = { $path } lässt sich nicht öffnen: { $why }. Wähle einen anderen Spielstand.
problem-save-options = seine Einstellungen sind unbrauchbar ({ $detail })
problem-save-exists = { $path } gibt es schon. Wähle einen anderen Namen.
problem-save-name = „{ $name }“ kann kein Spielstand heißen. Nimm Buchstaben, Ziffern und Leerzeichen.
problem-save-same = In { $path } wird dieses Spiel ohnehin gesichert.
problem-save-busy = { $path } wird in einem anderen Fenster gespielt. Schließe es dort, oder öffne eine Kopie.
problem-save-changed = { $path } wurde seit dem Öffnen verändert. Öffne das Spiel noch einmal.
problem-save-full = { $path } lässt sich nicht schreiben: Es ist kein Platz mehr. Schaffe Platz und wähle noch einmal; nichts ist verloren.
problem-save-unwritable = { $path } lässt sich nicht schreiben: { $why }. Wähle einen anderen Ort.
problem-branch-outside = Dieses Spiel geht von Zug { $first } bis Zug { $last }.
problem-branch-over = Hier ist das Spiel zu Ende. Wähle zum Weiterspielen einen früheren Augenblick.

problem-differs-not-asked = { $seat } wird dort nichts gefragt
problem-differs-decision = { $seat } wird dort Frage { $asked } gestellt, nicht Frage { $decision }
problem-differs-kind = Frage { $decision } ist eine andere ({ $asked }) als die beantwortete ({ $kind })
problem-differs-rules = die Regeln lassen es nicht zu: { $why }
problem-differs-drawn = gezogen wurde { $drawn }, im Spielstand steht { $recorded }
problem-differs-outcome = im Spielstand steht { $outcome }, möglich ist { $low } bis { $high }
problem-differs-checkpoint = die Stellung danach ist nicht lesbar
problem-differs-position = die Stellung am Anfang von Runde { $round } ist eine andere
problem-differs-set-up = der Aufbau ist nicht der, der aus seinem Anfangswert folgt
problem-differs-seed = im Spielstand steht { $recorded }, aus seinem Anfangswert folgt { $given }
problem-differs-no-end = das Spiel sollte dort zu Ende sein und ist es nicht
problem-differs-ending = das Spiel endet anders, als der Spielstand sagt
problem-differs-state = die Stellung am Ende ist eine andere
problem-verify-pack = gespielt mit anderen Karten oder Regeln ({ $pack }; hier: { $present })
problem-verify-torn = die letzte Zeile wurde beim Schreiben abgeschnitten und zählt nicht
problem-verify-damaged = Zeile { $line } ist beschädigt; was danach kommt, zählt nicht

problem-opened-title = Zu diesem Spielstand
problem-opened-torn-line = Die letzte Zeile von { $name } wurde beim Schreiben abgeschnitten; das Spiel geht mit dem Zug davor weiter.
problem-opened-damaged-line = { $name } ist in Zeile { $line } beschädigt; alles davor wurde geöffnet ({ $picks } Züge).
problem-opened-other-pack = Dieses Spiel wurde mit anderen Karten oder Regeln begonnen; bisher läuft es mit den jetzigen gleich.
problem-opened-differs = { $name } wurde mit anderen Regeln oder Karten gesichert und läuft ab Zug { $pick } anders. { $left ->
    [0] Das Spiel geht nach Zug { $last } weiter.
   *[other] Das Spiel geht nach Zug { $last } weiter, ohne die letzten { $left }.
}
problem-opened-beside = { $name } bleibt, wie es ist; das Spiel geht in { $beside } weiter.
problem-opened-changed = { $name } wurde während des Spiels von einem anderen Programm verändert. Die Datei bleibt, wie sie ist; das Spiel geht in { $beside } weiter, nichts ist verloren.

problem-no-home = Du hast kein Heimatverzeichnis. Setze HOME oder { $variable } auf einen Ordner, in den du schreiben kannst.
problem-host-linux = `{ $command }` braucht Linux. Um an diesem Computer zu spielen, genügt `weimar`.
problem-settings-unwritable = Die Einstellungen in { $path } lassen sich nicht schreiben: { $why }. Sie gelten bis zum Beenden.
problem-settings-unkept = Die alten Einstellungen in { $path } lassen sich nicht aufheben: { $why }. Geschrieben wurde nichts; was du einstellst, gilt bis zum Beenden.
problem-crash-unwritten = Weimar hat wegen eines Programmfehlers angehalten. Dein Spiel ist gesichert; wähle Weiterspielen. Was geschah, ließ sich nicht aufschreiben: In { $path } kann nichts geschrieben werden

problem-players-wrong = Dieses Szenario ist für { $least } bis { $most } Personen, nicht für { $players }.
problem-game-unknown = Es gibt kein Spiel „{ $name }“; zur Wahl stehen: { $known }
problem-game-unusable = Das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $detail }. Aktualisiere das Paket oder entferne es mit pip.
problem-pack-wrong = Diese Karten lassen sich nicht verwenden: { $detail }
problem-scenario-unusable = Das Szenario „{ $name }“ lässt sich nicht verwenden: { $detail }
problem-rules-failed = Von hier aus geht die Partie nicht weiter: Was in dieser Stellung steht, passt nicht zu den Regeln ({ $detail }). Jemand hat sie verändert. Das Gespeicherte bleibt, wie es ist.
problem-position-unreadable = Das ist keine Stellung dieses Spiels: { $detail }.

problem-server-none = Unter { $path } antwortet kein Server. Man startet ihn mit: weimar serve
problem-server-other = In { $path } spielt schon ein anderer Server.
problem-server-away = Der Server ist fort.
problem-server-left = Der Server ist fort; dein Spiel ist dort gesichert.
problem-server-broken = Die Verbindung ist abgerissen; dein Spiel ist auf dem Server gesichert.
problem-server-down = Der Server hält an; dein Spiel ist gesichert.
problem-server-full = Der Server ist voll.
problem-server-mistake = Der Server hat einen Fehler gemacht; er ist aufgeschrieben.
problem-server-bots = Bots spielen auf dem Server.
problem-server-saves = Ein Spiel auf einem Server wird dort gesichert.
problem-hello-missing = Die erste Nachricht muss sagen, wer da ist.
problem-hello-version = Dieses Programm und der Server haben verschiedene Fassungen (Tische der Fassung { $client } hier, { $server } dort). Erneuere die ältere.
problem-hello-often = Du bist schon zu oft verbunden.
problem-hello-again = Das wurde schon gesagt.
problem-name-wrong = Ein Name hat 1 bis 20 Buchstaben, Ziffern, '-' oder '_' und beginnt nicht mit '-'.
problem-wire-much = Du schickst zu schnell zu viele Nachrichten.
problem-wire-wrong = Zu viele Nachrichten waren falsch, oder es waren zu viele.
problem-wire-foreign = Unbekannte Nachricht.
problem-wire-unknown = Der Server hat etwas Unbekanntes gesagt.
problem-wire-large = Eine Nachricht darf bis zu { $largest } Byte haben.
problem-wire-cut = Die Nachricht war abgeschnitten.
problem-wire-slow = Die Nachricht kam zu langsam.

problem-table-unknown = Diesen Tisch gibt es nicht.
problem-table-unwritable = Der Tisch lässt sich nicht sichern: { $why }.
problem-tables-full = Es gibt schon zu viele Tische.
problem-tables-yours = Du hast schon zu viele Tische.
problem-invite-unknown = Hier gibt es niemanden namens { $name }. Lade nur ein, wer einen Schlüssel oder eine Einladung des Gastgebers hat.
problem-tables-hour = Du hast in letzter Zeit viele Tische gemacht; mach den nächsten später.
problem-save-unknown = Diesen Spielstand gibt es nicht.
problem-scenario-unknown = Dieses Szenario gibt es nicht.
problem-bot-unknown = Diesen Bot gibt es nicht.
problem-bot-other = Es gibt keinen Bot „{ $name }“; zur Wahl stehen: { $known }
problem-seat-unknown = Diesen Platz gibt es nicht.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-none = Du hast an diesem Tisch keinen Platz.
problem-seat-first = Nimm zuerst Platz.
problem-seats-fixed = Das Spiel hat begonnen; die Plätze stehen fest.
problem-seed-fixed = Das Spiel hat begonnen; der Anfangswert steht fest.
problem-seed-of-save = Ein Spielstand geht mit dem Anfangswert weiter, mit dem er begann.
problem-word-added = Du hast schon ein Wort beigetragen.
problem-word-empty = Da ist nichts beizutragen.
problem-start-already = Das Spiel hat schon begonnen.
problem-start-owner = Nur wer den Tisch aufgestellt hat, kann das Spiel beginnen.
problem-start-free-seat = Ein Platz ist noch frei.
problem-start-nobody = Jemand muss Platz nehmen; Bots allein brauchen keinen Tisch.
problem-start-save = Dieser Spielstand lässt sich nicht mehr lesen.
problem-close-owner = Nur wer den Tisch aufgestellt hat, kann ihn wegräumen.
problem-close-begun = Das Spiel hat begonnen; der Tisch bleibt.
problem-game-none = Hier läuft kein Spiel.
problem-question-closed = Diese Frage ist dir nicht gestellt.
problem-pick-closed = Entscheidung { $decision } steht nicht an.
problem-pick-unknown = „{ $option }“ gehört nicht zu den { $offered } Möglichkeiten der Entscheidung { $decision }.
problem-question-bot = Diesen Platz spielt jetzt ein Bot.
problem-answer-unknown = Diese Antwort stand nicht zur Wahl.
problem-watch-hands = Hände sehen nur Zuschauer, und nur wenn alle Spieler zustimmen.
problem-watch-full = Es sind schon zu viele Zuschauer da.
problem-agree-players = Dem können nur Spieler eines laufenden Spiels zustimmen.
problem-agree-nobody = Auf diesem Platz ist niemand zu vertreten.
problem-agree-here = Dieser Spieler ist da; ein Bot vertritt nur jemanden, der fort ist.
problem-agree-already = Diesen Platz spielt schon ein Bot.
problem-consent-players = Dem können nur Spieler am Tisch zustimmen.
problem-say-empty = Da ist nichts zu sagen.
problem-say-nobody = Auf diesem Platz ist niemand, dem man etwas sagen kann.
problem-say-moved = { $name } sitzt dort nicht mehr; es wurde nichts gesagt.
problem-say-elsewhere = Geh an den Tisch, um dort zu sprechen.
problem-say-slowly = Du schickst zu schnell zu viele Nachrichten.
problem-disk-full = Der Server kann gerade nicht speichern; nichts wurde geändert. Versuche es später wieder.
problem-disk-waits = Der Server kann gerade nicht speichern; das Spiel wartet.
problem-game-unreadable = Das Spiel dieses Tischs lässt sich nicht öffnen; warum, steht im Protokoll des Servers.
problem-game-not-hosted = Das Spiel „{ $game }“ gibt es auf diesem Server nicht.
problem-option-unknown = Diese Möglichkeit gibt es nicht.
problem-rules-differ = Der Server spielt „{ $game }“ nach anderen Regeln oder Karten ({ $server }) als dieses Programm ({ $client }).
problem-rules-other = Die Regeln von „{ $name }“ sind hier andere ({ $found }) als dort, wo die Spiele gesichert werden ({ $wanted }). Alle, die spielen, brauchen dasselbe weimar-tui.
problem-agree-early = { $name } ist noch nicht lange fort. Frage in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
problem-agree-elsewhere = Geh an den Tisch, um dem zuzustimmen.
problem-bot-stood-in = Während du fort warst, hat der Bot { $bot } für dich gespielt und { $number ->
    [one] eine Antwort
   *[other] { $number } Antworten
} gegeben.
problem-bot-replaced = Der Bot { $bot } ist auf dem Platz { $seat } nicht fertig geworden; { $by } hat geantwortet.

problem-resign-players = Du spielst hier in keinem Spiel mit.
problem-player-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
problem-ended-abandoned = Das Spiel wurde einvernehmlich beendet.
problem-ended-closed = Der Gastgeber hat das Spiel beendet.
problem-ended-expired = Das Spiel ist zu Ende, weil lange niemand gespielt hat.
problem-expires-soon = Hier hat lange niemand etwas getan; der Tisch endet in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
problem-fetch-none = Von dir ist hier noch kein Spiel zu Ende.
problem-rematch-players = Eine Revanche gibt es nur nach einem beendeten Spiel, in dem du mitgespielt hast.
problem-rematch-made = Für die Revanche gibt es schon einen Tisch.
problem-rematch-asked = { $name } möchte eine Revanche.
problem-rematch-begins = Alle wollen eine Revanche. Der Tisch dafür steht bereit.
problem-settings-visitor = Für Besucher aus dem Web werden keine Einstellungen aufgehoben.
problem-fetch-not = Ein Spiel bekommen nur seine Spieler, und erst, wenn es zu Ende ist.
problem-host-says = Der Gastgeber sagt: { $said }
problem-sent-away = Der Gastgeber hat dich fortgeschickt.
problem-hello-banned = Der Gastgeber lässt dich nicht herein.
problem-ban-wrong = „{ $who }“ ist weder der Name eines Spielers noch eine Adresse.
problem-admin-none = Mit dem Datenordner { $path } läuft kein Server.
problem-admin-other = { $path } gehört jemand anderem. Frage als der Benutzer, unter dem der Server läuft.
problem-host-folder = In { $path } hat kein Server seine Spieler. Starte damit zuerst `weimar serve`, oder nenne den Ordner des Servers mit --data oder --config.
problem-host-folder-other = { $path } gehört dem Benutzer { $user }. Frage als dieser: { $command }
problem-name-reserved = Ein Name kann nicht mit „join-“ oder „web-“ beginnen.
problem-invite-banned = { $name } ist gesperrt. Wieder herein geht es mit: { $command }
problem-join-commands = Hier gibt es nur das Spiel: keine Befehle, keine Dateien, keine Weiterleitung.
problem-fair-none = die Datei nennt keine Festlegung auf ihren Anfangswert; wer ihn gewählt hat, ist unbekannt
problem-fair-unreadable = was die Datei über ihren Anfangswert sagt, ist nicht lesbar
problem-fair-other = die Festlegung ist eine andere als die notierte
problem-fair-secret = das Geheimnis ist nicht das festgelegte
problem-fair-version = ihre ehrlichen Würfel sind von einer anderen Fassung
problem-fair-seed = der Anfangswert folgt nicht aus Geheimnis, Wörtern der Spieler und Sitzordnung
problem-fair-players = es sind andere Spieler genannt, als am Anfang dort saßen
problem-fair-laid = Würfel waren vorher gelegt
problem-fair-late = die Aufzeichnung beginnt nicht mit dem Aufbau
problem-fair-damaged = die Datei ist beschädigt
problem-host-packages = `{ $command }` braucht weitere Pakete. Sie kommen mit: { $install }
problem-host-wrong = Das lässt sich nicht anbieten: { $detail }.
problem-host-web = --web erkennt niemanden am Schlüssel. Nimm --open dazu, oder lass --web weg.
problem-host-bots = Als Bots gibt es: { $known }.
problem-host-socket = { $path } ist zu lang für einen Socket. Wähle ein kürzeres --data.
problem-host-listen = { $address }, Port { $port }, lässt sich nicht öffnen: { $why }.
problem-invitation-over = Die Einladung gilt nicht mehr.
problem-host-days = Eine Einladung gilt mehr als 0 und höchstens 365 Tage; 0.5 sind zwölf Stunden.
problem-host-file = { $path } lässt sich nicht verwenden: { $detail }.
problem-host-unwritable = { $path } lässt sich nicht schreiben: { $why }.
problem-host-open = Andere können { $path } ändern (Modus { $mode }). Nimm ihnen das Recht: { $command }
problem-host-key-open = { $path } ist für andere lesbar (Modus { $mode }). Setze ihn auf 600.
problem-host-key-wrong = { $path } ist kein privater Schlüssel: { $detail }.
problem-name-taken = Der Name { $name } ist vergeben.
problem-key-taken = Der Schlüssel { $key } gehört schon zu einem Konto.
problem-report-again = Das hast du schon gemeldet.
problem-club-database = Die Datenbank des Clubs ist nicht benutzbar: { $detail }.
problem-club-url = Die Einstellung „database“ erwartet eine Adresse wie postgresql://user@host/name oder sqlite:////pfad/zur/datei.
problem-club-postgres = Für PostgreSQL fehlen Pakete. So werden sie installiert: pip install 'weimar-tui[postgres]'
problem-club-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt ist { $known }).
problem-club-migration = Die Datenbank ließ sich nicht auf den neuen Stand bringen: { $detail }.
problem-account-none = Kein Konto heißt { $name }.
problem-club-running = Der Server läuft auf { $path }. Halte ihn erst an.
problem-backup-exists = { $path } gibt es schon. Nenne einen neuen Ordner.
problem-restore-none = { $path } ist keine Sicherung.
problem-restore-full = Hier sind schon Daten. Nimm einen leeren Datenordner und eine leere Datenbank.
problem-restore-incomplete = Die Sicherung ist beschädigt oder unvollständig.
problem-restore-version = Die Sicherung hat eine andere Version ({ $found }) als dieses Programm ({ $known }).
problem-name-kept = Der Name { $name } ist reserviert.
problem-name-like = Der Name { $name } ähnelt einem anderen hier zu sehr.
problem-sign-up-off = Dieser Server nimmt keine neuen Konten an.
problem-sign-ups-many = Gerade kommen zu viele neue Konten. Versuch es morgen wieder.
problem-invites-many = Du kannst { $number } offene Einladungen haben.
problem-key-none = Dein Konto hat diesen Schlüssel nicht.
problem-key-young = Ein neuer Schlüssel kann { $hours } Stunden lang keine älteren entfernen.
problem-key-wrong = Das ist kein öffentlicher Schlüssel. Er sieht so aus: ssh-ed25519 AAAA…
problem-link-over = Dieser Code ist schon benutzt, oder seine zehn Minuten sind um.
problem-recovery-wrong = Name und Wörter gehören nicht zusammen.
problem-recovery-tries = Zu viele Versuche. Versuch es in einer Stunde wieder.
problem-page-none = Diese Seite gibt es hier nicht. Nimm: ssh HOST account
problem-say-muted = Bis { $until } kannst du nicht sprechen. Grund: { $reason }
problem-say-held = Wer neu ist, kann in der Lobby erst sprechen, wenn ein Helfer zustimmt.
problem-report-guest = Melden können nur Leute mit Konto.
problem-report-whom = { $name } kannst du nicht melden.
problem-report-many = Du hast heute schon viel gemeldet. Versuch es morgen wieder.
problem-report-stored = Deine Meldung über { $name } ist gespeichert. Die Moderation sieht sie sich an.
problem-report-gone = Das Konto, um das es geht, gibt es nicht mehr.
problem-report-own = Über eine Meldung, die dich betrifft, kannst du nicht entscheiden.
problem-role-less = Dafür braucht es die Rolle { $role }.
problem-role-self = Bei dir selbst geht das nicht.
problem-role-equal = Dafür braucht es eine höhere Rolle.
problem-sanction-none = Bei { $name } gibt es nichts aufzuheben.
problem-mute-long = Helfer können für höchstens 24 Stunden stummschalten.
problem-duration-wrong = „{ $given }“ ist keine Dauer. Schreib 30m, 2h, 7d oder 2w.
problem-card-unknown = Die Karte „{ $name }“ gibt es nicht. Alle zeigt: weimar --game { $game } cards list

problem-save-start-missing = die Stellung am Anfang der Partie fehlt darin
problem-save-seats = die Plätze darin ({ $seats }) gehören nicht zu diesem Spiel
problem-setting-value = „{ $value }“ ist kein Wert für { $name }. Zur Wahl stehen: { $known }
problem-scenario-missing = Es gibt kein Szenario „{ $name }“. Zur Wahl stehen: { $known }
problem-rules-no-option = Fehler im Spiel: { $seat } hat bei „{ $question }“ nichts zur Auswahl.
problem-rules-no-end = Fehler im Spiel: Es ist nichts mehr zu tun, aber niemand hat gewonnen.
problem-rules-group-open = Fehler im Spiel: { $step } begann, bevor { $seats } geantwortet hatte.
problem-table-damaged = { $path } ist beschädigt: { $detail }.
problem-table-foreign = { $path } gehört zu einem anderen Tisch.
problem-table-seats = Die Partie in { $path } hat andere Plätze als ihr Tisch.

problem-engine-json = Diese Zeile ist kein JSON: { $detail }
problem-engine-verb = „{ $verb }“ ist kein Befehl. Die Befehle sind { $known }.
problem-engine-line = Diese Zeile ist nicht zu verstehen: { $detail }
problem-engine-path = „path“ ist leer. Gib an, wohin gespeichert werden soll.
problem-engine-bot = Entscheidung { $decision } trifft ein Bot.
problem-engine-undo = Es lässt sich nichts zurücknehmen: Bisher haben nur Bots geantwortet.
problem-engine-seat = Es gibt keinen Platz „{ $seat }“. Die Plätze sind { $known }.
problem-engine-position = { $path } enthält keine Stellung in JSON: { $detail }
problem-engine-file = { $path } ist unbrauchbar: { $why }.
problem-engine-unplayable = Mit der Stellung in { $path } lässt sich nicht spielen: { $detail }

problem-bot-stands-in = Ein Bot spielt für { $name }, bis er oder sie zurück ist.
problem-vote-end = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden. Noch nicht dafür: { $missing }.
problem-vote-bot = { $name } schlägt vor, dass ein Bot für { $player } spielt. Noch nicht dafür: { $missing }.
problem-clock-empty = Die Uhr von { $seat } ist abgelaufen; ein Bot spielt weiter.
problem-clock-over = Die Zeit für { $seat } ist um; ein Bot hat geantwortet.
problem-clock-silent = Die Zeit für { $seat } ist um, ohne dass eine Antwort kam.

# Was das System meldet, nach seinem Namen dafür; alles andere steht in den Worten des Systems.
cause-eacces = du hast dort keine Berechtigung
cause-eperm = das ist nicht erlaubt
cause-erofs = dort lässt sich nichts schreiben
cause-enoent = den Ordner oder die Datei gibt es nicht
cause-enotdir = ein Teil des Pfades ist eine Datei, kein Ordner
cause-eisdir = das ist ein Ordner
cause-eexist = das gibt es schon
cause-enametoolong = der Name ist zu lang
cause-enospc = es ist kein Platz mehr
cause-edquot = dein Anteil am Platz ist verbraucht
cause-eio = der Datenträger meldet einen Fehler
cause-eaddrinuse = dort lauscht schon ein anderes Programm
cause-eaddrnotavail = diese Adresse hat der Rechner nicht
problem-analysis-unwritable = { $path } lässt sich nicht schreiben, also kann die Analyse nicht behalten werden. Wähle mit --keep einen anderen Ort.
problem-drain-tables = Der Server hält bald an; neue Tische gibt es jetzt nicht.
problem-drain-minutes = Der Server hält in { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    } an. Die Spiele sind gesichert.
problem-drain-cancelled = Der Server hält doch nicht an.
problem-seat-removed = Wer den Tisch gemacht hat, hat dich gebeten zu gehen; du kannst hier erst nach einer Einladung wieder sitzen.
problem-unseat-nobody = Auf diesem Platz sitzt niemand anderes.
problem-player-unseated = { $name } wurde gebeten, den Platz freizugeben.
problem-seats-fixed-bot = In diesem Szenario spielt dort immer ein Bot.
problem-owner-only = Das kann nur, wer den Tisch gemacht hat.
problem-invite-many = An einen Tisch lassen sich höchstens 16 Spieler einladen.
