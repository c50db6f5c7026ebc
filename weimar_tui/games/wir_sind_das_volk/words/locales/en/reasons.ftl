### Why an option is disabled. The program makes the first letter large.

reason-protest-here = nothing can be built here: there is a mass protest in { NAME($area) }
reason-needs-factory = this line leads to no factory yet
reason-needs-external-factory = infrastructure to a foreign city needs its factory first
reason-line-on-it = infrastructure still lies on one of its connections
reason-not-your-colour = you may not trigger this event: the card has the other side's colour
reason-own-economy-too-small = you would have to dismantle more of your own economy than you have
reason-power-missing = lacks { $missing } of economic power; the card can give { $left }
reason-one-per-area = an area receives only one in an action
reason-sector-ahead = its sector already has more than another one: the sectors are filled evenly
reason-supplier-not-ahead = it would need more living standard than all of West Berlin
reason-nothing-to-remove = there is no unrest to be removed
reason-only-east = only the East may take the special card
reason-razed = this site is closed for good
reason-external-stays = an external factory cannot be dismantled
reason-rundown-stays = a rundown factory cannot be dismantled
reason-only-by-transfer = West Berlin receives living standard only from a supplier
reason-nothing-to-pass-on = has received no living standard in this action
