"""The Guillaume affair (rulebook 6.4, ruling W20)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.events import (
    GuillaumeLooked,
    GuillaumeRemoved,
    GuillaumeSwapped,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, WEST
from weimar_tui.games.wir_sind_das_volk.rules.play import VolkPlay, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Looked

TOP = 2
"""How many cards of the draw deck the East looks at."""


class Guillaume(VolkStep, frozen=True, tag="guillaume"):
    """The East may look at West's hand or at the top of the draw deck."""

    def run(self, play: VolkPlay) -> None:
        position = play.position
        options = ["none"]
        if position.hands[WEST]:
            options.append("hand")
        if position.deck:
            options.append("deck")
        play.ask(self, EAST, "guillaume", options)

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        if option == "none":
            play.emit(GuillaumeLooked(option))
            return
        cards = _cards(play, option)
        play.position.revealed += 1
        play.emit(GuillaumeLooked(option, cards))
        play.push(GuillaumeSwap(option))


class GuillaumeSwap(VolkStep, frozen=True, tag="guillaume-swap"):
    """It may swap one of these cards for one of its own, or put one of the deck out of the game."""

    where: str

    def run(self, play: VolkPlay) -> None:
        theirs = _cards(play, self.where)
        options = ["none"]
        options += [f"{card}:{own}" for card in theirs for own in play.position.hands[EAST]]
        if self.where == "deck":
            options += [f"remove:{card}" for card in theirs]
        play.ask(
            self,
            EAST,
            "guillaume-swap",
            options,
            Looked(self.where),
            private=Looked(self.where, theirs),
            always=True,
        )

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        if option == "none":
            return
        position = play.position
        pile = position.hands[WEST] if self.where == "hand" else position.deck
        first, second = option.split(":")
        position.revealed += 1
        if first == "remove":
            pile.remove(second)
            position.discards[EAST].append(second)
            play.emit(GuillaumeRemoved(second))
            return
        own = position.hands[EAST]
        pile[pile.index(first)] = second
        own[own.index(second)] = first
        play.emit(GuillaumeSwapped(self.where, first, second))


def _cards(play: VolkPlay, where: str) -> tuple[str, ...]:
    position = play.position
    return tuple(position.hands[WEST] if where == "hand" else position.deck[:TOP])
