"""Secrets of Weimar stay secret: hands, decks, unrevealed agendas, behaviour cards."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import field

from weimar_tui.games.weimar.rules import setup
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import (
    PARTIES,
    VIEWER,
    Frame,
    WeimarPosition,
)
from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.visibility import OPEN, Open, Viewer, Visibility
from weimar_tui.testing.secrecy import Watched, leaks_of_views

GAME = WeimarGame.load()


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"hands", "decks", "agendas", "behaviour"}


# --- plants: each is found ----------------------------------------------------------------------
class OpenBehaviour(WeimarPosition, kw_only=True):
    behaviour: Open[dict[str, list[str]]] = field(default_factory=dict)


class OpenHands(WeimarPosition, kw_only=True):
    hands: Open[dict[str, list[str]]] = field(
        default_factory=lambda: {party: [] for party in PARTIES}
    )


def always_open(position: WeimarPosition, seat: str | None) -> Visibility:
    return OPEN


class OpenAgendas(WeimarPosition, kw_only=True):
    agendas: Open[dict[str, str]] = field(default_factory=lambda: dict.fromkeys(PARTIES, ""))


def found_in(scenario: str, picks: int = 250) -> list[str]:
    """What is found in a random game, with each pick watched."""
    chance = Random(1)
    runner = GAME.start(scenario, "plants")
    for _ in range(picks):
        if runner.position.outcome is not None:
            break
        decision = runner.position.decisions[0]
        option = chance.choice(decision.options)
        watched = Watched(GAME, runner.position, decision, option, PARTIES, chance)
        told = len(runner.events or ())
        runner.pick(decision.number, option)
        leaks = watched.leaks(runner, (runner.events or [])[told:])
        leaks += leaks_of_views(GAME, runner.position, PARTIES, chance)
        if leaks:
            return leaks
    return []


@pytest.mark.parametrize(
    ("scenario", "position", "words"),
    [
        ("first-winter", OpenBehaviour, "['behaviour']"),
        ("main", OpenHands, "cards-drawn kept from it"),
        ("main", OpenAgendas, "answered: ['agendas']"),
    ],
)
def test_a_hidden_field_declared_open_is_found(
    monkeypatch: pytest.MonkeyPatch, scenario: str, position: type[WeimarPosition], words: str
) -> None:
    monkeypatch.setattr(setup, "WeimarPosition", position)
    monkeypatch.setattr(WeimarGame, "viewer", Viewer(position))
    assert any(words in leak for leak in found_in(scenario))


def test_behaviour_cards_shown_in_a_view_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(position: WeimarPosition, seat: str | None) -> WeimarPosition:
        seen = VIEWER.view(position, seat)
        seen.behaviour = {party: list(cards) for party, cards in position.behaviour.items()}
        return seen

    monkeypatch.setattr(GAME, "view", view)
    assert any("can see ['behaviour']['kpd'][0]" in leak for leak in found_in("first-winter", 1))


def test_the_dice_counter_shown_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(position: WeimarPosition, seat: str | None) -> WeimarPosition:
        seen = VIEWER.view(position, seat)
        seen.dice.counter = position.dice.counter
        return seen

    monkeypatch.setattr(GAME, "view", view)
    assert any("can see ['dice']['counter']" in leak for leak in found_in("main", 1))


def test_frames_shared_by_a_copy_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    position = GAME.start("main", "frames").position
    position.frames.append(Frame("S05"))
    twin = GAME.copy(position)
    assert shared_parts(twin, position) == []
    twin.frames = list(position.frames)
    assert shared_parts(twin, position) == ["frames[0]"]
