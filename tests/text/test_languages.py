"""Which language the program uses, and what happens to missing messages."""

from __future__ import annotations

import re
import subprocess
import sys
import tracemalloc
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from string import ascii_letters

import pytest

from tests.text.chinese import slip
from tests.text.sentences import SENTENCES
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.events import BasePlaced
from weimar_tui.games.weimar.rules.subjects import WeimarSubject
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.catalogue import Catalogue, MissingText
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.languages import LOCALES, detect_language, languages
from weimar_tui.text.messages import Messages

FOLDERS = (LOCALES, *sorted((LOCALES.parents[1] / "games").glob("*/words/locales")))
"""The folders of the shared messages, and of each built-in game."""
FORMS = frozenset(
    (
        *("acc", "adj", "bare", "dat", "from", "gen", "in", "least", "many", "more", "name", "of"),
        *("one", "short", "to", "where", "where-not", "with", "without"),
    )
)
"""Attributes that a language has only where it needs them."""


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_CH@euro"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"}, "en"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "de"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ("de", {"LANG": "en_US.UTF-8"}, "de"),
        ("de-AT", {}, "de"),
        ("en", {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "zh_TW.UTF-8"}, "zh"),
        (None, {"LANG": "zh_HK.UTF-8"}, "zh"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "zh_TW:zh"}, "zh"),
        ("zh", {"LANG": "en_US.UTF-8"}, "zh"),
        ("zh-TW", {}, "zh"),
        ("zh-Hant", {}, "zh"),
        ("zh-HK", {}, "zh"),
        ("zh-Hant-HK", {}, "zh"),
        ("tlh", {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_found(
    explicit: str | None, environ: dict[str, str], language: str
) -> None:
    assert detect_language(explicit, environ) == language


def test_every_folder_of_locales_is_a_language() -> None:
    assert set(languages()) == {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
    assert languages()[0] == "en"
    with pytest.raises(ValueError, match="no language 'xx'"):
        Catalogue("xx")


def test_importing_the_room_loads_no_fluent() -> None:
    code = (
        "import sys, weimar_tui.games.weimar.words.wording;"
        "print(any(m.split('.')[0] in ('fluent', 'babel') for m in sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def test_what_was_worded_once_is_not_worded_again(data: ComponentData) -> None:
    wording = WeimarMessages("de", data)
    card = data.cards["K20"]
    assert wording.card_text(card) is wording.card_text(card)


def test_only_so_many_worded_messages_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.text.catalogue._KEPT", 2)
    english = _written(tmp_path, "ask = Ask { $name }")
    first = english.text("ask", name="1")
    assert first is english.text("ask", name="1") == "Ask 1"
    for name in "23":
        english.text("ask", name=name)
    assert first is not english.text("ask", name="1") == "Ask 1"


def test_messages_that_were_parsed_do_not_need_their_file_again(tmp_path: Path) -> None:
    """So that a served client neither reads nor parses what the fork server has parsed."""
    english = _written(tmp_path, "won = { $n ->\n    [one] a point\n   *[other] { $n } points\n  }")
    english.parse_all()
    (tmp_path / "en" / "few.ftl").unlink()
    assert (english.text("won", n=1), english.text("won", n=3)) == ("a point", "3 points")


def test_another_catalogue_of_the_same_texts_needs_little_memory() -> None:
    """Each served client makes some, of texts that the fork server has seen."""
    catalogues = [Catalogue("en")]
    tracemalloc.start()
    try:
        catalogues.append(Catalogue("en"))
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used < 20_000
    assert catalogues[1].has("ui-palette-title")


def test_texts_of_the_first_folder_take_precedence(tmp_path: Path) -> None:
    for name, text in (("first", "both = First"), ("second", "both = Second\nmore = More")):
        (tmp_path / name / "en").mkdir(parents=True)
        (tmp_path / name / "en" / "few.ftl").write_text(f"{text}\n")
    catalogue = Catalogue("en", (tmp_path / "first", tmp_path / "second"), strict=True)
    assert (catalogue.text("both"), catalogue.text("more")) == ("First", "More")


def _written(folder: Path, text: str) -> Catalogue:
    (folder / "en").mkdir()
    (folder / "en" / "few.ftl").write_text(f"{text}\n")
    return Catalogue("en", (folder,), strict=True)


def test_a_message_reads_as_fluent_has_it() -> None:
    """Most messages are filled in without Fluent, with identical results."""
    from fluent.runtime import FluentBundle, FluentResource

    for language in LANGUAGES:
        fluent = FluentBundle([language], use_isolating=False)
        fluent.add_resource(FluentResource((LOCALES / language / "ui.ftl").read_text("utf-8")))
        catalogue = Catalogue(language, strict=True)
        checked = 0
        for id, message in messages(LOCALES, language).items():
            arguments = {name: f"<{name}>" for name in message.variables}
            if not message.texts or message.file.name != "ui.ftl" or checked > 150:
                continue
            pattern = fluent.get_message(id).value
            assert pattern is not None, id
            assert (catalogue.text(id, **arguments), []) == fluent.format_pattern(
                pattern, arguments
            )
            checked += 1
        assert checked > 100


# --- gaps ---------------------------------------------------------------------------------------
def test_a_gap_is_an_error_in_tests_and_never_for_a_player(data: ComponentData) -> None:
    unknown = Decision(1, "spd", "juggle", ("berlin", "spin"), WeimarSubject())
    strict, lenient = (WeimarMessages("de", data, strict=strict) for strict in (True, False))
    with pytest.raises(MissingText):
        strict.question(unknown)
    with pytest.raises(MissingText):
        strict.option(unknown, "spin")
    with pytest.raises(MissingText):
        strict.name("nobody")
    with pytest.raises(MissingText):
        strict.reason("too-lazy")
    assert lenient.question(unknown) == "Die SPD: Triff deine Wahl."
    assert lenient.option(unknown, "berlin") == "Berlin"
    assert lenient.option(unknown, "spin").lower() == "spin"
    assert lenient.name("nobody") == "nobody"
    assert lenient.reason("too-lazy")
    assert lenient.event(BasePlaced("spd", "atlantis"))


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "only = Only here\nboth = Both"), ("de", "both = Beides")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "few.ftl").write_text(f"{text}\n")
    german = Catalogue("de", (tmp_path,))
    assert (german.text("both"), german.text("only")) == ("Beides", "Only here")
    assert german.has("both") and not german.has("only")


@dataclass(frozen=True)
class Message:
    """The contents of a message."""

    file: Path
    attributes: Set[str]
    variables: Set[str]
    texts: Sequence[str]
    """Without placeables."""


@cache
def messages(folder: Path, language: str) -> Mapping[str, Message]:
    """All messages of a language; duplicates and syntax errors are failures."""
    from fluent.syntax import FluentParser, ast, visitor

    class Parts(visitor.Visitor):
        def __init__(self) -> None:
            self.variables: set[str] = set()
            self.texts: list[str] = []

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.variables.add(node.id.name)

        def visit_TextElement(self, node: ast.TextElement) -> None:
            self.texts.append(node.value)

    by_id: dict[str, Message] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in by_id, (file, entry.id.name)
                parts = Parts()
                parts.visit(entry)
                attributes = {attribute.id.name for attribute in entry.attributes}
                by_id[entry.id.name] = Message(file, attributes, parts.variables, parts.texts)
    return by_id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parents[1].name))
def test_the_languages_have_the_same_messages_and_answers(folder: Path, language: str) -> None:
    """The forms of a name can differ, and with them what inflects: areas of Junta have
    none in some."""
    english, theirs = messages(folder, "en"), messages(folder, language)
    assert {
        name for name in english.keys() ^ theirs.keys() if not name.startswith("area-")
    } == set()
    for name, message in theirs.items():
        assert message.attributes - FORMS == english[name].attributes - FORMS, name


KEYS = "Enter Esc Tab Ctrl Alt Space Shift Home End Page Up Down PgUp PgDn F"
FORMATS = (
    "Markdown SVG CSV OSC HOME Linux MiB Prometheus path weimar replay FILE verify analysis "
    "ntfy webhook topic Europe Berlin Asia Taipei UTC HMAC SHA Weimar Signature stop https"
)
SCREENS = ("ui", "lobby", "replay")
COMMANDS = (
    "JSON TOML SSH OpenSSH ForceCommand TERM xterm color HOST ssh docs hosting md serve web open "
    "data game pip engine cards list svg end json text lang zh en de at view spectator random "
    "steady dnvp spd players ASCII bots verbose config tables close kick ban unban say fetch join "
    "systemd etc system drain off NAME keygen ed link annul unannul pairs story share show "
    "archive CODE sign up on "
    "show role mute unmute hold admit unrated rated suspend unsuspend recover export delete audit "
    "organiser rename NEW "
    "player helper moderator reason for club backup restore reindex ratings results csv CSV "
    "account database sqlite postgresql user path to AAAA "
    "host name file postgres tui install PostgreSQL Deutsch English "
    "undrain forget machines init owner front both authority pem key new PORT moderate "
    "ID table seat bot unban commitment plain CPU CPython MiB "
    "Dask dask scheduler worker balance simulate keep"
)
"""Words in Latin letters that the command line needs."""
COMMANDING = ("cli", "club", "plain", "ssh", "problems")


def test_chinese_is_chinese_in_every_message() -> None:
    """No Latin words except abbreviations and keys, full-width marks, no sign of
    uncertain width."""
    allowed = frozenset().union(*(sentences.letters for sentences in SENTENCES.values()))
    allowed |= set(KEYS.split()) | set(FORMATS.split()) | set(ascii_letters)
    for folder in FOLDERS:
        for name, message in messages(folder, "zh").items():
            commands = COMMANDS.split() if message.file.stem in COMMANDING else ()
            file = folder / "en" / message.file.name
            english = file.read_text("utf-8") if file.exists() else ""
            for text in message.texts:
                kept = "".join(sign for sign in text if sign.isascii() or sign not in english)
                if name == "replay-help":  # the keys < and >
                    kept = re.sub(" ([<>]) ", r"\1", kept)
                wrong = slip(kept, allowed.union(commands), whole=False)
                assert not wrong, (message.file.name, name, wrong, text)


def test_what_english_fills_in_chinese_fills_in(wordings: dict[str, WeimarMessages]) -> None:
    """Messages of screens, which no event or question reaches, can be filled in."""
    english = messages(LOCALES, "en")
    screens = {name: it for name, it in english.items() if it.file.stem in SCREENS}
    names = {variable for message in screens.values() for variable in message.variables}
    for language, wording in wordings.items():
        for message in screens:
            for value in ("3", "yes", "no"):
                text = wording.text(message, **dict.fromkeys(names, value))
                assert text.strip(), (language, message)
                assert "{" not in text, (language, message, text)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", game_ids())
def test_every_lesson_has_a_title(game: str, lang: str) -> None:
    words = words_of(load_game(game), lang)
    for lesson in plugin_of(game).lessons():
        message = f"learn-game-{lesson.id}"
        assert words.text(message) != message


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 Nov 2026, 09:05"),
        ("de", "3.11.2026, 09:05"),
        ("zh", "2026年11月3日 09:05"),
    ],
)
def test_a_day_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    assert Messages(language).when(datetime(2026, 11, 3, 9, 5)) == said
