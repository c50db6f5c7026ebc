### What the scenarios are, for who chooses one.

scenario-two = West and East; each is played by a person or by a bot.
scenario-decades = { $halves ->
    [one] Half of decade { $first } and its end.
   *[other] { $decades ->
        [1] Decade { $first } alone.
        [2] Decades { $first } and { $last }.
       *[other] Decades { $first } to { $last }.
    }
}
scenario-time-main = Two to three hours. Every step is saved, so it can be played in pieces.
scenario-time-1970 = 60 to 80 minutes.
scenario-time-1980 = 25 to 35 minutes. From the start screen, Learn plays it with hints.
scenario-time-lesson = 15 to 20 minutes. From the start screen, Learn plays it with hints.
