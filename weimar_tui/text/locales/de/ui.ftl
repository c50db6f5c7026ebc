# Das Terminal: Felder, Bildschirme, Dialoge, Hilfe und die Regeln in Kürze

# --- Namen --------------------------------------------------------------------------------------
ui-party-spd = SPD
ui-party-kpd = KPD
ui-party-z = Zentrum
ui-party-dnvp = DNVP
ui-party-short-spd = SPD
ui-party-short-kpd = KPD
ui-party-short-z = Z
ui-party-short-dnvp = DNVP
ui-minor-uspd = USPD
ui-minor-ddp = DDP
ui-minor-dvp = DVP
ui-nobody = niemand
ui-card-hidden = eine verdeckte Karte

ui-threat-unrest = Unruhe
ui-threat-poverty = Armut
ui-threat-prosperity = Wohlstand
ui-threat-regime = Regime
ui-threat-councils = Räte
ui-threat-uprising = Aufstand
ui-threat-inflation = Inflation
ui-threat-blockade = Blockade
ui-threat-violent-peace = Gewaltfrieden
ui-threat-instable-state = Instabiler Staat
ui-threat-minority-cabinet = Präsidialkabinett
ui-threat-black-friday = Schwarzer Freitag
ui-threat-short-unrest = Unr
ui-threat-short-poverty = Arm
ui-threat-short-prosperity = Woh
ui-threat-short-regime = Reg
ui-threat-short-councils = Rät
ui-threat-short-uprising = Auf
ui-unit-mark-black = B
ui-unit-mark-police = P
ui-unit-mark-reichswehr = R
ui-nation-usuk = USA/UK
ui-nation-france = Frankreich
ui-nation-ussr = UdSSR
ui-president-ebert = Ebert
ui-president-none = niemand

ui-action-demonstrate = Demonstration
ui-action-coup = Putsch
ui-action-counter-coup = Gegenputsch
ui-action-fight = Kampf
ui-action-reaction = Reaktion
ui-action-negotiate = Außenpolitik
ui-action-roll = Wurf
ui-action-crisis = Krisenwurf
ui-action-vote = Abstimmung
ui-action-city = Zufällige Stadt

# --- Felder -------------------------------------------------------------------------------------
ui-pane-map = Deutschland
ui-pane-parliament = Reichstag
ui-pane-opinion = Öffentliche Meinung
ui-pane-tracks = Leisten
ui-pane-parties = Parteien
ui-pane-hand = Hand
ui-pane-chronicle = Chronik
ui-pane-decision = Entscheidung
ui-phase-setup = Vorbereitung
ui-phase-republic = Republikphase
ui-phase-agenda = Agendaphase
ui-phase-impulse = Impulsphase
ui-phase-politics = Politikphase
ui-phase-over = Vorbei
ui-head = Weimar · Runde { $round } von { $last } · { $phase } · Kanzler { $chancellor } · Regierung { $government }
ui-head-short = R{ $round }/{ $last } · { $phase } · Reg. { $government }
ui-head-vp = SP
ui-dr-box-inflation = Inflation
ui-dr-box-blockade = Blockade
ui-dr-box-violent-peace = Gewaltfr.
ui-dr-box-instable-state = Instabil
ui-dr-box-minority-cabinet = Präsidial
ui-dr-box-black-friday = Freitag
ui-dr-box-poverty = Armut
ui-dr-box-title = DR-Box { $number } von { $limit }
ui-map-dissolved = Aufgelöst: { $units }
ui-parliament-majority = Mehrheit { $number } von { $seats }
ui-parliament-enough = { " " }reicht
ui-parliament-overflow = { $number } über 24
ui-parliament-floor = Mehrheit
ui-parliament-needed = { $number } von { $seats }
ui-track-society = Gesellschaft
ui-track-economy = Wirtschaft
ui-track-foreign-affairs = Außenpolitik
ui-track-nsdap = NSDAP
ui-track-round = Runde
ui-track-flags = Flaggen
ui-track-nothing = nichts
ui-track-president = Präsident { $name }
ui-economy-1 = jede Runde Armut in 2 Städten
ui-economy-2 = jede Runde Armut in 1 Stadt
ui-economy-3 = ohne Wirkung
ui-economy-4 = jede Runde Wohlstand in 1 Stadt
ui-economy-5 = jede Runde Wohlstand in 2 Städten
ui-economy-short-1 = Armut in 2 Städten
ui-economy-short-2 = Armut in 1 Stadt
ui-economy-short-3 = ohne Wirkung
ui-economy-short-4 = Wohlstand in 1 Stadt
ui-economy-short-5 = Wohlstand in 2 Städten
ui-economy-rentenmark = Rentenmark
ui-affairs-needs = braucht { $needs } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  }
ui-affairs-needs-short = { $needs } mit { $dice } W
ui-affairs-done = { $number } erledigt
ui-nsdap-figures = { $number } von { $limit }: bei { $limit } haben alle verloren
ui-nsdap-figures-short = { $number } von { $limit }
ui-nsdap-shield = Eiserne Front
ui-column-vp = SP
ui-column-reserve = Res
ui-column-seats = Sit
ui-column-bases = Bas
ui-column-hand = Hd
ui-column-deck = Stp
ui-column-discard = Abl
ui-parties-government = Regierung: { $chancellor }{ $alone ->
    [yes] { " " }allein
   *[no] * mit { $parties }
  }
ui-parties-agenda = { $party }: { $agenda }
ui-stresemann-active = Stresemann
ui-stresemann-inactive = (Stresemann)
ui-hand-short = Hand
ui-hand-empty = keine Karten
ui-hand-spectator = Du siehst zu.
ui-chronicle-empty = Noch ist nichts geschehen.

# --- Warnungen ----------------------------------------------------------------------------------
ui-danger-cities = { $party }: { $threat } in { $number } Städten{ $berlin ->
    [yes] , auch in Berlin
   *[no] { "" }
  }: noch eine kann die Republik stürzen
ui-danger-dr-box = DR-Box: ein siebter Marker bringt Anarchie
ui-danger-nsdap = NSDAP: noch eine Figur, und alle haben verloren
ui-danger-seats = { $party }: mit der Hälfte der Sitze fällt die Republik

# --- Tasten und kleine Wörter -------------------------------------------------------------------
ui-key-turn = < >
ui-key-turn-label = blättern
ui-key-panes = Tab
ui-key-panes-label = Felder
ui-key-undo = u
ui-key-undo-label = zurück
ui-key-help = ?
ui-key-help-label = Hilfe
ui-key-search = /
ui-key-search-label = suchen
ui-key-cards = c
ui-key-cards-label = Karten
ui-key-chronicle = l
ui-key-chronicle-label = Chronik
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
ui-filter = Filter:
ui-filter-empty = Nichts passt. Esc zeigt wieder alles.
ui-dialog-keys = Enter wählen · Esc Spielplan · u zurück · ? Hilfe
ui-reading-keys = Auf, ab blättern · Enter schließen
ui-entry-keys = Enter übernehmen · Esc abbrechen
ui-undo-not-now = Solange andere gefragt sind, lässt sich nichts zurücknehmen.
ui-undo-done = Zurückgenommen.
ui-problem = Das ging nicht
ui-tiny = Dein Terminal hat { $width }×{ $height } Zeichen, Weimar braucht { $least }. Vergrößere es; nichts geht verloren.
ui-crashed = Weimar hat wegen eines Programmfehlers angehalten. Dein Spiel ist gesichert; wähle Weiterspielen. Was geschah, steht in { $path }
ui-attempt = { $party }: { $action }{ $located ->
    [yes] { " " }in { $city }
   *[no] { "" }
  } · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }{ $modified ->
    [yes] , { $modifier } auf das Ergebnis
   *[no] { "" }
  }{ $fell ->
    [yes] { " " }· gefallen { $rolled }: Ergebnis { $result }
   *[no] { "" }
  }
ui-save-as-title = Sichern als
ui-save-as-prompt = Wohin soll eine Kopie dieses Spiels? Das Spiel selbst wird ohnehin bei jedem Schritt gesichert.
ui-save-as-done = Eine Kopie des Spiels liegt in { $path }
ui-save-elsewhere-title = An anderer Stelle sichern
ui-save-elsewhere-prompt = Das Spiel lässt sich an seinem Platz nicht mehr sichern. In welcher Datei soll es weitergehen? (Esc: die alte noch einmal versuchen)
ui-palette-title = Befehle
ui-palette-prompt = Was soll geschehen? f filtert.
ui-palette-keys = Enter wählen · Esc schließen
ui-palette-undo = Die letzte Wahl zurücknehmen
ui-palette-help = Hilfe zu dem Feld, in dem du bist
ui-palette-cards = Karten nachschlagen
ui-palette-search = Karten und Regeln durchsuchen
ui-palette-points = Woher die Siegpunkte kommen
ui-palette-replay = Auf das Spiel bis hierher zurückblicken
ui-palette-save = Eine Kopie des Spiels in eine Datei schreiben
ui-palette-leave = Spiel verlassen
ui-palette-leave-help = Zurück zum Startbildschirm; das Spiel ist gesichert
ui-palette-quit = Das Programm beenden; das Spiel ist gesichert

# --- Aufzählungen -------------------------------------------------------------------------------
# Was zwischen zwei Sätzen und zwischen zwei aufgezählten Dingen steht.
ui-two-sentences = { $first } { $rest }
ui-two-things = { $first }, { $rest }

# --- Vorschau -----------------------------------------------------------------------------------
ui-preview-odds = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }{ $modified ->
    [yes] { " " }({ $modifier })
   *[no] { "" }
  }: { $odds }
ui-preview-result = { $percent } % { $effects }
ui-preview-or = { $first } · { $rest }
ui-preview-full-city = Die Stadt ist voll: Statt zu platzieren, wird eine andere Basis entfernt.
ui-preview-nothing = nichts
ui-preview-overthrow = Gefahr: { $party } würde die Republik stürzen.
ui-preview-nsdap = Gefahr: Die sechste Figur beendet das Spiel, alle haben verloren.
ui-preview-fallen = Ergebnis { $result }: { $effects }
ui-preview-space = Feld { $space } der NSDAP-Leiste: { $effects }
ui-preview-stopped = Die Eiserne Front steht: Die Figur wird nicht platziert.
ui-preview-anarchy = Gefahr: Der siebte Marker in der DR-Box beendet das Spiel.
ui-preview-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }{ $reserve ->
    [0] { "" }
   *[other] , davon { $reserve } aus der Reserve
  }
ui-preview-of = { $party }: { $text }
ui-preview-left-over = { $ap ->
    [one] 1 Aktionspunkt bleibt
   *[other] { $ap } Aktionspunkte bleiben
  } ungenutzt.
ui-preview-issue = Bei Gewinn – { $text }
ui-preview-actions = { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  } in einer Stadt{ $event ->
    [yes] ; das Ereignis muss geschehen: { $text }
   *[no] { "" }
  }
ui-preview-debate = ein Thema um { $large ->
    [one] 1 Schritt
   *[other] { $large } Schritte
  }, ein anderes um { $small }{ $event ->
    [yes] ; das Ereignis muss geschehen: { $text }
   *[no] { "" }
  }

# --- Start --------------------------------------------------------------------------------------
ui-start-subtitle = Kampf um die Demokratie
ui-start-unofficial = Ein inoffizielles Programm zum Brettspiel. Regeln nach dem Regelheft, die meisten Karten sind eigene.
ui-start-continue = Weiterspielen (Runde { $round }, { $when })
ui-start-new = Neues Spiel
ui-start-open = Gesichertes Spiel öffnen
ui-start-rules = Regeln
ui-start-cards = Karten
ui-start-language = Sprache: Deutsch
ui-start-quit = Beenden

# --- Neues Spiel --------------------------------------------------------------------------------
ui-new-title = Neues Spiel
ui-new-keys = Auf und ab wählen eine Zeile, links und rechts ändern sie, Enter beginnt.
ui-new-scenario = Szenario
ui-new-seed = Anfangswert
ui-new-take-backs = Frei zurücknehmen
ui-new-take-backs-no = nein
ui-new-take-backs-yes = ja
ui-new-pace = Bots spielen
ui-new-pace-slow = langsam
ui-new-pace-normal = zügig
ui-new-pace-fast = sofort
ui-new-begin = Beginnen
ui-new-help-scenario = Das Hauptszenario ist das ganze Spiel in sechs Runden, die anderen sind kürzer. Die Republik kann immer vorher fallen.
ui-new-help-seat = Wer diese Partei spielt: ein Mensch an dieser Tastatur, ein Bot, der weiß, was er will, oder einer, der nach Zufall wählt.
ui-new-help-seed = Aus dem Anfangswert folgen alle Würfel und jedes Mischen. Enter gibt einen anderen ein.
ui-new-help-take-backs = Auch über Würfel und gesehene Karten zurück. Zum Üben.
ui-new-help-pace = Wie lange man sieht, was ein Bot tut. Die Leertaste überspringt das Warten.
ui-new-help-begin = Das Spiel wird bei jedem Schritt gesichert.
ui-player-human = ein Mensch hier
ui-player-cards = von Verhaltenskarten geführt
ui-player-steady = Bot: überlegt
ui-player-random = Bot: zufällig

# --- Gesicherte Spiele --------------------------------------------------------------------------
ui-saves-title = Gesicherte Spiele
ui-saves-prompt = Enter spielt weiter, f filtert, Esc geht zurück.
ui-saves-none = In { $folder } liegt noch kein gesichertes Spiel.
ui-saves-line = { $when }  Runde { $round }, { $picks } Züge  { $who }  { $state }
ui-saves-nobody = nur Bots
ui-saves-open = nicht beendet

# --- Tastatur weitergeben -----------------------------------------------------------------------
ui-hand-over = Die Tastatur geht an: { $party }
ui-hand-over-key = Drücke Enter, wenn du davor sitzt.

# --- Das Ende -----------------------------------------------------------------------------------
ui-ending-republic-survived = Die Republik hat überlebt
ui-ending-republic-survived-text = Die Republik hat die letzte Runde überstanden. Wer die meisten Siegpunkte hat, hat ihr am besten gedient oder sie am besten genutzt.
ui-ending-overthrow-seats = Die Republik wird im Parlament gestürzt
ui-ending-overthrow-seats-text = { $winners } hat mindestens die Hälfte der Sitze im Reichstag und schafft in Runde { $round } die Republik ab.
ui-ending-overthrow-cities = Die Republik ist gestürzt
ui-ending-overthrow-cities-text = In Runde { $round } hält { $winners } so viele Städte, dass die Republik fällt.
ui-ending-nsdap = Die NSDAP kommt an die Macht
ui-ending-nsdap-text = Die sechste Figur steht auf der NSDAP-Leiste. Verfolgung, Krieg und Massenmord folgen. Alle Parteien haben verloren; Steigbügelhalter mit den meisten Figuren auf der Leiste: { $enablers }.
ui-ending-anarchy = Anarchie
ui-ending-anarchy-text = Die Deutsches-Reich-Box fasst keinen Marker mehr. In Runde { $round } zerbricht der Staat; die regierenden Parteien verlieren dafür Punkte.
ui-over-page = Wie es ausging
ui-over-leave = Zurück zum Startbildschirm
ui-end-winners = Es gewinnt: { $winners }
ui-end-no-winner = Niemand hat gewonnen.
ui-end-by-round = Siegpunkte nach Runden
ui-end-by-source = Siegpunkte nach Herkunft
ui-end-round = Runde { $round }
ui-end-total = Zusammen
ui-points-title = Siegpunkte bisher
ui-points-keys = ←→ Partei · ? Hilfe · Enter zurück
ui-key-points = v
ui-key-points-label = Siegpunkte
ui-end-of-party = Woher die Punkte kamen: { $party }
ui-end-keys = ←→ Partei · r Partie ansehen · ? Hilfe · Enter zurück
ui-source-other = Anderes

# --- Nachschlagen -------------------------------------------------------------------------------
ui-codex-title = Karten und Regeln
ui-codex-search = Suche:
ui-codex-none = Nichts gefunden. Esc: alles.
ui-codex-keys = / suchen · ← → blättern · Esc zurück

# --- Hilfe --------------------------------------------------------------------------------------
ui-help-title = Hilfe
