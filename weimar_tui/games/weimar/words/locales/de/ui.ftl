# Namen und Sätze der Felder

game-title = Weimar
seat-name-spd = SPD
seat-name-kpd = KPD
seat-name-z = Zentrum
seat-name-dnvp = DNVP
seat-name-nsdap = NSDAP
seat-short-spd = SPD
seat-short-kpd = KPD
seat-short-z = Z
seat-short-dnvp = DNVP
ui-minor-uspd = USPD
ui-minor-ddp = DDP
ui-minor-dvp = DVP
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
ui-pane-map = Deutschland
ui-pane-parliament = Reichstag
ui-pane-opinion = Öffentliche Meinung
ui-pane-parties = Parteien
ui-phase-setup = Vorbereitung
ui-phase-republic = Republikphase
ui-phase-agenda = Agendaphase
ui-phase-impulse = Impulsphase
ui-phase-politics = Politikphase
ui-phase-over = Vorbei
ui-head = Weimar · Runde { $round } von { $last } · { $phase } · Kanzler { $chancellor } · Regierung { $government }
ui-head-short = Runde { $round }/{ $last } · { $phase } · { $government }
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
ui-map-denmark = DÄNEMARK
ui-map-poland = POLEN
ui-map-czechoslovakia = TSCHECHOSLOWAKEI
ui-map-austria = ÖSTERREICH
ui-map-switzerland = SCHWEIZ
ui-map-france = FRANKREICH
ui-map-netherlands = NIEDERLANDE
ui-map-leads = wer führt
ui-map-nobody = niemand allein
ui-map-threatened = bedroht
ui-parliament-majority = Mehrheit { $number } von { $seats }
ui-parliament-enough = { " " }reicht
ui-parliament-overflow = { $number } über 24
ui-parliament-floor = Mehrheit
ui-parliament-needed = { $number } von { $seats }
ui-society-short-protecting-republic-law = Republikschutz
ui-society-short-unemployment-insurance = Arbeitslosenv.
ui-society-short-stinnes-legien = Stinnes-Legien
ui-track-society = Gesellschaft
ui-track-economy = Wirtschaft
ui-track-foreign-affairs = Außenpolitik
ui-track-nsdap = NSDAP
ui-track-round = Runde
ui-track-short-opinion = Meinung
ui-track-short-economy = Wirtsch.
ui-track-short-nsdap = NSDAP
ui-track-short-foreign-affairs = Vertrag
ui-track-short-reserve = Reserve
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
ui-economy-tiny-1 = Armut 2
ui-economy-tiny-2 = Armut 1
ui-economy-tiny-3 = ohne Wirkung
ui-economy-tiny-4 = Wohlstand 1
ui-economy-tiny-5 = Wohlstand 2
ui-economy-rentenmark = Rentenmark
ui-affairs-needs = braucht { $needs } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  }
ui-affairs-needs-short = ≥{ $needs } mit { $dice } W
ui-affairs-needs-tiny = { $dice }W≥{ $needs }
ui-affairs-done = { $number } erledigt
ui-nsdap-figures = { $number } von { $limit }: bei { $limit } verlieren alle
ui-nsdap-figures-short = { $number } von { $limit }
ui-nsdap-shield = Eiserne Front
ui-column-vp = SP
ui-column-reserve = Reserve
ui-column-seats = Sitze
ui-column-bases = Basen
ui-column-hand = Hand
ui-now-title = Käme die Politikphase jetzt
ui-now-governs = regiert: { $calm } { $calm ->
    [one] Stadt
   *[other] Städte
} ohne Bedrohung, { $troubled } mit mehr als einer{ $troubled ->
    [0] { "" }
   *[other] { " " }· Sitze −{ $troubled }
}
ui-now-issues = Gewonnene Themen: { $won } (1.: 3 Sitze, 2.: 1)
ui-goal-few = { $threat ->
    [poverty] Armut
   *[unrest] Unruhe
} { $count } (≤2)
ui-goal-none = { $threat ->
    [regime] kein Regime
   *[councils] keine Räte
}{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
ui-goal-each = { $threat ->
    [regime] Regimes
   *[councils] Räte
} { $count }
ui-parties-government-short = Reg. { $government }
ui-parties-government = Regierung: { $chancellor }{ $alone ->
    [yes] { " " }allein
   *[no] * mit { $parties }
  }
ui-parties-agenda = { $party }: { $agenda }
ui-stresemann-active = Stresemann
ui-stresemann-inactive = (Stresemann)
ui-danger-cities = { $party }: { $threat } in { $number } Städten{ $berlin ->
    [yes] , auch in Berlin
   *[no] { "" }
  }: noch eine kann die Republik stürzen
ui-danger-dr-box = DR-Box: ein siebter Marker bringt Anarchie
ui-danger-nsdap = NSDAP: noch eine Figur, und alle haben verloren
ui-danger-seats = { $party }: mit der Hälfte der Sitze fällt die Republik
ui-danger-short-cities = { $party }: { $kind ->
    [councils] 1 Rätestadt
   *[other] 1 Regime
  } bis zur Macht
ui-danger-short-dr-box = 7. Marker: Anarchie
ui-danger-short-nsdap = NSDAP: noch 1 Figur
ui-danger-short-seats = { $party }: halber Reichstag
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
ui-palette-points = Woher die Siegpunkte kommen
ui-preview-odds = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }{ $modified ->
    [yes] { " " }({ $modifier })
   *[no] { "" }
  }: { $odds }
ui-preview-result = { $percent } % { $effects }
ui-thing-owners = Zurzeit gewonnen von { $parties }.
ui-city-odds = Als zufällige Stadt getroffen: { $ways } von 36 Würfen.
ui-city-berlin = Mit Berlin genügen zwei weitere Städte für einen Umsturz.
ui-city-reaction = Mit einer Basis hier kannst du auf Demonstrationen, Putsche und Kämpfe hier reagieren, { $party ->
    [spd] mit einem Würfel je Basis.
   *[other] mit einem Würfel je Stärke deiner Einheiten.
  }
ui-city-unrest-radical = Unruhe gibt deinem Putsch hier einen Würfel mehr.
ui-city-poverty-radical = Armut gibt deinem Putsch hier +1.
ui-city-unrest-z = Deine Demonstration hier kann die Unruhe entfernen.
ui-city-poverty-spd = Deine Demonstration hier kann die Armut entfernen.
ui-city-prosperity-spd = Wohlstand gibt deinem Gegenputsch hier +1.
ui-city-prosperity-z = Wohlstand gibt deinem Gegenputsch hier +1.
ui-city-cards = Deine Karten für diese Stadt: { $cards }.
ui-preview-what-base = eine Basis
ui-preview-what-unrest-removed = Unruhe entfernt
ui-preview-what-poverty-removed = Armut entfernt
ui-preview-what-uprising = ein Aufstand
ui-preview-what-councils = eine Räterepublik
ui-preview-what-regime = ein Regime
ui-preview-what-power = Stadt zurückgewonnen
ui-preview-what-vp-lost = SP verloren
ui-preview-what-seat-lost = ein Sitz verloren
ui-preview-what-base-lost = eine Basis verloren
ui-preview-what-dissolved = eine Einheit aufgelöst
ui-preview-what-weakened = Aktion geschwächt
ui-preview-what-treaty = Erfolg
ui-preview-what-first = eine Stadt bekommt die erste Bedrohung
ui-preview-what-troubled = eine Stadt hat zwei Bedrohungen
ui-preview-what-eased = eine Stadt hat keine zwei Bedrohungen mehr
ui-preview-what-calm = eine Stadt ohne Bedrohung
ui-preview-what-dr = ein Marker mehr in der DR-Box
ui-preview-what-dr-less = ein Marker weniger in der DR-Box
ui-preview-what-ends = Anarchie
ui-preview-sum = { $percent } % { $what }
ui-preview-sum-if = { $what }: { $answer ->
    [oppose] { $percent } %, wenn du dich widersetzt, sonst { $other } %
    [lend] { $percent } %, wenn du sie stellst, sonst { $other } %
    [increase] { $percent } %, wenn du zahlst, sonst { $other } %
    [move] { $percent } % mit der Einheit, { $other } % ohne
    [reroll] { $percent } %, wenn neu geworfen wird, sonst { $other } %
   *[react] { $percent } %, wenn du so reagierst, sonst { $other } %
  }
ui-preview-sums = { $sums }.
ui-preview-treaties = Chancen jetzt: { $list }.
ui-preview-treaty = { $card } (braucht { $needs }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }) { $percent } %{ $compared ->
    [yes] { " " }statt { $before } %
   *[no] { "" }
  }
ui-preview-flag = Verhandlungen mit { NAME($nation) }: { $after ->
    [one] 1 Würfel
   *[other] { $after } Würfel
  } statt { $before }.
ui-preview-flag-treaties = { $found ->
    [yes] Chancen: { $list }.
   *[no] Zurzeit liegt kein Vertrag mit diesem Land aus.
  }
ui-preview-found = Auf dem Plan: { $list }.
ui-preview-found-of = { $kind ->
    [bases] Basen von { $name }
   *[other] { $name }
  }: { $found ->
    [yes] { $cities }
   *[no] keine
  }
ui-preview-found-in = { $city }{ $number ->
    [one] { "" }
   *[other] { " " }({ $number })
  }
ui-preview-moved = Soeben bewegt: { $list }.
ui-preview-moved-to = { $issue } (jetzt auf { $cell })
ui-preview-economy = Stufe { $level } der Wirtschaft erlaubt { $allowed ->
    [0] keine aktiven Räte und Regimes
   *[other] höchstens { $allowed } aktive Räte und Regimes
  }; zurzeit gibt es { $power }, also bleibt sie auf Stufe { $stays }.
ui-economy-power = { $level }: Räte und Regimes
ui-economy-limit = { $allowed ->
    [0] 0
   *[other] ≤{ $allowed }
  }, ist { $power }
ui-economy-condition = { $level }: { $allowed ->
    [0] keine Räte und Regimes
   *[other] ≤{ $allowed } Räte und Regimes
  } (jetzt { $power })
ui-preview-city = { $change ->
    [first] { $city } hat dann eine Bedrohung: 1 SP weniger für die Regierung in Schritt 5.
    [troubled] { $city } hat dann zwei Bedrohungen: Jede Regierungspartei verliert dafür in Schritt 5 einen Sitz.
    [eased] { $city } hat keine zwei Bedrohungen mehr und kostet in Schritt 5 keinen Sitz.
    [calm] { $city } hat dann keine Bedrohung mehr: 1 SP mehr für die Regierung in Schritt 5.
    [dr] { $city } hat schon Armut, also kommt dieser Marker in die DR-Box.
    [dr-less] { $city } hat schon Wohlstand, also verlässt ein Armutsmarker die DR-Box.
    [ends] { $city } hat schon Armut, und die DR-Box ist voll.
    [same] In { $city } ändert das nichts, was in Schritt 5 zählt.
   *[none] Beide Würfel bestimmen eine andere Stadt oder noch einmal dieselbe.
  }
ui-preview-change-vp = { $party } SP { $before } → { $after }
ui-preview-change-seats = { $party } Sitze { $before } → { $after }
ui-preview-change-reserve = { $party } Reserve { $before } → { $after }
ui-preview-change-bases = { $party } Basen { $before } → { $after }
ui-preview-change-economy = Wirtschaft { $before } → { $after }
ui-preview-change-dr-box = DR-Box { $before } → { $after }
ui-preview-change-society = Gesellschaftsleiste { $before } → { $after } von 7 Markern
ui-preview-debate-means = Debattieren mit { $first }{ $second ->
    [0] { "" }
   *[other] { " " }und { $second }
  } heißt: { $moved ->
    [yes] ein soeben bewegtes Thema
   *[no] ein Thema
  } auf der Meinungsleiste um bis zu { $first ->
    [one] 1 Schritt
   *[other] { $first } Schritte
  } bewegen{ $second ->
    [0] { "" }
   *[other] , ein anderes um bis zu { $second }
  }.
ui-preview-reserve = Reserve { $before } → { $after } (höchstens 2). Übrige Aktionspunkte: { $ap }.
ui-preview-nowhere = Keine Aktion auf dem Plan. Reserve: { $reserve } von { $limit }.
ui-preview-not-agreed = Ohne Einigung zwischen euch hat das Thema keine Wirkung.
ui-preview-vote-keep = Es bleiben { $votes } Stimmen.
ui-preview-vote-reroll = { $least } bis { $most } Stimmen: { $more } % mehr als jetzt, { $fewer } % weniger. Deine Sitze: { $seats } → { $left }.
ui-preview-then = Danach hier: { $list }.
ui-preview-then-action = { $action }, { $dice } Würfel{ $summed ->
    [yes] : { $sums }
   *[no] { "" }
  }{ $short ->
    [0] { "" }
   *[other] { " " }(es fehlen { $short } AP)
  }
ui-preview-then-against = { $action } gegen die { PARTY($target, form: "name") }
ui-preview-no-coup = Du regierst, darum findet der Putsch nicht statt.
ui-preview-no-dice = Es bliebe kein Würfel: Die Aktion scheitert.
ui-preview-second-issue = „{ ISSUE($issue) }“ liegt schon auf der Leiste: { $left ->
    [yes] Es kommt der zweite Marker dazu.
   *[no] Es kommt kein weiterer Marker.
  }
ui-preview-full-city = Die Stadt ist voll: Statt zu platzieren, wird eine andere Basis entfernt.
ui-preview-none-left = { NAME($marker) }: Es ist kein Marker mehr übrig, also kommt keiner dazu.
ui-preview-seventh-marker = Das wäre der siebte Marker in der DR-Box: Anarchie.
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
ui-preview-debate = Ein Thema um bis zu { $large ->
    [one] 1 Schritt
   *[other] { $large } Schritte
  }{ $small ->
    [0] { "" }
   *[other] , ein anderes um bis zu { $small }
  }{ $event ->
    [yes] ; das Ereignis muss geschehen: { $text }
   *[no] { "" }
  }
ui-new-help-scenario = Das Hauptszenario ist das ganze Spiel in sechs Runden, die anderen sind kürzer. Die Republik kann immer vorher fallen.
ui-new-help-seat = Wer diese Partei spielt: ein Mensch an dieser Tastatur, ein Bot mit Plan oder einer, der zufällig wählt.
ui-player-cards = von Verhaltenskarten geführt
ui-ending-lost = Der Winter ist verloren
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
ui-end-start = Start
ui-end-by-round = Siegpunkte nach Runden
ui-end-by-source = Siegpunkte nach Herkunft
ui-points-title = Siegpunkte bisher
ui-end-of-party = Woher die Punkte kamen: { $party }
ui-source-other = Anderes
ui-preview-or = { $first } · { $rest }
ui-preview-nothing = nichts
ui-solo-goals = { $reached } von { $goals } Zielen erreicht.
ui-solo-graded = Stufe { $grade } von 3: { $line }
