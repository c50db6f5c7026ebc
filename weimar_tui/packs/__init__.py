"""Components as data, for every game: strict files, packs that override them, notation.

`component` defines entries, `sources` finds the files, `reader` turns them into components,
`digest` identifies the data that matter in play, `cache` stores them for the next start, `notation`
parses the closed notation of a game's card effects.
"""
