# How sentences and lists are put together, whatever the game

sentence = { $text }.
join-sentences = { $first }. { $rest }
join-options = { $first } ODER { $rest }
join-lines = { $first } { $rest }
join-rows = { $first }; { $rest }
join-commas = { $first }, { $rest }
join-and = { $first } und { $rest }
    .more = { $first }, { $rest }
join-both = { $first } und { $rest }
    .more = { $first }, { $rest }
join-or = { $first } oder { $rest }
    .more = { $first }, { $rest }
