### Die Namen, wie sie in Sätzen stehen. `.name` steht allein, in Listen und Überschriften; `.in` sagt wo,
### `.to` wohin, `.from` woher; `.acc`, `.dat`, `.gen` sind die Fälle.


## Geld
million = { $number } { $number ->
    [one] Million
   *[other] Millionen
}
notes-of = { $value ->
    [1] { $count } Einer
    [2] { $count } Zweier
   *[3] { $count } Dreier
}
notes-worth = { $notes } ({ MILLION($number) })
notes-none = nichts

## Familien
family-all = alle

## Ämter
office-president = der Präsident
    .name = Präsident
    .acc = den Präsidenten
    .dat = dem Präsidenten
    .gen = des Präsidenten
office-minister = der Innenminister
    .name = Innenminister
    .acc = den Innenminister
    .dat = dem Innenminister
    .gen = des Innenministers
office-general1 = der General der Ersten Brigade
    .name = General der Ersten Brigade
    .acc = den General der Ersten Brigade
    .dat = dem General der Ersten Brigade
    .gen = des Generals der Ersten Brigade
office-general2 = der General der Zweiten Brigade
    .name = General der Zweiten Brigade
    .acc = den General der Zweiten Brigade
    .dat = dem General der Zweiten Brigade
    .gen = des Generals der Zweiten Brigade
office-general3 = der General der Dritten Brigade
    .name = General der Dritten Brigade
    .acc = den General der Dritten Brigade
    .dat = dem General der Dritten Brigade
    .gen = des Generals der Dritten Brigade
office-admiral = der Admiral
    .name = Admiral
    .acc = den Admiral
    .dat = dem Admiral
    .gen = des Admirals
office-air = der Kommandeur der Luftwaffe
    .name = Kommandeur der Luftwaffe
    .acc = den Kommandeur der Luftwaffe
    .dat = dem Kommandeur der Luftwaffe
    .gen = des Kommandeurs der Luftwaffe

## Orte
place-bank = die Bank
    .name = Bank
    .in = in der Bank
place-hq = das Hauptquartier
    .name = Hauptquartier
    .in = im Hauptquartier
place-home = das Zuhause
    .name = Zuhause
    .in = zu Hause
place-lover = das Liebesnest
    .name = Liebesnest
    .in = im Liebesnest
place-club = der Nachtclub
    .name = Nachtclub
    .in = im Nachtclub

## Gebiete
area-other = { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = von { $name }
area-slum = der Nordwest-Slum
    .in = im Nordwest-Slum
    .to = in den Nordwest-Slum
    .from = aus dem Nordwest-Slum
area-precinct-1 = das Erste Revier
    .in = im Ersten Revier
    .to = ins Erste Revier
    .from = aus dem Ersten Revier
area-university = die Universität
    .in = in der Universität
    .to = in die Universität
    .from = aus der Universität
area-vista-rio = Vista Río
    .in = in Vista Río
    .to = nach Vista Río
    .from = aus Vista Río
area-barracks-1 = die Kaserne der Ersten Brigade
    .in = in der Kaserne der Ersten Brigade
    .to = in die Kaserne der Ersten Brigade
    .from = aus der Kaserne der Ersten Brigade
area-suburb-north = der Nördliche Vorort
    .in = im Nördlichen Vorort
    .to = in den Nördlichen Vorort
    .from = aus dem Nördlichen Vorort
area-suburb-west = der Westliche Vorort
    .in = im Westlichen Vorort
    .to = in den Westlichen Vorort
    .from = aus dem Westlichen Vorort
area-radio = der Radiosender
    .in = im Radiosender
    .to = in den Radiosender
    .from = aus dem Radiosender
area-san-telmo = San Telmo
    .in = in San Telmo
    .to = nach San Telmo
    .from = aus San Telmo
area-precinct-3 = das Dritte Revier
    .in = im Dritten Revier
    .to = ins Dritte Revier
    .from = aus dem Dritten Revier
area-los-pinos = Los Pinos
    .in = in Los Pinos
    .to = nach Los Pinos
    .from = aus Los Pinos
area-embassy-north = die Botschaft des Großen Freundes
    .in = in der Botschaft des Großen Freundes
    .to = in die Botschaft des Großen Freundes
    .from = aus der Botschaft des Großen Freundes
area-embassy-alps = die Botschaft der Alpenrepublik
    .in = in der Botschaft der Alpenrepublik
    .to = in die Botschaft der Alpenrepublik
    .from = aus der Botschaft der Alpenrepublik
area-las-flores = Las Flores
    .in = in Las Flores
    .to = nach Las Flores
    .from = aus Las Flores
area-chamber = die Abgeordnetenkammer
    .in = in der Abgeordnetenkammer
    .to = in die Abgeordnetenkammer
    .from = aus der Abgeordnetenkammer
area-palace = der Präsidenten-Palast
    .in = im Präsidenten-Palast
    .to = in den Präsidenten-Palast
    .from = aus dem Präsidenten-Palast
area-cathedral = der Domplatz
    .in = auf dem Domplatz
    .to = auf den Domplatz
    .from = vom Domplatz
area-barracks-2 = die Kaserne der Zweiten Brigade
    .in = in der Kaserne der Zweiten Brigade
    .to = in die Kaserne der Zweiten Brigade
    .from = aus der Kaserne der Zweiten Brigade
area-barracks-3 = die Kaserne der Dritten Brigade
    .in = in der Kaserne der Dritten Brigade
    .to = in die Kaserne der Dritten Brigade
    .from = aus der Kaserne der Dritten Brigade
area-station = der Bahnhof
    .in = im Bahnhof
    .to = in den Bahnhof
    .from = aus dem Bahnhof
area-market = der Markt
    .in = auf dem Markt
    .to = auf den Markt
    .from = vom Markt
area-santa-rosa = Santa Rosa
    .in = in Santa Rosa
    .to = nach Santa Rosa
    .from = aus Santa Rosa
area-central-bank = die Zentralbank
    .in = in der Zentralbank
    .to = in die Zentralbank
    .from = aus der Zentralbank
area-suburb-east = der Östliche Vorort
    .in = im Östlichen Vorort
    .to = in den Östlichen Vorort
    .from = aus dem Östlichen Vorort
area-precinct-2 = das Zweite Revier
    .in = im Zweiten Revier
    .to = ins Zweite Revier
    .from = aus dem Zweiten Revier
area-harbour = der Hafen
    .in = im Hafen
    .to = in den Hafen
    .from = aus dem Hafen
area-precinct-4 = das Vierte Revier
    .in = im Vierten Revier
    .to = ins Vierte Revier
    .from = aus dem Vierten Revier
area-embassy-isle = die Botschaft der Nachbarinsel
    .in = in der Botschaft der Nachbarinsel
    .to = in die Botschaft der Nachbarinsel
    .from = aus der Botschaft der Nachbarinsel

## Einheiten mit ihrer Zahl; so gewählt, dass jeder Fall gleich lautet
units-other = { $count } × { $name }
units-army1 = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
} der Ersten Brigade
units-army2 = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
} der Zweiten Brigade
units-army3 = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
} der Dritten Brigade
units-guard = { $count } { $count ->
    [one] Palastwache
   *[other] Palastwachen
}
units-police = { $count } { $count ->
    [one] Polizeieinheit
   *[other] Polizeieinheiten
}
units-marine = { $count ->
    [one] die Marineinfanterie
   *[other] { $count } Einheiten Marineinfanterie
}
units-paratroop = { $count ->
    [one] die Fallschirmjäger
   *[other] { $count } Einheiten Fallschirmjäger
}
units-rally = { $count } { $count ->
    [one] Gruppe
   *[other] Gruppen
} der Kundgebung
units-rioters = { $count } { $count ->
    [one] Gruppe
   *[other] Gruppen
} Aufrührer
units-strikers = { $count } { $count ->
    [one] Gruppe
   *[other] Gruppen
} Streikende
units-demonstrators = { $count } { $count ->
    [one] Gruppe
   *[other] Gruppen
} Demonstranten
units-militia = { $count } { $count ->
    [one] Milizeinheit
   *[other] Milizeinheiten
}
units-helicopter = { $count } Hubschrauber

## Einheiten, die man bestechen kann, ohne Zahl
bribed-army1 = Einheit der Ersten Brigade
    .many = Einheiten der Ersten Brigade
bribed-army2 = Einheit der Zweiten Brigade
    .many = Einheiten der Zweiten Brigade
bribed-army3 = Einheit der Dritten Brigade
    .many = Einheiten der Dritten Brigade
bribed-police = Polizeieinheit
    .many = Polizeieinheiten
bribed-red = Gruppe Agitatoren
    .many = Gruppen Agitatoren
bribed-rally = Gruppe der Kundgebung
    .many = Gruppen der Kundgebung
bribed-rioters = Gruppe Aufrührer
    .many = Gruppen Aufrührer
bribed-strikers = Gruppe Streikende
    .many = Gruppen Streikende
bribed-demonstrators = Gruppe Demonstranten
    .many = Gruppen Demonstranten
bribed-militia = Milizeinheit
    .many = Milizeinheiten
bribed-helicopter = Einheit Hubschrauber
    .many = Hubschrauber

## Arten von Karten
type-influence = Einfluss
type-vote = Stimmen
type-donation = Spende
type-assassin = Attentat
type-bribe = Bestechung
type-excuse = Rechtfertigung
type-event = Ereignis
type-unit = Einheiten

## Phasen
phase-election = Wahl
phase-draw = Karten
phase-offices = Ämter
phase-aid = Entwicklungshilfe
phase-budget = Budget
phase-places = Orte
phase-assassinations = Attentate
phase-bank = Bank
phase-coup = Putsch
phase-end = Ende der Runde

## Seiten
side-president = der Präsident
    .for = für den Präsidenten
side-junta = die Junta
    .for = für die Junta
