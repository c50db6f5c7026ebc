# Names and text of the panes

game-title = Weimar
seat-name-spd = SPD
seat-name-kpd = KPD
seat-name-z = Zentrum
seat-name-dnvp = DNVP
seat-name-nsdap = NSDAP
seat-short-spd = SPD
seat-short-kpd = KPD
seat-short-z = Z
seat-short-dnvp = DNVP
ui-minor-uspd = USPD
ui-minor-ddp = DDP
ui-minor-dvp = DVP
ui-threat-unrest = unrest
ui-threat-poverty = poverty
ui-threat-prosperity = prosperity
ui-threat-regime = regime
ui-threat-councils = councils
ui-threat-uprising = uprising
ui-threat-inflation = inflation
ui-threat-blockade = blockade
ui-threat-violent-peace = violent peace
ui-threat-instable-state = instable state
ui-threat-minority-cabinet = minority cabinet
ui-threat-black-friday = Black Friday
ui-threat-short-unrest = unr
ui-threat-short-poverty = pov
ui-threat-short-prosperity = pro
ui-threat-short-regime = reg
ui-threat-short-councils = cou
ui-threat-short-uprising = upr
ui-unit-mark-black = B
ui-unit-mark-police = P
ui-unit-mark-reichswehr = R
ui-nation-usuk = USA/UK
ui-nation-france = France
ui-nation-ussr = USSR
ui-president-ebert = Ebert
ui-president-none = nobody
ui-action-demonstrate = Demonstration
ui-action-coup = Coup
ui-action-counter-coup = Counter-Coup
ui-action-fight = Fight
ui-action-reaction = Reaction
ui-action-negotiate = Foreign Affairs
ui-action-roll = Roll
ui-action-crisis = Crisis Roll
ui-action-vote = Vote
ui-action-city = Random city
ui-pane-map = Germany
ui-pane-parliament = Parliament
ui-pane-opinion = Opinion Track
ui-pane-parties = Parties
ui-phase-setup = Setup
ui-phase-republic = Republic Phase
ui-phase-agenda = Agenda Phase
ui-phase-impulse = Impulse Phase
ui-phase-politics = Politics Phase
ui-phase-over = Game over
ui-head = Weimar · Round { $round } of { $last } · { $phase } · Chancellor { $chancellor } · Government { $government }
ui-head-short = Round { $round }/{ $last } · { $phase } · { $government }
ui-head-vp = VP
ui-dr-box-inflation = inflation
ui-dr-box-blockade = blockade
ui-dr-box-violent-peace = violent
ui-dr-box-instable-state = instable
ui-dr-box-minority-cabinet = minority
ui-dr-box-black-friday = Friday
ui-dr-box-poverty = poverty
ui-dr-box-title = DR box { $number } of { $limit }
ui-map-dissolved = Dissolved: { $units }
ui-map-denmark = DENMARK
ui-map-poland = POLAND
ui-map-czechoslovakia = CZECHOSLOVAKIA
ui-map-austria = AUSTRIA
ui-map-switzerland = SWITZERLAND
ui-map-france = FRANCE
ui-map-netherlands = NETHERLANDS
ui-map-leads = who leads
ui-map-nobody = tied
ui-map-threatened = threatened
ui-parliament-majority = Majority { $number } of { $seats }
ui-parliament-enough = { " " }yes
ui-parliament-overflow = { $number } above 24
ui-parliament-floor = Majority
ui-parliament-needed = { $number } of { $seats }
ui-society-short-protecting-republic-law = Republic Law
ui-society-short-unemployment-insurance = Unempl. Ins.
ui-society-short-stinnes-legien = Stinnes-Legien
ui-track-society = Society
ui-track-economy = Economy
ui-track-foreign-affairs = Treaties
ui-track-nsdap = NSDAP
ui-track-round = Round
ui-track-short-opinion = Opinion
ui-track-short-economy = Economy
ui-track-short-nsdap = NSDAP
ui-track-short-foreign-affairs = Treaty
ui-track-short-reserve = Reserve
ui-track-flags = flags
ui-track-nothing = nothing
ui-track-president = President { $name }
ui-economy-1 = poverty in 2 cities each round
ui-economy-2 = poverty in 1 city each round
ui-economy-3 = no effect
ui-economy-4 = prosperity in 1 city each round
ui-economy-5 = prosperity in 2 cities each round
ui-economy-short-1 = poverty in 2 cities
ui-economy-short-2 = poverty in 1 city
ui-economy-short-3 = no effect
ui-economy-short-4 = prosperity in 1 city
ui-economy-short-5 = prosperity in 2 cities
ui-economy-tiny-1 = poverty 2
ui-economy-tiny-2 = poverty 1
ui-economy-tiny-3 = no effect
ui-economy-tiny-4 = prosperity 1
ui-economy-tiny-5 = prosperity 2
ui-economy-rentenmark = Rentenmark
ui-affairs-needs = needs { $needs } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
ui-affairs-needs-short = { $needs }+ on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
ui-affairs-needs-tiny = { $needs }+ on { $dice }d
ui-affairs-done = { $number } done
ui-nsdap-figures = { $number } of { $limit }: at { $limit } everyone loses
ui-nsdap-figures-short = { $number } of { $limit }
ui-nsdap-shield = Iron Front
ui-column-vp = VP
ui-column-reserve = Reserve
ui-column-seats = Seats
ui-column-bases = Bases
ui-column-hand = Hand
ui-now-title = If the Politics Phase happened now
ui-now-governs = governs: { $calm } { $calm ->
    [one] city
   *[other] cities
} without threats, { $troubled } with two or more{ $troubled ->
    [0] { "" }
   *[other] { " " }· seats −{ $troubled }
}
ui-now-issues = Issues won: { $won } (1st: 3 seats, 2nd: 1)
ui-goal-few = { $threat ->
    [poverty] Poverty
   *[unrest] Unrest
} { $count } (≤2)
ui-goal-none = no { $threat ->
    [regime] Regime
   *[councils] Councils
}{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
ui-goal-each = { $threat ->
    [regime] Regimes
   *[councils] Councils
} { $count }
ui-parties-government-short = Gov. { $government }
ui-parties-government = Government: { $chancellor }{ $alone ->
    [yes] { " " }alone
   *[no] * with { $parties }
  }
ui-parties-agenda = { $party }: { $agenda }
ui-stresemann-active = Stresemann
ui-stresemann-inactive = (Stresemann)
ui-danger-cities = { $party }: { $threat } in { $number } cities{ $berlin ->
    [yes] , including Berlin
   *[no] { "" }
  }: one more can end the republic
ui-danger-dr-box = DR box: a seventh marker means anarchy
ui-danger-nsdap = NSDAP: with one more figure, everyone loses
ui-danger-seats = { $party }: half of the seats ends the republic
ui-danger-short-cities = { $party }: 1 { $kind ->
    [councils] Councils city
   *[other] Regime
  } from power
ui-danger-short-dr-box = 7th marker: anarchy
ui-danger-short-nsdap = NSDAP: 1 more ends the game
ui-danger-short-seats = { $party }: half the seats
ui-attempt = { $party }: { $action }{ $located ->
    [yes] { " " }in { $city }
   *[no] { "" }
  } · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }{ $modified ->
    [yes] , result { $modifier }
   *[no] { "" }
  }{ $fell ->
    [yes] { " " }· rolled { $rolled }: result { $result }
   *[no] { "" }
  }
ui-palette-points = Where the victory points came from
ui-preview-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }{ $modified ->
    [yes] { " " }({ $modifier })
   *[no] { "" }
  }: { $odds }
ui-preview-result = { $percent }% { $effects }
ui-thing-owners = Currently won by { $parties }.
ui-city-odds = Chance of a random roll hitting this city: { $ways } in 36.
ui-city-berlin = With Berlin, two more cities are enough for an overthrow.
ui-city-reaction = A base here lets you react to Demonstrations, Coups and Fights here, with { $party ->
    [spd] one die for each base.
   *[other] one die for each point of your units' strength.
  }
ui-city-unrest-radical = Unrest gives your Coup here one extra die.
ui-city-poverty-radical = Poverty gives your Coup here +1.
ui-city-unrest-z = Your Demonstration here can remove the Unrest.
ui-city-poverty-spd = Your Demonstration here can remove the Poverty.
ui-city-prosperity-spd = Prosperity gives your Counter-Coup here +1.
ui-city-prosperity-z = Prosperity gives your Counter-Coup here +1.
ui-city-cards = Your cards for this city: { $cards }.
ui-preview-what-base = a base
ui-preview-what-unrest-removed = Unrest removed
ui-preview-what-poverty-removed = Poverty removed
ui-preview-what-uprising = an Uprising
ui-preview-what-councils = Councils
ui-preview-what-regime = a Regime
ui-preview-what-power = the city won back
ui-preview-what-vp-lost = VP lost
ui-preview-what-seat-lost = a seat lost
ui-preview-what-base-lost = a base lost
ui-preview-what-dissolved = a unit dissolved
ui-preview-what-weakened = the action weakened
ui-preview-what-treaty = success
ui-preview-what-first = a city gets its first threat
ui-preview-what-troubled = a city has two threats
ui-preview-what-eased = a city no longer has two threats
ui-preview-what-calm = a city without threats
ui-preview-what-dr = one more marker in the DR box
ui-preview-what-dr-less = one marker fewer in the DR box
ui-preview-what-ends = anarchy
ui-preview-sum = { $percent }% { $what }
ui-preview-sum-if = { $what }: { $answer ->
    [oppose] { $percent }% if you oppose, { $other }% if not
    [lend] { $percent }% if you lend them, { $other }% if not
    [increase] { $percent }% if you pay, { $other }% if not
    [move] { $percent }% with the unit, { $other }% without
    [reroll] { $percent }% if rerolled, { $other }% if not
   *[react] { $percent }% with this reaction, { $other }% without
  }
ui-preview-sums = { $sums }.
ui-preview-treaties = Chances now: { $list }.
ui-preview-treaty = { $card } (needs { $needs }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }) { $percent }%{ $compared ->
    [yes] { " " }instead of { $before }%
   *[no] { "" }
  }
ui-preview-flag = Negotiations with { NAME($nation) }: { $after ->
    [one] 1 die
   *[other] { $after } dice
  } instead of { $before }.
ui-preview-flag-treaties = { $found ->
    [yes] Chances: { $list }.
   *[no] None of its treaties is open at the moment.
  }
ui-preview-found = On the board: { $list }.
ui-preview-found-of = { $kind ->
    [bases] bases of { $name }
   *[other] { $name }
  }: { $found ->
    [yes] { $cities }
   *[no] none
  }
ui-preview-found-in = { $city }{ $number ->
    [one] { "" }
   *[other] { " " }({ $number })
  }
ui-preview-moved = Just moved: { $list }.
ui-preview-moved-to = { $issue } (now on { $cell })
ui-preview-economy = Level { $level } of the economy allows { $allowed ->
    [0] no active Councils or Regimes
   *[other] at most { $allowed } active Councils or Regimes
  }; now there { $power ->
    [one] is 1
   *[other] are { $power }
  }, so it stays at level { $stays }.
ui-economy-power = { $level }: Councils+Regimes
ui-economy-limit = { $allowed ->
    [0] 0
   *[other] ≤{ $allowed }
  }, now { $power }
ui-economy-condition = { $level }: { $allowed ->
    [0] no Councils or Regimes
   *[other] ≤{ $allowed } Councils and Regimes
  } (now { $power })
ui-preview-city = { $change ->
    [first] { $city } then has a threat: 1 VP less for the government in step 5.
    [troubled] { $city } then has two threats: each governing party loses a seat for it in step 5.
    [eased] { $city } no longer has two threats and costs no seats in step 5.
    [calm] { $city } then has no threats: 1 VP more for the government in step 5.
    [dr] { $city } has Poverty already, so this one goes to the DR box.
    [dr-less] { $city } is prosperous already, so a Poverty leaves the DR box.
    [ends] { $city } has Poverty already, and the DR box is full.
    [same] In { $city } this changes nothing that counts in step 5.
   *[none] Both dice name another city, or the same again.
  }
ui-preview-change-vp = { $party } VP { $before } → { $after }
ui-preview-change-seats = { $party } seats { $before } → { $after }
ui-preview-change-reserve = { $party } Reserve { $before } → { $after }
ui-preview-change-bases = { $party } bases { $before } → { $after }
ui-preview-change-economy = Economy { $before } → { $after }
ui-preview-change-dr-box = DR box { $before } → { $after }
ui-preview-change-society = Society Track { $before } → { $after } of 7 markers
ui-preview-debate-means = Debate { $first }{ $second ->
    [0] { "" }
   *[other] { " " }and { $second }
  } here: move { $moved ->
    [yes] an issue that was just moved
   *[no] one issue
  } up to { $first ->
    [one] 1 step
   *[other] { $first } steps
  } on the Opinion Track{ $second ->
    [0] { "" }
   *[other] , another one up to { $second }
  }.
ui-preview-reserve = Reserve { $before } → { $after } (at most 2). Action points left: { $ap }.
ui-preview-nowhere = No action on the map. Reserve: { $reserve } of { $limit }.
ui-preview-not-agreed = Unless you two agree, the issue has no effect.
ui-preview-vote-keep = You have { $votes } votes.
ui-preview-vote-reroll = { $least } to { $most } votes: { $more }% more than now, { $fewer }% fewer. Your seats: { $seats } → { $left }.
ui-preview-then = Next here: { $list }.
ui-preview-then-action = { $action }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }{ $summed ->
    [yes] : { $sums }
   *[no] { "" }
  }{ $short ->
    [0] { "" }
   *[other] { " " }({ $short } AP short)
  }
ui-preview-then-against = { $action } against { PARTY($target) }
ui-preview-no-coup = You govern, so the Coup does not happen.
ui-preview-no-dice = No dice would be left, so it fails.
ui-preview-second-issue = “{ ISSUE($issue) }” is on the Opinion Track already: { $left ->
    [yes] this brings its second marker.
   *[no] no other marker comes.
  }
ui-preview-full-city = The city is full: this removes another base instead of placing one.
ui-preview-none-left = No { NAME($marker) } marker is left, so none is placed.
ui-preview-seventh-marker = This would be the seventh marker in the DR box: anarchy.
ui-preview-overthrow = Danger: { $party } would overthrow the republic.
ui-preview-nsdap = Danger: the sixth figure on the NSDAP track ends the game, and everyone loses.
ui-preview-fallen = Result { $result }: { $effects }
ui-preview-space = Space { $space } of the NSDAP track: { $effects }
ui-preview-stopped = The Iron Front holds: the figure is not placed.
ui-preview-anarchy = Danger: the seventh marker in the DR box ends the game.
ui-preview-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }{ $reserve ->
    [0] { "" }
   *[other] , { $reserve } of them from the Reserve
  }
ui-preview-of = { $party }: { $text }
ui-preview-left-over = { $ap ->
    [one] 1 action point remains
   *[other] { $ap } action points remain
  } unused.
ui-preview-issue = Won: { $text }
ui-preview-actions = { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } in one city{ $event ->
    [yes] ; the event must happen too: { $text }
   *[no] { "" }
  }
ui-preview-debate = One issue up to { $large ->
    [one] 1 step
   *[other] { $large } steps
  }{ $small ->
    [0] { "" }
   *[other] , another up to { $small }
  }{ $event ->
    [yes] ; the event must happen too: { $text }
   *[no] { "" }
  }
ui-new-help-scenario = The main scenario is the full game over six rounds; the others are shorter. The republic can fall at any time.
ui-new-help-seat = Who plays this party: a person at this keyboard, a bot with a plan, or one that picks at random.
ui-player-cards = played by behaviour cards
ui-ending-lost = You lost the winter
ui-ending-republic-survived = The republic has survived
ui-ending-republic-survived-text = The republic has outlived the last round. The party with the most victory points has served it, or used it, best.
ui-ending-overthrow-seats = The republic is overthrown in parliament
ui-ending-overthrow-seats-text = { $winners } holds at least half of the seats in Parliament and abolishes the republic in round { $round }.
ui-ending-overthrow-cities = The republic is overthrown
ui-ending-overthrow-cities-text = In round { $round }, { $winners } holds so many cities that the republic falls.
ui-ending-nsdap = The NSDAP takes power
ui-ending-nsdap-text = The sixth figure is on the NSDAP track. Persecution, war and mass murder follow. Every party has lost. { $enablers } placed the most figures on the track and made it possible.
ui-ending-anarchy = Anarchy
ui-ending-anarchy-text = The Deutsches Reich box is full. In round { $round }, the state falls apart; the governing parties lose points for it.
ui-end-start = Start
ui-end-by-round = Victory points by round
ui-end-by-source = Victory points by source
ui-points-title = Victory points so far
ui-end-of-party = Where the points of { $party } came from
ui-source-other = Other
ui-preview-or = { $first } · { $rest }
ui-preview-nothing = nothing
ui-solo-goals = { $reached } of { $goals } goals reached.
ui-solo-graded = Grade { $grade } of 3: { $line }
