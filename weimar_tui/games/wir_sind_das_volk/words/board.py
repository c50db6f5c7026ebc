"""The board in words, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.message_parts import BoardOfGame, as_list
from weimar_tui.text.messages import Entry

from ..rules.decade_end.currency import count_currency
from ..rules.decade_end.flight import cards_played, count_flight, flight_symbols
from ..rules.game import VolkGame
from ..rules.names import AREAS_OF, EAST, SEATS, SIDE_OF
from ..rules.network import factory_values, works
from ..rules.position import RUNDOWN, VolkPosition, prestige_advantage
from ..rules.preview import network_figures
from ..rules.standard import standard_of
from .gauge import gauge
from .sources import signed

if TYPE_CHECKING:
    from .wording import VolkMessages


class BoardWords(BoardOfGame["VolkMessages", VolkPosition]):
    """Describes one view in one language, from one side."""

    def __init__(self, words: VolkMessages, game: VolkGame, view: VolkPosition) -> None:
        super().__init__(words, view)
        self._board = game.board
        self._forecast = game.forecast(view)
        self._values = factory_values(game.board, view)
        self._network = network_figures(game.board, view)

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        ui = self._words.ui
        parts: dict[str, Callable[[], Iterator[str]]] = {
            self._say("course"): self._course,
            ui("pane-display"): self._cards,
            **{ui(f"pane-{side}"): partial(self._side, side) for side in SEATS},
            ui("pane-tracks"): self._tracks,
        }
        if self._view.outcome is None:
            parts[ui("pane-forecast")] = self._future
        return parts

    def hand(self, seat: str) -> Iterator[str]:
        """The cards of a hand with their effects."""
        return (self._card(card) for card in self._view.hands[seat] if card != HIDDEN)

    def warnings(self) -> Iterator[str]:
        """What would end the game, or nearly, if the decade ended now."""
        if danger := self._words.danger(self._forecast):
            yield danger

    def things(self) -> Iterator[Entry]:
        """Areas with their figures and factories, cities with their lines."""
        data = self._board.data
        for place in (*data.areas, *data.cities):
            lines = map(sentence_case, self._place(place))
            yield Entry(place, self._words.name(place), as_list(lines))

    # --- the parts ------------------------------------------------------------------------------
    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        yield from words.moment(view, words.seat)
        holder = words.seat(prestige_advantage(view))
        field = signed(view.tracks["prestige"])
        yield words.ui("head-advantage", field=field, side=holder)
        yield words.ui("head-wall" if view.wall else "head-no-wall")
        if view.outcome is None:
            # The row below the title line of the screen.
            currency = count_currency(self._board, view)
            read = gauge(words.catalogue, words.seat, view, self._forecast, currency)
            yield from (reading.text for reading in (read.nearest, *read.others))

    def _cards(self) -> Iterator[str]:
        view, words = self._view, self._words
        if view.playing and view.playing != HIDDEN:
            yield self._line(self._say("playing"), self._card(view.playing))
        for card in view.display:
            yield self._card(card)
        if not view.display:
            yield words.ui("cards-none")
        if view.special:
            yield self._line(self._say("special"), self._card(view.special))
        for seat in SEATS:
            yield words.ui("cards-holds", side=words.seat(seat), cards=len(view.hands[seat]))
        yield words.ui("cards-deck", cards=len(view.deck))
        flight = flight_symbols(self._board, view)
        yield words.ui("cards-pile", cards=len(cards_played(view)), flight=flight)

    def _card(self, card: str) -> str:
        """A card: its title, values, colour and effects."""
        words, printed = self._words, self._board.cards[card]
        return self._say(
            "card",
            title=words.card_title(card),
            colour=words.text(f"colour-{printed.colour}"),
            valued="no" if printed.colour == "special" else "yes",
            west=printed.west,
            east=printed.east,
            flight=printed.flight,
            text=words.effects(printed.event),
        )

    def _side(self, side: str) -> Iterator[str]:
        """The areas of a side, its factories and lines."""
        words, view, board = self._words, self._view, self._board
        for area in AREAS_OF[side]:
            code = board.data.areas[area].code
            name = self._say("area", name=words.name(area), code=code)
            yield self._line(name, words.several(self._area(side, area)))
        for city in board.cities[side]:
            if city in view.factories:
                yield self._line(words.name(city), self._factory(city))
        lines = [
            self._connection(connection)
            for connection, _, _, _ in board.connections[side]
            if view.lines.get(connection)
        ]
        yield self._line(self._say("lines"), words.several(lines) or words.text("forecast-nothing"))
        if view.razed and side == EAST:
            yield self._line(self._say("razed"), words.several(map(words.name, view.razed)))

    def _factory(self, city: str) -> str:
        rundown = "yes" if self._view.factories[city] == RUNDOWN else "no"
        return self._say("factory", value=self._values[city], rundown=rundown)

    def _connection(self, connection: str) -> str:
        return self._say(
            "line",
            connection=self._words.connection(connection),
            filled=self._view.lines.get(connection, 0),
            lines=self._board.lines[connection],
            works="yes" if works(self._board, self._view, connection) else "no",
        )

    def _place(self, place: str) -> list[str]:
        """An area with its factories, or a city with its lines."""
        board, view, words = self._board, self._view, self._words
        if place in board.areas_of:
            lines = [self._factory(place) if place in view.factories else self._say("no-factory")]
            lines += [self._connection(one) for one in board.connections_of[place]]
            return lines
        factories = [
            self._line(words.name(city), self._factory(city))
            for city, areas in board.areas_of.items()
            if place in areas and city in view.factories
        ]
        return [*self._area(SIDE_OF[place], place), *factories]

    def _area(self, side: str, area: str) -> Iterator[str]:
        """The figures of an area: economy, living standard, unrest, protest, socialists."""
        words, view = self._words, self._view
        power, export = (self._network.get((of, area)) for of in ("power", "export"))
        if area != "west-berlin":
            yield self._number("power", power or 0)
        if export is not None and export >= 0:
            yield self._number("export", export)
        yield self._number("standard", standard_of(view, area))
        yield self._number("unrest", view.unrest[area])
        protests = [
            words.protest(side, number)
            for number, place in enumerate(view.protests[side], 1)
            if place == area
        ]
        if protests:
            yield f"{words.ui('areas-protest')} {' '.join(protests)}"
        if view.socialists.get(area):
            yield self._number("socialists", view.socialists[area])

    def _number(self, figure: str, number: int) -> str:
        return f"{self._words.ui(f'areas-{figure}')} {number}"

    def _tracks(self) -> Iterator[str]:
        view, words = self._view, self._words
        field, stands = view.tracks["prestige"], self._forecast.as_it_stands
        prestige = words.ui("tracks-field-none")
        if field:
            side = words.seat(prestige_advantage(view))
            prestige = words.ui("tracks-field", side=side, does=words.field(field))
        yield self._track("prestige", prestige)
        yield self._track("currency", words.income(stands.currency))
        yield self._track("socialists", words.socialists(view))
        if view.wall:
            yield self._line(words.ui("tracks-wall"), words.ui("tracks-wall-costs"))
        else:
            counted = count_flight(self._board, view)
            steps = words.ui("tracks-steps", steps=counted.steps, points=counted.points)
            yield self._line(words.ui("tracks-flight"), steps)
        cards = [
            words.several([words.card_title(held.card), words.text(f"colour-{held.colour}")])
            + (f" ({words.ui('tracks-used')})" if held.used else "")
            for held in view.state_power
        ]
        none = "tracks-dissolved" if view.dissolved else "tracks-power-none"
        yield self._line(words.ui("tracks-power"), words.several(cards) or words.ui(none))

    def _track(self, track: str, text: str) -> str:
        place = f"{self._words.ui(f'track-{track}')} {signed(self._view.tracks[track])}"
        return self._line(place, text)

    def _future(self) -> Iterator[str]:
        """The End of Decade if it came now, one line per phase."""
        words = self._words
        for row in words.forecast(self._forecast):
            text = row.as_it_stands
            if row.differs:
                text = self._say("differs", stands=row.as_it_stands, played=row.played_out)
            name = self._say("phase", number=row.phase, title=row.title)
            if row.counted:
                text = self._say("counted", counted=row.counted, text=text)
            yield self._line(name, "; ".join(text.split("\n")))
