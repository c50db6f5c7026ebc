"""Playing line by line: for screen readers, dumb terminals and slow lines.

No drawing, no control codes, no colours. Questions with numbered answers go out, lines come in;
words are commands. `app` starts it, `menu` holds what is around games, `info_commands` answers
questions about a table, `game` plays at this computer and `served` at a server. It knows no game
and no Textual.
"""
