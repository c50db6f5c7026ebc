"""Several people at one keyboard: what is asked openly, and when it must be passed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta.table import game
from tests.games.junta.view.scenes import streets
from weimar_tui.games.junta.prompts.hot_seat import CURTAIN, DEPOSIT, NOBODY
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.rules.events import OfferAnswered, OfferMade, Ready, Spoke, WindowOpened
from weimar_tui.games.junta.rules.position import Coup, Offer
from weimar_tui.games.junta.rules.subjects import (
    AnySubject,
    FirstRebel,
    InArea,
    JuntaDecision,
    JuntaSubject,
    OnTurn,
    UnitsOnMove,
)
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.tui.look import Look

PEOPLE = ("aguado", "bravo", "cortina")


class Keyboard:
    """Three people and two bots; `asked` are the questions open to people."""

    pauses_tell = False
    humans = PEOPLE
    seats = (*PEOPLE, "delgado", "espino")

    def __init__(self, *asked: JuntaDecision) -> None:
        self.asked = list(asked)
        self.runner = game().start("main", "1", {"seats": 5})

    def human_decisions(self) -> list[JuntaDecision]:
        return self.asked

    def view(self, seat: str | None) -> Any:
        return game().view(self.runner.position, seat)

    def disabled_options(self, decision: JuntaDecision) -> tuple[()]:
        return ()


SUBJECTS: dict[str, AnySubject] = {
    **{kind: InArea("palace") for kind in ("fight", "target", "casualty")},
    "move-to": UnitsOnMove("palace"),
}


def ask(number: int, seat: str, kind: str, *options: str) -> JuntaDecision:
    subject: AnySubject = SUBJECTS.get(kind, JuntaSubject())
    if kind in ("move-from", "join"):
        subject = FirstRebel(seat) if kind == "join" else OnTurn(seat)
    return Decision(
        number,
        seat,
        kind,
        options,
        subject,
        None,
    )


@pytest.fixture
def game_view() -> JuntaPrompts:
    return JuntaPrompts()


def items(game_view: JuntaPrompts, decision: JuntaDecision, keyboard: Keyboard) -> list[str]:
    """What everyone at the keyboard is asked; empty if only the seat can see it."""
    table: Any = keyboard
    choice = game_view.open_choice(decision, scene(keyboard), table)
    return [] if choice is None else [item.id for item in choice.items]


def scene(keyboard: Keyboard, *events: Event) -> JuntaScene:
    words = JuntaMessages("en", game().data, strict=True)
    return JuntaScene(
        view=keyboard.view(None),
        game=game(),
        words=words,
        look=Look(theme="ansi"),
        seats=keyboard.seats,
        events=events,
    )


def test_votes_are_cast_openly_and_cards_behind_the_curtain(game_view: JuntaPrompts) -> None:
    vote = ask(1, "bravo", "cast", "yes:all", "no:all", "yes:card:peasants", "pass", "talk")
    keyboard = Keyboard(vote)
    assert items(game_view, vote, keyboard) == ["yes:all", "no:all", "pass", CURTAIN]
    bare = ask(1, "bravo", "cast", "yes:all", "no:all", "pass")
    assert CURTAIN in items(game_view, bare, keyboard), "the offer of the curtain betrays nothing"
    assert game_view.taken(vote, CURTAIN, scene(keyboard)) == ""
    assert items(game_view, vote, keyboard) == [], "now bravo has the keyboard"
    assert game_view.taken(vote, "yes:card:peasants", scene(keyboard)) == "yes:card:peasants"
    assert items(game_view, vote, keyboard) == []
    assert game_view.taken(vote, "pass", scene(keyboard)) == "pass"
    assert items(game_view, vote, keyboard)


def test_who_has_given_all_votes_openly_is_not_asked_for_more(game_view: JuntaPrompts) -> None:
    vote = ask(1, "bravo", "cast", "yes:all", "no:all", "pass")
    rest = ask(2, "bravo", "cast", "yes:card:peasants", "done", "talk")
    keyboard = Keyboard(vote)
    table: Any = keyboard
    assert game_view.planned(rest, table) is None
    assert items(game_view, vote, keyboard)
    assert game_view.taken(vote, "yes:all", scene(keyboard)) == "yes:all"
    assert game_view.planned(ask(2, "cortina", "cast", "pass"), table) is None
    assert game_view.planned(rest, table) == "done"
    assert game_view.planned(rest, table) is None, "in the second round it is asked anew"
    # With some votes left, or behind the curtain, it is asked.
    game_view.taken(vote, "yes:office", scene(keyboard))
    assert game_view.planned(vote, table) is None
    game_view.taken(vote, "yes:all", scene(keyboard))
    game_view.begin()
    assert game_view.planned(rest, table) is None, "in another game nothing is decided yet"
    game_view.taken(vote, CURTAIN, scene(keyboard))
    game_view.taken(vote, "yes:all", scene(keyboard))
    assert game_view.planned(rest, table) is None


def test_who_votes_behind_the_curtain_keeps_the_keyboard_until_he_is_done(
    game_view: JuntaPrompts,
) -> None:
    vote = ask(1, "bravo", "ballot", "bravo:all", "lay:bankers", "pass")
    keyboard = Keyboard(vote)
    game_view.taken(vote, CURTAIN, scene(keyboard))
    for option in ("lay:bankers", "bravo:all"):
        game_view.taken(vote, option, scene(keyboard))
        assert (game_view.called, items(game_view, vote, keyboard)) == ("bravo", [])
    game_view.taken(ask(1, "bravo", "ballot", "done"), "done", scene(keyboard))
    assert game_view.called == ""
    game_view.taken(vote, CURTAIN, scene(keyboard))
    assert items(game_view, ask(1, "cortina", "ballot", "cortina:all", "pass"), keyboard)
    assert game_view.called == "", "somebody else is asked"


def test_what_is_secret_is_never_asked_openly(game_view: JuntaPrompts) -> None:
    for kind in ("place", "bank", "envelope", "shield", "over-limit", "victim", "bribe-area"):
        question = ask(1, "bravo", kind, "one", "two")
        assert items(game_view, question, Keyboard(question)) == []


def test_one_question_to_all_stands_for_a_window(game_view: JuntaPrompts) -> None:
    windows = [ask(n, seat, "talk", "ready", "offer") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*windows)
    asked = items(game_view, windows[0], keyboard)
    assert asked == [NOBODY, "call:aguado", "call:bravo", "call:cortina"]
    assert game_view.taken(windows[0], NOBODY, scene(keyboard)) == ""
    table: Any = keyboard
    assert [game_view.planned(window, table) for window in windows] == ["ready"] * 3
    assert game_view.planned(windows[0], table) is None, "said once"


def test_who_talks_keeps_the_keyboard_until_he_is_ready(game_view: JuntaPrompts) -> None:
    windows = [ask(n, seat, "talk", "ready", "offer", "lay:x") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*windows)
    items(game_view, windows[0], keyboard)
    game_view.taken(windows[1], "call:bravo", scene(keyboard))
    for option in ("offer", "lay:x", "refuse:1"):
        assert game_view.taken(windows[1], option, scene(keyboard)) == option
        assert (game_view.called, items(game_view, windows[1], keyboard)) == ("bravo", [])
    game_view.taken(windows[1], "ready", scene(keyboard))
    keyboard.asked = [windows[0], windows[2]]
    assert items(game_view, windows[0], keyboard) == [NOBODY, "call:aguado", "call:cortina"]


def test_who_has_been_spoken_to_is_named_beside_the_keyboard(game_view: JuntaPrompts) -> None:
    windows = [ask(n, seat, "talk", "ready", "offer") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*reversed(windows))
    table: Any = keyboard
    to_all = Offer(1, "delgado", "all", ("peace",), ("peace",), public=True)

    def said(*events: Event) -> list[str]:
        choice = game_view.open_choice(
            windows[0], scene(keyboard, WindowOpened("places"), *events), table
        )
        assert choice is not None
        return [item.text.partition(" (")[2] for item in choice.items[1:]]

    assert said() == ["", "", ""]
    spoke = Spoke("espino", "bravo")
    assert said(spoke) == ["", "message from Espino)", ""]
    assert said(OfferMade(to_all), spoke)[0] == "message from Delgado)"
    assert said(OfferMade(to_all), spoke)[1] == "message from Delgado and Espino)"
    assert said(spoke, Ready("bravo")) == ["", "", ""]
    assert said(Spoke("bravo", "espino")) == ["", "", ""]
    assert said(spoke, Spoke("bravo", "espino")) == ["", "", ""], "he has answered"
    answered = OfferAnswered(
        Offer(2, "cortina", "espino", (), (), public=True), "espino", "refused"
    )
    assert said(answered) == ["", "", "message from Espino)"]


def test_that_a_coup_goes_on_is_answered_once_for_all(game_view: JuntaPrompts) -> None:
    options = ("go-on", "president", "junta")
    questions = [ask(n, seat, "settle", *options) for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*questions)
    table: Any = keyboard
    assert items(game_view, questions[0], keyboard)[0] == NOBODY
    game_view.taken(questions[0], NOBODY, scene(keyboard))
    assert [game_view.planned(question, table) for question in questions] == ["go-on"] * 3


def test_who_wants_the_keyboard_gets_it_in_turn(game_view: JuntaPrompts) -> None:
    attacks = [ask(n, seat, "attack", "police", "done") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(attacks[0])
    table: Any = keyboard
    items(game_view, attacks[0], keyboard)
    assert game_view.taken(attacks[0], "call:bravo", scene(keyboard)) == ""
    assert game_view.planned(attacks[0], table) == "done", "aguado, before him, has nothing to say"
    assert game_view.called == "bravo"
    assert items(game_view, attacks[1], keyboard) == []
    game_view.taken(attacks[1], "done", scene(keyboard))
    assert items(game_view, attacks[2], keyboard) == [NOBODY, "call:cortina"]


def test_a_silence_does_not_last_into_the_next_round(game_view: JuntaPrompts) -> None:
    attack = ask(1, "aguado", "attack", "police", "done")
    keyboard = Keyboard(attack)
    table: Any = keyboard
    items(game_view, attack, keyboard)
    game_view.taken(attack, NOBODY, scene(keyboard))
    keyboard.runner.position.round += 1
    assert game_view.planned(attack, table) is None


def test_the_bank_can_be_settled_with_the_place(game_view: JuntaPrompts) -> None:
    place = ask(1, "bravo", "place", "bank", "home")
    keyboard = Keyboard(place)
    table: Any = keyboard
    choice = game_view.choice(place, scene(keyboard), table)
    assert choice.items[0].id == DEPOSIT
    assert game_view.taken(place, DEPOSIT, scene(keyboard)) == "bank"
    counter = ask(2, "bravo", "bank", "in:all", "done")
    assert game_view.planned(counter, table) == "in:all"
    assert game_view.planned(ask(3, "cortina", "bank", "in:all", "done"), table) is None
    assert game_view.taken(place, "home", scene(keyboard)) == "home"
    assert game_view.planned(counter, table) is None


def test_the_dead_are_not_offered_the_keyboard(game_view: JuntaPrompts) -> None:
    question = ask(1, "aguado", "coup", "move", "stay")
    keyboard = Keyboard(question)
    assert items(game_view, question, keyboard) == [
        NOBODY,
        "call:aguado",
        "call:bravo",
        "call:cortina",
    ]
    keyboard.runner.position.families["bravo"].state = "dead"
    game_view.begin()
    assert items(game_view, question, keyboard) == [NOBODY, "call:aguado", "call:cortina"]


def test_only_who_could_start_or_join_a_coup_is_offered_the_keyboard(
    game_view: JuntaPrompts,
) -> None:
    start = ask(1, "bravo", "coup", "move", "stay")
    keyboard = Keyboard(start)
    position = keyboard.runner.position
    position.president = "aguado"
    assert items(game_view, start, keyboard) == [NOBODY, "call:bravo", "call:cortina"]
    position.coup = Coup("cortina", rebels=["cortina"], order=position.order, strikes=3)
    game_view.begin()
    join = ask(1, "bravo", "join", "move", "stay")
    assert items(game_view, join, keyboard) == [NOBODY, "call:bravo"]


def test_the_list_begins_with_somebody_who_has_been_spoken_to(game_view: JuntaPrompts) -> None:
    windows = [ask(n, seat, "talk", "ready", "offer") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*windows)
    table: Any = keyboard
    for events, first in (((), NOBODY), ((Spoke("espino", "bravo"),), "call:bravo")):
        choice = game_view.open_choice(windows[0], scene(keyboard, *events), table)
        assert choice is not None
        assert choice.current is not None
        assert choice.current.id == first


def test_who_takes_a_pick_back_keeps_the_keyboard(game_view: JuntaPrompts) -> None:
    windows = [ask(n, seat, "talk", "ready", "offer") for n, seat in enumerate(PEOPLE)]
    keyboard = Keyboard(*windows)
    items(game_view, windows[0], keyboard)
    game_view.taken(windows[1], "call:bravo", scene(keyboard))
    game_view.undone()
    assert (game_view.called, items(game_view, windows[1], keyboard)) == ("bravo", [])
    game_view.begin()
    assert game_view.called == ""


def test_one_way_to_pay_for_ones_own_card_is_no_question(game_view: JuntaPrompts) -> None:
    keyboard: Any = Keyboard()
    assert game_view.planned(ask(1, "bravo", "notes", "2.0.0"), keyboard) == "2.0.0"
    assert game_view.planned(ask(1, "bravo", "notes", "2.0.0", "0.1.0"), keyboard) is None


def test_what_is_moved_in_front_of_all_is_followed_by_no_other_question(
    game_view: JuntaPrompts,
) -> None:
    move = ask(1, "bravo", "move-from", "palace", "transfer", "stay")
    keyboard = Keyboard(move)
    table: Any = keyboard
    assert items(game_view, move, keyboard) == ["palace", "transfer", "stay", "rest", CURTAIN]
    game_view.taken(move, "palace", scene(keyboard))
    step = ask(1, "bravo", "move-to", "palace", "chamber")
    assert items(game_view, step, keyboard)
    game_view.taken(step, "palace", scene(keyboard))
    rest = ask(2, "bravo", "move-from", "transfer", "card:students", "stay", "talk")
    assert game_view.planned(rest, table) == "stay"


def test_who_wants_to_move_no_more_is_asked_again_when_it_was_fired_at(
    game_view: JuntaPrompts,
) -> None:
    runner = streets()
    move = ask(1, "bravo", "move-from", "palace", "stay")
    keyboard = Keyboard(move)
    keyboard.runner = runner
    table: Any = keyboard
    assert game_view.taken(move, "rest", scene(keyboard)) == "stay"
    assert game_view.planned(ask(2, "bravo", "move-from", "palace", "stay"), table) == "stay"
    assert game_view.planned(ask(2, "cortina", "move-from", "chamber", "stay"), table) is None
    must = ask(2, "bravo", "move-from", "palace", "radio")
    assert game_view.planned(must, table) is None, "it has to move"
    assert runner.position.coup is not None
    runner.position.coup.fired.append(("delgado", "bravo"))
    assert game_view.planned(ask(3, "bravo", "move-from", "palace", "stay"), table) is None


def test_who_has_no_votes_left_is_asked_with_all_others_who_have_none(
    game_view: JuntaPrompts,
) -> None:
    rest = [
        ask(n, seat, "cast", "yes:card:peasants", "pass", "talk") for n, seat in enumerate(PEOPLE)
    ]
    keyboard = Keyboard(rest[0])
    table: Any = keyboard
    assert items(game_view, rest[0], keyboard) == [
        NOBODY,
        "call:aguado",
        "call:bravo",
        "call:cortina",
    ]
    game_view.taken(rest[0], NOBODY, scene(keyboard))
    assert game_view.planned(rest[0], table) == "pass"
    votes = ask(1, "bravo", "cast", "yes:office", "yes:card:peasants", "pass")
    assert game_view.planned(votes, table) is None, "has votes left"
    assert items(game_view, votes, keyboard) == ["yes:office", "pass", CURTAIN]
    assert game_view.planned(rest[2], table) == "pass"
    assert game_view.planned(rest[2], table) is None
