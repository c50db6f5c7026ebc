### How sentences and lists of this game are put together.

join-nor = { $first } or { $rest }
    .more = { $first }, { $rest }
