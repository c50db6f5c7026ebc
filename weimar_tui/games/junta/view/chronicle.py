"""Groups events into the lines of the chronicle: a roll and its effects in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import NarratedAct

from ..rules import coup_events as ce, events as e
from ..rules.coup.fights import HIT
from ..words.wording import JuntaMessages

_MINOR = (e.CardsDrawn, e.DeckShuffled, e.CardDiscarded, e.Abstained)
"""Moves of cards and families without a vote, shown on request."""

_OF_A_FIGHT = (
    ce.SalvoFired,
    ce.UnitsLost,
    ce.Retreated,
    ce.UnitsGone,
    ce.BecameRebel,
    ce.FightEnded,
)

_AFTER_A_FIGHT = (ce.FightEnded, ce.Retreated, ce.UnitsGone)
"""After these, only more retreats belong to a fight."""

_OF_AN_ATTEMPT = (
    e.DieRolled,
    e.AttemptFailed,
    e.ShieldUsed,
    e.Murdered,
    e.DiedByOwnCard,
    e.LootTaken,
    e.LootLost,
    ce.ExcuseTurned,
)
"""What carries out an attempt, and what follows from it."""

_OF_A_CARD = (ce.ExcuseTurned, ce.UnitsPlaced, e.Donated)

_JOINED = (
    ce.UnitsMoved,
    ce.UnitsPlaced,
    ce.UnitsTransferred,
    ce.Landed,
    ce.PoliceResponded,
    e.InfluenceLaid,
    e.EnvelopePaid,
)
"""Events of one family that share a line."""


_MANY_DICE = 12
"""More dice than this are counted instead of listed, so that a line has room for the losses."""


@dataclass
class _Line:
    """A line being gathered: the event that began it, and its events by their places."""

    begun: Event
    places: list[int] = field(default_factory=list)


def acts_of(events: Sequence[Event], words: JuntaMessages) -> list[NarratedAct]:
    """The lines for the events below one heading."""
    lines: list[_Line] = []
    for place, event in enumerate(events):
        if lines and _belongs(event, lines[-1].begun, events[place - 1]):
            lines[-1].places.append(place)
        else:
            lines.append(_Line(event, [place]))
    return [act for line in lines for act in _acts(line, events, words)]


def _belongs(event: Event, begun: Event, last: Event) -> bool:
    """Whether an event continues the line that `begun` has begun, of which `last` is the latest."""
    match begun:
        case ce.FightBegan(area=area) | ce.SalvoFired(area=area):
            if getattr(event, "area", area) != area:
                return False
            over = isinstance(last, _AFTER_A_FIGHT)
            return isinstance(event, ce.Retreated | ce.UnitsGone if over else _OF_A_FIGHT)
        case ce.ShellFired(area=area):
            return isinstance(event, ce.UnitsLost | ce.BecameRebel)
        case e.DieRolled() | e.AttemptFailed() | e.ShieldUsed() | e.Murdered():
            killed = isinstance(last, e.Murdered | e.LootTaken | e.LootLost | ce.ExcuseTurned)
            if isinstance(last, e.AttemptFailed) or not isinstance(event, _OF_AN_ATTEMPT):
                return False
            return not killed or isinstance(event, e.LootTaken | e.LootLost | ce.ExcuseTurned)
        case e.CardPlayed(family=family):
            owner = getattr(event, "family", family)
            return isinstance(event, _OF_A_CARD) and owner == family
        case e.Spoke():
            return isinstance(event, e.Spoke)
        case e.OfferMade(offer=offer):
            return isinstance(event, e.OfferAnswered) and event.offer.number == offer.number
        case _:
            owners = [getattr(one, "family", getattr(one, "by", "")) for one in (begun, event)]
            same = type(event) is type(begun) and owners[0] == owners[1]
            return isinstance(begun, _JOINED) and same


def _acts(line: _Line, events: Sequence[Event], words: JuntaMessages) -> list[NarratedAct]:
    """A line as an act; what has no short form becomes sentences, one act each."""
    begun, told = line.begun, [events[place] for place in line.places]
    if isinstance(begun, _MINOR):
        return [NarratedAct(line.places, minor=True)]
    short = words.short
    what, dice = short.what(begun), ""
    match begun:
        case ce.FightBegan() | ce.SalvoFired():
            salvos = [one for one in told if isinstance(one, ce.SalvoFired)]
            dice = " / ".join(" ".join(map(str, sorted(s.dice)[::-1])) for s in salvos)
            thrown = [face for salvo in salvos for face in salvo.dice]
            if len(thrown) > _MANY_DICE:
                hits = thrown.count(HIT)
                dice = words.text("short-many-dice", hits=hits, number=len(thrown))
        case ce.ShellFired(dice=faces) | ce.Bribed(dice=faces):
            dice = " ".join(map(str, faces))
        case e.PlacesRevealed():
            return [NarratedAct(line.places, what, effect=short.evening(begun))]
        case e.Spoke():
            spoken = [one for one in told if isinstance(one, e.Spoke)]
            return [NarratedAct(line.places, what, effect=short.talks(spoken))]
        case e.AttemptAnnounced():
            return [NarratedAct(line.places, what)]
        case e.DieRolled() | e.AttemptFailed():
            dice = " ".join(str(one.face) for one in told if isinstance(one, e.DieRolled))
        case e.CardPlayed() if len(told) == 1:
            return [NarratedAct(line.places)]
        case e.OfferMade() | e.OfferAnswered():
            return [NarratedAct(line.places, what, effect=_offer(told, words))]
    if not what and len(told) == 1 and not isinstance(begun, _JOINED):
        return [NarratedAct(line.places)]
    effect = short.effects(told)
    if not effect and isinstance(told[-1], ce.FightEnded):
        effect = words.text("short-no-losses")
    if isinstance(begun, ce.ShellFired) and HIT not in begun.dice:
        effect = words.text("roll-no-hit")
    if not effect and not dice:
        return [NarratedAct([place]) for place in line.places]
    return [NarratedAct(line.places, what, dice, effect)]


def _offer(told: Sequence[Event], words: JuntaMessages) -> str:
    """An offer in short, with its answer if it follows."""
    last = told[-1]
    first = told[0]
    if isinstance(first, e.OfferAnswered):
        first = e.OfferMade(first.offer)
    offer = words.short.effect(first)
    if not isinstance(last, e.OfferAnswered):
        return offer
    return words.text("short-both", one=offer, other=words.short.effect(last))
