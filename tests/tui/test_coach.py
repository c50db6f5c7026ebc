"""The coach over the board: answers, chances, changes; it selects an answer but never gives it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import screen_text, seen, until
from tests.tui.playing import begun, picked
from tests.wordings import LANGUAGES
from weimar_tui.bots.bot import UNKNOWN
from weimar_tui.play.advice import BETTER, OTHER, WORSE, AdvisedAnswer, AnswerChange, Counsel
from weimar_tui.tui.dialogs.coach import CoachDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game import GameScreen

LONG = "Women's Suffrage, played for its event and for the debate that follows from it"


def answer(number: int, text: str, percent: int, *changes: AnswerChange) -> AdvisedAnswer:
    verdict = "best" if number == 1 else "about equal" if number == 2 else "7 lower"
    return AdvisedAnswer(
        option=str(number),
        text=text,
        percent=percent,
        chance=f"{percent}%" if percent != UNKNOWN else "",
        verdict=verdict,
        is_best=number == 1,
        is_equal=number < 3,
        changes=changes,
    )


COUNSEL = Counsel(
    title="Coach · SPD",
    heading="Your chance of winning after each answer",
    answers=(
        answer(1, "Women's Suffrage: event", 43, AnswerChange(BETTER, "+", "8 seats instead of 7")),
        answer(2, "Blind in the Right Eye: debate", 42, AnswerChange(WORSE, "−", "1 VP behind")),
        answer(
            3, "Women's Suffrage: actions", 36, AnswerChange(OTHER, "·", "For SPD: to stop KPD.")
        ),
    ),
    looked="Based on what you see and 96 guesses.",
    about="About it.",
)


def box(app: Any) -> list[str]:
    pane = app.screen.query_one("#coach", Pane)
    return [pane.render_line(y).text for y in range(pane.size.height)]


async def test_the_row_under_the_cursor_says_what_it_changes(make_app: Any) -> None:
    app = make_app()
    chosen: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(CoachDialog(COUNSEL, "spd"), chosen.append)
        await pilot.pause()
        rows = box(app)
        assert "Coach · SPD" in rows[0]
        assert "▸1 Women's Suffrage: event" in rows[2] and "43%  best" in rows[2]
        assert "████──────" in rows[2]
        assert "+ 8 seats instead of 7" in rows[3]
        assert "42%  about equal" in rows[4] and "36%  7 lower" in rows[5]
        assert COUNSEL.looked in rows[-2]
        await pilot.press("down")
        assert "− 1 VP behind" in box(app)[4] and "8 seats" not in "".join(box(app))
        await pilot.press("3", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog) and "About it." in app.screen.text
        await pilot.press("escape")
        await pilot.pause()
        assert "▸3" in box(app)[4] and "· For SPD" in box(app)[5]
        await pilot.click("#coach", offset=(6, 2))
        await pilot.pause()
        assert "▸1" in box(app)[2] and not chosen, "a click moves, the next one takes"
        await pilot.click("#coach", offset=(6, 2))
        await pilot.pause()
        assert chosen == ["0"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_a_verdict_has_the_same_words_at_every_size_and_in_its_explanation(
    make_app: Any, lang: str, size: tuple[int, int]
) -> None:
    app = make_app(lang)
    equal = app.words.text("coach-equal")
    best, second, worse = COUNSEL.answers
    answers = (best, second._replace(verdict=equal), worse)
    async with app.run_test(size=size) as pilot:
        await app.push_screen(CoachDialog(COUNSEL._replace(answers=answers), "spd"))
        await pilot.pause()
        assert any(row.rstrip(" │").endswith(equal) for row in box(app))
        assert equal.lower() in app.words.text("coach-about", until="").lower()


async def test_no_answer_is_cut_however_long_it_is_and_however_narrow_the_box(
    make_app: Any,
) -> None:
    app = make_app()
    first, *others = COUNSEL.answers
    long = COUNSEL._replace(answers=(first._replace(text=LONG), *others))
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(CoachDialog(long, "spd"))
        await pilot.pause()
        text = " ".join(" ".join(row.strip("│ ").split()) for row in box(app))
        assert "that follows from it" in text and "██" not in text
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        untried = first._replace(text=LONG, percent=UNKNOWN, chance="", verdict="")
        await app.push_screen(CoachDialog(COUNSEL._replace(answers=(untried,), looked=""), "spd"))
        await pilot.pause()
        text = " ".join(" ".join(row.strip("│ ").split()) for row in box(app))
        assert "that follows from it" in text and "%" not in text
        assert "▸ Women's" in text and "why" not in text, "one answer: no rank, nothing to compare"


async def test_it_goes_to_an_answer_and_does_not_give_it(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        table = await begun(app, pilot, make_table())
        before = len(table.session.history.picks)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        dialog = app.screen
        advice = dialog.counsel.answers[-1]
        await pilot.press(str(len(dialog.counsel.answers)), "enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        (row,) = (row for row in seen(app, "#decision").rows if "▸" in row)
        assert row.partition("▸")[2].lstrip(" 0123456789").startswith(advice.text)
        assert len(table.session.history.picks) == before and picked(table) == []
        assert "Coach" not in screen_text(app)


async def test_that_there_is_no_question_is_said_only_until_the_next_key(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        board = app.board_now().board
        question, board.asked = board.asked, None
        await pilot.press("i")
        await until(pilot, lambda: "as soon as you have a question" in screen_text(app))
        board.asked = question
        await pilot.press("down")
        await pilot.pause()
        assert "as soon as you have a question" not in screen_text(app)
