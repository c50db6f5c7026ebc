"""The chronicle: grouped by round and card, and filtered by party."""

from __future__ import annotations

from typing import Any

from tests.tui.looking import screen_text
from tests.tui.playing import begun
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.play.chronicle import line_of, lines_about
from weimar_tui.play.scene import ChronicleLine
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look
from weimar_tui.tui.panes.chronicle import wrapped_rows

STORY = WeimarNarration()

LINES = [
    line_of(e.RoundStarted(1, "R1"), "Round 1", STORY, PARTIES),
    line_of(e.CardPlayed("spd", "S05", "event"), "SPD plays", STORY, PARTIES),
    line_of(e.BasePlaced("spd", "essen"), "SPD base", STORY, PARTIES),
    line_of(e.BaseRemoved("kpd", "essen"), "KPD loses a base", STORY, PARTIES),
    line_of(e.CardPlayed("z", "Z01", "actions"), "Zentrum plays", STORY, PARTIES),
    line_of(e.BasePlaced("z", "koeln"), "Zentrum base", STORY, PARTIES),
    line_of(e.RoundStarted(2, "R2"), "Round 2", STORY, PARTIES),
]


def about(party: str) -> list[str]:
    return [line.text for line in lines_about(LINES, party)]


def test_without_a_filter_everything_is_read() -> None:
    assert about("") == [line.text for line in LINES]


def test_a_party_is_read_with_the_cards_it_was_touched_by() -> None:
    assert about("kpd") == ["Round 1", "SPD plays", "KPD loses a base", "Round 2"]


def test_cards_without_news_of_the_party_are_left_out() -> None:
    assert about("z") == ["Round 1", "Zentrum plays", "Zentrum base", "Round 2"]


def test_lists_of_parties_count() -> None:
    formed = e.GovernmentFormed(("spd", "z"), "spd", "coalition")
    assert STORY.seats(formed, PARTIES) == {"spd", "z"}


async def test_the_key_goes_through_the_parties(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("f8", "f", "f")
        await pilot.pause()
        assert "Chronicle · KPD" in screen_text(app)
        spoken = [line for line in app.screen.scene_now().chronicle if line.level == 2]
        assert all("kpd" in line.seats for line in spoken)
        await pilot.press("f", "f", "f")
        await pilot.pause()
        assert "Chronicle ━" in screen_text(app)


def test_a_card_played_for_its_event_is_told_once() -> None:
    played = e.CardPlayed("spd", "S05", "event")
    started = e.CardEventStarted("spd", "S05")
    assert STORY.is_repeat(played, started)
    assert not STORY.is_repeat(e.CardPlayed("spd", "S05", "actions"), started)
    assert not STORY.is_repeat(played, e.CardEventStarted("kpd", "K05"))


def test_a_line_without_room_shows_its_beginning() -> None:
    canvas = Canvas(24, 2, Look())
    lines = [
        ChronicleLine("KPD plays a card with a long name for its event.", "", 1),
        ChronicleLine("A base."),
    ]
    shown = [text for text, _ in wrapped_rows(canvas, lines, 2, begins=True)]
    assert shown[0].startswith("KPD plays") and shown[0].endswith("…")
    assert shown[1] == " A base."
    assert wrapped_rows(canvas, lines, 2)[0][0].endswith("event."), "scrolled back, rows move"


def test_a_random_city_is_told_with_its_dice() -> None:
    assert STORY.is_repeat(None, e.DiceRolled("spd", "city", (4, 4), 0))
    assert not STORY.is_repeat(None, e.RandomCityRolled((4, 4), "essen"))
    assert not STORY.is_repeat(None, e.DiceRolled("spd", "coup", (4, 4), 4))
