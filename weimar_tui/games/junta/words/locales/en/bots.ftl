### Families that bots play: how they are chosen for a game, and why they did something.

ui-player-beginner = bot: beginner
ui-player-cunning = bot: cunning
ui-player-loyalist = bot: loyalist
ui-player-opportunist = bot: opportunist
ui-player-conspirator = bot: conspirator
ui-player-kleptocrat = bot: kleptocrat
ui-player-diplomat = bot: diplomat
ui-player-hothead = bot: hothead
