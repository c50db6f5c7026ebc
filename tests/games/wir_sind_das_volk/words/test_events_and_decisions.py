"""Every event, question, answer, reason and ending has words, in every language."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.kinds import RULES_FOLDER, event_types
from tests.games.wir_sind_das_volk.table import table
from tests.text.sentences import SENTENCES
from weimar_tui.games.wir_sind_das_volk.rules import events as e, subjects as s
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData
from weimar_tui.games.wir_sind_das_volk.rules.endings import LESSON_OVER, WINNER
from weimar_tui.games.wir_sind_das_volk.rules.forecast import forecast
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.visibility import HIDDEN

wrong = SENTENCES["wir_sind_das_volk"].wrong

SEATS = ("west", "east", None)


def ask(kind: str, subject: s.VolkSubject, *options: str, seat: str = "east") -> Decision:
    return Decision(1, seat, kind, options, subject)


# --- all kinds, from the source -------------------------------------------------------------------
def test_every_event_has_words(wordings: dict[str, VolkMessages]) -> None:
    types = list(event_types())
    assert len(types) > 50
    for wording in wordings.values():
        for type_ in types:
            tag = type_.__struct_config__.tag
            assert wording.catalogue.has(f"event-{tag}"), (wording.lang, tag)


# --- events ---------------------------------------------------------------------------------------
SAID = (
    (
        e.DecadeStarted(2, "II"),
        "Decade II begins. Its special card is “Building the Berlin Wall” (II).",
    ),
    (
        e.CardTaken("east", "23", "hand", "build"),
        "The East takes “NÖSPL reforms” (23) from its hand: build.",
    ),
    (
        e.HandFilled("west", ("39", "40")),
        "The West draws 2 cards: “Ish bin ein Bearleener!” (39), "
        "“Frankfurt Auschwitz Trials” (40).",
    ),
    (e.LineBuilt("koeln/frankfurt", "west"), "The West builds infrastructure Köln–Frankfurt."),
    (e.FactoryRundown("jena", "west", "rundown"), "The West lets the factory in Jena run down."),
    (
        e.StandardPlaced("west-berlin", 2, "rheinland-pfalz"),
        "The living standard in West Berlin (French Sector) rises to 2.",
    ),
    (
        e.StandardLost("thueringen", 1, "hold"),
        "Thuringia loses 1 living standard that it cannot hold.",
    ),
    (e.UnrestPlaced("hessen", 1, 4, "event", "east"), "1 unrest placed in Hesse, 4 in total."),
    (
        e.UnrestRemoved("sachsen", 1, 3, "power"),
        "1 unrest removed in Saxony (state power), 3 left.",
    ),
    (e.ProtestStarted("sachsen", 3), "Mass protest in Saxony: WIR SIND DAS"),
    (e.ProtestStarted("bayern", 5), "Mass protest in Bavaria: KEINE MACHT FÜR NIEMAND !!!"),
    (e.ProtestEnded("sachsen", 4), "A mass protest in Saxony ends (VOLK! disappears)."),
    (e.TrackMoved("prestige", 1, -1), "Prestige track: from +1 to -1."),
    (e.SymbolVoided("42", 2, "west"), "The West declares void: prestige 1 field towards the East."),
    (
        e.SymbolVoided("45", 1, "east"),
        "The East declares void: remove 1 unrest in the East (the East decides where).",
    ),
    (
        e.SymbolIgnored("37", 1),
        "Not possible: raze 1 external factory in Czechoslovakia for good, "
        "with all infrastructure.",
    ),
    (
        e.SymbolIgnored("prestige:+4", 1),
        "Not possible: place 1 living standard in the East and remove 1 unrest there.",
    ),
    (e.SocialistsLost(2), "2 socialists leave the holding box."),
    (
        e.PrestigeExecuted(-3, -2, "west"),
        "The West carries out field -2 of the prestige track: 1 eastern factory runs down.",
    ),
    (
        e.PrestigeExecuted(1, 0, "east"),
        "The East chooses the centre of the prestige track: nothing happens.",
    ),
    (e.PrestigeExecuted(0, 0, "west"), "Prestige is on 0: nothing happens."),
    (
        e.StandardChecked(
            {"sachsen": 2, "west-berlin": 3, "hessen": 1},
            {"sachsen": 1, "west-berlin": -1, "hessen": 1},
        ),
        "Living standard above the limit: Saxony 1.",
    ),
    (
        e.GameEnded("four-decades", "east"),
        "Four decades have passed, and the GDR still stands. The East wins.",
    ),
)


@pytest.mark.parametrize(("event", "text"), SAID)
def test_events_are_plain_sentences(
    event: e.DecadeStarted, text: str, wordings: dict[str, VolkMessages]
) -> None:
    assert wordings["en"].event(event) == text


def test_hidden_cards_are_not_named(wordings: dict[str, VolkMessages]) -> None:
    drawn = e.HandFilled("west", ("39", "40"))
    assert "39" in wordings["en"].event(drawn.seen_by("west"))
    assert wordings["en"].event(drawn.seen_by("east")) == "The West draws 2 cards."
    swapped = e.GuillaumeSwapped("deck", "70", "61")
    assert "Launching DAX" in wordings["en"].event(swapped.seen_by("east"))
    assert wordings["en"].event(swapped.seen_by("west")) == (
        "The East swaps a card from its hand for one from the draw deck."
    )
    for wording in wordings.values():
        for event in (drawn, swapped, e.GuillaumeRemoved("70"), e.PricePaid("discard", "70")):
            assert HIDDEN not in wording.event(event.seen_by("west"))
            assert HIDDEN not in wording.event(event.seen_by(None))


def test_protest_words_stay_german_but_in_chinese(wordings: dict[str, VolkMessages]) -> None:
    whole = e.ProtestStarted("thueringen", 4)
    assert wordings["de"].event(whole).endswith("WIR SIND DAS VOLK!")
    assert wordings["en"].event(whole).endswith("WIR SIND DAS VOLK!")
    assert "我們就是人民！" in wordings["zh"].event(whole)
    assert wordings["en"].protest("west", 4) == "NIEMAND"


# --- questions ------------------------------------------------------------------------------------
ASKED = (
    (
        ask("build", s.Pieces("west", 3, "build", "20"), "koeln", "stop", seat="west"),
        "“The Wirtschaftswunder” (20): Where do you build? (3 left) (rules 6.2)",
    ),
    (
        ask("build", s.Pieces("west", 1, "build", "20"), "koeln", "stop", seat="west"),
        "“The Wirtschaftswunder” (20): Where do you build? (1 left) (rules 6.2)",
    ),
    (
        ask("build", s.Pieces("east", 2, "build", "7", "cssr"), "cssr-n"),
        "“Joining the CMEA” (7): Where do you build 1 point in Czechoslovakia? (2 left) "
        "(rules 6.4)",
    ),
    (
        ask("build", s.Pieces("east", 1, "build", "7", "cssr"), "cssr-n"),
        "“Joining the CMEA” (7): Where do you build 1 point in Czechoslovakia? (rules 6.4)",
    ),
    (
        ask("rundown", s.Pieces("east", 3, "rundown"), "jena"),
        "Lack of currency: which factory runs down? (3 left) (rules 9.3)",
    ),
    (
        ask("rundown", s.Pieces("east", 1, "rundown", "prestige:-2"), "jena", seat="west"),
        "Prestige, field -2: Which eastern factory runs down? (rules 6.4)",
    ),
    (
        ask("dismantle", s.Pieces("east", 1, "wall"), "jena"),
        "What do you dismantle for the Wall? (rules 9.1)",
    ),
    (
        ask("remove-unrest", s.Pieces("east", 1, "blocked", "currency"), "sachsen"),
        "Western currency: Where do you remove 1 unrest in the East? (rules 6.4)",
    ),
    (
        ask("attack", s.Attack("bayern", 2), "sachsen", "thueringen", seat="west"),
        "Bavaria attacks with 2 living standards: which neighbour? (rules 9.7)",
    ),
    (
        ask("void", s.OfCard("41"), "none", "currency", "symbol-1", seat="west"),
        "“Transit Agreement” (41) is a dual card: what do you declare void? (rules 6.4)",
    ),
)


@pytest.mark.parametrize(("decision", "text"), ASKED)
def test_questions_say_what_and_why(
    decision: Decision, text: str, wordings: dict[str, VolkMessages]
) -> None:
    assert wordings["en"].question(decision) == text
    assert wordings["en"].rule(decision) in text


def test_answers_of_a_turn(wordings: dict[str, VolkMessages]) -> None:
    asked = ask("turn", s.AtTurn(7), seat="west")
    english = wordings["en"]
    assert english.option(asked, "16:build") == "“1953 Uprising” (16): build, 4 points"
    assert english.option(asked, "16:unrest") == "“1953 Uprising” (16): remove 1 unrest"
    assert english.option(asked, "1:unrest") == (
        "“Land reform” (1): remove 1 unrest, and dismantle 1 point"
    )
    theirs = ask("turn", s.AtTurn(7))
    assert english.option(theirs, "16:build") == "“1953 Uprising” (16): build, 1 point"
    assert english.option(theirs, "power:sachsen") == "State power: remove 1 unrest in Saxony"


def test_what_may_be_void_is_one_arrow_or_one_symbol(wordings: dict[str, VolkMessages]) -> None:
    asked = ask("void", s.OfCard("42"), seat="west")
    english = wordings["en"]
    assert english.option(asked, "none") == "Nothing"
    assert english.option(asked, "prestige") == "Prestige 1 field towards the East"
    assert english.option(asked, "symbol-1") == (
        "Remove 1 unrest in the West (the West decides where)"
    )


def test_symbols_to_be_ordered_are_told_whole(wordings: dict[str, VolkMessages]) -> None:
    asked = ask("next-symbol", s.OfCard("46"))
    english = wordings["en"]
    assert english.option(asked, "symbol-2") == "Repair 1 rundown factory in East Berlin"
    assert english.option(asked, "socialists") == "Socialists +1"
    field = ask("next-symbol", s.OfCard("prestige:-6"), seat="west")
    assert english.question(field) == (
        "Prestige, field -6: What do you carry out next? (rules 6.4)"
    )
    assert english.option(field, "symbol-3") == "Dismantle 1 point in the East"


def test_fields_of_the_prestige_track_say_what_they_do(wordings: dict[str, VolkMessages]) -> None:
    asked = ask("prestige-field", s.Field(-3), "full", "nearer", seat="west")
    english = wordings["en"]
    assert english.option(asked, "full") == "Field -3: Place 1 unrest in the East"
    assert english.option(asked, "nearer") == (
        "Field -2, one closer to the centre: 1 eastern factory runs down"
    )
    first = ask("prestige-field", s.Field(1), "full", "nearer")
    assert english.option(first, "nearer") == "Field 0, one closer to the centre: Nothing"


def test_what_guillaume_has_seen_is_told_the_east_alone(wordings: dict[str, VolkMessages]) -> None:
    told = Decision(
        1, "east", "guillaume-swap", ("none", "70:61"), s.Looked("hand"), s.Looked("hand", ("70",))
    )
    english = wordings["en"]
    assert english.question(told).startswith("You see the West's hand: “Launching DAX” (70).")
    assert "70" not in english.question(told.seen_by("west"))
    assert "70" not in english.waiting(told)
    assert english.option(told, "70:61") == (
        "Take “Launching DAX” (70) for “Peace Movement in East and West” (61)"
    )


# --- endings --------------------------------------------------------------------------------------
NO_VIEW: Any = None


@pytest.mark.parametrize("ending", [*WINNER, LESSON_OVER])
def test_endings_have_words(ending: str, wordings: dict[str, VolkMessages]) -> None:
    winner = WINNER.get(ending)
    for language, wording in wordings.items():
        outcome = Outcome(ending, (winner,) if winner else ())
        told = wording.ending(outcome, NO_VIEW, winner)
        assert told.good
        assert not wrong(told.text, language), told.text
        assert not wrong(told.title, language), told.title
        if winner:
            assert wording.seat(winner) in told.text
            assert not wording.ending(outcome, NO_VIEW, "west" if winner == "east" else "east").good


def test_a_lesson_tells_what_would_have_been(wordings: dict[str, VolkMessages]) -> None:
    for language, wording in wordings.items():
        for ending in WINNER:
            told = wording.outcome(Outcome(LESSON_OVER, (), ending))
            assert not wrong(told, language), told
            assert wording.outcome(Outcome(LESSON_OVER, ())) in told


# --- reasons --------------------------------------------------------------------------------------
def _reasons() -> set[str]:
    """Every reason that the rules give, found in their source as the second value yielded."""
    tree = ast.parse((RULES_FOLDER / "disabled.py").read_text("utf-8"))
    return {
        str(node.value.elts[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Yield)
        and isinstance(node.value, ast.Tuple)
        and isinstance(node.value.elts[1], ast.Constant)
    }


def test_every_reason_has_words(wordings: dict[str, VolkMessages]) -> None:
    reasons = _reasons()
    assert len(reasons) > 15
    for language, wording in wordings.items():
        for reason in reasons:
            told = wording.reason(reason, {"area": "hessen", "missing": 2, "left": 1})
            assert not wrong(told, language), told
            assert not told[0].islower(), told


# --- names ----------------------------------------------------------------------------------------
def test_everything_on_the_board_has_a_name(
    wordings: dict[str, VolkMessages], data: ComponentData
) -> None:
    for language, wording in wordings.items():
        for name in (*data.areas, *data.cities, *data.connections):
            assert not wrong(wording.name(name), language), wording.name(name)
        for phase in range(1, 11):
            assert not wrong(wording.phase(phase), language)
        for number in range(1, 5):
            assert not wrong(wording.decade(number), language)
    assert wordings["en"].name("berlin/bitterfeld") == "Berlin–Bitterfeld"
    assert wordings["en"].card("39", "short") == "“Ish bin ein Bearleener!”"


@pytest.mark.parametrize("number", [1, 4, 5, 9])
@pytest.mark.parametrize("area", ["bayern", "sachsen"])
def test_markers_beyond_the_fourth_are_told_too(
    area: str, number: int, wordings: dict[str, VolkMessages]
) -> None:
    for language, wording in wordings.items():
        for event in (e.ProtestStarted(area, number), e.ProtestEnded(area, number)):
            assert not wrong(wording.event(event), language), wording.event(event)


@pytest.mark.parametrize(("lang", "unrest"), [("en", "unrest"), ("de", "Unruhe"), ("zh", "動盪")])
def test_an_area_names_its_figure_where_the_question_does_not(
    lang: str, unrest: str, wordings: dict[str, VolkMessages]
) -> None:
    view = table(unrest={"hessen": 3}).position
    attack = ask("attack", s.Attack("thueringen", 2), "hessen")
    remove = ask("remove-unrest", s.Pieces("west", 1, "action"), "hessen", seat="west")
    assert re.search(rf"{unrest} ?3", wordings[lang].option(attack, "hessen", view))
    assert unrest not in wordings[lang].option(remove, "hessen", view)


def test_german_phases_of_the_forecast_are_whole_words(
    game: VolkGame, wordings: dict[str, VolkMessages]
) -> None:
    rows = wordings["de"].forecast(forecast(game.board, table().position))
    assert len(rows) == 10
    assert not re.search(
        r"\b(SG|LS)\b", " ".join(f"{row.title} {row.head} {row.sums}" for row in rows)
    )
