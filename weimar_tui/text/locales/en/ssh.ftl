# What the SSH front end itself says to a player, before or after the game is on the screen.

ssh-no-commands = There is only the game here, and `fetch` for your finished games: no commands, no files, no forwarding.
ssh-full = The server can take in nobody else now. Try again later.
ssh-trouble = Something went wrong; your game is saved. Tell the host: { $trouble }
ssh-ended = The client was ended; your game is saved. Come again.
ssh-down = The server is going down. Your game is saved; come back later.
ssh-over = This connection has lasted as long as it may. Come again.
ssh-sent-away = The host has sent you away.
ssh-idle = No key was pressed for a long time. Your seat waits for you.
