"""Ratings find the truth of a simulation and follow the rules about bots, leavers and annulment."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from weimar_tui.server.club.ratings import (
    FALL,
    MEAN,
    Key,
    RatedGame,
    RatedSeat,
    Rater,
    Ratings,
    is_provisional,
    pool_of,
    ranks,
    rate,
)
from weimar_tui.server.club.results import anchors

WEEK = 7 * 86_400
SIDES = ("spd", "kpd", "z", "dnvp")
ORDER_OF_SIDES = {"spd": 2.0, "kpd": 0.7, "z": -0.7, "dnvp": -2.0}


def person(seat: str, who: str, **more: Any) -> RatedSeat:
    return RatedSeat(seat=seat, who=who, **{"picks": 20, **more})


def bot(seat: str, who: str = "steady", **more: Any) -> RatedSeat:
    return RatedSeat(seat=seat, kind="bot", who=who, picks=20, **more)


def game(number: int, *runners: RatedSeat, **more: Any) -> RatedGame:
    values = {"game": "weimar", "finished": True, "ended": number * WEEK, **more}
    return RatedGame(id=f"{number:012x}", runners=runners, **values)


def simulated(number: int, chance: Random, skill: dict[str, float]) -> list[RatedGame]:
    """Four random people at random sides; the luckiest of the strong wins, or all lose."""
    games = []
    for n in range(1, number + 1):
        people = chance.sample(sorted(skill), 4)
        strength = [
            skill[who] + ORDER_OF_SIDES[side] + chance.gauss(0, 4)
            for who, side in zip(people, SIDES, strict=True)
        ]
        fell = chance.random() < 0.15
        best = max(strength)
        runners = [
            person(side, who, won=not fell and power == best)
            for who, side, power in zip(people, SIDES, strength, strict=True)
        ]
        games.append(game(n, *runners, falls=True))
    return games


def provisional(found: Ratings, pool: str, who: str) -> bool:
    one = found.ratings[pool, "person", who]
    return is_provisional(pool, one.games, len(one.opponents))


def correlation(found: Sequence[float], truth: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    n = len(truth)
    places = [
        {value: place for place, value in enumerate(sorted(values))} for values in (found, truth)
    ]
    apart = sum((places[0][a] - places[1][b]) ** 2 for a, b in zip(found, truth, strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


@pytest.fixture(scope="module")
def season() -> tuple[dict[str, float], list[RatedGame], Ratings]:
    chance = Random(1919)
    skill = {f"p{n:02}": chance.gauss(0, 4) for n in range(16)}
    games = simulated(500, chance, skill)
    return skill, games, rate(games)


def test_the_order_of_players_and_sides_is_found(
    season: tuple[dict[str, float], list[RatedGame], Ratings],
) -> None:
    skill, _, found = season
    pool = pool_of("weimar", 4)
    mu = [found.ratings[pool, "person", who].mu for who in skill]
    assert correlation(mu, list(skill.values())) > 0.85
    sides = {side: found.ratings[pool, "side", side].mu for side in SIDES}
    assert sorted(SIDES, key=lambda side: -sides[side]) == list(SIDES)
    assert not any(provisional(found, pool, who) for who in skill)
    fall = found.ratings[pool, "fall", FALL]
    assert fall.games == 500 and 0.1 < fall.won / fall.games < 0.2


def test_annulment_is_as_if_the_game_had_not_been_played(
    season: tuple[dict[str, float], list[RatedGame], Ratings],
) -> None:
    games = season[1][:40]
    annulled = rate(games, {games[7].id})
    assert annulled.ratings == rate(games[:7] + games[8:]).ratings != rate(games).ratings
    assert [one.why_not for one in annulled.judged if one.why_not] == ["annulled"]
    assert rate(list(reversed(games))) == rate(games)


def test_losers_are_equal_and_a_common_defeat_costs_all_of_them() -> None:
    one = game(1, *(person(side, side, won=side == "z") for side in SIDES), falls=True)
    assert ranks(one) == {"spd": 2, "kpd": 2, "z": 1, "dnvp": 2, FALL: 2}
    found = rate([one]).ratings
    assert found["weimar/4", "person", "spd"].mu == pytest.approx(
        found["weimar/4", "person", "kpd"].mu
    )
    enabled = [person(side, side, enabled=side == "dnvp") for side in SIDES]
    fallen = game(1, *enabled, falls=True)
    assert ranks(fallen) == {"spd": 2, "kpd": 2, "z": 2, "dnvp": 3, FALL: 1}
    after = rate([fallen]).ratings
    mu = {side: after["weimar/4", "person", side].mu for side in SIDES}
    assert mu["dnvp"] < mu["spd"] < 25 < after["weimar/4", "fall", FALL].mu


def test_bots_are_anchors_that_never_move() -> None:
    win = person("spd", "rosa", won=True), person("kpd", "otto")
    games = [game(n, *win, bot("z"), bot("dnvp", "strong")) for n in range(1, 6)]
    assert {one.why_not for one in rate(games).judged} == {"no-anchor"}
    weak = rate(games, anchors={("weimar/4", "strong"): 15.0}).ratings
    strong = rate(games, anchors={("weimar/4", "strong"): 40.0}).ratings
    assert not [key for key in strong if key[1] == "bot"]
    rosa: Key = ("weimar/4", "person", "rosa")
    assert strong[rosa].mu > weak[rosa].mu > 25
    assert strong[rosa].opponents == {"otto"}


def test_a_player_who_leaves_loses_behind_those_who_stayed() -> None:
    away = person("spd", "rosa", won=True, picks=20, bot_picks=5)
    stayed = [person(side, side, won=side == "z") for side in SIDES[1:]]
    one = game(1, away, *stayed)
    assert ranks(one) == {"spd": 4, "kpd": 2, "z": 1, "dnvp": 2}
    found = rate([one]).ratings
    mu = {who: found["weimar/4", "person", who].mu for who in ("rosa", "kpd", "z")}
    assert mu["rosa"] < mu["kpd"] < mu["z"]
    # The bot that finished the game says nothing about the side.
    assert ("weimar/4", "side", "spd") not in found
    a_fifth = person("spd", "rosa", won=True, picks=20, bot_picks=4)
    assert ranks(game(1, a_fifth, *stayed))["spd"] == 1


@pytest.mark.parametrize(
    ("why_not", "one"),
    [
        ("", game(1, person("a", "x", won=True), person("b", "y"))),
        ("unfinished", game(1, person("a", "x"), person("b", "y"), finished=False)),
        ("no-account", game(1, person("a", "x"), RatedSeat(seat="b", kind="nobody", picks=9))),
        ("bots", game(1, person("a", "x"), bot("b"))),
        ("bots", game(1, person("a", "x"), person("b", "y"), bot("c"), bot("d"), bot("e"))),
        ("short", game(1, person("a", "x", won=True), person("b", "y", picks=2))),
        (
            "deserted",
            game(
                1,
                person("a", "x", won=True),
                person("b", "y", left="resigned"),
                person("c", "z", left="timeout"),
            ),
        ),
        ("", game(1, person("a", "x", won=True), person("b", "y", left="resigned"))),
    ],
)
def test_which_games_are_rated(why_not: str, one: RatedGame) -> None:
    found = rate([one])
    assert [judged.why_not for judged in found.judged] == [why_not]
    assert bool(found.changes) == (not why_not)


def test_the_same_two_people_are_rated_five_times_a_week() -> None:
    pair = person("a", "x", won=True), person("b", "y")
    games = [game(1, *pair, ended=n) for n in range(7)]
    just = game(4, *pair, ended=WEEK)
    later = game(2, *pair, ended=WEEK + 6)
    others = game(3, person("a", "x"), person("b", "z", won=True), ended=6)
    why = [one.why_not for one in rate([*games, just, later, others]).judged]
    assert why.count("pair") == 2 and why[-1] == ""


def test_provisional_counts_games_and_opponents() -> None:
    few = [game(n, person("a", "x", won=True), person("b", "y")) for n in range(1, 21)]
    found = rate(few)
    assert found.ratings["weimar/2", "person", "x"].games == 20
    assert provisional(found, "weimar/2", "x")
    many = [game(n, person("a", "x", won=True), person("b", f"y{n % 6}")) for n in range(1, 11)]
    assert not provisional(rate(many), "weimar/2", "x")
    assert provisional(rate(many[:9]), "weimar/2", "x")


def test_another_number_of_seats_starts_with_the_mean_from_the_nearest() -> None:
    five = game(1, *(person(s, s, won=s == "a") for s in "abcde"))
    six = game(2, *(person(s, s) for s in "abcdef"))
    found = rate([five, six])
    known = found.ratings["weimar/5", "person", "a"]
    fresh = rate([six]).ratings["weimar/6", "person", "a"]
    assert found.ratings["weimar/6", "person", "a"].mu > fresh.mu
    assert found.ratings["weimar/6", "person", "a"].mu == pytest.approx(known.mu, abs=2)


def test_of_several_other_numbers_of_seats_the_nearest_counts() -> None:
    won = game(1, *(person(s, s, won=s == "a") for s in "abcde"))
    lost = [game(n, *(person(s, s, won=s == "b") for s in "abc")) for n in (2, 3, 4)]
    six = game(5, *(person(s, s) for s in "abcdef"))
    found = rate([won, *lost, six]).ratings
    near, far = found["weimar/5", "person", "a"].mu, found["weimar/3", "person", "a"].mu
    here = found["weimar/6", "person", "a"].mu
    assert near > far and abs(here - near) < abs(here - far)


def test_a_table_says_whether_its_game_is_rated() -> None:
    people = (person("a", "1", won=True), person("b", "2"))
    with_bot = (*people, RatedSeat(seat="c", kind="bot", who="steady", picks=9))
    for wish, runners, why_not in (
        ("no", people, "casual"),
        ("people", people, ""),
        ("people", with_bot, "casual"),
        ("yes", with_bot, ""),
    ):
        one = RatedGame(id="1", game="g", ended=1, finished=True, runners=runners, wish=wish)
        assert rate([one]).judged[0].why_not == why_not, wish


def test_better_bots_are_higher_anchors() -> None:
    for bot, seats, game in (("strong", 2, "wir_sind_das_volk"), ("quick", 6, "junta")):
        assert anchors()[f"{game}/{seats}", bot] > MEAN
    assert anchors()["weimar/4", "easy"] < MEAN
    runners = (
        person("a", "1", won=True),
        person("b", "2"),
        RatedSeat(seat="c", kind="bot", who="quick", picks=9),
        RatedSeat(seat="d", kind="bot", who="easy", picks=9),
    )
    one = RatedGame(id="1", game="weimar", ended=1, finished=True, runners=runners)
    assert rate([one]).judged[0].why_not == "no-anchor"
    assert rate([one], anchors=anchors()).judged[0].why_not == ""


def test_how_well_ratings_predicted_the_winner_is_counted() -> None:
    rater = Rater()
    for number in range(1, 4):
        rater.add(game(number, person("a", "1", won=True), person("b", "2"), game="g"))
    losses = list(rater.losses["g/2"])
    assert losses[0] == pytest.approx(log(2)) and losses == sorted(losses, reverse=True)


def test_a_pair_that_helps_each_other_is_found() -> None:
    chance = Random(28)
    skill = dict.fromkeys((f"{n}" for n in range(12)), 0.0)
    games = []
    for one in simulated(400, chance, skill):
        seats = {run.who: run.seat for run in one.runners}
        if {"0", "1"} <= seats.keys():
            runners = tuple(replace(run, won=run.who == "1") for run in one.runners)
            one = replace(one, runners=runners)
        games.append(one)
    rater = Rater(pairs_of="")
    other_game = Rater(pairs_of="junta")
    for one in games:
        rater.add(one)
        other_game.add(one)
    assert other_game.pairs == {}
    best = max(rater.pairs, key=lambda pair: rater.pairs[pair].gain)
    assert best == ("1", "0") and rater.pairs[best].gain > 0.3
    record = rater.pairs["1", "0"]
    assert record.games == rater.pairs["0", "1"].games == record.won >= 8
    assert 0 < record.expected < record.won
    total = sum(record.won - record.expected for record in rater.pairs.values())
    assert abs(total) < sum(record.games for record in rater.pairs.values()) / 10
