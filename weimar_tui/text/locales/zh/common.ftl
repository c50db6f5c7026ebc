# How sentences and lists are put together, whatever the game

sentence = { $text }。
join-sentences = { $first }。{ $rest }
join-options = { $first }【或】{ $rest }
join-lines = { $first }{ $rest }
join-rows = { $first }；{ $rest }
join-commas = { $first }、{ $rest }
join-and = { $first }與{ $rest }
    .more = { $first }、{ $rest }
join-both = { $first }且{ $rest }
    .more = { $first }、{ $rest }
join-or = { $first }或{ $rest }
    .more = { $first }、{ $rest }
