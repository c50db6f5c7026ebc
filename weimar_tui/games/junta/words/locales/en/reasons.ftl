### Why an option is not possible now.

reason-no-excuse = You have no excuse for a coup, and you are not at the headquarters
reason-president-never = The President neither flees nor rebels
reason-not-enough-notes = { CARD($card) } costs { MILLION($cost) }; you do not have enough
reason-bank-safe = The bank is safe from the secret police, { $rounds ->
    [one] until the end of this round
   *[other] this round and the next
}
reason-needs-card = { CARD($card) } needs { CARD($needs) } in front of you
reason-needs-office = Only { OFFICE($office) } can use { CARD($card) }
reason-protected-office = This assassin spares { FAMILY($family) } because of an office
reason-moved-already = You have already moved
reason-in-exile = { FAMILY($family) } is in exile
reason-dead = { FAMILY($family) } is dead
reason-not-payable = You cannot pay the others without change
reason-cannot-give = { $clause ->
    [pay] You do not have the money they want
    [units] You do not command the units they want
    [passage] You cannot grant the passage they want
   *[other] You do not have the card they want
}
reason-refused-already = This offer was already refused; change something in it
reason-ends-no-election = This does not end an election
reason-ends-no-vote = This ends only the first round of a vote, and only once
reason-lent-already = Influence was already lent this round
reason-talked-already = You have used up your talks outside the talk breaks this round
