"""The kernel: what every game of this program is played on, and nothing a game would know.

`Position` is plain data, `Step` says what is still to happen, `Play` runs Steps until somebody
must choose, `Decision` lists what may be chosen, `Dice` is the only source of chance, `Journal`
writes every pick to disk, `Session` ties them together for one live game.
"""
