"""`steady`: a sparring partner that follows the interests of its party.

`evaluator` says what a position is worth to each party; `issues`, `society`, `perils` (sudden
endings) and `survey` (the map) are its parts; `weights` holds the numbers. `trial` carries things
out on a position dealt anew, `default_policy` answers what is asked on the way. `street` (with
`campaign`, plans over several cards), `debates`, `cards` and `replies` choose for the big
decisions; `player` puts them together.
"""
