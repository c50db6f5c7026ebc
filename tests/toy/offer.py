"""The duel as a game that the shared rooms find, with nothing but its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.toy.rules import SEATS, Duel
from weimar_tui.offer import Offer, Scenario


class DuelOffer(Offer):
    id = "duel"
    names: Mapping[str, str] = {"en": "Duel"}

    def __init__(self, game: Duel | None = None) -> None:
        self.game = game or Duel()

    def load(self, pack: Path | None = None) -> Duel:
        return self.game

    def scenarios(self) -> Sequence[Scenario]:
        return (Scenario("main", (SEATS,)),)
