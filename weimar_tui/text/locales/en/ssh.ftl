# What the SSH front end tells a player before or after the game is on the screen

ssh-no-commands = This server only runs the game and a few commands of its own, such as `fetch` for your finished games: no shell, no files, no forwarding.
ssh-full = The server is full at the moment. Try again later.
ssh-starting = One moment: the game is still starting.
ssh-trouble = Something went wrong; your game is saved. Tell the host: { $trouble }
ssh-ended = Your session was ended; your game is saved. You can log in again.
ssh-down = The server is shutting down. Your game is saved; try again later.
ssh-over = This connection has reached its time limit. Log in again to continue.
ssh-visit-over = Your visit has reached its time limit. You are welcome again at any time.
ssh-idle = You were disconnected because you had not pressed a key for a long time. Your seat is kept for you.
ssh-busy = Too many connections from your address. Try again in a few minutes.
ssh-banned = The host has banned you from this server.
ssh-no-key = You sent no SSH key. New players need an invitation from the host. If you have one, log in with the name it contains: { $command }
ssh-key-unknown = The key { $key } is not registered here. New players need an invitation from the host. If you have one, log in with the name it contains: { $command }
ssh-invitation-used = This invitation was already used, or it is mistyped. Ask the host for a new one.
ssh-invitation-expired = This invitation has expired. Ask the host for a new one.
ssh-invitation-key = Your invitation is valid, but your computer sent no SSH key. Make one with: ssh-keygen -t ed25519
ssh-open-near = Only players on the host's local network can log in without a key.
ssh-name-taken = The name { $name } belongs to another key. Choose another: { $command }
ssh-name-kept = The name { $name } is reserved. Choose another: { $command }
ssh-name-wrong = That name is not allowed: use 1 to 20 letters, digits, - and _, and do not begin with -, join- or web-. Choose another: { $command }
ssh-key-stored = Your key is registered. From now on, log in with: { $command }
ssh-made-room = The server is full and you had not pressed a key for a while, so another player took your place. Your game is saved; log in again later.
ssh-database = The club’s database is not available right now. Try again in a few minutes.
ssh-waits = A helper has to approve your account. Come back later.
