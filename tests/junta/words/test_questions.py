"""Every question, answer, reason and name of Junta has words, in all languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from tests.junta import table as t
from tests.junta.words.raw import LETTERS, wrong
from tests.text.chinese import slip
from weimar_tui.data_files import data_folder
from weimar_tui.games.junta.rules import game as rules
from weimar_tui.games.junta.rules.components import Components
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.position import Asked, Offer
from weimar_tui.games.junta.rules.questions import LINKS, QUESTIONS
from weimar_tui.games.junta.words.wording import LOCALES, JuntaWords
from weimar_tui.kernel.decision import Decision


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_kind_leads_to_help_and_to_a_section(language: str) -> None:
    folder = data_folder("rules") / "junta" / "handbook" / language
    for question in QUESTIONS.values():
        assert (folder / "help" / f"{question.help}.md").is_file(), question
        assert len(list(folder.glob(f"{question.section}-*.md"))) == 1, question


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the game, with its attributes."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message | Term):
                assert entry.id.name not in found, (language, entry.id.name)
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
            else:
                assert type(entry).__name__ != "Junk", (file, entry.content)
    return found


FORMS = {"in", "to", "from", "acc", "dat", "gen", "many", "more"}
"""Attributes that only some languages need."""


def test_the_languages_have_the_same_messages() -> None:
    english = messages("en")
    assert len(english) > 250
    for language in ("de", "zh"):
        other = messages(language)
        named = {name for name in english if not name.startswith("area-")}
        assert named == {name for name in other if not name.startswith("area-")}, language
        for name in named:
            assert english[name] - FORMS == other[name] - FORMS, (language, name)


def test_chinese_is_chinese_in_every_message() -> None:
    texts = 0
    for file in sorted((LOCALES / "zh").glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith(("ui-points-", "ui-end-")):
                continue  # keys are named by what is on them
            said = re.sub(r"^#+.*|^[\w-]+ = ?|^ *\.[\w-]+ = ?|^ *\*?\[\w[\w-]*\] ?", "", line)
            said = re.sub(r"\$\w[\w-]* ->|\{ \"\" \}", "", said)
            said = re.sub(r"\{ [^{}]* \}", "某", said).strip(" {}")
            texts += bool(said)
            assert not slip(said, LETTERS, whole=False), (file.name, line)
    assert texts > 300


def test_a_question_says_what_and_where_it_is_written(
    english: JuntaWords, german: JuntaWords, chinese: JuntaWords
) -> None:
    asked = Decision(1, "bravo", "force", ("force", "let-it-be"), Asked(about="budget", by="galan"))
    assert english.question(asked) == (
        "The budget of Galán is rejected. Do you force it with the police? (rules 3.4)"
    )
    assert german.option(asked, "force") == "Die Polizei in die Kammer schicken"
    assert chinese.waiting(asked) == "等待布拉沃：決定是否派出警察"
    assert german.waiting(asked) == "Warten auf Bravo: ob die Polizei geschickt wird"


def test_what_only_one_seat_sees_is_told_to_it_alone(english: JuntaWords) -> None:
    envelope = Decision(
        1,
        "aguado",
        "envelope",
        ("pay:2.0.1", "rest-as-announced"),
        Asked(by="aguado"),
        Asked(family="bravo", number=5, left=3),
    )
    assert "Bravo" in english.question(envelope) and "5 million" in english.question(envelope)
    assert english.waiting(envelope) == "Waiting for Aguado: the envelopes"
    assert english.option(envelope, "pay:2.0.1") == "2 ones, a three (5 million)"


def test_notes_are_called_by_their_value(english: JuntaWords, german: JuntaWords) -> None:
    bank = Decision(1, "bravo", "bank", ("in:all", "in:1", "out:2", "done"), Asked())
    assert [english.option(bank, option) for option in bank.options] == [
        "Pay in everything and leave",
        "Pay in a one",
        "Draw out a two",
        "Leave the bank",
    ]
    keep = Decision(2, "aguado", "hand-over-note", ("keep:3",), Asked())
    assert german.option(keep, "keep:3") == "Einen Dreier behalten"
    cost = Decision(3, "bravo", "notes", ("1.0.0+1", "0.0.0+1"), Asked(card="amateur", number=1))
    assert english.option(cost, "1.0.0+1") == "A one (1 million); friends pay 1 million"
    assert english.option(cost, "0.0.0+1") == "Friends pay 1 million"


def test_an_offer_is_told_with_the_answers_to_it(english: JuntaWords) -> None:
    play = rules.JuntaGame.load().start("main", "1", {"seats": 5})
    position = play.position
    offer = Offer(7, "aguado", "bravo", ("pay:2",), ("vote:yes",))
    position.families["bravo"].offers.append(offer)
    options = ("ready", "accept:7", "refuse:7", "counter:7")
    asked = Decision(1, "bravo", "talk", options, Asked(about="budget"))
    told = "2 million now for a Yes vote (promised)"
    assert english.option(asked, "accept:7", position) == f"Accept, from Aguado: {told}"
    assert english.option(asked, "refuse:7", position) == f"Refuse, from Aguado: {told}"
    assert english.option(asked, "counter:7", position) == "Make Aguado a counter-offer"
    assert english.option(asked, "accept:7") == "Accept offer 7"


def test_every_link_of_an_offer_has_words(wordings: dict[str, JuntaWords]) -> None:
    for stage in LINKS:
        private = Asked(
            step=stage, family="bravo", card="coalition-breaks", items=("give pay:2", "want spare")
        )
        asked = Decision(1, "aguado", "talk", ("drop",), Asked(about="budget"), private)
        for language, wording in wordings.items():
            text = wording.question(asked)
            assert not wrong(text, language), (stage, text)
            assert "5.10" in text


def test_a_gap_is_an_error_in_tests_and_never_for_a_player(components: Components) -> None:
    lenient = JuntaWords("de", components)
    unknown = Decision(1, "bravo", "juggle", ("galan", "spin"), Asked())
    assert lenient.question(unknown) == "Bravo: Triff deine Wahl."
    assert lenient.option(unknown, "galan") == "Galán"
    assert lenient.option(unknown, "spin").lower() == "spin"
    assert lenient.name("nobody") == "nobody"
    assert lenient.reason("too-lazy")


# --- all of it, from played games -----------------------------------------------------------------
@pytest.mark.parametrize(("players", "seed"), [(4, "1"), (7, "2")])
def test_a_game_in_words(players: int, seed: str, wordings: dict[str, JuntaWords]) -> None:
    """Two rounds by chance: all that is asked and happens is worded, whole and without ids."""
    game = rules.JuntaGame.load()
    chance = Random(seed)
    play = game.start("main", seed, {"seats": players, "rounds": 3})
    worded: dict[tuple[str, str, str], int] = {}
    while play.position.outcome is None:
        for asked in play.position.decisions:
            key = (asked.kind, asked.subject.about, asked.private.step if asked.private else "")
            worded[key] = worded.get(key, 0) + 1
            if worded[key] <= 2:
                say_everything(game, play, asked, chance, wordings)
        asked = chance.choice(play.position.decisions)
        quiet = [option for option in asked.options if option in ("ready", "pass", "done")]
        hurry = quiet if quiet and chance.random() < 0.5 else asked.options
        play.pick(asked.number, chance.choice(hurry))
    assert len({kind for kind, _, _ in worded}) > 25
    for event in play.events or ():
        for language, wording in wordings.items():
            for seat in ("bravo", None):
                text = wording.event(event.seen_by(seat))
                if not text:
                    assert type(event).__name__ == "PromisesJudged"
                    continue
                assert not wrong(text, language), (wrong(text, language), event, text)


def say_everything(
    game: rules.JuntaGame,
    play: object,
    asked: Decision[Asked],
    chance: Random,
    wordings: dict[str, JuntaWords],
) -> None:
    view = game.view(play.position, asked.seat)  # type: ignore[attr-defined]
    shown = chance.sample(asked.options, min(6, len(asked.options)))
    for language, wording in wordings.items():
        texts = [wording.question(asked, view), wording.question(asked), wording.waiting(asked)]
        texts += [wording.option(asked, option, view) for option in shown]
        texts += [wording.option(asked, option) for option in shown]
        for text in texts:
            assert not wrong(text, language), (wrong(text, language), asked, text)


# --- names ----------------------------------------------------------------------------------------
def test_everything_in_the_box_has_a_name(
    components: Components, wordings: dict[str, JuntaWords]
) -> None:
    box = components
    ids = [*box.cards, *box.areas, *box.units, *box.offices, *box.families]
    ids += ["bank", "hq", "home", "lover", "club", "junta"]
    for language, wording in wordings.items():
        for name in ids:
            assert not wrong(wording.name(name), language), (language, name)
    assert wordings["de"].name("minister") == "Innenminister"
    assert wordings["zh"].area_short("central-bank") == "中央銀行"
    assert wordings["en"].seat_short("galan") == "G"


def test_every_area_of_our_map_has_its_forms(components: Components) -> None:
    for language in ("en", "de"):
        known = messages(language)
        forms = {"in"} if language == "en" else {"in", "to", "from"}
        for area in components.areas:
            assert forms <= known[f"area-{area}"], (language, area)


def test_areas_of_a_packs_own_map_are_named_as_it_does(components: Components) -> None:
    """A pack has no Fluent messages: its names stand in plain words."""
    from msgspec.structs import replace

    moved = replace(components.areas["slum"], id="dunes", name={"en": "The Dunes", "de": "Dünen"})
    pack = replace(components, areas={**components.areas, "dunes": moved})
    words = JuntaWords("de", pack, strict=True)
    assert words._names.area("dunes", "to") == "nach Dünen"
    assert JuntaWords("en", pack, strict=True)._names.area("dunes", "in") == "in The Dunes"


# --- a new game -----------------------------------------------------------------------------------
def test_scenarios_and_options_have_words(
    components: Components, wordings: dict[str, JuntaWords]
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
        ("en", "what stays in your pocket is lost"),
        ("de", "Was in der Tasche bleibt, ist verloren"),
        ("zh", "留在口袋裡的錢就沒了"),
    ],
)
def test_at_the_last_counter_one_is_warned_of_what_is_lost(
    wordings: dict[str, JuntaWords], language: str, warning: str
) -> None:
    for number, last in ((10, False), (11, True)):
        play = t.table(5, round=number)
        t.family(play, "B").place = "bank"
        t.pocket(play, "B", 2, 1)
        t.do(play, BankPhase())
        decision = t.asked(play, "B")
        view = t.game().view(play.position, decision.seat)
        assert (warning in wordings[language].question(decision, view)) == last
