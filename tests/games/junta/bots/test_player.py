"""Families played by the program: they play whole games, using only what they can know."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from tests.games.junta.bots.thinking import bot, decides, mind
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.bots import budget, city, coups, deals, nights, player, values, weights
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.bots.personalities import PERSONALITIES, drawn
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.plugin import PLUGIN
from weimar_tui.games.junta.rules.coup.aftermath import NameTheShot
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.phases.budget import Announce
from weimar_tui.games.junta.rules.phases.places import ChoosePlaces
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import (
    Budget,
    Motion,
    Night,
    Offer,
    Promise,
)
from weimar_tui.games.junta.words.wording import JuntaMessages


def test_what_a_family_was_is_told_when_the_game_is_over() -> None:
    for seed in ("1", "2", "3"):
        bot = JuntaBot("bravo", seed, t.game())
        assert PLUGIN.character("steady", "bravo", seed) == bot.me.id
    assert PLUGIN.character("hothead", "bravo", "1") == "hothead"
    assert PLUGIN.character("random", "bravo", "1") == ""


def test_they_play_games_of_all_levels_and_always_know_what_they_want(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No answer is replaced by a harmless one, and every reason can be worded."""

    def lost(mind: Mind) -> str:
        raise AssertionError(
            f"{mind.kind}, {mind.decision.private}: no answer among {mind.options}"
        )

    monkeypatch.setattr(player, "_harmless", lost)
    runner = t.game().start("main", "levels/20", {"seats": 5, "rounds": 8})
    levels = ("steady", "beginner", "cunning", "steady", "cunning")
    families = {
        name: JuntaBot(name, "1", t.game(), level=level)
        for name, level in zip(runner.position.order, levels, strict=True)
    }
    told = set()
    words = [JuntaMessages(lang, t.game().data, strict=True) for lang in LANGUAGES]
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        view = t.game().view(runner.position, decision.seat)
        runner.pick(decision.number, families[decision.seat].decide(view, decision))
        for reason in families[decision.seat].reasons:
            told.add(reason.id)
            for wording in words:
                wording.reason(reason.id, reason.arguments)
    assert t.game().check(runner.position) == []
    assert any(each.account.total for each in runner.position.families.values())
    assert len(told) > 12


def test_the_same_seat_seed_and_view_give_the_same_answer() -> None:
    runner = t.do(t.table(5, windows=True), Talk("budget"))
    assert decides(bot("B", "diplomat"), runner) == decides(bot("B", "diplomat"), runner)


def test_figures_are_drawn_anew_for_each_game_so_that_nobody_is_read_by_name() -> None:
    one, other = (drawn("loyalist", "aguado", seed) for seed in "12")
    assert one != other
    for found in (one, other):
        assert found.id == "loyalist"
        assert abs(found.keep / PERSONALITIES["loyalist"].keep - 1) <= 0.15


def test_a_president_keeps_his_part_and_buys_a_majority() -> None:
    runner = t.table(5)
    t.pocket(runner, "A", 3, 3, 2, 2, 1, 1, 1, 1)
    t.family(runner, "A").aid = t.family(runner, "A").pocket
    t.do(runner, Announce("budget"))
    kleptocrat = bot("A", "kleptocrat")
    while t.asked(runner).kind == "announce":
        t.answer(runner, decides(kleptocrat, runner))
        if runner.position.announced:
            break
    total = sum(runner.position.announced.values())
    assert 2 <= total <= 9
    assert max(runner.position.announced.values()) >= 1


@pytest.mark.parametrize(("share", "side"), [(0, "no"), (4, "yes")])
def test_a_voter_wants_his_share(share: int, side: str) -> None:
    runner = t.table(5, announced={"bravo": share, "cortina": 0, "delgado": 0, "espino": 0})
    t.do(runner, HoldVote("budget", "aguado"))
    t.answer(runner, "pass", "A")
    assert decides(bot("B", "opportunist"), runner).startswith(f"{side}:")


def test_money_is_taken_to_switzerland() -> None:
    runner = t.table(5)
    t.family(runner, "B").place = "bank"
    t.pocket(runner, "B", 3)
    t.do(runner, BankPhase())
    assert t.options(runner)[0] == "in:all"
    assert decides(bot("B", "loyalist"), runner) == "in:all"


def test_influence_is_laid() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "church")
    t.do(runner, Talk("offices"))
    assert decides(bot("B", "loyalist"), runner) == "lay:church"


def test_money_down_is_worth_more_than_a_promise_and_a_broken_word_is_worth_nothing() -> None:
    runner = t.table(5)

    def worth(clause: str) -> float:
        me = mind("B", "opportunist", runner)
        return values.worth(me, "bravo", Offer(1, "aguado", "bravo", (clause,)))

    assert worth("pay:2") == 2
    assert 0 < worth("later:2") < 2
    t.family(runner, "B").promises = [
        Promise(n, "aguado", "bravo", "later:1", "round", 1, 1, "broken") for n in range(4)
    ]
    assert worth("later:2") == 0


@pytest.mark.parametrize(
    ("level", "gift", "share", "answered"),
    [
        ("steady", "pay:3", 0, "accept:1"),
        ("steady", "nothing", 2, "counter:1"),
        ("steady", "nothing", 0, "counter:1"),
        ("beginner", "nothing", 2, "refuse:1"),
    ],
)
def test_a_good_offer_is_taken_a_poor_one_countered_if_there_is_hope(
    level: str, gift: str, share: int, answered: str
) -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 3)
    t.on_table(runner, "B", "church")
    runner.position.announced = {"bravo": share}
    runner.position.motion = Motion("budget", "aguado", result="announced")
    t.do(runner, Talk("budget"))
    for pick in ("offer", "bravo", "vote:yes", gift, "private"):
        t.answer(runner, pick, "A")
    family_b = JuntaBot("bravo", "1", t.game(), "opportunist", level)
    assert decides(family_b, runner) == answered
    if answered != "counter:1":
        return
    while not any(each.by == "bravo" for each in t.family(runner, "B").offers):
        t.answer(runner, decides(family_b, runner), "B")
    made = next(each for each in t.family(runner, "B").offers if each.by == "bravo")
    assert made.gives == ("vote:yes",)
    assert {clause.split(":")[0] for clause in made.wants} <= {"pay", "more"}


@pytest.mark.parametrize("link", ["public", "private"])
def test_a_president_pays_once_for_a_vote_whatever_stays_open(link: str) -> None:
    """Bravo leaves its offer open, and accepts each counter that pays."""
    runner = t.table(6, windows=True)
    t.pocket(runner, "A", 3, 3, 2, 2, 1, 1, 1)
    t.on_table(runner, "B", "church")
    runner.position.announced = dict.fromkeys(runner.position.order[1:], 1)
    runner.position.budget = "announced"
    runner.position.motion = Motion("budget", "aguado", result="announced")
    t.do(runner, Talk("budget"))
    for pick in ("offer", "aguado", "pay:2", "vote:yes", link):
        t.answer(runner, pick, "B")
    president = bot("A", "opportunist")
    for _ in range(60):
        if runner.decision_of(t.seat("A")) is None:
            break
        t.answer(runner, decides(president, runner), "A")
        for offer in t.family(runner, "B").offers:
            accept = f"accept:{offer.number}"
            if offer.by == "aguado" and accept in t.asked(runner, "B").options:
                t.answer(runner, t.as_made(runner, accept), "B")
    sold = [made for made in t.family(runner, "A").promises if made.clause == "vote:yes"]
    sold += [made for made in runner.position.promises if made.clause == "vote:yes"]
    assert len(sold) <= 1
    assert t.family(runner, "B").pocket.total <= 2


_KEPT = Promise(9, "bravo", "aguado", "later:1", "round", 1, 1, "kept")


def test_nobody_asks_for_something_else_of_who_gives_nothing_for_money() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 3, 3, 3)
    t.family(runner, "A").promises = [_KEPT]
    runner.position.motion = Motion("budget", "aguado", result="announced")
    t.do(runner, Talk("budget"))
    for pick in ("offer", "aguado", "pay:1", "nothing", "private"):
        t.answer(runner, pick, "B")
    assert decides(bot("A", "opportunist"), runner).startswith("refuse:")


def test_a_counter_to_a_price_is_a_lower_price() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 1, 1, 1)
    t.on_table(runner, "B", "church")
    t.family(runner, "A").promises = [_KEPT]
    runner.position.motion = Motion("budget", "aguado", result="announced")
    t.do(runner, Talk("budget"))
    for pick in ("offer", "aguado", "pay:3", "vote:yes", "private"):
        t.answer(runner, pick, "B")
    president = bot("A", "diplomat")
    while not any(each.by == "aguado" for each in t.family(runner, "A").offers):
        t.answer(runner, decides(president, runner), "A")
    (made,) = (each for each in t.family(runner, "A").offers if each.by == "aguado")
    assert (made.gives, made.wants) == (("pay:1",), ("vote:yes",))


def test_who_has_asked_for_more_waits_for_an_answer_and_then_takes_what_there_is() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 1, 1)
    t.pocket(runner, "B", 1)
    t.do(runner, Talk("offices"))
    for pick in ("offer", "bravo", "pay:1", "pay:1", "private"):
        t.answer(runner, pick, "A")
    for pick in ("counter:1", "want", "pay:2", "private"):
        t.answer(runner, pick, "B")
    family_b = JuntaBot("bravo", "1", t.game(), "opportunist")
    assert decides(family_b, runner) == "ready"
    t.answer(runner, "refuse:2", "A")
    assert decides(family_b, runner) == "accept:1"


def test_what_was_refused_is_not_offered_again_in_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weights, "TALKS", 1.0)
    runner = t.table(5, windows=True)
    t.pocket(runner, "B", 1, 1)
    runner.position.announced = {"bravo": 0, "cortina": 2, "delgado": 2}
    runner.position.motion = Motion("budget", "aguado", result="announced")
    runner.position.budget = "announced"
    t.do(runner, Talk("budget"))
    family_a = JuntaBot("aguado", "kind", t.game(), "diplomat")
    partners = []
    while (picked := decides(family_a, runner)) != "ready":
        t.answer(runner, picked, "A")
        for other in "BCDE":
            for made in list(t.family(runner, other).offers):
                partners.append(other)
                t.answer(runner, f"refuse:{made.number}", other)
    assert partners
    assert len(partners) == len(set(partners))


def test_a_family_that_cannot_pay_makes_no_counter_offer_that_gives_nothing() -> None:
    runner = t.table(4, windows=True)
    t.coup(runner, "C")
    t.do(runner, Talk("phase"))
    asked = Offer(1, "bravo", "cortina", ("side:junta",), ("pay:1",))
    assert deals.counter_to(mind("C", "opportunist", runner), asked) == ("", "")
    t.pocket(runner, "C", 1)
    assert deals.counter_to(mind("C", "opportunist", runner), asked) == ("add-want", "spare")


def test_a_counter_asks_for_as_little_more_as_the_family_would_take() -> None:
    runner = t.table(5, windows=True)
    t.do(runner, Talk("offices"))
    me = mind("A", "opportunist", runner)
    poor = Offer(1, "bravo", "aguado", ("peace",), ("office:minister",))
    assert not deals.takes(me, poor)
    change = deals.counter_to(me, poor)
    assert change == ("add-want", "pay:1")
    assert deals.takes(me, Offer(1, "bravo", "aguado", ("peace", "pay:1"), ("office:minister",)))


@pytest.mark.parametrize(
    ("notes", "closed", "minister", "flees"),
    [
        ((3, 3), True, "C", True),
        ((3, 3), True, "B", False),
        ((3, 3), False, "C", False),
        ((3,), True, "C", False),
    ],
)
def test_a_fortune_that_cannot_be_banked_sleeps_in_an_embassy_if_the_way_back_is_safe(
    notes: tuple[int, ...], closed: bool, minister: str, flees: bool
) -> None:
    runner = t.table(6, excuse=True, bank_closed=closed)
    t.pocket(runner, "C", *notes)
    t.family(runner, "B").offices.remove("minister")
    t.family(runner, minister).offices.append("minister")
    t.do(runner, ChoosePlaces())
    nights_away = [
        seed
        for seed in range(20)
        if decides(JuntaBot("cortina", str(seed), t.game()), runner).startswith("exile:")
    ]
    assert bool(nights_away) == flees
    assert len(nights_away) < 20


def test_nobody_honest_sells_both_sides() -> None:
    runner = t.table(5)
    bribe = Offer(2, "cortina", "bravo", ("pay:5",), ("vote:no",))
    assert deals.takes(mind("B", "loyalist", runner), bribe)
    t.family(runner, "B").promises = [Promise(1, "bravo", "aguado", "vote:yes", "vote", 1, 1)]
    assert not deals.takes(mind("B", "loyalist", runner), bribe)


def test_the_old_president_faces_the_squad_before_others() -> None:
    runner = t.table(5)
    t.coup(runner, "B", won="junta")
    runner.position.president = "bravo"
    runner.position.budgets = [Budget(runner.position.round, "aguado", (("cortina", 2),))]
    t.do(runner, NameTheShot())
    shot = []
    for name in ("C", "D", "E", "A"):
        picked = decides(bot("B", "opportunist"), runner)
        t.answer(runner, picked, "B")
        shot.append((name, picked != "spare"))
    assert shot[-1] == ("A", True)
    assert not all(was for _, was in shot)


def test_a_word_is_kept_as_often_as_the_character_says() -> None:
    runner = t.table(5)
    t.family(runner, "B").promises = [
        Promise(n, "bravo", "aguado", "vote:yes", "vote", 1, 1) for n in range(200)
    ]
    for name, low, high in (("loyalist", 0.7, 1.0), ("conspirator", 0.3, 0.6)):
        me = mind("B", name, runner)
        kept = sum(me.keeps(made) for made in t.family(runner, "B").promises) / 200
        assert low <= kept <= high


def test_who_is_left_out_bears_a_grudge_that_fades() -> None:
    runner = t.table(5)
    view = runner.position
    view.budgets = [Budget(1, "aguado", (("bravo", 0), ("cortina", 4)))]
    assert (
        mind("D", "loyalist", runner).grievance("bravo")
        > 1
        > 0
        > mind("D", "loyalist", runner).grievance("cortina")
    )
    before = mind("D", "loyalist", runner).grievance("bravo")
    view.budgets.append(Budget(2, "aguado", (("bravo", 3),)))
    assert mind("D", "loyalist", runner).grievance("bravo") < before
    view.president = "cortina"
    assert mind("D", "loyalist", runner).grievance("bravo") == 0


def test_what_others_carry_and_have_is_guessed_by_open_facts() -> None:
    runner = t.table(5)
    view = runner.position
    view.budgets = [Budget(1, "aguado", (("bravo", 4), ("cortina", 4)))]
    view.history = [Night(1, (("bravo", "bank"), ("cortina", "club")), True)]
    account, pocket = mind("D", "loyalist", runner).fortune("bravo")
    assert account > 3 > 1 > pocket
    account, pocket = mind("D", "loyalist", runner).fortune("cortina")
    assert pocket > 3 > account == 0
    assert mind("D", "loyalist", runner).leader == "bravo"


def test_nobody_sleeps_where_he_was_seen_twice_and_the_rich_go_to_the_bank() -> None:
    runner = t.table(5)
    runner.position.history = [Night(n, (("bravo", "club"),), True) for n in (1, 2)]
    places = set()
    for number in range(40):
        me = mind("B", "loyalist", runner)
        me.chance.seed(number)
        places.add(nights.place(me))
    assert "club" not in places
    poor = nights._bank(mind("B", "loyalist", runner))
    t.pocket(runner, "B", 3, 3)
    assert nights._bank(mind("B", "loyalist", runner)) > 2 * poor


@pytest.mark.parametrize(
    ("minister", "peace", "marker", "goes"),
    [("B", False, 0, False), ("B", True, 0, True), ("A", False, 0, True), ("B", False, 1, True)],
)
def test_a_president_keeps_away_from_the_bank_while_the_minister_may_shoot_there(
    minister: str, peace: bool, marker: int, goes: bool
) -> None:
    runner = t.table(5, bank_marker=marker)
    t.pocket(runner, "A", 3, 3)
    t.family(runner, "B").offices.remove("minister")
    t.family(runner, minister).offices.append("minister")
    if peace:
        t.family(runner, "A").promises = [Promise(1, "bravo", "aguado", "peace", "attempts", 1, 1)]
    assert (nights._bank(mind("A", "opportunist", runner)) > 0.5) == goes


def test_the_cunning_stay_away_from_where_they_are_expected() -> None:
    runner = t.table(5)
    t.pocket(runner, "B", 3, 3)
    runner.position.budgets = [Budget(n, "aguado", (("bravo", 3),)) for n in (1, 2, 3)]
    wishes = []
    for spot in ("bank", "club"):
        runner.position.history = [Night(n, (("bravo", spot),), True) for n in (1, 2)]
        me = mind("B", "loyalist", runner, "cunning")
        wishes.append(nights._bank(me))
        assert me.view.viewer == "bravo"
    assert wishes[0] < wishes[1]


def test_murderers_seek_money_where_it_sleeps() -> None:
    runner = t.table(5)
    runner.position.budgets = [Budget(n, "aguado", (("cortina", 4),)) for n in (1, 2, 3)]
    nights_seen = (("aguado", "bank"), ("cortina", "club"))
    runner.position.history = [Night(n, nights_seen, True) for n in (1, 2, 3)]
    _, victim, spot = nights.targets(mind("B", "opportunist", runner))[0]
    assert (victim, spot) == ("cortina", "club")


def test_peace_is_kept_with_whom_it_was_promised() -> None:
    runner = t.table(5)
    t.family(runner, "B").promises = [
        Promise(1, "bravo", "cortina", "peace", "attempts", 1, 1),
    ]
    victims = {victim for _, victim, _ in nights.targets(mind("B", "loyalist", runner))}
    assert "cortina" not in victims
    assert "delgado" in victims


def test_a_president_pays_the_angry_more() -> None:
    runner = t.table(5)
    t.pocket(runner, "A", 3, 3, 3, 3, 2, 2, 1, 1)
    t.family(runner, "A").aid = t.family(runner, "A").pocket
    t.do(runner, Announce("budget"))
    before = budget.shares(mind("A", "kleptocrat", runner))
    runner.position.budgets = [Budget(n, "aguado") for n in (1, 2, 3)]
    after = budget.shares(mind("A", "kleptocrat", runner))
    assert sum(after.values()) > sum(before.values())


def test_nobody_rebels_for_a_good_president_or_against_his_word() -> None:
    runner = t.table(4)
    runner.position.excuse = True
    runner.position.budgets = [Budget(1, "aguado", (("bravo", 0), ("cortina", 0)))]
    assert coups.begins(mind("B", "hothead", runner))
    t.family(runner, "B").promises = [Promise(1, "bravo", "aguado", "loyal", "coup", 1, 1)]
    assert not coups.begins(mind("B", "loyalist", runner))
    t.family(runner, "B").promises = []
    runner.position.budgets = [Budget(1, "aguado", (("bravo", 4), ("cortina", 4)))]
    assert not coups.begins(mind("B", "loyalist", runner))


def test_rebels_march_on_power_centres_and_leave_a_man_in_each() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    runner.position.areas = {}
    t.stand(runner, "barracks-1", "B", "army1", 6)
    area, to = city.plan(mind("B", "hothead", runner), ["barracks-1"])
    assert area == "barracks-1"
    far = [runner.components.steps[centre] for centre in runner.components.power]
    assert min(each[to] for each in far) < min(each[area] for each in far)


def test_a_bot_never_sees_more_than_its_view() -> None:
    """With hidden things changed, it gives the same answer."""
    runner = t.table(5, windows=True)
    t.on_table(runner, "C", "students")
    t.do(runner, Talk("budget"))
    before = decides(bot("B", "hothead"), runner)
    t.pocket(runner, "A", 3, 3)
    t.hand(runner, "D", "professional")
    assert decides(bot("B", "hothead"), runner) == before


def test_many_votes_are_worth_a_million_that_is_paid_after_them() -> None:
    runner = t.table(6, windows=True)
    runner.position.motion = Motion("budget", "aguado", result="announced")
    runner.position.budget = "announced"
    t.on_table(runner, "B", "church")
    t.do(runner, Talk("budget"))
    me = mind("A", "opportunist", runner)
    after = Offer(1, "bravo", "aguado", ("vote:yes",), ("more:1",))
    assert deals.takes(me, after)
    assert not deals.takes(me, Offer(1, "cortina", "aguado", ("vote:yes",), ("more:1",)))
    assert not deals.takes(me, Offer(1, "bravo", "aguado", ("vote:yes",), ("pay:2",)))


def test_a_vote_is_ended_early_only_when_those_to_come_cannot_turn_it() -> None:
    runner = t.table(5, announced={"bravo": 6, "cortina": 0, "delgado": 0, "espino": 0})
    t.hand(runner, "B", "power-cut")
    t.do(runner, HoldVote("budget", "aguado"))
    t.answer(runner, "yes:office", "A")
    t.answer(runner, "yes:office", "B")
    assert decides(bot("B", "opportunist"), runner) == "done"
    for label in "CDE":
        t.family(runner, label).offices = []
    assert decides(bot("B", "opportunist"), runner) == "play:power-cut"


def test_a_rebel_who_has_lost_makes_for_an_embassy_and_flees_into_it() -> None:
    runner = t.table(6)
    t.coup(runner, "B", phase=4)
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 4)
    embassy = runner.components.embassies[0]
    beside = next(
        area
        for area in runner.components.neighbours[embassy]
        if area not in runner.components.embassies
    )
    t.stand(runner, beside, "B", "army1", 1)
    rebel = bot("B", "hothead")
    t.do(runner, Turn("bravo", "bravo"))
    while runner.decision_of("bravo") is not None and not t.at_rest(runner):
        t.answer(runner, decides(rebel, runner), "B")
    assert t.family(runner, "B").state == "exile"
    assert t.family(runner, "B").embassy in runner.components.neighbours[beside]


def test_where_shares_are_small_a_president_tries_to_give_a_million_less() -> None:
    """Seven families: nearly all budgets passed, and no family had a reason for a coup."""
    given = set()
    for number in range(1, 40):
        runner = t.table(7, round=number)
        t.pocket(runner, "A", 3, 3, 2, 2, 1, 1, 1)
        t.family(runner, "A").aid = t.family(runner, "A").pocket
        t.do(runner, Announce("budget"))
        given |= set(budget.shares(mind("A", "opportunist", runner)).values())
    assert {1, 2} <= given
