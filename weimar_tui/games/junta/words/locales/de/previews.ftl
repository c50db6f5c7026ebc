### Was eine Antwort brächte. Chancen kommen als Prozent ohne das Zeichen.

preview-fight = Gegen { FAMILY($against) } { AREA($area, form: "in") }{ $others }: Du gewinnst zu { $taken } %, wirst zu { $held } % zurückgeschlagen, zu { $neither } % weicht niemand. Du verlierst im Schnitt { NUMBER($mine, minimumFractionDigits: 1) } Einheiten, der Gegner { NUMBER($theirs, minimumFractionDigits: 1) }.
preview-others = { " " }({ $others })
preview-helping = { $families } { $number ->
    [one] schießt
   *[other] schießen
} mit dir
preview-joining = { $families } { $number ->
    [one] schießt
   *[other] schießen
} auch auf dich
preview-fight-together = Zu { $together } % hält deine Seite das Gebiet allein.
preview-fight-worst = Schießen alle dort auf dich: Du gewinnst zu { $taken } %, wirst zu { $held } % zurückgeschlagen, zu { $neither } % weicht niemand.
preview-bombardment = Treffer auf { FAMILY($target) } { AREA($area, form: "in") }: { $chances }.
preview-hits = { $number ->
    [0] kein Treffer
    [1] einer
    [2] zwei
   *[3] drei
}{ $more ->
    [yes] { " " }oder mehr
   *[no] { "" }
} { $percent } %
preview-bribe = Bei { $span } bringt ein Würfel { $each ->
    [one] eine Einheit
   *[other] zwei Einheiten
} auf deine Seite. Im Mittel { NUMBER($mean, maximumFractionDigits: 1) } von { $there }; keine einzige { $none } %.
preview-attempt = Gelingt { $kills } %: der richtige Ort nach Gewohnheit { $place } %{ $die ->
    [all] { "" }
   *[other] , der Würfel { $die } %
}, kein Schutz { $shield } %.{ $known ->
    [yes] { " " }Bisher gesehen: { $seen }.
   *[no] { "" }
}
preview-seen = { WORD("place", $place, form: "name") } { $count }
preview-votes = Abgegeben: { $yes } Ja, { $no } Nein.
preview-votes-certain = { $side ->
    [yes] Es wird angenommen, was die anderen auch tun.
   *[no] Es wird abgelehnt, was die anderen auch tun.
}
preview-votes-open = Ämter und Einfluss stehen noch aus: { $votes }.
preview-votes-unseen = Höchstens { $number } mehr durch Karten, die niemand gesehen hat.

## Vertrauen
ledger = { FAMILY($family) } hat von den Versprechen, die du kennst, { $kept } gehalten und { $broken } gebrochen.
ledger-none = { FAMILY($family) } hat noch nichts versprochen, wovon du weißt.
