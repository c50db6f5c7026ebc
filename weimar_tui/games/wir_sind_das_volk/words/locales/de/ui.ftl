### Die Felder des Spielbildschirms.

ui-pane-west = Westen
ui-pane-east = Osten
ui-pane-germany = Deutschland
ui-pane-areas = Gebiete
ui-pane-display = Karten
ui-pane-forecast = Vorschau

## Kopfzeile
ui-head-half = { $half ->
    [1] 1. Hälfte
   *[2] 2. Hälfte
}
ui-head-ends = Dekadenende, 9.{ $phase }
ui-head-dealing = Karten werden ausgeteilt
ui-head-left = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-head-turn = { $side } am Zug
ui-head-yours = du bist dran
ui-head-you = du
ui-head-thinks = überlegt
ui-head-advantage = Prestige { $field }, { $side } vorn
ui-head-wall = Mauer
ui-head-no-wall = ohne Mauer
ui-head-over = das Spiel ist aus

## Landkarten: Lebensstandard und Unruhe eines Gebiets
ui-map-standard = L{ $number }
ui-map-unrest = U{ $number }

## Gebiete
ui-areas-power = Wirtschaftskraft
ui-areas-power-short = WK
ui-areas-export = Export
ui-areas-export-short = Exp
ui-areas-standard = Lebensstandard
ui-areas-standard-short = LS
ui-areas-unrest = Unruhe
ui-areas-unrest-short = Un
ui-areas-protest = Protest
ui-areas-protest-short = Protest
ui-areas-socialists = Sozialisten
ui-areas-socialists-short = Soz
ui-areas-end = endete es jetzt
ui-areas-end-short = am Ende
ui-areas-imported = { $text } ({ $number } WB)
ui-areas-total = { $side }: LS { $standard }, Unruhe { $unrest }
ui-areas-exports = Einnahmen { $number }, zahlt { $needed }
ui-areas-worst = kleinster Export { $number }
ui-areas-worst-none = ein Gebiet ohne Export

## Karten
ui-colour-red = R
ui-colour-yellow = G
ui-colour-dual = D
ui-colour-special = S
ui-cards-flight = { $number ->
    [1] { "" }
   *[other] { $number }
}
ui-cards-hand = Hand
ui-cards-hand-of = Hand { $side }
ui-cards-holds = { $side } hält { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-cards-deck = Talon { $cards }
ui-cards-pile = gespielt: { $cards }
ui-cards-pile-flight = Fluchtsymbole: { $flight }
ui-cards-none = Die Auslage ist leer.

## Leisten
ui-track-prestige = Prestige
ui-track-currency = Devisen
ui-track-socialists = Sozialisten
ui-tracks-field = { $side }: { $does }
ui-tracks-field-none = auf 0 ohne Wirkung
ui-tracks-income = Devisen { $track } + Exporte { $exports } = { $income }; zahlt { $needed }
ui-tracks-gain = { $gain ->
    [0] unverändert
   *[other] { $signed } am Ende
}; Plan { $areas }, Kader { $cadre_school }, von { $limit }
ui-tracks-flight = Flucht
ui-tracks-flight-told = Karten { $symbols } + Westen { $west_best } + rote SG { $red_power } + Protest DDR { $east_protest } − Osten { $east_worst } − Protest BRD { $west_protest }
ui-tracks-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-tracks-wall = Mauer
ui-tracks-wall-costs = 9.1 kostet 1 Prestige und 1 Punkt
ui-tracks-power = Staatsgewalt
ui-tracks-power-none = keine
ui-tracks-dissolved = die Stasi ist aufgelöst
ui-tracks-used = benutzt
ui-tracks-nearer = ein Feld nach Westen: { $west }; nach Osten: { $east }

## Vorschau
ui-forecast-now = Wenn { $decade } jetzt endete
ui-forecast-ends = Das Ende von { $decade }
ui-forecast-stands = wie es steht
ui-forecast-played = durchgespielt
ui-forecast-to-come = durchgespielt

## Dekadenende
ui-phase-nothing = Nichts zu tun.

## Was eine Karte sonst noch bewirkt
ui-preview-event = Ereignis: { $does }
ui-preview-only = Nur { SIDE($side) } darf es auslösen: { $does }
ui-option-special = { $option }: { $does }
ui-preview-denies = Nimmt { SIDE($side, form: "dat") } das Ereignis: { $does }

## Das Dekadenende Schritt für Schritt
ui-steps-title = Das Ende von { $decade }, wenn es jetzt käme
ui-step-rule-1 = Menschen verlassen die DDR: Je zwei Schritte der Flucht kosten sie einen Punkt Wirtschaft. Mit der Mauer verliert sie einen Punkt und Prestige.
ui-step-rule-2 = Wer im Prestige vorn liegt, führt die Symbole auf dem Feld der Marke aus.
ui-step-rule-3 = Die DDR braucht Devisen. Für jede, die fehlt, wird eine Fabrik marode.
ui-step-rule-4 = Jede Staatsgewaltkarte vor der DDR kostet sie einen Punkt Wirtschaft.
ui-step-rule-5 = Ein Gebiet, das seinen Lebensstandard nicht halten kann, verliert ihn.
ui-step-rule-6 = Gebiete, die schlechter leben als andere im eigenen Staat, bekommen Unruhe.
ui-step-rule-7 = Leben die Menschen jenseits der Grenze besser, bekommt das Gebiet Unruhe.
ui-step-rule-8 = Unbenutzte Staatsgewaltkarten entfernen Unruhe in der DDR.
ui-step-rule-9 = Sozialisten kommen oder gehen; in der DDR entfernen sie Unruhe.
ui-step-rule-10 = Vier Protestmarken stürzen einen Staat; sonst geht das Spiel weiter.

## Die Kartenliste
ui-cards-number = Nr. { $number }
ui-cards-event-of = { $side ->
    [both] Ereignis: beide
   *[other] Ereignis: nur { $short }
}
ui-cards-heading = Wert, * Hand, (fremdes Ereignis)

## Gebiete in vierzig Spalten
ui-areas-power-word = Kraft
ui-areas-export-word = Export
ui-areas-standard-word = Leben
ui-areas-unrest-word = Unruhe→
ui-areas-protest-word = Protest
ui-tracks-on-board = { $gain }; Kader { $box }, Plan { $areas }
