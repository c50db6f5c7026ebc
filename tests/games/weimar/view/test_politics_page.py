"""The page after a Politics Phase: every change with its cause (rulebook 4.4)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.weimar.view.scenes import weimar_look
from tests.make_saves import SAVES
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.parliament import bases
from weimar_tui.games.weimar.rules.politics_results import (
    PoliticsResults,
    last_politics_phase,
    politics_phase_so_far,
)
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.narration import Summary
from weimar_tui.tui.canvas import Canvas

RECORDED = ("example", "anarchy", "nsdap", "overthrow-seats")

FIRST_OVER, SECOND_BEGINS, SECOND_OVER = 162, 310, 339
"""Moments of the example: the first Politics Phase is over, the second begins, is over."""

Ended = tuple[list[Event], int, WeimarPosition, WeimarPosition]
"""The events up to a moment, how many of them are new, and the positions before and after."""


@pytest.fixture(scope="module")
def ended(game: WeimarGame) -> list[Ended]:
    """Every moment in the recorded games at which a round or the game ended."""
    return [moment for name in RECORDED for moment in _ended(game, name)]


def _ended(game: WeimarGame, name: str) -> Iterator[Ended]:
    replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
    for moment in range(replay.first + 1, replay.last + 1):
        new = replay.events_of(moment)
        if any(isinstance(event, e.RoundStarted | e.GameEnded) for event in new):
            positions = replay.position_at(moment - 1), replay.position_at(moment)
            yield list(replay.events_until(moment)), len(new), *positions


def results_of(moment: Ended) -> PoliticsResults | None:
    events, new, _, after = moment
    return last_politics_phase(events, after, len(events) - new)


def page_of(moment: Ended, game: WeimarGame, lang: str) -> tuple[Summary, WeimarMessages]:
    words = WeimarMessages(lang, game.data, strict=True)
    events, new, _, after = moment
    summary = WeimarNarration().summary_page(words, events, after, len(events) - new)
    assert summary is not None
    return summary, words


def test_only_a_politics_phase_that_is_over_has_a_page(ended: list[Ended]) -> None:
    for moment in ended:
        events, _, before, after = moment
        was_politics = before.phase == "politics"
        assert (results_of(moment) is not None) is was_politics, (after.round, before.phase)
        assert last_politics_phase(events, after, len(events)) is None, "it has been shown"
    assert {before.phase for _, _, before, _ in ended} >= {"politics", "impulse", "setup"}


def test_the_figures_agree_with_the_totals_that_the_events_tell(ended: list[Ended]) -> None:
    compared = 0
    for moment in ended:
        results = results_of(moment)
        if results is None:
            continue
        events = moment[0]
        first = max(
            place
            for place, event in enumerate(events[: results.end])
            if isinstance(event, e.PhaseStarted)
        )
        for kind, figure in (
            (e.VpChanged, "vp"),
            (e.SeatsChanged, "seats"),
            (e.ReserveChanged, "reserve"),
        ):
            for party in PARTIES:
                changes = [
                    event
                    for event in events[first : results.end]
                    if isinstance(event, kind) and event.party == party
                ]
                if changes:
                    compared += 1
                    assert results.before[figure][party] == changes[0].total - changes[0].amount
                    assert results.after[figure][party] == changes[-1].total
    assert compared > 100


def test_the_phase_under_way_has_a_page_of_what_it_has_changed_so_far(game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    over = last_politics_phase(replay.events_until(FIRST_OVER), replay.position_at(FIRST_OVER))
    assert over is not None
    before, titles = 0, set[str]()
    for moment in range(FIRST_OVER):
        events, position = replay.events_until(moment), replay.position_at(moment)
        results = politics_phase_so_far(events, position)
        assert (results is not None) is (position.phase == "politics"), moment
        if results is None:
            continue
        before += 1
        assert results.before == over.before
        assert results.after["vp"] == position.vp
        words = WeimarMessages("en", game.data, strict=True)
        page = WeimarNarration().summary_so_far(words, events, position)
        assert page is not None and page.end == len(events)
        titles.add(page.title)
    assert before > 3
    assert titles == {"Round 1: Politics Phase so far"}
    assert (
        politics_phase_so_far(replay.events_until(FIRST_OVER), replay.position_at(FIRST_OVER))
        is None
    )


def test_the_next_round_does_not_change_the_page(game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    at_once = last_politics_phase(replay.events_until(FIRST_OVER), replay.position_at(FIRST_OVER))
    later = last_politics_phase(
        replay.events_until(SECOND_BEGINS), replay.position_at(SECOND_BEGINS)
    )
    assert at_once == later
    assert at_once is not None and at_once.round == 1
    assert at_once.after["bases"] == {
        party: bases(replay.position_at(FIRST_OVER), party) for party in PARTIES
    }


def test_causes_of_the_second_round(game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    before, after = replay.position_at(SECOND_BEGINS), replay.position_at(SECOND_OVER)
    results = last_politics_phase(replay.events_until(SECOND_OVER), after)
    assert results is not None
    vp, seats = results.changes["vp"], results.changes["seats"]
    for party in PARTIES:
        assert sum(cause[party] for cause in vp.values()) == after.vp[party] - before.vp[party]
    assert vp["goals"] == {"spd": 4, "kpd": 2, "z": 2, "dnvp": 2}
    assert vp["society"] == {"spd": 1, "kpd": 0, "z": 0, "dnvp": 0}
    assert vp["declaration"] == {"spd": 1, "kpd": 2, "z": 0, "dnvp": 0}
    assert vp["issue:foreign-affairs-1"] == {"spd": 0, "kpd": 1, "z": 0, "dnvp": 0}
    assert seats["minor-seats"] == {"spd": 2, "kpd": 1, "z": 0, "dnvp": 2}
    assert seats["cut"] == {"spd": -3, "kpd": -2, "z": -1, "dnvp": -2}
    assert seats["crisis"] == {"spd": 0, "kpd": -1, "z": 0, "dnvp": 0}
    assert results.changes["reserve"] == {"bonus": {"spd": 0, "kpd": 1, "z": 0, "dnvp": 0}}
    assert results.changes["bases"]["issue:stab-in-the-back"]["dnvp"] == 2
    assert results.changes["bases"]["crisis"] == {"spd": -2, "kpd": -1, "z": 0, "dnvp": 0}
    rolls = [(roll.party, roll.result, len(roll.cost)) for roll in results.rolls]
    assert rolls == [("kpd", 3, 1), ("kpd", 4, 1), ("spd", 4, 1), ("spd", 4, 1)]
    assert results.markers == (3, 2) and results.dr_box["violent-peace"] == -1
    assert results.governments == (("kpd", "spd"), ("spd", "kpd"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_and_both_forms_tell_the_same(
    game: WeimarGame, ended: list[Ended], lang: str
) -> None:
    for moment in ended:
        if results_of(moment) is None:
            continue
        summary, words = page_of(moment, game, lang)
        page = Canvas(76, 60, weimar_look())
        used = WeimarView().draw_summary(page, summary, words)
        rows = page.text().splitlines()
        assert "…" not in page.text()
        assert any(rows[used - 1 : used]) and not any(rows[used:])
        lines = "\n".join(summary.lines)
        for part in (words.text("politics-government"), words.text("politics-figure-vp")):
            assert part in lines and part in page.text()
        assert "*" not in lines, "the Chancellor is named in words"
        for number in summary.figures.after["vp"].values():
            assert f"{number}" in lines
