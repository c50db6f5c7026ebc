"""Advice: the best answers with their chances and reasons, from what a seat knows alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bots.test_learned_bots import questions
from tests.wordings import LANGUAGES
from weimar_tui.bots.bot import UNKNOWN
from weimar_tui.bots.learned.features import EARLY
from weimar_tui.bots.players import has_analyst, make_player
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.play.advice import told_advice, why_no_advice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import ANALYST, HUMAN
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.game_messages import words_of

LEARNT = [name for name in game_ids() if has_analyst(load_game(name))]


def advice(game: Game, position: Any, decision: Any, number: int = 3) -> Any:
    view = game.view(position, decision.seat)
    return make_player(ANALYST, decision.seat, "1", game).advise(view, decision, number)


@pytest.mark.parametrize("name", LEARNT)
def test_the_best_answers_come_first_and_every_one_is_worded(name: str) -> None:
    game = load_game(name)
    asked = questions(game, "advice", 4)
    for lang in LANGUAGES:
        words = words_of(game, lang)
        for position, decision in asked[: 4 if lang == "en" else 1]:
            found = advice(game, position, decision)
            assert 1 <= len(found) <= 3
            assert {one.option for one in found} <= set(decision.options)
            chances = [one.chance for one in found]
            assert chances == sorted(chances, reverse=True)
            assert all(UNKNOWN <= chance <= 1_000_000 for chance in chances)
            for one in found:
                for reason in one.reasons if one.chance != UNKNOWN else ():
                    assert words.bot_reason(reason.id, reason.arguments), (lang, reason)
            told = told_advice(words, decision, game.view(position, decision.seat), found)
            assert len(told) == len(found) and all(line for line, _ in told)


def test_what_a_seat_cannot_know_changes_no_advice() -> None:
    game = load_game("wir_sind_das_volk")
    for position, decision in questions(game, "secrets", 3):
        other = game.determinize(game.view(position, decision.seat), Random(7))
        assert advice(game, position, decision) == advice(game, other, decision)


def test_every_measure_that_is_told_is_worded_for_better_and_worse() -> None:
    for name in game_ids():
        game = load_game(name)
        of_game = plugin_of(name).features()
        if of_game is None:
            continue
        features = of_game(game)
        words = words_of(game, "en")
        told = 0
        for seat in game.seats():
            for measure in features.measures:
                for better in (True, False):
                    reason = features.reason(measure.removesuffix(EARLY), seat, better=better)
                    if reason is not None:
                        told += 1
                        assert words.bot_reason(reason.id, reason.arguments), reason
        assert told


def table(players: dict[str, str]) -> GameHandle:
    game = load_game("wir_sind_das_volk")
    return GameHandle.new(game, "main", players, "1", bots=make_player)


def test_it_is_given_to_whoever_plays_alone_and_to_nobody_else() -> None:
    alone = table({"west": HUMAN, "east": "random"})
    assert why_no_advice(alone) == ""
    decision = next(iter(alone.human_decisions()), None)
    while decision is None:
        asked = alone.bot_decision()
        assert asked is not None
        alone.pick(asked.number, alone.answer_of(asked).option)
        decision = next(iter(alone.human_decisions()), None)
    assert 1 <= len(alone.advice_of(decision)) <= 3
    assert why_no_advice(table({"west": HUMAN, "east": HUMAN})) == "hint-several"
    assert why_no_advice(table({"west": "random", "east": "random"})) == "hint-several"


def test_who_knows_nothing_of_a_game_gives_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("wir_sind_das_volk")
    monkeypatch.setattr(type(plugin_of(game.id)), "features", lambda self: None)
    assert not has_analyst(game)
    with pytest.raises(KernelError):
        make_player(ANALYST, "west", "1", game)
