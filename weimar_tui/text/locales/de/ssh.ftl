# Was der SSH-Zugang selbst zu einem Spieler sagt, bevor oder nachdem das Spiel zu sehen ist.

ssh-no-commands = Hier gibt es nur das Spiel, und `fetch` für deine beendeten Spiele: keine Befehle, keine Dateien, keine Weiterleitung.
ssh-full = Der Server kann gerade niemanden mehr aufnehmen. Versuche es später noch einmal.
ssh-trouble = Etwas ging schief; dein Spiel ist gesichert. Nenne dem Gastgeber: { $trouble }
ssh-ended = Die Verbindung wurde beendet; dein Spiel ist gesichert. Komm wieder.
ssh-down = Der Server hält an. Dein Spiel ist gesichert; komm später wieder.
ssh-over = Diese Verbindung hat so lange gedauert, wie sie darf. Komm wieder.
ssh-sent-away = Der Gastgeber hat dich fortgeschickt.
ssh-idle = Lange wurde keine Taste gedrückt. Dein Platz wartet auf dich.
ssh-busy = Zu viele Verbindungen von deiner Adresse. Versuche es in einigen Minuten noch einmal.
ssh-banned = Der Gastgeber dieses Servers lässt dich nicht herein.
ssh-no-key = Du hast keinen SSH-Schlüssel geschickt. Wer neu ist, braucht eine Einladung des Gastgebers. Hast du eine, nimm den Namen darin: ssh join-...@HOST
ssh-key-unknown = Der Schlüssel { $key } ist hier nicht eingetragen. Wer neu ist, braucht eine Einladung des Gastgebers. Hast du eine, nimm den Namen darin: ssh join-...@HOST
ssh-invitation-used = Diese Einladung ist schon benutzt oder falsch geschrieben. Bitte den Gastgeber um eine neue.
ssh-invitation-expired = Diese Einladung ist abgelaufen. Bitte den Gastgeber um eine neue.
ssh-invitation-key = Deine Einladung gilt, aber dein Rechner hat keinen SSH-Schlüssel geschickt. Einen erzeugen: ssh-keygen -t ed25519
ssh-open-near = Ohne Schlüssel können sich nur Spieler im lokalen Netz des Gastgebers anmelden.
ssh-name-taken = Der Name { $name } gehört zu einem anderen Schlüssel. Wähle einen anderen: ssh NAME@HOST
ssh-name-wrong = Dieser Name geht nicht: 1 bis 20 Buchstaben, Ziffern, - und _, nicht mit -, join- oder web- am Anfang. Wähle einen anderen: ssh NAME@HOST
ssh-key-stored = Schlüssel gespeichert. Ab jetzt: { $command }
ssh-made-room = Der Server ist voll, und du hast länger keine Taste gedrückt. Dein Platz ging an jemand anderen. Dein Spiel ist gesichert; komm wieder.
ssh-database = Die Datenbank des Clubs ist gerade nicht da. Versuch es in ein paar Minuten wieder.
ssh-barred = Du kannst dich nicht anmelden. Grund: { $reason }
ssh-barred-until = Du kannst dich bis { $until } nicht anmelden. Grund: { $reason }
ssh-waits = Dein Konto muss noch freigegeben werden. Schau später wieder vorbei.
