"""Pages that the server draws itself: the front door and the account page on a terminal."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.make_pictures import GAMES, file_of, stored
from tests.server.ssh.hosting import Open, Terminal, hosting
from tests.server.ssh.screen import Screen
from tests.server.ssh.test_club import club
from tests.waiting import until
from weimar_tui.server.ssh.dialogue import PlayerLeft
from weimar_tui.server.ssh.door_form import DoorForm
from weimar_tui.server.ssh.drawn_dialogue import DrawnDialogue
from weimar_tui.server.ssh.drawn_door import posters
from weimar_tui.server.ssh.questions import Question
from weimar_tui.text.breaks import width_of

SIZES = ((20, 5), (34, 9), (60, 16), (80, 24), (120, 40), (160, 48), (200, 60))
TERMINALS = {
    "all": {"TERM": "foot", "COLORTERM": "truecolor"},
    "256": {"TERM": "xterm-256color"},
    "16": {"TERM": "linux"},
    "none": {"TERM": "xterm", "NO_COLOR": "1"},
    "ascii": {"TERM": "vt220", "LANG": "C"},
}


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Open]:
    async with hosting(tmp_path, club=club()) as host:
        yield host


class Page:
    """A dialogue on a terminal of the test's own."""

    def __init__(self, size: tuple[int, int], variables: dict[str, str], language: str) -> None:
        self.screen = Screen(*size)
        self.raw = b""
        self.talk = DrawnDialogue(self._take, language, "page-door", size, variables)

    def _take(self, data: bytes) -> None:
        self.raw += data
        self.screen.feed(data)

    def rows(self) -> list[str]:
        return self.screen.text.split("\n")

    def sent(self) -> list[str]:
        """Return every row that was sent, without control codes."""
        rows = re.split(rb"\x1b\[\d+;1H", self.raw)[1:]
        return [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", row.decode()) for row in rows]

    async def show(self, question: Question) -> asyncio.Task[str | int]:
        task = asyncio.create_task(self.talk.put(question))
        await asyncio.sleep(0)
        return task


def door(page: Page, asks: str = "code", name: str = "", *, visits: bool = True) -> DoorForm:
    key = "SHA256:" + "x" * 43
    return DoorForm(page.talk, posters(), key, asks, name, "", visits=visits)


@pytest.mark.parametrize("language", ("en", "de", "zh"))
@pytest.mark.parametrize("size", SIZES)
async def test_every_row_of_the_door_can_be_reached_at_every_size(
    size: tuple[int, int], language: str
) -> None:
    for colours, variables in TERMINALS.items():
        page = Page(size, variables, language)
        task = await page.show(door(page))
        for place in range(5):
            marks = [row for row in page.rows() if re.match(r" *[▸>]", row)]
            assert len(marks) == 1, (place, page.screen.text)
            assert all(width_of(row) <= size[0] for row in page.rows())
            page.talk.feed(b"\x1b[B")
        if size[0] >= 80 and colours != "ascii":
            shown = page.screen.text
            assert page.talk.text("door-account") in shown
            assert page.talk.text("door-unknown") in shown
            for poster in posters():
                assert poster.names[language] in shown
        page.talk.feed(b"\x1b[27u")
        assert await task == 0


async def test_nothing_at_the_door_is_cut_at_the_right_edge() -> None:
    for width in (60, 80, 90, 100, 120):
        page = Page((width, 40), TERMINALS["all"], "en")
        task = await page.show(door(page))
        text = " ".join(" ".join(page.rows()).split())
        assert "Only its public half is stored." in text, width
        assert "a game against bots" in text
        task.cancel()


async def test_without_colours_the_cursor_is_still_visible() -> None:
    page = Page((80, 24), TERMINALS["none"], "en")
    task = await page.show(door(page, name="Rosa", asks=""))
    assert "▸ 1 Join as Rosa" in page.screen.text
    assert not re.search(rb"\x1b\[[0-9;]*[34]8[;:]|\x1b\[[0-9;]*3[0-7]m", page.raw)
    assert b"\x1b[0;1;7m" in page.raw  # the cursor is bold and reversed
    task.cancel()


async def test_wide_characters_fit_at_the_right_edge() -> None:
    for columns in range(20, 90, 3):
        page = Page((columns, 24), TERMINALS["256"], "zh")
        task = await page.show(door(page, "letter"))
        page.talk.feed(b"\x1b[B\x1b[B" + "威瑪共和國的民主之戰".encode() * 3)
        assert {width_of(text) for text in page.sent()} == {columns}
        assert "戰" in page.screen.text  # the end of what was typed is in view
        task.cancel()


async def test_nothing_typed_ends_it_but_esc_and_ctrl_c() -> None:
    page = Page((80, 24), TERMINALS["256"], "en")
    task = await page.show(door(page))
    generator = random.Random(7)
    kept = bytes(code for code in range(256) if code not in (3, 4, 13, 10, 27))
    for _ in range(60):
        junk = bytes(generator.choice(kept) for _ in range(generator.randrange(1, 40)))
        page.talk.feed(generator.choice((b"", b"\x1b[", b"\x1b[<", b"\x1b]", b"\x1bP")) + junk)
        page.talk.resize(generator.randrange(20, 120), generator.randrange(5, 40))
        await asyncio.sleep(0)
        assert not task.done()
    page.talk.feed(b"\r\x03")
    page.talk.feed(b"\x03")
    with pytest.raises(PlayerLeft):
        await task


async def test_only_changed_rows_are_sent_and_nothing_while_the_line_is_full() -> None:
    page = Page((120, 40), TERMINALS["all"], "en")
    task = await page.show(door(page, ""))
    first = len(page.raw)
    page.talk.feed(b"R")
    assert len(page.raw) - first < first / 10
    page.talk.hold(True)
    sent = len(page.raw)
    page.talk.feed(b"osa")
    assert len(page.raw) == sent
    page.talk.hold(False)
    assert "Join as Rosa" in page.screen.text
    task.cancel()


def test_the_stored_pictures_show_the_emblems_of_today() -> None:
    for game in GAMES:
        assert file_of(game).read_text("utf-8") == stored(game), "python -m tests.make_pictures"


async def test_a_stranger_signs_up_by_the_form(host: Open) -> None:
    guest = await Terminal.come(host.port, "Mallory", username="new", size=(120, 40))
    await guest.shows("doesn't know your key yet")
    guest.press("5teady")
    await guest.shows("looks too much like")
    guest.press("\x15Mallory")
    await guest.shows("available")
    guest.press("\t", "\x1b[C")
    await guest.shows("Als Mallory eintreten")
    guest.screen = Screen(60, 18)
    guest.process.change_terminal_size(60, 18)
    await guest.shows("Als Mallory eintreten")
    guest.press("\t", "\r")
    await guest.shows("Bestätigen")
    number = re.findall(r"Bestätigen (\d+) eingeben", guest.screen.text)[-1]
    guest.press("\x1b[200~" + number + "\r\x1b[201~")  # a paste is no confirmation
    await guest.shows(f"▸ {number}")
    guest.press("\r")
    await guest.shows("Wort 3 ein:")
    words = re.findall(r"\d\. ([a-z]+)", guest.screen.text)
    guest.press(words[2] + "\r")
    await guest.shows("Wort 7 ein:")
    guest.press(words[6] + "\r")
    made = host.club.named
    await until(lambda: guest.screen.text.count("Mallory") > 0)
    assert (await made("Mallory")) is not None
    await guest.close()


async def test_the_number_of_an_option_typed_as_the_name_goes_to_it(host: Open) -> None:
    guest = await Terminal.come(host.port, "Mallory", username="new", size=(120, 40))
    await guest.shows("doesn't know your key yet")
    guest.press("3")
    await guest.shows("Enter goes to 3 below")
    guest.press("P")  # a name can begin with a digit
    await until(lambda: "Join as 3P" in guest.screen.text)
    assert "Enter goes to" not in guest.screen.text
    guest.press("\x7f", "\r")
    await guest.shows("▸ 3")
    assert "Join as" not in guest.screen.text
    await guest.close()


async def test_esc_goes_back_and_leaves_the_terminal_as_it_was(host: Open) -> None:
    guest = await Terminal.come(host.port, "Mallory", username="new")
    await guest.shows("doesn't know your key yet")
    guest.press("\x1b[B", "\x1b[B", "2", "\r")
    await guest.shows("eight recovery words")
    guest.press("\x1b")
    await guest.shows("doesn't know your key yet")
    guest.press("\x1b")
    async with asyncio.timeout(20):
        await guest.closed.wait()
    assert guest.raw.rindex(b"\x1b[?1049l") > guest.raw.rindex(b"\x1b[?1049h")
    await guest.close()


async def test_a_letter_is_stored_as_plain_text(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club("asked")) as host:
        guest = await Terminal.come(host.port, "Mallory", username="new", size=(100, 40))
        await guest.shows("doesn't know your key yet")
        guest.press("Mallory", "\r", "\r", "let[b]me\u3164\u202ein" + "\u0301" * 9, "\r")
        await guest.shows("▸ 1")
        guest.press("\r")
        await guest.shows("to confirm")
        found = re.search(r"Type (\d+) to confirm", guest.screen.text)
        assert found
        guest.press(found[1], "\r")
        await guest.shows("eight words")
        mallory = await host.club.named("Mallory")
        assert mallory is not None
        assert mallory.settings["letter"] == "let(b)mei\u0144\u0301"
        await guest.close()
