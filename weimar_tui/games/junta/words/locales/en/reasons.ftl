### Why something is not possible now.

reason-no-excuse = There is no excuse for a coup, and you are not at the headquarters
reason-president-never = The President neither flees nor rebels
reason-not-enough-notes = { CARD($card) } costs { MILLION($cost) }, and you do not have that
reason-bank-safe = The bank is safe from the secret police, this round { $rounds ->
    [one] still
   *[other] and the next
}
reason-needs-card = { CARD($card) } needs { CARD($needs) } before you
reason-needs-office = Only { OFFICE($office) } can use { CARD($card) }
reason-protected-office = This assassin spares { FAMILY($family) } because of an office
reason-moved-already = You have had your movement
reason-in-exile = { FAMILY($family) } is in exile
reason-dead = { FAMILY($family) } is dead
reason-not-payable = You could not pay the others without change
reason-cannot-give = { $clause ->
    [pay] You do not have the money that is wanted
    [units] You do not command the units that are wanted
    [passage] You cannot grant the passage that is wanted
   *[other] You do not have a card as it is wanted
}
reason-refused-already = This offer has been refused already; change something in it
reason-ends-no-election = No election can be ended so
reason-ends-no-vote = Only the first round can be ended so, and only once
reason-lent-already = Influence has been lent already this round
reason-talked-already = You have talked outside the times of talk as often as you may this round
