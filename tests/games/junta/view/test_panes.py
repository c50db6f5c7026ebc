"""Every pane at every size and in every language, drawn from moments of a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.games.junta.table import game
from tests.games.junta.view.moments import played
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.prompts.arranging import row_of_units
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view import motion, outcome
from weimar_tui.games.junta.view.game_view import JuntaView
from weimar_tui.games.junta.view.panes.money import draw_money
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.text.choice import Choice
from weimar_tui.text.handbook import help_text
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look

KIT = JuntaView()
ASKING = JuntaPrompts()
SIZES = ((80, 24), (120, 40), (160, 48))
UNCUT = ("head", "map")
"""Panes on which nothing is ever shortened."""


def scenes(lang: str) -> Iterator[JuntaScene]:
    """What the family that is asked sees at each of these moments."""
    words = JuntaMessages(lang, game().data, strict=True)
    for runner in played()[1]:
        decision = runner.position.decisions[0]
        seat = decision.seat
        yield JuntaScene(
            view=game().view(runner.position, seat),
            game=game(),
            words=words,
            look=Look(theme="ansi"),
            seats=runner.position.order,
            me=seat,
            decision=decision.seen_by(seat),
            chosen=decision.options[0],
        )


EVERY = {"de": 1, "en": 3, "zh": 3}
"""The moments for which panes are drawn: all in the language with the longest words. The contract
suite draws more."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pane_draws_every_moment(lang: str) -> None:
    for number, scene in enumerate(islice(scenes(lang), 0, None, EVERY[lang])):
        width, height = SIZES[number % len(SIZES)]
        for shown in KIT.panes if width == 80 else KIT.panes[:1]:
            for name, place in KIT.places(width, height, shown).items():
                if name not in KIT.drawings or name == "chronicle":
                    continue
                canvas = Canvas(place.width - (2 if place.x else 0), place.height - 1, scene.look)
                KIT.drawings[name](canvas, scene)
                if name in UNCUT:
                    assert scene.look.more not in canvas.text(), (name, lang, width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_dialog_tells_what_is_at_stake(lang: str) -> None:
    seen = set()
    for scene in scenes(lang):
        decision = scene.decision
        assert decision is not None
        kind = KIT.dialogs.get(decision.kind)
        if kind is not None:
            dialog = kind(Choice(), decision, scene)
            canvas = Canvas(76, 20, scene.look)
            assert dialog.facts(canvas) <= 9
            assert scene.look.more not in canvas.text(), (decision.kind, lang)
            seen.add(decision.kind)
    assert {"place", "where", "announce", "envelope", "fight", "side", "bank"} <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_is_shown_on_pages_and_by_dice(lang: str) -> None:
    words = JuntaMessages(lang, game().data, strict=True)
    events = played()[0].events
    pages = [page for page in motion.interludes(events, words, None) if page.lines]
    assert {page.topic for page in pages} == {
        "place",
        "coup",
        "sides",
        "exile",
        "vote",
        "ballot",
    }
    missing = help_text("junta", "nothing", lang)
    assert all(help_text("junta", page.topic, lang) != missing for page in pages)
    assert {len(fall.dice) for fall in outcome.falls(events, words)} >= {0, 1, 3}


class AloneTable:
    """A table without information."""

    pauses_tell = False
    humans = ("aguado", "bravo")
    seats: tuple[str, ...] = ()

    def disabled_options(self, decision: object) -> tuple[()]:
        return ()


def test_every_question_has_its_answers_and_what_they_would_bring() -> None:
    told: dict[str, int] = {}
    for scene in scenes("en"):
        decision = scene.decision
        assert decision is not None
        choice = ASKING.choice(decision, scene, AloneTable())  # type: ignore[arg-type]
        rows = {
            row_of_units(one, decision.options) if decision.kind == "move-how-many" else one
            for one in decision.options
        }
        assert {item.id for item in choice.items} >= rows
        told[decision.kind] = len(choice.preview)
        if decision.kind == "coup":
            assert any("%" in choice.preview_of(one) for one in decision.options)
    assert all(told[kind] for kind in ("place", "where", "victim", "move-to", "cast"))


def test_a_recorded_game_shows_all_money_and_a_running_one_only_ones_own() -> None:
    runner = played()[1][-1]
    words = JuntaMessages("en", game().data, strict=True)
    pockets = [family.account.total for family in runner.position.families.values()]
    assert any(pockets)

    def drawn(view: JuntaPosition, me: str | None) -> str:
        canvas = Canvas(40, 8, Look(theme="ansi"))
        draw_money(
            canvas, JuntaScene(view=view, game=game(), words=words, look=Look(theme="ansi"), me=me)
        )
        return canvas.text()

    assert all(f"Account {total}" in drawn(runner.position, None) for total in pockets)
    assert "Account" not in drawn(game().view(runner.position, None), None)
    assert drawn(game().view(runner.position, "bravo"), "bravo").count("million") >= 2
