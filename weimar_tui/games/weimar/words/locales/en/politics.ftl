### The results page of a Politics Phase: what changed, and why.

politics-title = Round { $round }: Politics Phase { $over ->
    [yes] results
   *[no] so far
}
politics-figure-vp = Victory points
politics-figure-seats = Seats
politics-figure-bases = Bases
politics-figure-reserve = Reserve
politics-cities = Cities
politics-dr-box = DR box
politics-rolls = Crisis rolls
politics-chancellor = { $party } (Chancellor)
politics-government = Government
politics-other = Also
politics-line = { $name }: { $text }
politics-change = { $name } { $text }
politics-cause-majority-1 = most issues won
politics-cause-majority-2 = second most issues won
politics-cause-society = Society track
politics-cause-goals = party goals (step 4)
politics-cause-bonus = minor parties' bonus (step 4)
politics-cause-declaration = declaration: { $calm } without threats, { $troubled } with 2+
politics-cause-crisis = crisis rolls
politics-cause-minor-seats = minor parties (step 6)
politics-cause-cut = Parliament over 24 seats
politics-cause-step = step { $number }
