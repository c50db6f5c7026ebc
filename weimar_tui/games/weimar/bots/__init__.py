"""Weimar's bots.

`player` is the steady bot, `policy` the table of its answers to every kind of decision. It chooses
cards with `cards`, actions with `action_planner` (and `campaign`, plans over several cards), and
issues with `debates`; `replies` reacts to other players, `quick_answers` answers questions that
come up while something is tried out. A `sandbox` tries things out on a determinized position, and
`evaluation` values the result. `weights.toml` holds all numbers; `board_tables` reads the result
tables.

`features` describes the game to the learning bots; `card_search` searches for the best card with
`lean` players.
"""
