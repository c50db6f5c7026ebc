### Whole cards, as the codex shows them.

card-title = { $id } { $name } ({ $year })
card-values = { $colour ->
    [red] Red card, an event of the East.
    [yellow] Yellow card, an event of the West.
   *[dual] Dual card, an event of either side; one symbol or arrow may be declared void.
} Value: West { $west }, East { $east }.
card-values-special = Special card of decade { $roman }: for the East alone, for its event alone.
card-flight = { $flight ->
    [one] 1 flight symbol: played in this decade, it makes flight greater by a step.
   *[other] { $flight } flight symbols: played in this decade, it makes flight greater by { $flight } steps.
}
card-power = { $power ->
    [red] Red state power: in front of the East it removes 1 unrest a decade, costs 1 point and makes flight greater by a step.
   *[pink] Pink state power: in front of the East it removes 1 unrest a decade and costs 1 point.
}
card-source-rulebook = The rulebook explains this card; its values and symbols are those of the printed one.
card-source-report = Values and symbols are those of the printed card.
card-source-original = This card is somebody's own design.
