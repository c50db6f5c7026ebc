"""`steady` in positions where one move matters more than all others."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, NsdapFigurePlaced, UnitMoved
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.phases.politics import Stabilize
from weimar_tui.games.weimar.rules.runner import WeimarRunner

AGENDAS = {"spd": "S03", "kpd": "K03", "z": "Z04", "dnvp": "D04"}
SEEDS = ("1", "2", "3")
CALM = {"spd": 6, "kpd": 4, "z": 5, "dnvp": 4}


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


def middle(**fields: object) -> WeimarRunner:
    """A table in round 3 with seats, points and agendas for every party."""
    runner = t.table(**{"round": 3, "agendas": dict(AGENDAS), "agendas_open": True, **fields})
    t.seats(runner, **CALM)
    t.vp(runner, spd=15, kpd=10, z=14, dnvp=11)
    return runner


def play_on(runner: WeimarRunner, game: WeimarGame, seed: str) -> WeimarRunner:
    """Let bots answer until everything is carried out."""
    while runner.position.outcome is None and not t.at_rest(runner):
        pick(runner, game, seed)
    return runner


def pick(runner: WeimarRunner, game: WeimarGame, seed: str) -> str:
    """Let a bot answer the open decision; return its answer."""
    decision = t.asked(runner)
    bot = make_player("steady", decision.seat, seed, game)
    option = bot.decide(game.view(runner.position, decision.seat), decision)
    runner.pick(decision.number, option)
    return option


def effects(runner: WeimarRunner, notation: str, actor: str) -> WeimarRunner:
    """Effects, followed by a step that belongs to a later matter."""
    return t.do(runner, t.Begin(notation, actor, "test", "", ""), Stabilize())


def attempts(runner: WeimarRunner, party: str) -> set[str]:
    """The kinds of action the party has announced."""
    return {event.action for event in t.happened(runner, AttemptAnnounced) if event.party == party}


def councils(runner: WeimarRunner, *names: str) -> None:
    for name in names:
        t.city(runner, name, bases={"kpd": 1}, threats=["councils"])


# --- sudden victories ---------------------------------------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
def test_a_coup_that_would_win_the_game_is_tried_at_once(game: WeimarGame, seed: str) -> None:
    runner = middle()
    for name in ("koenigsberg", "rostock", "muenchen"):
        t.city(runner, name, bases={"dnvp": 1}, threats=["regime"])
    t.city(runner, "leipzig", units={"freikorps-2": 1, "freikorps-1": 1}, threats=["unrest"])
    t.hand(runner, "dnvp", "D13", "D20", "D12")
    play_on(t.do(runner, PlayImpulse("dnvp")), game, seed)
    assert "coup" in attempts(runner, "dnvp")


@pytest.mark.parametrize("seed", SEEDS)
def test_three_councils_make_a_governing_democrat_strike_back(game: WeimarGame, seed: str) -> None:
    runner = middle()
    councils(runner, "hamburg", "essen", "koeln")
    t.city(runner, "essen", units={"police": 4, "workers": 1})
    t.city(runner, "berlin", bases={"kpd": 2}, units={"soldiers": 3}, threats=["uprising"])
    t.hand(runner, "spd", "S16", "S13", "S15")
    t.hand(runner, "kpd", "K14", "K15", "K16")
    lost = {name for name, state in runner.position.cities.items() if state.threats}
    play_on(t.do(runner, PlayImpulse("spd")), game, seed)
    struck = attempts(runner, "spd") & {"counter-coup", "fight"}
    assert struck or lost & {event.city for event in t.happened(runner, UnitMoved)}


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_units_on_the_spot_a_city_is_won_back(game: WeimarGame, seed: str) -> None:
    runner = middle()
    councils(runner, "hamburg", "muenchen", "koeln")
    t.city(runner, "muenchen", units={"police": 4})
    t.supply(runner, "government")
    t.hand(runner, "z", "Z12", "Z14", "Z11")
    runner.position.reserve["z"] = 2
    play_on(t.do(runner, PlayImpulse("z")), game, seed)
    assert "counter-coup" in attempts(runner, "z")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_blow_too_dear_for_one_card_is_prepared_with_another(game: WeimarGame, seed: str) -> None:
    runner = middle()
    councils(runner, "hamburg", "essen", "koeln")
    t.city(runner, "leipzig", units={"police": 3})
    t.hand(runner, "spd", "S09", "S05", "S07")
    t.hand(runner, "kpd", "K14", "K15", "K16")
    t.do(runner, PlayImpulse("spd"))
    before = runner.position.cities["leipzig"].units.get("police", 0)
    play_on(runner, game, seed)
    moved = before - runner.position.cities["leipzig"].units.get("police", 0)
    assert moved or runner.position.reserve["spd"] or attempts(runner, "spd") & {"counter-coup"}


def test_dnvp_opposes_a_coup_that_would_make_the_kpd_win(game: WeimarGame) -> None:
    runner = middle()
    councils(runner, "hamburg", "essen", "koeln")
    t.city(runner, "leipzig", bases={"kpd": 1}, units={"workers": 2, "freikorps-1": 1})
    effects(runner, "coup Leipzig", "kpd")
    while t.asked(runner).kind != "oppose-coup" or t.asked(runner).seat != "dnvp":
        pick(runner, game, "1")
    assert pick(runner, game, "1") == "oppose"


# --- the NSDAP ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("notation", "actor"),
    [
        ("pay { nsdap self } then { vp +3; unrest + Berlin }", "kpd"),
        ("pay { nsdap self } then { seat +2 } else { move 2 police München }", "dnvp"),
        ("choose { poverty + random x2; crisis 1 gov / nsdap self }", "spd"),
        ("choose { seat -2 / nsdap self }", "z"),
        ("strike-on-prussia { vp +2; seat +2 }", "dnvp"),
    ],
)
def test_nobody_places_the_sixth_figure_of_free_will(
    game: WeimarGame, notation: str, actor: str
) -> None:
    runner = middle(nsdap_track=["dnvp", "z", "kpd", "dnvp", "spd"])
    play_on(effects(runner, notation, actor), game, "1")
    assert not t.happened(runner, NsdapFigurePlaced)
    assert runner.position.outcome is None


def test_a_card_that_brings_the_sixth_figure_stays_in_hand_as_long_as_there_is_another(
    game: WeimarGame,
) -> None:
    """A72 carries out its event however it is played."""
    runner = middle(round=5, nsdap_track=["dnvp", "z", "kpd", "dnvp", "spd"])
    t.hand(runner, "z", "A72", "Z14")
    t.do(runner, PlayImpulse("z"))
    assert pick(runner, game, "1").startswith("Z14")


# --- anarchy ------------------------------------------------------------------------------------
def test_a_governing_party_behind_by_points_does_not_add_the_seventh_marker(
    game: WeimarGame,
) -> None:
    markers = ["inflation", "inflation", "inflation", "blockade", "blockade", "blockade"]
    runner = middle(dr_box=markers)
    play_on(effects(runner, "choose { dr instable-state +1; vp +3 / seat -1 }", "spd"), game, "1")
    assert runner.position.outcome is None
