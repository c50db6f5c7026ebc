"""What any game owes its questions: declared once, every answer a value with words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from tests.toy.offer import DuelOffer
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.question import Answer, Question, Word, by_kind, one_of, one_word
from weimar_tui.offer import Offer
from weimar_tui.registry import game_ids, offer_of
from weimar_tui.text.words import GameWords

OFFERS = (*map(offer_of, game_ids()), DuelOffer())
of_offers = pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: offer.id)


def random_games(
    offer: Offer, games: int = 6, picks: int = 400
) -> Iterator[tuple[Decision, Position]]:
    """Every question of some random games, and the table at which it is put."""
    game = offer.load()
    for seed in range(games):
        chance, play = Random(seed), game.start(seed=str(seed), listen=False)
        for _ in range(picks):
            if not play.position.decisions:
                break
            yield from ((decision, play.position) for decision in play.position.decisions)
            decision = chance.choice(play.position.decisions)
            play.pick(decision.number, chance.choice(decision.options))


# --- all games --------------------------------------------------------------------------------
@of_offers
def test_every_question_asked_is_declared_and_about_its_subject(offer: Offer) -> None:
    game = offer.load()
    for decision, _ in random_games(offer):
        assert isinstance(decision.subject, game.question(decision).subject), decision


@of_offers
def test_every_option_is_read_and_written_back(offer: Offer) -> None:
    game = offer.load()
    for decision, _ in random_games(offer):
        question = game.question(decision)
        for option in decision.options:
            assert question.read(option).id == option, (decision.kind, option)


@of_offers
def test_every_answer_has_words(offer: Offer) -> None:
    game = offer.load()
    words = offer.words(game, "en", strict=True) or GameWords(offer.id, "en", strict=True)
    seen = set()
    for decision, position in random_games(offer):
        for option in decision.options:
            if (decision.kind, option) not in seen:
                seen.add((decision.kind, option))
                assert words.option(decision, option, position), (decision.kind, option)
    assert len(seen) > 10


# --- one question -------------------------------------------------------------------------------
class Carry(Answer, frozen=True):
    form: ClassVar[str] = "{city}:{units}"
    city: str
    units: int


class Reach(Answer, frozen=True):
    form: ClassVar[str] = "power:{area}"
    area: str


class City(Answer, frozen=True):
    form: ClassVar[str] = "{city}"
    city: str


class Area(Answer, frozen=True):
    form: ClassVar[str] = "{area}"
    area: str


def test_words_come_first_then_the_type_of_which_most_is_fixed() -> None:
    read = one_of(City, Carry, Reach).or_word("stop").read
    assert read("stop") == Word("stop")
    assert read("power:sachsen") == Reach("sachsen")
    assert read("essen:3") == Carry("essen", 3)
    assert read("essen") == City("essen")


def test_an_answer_names_its_parts() -> None:
    answer = Carry("essen", 3)
    assert (answer.id, answer.thing, answer.parts) == ("essen:3", "essen", ("essen", "3"))


def test_what_is_no_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="essen:many"):
        one_of(Carry, Reach).or_word("stop").read("essen:many")
    with pytest.raises(ValueError, match="go"):
        one_word("stop").read("go")


def test_answers_written_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="alike"):
        one_of(City, Area)


def test_a_kind_is_declared_once() -> None:
    one, other = (Question("raze", Subject, one_of(City)) for _ in range(2))
    with pytest.raises(ValueError, match="one kind"):
        by_kind(Question, {"RAZE": one, "RAZE_TOO": other})
