"""Help and error messages in the player's language, in two columns that align in every script."""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import weimar_tui
from tests.cli.conftest import Command, assert_one_line
from weimar_tui.cli import options
from weimar_tui.cli.parser import CommandParser
from weimar_tui.cli.words import cli_words
from weimar_tui.text.breaks import width_of
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import LOCALES, languages

ROOT = Path(__file__).parents[2]
ARGPARSE = (
    "positional arguments",
    "optional arguments",
    "show this help message",
    "show program's version",
    "default: %",
)
"""Texts that argparse itself prints."""
ENGLISH = re.compile(r"\b(the|with|options:|usage:|and exit|examples:)\b")


def parsers(parser: CommandParser) -> Iterator[CommandParser]:
    """A parser and all its subparsers."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in dict.fromkeys(action.choices.values()):
                yield from parsers(below)


@pytest.mark.parametrize("language", languages())
def test_every_help_is_whole_in_the_language_and_no_line_is_too_long(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    library = Catalogue(language, strict=True)
    whole = options.make_parser(lambda name, /, **given: library.text(f"cli-{name}", **given))
    seen = list(parsers(whole))
    assert {parser.prog for parser in seen} >= {"weimar", "weimar serve", "weimar cards show"}
    assert len(seen) == 25
    for parser in seen:
        text = parser.format_help()
        assert not any(words in text for words in ARGPARSE), text
        for line in text.splitlines():
            code = line.startswith("  {")  # an example of a program's output
            assert code or width_of(line) <= 80, (parser.prog, line)
        if language != "en":
            assert not ENGLISH.search(text), (parser.prog, ENGLISH.search(text))


@pytest.mark.parametrize("language", languages())
def test_every_option_says_what_it_does(language: str) -> None:
    for parser in parsers(options.make_parser(cli_words(language))):
        for action in parser._actions:
            if not isinstance(action, argparse._SubParsersAction):
                assert action.help, (parser.prog, action.dest)


def test_the_right_column_stands_straight_under_wide_letters(command: Command) -> None:
    text = command("--lang", "zh", "replay", "--help").out
    column = 28
    begun = [line for line in text.splitlines() if line.startswith(("  --", "  檔案", "  -h"))]
    assert len(begun) == 8
    for line in begun:
        left, right = re.fullmatch(r"(  \S+(?:, \S+| \S+)?\s*)(\S.*)", line).groups()  # type: ignore[union-attr]
        assert width_of(left) == column, line
        assert right


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--lang", "de", "--help"], "Aufruf: weimar [-h]"),
        (["--help", "--lang=zh"], "用法：weimar [-h]"),
        (["--lang", "de", "cards", "show", "-h"], "Aufruf: weimar cards show [-h]"),
        (["serve", "--help", "--lang", "de"], "Spiele über SSH anbieten"),
        (["--help", "--lang", "tlh"], "usage: weimar [-h]"),
    ],
)
def test_help_heeds_the_language_asked_for(
    command: Command, arguments: list[str], words: str
) -> None:
    ran = command(*arguments)
    assert (ran.status, ran.err) == (0, "")
    assert words in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--fly"], "unbekannt: --fly; siehe `weimar --help`"),
        (["replay"], "es fehlt: DATEI; siehe `weimar replay --help`"),
        (
            ["fly"],
            "„fly“ ist kein Befehl. Zum Spielen genügt `weimar`, zeilenweise `weimar --plain`.",
        ),
        (["simulate", "-n", "x"], "-n/--games: „x“ muss eine ganze Zahl ab 1 sein"),
        (
            ["serve", "--port", "x"],
            "--port: „x“ ist kein Port von 0 bis 65535; siehe `weimar serve --help`",
        ),
        (["engine", "--seed"], "--seed braucht einen Wert"),
        (["engine", "--bots", "genius"], "für weimar gibt es keinen Bot „genius“"),
        ([], "das Programm braucht ein Terminal"),
        (["learn"], "das Programm braucht ein Terminal"),
    ],
)
def test_complaints_heed_the_settings_and_the_system(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    words: str,
) -> None:
    settings = tmp_path / "config.toml"
    settings.write_text('language = "de"\n')
    monkeypatch.setenv("WEIMAR_CONFIG", str(settings))
    assert_one_line(command(*arguments), 2, words)
    settings.unlink()
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert_one_line(command(*arguments), 2, words)


def test_chinese_complaints(command: Command) -> None:
    assert_one_line(command("--lang", "zh", "replay"), 2, "缺少檔案，請看`weimar replay --help`")
    assert_one_line(command("--fly", "--lang", "zh"), 2, "不明的選項：--fly")


def test_what_python_may_complain_of_later_is_still_a_line() -> None:
    from weimar_tui.cli.failures import UsageError, failure_line

    parser = options.make_parser(cli_words("de"))
    with pytest.raises(UsageError) as caught:
        parser.error("argument --x: of a newer Python")
    line = failure_line(caught.value, "de")
    assert line == "ungültiger Aufruf: argument --x: of a newer Python; siehe `weimar --help`"


def test_every_complaint_has_its_message() -> None:
    """Errors named in the code and all of argparse's have a message in every language."""
    made = {"value-whole", "value-number", "value-count", "value-port", "value-faces", "other"}
    made |= {"unknown", "missing", "choice", "value-missing", "value-none", "ambiguous"}
    package = Path(weimar_tui.__file__).parent
    for path in (*package.glob("cli/*.py"), *package.glob("lab/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "UsageError":
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    made.add(str(name.value))
    for language in languages():
        source = (LOCALES / language / "cli.ftl").read_text("utf-8")
        assert set(re.findall(r"^cli-wrong-(\S+) =", source, re.MULTILINE)) == made, language


def test_a_right_command_line_reads_no_words() -> None:
    code = (
        "import sys; from weimar_tui.cli.options import parse; parse(['--ascii', 'replay', 'x']);"
        "print([m for m in ('fluent.runtime', 'msgspec', 'rich', 'textual') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert ran.stdout.decode().strip() == "[]"


def test_what_newer_pythons_pass_on_to_the_parsers_of_commands_is_taken() -> None:
    parser = CommandParser(say=cli_words("en"), prog="weimar", color=True)
    assert parser.color is False
    assert "usage: weimar" in parser.format_help()


# --- what commands print --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "picks replayed as recorded, a finished game"),
        ("de", "Züge verliefen wie gesichert, ein beendetes Spiel"),
        ("zh", "個選擇都照原樣重演，對局已結束"),
    ],
)
def test_a_verified_save_is_told_in_the_language(
    command: Command, language: str, words: str
) -> None:
    save = str(ROOT / "saves" / "overthrow-cities.weimar")
    assert words in command("--lang", language, "replay", "--verify", save).out


def test_checked_cards_and_random_games_are_told_in_the_language(command: Command) -> None:
    assert (
        "die mitgelieferten Karten: keine Fehler gefunden ("
        in command("cards", "check", "--lang", "de").out
    )
    ran = command("--lang", "de", "fuzz", "-n", "1", "--seed", "3")
    assert ran.out.startswith("1 Spiel, ") and "Entscheidungen" in ran.out
    ran = command("--lang", "zh", "simulate", "-n", "1", "--bots", "random")
    assert "終局平均分數" in ran.out and "勝者" in ran.out
