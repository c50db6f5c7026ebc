"""Components as data, for every game: files read strictly, packs laid over them, notation read.

`component` says what an entry is, `sources` finds the files, `reader` turns them into components,
`digest` names what of them plays, `cache` keeps them for the next start, `notation` reads the
closed notation in which a game writes what its cards do.
"""
