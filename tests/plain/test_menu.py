"""A menu line by line: numbers and words, entries that cannot be chosen, the way back."""

from __future__ import annotations

import asyncio

import pytest

from tests.plain.conftest import Player
from weimar_tui.plain.console import Over
from weimar_tui.plain.menu import BACK, Quit, choose
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import Messages

ENTRIES = (
    Item("a", "Berlin"),
    Item("b", "Berlin, the court"),
    Item("c", "Hamburg", refused="Hamburg is closed."),
    Item("d", "Old Berlin"),
)


def chosen(*lines: str, top: bool = False) -> tuple[str, str]:
    """What these lines choose, and the output."""
    player = Player(*lines)
    option = asyncio.run(choose(player.console, Messages("en"), "Where?", ENTRIES, top=top))
    return option, player.said


def test_an_entry_that_is_refused_says_why_and_the_menu_goes_on() -> None:
    option, said = chosen("3", "hamb", "1")
    assert option == "a" and said.count("Hamburg is closed.") == 2


def test_words_choose_the_only_entry_that_fits_or_begins_so() -> None:
    assert chosen("court")[0] == "b"
    assert chosen("old")[0] == "d"
    option, said = chosen("berli", "0", "5", "old b")
    assert option == "d" and said.count("from 1 to 4") == 3, "three entries fit, two begin so"


def test_a_hidden_entry_is_meant_unless_a_listed_one_begins_with_the_words() -> None:
    listed = (Item("g", "Game clock"), Item("t", "Title of the game"))
    hidden = (Item("c", "Clock"), Item("x", "Title"))
    for typed, meant in (("clock", "c"), ("title", "t"), ("game c", "g"), ("1", "g")):
        player = Player(typed)
        words = Messages("en")
        assert asyncio.run(choose(player.console, words, "?", listed, unlisted=hidden)) == meant


def test_a_number_that_no_entry_has_can_begin_an_entry() -> None:
    players = tuple(Item(str(number), f"{number} players") for number in (6, 7, 4, 5))
    for typed, meant in (("7", "7"), ("1", "6"), ("4", "5")):
        assert asyncio.run(choose(Player(typed).console, Messages("en"), "?", players)) == meant


def test_one_goes_back_from_every_menu_but_the_first() -> None:
    assert chosen("back")[0] == BACK
    assert chosen("back", "2", top=True)[0] == "b"
    with pytest.raises(Quit):
        chosen("quit")
    with pytest.raises(Over):
        chosen()
