"""Questions from the recorded games, one of each kind."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.weimar.view.scenes import weimar_look
from tests.make_saves import SAVES
from weimar_tui.games.weimar.prompts.policy import WeimarPrompts
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.subjects import Trigger, subject_of
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.replay import Replay
from weimar_tui.text.choice import Choice

ASKING = WeimarPrompts()

RECORDED = ("example", "anarchy", "nsdap", "overthrow-seats")

Moment = tuple[WeimarPosition, Decision]


class Peek:
    """The parts of a table that a list of options needs."""

    def __init__(self, game: WeimarGame) -> None:
        self.game = game

    def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, str]]]:
        return []


@cache
def moments(game: WeimarGame) -> dict[str, Moment]:
    """The first question of each kind with a choice: the seat's view, and the question.

    For reactions, one to an attempt in a city before the dice: rerolls have a dialog of their own.
    """
    found: dict[str, Moment] = {}
    for name in RECORDED:
        replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
        for moment in range(replay.first, replay.last):
            replay.jump(moment)
            for decision in replay.position.decisions:
                trigger = subject_of(decision, Trigger)
                if trigger.trigger == "roll" or (decision.kind == "react" and not trigger.city):
                    continue
                if decision.kind not in found and len(decision.options) > 1:
                    view = game.view(replay.position, decision.seat)
                    found[decision.kind] = (view, decision)
    return found


def asked(game: WeimarGame, moment: Moment, lang: str) -> tuple[Choice, WeimarScene]:
    """The list of options and the scene of a moment, in a language."""
    view, decision = moment
    words = WeimarMessages(lang, game.data, strict=True)
    scene = WeimarScene(
        view=view, game=game, words=words, look=weimar_look(), me=decision.seat, decision=decision
    )
    peek: Any = Peek(game)
    return ASKING.choice(decision, scene, peek), scene
