# Was der SSH-Zugang selbst zu einem Spieler sagt, bevor oder nachdem das Spiel zu sehen ist.

ssh-no-commands = Hier gibt es nur das Spiel, und `fetch` für deine beendeten Spiele: keine Befehle, keine Dateien, keine Weiterleitung.
ssh-full = Der Server kann gerade niemanden mehr aufnehmen. Versuche es später noch einmal.
ssh-trouble = Etwas ging schief; dein Spiel ist gesichert. Nenne dem Gastgeber: { $trouble }
ssh-ended = Die Verbindung wurde beendet; dein Spiel ist gesichert. Komm wieder.
ssh-down = Der Server hält an. Dein Spiel ist gesichert; komm später wieder.
ssh-over = Diese Verbindung hat so lange gedauert, wie sie darf. Komm wieder.
ssh-sent-away = Der Gastgeber hat dich fortgeschickt.
ssh-idle = Lange wurde keine Taste gedrückt. Dein Platz wartet auf dich.
