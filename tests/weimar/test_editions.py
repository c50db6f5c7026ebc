"""A game is played on by the edition of the rules it was begun with (docs/rulings.md, Editions)."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from tests.weimar import table as t
from weimar_tui.games.weimar.rules.actions.legality import fight_targets
from weimar_tui.games.weimar.rules.box import EDITION
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.play import WeimarPlay
from weimar_tui.kernel.errors import KernelError

GAME = WeimarGame.load()


def first_edition(**fields: object) -> WeimarPlay:
    """A table as a save of version 0.1 left it."""
    position = t.table(ask_every_roll=False, **fields).position
    position.edition = UNSET
    return GAME.resume(position)


def test_new_games_say_their_edition_and_old_ones_do_not() -> None:
    assert GAME.start(seed="1").position.begun_with == EDITION
    old = GAME.start(seed="1", options={"edition": 1}).position
    assert old.begun_with == 1
    assert b"edition" not in GAME.encode(old)
    assert not old.ask_every_roll
    assert GAME.start(
        seed="1", options={"edition": 1, "ask_every_roll": True}
    ).position.ask_every_roll


def test_a_position_says_how_its_set_up_is_begun_again() -> None:
    for edition in (1, 2, EDITION):
        position = GAME.start(seed="1", options={"edition": edition}).position
        again = GAME.start(seed="1", options=GAME.options_of(position)).position
        assert GAME.encode(again) == GAME.encode(position)


@pytest.mark.parametrize("edition", [0, EDITION + 1])
def test_an_edition_that_is_not_known_is_told_in_a_line(edition: int) -> None:
    with pytest.raises(KernelError, match=f"edition {edition} of the rules is not known"):
        GAME.start(seed="1", options={"edition": edition})


def test_components_are_as_they_were() -> None:
    old, new = GAME.box_of_edition(1), GAME.box_of_edition(EDITION)
    assert new is GAME.box
    assert len(old.agendas["K01"].effect) == 2
    assert len(new.agendas["K01"].effect) == 1
    assert old.components.digest != new.components.digest


def test_a_pack_is_its_own_in_every_edition() -> None:
    game = WeimarGame(GAME.components, with_pack=True)
    assert game.box_of_edition(1).components is GAME.components
    assert game.box_of_edition(1).edition == 1


def test_in_the_first_edition_no_random_city_is_rolled_again() -> None:
    play = t.effects(first_edition(stresemann="active"), "unrest + random", "spd")
    assert t.at_rest(play)


def test_in_the_first_edition_security_could_spare_the_unit() -> None:
    play = first_edition()
    t.city(play, "essen", units={"workers": 1}, threats=["unrest"])
    t.issues(play, {"security-1": "S1"})
    t.do(play, PoliticsStep(2))
    assert t.options(play, "spd") == {"workers:essen", "pass"}
    t.answer(play, "pass")
    assert play.position.cities["essen"].units == {"workers": 1}


def test_in_the_first_edition_a_party_placed_its_own_bases_in_issues() -> None:
    play = first_edition()
    t.issues(play, {"reich-school-law": "D1"})
    t.do(play, PoliticsStep(2))
    t.answer(play, "1", "dnvp")
    assert t.asked(play).seat == "z"


def test_in_the_first_edition_black_reichswehr_turned_and_was_no_opponent() -> None:
    play = first_edition()
    t.city(play, "berlin", units={"reichswehr-1-black": 1, "police": 3})
    assert fight_targets(play, "spd", "berlin") == []
    t.effects(play, "dissolve 1 DNVP Berlin", "spd")
    assert play.position.cities["berlin"].units == {"police": 3, "reichswehr-1": 1}


def test_in_the_first_edition_a_debate_could_move_nothing() -> None:
    play = first_edition()
    t.issues(play, {"media-1": "0"})
    t.effects(play, "debate 2", "spd")
    t.answer(play, "pass", "spd")
    assert play.position.issues == {"media-1": "0"}


def test_in_the_first_edition_a_march_of_6_on_an_uprising_brought_no_more() -> None:
    play = first_edition()
    t.city(play, "leipzig", units={"workers": 2}, threats=["uprising"])
    t.dice(play, 6, 1, 1)
    t.effects(play, "demonstrate Leipzig", "kpd")
    assert play.position.cities["leipzig"].threats == ["uprising", "unrest"]


def test_in_the_second_edition_a_march_of_6_made_councils_of_an_uprising() -> None:
    play = first_edition()
    play.position.edition = 2
    play = GAME.resume(play.position)
    t.city(play, "leipzig", units={"workers": 2}, threats=["uprising"])
    t.dice(play, 6, 1, 1)
    t.effects(play, "demonstrate Leipzig", "kpd")
    assert play.position.cities["leipzig"].threats == ["unrest", "councils"]


def test_in_the_first_edition_red_flag_and_revolution_could_be_refused_in_other_words() -> None:
    play = first_edition(dissolved={"workers": 1}, society=["red-flag", "revolution"])
    t.city(play, "essen", bases={"kpd": 1})
    t.do(play, PoliticsStep(3))
    t.answer(play, "no", "kpd", kind="pay")
    assert t.options(play, "kpd") == {"workers", "pass"}
    t.answer(play, "pass", "kpd", kind="redeploy-unit")
    assert play.position.dissolved == {"workers": 1}
