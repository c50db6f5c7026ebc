"""Line-by-line play: for screen readers, dumb terminals and slow connections.

No drawing, control codes or colours. The program prints questions with numbered answers and reads
lines; words are commands. `app` is the start menu, `menu` asks for a choice outside a game,
`info_commands` answers questions about a game, `game` plays on this computer and `served` on a
server. The package knows no particular game and does not use Textual.
"""
