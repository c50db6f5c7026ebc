"""The duel's plugin: rules, cards, words, a bot, narration and a pane."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weimar_duel.components import LOADER, scenarios
from weimar_duel.rules import SEATS, Duel, DuelPosition, Landed, Revealed, Struck
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.plugin import BotMaker, Component, GamePlugin, Scenario
from weimar_tui.replay.narration import Narration, of_seats
from weimar_tui.text.messages import GameMessages

if TYPE_CHECKING:
    from weimar_duel.view import DuelView
    from weimar_duel.words import DuelMessages


class FirstBot(Bot):
    """Strikes with the first card available."""

    def decide(self, view: DuelPosition, decision: Decision) -> str:
        return decision.options[0]


class DuelNarration(Narration):
    """Strikes are headings above their consequences; courage is the score."""

    heads = (Struck,)
    alarms = (Landed,)
    charts = (
        of_seats(
            "courage",
            {seat: (seat[0].upper(), seat) for seat in SEATS},
            lambda figures, seat: figures.get(seat, 0),
        ),
    )
    keys = ("seat", "card")
    columns = SEATS

    def phase(self, event: Event) -> str:
        return "stances" if isinstance(event, Revealed) else ""

    def is_turn(self, event: Event) -> bool:
        return isinstance(event, Struck)

    def head_keys(self, event: Event) -> Sequence[object]:
        assert isinstance(event, Struck)
        return (event.seat, event.card)

    def figures(self, position: DuelPosition) -> dict[str, int]:
        return dict(position.courage)

    def row(self, figures: dict[str, int]) -> Sequence[object]:
        return [figures.get(seat, "") for seat in SEATS]

    def standing(
        self, words: GameMessages, figures: dict[str, int], seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        yield ("fencer", "courage")
        for seat in seats:
            yield (words.seat(seat), str(figures[seat]))


class DuelPlugin(GamePlugin):
    """Two or three fencers."""

    id = "duel"
    names: Mapping[str, str] = {"en": "Duel", "de": "Duell"}

    def __init__(self, game: Duel | None = None) -> None:
        self._game = game

    def load(self, pack: Path | None = None) -> Duel:
        return self._game or Duel.load(pack)

    def problems(self, pack: Path | None = None) -> Sequence[str]:
        return LOADER.check(pack)

    def components(self, game: Duel) -> Sequence[Component]:
        return [
            Component(card.id, "fencer", card.name, "original", values={"dice": card.dice})
            for card in game.box.cards.values()
        ]

    def scenarios(self) -> Sequence[Scenario]:
        return [
            Scenario(id, tuple(SEATS[:number] for number in scenario.players))
            for id, scenario in scenarios().items()
        ]

    def words(self, game: Duel, lang: str, *, strict: bool = False) -> DuelMessages | None:
        from weimar_duel.words import DuelMessages

        return DuelMessages(lang, game.box, strict=strict)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"first": _first}

    def narration(self) -> Narration:
        return DuelNarration()

    def view(self) -> DuelView | None:
        from weimar_duel.view import DuelView

        return DuelView()


def _first(seat: str, seed: str, game: Any) -> FirstBot:
    return FirstBot()


PLUGIN = DuelPlugin()
