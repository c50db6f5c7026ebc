"""Weimar in words: every part of the table, the hand, rolls, and previews."""

from __future__ import annotations

import re

import pytest

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import Attempt, CityState
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    game = load_game("weimar")
    assert isinstance(game, WeimarGame)
    return game


@pytest.fixture(scope="module")
def session(game: WeimarGame) -> Session:
    """A game in its first impulses."""
    session = Session.new(game, "main", "7")
    while session.position.phase != "impulse":
        decision = session.decisions[0]
        session.pick(decision.number, decision.options[0])
    return session


def parts(session: Session, language: str = "en") -> dict[str, str]:
    game = session.game
    assert isinstance(game, WeimarGame)
    words = WeimarMessages(language, game.data, strict=True)
    view = session.view("spd")
    sections = words.board(game, view, "spd")
    return {section.title: "\n".join(section.lines) for section in sections}


def test_a_city_with_everything(session: Session, game: WeimarGame) -> None:
    view = session.view("spd")
    view.cities["berlin"] = CityState({"spd": 2, "kpd": 1}, {"police": 2}, ["unrest", "councils"])
    view.cities["essen"] = CityState()
    words = WeimarMessages("en", game.data, strict=True)
    cities = words.board(game, view, "spd")[2].lines
    assert (
        "Berlin: bases SPD 2, KPD 1; 2 free spaces; units 2 Police; threats unrest, councils"
        in (cities)
    )
    assert any(re.fullmatch(r"Essen: no bases; \d free spaces", line) for line in cities)


def test_a_party_threat_of_a_governing_party_is_face_down(
    session: Session, game: WeimarGame
) -> None:
    view = session.view("spd")
    view.cities["berlin"] = CityState({}, {}, ["unrest", "councils"])
    words = WeimarMessages("en", game.data, strict=True)
    for government, threats in (
        (("spd", "z"), "threats unrest, councils"),
        (("spd", "kpd"), "threats unrest, councils (face down)"),
    ):
        view.government = government
        (berlin,) = (one for one in words.board(game, view, "spd")[2].lines if "Berlin" in one)
        assert berlin.endswith(threats)


def test_what_others_hold_is_not_told(session: Session, game: WeimarGame) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    told = "\n".join(parts(session).values())
    for card in session.position.hands["kpd"]:
        assert words.card(card) not in told
    assert words.hand(game, session.view("spd"), "kpd") == ()


def test_the_roll_that_is_prepared_is_told_with_a_question(
    session: Session, game: WeimarGame
) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    view = session.view("spd")
    decision = session.decisions[0]
    assert words.at_stake(game, decision, view) == []
    view.attempts.append(Attempt("kpd", "demonstrate", "essen", dice=2, modifier=1))
    assert words.at_stake(game, decision, view) == [
        "KPD: Demonstration in Essen · 2 dice, result +1"
    ]
