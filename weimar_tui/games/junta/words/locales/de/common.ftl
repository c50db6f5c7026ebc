### Wie Sätze und Aufzählungen dieses Spiels zusammengesetzt werden.

join-nor = { $first } noch { $rest }
