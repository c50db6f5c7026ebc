### Worauf die anderen warten, während eine Partei gefragt ist.

waiting-absolute-majority = wer allein regiert
waiting-action = die nächste Aktion{ $city ->
    [none] { "" }
   *[other] { " " }in { NAME($city) }
}
waiting-action-city = in welcher Stadt { CARD($card) } wirkt
waiting-agenda = die Agenda für Runde { $round }
waiting-answer-proposal = die Antwort zu „{ ISSUE($issue) }“
waiting-break-tie = ein Gleichstand ist zu entscheiden
waiting-break-vote-tie = eine unentschiedene Abstimmung ist zu entscheiden
waiting-cast-vote = die Stimmabgabe
waiting-choose-city = die Wahl einer Stadt
waiting-choose-issue = die Wahl eines Themas
waiting-choose-option = die Wahl einer Option
waiting-choose-society = die Wahl eines Gesellschaftsmarkers
waiting-choose-unit = die Wahl einer Einheit
waiting-debate = die Debatte
waiting-discard = eine Karte zum Abwerfen
waiting-event-order = wann das Ereignis von { CARD($card) } eintritt
waiting-fight-target = gegen wen in { NAME($city) } gekämpft wird
waiting-first-player = wer diese Runde beginnt
waiting-full-city = wessen Parteibasis in { NAME($city) } entfernt wird
waiting-give-up-base = eine Parteibasis für die NSDAP-Leiste
waiting-increase = ob Ergebnis +1 bezahlt wird
waiting-join-coalition = eine Koalition mit { PARTY($partner, form: "to") }
waiting-lend-reichswehr = ob die schwarze Reichswehr in { NAME($city) } zur Verfügung steht
waiting-majority-tie = ein Gleichstand um die meisten Themen
waiting-may = ob eine Option genutzt wird
waiting-minor-party = wer die { PARTY($minor, form: "name") } kontrolliert
waiting-move-police = ob Polizei nach { NAME($city) } kommt
waiting-move-to = wohin eine Einheit kommt
waiting-move-unit = zu bewegende Einheiten
waiting-name-chancellor = wer den Kanzler stellt
waiting-name-finalist = wer in den zweiten Wahlgang kommt
waiting-name-opponent = die Wahl eines Gegners
waiting-name-winner = wer gewinnt
waiting-negotiate = welche Außenpolitikkarte verhandelt wird
waiting-oppose-coup = ob sich Einheiten dem Putsch in { NAME($city) } entgegenstellen
waiting-order-coalitions = welche Koalition als Nächste gefragt wird
waiting-order-issues = welches Thema als Nächstes abgehandelt wird
waiting-order-voting = die Reihenfolge der Abstimmung
waiting-pay = ob ein Preis gezahlt wird
waiting-place-base = eine Parteibasis der Vorbereitung
waiting-place-flag = die Wahl einer Flagge
waiting-play-before = eine Karte vor den Impulsen
waiting-play-card = eine Karte
waiting-pledge = die Zusage von Reservepunkten
waiting-president-debate = ob die Karte „Reichspräsident“ eingesetzt wird
waiting-propose-issue = ein Vorschlag zu „{ ISSUE($issue) }“
waiting-react = { $trigger ->
    [event] eine Reaktion auf das Ereignis von { CARD($card) }
    [debate] eine Reaktion auf die Debatte mit { CARD($card) }
    [negotiate] eine Reaktion auf die Verhandlung von { CARD($card) }
    [roll] eine Reaktion auf den Wurf
   *[other] eine Reaktion auf { ACTION($trigger, "", form: "one") } in { NAME($city) }
}
waiting-redeploy-unit = die Wahl einer aufgelösten Einheit
waiting-remove-flag = die Wahl einer Flagge
waiting-remove-society = die Wahl eines Gesellschaftsmarkers
waiting-resolve-issue = was aus „{ ISSUE($issue) }“ folgt
waiting-strike-on-prussia = der Preußenschlag
waiting-vote-again = ob neu um Stimmen gewürfelt wird
