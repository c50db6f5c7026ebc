"""Exact chances compared with figures from other methods, and previews made from them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.fights import AskTargets, DeclareFights
from weimar_tui.games.junta.rules.coup.movement import MoveTo, Turn
from weimar_tui.games.junta.rules.fight_preview import FightPreview
from weimar_tui.games.junta.rules.odds import Side, fight, forecast, habits, hits, no_shield
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import Fight, Night
from weimar_tui.games.junta.rules.preview import (
    AttemptPreview,
    Bombardment,
    BribePreview,
    VoteForecast,
    preview,
    votes,
)
from weimar_tui.games.junta.rules.subjects import BribeOf, OnTurn
from weimar_tui.kernel.decision import Decision


@pytest.mark.parametrize(
    ("attackers", "defenders", "opening", "taken"),
    [
        (Side(rifles=6), Side(guards=4), False, 35.6),
        (Side(rifles=6), Side(guards=4), True, 30.9),
        (Side(rifles=9), Side(guards=4), False, 65.7),
        (Side(rifles=12), Side(guards=4), True, 82.3),
        (Side(rifles=6), Side(rifles=6), False, 42.0),
        (Side(rifles=6), Side(rifles=6), True, 38.7),
        (Side(rifles=6), Side(rifles=4), False, 61.8),
        (Side(crowd=8), Side(rifles=1), False, 87.7),
        (Side(crowd=8), Side(rifles=6), False, 24.3),
    ],
)
def test_fights_of_two(attackers: Side, defenders: Side, opening: bool, taken: float) -> None:
    one = Side(attackers.rifles, attackers.guards, attackers.crowd, target=1)
    other = Side(defenders.rifles, defenders.guards, defenders.crowd, 0, opening)
    odds = fight((one, other))
    assert round(100 * odds.taken, 1) == taken
    assert odds.taken + odds.held + odds.neither == pytest.approx(1, abs=1e-4)


def test_silent_guards_in_the_rebellion_phase() -> None:
    odds = fight((Side(rifles=6, target=1), Side(guards=4)))
    assert round(100 * odds.taken, 1) == 96.2
    assert round(odds.losses[1], 1) == 2.7
    assert odds.losses[0] == 0


def test_fights_of_three_agree_with_many_rolled_ones() -> None:
    sides = (Side(rifles=4, target=1), Side(guards=2, target=0), Side(crowd=5, target=1))
    odds = fight(sides)
    chance = Random(1)
    taken = sum(_rolled(sides, chance) for _ in range(4000)) / 4000
    assert odds.taken == pytest.approx(taken, abs=0.03)


def test_a_friend_who_stays_leaves_the_place_taken() -> None:
    sides = (Side(rifles=4, target=1), Side(rifles=2, target=0), Side(rifles=4, target=1))
    together, alone = fight(sides, frozenset({2})), fight(sides)
    assert together.taken > alone.taken + 0.2
    assert together.held < alone.held
    assert together.together > together.taken
    assert alone.together == alone.taken


def test_only_those_who_stood_there_open_fire() -> None:
    enemy = Side(rifles=6, target=0)
    none, one, all_ = (
        fight((Side(rifles=6, target=1, opening=dice != 0, early=dice), enemy)).taken
        for dice in (0, 1, 6)
    )
    assert none < one < all_


def test_what_was_lost_before_counts_for_the_retreat() -> None:
    sides = (Side(rifles=6, target=1), Side(rifles=6, target=0))
    ahead = fight(sides, salvos=1, before=(0, 2))
    behind = fight(sides, salvos=1, before=(2, 0))
    assert ahead.taken > 0.85
    assert behind.held > 0.85


def _rolled(sides: tuple[Side, ...], chance: Random) -> bool:
    """Roll out one fight; return whether the first party stays alone."""
    lost = [0] * len(sides)
    for _ in range(3):
        thrown = [0] * len(sides)
        for index, side in enumerate(sides):
            target = side.target
            alive = [o for o, s in enumerate(sides) if o != index and s.units > lost[o]]
            if target >= 0 and alive:
                target = target if target in alive else alive[0]
                dice = side.after(lost[index]).dice
                thrown[target] += sum(chance.randrange(6) == 5 for _ in range(dice))
        for index, side in enumerate(sides):
            lost[index] = min(side.units, lost[index] + thrown[index])
    alive = [index for index, side in enumerate(sides) if side.units > lost[index]]
    if 0 not in alive:
        return False
    fewest = min(lost[index] for index in alive)
    return [index for index in alive if lost[index] == fewest] == [0]


def test_shells_and_strikes() -> None:
    assert [round(100 * chance, 1) for chance in hits(3)] == [57.9, 34.7, 6.9, 0.5]
    strike = hits(6)
    assert [round(100 * chance, 1) for chance in strike[:3]] == [33.5, 40.2, 20.1]
    assert round(100 * sum(strike[3:]), 1) == 6.2


def test_habits_begin_with_a_guess_and_learn_from_what_was_seen() -> None:
    fresh, bank = habits(()), habits(("bank",) * 5)
    assert sum(fresh.values()) == pytest.approx(1)
    assert fresh["bank"] == max(fresh.values())
    assert bank["bank"] > 0.75
    assert habits(("bank",) * 5, bank_closed=True)["bank"] < 0.3


def test_shields_unseen_make_attempts_less_sure() -> None:
    assert no_shield(60, 4, 0) == 1
    assert no_shield(10, 4, 7) == 0
    assert 0 < no_shield(60, 4, 6) < 1


def test_the_forecast_of_a_coup() -> None:
    alone = forecast(frozenset({"general1"}), frozenset(), forced=False)
    two = forecast(frozenset({"general1", "general3"}), frozenset(), forced=False)
    opposed = forecast(frozenset({"general1", "general3"}), frozenset({"general2"}), forced=False)
    assert alone < 0.5 < two
    assert opposed < two
    crowd = forecast(frozenset({"general1"}), frozenset(), 6, forced=False)
    assert crowd > alone
    assert forecast(frozenset({"general1"}), frozenset(), forced=True) < alone


# --- previews ---
def test_before_a_fight_its_odds_are_shown() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 4)
    t.stand(runner, "palace", "B", "army1", 6, came=1)
    t.do(runner, DeclareFights(runner.components.area_ids))
    decision = runner.decision_of("bravo")
    assert decision is not None
    view = t.game().view(runner.position, "bravo")
    found = t.game().preview(view, decision, "fire:aguado")
    assert isinstance(found, FightPreview)
    assert round(100 * found.odds.taken, 1) == 30.9
    assert t.game().preview(view, decision, "hold") is None


def test_of_three_each_fires_as_its_side_lets_expect() -> None:
    runner = t.table(6)
    t.coup(runner, "B", "C", phase=2)
    t.clear(runner)
    t.stand(runner, "palace", "B", "army1", 6)
    t.stand(runner, "palace", "A", "guard", 2)
    t.stand(runner, "palace", "C", "army2", 3)
    t.stand(runner, "palace", "D", "army3", 6)
    t.do(runner, DeclareFights(runner.components.area_ids))
    decision = runner.decision_of("bravo")
    assert decision is not None
    found = t.game().preview(t.game().view(runner.position, "bravo"), decision, "fire:aguado")
    assert isinstance(found, FightPreview)
    assert found.helping == ("cortina",)
    assert found.joining == ()
    three = (Side(rifles=6, target=1), Side(guards=2, target=0), Side(rifles=3, target=1))
    assert found.odds == fight(three, frozenset({2}))
    assert found.worst is not None
    assert found.worst.taken < found.odds.taken
    on_a_friend = t.game().preview(
        t.game().view(runner.position, "bravo"), decision, "fire:cortina"
    )
    assert isinstance(on_a_friend, FightPreview)
    assert on_a_friend.joining == ()


def test_guards_are_silent_in_the_rebellion_phase() -> None:
    runner = t.table(5)
    t.coup(runner, "B", phase=0)
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 4)
    t.stand(runner, "palace", "B", "army1", 6)
    t.do(runner, DeclareFights(runner.components.area_ids))
    found = t.game().preview(runner.position, runner.position.decisions[0], "fire:aguado")
    assert isinstance(found, FightPreview)
    assert round(100 * found.odds.taken, 1) == 96.2


def test_later_salvos_count_what_was_lost() -> None:
    runner = t.table(5)
    t.coup(runner, "B", "C")
    t.clear(runner)
    for seat, kind in (("A", "guard"), ("B", "army1"), ("C", "army2")):
        t.stand(runner, "palace", seat, kind, 3)
    targets = {"bravo": "aguado", "aguado": "bravo", "cortina": ""}
    fighting = Fight("palace", targets, {"bravo": 0, "aguado": 1})
    assert runner.position.coup is not None
    runner.position.coup.fight = fighting
    t.do(runner, AskTargets(3))
    decision = runner.decision_of("bravo")
    assert decision is not None
    found = t.game().preview(runner.position, decision, "aguado")
    assert isinstance(found, FightPreview)
    assert found.odds == fight(
        (Side(rifles=3, target=1), Side(guards=3, target=0)), salvos=1, before=(0, 1)
    )


def test_before_a_movement_too() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 4)
    t.stand(runner, "precinct-3", "B", "army1", 6)
    t.do(runner, MoveTo("bravo", "bravo", "precinct-3"))
    decision = runner.position.decisions[0]
    found = t.game().preview(runner.position, decision, "palace")
    assert isinstance(found, FightPreview)
    assert found.against == "aguado"
    assert round(100 * found.odds.taken, 1) == 30.9
    t.stand(runner, "palace", "B", "marine", 1)
    with_friends = t.game().preview(runner.position, decision, "palace")
    assert isinstance(with_friends, FightPreview)
    assert with_friends.odds.taken > found.odds.taken
    assert t.game().preview(runner.position, decision, "los-pinos") is None


def test_before_a_bombardment() -> None:
    from weimar_tui.games.junta.rules.coup.bombardment import Bombard

    runner = t.table(5)
    t.coup(runner, "B")
    t.do(runner, Bombard("gunboat"))
    found = t.game().preview(runner.position, runner.position.decisions[0], "palace:aguado")
    assert found == Bombardment("palace", "aguado", hits(3))


def test_an_attempt_by_habit_die_and_shields() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "amateur")
    t.hand(runner, "C", "secret-donation", "peasants")
    t.family(runner, "B").pocket = t.family(runner, "B").pocket
    runner.position.history = [Night(n, (("cortina", "bank"),), True) for n in range(1, 4)]
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B police", "B cortina")
    decision = runner.position.decisions[0]
    view = t.game().view(runner.position, "bravo")
    found = t.game().preview(view, decision, "bank")
    assert isinstance(found, AttemptPreview)
    assert found.place == pytest.approx(habits(("bank",) * 3)["bank"])
    assert found.die == 1
    assert found.no_shield == pytest.approx(no_shield(69, 4, 2))
    assert dict(found.seen)["bank"] == 3


def test_votes_still_possible_by_open_facts() -> None:
    runner = t.table(5)
    t.on_table(runner, "B", "church")
    t.hand(runner, "C", "peasants")
    t.do(runner, HoldVote("budget", "aguado"))
    t.answers(runner, "A yes:office", "B no:all")
    found = votes(runner)
    assert found == VoteForecast(
        1, 12, (("cortina", 2), ("delgado", 1), ("espino", 1)), (("cortina", 3),), 3
    )
    assert found is not None
    assert found.certain == "no"


# --- why not ---
def test_what_cannot_be_done_says_why() -> None:
    runner = t.table(5)
    t.hand(runner, "C", "professional", "royal-guardsman")
    t.do(runner, AssassinationPhase())
    t.answer(runner, "done", "B")
    found = t.game().disabled_options(runner.position, runner.position.decisions[0])
    assert {(option, reason) for option, reason, _ in found} == {
        ("card:professional", "not-enough-notes"),
        ("card:royal-guardsman", "needs-card"),
    }


def test_where_the_police_keep_away_from_the_bank() -> None:
    runner = t.table(5, bank_marker=1)
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B police", "B cortina")
    found = t.game().disabled_options(runner.position, runner.position.decisions[0])
    assert [reason for _, reason, _ in found] == ["bank-safe"]


def test_units_that_have_moved_say_so() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "B", "secret-donation")
    t.do(runner, Turn("bravo", "bravo"))
    t.answers(runner, "B barracks-1", "B los-pinos", "B all")
    assert "los-pinos" not in t.options(runner)
    found = t.game().disabled_options(runner.position, runner.position.decisions[0])
    assert ("los-pinos", "moved-already", {"area": "los-pinos"}) in found


@pytest.mark.parametrize(
    ("yes", "no", "left", "hidden", "certain"),
    [
        (4, 1, 2, 0, "yes"),
        (3, 1, 2, 0, ""),
        (4, 1, 2, 1, ""),
        (1, 4, 2, 0, "no"),
        (1, 3, 2, 0, ""),
        (2, 2, 0, 0, ""),
    ],
)
def test_a_vote_is_decided_when_no_vote_left_can_change_it(
    yes: int, no: int, left: int, hidden: int, certain: str
) -> None:
    assert VoteForecast(yes, no, (("cortina", left),), (), hidden).certain == certain


def test_a_closed_bank_is_visited_ten_times_more_rarely() -> None:
    seen = ("bank", "home")
    open_, closed = habits(seen), habits(seen, bank_closed=True)
    assert closed["bank"] / closed["hq"] == pytest.approx(open_["bank"] / open_["hq"] / 10)
    assert sum(open_.values()) == pytest.approx(1)
    assert sum(closed.values()) == pytest.approx(1)
    assert habits(())["bank"] == pytest.approx(1.3 / 2.99)


def test_a_bribe_counts_pairs_and_no_more_units_than_there_are() -> None:
    runner = t.table(5)
    t.coup(runner, "B", "B")
    t.clear(runner)
    t.stand(runner, "station", "C", "rally", 3)
    bribe = BribeOf("bribe-agitators", "station", "cortina")
    asked: Any = Decision(1, "bravo", "bribe-number", ("1", "2"), OnTurn(), bribe)
    one, two = (preview(runner, asked, option) for option in ("1", "2"))
    assert isinstance(one, BribePreview) and isinstance(two, BribePreview)
    assert (one.each, one.there, one.low, one.high) == (2, 3, 3, 6)
    assert one.mean == pytest.approx(2 * 2 / 3) and one.none == pytest.approx(1 / 3)
    assert two.mean == pytest.approx(4 / 9 * 3 + 4 / 9 * 2), "three units, not four"
