### Previews of options. Chances are percentages without the sign.

preview-fight = Against { FAMILY($against) } { AREA($area, form: "in") }{ $others }: you win { $taken }%, you are driven back { $held }%, no change { $neither }%. Average losses: { NUMBER($mine, minimumFractionDigits: 1) } units for you, { NUMBER($theirs, minimumFractionDigits: 1) } for them.
preview-others = { " " }({ $others })
preview-helping = { $families } { $number ->
    [one] fires
   *[other] fire
} with you
preview-joining = { $families } { $number ->
    [one] fires
   *[other] fire
} at you too
preview-fight-together = Your side alone holds the area { $together }%.
preview-fight-worst = If everyone there fires at you: you win { $taken }%, you are driven back { $held }%, no change { $neither }%.
preview-bombardment = Hits on { FAMILY($target) } { AREA($area, form: "in") }: { $chances }.
preview-hits = { $number ->
    [0] no hit
    [1] one
    [2] two
   *[3] three
}{ $more ->
    [yes] { " " }or more
   *[no] { "" }
} { $percent }%
preview-bribe = On { $span }, a die wins over { $each ->
    [one] one unit
   *[other] two units
}. On average { NUMBER($mean, maximumFractionDigits: 1) } of { $there }; not a single one { $none }%.
preview-attempt = Success { $kills }%: right place, judging by habit, { $place }%{ $die ->
    [all] { "" }
   *[other] , die roll { $die }%
}, no shield { $shield }%.{ $known ->
    [yes] { " " }Seen so far: { $seen }.
   *[no] { "" }
}
preview-seen = { WORD("place", $place, form: "name") } { $count }
preview-votes = Cast: { $yes } Yes, { $no } No.
preview-votes-certain = { $side ->
    [yes] It passes whatever the others do.
   *[no] It fails whatever the others do.
}
preview-votes-open = Votes still possible from offices and influence: { $votes }.
preview-votes-unseen = At most { $number } more from hidden cards.

## Trust
ledger = As far as you know, { FAMILY($family) } has kept { $kept } and broken { $broken } promises.
ledger-none = As far as you know, { FAMILY($family) } has not promised anything yet.
