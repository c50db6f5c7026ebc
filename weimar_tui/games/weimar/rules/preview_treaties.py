"""The chances of every treaty that can be negotiated, and what a flag changes about them."""

from __future__ import annotations

from msgspec import Struct

from .actions import legality
from .actions.negotiation import dice_of_nation, negotiation_dice, negotiation_modifier
from .effects.vocabulary import FreeNegotiation
from .odds import chance_at_least
from .runner import WeimarRunner


class TreatyChance(Struct, frozen=True):
    """A treaty that can be negotiated: its dice and chance of success.

    `before`: the chance without the flag in question; None if no flag is.
    """

    card: str
    needs: int
    dice: int
    success: float
    before: float | None = None


class FlagChange(Struct, frozen=True):
    """A flag of a nation: the dice of its negotiations before and after, and its open treaties."""

    nation: str
    before: int
    after: int
    treaties: tuple[TreatyChance, ...] = ()


def treaty_chances(
    runner: WeimarRunner, party: str, negotiation: FreeNegotiation
) -> tuple[TreatyChance, ...]:
    """The chances of each treaty that the party could negotiate now for free."""
    if legality.against_negotiation(runner, party):
        return ()
    return tuple(
        _chance(runner, party, card, negotiation.dice, negotiation.result)
        for card in legality.open_cards(runner)
    )


def flag_change(runner: WeimarRunner, party: str, nation: str, step: int) -> FlagChange:
    """What one flag of a nation more (`step` 1) or less (-1) changes."""
    position = runner.position.copy()
    position.flags[nation] += step
    after = WeimarRunner(position, runner.components, listen=False)
    affairs = runner.components.foreign_affairs
    treaties = []
    for card in legality.open_cards(runner):
        if affairs[card].nation == nation:
            then, now = _chance(after, party, card), _chance(runner, party, card)
            treaties.append(TreatyChance(card, then.needs, then.dice, then.success, now.success))
    before = dice_of_nation(runner.position, nation)
    return FlagChange(nation, before, before + step, tuple(treaties))


def _chance(
    runner: WeimarRunner, party: str, card: str, dice: int = 0, result: int = 0
) -> TreatyChance:
    needs = runner.components.foreign_affairs[card].needs
    number = negotiation_dice(runner, party, card, dice)
    modifier = result + negotiation_modifier(runner, party, card)
    success = chance_at_least(number, needs, modifier) if number > 0 else 0.0
    return TreatyChance(card, needs, number, success)
