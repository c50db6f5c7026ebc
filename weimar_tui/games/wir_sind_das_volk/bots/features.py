"""Describes *Wir sind das Volk!* to the learning bots."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from weimar_tui.bots.learned.counted import Count, Counts
from weimar_tui.bots.learned.features import Features, Numbers, SearchBudget, words_by_id
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.game import VolkGame
from ..rules.names import EAST, TRACKS, WEST
from ..rules.position import VolkPosition
from ..rules.statistics import key_figures
from . import counts as counting
from .evaluation import evaluate
from .player import SteadyBot
from .reasons import REASONS

_LEFT_OUT = frozenset({"name", "note", "year", "source", "id", "code", "words", "sector"})
_SIDES = (WEST, EAST)
_FIGURES = (
    *(f"{figure}.{side}" for side in _SIDES for figure in ("power", "points")),
    *(f"{figure}.{side}" for side in _SIDES for figure in ("standard", "unrest", "markers")),
    *(f"track.{track}" for track in TRACKS),
    *("exports", "socialists", "state-power"),
)
_ALL = (*_FIGURES, *REASONS)

_MOST_WORDS = 40
"""The most words kept of a card, a city or another component."""


class VolkFeatures(Features[VolkPosition]):
    """Each side is a role of its own. A position is quiet at the start of a turn."""

    verbs = frozenset({*dt.ACTIONS, "power", "draw", "discard", "remove"})
    weights = Path(__file__).with_name("learned.json.gz")
    rule_bot_first = True
    budgets: ClassVar = {
        "quick": SearchBudget(worlds=6, keep=6, turns=1, trust=3),
        "strong": SearchBudget(
            worlds=3, keep=8, turns=1, prior=5_000, trust=3, rule_bot_plays_on=True
        ),
        "analyst": SearchBudget(worlds=40, keep=8, turns=1, temperature=0.2, trust=3, settles=True),
    }
    measures = (*_ALL, *(f"{name}, early" for name in _ALL))

    def __init__(self, game: VolkGame) -> None:
        super().__init__(game)
        self._volk = game
        self._board = board = game.board
        data = board.data
        piles: dict[str, Mapping[str, Struct]] = {
            "card": data.cards,
            "city": data.cities,
            "connection": data.connections,
            "area": data.areas,
        }
        self._words = words_by_id(piles, _MOST_WORDS, leave=_LEFT_OUT)

    def teacher(self, seat: str, seed: str) -> SteadyBot:
        return SteadyBot(seat, seed, self._volk)

    def reasons(self, view: VolkPosition, decision: Decision, option: str) -> tuple[Reason, ...]:
        """The features that change most, in the steady bot's words."""
        return self.teacher(decision.seat, "").why(view, decision, option)

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """A figure is reported as the feature it belongs to."""
        figure, _, which = measure.partition(".")
        topic = f"track-{which}" if figure == "track" else _TOPICS.get(figure, figure)
        return Reason(REASONS[topic], {"better": "yes" if better else "no"})

    def counts(self, position: VolkPosition, seat: str) -> Counts:
        return counting.counts(self._board, position)

    def counted(self, view: VolkPosition, seat: str) -> Mapping[str, Count]:
        return counting.meanings(seat)

    def goal(self, view: VolkPosition, seat: str, reason: Reason) -> Reason:
        """The sides have opposite goals."""
        return Reason(reason.id.removeprefix("bot-"), {"side": seat})

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        """One of the two sides always wins."""
        return tuple(seats)

    def situation(self, position: VolkPosition, seat: str) -> tuple[str, ...]:
        """The decade and its half, Wall, mass protest, currency, socialists, state power."""
        protests = position.protests
        socialists = position.cadre_school + sum(position.socialists.values())
        return (
            f"d{position.decade}",
            f"h{position.decade}.{position.half}",
            "wall" if position.wall else "no wall",
            f"mw{min(4, len(protests[WEST]))}",
            f"me{min(4, len(protests[EAST]))}",
            f"c{position.tracks['currency']}",
            f"s{min(9, socialists) // 2}",
            f"p{len(position.state_power)}",
        )

    def attributes(self, part: str) -> Sequence[str]:
        """Attributes of cards, cities, connections and areas."""
        return self._words.get(part, ())

    def numbers(self, position: VolkPosition, part: str, seat: str) -> Numbers:
        """Numbers of areas, connections and cities."""
        if part in position.unrest:
            return _area(position, part)
        if part in self._board.ends:
            return self._connection(position, part)
        if part in self._board.connections_of:
            return self._city(position, part)
        return ()

    def _connection(self, position: VolkPosition, connection: str) -> Numbers:
        board, factories = self._board, position.factories
        ends = board.ends[connection]
        stand = sum(end in factories for end in ends)
        missing = board.lines[connection] - position.lines.get(connection, 0)
        numbers = [("joins", stand * 4 + missing)]
        for city in ends:
            for area in board.areas_of[city]:
                if area in position.standard:
                    numbers.append(("there", position.standard[area] * 2 + (city in factories)))
        return tuple(numbers)

    def _city(self, position: VolkPosition, city: str) -> Numbers:
        board, factories = self._board, position.factories
        complete = nearly = 0
        for connection in board.connections_of[city]:
            first, second = board.ends[connection]
            if (second if first == city else first) in factories:
                missing = board.lines[connection] - position.lines.get(connection, 0)
                complete += missing == 0
                nearly += missing == 1
        numbers = [("joined", complete * 10 + nearly), ("state", _STATES[factories.get(city, "")])]
        for area in board.areas_of[city]:
            working = sum(other in factories for other in board.cities_of[area])
            numbers.append(("there", working * 16 + position.standard.get(area, 0)))
        return tuple(numbers)

    def measure(self, position: VolkPosition, seat: str) -> list[float]:
        """Key figures and the steady bot's features, and all of them again weighted by
        the decades left."""
        figures = key_figures(self._board, position)
        features = evaluate(self._board, position, seat)
        numbers = [float(figures[name]) for name in _FIGURES]
        numbers += [features.get(name, 0.0) for name in REASONS]
        left = (position.last_decade - position.decade) / 3
        return numbers + [each * left for each in numbers]

    def quiet(self, position: VolkPosition, decision: Decision) -> Hashable | None:
        """A key at the start of a turn, from the number of cards left; otherwise None."""
        if decision.kind != dt.TURN.kind:
            return None
        cards = len(position.hands[WEST]) + len(position.hands[EAST]) + len(position.display)
        return position.decade, position.half, position.active, cards

    def is_pressing(self, position: VolkPosition) -> bool:
        """The second half of a decade: its end can ruin either state, whatever it has.

        Lessons end without a winner, so that their end would say nothing.
        """
        return position.half == position.halves and not position.lesson

    def stage(self, position: VolkPosition) -> str:
        """The decade and its half."""
        return f"{position.decade}.{position.half}"


_TOPICS = {"power": "economy", "points": "economy", "exports": "currency"}
"""For figures with another name, the feature they belong to."""

_STATES = {"": 0, "rundown": 1, "sound": 2}


def _area(position: VolkPosition, area: str) -> Numbers:
    unrest = min(9, position.unrest[area])
    standard = position.standard.get(area)
    if standard is None:
        standard = sum(position.sectors.values())
    numbers = [("unrest", unrest), ("standard", standard), ("both", unrest * 16 + standard)]
    if area in position.protests[WEST] or area in position.protests[EAST]:
        numbers.append(("protest", 1))
    if area in position.socialists:
        numbers.append(("socialists", position.socialists[area]))
    return tuple(numbers)
