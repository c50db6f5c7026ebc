"""The catalogues: no gap in any language, Chinese that is Chinese, and what players never see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tests.text.chinese import slip
from tests.wir_sind_das_volk.words.slips import LETTERS
from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.events import FactoryBuilt
from weimar_tui.games.wir_sind_das_volk.rules.subjects import VolkSubject
from weimar_tui.games.wir_sind_das_volk.words.wording import LOCALES, VolkWords
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.catalogue import Catalogue, MissingText
from weimar_tui.text.languages import languages

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTES = frozenset(("acc", "adj", "dat", "in", "name", "of", "short", "least", "more"))
"""Forms of a name: a language has those it needs."""


def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language; a slip in the syntax is an error."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, (file, entry.id.name)
                found[entry.id.name] = entry
    return found


def test_the_languages_have_the_same_messages_and_answers() -> None:
    english = messages("en")
    for language in languages():
        theirs = messages(language)
        assert set(theirs) == set(english), (language, set(theirs) ^ set(english))
        for name, message in theirs.items():
            attributes = {attribute.id.name for attribute in message.attributes}
            wanted = {attribute.id.name for attribute in english[name].attributes}
            assert attributes - _ATTRIBUTES == wanted - _ATTRIBUTES, (language, name)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def test_no_language_asks_for_what_english_is_not_given() -> None:
    """A variable that English does not use is a slip, but for those that inflect."""

    def variables(message: ast.Message) -> set[str]:
        found = _Variables()
        found.visit(message)
        return found.names

    english = messages("en")
    for language in languages():
        for name, message in messages(language).items():
            more = variables(message) - variables(english[name])
            assert not more, (language, name, more)


def _texts(language: str) -> list[tuple[str, str]]:
    class Texts(visitor.Visitor):
        name = ""

        def visit_Message(self, node: ast.Message) -> None:
            self.name = node.id.name
            self.generic_visit(node)

        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append((self.name, node.value))

    found: list[tuple[str, str]] = []
    for message in messages(language).values():
        Texts().visit(message)
    return found


def test_chinese_is_chinese_in_every_message() -> None:
    texts = _texts("zh")
    assert len(texts) > 300
    for name, text in texts:
        if name.startswith(("sign-", "replay-series-")) or name.endswith("-keys"):
            continue  # letters and signs in narrow columns and in charts, names of keys
        assert not slip(text, LETTERS, whole=False), (name, slip(text, LETTERS, whole=False), text)


def test_notes_and_names_of_the_box_are_chinese(box: Components) -> None:
    for card in box.cards.values():
        for text in (card.name["zh"], card.note["zh"]):
            assert not slip(text, LETTERS), (card.id, slip(text, LETTERS), text)
        assert card.note["zh"].endswith("。")
    things: list[Any] = [*box.areas.values(), *box.cities.values()]
    for thing in things:
        assert not slip(thing.name["zh"], LETTERS), thing.id


def test_every_note_is_one_sentence_or_two(box: Components) -> None:
    for card in box.cards.values():
        assert set(card.note) == {"en", "de", "zh"}, card.id
        for language in ("en", "de"):
            assert card.note[language].endswith("."), card.id
            assert len(card.note[language]) <= 230, card.id
        assert len(card.note["zh"]) <= 60, card.id


# --- gaps -----------------------------------------------------------------------------------------
def test_a_gap_is_an_error_in_tests_and_never_for_a_player(box: Components) -> None:
    unknown = Decision(1, "west", "juggle", ("jena", "spin"), VolkSubject())
    strict, lenient = (VolkWords("de", box, strict=strict) for strict in (True, False))
    for ask in (strict.question, lambda d: strict.option(d, "spin")):
        with pytest.raises(MissingText):
            ask(unknown)
    with pytest.raises(MissingText):
        strict.name("nobody")
    assert lenient.question(unknown)
    assert lenient.option(unknown, "jena") == "Jena"
    assert lenient.option(unknown, "spin").lower() == "spin"
    assert lenient.event(FactoryBuilt("atlantis", "west"))


def test_the_code_asks_for_no_message_that_is_not_there() -> None:
    known = Catalogue("en", (LOCALES,))
    folder = Path(LOCALES).parent
    asked: set[str] = set()
    for file in folder.glob("*.py"):
        asked |= set(re.findall(r"text\(\s*\"([a-z-]+)\"", file.read_text("utf-8")))
    assert len(asked) > 10
    assert [message for message in asked if not known.has(message)] == []


def test_no_message_is_left_that_nothing_asks_for() -> None:
    """Each begins as the code does: `event-<tag>`, `option-<...>`, `brief-<symbol>`, ..."""
    families = (
        "board bot brief card colour connection danger decade decision dialog effect event figure "
        "forecast game-title half join last-card learn lesson named-card option outcome phase "
        "place preview protest reason replay roman scenario seat-name seat-short sentence side "
        "sign source thing track ui use waiting why"
    )
    for name in messages("en"):
        assert name.startswith(tuple(families.split())), name
