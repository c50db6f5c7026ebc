# Was der SSH-Zugang selbst zu einem Spieler sagt, bevor oder nachdem das Spiel zu sehen ist.

ssh-no-commands = Auf diesem Server laufen nur das Spiel und einige eigene Befehle, etwa `fetch` für deine beendeten Spiele: keine Shell, keine Dateien, keine Weiterleitung.
ssh-full = Der Server ist gerade voll. Versuche es später noch einmal.
ssh-starting = Einen Moment: Das Spiel startet noch.
ssh-trouble = Etwas ist schiefgegangen; dein Spiel ist gesichert. Nenne dem Gastgeber diese Kennung: { $trouble }
ssh-ended = Deine Sitzung wurde beendet; dein Spiel ist gesichert. Du kannst dich wieder anmelden.
ssh-down = Der Server wird beendet. Dein Spiel ist gesichert; versuche es später noch einmal.
ssh-over = Diese Verbindung hat die erlaubte Dauer erreicht. Melde dich neu an, um weiterzuspielen.
ssh-visit-over = Dein Besuch hat seine Zeitgrenze erreicht. Du kannst jederzeit wiederkommen.
ssh-idle = Deine Verbindung wurde getrennt, weil du lange keine Taste gedrückt hast. Dein Platz wird dir freigehalten.
ssh-busy = Zu viele Verbindungen von deiner Adresse. Versuche es in einigen Minuten noch einmal.
ssh-banned = Der Gastgeber hat dich von diesem Server gesperrt.
ssh-no-key = Du hast keinen SSH-Schlüssel geschickt. Neue Spieler brauchen eine Einladung des Gastgebers. Hast du eine, melde dich mit dem Namen darin an: { $command }
ssh-key-unknown = Der Schlüssel { $key } ist hier nicht registriert. Neue Spieler brauchen eine Einladung des Gastgebers. Hast du eine, melde dich mit dem Namen darin an: { $command }
ssh-invitation-used = Diese Einladung wurde schon benutzt, oder sie ist falsch geschrieben. Bitte den Gastgeber um eine neue.
ssh-invitation-expired = Diese Einladung ist abgelaufen. Bitte den Gastgeber um eine neue.
ssh-invitation-key = Deine Einladung gilt, aber dein Rechner hat keinen SSH-Schlüssel geschickt. Einen erzeugen: ssh-keygen -t ed25519
ssh-open-near = Ohne Schlüssel können sich nur Spieler im lokalen Netz des Gastgebers anmelden.
ssh-name-taken = Der Name { $name } gehört zu einem anderen Schlüssel. Wähle einen anderen: { $command }
ssh-name-kept = Der Name { $name } ist reserviert. Wähle einen anderen: { $command }
ssh-name-wrong = Dieser Name ist nicht erlaubt: 1 bis 20 Buchstaben, Ziffern, - und _, am Anfang nicht -, join- oder web-. Wähle einen anderen: { $command }
ssh-key-stored = Dein Schlüssel ist registriert. Ab jetzt meldest du dich so an: { $command }
ssh-made-room = Der Server ist voll, und du hast länger keine Taste gedrückt, deshalb hat jemand anderes deinen Platz bekommen. Dein Spiel ist gesichert; melde dich später wieder an.
ssh-database = Die Datenbank des Clubs ist gerade nicht erreichbar. Versuche es in einigen Minuten noch einmal.
ssh-waits = Dein Konto muss noch freigegeben werden. Schau später wieder vorbei.
