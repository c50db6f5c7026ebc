### Titles and content of dialogs

dialog-cards = Cards of { $seat }
dialog-price = The price of the special card
dialog-void = A dual card
dialog-guillaume = Guillaume
dialog-overflow = An arrow at the end of its track
dialog-prestige = 9.2 Prestige
dialog-hamburg = 9.5 Hamburg
ui-hamburg-loses = For { $area }: { $losses ->
    [none] nothing is lost
   *[other] { $losses } living standard
}
