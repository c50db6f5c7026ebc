"""A figure for the NSDAP track is previewed with what its space does (rulebook 5.12)."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import asked, city, effects, table
from weimar_tui.games.weimar.rules.preview import Danger, Preview, preview
from weimar_tui.games.weimar.rules.runner import WeimarRunner

OFFERS = {
    "pay { nsdap self } then { seat +2 }": ("yes", "no"),
    "may { nsdap self }": ("yes", "no"),
    "choose { seat -2 / nsdap self }": ("2", "1"),
    "strike-on-prussia { vp +2 }": ("accept", "refuse"),
}
"""Offers on cards, with the answer that places a figure and the one that does not."""


def offered(text: str, **fields: object) -> WeimarRunner:
    runner = table(**fields)
    runner.position.seats["z"] = 3
    return effects(runner, text, "z")


def told(runner: WeimarRunner, option: str) -> Preview | None:
    return preview(runner, asked(runner, "z"), option)


@pytest.mark.parametrize("text", OFFERS)
@pytest.mark.parametrize("figures", [0, 3])
def test_the_space_a_figure_would_take(text: str, figures: int) -> None:
    runner = offered(text, nsdap_track=["dnvp"] * figures)
    placed, not_placed = (told(runner, option) for option in OFFERS[text])
    assert placed is not None
    assert placed.space == figures + 1
    assert not_placed is None or not_placed.space == 0


@pytest.mark.parametrize("text", OFFERS)
def test_the_last_space_is_a_danger(text: str) -> None:
    runner = offered(text, nsdap_track=["dnvp"] * 5)
    placed = told(runner, OFFERS[text][0])
    assert placed is not None
    assert placed.dangers == (Danger("nsdap", "z"),)


def test_an_instable_state_below_the_space_can_be_the_seventh_marker() -> None:
    full = ["inflation"] * 3 + ["violent-peace"] * 2 + ["black-friday"]
    runner = offered("may { nsdap self }", nsdap_track=["dnvp"] * 2, dr_box=full)
    placed = told(runner, "yes")
    assert placed is not None
    assert placed.dangers == (Danger("anarchy", "z"),)


def test_the_iron_front_stops_it() -> None:
    placed = told(offered("may { nsdap self }", nsdap_shield=True), "yes")
    assert placed is not None
    assert placed.stopped
    assert placed.space == 0


def test_giving_up_a_base_for_it_tells_the_space_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from weimar_tui.games.weimar.rules import parliament

    monkeypatch.setattr(parliament, "figures_left", lambda position, party: 0)
    runner = table(nsdap_track=["dnvp"])
    city(runner, "koeln", bases={"z": 1})
    city(runner, "essen", bases={"z": 1})
    effects(runner, "nsdap self", "z")
    assert asked(runner, "z").kind == "give-up-base"
    placed = told(runner, "koeln")
    assert placed is not None
    assert placed.space == 2
