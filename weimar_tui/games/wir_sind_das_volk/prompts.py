"""How *Wir sind das Volk!* asks its players, and what each answer would bring, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice, Item

from .rules.decision_types import (
    BUILD,
    DECISION_TYPES,
    NONE,
    TURN,
    UsePower,
)
from .rules.names import can_trigger
from .rules.standard_choices import gives_up, harm_of
from .scene import VolkScene
from .words.wording import CONNECTIONS, VolkMessages

_FEW_CARDS = 3
"""With at most this many cards on display, they are counted (rulebook 3)."""


def option_preview(now: VolkScene, option: str) -> str:
    """What an option would bring, in words."""
    preview = now.preview(option)
    lines = [now.words.preview(preview)] if preview is not None else []
    lines += _of_a_turn(now, option)
    return "\n".join(filter(None, lines))


def about_group(now: VolkScene, thing: str) -> str:
    """What the answers of a group share: a card and its event, or an area and its
    building sites."""
    words, decision = now.words, now.decision
    if decision is None or thing == "power":
        return ""
    if thing in now.board.cards:
        return _about_card(now, thing)
    sites = [o for o in decision.options if words.about(now.game, decision, o) == thing]
    if decision.kind == BUILD.kind:
        sites.sort(key=lambda option: not _works_at_once(now, option))
    return words.several(map(words.name, sites))


def _works_at_once(now: VolkScene, connection: str) -> bool:
    """Whether one more line makes a connection work."""
    board, view = now.board, now.view
    if connection not in board.ends:
        return False
    missing = board.lines[connection] - view.lines.get(connection, 0)
    return missing == 1 and all(city in view.factories for city in board.ends[connection])


def _about_card(now: VolkScene, card: str) -> str:
    """What a card's event would do now, or what it does for the opponent."""
    words, decision = now.words, now.decision
    assert decision is not None  # only a question has groups
    if (event := now.board.uses[card]["event"]) in decision.options:
        return words.ui("preview-event", does=option_preview(now, event))
    printed = now.board.cards[card]
    does = words.effects(printed.event)
    if can_trigger(now.side, printed.colour):
        return words.ui("preview-event", does=does)
    return words.ui("preview-only", side=now.other, does=does)


def _of_a_turn(now: VolkScene, option: str) -> Iterator[str]:
    """An event that the opponent can no longer use, and who takes the last card."""
    words, view = now.words, now.view
    if not option or now.decision is None or now.decision.kind != TURN.kind:
        return
    answer = TURN.read(option)
    if isinstance(answer, UsePower):
        return
    printed = now.board.cards[answer.card]
    on_display = answer.card in view.display
    if on_display and answer.action != "event" and can_trigger(now.other, printed.colour):
        does = words.effects(printed.event)
        yield words.ui("preview-denies", side=now.other, does=does)
    if on_display and view.half == 1 and len(view.display) <= _FEW_CARDS:
        yield words.last_card(view)


class VolkPrompts(PromptPolicy[VolkScene]):
    """Cards before their use, areas before building sites; the least harmful loss first."""

    scene_type = VolkScene

    def choice(self, decision: Decision, now: VolkScene, table: Table) -> Choice:
        """The list for a decision; previews are computed when they are shown."""
        words, view = now.words, now.view
        items = self.items(decision, now, table)
        if gives_up(decision):
            harm = harm_of(now.board, view, decision)
            items.sort(key=lambda item: harm.get(item.id, 0.0))
        elif decision.kind == BUILD.kind:
            items = _useful_connections_first(items, now)
        asked = now.asking(decision)
        groups = words.groups(now.game, decision, view)
        return Choice(
            prompt=words.question(decision, view),
            short_prompt=words.short_question(decision, view),
            items=tuple(items),
            number=decision.number,
            make_preview=lambda option: (
                about_group(asked, option) if option in groups else option_preview(asked, option)
            ),
            groups={thing: Item(thing, text) for thing, text in groups.items()}
            | (_closed_connections(items, words) if groups else {}),
            way_back=words.ui("another-one"),
        )

    def items(self, decision: Decision, now: VolkScene, table: Table) -> list[Item]:
        """The filter also finds areas by their letters; in a list of areas, the only site of an
        area says where it is."""
        items = [
            item if item.refused else replace(item, more=_letters(item.id, now))
            for item in super().items(decision, now, table)
        ]
        if decision.kind == TURN.kind:
            return [_with_effects(item, now) for item in items]
        areas, listed = now.game.data.areas, now.words.groups(now.game, decision, now.view)
        if not any(thing in areas for thing in listed):
            return items
        return [
            replace(item, text=now.words.site(item.id, item.thing))
            if item.thing in areas and item.thing not in listed and item.id not in areas
            else item
            for item in items
        ]

    def first_answer(self, decision: Decision) -> str | None:
        """The option preselected, if not the first; None if every answer loses something."""
        if not DECISION_TYPES[decision.kind].irreversible:
            return ""
        return NONE if NONE in decision.options else None


def _with_effects(item: Item, now: VolkScene) -> Item:
    """The event of a special card with what it does: it has no other use, so no row of its own for
    the card. `brief` is without."""
    card = now.board.cards.get(item.thing)
    if card is None or card.colour != "special" or item.refused:
        return item
    does = now.words.effects(card.event)
    text = now.words.ui("option-special", option=item.text, does=does)
    return replace(item, text=text, brief=item.text)


def _useful_connections_first(items: Sequence[Item], now: VolkScene) -> list[Item]:
    """The items, with those connections first among all that one more line makes work."""
    connections = [item for item in items if item.thing == CONNECTIONS]
    connections.sort(key=lambda item: not _works_at_once(now, item.id))
    ordered = iter(connections)
    return [next(ordered) if item.thing == CONNECTIONS else item for item in items]


def _closed_connections(items: Sequence[Item], words: VolkMessages) -> dict[str, Item]:
    """One row for all connections next to the areas of building sites, if none can be built on."""
    connections = [item for item in items if item.thing == CONNECTIONS]
    if len(connections) < 2 or not all(item.refused for item in connections):
        return {}
    text = words.catalogue.text("thing-connections")
    return {CONNECTIONS: Item(CONNECTIONS, text, connections[0].refused)}


def _letters(option: str, now: VolkScene) -> str:
    """The letters of an area, or of the areas of a city, for the filter."""
    areas = now.game.data.areas
    named = (option,) if option in areas else now.board.areas_of.get(option, ())
    return "".join(f" {areas[area].code}" for area in named)
