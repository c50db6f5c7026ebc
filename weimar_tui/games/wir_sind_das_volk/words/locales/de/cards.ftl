### Ganze Karten, wie das Nachschlagewerk sie zeigt.

card-title = { $id } { $name } ({ $year })
card-values = { $colour ->
    [red] Rote Karte, ein Ereignis der DDR.
    [yellow] Gelbe Karte, ein Ereignis der Bundesrepublik.
   *[dual] Duale Karte, ein Ereignis für beide; ein Symbol oder Pfeil darf für ungültig erklärt werden.
} Wert: Bundesrepublik { $west }, DDR { $east }.
card-values-special = Sonderkarte der Dekade { $roman }: nur für die DDR, nur für ihr Ereignis.
card-flight = { $flight ->
    [one] 1 Fluchtsymbol: In dieser Dekade gespielt, vergrößert es die Flucht um einen Schritt.
   *[other] { $flight } Fluchtsymbole: In dieser Dekade gespielt, vergrößern sie die Flucht um { $flight } Schritte.
}
card-power = { $power ->
    [red] Rote Staatsgewalt: Vor der DDR entfernt sie 1 Unruhe je Dekade, kostet 1 Punkt und vergrößert die Flucht um einen Schritt.
   *[pink] Rosa Staatsgewalt: Vor der DDR entfernt sie 1 Unruhe je Dekade und kostet 1 Punkt.
}
card-source-rulebook = Das Regelheft erläutert diese Karte; Werte und Symbole sind die der gedruckten.
card-source-report = Werte und Symbole sind die der gedruckten Karte.
card-source-original = Eigener Entwurf.
