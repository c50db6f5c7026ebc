### How sentences and lists of this game are joined.

join-nor = { $first } or { $rest }
    .more = { $first }, { $rest }
