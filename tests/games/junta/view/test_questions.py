"""Questions: their pane, the answer of a quick Enter, information before the answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.junta.table import (
    answer,
    clear,
    coup,
    do,
    exile,
    family,
    game,
    hand,
    stand,
    table,
)
from tests.games.junta.view.scenes import (
    ASKING,
    KIT,
    PLACES_ASKED,
    Question,
    evening,
    private,
    question,
    seen,
    streets,
    vote,
)
from weimar_tui.games.junta.prompts.deals import last_answer
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.prompts.questions import (
    among_friends,
    context,
    pane_for,
    same_enemy,
    thrifty_answer,
    told_beforehand,
)
from weimar_tui.games.junta.prompts.stakes import stakes
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw
from weimar_tui.games.junta.rules.events import (
    OfferAnswered,
    OfferMade,
    VoteBegan,
    VoteCast,
    VotesVoided,
    WindowOpened,
)
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.nothing_to_decide import is_no_question
from weimar_tui.games.junta.rules.odds import forecast, habits
from weimar_tui.games.junta.rules.position import Attempt, Fight, Motion, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import (
    JuntaSubject,
    NextEnvelope,
    NextFamily,
    NextSum,
    OfferSoFar,
)
from weimar_tui.kernel.events import Event
from weimar_tui.text.choice import Choice


class Alone:
    """One person among bots, who can pick any option."""

    pauses_tell = False
    humans = ("aguado",)

    def disabled_options(self, decision: Question) -> tuple[()]:
        return ()


def listed(runner: JuntaRunner, asked: Question) -> Choice:
    """The list of a question for its seat."""
    scene = seen(runner, asked, me=asked.seat)
    assert scene.decision is not None
    alone: Any = Alone()
    choice = ASKING.choice(scene.decision, scene, alone)
    return KIT.shown_choice(choice, scene.decision, scene)


# --- where to look ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("about", "pane"),
    [("offices", "offices"), ("election", "offices"), ("budget", "offices"), ("coup", "map")],
)
def test_a_time_of_talk_shows_whom_to_trust_or_the_city_in_a_coup(about: str, pane: str) -> None:
    asked = question("talk", ("ready", "offer"), about=about)
    assert pane_for(asked) == pane
    offered = pane_for(question("talk", ("ready", "refuse:1"), about=about))
    assert offered == ("talk" if about == "coup" else "offices"), "whom can one trust?"
    assert pane_for(private(asked, OfferSoFar("want"))) == "talk", "an offer is put together"
    assert pane_for(private(asked, JuntaSubject())) == pane


@pytest.mark.parametrize(
    ("kind", "pane"),
    [
        ("shoot", "offices"),
        ("cast", "budget"),
        ("attack", "hand"),
        ("bank", "money"),
        ("answer-offer", "talk"),
        ("move-to", "map"),
    ],
)
def test_a_question_has_its_pane(kind: str, pane: str) -> None:
    assert pane_for(question(kind, ("one", "two"))) == pane


# --- what a quick Enter answers -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "options", "answer"),
    [
        ("talk", ("offer", "ready"), "ready"),
        ("settle", ("go-on", "junta"), "go-on"),
        ("shoot", ("bravo", "spare"), "spare"),
        ("bombard", ("fire", "hold-fire"), "hold-fire"),
        ("fight", ("hold", "fire:bravo"), ""),
        ("bank", ("in:1", "in:all", "done"), "in:all"),
        ("bank", ("in:1", "done"), "done"),
        ("ballot", ("bravo:all", "aguado:office", "aguado:all", "pass"), "aguado:all"),
        ("ballot", ("bravo:all", "aguado:office", "pass"), "aguado:office"),
        ("ballot", ("bravo:all", "delgado:all", "pass"), "pass"),
        ("ballot", ("bravo:all", "done"), "done"),
        ("cast", ("yes:all", "no:all", "pass"), "pass"),
        ("cast", ("yes:office", "done", "pass"), "done"),
        ("nominate", ("bravo:card:church", "bravo:card:students", "pass"), "pass"),
        ("nominate", ("aguado", "bravo", "bravo:card:students", "pass"), ""),
        ("nominate", ("bravo", "bravo:card:students", "pass"), "pass"),
    ],
)
def test_a_quick_enter_spends_nothing_and_hurts_nobody(
    kind: str, options: tuple[str, ...], answer: str
) -> None:
    assert thrifty_answer(question(kind, options)) == answer


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("talk", ("accept:1", "refuse:1", "counter:1", "ready")),  # leaving drops the offer
        ("over-limit", ("discard:bodyguard-1", "discard:church-1")),
        ("drop-influence", ("church-1", "unions-1")),
        ("casualty", ("army:1", "army:2")),
    ],
)
def test_where_something_is_lost_for_good_no_answer_lies_under_the_cursor(
    kind: str, options: tuple[str, ...]
) -> None:
    assert thrifty_answer(question(kind, options)) is None


@pytest.mark.parametrize(
    ("about", "by", "options", "answer"),
    [
        ("budget", "aguado", ("yes:office", "yes:all", "pass"), "yes:all"),
        ("alternative", "aguado", ("yes:office", "pass"), "yes:office"),
        ("budget", "aguado", ("no:all", "pass"), "pass"),
        ("budget", "bravo", ("yes:all", "pass"), "pass"),
        ("competence", "aguado", ("yes:all", "pass"), "yes:all"),
    ],
)
def test_for_one_s_own_budget_or_motion_enter_votes_yes(
    about: str, by: str, options: tuple[str, ...], answer: str
) -> None:
    assert thrifty_answer(question("cast", options, about=about, by=by)) == answer


def test_in_an_election_enter_votes_for_oneself_and_not_in_a_vote() -> None:
    assert thrifty_answer(question("cast", ("aguado:all", "pass"))) == "pass"


def test_one_answer_is_no_question_and_two_are() -> None:
    assert is_no_question(question("talk", ("ready",)))
    assert is_no_question(question("move-to", ("palace",)))
    assert not is_no_question(question("move-to", ("palace", "stay"))), "to move is a choice"
    assert not is_no_question(question("move-to", ("palace", "talk")))
    assert not is_no_question(question("talk", ("ready",)), made=1), "the answer is to be heard"
    assert is_no_question(question("cast", ("pass",)), made=1), "it was made at another question"


# --- lists --------------------------------------------------------------------------------------
def test_votes_begin_with_all_of_them() -> None:
    asked = question("cast", ("yes:office", "pass", "yes:all", "no:all"), "espino")
    assert [item.id for item in listed(vote(), asked).items] == [
        "yes:all",
        "no:all",
        "pass",
        "yes:office",
    ], "a small screen shows what is most likely wanted"
    rest = question("cast", ("yes:office", "no:office", "yes:one:church", "pass"), "espino")
    assert [item.id for item in listed(vote(), rest).items][:3] == [
        "yes:office",
        "no:office",
        "pass",
    ]


def test_single_votes_stand_behind_the_answer_to_give_none() -> None:
    asked = question("cast", ("yes:one:church", "pass", "yes:all"), "cortina")
    runner = vote()
    assert runner.position.motion is not None
    runner.position.motion.casts.clear()
    assert [item.id for item in listed(runner, asked).items] == [
        "yes:all",
        "pass",
        "yes:one:church",
    ]


def test_friends_are_bombarded_last() -> None:
    options = ("palace:cortina", "palace:delgado", "hold-fire")
    asked = question("bombard", options, "bravo", weapon="gunboat")
    ids = [item.id for item in listed(streets(), asked).items]
    assert ids == ["palace:delgado", "hold-fire", "palace:cortina"]
    asked = question("bombard", options, "fuentes", weapon="gunboat")
    ids = [item.id for item in listed(streets(), asked).items]
    assert ids == list(options), "who has shown no side has no friends"


def test_a_rebel_s_own_side_comes_first() -> None:
    sides = question("side", ("president", "junta"), "bravo")
    assert [item.id for item in listed(streets(), sides).items] == ["junta", "president"]
    loyal = question("side", ("junta", "president"), "delgado")
    assert [item.id for item in listed(streets(), loyal).items] == ["president", "junta"]


def test_to_fire_at_an_enemy_one_will_likely_beat_comes_first_and_at_friends_last() -> None:
    runner = streets()
    runner.position.areas["radio"] = []
    for name, kind, number in (("B", "army1", 6), ("D", "army3", 1), ("C", "army2", 1)):
        stand(runner, "radio", name, kind, number)
    options = ("hold", "fire:cortina", "fire:delgado")
    asked = question("fight", options, "bravo", area="radio")
    ids = [item.id for item in listed(runner, asked).items]
    assert ids == ["fire:delgado", "hold", "fire:cortina"], "six against one"
    weak = question("fight", ("hold", "fire:bravo"), "delgado", area="radio")
    assert [item.id for item in listed(runner, weak).items] == ["hold", "fire:bravo"]
    stand(runner, "radio", "F", "paratroop", 1)
    unknown = question("fight", ("fire:fuentes", "hold"), "bravo", area="radio")
    ids = [item.id for item in listed(runner, unknown).items]
    assert ids == ["hold", "fire:fuentes"], "Fuentes has shown no side yet"


def test_without_a_fight_targets_stand_in_their_order() -> None:
    runner = streets()
    assert runner.position.coup is not None
    runner.position.coup.fight = None
    asked = question("target", ("hold", "bravo"), "delgado", area="radio")
    assert [item.id for item in listed(runner, asked).items] == ["hold", "bravo"]


def test_a_payment_for_which_one_has_no_change_is_listed_as_what_it_costs() -> None:
    runner = evening()
    family(runner, "A").pocket = Notes(0, 0, 2)
    options = ("pay:1", "pay:3", "pay:5", "pay:6", "nothing")
    linked = private(question("talk", options), OfferSoFar("give", "bravo"))
    ids = [item.id for item in listed(runner, linked).items]
    assert ids == ["pay:3", "pay:6", "nothing"]
    wanted = private(question("talk", options), OfferSoFar("want", "bravo"))
    assert len(listed(runner, wanted).items) == 5, "what the other has nobody knows"


def targets(runner: JuntaRunner, seat: str, fired: dict[str, str]) -> list[str]:
    """The list of targets after these shots."""
    assert runner.position.coup is not None
    runner.position.coup.fight = Fight("radio", fired)
    asked = question("target", ("hold", "bravo", "delgado"), seat, area="radio")
    return [item.id for item in listed(runner, asked).items]


def test_in_the_rebellion_phase_a_loyal_family_thinks_before_it_answers_fire() -> None:
    runner = streets()
    stand(runner, "radio", "F", "paratroop", 1)
    assert runner.position.coup is not None
    assert targets(runner, "fuentes", {"bravo": "fuentes"})[0] == "bravo"
    runner.position.coup.phase = 0
    assert targets(runner, "fuentes", {"bravo": "fuentes"})[0] == "hold", "it would be a Rebel"
    assert targets(runner, "cortina", {"delgado": "cortina"})[0] == "delgado", "a Rebel already"
    assert targets(runner, "fuentes", {"fuentes": "delgado"})[0] == "delgado", "fires already"
    assert targets(runner, "fuentes", {"bravo": "delgado"})[0] == "hold", "not fired at"


def test_areas_have_their_numbers_and_one_s_own_units() -> None:
    asked = question(
        "move-from", ("barracks-3", "chamber", "palace", "stay"), "delgado", family="delgado"
    )
    assert [item.text for item in listed(streets(), asked).items] == [
        "Barracks of the Third Brigade (19): 5 soldiers of the Third Brigade",
        "◆ Chamber of Deputies (15)",
        "◆ Presidential Palace (16)",
        "No more movement",
        "Stay put for the rest of the coup, unless fired at",
    ]


def test_cards_to_give_away_stand_in_a_group_that_leads_back() -> None:
    asked = question("over-limit", ("give:peasants:bravo", "discard:peasants"))
    choice = listed(evening(), asked)
    assert [item.text for item in choice.listed][-1] == "Give away a card …"
    assert choice.way_back
    assert [item.id for item in choice.items] == ["discard:peasants", "give:peasants:bravo"]


def test_partners_are_told_about_before_one_is_chosen() -> None:
    asked = private(question("talk", ("bravo", "cortina", "drop")), OfferSoFar("to"))
    choice = listed(evening(), asked)
    assert choice.preview["bravo"] == (
        "Bravo has 17 public votes. As far as you know, Bravo has kept 1 and broken 1 promises."
    )
    assert "Cortina has promised you: no attempt this round." in choice.preview["cortina"]
    assert "by the end of next round" in choice.preview["cortina"], "one's own word too"
    assert "drop" not in choice.preview


def test_clauses_are_ordered_grouped_and_said_to_be_carried_out_or_promised() -> None:
    options = ("nothing", "pay:1", "pay:2", "pay:3", "vote:yes", "later:1", "drop")
    choice = listed(evening(), private(question("talk", options), OfferSoFar("give", "bravo")))
    assert [item.id for item in choice.listed] == ["vote:yes", "pay", "later:1", "nothing", "drop"]
    assert [item.text for item in choice.listed][1] == "Money now …"
    assert choice.preview["pay:2"] == "Takes effect immediately if the offer is accepted."
    assert choice.preview["vote:yes"].startswith("Only a promise")
    assert not {"nothing", "drop"} & set(choice.preview)
    two = listed(evening(), private(question("talk", options[:3]), OfferSoFar("give", "bravo")))
    assert [item.id for item in two.listed] == ["pay:1", "pay:2", "nothing"], "two need no group"


# --- information beforehand ---------------------------------------------------------------------
def test_one_s_own_habits_are_told_before_one_goes_out() -> None:
    """Nights with the bank closed say nothing about who goes there."""
    scene = seen(evening(), PLACES_ASKED)
    told = told_beforehand(PLACES_ASKED, "bank", scene)
    assert told.startswith("You were seen there on 3 of the 4 evenings when the bank was open.")
    chance = habits(("bank", "home", "bank", "bank"), bank_closed=False)["bank"]
    assert told.endswith(f"the chance that others expect you there is {round(100 * chance)}%.")
    assert told_beforehand(PLACES_ASKED, "lover", scene).startswith(
        "You were seen there on 0 of the 4"
    )
    assert told_beforehand(PLACES_ASKED, "talk", scene) == ""
    fresh = seen(table(5), PLACES_ASKED)
    assert told_beforehand(PLACES_ASKED, "bank", fresh).startswith(
        "No one knows your habits yet. Other"
    )
    watched = seen(evening(), me=None)
    assert told_beforehand(PLACES_ASKED, "bank", watched) == ""


def test_what_an_answer_means_is_told_where_there_are_no_dice() -> None:
    runner = evening()
    runner.position.announced = {"aguado": 2}
    runner.position.motion = Motion("budget", "bravo", result="rejected")
    asked = question("force", ("force", "let-it-be"))
    now = seen(runner, asked)
    assert "paid what was announced for you: 2 million" in told_beforehand(asked, "force", now)
    assert told_beforehand(asked, "let-it-be", now).startswith("Bravo keeps all of the aid")
    asked = question("junta-vote", ("aguado", "bravo"), families=("cortina", "aguado"))
    told = told_beforehand(asked, "bravo", seen(runner, asked))
    assert told.endswith("Cortina and Aguado. Cortina decides a tie.")
    asked = private(question("shoot", ("shoot:bravo", "spare")), NextFamily("bravo", 1))
    now = seen(runner, asked)
    victim = now.view.families["bravo"]
    cards, influence = len(victim.hand), len(victim.table)
    told = told_beforehand(asked, "shoot:bravo", now)
    assert f"{cards} card" in told and f"{influence} influence card" in told
    assert told_beforehand(asked, "spare", now) == ""


@pytest.mark.parametrize(
    ("lang", "without"), [("en", "loses no cards in its hand"), ("de", "keine Handkarten")]
)
def test_a_family_to_be_shot_without_cards_loses_none_in_words(lang: str, without: str) -> None:
    runner = evening()
    family(runner, "B").hand.clear()
    asked = private(question("shoot", ("shoot:bravo", "spare")), NextFamily("bravo", 1))
    assert without in told_beforehand(asked, "shoot:bravo", seen(runner, asked, lang=lang))


def test_influence_put_on_the_table_says_how_many_votes_you_then_have() -> None:
    """Socialists have five votes more with the Trade Unions."""
    runner = table(5, phase="offices")
    family(runner, "A").offices, family(runner, "A").table = ["minister"], ["socialists"]
    hand(runner, "A", "trade-unions")
    asked = question("talk", ("lay:trade-unions", "ready"), about="offices")
    now = seen(runner, asked)
    votes = sum(now.votes_of("aguado"))
    told = told_beforehand(asked, "lay:trade-unions", now)
    assert told.startswith(f"Your votes: {votes} → {votes + 10}, ")
    assert told_beforehand(asked, "ready", now) == ""


def test_in_the_rebellion_phase_it_is_told_who_cannot_fire_back() -> None:
    runner = table(5, president="delgado")
    coup(runner, "E", phase=0)
    asked = question("fight", ("fire:delgado", "fire:bravo", "fire:espino", "hold"), area="palace")
    now = seen(runner, asked)
    told = {option: told_beforehand(asked, option, now) for option in asked.options}
    assert "President's units do not fire back" in told["fire:delgado"]
    assert told["fire:bravo"].startswith("Bravo can fire back in this phase only by joining")
    assert told["fire:espino"] == told["hold"] == "", "a Rebel fires back"
    assert now.view.coup is not None
    now.view.coup.phase = 1
    assert told_beforehand(asked, "fire:bravo", now) == ""


def test_who_could_be_shot_on_the_way_home_is_warned_and_stays_by_default() -> None:
    answers = ("return", "stay", "stay-round")
    runner = evening()
    minister = acting(runner.position, "minister")
    assert minister
    asked = question("return", answers, "cortina", family="cortina")
    now = seen(runner, asked, me="cortina")
    told = told_beforehand(asked, "return", now)
    assert told.startswith(now.words.seat(minister)) and "have you shot" in told
    assert thrifty_answer(asked) == "stay"
    asked = question("return", answers, "cortina", family="cortina", safe=True)
    assert told_beforehand(asked, "return", seen(runner, asked, me="cortina")).startswith("No one")
    assert thrifty_answer(asked) == "return"


def test_of_a_victim_what_it_got_where_it_goes_and_what_it_holds_is_told() -> None:
    runner = evening()
    runner.position.announced = {"bravo": 2, "cortina": 1}
    asked = question("victim", ("aguado", "bravo", "cortina", "delgado"), "cortina")
    scene = seen(runner, asked, me="cortina")
    chance = habits(("hq", "club", "bank", "club"), bank_closed=False)["club"]
    assert told_beforehand(asked, "bravo", scene) == (
        "The budget announced 2 million for Bravo this round. "
        f"Most likely place, judging by habit: Nightclub, {round(100 * chance)}%. Cards in hand: 1."
    )
    assert told_beforehand(asked, "delgado", scene).startswith(
        "The budget announced nothing for Delgado"
    )
    assert told_beforehand(asked, "aguado", scene).startswith("Aguado hands out the aid and keeps")
    assert told_beforehand(asked, "pass", scene) == ""
    runner = vote()
    runner.position.president = "bravo"
    motion = runner.position.motion
    assert motion is not None and motion.by == "aguado", "who announced, though President no more"
    scene = seen(runner, asked, me="cortina")
    assert told_beforehand(asked, "aguado", scene).startswith("Aguado hands out the aid")


def test_of_an_area_who_stands_there_and_how_far_the_centres_are() -> None:
    asked = question("move-to", ("radio", "cathedral", "market", "stay"), "delgado")
    scene = seen(streets(), asked, me="delgado")
    assert told_beforehand(asked, "radio", scene) == (
        "A power centre. Bravo has 3 rioters there. Cortina has 5 strikers there."
    )
    assert told_beforehand(asked, "cathedral", scene) == (
        "1 move away from Central Bank and Presidential Palace."
    )
    assert told_beforehand(asked, "harbour", scene) == (
        "Fuentes has the paratroops there. 2 moves away from Central Bank, Chamber of Deputies, "
        "Presidential Palace and Railway Station."
    )
    assert told_beforehand(asked, "stay", scene) == ""
    other = question("cast", ("radio",), "delgado")
    assert told_beforehand(other, "radio", scene) == ""


def test_the_crowd_of_the_rebels_counts_and_no_forecast_is_sure() -> None:
    runner = table(5)
    coup(runner, "E")
    asked = question("join", ("move", "stay"), "delgado")

    def chance() -> str:
        return told_beforehand(asked, "move", seen(runner, asked, me="delgado"))

    offices = frozenset(("air", "general3"))
    for crowd in (0, 4):
        if crowd:
            stand(runner, "radio", "E", "rioters", crowd)
            stand(runner, "radio", "B", "strikers", 5)
        likely = forecast(offices, frozenset(), crowd, forced=False)
        assert f"about {round(100 * likely)}% chance of success if no other family acts" in chance()
    stand(runner, "radio", "E", "rioters", 40)
    assert "about 97% chance of success if no other family acts" in chance(), (
        "97 is as sure as it gets"
    )


def test_the_crowd_that_a_card_would_bring_counts_for_that_card() -> None:
    runner = table(5)
    asked = question("coup", ("card:slum-riot", "card:christian-militia", "move", "stay"), "bravo")
    offices = frozenset(("general1", "minister"))
    for option, crowd in (("card:slum-riot", 8), ("card:christian-militia", 0), ("move", 0)):
        likely = round(100 * forecast(offices, frozenset(), crowd, forced=False))
        said = told_beforehand(asked, option, seen(runner, asked, me="bravo"))
        assert f"about {likely}% chance of success if no other family acts" in said


def test_a_card_that_finds_too_few_units_left_says_how_many_come() -> None:
    runner = table(6)
    coup(runner, "F")
    stand(runner, "radio", "F", "rioters", 5)
    card, short = "card:slum-riot", "Only 5 rioters come instead of 8: all others are in the city"
    asked = question("join", (card, "move", "stay"), "espino")
    said = told_beforehand(asked, card, seen(runner, asked, me="espino"))
    assert said.startswith(short)
    likely = forecast(frozenset(("air", "admiral")), frozenset(), 10, forced=False)
    assert f"about {round(100 * likely)}% chance" in said, "five stand there and five come"
    moving = question("move-from", (card, "radio", "stay"), "espino")
    assert told_beforehand(moving, card, seen(runner, moving, me="espino")).startswith(short)
    where = question("place-at", ("slum",), "espino", unit="rioters", card="slum-riot")
    assert short in told_beforehand(where, "slum", seen(runner, where, me="espino"))
    enough = question("move-from", ("card:bread-riot", "stay"), "espino")
    assert told_beforehand(enough, "card:bread-riot", seen(runner, enough, me="espino")) == ""
    stand(runner, "radio", "F", "rioters", 4)
    for lang, one in (("en", "Only 1 rioter comes"), ("de", "Es kommt nur 1 Gruppe Aufrührer")):
        now = seen(runner, moving, me="espino", lang=lang)
        assert told_beforehand(moving, card, now).startswith(one)


def test_before_a_coup_its_chances_are_told_alone_and_against_all() -> None:
    quiet = table(5)
    asked = question("coup", ("move", "stay"), "bravo")
    alone = told_beforehand(asked, "move", seen(quiet, asked, me="bravo"))
    chance = forecast(frozenset(("general1", "minister")), frozenset(), 0, forced=False)
    assert alone == (
        f"If you rebel alone: about {round(100 * chance)}% chance of success "
        "if no other family acts, "
        "3% if all others fight for the President."
    ), "never surer than 3 in 100 either way"
    coup(quiet, "C")
    joined = question("join", ("move", "stay"), "bravo")
    both = told_beforehand(joined, "move", seen(quiet, joined, me="bravo"))
    assert both.startswith("If you rebel with Cortina: about ")
    out = told_beforehand(joined, "stay", seen(quiet, joined, me="bravo"))
    assert out.startswith("Without you, Rebels Cortina: about ")
    assert told_beforehand(asked, "stay", seen(table(5), asked, me="bravo")) == "", "no Rebels yet"
    exile(quiet, "D")
    without = told_beforehand(joined, "move", seen(quiet, joined, me="bravo"))
    assert without != both, "a general in exile does not fight for the President"
    again = question("join", ("move", "stay"), "cortina")
    assert told_beforehand(again, "move", seen(quiet, again, me="cortina")).startswith(
        "If you rebel alone:"
    ), "nobody rebels with itself"


# --- what an answer means -------------------------------------------------------------------------
def test_a_sum_to_announce_has_its_millions_as_its_number() -> None:
    asked = private(question("announce", ("0", "1", "2", "resign")), NextSum("bravo"))
    assert [item.number for item in listed(evening(), asked).items] == [0, 1, 2, None]


def test_a_sum_is_never_announced_by_enter_alone_and_resigning_comes_last() -> None:
    runner = evening()
    sums = [str(number) for number in range(11)]
    asked = private(question("announce", (*sums, "resign")), NextSum("bravo"))
    choice = listed(runner, asked)
    assert [item.id for item in choice.items] == [*sums, "resign"], "no sum that nothing can pay"
    assert JuntaPrompts().first_answer(asked) is None


def test_an_office_says_what_it_commands_and_to_whom_it_was_promised() -> None:
    runner = evening()
    asked = question("appoint", ("bravo", "cortina"), office="minister")
    word = Promise(9, "aguado", "bravo", "office:minister", "offices", 4, 4)
    family(runner, "A").promises.append(word)
    now = seen(runner, asked)
    kept, broken = (told_beforehand(asked, option, now) for option in asked.options)
    assert kept.startswith("The Minister commands the police")
    assert broken == f"{kept} This breaks your promise to Bravo."
    brother = question("brother-in-law", ("air",))
    told = told_beforehand(brother, "air", seen(runner, brother))
    assert "air strikes" in told and told.endswith("holds this office.")


def test_a_threat_says_that_the_game_remembers_it() -> None:
    asked = private(question("talk", ("attack", "drop")), OfferSoFar("threat", family="bravo"))
    choice = listed(evening(), asked)
    assert "whether you carry it out" in choice.preview_of("attack")
    assert choice.preview_of("drop") == ""


def test_exile_says_what_it_costs() -> None:
    asked = question("place", ("bank", "exile:island"))
    told = told_beforehand(asked, "exile:island", seen(evening(), asked))
    assert told.startswith("No one can kill you there")
    runner = streets()
    asked = question("move-from", ("exile:island", "stay"))
    assert told_beforehand(asked, "exile:island", seen(runner, asked)) == told


def test_an_exiled_minister_is_shot_only_if_the_president_can_still_act_for_him() -> None:
    runner = evening()
    exile(runner, "B")
    asked = question("return", ("return", "stay"), "bravo", family="bravo")
    told = told_beforehand(asked, "return", seen(runner, asked, me="bravo"))
    assert told.startswith("Aguado can act for the Minister as brother-in-law")
    do(runner, BrotherInLaw())
    answer(runner, "general1", "A")
    told = told_beforehand(asked, "return", seen(runner, asked, me="bravo"))
    assert told == "No one can shoot you on the way home."


# --- the text below a question ------------------------------------------------------------------
def test_one_s_own_word_stands_below_the_question_that_keeps_or_breaks_it() -> None:
    runner = evening()
    mine = family(runner, "A").promises
    mine.append(Promise(7, "aguado", "bravo", "peace", "attempts", 4, 4))
    mine.append(Promise(8, "aguado", "cortina", "peace", "attempts", 3, 3, "kept"))
    mine.append(Promise(9, "aguado", "delgado", "vote:yes", "vote", 4, 4))
    victim = question("victim", ("bravo", "cortina"))
    assert (
        context(victim, seen(runner, victim)) == "You have promised Bravo: no attempt this round."
    )
    theirs = question("victim", ("bravo",), "bravo")
    assert context(theirs, seen(runner, theirs, me="bravo")) == "", "not the word of others"
    assert context(victim, seen(runner, me=None)) == ""
    cast = question("cast", ("yes:all", "pass"), about="budget")
    assert context(cast, seen(runner, cast)) == "You have promised Delgado: a Yes vote."


def test_a_promise_not_to_shoot_is_not_recalled_after_the_attempt_is_announced() -> None:
    runner = table(5, round=4)
    family(runner, "A").promises.append(Promise(7, "aguado", "bravo", "peace", "attempts", 4, 4))
    asked = question("attack", ("police", "done"))
    assert "no attempt" in context(asked, seen(runner, asked))
    runner.position.attempts.append(Attempt("aguado", "bravo", "bank", "police"))
    assert context(asked, seen(runner, asked)) == ""


def test_at_an_envelope_stands_the_word_given_to_that_family_alone() -> None:
    runner = evening()
    mine = family(runner, "A").promises
    mine.append(Promise(7, "aguado", "bravo", "more:1", "budget", 4, 4))
    mine.append(Promise(8, "aguado", "delgado", "more:2", "budget", 4, 4))
    for to, million in (("bravo", "1 million"), ("delgado", "2 million")):
        asked = private(question("envelope", ("0.0.0", "1.0.0")), NextEnvelope(to))
        said = context(asked, seen(runner, asked))
        assert f"{to.title()}: {million} more than announced." in said
        assert said.count("have promised") == 1


def test_that_all_get_what_was_announced_is_the_second_answer_at_an_envelope() -> None:
    options = ("pay:1.0.0", "pay:0.1.0", "more", "rest-as-announced")
    asked = private(question("envelope", options), NextEnvelope("bravo"))
    assert [item.id for item in listed(evening(), asked).items] == [
        "pay:1.0.0",
        "rest-as-announced",
        "pay:0.1.0",
        "more",
    ]


def test_at_an_envelope_the_first_answer_keeps_a_promise_and_others_say_they_break_it() -> None:
    runner = evening()
    runner.position.announced = {"bravo": 1, "cortina": 1, "delgado": 0}
    family(runner, "A").promises.append(Promise(7, "aguado", "bravo", "more:1", "paid", 4, 4))
    options = ("pay:1.0.0", "pay:0.1.0", "pay:2.0.0", "more", "rest-as-announced")
    asked = private(question("envelope", options), NextEnvelope("bravo", 1, 3))
    choice = listed(runner, asked)
    assert [item.id for item in choice.items][:2] == ["pay:0.1.0", "rest-as-announced"]
    scene = seen(runner, asked)
    breaks = {option for option in options if "breaks your promise" in stakes(asked, option, scene)}
    assert breaks == {"pay:1.0.0", "rest-as-announced"}
    asked = private(question("envelope", options), NextEnvelope("cortina", 1, 2))
    assert listed(runner, asked).items[0].id == "pay:1.0.0", "another family"
    assert not any(stakes(asked, option, seen(runner, asked)) for option in options)


def test_offices_given_out_so_far_stand_below_the_next() -> None:
    runner = evening()
    runner.position.appointing = {"general1": "cortina", "general2": "bravo"}
    asked = question("appoint", ("delgado",), office="general3")
    given = "Given so far: 1st Brig. Cortina · 2nd Brig. Bravo"
    assert context(asked, seen(runner, asked)) == given
    word = Promise(9, "aguado", "bravo", "office:minister", "offices", 4, 4)
    family(runner, "A").promises.append(word)
    promised = "You have promised Bravo: the office of Minister."
    assert context(asked, seen(runner, asked)) == f"{promised} {given}"
    other = question("junta-vote", ("bravo",))
    assert context(other, seen(runner, other)) == ""


def test_the_offer_so_far_stands_below_the_next_link() -> None:
    asked = question("talk", ("pay:1", "nothing", "drop"))
    linked = private(asked, OfferSoFar("give", gives=("pay:2",), wants=("vote:yes",)))
    assert context(linked, seen(evening(), linked)) == (
        "You give: 2 million now · You want: a Yes vote (only a promise)"
    )
    sent = private(asked, OfferSoFar("send", wants=("vote:yes",)))
    assert context(sent, seen(evening(), sent)) == "", "the question itself tells the offer"


def test_on_ones_own_budget_one_begins_with_yes_and_single_votes_come_last() -> None:
    options = ("yes:all", "no:all", "yes:office", "yes:one:president", "pass")

    def first(seat: str) -> str | None:
        return thrifty_answer(question("cast", options, seat=seat, about="budget", by="aguado"))

    assert first("aguado") == "yes:all"
    assert first("bravo") == "pass"
    asked = question("cast", options, about="budget", by="aguado")
    assert [item.id for item in listed(vote(), asked).items][-2:] == [
        "yes:office",
        "yes:one:president",
    ]


def test_whether_one_fires_at_friends_is_asked_once() -> None:
    runner = table(4)
    coup(runner, "B", "C")
    view, both = runner.position, ("hold", "fire:cortina")
    ask = question("fight", both, seat="bravo", area="palace")
    assert among_friends(ask, view) == (view.round, "bravo", "palace", "cortina")
    mixed = question("fight", (*both, "fire:delgado"), seat="bravo", area="palace")
    assert among_friends(mixed, view) == ()
    assert among_friends(question("fight", both, area="palace"), view) == (), "the President"
    game_view: JuntaPrompts = JuntaPrompts()
    here: Any = Table(runner)
    assert game_view.planned(ask, here) is None
    assert game_view.taken(ask, "hold", seen(runner)) == "hold"
    assert game_view.planned(ask, here) == "hold"
    assert game_view.planned(question("fight", both, seat="bravo", area="bank"), here) is None


class Table(Alone):
    """Two people, as far as the display needs them."""

    humans: Any = ("bravo", "cortina")

    def __init__(self, runner: JuntaRunner) -> None:
        self.runner = runner

    def view(self, seat: str | None) -> Any:
        return game().view(self.runner.position, seat)


def test_firing_comes_first_where_one_more_likely_wins() -> None:
    def first(mine: int, theirs: int) -> str:
        runner = table(4)
        coup(runner, "B", "C", phase=2)
        clear(runner)
        stand(runner, "palace", "B", "army1", mine)
        stand(runner, "palace", "A", "guard", theirs)
        asked = question("fight", ("hold", "fire:aguado"), seat="bravo", area="palace")
        return listed(runner, asked).items[0].id

    assert first(6, 1) == "fire:aguado"
    assert first(1, 4) == "hold"


def test_who_has_one_enemy_left_goes_on_firing_at_him() -> None:
    runner = table(4)
    the_coup = coup(runner, "B", "C", phase=2)
    asked = question("target", ("hold", "aguado", "cortina"), seat="bravo", area="palace")
    assert same_enemy(asked, runner.position) == ""
    the_coup.fight = Fight("palace", {"bravo": "aguado"})
    assert same_enemy(asked, runner.position) == "aguado"
    gone = question("target", ("hold", "cortina"), seat="bravo", area="palace")
    assert same_enemy(gone, runner.position) == "", "he is not there any more"
    mixed = question("target", ("hold", "aguado", "delgado"), seat="bravo", area="palace")
    assert same_enemy(mixed, runner.position) == "", "there is somebody else to fire at"


def test_in_the_last_round_nobody_is_asked_for_a_coup_that_changes_nothing() -> None:
    runner = table(4)
    view = runner.position
    game_view: JuntaPrompts = JuntaPrompts()
    here: Any = Table(runner)
    asked = question("coup", ("move", "stay"), seat="bravo")
    view.round = view.rounds - 1
    assert game_view.planned(asked, here) is None
    view.round = view.rounds
    assert game_view.planned(asked, here) == "stay"
    view.lunch = True
    assert game_view.planned(asked, here) is None, "the bank opens after it"


def test_a_vote_held_anew_says_why() -> None:
    asked = question("cast", ("yes:all", "pass"), "bravo", about="budget", by="aguado")

    def choice(*events: Event) -> Choice:
        scene = replace(seen(vote(), asked, me="bravo"), events=events)
        alone: Any = Alone()
        return ASKING.choice(asked, scene, alone)

    def prompt(*events: Event) -> str:
        return choice(*events).prompt

    began, cast = (
        VoteBegan("budget", "aguado"),
        VoteCast("budget", "aguado", "yes", ("president",), 1),
    )
    assert prompt(began, cast) == prompt(began)
    anew = prompt(began, cast, VotesVoided("delgado"), began, cast)
    assert anew == "Delgado has had the vote declared void: it is repeated. " + prompt(began)
    short = choice(began, cast, VotesVoided("delgado"), began, cast).short_prompt
    assert short.startswith("Delgado has had the vote declared void"), "also on fewer rows"


def test_an_old_refusal_is_not_told_once_one_has_answered_somebody() -> None:
    runner = table(4)
    mine, theirs = Offer(1, "bravo", "aguado"), Offer(2, "aguado", "bravo")
    refused = OfferAnswered(mine, "aguado", "refused")
    accepted = OfferAnswered(theirs, "bravo", "accepted")
    events = (WindowOpened("coup"), OfferMade(theirs), OfferMade(mine), refused)
    scene = replace(seen(runner, me="bravo"), events=events)
    assert last_answer(scene) == "Aguado refuses."
    assert last_answer(replace(scene, events=(*events, accepted))) == ""
    assert last_answer(replace(scene, events=(*events, accepted, refused))) == "Aguado refuses."


def test_influence_is_thrown_away_last() -> None:
    runner = table(4)
    hand(runner, "A", "church", "peasants")
    asked = question("over-limit", ("discard:church", "give:church:bravo", "discard:peasants"))
    ids = [item.id for item in listed(runner, asked).items]
    assert ids == ["discard:peasants", "discard:church", "give:church:bravo"]


def test_odds_of_a_coup_are_told_of_answers_and_not_of_the_talk_before_one() -> None:
    """Who talks first in the middle of a coup is asked with whom, by a question about the coup."""
    runner = do(table(5, excuse=True), CoupPhase())
    asked = runner.position.decisions[0]
    assert asked.kind == "coup" and listed(runner, asked).preview["move"]
    answer(runner, "talk")
    linked = runner.position.decisions[0]
    assert linked.kind == "coup" and "cortina" in linked.options
    assert "not promised anything" in listed(runner, linked).preview["cortina"]
