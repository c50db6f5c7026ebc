### Families that bots play: how they are chosen for a game, and why they did something.

ui-player-beginner = Bot: Anfänger
ui-player-cunning = Bot: gerissen
ui-player-loyalist = Bot: Loyalist
ui-player-opportunist = Bot: Opportunist
ui-player-conspirator = Bot: Verschwörer
ui-player-kleptocrat = Bot: Kleptokrat
ui-player-diplomat = Bot: Diplomat
ui-player-hothead = Bot: Hitzkopf
