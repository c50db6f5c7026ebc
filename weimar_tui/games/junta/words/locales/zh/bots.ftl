### Families that bots play: how they are chosen for a game, and why they did something.

ui-player-beginner = 機器人：新手
ui-player-cunning = 機器人：老狐狸
ui-player-loyalist = 機器人：忠臣
ui-player-opportunist = 機器人：投機者
ui-player-conspirator = 機器人：陰謀家
ui-player-kleptocrat = 機器人：竊國者
ui-player-diplomat = 機器人：外交家
ui-player-hothead = 機器人：火爆浪子
