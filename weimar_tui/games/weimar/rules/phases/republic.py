"""The republic phase: the round card, and the timeline deck of a new stage (rulebook 4.1)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import decks
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.events import PhaseStarted, RoundStarted, StageChanged
from weimar_tui.games.weimar.rules.phases.agenda import AgendaPhase
from weimar_tui.games.weimar.rules.play import WeimarPlay, WeimarStep

STAGES = {3: ("yellow", "orange"), 5: ("orange", "brown")}
"""Before these rounds one colour of timeline cards leaves and another enters."""


class RepublicPhase(WeimarStep, frozen=True, tag="republic-phase"):
    """Begin the current round: change the stage, then carry out the round card."""

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        position.phase = "republic"
        card = play.box.components.rounds[position.round - 1]
        play.emit(RoundStarted(position.round, card.id))
        play.emit(PhaseStarted("republic"))
        if position.round in STAGES:
            change_stage(play, *STAGES[position.round])
        play.push(AgendaPhase())
        start_effects(play, card.effect, position.chancellor, source=card.id)


def change_stage(play: WeimarPlay, out: str, into: str) -> None:
    """Take one colour out of deck and discards, bring the next in, and shuffle all together."""
    position = play.position
    cards = play.box.cards
    leaving = {
        card
        for pile in (position.decks["timeline"], position.discards["timeline"])
        for card in pile
        if cards[card].set == out
    }
    entering = position.set_aside.pop(f"timeline:{into}", [])
    if not leaving and not entering:
        return
    for piles in (position.decks, position.discards):
        piles["timeline"] = [card for card in piles["timeline"] if card not in leaving]
    position.removed += sorted(leaving)
    position.decks["timeline"] += entering
    play.emit(StageChanged(out, into))
    decks.shuffle_together(play, "timeline")
