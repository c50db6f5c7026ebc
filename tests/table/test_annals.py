"""A recorded game sorted to headings, its figures, and what it is written out as."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.make_saves import FILES, SAVES, play
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.annals import Annals, advance, figures_of
from weimar_tui.table.exports import OPEN, chronicle, figures_csv, viewers_of
from weimar_tui.text.wording import Wording

Open = Callable[[str], Annals]


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture(scope="module")
def open_annals(game: WeimarGame) -> Open:
    def find(name: str) -> Annals:
        return Annals(Replay.open(SAVES / f"{name}.weimar", lambda header: game))

    return find


@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_the_events_of_a_pick_lead_from_its_figures_to_the_next(
    name: str, open_annals: Open
) -> None:
    annals = open_annals(name)
    for moment in range(annals.first + 1, annals.last + 1):
        told = annals.events[annals.told(moment - 1) : annals.told(moment)]
        after = advance(annals.figures_at(moment - 1), told)
        assert after == annals.figures_at(moment), f"pick {moment}: {told}"


def test_figures_are_those_of_the_position(open_annals: Open) -> None:
    annals = open_annals("example")
    for moment in (annals.first, 200, annals.last):
        annals.replay.jump(moment)
        position: WeimarPosition = annals.replay.position
        assert annals.figures_at(moment) == figures_of(position)
        assert annals.figures_at(moment).vp == position.vp


def test_headings_leave_nothing_out_and_count_impulses_by_round(open_annals: Open) -> None:
    annals = open_annals("example")
    stretches = annals.stretches
    assert stretches[0].first == 0
    assert stretches[-1].last == len(annals.events)
    for before, after in pairwise(stretches):
        assert before.last == after.first
        assert before.begins <= before.ends <= annals.last
    by_round: dict[int, list[int]] = {}
    for stretch in stretches:
        if isinstance(stretch.head, e.CardPlayed):
            assert stretch.phase == "impulse"
            by_round.setdefault(stretch.round, []).append(stretch.number)
    assert list(by_round) == [1, 2, 3, 4, 5, 6]
    for numbers in by_round.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_leaps_go_from_heading_to_heading_and_back(open_annals: Open) -> None:
    annals = open_annals("overthrow-seats")
    forward = [annals.first]
    while forward[-1] < annals.last:
        forward.append(annals.leap(forward[-1], 1))
    assert forward[1:-1] == [start for start in annals.starts if annals.first < start < annals.last]
    back = [annals.last]
    while back[-1] > annals.first:
        back.append(annals.leap(back[-1], -1))
    assert sorted(back) == sorted({annals.first, *annals.starts, annals.last})


def test_a_line_of_the_chronicle_leads_to_its_moment(open_annals: Open) -> None:
    annals = open_annals("example")
    for index in range(0, len(annals.events), 7):
        moment = annals.moment_of(index)
        assert annals.told(moment) > index
        assert moment == annals.first or annals.told(moment - 1) <= index


def test_views_of_a_game_in_progress_keep_what_is_hidden(game: WeimarGame) -> None:
    session = play(game, dict.fromkeys(PARTIES, "random"), "5")
    whole = Annals(Replay(game, parse_save(session.to_bytes(), Path("x.weimar"))))
    one = {**dict.fromkeys(PARTIES, "steady"), "z": "human"}
    two = {**one, "kpd": "human"}
    assert viewers_of(whole, one) == (OPEN, None, *PARTIES)
    saved = parse_save(session.to_bytes(), Path("x.weimar"))
    saved.picks, saved.end = saved.picks[:30], None
    saved.checkpoints = saved.checkpoints[:1]
    begun = Annals(Replay(game, saved))
    assert viewers_of(begun, one) == ("z", None)
    assert viewers_of(begun, two) == (None,)
    assert viewers_of(begun, dict.fromkeys(PARTIES, "steady"))[0] == OPEN
    drawn = next(event for event in begun.events if isinstance(event, e.CardsDrawn))
    name = Wording("en", game.components).name(drawn.cards[0])
    assert name in chronicle(begun, Wording("en", game.components))
    assert name not in chronicle(begun, Wording("en", game.components), None).split("plays")[0]


# --- what is written out ------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_the_chronicle_tells_every_event_in_order(
    name: str, language: str, open_annals: Open, game: WeimarGame
) -> None:
    annals = open_annals(name)
    words = Wording(language, game.components, strict=True)
    text = chronicle(annals, words)
    place = 0
    for event in annals.events:
        told = words.event(event).rstrip(".")
        if told and "*" not in told:
            place = text.index(told, place)
    assert text.count("\n## ") == 1 + len(annals.rounds)
    assert "\n\n\n" not in text
    last = annals.figures[-1]
    assert f"| {last.vp['spd']} | {last.seats['spd']} | {last.bases['spd']} |" in text


def test_markdown_in_a_name_stays_text(open_annals: Open, game: WeimarGame) -> None:
    annals = open_annals("anarchy")
    header = annals.replay.saved.header
    annals.replay.saved.header = type(header)(
        game=header.game,
        scenario="<b>",
        pack=header.pack,
        seats=header.seats,
        players=header.players,
        seed="*1*",
    )
    text = chronicle(annals, Wording("en", game.components))
    assert r"Seed: \*1\*" in text
    assert r"Scenario: \<b\>" in text


def test_the_figures_have_a_row_for_each_impulse_and_round(open_annals: Open) -> None:
    annals = open_annals("example")
    rows = list(csv.DictReader(io.StringIO(figures_csv(annals))))
    played = [event for event in annals.events if isinstance(event, e.CardPlayed)]
    impulses = [row for row in rows if row["after"] == "impulse"]
    assert [(row["party"], row["card"], row["use"]) for row in impulses] == [
        (event.party, event.card, event.use) for event in played
    ]
    rounds = [row for row in rows if row["after"] == "round"]
    assert [row["round"] for row in rounds] == ["1", "2", "3", "4", "5", "6"]
    assert [row["after"] for row in rows].count("set-up") == 1
    final = annals.figures[-1]
    assert [int(rounds[-1][f"vp_{party}"]) for party in PARTIES] == list(final.vp.values())
    assert int(rounds[-1]["threats_in_cities"]) == final.in_cities


def test_a_round_ends_with_its_last_point_and_not_with_the_next_round(open_annals: Open) -> None:
    annals = open_annals("example")
    rows = csv.DictReader(io.StringIO(figures_csv(annals)))
    first = next(row for row in rows if row["after"] == "round")
    vp = dict.fromkeys(PARTIES, 0)
    for event in annals.events:
        if isinstance(event, e.RoundStarted) and event.round == 2:
            break
        if isinstance(event, e.VpChanged):
            vp[event.party] += event.amount
    assert {party: int(first[f"vp_{party}"]) for party in PARTIES} == vp
