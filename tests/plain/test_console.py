"""Lines out and in: no control codes, no line too wide, no character the terminal lacks."""

from __future__ import annotations

import asyncio

import pytest

from tests.plain.conftest import Player
from tests.tui.test_terminal_input import REPLIES
from weimar_tui.plain.console import Console, run_now
from weimar_tui.plain.game import COMMANDS
from weimar_tui.plain.served import PlainServedGame
from weimar_tui.plain.typed import Typed, TypedCommands
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages


def test_lines_are_broken_between_words() -> None:
    player = Player(width=20)
    player.console.say("- a line that is wider than that", "a" * 30)
    assert player.said == "- a line that is\n  wider than that\n" + "a" * 30 + "\n"


def test_a_line_is_broken_where_its_width_is_reached() -> None:
    for width, line, broken in (
        (10, "aaaa bbbb", "aaaa bbbb\n"),
        (10, "aaaa bbbbb", "aaaa\n  bbbbb\n"),
        (12, "   aaaa bbbb cccc", "   aaaa\n     bbbb\n     cccc\n"),
        (12, " " * 20 + "aa bb cc", " " * 20 + "aa\n" + " " * 8 + "bb\n" + " " * 8 + "cc\n"),
    ):
        player = Player(width=width)
        player.console.say(line)
        assert player.said == broken


async def test_what_is_said_aside_comes_together_and_with_the_prompt_once_more() -> None:
    typed: asyncio.Queue[str] = asyncio.Queue()
    said: list[str] = []
    console = Console(typed.get, said.append)
    for expected in ("news\nmore\n\a", "\nnews\nmore\n\a> "):
        with console.aside():
            pass
        console.say()
        assert not said, "there was nothing to say"
        with console.aside():
            console.say("news", "more")
            console.ring()
            assert not said
        assert said == [expected]
        prompts = asyncio.create_task(console.ask())
        await asyncio.sleep(0)
        assert said.pop() == "> "
        said.clear()
    console.ring()
    assert said == ["\a"]
    prompts.cancel()


async def test_of_a_line_only_so_much_is_read_and_no_control_code() -> None:
    typed: asyncio.Queue[str] = asyncio.Queue()
    said: list[str] = []
    console = Console(typed.get, said.append)
    for line, read in (("  a\u3000b\x07 ", "a\u3000b"), ("x" * 5000, "x" * 2000)):
        typed.put_nowait(line)
        assert await console.ask() == read
    assert said == ["> ", "> "], "a terminal shows what is typed"


def test_what_waits_for_more_than_lines_is_ended() -> None:
    ends = []

    async def waiting() -> None:
        try:
            await asyncio.sleep(0)
        finally:
            ends.append("closed")

    with pytest.raises(RuntimeError):
        run_now(waiting())
    assert ends == ["closed"]


def test_control_codes_are_shown_as_numbers() -> None:
    player = Player()
    player.console.say("a\x1b[31mb\tc\r")
    assert player.said == "a\\x1b[31mb c\\x0d\n"


def test_letters_that_an_encoding_lacks() -> None:
    player = Player(encoding="ascii")
    player.console.say("„Köln“ – 威")
    assert player.said == '"Koeln" - ?\n'


def test_what_comes_while_a_line_is_awaited_begins_a_line_of_its_own() -> None:
    player = Player("1")
    player.console.echo = False
    run_now(player.console.ask())
    player.console.say("news")
    assert player.said == "> news\n"


@pytest.mark.parametrize("language", languages())
def test_words_mean_one_thing_each(language: str) -> None:
    words = Messages(language, strict=True)
    for names in (COMMANDS, PlainServedGame.commands, PlainServedGame.afterwards):
        check(words, names)


def check(words: Messages, names: tuple[str, ...]) -> None:
    commands = TypedCommands(words, names)
    for name in names:
        for said in words.text(f"plain-word-{name}").split():
            assert commands.understand(f"{said} rest") == Typed(command=name, rest="rest")
        assert words.text(f"plain-about-{name}")


def test_what_a_line_can_mean() -> None:
    commands = TypedCommands(Messages("en"), ("board", "hand", "explain", "hint"))
    understand = commands.understand
    assert understand("12.") == Typed(number=12)
    assert understand("B cities") == Typed(command="board", rest="cities")
    assert understand("?") == understand("help") == Typed(command="explain")
    assert understand("?fight") == Typed(command="explain", rest="fight")
    assert understand("hands up") == Typed(rest="hands up")
    assert understand("ha") == Typed(command="hand")
    assert understand("") == Typed()


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES.keys())
async def test_what_a_terminal_replies_is_no_word_of_a_line(reply: bytes | str) -> None:
    if isinstance(reply, bytes):
        reply = reply.decode("latin-1")
        if not reply.startswith("\x1b"):
            return  # an eight-bit terminal, which has no UTF-8 either
    if reply.startswith("\x1b[M"):
        return  # line mode does not ask for clicks

    async def read() -> str:
        return f"ca{reply}rds\x1b[A\x1bOB\n"

    assert await Console(read, lambda text: None).ask() == "cards"
