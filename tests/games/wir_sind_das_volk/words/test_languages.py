"""The catalogues: complete in every language, proper Chinese, and nothing unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.text.chinese import slip
from tests.text.sentences import SENTENCES
from tests.text.test_languages import messages
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData
from weimar_tui.games.wir_sind_das_volk.rules.events import FactoryBuilt
from weimar_tui.games.wir_sind_das_volk.rules.subjects import VolkSubject
from weimar_tui.games.wir_sind_das_volk.words.wording import LOCALES, VolkMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.catalogue import Catalogue, MissingText

LETTERS = SENTENCES["wir_sind_das_volk"].letters


def test_notes_and_names_of_the_box_are_chinese(data: ComponentData) -> None:
    for card in data.cards.values():
        for text in (card.name["zh"], card.note["zh"]):
            assert not slip(text, LETTERS), (card.id, slip(text, LETTERS), text)
        assert card.note["zh"].endswith("。")
    things: list[Any] = [*data.areas.values(), *data.cities.values()]
    for thing in things:
        assert not slip(thing.name["zh"], LETTERS), thing.id


def test_every_note_is_one_sentence_or_two(data: ComponentData) -> None:
    for card in data.cards.values():
        assert set(card.note) == set(LANGUAGES), card.id
        for language in ("en", "de"):
            assert card.note[language].endswith("."), card.id
            assert len(card.note[language]) <= 230, card.id
        assert len(card.note["zh"]) <= 60, card.id


# --- gaps -----------------------------------------------------------------------------------------
def test_a_gap_is_an_error_in_tests_and_never_for_a_player(data: ComponentData) -> None:
    unknown = Decision(1, "west", "juggle", ("jena", "spin"), VolkSubject())
    strict, lenient = (VolkMessages("de", data, strict=strict) for strict in (True, False))
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
    """Each id begins as the code builds it: `event-<tag>`, `option-<...>`, `brief-<symbol>`, ..."""
    families = (
        "area board bot brief card coach colour connection count danger decade decision "
        "dialog effect event figure flight forecast game-title gauge goal half join last-card "
        "learn lesson named-card option outcome phase place preview protest reason replay "
        "roman scenario seat-name seat-short sentence short side sign source table thing track "
        "ui use waiting why"
    )
    for name in messages(LOCALES, "en"):
        assert name.startswith(tuple(families.split())), name
