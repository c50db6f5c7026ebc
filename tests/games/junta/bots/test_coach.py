"""The coach tries out votes, coups, attempts and answers to offers, and values other talk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from tests.games.junta.table import game as table_game
from weimar_tui.bots.bot import UNKNOWN, Advice
from weimar_tui.bots.learned.search import Search, Tried
from weimar_tui.bots.players import make_player
from weimar_tui.games.junta.bots.features import JuntaFeatures
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.rules import decision_types as dt
from weimar_tui.games.junta.rules.cards import DropOneInfluence
from weimar_tui.games.junta.rules.families import present
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Budget, JuntaPosition
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import NOTE
from weimar_tui.kernel.runner import Runner
from weimar_tui.play.advice import answer_line, counsel
from weimar_tui.players import ANALYST
from weimar_tui.registry import load_game


def test_it_says_what_a_nomination_and_a_vote_are_worth_and_does_not_advise_to_wait() -> None:
    game = load_game("junta")
    runner = game.start("main", "coach", listen=False)
    position = runner.position
    wanted = {dt.NOMINATE.kind, dt.CAST.kind, dt.ACCEPT_OFFICE.kind}
    could_wait = False
    while wanted and position.outcome is None:
        decision = position.decisions[0]
        view = game.view(position, decision.seat)
        by_rule = make_player("steady", decision.seat, "1", game).decide(view, decision)
        if decision.kind in wanted and len(decision.options) > 2 - (decision.kind != dt.CAST.kind):
            wanted.discard(decision.kind)
            coach = make_player(ANALYST, decision.seat, "1", game)
            advised = coach.advise(view, decision, 3)
            assert len(advised) > 1 and all(one.chance != UNKNOWN for one in advised)
            assert dt.TALK_FIRST not in {one.option for one in advised}
            could_wait |= dt.TALK_FIRST in decision.options
            strong = make_player("strong", decision.seat, "1", game)
            assert strong.decide(view, decision) == by_rule
        runner.pick(decision.number, by_rule)
    assert not wanted and could_wait


def test_talk_and_promises_stay_with_the_rule_bot() -> None:
    advised = JuntaFeatures.advised_kinds
    assert advised < JuntaFeatures.rule_kinds
    assert not advised & {dt.TALK.kind, dt.ANSWER_OFFER.kind, dt.ENVELOPE.kind}


def before_the_budget() -> tuple[Game[Any], Runner[Any], str, str]:
    """A game in the talk before the vote on a budget; the President and another family."""
    game = load_game("junta")
    runner = game.start("main", "talk", listen=False)
    position = runner.position
    while position.window != "budget":
        decision = position.decisions[0]
        bot = make_player("steady", decision.seat, "1", game)
        runner.pick(decision.number, bot.decide(game.view(position, decision.seat), decision))
    others = [s for s in present(position) if s != position.president]
    return game, runner, position.president, others[0]


def test_an_envelope_as_announced_has_its_reason() -> None:
    game, runner, president, _ = before_the_budget()
    while (asked := runner.decision_of(president)) is None or asked.kind != dt.ENVELOPE.kind:
        decision = runner.position.decisions[0]
        bot = make_player("steady", decision.seat, "1", game)
        option = bot.decide(game.view(runner.position, decision.seat), decision)
        votes = [each for each in decision.options if each.startswith("yes:")]
        runner.pick(decision.number, next(iter(votes), option))
    (advice,) = advised(game, runner, president).values()
    assert "note-lightest" in notes(advice)


def say(runner: Runner[Any], seat: str, *options: str) -> None:
    for option in options:
        decision = runner.decision_of(seat)
        assert decision is not None
        runner.pick(decision.number, option)


def options_of(runner: Runner[Any], seat: str) -> tuple[str, ...]:
    decision = runner.decision_of(seat)
    return decision.options if decision is not None else ()


def advised(game: Game[Any], runner: Runner[Any], seat: str) -> dict[str, Advice]:
    decision = runner.decision_of(seat)
    assert decision is not None
    coach = make_player(ANALYST, seat, "1", game)
    return {one.option: one for one in coach.advise(game.view(runner.position, seat), decision, 3)}


def notes(advice: Advice) -> dict[str, dict[str, str | int]]:
    return {why.id: why.arguments for why in advice.reasons if why.id.startswith(NOTE)}


def test_an_offer_to_you_is_valued_and_the_better_answer_comes_first() -> None:
    game, runner, president, other = before_the_budget()
    say(runner, president, "offer", other, "vote:yes", "more:2", "private")
    answers = advised(game, runner, other)
    (accept,) = (option for option in answers if option.startswith("accept:"))
    assert {o.partition(":")[0] for o in answers} == {"accept", "refuse"}
    worth = notes(answers[accept])["note-worth"]
    gain = answers[accept].gain
    assert gain is not None and abs(gain - (int(worth["gets"]) - int(worth["gives"]))) <= 1
    assert (next(iter(answers)) == accept) == (gain > 0), "as the figures say"
    assert next(one.gain for option, one in answers.items() if option != accept) == 0
    assert (worth["family"], worth["trust"], worth["gets"]) == (president, 50, 10), (
        "two million promised, believed by half"
    )
    decision = runner.decision_of(other)
    assert decision is not None
    view = game.view(runner.position, other)
    for lang, said in (("en", "about 1.0 million"), ("de", "1,0 Millionen"), ("zh", "1.0百萬")):
        words = JuntaMessages(lang, table_game().data, strict=True)
        told = counsel(words, decision, view, tuple(answers.values()))
        assert said in "\n".join(told.lines(words))


def test_an_offer_that_cannot_be_paid_is_not_tried_out() -> None:
    game, runner, president, other = before_the_budget()
    runner.position.families[other].pocket = Notes()
    say(runner, president, "offer", other, "pay:9", "nothing", "private")
    ((option, advice),) = advised(game, runner, other).items()
    assert option.startswith("refuse:") and advice.chance == UNKNOWN
    assert "note-not-payable" in notes(advice)


def test_each_link_of_an_offer_says_what_it_brings_and_whether_it_will_be_accepted() -> None:
    game, runner, president, other = before_the_budget()
    say(runner, other, "offer")
    deals = advised(game, runner, other)
    assert not any(one.chance != UNKNOWN for one in deals.values())
    say(runner, other, president)
    wants = advised(game, runner, other)
    assert all({"note-for", "note-no-want"} & notes(one).keys() for one in wants.values())
    say(runner, other, "pay:9")
    refused = advised(game, runner, other)
    assert notes(refused["drop"]) == {"note-no-give": {"family": president}}
    say(runner, other, "nothing")
    (sent,) = advised(game, runner, other).values()
    assert sent.option not in ("private", "public")
    assert notes(sent)["note-send-refused"] == {"family": president, "worth": 90}


def test_before_an_offer_it_names_the_usual_ones_that_are_good_for_both() -> None:
    game, runner, _, other = before_the_budget()
    position = runner.position
    for family in position.families.values():
        family.hand.clear()
        family.table.clear()
    position.families[other].table.append("church")  # a Yes that is worth something
    position.announced[other] = 4  # and costs nothing
    decision = runner.decision_of(other)
    assert decision is not None
    view = game.view(position, other)
    offers = make_player(ANALYST, other, "1", game).advise(view, decision, 3)
    assert {one.option for one in offers} == {"offer"}
    gains = [one.gain or 0 for one in offers]
    assert gains == sorted(gains, reverse=True) and gains[0] >= 3
    best = next(why.arguments for why in offers[0].reasons if why.id == "note-deal")
    for lang, figure in (("en", "+{}.{}"), ("de", "+{},{}"), ("zh", "+{}.{}")):
        words = JuntaMessages(lang, table_game().data, strict=True)
        told = counsel(words, decision, view, offers)
        assert [one.chance for one in told.answers] == [
            figure.format(*divmod(g, 10)) for g in gains
        ]
        assert words.seat(str(best["family"])) in told.answers[0].text, "the offer itself"
        assert told.answers[0].text not in told.answers[0].changes[0].text, "not said twice"
        assert all(bool(one.verdict) for one in told.answers) == (len(offers) > 1)
    say(runner, other, "offer", *(str(best[name]) for name in ("family", "want", "give")))
    (sent,) = advised(game, runner, other).values()
    assert sent.option == "private" and "note-send" in notes(sent), "it stands by its word"
    say(runner, other, "drop")
    position.families[other].table.clear()
    position.families[other].pocket = Notes()
    position.announced[other] = 0
    (advice,) = advised(game, runner, other).values()
    assert advice.option == "ready" and "note-no-deal" in notes(advice)
    while dt.OFFER in options_of(runner, other):
        say(runner, other, "offer", "drop")
    (advice,) = advised(game, runner, other).values()
    assert advice.option == "ready" and "note-no-more" in notes(advice)


def test_it_asks_no_family_for_money_that_it_cannot_have() -> None:
    game, runner, president, other = before_the_budget()
    third = next(one for one in runner.position.order if one not in (president, other))
    say(runner, other, "offer", third)
    assert "pay:1" in options_of(runner, other)
    assert not any(option.startswith("pay:") for option in advised(game, runner, other))
    received = ((third, 5),)
    runner.position.budgets = [Budget(0, president, received)]
    assert any(option.startswith("pay:") for option in advised(game, runner, other))


def test_talk_before_a_vote_is_not_tried_out_as_if_it_were_a_vote() -> None:
    game, runner, _, _ = before_the_budget()
    position = runner.position
    while position.motion is None or position.decisions[0].kind != dt.CAST.kind:
        decision = position.decisions[0]
        bot = make_player("steady", decision.seat, "1", game)
        runner.pick(decision.number, bot.decide(game.view(position, decision.seat), decision))
    seat = position.decisions[0].seat
    say(runner, seat, dt.TALK_FIRST)
    assert all(one.chance == UNKNOWN for one in advised(game, runner, seat).values())


def test_a_vote_is_compared_side_by_side_and_never_part_by_part() -> None:
    game, runner, _, _ = before_the_budget()
    position = runner.position
    for family in position.families.values():
        family.table.append("church")
    while position.decisions[0].kind != dt.CAST.kind:
        decision = position.decisions[0]
        bot = make_player("steady", decision.seat, "1", game)
        runner.pick(decision.number, bot.decide(game.view(position, decision.seat), decision))
    answers = advised(game, runner, position.decisions[0].seat)
    assert {"yes:office", "yes:table", "yes:all"} < {*position.decisions[0].options}
    assert {"yes:all", "no:all"} <= answers.keys() <= {"yes:all", "no:all", dt.PASS, dt.DONE}


def test_what_only_talks_first_leaves_one_answer_which_has_a_chance_and_no_rank() -> None:
    game, runner, _, _ = before_the_budget()
    position = runner.position
    for family in position.families.values():
        family.hand.clear()
    while {*position.decisions[0].options} != {dt.STAY, dt.TALK_FIRST}:
        assert position.outcome is None
        decision = position.decisions[0]
        bot = make_player("steady", decision.seat, "1", game)
        runner.pick(decision.number, bot.decide(game.view(position, decision.seat), decision))
    decision = position.decisions[0]
    view = game.view(position, decision.seat)
    (stay,) = advised(game, runner, decision.seat).values()
    words = JuntaMessages("en", table_game().data, strict=True)
    (answer,) = counsel(words, decision, view, (stay,)).answers
    assert answer.chance.endswith("%") and not answer.verdict
    assert [change.text for change in answer.changes] == ["No other answer was tried out."]
    assert answer_line(words, answer) == f"{answer.text}: {answer.chance}"


def test_a_coup_is_played_out_often_enough_to_tell_answers_apart() -> None:
    game = load_game("junta")
    runner = game.start("main", "coup", listen=False)
    position = runner.position
    while position.coup is None or dt.MOVE not in position.decisions[0].options:
        assert position.outcome is None
        decision = position.decisions[0]
        if position.coup is None and dt.MOVE in decision.options:
            runner.pick(decision.number, dt.MOVE)
            continue
        bot = make_player("steady", decision.seat, "1", game)
        runner.pick(decision.number, bot.decide(game.view(position, decision.seat), decision))
    answers = advised(game, runner, position.decisions[0].seat)
    assert max(one.worlds for one in answers.values()) >= 12


def tried(option: str, *chances: int) -> Tried:
    return Tried(option, 1, sum(chances), list(chances), [()] * len(chances), [{}] * len(chances))


def offices_to_give() -> tuple[JuntaGame, JuntaPosition]:
    """A game in which the President is about to hand out the first office."""
    game = JuntaGame.load()
    runner = game.start("one-night", "ties", listen=False)
    while (asked := runner.position.decisions[0]).kind != dt.APPOINT.kind:
        bot = make_player("steady", asked.seat, "1", game)
        runner.pick(asked.number, bot.decide(game.view(runner.position, asked.seat), asked))
    return game, runner.position


@pytest.mark.parametrize(
    ("ruled", "first"),
    [
        ((390_500, 389_000, 390_000), True),  # behind by chance, and both show 39%
        ((390_000, 389_900, 389_400), False),  # behind in every world
        ((370_000, 399_000, 380_000), False),  # behind by chance, but with a lower percentage
    ],
)
def test_of_answers_that_cannot_be_told_apart_the_rule_bots_comes_first(
    ruled: tuple[int, ...], first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, position = offices_to_give()
    decision = position.decisions[0]
    seat, view = decision.seat, game.view(position, decision.seat)
    by_rule = JuntaFeatures(game).rule_bot(seat, "analyst").decide(view, decision)
    other = next(option for option in decision.options if option != by_rule)
    found = [tried(other, 390_600, 390_500, 390_000), tried(by_rule, *ruled)]
    monkeypatch.setattr(Search, "answers", lambda *given, **named: list(found))
    advice = make_player(ANALYST, seat, "1", game).advise(view, decision, 3)
    assert [one.option for one in advice] == ([by_rule, other] if first else [other, by_rule])
    assert all(one.is_equal for one in advice)


def test_an_offer_to_everybody_says_why_it_has_no_estimate() -> None:
    game, runner, _, other = before_the_budget()
    say(runner, other, "offer", "all")
    (advice,) = advised(game, runner, other).values()
    assert notes(advice) == {"note-to-all": {}}


def test_asking_for_something_else_says_what_that_brings() -> None:
    game, runner, president, other = before_the_budget()
    position = runner.position
    say(runner, other, "offer", president, "later:1", "vote:yes", dt.WANT)
    (none,) = advised(game, runner, other).values()
    assert notes(none) == {"note-no-want": {"family": president}}
    position.families[other].table.append("church")  # a Yes that is worth something
    position.announced[other] = 4  # and costs nothing
    answers = advised(game, runner, other)
    gains = [one.gain for one in answers.values()]
    assert gains and all(gain is not None and gain > 0 for gain in gains)
    assert all("note-give" in notes(one) for one in answers.values())


def test_a_donation_is_advised_with_its_reason_when_there_are_too_many_cards() -> None:
    game = load_game("junta")
    runner = game.start("main", "donation", listen=False)
    while True:
        asked = runner.position.decisions[0]
        if asked.kind == dt.OVER_LIMIT.kind and "play:secret-donation" in asked.options:
            break
        bot = make_player("steady", asked.seat, "1", game)
        runner.pick(asked.number, bot.decide(game.view(runner.position, asked.seat), asked))
    (advice,) = advised(game, runner, asked.seat).values()
    assert advice.option == "play:secret-donation" and notes(advice) == {"note-play": {}}


@pytest.mark.parametrize(
    ("cards", "least"),
    [
        (("conservatives", "socialists"), "socialists"),
        (("conservatives", "socialists", "trade-unions"), "conservatives"),
        (("socialists", "trade-unions", "radicals"), "radicals"),
    ],
)
def test_of_the_influence_to_discard_the_coach_names_what_costs_fewest_votes(
    cards: tuple[str, ...], least: str
) -> None:
    """Socialists have five votes more with the Trade Unions on the table."""
    runner = t.table(5, windows=True)
    t.on_table(runner, "A", *cards)
    t.do(runner, DropOneInfluence("aguado"))
    (advice,) = advised(table_game(), runner, "aguado").values()
    assert advice.option == least and notes(advice) == {"note-fewest-votes": {}}


@pytest.mark.parametrize("lost", [False, True])
def test_to_resign_is_advised_only_to_a_president_who_is_lost(
    lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In imagined games he is usually elected again, so that resigning seems to cost nothing."""
    game, position = offices_to_give()
    decision = position.decisions[0]
    view, other = game.view(position, decision.seat), decision.options[0]
    by_rule = dt.RESIGN if lost else other
    monkeypatch.setattr(JuntaBot, "decide", lambda *given: by_rule)
    found = [tried(dt.RESIGN, *[390_600] * 3), tried(other, *[390_500] * 3)]
    monkeypatch.setattr(Search, "answers", lambda *given, **named: list(found))
    advice = make_player(ANALYST, decision.seat, "1", game).advise(view, decision, 3)
    assert (dt.RESIGN in {one.option for one in advice}) == lost
