"""The duel as a game that the shared rooms find: its rules, a bot, how it is told, and no panes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.toy.rules import PLAYERS, SEATS, Duel, DuelPosition, Landed, Revealed, Struck
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.offer import BotMaker, Offer, Scenario
from weimar_tui.table.story import HEADING, LINE, Story, of_seats
from weimar_tui.text.words import GameWords


class FirstBot(Bot):
    """Strikes with the first card it may."""

    def decide(self, view: DuelPosition, decision: Decision) -> str:
        return decision.options[0]


class DuelStory(Story):
    """Strikes head what follows from them; courage is what counts."""

    charts = (
        of_seats(
            "courage",
            {seat: (seat[0].upper(), seat) for seat in SEATS},
            lambda figures, seat: figures.get(seat, 0),
        ),
    )
    keys = ("seat", "card")
    columns = SEATS

    def level(self, event: Event) -> int:
        return HEADING if isinstance(event, Struck) else LINE

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
        self, words: GameWords, figures: dict[str, int], seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        yield ("fencer", "courage")
        for seat in seats:
            yield (words.seat(seat), str(figures[seat]))

    def style(self, event: Event) -> str:
        return "danger" if isinstance(event, Landed) else super().style(event)


class DuelOffer(Offer):
    id = "duel"
    names: Mapping[str, str] = {"en": "Duel"}

    def __init__(self, game: Duel | None = None) -> None:
        self.game = game or Duel()

    def load(self, pack: Path | None = None) -> Duel:
        return self.game

    def scenarios(self) -> Sequence[Scenario]:
        return [
            Scenario(id, tuple(SEATS[:number] for number in numbers))
            for id, numbers in PLAYERS.items()
        ]

    def bots(self) -> Mapping[str, BotMaker]:
        return {"first": _first}

    def story(self) -> Story:
        return DuelStory()


def _first(seat: str, seed: str, game: Any) -> FirstBot:
    return FirstBot()
