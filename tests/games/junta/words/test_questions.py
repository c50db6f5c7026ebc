"""Every question, answer, reason and name of Junta has words, in all languages."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from tests.text.chinese import slip
from tests.text.sentences import SENTENCES
from tests.text.test_languages import messages
from weimar_tui.games.junta.rules import game as rules
from weimar_tui.games.junta.rules.component_data import ComponentData
from weimar_tui.games.junta.rules.decision_types import LINKS
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.subjects import (
    ByFamily,
    EventOn,
    InWindow,
    JuntaSubject,
    Link,
    NextEnvelope,
    OfferSoFar,
    OnMotion,
    Owed,
)
from weimar_tui.games.junta.words.wording import LOCALES, JuntaMessages
from weimar_tui.kernel.decision import Decision

wrong = SENTENCES["junta"].wrong
LETTERS = SENTENCES["junta"].letters


def test_a_question_says_what_and_where_it_is_written(
    english: JuntaMessages, german: JuntaMessages, chinese: JuntaMessages
) -> None:
    asked = Decision(1, "bravo", "force", ("force", "let-it-be"), OnMotion("budget", "galan"))
    assert english.question(asked) == (
        "The budget of Galán is rejected. Do you force it through with the police? (rules 3.4)"
    )
    assert german.option(asked, "force") == "Die Polizei in die Kammer schicken"
    assert chinese.waiting(asked) == "等待布拉沃：決定是否派出警察"
    assert german.waiting(asked) == "Warten auf Bravo: ob die Polizei geschickt wird"


def test_whoever_votes_on_their_own_budget_is_asked_about_it_as_theirs(
    english: JuntaMessages, german: JuntaMessages, chinese: JuntaMessages
) -> None:
    for about in ("budget", "alternative"):
        subject = OnMotion(about, "galan")
        own, other = (Decision(1, seat, "cast", ("pass",), subject) for seat in ("galan", "bravo"))
        for words, mine in ((english, "your "), (german, "dein "), (chinese, "自己的")):
            name = words.seat("galan")
            assert mine in words.question(own) and name not in words.question(own)
            assert mine not in words.question(other) and name in words.question(other)


def test_what_only_one_seat_sees_is_told_to_it_alone(english: JuntaMessages) -> None:
    envelope = Decision(
        1,
        "aguado",
        "envelope",
        ("pay:2.0.1", "rest-as-announced"),
        ByFamily("aguado"),
        NextEnvelope("bravo", 5, 3),
    )
    assert "Bravo" in english.question(envelope) and "5 million" in english.question(envelope)
    assert english.waiting(envelope) == "Waiting for Aguado: the envelopes"
    assert english.option(envelope, "pay:2.0.1") == "2 ones, a three (5 million)"


def test_notes_are_called_by_their_value(english: JuntaMessages, german: JuntaMessages) -> None:
    bank = Decision(1, "bravo", "bank", ("in:all", "in:1", "out:2", "done"), JuntaSubject())
    assert [english.option(bank, option) for option in bank.options] == [
        "Deposit everything and leave",
        "Deposit a one",
        "Withdraw a two",
        "Leave the bank",
    ]
    keep = Decision(2, "aguado", "hand-over-note", ("keep:3",), JuntaSubject())
    assert german.option(keep, "keep:3") == "Einen Dreier behalten"
    cost = Decision(3, "bravo", "notes", ("1.0.0+1", "0.0.0+1"), Owed(card="amateur", number=1))
    assert english.option(cost, "1.0.0+1") == "A one (1 million); friends pay 1 million"
    assert english.option(cost, "0.0.0+1") == "Friends pay 1 million"


def test_an_offer_is_told_with_the_answers_to_it(english: JuntaMessages) -> None:
    runner = rules.JuntaGame.load().start("main", "1", {"seats": 5})
    position = runner.position
    offer = Offer(7, "aguado", "bravo", ("pay:2",), ("vote:yes",))
    position.families["bravo"].offers.append(offer)
    options = ("ready", "accept:7", "refuse:7", "counter:7")
    asked = Decision(1, "bravo", "talk", options, InWindow("budget"))
    told = "2 million now for a Yes vote (promised)"
    assert english.option(asked, "accept:7", position) == f"Accept, from Aguado: {told}"
    assert english.option(asked, "refuse:7", position) == f"Refuse, from Aguado: {told}"
    assert english.option(asked, "counter:7", position) == "Make Aguado a counter-offer"
    assert english.option(asked, "accept:7") == "Accept offer 7"


def test_every_link_of_an_offer_has_words(wordings: dict[str, JuntaMessages]) -> None:
    for stage in LINKS:
        private: Link = OfferSoFar(stage, "bravo", ("pay:2",), ("spare",))
        if stage == "target":
            private = EventOn(stage, "coalition-breaks")
        asked = Decision(1, "aguado", "talk", ("drop",), InWindow("budget"), private)
        for language, wording in wordings.items():
            text = wording.question(asked)
            assert not wrong(text, language), (stage, text)
            assert "5.10" in text


def test_a_gap_is_an_error_in_tests_and_never_for_a_player(data: ComponentData) -> None:
    lenient = JuntaMessages("de", data)
    unknown = Decision(1, "bravo", "juggle", ("galan", "spin"), JuntaSubject())
    assert lenient.question(unknown) == "Bravo: Triff deine Wahl."
    assert lenient.option(unknown, "galan") == "Galán"
    assert lenient.option(unknown, "spin").lower() == "spin"
    assert lenient.name("nobody") == "nobody"
    assert lenient.reason("too-lazy")


# --- names ----------------------------------------------------------------------------------------
def test_everything_in_the_box_has_a_name(
    data: ComponentData, wordings: dict[str, JuntaMessages]
) -> None:
    components = data
    ids = [
        *components.cards,
        *components.areas,
        *components.units,
        *components.offices,
        *components.families,
    ]
    ids += ["bank", "hq", "home", "lover", "club", "junta"]
    for language, wording in wordings.items():
        for name in ids:
            assert not wrong(wording.name(name), language), (language, name)
    assert wordings["de"].name("minister") == "Innenminister"
    assert wordings["zh"].area_short("central-bank") == "中央銀行"
    assert wordings["en"].seat_short("galan") == "G"


def test_every_area_of_our_map_has_its_forms(data: ComponentData) -> None:
    for language in ("en", "de"):
        known = messages(LOCALES, language)
        forms = {"in"} if language == "en" else {"in", "to", "from"}
        for area in data.areas:
            assert forms <= known[f"area-{area}"].attributes, (language, area)


def test_areas_of_a_packs_own_map_are_named_as_it_does(data: ComponentData) -> None:
    """A pack has no Fluent messages, so its own names are used."""
    from msgspec.structs import replace

    moved = replace(data.areas["slum"], id="dunes", name={"en": "The Dunes", "de": "Dünen"})
    pack = replace(data, areas={**data.areas, "dunes": moved})
    words = JuntaMessages("de", pack, strict=True)
    assert words._names.area("dunes", "to") == "nach Dünen"
    assert JuntaMessages("en", pack, strict=True)._names.area("dunes", "in") == "in The Dunes"


# --- a new game -----------------------------------------------------------------------------------
def test_scenarios_and_options_have_words(
    data: ComponentData, wordings: dict[str, JuntaMessages]
) -> None:
    from weimar_tui.games.junta.rules.scenario_data import scenario_ids

    for language, wording in wordings.items():
        for scenario in scenario_ids():
            page = wording.scenario_page(scenario).split("\n")
            assert page[0] == f"# {wording.scenario(scenario)}" != f"# {scenario}"
            assert wording.scenario_about(scenario) in page
            assert len(page) == 6
            assert language != "zh" or not slip(page[0][2:], LETTERS)
        for name in ("budget", "press", "tie", "competence"):
            assert wording.option_of_game(name) != name
    assert wordings["de"].option_of_game("press", "public") == "nur öffentlich"


@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", "any money left in your pocket is lost"),
        ("de", "Was in der Tasche bleibt, ist verloren"),
        ("zh", "留在口袋裡的錢就沒了"),
    ],
)
def test_at_the_last_counter_one_is_warned_of_what_is_lost(
    wordings: dict[str, JuntaMessages], language: str, warning: str
) -> None:
    for number, last in ((10, False), (11, True)):
        runner = t.table(5, round=number)
        t.family(runner, "B").place = "bank"
        t.pocket(runner, "B", 2, 1)
        t.do(runner, BankPhase())
        decision = t.asked(runner, "B")
        view = t.game().view(runner.position, decision.seat)
        assert (warning in wordings[language].question(decision, view)) == last
