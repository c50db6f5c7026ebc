# Titles and facts of the dialogs that interrupt somebody. $party is a worded name.

dialog-reaction = Reaction · { $party }
dialog-second-roll = Roll again? · { $party }
dialog-increase = A better result? · { $party }
dialog-oppose-coup = Oppose the Coup? · { $party }
dialog-lend-reichswehr = Lend the Reichswehr? · { $party }
dialog-agenda = Agenda · { $party }
dialog-coalition = Forming a government · { $party }
dialog-election = Election of the Reichspräsident · { $party }
dialog-petition = Petition · { $party }
dialog-divided-issue = Divided issue · { $party }
dialog-full-city = A full city · { $party }
dialog-standing = { $vp } VP · Reserve { $reserve } · { $seats } { $seats ->
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
