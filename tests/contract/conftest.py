"""Every game there is, and the duel of the example: what holds for one of them holds for all.

A new game in `weimar_tui/games/` is tried here without a line: its rules, saves, secrets, words,
pages of help, screen, and a table in lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from weimar_duel.offer import DuelOffer

from weimar_tui import registry
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.offer import Offer
from weimar_tui.registry import game_ids, offer_of

_MOST = 900
"""Picks of a random game; some games go on for longer."""


@pytest.fixture(scope="package", params=[*game_ids(), DuelOffer.id])
def offer(request: pytest.FixtureRequest) -> Iterator[Offer]:
    """What a game offers to the shared rooms."""
    if request.param != DuelOffer.id:
        yield offer_of(request.param)
        return
    registry.register(DuelOffer())
    yield offer_of(request.param)
    registry.unregister(request.param)


@pytest.fixture(scope="package")
def game(offer: Offer) -> Game:
    """Its rules, with the components of the box."""
    return offer.load()


@pytest.fixture(scope="package")
def session(offer: Offer, game: Game) -> Session:
    """A game by chance, of its usual scenario; it is looked at and never changed."""
    session = Session.new(game, offer.scenarios()[0].id, "contract")
    session.free_undo = True
    return played(session, Random(offer.id))


def played(session: Session, chance: Random, picks: int = _MOST) -> Session:
    """So many random picks, fewer if the game ends."""
    while session.outcome is None and session.history.end < picks:
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    return session
