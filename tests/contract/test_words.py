"""A game in words, in every language: questions, answers, events, the table in plain mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.contract.conftest import OURS
from tests.text.sentences import SENTENCES
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Disabled, Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.plugin import GamePlugin
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.handbook import folder_of, section
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import GameMessages


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest, plugin: GamePlugin, game: Game) -> GameMessages:
    """Its words; in a supported language, every gap is an error."""
    return words_of(game, request.param, strict=speaks(plugin, request.param))


def speaks(plugin: GamePlugin, language: str) -> bool:
    """Whether a game has words in a language: the built-in games in all, the example in some."""
    return plugin.id in OURS or language in plugin.names


@pytest.fixture
def wrong(plugin: GamePlugin, words: GameMessages) -> Callable[[str], str]:
    """Return the first thing wrong with a sentence."""
    language = words.lang if speaks(plugin, words.lang) else "en"
    return partial(SENTENCES[plugin.id].wrong, language=language)


BY_SUBJECT = {"board"}
"""Words that depend on the party in question."""


def test_every_question_there_is_has_words_help_and_a_section(
    plugin: GamePlugin, game: Game, words: GameMessages
) -> None:
    """Including questions that the games below do not ask; the example has no such catalogue."""
    folder = folder_of(plugin.id, words.lang) or Path()
    questions: Mapping[str, Any] = game.questions if plugin.id in OURS else {}
    for kind, question in questions.items():
        assert words.catalogue.has(f"decision-{kind}"), kind
        assert words.catalogue.has(f"decision-{kind}", "waiting"), kind
        for word in question.answers.words:
            assert word in BY_SUBJECT or words.catalogue.has(f"decision-{kind}", word), (kind, word)
        page = words.help_topic(kind)
        assert page == kind or (folder / "help" / f"{page}.md").is_file(), kind
        named = question.section  # questions from cards have no section
        told = (section(plugin.id, name, words.lang) for name in (named, named.partition(".")[0]))
        assert not named or any(told), kind


@dataclass(frozen=True)
class Put:
    """A question as it was asked, and the options that were not possible."""

    decision: Decision
    view: Any
    refused: Sequence[Disabled]


@pytest.fixture(scope="package")
def put(sessions: list[Session], game: Game) -> list[Put]:
    """Two questions of each kind in each scenario, by subject."""
    questions = []
    for session in sessions:
        walk = Replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
        kinds: Counter[tuple[str, ...]] = Counter()
        for moment in range(walk.first, walk.last):
            walk.jump(moment)
            for decision in walk.position.decisions:
                about = (decision.kind, *said(decision.subject), *said(decision.private))
                if kinds[about] < 2:
                    kinds[about] += 1
                    view = game.view(walk.position, decision.seat)
                    refused = game.disabled_options(walk.position, decision)
                    questions.append(Put(decision.seen_by(decision.seat), view, refused))
    return questions


def said(subject: msgspec.Struct | None) -> list[str]:
    """The fields of a subject that are set."""
    if subject is None:
        return []
    return [name for name, value in msgspec.structs.asdict(subject).items() if value]


def test_every_question_and_what_can_be_answered_is_worded(
    put: list[Put], game: Game, words: GameMessages, wrong: Callable[[str], str]
) -> None:
    def fine(*texts: str) -> None:
        for text in texts:
            assert not wrong(text), (wrong(text), text)

    answers: set[tuple[str, str]] = set()
    for question in put:
        asked, view = question.decision, question.view
        fine(words.question(asked, view), words.question(asked), words.waiting(asked.seen_by(None)))
        fine(*(words.option(asked, option, view) for option in asked.options[:6]))
        new = {(asked.kind, option) for option in asked.options} - answers
        fine(*(words.option(asked, option) for _, option in sorted(new)))
        answers |= new
        fine(
            *filter(None, (words.option_preview(game, asked, it, view) for it in asked.options[:2]))
        )
        fine(*(words.reason(reason, arguments) for _, reason, arguments in question.refused[:4]))
        fine(*filter(None, words.at_stake(game, asked, view)))
    assert len(answers) > 10


def test_every_event_is_told_to_everybody(
    sessions: list[Session], words: GameMessages, wrong: Callable[[str], str]
) -> None:
    for session in sessions:
        for event in session.events:
            for seat in (session.header.seats[0], session.header.seats[-1], None):
                if text := words.event(event.seen_by(seat)):
                    assert not wrong(text), (wrong(text), event, text)
        if session.outcome is not None:
            assert not wrong(words.outcome(session.outcome))


def test_everything_that_can_be_chosen_for_a_game_has_a_name(
    plugin: GamePlugin, words: GameMessages, wrong: Callable[[str], str]
) -> None:
    names = [words.title(), *(words.seat(seat) for seat in plugin.scenarios()[0].seats[0])]
    for scenario in plugin.scenarios():
        names.append(words.scenario(scenario.id))
        for option in plugin.settings(scenario.id):
            names.append(words.option_of_game(option.name))
            names += (words.option_of_game(option.name, value) for value in option.values)
    names += (words.player(bot) for bot in plugin.bots())
    assert [name for name in names if wrong(name)] == []


def test_the_table_is_told_and_nothing_hidden(
    plugin: GamePlugin, session: Session, game: Game, words: GameMessages
) -> None:
    for seat in (*session.header.seats, None):
        view = session.view(seat)
        sections = words.board(game, view, seat)
        assert all(section.title and section.lines for section in sections)
        lines = [line.strip() for section in sections for line in section.lines]
        for line in (*lines, *words.warnings(game, view)):
            assert not SENTENCES[plugin.id].raw(line), line
            assert "?" not in line, "nothing hidden is named"
