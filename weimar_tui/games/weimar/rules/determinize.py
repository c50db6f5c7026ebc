"""Sample a full position that is consistent with a view: hidden cards are dealt at random."""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance
from weimar_tui.kernel.worlds import ask_anew

from .components import Components
from .position import HIDDEN, PARTIES, WeimarPosition
from .runner import WeimarRunner

TIMELINE = "timeline"


def determinize(
    view: WeimarPosition,
    components: Components,
    chance: Chance,
    resume: Callable[[WeimarPosition], WeimarRunner],
) -> WeimarPosition:
    """Fill hidden hands and decks with unseen cards.

    How many cards of its own deck a party holds follows from how many are unseen and how many the
    deck has. The dice are fresh, so the result reveals nothing about the real game.
    """
    position = view.copy()
    position.dice = Dice(seed=str(chance.getrandbits(48)))
    unseen = _unseen(position, components)
    for cards in unseen.values():
        chance.shuffle(cards)
    hands = position.hands
    timeline = unseen[TIMELINE]
    for party in PARTIES:
        hand, own = hands[party], unseen[party]
        if HIDDEN in hand:
            known = [card for card in hand if card != HIDDEN]
            hidden = len(hand) - len(known)
            number = min(hidden, max(0, len(own) - len(position.decks[party])))
            dealt = [own.pop() for _ in range(number)]
            while len(dealt) < hidden and (timeline or own):
                dealt.append((timeline or own).pop())
            chance.shuffle(dealt)
            hands[party] = known + dealt
        position.decks[party] = own[: len(position.decks[party])]
    position.decks[TIMELINE] = timeline[: len(position.decks[TIMELINE])]
    for party, left in position.behaviour.items():
        cards = [card.id for card in components.data.scenario_cards.values() if card.seat == party]
        unturned = [card for card in cards if card not in position.removed]
        chance.shuffle(unturned)
        position.behaviour[party] = unturned[: len(left)]
    for party, agenda in position.agendas.items():
        if agenda == HIDDEN:
            position.agendas[party] = chance.choice(components.party_agendas[party])
    ask_anew(position, resume)
    return position


def _unseen(position: WeimarPosition, components: Components) -> dict[str, list[str]]:
    """Cards in play whose location the seat does not know, by deck."""
    seen = set(position.removed)
    seen.update(position.foreign_affairs.beside, position.foreign_affairs.done)
    seen.update(impulse.card for impulse in position.impulses)
    for pile in (position.hands, position.discards, position.set_aside):
        for cards in pile.values():
            seen.update(cards)
    unseen: dict[str, list[str]] = {party: [] for party in (*PARTIES, TIMELINE)}
    for card, printed in components.cards.items():
        if card not in seen:
            unseen[printed.deck].append(card)
    return unseen
