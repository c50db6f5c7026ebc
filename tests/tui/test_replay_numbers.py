"""A recorded game by numbers: going to a pick, crossing curves, the luck of dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text
from weimar_tui.games.junta.rules.coup_events import SalvoFired, ShellFired
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.kernel.replay import Replay
from weimar_tui.registry import load_game
from weimar_tui.replay.narration import Chart, Luck, Series
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.replay.charts import draw_chart, draw_luck
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.replay.watching import watch_file

GAME = SAVES / "overthrow-cities.weimar"


@pytest.fixture(scope="module")
def recording() -> Recording:
    game = load_game("weimar")
    replay = Replay.open(GAME, lambda header: game)
    replay.jump(replay.last)
    return Recording(replay, LoadedGame(game, "en"), Look(ascii_only=True))


async def test_digits_and_enter_go_to_a_pick(tmp_path: Path) -> None:
    app = LocalApp(lang="en", motion=False, saves=tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        watch_file(app, GAME, app.game_for)
        await pilot.pause()
        await pilot.press("1", "5", "0", "backspace", "1")
        assert "Go to pick 151" in screen_text(app)
        await pilot.press("enter")
        assert "Pick 151 of" in screen_text(app)
        await pilot.press("9", "9", "9", "9", "9", "enter")
        text = screen_text(app)
        assert "There is no pick 99999" in text and "Pick 151 of" in text
        await pilot.press("7", "escape", "enter")
        assert "Pick 151 of" in screen_text(app)


def test_curves_that_run_together_are_named_once_and_marked(recording: Recording) -> None:
    def up(figures: object) -> int:
        return min(6, recording.timeline.first + 3)

    chart = Chart("vp", (Series("A", "spd", "", up), Series("B", "kpd", "", up)))
    canvas = Canvas(40, 12, recording.look)
    draw_chart(canvas, recording, chart)
    (row,) = [line for line in canvas.text().split("\n") if "AB*" in line]
    assert row.count("AB") == 3 and set(row.strip(" 0123456789|")) == {"A", "B", "*"}
    assert "* several together" in canvas.text()


def test_the_luck_of_success_rolls_is_their_result() -> None:
    narration = WeimarNarration()
    fell = [
        DiceRolled("spd", "demonstrate", (6, 6), 5),
        DiceRolled("spd", "fight", (1,), 1),
        DiceRolled("kpd", "crisis", (1, 1), 1),
        DiceRolled("z", "city", (3, 3), 6),
    ]
    luck = narration.luck_of(fell)
    assert set(luck) == {"spd"}
    spd = luck["spd"]
    assert (spd.rolls, spd.dice, spd.rolled) == (2, 3, 8), "two sixes make 7"
    assert spd.expected == pytest.approx(3.5 + 161 / 36 + 1 / 36)


def test_the_luck_of_shots_is_their_hits() -> None:
    luck = JuntaNarration().luck_of(
        [
            SalvoFired("palace", 1, "bravo", "cortina", (6, 2, 6, 1, 1, 1)),
            ShellFired("bravo", "gunboat", "palace", "cortina", (1, 2, 3)),
            SalvoFired("palace", 1, "", "cortina", (6,)),
        ]
    )
    assert luck == {"bravo": Luck(2, 9, 2, 1.5)}


def test_luck_is_told_for_every_seat(recording: Recording) -> None:
    canvas = Canvas(70, 12, recording.look)
    draw_luck(canvas, recording)
    text = canvas.text()
    assert "Luck of the dice" in text and "expected" in text
    luck = recording.narration.luck_of(recording.replay.events_until(recording.moment))
    for seat, fell in luck.items():
        (row,) = [line for line in text.split("\n") if line.startswith(recording.words.seat(seat))]
        assert row.split()[1:4] == [str(fell.rolls), str(fell.dice), str(fell.rolled)]
    recording.replay.jump(recording.replay.first)
    canvas = Canvas(70, 12, recording.look)
    draw_luck(canvas, recording)
    assert "No dice have been rolled yet." in canvas.text()


def test_a_seat_for_which_nothing_fell_has_its_row_all_the_same(
    recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_, last = recording.seats
    luck = {first: Luck(2, 3, 12, 10.0), last: Luck(1, 1, 3, 3.0)}
    monkeypatch.setattr(recording.narration, "luck_of", lambda events: luck)
    canvas = Canvas(70, 14, recording.look)
    draw_luck(canvas, recording)
    rows = canvas.text().split("\n")
    names = {seat: recording.words.seat(seat) for seat in recording.seats}
    found = {
        seat: (y, row[len(name) :].split())
        for seat, name in names.items()
        for y, row in enumerate(rows)
        if row.startswith(name)
    }
    assert found[first][1] == ["2", "3", "12", "10.0", "+2.0"]
    assert found[last][1] == ["1", "1", "3", "3.0", "+0.0"]
    assert all(found[seat][1] == [] for seat in recording.seats[1:-1])
    assert [y for y, _ in found.values()] == list(range(found[first][0], found[last][0] + 1))
    ends = [
        canvas.styles()[found[seat][0]][len(rows[found[seat][0]]) - 1] for seat in (first, last)
    ]
    assert ends == ["good bold", "text bold"], "as expected is neither good nor bad"
