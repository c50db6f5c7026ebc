"""The coach names broken promises, and where others expect a family."""

from __future__ import annotations

import re

import pytest

from tests.games.junta.table import family, game, table
from tests.games.junta.view.scenes import Question, question
from weimar_tui.games.junta.bots.features import JuntaFeatures
from weimar_tui.games.junta.rules.position import Motion, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.words.wording import JuntaMessages


def said(runner: JuntaRunner, asked: Question, option: str, lang: str = "en") -> list[str]:
    words = JuntaMessages(lang, game().data, strict=True)
    view = game().view(runner.position, asked.seat)
    notes = JuntaFeatures(game()).notes(view, asked, option)
    return [words.bot_reason(note.id, note.arguments) for note in notes]


def promise(runner: JuntaRunner, clause: str, due: str, to: str = "bravo") -> None:
    given = Promise(9, "aguado", to, clause, due, 1, 1)
    family(runner, "A").promises.append(given)


BREAKS = "It breaks your promise to Bravo."


@pytest.mark.parametrize(
    ("clause", "due", "asked", "breaks", "keeps"),
    [
        (
            "office:minister",
            "offices",
            question("appoint", ("bravo", "cortina"), office="minister"),
            "cortina",
            "bravo",
        ),
        ("vote:yes", "vote", question("cast", ("yes:all", "no:all")), "no:all", "yes:all"),
        (
            "vote:bravo",
            "vote",
            question("ballot", ("bravo:all", "delgado:all"), families=("bravo", "delgado")),
            "delgado:all",
            "bravo:all",
        ),
        ("peace", "attempts", question("victim", ("bravo", "cortina")), "bravo", "cortina"),
        ("loyal", "coup", question("coup", ("move", "stay")), "move", "stay"),
    ],
)
def test_an_answer_that_breaks_a_promise_says_so(
    clause: str, due: str, asked: Question, breaks: str, keeps: str
) -> None:
    runner = table(5)
    if asked.kind == "ballot":
        runner.position.motion = Motion("election", sides=("bravo", "delgado"))
    assert BREAKS not in said(runner, asked, breaks)
    promise(runner, clause, due)
    assert BREAKS in said(runner, asked, breaks)
    assert BREAKS not in said(runner, asked, keeps)


def test_another_office_than_the_promised_one_breaks_nothing() -> None:
    runner = table(5)
    promise(runner, "office:minister", "offices")
    asked = question("appoint", ("bravo", "cortina"), office="admiral")
    assert BREAKS not in said(runner, asked, "cortina")


def test_a_place_for_the_night_says_how_likely_others_expect_the_family_there() -> None:
    runner = table(5)
    asked = question("place", ("bank", "home", "club"))
    expected = [
        int(re.findall(r"(\d+)%", said(runner, asked, place)[0])[0]) for place in asked.options
    ]
    assert expected[0] > expected[1] and sum(expected) <= 100
