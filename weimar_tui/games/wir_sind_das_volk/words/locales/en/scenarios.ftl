### Descriptions of the scenarios.

scenario-two = West against East; a person or a bot plays each side.
scenario-decades = { $halves ->
    [one] Half of decade { $first } and its end.
   *[other] { $decades ->
        [1] Decade { $first } only.
        [2] Decades { $first } and { $last }.
       *[other] Decades { $first } to { $last }.
    }
}
scenario-time-main = Two to three hours. Every step is saved, so you can play it in several sessions.
scenario-time-1970 = 60 to 80 minutes.
scenario-time-1980 = 25 to 35 minutes. Choose Learn on the start screen to play it with hints.
scenario-time-lesson = 15 to 20 minutes. Choose Learn on the start screen to play it with hints.
