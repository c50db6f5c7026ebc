"""Weimar's bots.

`player` is the steady bot, `policy` the table of how it answers every kind of decision. It chooses
cards with `cards`, actions with `action_planner` (and `campaign`, plans over several cards), issues
with `debates`; `replies` answers what others do, `quick_answers` what is asked on the way. A
`sandbox` carries things out on a position dealt again, and `evaluation` says what the result is
worth. `weights.toml` holds all numbers; `board_tables` reads the boards.

`features` describes the game to the bots that learn; `card_search` looks for the best card with
`lean` players.
"""
