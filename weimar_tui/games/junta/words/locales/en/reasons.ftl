### Why something is not possible now.

reason-no-excuse = There is no excuse for a coup, and you are not at the headquarters
reason-president-never = The President never starts a coup and never joins one
reason-not-enough-notes = You do not have notes enough
reason-bank-safe = The secret police keep away from the bank until the end of the next round
reason-needs-card = You need { CARD($card) } before you
reason-needs-office = Only { OFFICE($office) } can use this
reason-protected-office = This card spares { FAMILY($family) } because of an office
reason-embassy-no-fight = In embassies nobody fights
reason-moved-already = These units have moved already
reason-out-of-reach = That is out of reach
reason-frozen = This office is frozen
reason-in-exile = { FAMILY($family) } is in exile
reason-dead = { FAMILY($family) } is dead
reason-no-transfers-now = Nobody gives anything away now
reason-not-payable = Your notes do not allow it: you could not pay all the others without change
reason-loyal-no-fire = Only Rebels fire in the Rebellion phase
reason-not-now = This card cannot be played now
reason-election = In elections this card is of no use
reason-no-target = There is nobody it could be played on
reason-hand-full = That family already has six cards
