"""The data for lists and panes: the table, and what the option under the cursor would change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from msgspec import structs

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.play.scene import Scene

from .rules.area_figures import AreaFigures, area_figures
from .rules.components import Components
from .rules.decade_end.currency import count_currency
from .rules.decision_types import DECISION_TYPES
from .rules.events import PhaseStarted
from .rules.forecast import Column, Forecast, as_it_stands
from .rules.game import VolkGame
from .rules.names import OPPONENT, SEATS, WEST
from .rules.network import blocked_cities, factory_values
from .rules.position import END_OF_DECADE, VolkPosition
from .rules.preview import Preview
from .rules.rehearsal import after_action, after_option
from .rules.subjects import Attack, OfArea
from .words.wording import VolkMessages

Found = TypeVar("Found")


@dataclass(frozen=True, kw_only=True)
class VolkScene(Scene):
    """A moment of the game, with the option under the cursor.

    `memory` caches what was computed from the view; scenes that differ only in the option under the
    cursor share it.
    """

    view: VolkPosition
    game: VolkGame
    words: VolkMessages
    memory: dict[tuple[str, str], Any] = field(default_factory=dict)

    @property
    def board(self) -> Components:
        return self.game.board

    @property
    def side(self) -> str:
        """The side shown: the player's, otherwise the one whose turn it is."""
        return self.me or self.view.active

    @property
    def other(self) -> str:
        return OPPONENT.get(self.side, WEST)

    def once(self, what: str, of: str, make: Callable[[], Found]) -> Found:
        """Compute `make` at most once per view, kind and option."""
        key = what, of
        if key not in self.memory:
            self.memory[key] = make()
        made: Found = self.memory[key]
        return made

    def asking(self, decision: Decision) -> VolkScene:
        """The same table with another question."""
        return replace(self, decision=decision, memory={})

    def preview(self, option: str) -> Preview | None:
        """What an option would bring."""
        decision = self.decision
        if not option or decision is None:
            return None
        return self.once("preview", option, lambda: self.game.preview(self.view, decision, option))

    # --- what would be --------------------------------------------------------------------------
    @property
    def hovered(self) -> str:
        """The option under the cursor, if it can be picked."""
        decision = self.decision
        return self.chosen if decision is not None and self.chosen in decision.options else ""

    @property
    def then(self) -> VolkPosition:
        """The table after the option under the cursor, up to the next question."""
        return self.position_after(self.hovered)

    @property
    def flight_then(self) -> VolkPosition:
        """The table whose flight is counted."""
        return self.then

    def position_after(self, option: str) -> VolkPosition:
        """The table after an option; without one, the table as it is."""
        decision = self.decision
        if not option or decision is None:
            return self.view
        return self.once(
            "after", option, lambda: after_option(self.board, self.view, decision, option)
        )

    # --- figures --------------------------------------------------------------------------------
    @property
    def values(self) -> Mapping[str, int]:
        return self.once("values", "", lambda: factory_values(self.board, self.view))

    @property
    def values_then(self) -> Mapping[str, int]:
        """The same after the option under the cursor."""
        option = self.hovered
        return self.once("values", option, lambda: factory_values(self.board, self.then))

    @property
    def blocked_then(self) -> frozenset[str]:
        """Cities where a protest forbids building, after the option under the cursor."""
        return self.once("blocked", self.hovered, self._blocked)

    def _blocked(self) -> frozenset[str]:
        return frozenset(
            city for side in SEATS for city in blocked_cities(self.board, self.then, side)
        )

    @property
    def stands(self) -> Column:
        """The end of the decade as it stands; while it is under way, the rest of it."""
        return self.once("stands", "", lambda: self._as_it_stands(self.view))

    @property
    def stands_then(self) -> Column:
        """The same after the option under the cursor."""
        return self.once("stands", self.hovered, lambda: self._as_it_stands(self.then))

    def _as_it_stands(self, position: VolkPosition) -> Column:
        if position.half != END_OF_DECADE:
            return as_it_stands(self.board, after_action(self.board, position))
        rest = self.game.forecast(position).as_it_stands
        if position.phase < 3:
            return rest
        # 9.3 counts the currency; what later phases take from the board does not change it.
        return structs.replace(rest, currency=count_currency(self.board, position))

    @property
    def forecast(self) -> Forecast:
        """The end of the decade if it came now."""
        return self.once("forecast", "", lambda: self.game.forecast(self.view, self.so_far))

    @property
    def forecast_then(self) -> Forecast:
        """The same after the option under the cursor."""
        return self.once(
            "forecast", self.hovered, lambda: self.game.forecast(self.then, self.so_far)
        )

    @cached_property
    def so_far(self) -> Sequence[Event]:
        """The events of the End of Decade under way."""
        if self.view.half != END_OF_DECADE:
            return ()
        places = [
            place
            for place, event in enumerate(self.events)
            if isinstance(event, PhaseStarted) and event.phase == 1
        ]
        return self.events[places[-1] :] if places else ()

    @property
    def areas(self) -> Mapping[str, AreaFigures]:
        return self.once("areas", "", lambda: area_figures(self.board, self.view, self.stands))

    @property
    def areas_then(self) -> Mapping[str, AreaFigures]:
        """The same after the option under the cursor."""
        option = self.hovered
        if not option:
            return self.areas
        return self.once(
            "areas", option, lambda: area_figures(self.board, self.then, self.stands_then)
        )

    @property
    def asks_for_a_place(self) -> bool:
        """Whether the open question is about a place on the map or a track."""
        return self.decision is not None and DECISION_TYPES[self.decision.kind].pane != "cards"

    # --- what is pointed at ---------------------------------------------------------------------
    @cached_property
    def pointed(self) -> frozenset[str]:
        """The ids that the option under the cursor refers to, and the area that a
        question is about."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None:
            subject = self.decision.subject
            if isinstance(subject, Attack | OfArea) and subject.area:
                named.add(subject.area)
        return frozenset(named)
