"""Dialogs about cards: the price of the special card, void symbols, Guillaume, hand cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.cards import draw_beside
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

from ..rules import decision_types as dt
from ..rules.names import HAMBURG_AREAS
from ..rules.subjects import Looked
from ..scene import VolkScene
from .panes.cards import hand_of, values_of
from .panes.faces import face_of
from .panes.tracks import draw_track, label_width


class CardsDialog(InterruptDialog[VolkScene]):
    """A question below the cards it is about, with their effects."""

    heading_key: ClassVar[str] = "cards"

    def cards(self) -> Sequence[str]:
        """The cards to show: those in hand."""
        return hand_of(self.scene, self.decision.seat)

    def facts(self, canvas: Canvas) -> int:
        """Draw the cards side by side, or as a list with their full text; return the rows used."""
        cards = self.cards()
        words, look = self.scene.words, self.scene.look
        y = draw_beside(canvas, [face_of(words, look, card) for card in cards])
        for card in cards if not y else ():
            y = draw_card(canvas, self.scene, card, y)
        return y + 1 if y else 0


class PriceDialog(CardsDialog):
    """Asks what the East gives for its special card (rulebook 3)."""

    heading_key: ClassVar[str] = "price"

    def cards(self) -> Sequence[str]:
        """The card bought, and the cards that could pay for it."""
        return (self.decision.subject.card, *super().cards())


class VoidDialog(CardsDialog):
    """Asks which symbol of a dual card is void (rulebook 6.4)."""

    heading_key: ClassVar[str] = "void"

    def cards(self) -> Sequence[str]:
        return (self.decision.subject.card,)


class GuillaumeDialog(CardsDialog):
    """Asks where Guillaume looks, and what he swaps (rulebook 6.4)."""

    heading_key: ClassVar[str] = "guillaume"

    def cards(self) -> Sequence[str]:
        """The cards he sees, and those in hand."""
        private = self.decision.private
        seen = private.cards if isinstance(private, Looked) else ()
        return (*seen, *super().cards())


def draw_card(canvas: Canvas, scene: VolkScene, card: str, y: int) -> int:
    """Draw a card's number, name, values and effects; return the row below."""
    words, printed = scene.words, scene.board.cards[card]
    values = values_of(scene, card)
    values_text = " ".join(filter(None, (words.text(f"colour-{printed.colour}"), values)))
    x = canvas.put(0, y, f"{words.number(card)} ", "key")
    canvas.put(x, y, words.card_name(card), "strong", canvas.width - width_of(values_text) - 1)
    canvas.right(y, values_text, "muted")
    return canvas.paragraph(2, y + 1, words.effects(printed.event), "text")


class OverflowDialog(InterruptDialog[VolkScene]):
    """Asks what happens instead of an arrow that cannot move its marker (rulebook 6.4)."""

    heading_key: ClassVar[str] = "overflow"

    def facts(self, canvas: Canvas) -> int:
        draw_track(canvas, self.scene, self.decision.subject.track, label_width(self.scene), 0)
        return 2


class PrestigeDialog(InterruptDialog[VolkScene]):
    """Asks for the field of the prestige marker, or the one closer to the centre (rulebook 9.2)."""

    heading_key: ClassVar[str] = "prestige"

    def facts(self, canvas: Canvas) -> int:
        draw_track(canvas, self.scene, "prestige", label_width(self.scene), 0)
        return 2


class HamburgDialog(InterruptDialog[VolkScene]):
    """Asks which area Hamburg counts for (rulebook 9.5)."""

    heading_key: ClassVar[str] = "hamburg"

    def facts(self, canvas: Canvas) -> int:
        """Draw what each choice would lose."""
        words, subject = self.scene.words, self.decision.subject
        y = 0
        for area in HAMBURG_AREAS:
            losses = getattr(subject, area.replace("-", "_"))
            losses_text = " · ".join(f"{words.name(place)} -{number}" for place, number in losses)
            text = words.ui("hamburg-loses", area=words.name(area), losses=losses_text or "none")
            y = canvas.paragraph(0, y, text, "text")
        return y + 1


_BY_NAME: Mapping[str, type[InterruptDialog[VolkScene]]] = {
    "cards": CardsDialog,
    "price": PriceDialog,
    "void": VoidDialog,
    "guillaume": GuillaumeDialog,
    "overflow": OverflowDialog,
    "prestige": PrestigeDialog,
    "hamburg": HamburgDialog,
}
"""The dialogs by the names that decision types use (`dialog=`)."""

DIALOGS: Mapping[str, type[InterruptDialog[VolkScene]]] = {
    kind: _BY_NAME[asked.dialog] for kind, asked in dt.DECISION_TYPES.items() if asked.dialog
}
"""The dialog of each decision type that has one; the bar asks all others."""
