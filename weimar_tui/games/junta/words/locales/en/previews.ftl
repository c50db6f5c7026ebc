### What an option would bring. Chances come as percent without the sign.

preview-fight = Against { FAMILY($against) } { AREA($area, form: "in") }{ $others }: you take it { $taken }%, you are thrown back { $held }%, nobody moves { $neither }%. You lose { NUMBER($mine, minimumFractionDigits: 1) } units on average, they { NUMBER($theirs, minimumFractionDigits: 1) }.
preview-others = { " " }({ $others })
preview-helping = { $families } { $number ->
    [one] fires
   *[other] fire
} with you
preview-joining = { $families } { $number ->
    [one] fires
   *[other] fire
} at you too
preview-fight-together = Your side has it alone { $together }%.
preview-fight-worst = If all there fire at you: you take it { $taken }%, you are thrown back { $held }%, nobody moves { $neither }%.
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
preview-attempt = Succeeds { $kills }%: the right place by habit { $place }%{ $die ->
    [100] { "" }
   *[other] , the die { $die }%
}, no shield { $shield }%.{ $known ->
    [yes] { " " }Seen so far: { $seen }.
   *[no] { "" }
}
preview-seen = { WORD("place", $place, form: "name") } { $count }
preview-votes = Cast: { $yes } Yes, { $no } No.
preview-votes-certain = { $side ->
    [yes] It is carried whatever the others do.
   *[no] It is rejected whatever the others do.
}
preview-votes-open = Offices and influence still to come: { $votes }.
preview-votes-unseen = At most { $number } more by cards nobody has seen.

## Trust
ledger = { FAMILY($family) } has kept { $kept } and broken { $broken } promises that you know of.
ledger-none = { FAMILY($family) } has promised nothing yet that you know of.
