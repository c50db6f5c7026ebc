# What the SSH front end itself says to a player, before or after the game is on the screen.

ssh-no-commands = There is only the game here, and `fetch` for your finished games: no commands, no files, no forwarding.
ssh-full = The server can take in nobody else now. Try again later.
ssh-trouble = Something went wrong; your game is saved. Tell the host: { $trouble }
ssh-ended = The client was ended; your game is saved. Come again.
ssh-down = The server is going down. Your game is saved; come back later.
ssh-over = This connection has lasted as long as it may. Come again.
ssh-sent-away = The host has sent you away.
ssh-idle = No key was pressed for a long time. Your seat waits for you.
ssh-busy = Too many connections from your address. Try again in a few minutes.
ssh-banned = The host of this server does not let you in.
ssh-no-key = You sent no SSH key. New players need an invitation from the host; if you have one, use the name in it: ssh join-...@HOST
ssh-key-unknown = The key { $key } is not registered here. New players need an invitation from the host; if you have one, use the name in it: ssh join-...@HOST
ssh-invitation-used = This invitation has been used, or is mistyped. Ask the host for a new one.
ssh-invitation-expired = This invitation has expired. Ask the host for a new one.
ssh-invitation-key = Your invitation is valid, but your computer sent no SSH key. Make one with: ssh-keygen -t ed25519
ssh-open-near = Only players on the host's local network can log in without a key.
ssh-name-taken = The name { $name } belongs to another key. Choose another: ssh NAME@HOST
ssh-name-wrong = That name cannot be used: 1 to 20 letters, digits, - and _, not beginning with -, join- or web-. Choose another: ssh NAME@HOST
ssh-key-stored = Key stored. From now on: { $command }
ssh-made-room = The server is full and you had not pressed a key for a while, so another player got your place. Your game is saved; come again.
ssh-database = The club’s database is away. Try again in a few minutes.
ssh-barred = You cannot log in. Reason: { $reason }
ssh-barred-until = You cannot log in until { $until }. Reason: { $reason }
ssh-waits = A helper has to approve your account. Come back later.
