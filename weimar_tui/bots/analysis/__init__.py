"""An analyst: how good answers were and are, what luck did, and how a game might have turned."""
