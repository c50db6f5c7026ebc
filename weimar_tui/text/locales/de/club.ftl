# Seiten und Fragen des Servers selbst: Anmeldung, Konto, Moderation, Archiv, Nachrichten.

club-language = Deutsch
club-back = Zurück
club-choose = Nummer:
club-choose-wrong = Gib eine Zahl von 0 bis { $most } ein.
club-choose-how = Tippe die Nummer einer Zeile und drücke Enter; 0 geht zurück. Strg+C beendet die Verbindung.
club-confirm = Zum Bestätigen { $number } eingeben, zum Abbrechen nur Enter:
club-not-confirmed = Es hat sich nichts geändert.

club-door =
    Willkommen. Auf diesem Server spielt man politische Brettspiele.
    Dein Schlüssel ist hier nicht bekannt: { $key }
    Gespeichert wird nur sein öffentlicher Teil.
club-door-sign-up = Konto anlegen
club-door-account = Ich habe ein Konto: diesen Schlüssel hinzufügen
club-door-look = Umsehen: Lektionen, Rätsel, Regeln, ein Spiel gegen Bots
club-door-unsaved = nichts wird gespeichert
club-door-watch = Einem Spiel zusehen
club-door-keys =
    Alle Tasten

    ↑ ↓ oder Tab: eine Zeile wählen
    1 2 3 4: wählen, was du tun willst (im leeren Namensfeld mit Enter danach)
    ← →: die Sprache ändern
    Buchstaben, Backspace, Strg+U: ein Feld bearbeiten
    Enter: nächste Zeile, oder tun, was in der Zeile steht
    Esc oder Strg+C: gehen
club-door-language = Sprache: English, 中文
club-door-unknown = Dieser Server kennt deinen Schlüssel noch nicht.
club-door-players = { $least } bis { $most } Spieler
club-door-players-exactly = { $number } Spieler
club-door-field-name = Name
club-door-field-language = Sprache
club-door-field-code = Einladung
club-door-field-letter = Über dich
club-door-about-name = 1 bis 20 Buchstaben, Ziffern, - oder _
club-door-about-number = mit Enter zu { $number } unten
club-door-about-code = join-… von einem Mitglied (vom Gastgeber: nimm seinen ssh-Befehl)
club-door-about-letter = eine Zeile: Jede Anfrage wird gelesen
club-door-available = frei
club-door-join = Als { $name } eintreten
club-door-key = Dein Schlüssel: { $key }. Gespeichert wird nur sein öffentlicher Teil.
club-page-door = Anmeldung
club-page-account = Konto
club-page-moderate = Moderation
club-keys-door = ↑↓ Zeilen   ←→ ändern   Enter wählen   Esc gehen   ? alle Tasten
club-keys-menu = ↑↓ wählen   Enter öffnen   Esc zurück
club-keys-entry = Enter absenden   Esc abbrechen
club-keys-scroll = Bild auf, Bild ab

club-sign-up-rules =
    Spiel fair und bleib höflich. Gemeldete Tische können die Moderatoren und der Gastgeber einsehen.
    Ein Name hat 1 bis 20 Buchstaben, Ziffern, - oder _.
club-sign-up-name = Name:
club-sign-up-name-again = Name (Enter behält { $name }):
club-sign-up-code = Einladung von einem Mitglied (join-…; hat dich der Gastgeber eingeladen, nimm seinen ssh-Befehl):
club-sign-up-letter = Jede Anfrage wird gelesen. Sag in einer Zeile, wer du bist:
club-sign-up-confirm = Für { $name } ein Konto mit dem Schlüssel { $key } anlegen?
club-signed-up = Willkommen, { $name }. Ab jetzt meldest du dich mit diesem Schlüssel an.
club-sign-up-waits = Dein Konto muss noch freigegeben werden. Schau später wieder vorbei.
club-recover = Mit deinem Namen und den acht Notfallwörtern fügst du diesen Schlüssel deinem Konto hinzu.
club-recover-name = Name:
club-recover-words = Die acht Wörter:
club-recovered = Dieser Schlüssel gehört jetzt zu { $name }. Die alten Wörter gelten nicht mehr; hier sind neue.
club-recover-how = Womit willst du diesen Schlüssel deinem Konto hinzufügen?
club-recover-by-words = Mit meinen acht Notfallwörtern
club-recover-by-mail = Mit einem Befehl, der an meine Mailadresse geht
club-recover-mailed = Wenn im Konto { $name } eine Mailadresse für Nachrichten steht, ist ein Befehl dorthin unterwegs. Gib ihn innerhalb von { $minutes } Minuten auf diesem Computer ein. Wenn keine Mail kommt, nimm die Notfallwörter oder frag den Gastgeber.
club-recover-subject = Ein neuer Schlüssel für dein Konto
club-recover-mail =
    Hallo { $name },

    jemand ohne bekannten Schlüssel will sich als du anmelden. Wenn du das bist, gib an dem Computer, von dem aus du gefragt hast, Folgendes ein:

    { $command }

    Der Befehl fügt deinem Konto den Schlüssel dieses Computers hinzu. Er gilt einmal, { $minutes } Minuten lang.

    Wenn du es nicht warst, tu nichts, und gib den Befehl niemandem.
club-link-confirm = Deinen Schlüssel { $key } dem Konto { $name } hinzufügen?
club-linked = Dieser Schlüssel gehört jetzt zu { $name }.

club-words = Mit diesen acht Wörtern kannst du dich wieder anmelden, wenn dein Schlüssel verloren geht. Schreib sie auf: Sie werden nur einmal gezeigt.
club-words-check = Zur Kontrolle: Gib Wort { $number } ein:
club-words-wrong = Das ist ein anderes Wort. Sieh oben nach.
club-words-stored = Deine neuen Notfallwörter sind gespeichert. Die alten gelten nicht mehr.

club-account = { $name }, dein Konto:
club-own-mute = Bis { $until } kannst du weder schreiben noch Tische benennen. Grund: { $reason }
club-own-mute-ever = Du kannst weder schreiben noch Tische benennen. Grund: { $reason }
club-own-unrated = Bis { $until } kannst du keine gewerteten Spiele spielen. Grund: { $reason }
club-keys-list = Schlüssel ansehen
club-key-add = Schlüssel hinzufügen: einfügen
club-key-link = Schlüssel hinzufügen: vom anderen Computer aus anmelden
club-key-remove = Schlüssel entfernen
club-words-new = Neue Notfallwörter
club-browser = Mit dem Browser anmelden
club-invite = Jemanden einladen
club-leave = Mein Konto löschen
club-key = { $key }  { $label }  seit { $added }, zuletzt benutzt { $used }
club-key-here = (dieser)
club-key-of-host = Deinen Schlüssel hat der Gastgeber eingetragen; nur er kann ihn entfernen.
club-keys-none = Du hast keine Schlüssel hinzugefügt.
club-key-paste = Öffentlichen Schlüssel einfügen (ssh-ed25519 AAAA…):
club-key-add-confirm = Darf man sich mit { $key } unter deinem Namen anmelden?
club-key-added = Schlüssel hinzugefügt.
club-key-link-confirm = Einen Code erzeugen? Der erste Schlüssel, der sich damit anmeldet, kommt zu deinem Konto. Der Code gilt einmal, zehn Minuten lang.
club-key-link-made =
    Gib am anderen Computer ein:
    { $command }
club-key-remove-confirm = { $key } entfernen? Damit kann man sich dann nicht mehr anmelden.
club-key-removed = Schlüssel entfernt.
club-words-new-confirm = Die Notfallwörter ersetzen? Die alten gelten dann nicht mehr.
club-rename = Meinen Namen ändern
club-rename-about =
    Deinen Namen kannst du einmal in { $days } Tagen ändern. Den alten bekommt niemand sonst.
    Beendete Partien zeigen weiter den Namen, unter dem du gespielt hast. Wertung, Ergebnisse, Freunde und Schlüssel bleiben dir.
club-rename-name = Neuer Name:
club-rename-confirm = Willst du { $name } statt { $before } heißen? Danach meldest du dich neu an, mit demselben Schlüssel.
club-invite-made =
    Schick diesen Befehl einer Person:
    { $command }
    Er gilt einmal, { $days } Tage lang.
club-leave-of-host = Deinen Schlüssel hat der Gastgeber eingetragen. Bitte ihn, Schlüssel und Konto zu entfernen.
club-leave-confirm =
    Dein Konto löschen? Dein Name verschwindet aus allen Spielen, und deine Chatnachrichten werden gelöscht.
    { $days } Tage lang kannst du es zurücknehmen, indem du dich anmeldest.
club-left = Dein Konto ist geschlossen und wird am { $until } gelöscht. Melde dich vorher an, um es zu behalten.
club-reopen-confirm = Dein Konto wird am { $until } gelöscht. Willst du es doch behalten?
club-reopened = Dein Konto ist wieder offen.

club-not-a-helper = Diese Seite ist nur für Helfer und Moderatoren.
club-mod-reports = Meldungen
club-mod-held = Konten, die auf Freigabe warten
club-mod-act = Stummschalten, Freigabe entziehen, sperren oder gewertete Spiele untersagen
club-mod-in-force = Geltende Sanktionen
club-mod-audit = Protokoll
club-mod-reports-none = Es gibt keine offenen Meldungen.
club-mod-report = { $at }  { $by } über { $about }: { $text }
club-mod-report-table = Am Tisch { $table }:
club-mod-report-lobby = Chat der Lobby:
club-mod-report-no-chat = Kein Chat liegt bei.
club-mod-upheld = Berechtigt
club-mod-dismissed = Unbegründet
club-mod-decided = Die Meldung ist erledigt.
club-mod-held-none = Kein Konto wartet auf Freigabe.
club-mod-admit-confirm = { $name } freigeben?
club-mod-whom = Name:
club-mod-unknown = Kein Konto hat diesen Namen.
club-mod-mute = stummschalten
club-mod-unmute = Stummschaltung aufheben
club-mod-hold = Freigabe entziehen
club-mod-unrated = eine Zeit lang keine gewerteten Spiele
club-mod-rated = gewertete Spiele wieder erlauben
club-mod-suspend = sperren
club-mod-unsuspend = Sperre aufheben
club-mod-how-long = Wie lange (30m, 2h, 7d; leer: bis es aufgehoben wird):
club-mod-how-long-unrated = Wie lange (1d, 7d, 4w; leer: 7 Tage):
club-mod-reason = Grund, den die Person liest:
club-mod-annul = Ein Spiel annullieren
club-mod-annul-which = Tisch (12 Buchstaben und Ziffern):
club-mod-annul-confirm = Das Spiel an Tisch { $table } annullieren? Alle Wertungen werden, als wäre es nicht gespielt worden.
club-mod-pairs = Paare: wer mit wem öfter gewinnt
club-mod-pair = { $player } mit { $other }: { $games } Spiele, { $won } gewonnen, { $expected } erwartet, { $gain } je Spiel
club-mod-pairs-about = Siege über das hinaus, was die Wertungen erwarten ließen, während der andere mit am Tisch saß. Auch bloßes Glück ergibt solche Zahlen: Sieh dir die Spiele an.
club-mod-pairs-none = Keine zwei Spieler haben acht gewertete Spiele miteinander.
club-mod-act-confirm = { $name }: { $what }?
club-mod-second = Vermerkt. Eine zweite Person aus der Moderation muss binnen einer Woche dieselbe Sperre verlangen.
club-mod-done = Erledigt.
club-mod-sanction =   { $name }: { $kind } bis { $until } ({ $reason })
club-mod-none-in-force = Zurzeit gelten keine Sanktionen.
club-player-head = { $name } · hier seit { $since } · spricht { $languages }
club-player-pool = { $game }, { $seats } Plätze: { $rating } ± { $sigma } · { $games } { $games ->
    [one] gewertetes Spiel
   *[other] gewertete Spiele
}, { $won } gewonnen
club-player-unrated = { $game }, { $seats } Plätze: noch ohne Wertung
club-player-no-rated = Keine gewerteten Spiele bis { $until }
club-player-sides = Siege nach Seite: { $sides }
club-player-new = Noch keine beendeten Spiele.
club-player-stayed = Bis zum Ende geblieben: bei { $stayed } von { $ended } Spielen
club-player-left = Zuletzt vorzeitig gegangen am { $day }; seither zu Ende gespielt: { $since }
club-player-times = Bei Tages- und langsamem Tempo: die Hälfte der Antworten binnen { $half }, drei Viertel binnen { $most }
club-player-with-you = Mit dir: { $number } { $number ->
    [one] Spiel
   *[other] Spiele
}; du hast { $yours } gewonnen, { $name } { $theirs }
club-player-latest = Letzte Spiele:
club-player-won = gewonnen
club-player-lost = verloren
club-player-unfinished = nicht zu Ende gespielt
club-archive-title = Archiv: { $words }
club-archive-all = alle beendeten Spiele
club-archive-none = Kein beendetes Spiel passt.
club-archive-more = Weitere Spiele
club-archive-how = Ein Spiel lesen: { $command } story TISCH. Es teilen: { $command } share TISCH.
club-share-made = Alle mit einem Konto können dieses Spiel lesen: { $show }
club-share-made-all = Alle mit einem Konto können dieses Spiel lesen ({ $show }) und mit allen Handkarten holen ({ $fetch }).
club-web-link =
    Öffne diesen Link innerhalb von zwei Minuten im Browser; er gilt einmal:
    { $link }
club-web-how =
    Spieler melden sich hier mit einem Link an, der einmal gilt.
    Einen Link bekommst du mit: { $command }
club-web-closed = Die Verbindung ist zu Ende.
club-web-again = Neu verbinden
club-web-enter = Anmelden
club-web-leave = Abmelden

club-notices = Nachrichten, wenn ich weg bin
club-notices-off = Dieser Server schickt Abwesenden keine Nachrichten.
club-notices-about = So erfährst du, dass du am Zug bist, wenn du weg bist. Eine Nachricht nennt den Tisch, nie die Frage.
club-channel-mail = Mail an { $target }
club-channel-ntfy = ntfy: { $target }
club-channel-webhook = Webhook: { $target }
club-channel-command = über diesen Server
club-channel-off = { $line } · aus: { $why }
club-channel-add-mail = Mailadresse hinzufügen
club-channel-add-ntfy = ntfy-Thema hinzufügen (Nachrichten aufs Handy)
club-channel-add-webhook = Webhook hinzufügen
club-channel-add-command = Den Weg hinzufügen, den dieser Server anbietet
club-channel-target-mail = Mailadresse:
club-channel-target-ntfy = Thema oder ganze Adresse (https://…/thema):
club-channel-target-webhook = Adresse (https://…):
club-channel-confirm-ntfy = Nachrichten über deine Spiele an { $target } schicken? Wer das Thema kennt, kann mitlesen.
club-channel-confirm-webhook = Nachrichten über deine Spiele an { $target } schicken?
club-channel-confirm-command = Dir Nachrichten auf dem Weg schicken, den der Gastgeber eingerichtet hat?
club-channel-added-mail = Hinzugefügt. Wenn du deine Schlüssel verlierst, kommst du auch über diese Adresse wieder herein.
club-channel-added-test = Hinzugefügt. Eine Testnachricht ist unterwegs.
club-channel-secret = Jede Nachricht ist mit diesem Geheimnis signiert (Weimar-Signature: HMAC-SHA256 des Inhalts): { $secret }
club-channel-when = Ändern, wann Nachrichten kommen
club-channel-test = Testnachricht schicken
club-channel-remove = Entfernen
club-channel-tested = Die Testnachricht wurde angenommen.
club-channel-removed = Entfernt. Dorthin kommt nichts mehr.
club-code-sent = Ein Code ist unterwegs an { $address }.
club-code-ask = Code aus der Mail (nur Enter: abbrechen):
club-code-wrong = Das ist ein anderer Code.
club-code-subject = Dein Code
club-code-mail =
    { $name } möchte unter dieser Adresse Nachrichten über Spiele bekommen.
    Zum Bestätigen diesen Code eingeben: { $code }

    Warst du das nicht, musst du nichts tun. Es kommt keine weitere Mail.
club-when-turn = bei jedem Zug
club-when-digest = einmal am Tag um { $hour } Uhr ({ $zone })
club-when-never = keine Nachrichten
club-when-turn-option = Jedes Mal, wenn ich am Zug bin
club-when-digest-option = Einmal am Tag, wenn Spiele auf mich warten
club-when-never-option = Keine Nachrichten
club-when-hour = Um wie viel Uhr (0 bis 23)?
club-when-zone = Deine Zeitzone, etwa Europe/Berlin oder UTC+2 (nur Enter: UTC):
club-when-stored = Gespeichert.
club-channel-quiet = Ruhezeit einstellen, in der Nachrichten warten
club-quiet-line = Ruhe { $hours } ({ $zone })
club-quiet-hours = Ruhe von welcher bis zu welcher Stunde, etwa 22-7 (Enter: keine):
club-message-turn = Du bist am Zug: „{ $title }“.
club-message-low = Deine Zeit bei „{ $title }“ wird knapp: noch { $left }.
club-message-invited = { $by } lädt dich zu „{ $title }“ ein.
club-message-match = { $by } hat einen Tisch eröffnet, wie du ihn suchst: „{ $title }“.
club-message-expires = Dein Spiel „{ $title }“ endet bald, wenn niemand weiterspielt.
club-message-over = Dein Spiel „{ $title }“ ist zu Ende.
club-message-test = Das ist eine Testnachricht. So erfährst du, dass du am Zug bist.
club-message-digest = { $number ->
    [one] Ein Spiel wartet auf dich: „{ $title }“, noch { $left }.
   *[other] { $number } Spiele warten auf dich. Am dringendsten ist „{ $title }“, noch { $left }.
}
club-message-digest-free = { $number ->
    [one] Ein Spiel wartet auf dich: „{ $title }“.
   *[other] { $number } Spiele warten auf dich. Am dringendsten ist „{ $title }“.
}
club-message-how = Zum Spielen: { $command }
club-message-stop = Nachrichten abbestellen: { $command }
club-message-stop-page = Oder hier: { $address }
club-web-stop-messages = Nachrichten abbestellen
club-web-stopped = Abbestellt. Dorthin kommt keine Nachricht mehr.
club-web-stopped-not = Nichts abzubestellen: Der Code ist falsch oder schon benutzt.
