"""How a game is told: what is not news, what stays secret, sources of money."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.junta.table import game
from tests.games.junta.view.moments import played
from weimar_tui.games.junta.rules import events as e
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.junta.view.panes.standing import record
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.plain.console import Console
from weimar_tui.plain.news import News
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.replay.exports import chronicle, figures_csv
from weimar_tui.replay.timeline import Timeline

STORY = JuntaNarration()


def test_who_is_ready_and_who_still_speaks_is_no_news() -> None:
    spoke = e.Spoke("aguado", "bravo")
    assert STORY.is_silent(e.Ready("bravo"))
    assert STORY.is_repeat(spoke, e.Spoke("bravo", "aguado"))
    assert not STORY.is_repeat(spoke, e.Spoke("bravo", "cortina"))
    assert not STORY.is_repeat(e.Murdered("bravo", "aguado"), spoke)


def test_figures_of_a_view_hold_nobody_elses_money() -> None:
    position = played()[1][-1].position
    seat, *others = position.order
    whole = STORY.figures(position)
    own = STORY.figures(game().view(position, seat))
    assert set(whole.accounts) == set(position.order)
    assert own.accounts == {seat: whole.accounts[seat]}
    assert STORY.figures(game().view(position, None)).pockets == {}
    assert own.votes == whole.votes
    assert not set(others) & set(own.pockets)


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    """The random game as a recording."""
    save = parse_save(played()[0].to_bytes(), Path("x.weimar"))
    return Timeline(Replay(game(), save), STORY)


def test_a_finished_game_is_written_out_whole(timeline: Timeline) -> None:
    assert timeline.viewer == OPEN
    head, *rows = figures_csv(timeline).splitlines()
    last = dict(zip(head.split(","), rows[-1].split(","), strict=True))
    accounts = {seat: int(last[f"account_{seat}"]) for seat in timeline.replay.saved.header.seats}
    ended = timeline.events[-1]
    assert isinstance(ended, e.GameEnded)
    assert accounts == dict(ended.accounts)
    text = chronicle(timeline, JuntaMessages("en", game().data, strict=True), OPEN)
    assert "has said all" not in text
    assert "Round 2" in text


def test_income_is_counted_by_source() -> None:
    found = record(
        [
            e.AidDrawn("aguado", 8, Notes(4, 2, 0)),
            e.EnvelopePaid("aguado", "bravo", Notes(1, 1, 0)),
            e.Donated("bravo", Notes(0, 0, 1)),
            e.LootTaken("cortina", "bravo", Notes(0, 1, 1)),
            e.Murdered("bravo", "cortina"),
        ]
    )
    assert found.of_money("aguado", "kept") == 5
    assert [found.of_money("bravo", source) for source in ("budget", "donations")] == [3, 3]
    assert found.of_money("cortina", "loot") == 5
    assert found.of_deeds("bravo", "deaths") == found.of_deeds("cortina", "murders") == 1


async def none_typed() -> str:
    raise AssertionError("nothing is asked")


def test_lines_without_news_are_not_read_out() -> None:
    words = JuntaMessages("en", game().data, strict=True)
    said: list[str] = []
    console = Console(none_typed, said.append)
    events = [e.WindowOpened("budget"), e.Ready("bravo"), e.Elected("cortina")]
    News(console, words, STORY).tell(events, None)
    assert "".join(said).strip() == "Cortina is elected President."
