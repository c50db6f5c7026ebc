# Titles and facts of dialogs that interrupt a player. $seat is a worded name.

dialog-reaction = Reaction · { $seat }
dialog-second-roll = Roll again? · { $seat }
dialog-increase = A better result? · { $seat }
dialog-oppose-coup = Oppose the Coup? · { $seat }
dialog-lend-reichswehr = Lend the Reichswehr? · { $seat }
dialog-agenda = Agenda · { $seat }
dialog-coalition = Forming a government · { $seat }
dialog-election = Election of the Reichspräsident · { $seat }
dialog-petition = Petition · { $seat }
dialog-divided-issue = Divided issue · { $seat }
dialog-full-city = A full city · { $seat }
dialog-standing = { $vp } VP · Reserve { $reserve } of { $limit } · { $seats } { $seats ->
    [one] seat
   *[other] seats
} · { $bases } { $bases ->
    [one] base
   *[other] bases
}
dialog-yes = YES
dialog-no = NO
dialog-roll = { $action }{ $city ->
    [none] { "" }
   *[other] { " " }in { $city }
}{ $party ->
    [none] { "" }
   *[other] { " " }· { $party }
}
