"""Everything on the table has a page; what a base is good for in the set-up."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import city, issues, table
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subjects import OfCard, UseOfCard
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision

GAME = WeimarGame.load()


def things(runner: WeimarRunner, me: str | None, lang: str = "en") -> dict[str, str]:
    words = WeimarMessages(lang, GAME.data, strict=True)
    return {entry.id: entry.text for entry in words.things(GAME, runner.position, me)}


def good_for(runner: WeimarRunner, option: str, seat: str) -> str:
    position = GAME.start(seed="1").position
    position.cities = runner.position.cities
    (asked,) = position.decisions
    assert asked.kind == "place-base"
    asked = type(asked)(asked.number, seat, asked.kind, asked.options, asked.subject)
    words = WeimarMessages("en", GAME.data, strict=True)
    return words.option_preview(GAME, asked, option, position)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("me", ["spd", "kpd", "z", "dnvp", None])
def test_every_city_issue_and_party_has_a_page(lang: str, me: str | None) -> None:
    runner = table()
    for number, lying in enumerate(("unrest", "poverty", "prosperity", "regime")):
        city(runner, ("berlin", "essen", "koeln", "rostock")[number], threats=[lying])
    issues(runner, {"media-1": "S2", "economy-1": "0", "dvp": "ZD"})
    found = things(runner, me, lang)
    assert len(found) == 11 + 3 + 4
    assert all(found.values())


def test_an_issue_says_where_it_lies_who_wins_it_and_what_it_brings() -> None:
    runner = table()
    issues(runner, {"poverty": "ZD", "media-1": "0"})
    found = things(runner, "spd")
    assert "Currently won by Zentrum, DNVP" in found["poverty"]
    assert "gain 1 seat" in found["poverty"].lower()
    assert "Won by" not in found["media-1"]


def test_a_city_says_what_stands_there_and_what_a_base_is_good_for() -> None:
    runner = table()
    city(runner, "berlin", bases={"spd": 2}, units={"police": 1}, threats=["unrest", "poverty"])
    page = things(runner, "kpd")["berlin"]
    assert "SPD 2" in page
    assert "6 in 36" in page
    assert "Unrest gives your Coup here one extra die." in page
    assert "Poverty gives your Coup here +1." in page
    assert "Spartacist Uprising" in page, "a card of the KPD that names Berlin"
    assert "Unrest gives" not in things(runner, None)["berlin"], "nobody's own"


@pytest.mark.parametrize(
    ("dr_box", "option", "said"),
    [
        (["violent-peace"] * 2, "A45:actions", "No Violent Peace marker is left"),
        (["violent-peace"] * 2, "A45", "No Violent Peace marker is left"),
        (["violent-peace"] * 2, "event-last", "No Violent Peace marker is left"),
        (["blockade"] * 3 + ["poverty", "inflation"], "A45:actions", ""),
        (["blockade"] * 3 + ["poverty", "inflation", "black-friday"], "A45", "seventh marker"),
        (["violent-peace"] * 2, "A46:actions", ""),
    ],
)
def test_a_card_says_that_its_marker_has_run_out_or_would_end_the_game(
    dr_box: list[str], option: str, said: str
) -> None:
    runner = table()
    runner.position.dr_box[:] = dr_box
    kind = {"event-last": "event-order", "A45": "discard"}.get(option, "play-card")
    subject = UseOfCard("A45") if kind == "event-order" else OfCard("A45")
    asked = Decision(1, "spd", kind, (option,), subject)
    words = WeimarMessages("en", GAME.data, strict=True)
    found = words.option_preview(GAME, asked, option, runner.position)
    for warning in ("No Violent Peace marker is left", "seventh marker"):
        assert (warning in found) is (warning == said)


def test_in_the_set_up_each_city_says_what_a_base_there_is_good_for() -> None:
    runner = table()
    city(runner, "essen", threats=["poverty"])
    said = good_for(runner, "essen", "spd")
    poverty, often, react = said.splitlines()
    assert often == "Chance of a random roll hitting this city: 5 in 36."
    assert react.endswith("one die for each base.")
    assert poverty == "Your Demonstration here can remove the Poverty."
    assert "two more cities" in good_for(runner, "berlin", "spd")
    assert "Spartacist" not in good_for(runner, "berlin", "dnvp")
