### Names and short words. Attributes are grammatical forms; English needs few.
### `.name` is the form used on its own.

## Parties
party-spd = SPD
    .name = SPD
party-kpd = KPD
    .name = KPD
party-z = Zentrum
    .name = Zentrum
party-dnvp = DNVP
    .name = DNVP
party-nsdap = NSDAP
    .name = NSDAP

party-government = the government
    .name = Government

## Words that mean parties
party-self = you
party-opp = one opponent of your choice
    .by = an opponent
party-that = that party
party-each = each party
    .by = any party
party-others = each other party
    .by = another party
party-gov = each governing party
    .by = a governing party
party-opposition = each opposition party
    .by = an opposition party
party-democrats = each democratic party
    .by = SPD or Zentrum
party-radicals = each radical party
    .by = KPD or DNVP
party-chancellor = the Chancellor's party
party-president = the Reichspräsident's party
party-most-seats = the party with the most seats
party-most-bases = the party with the most bases
party-actor = the party reacted to
party-uspd = the party that controls the USPD
    .name = USPD
party-ddp = the party that controls the DDP
    .name = DDP
party-dvp = the party that controls the DVP
    .name = DVP

## Units. `.one` after a verb, `.count` with the variable $count.
unit-police = Police
    .name = Police
    .short = Police
    .one = a Police unit
    .count = { $count } Police { $count ->
        [one] unit
       *[other] units
    }
unit-reichswehr-1 = Reichswehr (strength 1)
    .name = Reichswehr (strength 1)
    .short = Reichswehr
    .one = a Reichswehr unit of strength 1
    .count = { $count } Reichswehr { $count ->
        [one] unit
       *[other] units
    } of strength 1
unit-reichswehr-2 = Reichswehr (strength 2)
    .name = Reichswehr (strength 2)
    .short = Reichswehr
    .one = a Reichswehr unit of strength 2
    .count = { $count } Reichswehr { $count ->
        [one] unit
       *[other] units
    } of strength 2
unit-reichswehr-1-black = black Reichswehr (strength 1)
    .name = Black Reichswehr (strength 1)
    .short = Black Reichswehr
    .one = a black Reichswehr unit of strength 1
    .count = { $count } black Reichswehr { $count ->
        [one] unit
       *[other] units
    } of strength 1
unit-reichswehr-2-black = black Reichswehr (strength 2)
    .name = Black Reichswehr (strength 2)
    .short = Black Reichswehr
    .one = a black Reichswehr unit of strength 2
    .count = { $count } black Reichswehr { $count ->
        [one] unit
       *[other] units
    } of strength 2
unit-reichsbanner = Reichsbanner
    .name = Reichsbanner
    .short = Reichsbanner
    .one = a Reichsbanner unit
    .count = { $count } Reichsbanner { $count ->
        [one] unit
       *[other] units
    }
unit-soldiers = Soldiers
    .name = Soldiers
    .short = Soldiers
    .one = a Soldiers unit
    .count = { $count } Soldiers { $count ->
        [one] unit
       *[other] units
    }
unit-workers = Workers
    .name = Workers
    .short = Workers
    .one = a Workers unit
    .count = { $count } Workers { $count ->
        [one] unit
       *[other] units
    }
unit-spartacists = Spartacists
    .name = Spartacists
    .short = Spartacists
    .one = a Spartacists unit
    .count = { $count } Spartacists { $count ->
        [one] unit
       *[other] units
    }
unit-ruhr-army = Rote Ruhrarmee
    .name = Rote Ruhrarmee
    .short = Rote Ruhrarmee
    .one = a Rote Ruhrarmee unit
    .count = { $count } Rote Ruhrarmee { $count ->
        [one] unit
       *[other] units
    }
unit-red-front = Roter Frontkämpferbund
    .name = Roter Frontkämpferbund
    .short = Roter Frontkämpferbund
    .one = a Roter Frontkämpferbund unit
    .count = { $count } Roter Frontkämpferbund { $count ->
        [one] unit
       *[other] units
    }
unit-freikorps-1 = Freikorps (strength 1)
    .name = Freikorps (strength 1)
    .short = Freikorps
    .one = a Freikorps unit of strength 1
    .count = { $count } Freikorps { $count ->
        [one] unit
       *[other] units
    } of strength 1
unit-freikorps-2 = Freikorps (strength 2)
    .name = Freikorps (strength 2)
    .short = Freikorps
    .one = a Freikorps unit of strength 2
    .count = { $count } Freikorps { $count ->
        [one] unit
       *[other] units
    } of strength 2
unit-stahlhelm = Stahlhelm
    .name = Stahlhelm
    .short = Stahlhelm
    .one = a Stahlhelm unit
    .count = { $count } Stahlhelm { $count ->
        [one] unit
       *[other] units
    }

## Threats. `.one` is a marker of it after a verb.
threat-poverty = Poverty
    .name = Poverty
    .one = Poverty
threat-prosperity = Prosperity
    .name = Prosperity
    .one = Prosperity
threat-unrest = Unrest
    .name = Unrest
    .one = Unrest
threat-regime = Regime
    .name = Regime
    .one = a Regime
threat-councils = Councils
    .name = Councils
    .one = Councils
threat-uprising = Uprising
    .name = Uprising
    .one = an Uprising
threat-party-threat = party threat
    .name = Party threat
    .one = a party threat
threat-inflation = Inflation
    .name = Inflation
    .one = Inflation
threat-blockade = Blockade
    .name = Blockade
    .one = a Blockade
threat-violent-peace = Violent Peace
    .name = Violent Peace
    .one = Violent Peace
threat-instable-state = Instable State
    .name = Instable State
    .one = Instable State
threat-minority-cabinet = Minority Cabinet
    .name = Minority Cabinet
    .one = Minority Cabinet
threat-black-friday = Black Friday
    .name = Black Friday
    .one = Black Friday

nation-usuk = the USA and UK
    .name = USA/UK
nation-france = France
    .name = France
nation-ussr = the USSR
    .name = USSR
nation-any = any nation

group-workers = Workers
    .name = Workers
group-poor = The Poor
    .name = The Poor
group-farmers = Farmers
    .name = Farmers
group-citizens = Citizens
    .name = Citizens
group-soldiers = Soldiers
    .name = Soldiers
group-rich = The Rich
    .name = The Rich

## Actions. `.one` is a single one after a verb.
action-reserve = Reserve
    .name = Reserve
action-mobilize = Mobilize
    .name = Mobilize
action-demonstrate = Demonstration
    .name = Demonstration
    .one = a Demonstration
action-take-control = Take Control
    .name = Take Control
action-fight = Fight
    .name = Fight
    .one = a Fight
action-negotiate = Foreign Affairs
    .name = Foreign Affairs
    .one = a Foreign Affairs action
action-coup = Coup
    .name = Coup
    .one = a Coup
action-counter-coup = Counter-Coup
    .name = Counter-Coup
    .one = a Counter-Coup
action-reaction = Reaction
    .name = Reaction
    .one = a Reaction
action-roll = Success Roll
    .name = Success Roll
    .one = a Success Roll
action-crisis = Crisis Roll
    .name = Crisis Roll
    .one = a Crisis Roll
action-vote = Vote
    .name = Vote
    .one = a vote
action-city = City roll
    .name = City roll
    .one = a roll for a random city
action-titled = { $action } ({ $title })

scope-demonstrate = Demonstrations
scope-coup = Coups
scope-counter-coup = Counter-Coups
scope-fight = Fights
scope-reaction = Reactions
scope-mobilize = Mobilize actions
scope-take-control = Take Control actions
scope-negotiate = Foreign Affairs actions
scope-crisis = Crisis Rolls
scope-coalition = coalitions

phase-setup = Setup
    .name = Setup
phase-republic = Republic Phase
    .name = Republic Phase
phase-agenda = Agenda Phase
    .name = Agenda Phase
phase-impulse = Impulse Phase
    .name = Impulse Phase
phase-politics = Politics Phase
    .name = Politics Phase

step-1 = Issue majority
step-2 = Resolving won issues
step-3 = Society Track
step-4 = Scoring
step-5 = State of the Republic
step-6 = Seats by minor parties
step-7 = Size of Parliament
step-8 = New government

deck-spd = SPD
deck-kpd = KPD
deck-z = Zentrum
deck-dnvp = DNVP
deck-timeline = timeline
    .name = Timeline
set-basic = basic card
set-L = set L (Legislation)
set-D = set D (Defence)
set-E = set E (Economy)
set-O = set O (Order)
set-M = set M (Moscow)
set-R = set R (Red Front)
set-F = set F (Freikorps)
set-P = set P (Presidential Decrees)
set-gray = gray
set-yellow = yellow
set-orange = orange
set-brown = brown

## Where points come from
source-anarchy = anarchy
source-goals = party goals
source-declaration = government declaration
source-economy = economy
source-crisis = Crisis Roll
source-nsdap = NSDAP track
source-final-scores = final scores
source-setup = setup
source-republic = Republic Phase
source-agenda = Agenda Phase
source-impulse = Impulse Phase
source-politics = Politics Phase
source-issue = issue “{ $name }”
source-society = society marker “{ $name }”
source-minor = { $name }

president-ebert = Friedrich Ebert
    .name = Friedrich Ebert
president-spd = Otto Braun (SPD)
president-z = Wilhelm Marx (Zentrum)
president-kpd = Ernst Thälmann (KPD)
president-dnvp = Paul von Hindenburg (DNVP)

issue-copy = { $name } { $copy }
society-white = { $name } ({ PARTY($party, form: "name") })
cell-arm = { $party } { $number }
cell-corner = { $first }/{ $second }
city = { NAME($city) }

## Putting parts together
