### Titel der Dialoge und was in ihnen steht

dialog-cards = Karten: { $seat }
dialog-price = Der Preis der Sonderkarte
dialog-void = Eine duale Karte
dialog-guillaume = Guillaume
dialog-overflow = Ein Pfeil am Ende der Leiste
dialog-prestige = 9.2 Prestige
dialog-hamburg = 9.5 Hamburg
ui-hamburg-loses = Für { $area }: { $losses ->
    [none] nichts geht verloren
   *[other] { $losses } Lebensstandard
}
