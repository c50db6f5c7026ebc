### Namen und kleine Wörter. Parteien: der Wert ist der Nominativ mit Artikel, `.of` der Genitiv,
### `.to` der Dativ, `.by` der Nominativ nach „wenn“, `.name` der bloße Name.

## Parteien und Wörter, die Parteien meinen
party-spd = die SPD
    .of = der SPD
    .to = der SPD
    .name = SPD
party-kpd = die KPD
    .of = der KPD
    .to = der KPD
    .name = KPD
party-z = das Zentrum
    .of = des Zentrums
    .to = dem Zentrum
    .name = Zentrum
party-dnvp = die DNVP
    .of = der DNVP
    .to = der DNVP
    .name = DNVP
party-nsdap = die NSDAP
    .of = der NSDAP
    .to = der NSDAP
    .name = NSDAP
party-government = die Regierung
    .of = der Regierung
    .to = der Regierung
    .name = Regierung
party-self = du
    .of = von dir
    .to = dir
party-opp = ein Gegner deiner Wahl
    .of = eines Gegners
    .to = einem Gegner deiner Wahl
    .by = ein Gegner
party-that = diese Partei
    .of = dieser Partei
    .to = dieser Partei
party-each = jede Partei
    .of = irgendeiner Partei
    .to = jeder Partei
    .by = irgendeine Partei
party-others = jede andere Partei
    .of = einer anderen Partei
    .to = jeder anderen Partei
    .by = eine andere Partei
party-gov = jede Regierungspartei
    .of = einer Regierungspartei
    .to = jeder Regierungspartei
    .by = eine Regierungspartei
party-opposition = jede Oppositionspartei
    .of = einer Oppositionspartei
    .to = jeder Oppositionspartei
    .by = eine Oppositionspartei
party-democrats = jede demokratische Partei
    .of = von SPD oder Zentrum
    .to = jeder demokratischen Partei
    .by = SPD oder Zentrum
party-radicals = jede radikale Partei
    .of = von KPD oder DNVP
    .to = jeder radikalen Partei
    .by = KPD oder DNVP
party-chancellor = die Kanzlerpartei
    .of = der Kanzlerpartei
    .to = der Kanzlerpartei
party-president = die Partei des Reichspräsidenten
    .of = der Partei des Reichspräsidenten
    .to = der Partei des Reichspräsidenten
party-most-seats = die Partei mit den meisten Sitzen
    .of = der Partei mit den meisten Sitzen
    .to = der Partei mit den meisten Sitzen
party-most-bases = die Partei mit den meisten Parteibasen
    .of = der Partei mit den meisten Parteibasen
    .to = der Partei mit den meisten Parteibasen
party-actor = die betroffene Partei
    .of = der betroffenen Partei
    .to = der betroffenen Partei
party-uspd = wer die USPD kontrolliert,
    .of = der Partei, die die USPD kontrolliert,
    .to = der Partei, die die USPD kontrolliert,
    .name = USPD
party-ddp = wer die DDP kontrolliert,
    .of = der Partei, die die DDP kontrolliert,
    .to = der Partei, die die DDP kontrolliert,
    .name = DDP
party-dvp = wer die DVP kontrolliert,
    .of = der Partei, die die DVP kontrolliert,
    .to = der Partei, die die DVP kontrolliert,
    .name = DVP

## Einheiten: `.one` nach einem Verb, `.count` mit der Variablen $count
unit-police = Polizei
    .name = Polizei
    .short = Polizei
    .one = eine Polizeieinheit
    .count = { $count } { $count ->
        [one] Polizeieinheit
       *[other] Polizeieinheiten
    }
unit-reichswehr-1 = Reichswehr (Stärke 1)
    .name = Reichswehr (Stärke 1)
    .short = Reichswehr
    .one = eine Reichswehreinheit (Stärke 1)
    .count = { $count } { $count ->
        [one] Reichswehreinheit
       *[other] Reichswehreinheiten
    } (Stärke 1)
unit-reichswehr-2 = Reichswehr (Stärke 2)
    .name = Reichswehr (Stärke 2)
    .short = Reichswehr
    .one = eine Reichswehreinheit (Stärke 2)
    .count = { $count } { $count ->
        [one] Reichswehreinheit
       *[other] Reichswehreinheiten
    } (Stärke 2)
unit-reichswehr-1-black = Schwarze Reichswehr (Stärke 1)
    .name = Schwarze Reichswehr (Stärke 1)
    .short = Schwarze Reichswehr
    .one = eine schwarze Reichswehreinheit (Stärke 1)
    .count = { $count } { $count ->
        [one] schwarze Reichswehreinheit
       *[other] schwarze Reichswehreinheiten
    } (Stärke 1)
unit-reichswehr-2-black = Schwarze Reichswehr (Stärke 2)
    .name = Schwarze Reichswehr (Stärke 2)
    .short = Schwarze Reichswehr
    .one = eine schwarze Reichswehreinheit (Stärke 2)
    .count = { $count } { $count ->
        [one] schwarze Reichswehreinheit
       *[other] schwarze Reichswehreinheiten
    } (Stärke 2)
unit-reichsbanner = Reichsbanner Schwarz-Rot-Gold
    .name = Reichsbanner Schwarz-Rot-Gold
    .short = Reichsbanner Schwarz-Rot-Gold
    .one = eine Reichsbannereinheit
    .count = { $count } { $count ->
        [one] Reichsbannereinheit
       *[other] Reichsbannereinheiten
    }
unit-soldiers = Soldaten
    .name = Soldaten
    .short = Soldaten
    .one = eine Soldateneinheit
    .count = { $count } { $count ->
        [one] Soldateneinheit
       *[other] Soldateneinheiten
    }
unit-workers = Arbeiter
    .name = Arbeiter
    .short = Arbeiter
    .one = eine Arbeitereinheit
    .count = { $count } { $count ->
        [one] Arbeitereinheit
       *[other] Arbeitereinheiten
    }
unit-spartacists = Spartakus
    .name = Spartakus
    .short = Spartakus
    .one = eine Spartakuseinheit
    .count = { $count } { $count ->
        [one] Spartakuseinheit
       *[other] Spartakuseinheiten
    }
unit-ruhr-army = Rote Ruhrarmee
    .name = Rote Ruhrarmee
    .short = Rote Ruhrarmee
    .one = eine Einheit der Roten Ruhrarmee
    .count = { $count } { $count ->
        [one] Einheit
       *[other] Einheiten
    } der Roten Ruhrarmee
unit-red-front = Roter Frontkämpferbund
    .name = Roter Frontkämpferbund
    .short = Roter Frontkämpferbund
    .one = eine Einheit des Roten Frontkämpferbunds
    .count = { $count } { $count ->
        [one] Einheit
       *[other] Einheiten
    } des Roten Frontkämpferbunds
unit-freikorps-1 = Freikorps (Stärke 1)
    .name = Freikorps (Stärke 1)
    .short = Freikorps
    .one = eine Freikorpseinheit (Stärke 1)
    .count = { $count } { $count ->
        [one] Freikorpseinheit
       *[other] Freikorpseinheiten
    } (Stärke 1)
unit-freikorps-2 = Freikorps (Stärke 2)
    .name = Freikorps (Stärke 2)
    .short = Freikorps
    .one = eine Freikorpseinheit (Stärke 2)
    .count = { $count } { $count ->
        [one] Freikorpseinheit
       *[other] Freikorpseinheiten
    } (Stärke 2)
unit-stahlhelm = Stahlhelm
    .name = Stahlhelm
    .short = Stahlhelm
    .one = eine Stahlhelmeinheit
    .count = { $count } { $count ->
        [one] Stahlhelmeinheit
       *[other] Stahlhelmeinheiten
    }

## Bedrohungen: `.one` ist ein Marker davon im Nominativ, `.acc` im Akkusativ
threat-poverty = Armut
    .name = Armut
    .one = Armut
    .acc = Armut
threat-prosperity = Wohlstand
    .name = Wohlstand
    .one = Wohlstand
    .acc = Wohlstand
threat-unrest = Unruhe
    .name = Unruhe
    .one = Unruhe
    .acc = Unruhe
threat-regime = Regime
    .name = Regime
    .one = ein Regime
    .acc = ein Regime
threat-councils = Räterepublik
    .name = Räterepublik
    .one = eine Räterepublik
    .acc = eine Räterepublik
threat-uprising = Aufstand
    .name = Aufstand
    .one = ein Aufstand
    .acc = einen Aufstand
threat-party-threat = Partei-Bedrohung
    .name = Partei-Bedrohung
    .one = eine Partei-Bedrohung
    .acc = eine Partei-Bedrohung
threat-inflation = Inflation
    .name = Inflation
    .one = Inflation
    .acc = Inflation
threat-blockade = Blockade
    .name = Blockade
    .one = Blockade
    .acc = Blockade
threat-violent-peace = Gewaltfrieden
    .name = Gewaltfrieden
    .one = Gewaltfrieden
    .acc = Gewaltfrieden
threat-instable-state = Instabiler Staat
    .name = Instabiler Staat
    .one = Instabiler Staat
    .acc = Instabiler Staat
threat-minority-cabinet = Präsidialkabinett
    .name = Präsidialkabinett
    .one = Präsidialkabinett
    .acc = Präsidialkabinett
threat-black-friday = Schwarzer Freitag
    .name = Schwarzer Freitag
    .one = Schwarzer Freitag
    .acc = Schwarzer Freitag

nation-usuk = USA/UK
    .name = USA/UK
nation-france = Frankreich
    .name = Frankreich
nation-ussr = UdSSR
    .name = UdSSR
nation-any = beliebig

group-workers = Arbeiter
    .name = Arbeiter
group-poor = Arme
    .name = Arme
group-farmers = Bauern
    .name = Bauern
group-citizens = Bürger
    .name = Bürger
group-soldiers = Soldaten
    .name = Soldaten
group-rich = Reiche
    .name = Reiche

## Aktionen: `.one` ist eine davon im Akkusativ
action-reserve = Reserve
    .name = Reserve
action-mobilize = Mobilisieren
    .name = Mobilisieren
action-demonstrate = Demonstration
    .name = Demonstration
    .one = eine Demonstration
action-take-control = Kontrolle übernehmen
    .name = Kontrolle übernehmen
action-fight = Kampf
    .name = Kampf
    .one = einen Kampf
action-negotiate = Außenpolitik
    .name = Außenpolitik
    .one = eine Außenpolitik-Aktion
action-coup = Putsch
    .name = Putsch
    .one = einen Putsch
action-counter-coup = Gegenputsch
    .name = Gegenputsch
    .one = einen Gegenputsch
action-reaction = Reaktion
    .name = Reaktion
    .one = eine Reaktion
action-roll = Erfolgswurf
    .name = Erfolgswurf
    .one = einen Erfolgswurf
action-crisis = Krisenwurf
    .name = Krisenwurf
    .one = einen Krisenwurf
action-vote = Abstimmung
    .name = Abstimmung
    .one = eine Abstimmung
action-city = Stadtwurf
    .name = Stadtwurf
    .one = einen Wurf für eine zufällige Stadt
action-titled = { $action } ({ $title })

scope-demonstrate = Demonstrationen
scope-coup = Putsche
scope-counter-coup = Gegenputsche
scope-fight = Kämpfe
scope-reaction = Reaktionen
scope-mobilize = Mobilisieren
scope-take-control = Kontrolle übernehmen
scope-negotiate = Außenpolitik-Aktionen
scope-crisis = Krisenwürfe
scope-coalition = Koalitionen

phase-setup = Vorbereitung
    .name = Vorbereitung
phase-republic = Republikphase
    .name = Republikphase
phase-agenda = Agendaphase
    .name = Agendaphase
phase-impulse = Impulsphase
    .name = Impulsphase
phase-politics = Politikphase
    .name = Politikphase

step-1 = Themenmehrheit
step-2 = Gewonnene Themen
step-3 = Gesellschaftsleiste
step-4 = Parteien werten
step-5 = Lage der Republik
step-6 = Sitze durch Kleinparteien
step-7 = Parlamentsgröße
step-8 = Neue Regierung

deck-spd = SPD
deck-kpd = KPD
deck-z = Zentrum
deck-dnvp = DNVP
deck-timeline = Republikkarten
    .name = Republikkarten
set-basic = Basiskarte
set-L = Set L (Legislation)
set-D = Set D (Demokratie)
set-E = Set W (Wirtschaft)
set-O = Set O (Ordnung)
set-M = Set M (Moskau)
set-R = Set R (Rotfront)
set-F = Set F (Freikorps)
set-P = Set P (Präsidialerlasse)
set-gray = grau
set-yellow = gelb
set-orange = orange
set-brown = braun

## Woher Punkte kommen
source-anarchy = Anarchie
source-goals = Parteiziele
source-declaration = Regierungserklärung
source-economy = Wirtschaft
source-crisis = Krisenwurf
source-nsdap = NSDAP-Leiste
source-final-scores = Schlusswertung
source-setup = Vorbereitung
source-republic = Republikphase
source-agenda = Agendaphase
source-impulse = Impulsphase
source-politics = Politikphase
source-issue = Thema „{ $name }“
source-society = Gesellschaftsmarker „{ $name }“
source-minor = { $name }

president-ebert = Friedrich Ebert
    .name = Friedrich Ebert
president-spd = Otto Braun (SPD)
president-z = Wilhelm Marx (Zentrum)
president-kpd = Ernst Thälmann (KPD)
president-dnvp = Paul von Hindenburg (DNVP)

issue-copy = { $name } { $copy }
society-white = { $name } ({ PARTY($party, form: "name") })
cell-arm = { $party } { $number }
cell-corner = { $first }/{ $second }
city = { NAME($city) }

## Teile zusammenfügen
