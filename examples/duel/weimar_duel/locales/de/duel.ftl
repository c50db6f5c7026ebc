game-title = Duell
seat-name-red = Rot
seat-name-blue = Blau
seat-name-green = Grün
ui-player-first = Draufgänger
ui-ending-time = Zeit
ui-ending-touched = Als Letzter auf der Bahn
ui-pane-piste = Fechtbahn
ui-pane-hand = Hand

question-stance = Wie stehst du in dieser Runde?
question-rival = Gegen wen?
question-strike = Greifst du an?
question-answer = { $depth ->
    [0] Du wirst angegriffen. Parierst du?
   *[other] Antwortest du?
}
waiting-stance = eine Haltung
waiting-rival = ein Gegner
waiting-strike = ein Angriff
waiting-answer = eine Antwort

answer-guard = Deckung: ein Treffer weniger gegen dich
answer-lunge = Ausfall: ein Würfel mehr bei deinen Angriffen
answer-wait = Abwarten
answer-pass = Nichts

event-ready = { $seat } ist bereit.
event-revealed = Haltungen: { $stances }.
event-struck = { $seat } greift an: { $card }.
event-answered = { $seat } antwortet: { $card }.
event-landed = { $seat } würfelt { $faces }: { $hits ->
    [0] kein Treffer.
    [one] ein Treffer.
   *[other] { $hits } Treffer.
}
event-drew = { $seat } zieht eine Karte.
stance-guard = Deckung
stance-lunge = Ausfall
stance-wait = abwartend

reason-no-strike = { $card } ist kein Angriff.
preview-strike = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}: mindestens ein Treffer { $hits } %
courage = { $seat }: Mut { $courage }
outcome-time = Die Zeit ist um. Am meisten Mut hatte { $winners }.
outcome-touched = { $winners } steht als Letzter auf der Bahn.
