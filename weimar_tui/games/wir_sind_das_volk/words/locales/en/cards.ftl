### Full cards, as the codex shows them.

card-title = { $id } { $name } ({ $year })
card-values = { $colour ->
    [red] Red card: an event of the East.
    [yellow] Yellow card: an event of the West.
   *[dual] Dual card: an event for either side; the player can declare one symbol or arrow void.
} Value: West { $west }, East { $east }.
card-values-special = Special card of decade { $roman }: only the East can take it, and only for its event.
card-flight = { $flight ->
    [one] 1 flight symbol: if played in this decade, it increases flight by 1 step.
   *[other] { $flight } flight symbols: if played in this decade, it increases flight by { $flight } steps.
}
card-power = { $power ->
    [red] Red state power: as long as the East has it, it removes 1 unrest per decade, costs 1 point and increases flight by 1 step.
   *[pink] Pink state power: as long as the East has it, it removes 1 unrest per decade and costs 1 point.
}
card-source-rulebook = The rulebook explains this card; its values and symbols are as printed.
card-source-report = Values and symbols as printed on the card.
card-source-original = A custom card, not part of the original game.
