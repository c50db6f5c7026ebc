"""Playing cards and taking actions at a test table, in the words of chapter 4.3.

impulse(play, "spd", "S05:debate")       # plays the card as a whole impulse
actions(play, "spd", 3, "essen")         # 3 AP to spend in Essen, asked what for
roll_for(play, 7, 3)                     # dice of a roll with 3 dice that makes 7
"""

from __future__ import annotations

from tests.games.weimar.table import answer, dice, do, hand
from weimar_tui.games.weimar.rules.actions.menu import TakeActions
from weimar_tui.games.weimar.rules.phases.impulse import EndImpulse, PlayImpulse
from weimar_tui.games.weimar.rules.position import Impulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def impulse(runner: WeimarRunner, party: str, choice: str, *more: str) -> WeimarRunner:
    """The party plays `choice` (`S05:event`) from a hand of that card and `more`."""
    card = choice.split(":")[0]
    hand(runner, party, card, *more)
    do(runner, PlayImpulse(party))
    return answer(runner, choice, party)


def actions(runner: WeimarRunner, party: str, ap: int, city: str = "") -> WeimarRunner:
    """Give the party action points to spend in the city (not yet chosen: empty; none: `-`)."""
    runner.position.impulses.append(Impulse(party, "S05", ap=ap, city=city))
    return do(runner, TakeActions(), EndImpulse())


def roll_for(runner: WeimarRunner, result: int, number: int) -> None:
    """Set `number` dice so that the highest, with further sixes, makes `result`."""
    sixes = max(0, result - 5)
    assert sixes <= number, f"{number} dice cannot make {result}"
    faces = (6,) * sixes if sixes else (result,)
    dice(runner, *faces, *(1,) * (number - len(faces)))


def bases(runner: WeimarRunner, party: str) -> int:
    """The party's bases on the whole map."""
    return sum(city.bases.get(party, 0) for city in runner.position.cities.values())
