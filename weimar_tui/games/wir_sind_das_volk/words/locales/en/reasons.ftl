### Why an option is disabled. The program capitalises the first letter.

reason-protest-here = you cannot build here: there is a mass protest in { NAME($area) }
reason-needs-factory = this line does not lead to a factory yet
reason-needs-external-factory = infrastructure to a foreign city needs its factory first
reason-line-on-it = one of its connections still has infrastructure
reason-not-your-colour = you cannot trigger this event: the card has the other side's colour
reason-own-economy-too-small = you would have to dismantle more of your own economy than you have
reason-power-missing = short by { $missing } economic power; the card can give { $left }
reason-one-per-area = an area can receive only one per action
reason-sector-ahead = its sector already has more than another one; sectors are filled evenly
reason-supplier-not-ahead = it would need more living standard than all of West Berlin
reason-nothing-to-remove = there is no unrest to remove
reason-only-east = only the East can take the special card
reason-razed = this site is closed for good
reason-external-stays = an external factory cannot be dismantled
reason-rundown-stays = a rundown factory cannot be dismantled
reason-only-by-transfer = West Berlin only receives living standard from a supplier
reason-nothing-to-pass-on = it has received no living standard in this action
