"""The second lesson: a round of the main game, with hints before the choices they are about."""

from __future__ import annotations

from functools import cache

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.preview_sums import brings
from weimar_tui.games.weimar.rules.results import line_for
from weimar_tui.games.weimar.rules.subjects import Trigger, WeimarDecision, WeimarSubject
from weimar_tui.games.weimar.words.lessons import WHOLE_ROUND, places_in_a_round, places_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.text.handbook import hints
from weimar_tui.text.lessons import Teacher
from weimar_tui.tui.canvas import wrap

ADVICE = {
    "place-base": ("berlin", "hamburg", "leipzig", "breslau", "koeln", "essen"),
    "first-player": ("spd",),
    "agenda": ("S01",),
    "react": ("board", "S07", "S09"),
    "oppose-coup": ("oppose",),
    "action": ("reserve", "demonstrate"),
    "join-coalition": ("agree",),
}
"""What the hints advise; elsewhere the first answer will do."""

SEEN = (
    "setup",
    "place-base",
    "round-1",
    "first-player",
    "timeline-drawn",
    "agenda",
    "agendas-open",
)
LATER = ("set-added", "phase-impulse", "others", "play-card", "phase-politics", "step-8")


@cache
def followed() -> tuple[tuple[str, ...], tuple[tuple[str, bool], ...]]:
    """The lesson played to its end by its advice, once.

    Returns the hints in order, and for every kind of question with a hint whether it was shown when
    the question was first asked.
    """
    game = WeimarGame.load()
    names = {text: name for name, text in hints("weimar", "en", WHOLE_ROUND.folder).items()}
    teacher = Teacher("weimar", WHOLE_ROUND, "en")
    table = GameHandle.new(game, WHOLE_ROUND.scenario, WHOLE_ROUND.players, WHOLE_ROUND.seed)
    bots = {
        seat: make_player(who, seat, WHOLE_ROUND.seed, game)
        for seat, who in WHOLE_ROUND.players.items()
        if who != "human"
    }
    told: list[str] = []
    asked: list[tuple[str, bool]] = []
    heard = 0
    while table.outcome is None and "lesson-over" not in told:
        told += [
            names[hint]
            for event in table.events[heard:]
            for hint in teacher.of(event.seen_by("spd"))
        ]
        heard = len(table.events)
        question = table.session.decisions[0]
        if question.seat in bots:
            bot = bots[question.seat]
            option = bot.decide(table.view(question.seat), question)
        else:
            if table.silent_answer(question) is None:
                told += [names[hint] for hint in teacher.of(question)]
                asked.append((question.kind, question.kind in told))
            advised = ADVICE.get(question.kind, ())
            option = next((o for o in advised if o in question.options), question.options[0])
        table.pick(question.number, option)
    table.close()
    return tuple(told), tuple(asked)


def test_whoever_follows_it_comes_to_its_end() -> None:
    told, _ = followed()
    assert told[: len(SEEN)] == SEEN
    assert told[-1] == "lesson-over"
    assert set(LATER) <= set(told)
    assert len(told) == len(set(told)), "a hint is told once"
    assert {"react", "debate", "resolve-issue"} <= set(told), "what is new comes up"


def test_hints_come_before_the_choice() -> None:
    _, asked = followed()
    known = hints("weimar", "en", WHOLE_ROUND.folder)
    assert {kind for kind, told in asked if kind in known and not told} == set()
    assert {kind for kind, _ in asked} >= {"place-base", "agenda", "play-card"}


def test_no_hint_stands_there_for_nothing() -> None:
    """Every place in the files is reached by an event or a question of the game."""
    games = (
        *(e.RoundStarted(n, "A01") for n in (1, 2)),
        *(e.PhaseStarted(phase) for phase in ("impulse", "politics")),
        *(e.StepStarted(n) for n in range(1, 9)),
        e.CardsDrawn("spd", "timeline", ()),
        e.AgendaRevealed("kpd", "K01"),
        e.SetAdded("spd", "L"),
        e.CardPlayed("kpd", "K09", "debate"),
        e.GovernmentFormed(("spd", "z"), "spd", "coalition"),
        *(
            e.GameEnded(ending, (), (reason,))
            for ending, reason in (
                ("anarchy", ""),
                ("nsdap", ""),
                ("overthrow-cities", ""),
                ("overthrow-seats", ""),
            )
        ),
    )
    places = {place for event in games for place in places_in_a_round(event)}
    kinds = (
        *("place-base", "first-player", "agenda", "play-before", "play-card", "increase"),
        *("event-order", "debate", "oppose-coup", "resolve-issue", "propose-issue"),
        *("answer-proposal", "majority-tie", "order-coalitions", "join-coalition"),
        "name-chancellor",
    )
    questions: list[WeimarDecision] = [
        Decision(1, "spd", kind, (), WeimarSubject()) for kind in kinds
    ]
    for trigger in ("coup", "demonstrate", "negotiate", "debate", "reaction"):
        questions.append(Decision(1, "spd", "react", (), Trigger(trigger=trigger)))
    for question in questions:
        places |= set(places_in_a_round(question))
    for name in hints("weimar", "en", WHOLE_ROUND.folder):
        assert name.rstrip("-0123456789") in places or name in places, name


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_every_hint_is_told_in_every_language(lang: str) -> None:
    english, other = (hints("weimar", one, WHOLE_ROUND.folder) for one in ("en", lang))
    assert set(other) == set(english)
    assert all(other[name] != english[name] for name in english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_on_an_issue_calls_its_options_as_the_answers_do(
    lang: str, data: ComponentData
) -> None:
    text = hints("weimar", lang)["resolve-issue-protecting-republic-law"]
    for option in data.issues["protecting-republic-law"].options:
        assert option.label[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_on_agendas_fits_over_the_tracks_next_to_the_question(lang: str) -> None:
    """At 120 columns that pane has 54 columns and 5 rows inside a frame."""
    assert len(wrap(hints("weimar", lang)["agenda"], 54)) <= 5


def test_the_hint_on_a_counter_coup_agrees_with_the_result_table(data: ComponentData) -> None:
    for result in range(1, 9):
        wins = brings(line_for(data.tables, "counter-coup", "z", result), "power")
        (place,) = places_of(e.DiceRolled("z", "counter-coup", (result,), result, "muenchen"))
        assert place == f"counter-coup-{'won' if wins else 'failed'}", result
