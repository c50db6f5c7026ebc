"""The dialog of each kind of question, and what it shows above the answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

from ...rules import decision_types as dt
from ...rules.subjects import InArea, JuntaDecision, NextFamily, OfExile, RetreatFrom, subject_of
from ...scene import JuntaScene
from .facts import (
    draw_centres,
    draw_envelopes,
    draw_fight,
    draw_purse,
    draw_record,
    draw_street,
)


class PlaceDialog(InterruptDialog[JuntaScene]):
    """Asks where to spend the night: five doors, with the families seen there."""

    heading_key: ClassVar[str] = "place"

    def facts(self, canvas: Canvas) -> int:
        """Draw the street."""
        return draw_street(canvas, self.scene)


class VictimDialog(PlaceDialog):
    """Asks for a victim and a place, and shows everyone's habits."""

    heading_key: ClassVar[str] = "attempt"


class ShieldDialog(InterruptDialog[JuntaScene]):
    """Asks for a shield against an attempt, and shows what is at stake."""

    heading_key: ClassVar[str] = "shield"

    def facts(self, canvas: Canvas) -> int:
        """Draw the purse."""
        return draw_purse(canvas, self.scene)


class PurseDialog(ShieldDialog):
    """Asks for notes: at the bank, for a card, for burglars."""

    heading_key: ClassVar[str] = "purse"


class BudgetDialog(InterruptDialog[JuntaScene]):
    """Asks the President to divide the aid: sums announced, sums paid, the remainder."""

    heading_key: ClassVar[str] = "budget"

    def facts(self, canvas: Canvas) -> int:
        """Draw sums and notes."""
        return draw_envelopes(canvas, self.scene, self.decision)


def _field_of_battle(decision: JuntaDecision) -> str:
    return subject_of(decision, InArea).area or subject_of(decision, RetreatFrom).area


class FightDialog(InterruptDialog[JuntaScene]):
    """Asks about fire, targets, losses and retreat, and shows the parties."""

    heading_key: ClassVar[str] = "battle"

    def facts(self, canvas: Canvas) -> int:
        """Draw the parties with their dice."""
        return draw_fight(canvas, self.scene, _field_of_battle(self.decision))


class SidesDialog(InterruptDialog[JuntaScene]):
    """Asks about the end of a coup, and shows who holds what."""

    heading_key: ClassVar[str] = "sides"

    def facts(self, canvas: Canvas) -> int:
        """Draw the power centres."""
        return draw_centres(canvas, self.scene)


class SquadDialog(InterruptDialog[JuntaScene]):
    """Asks about the firing squad: a name, with what is known of the family."""

    heading_key: ClassVar[str] = "squad"

    def facts(self, canvas: Canvas) -> int:
        """Draw what is known of the family."""
        family = subject_of(self.decision, NextFamily).family
        return draw_record(canvas, self.scene, family or subject_of(self.decision, OfExile).family)


_BY_NAME: Mapping[str, type[InterruptDialog[JuntaScene]]] = {
    "place": PlaceDialog,
    "victim": VictimDialog,
    "shield": ShieldDialog,
    "purse": PurseDialog,
    "budget": BudgetDialog,
    "plain": InterruptDialog,
    "fight": FightDialog,
    "sides": SidesDialog,
    "squad": SquadDialog,
}
"""The dialogs by the names that decision types use (`dialog=`)."""

DIALOGS: Mapping[str, type[InterruptDialog[JuntaScene]]] = {
    kind: _BY_NAME[asked.dialog] for kind, asked in dt.DECISION_TYPES.items() if asked.dialog
}
"""The dialog of each decision type that has one; the bar asks all others."""
