"""Who controls the minor parties and who benefits from them (rulebook 5.13)."""

from __future__ import annotations

from .effects.vocabulary import Share
from .events import MinorPartyTaken
from .runner import WeimarRunner

MINOR_PARTIES = ("uspd", "ddp", "dvp")
"""The order in which they give bonuses and seats."""


def take_minor_party(runner: WeimarRunner, minor: str, party: str) -> None:
    """Give a minor party's card to a party (the DVP's with Stresemann, his side unchanged)."""
    runner.position.minor_parties[minor] = party
    runner.emit(MinorPartyTaken(minor, party))


def beneficiaries(runner: WeimarRunner, minor: str) -> tuple[str, ...]:
    """The controller, then parties that share the benefits through a society marker (6.4 USPD)."""
    position = runner.position
    parties = [position.minor_parties[minor]]
    for marker in position.society:
        for effect in runner.components.data.society[marker].effect:
            if isinstance(effect, Share) and effect.party == minor and effect.who not in parties:
                parties.append(effect.who)
    return tuple(parties)
