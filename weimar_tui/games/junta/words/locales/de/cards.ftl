### Ganze Karten: was sie sind, wann man sie spielen kann, was sie brauchen, woher sie stammen.

card-title = { $name }
card-facts = { WORD("type", $type) }{ $count ->
    [one] { "" }
   *[other] { " " }· { $count } im Spiel
}
card-needs-card = Nur mit { CARD($card) } vor dir.
card-needs-office = Nur für { OFFICE($office, form: "acc") }.
card-source-fact = Aus einer alten Ausgabe überliefert.
card-source-original = Von uns.

## Wann man eine Karte spielen kann
card-when-influence = Offen auslegen, wenn geredet wird oder bevor du abstimmst. Er bleibt, bis deine Familie stirbt.
card-when-vote = Wenn du in einer Abstimmung oder Wahl an der Reihe bist.
card-when-donation = Wenn geredet wird, bei zu vielen Karten auf der Hand, oder im Putsch in deiner Bewegung.
card-when-attempt = Wenn Attentate angesagt werden.
card-when-shield = Wenn jemand dich töten oder bei deiner Rückkehr aus dem Exil erschießen will.
card-when-attempt-shield = Wenn Attentate angesagt werden oder wenn jemand dich töten will.
card-when-sway = Im Putsch, in deiner Bewegung.
card-when-place = Um einen Putsch zu beginnen, um dich anzuschließen, oder in deiner Bewegung.
card-when-excuse = Wenn du gefragt wirst, ob du einen Putsch beginnst.
card-when-end-vote = In der ersten Runde einer Abstimmung, wenn du an der Reihe bist.
card-when-revote = In einer Abstimmung, bevor das Ergebnis verkündet ist.
card-when-influence-event = Wenn du in einer Abstimmung oder Wahl an der Reihe bist.
card-when-motion-remove = Wenn vor der Vergabe der Ämter geredet wird.
card-when-alternative-budget = Wenn ein Budget abgelehnt und nicht erzwungen wurde.
card-when-account = Wenn über Ämter oder das Budget geredet wird, oder bei zu vielen Karten auf der Hand.
card-when-close-bank = Wenn über die Orte geredet wird, oder bevor das erste Attentat angesagt ist.
