"""What is shown as it happens: the night, fights in one picture, dice, the end of a coup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.tui.game_view import Fall, Interlude, Played

from ..rules import events as e
from ..rules.component_data import PLACES
from ..rules.coup.fights import HIT
from ..words.wording import JuntaMessages

_EVENING = (
    e.WentIntoExile,
    e.AttemptFailed,
    e.ShieldUsed,
    e.Murdered,
    e.Burgled,
    e.LootTaken,
    e.LootLost,
    e.ExcuseTurned,
    e.BankMarkerTurned,
    e.BankClosed,
)
"""Events for the page of the night, besides everyone's places."""

_ENDS = (e.Murdered, e.AttemptFailed)
"""Events that end an attempt."""

_OF_A_DIE = (
    e.DieRolled,
    e.Murdered,
    e.AttemptFailed,
    e.ShieldUsed,
    e.DiedByOwnCard,
    e.LootTaken,
    e.LootLost,
    e.UnitsLost,
)
"""Possible consequences of a roll."""

_FIGHTING = (
    e.FightBegan,
    e.SalvoFired,
    e.UnitsLost,
    e.Retreated,
    e.UnitsGone,
    e.BecameRebel,
    e.FightEnded,
)


# --- dice ---------------------------------------------------------------------------------------
def falls(events: Sequence[Event], words: JuntaMessages) -> list[Fall]:
    """Rolls for cards and bribes, and shells; fights have pages of their own."""
    fallen = []
    dice: tuple[int, ...]
    for place, event in enumerate(events):
        match event:
            case e.DieRolled(family=family, card=card, face=face):
                title, dice = words.name(card), (face,)
            case e.Bribed(family=family, card=card, dice=dice):
                title = words.name(card)
            case e.ShellFired(family=family, weapon=weapon, dice=dice):
                title = words.text(f"dialog-{weapon}")
            case _:
                continue
        pane = "map" if not isinstance(event, e.DieRolled) else ""
        following = tuple(_following(events[place + 1 :]))
        fallen.append(Fall(event, place, dice, family, following, title, pane))
    return fallen


def concerns(fall: Fall, me: str) -> bool:
    """Whether a roll affects a family: its own, one at it or its units, or one with effects for it.

    The outcome then stays until a key is pressed.
    """
    named = {
        getattr(event, field, "")
        for event in (fall.event, *fall.then)
        for field in ("family", "by", "victim", "target", "of")
    }
    return me in named


def _following(events: Sequence[Event]) -> Iterator[Event]:
    """The consequences of a roll, up to the next thing that begins."""
    for event in events:
        if not isinstance(event, _OF_A_DIE) or isinstance(event, e.DieRolled):
            return
        yield event


# --- cards ---------------------------------------------------------------------------------------
def played(event: Event) -> Played | None:
    """The card that an event reports as played."""
    match event:
        case e.CardPlayed(family=family, card=card) | e.InfluenceLaid(family=family, card=card):
            return Played(family, card)
        case _:
            return None


# --- pages --------------------------------------------------------------------------------------
def interludes(events: Sequence[Event], words: JuntaMessages, me: str | None) -> list[Interlude]:
    """The night, each fight the player takes part in, the start and the end of a coup."""
    shown: list[Interlude] = []
    for place, event in enumerate(events):
        match event:
            case e.PlacesRevealed():
                shown.append(_evening(event, events[place + 1 :], words, me))
            case e.Murdered() | e.AttemptFailed() if _news_of_the_night(events[:place], event, me):
                shown.append(_outcome(events, words, me))
            case e.SalvoFired() if not _goes_on(events[:place], event.area):
                fight = [one for one in events[place:] if isinstance(one, _FIGHTING)]
                if me is None or me in _parties(fight, event.area):
                    shown.append(_fight(fight, event.area, words))
            case e.CoupBegan():
                shown.append(_start_of_coup(event, words))
            case e.CoupDecided():
                shown.append(_end_of_coup(event, words))
    return shown


def _goes_on(before: Sequence[Event], area: str) -> bool:
    """Whether the salvo belongs to a fight that is already shown."""
    return any(isinstance(one, e.SalvoFired) and one.area == area for one in before)


def _evening(
    revealed: e.PlacesRevealed, after: Sequence[Event], words: JuntaMessages, me: str | None
) -> Interlude:
    """Everyone's places, and the consequences up to the next die."""
    lines = []
    for place in PLACES:
        there = [words.seat(family) for family, where in revealed.places if where == place]
        if there:
            name, text = words.name(place), words.listed(there)
            lines.append(words.text("board-place", name=name, text=text))
    if next_lines := _until_a_die(after, words, me):
        lines += ["", *next_lines]
    return Interlude(words.text("dialog-evening"), tuple(lines), "place")


def _news_of_the_night(before: Sequence[Event], event: Event, me: str | None) -> bool:
    """Whether an attempt gets a page: a death, a shield, or the player's own part in it; not what
    the page of the night or a die has shown already."""
    if any(isinstance(one, (e.PlacesRevealed, e.DieRolled, *_ENDS)) for one in before):
        return False
    if isinstance(event, e.AttemptFailed):
        return event.reason == "shield" or me in (event.by, event.victim)
    return True


def _outcome(events: Sequence[Event], words: JuntaMessages, me: str | None) -> Interlude:
    """The outcome of attempts after a family was asked for a shield."""
    lines = _until_a_die(events, words, me)
    return Interlude(words.text("dialog-evening"), tuple(lines), "place")


def _until_a_die(events: Sequence[Event], words: JuntaMessages, me: str | None) -> list[str]:
    """The sentences about the night up to the next die."""
    night = takewhile(lambda event: not isinstance(event, e.DieRolled), events)
    return [words.event(event.seen_by(me)) for event in night if isinstance(event, _EVENING)]


def _parties(fight: Sequence[Event], area: str) -> set[str]:
    salvos = [one for one in fight if isinstance(one, e.SalvoFired) and one.area == area]
    return {seat for one in salvos for seat in (one.family, one.target)}


def _fight(events: Sequence[Event], area: str, words: JuntaMessages) -> Interlude:
    """One picture of a fight: the dice of each salvo, losses, retreats."""
    lines: list[str] = []
    lost: dict[str, Counter[str]] = {}
    rest: list[str] = []
    for event in events:
        match event:
            case e.SalvoFired(area=where) if where == area:
                dice = " ".join(map(str, sorted(event.dice, reverse=True)))
                hits = event.dice.count(6)
                opening = "yes" if event.opening else "no"
                lines.append(
                    words.text(
                        "dialog-salvo",
                        number=event.salvo,
                        opening=opening,
                        by=event.family,
                        to=event.target,
                        dice=dice,
                        hits=hits,
                    )
                )
            case e.UnitsLost(area=where) if where == area:
                lost.setdefault(event.family, Counter())[event.unit] += event.number
            case e.Retreated(area=where) | e.UnitsGone(area=where) if where == area:
                rest.append(words.event(event))
            case e.BecameRebel():
                rest.append(words.event(event))
    for family, units in lost.items():
        losses_text = words.listed([words.units(unit, number) for unit, number in units.items()])
        lines.append(words.text("dialog-lost", family=family, units=losses_text))
    if not lost:
        hits = any(HIT in one.dice for one in events if isinstance(one, e.SalvoFired))
        lines.append(words.text("dialog-losses-open" if hits else "dialog-no-losses"))
    title = words.text("dialog-fight", area=area)
    return Interlude(title, tuple(lines + rest), "fight")


def _start_of_coup(began: e.CoupBegan, words: JuntaMessages) -> Interlude:
    """Who starts a coup and how; the screen changes behind this page."""
    lines = words.event(began), "", words.text("dialog-coup-city")
    return Interlude(words.text("dialog-coup-began"), lines, "coup")


def _end_of_coup(decided: e.CoupDecided, words: JuntaMessages) -> Interlude:
    """Who held what at the end, and who has won."""
    lines = [
        sentence_case(words.text("dialog-centre", area=area, side=side))
        for area, side in decided.centres
    ]
    lines += ["", words.event(decided)]
    return Interlude(words.text("dialog-coup-over"), tuple(lines), "sides")
