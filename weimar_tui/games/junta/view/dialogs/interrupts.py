"""Which dialog asks which kind of question, and what each shows above its answers."""

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
    """Where to spend the evening: five doors, with who was seen there."""

    heading_key: ClassVar[str] = "place"

    def facts(self, canvas: Canvas) -> int:
        """The street."""
        return draw_street(canvas, self.scene)


class VictimDialog(PlaceDialog):
    """Whom, and where: what is known of everybody's habits."""

    heading_key: ClassVar[str] = "attempt"


class ShieldDialog(InterruptDialog[JuntaScene]):
    """An attempt on oneself: what is at stake."""

    heading_key: ClassVar[str] = "shield"

    def facts(self, canvas: Canvas) -> int:
        """One's purse."""
        return draw_purse(canvas, self.scene)


class PurseDialog(ShieldDialog):
    """Which notes: at the bank, for a card, for a burglar."""

    heading_key: ClassVar[str] = "purse"


class BudgetDialog(InterruptDialog[JuntaScene]):
    """The President divides the aid: what was said, what is paid, what is left."""

    heading_key: ClassVar[str] = "budget"

    def facts(self, canvas: Canvas) -> int:
        """Sums and notes."""
        return draw_envelopes(canvas, self.scene, self.decision)


def _field_of_battle(decision: JuntaDecision) -> str:
    return subject_of(decision, InArea).area or subject_of(decision, RetreatFrom).area


class FightDialog(InterruptDialog[JuntaScene]):
    """Fire, targets, losses, retreat: who stands there."""

    heading_key: ClassVar[str] = "battle"

    def facts(self, canvas: Canvas) -> int:
        """The parties with their dice."""
        return draw_fight(canvas, self.scene, _field_of_battle(self.decision))


class SidesDialog(InterruptDialog[JuntaScene]):
    """The end of a coup: who holds what."""

    heading_key: ClassVar[str] = "sides"

    def facts(self, canvas: Canvas) -> int:
        """The power centres."""
        return draw_centres(canvas, self.scene)


class SquadDialog(InterruptDialog[JuntaScene]):
    """Before the firing squad: a name, and what one knows of it."""

    heading_key: ClassVar[str] = "squad"

    def facts(self, canvas: Canvas) -> int:
        """What is known of the family."""
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
"""The dialogs that decision types name (`dialog=`)."""

DIALOGS: Mapping[str, type[InterruptDialog[JuntaScene]]] = {
    kind: _BY_NAME[asked.dialog] for kind, asked in dt.DECISION_TYPES.items() if asked.dialog
}
"""The dialog of each decision type that interrupts; all others are asked in the bar."""
