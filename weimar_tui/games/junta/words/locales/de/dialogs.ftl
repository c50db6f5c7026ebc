### Dialoge und Seiten, die während des Spiels erscheinen

dialog-place = { $seat }: Wohin heute Abend?
dialog-attempt = { $seat }: ein Attentat
dialog-shield = { $seat }: ein Attentat auf dich
dialog-purse = { $seat }: Geld
dialog-budget = { $seat }: das Budget
dialog-battle = { $seat }: Kampf
dialog-sides = { $seat }: der Putsch
dialog-squad = { $seat }: das Erschießungskommando
dialog-gunboat = Das Kanonenboot
dialog-strike = Ein Luftschlag
dialog-evening = Der Abend in Puerto Plátano
dialog-coup-began = Ein Putsch
dialog-coup-city = Bis er vorbei ist, nimmt die Stadt den größten Teil des Bildschirms ein.
dialog-return = { $seat }: zurück aus dem Exil
dialog-broken = Ein gebrochenes Versprechen
dialog-vote = Die Abstimmung in der Kammer
dialog-elected = Ein neuer Präsident
dialog-elected-votes = { $seat }: { $number } { $number ->
    [one] Stimme
   *[other] Stimmen
}
dialog-elected-you = Du vergibst die Ämter, ziehst die Hilfe und behältst, was das Budget übrig lässt. Einen Putsch kannst du nicht beginnen.
dialog-exile = { $seat } im Exil
dialog-exile-means = Dort kann niemand { $seat } töten, aber { $seat } hat keine Stimmen und befehligt keine Einheiten. Für Tote und Exilanten übt der Präsident als Schwager ein Amt aus.
dialog-coup-over = Der Putsch ist vorbei
dialog-fight = Kampf { AREA($area, form: "in") }
dialog-centre = { AREA($area) }: { $side ->
    [junta] die Junta
   *[president] der Präsident
}

ui-street-seen = Gesehen, der jüngste Abend zuletzt
ui-budget-left = behält bisher { $number }
ui-fight-force = { $units }, { $dice } Würfel
ui-fight-lost = bisher verloren: { $number }
ui-centre-junta = Junta
ui-centre-president = Präsident
ui-place-habit = { $nights ->
    [0] Noch kennt niemand deine Gewohnheiten. Die anderen erwarten jede Familie dort mit { $percent } %.
    [1] Am einzigen Abend mit offener Bank warst du { $times ->
        [0] woanders
       *[other] dort
    }. Wer auf Gewohnheit setzt, erwartet dich dort mit { $percent } %.
   *[other] Du wurdest dort an { $times } von { $nights } Abenden mit offener Bank gesehen. Wer auf Gewohnheit setzt, erwartet dich dort mit { $percent } %.
}
ui-victim-about = { $keeps ->
    [yes] { $family } verteilt die Hilfe und behält den Rest.
   *[no] { $announced ->
        [0] Für { $family } war in dieser Runde nichts angesagt.
        [1] Für { $family } war in dieser Runde 1 Million angesagt.
       *[other] Für { $family } waren in dieser Runde { $announced } Millionen angesagt.
    }
} Nach Gewohnheit am ehesten: { $place }, { $percent } %. Karten auf der Hand: { $cards }.
ui-budget-votes = In Klammern die offenen Stimmen; deine: { $number }.
ui-form-votes = Stimmen
ui-form-envelope = Umschlag
