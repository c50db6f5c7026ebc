"""What an answer would bring, in words: the board, the decade, and what the other side loses."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, WEST
from weimar_tui.games.wir_sind_das_volk.rules.questions import TURN, UsePower
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene

_FEW_CARDS = 3
"""So few cards on display are worth counting (rulebook 3)."""

_COLOURS = {WEST: ("yellow", "dual"), EAST: ("red", "dual", "special")}
"""The cards whose event a side may trigger (rulebook 6.4)."""


def foresee(scene: VolkScene, option: str) -> str:
    """What an option would bring, in words."""
    preview = scene.preview(option)
    lines = [scene.words.preview(preview)] if preview is not None else []
    lines += _of_a_turn(scene, option)
    return "\n".join(filter(None, lines))


def about_group(scene: VolkScene, thing: str) -> str:
    """What several answers are about: a card and its event, or an area and its building sites."""
    words, decision = scene.words, scene.decision
    if decision is None or thing == "power":
        return ""
    if thing in scene.board.cards:
        return _about_card(scene, thing)
    sites = [o for o in decision.options if words.about(scene.game, decision, o) == thing]
    return words.several(map(words.name, sites))


def _about_card(scene: VolkScene, card: str) -> str:
    """What a card's event would bring now, or what it does for the other side."""
    words, decision = scene.words, scene.decision
    assert decision is not None  # a group is one of a question
    if (event := scene.board.uses[card]["event"]) in decision.options:
        return words.ui("foresee-event", does=foresee(scene, event))
    printed = scene.board.cards[card]
    does = words.effects(printed.event)
    if printed.colour in _COLOURS[scene.side]:
        return words.ui("foresee-event", does=does)
    return words.ui("foresee-only", side=scene.other, does=does)


def _of_a_turn(scene: VolkScene, option: str) -> Iterator[str]:
    """An event that the other side cannot use any more, and who takes the last card."""
    words, view = scene.words, scene.view
    if not option or scene.decision is None or scene.decision.kind != TURN.kind:
        return
    answer = TURN.read(option)
    if isinstance(answer, UsePower):
        return
    printed = scene.board.cards[answer.card]
    on_display = answer.card in view.display
    if on_display and answer.action != "event" and printed.colour in _COLOURS[scene.other]:
        does = words.effects(printed.event)
        yield words.ui("foresee-denies", side=scene.other, does=does)
    if on_display and view.half == 1 and len(view.display) <= _FEW_CARDS:
        yield words.last_card(view)
