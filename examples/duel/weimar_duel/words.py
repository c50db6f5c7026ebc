"""All sentences of the duel, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from weimar_duel.components import Box
from weimar_duel.rules import (
    Answered,
    Chances,
    Drew,
    Duel,
    DuelPosition,
    Landed,
    Revealed,
    Struck,
    kind_of,
)
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.messages import Entry, GameMessages, percent

LOCALES = Path(__file__).parent / "locales"


class DuelMessages(GameMessages[Duel, DuelPosition]):
    """Words events, questions, answers and cards."""

    def __init__(self, lang: str, box: Box, *, strict: bool = False) -> None:
        super().__init__("duel", lang, (LOCALES,), strict=strict)
        self.box = box

    def card(self, card: str) -> str:
        """A card in hand: `strike2-red` is a Thrust."""
        return self.pick(self.box.cards[kind_of(card)].name)

    # --- what happens ---------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        message = f"event-{event.__struct_config__.tag}"
        match event:
            case Revealed(stances=stances):
                said = (f"{self.seat(seat)} {self._stance(to)}" for seat, to in stances.items())
                return self.text(message, stances=", ".join(said))
            case Struck(seat=seat, card=card) | Answered(seat=seat, card=card):
                return self.text(message, seat=self.seat(seat), card=self.card(card))
            case Landed(seat=seat, faces=faces, hits=hits):
                rolled = " ".join(map(str, faces))
                return self.text(message, seat=self.seat(seat), faces=rolled, hits=hits)
            case Drew(seat=seat):
                return self.text(message, seat=self.seat(seat))
        return self.text(message, seat=self.seat(getattr(event, "seat", "")))

    def _stance(self, stance: str) -> str:
        return self.text(f"stance-{stance}")

    def outcome(self, outcome: Outcome) -> str:
        return self.text(f"outcome-{outcome.ending}", winners=self.seats(outcome.winners))

    # --- questions ------------------------------------------------------------------------------
    def question(self, decision: Decision, view: DuelPosition | None = None) -> str:
        return self.text(f"question-{decision.kind}", depth=decision.subject.depth)

    def option(self, decision: Decision, option: str, view: DuelPosition | None = None) -> str:
        if decision.kind == "rival":
            return self.seat(option)
        if kind_of(option) in self.box.cards:
            return self.card(option)
        return self.text(f"answer-{option}")

    def reason(self, reason: str, arguments: object = None) -> str:
        card = arguments["card"] if isinstance(arguments, dict) else ""
        return self.text(f"reason-{reason}", card=self.card(card))

    def preview(self, preview: Chances) -> str:
        return self.text("preview-strike", dice=preview.dice, hits=percent(preview.hits / 1000))

    # --- the table ------------------------------------------------------------------------------
    def courage(self, view: DuelPosition) -> Sequence[str]:
        """Everyone's courage, one line each."""
        return [
            self.text("courage", seat=self.seat(seat), courage=left)
            for seat, left in view.courage.items()
        ]

    def hand(self, game: Duel, view: DuelPosition, seat: str) -> Sequence[str]:
        return [self.card(card) for card in view.hands.get(seat, ())]

    def entries(self) -> Sequence[Entry]:
        return [Entry(card.id, self.pick(card.name)) for card in self.box.cards.values()]

    def page(self, component: str) -> Sequence[str]:
        card = self.box.cards[component]
        dice = (self.preview(Chances.of(card.dice)),) if card.dice else ()
        return (self.pick(card.name), *dice)
