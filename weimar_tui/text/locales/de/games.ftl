# Was alle Spiele gleich sagen.
decision-unknown = { $seat }: Triff deine Wahl.
decision-because = { $why }: { $question }
decision-rule = { $question } (Regeln { $rule })
effect-none = nichts
named-card = „{ $name }“
numbered-card = „{ $name }“ ({ $card })
scenario-length = Länge
scenario-seats = Plätze
scenario-time = Dauer
scenario-line = - **{ $head }**: { $text }
board-place = { $name }: { $text }
