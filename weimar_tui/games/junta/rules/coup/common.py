"""What the parts of a coup share."""

from __future__ import annotations

from weimar_tui.games.junta.rules.events import BecameRebel
from weimar_tui.games.junta.rules.families import is_out
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT, Coup
from weimar_tui.games.junta.rules.units import at, commander

GUNBOAT, STRIKE = "gunboat", "strike"


def the_coup(play: JuntaPlay) -> Coup:
    """The coup that is on."""
    coup = play.position.coup
    assert coup is not None, "there is no coup"
    return coup


def become_rebel(play: JuntaPlay, seat: str) -> None:
    """Once a Rebel, always a Rebel; never the President (rules: Rebellen und Loyalisten)."""
    coup = the_coup(play)
    if seat in coup.rebels or seat == play.position.president:
        return
    coup.rebels.append(seat)
    play.position.rebelled.append(seat)
    play.emit(BecameRebel(seat))
    play.reveal()


def decider(play: JuntaPlay, party: str) -> str:
    """Who decides for a party's units: itself, or for frozen ones the President (ruling J41)."""
    return play.position.president if is_out(play.position, party) else party


def centres(play: JuntaPlay, sides: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Who holds each power centre (rules: Staatsstreich-Sieg).

    The junta needs a unit there and no unit of anybody else's; frozen units and those of families
    that are out stand for the President (ruling J57).
    """
    held = []
    for area in play.box.power:
        stacks = at(play.position, area)
        junta = bool(stacks) and all(
            sides.get(commander(play, stack), PRESIDENT) == JUNTA for stack in stacks
        )
        held.append((area, JUNTA if junta else PRESIDENT))
    return tuple(held)


def sides_so_far(play: JuntaPlay) -> dict[str, str]:
    """As if all Rebels stood for the junta and nobody else."""
    return dict.fromkeys(the_coup(play).rebels, JUNTA)


def sides_known(play: JuntaPlay) -> dict[str, str]:
    """As declared; Rebels that have not declared themselves yet stand for the junta."""
    return {**sides_so_far(play), **the_coup(play).sides}
