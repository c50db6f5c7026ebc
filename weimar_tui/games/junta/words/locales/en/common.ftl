### How sentences and lists of this game are put together.

join-lines = { $first } { $rest }
join-nor = { $first } or { $rest }
    .more = { $first }, { $rest }
