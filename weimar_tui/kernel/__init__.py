"""The kernel: what every game is played on, without anything specific to one game.

`Position` is plain data, `Step` says what is still to happen, `Runner` runs Steps until a seat must
choose, `Decision` lists the options, `Dice` is the only source of chance, `Journal` writes every
pick to disk, `Session` ties them together for one live game.
"""
