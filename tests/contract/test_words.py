"""A game in words, in every language: questions, answers, events, the table in lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from weimar_duel.offer import DuelOffer

from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.offer import Offer
from weimar_tui.text.game_words import words_of
from weimar_tui.text.languages import languages
from weimar_tui.text.words import GameWords

RAW = re.compile(r"[{}\x00-\x09\x1b\u2068\u2069]|\(\)|（）")
"""What only a gap in a message leaves."""


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest, offer: Offer, game: Game) -> GameWords:
    """Its words; in a language that the game speaks every gap is an error."""
    speaks = offer.id != DuelOffer.id or request.param in offer.names
    return words_of(game, request.param, strict=speaks)


def whole(*texts: str) -> bool:
    return all(text and not RAW.search(text) for text in texts)


def test_every_question_and_what_can_be_answered_is_worded(
    session: Session, game: Game, words: GameWords
) -> None:
    walk = Replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
    kinds: dict[str, int] = {}
    for moment in range(walk.first, walk.last):
        walk.jump(moment)
        for decision in walk.position.decisions:
            if kinds.setdefault(decision.kind, 0) == 3:
                continue
            kinds[decision.kind] += 1
            view = game.view(walk.position, decision.seat)
            asked = decision.seen_by(decision.seat)
            assert whole(words.question(asked, view), words.waiting(decision)), decision
            assert whole(*(words.option(asked, option, view) for option in asked.options[:6]))
            for option in asked.options[:2]:
                assert not RAW.search(words.foreseen(game, asked, option, view))
            for option, reason, arguments in game.disabled_options(walk.position, decision)[:4]:
                assert whole(words.reason(reason, arguments)), (decision, option)
            assert not RAW.search("".join(words.at_stake(game, asked, view)))
    assert kinds


def test_every_event_is_told_to_everybody(session: Session, words: GameWords) -> None:
    for event in session.events:
        for seat in (*session.header.seats, None):
            assert not RAW.search(words.event(event.seen_by(seat))), event
    if session.outcome is not None:
        assert whole(words.outcome(session.outcome))


def test_everything_that_can_be_chosen_for_a_game_has_a_name(
    offer: Offer, words: GameWords
) -> None:
    assert whole(words.title(), *(words.seat(seat) for seat in offer.scenarios()[0].seats[0]))
    for scenario in offer.scenarios():
        assert whole(words.scenario(scenario.id))
        for option in offer.options(scenario.id):
            assert whole(words.option_of_game(option.name))
            assert whole(*(words.option_of_game(option.name, value) for value in option.values))
    for bot in offer.bots():
        assert whole(words.player(bot))


def test_the_table_is_told_and_nothing_hidden(
    session: Session, game: Game, words: GameWords
) -> None:
    for seat in (*session.header.seats, None):
        view = session.view(seat)
        sections = words.board(game, view, seat)
        assert all(section.title and section.lines for section in sections)
        told = "\n".join(line for section in sections for line in section.lines)
        assert not RAW.search(told) and "?" not in told, "nothing hidden is named"
        assert not RAW.search("".join(words.warnings(game, view)))
