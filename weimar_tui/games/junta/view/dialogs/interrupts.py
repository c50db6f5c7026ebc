"""Which dialog asks which kind of question, and what each shows above its answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.view.dialogs.facts import (
    draw_centres,
    draw_envelopes,
    draw_fight,
    draw_purse,
    draw_record,
    draw_street,
)
from weimar_tui.games.junta.view.scene import JuntaScene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


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


class FightDialog(InterruptDialog[JuntaScene]):
    """Fire, targets, losses, retreat: who stands there."""

    heading_key: ClassVar[str] = "battle"

    def facts(self, canvas: Canvas) -> int:
        """The parties with their dice."""
        return draw_fight(canvas, self.scene, self.decision.subject.area)


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
        asked = self.decision.private or self.decision.subject
        return draw_record(canvas, self.scene, asked.family)


DIALOGS: Mapping[str, type[InterruptDialog[JuntaScene]]] = {
    q.PLACE.kind: PlaceDialog,
    q.VICTIM.kind: VictimDialog,
    q.WHERE.kind: VictimDialog,
    q.SHIELD.kind: ShieldDialog,
    q.PAY_COST.kind: PurseDialog,
    q.BURGLED.kind: PurseDialog,
    q.BANK.kind: PurseDialog,
    q.HAND_OVER_NOTE.kind: PurseDialog,
    q.ANNOUNCE.kind: BudgetDialog,
    q.ENVELOPE.kind: BudgetDialog,
    q.FORCE_BUDGET.kind: InterruptDialog,
    q.FIGHT.kind: FightDialog,
    q.TARGET.kind: FightDialog,
    q.CASUALTY.kind: FightDialog,
    q.RETREAT.kind: FightDialog,
    q.ALLOW_RETREAT.kind: FightDialog,
    q.SETTLE.kind: SidesDialog,
    q.SIDE.kind: SidesDialog,
    q.JUNTA_VOTE.kind: InterruptDialog,
    q.JUNTA_TIE.kind: InterruptDialog,
    q.ACCEPT_OFFICE.kind: InterruptDialog,
    q.ANSWER_OFFER.kind: InterruptDialog,
    q.SHOOT_WHOM.kind: SquadDialog,
    q.SHOOT_RETURNER.kind: SquadDialog,
    q.COME_BACK.kind: InterruptDialog,
    q.PASSAGE.kind: InterruptDialog,
}
"""The dialog of each kind of question that interrupts; all others stand in the bar."""
