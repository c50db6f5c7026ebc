"""Advice: the best answers with chances and reasons, using only what the seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from tests.bots.test_learned_bots import questions
from tests.wordings import LANGUAGES
from weimar_tui.bots.bot import UNKNOWN, Advice
from weimar_tui.bots.learned.features import EARLY
from weimar_tui.bots.players import has_analyst, make_player
from weimar_tui.games.junta.bots.counts import meanings
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import COUNT, Reason
from weimar_tui.play.advice import answer_line, counsel, why_no_advice
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
            percents = [round(chance / 10_000) for chance in chances]
            assert percents == sorted(percents, reverse=True), "as shown"
            assert all(UNKNOWN <= chance <= 1_000_000 for chance in chances)
            for one in found:
                for reason in one.reasons if one.chance != UNKNOWN else ():
                    assert words.bot_reason(reason.id, reason.arguments), (lang, reason)
            told = counsel(words, decision, game.view(position, decision.seat), found)
            assert len(told.answers) == len(found) and all(one.text for one in told.answers)
            most = max(one.worlds for one in found)
            tried = found[0].chance != UNKNOWN
            assert all(bool(one.changes) for one in told.answers) or not tried
            assert tried == bool(told.looked) == (str(most) in told.looked)
            lines = told.lines(words)
            assert lines[0] == told.heading and lines[-1] == told.looked


def test_a_gap_below_one_in_a_hundred_or_twice_its_error_is_no_clear_difference() -> None:
    gaps = ((9_999, 1), (10_000, 1), (40_000, 20_000), (40_001, 20_000), (40_000, 19_999))
    equal = [Advice(option="a", chance=1, behind=gap, doubt=error).is_equal for gap, error in gaps]
    assert equal == [True, False, True, False, False]


def test_the_coach_says_how_far_behind_an_answer_is_and_what_it_changes() -> None:
    game = load_game("wir_sind_das_volk")
    position, decision = questions(game, "verdicts", 1)[0]
    fewer: dict[str, str | int] = {"here": 15, "there": 30, "about": "west"}
    advice = (
        Advice(
            option=decision.options[0],
            chance=434_000,
            worlds=48,
            reasons=(
                Reason("count-markers", {**fewer, "better": "yes"}),
                Reason("count-currency", {"here": 10, "there": -10, "better": "no"}),
            ),
        ),
        Advice(option=decision.options[1], chance=429_000, behind=5_500, doubt=600, worlds=48),
        Advice(option=decision.options[2], chance=390_000, behind=44_000, doubt=600, worlds=48),
    )
    words = words_of(game, "en")
    told = counsel(words, decision, game.view(position, decision.seat), advice)
    assert [one.chance for one in told.answers] == ["43%", "43%", "39%"]
    assert [one.verdict for one in told.answers] == ["best", "about equal", "4 lower"]
    assert [change.sign + " " + change.text for change in told.answers[0].changes] == [
        "+ West: 1.5 mass protests instead of 3",
        "− currency at +1 instead of −1",
    ]
    assert [change.text for change in told.answers[2].changes] == [
        "The board ends up about the same as after the best answer."
    ]
    assert told.looked.startswith("+ and − compare an answer with the best one")
    bare = counsel(words, decision, position, [structs.replace(one, reasons=()) for one in advice])
    assert bare.looked.startswith("Based on what you see")
    assert [change.text for change in bare.answers[0].changes] == [
        "The board ends up about the same as after the second answer."
    ]
    assert f"(the 3 most promising of {len(decision.options)})" in told.heading
    two = counsel(words, structs.replace(decision, options=decision.options[:3]), position, advice)
    assert "promising" not in two.heading, "none was left out"
    assert "48 guesses" in told.looked and "two turns" in told.looked


def test_what_no_answer_is_clearly_behind_is_not_called_the_best() -> None:
    game = load_game("wir_sind_das_volk")
    position, decision = questions(game, "verdicts", 1)[0]
    advice = tuple(
        Advice(option=option, chance=430_000 - gap, behind=gap, worlds=48)
        for option, gap in zip(decision.options, (0, 1_000, 2_000), strict=False)
    )
    told = counsel(words_of(game, "en"), decision, game.view(position, decision.seat), advice)
    equal = ["about equal"] * (len(advice) - 1)
    assert [one.verdict for one in told.answers] == ["barely ahead", *equal]


def test_a_gap_that_could_be_chance_is_told_once_readers_see_it() -> None:
    """“57 %, about equal” contradicts “57 %, 2 lower” for another answer."""
    game = load_game("wir_sind_das_volk")
    position, decision = questions(game, "verdicts", 1)[0]
    gaps = (0, 14_000, 24_000)
    advice = tuple(
        Advice(option=option, chance=590_000 - gap, behind=gap, doubt=60_000, worlds=8)
        for option, gap in zip(decision.options, gaps, strict=False)
    )
    verdicts = {
        lang: [
            one.verdict for one in counsel(words_of(game, lang), decision, position, advice).answers
        ]
        for lang in ("en", "de", "zh")
    }
    assert verdicts["en"] == ["barely ahead", "about equal", "perhaps 2 lower"]
    assert verdicts["de"] == ["knapp vorn", "etwa gleich", "vielleicht 2 weniger"]
    assert verdicts["zh"] == ["略為領先", "差不多", "也許低2"]


def test_what_supports_the_verdict_comes_first() -> None:
    game = load_game("wir_sind_das_volk")
    position, decision = questions(game, "verdicts", 1)[0]
    figures: dict[str, str | int] = {"here": 10, "there": 0}
    against = Reason("count-currency", {**figures, "better": "no"})
    for_it = Reason("count-markers", {**figures, "about": "west", "better": "yes"})
    first, second = decision.options[:2]
    advice = (
        Advice(option=first, chance=730_000, worlds=48, reasons=(against, for_it, against)),
        Advice(option=second, chance=560_000, behind=170_000, reasons=(for_it, against, for_it)),
    )
    told = counsel(words_of(game, "en"), decision, game.view(position, decision.seat), advice)
    signs = ["".join(change.sign for change in answer.changes) for answer in told.answers]
    assert signs == ["+−−", "−++"]


def test_changes_that_contradict_the_verdict_are_not_the_whole_story() -> None:
    """The best answer is not left with drawbacks alone, nor a worse one with advantages."""
    game = load_game("wir_sind_das_volk")
    position, decision = questions(game, "verdicts", 1)[0]

    def markers(better: str) -> tuple[Reason, ...]:
        arguments: dict[str, str | int] = {"here": 15, "there": 30, "about": "west"}
        return (Reason("count-markers", {**arguments, "better": better}),)

    def last_lines(best: str, worse: str, doubt: int) -> list[str]:
        first, second = decision.options[:2]
        advice = (
            Advice(option=first, chance=434_000, worlds=48, reasons=markers(best)),
            Advice(
                option=second,
                chance=390_000,
                behind=44_000,
                doubt=doubt,
                reasons=markers(worse),
            ),
        )
        words = words_of(game, "en")
        told = counsel(words, decision, game.view(position, decision.seat), advice)
        return [answer.changes[-1].text for answer in told.answers]

    unsaid = "What speaks {} it is not among these figures."
    assert last_lines("no", "yes", 600) == [unsaid.format("for"), unsaid.format("against")]
    plain = "West: 1.5 mass protests instead of 3"
    assert last_lines("yes", "no", 600) == [plain, plain]
    assert last_lines("yes", "yes", 40_000)[1] == plain, "it may be as good"


def test_bots_give_their_reasons_in_the_same_form_and_keep_their_secrets() -> None:
    game = load_game("wir_sind_das_volk")
    words = words_of(game, "en")
    counted = 0
    for position, decision in questions(game, "same form", 6):
        for level in ("quick", "strong"):
            bot = make_player(level, decision.seat, "1", game)
            bot.decide(game.view(position, decision.seat), decision)
            for reason in bot.reasons:
                if reason.id.startswith(COUNT):
                    counted += 1
                    assert " instead of " in words.bot_reason(reason.id, reason.arguments)
    assert counted
    secret = {name for name, one in meanings(junta(), "aguado").items() if one.is_secret}
    assert secret == {"account", "richer", "pocket"}


def junta() -> Any:
    game = load_game("junta")
    return game.view(game.start("main", "1", listen=False).position, "aguado")


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


def test_what_answers_are_worth_by_rule_of_thumb_has_the_form_of_chances() -> None:
    game = load_game("junta")
    position, decision = questions(game, "gains", 1)[0]
    option = decision.options[0]
    advice = tuple(Advice(option=option, gain=gain) for gain in (12, 12, 9, -3))
    words = words_of(game, "en")
    told = counsel(words, decision, game.view(position, decision.seat), advice)
    assert told.heading.startswith("What each offer is worth to you in millions")
    assert [(one.chance, one.verdict) for one in told.answers] == [
        ("+1.2", "best"),
        ("+1.2", "about equal"),
        ("+0.9", "0.3 lower"),
        ("−0.3", "1.5 lower"),
    ]
    assert answer_line(words, told.answers[2]).endswith(": +0.9, 0.3 lower")
