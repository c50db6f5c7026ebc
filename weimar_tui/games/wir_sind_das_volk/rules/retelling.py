"""Applies events to a view, to show the board between two events without playing the game again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from weimar_tui.kernel.events import Event

from . import events as e
from .names import EAST, RHEINSBERG, SIDE_OF, WEST
from .position import END_OF_DECADE, RUNDOWN, SOUND, PowerCard, VolkPosition


def retold(view: VolkPosition, events: Sequence[Event]) -> VolkPosition:
    """Return a copy of a view after events, as far as the board shows them; hands stay as
    they are."""
    position = view.copy()
    position.decisions = []
    for event in events:
        _tell_markers(position, event)
        _tell_economy(position, event)
        _tell_tracks(position, event)
    return position


def _tell_markers(position: VolkPosition, event: Event) -> None:
    """Unrest, protests, living standard and socialists."""
    protests = position.protests
    match event:
        case e.UnrestPlaced(area=area, total=total) | e.UnrestRemoved(area=area, total=total):
            position.unrest[area] = total
        case e.UnrestMoved(area=area, to=to):
            position.unrest[area] -= 1
            position.unrest[to] += 1
        case e.ProtestStarted(area=area):
            protests[SIDE_OF[area]].append(area)
        case e.ProtestEnded(area=area, number=number):
            del protests[SIDE_OF[area]][number - 1]
        case e.ProtestImported(patron_state=state):
            position.imported[state] += 1
            protests[WEST].append(state)
        case e.ImportEnded(patron_state=state, number=number):
            position.imported[state] -= 1
            del protests[WEST][number - 1]
        case e.StandardPlaced(area=area, total=total, sector=sector):
            if sector:
                position.sectors[sector] += 1
            else:
                position.standard[area] = total
        case e.StandardTransferred(patron_state=state):
            position.standard[state] -= 1
            position.sectors[state] += 1
        case e.StandardLost(area=area, count=count, sector=sector):
            if sector:
                position.sectors[sector] -= count
            else:
                position.standard[area] -= count
        case e.SocialistMoved(area=area, count=count):
            position.cadre_school -= count
            position.socialists[area] += count
        case e.SocialistsGained(count=count):
            position.cadre_school += count
        case e.SocialistsLost(count=count, area=area):
            if area:
                position.socialists[area] -= count
            else:
                position.cadre_school -= count


def _tell_economy(position: VolkPosition, event: Event) -> None:
    """Factories and lines."""
    factories, lines = position.factories, position.lines
    match event:
        case e.FactoryBuilt(city=city) | e.FactoryRepaired(city=city):
            factories[city] = SOUND
        case e.FactoryRundown(city=city):
            factories[city] = RUNDOWN
        case e.FactoryDismantled(city=city):
            factories.pop(city, None)
            if city == RHEINSBERG:
                position.razed.append(city)
        case e.ExternalRazed(city=city):
            factories.pop(city, None)
            position.razed.append(city)
            for connection in [one for one in lines if city in one.split("/")]:
                del lines[connection]
        case e.LineBuilt(connection=connection):
            lines[connection] = lines.get(connection, 0) + 1
        case e.LineDismantled(connection=connection):
            lines[connection] = lines.get(connection, 1) - 1
            if not lines[connection]:
                del lines[connection]


def _tell_tracks(position: VolkPosition, event: Event) -> None:
    """Tracks, the Wall, state power, cards taken, and the phase."""
    match event:
        case e.TrackMoved(track=track, after=after):
            position.tracks[track] = after
        case e.WallBuilt() | e.WallOpened():
            position.wall = isinstance(event, e.WallBuilt)
        case e.PowerCollected(card=card, colour=colour):
            position.state_power.append(PowerCard(card, colour))
        case e.PowerUsed(card=card):
            position.state_power = [
                replace(held, used=held.used or held.card == card) for held in position.state_power
            ]
        case e.PowerRefreshed():
            position.state_power = [replace(held, used=False) for held in position.state_power]
        case e.StasiDissolved():
            position.state_power, position.dissolved = [], True
        case e.CardTaken(card=card):
            position.display = [one for one in position.display if one != card]
            position.pile = [*position.pile, card]
        case e.PhaseStarted(phase=phase):
            position.half, position.phase, position.active = END_OF_DECADE, phase, EAST
