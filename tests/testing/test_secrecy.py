"""The secrecy oracle itself: what it changes, what it compares, and what it accepts."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import pytest
from weimar_duel import rules as duel
from weimar_duel.rules import Drew, Duel, DuelPosition, Struck

from tests.kernel.playing import new_duel, pick, play_on, seal_stances
from tests.kernel.test_visibility import VIEWER, Purse, Table, table
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.game import Chance, Game
from weimar_tui.kernel.reactions import WindowQuestion
from weimar_tui.kernel.visibility import OWNER, UNCOUNTED
from weimar_tui.testing import secrecy
from weimar_tui.testing.differences import differences
from weimar_tui.testing.exchanging import exchanged, look_alike
from weimar_tui.testing.secrecy import leaks_of_views, told_by_reasons

SEATS = ("red", "blue", "green")


@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_what_is_exchanged_does_not_change_the_view(seat: str | None) -> None:
    position = full_table()
    other = exchanged(position, seat)
    assert VIEWER.view(other, seat) == VIEWER.view(position, seat)
    assert position == full_table()


def full_table() -> Table:
    position = table()
    position.notes = {"red": ["n"], "blue": ["o"]}
    position.purses["red"].letters = ["one", "two"]
    position.purses["blue"].coins = 7
    return position


def test_everything_that_a_seat_may_not_know_is_exchanged() -> None:
    position = full_table()
    other: Any = exchanged(position, "blue")
    assert other.hands == {"red": ["c~", "b~"], "blue": ["d"]}
    assert other.votes == {"red": "yes~", "blue": ""}
    assert [(card.name, card.value) for card in other.deck] == [("e~", 4)]
    assert other.envelope == ("g~", "f~")
    assert other.notes == {"red": [], "blue": ["o"]}
    assert other.purses["red"] == Purse(coins=6, account=["h~"], order="flee~", letters=["one~"])
    assert other.purses["blue"] == position.purses["blue"]
    assert (other.pile, other.round, other.shown) == (["a"], 1, False)
    mine, theirs = other.decisions[1], other.decisions[0]
    assert mine == position.decisions[1]
    assert theirs.options == ("yes~", "no~", "~")
    assert theirs.private is None


def test_the_owner_keeps_what_only_the_owner_may_know() -> None:
    other: Any = exchanged(full_table(), "red")
    assert other.purses["red"] == full_table().purses["red"]
    assert other.purses["blue"].coins == 8
    assert other.decisions[1].private is not None, "a question gains a private part"


def test_what_all_may_know_is_not_exchanged() -> None:
    position = full_table()
    position.shown = True
    position.purses["red"].shown = True
    other: Any = exchanged(position, None)
    assert other.votes == position.votes
    assert other.purses["red"].order == "flee"
    assert other.purses["red"].coins == 6


@pytest.mark.parametrize(
    ("hint", "value", "other"),
    [
        (str, "", ""),
        (str, "ace", "ace~"),
        (Annotated[str, OWNER, UNCOUNTED], "", "~"),
        (Annotated[str, OWNER, UNCOUNTED], "ace", "ace~"),
        (Annotated[list[str], OWNER], ["a", "b"], ["b~", "a~"]),
        (Annotated[list[str], OWNER, UNCOUNTED], ["a", "b"], ["a~"]),
        (Annotated[dict[str, int], OWNER, UNCOUNTED], {"a": 1}, {}),
        (Annotated[dict[str, int], OWNER], {"a": 1}, {"a": 2}),
        (bool, True, False),
        (int, 0, 1),
    ],
)
def test_another_value_lies_face_down_in_the_same_way(hint: Any, value: Any, other: Any) -> None:
    """Counted values keep their count; others can be any number."""
    assert look_alike(hint, value) == other


def test_inside_what_is_not_counted_nothing_is() -> None:
    assert look_alike(str, "", uncounted=True) == "~"
    assert look_alike(list[str], ["a", "b"], uncounted=True) == ["a~"]


def test_what_a_viewer_was_told_otherwise_is_named_by_its_kinds() -> None:
    struck, drew = Struck("red", "cut"), Drew("red", "parry")
    elsewhere = new_duel().runner
    elsewhere.events = [struck, Drew("red", "feint")]
    assert secrecy._told_otherwise([struck, drew], elsewhere, "blue") == []
    assert secrecy._told_otherwise([struck, drew], elsewhere, "red") == [
        "told struck, drew / struck, drew"
    ]
    assert secrecy._told_otherwise([], elsewhere, "blue") == ["told nothing / struck, drew"]
    elsewhere.events = None
    assert secrecy._told_otherwise([struck], elsewhere, "blue") == ["told struck / nothing"]


def test_nothing_of_the_dice_stays() -> None:
    position = table()
    position.dice.drawn = [4]
    one, other = position.dice, exchanged(position, "red").dice
    assert one.seed != other.seed
    assert one.counter != other.counter
    assert one.script != other.script
    assert one.recorded != other.recorded
    assert one.drawn != other.drawn


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ([1, 2], [1, 2], []),
        ([1, 2], [1, 3], ["[1]: 2 / 3"]),
        ([1], [1, 3], [": [1] / [1, 3]"]),
        ({"a": 1}, {"b": 1}, [": {'a': 1} / {'b': 1}"]),
        ({"a": [1]}, {"a": "x"}, ["['a']: [1] / 'x'"]),
        ({"a": 1}, {"a": [1]}, ["['a']: 1 / [1]"]),
        ({"a": 1}, 1, [": {'a': 1} / 1"]),
        (
            {"a": {"b": 1, "c": 2}},
            {"a": {"b": 2, "c": 3}},
            ["['a']['b']: 1 / 2", "['a']['c']: 2 / 3"],
        ),
    ],
)
def test_differences_are_named_by_their_place(one: Any, other: Any, found: list[str]) -> None:
    assert differences(one, other) == found


def test_names_stand_in_composed_names_too() -> None:
    assert secrecy._names(["K05:event", "S01"]) == {b"K05:event", b"K05", b"event", b"S01"}


# --- plants that need a closer look -------------------------------------------------------------
class DealsWithTheTrueDice(Duel):
    true_seed = ""

    def determinize(self, view: DuelPosition, chance: Chance) -> DuelPosition:
        position = super().determinize(view, chance)
        position.dice.seed = self.true_seed
        return position


def test_a_position_dealt_anew_must_have_dice_of_its_own() -> None:
    game = DealsWithTheTrueDice()
    position = new_duel().position
    game.true_seed = position.dice.seed
    found = leaks_of_views(game, position, SEATS[:2], Random(1))
    assert "a position dealt anew for red has the true dice" in found
    assert leaks_of_views(Duel(), position, SEATS[:2], Random(1)) == []


def watched(session: Any, seat: str, option: str) -> list[str]:
    """The oracle's findings about a pick."""
    decision = session.runner.decision_of(seat)
    seats = session.header.seats
    before = secrecy.Watched(session.game, session.position, decision, option, seats, Random(1))
    told = [event for _, event in session.pick(decision.number, option)]
    return before.leaks(session.runner, told)


def at_a_strike() -> Any:
    """Red can strike and has a strike."""
    for seed in range(20):
        session = new_duel(seed)
        if any(card.startswith("strike") for card in session.position.hands["red"]):
            pick(session, "red", "wait")
            pick(session, "blue", "wait")
            return session
    raise AssertionError


def test_a_card_that_another_event_tells_was_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first event keeps the card from others; the second shows it to all."""

    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        strike(self, runner, seat, option)
        if option != "pass":
            runner.emit(Drew(seat=seat, card=option))

    strike = duel.Strike.chosen
    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    session = at_a_strike()
    assert watched(session, "red", session.decisions[0].options[0]) == []


def test_a_card_kept_by_the_only_event_and_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Struck, "seen_by", lambda self, seat: self if seat == self.seat else Struck(self.seat, "?")
    )
    session = at_a_strike()
    card = session.decisions[0].options[0]
    found = watched(session, "red", card)
    assert f"blue can see {card}, which struck kept from it" in found
    assert f"a spectator can see {card}, which struck kept from it" in found


@pytest.mark.parametrize("shuffled", [False, True])
def test_a_card_told_though_it_stays_hidden_is_found(
    monkeypatch: pytest.MonkeyPatch, shuffled: bool
) -> None:
    """After a shuffle it may have been seen and returned."""

    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        runner.emit(Drew(seat=seat, card=option))
        if shuffled:
            runner.position.dice.below(2)

    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    monkeypatch.setattr(Drew, "seen_by", lambda self, seat: self)
    session = at_a_strike()
    card = session.decisions[0].options[0]
    found = watched(session, "red", card)
    assert (f"drew tells blue of {card}" in found) is not shuffled


@pytest.mark.parametrize("told", [False, True])
def test_an_answer_in_an_open_group_that_others_can_see_is_found(
    monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """Unless an event has revealed it to them."""

    def view(self: Duel, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = properly(self, position, seat)
        seen.secret_stances = position.secret_stances.copy()
        return seen

    def chosen(self: duel.Stance, runner: duel.DuelRunner, seat: str, option: str) -> None:
        choose(self, runner, seat, option)
        if told:
            runner.emit(Struck(seat, option))

    properly, choose = Duel.view, duel.Stance.chosen
    session = new_duel()
    monkeypatch.setattr(Duel, "view", view)
    monkeypatch.setattr(duel.Stance, "chosen", chosen)
    found = [leak for leak in watched(session, "red", "wait") if "can see how red" in leak]
    seers = [leak.partition(" can")[0] for leak in found]
    assert seers == ([] if told else ["blue", "a spectator"])


def test_a_card_seen_by_a_pick_that_can_be_undone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        runner.position.hands[seat].append("cut")

    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    monkeypatch.setattr(secrecy, "_names_of_fields", lambda position: {b"cut"})
    session = at_a_strike()
    found = watched(session, "red", "pass")
    assert "red can undo what showed cut to red" in found


@pytest.mark.parametrize("told", [False, True])
def test_a_card_that_a_question_shows_and_that_can_be_taken_back_is_found(
    monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """Unless all have seen it: then it was played, and taking it back is its player's affair."""

    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        if told:
            runner.emit(Struck(seat, option))
        where = DecisionType("where", duel.DuelSubject, one_word("high", "low"))
        runner.ask(self, seat, where, ("high", "low"), duel.DuelSubject(card=option))

    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    session = at_a_strike()
    card = session.decisions[0].options[0]
    found = watched(session, "red", card)
    assert (f"red can undo what showed {card} to blue" in found) is not told
    assert not any(line.endswith("to red") for line in found)


def test_what_all_see_though_nobody_was_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the pick revealed something: here the seat that is asked shows what blue holds."""

    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        runner.position.revealed += 1
        if "parry-blue" in runner.position.hands["blue"]:
            runner.ask(self, "blue", duel.ANSWER, ("pass", "parry-blue"))

    strike = duel.Strike.chosen
    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    found = set()
    for seed in range(8):
        session = new_duel(seed)
        pick(session, "red", "wait")
        pick(session, "blue", "wait")
        if session.decisions[0].seat == "red":
            found |= {line.split(":")[0] for line in watched(session, "red", "pass")}
    assert found == {"all can see what nobody was told"}
    monkeypatch.setattr(duel.Strike, "chosen", strike)
    assert watched(at_a_strike(), "red", "pass") == []


@pytest.mark.parametrize("seal", [False, True])
def test_a_wait_for_who_alone_has_something_to_decide_is_found(
    monkeypatch: pytest.MonkeyPatch, seal: bool
) -> None:
    """Asked together: a seat with nothing to decide answers sooner, which shows unless
    it is sealed."""

    def chosen(self: duel.Strike, runner: duel.DuelRunner, seat: str, option: str) -> None:
        recount = DecisionType("recount", duel.DuelSubject, one_word("pass", "again"))
        runner.ask_together(self, recount, {"red": ("pass",), "blue": ("pass", "again")})

    monkeypatch.setattr(duel.Strike, "chosen", chosen)
    monkeypatch.setattr(Duel, "sealed_kinds", frozenset(("recount",) if seal else ()))
    session = at_a_strike()
    found = "all see that they wait for blue in recount"
    assert (found in watched(session, "red", "pass")) is not seal


def test_others_see_another_kind_of_question_where_the_true_one_would_tell() -> None:
    runner = new_duel().runner
    runner.position.decisions.clear()
    runner.position.steps.clear()
    private = duel.DuelSubject(card="parry")
    feint = DecisionType("feint", duel.DuelSubject, one_word("a", "b"))
    runner.ask(duel.Strike("red"), "red", feint, ("a", "b"), private=private, seen_as=duel.STRIKE)
    (asked,) = runner.position.decisions
    assert (asked.kind, asked.seen_by("red")) == ("feint", asked)
    (seen,) = Duel().view(runner.position, "blue").decisions
    assert (seen.kind, seen.seen_as, seen.private, seen.options) == ("strike", "", None, ())


# --- order, numbers and time --------------------------------------------------------------------
def found_in_the_group(runs: int = 6) -> str:
    """The oracle's findings about answers to the stances of a duel, in any order."""
    found: set[str] = set()
    for seed in range(runs):
        session = new_duel(seed, seats=3)
        for seat in Random(seed).sample(SEATS, 2):
            found.update(watched(session, seat, "wait"))
    return "\n".join(sorted(found))


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duels that hide who has chosen a stance."""
    seal_stances(monkeypatch)


@pytest.mark.usefixtures("silent")
def test_a_sealed_group_that_keeps_its_order_is_passed() -> None:
    assert found_in_the_group() == ""


@pytest.mark.usefixtures("silent")
def test_a_number_that_tells_who_answered_last_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, a question that kept the number of the sealed one."""

    def chosen(self: duel.Stance, runner: duel.DuelRunner, seat: str, option: str) -> None:
        if not runner.position.decisions:
            runner.position.asked += SEATS.index(seat)
        choose(self, runner, seat, option)

    choose = duel.Stance.chosen
    monkeypatch.setattr(duel.Stance, "chosen", chosen)
    found = found_in_the_group()
    assert "blue can tell who answered last: ['asked']" in found
    assert "a spectator can tell who answered last: ['asked']" in found


@pytest.mark.usefixtures("silent")
def test_an_order_that_is_kept_after_the_group_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: duel.Stance, runner: duel.DuelRunner, seat: str, option: str) -> None:
        runner.position.hands[seat] = runner.position.hands.pop(seat)
        choose(self, runner, seat, option)

    choose = duel.Stance.chosen
    monkeypatch.setattr(duel.Stance, "chosen", chosen)
    assert "blue can tell who answered last: ['hands']: the order of" in found_in_the_group()


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("what", ["count", "question"])
def test_a_sealed_answer_that_changes_something_for_others_is_found(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Even if every answer changes it in the same way, the change shows when it was given."""

    def chosen(self: duel.Stance, runner: duel.DuelRunner, seat: str, option: str) -> None:
        choose(self, runner, seat, option)
        if not runner.position.decisions:
            return
        if what == "count":
            runner.position.asked += 1
        else:
            runner.position.decisions.reverse()

    choose = duel.Stance.chosen
    monkeypatch.setattr(duel.Stance, "chosen", chosen)
    found = found_in_the_group()
    if what == "count":
        assert "a spectator can see that red has answered: ['asked']" in found
    else:
        assert "can see another question after" in found


def test_a_reason_that_depends_on_what_a_hand_holds_is_found() -> None:
    """Only if another hand gives the same answer: the answer itself may reveal something."""
    session = at_a_strike()
    asked = session.decisions[0]

    def told(answer: str, *, by_hand: bool) -> list[str]:
        def decide(view: DuelPosition, decision: Any) -> tuple[str, list[str]]:
            held = view.hands["red"][0]
            return (answer or held), [held if by_hand else "calm"]

        return told_by_reasons(Duel(), session.position, asked, decide, Random(3))

    (leak,) = told("pass", by_hand=True)
    assert leak.startswith("all can tell from why red picked pass: [")
    assert told("pass", by_hand=False) == [] == told("", by_hand=True)


def test_a_whole_duel_of_three_keeps_its_secrets() -> None:
    session = new_duel(7, seats=3)
    chance = Random(7)
    while session.outcome is None:
        decision = chance.choice(session.decisions)
        assert watched(session, decision.seat, chance.choice(decision.options)) == []
        assert leaks_of_views(session.game, session.position, SEATS, chance) == []
    assert play_on(session).outcome is session.outcome


def test_who_is_asked_in_a_window_by_a_hidden_card_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = new_duel().position

    def by_card(game: Game, where: DuelPosition) -> tuple[WindowQuestion, ...]:
        holds = where.hands["blue"] == position.hands["blue"]
        return tuple(WindowQuestion(asked, where) for asked in where.decisions if holds)

    def found() -> list[str]:
        return [
            leak
            for seed in range(8)
            for leak in leaks_of_views(Duel(), position, SEATS[:2], Random(seed))
        ]

    assert not found()
    monkeypatch.setattr(secrecy, "window_of", by_card)
    assert "red can tell hidden cards by who is asked in a window" in found()
