"""Part of a game by keys, at three sizes: cards, the map, the forecast, the End of Decade."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.decades import flight_and_currency
from tests.games.wir_sind_das_volk.table import end_of_decade
from tests.games.wir_sind_das_volk.view.moments import game, scene, words
from tests.games.wir_sind_das_volk.view.tables import sheet, trouble
from tests.tui.looking import screen_text, seen
from weimar_tui.bots.question import BotAnswer
from weimar_tui.games.wir_sind_das_volk.prompts import VolkPrompts
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.flight import count_flight
from weimar_tui.games.wir_sind_das_volk.rules.events import PhaseStarted, UnrestPlaced
from weimar_tui.games.wir_sind_das_volk.rules.position import END_OF_DECADE
from weimar_tui.games.wir_sind_das_volk.rules.subjects import VolkSubject
from weimar_tui.games.wir_sind_das_volk.view.decade_steps import decade_steps, enactment
from weimar_tui.games.wir_sind_das_volk.words.lessons import LESSONS
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Outcome
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.steps import StepsDialog
from weimar_tui.tui.playing.local import Guide, LocalGame
from weimar_tui.tui.screens.since import SinceScreen


class Quick(GameHandle):
    """A table whose bot takes the first answer at once."""

    def answer_of(self, decision: Decision) -> BotAnswer:
        return BotAnswer(option=decision.options[0], by="first")


def seated(tmp_path: Path, me: str = "west", scenario: str = "1980") -> tuple[Any, Quick]:
    players = dict.fromkeys(("west", "east"), "steady") | {me: "human"}
    table = Quick.new(game(), scenario, players, "s", path=tmp_path / "a.weimar")
    assert isinstance(table, Quick)
    app = LocalApp(lang="en", motion=False, saves=tmp_path, game="wir_sind_das_volk")
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    return app, table


@pytest.mark.parametrize(("me", "half"), [("west", "F2 West"), ("east", "F3 East")])
async def test_a_small_screen_shows_your_half_until_the_first_question(
    me: str, half: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waits(_: LocalGame) -> None:
        """Ask nobody."""

    monkeypatch.setattr(LocalGame, "play", waits)
    app, table = seated(tmp_path, me)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        await pilot.pause()
        assert half in screen_text(app).splitlines()[2]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 48)])
async def test_a_card_is_used_and_the_decade_foreseen(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.play(table)
        await pilot.pause()
        assert "Decade IV" in screen_text(app) and "THE EAST LACKS 2 CURRENCY" in screen_text(app)
        first = {80: "F5 Cards", 120: "F2 Germany", 160: "F2 Germany"}[size[0]]
        assert first in screen_text(app).splitlines()[2], "the first question is about cards"
        await pilot.press("down", "down", "down", "down")
        assert app.board_now().board.bar.choice.current.id == "70", "cards first, then their uses"
        await pilot.press("enter", "down", "left", "right")
        chosen = app.board_now().board.bar.choice.current.id
        assert chosen == "70:build", "right and left go from card to card"
        await pilot.press("e")
        assert "The end of Decade IV, if it came now" in screen_text(app)
        assert "9.1 Flight, or costs of the Wall" in screen_text(app)
        await pilot.press("right", "right", "left")
        assert "9.2 Prestige" in screen_text(app)
        await pilot.press("e")
        assert "as it stands" in screen_text(app) and "played out" in screen_text(app)
        await pilot.press("e", "enter")
        await pilot.pause()
        assert "Where do you build?" in screen_text(app)
        await pilot.press("f2", "right", "right", "down", "enter", "d")
        await pilot.pause()
        built = [pick.option for pick in table.session.history.picks]
        assert built[0] == "70:build" and len(built) == 2


async def test_after_an_undo_the_cursor_is_on_the_answer_taken_back(tmp_path: Path) -> None:
    app, table = seated(tmp_path, "west")
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("down", "down", "down", "down", "enter", "down")
        before = app.board_now().board.bar.choice.current
        await pilot.press("enter")
        await pilot.pause()
        assert table.session.history.picks
        await pilot.press("u")
        await pilot.pause()
        assert not table.session.history.picks
        assert app.board_now().board.bar.choice.current == before


async def test_a_number_that_no_answer_has_is_told(tmp_path: Path) -> None:
    app, table = seated(tmp_path, "west")
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("down", "down", "down", "down", "enter", "8")
        assert "No answer has that number." in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert not table.session.history.picks
        await pilot.press("2")
        assert "No answer has that number." not in screen_text(app)


async def test_two_players_are_offered_to_swap_sides(tmp_path: Path) -> None:
    app, table = seated(tmp_path, "west")
    table.session.position.outcome = Outcome("four-decades", ("east",))
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Play again, swapping sides" in screen_text(app)
        assert "everyone moves on" not in screen_text(app)


async def test_a_game_opened_at_a_question_shows_the_half_it_is_about(tmp_path: Path) -> None:
    app, table = seated(tmp_path, "east")
    session = table.session
    while (session.decisions[0].seat, session.decisions[0].kind) != ("east", "build"):
        asked = session.decisions[0]
        uses = [option for option in asked.options if option.endswith(":build")]
        session.pick(asked.number, [*uses, *asked.options][0])
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        await pilot.pause()
        assert "F3 East" in screen_text(app).splitlines()[2]
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "F2 Germany" in screen_text(app).splitlines()[2], "the map has one key"


async def test_each_phase_changes_the_board_in_view(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        before = screen_text(app)
        await pilot.press("e")
        assert isinstance(app.screen, StepsDialog)
        assert "l chronicle" in before and "l chronicle" not in screen_text(app), "no such key now"
        changed = 0
        for place, step in enumerate(app.screen.steps):
            assert app.screen.at == place and f"{step.name} {step.title}" in screen_text(app)
            assert "F2 Germany" in screen_text(app) and "F4 Areas" in screen_text(app)
            if place == 0:
                told = "".join(row[:78] for row in screen_text(app).splitlines()[28:])
                assert "".join(step.rule.split()) in "".join(told.split()), "the whole rule"
            for area, number in step.scene.after.unrest.items():
                if number != step.scene.view.unrest[area]:
                    changed += 1
                    sign = f"U{step.scene.view.unrest[area]}→{number}"
                    assert sign in screen_text(app), (area, sign)
            await pilot.press("right")
        assert changed > 2, "there is something to see"
        for width, height in ((81, 24), (80, 24), (120, 40)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert "Esc back" in screen_text(app), "the page follows the size at once"
        await pilot.press("escape")
        assert screen_text(app).splitlines()[2:] == before.splitlines()[2:], "as it was"


async def test_what_a_bot_did_later_is_not_said_below_the_steps(tmp_path: Path) -> None:
    later = "East: “Land reform” (1), event."
    app, table = seated(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        app.board_now().board.say(later)
        await pilot.press("e")
        assert isinstance(app.screen, StepsDialog) and later not in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert later in screen_text(app)


async def test_enter_plays_the_phases_and_any_step_stops(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("e", "enter")
        dialog = app.screen
        assert isinstance(dialog, StepsDialog) and dialog.at == 1
        await pilot.press("left", "left", "left")
        assert dialog.at == 0
        await pilot.press("escape")
        assert "F5 Cards" in screen_text(app), "the cards are back"


def test_the_steps_end_where_the_game_would_and_leave_the_table_alone() -> None:
    moment = trouble(protests={"west": [], "east": ["sachsen", "thueringen", "sachsen"]})
    shown = scene(moment)
    before = shown.view.copy()
    steps = decade_steps(shown)
    assert [step.name for step in steps] == [f"9.{number}" for number in range(1, 11)]
    assert shown.view == before
    last = steps[-1].scene.after
    assert last.unrest == dict(shown.forecast.played_out.unrest) | {
        area: 0 for area, number in last.unrest.items() if not number
    }, "as the table of the forecast has it"
    broke = trouble(factories={}, lines={})
    assert [step.ends for step in decade_steps(scene(broke))][-1]
    assert len(decade_steps(scene(broke))) < 10


def test_the_flight_of_the_first_step_is_what_the_tracks_count() -> None:
    """9.1 puts the pile away; the card being played has its symbols on it, once."""
    moment = trouble(wall=False, playing="IVb")
    first, *others = decade_steps(scene(moment))
    counted = count_flight(game().board, moment[0])
    assert counted.symbols > count_flight(game().board, trouble(wall=False)[0]).symbols
    shown = sheet(first.scene, "display", 80, 18).text()
    assert f"flight symbols: {counted.symbols}" in shown
    steps = f"Flight {counted.steps} step"
    assert steps in sheet(first.scene, "tracks", 60, 18).text()
    later = [sheet(step.scene, "tracks", 60, 18).text() for step in others]
    assert all("cards 0" in text or "cards" not in text for text in later), "the pile is put away"


def go_to_the_last_card(table: GameHandle) -> None:
    """Play until one card of the decade is left."""
    position = table.session.position
    while (position.half, len(position.display)) != (2, 1):
        decision = position.decisions[0]
        table.pick(decision.number, decision.options[-1])


async def test_the_end_of_a_decade_is_walked_through_on_the_board(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    go_to_the_last_card(table)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        for _ in range(40):
            await pilot.pause()
            if isinstance(app.screen, StepsDialog):
                break
            await pilot.press("enter")
        first = app.screen
        assert isinstance(first, StepsDialog)
        shown = screen_text(app)
        assert "The End of Decade IV" in shown and "Enter next" in shown
        assert "9.1 Flight" in shown and "9.10" in shown, "and what is still to come"
        assert "F3 East" in shown.splitlines()[2] or "F2 West" in shown.splitlines()[2]
        await pilot.press("left", "e")
        assert app.screen is first, "keys of the forecast do nothing here"
        for step in first.steps:
            assert app.screen is first
            await pilot.pause()
            read = " ".join(screen_text(app).split())
            assert all(" ".join(line.split()) in read for line in step.lines), read
            await pilot.press("enter")
        await pilot.pause()
        assert app.screen is not first, "after the last step the game continues"
        for _ in range(10):
            if isinstance(app.screen, StepsDialog):
                await pilot.press("space")
                await pilot.pause()
        assert not isinstance(app.screen, StepsDialog), "skipped to the next question"
        await pilot.press("s")
        await pilot.pause()
        assert "The End of Decade IV" in screen_text(app)
        await pilot.press("enter")
        again = app.screen
        assert isinstance(again, StepsDialog) and "9.1 Flight" in screen_text(app)
        assert len(again.steps) >= len(first.steps)


async def test_the_steps_leave_out_nothing_that_happens_between_answers(tmp_path: Path) -> None:
    """A step tells what has happened since the one before it, whoever has answered meanwhile."""
    app, table = seated(tmp_path)
    go_to_the_last_card(table)
    position = table.session.position
    read: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        dialog = None
        for _ in range(80):
            await pilot.pause()
            if isinstance(app.screen, StepsDialog) and app.screen is not dialog:
                dialog = app.screen
                read += [line for step in dialog.steps for line in step.lines]
            if position.half == END_OF_DECADE and position.phase > 7:
                break
            await pilot.press("enter")
    begin = max(i for i, event in enumerate(table.events) if event == PhaseStarted(1))
    end = max(i for i, event in enumerate(table.events) if event == PhaseStarted(8))
    for event in table.events[begin:end]:
        if not isinstance(event, PhaseStarted | UnrestPlaced):
            assert read.count(words("en").event(event)) == 1, event


@pytest.mark.parametrize(
    ("kind", "options", "first"),
    [
        ("lose-socialist", ("sachsen", "berlin"), None),
        ("hamburg", ("hamburg", "bremen"), None),
        ("discard-hand", ("70", "71"), None),
        ("discard-hand", ("70", "none"), "none"),
        ("dismantle", ("hamburg", "bremen"), ""),
    ],
)
def test_what_is_given_up_for_good_is_chosen_first(
    kind: str, options: tuple[str, ...], first: str | None
) -> None:
    decision = Decision(1, "west", kind, options, VolkSubject())
    assert VolkPrompts().first_answer(decision) == first


async def test_f_filters_as_in_every_game(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("f")
        assert app.board_now().board.bar.choice.filtering
        await pilot.press("escape", "e", "e")
        assert "as it stands" in screen_text(app), "what is to come has a key of its own"


async def test_what_an_answer_would_bring_can_be_read_whole(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(table)
        await pilot.pause()
        choice = app.board_now().board.bar.choice
        for _ in choice.shown:
            whole = choice.preview_of(choice.current.id)
            last = app.look.plain(whole.split()[-1]) if whole else ""
            if last and last not in screen_text(app):
                break
            await pilot.press("down")
        assert last not in screen_text(app), "not all of it has room"
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press(*["pagedown"] * 3)
        assert last in screen_text(app)
        await pilot.press("escape")
        assert app.board_now().board.bar.choice.preview_of(choice.current.id) == whole


async def test_the_cursor_stays_on_the_area_that_was_built_in(tmp_path: Path) -> None:
    app, table = seated(tmp_path, scenario="main")
    asked = table.session.decisions[0]
    card = next(one for one in asked.options if one.endswith(":build"))
    table.pick(asked.number, card)

    def cursor() -> str:
        return next(row for row in seen(app, "#decision").rows if "▸" in row).split("▸")[1]

    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("3")
        area = cursor()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert table.session.decisions[0].number == asked.number + 2, "a second point to build"
        assert cursor() == area and area.startswith("3 ")


async def test_a_line_of_the_chronicle_leads_to_its_place(tmp_path: Path) -> None:
    app, table = seated(tmp_path)
    table.pick(1, "70:unrest")
    table.pick(table.session.position.decisions[0].number, "bayern")
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        usual = seen(app).style("BY L")
        await pilot.press("l")
        for _ in range(9):
            if "Bavaria −1 unrest" in cursor_row(app):
                break
            await pilot.press("up")
        assert "W Bavaria −1 unrest" in " ".join(cursor_row(app).split())
        await pilot.press("enter")
        await pilot.pause()
        assert seen(app).style("BY L") != usual, "the place is pointed out"
        await pilot.press("x")
        assert seen(app).style("BY L") == usual, "until the next key"


def cursor_row(app: Any) -> str:
    return next(row for row in seen(app).rows if row.startswith(("│▸", "│ ▸")))


def test_a_lesson_explains_each_phase_on_its_own_step() -> None:
    here = SimpleNamespace(key_of=lambda binding, usual: usual)
    board: Any = SimpleNamespace(
        loaded=SimpleNamespace(game=game(), lang="en"), here=here, words=words("en"), me="west"
    )
    guide = Guide(board, LESSONS[0])
    runner = flight_and_currency()
    before = game().view(runner.position, "west")
    end_of_decade(runner)
    moment = before, runner.position.decisions[0], ()
    told = enactment(replace(scene(moment), decision=None), tuple(runner.events or ()))
    assert told is not None
    first = told.steps[0]
    assert guide.in_step(first).rule.startswith("The first of ten phases: ")
    assert guide.in_step(first) == first, "it is explained once"


async def pages_to_the_end(tmp_path: Path, scenario: str, me: str = "west") -> list[str]:
    """Steps of the End of Decade in the order shown, reviews of the other side and questions."""
    app, table = seated(tmp_path, me, scenario)
    app.gentle = True
    go_to_the_last_card(table)
    shown: list[Any] = []
    pages: list[str] = []
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        for _ in range(60):
            await pilot.pause()
            if table.human_decisions() and pages and pages[-1] != "asked":
                pages.append("asked")
            if app.screen not in shown and isinstance(app.screen, StepsDialog | SinceScreen):
                shown.append(app.screen)
                steps = app.screen.steps if isinstance(app.screen, StepsDialog) else ()
                pages += [step.name for step in steps] or ["since"]
            await pilot.press("enter")
    return pages


async def test_what_the_others_did_before_the_steps_is_told_before_them(tmp_path: Path) -> None:
    assert await pages_to_the_end(tmp_path, "main") == ["since", "9.1"]


async def test_the_steps_wait_for_a_bot(tmp_path: Path) -> None:
    """A phase is on one page, unless a person is asked in it."""
    pages = await pages_to_the_end(tmp_path, "1980", "east")
    assert not [one for one, then in pairwise(pages) if one == then], pages
