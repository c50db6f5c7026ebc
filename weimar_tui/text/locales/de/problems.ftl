# Was nicht ging oder abgelehnt wurde. `problem-<id>`: die Namen der Fehler von Kern und Tisch.

problem-learned-too-large = Der trainierte Bot braucht { $size } Bytes; höchstens { $most } sind erlaubt.
problem-learned-unreadable = Der trainierte Bot lässt sich nicht lesen: { $file }
problem-undo-nothing = Es gibt noch nichts zurückzunehmen.
problem-undo-none = Es gibt nichts zurückzunehmen: Für { $seat } wurde noch nichts gewählt.
problem-undo-since = Das lässt sich nicht mehr zurücknehmen: Für { $seat } wurde seitdem gewählt.
problem-undo-revealed = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt, gezogen oder aufgedeckt.
problem-undo-late = Das lässt sich nicht mehr zurücknehmen.
problem-undo-often = Du hast diese Antwort zu oft zurückgenommen.
problem-undo-full = Es lässt sich nichts mehr zurücknehmen: Der Spielstand ist zu lang geworden.
problem-save-large = { $path } würde zu groß, um sich wieder öffnen zu lassen.
problem-undo-gone-on = Das lässt sich nicht zurücknehmen: Andere haben es gesehen oder schon weitergespielt.

problem-file-folder = { $path } ist ein Ordner. Wähle eine Datei darin.
problem-file-odd = { $path } ist keine gewöhnliche Datei. Wähle eine andere.
problem-file-large = { $path } ist zu groß. Wähle eine andere Datei.
problem-file-missing = { $path } gibt es nicht. Prüfe den Namen.
problem-file-forbidden = Du hast keine Berechtigung, { $path } zu lesen.
problem-file-unreadable = { $path } lässt sich nicht lesen: { $why }.

problem-save-empty = { $path } ist leer und enthält kein Spiel. Wähle einen anderen Spielstand.
problem-save-foreign = { $path } ist kein Spielstand dieses Programms. Wähle eine Datei, die auf .weimar endet.
problem-save-header = { $path }: Die erste Zeile ist beschädigt, deshalb lässt sich das Spiel nicht öffnen. Die Datei wurde nicht verändert.
problem-save-newer = { $path } stammt von einer neueren Version dieses Programms, { $version } (Format { $format }; diese Version liest bis { $newest }). Öffne die Datei mit Version { $version } oder neuer.
problem-save-older = { $path } stammt von Version { $version } dieses Programms, also vor 1.0 (Format { $format }; diese Version liest ab { $oldest }). Öffne die Datei mit jener Version.
problem-save-other-game = Das ist ein Spielstand von „{ $name }“, das dieses Programm nicht spielen kann.
problem-save-opening = { $path } lässt sich nicht öffnen: { $why }. Wähle einen anderen Spielstand.
problem-save-options = seine Einstellungen sind unbrauchbar ({ $detail })
problem-save-exists = { $path } gibt es schon. Wähle einen anderen Namen.
problem-save-name = „{ $name }“ eignet sich nicht als Name eines Spielstands. Nimm Buchstaben, Ziffern und Leerzeichen.
problem-save-same = Dieses Spiel ist bereits in { $path } gesichert.
problem-save-busy = { $path } ist in einem anderen Fenster geöffnet. Schließe es dort oder öffne eine Kopie.
problem-save-changed = { $path } wurde seit dem Öffnen verändert. Öffne das Spiel noch einmal.
problem-save-full = { $path } lässt sich nicht schreiben, weil der Datenträger voll ist. Schaffe Platz und wähle noch einmal; nichts ist verloren.
problem-save-unwritable = { $path } lässt sich nicht schreiben: { $why }. Wähle einen anderen Ort.
problem-branch-outside = Wähle einen Moment von Zug { $first } bis Zug { $last } dieses Spiels.
problem-branch-over = Hier ist das Spiel schon zu Ende. Wähle zum Weiterspielen einen früheren Moment.

problem-differs-not-asked = { $seat } hat dort keine Frage zu beantworten
problem-differs-decision = { $seat } beantwortet dort Frage { $asked }, nicht Frage { $decision }
problem-differs-kind = beantwortet wurde { $kind }, aber Frage { $decision } ist { $asked }
problem-differs-rules = die Regeln lassen es nicht zu: { $why }
problem-differs-drawn = gezogen wurde { $drawn }, laut Spielstand { $recorded }
problem-differs-outcome = laut Spielstand { $outcome }, möglich ist nur { $low } bis { $high }
problem-differs-checkpoint = die Stellung danach ist nicht lesbar
problem-differs-position = die Stellung am Anfang von Runde { $round } weicht ab
problem-differs-set-up = der Aufbau folgt nicht aus dem Anfangswert
problem-differs-seed = laut Spielstand { $recorded }, aus dem Anfangswert folgt { $given }
problem-differs-no-end = das Spiel müsste dort zu Ende sein, ist es aber nicht
problem-differs-ending = das Spiel endet anders als im Spielstand
problem-differs-state = die Stellung am Ende weicht ab
problem-verify-pack = gespielt mit anderen Karten oder Regeln ({ $pack }; hier: { $present })
problem-verify-torn = die letzte Zeile ist unvollständig und wird ignoriert
problem-verify-damaged = Zeile { $line } ist beschädigt; alles danach wird ignoriert

problem-opened-title = Zu diesem Spielstand
problem-opened-torn-line = Die letzte Zeile von { $name } ist unvollständig. Das Spiel geht mit dem Zug davor weiter.
problem-opened-damaged-line = Zeile { $line } von { $name } ist beschädigt. Das Spiel wurde bis dorthin geöffnet ({ $picks } Züge).
problem-opened-other-pack = Dieses Spiel wurde mit anderen Karten oder Regeln begonnen, verläuft mit den jetzigen bisher aber genauso.
problem-opened-differs = { $name } wurde mit anderen Regeln oder Karten gesichert und läuft ab Zug { $pick } anders. { $left ->
    [0] Das Spiel geht nach Zug { $last } weiter.
   *[other] Das Spiel geht nach Zug { $last } weiter, ohne die letzten { $left }.
}
problem-opened-beside = { $name } bleibt unverändert; das Spiel geht in { $beside } weiter.
problem-opened-changed = Ein anderes Programm hat { $name } während des Spiels verändert. Die Datei bleibt, wie sie ist. Das Spiel geht in { $beside } weiter, nichts ist verloren.

problem-no-home = Du hast kein Heimatverzeichnis. Setze HOME oder { $variable } auf einen Ordner, in den du schreiben kannst.
problem-host-linux = `{ $command }` braucht Linux. Um an diesem Computer zu spielen, genügt `weimar`.
problem-settings-unwritable = Die Einstellungen in { $path } lassen sich nicht speichern: { $why }. Sie gelten, bis du das Programm beendest.
problem-settings-unkept = Die alten Einstellungen in { $path } lassen sich nicht aufheben: { $why }. Es wurde nichts geschrieben; deine Änderungen gelten, bis du das Programm beendest.
problem-crash-unwritten = Weimar musste wegen eines Programmfehlers anhalten. Dein Spiel ist gesichert; wähle Weiterspielen. Der Fehlerbericht ließ sich nicht speichern, weil { $path } nicht beschreibbar ist.

problem-players-wrong = Dieses Szenario ist für { $least } bis { $most } Personen, nicht für { $players }.
problem-game-unknown = Es gibt kein Spiel „{ $name }“; zur Wahl stehen: { $known }
problem-game-unusable = Das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $detail }. Aktualisiere das Paket oder entferne es mit pip.
problem-pack-wrong = Diese Karten lassen sich nicht verwenden: { $detail }
problem-scenario-unusable = Das Szenario „{ $name }“ lässt sich nicht verwenden: { $detail }
problem-rules-failed = Die Partie kann nicht weitergehen: Die Regeln kommen mit dieser Stellung nicht zurecht ({ $detail }). Offenbar wurde sie bearbeitet. Dein Spielstand ist unverändert.
problem-position-unreadable = Das ist keine gültige Stellung dieses Spiels: { $detail }.

problem-server-none = Unter { $path } antwortet kein Server. Starte ihn mit: weimar serve
problem-server-other = In { $path } läuft schon ein anderer Server.
problem-server-away = Die Verbindung zum Server ist abgebrochen.
problem-server-left = Die Verbindung zum Server ist abgebrochen; dein Spiel ist dort gesichert.
problem-server-broken = Die Verbindung ist abgebrochen; dein Spiel ist auf dem Server gesichert.
problem-server-down = Der Server wird beendet; dein Spiel ist gesichert.
problem-server-full = Der Server ist voll.
problem-server-mistake = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
problem-server-bots = An einem Tisch auf dem Server führt der Server die Bots.
problem-server-saves = Spiele auf einem Server werden dort gesichert.
problem-hello-missing = Die erste Nachricht muss einen gültigen Namen nennen.
problem-hello-version = Dieses Programm und der Server haben verschiedene Versionen (Tischprotokoll { $client } hier, { $server } dort). Aktualisiere die ältere.
problem-hello-often = Du hast schon zu viele Verbindungen.
problem-hello-again = Diese Verbindung hat schon einen Namen.
problem-name-wrong = Ein Name hat 1 bis 20 Buchstaben, Ziffern, '-' oder '_' und beginnt nicht mit '-'.
problem-wire-much = Du schickst zu schnell zu viele Nachrichten.
problem-wire-wrong = Es waren zu viele Nachrichten oder zu viele ungültige.
problem-wire-foreign = Unbekannte Nachricht.
problem-wire-unknown = Der Server hat eine Nachricht geschickt, die dieses Programm nicht versteht.
problem-wire-large = Eine Nachricht darf höchstens { $largest } Byte lang sein.
problem-wire-cut = Die Nachricht war unvollständig.
problem-wire-slow = Die Nachricht kam zu langsam an.

problem-table-unknown = Diesen Tisch gibt es nicht.
problem-table-unwritable = Der Tisch lässt sich nicht sichern: { $why }.
problem-tables-full = Der Server hat schon zu viele Tische.
problem-tables-yours = Du hast schon zu viele Tische.
problem-invite-unknown = Dieser Server kennt niemanden namens { $name }. Einladen kannst du alle, die einen Schlüssel oder eine Einladung des Gastgebers haben.
problem-tables-hour = Du hast in der letzten Stunde viele Tische eröffnet. Versuche es später noch einmal.
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
problem-seed-of-save = Ein Spielstand behält den Anfangswert, mit dem er begonnen hat.
problem-word-added = Du hast schon ein Wort beigetragen.
problem-word-empty = Gib ein Wort ein.
problem-start-already = Das Spiel hat schon begonnen.
problem-start-owner = Nur wer den Tisch eröffnet hat, kann das Spiel beginnen.
problem-start-free-seat = Ein Platz ist noch frei.
problem-start-nobody = Mindestens ein Mensch muss Platz nehmen: Bots allein brauchen keinen Tisch.
problem-start-save = Dieser Spielstand lässt sich nicht mehr lesen.
problem-close-owner = Nur wer den Tisch eröffnet hat, kann ihn wegräumen.
problem-close-begun = Das Spiel hat begonnen; der Tisch lässt sich nicht mehr entfernen.
problem-game-none = An diesem Tisch läuft kein Spiel.
problem-question-closed = Diese Frage kannst du gerade nicht beantworten.
problem-pick-closed = Entscheidung { $decision } steht nicht an.
problem-pick-unknown = „{ $option }“ gehört nicht zu den { $offered } Möglichkeiten der Entscheidung { $decision }.
problem-question-bot = Diesen Platz spielt jetzt ein Bot.
problem-answer-unknown = Diese Antwort gehört nicht zu den möglichen.
problem-watch-hands = Hände sehen nur Zuschauer, und nur, wenn alle Spieler zustimmen.
problem-watch-full = Es gibt schon zu viele Zuschauer.
problem-agree-players = Dem können nur Spieler eines laufenden Spiels zustimmen.
problem-agree-nobody = Auf diesem Platz gibt es niemanden zu vertreten.
problem-agree-here = Dieser Spieler ist da; ein Bot vertritt nur Abwesende.
problem-agree-already = Diesen Platz spielt schon ein Bot.
problem-consent-players = Dem können nur Spieler am Tisch zustimmen.
problem-say-empty = Gib erst eine Nachricht ein.
problem-say-nobody = Auf diesem Platz sitzt niemand, dem du schreiben könntest.
problem-say-moved = { $name } hat den Platz verlassen; deine Nachricht wurde nicht gesendet.
problem-say-elsewhere = Geh an den Tisch, um dort zu schreiben.
problem-say-slowly = Du schickst zu schnell zu viele Nachrichten.
problem-disk-full = Der Server kann gerade nicht speichern, deshalb wurde nichts geändert. Versuche es später noch einmal.
problem-disk-waits = Der Server kann gerade nicht speichern; das Spiel pausiert.
problem-game-unreadable = Das Spiel dieses Tischs lässt sich nicht öffnen; den Grund findet der Gastgeber im Protokoll.
problem-game-not-hosted = Das Spiel „{ $game }“ gibt es auf diesem Server nicht.
problem-option-unknown = Diese Möglichkeit gibt es nicht.
problem-rules-differ = Der Server spielt „{ $game }“ nach anderen Regeln oder Karten ({ $server }) als dieses Programm ({ $client }).
problem-rules-other = Die hier installierten Regeln von „{ $name }“ ({ $found }) sind andere als die, mit denen die Spiele gesichert wurden ({ $wanted }). Alle Spieler brauchen dieselbe Version von weimar-tui.
problem-agree-early = { $name } ist gerade erst gegangen. Frage in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
problem-agree-elsewhere = Geh an den Tisch, um dem zuzustimmen.
problem-bot-stood-in = Während du fort warst, hat der Bot { $bot } für dich gespielt und { $number ->
    [one] eine Antwort
   *[other] { $number } Antworten
} gegeben.
problem-bot-replaced = Der Bot { $bot } auf dem Platz { $seat } ist ausgefallen; stattdessen hat { $by } geantwortet.

problem-resign-players = Du spielst hier in keinem Spiel mit.
problem-player-resigned = { $name } hat aufgegeben; ein Bot übernimmt.
problem-ended-abandoned = Das Spiel wurde einvernehmlich beendet.
problem-ended-closed = Der Gastgeber hat das Spiel beendet.
problem-ended-expired = Das Spiel ist zu Ende, weil lange niemand gespielt hat.
problem-expires-soon = Hier hat lange niemand gespielt; der Tisch schließt in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
problem-fetch-none = Du hast hier noch keine beendeten Spiele.
problem-rematch-players = Eine Revanche gibt es nur nach einem beendeten Spiel, in dem du mitgespielt hast.
problem-rematch-made = Für die Revanche gibt es schon einen Tisch.
problem-rematch-asked = { $name } möchte eine Revanche.
problem-rematch-begins = Alle wollen eine Revanche. Der Tisch dafür steht bereit.
problem-settings-visitor = Für Besucher aus dem Web werden keine Einstellungen aufgehoben.
problem-fetch-not = Herunterladen können ein Spiel nur seine Spieler, und erst, wenn es zu Ende ist.
problem-host-says = Der Gastgeber sagt: { $said }
problem-sent-away = Der Gastgeber hat deine Verbindung getrennt.
problem-hello-banned = Der Gastgeber hat dich von diesem Server gesperrt.
problem-ban-wrong = „{ $who }“ ist weder der Name eines Spielers noch eine Adresse.
problem-admin-none = Mit dem Datenordner { $path } läuft kein Server.
problem-admin-other = { $path } gehört einem anderen Benutzer. Führe den Befehl als der Benutzer aus, unter dem der Server läuft.
problem-host-folder = Kein Server verwaltet seine Spieler in { $path }. Starte `weimar serve` zuerst mit diesem Ordner, oder gib den Ordner des Servers mit --data oder --config an.
problem-host-folder-other = { $path } gehört dem Benutzer { $user }. Führe den Befehl als dieser aus: { $command }
problem-name-reserved = Ein Name kann nicht mit „join-“ oder „web-“ beginnen.
problem-invite-banned = { $name } ist gesperrt. Hebe die Sperre zuerst auf: { $command }
problem-join-commands = Auf diesem Server läuft nur das Spiel: keine Befehle, keine Dateien, keine Weiterleitung.
problem-fair-none = die Datei enthält keine Prüfsumme für den Anfangswert; er könnte also von jedem gewählt worden sein
problem-fair-unreadable = die Angaben der Datei zum Anfangswert sind nicht lesbar
problem-fair-other = die Prüfsumme ist eine andere als die notierte
problem-fair-secret = das Geheimnis passt nicht zur Prüfsumme
problem-fair-version = ihre fairen Würfel stammen von einer anderen Version
problem-fair-seed = der Anfangswert folgt nicht aus Geheimnis, Wörtern der Spieler und Sitzordnung
problem-fair-players = die Datei nennt andere Spieler, als am Anfang dort saßen
problem-fair-laid = einige Würfel waren vorgegeben
problem-fair-late = die Aufzeichnung beginnt nicht mit dem Aufbau
problem-fair-damaged = die Datei ist beschädigt
problem-host-packages = `{ $command }` braucht weitere Pakete. Installiere sie mit: { $install }
problem-host-wrong = Mit diesen Einstellungen kann der Server nicht starten: { $detail }.
problem-host-web = --web kann niemanden am Schlüssel erkennen. Ergänze --open oder lass --web weg.
problem-host-bots = Verfügbare Bots: { $known }.
problem-host-socket = { $path } ist zu lang für einen Socket. Wähle ein kürzeres --data.
problem-host-listen = { $address }, Port { $port }, lässt sich nicht öffnen: { $why }.
problem-invitation-over = Die Einladung gilt nicht mehr.
problem-host-days = Eine Einladung gilt mehr als 0 und höchstens 365 Tage; 0.5 sind zwölf Stunden.
problem-host-file = { $path } lässt sich nicht verwenden: { $detail }.
problem-host-unwritable = { $path } lässt sich nicht schreiben: { $why }.
problem-host-open = Andere können { $path } ändern (Modus { $mode }). Nimm ihnen das Recht: { $command }
problem-host-key-open = { $path } ist für andere lesbar (Modus { $mode }). Setze ihn auf 600.
problem-host-key-wrong = { $path } ist kein gültiger privater Schlüssel: { $detail }.
problem-name-taken = Der Name { $name } ist vergeben.
problem-key-taken = Der Schlüssel { $key } gehört schon zu einem Konto.
problem-report-again = Das hast du schon gemeldet.
problem-club-database = Die Datenbank des Clubs ist nicht benutzbar: { $detail }.
problem-club-url = Die Einstellung „database“ erwartet eine Adresse wie postgresql://user@host/name oder sqlite:////pfad/zur/datei.
problem-club-postgres = Für PostgreSQL fehlen Pakete. So werden sie installiert: pip install 'weimar-tui[postgres]'
problem-club-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt ist { $known }).
problem-club-migration = Die Datenbank ließ sich nicht auf den neuen Stand bringen: { $detail }.
problem-account-none = Ein Konto { $name } gibt es nicht.
problem-club-running = Auf { $path } läuft gerade ein Server. Beende ihn zuerst.
problem-backup-exists = { $path } gibt es schon. Nenne einen neuen Ordner.
problem-restore-none = { $path } ist keine Sicherung.
problem-restore-full = Hier sind schon Daten. Nimm einen leeren Datenordner und eine leere Datenbank.
problem-restore-incomplete = Die Sicherung ist beschädigt oder unvollständig.
problem-restore-version = Die Sicherung hat eine andere Version ({ $found }) als dieses Programm ({ $known }).
problem-name-kept = Der Name { $name } ist reserviert.
problem-name-like = Der Name { $name } ähnelt einem anderen hier zu sehr.
problem-sign-up-off = Dieser Server nimmt keine neuen Konten an.
problem-sign-ups-many = Gerade kommen zu viele neue Konten. Versuch es morgen wieder.
problem-invites-many = Mehr als { $number } offene Einladungen kannst du nicht haben.
problem-key-none = Dein Konto hat diesen Schlüssel nicht.
problem-key-young = Ein neuer Schlüssel kann { $hours } Stunden lang keine älteren entfernen.
problem-key-wrong = Das ist kein öffentlicher Schlüssel. Er sieht so aus: ssh-ed25519 AAAA…
problem-link-over = Dieser Code wurde schon benutzt oder ist nach zehn Minuten abgelaufen.
problem-recovery-wrong = Name und Wörter gehören nicht zusammen.
problem-recovery-tries = Zu viele Versuche. Versuch es in einer Stunde wieder.
problem-page-none = Diese Seite gibt es hier nicht. Nimm: ssh HOST account
problem-say-muted = Bis { $until } kannst du nicht schreiben. Grund: { $reason }
problem-say-held = Wer neu ist, kann in der Lobby erst schreiben, wenn ein Helfer zugestimmt hat.
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
problem-card-unknown = Die Karte „{ $name }“ gibt es nicht. Alle Karten zeigt: weimar --game { $game } cards list

problem-save-start-missing = die Stellung am Anfang der Partie fehlt darin
problem-save-seats = seine Plätze ({ $seats }) passen nicht zu diesem Spiel
problem-setting-value = { $name } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }
problem-scenario-missing = Es gibt kein Szenario „{ $name }“. Zur Wahl stehen: { $known }
problem-rules-no-option = Fehler im Spiel: { $seat } hat bei „{ $question }“ nichts zur Auswahl.
problem-rules-no-end = Fehler im Spiel: Es geht nicht weiter, ist aber nicht zu Ende.
problem-rules-group-open = Fehler im Spiel: { $step } begann, bevor { $seats } geantwortet hatte.
problem-table-damaged = { $path } ist beschädigt: { $detail }.
problem-table-foreign = { $path } gehört zu einem anderen Tisch.
problem-table-seats = Die Partie in { $path } hat andere Plätze als ihr Tisch.

problem-engine-json = Diese Zeile ist kein JSON: { $detail }
problem-engine-verb = „{ $verb }“ ist kein Befehl. Die Befehle sind { $known }.
problem-engine-line = Ungültige Anfrage: { $detail }
problem-engine-path = „path“ ist leer. Gib eine Datei zum Sichern an.
problem-engine-bot = Entscheidung { $decision } trifft ein Bot.
problem-engine-undo = Es lässt sich nichts zurücknehmen: Bisher haben nur Bots geantwortet.
problem-engine-seat = Es gibt keinen Platz „{ $seat }“. Die Plätze sind { $known }.
problem-engine-position = { $path } enthält keine Stellung in JSON: { $detail }
problem-engine-file = { $path } ist unbrauchbar: { $why }.
problem-engine-unplayable = Mit der Stellung in { $path } lässt sich nicht spielen: { $detail }

problem-bot-stands-in = Ein Bot spielt für { $name }, bis er oder sie zurück ist.
problem-vote-end = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden. Es fehlen noch: { $missing }.
problem-vote-bot = { $name } schlägt vor, dass ein Bot für { $player } spielt. Es fehlen noch: { $missing }.
problem-clock-empty = Die Uhr von { $seat } ist abgelaufen; ein Bot übernimmt.
problem-clock-over = Die Zeit für { $seat } ist um; ein Bot hat geantwortet.
problem-clock-silent = Die Zeit für { $seat } ist um, ohne dass eine Antwort kam.

# Was das System meldet, nach seinem Namen dafür; alles andere steht in den Worten des Systems.
cause-eacces = dir fehlt die Berechtigung
cause-eperm = das ist nicht erlaubt
cause-erofs = das Dateisystem ist schreibgeschützt
cause-enoent = den Ordner oder die Datei gibt es nicht
cause-enotdir = ein Teil des Pfades ist eine Datei, kein Ordner
cause-eisdir = das ist ein Ordner
cause-eexist = das gibt es schon
cause-enametoolong = der Name ist zu lang
cause-enospc = der Datenträger ist voll
cause-edquot = dein Speicherkontingent ist aufgebraucht
cause-eio = der Datenträger meldet einen Fehler
cause-eaddrinuse = ein anderes Programm benutzt diese Adresse schon
cause-eaddrnotavail = diese Adresse hat der Rechner nicht
problem-analysis-unwritable = Die Analyse lässt sich nicht speichern, weil { $path } nicht beschreibbar ist. Wähle mit --keep einen anderen Ort.
problem-drain-tables = Der Server wird bald beendet; neue Tische sind nicht mehr möglich.
problem-drain-minutes = Der Server wird in { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    } beendet. Die Spiele sind gesichert.
problem-drain-cancelled = Der Server läuft nun doch weiter.
problem-seat-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Nur mit einer Einladung kannst du hier wieder Platz nehmen.
problem-unseat-nobody = Auf diesem Platz sitzt niemand anderes.
problem-player-unseated = { $name } wurde gebeten, den Platz freizugeben.
problem-seats-fixed-bot = In diesem Szenario spielt dort immer ein Bot.
problem-owner-only = Das kann nur, wer den Tisch eröffnet hat.
problem-invite-many = Du kannst höchstens 16 Spieler an einen Tisch einladen.
