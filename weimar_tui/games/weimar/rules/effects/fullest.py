"""Which of several options may be chosen: those that can be done most fully (G4)."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.games.weimar.rules.effects.run import how_far
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects
from weimar_tui.games.weimar.rules.play import WeimarPlay


def fullest(play: WeimarPlay, options: Sequence[Effects], actor: str) -> list[int]:
    """Indexes of the options in the best class that is not empty: whole, in part, not at all.

    Among equals the choice is free (rulebook 4.4 step 2). Needs a frame for `there` and `opp`.
    """
    reach = [how_far(play, option, actor) for option in options]
    best = max(reach, default=0)
    return [index for index, far in enumerate(reach) if far == best]
