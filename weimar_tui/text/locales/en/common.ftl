# How sentences and lists are joined in every game

sentence = { $text }.
join-sentences = { $first }. { $rest }
join-options = { $first } OR { $rest }
join-lines = { $first } { $rest }
join-rows = { $first }; { $rest }
join-commas = { $first }, { $rest }
join-and = { $first } and { $rest }
    .more = { $first }, { $rest }
join-both = { $first } and { $rest }
    .more = { $first }, { $rest }
join-or = { $first } or { $rest }
    .more = { $first }, { $rest }
