"""What `steady` does at tables where one move matters more than all others."""

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
    """A table in round 3 with seats, points and agendas for everybody."""
    play = t.table(**{"round": 3, "agendas": dict(AGENDAS), "agendas_open": True, **fields})
    t.seats(play, **CALM)
    t.vp(play, spd=15, kpd=10, z=14, dnvp=11)
    return play


def play_on(play: WeimarRunner, game: WeimarGame, seed: str) -> WeimarRunner:
    """Bots answer everything until all is carried out."""
    while play.position.outcome is None and not t.at_rest(play):
        pick(play, game, seed)
    return play


def pick(play: WeimarRunner, game: WeimarGame, seed: str) -> str:
    """A bot answers the open decision; returns what it said."""
    decision = t.asked(play)
    bot = make_player("steady", decision.seat, seed, game)
    option = bot.decide(game.view(play.position, decision.seat), decision)
    play.pick(decision.number, option)
    return option


def effects(play: WeimarRunner, notation: str, actor: str) -> WeimarRunner:
    """Effects, and after them a step that bots know to belong to a later matter."""
    return t.do(play, t.Begin(notation, actor, "test", "", ""), Stabilize())


def attempts(play: WeimarRunner, party: str) -> set[str]:
    """The kinds of action the party has announced."""
    return {event.action for event in t.happened(play, AttemptAnnounced) if event.party == party}


def councils(play: WeimarRunner, *names: str) -> None:
    for name in names:
        t.city(play, name, bases={"kpd": 1}, threats=["councils"])


# --- sudden victories ---------------------------------------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
def test_a_coup_that_would_win_the_game_is_tried_at_once(game: WeimarGame, seed: str) -> None:
    play = middle()
    for name in ("koenigsberg", "rostock", "muenchen"):
        t.city(play, name, bases={"dnvp": 1}, threats=["regime"])
    t.city(play, "leipzig", units={"freikorps-2": 1, "freikorps-1": 1}, threats=["unrest"])
    t.hand(play, "dnvp", "D13", "D20", "D12")
    play_on(t.do(play, PlayImpulse("dnvp")), game, seed)
    assert "coup" in attempts(play, "dnvp")


@pytest.mark.parametrize("seed", SEEDS)
def test_three_councils_make_a_governing_democrat_strike_back(game: WeimarGame, seed: str) -> None:
    play = middle()
    councils(play, "hamburg", "essen", "koeln")
    t.city(play, "essen", units={"police": 4, "workers": 1})
    t.city(play, "berlin", bases={"kpd": 2}, units={"soldiers": 3}, threats=["uprising"])
    t.hand(play, "spd", "S16", "S13", "S15")
    t.hand(play, "kpd", "K14", "K15", "K16")
    lost = {name for name, state in play.position.cities.items() if state.threats}
    play_on(t.do(play, PlayImpulse("spd")), game, seed)
    struck = attempts(play, "spd") & {"counter-coup", "fight"}
    assert struck or lost & {event.city for event in t.happened(play, UnitMoved)}


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_units_on_the_spot_a_city_is_won_back(game: WeimarGame, seed: str) -> None:
    play = middle()
    councils(play, "hamburg", "muenchen", "koeln")
    t.city(play, "muenchen", units={"police": 4})
    t.supply(play, "government")
    t.hand(play, "z", "Z12", "Z14", "Z11")
    play.position.reserve["z"] = 2
    play_on(t.do(play, PlayImpulse("z")), game, seed)
    assert "counter-coup" in attempts(play, "z")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_blow_too_dear_for_one_card_is_prepared_with_another(game: WeimarGame, seed: str) -> None:
    play = middle()
    councils(play, "hamburg", "essen", "koeln")
    t.city(play, "leipzig", units={"police": 3})
    t.hand(play, "spd", "S09", "S05", "S07")
    t.hand(play, "kpd", "K14", "K15", "K16")
    t.do(play, PlayImpulse("spd"))
    before = play.position.cities["leipzig"].units.get("police", 0)
    play_on(play, game, seed)
    moved = before - play.position.cities["leipzig"].units.get("police", 0)
    assert moved or play.position.reserve["spd"] or attempts(play, "spd") & {"counter-coup"}


def test_dnvp_opposes_a_coup_that_would_make_the_kpd_win(game: WeimarGame) -> None:
    play = middle()
    councils(play, "hamburg", "essen", "koeln")
    t.city(play, "leipzig", bases={"kpd": 1}, units={"workers": 2, "freikorps-1": 1})
    effects(play, "coup Leipzig", "kpd")
    while t.asked(play).kind != "oppose-coup" or t.asked(play).seat != "dnvp":
        pick(play, game, "1")
    assert pick(play, game, "1") == "oppose"


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
    play = middle(nsdap_track=["dnvp", "z", "kpd", "dnvp", "spd"])
    play_on(effects(play, notation, actor), game, "1")
    assert not t.happened(play, NsdapFigurePlaced)
    assert play.position.outcome is None


def test_a_card_that_brings_the_sixth_figure_stays_in_hand_as_long_as_there_is_another(
    game: WeimarGame,
) -> None:
    """A72 carries out its event however it is played."""
    play = middle(round=5, nsdap_track=["dnvp", "z", "kpd", "dnvp", "spd"])
    t.hand(play, "z", "A72", "Z14")
    t.do(play, PlayImpulse("z"))
    assert pick(play, game, "1").startswith("Z14")


# --- anarchy ------------------------------------------------------------------------------------
def test_a_governing_party_behind_by_points_does_not_add_the_seventh_marker(
    game: WeimarGame,
) -> None:
    markers = ["inflation", "inflation", "inflation", "blockade", "blockade", "blockade"]
    play = middle(dr_box=markers)
    play_on(effects(play, "choose { dr instable-state +1; vp +3 / seat -1 }", "spd"), game, "1")
    assert play.position.outcome is None
