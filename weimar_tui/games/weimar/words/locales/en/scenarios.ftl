# Descriptions of the scenarios. `scenario-<id>`: the short one next to the setup form.

scenario-special = Special
scenario-both = { $first } { $rest }
scenario-rounds = { $rounds ->
    [1] Round { $first } only, the years { $years }.
    [6] All six rounds, the years { $years }.
    [2] Rounds { $first } and { $last }, the years { $years }.
   *[other] Rounds { $first } to { $last }, the years { $years }.
}
scenario-four = Four parties; each is played by a person at this keyboard or by a bot.
scenario-one = One person plays { $party }; behaviour cards play { $others } in a predictable way.

scenario-main = The complete game for four parties, 1918 to 1933, in six rounds. The republic can fall at any time.
scenario-main-time = The board game takes about six hours. Every step is saved, so you can play it in several sessions.
scenario-main-special = The parties place their own bases, and poverty starts in three random cities. The republic can fall in four ways. If it survives, the party with the most victory points wins.

scenario-born-in-defeat = The first two rounds for four parties: revolution, inflation, Versailles. Bases and seats are already placed. About 90 minutes.
scenario-born-in-defeat-time = About 90 minutes.
scenario-born-in-defeat-special = Bases, seats and threats are already on the board. Zentrum and KPD start with 4 victory points, DNVP with 7. After round 2, seats and bases are scored once more.

scenario-republic-on-the-brink = The last two rounds for four parties, from Black Friday to 1933. The board is full and disaster is close. About 90 minutes.
scenario-republic-on-the-brink-time = About 90 minutes.
scenario-republic-on-the-brink-special = Starts as if four rounds had been played: units, uprisings and foreign affairs are on the board, DNVP has the president, and the first figure is on the NSDAP track. Every party has a deck of eleven late cards. SPD, Zentrum and KPD start with 6 victory points. After round 6, seats and bases are scored once more.

scenario-first-winter = A short introduction to the rules: play one round as the SPD, while cards play the other parties. About 30 minutes.
scenario-first-winter-time = About 30 minutes. Choose Learn on the start screen to play it with hints.
scenario-first-winter-special = You have no rival to beat: the republic must survive the winter, and your victory points show how well you did. The other parties hold no hands; each turns over four behaviour cards.
