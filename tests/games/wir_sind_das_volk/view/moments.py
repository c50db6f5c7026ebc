"""Moments of whole games, for tests that draw them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from weimar_tui.games.wir_sind_das_volk.prompts import VolkPrompts
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.game_view import VolkView
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.choice import Choice
from weimar_tui.tui.look import Look

SEEDS = (7, 32)
"""Games that contain every kind of question with a dialog."""

Moment = tuple[VolkPosition, Decision, tuple[Event, ...]]


@lru_cache(maxsize=1)
def game() -> VolkGame:
    """The game with its own components."""
    return VolkGame.load()


@lru_cache(maxsize=3)
def words(lang: str) -> VolkMessages:
    """Its words, all of which must exist."""
    return VolkMessages(lang, game().data, strict=True)


@lru_cache(maxsize=1)
def played() -> tuple[Mapping[str, Moment], tuple[Event, ...]]:
    """The last question of each kind in random games, and all events of the first game."""
    found: dict[str, Moment] = {}
    told: tuple[Event, ...] = ()
    for seed in SEEDS:
        chance, sampled = random.Random(seed), random.Random(seed)
        runner = game().start("main", str(seed))
        events = runner.events or []
        while runner.position.outcome is None:
            decision = runner.position.decisions[0]
            if len(decision.options) > 1 and (decision.kind not in found or sampled.random() < 0.1):
                view = game().view(runner.position, decision.seat)
                found[decision.kind] = (view, decision, tuple(events))
            option = chance.choice(decision.options)
            triggers = [option for option in decision.options if option.endswith(":event")]
            if triggers and chance.random() < 0.5:
                option = chance.choice(triggers)
            runner.pick(decision.number, option)
        told = told or tuple(events)
    return found, told


def scene(moment: Moment, lang: str = "en", option: str = "", **looks: Any) -> VolkScene:
    """What the asked seat sees, with the cursor on an option."""
    view, decision, events = moment
    look = Look(**looks)
    look.name_styles(VolkView().styles(("west", "east")))
    return VolkScene(
        view=view,
        game=game(),
        words=words(lang),
        look=look,
        seats=("west", "east"),
        me=decision.seat,
        decision=decision,
        chosen=option,
        events=events,
    )


def opening(scenario: str = "1980") -> Moment:
    """The first question of a scenario."""
    runner = game().start(scenario, "s")
    decision = runner.position.decisions[0]
    return game().view(runner.position, decision.seat), decision, tuple(runner.events or ())


def listed(decision: Decision, shown: VolkScene, table: Any) -> Choice:
    """The list of answers as shown on the screen."""
    return VolkView().shown_choice(VolkPrompts().choice(decision, shown, table), decision, shown)
