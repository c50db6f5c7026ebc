"""Who controls the minor parties and who benefits from them (rulebook 5.13)."""

from __future__ import annotations

from .effects.vocabulary import Share
from .events import MinorPartyTaken
from .runner import WeimarRunner

MINOR_PARTIES = ("uspd", "ddp", "dvp")
"""In the order in which their bonuses and seats are given."""


def take_minor_party(runner: WeimarRunner, minor: str, party: str) -> None:
    """Give a minor party's card (and with the DVP's Stresemann, unturned) to a party."""
    runner.position.minor_parties[minor] = party
    runner.emit(MinorPartyTaken(minor, party))


def beneficiaries(runner: WeimarRunner, minor: str) -> tuple[str, ...]:
    """The controller, then parties that share its benefits by a society marker (6.4 USPD)."""
    position = runner.position
    parties = [position.minor_parties[minor]]
    for marker in position.society:
        for effect in runner.components.data.society[marker].effect:
            if isinstance(effect, Share) and effect.party == minor and effect.who not in parties:
                parties.append(effect.who)
    return tuple(parties)
