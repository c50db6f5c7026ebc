### Wie Sätze und Aufzählungen dieses Spiels zusammengesetzt werden.

join-lines = { $first } { $rest }
join-nor = { $first } noch { $rest }
