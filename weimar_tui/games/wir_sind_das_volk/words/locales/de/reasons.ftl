### Warum eine Antwort nicht möglich ist. Den ersten Buchstaben macht das Programm groß.

reason-protest-here = hier wird nichts gebaut: In { NAME($area) } herrscht Massenprotest
reason-needs-factory = diese Linie führt noch zu keiner Fabrik
reason-needs-external-factory = Infrastruktur zu einer ausländischen Stadt braucht zuerst deren Fabrik
reason-line-on-it = auf einer ihrer Verbindungen liegt noch Infrastruktur
reason-not-your-colour = dieses Ereignis darfst du nicht auslösen: Die Karte hat die Farbe der anderen Seite
reason-own-economy-too-small = du müsstest mehr eigene Wirtschaft abbauen, als du hast
reason-power-missing = es fehlt Wirtschaftskraft: { $missing }; die Karte kann noch { $left } geben
reason-one-per-area = je Aktion bekommt ein Gebiet nur einen
reason-sector-ahead = sein Sektor hat schon mehr als ein anderer: Die Sektoren werden gleichmäßig gefüllt
reason-supplier-not-ahead = es bräuchte mehr Lebensstandard als ganz West-Berlin
reason-nothing-to-remove = es gibt keine Unruhe zu entfernen
reason-only-east = nur die DDR darf die Sonderkarte nehmen
reason-razed = dieser Platz ist für immer gesperrt
reason-external-stays = eine externe Fabrik kann nicht abgebaut werden
reason-rundown-stays = eine marode Fabrik kann nicht abgebaut werden
reason-only-by-transfer = West-Berlin bekommt Lebensstandard nur von einem Patenland
reason-nothing-to-pass-on = hat in dieser Aktion keinen Lebensstandard bekommen
