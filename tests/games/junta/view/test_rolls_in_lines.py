"""Line mode says what the faces of the dice do, for rolls by the reader or at the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules import coup_events as ce, events as e, vocabulary as v
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event

STORY = JuntaNarration()
ATTEMPT = e.AttemptAnnounced("bravo", "aguado", "bank", "amateur")
ROLL = e.DieRolled("bravo", "amateur", 4)


def words(language: str = "en") -> JuntaMessages:
    return JuntaMessages(language, t.game().data, strict=True)


def lines(*events: Event, me: str, language: str = "en") -> tuple[str, ...]:
    return tuple(STORY.roll_lines(words(language), events, len(events) - 1, me))


def with_dice(effects: v.Effects) -> Iterator[v.Attempt | v.Roll | v.Bribe]:
    for word in effects:
        if isinstance(word, v.Attempt | v.Roll | v.Bribe) and not (
            isinstance(word, v.Attempt) and (word.low, word.high) == (1, v.FACES)
        ):
            yield word


ROLLING = [card.id for card in t.game().data.cards.values() if any(with_dice(card.effect))]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("card", ROLLING)
def test_a_card_says_what_each_face_does(card: str, language: str) -> None:
    rolled: Event = e.DieRolled("bravo", card, 3)
    if any(isinstance(word, v.Bribe) for word in with_dice(t.game().data.cards[card].effect)):
        rolled = ce.Bribed("bravo", card, "radio", "aguado", (3,), 0)
    (line,) = lines(rolled, me="bravo", language=language)
    spans = re.findall(r"(?:^|[:：·] ?)([1-6])(?:-([1-6]))? ", line)
    faces = [face for low, high in spans for face in range(int(low), int(high or low) + 1)]
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]


def test_the_family_that_rolls_and_its_target_read_the_table() -> None:
    said = "Results: 4-6 hits, if the place is right · 1-3 misses."
    assert lines(ATTEMPT, ROLL, me="bravo") == lines(ATTEMPT, ROLL, me="aguado") == (said,)
    assert lines(ATTEMPT, ROLL, me="cortina") == ()


def test_a_die_rolled_again_has_the_table_of_its_own_roll() -> None:
    first, again = (
        e.DieRolled("bravo", "unstable-volunteer", 6),
        e.DieRolled("bravo", "unstable-volunteer", 2),
    )
    assert lines(first, me="bravo") != lines(first, again, me="bravo")
    assert "4-6" in lines(first, again, me="bravo")[0]


def test_a_fight_says_it_once_and_shells_every_time() -> None:
    salvo = ce.SalvoFired("radio", 1, "bravo", "aguado", (1, 2))
    back = ce.SalvoFired("radio", 1, "aguado", "bravo", (6,))
    fight = (ce.FightBegan("radio", (("bravo", "aguado"),)), salvo)
    assert lines(*fight, me="aguado") == ("Results: 6 a hit · 1-5 no hit.",)
    assert lines(*fight, back, me="aguado") == ()
    assert lines(*fight, me="cortina") == ()
    shell = ce.ShellFired("cortina", "gunboat", "radio", "aguado", (6,))
    assert lines(*fight, shell, me="aguado") == ("Results: 6 a hit · 1-5 no hit.",)


def test_a_salvo_without_hits_is_told() -> None:
    assert not STORY.is_silent(ce.SalvoFired("palace", 1, "bravo", "aguado", (1, 5)))
