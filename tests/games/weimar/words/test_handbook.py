"""The handbook, help and hints: complete in every language, consistent with the box,
and findable."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.text.markdown import tables
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.decision_types import DECISION_TYPES
from weimar_tui.games.weimar.rules.events import NegotiationEnded
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.subjects import OfEffect, OfIssue, WeimarSubject
from weimar_tui.games.weimar.words.lessons import FIRST_WINTER, places_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.text import handbook as shared
from weimar_tui.text.handbook import HandbookSection
from weimar_tui.text.lessons import Teacher

FLOW = ("2", "3", "4", "4.1", "4.2", "4.3", "4.4")
CONCEPTS = tuple(f"5.{number}" for number in range(1, 15))
NUMBERS = (*FLOW, *CONCEPTS, "6", "")
ACTIONS = ("demonstrate", "coup", "counter-coup", "fight", "negotiate")
TRIGGERS = (*ACTIONS, "reaction", "event", "debate", "roll")


def handbook(language: str) -> tuple[HandbookSection, ...]:
    return shared.handbook("weimar", language)


def section(name: str, language: str) -> HandbookSection | None:
    return shared.section("weimar", name, language)


def help_text(topic: str, language: str) -> str:
    asked = DECISION_TYPES.get(topic)
    return shared.help_text("weimar", asked.help if asked is not None else topic, language)


def hints(language: str) -> Mapping[str, str]:
    return shared.hints("weimar", language)


def hint(place: str, language: str) -> str:
    return hints(language).get(place, "")


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def body(number: str, language: str) -> str:
    found = section(number, language)
    assert found is not None
    return found.body


# --- complete -----------------------------------------------------------------------------------
def test_every_section_of_the_rulebook_is_there_in_order() -> None:
    assert tuple(entry.number for entry in handbook("en")) == NUMBERS


def test_help_for_a_kind_of_decision_is_that_of_its_dialog() -> None:
    assert help_text("join-coalition", "en") == help_text("coalition", "en")
    assert help_text("react", "de") == help_text("reaction", "de")
    assert help_text("no-such-pane", "en") == help_text("decision", "en")


def test_a_language_we_do_not_have_reads_english() -> None:
    assert handbook("fi") == handbook("en")
    assert help_text("map", "fi") == help_text("map", "en")
    assert hint("agenda", "fi") == hint("agenda", "en")


def test_a_regional_name_reads_its_language() -> None:
    assert handbook("zh-Hant") == handbook("zh")
    assert handbook("de_AT") == handbook("de")


# --- true ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_action_costs_are_those_of_the_boards(game: WeimarGame, language: str) -> None:
    rows = next(iter(tables(body("4.3", language))))[1:]
    actions = ("reserve", "mobilize", "demonstrate", "take-control", "fight", "negotiate")
    costs = game.components.tables.costs
    for action, row in zip((*actions, "coup", "counter-coup"), rows, strict=True):
        if action == "reserve":
            continue
        printed = [costs[action][party] for party in ("spd", "kpd", "z", "dnvp")]
        assert [0 if cell == "-" else int(cell) for cell in row[1:5]] == printed, action


@pytest.mark.parametrize("language", LANGUAGES)
def test_treaties_minor_parties_and_units_are_those_of_the_box(
    game: WeimarGame, language: str
) -> None:
    (treaties,) = tables(body("5.8", language))
    order = ("A11", "A12", "A13", "A14", "A15", "A16", "A33", "A65")
    for card, row in zip(order, treaties[1:], strict=True):
        printed = game.components.foreign_affairs[card]
        assert [int(row[2]), int(row[3])] == [printed.needs, printed.bonus_round], card
    *_, seats = tables(body("5.13", language))
    for row in seats[1:]:
        printed_seats = game.data.minor_parties[row[0].lower()].seats
        assert [int(cell) for cell in row[1:]] == list(printed_seats), row[0]
    units = next(iter(tables(body("5.9", language))))[1:]
    printed_units = sorted(
        (unit.strength, unit.number, unit.start) for unit in game.data.units.values()
    )
    assert sorted(tuple(int(cell) for cell in row[1:]) for row in units) == printed_units


@pytest.mark.parametrize("language", LANGUAGES)
def test_room_of_cities_and_seats_of_the_nsdap(game: WeimarGame, language: str) -> None:
    cities = next(iter(tables(body("5.6", language))))[1:]
    rooms = [int(cell) for row in cities for cell in row[1::2] if cell]
    assert sorted(rooms) == sorted(game.components.spaces.values())
    (track,) = tables(body("5.12", language))
    printed = [space.seats for space in game.components.tables.nsdap]
    assert [0 if row[1] == "-" else int(row[1]) for row in track[1:]] == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_counted_right(language: str) -> None:
    percent = "%" if language == "en" else " %"
    (crisis,) = tables(body("5.4", language))
    for row in crisis[1:]:
        high = int(row[0])
        assert row[2] == f"{round(100 * (2 * high - 1) / 36)}{percent}"
    (chances,) = tables(body("5.5", language))
    for row in chances[1:]:
        for wanted, cell in zip(range(3, 9), row[1:], strict=True):
            assert cell == f"{round(100 * chance(int(row[0]), wanted))}{percent}", (row[0], wanted)


def chance(dice: int, wanted: int) -> float:
    """The highest die plus one for each further six, counted directly."""
    if wanted <= 6:
        return 1 - ((wanted - 1) / 6) ** dice
    sixes = wanted - 5
    return 1 - sum(ways(dice, k) * (1 / 6) ** k * (5 / 6) ** (dice - k) for k in range(sixes))


def ways(many: int, some: int) -> int:
    return 1 if not some else ways(many - 1, some - 1) * many // some


# --- the guided first game ----------------------------------------------------------------------
def test_a_first_game_is_explained_from_beginning_to_end(game: WeimarGame) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(30):
        dice = random.Random(seed)
        runner = game.start("first-winter", str(seed))
        lessons = Teacher("weimar", FIRST_WINTER, "en")
        heard = 0
        while True:
            assert runner.events is not None
            for event in runner.events[heard:]:
                lessons.of(event)
            heard = len(runner.events)
            if not runner.position.decisions:
                break
            decision = runner.position.decisions[0]
            first = decision.kind not in asked
            asked.add(decision.kind)
            hinted = lessons.of(decision)
            assert hinted or not first, decision.kind
            runner.pick(decision.number, dice.choice(decision.options))
        assert {"welcome", "agenda", "play-card", "play-card-5", "step-8"} <= lessons.seen
        assert any(place.startswith("end-") for place in lessons.seen)
        told |= lessons.seen
    assert {"versailles-signed", "versailles-failed", "behaviour", "react"} <= told
    assert {f"A{card}" for card in range(18, 30)} <= told


def test_hints_come_once_and_numbered_ones_in_turn() -> None:
    lessons = Teacher("weimar", FIRST_WINTER, "en")
    asked = Decision(1, "spd", "play-card", ("S09:event",), WeimarSubject())
    heard = [lessons.of(asked) for _ in range(8)]
    assert [len(texts) for texts in heard] == [1, 1, 1, 1, 1, 1, 0, 0]
    assert heard[0] == [hint("play-card", "en")]
    assert heard[3] == [hint("play-card-4", "en")]


def test_versailles_is_not_urged_once_it_is_signed() -> None:
    lessons = Teacher("weimar", FIRST_WINTER, "en")
    signed = NegotiationEnded("z", "A11", True)
    assert lessons.of(signed) == [hint("versailles-signed", "en")]
    asked = Decision(1, "spd", "play-card", ("S09:event",), WeimarSubject())
    heard = [text for _ in range(6) for text in lessons.of(asked)]
    assert hint("play-card-3", "en") not in heard
    assert hint("play-card-4", "en") in heard


def test_special_places_come_after_general_ones() -> None:
    issue = Decision(1, "spd", "resolve-issue", ("1",), OfIssue(issue="economy-2"))
    assert places_of(issue) == ("resolve-issue", "resolve-issue-economy")
    assert Teacher("weimar", FIRST_WINTER, "de").of(issue) == [
        hint("resolve-issue", "de"),
        hint("resolve-issue-economy", "de"),
    ]
    bonus = Decision(1, "spd", "pay", ("yes", "no"), OfEffect(card="minor:ddp"))
    assert Teacher("weimar", FIRST_WINTER, "en").of(bonus)[-1] == hint("pay-minor-ddp", "en")


def test_every_hint_has_a_place_where_it_is_told(game: WeimarGame) -> None:
    """Every hint is named after a decision kind, or after a place of `lessons.py`."""
    source = Path(places_of.__code__.co_filename).read_text(encoding="utf-8")
    reacts = {f"react-{trigger}" for trigger in TRIGGERS}
    issues = {f"resolve-issue-{kind}" for kind in game.data.issues}
    cards = set(game.data.scenario_cards)
    grades = ("lost-power", "lost-threats", "limping", "solid", "strong", "outstanding")
    endings = ("anarchy", "overthrow-cities", "overthrow-seats", "nsdap")
    fixed = set(re.findall(r'"([a-z-]+)"', source))
    fixed |= {f"phase-{phase}" for phase in ("republic", "agenda", "impulse", "politics")}
    fixed |= {f"step-{number}" for number in range(1, 9)}
    fixed |= {f"end-{how}" for how in (*grades, *endings)}
    fixed |= {"counter-coup-won", "counter-coup-failed", "pay-minor-ddp"}
    for place in hints("en"):
        base = re.sub(r"(?<!step)-\d$", "", place)
        assert base in DECISION_TYPES.keys() | reacts | issues | cards | fixed, place
