"""`steady`: a sparring partner that follows the interests of its party.

`outlook` says what a position is worth to each party; `issues`, `perils` and `survey` are its
parts; `weights` holds the numbers. `trial` carries things out on an imagined position, `habits`
answers what is asked on the way. `street`, `debates`, `cards`, `replies` and `councils` choose for
the big decisions; `player` puts them together.
"""
