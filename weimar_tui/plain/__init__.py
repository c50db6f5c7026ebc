"""Playing line by line: for screen readers, dumb terminals and slow lines.

No drawing, no control codes, no colours. Questions with numbered answers go out, lines come in;
words are commands. `app` begins, `menus` are what stands around games, `info_commands` answers words about
a table, `game` plays at this computer and `served` at a server. It knows no game and no Textual.
"""
