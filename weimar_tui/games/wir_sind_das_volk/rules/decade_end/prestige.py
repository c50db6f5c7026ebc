"""The prestige track is carried out (rulebook 9.2)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decision_types as q
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.phase import begin
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import CarryOutEvent, all_of
from weimar_tui.games.wir_sind_das_volk.rules.events import PrestigeExecuted
from weimar_tui.games.wir_sind_das_volk.rules.position import prestige_advantage
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Field


def field_source(number: int) -> str:
    """The name of a field's event.

    >>> field_source(-6), field_source(0), field_source(2)
    ('prestige:-6', 'prestige:0', 'prestige:+2')
    """
    return f"prestige:{number:+d}" if number else "prestige:0"


FULL, NEARER = q.Execute("full").id, q.Execute("nearer").id


class Prestige(VolkStep, frozen=True, tag="prestige"):
    """9.2: who holds the advantage carries out the field, or the one nearer to the centre (W26)."""

    def run(self, play: VolkRunner) -> None:
        begin(play, 2)
        position = play.position
        number = position.tracks["prestige"]
        holder = prestige_advantage(position)
        if not number:
            play.emit(PrestigeExecuted(0, 0, holder))
            return
        clauses = play.board.clauses
        same = clauses[field_source(number)] == clauses[field_source(_nearer(number))]
        options = (FULL,) if same else (FULL, NEARER)
        play.ask(self, holder, q.PRESTIGE_FIELD, options, Field(number))

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        number = play.position.tracks["prestige"]
        executed = number if option == FULL else _nearer(number)
        play.emit(PrestigeExecuted(number, executed, seat))
        source = field_source(executed)
        play.push(CarryOutEvent(source, seat, all_of(play.board.clauses[source])))


def _nearer(number: int) -> int:
    return number - 1 if number > 0 else number + 1
