"""What the panes draw from: the table, and what it would be with the option under the cursor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from weimar_tui.kernel.events import Event
from weimar_tui.tui.scene import Line, Scene

from ..prompts import VolkSituation
from ..rules.decision_types import DECISION_TYPES
from ..rules.events import PhaseStarted
from ..rules.forecast import Column, Forecast, as_it_stands
from ..rules.names import SEATS
from ..rules.network import blocked_cities, factory_values
from ..rules.position import END_OF_DECADE, VolkPosition
from ..rules.rehearsal import after_option
from ..rules.subjects import Attack, OfArea
from .figures import AreaFigures, area_figures

__all__ = ["Line", "VolkScene"]


@dataclass(frozen=True, kw_only=True)
class VolkScene(VolkSituation, Scene):
    """A moment of the game, with the option under the cursor."""

    # --- what would be --------------------------------------------------------------------------
    @property
    def hovered(self) -> str:
        """The option under the cursor, if there is one that can be picked."""
        decision = self.decision
        return self.chosen if decision is not None and self.chosen in decision.options else ""

    @property
    def then(self) -> VolkPosition:
        """The table with the option under the cursor, as far as it goes without a question."""
        return self.position_after(self.hovered)

    def position_after(self, option: str) -> VolkPosition:
        """The table with an option; as it is now without one."""
        decision = self.decision
        if not option or decision is None:
            return self.view
        return self.once(
            "after", option, lambda: after_option(self.board, self.view, decision, option)
        )

    # --- figures --------------------------------------------------------------------------------
    @property
    def values(self) -> Mapping[str, int]:
        """The values of all factories now."""
        return self.once("values", "", lambda: factory_values(self.board, self.view))

    @property
    def values_then(self) -> Mapping[str, int]:
        """The same with the option under the cursor."""
        option = self.hovered
        return self.once("values", option, lambda: factory_values(self.board, self.then))

    @property
    def blocked_then(self) -> frozenset[str]:
        """Cities where a protest forbids building, with the option under the cursor."""
        return self.once("blocked", self.hovered, self._blocked)

    def _blocked(self) -> frozenset[str]:
        return frozenset(
            city for side in SEATS for city in blocked_cities(self.board, self.then, side)
        )

    @property
    def stands(self) -> Column:
        """The end of the decade as it stands; while it runs, what of it is still to come."""
        return self.once("stands", "", lambda: self._as_it_stands(self.view))

    @property
    def stands_then(self) -> Column:
        """The same with the option under the cursor."""
        return self.once("stands", self.hovered, lambda: self._as_it_stands(self.then))

    def _as_it_stands(self, position: VolkPosition) -> Column:
        if position.half == END_OF_DECADE:
            return self.game.forecast(position).as_it_stands
        return as_it_stands(self.board, position)

    @property
    def forecast(self) -> Forecast:
        """The end of the decade if it came now."""
        return self.once("forecast", "", lambda: self.game.forecast(self.view, self.so_far))

    @property
    def forecast_then(self) -> Forecast:
        """The same with the option under the cursor."""
        return self.once(
            "forecast", self.hovered, lambda: self.game.forecast(self.then, self.so_far)
        )

    @cached_property
    def so_far(self) -> Sequence[Event]:
        """What has been told of the End of Decade, while it is running."""
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
        """What there is to say of each area."""
        return self.once("areas", "", lambda: area_figures(self.board, self.view, self.stands))

    @property
    def areas_then(self) -> Mapping[str, AreaFigures]:
        """The same with the option under the cursor."""
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
        """The ids named by the option under the cursor, and the area a question goes on from."""
        named: set[str] = set(self.parts_of(self.chosen))
        if self.decision is not None:
            subject = self.decision.subject
            if isinstance(subject, Attack | OfArea) and subject.area:
                named.add(subject.area)
        return frozenset(named)
