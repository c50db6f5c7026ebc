"""Loaded messages are kept, so that forked clients share them."""

from __future__ import annotations

from weimar_tui.registry import game_ids, load_game
from weimar_tui.text.languages import languages
from weimar_tui.tui.loaded_game import LoadedGame


def test_the_messages_of_all_games_in_all_languages_are_kept() -> None:
    games = [load_game(id) for id in game_ids()]
    both = [(game, language) for game in games for language in languages()]
    words = [LoadedGame(*one).words for one in both]
    assert all(LoadedGame(*one).words is kept for one, kept in zip(both, words, strict=True))
