### Effects of cards. Clauses without a full stop that fit after a colon; the program capitalises the
### first letter. $sign is gain or lose, $count the amount without its sign, $signed with it.

effect-seat = { $who ->
    [self] { $sign ->
        [gain] gain
       *[lose] lose
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] gains
       *[lose] loses
    }
} { $count } { $count ->
    [one] seat
   *[other] seats
}
effect-base = { $who ->
    [self] { $sign ->
        [gain] place { $count } { $count ->
            [one] base
           *[other] bases
        }
       *[lose] remove { $count } of your bases
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] places { $count } { $count ->
            [one] base
           *[other] bases
        }
       *[lose] removes { $count } of its bases
    }
} { $where }{ $by_self ->
    [yes] { $city ->
        [one] { "" }
       *[open] { " " }(you choose the city)
    }
   *[no] { "" }
}
effect-vp = { $who ->
    [self] { $sign ->
        [gain] gain
       *[lose] lose
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] gains
       *[lose] loses
    }
} { $count } VP
effect-reserve = { $who ->
    [self] { $sign ->
        [gain] gain
       *[lose] lose
    }
   *[other] { PARTY($who) } { $sign ->
        [gain] gains
       *[lose] loses
    }
} { $count } { $count ->
    [one] Reserve point
   *[other] Reserve points
}
effect-crisis = { $who ->
    [self] make
   *[other] { PARTY($who) } makes
} { $number } { $number ->
    [one] Crisis Roll
   *[other] Crisis Rolls
}
effect-nsdap = { $who ->
    [self] place one of your figures on the NSDAP track
    [opp] place a figure of an opponent of your choice on the NSDAP track
    [that] that party places one of its figures on the NSDAP track
   *[other] place a figure of { PARTY($who) } on the NSDAP track
}
effect-score = { $what ->
    [seats] score seats: every party gains 1 VP for every 2 of its seats
   *[bases] score bases: every party gains 1 VP for every 3 of its bases
}

effect-draw-next = { $who ->
    [self] draw
   *[other] { PARTY($who) } draws
} { $number } extra party { $number ->
    [one] card
   *[other] cards
} next round
effect-lead-next = { $who ->
    [self] you play first next round
   *[other] { PARTY($who) } plays first next round
}
effect-discard = { $who ->
    [self] discard
   *[other] { PARTY($who) } discards
} { $number } { $politician ->
    [yes] { $number ->
        [one] politician
       *[other] politicians
    }
   *[no] { $number ->
        [one] card
       *[other] cards
    }
} from hand, if possible

effect-issue = { $issue ->
    [any-white] put a white issue of your choice on space { CELL($cell) }
   *[other] put the issue “{ ISSUE($issue) }” on space { CELL($cell) }
}
effect-debate = { $moved ->
    [yes] debate { $first } with an issue that was just moved
   *[no] { $second ->
        [0] debate { $first }
       *[other] debate { $first } and { $second }
    }
}
effect-society = { $sort ->
    [any] place any white society marker
    [group] place a society marker of the group “{ SOCIETY($marker) }”
   *[named] place the society marker “{ SOCIETY($marker) }”
}
effect-society-off = { $sort ->
    [any] remove any society marker
    [group] remove a society marker of the group “{ SOCIETY($marker) }”
   *[named] remove the society marker “{ SOCIETY($marker) }”
}

effect-marker = { $sign ->
    [gain] place { $count } { THREAT($marker) }{ $place ->
        [random] { $count ->
            [one] { "" }
           *[other] , each
        }
       *[other] { "" }
    } { $where }
   *[lose] { $marker ->
        [poverty] { $place ->
            [any] remove { $count } Poverty in any city or from the DR box
           *[other] remove { $count } Poverty { $where }
        }
       *[other] remove { $count } { THREAT($marker) } { $where }
    }
}
effect-dr = { $sign ->
    [gain] place { $count } { THREAT($marker) } in the DR box
   *[lose] remove { $count } { THREAT($marker) } from the DR box
}
effect-economy = Economy { $signed }

effect-reinforce = add { UNIT($unit, $number) } to the supply
effect-move = move up to { UNITS($units, $number) } { $to }
effect-dissolve = dissolve { UNITS($units, $number) } { $where }{ $units ->
    [any] { " " }(no government unit)
   *[other] { "" }
}{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] { " " }(the owner chooses)
    }
}
effect-withdraw = return { UNITS($units, $number) } { $where } to the supply{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] { " " }(the owner chooses)
    }
}
effect-redeploy = move { $units ->
    [own] { $number } of your dissolved units
   *[other] { UNITS($units, $number) } from the dissolved area
} { $to }
effect-flip = turn { $number } Reichswehr { $number ->
    [one] unit
   *[other] units
} { $where } to { $number ->
    [one] its
   *[other] their
} { $side ->
    [black] black
   *[white] white
} side

effect-demonstrate = Demonstration { $where }
effect-coup = Coup { $where }
effect-counter-coup = Counter-Coup { $where }
effect-fight = Fight { $where }
effect-negotiate = Foreign Affairs action
mod = { $action } ({ $changes })
mod-result = result { $signed }
mod-dice = dice { $signed }
mod-unanswerable = no reactions allowed
effect-result = result { $signed }
effect-dice = dice { $signed }
effect-cancel = the action fails without effect
effect-reroll = reroll all dice

effect-flag = { $nation ->
    [any] { $sign ->
        [gain] place { $count } { $count ->
            [one] flag
           *[other] flags
        } of any nation
       *[lose] remove { $count } { $count ->
            [one] flag
           *[other] flags
        } of any nation
    }
   *[other] { $sign ->
        [gain] place { $count } { $count ->
            [one] flag
           *[other] flags
        } of { NATION($nation) }
       *[lose] remove { $count } { $count ->
            [one] flag
           *[other] flags
        } of { NATION($nation) }
    }
}
effect-minor = decide who controls the { PARTY($party, form: "name") }
effect-rule = { $duration ->
    [round] until the end of the round
    [next-round] until the end of the next round
   *[once] once
}{ $modifier ->
    [forbid] , { $who ->
        [self] { $scope ->
            [coalition] you must refuse every coalition
           *[other] you cannot carry out any { SCOPE($scope) }
        }
       *[other] { PARTY($who) } { $scope ->
            [coalition] must refuse every coalition
           *[other] cannot carry out any { SCOPE($scope) }
        }
    }
   *[other] : { $modifier ->
        [cost] cost { $signed } AP
        [dice] dice { $signed }
       *[result] result { $signed }
    } for { $who ->
        [self] your { SCOPE($scope) }
       *[other] { SCOPE($scope) } of { PARTY($who) }
    }
}
effect-share = { $who ->
    [self] you get
   *[other] { PARTY($who) } gets
} every benefit of the { PARTY($party, form: "name") } as well
effect-lay-open = place this card next to the Foreign Affairs deck; it can be negotiated from now on
effect-rentenmark = introduce the Rentenmark
effect-nsdap-shield = the next figure for the NSDAP track is not placed
effect-president-election = elect the Reichspräsident
effect-petition = vote. YES: { $yes }. NO: { $no }
effect-force-play = { $who ->
    [self] play
   *[other] { PARTY($who) } must play
} a card at once
effect-stresemann-out = remove the Gustav Stresemann card from the game
effect-strike-on-prussia = place one of your figures on the NSDAP track and: { $effect }. If you refuse and are not DNVP, DNVP does this without a figure

effect-choose = { $by ->
    [self] choose: { $options }
   *[other] { PARTY($by) } chooses: { $options }
}
effect-may = you may: { $effect }
effect-pay = you may: { $price }. If you do: { $then }{ $has-otherwise ->
    [yes] . If you do not: { $otherwise }
   *[no] { "" }
}
effect-if = if { $conditions }: { $then }{ $has-otherwise ->
    [yes] . Otherwise: { $otherwise }
   *[no] { "" }
}
effect-repeat = { $number ->
    [2] twice
    [3] three times
   *[other] { $number } times
}{ $diff ->
    [yes] , in a different city each time
   *[no] { "" }
}: { $effect }
effect-as = { PARTY($who) } carries out: { $effect }
effect-at = { $place ->
    [any] choose a city
   *[other] { $where }
}: { $effect }
effect-first = the first of these that is possible: { $options }
effect-roll = roll { $dice } { $dice ->
    [one] die
   *[other] dice
}: { $rows }
effect-row = { $span ->
    [from] { $low }+
    [one] { $low }
   *[many] { $low }-{ $high }
}: { $does }
effect-together = the players can spend { $reserve } Reserve together. If they do: { $then }. If not: { $otherwise }

## Politicians: when they can be played
react = when { $when }: { $does }
react-demonstrate = { PARTY($by, form: "by") } announces a Demonstration{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-coup = { PARTY($by, form: "by") } announces a Coup{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-counter-coup = { PARTY($by, form: "by") } announces a Counter-Coup{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-fight = { PARTY($by, form: "by") } announces a Fight{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-negotiate = { PARTY($by, form: "by") } announces a Foreign Affairs action
react-reaction = { PARTY($by, form: "by") } announces a Reaction{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-event = { PARTY($by, form: "by") } announces a card event
react-debate = { PARTY($by, form: "by") } has debated with a card
react-roll = { PARTY($by, form: "by") } rolls dice{ $located ->
    [yes] { " " }{ $where }
   *[no] { "" }
}
react-or = OR { $text }
