### Names used in sentences. `.name` is for lists and headings; `.in` is the form that says where.
### The ...-other messages word names from packs.


## Money
million = { $number } million
notes-of = { $value ->
    [1] { $count ->
        [one] a one
       *[other] { $count } ones
    }
    [2] { $count ->
        [one] a two
       *[other] { $count } twos
    }
   *[3] { $count ->
        [one] a three
       *[other] { $count } threes
    }
}
notes-worth = { $notes } ({ MILLION($number) })
notes-none = nothing

## Families
family-all = everyone

## Offices
office-president = the President
    .name = President
office-minister = the Minister
    .name = Minister
office-general1 = the General of the First Brigade
    .name = General of the First Brigade
office-general2 = the General of the Second Brigade
    .name = General of the Second Brigade
office-general3 = the General of the Third Brigade
    .name = General of the Third Brigade
office-admiral = the Admiral
    .name = Admiral
office-air = the Commander of the Air Force
    .name = Commander of the Air Force

## Places
place-bank = the bank
    .name = Bank
    .in = at the bank
place-hq = the headquarters
    .name = Headquarters
    .in = at the headquarters
place-home = home
    .name = Home
    .in = at home
place-lover = the lover
    .name = Lover
    .in = with the lover
place-club = the nightclub
    .name = Nightclub
    .in = at the nightclub

## Areas
area-other = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }
area-slum = the North-West Slum
    .in = in the North-West Slum
area-precinct-1 = the First Precinct
    .in = at the First Precinct
area-university = the University
    .in = at the University
area-vista-rio = Vista Río
    .in = in Vista Río
area-barracks-1 = the barracks of the First Brigade
    .in = in the barracks of the First Brigade
area-suburb-north = the Northern Suburb
    .in = in the Northern Suburb
area-suburb-west = the Western Suburb
    .in = in the Western Suburb
area-radio = the Radio Station
    .in = at the Radio Station
area-san-telmo = San Telmo
    .in = in San Telmo
area-precinct-3 = the Third Precinct
    .in = at the Third Precinct
area-los-pinos = Los Pinos
    .in = in Los Pinos
area-embassy-north = the Embassy of the Great Friend
    .in = in the Embassy of the Great Friend
area-embassy-alps = the Embassy of the Alpine Republic
    .in = in the Embassy of the Alpine Republic
area-las-flores = Las Flores
    .in = in Las Flores
area-chamber = the Chamber of Deputies
    .in = in the Chamber of Deputies
area-palace = the Presidential Palace
    .in = in the Presidential Palace
area-cathedral = Cathedral Square
    .in = on Cathedral Square
area-barracks-2 = the barracks of the Second Brigade
    .in = in the barracks of the Second Brigade
area-barracks-3 = the barracks of the Third Brigade
    .in = in the barracks of the Third Brigade
area-station = the Railway Station
    .in = at the Railway Station
area-market = the Market
    .in = at the Market
area-santa-rosa = Santa Rosa
    .in = in Santa Rosa
area-central-bank = the Central Bank
    .in = in the Central Bank
area-suburb-east = the Eastern Suburb
    .in = in the Eastern Suburb
area-precinct-2 = the Second Precinct
    .in = at the Second Precinct
area-harbour = the Harbour
    .in = in the Harbour
area-precinct-4 = the Fourth Precinct
    .in = at the Fourth Precinct
area-embassy-isle = the Embassy of the Neighbour Island
    .in = in the Embassy of the Neighbour Island

## Units, with their number
units-other = { $count } × { $name }
units-army1 = { $count } { $count ->
    [one] soldier
   *[other] soldiers
} of the First Brigade
units-army2 = { $count } { $count ->
    [one] soldier
   *[other] soldiers
} of the Second Brigade
units-army3 = { $count } { $count ->
    [one] soldier
   *[other] soldiers
} of the Third Brigade
units-guard = { $count } palace { $count ->
    [one] guard
   *[other] guards
}
units-police = { $count } police { $count ->
    [one] unit
   *[other] units
}
units-marine = { $count ->
    [one] the marines
   *[other] { $count } marines
}
units-paratroop = { $count ->
    [one] the paratroops
   *[other] { $count } paratroops
}
units-rally = { $count } { $count ->
    [one] rally-goer
   *[other] rally-goers
}
units-rioters = { $count } { $count ->
    [one] rioter
   *[other] rioters
}
units-strikers = { $count } { $count ->
    [one] striker
   *[other] strikers
}
units-demonstrators = { $count } { $count ->
    [one] demonstrator
   *[other] demonstrators
}
units-militia = { $count } militia { $count ->
    [one] unit
   *[other] units
}
units-helicopter = { $count ->
    [one] the helicopter
   *[other] { $count } helicopters
}

## Kinds of units that a bribe can win over, without a number
bribed-army1 = soldier of the First Brigade
    .many = soldiers of the First Brigade
bribed-army2 = soldier of the Second Brigade
    .many = soldiers of the Second Brigade
bribed-army3 = soldier of the Third Brigade
    .many = soldiers of the Third Brigade
bribed-police = police unit
    .many = police units
bribed-red = agitator
    .many = agitators
bribed-rally = rally-goer
    .many = rally-goers
bribed-rioters = rioter
    .many = rioters
bribed-strikers = striker
    .many = strikers
bribed-demonstrators = demonstrator
    .many = demonstrators
bribed-militia = militia unit
    .many = militia units
bribed-helicopter = helicopter
    .many = helicopters

## Kinds of cards
type-influence = Influence
type-vote = Vote
type-donation = Donation
type-assassin = Assassination
type-bribe = Bribe
type-excuse = Excuse
type-event = Event
type-unit = Units

## Phases
phase-election = Election
phase-draw = Cards
phase-offices = Offices
phase-aid = Aid
phase-budget = Budget
phase-places = Places
phase-assassinations = Assassinations
phase-bank = Bank
phase-coup = Coup
phase-end = End of the round

## Sides
side-president = the President
    .for = for the President
side-junta = the junta
    .for = for the junta
