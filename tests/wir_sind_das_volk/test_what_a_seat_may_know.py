"""What is secret stays so: hands, draw deck, discards, answers not yet given by all."""

from __future__ import annotations

from random import Random

import pytest

from tests.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.names import SEATS
from weimar_tui.games.wir_sind_das_volk.rules.position import VIEWER
from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.secrecy import Watched, leaks_of_views
from weimar_tui.kernel.visibility import OPEN


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"hands", "deck", "discards", "gone", "choices"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scenario", ["main", "1970", "1980"])
def test_nobody_learns_what_is_secret(scenario: str, seed: int) -> None:
    """Picks of a random game, watched: by views, by events, by questions put to others."""
    chance = Random(f"{scenario}{seed}")
    play = game().start(scenario, str(seed))
    while play.position.outcome is None:
        decision = chance.choice(play.position.decisions)
        option = chance.choice(decision.options)
        if chance.randrange(4) and decision.kind not in ("discard-hand", "guillaume-swap"):
            play.pick(decision.number, option)
            continue
        watched = Watched(game(), play.position, decision, option, SEATS, chance)
        told = len(play.events or ())
        play.pick(decision.number, option)
        assert watched.leaks(play, (play.events or [])[told:]) == [], decision
        assert leaks_of_views(game(), play.position, SEATS, chance) == [], decision


def test_copies_and_views_share_nothing_that_can_change() -> None:
    chance = Random(1)
    play = game().start("main", "copies", listen=False)
    while play.position.outcome is None:
        decision = chance.choice(play.position.decisions)
        play.pick(decision.number, chance.choice(decision.options))
        assert shared_parts(game().copy(play.position), play.position) == []
        for seat in (*SEATS, None):
            assert shared_parts(game().view(play.position, seat), play.position) == []
