"""The question whether dice for a random city are rolled again (rulebook 5.10, 5.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.weimar import table as at
from tests.games.weimar.view.moments import Peek, asked
from tests.games.weimar.view.scenes import weimar_look
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.prompts.policy import WeimarPrompts
from weimar_tui.games.weimar.prompts.quiet import QUIET_PASS
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision


def poverty_in_berlin(**fields: Any) -> WeimarRunner:
    """KPD has rolled Berlin, which has Unrest, for a Poverty; the DVP's holder may repeat it."""
    runner = at.table(stresemann="active", **fields)
    at.city(runner, "koeln", threats=["poverty"])
    at.city(runner, "berlin", threats=["unrest"])
    at.dice(runner, 3, 4)
    at.effects(runner, "poverty + random", "kpd")
    return runner


@dataclass
class Seen:
    """A table as one seat sees it."""

    game: WeimarGame
    runner: WeimarRunner

    def view(self, seat: str | None) -> Any:
        return self.game.view(self.runner.position, seat)


def question(runner: WeimarRunner) -> Decision[Any]:
    (decision,) = runner.position.decisions
    return decision


def test_a_pass_says_what_it_does_to_the_city_and_a_reroll_what_others_bring(
    game: WeimarGame,
) -> None:
    runner = poverty_in_berlin()
    choice, _ = asked(game, (runner.position, question(runner)), "en")
    assert "Berlin then has two threats" in choice.preview["pass"]
    assert choice.heads == ("1st threat", "2 threats", "DR box +1")
    figures = {item.id: item.figures for item in choice.items}
    assert figures["pass"] == ("0%", "100%", "0%")
    assert figures["stresemann"] == ("72%", "17%", "11%"), "6 of 36 dice name Berlin, 4 Köln"


def test_a_marker_that_would_end_the_game_is_called_a_danger(game: WeimarGame) -> None:
    runner = poverty_in_berlin(
        dr_box=["inflation"] * 3 + ["violent-peace"] * 2 + ["instable-state"]
    )
    at.city(runner, "berlin", threats=["poverty"])
    choice, _ = asked(game, (runner.position, question(runner)), "en")
    assert "Danger: the seventh marker" in choice.preview["pass"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pass_for_the_round_is_listed_last_and_explained(game: WeimarGame, lang: str) -> None:
    runner = poverty_in_berlin()
    choice, _ = asked(game, (runner.position, question(runner)), lang)
    assert choice.items[-1].id == QUIET_PASS
    assert choice.preview[QUIET_PASS]


def quiet(game: WeimarGame, runner: WeimarRunner) -> tuple[WeimarPrompts, Any]:
    """Someone who has asked not to be asked again this round, and the table."""
    prompts, decision = WeimarPrompts(), question(runner)
    words = WeimarMessages("en", game.data, strict=True)
    view = game.view(runner.position, decision.seat)
    now = WeimarScene(
        view=view,
        game=game,
        words=words,
        look=weimar_look(),
        me=decision.seat,
        decision=decision,
    )
    peek: Any = Peek(game)
    assert QUIET_PASS in [item.id for item in prompts.choice(decision, now, peek).items]
    assert prompts.taken(decision, QUIET_PASS, now) == "pass"
    return prompts, Seen(game, runner)


def test_after_it_random_cities_are_passed_until_the_round_is_over(game: WeimarGame) -> None:
    runner = poverty_in_berlin()
    decision = question(runner)
    prompts, table = quiet(game, runner)
    assert prompts.planned(decision, table) == "pass"
    runner.position.round += 1
    assert prompts.planned(decision, table) is None


def test_a_roll_that_would_end_the_game_and_any_other_roll_are_asked_all_the_same(
    game: WeimarGame,
) -> None:
    runner = poverty_in_berlin()
    decision = question(runner)
    prompts, table = quiet(game, runner)
    runner.position.attempts[-1].kind = "crisis"
    assert prompts.planned(decision, table) is None
    runner.position.attempts[-1].kind = "city"
    at.city(runner, "berlin", threats=["poverty"])
    runner.position.dr_box[:] = ["inflation"] * 3 + ["violent-peace"] * 2 + ["instable-state"]
    assert prompts.planned(decision, table) is None


def test_an_undo_forgets_it(game: WeimarGame) -> None:
    runner = poverty_in_berlin()
    decision = question(runner)
    prompts, table = quiet(game, runner)
    prompts.undone()
    assert prompts.planned(decision, table) is None
