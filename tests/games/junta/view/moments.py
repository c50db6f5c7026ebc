"""Moments of a whole game, for tests that draw them."""

from __future__ import annotations

import random
from functools import lru_cache

from tests.games.junta.table import game
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.session import Session


@lru_cache(maxsize=1)
def played() -> tuple[Session, tuple[JuntaRunner, ...]]:
    """A complete random game of seven families, and at least one position for each kind
    of question."""
    chance = random.Random(11)
    session = Session.new(game(), "main", "11", options={"seats": 7})
    found: dict[str, JuntaRunner] = {}
    while session.outcome is None:
        decision = session.decisions[0]
        if decision.kind not in found or chance.random() < 0.002:
            key = decision.kind if decision.kind not in found else str(decision.number)
            found[key] = game().resume(session.position.copy(), listen=False)
        session.pick(decision.number, chance.choice(decision.options))
    return session, tuple(found.values())
