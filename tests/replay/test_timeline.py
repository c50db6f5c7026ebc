"""A recorded game by headings, its figures, and its exports."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.make_saves import FILES, SAVES, play
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.view.narration import WeimarNarration, figures_of
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.disclosure import OPEN, shown_seed, viewers_of
from weimar_tui.replay.exports import chronicle, figures_csv
from weimar_tui.replay.timeline import Timeline

Open = Callable[[str], Timeline]


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture(scope="module")
def open_timeline(game: WeimarGame) -> Open:
    @cache
    def find(name: str) -> Timeline:
        return Timeline(
            Replay.open(SAVES / f"{name}.weimar", lambda header: game), WeimarNarration()
        )

    return find


@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_the_figures_at_a_heading_are_those_before_it_takes_effect(
    name: str, open_timeline: Open
) -> None:
    """Points between two headings lead from the figures at one to those at the next."""
    timeline = open_timeline(name)
    for segment in timeline.segments:
        if segment.head is None:
            continue
        vp = dict(timeline.figures_before(segment.first).vp)
        for event in timeline.events[segment.first : segment.last]:
            if isinstance(event, e.VpChanged):
                vp[event.party] += event.amount
        assert vp == timeline.figures_before(segment.last).vp, segment


def test_figures_are_those_of_the_position(open_timeline: Open) -> None:
    timeline = open_timeline("example")
    for moment in (timeline.first, 200, timeline.last):
        timeline.replay.jump(moment)
        position: WeimarPosition = timeline.replay.position
        assert timeline.figures_at(moment) == figures_of(position)
        assert timeline.figures_at(moment).vp == position.vp


def test_figures_that_do_not_change_are_kept_once(open_timeline: Open) -> None:
    """The figures of a long game took several megabytes in each client."""
    figures = open_timeline("example").figures
    for before, after in pairwise(figures):
        assert (after == before) == (after is before)
        assert (after.reserve == before.reserve) == (after.reserve is before.reserve)
    assert len(figures) > len({id(each) for each in figures}) > len({id(f.vp) for f in figures})


def test_headings_leave_nothing_out_and_count_impulses_by_round(open_timeline: Open) -> None:
    timeline = open_timeline("example")
    segments = timeline.segments
    assert segments[0].first == 0
    assert segments[-1].last == len(timeline.events)
    for before, after in pairwise(segments):
        assert before.last == after.first
        assert before.begins <= before.ends <= timeline.last
    by_round: dict[int, list[int]] = {}
    for segment in segments:
        if isinstance(segment.head, e.CardPlayed):
            assert segment.phase == "impulse"
            by_round.setdefault(segment.round, []).append(segment.number)
    assert list(by_round) == [1, 2, 3, 4, 5, 6]
    for numbers in by_round.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_leaps_go_from_heading_to_heading_and_back(open_timeline: Open) -> None:
    timeline = open_timeline("overthrow-seats")
    forward = [timeline.first]
    while forward[-1] < timeline.last:
        forward.append(timeline.leap(forward[-1], 1))
    assert forward[1:-1] == [
        start for start in timeline.starts if timeline.first < start < timeline.last
    ]
    back = [timeline.last]
    while back[-1] > timeline.first:
        back.append(timeline.leap(back[-1], -1))
    assert sorted(back) == sorted({timeline.first, *timeline.starts, timeline.last})


def test_a_line_of_the_chronicle_leads_to_its_moment(open_timeline: Open) -> None:
    timeline = open_timeline("example")
    for index in range(0, len(timeline.events), 7):
        moment = timeline.moment_of(index)
        assert timeline.events_until(moment) > index
        assert moment == timeline.first or timeline.events_until(moment - 1) <= index


def test_views_of_a_game_in_progress_keep_what_is_hidden(game: WeimarGame) -> None:
    session = play(game, dict.fromkeys(PARTIES, "random"), "5")
    whole = Timeline(
        Replay(game, parse_save(session.to_bytes(), Path("x.weimar"))), WeimarNarration()
    )
    one = {**dict.fromkeys(PARTIES, "steady"), "z": "human"}
    two = {**one, "kpd": "human"}
    assert whole.viewers == (OPEN, None, *PARTIES)
    saved = parse_save(session.to_bytes(), Path("x.weimar"))
    saved.picks, saved.end = saved.picks[:30], None
    saved.checkpoints = saved.checkpoints[:1]
    assert (viewers_of(saved)[0], shown_seed(saved)) == (OPEN, "5"), "nobody plays but bots"
    saved.header = replace(saved.header, players=one)
    assert (viewers_of(saved), shown_seed(saved)) == (("z", None), "")
    saved.header = replace(saved.header, players=two)
    assert viewers_of(saved) == (None,)
    begun = Timeline(Replay(game, saved), WeimarNarration())
    drawn = next(event for event in begun.events if isinstance(event, e.CardsDrawn))
    name = WeimarMessages("en", game.data).name(drawn.cards[0])
    assert name in chronicle(begun, WeimarMessages("en", game.data), OPEN)
    assert name not in chronicle(begun, WeimarMessages("en", game.data), None).split("plays")[0]


# --- what is written out ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "language"), [*((name, "en") for name in sorted(FILES.values())), ("anarchy", "de")]
)
def test_the_chronicle_tells_every_event_in_order(
    name: str, language: str, open_timeline: Open, game: WeimarGame
) -> None:
    timeline = open_timeline(name)
    words = WeimarMessages(language, game.data, strict=True)
    text = chronicle(timeline, words, timeline.viewer)
    place = 0
    for event in timeline.events:
        told = words.event(event).rstrip(".")
        if told and "*" not in told:
            place = text.index(told, place)
    assert text.count("\n## ") == 1 + len(timeline.rounds)
    assert "\n\n\n" not in text
    last = timeline.figures[-1]
    assert f"| {last.vp['spd']} | {last.seats['spd']} | {last.bases['spd']} |" in text


def test_markdown_in_a_name_stays_text(open_timeline: Open, game: WeimarGame) -> None:
    timeline = open_timeline("anarchy")
    header = timeline.replay.saved.header
    timeline.replay.saved.header = type(header)(
        game=header.game,
        scenario="<b>",
        pack=header.pack,
        seats=header.seats,
        players=header.players,
        seed="*1*",
    )
    text = chronicle(timeline, WeimarMessages("en", game.data), OPEN)
    assert r"Seed: \*1\*" in text
    assert r"Scenario: \<b\>" in text


def test_the_figures_have_a_row_for_each_impulse_and_round(open_timeline: Open) -> None:
    timeline = open_timeline("example")
    rows = list(csv.DictReader(io.StringIO(figures_csv(timeline))))
    played = [event for event in timeline.events if isinstance(event, e.CardPlayed)]
    impulses = [row for row in rows if row["after"] == "impulse"]
    assert [(row["party"], row["card"], row["use"]) for row in impulses] == [
        (event.party, event.card, event.use) for event in played
    ]
    rounds = [row for row in rows if row["after"] == "round"]
    assert [row["round"] for row in rounds] == ["1", "2", "3", "4", "5", "6"]
    assert [row["after"] for row in rows].count("set-up") == 1
    final = timeline.figures[-1]
    assert [int(rounds[-1][f"vp_{party}"]) for party in PARTIES] == list(final.vp.values())
    assert int(rounds[-1]["threats_in_cities"]) == final.in_cities


def test_a_round_ends_with_its_last_point_and_not_with_the_next_round(open_timeline: Open) -> None:
    timeline = open_timeline("example")
    rows = csv.DictReader(io.StringIO(figures_csv(timeline)))
    first = next(row for row in rows if row["after"] == "round")
    vp = dict.fromkeys(PARTIES, 0)
    for event in timeline.events:
        if isinstance(event, e.RoundStarted) and event.round == 2:
            break
        if isinstance(event, e.VpChanged):
            vp[event.party] += event.amount
    assert {party: int(first[f"vp_{party}"]) for party in PARTIES} == vp
