### Places of effects, properties of cities, and conditions.

## Places: `.to` is the form for a destination.
place-any = { $many ->
    [yes] { $different ->
        [yes] in different cities
       *[no] in any cities
    }
   *[no] in any city
}
    .to = { $many ->
        [yes] to any cities
       *[no] to any city
    }
place-other = in another city
    .to = to another city
place-here = here
    .to = here
place-there = there
    .to = there
place-last = in the last of these cities
    .to = to the last of these cities
place-there-or-any = there (if no city was named: in any city)
    .to = there (if no city was named: to any city)
place-random = in a random city
    .to = to a random city
place-city = in { $cities }
    .to = to { $cities }
place-of = { $different ->
    [yes] in different cities out of { $cities }
   *[no] in { $cities }
}
    .to = to { $cities }
place-test = { $many ->
    [yes] { $different ->
        [yes] in different cities { $test }
       *[no] in cities { $test }
    }
   *[no] in a city { $test }
}
    .to = to a city { $test }

## What a city has: `.with` after "with", `.without` after "without", `.some` and `.none` after
## "there is", `.where` and `.where-not` as a clause.
test-with = with { $things }
test-without = without { $thing }
atom-unrest =
    .with = Unrest
    .without = Unrest
    .some = Unrest
    .none = no Unrest
atom-poverty =
    .with = Poverty
    .without = Poverty
    .some = Poverty
    .none = no Poverty
atom-prosperity =
    .with = Prosperity
    .without = Prosperity
    .some = Prosperity
    .none = no Prosperity
atom-regime =
    .with = a Regime
    .without = a Regime
    .some = a Regime
    .none = no Regime
atom-councils =
    .with = Councils
    .without = Councils
    .some = a Councils marker
    .none = no Councils marker
atom-uprising =
    .with = an Uprising
    .without = an Uprising
    .some = an Uprising
    .none = no Uprising
atom-party-threat =
    .with = a party threat
    .without = a party threat
    .some = a party threat
    .none = no party threat
atom-threat =
    .with = a threat
    .without = a threat
    .some = a threat
    .none = no threat
atom-free =
    .with = a free base space
    .without = a free base space
    .some = a free base space
    .none = no free base space
atom-full =
    .where = where every base space is taken
    .where-not = where a base space is free
    .some = no free base space
    .none = a free base space
atom-base =
    .with = { $count ->
        [1] { $who ->
            [self] a base of yours
           *[other] a base of { PARTY($who, form: "by") }
        }
       *[other] at least { $count } bases of { $who ->
            [self] yours
           *[other] { PARTY($who, form: "by") }
        }
    }
    .without = { $who ->
        [self] a base of yours
       *[other] a base of { PARTY($who, form: "by") }
    }
    .some = { $count ->
        [1] { $who ->
            [self] a base of yours
           *[other] a base of { PARTY($who, form: "by") }
        }
       *[other] a group of at least { $count } bases of { $who ->
            [self] yours
           *[other] { PARTY($who, form: "by") }
        }
    }
    .none = { $who ->
        [self] no base of yours
       *[other] no base of { PARTY($who, form: "by") }
    }
atom-majority =
    .where = { $who ->
        [self] where you hold the most bases
       *[other] where { PARTY($who, form: "by") } holds the most bases
    }
    .where-not = { $who ->
        [self] where you do not hold the most bases
       *[other] where { PARTY($who, form: "by") } does not hold the most bases
    }
    .some = { $who ->
        [self] a majority of your bases
       *[other] a majority of bases of { PARTY($who, form: "by") }
    }
    .none = { $who ->
        [self] no majority of your bases
       *[other] no majority of bases of { PARTY($who, form: "by") }
    }
atom-unit =
    .with = { UNITS($units, 1, form: "some") }
    .without = { UNITS($units, 1, form: "some") }
    .some = { UNITS($units, 1, form: "some") }
    .none = { UNITS($units, 1, form: "none") }

## Units as cards name them: `.count` with the variable $count, `.some` for one of them.
units-own =
    .count = { $count } of your units
    .some = a unit of yours
    .none = no unit of yours
units-gov =
    .count = { $count } government { $count ->
        [one] unit
       *[other] units
    }
    .some = a government unit
    .none = no government unit
units-police =
    .count = { $count } Police { $count ->
        [one] unit
       *[other] units
    }
    .some = a Police unit
    .none = no Police unit
units-reichswehr =
    .count = { $count } Reichswehr { $count ->
        [one] unit
       *[other] units
    }
    .some = a Reichswehr unit
    .none = no Reichswehr unit
units-controlled =
    .count = { $count } controlled { $count ->
        [one] unit
       *[other] units
    }
    .some = a unit you control
    .none = no unit you control
units-enemy =
    .count = { $count } enemy { $count ->
        [one] unit
       *[other] units
    }
    .some = an enemy unit
    .none = no enemy unit
units-any =
    .count = { $count } { $count ->
        [one] unit
       *[other] units
    } of any party
    .some = a unit
    .none = no unit
units-spd =
    .count = { $count } SPD { $count ->
        [one] unit
       *[other] units
    }
    .some = an SPD unit
    .none = no SPD unit
units-kpd =
    .count = { $count } KPD { $count ->
        [one] unit
       *[other] units
    }
    .some = a KPD unit
    .none = no KPD unit
units-dnvp =
    .count = { $count } DNVP { $count ->
        [one] unit
       *[other] units
    }
    .some = a DNVP unit
    .none = no DNVP unit

## Conditions, in the form used after "If"
if-in-gov = { $subject ->
    [self] { $negated ->
        [yes] you are not in government
       *[no] you are in government
    }
   *[other] { PARTY($subject, form: "by") } is { $negated ->
        [yes] not in government
       *[no] in government
    }
}
if-is = { $negated ->
    [yes] you are not { PARTY($subject, form: "by") }
   *[no] you are { PARTY($subject, form: "by") }
}
if-president = { $subject ->
    [self] { $negated ->
        [yes] the Reichspräsident is not yours
       *[no] the Reichspräsident is yours
    }
   *[other] the Reichspräsident is { $negated ->
        [yes] not of { PARTY($subject, form: "by") }
       *[no] of { PARTY($subject, form: "by") }
    }
}
if-rentenmark = the Rentenmark { $negated ->
    [yes] is not yet introduced
   *[no] is introduced
}
if-exists = there is { $negated ->
    [yes] no city
   *[no] a city
} { $test }
if-city = { $negated ->
    [yes] it is not so that there is { $things } in { NAME($city) }
   *[no] there is { $things } in { NAME($city) }
}
if-here = { $negated ->
    [yes] it is not so that there is { $things } here
   *[no] there is { $things } here
}
if-fa-done = { CARD($subject) } { $negated ->
    [yes] has not been completed
   *[no] has been completed
}
if-count = { $negated ->
    [yes] it is not so that there are
   *[no] there are
} at { $limit } { $value } { THREAT($subject) } on the board
if-flags = { $negated ->
    [yes] it is not so that there are
   *[no] there are
} at { $limit } { $value } { $value ->
    [one] flag
   *[other] flags
} of { NATION($subject) }
if-economy = the economy is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}at level { $value } or { $limit ->
    [most] lower
   *[least] higher
}
if-round = it is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}round { $value } or { $limit ->
    [most] earlier
   *[least] later
}
if-nsdap = there are { $negated ->
    [yes] not { "" }
   *[no] { "" }
}at { $limit } { $value } figures on the NSDAP track
