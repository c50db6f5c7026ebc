"""People at a served table: leaving and returning, agreements, the bell, resigning."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace

from tests.server.serving import Player
from tests.tui.evening import evening
from tests.tui.looking import put_cursor_on, screen_text
from weimar_tui.server.requests import ReportPlayer
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.screens.game import GameScreen


async def test_who_goes_and_who_comes_back_is_said(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        say = at.app.lobby_words.say
        await at.is_asked()
        await at.rosa.close()
        await at.sees(say("gone", name="Rosa")[:30])
        at.rosa = await Player.come(tmp_path, "Rosa")
        at.rosa.enter(at.table.record.id)
        await at.sees(say("back", name="Rosa")[:30])


async def test_what_can_be_agreed_is_asked_in_a_box_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        say, app = at.app.lobby_words.say, at.app

        async def open_table() -> None:
            await at.pilot.press("m")
            await at.until(lambda: isinstance(app.screen, QuestionDialog))

        await at.is_asked()
        await open_table()
        assert "Otto" in screen_text(app) and "Rosa" in screen_text(app)
        put_cursor_on(app, "dice")
        await at.pilot.press("enter")
        await at.until(lambda: isinstance(app.screen, ReadingDialog))
        assert say("table-dice") in screen_text(app)
        await at.pilot.press("escape")
        await open_table()
        rings = []
        for _ in range(4):
            put_cursor_on(app, "ring")
            await at.pilot.press("enter")
            await at.pilot.pause()
            assert isinstance(app.screen, QuestionDialog), "the box comes again"
            rings.append(app.link.wish.ring)
        assert rings == ["bell", "osc9", "osc777", "off"]
        await at.pilot.press("escape")
        await at.pilot.press("t")
        await at.until(lambda: isinstance(app.screen, TalkDialog))
        to_rosa = say("talk-to", seat=app.words_of(at.table.state("Otto")).seat("kpd"), name="Rosa")
        await at.pilot.press(*"psst", "tab")
        assert to_rosa[:12] in screen_text(app)
        await at.pilot.press("escape")
        await at.until(lambda: isinstance(app.screen, GameScreen))
        await at.pilot.press("t")
        await at.until(lambda: isinstance(app.screen, TalkDialog))
        await at.pilot.press("!")
        assert app.screen.query_one(LineInput).value == "psst!", "Esc keeps what was typed"
        assert to_rosa[:12] in screen_text(app), "and to whom"
        await at.pilot.press("enter", "escape", "t")
        await at.until(lambda: isinstance(app.screen, TalkDialog))
        assert app.screen.query_one(LineInput).value == "" and to_rosa[:12] not in screen_text(app)


async def test_whoever_gives_up_is_asked_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        for sure in ("back", "resign"):
            await at.pilot.press("m")
            await at.until(lambda: isinstance(at.app.screen, QuestionDialog))
            put_cursor_on(at.app, "resign")
            await at.pilot.press("enter")
            await at.sees(at.app.lobby_words.say("resign-prompt")[:30])
            assert at.table.record.seats["spd"].stand_in == ""
            put_cursor_on(at.app, sure)
            await at.pilot.press("enter")
            await at.until(lambda: isinstance(at.app.screen, GameScreen))
        await at.until(lambda: at.table.record.seats["spd"].player != "Otto")


async def test_a_player_at_the_table_is_reported_with_its_talk(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        say, app, link = at.app.lobby_words.say, at.app, at.app.link
        link.welcome = replace(link.welcome, role="player")  # players without an account cannot
        sent: list[object] = []
        link.send = sent.append  # type: ignore[method-assign, assignment]
        await at.is_asked()

        async def start() -> None:
            await at.pilot.press("m")
            await at.until(lambda: isinstance(app.screen, QuestionDialog))
            put_cursor_on(app, "report")
            await at.pilot.press("enter")
            await at.until(lambda: isinstance(app.screen, EntryDialog))

        await start()
        await at.pilot.press(*"no!", "enter")
        await at.sees("A name has")
        await start()
        await at.pilot.press("ctrl+u", "R", "tab", "enter")
        await at.sees(say("report-what"))
        await at.pilot.press(*"late", "enter")
        await at.until(lambda: isinstance(app.screen, GameScreen))
        (report,) = [one for one in sent if isinstance(one, ReportPlayer)]
        assert (report.person, report.text, report.table) == ("Rosa", "late", at.table.record.id)


async def test_the_clock_runs_while_a_box_covers_the_board(tmp_path: Path) -> None:
    async with evening(tmp_path, decision_clock=600) as at:
        while not isinstance(at.app.screen, InterruptDialog):
            await (at.answers() if at.asked("spd") else at.rosa_answers())
        shown: set[str] = set()

        def has_moved() -> bool:
            shown.update(re.findall(r"9:\d\d left", screen_text(at.app)))
            return len(shown) > 1

        await at.until(has_moved)
        assert isinstance(at.app.screen, InterruptDialog)
