# What the scenarios are, for who chooses one. `scenario-<id>`: short, beside the form.

scenario-special = Special
scenario-both = { $first } { $rest }
scenario-rounds = { $rounds ->
    [1] Round { $first } alone, the years { $years }.
    [6] All six rounds, the years { $years }.
    [2] Rounds { $first } and { $last }, the years { $years }.
   *[other] Rounds { $first } to { $last }, the years { $years }.
}
scenario-four = Four parties; each is played by a person at this keyboard or by a bot.
scenario-one = One person plays { $party }; behaviour cards play { $others }, in a way that can be foreseen.

scenario-main = The whole republic from 1918 to 1933, with everything in the box: six rounds for four parties. It can fall at any time.
scenario-main-time = The printed game takes six hours. Every step is saved, so it can be played in pieces.
scenario-main-special = The parties place their bases themselves, and poverty begins in three random cities. The republic can fall in four ways; if it survives, most victory points win.

scenario-born-in-defeat = The first two rounds for four parties: revolution, inflation, Versailles. Bases and seats are placed already. About 90 minutes.
scenario-born-in-defeat-time = About 90 minutes.
scenario-born-in-defeat-special = Bases, seats and threats lie on the board already. Zentrum and KPD begin with 4 victory points, the DNVP with 7. After round 2 seats and bases are scored once more.

scenario-republic-on-the-brink = The last two rounds for four parties, from Black Friday to 1933. The board is full, and the threats are close. About 90 minutes.
scenario-republic-on-the-brink-time = About 90 minutes.
scenario-republic-on-the-brink-special = It begins as after four rounds: units, uprisings and foreign affairs lie on the board, the DNVP has the president, the NSDAP its first figure on the track. Every party has a deck of eleven late cards. SPD, Zentrum and KPD begin with 6 victory points. After round 6 seats and bases are scored once more.

scenario-first-winter = To learn the rules: one round alone as the SPD, while cards play the other parties. About 30 minutes.
scenario-first-winter-time = About 30 minutes. From the start screen, Learn plays it with hints.
scenario-first-winter-special = There is no rival to beat: the republic must come through the winter, and your victory points say how well. The other parties hold no hands; each turns four behaviour cards.
