"""A game on the screen: its panes at every size, at several moments, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.looking import SIZES
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.text.languages import languages
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look

WIDTHS = (80, 95, 109, 110, 120, 133, 149, 150, 160, 200, 240)
HEIGHTS = (24, 27, 28, 35, 36, 40, 45, 46, 48, 60, 70)


def test_panes_cover_the_screen_once(game: Game) -> None:
    game_view = LoadedGame(game, "en").game_view
    for width in WIDTHS:
        for height in HEIGHTS:
            small = size_class(width, height) == "small"
            for shown in game_view.panes if small else game_view.panes[:1]:
                places = game_view.places(width, height, shown)
                covered = [bytearray(width) for _ in range(height)]
                for place in places.values():
                    right, bottom = place.x + place.width, place.y + place.height
                    assert min(place.x, place.y) >= 0 and right <= width and bottom <= height
                    for row in covered[place.y : bottom]:
                        assert not any(row[place.x : right]), (width, height, "two panes in a cell")
                        row[place.x : right] = b"\1" * place.width
                assert all(map(all, covered)), (width, height, "a cell without a pane")
                assert {shown, "head", "decision", "foot"} <= places.keys()


@pytest.mark.parametrize("language", languages())
def test_every_pane_draws_every_moment(session: Session, game: Game, language: str) -> None:
    loaded = LoadedGame(game, language)
    game_view, look = loaded.game_view, Look()
    look.name_styles(game_view.styles(session.header.seats))
    walk = Replay(game, parse_save(session.to_bytes(), Path("game.weimar")))
    step = max(1, (walk.last - walk.first) // 12)
    for number, moment in enumerate(range(walk.first, walk.last, step)):
        walk.jump(moment)
        decision = walk.position.decisions[0]
        scene = loaded.prompts.scene_type(
            view=game.view(walk.position, decision.seat),
            game=game,
            words=loaded.words,
            look=look,
            seats=session.header.seats,
            me=decision.seat,
            decision=decision.seen_by(decision.seat),
            chosen=decision.options[-1],
            events=list(walk.events_until(moment)),
        )
        size = SIZES[number % len(SIZES)]
        for shown in game_view.panes if size == (80, 24) else game_view.panes[:1]:
            for name, place in game_view.places(*size, shown).items():
                if name in game_view.drawings and name != "chronicle":
                    canvas = Canvas(place.width, place.height, look)
                    game_view.drawings[name](canvas, scene)
                    assert name != shown or canvas.text().strip(), (name, size, moment)
        page = Canvas(76, 120, look)
        assert (
            game_view.draw_standing(page, 0, scene, session.header.seats[0], loaded.narration) > 0
        )


def test_only_cards_that_lie_open_are_seen_being_played(session: Session, game: Game) -> None:
    loaded = LoadedGame(game, "en")
    cards = {entry.id for entry in loaded.words.entries()}
    for viewer in (None, *session.header.seats):
        for event in session.events:
            played = loaded.game_view.played(event.seen_by(viewer))
            assert played is None or (played.card in cards and played.seat in session.header.seats)
