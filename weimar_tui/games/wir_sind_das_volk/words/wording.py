"""Every sentence about *Wir sind das Volk!*, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import COUNT, Reason
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.message_parts import scenario_page
from weimar_tui.text.messages import Ending, Entry, GameMessages

from ..rules.component_data import ComponentData
from ..rules.decision_types import TURN
from ..rules.effects.vocabulary import Clauses
from ..rules.events import CurrencyCounted
from ..rules.forecast import Forecast
from ..rules.game import VolkGame
from ..rules.hands import last_turn
from ..rules.names import OPPONENT, TRACK_END
from ..rules.position import DEALING, END_OF_DECADE, VolkPosition
from ..rules.preview import Preview
from ..rules.scenario_data import Scenario, load_scenario
from ..rules.socialists import ALL_SOCIALISTS
from .board import BoardWords
from .cards import CardWords
from .decisions import DecisionWords
from .effects import Brief, EffectWords, Sign
from .events import EventWords
from .forecast import ForecastRow, ForecastWords
from .names import Names, number_of
from .preview import PreviewWords
from .short import ShortWords
from .sources import Sources, signed
from .tables import TableWords
from .why import WhyWords

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""

MANY_SITES = 12
"""With more building sites than this, they are grouped by area."""

CONNECTIONS = "connections"


class VolkMessages(GameMessages[VolkGame, VolkPosition]):
    """Words events, decisions, cards and reasons in one language."""

    _events: EventWords
    _decisions: DecisionWords

    def __init__(self, lang: str, data: ComponentData, *, strict: bool = False) -> None:
        super().__init__("wir_sind_das_volk", lang, (LOCALES,), strict=strict)
        self.data = data
        catalogue = self.catalogue
        self._names = Names(catalogue, data)
        self._effects = EffectWords(catalogue, data)
        self._sources = Sources(catalogue, data, self._names)
        self._cards = CardWords(catalogue, data, self._names, self._effects)
        parts = (catalogue, data, self._names, self._sources, self._effects)
        self._events = EventWords(*parts)
        self.short = ShortWords(catalogue, self._names)
        self._decisions = DecisionWords(*parts)
        self._why = WhyWords(catalogue, data, self._events)
        self._previews = PreviewWords(catalogue, self._names, self._sources, self._effects)
        self._forecasts = ForecastWords(catalogue, self._names, self._sources, self._effects)
        self._tables = TableWords(catalogue, data, self._sources, self._effects)

    # --- what happens ---------------------------------------------------------------------------
    def _outcome(self, outcome: Outcome) -> str:
        ending = self._events.ending(outcome.ending)
        if outcome.reason:
            would = self._events.ending(outcome.reason, lesson=True)
            return self.catalogue.text("outcome-lesson", text=ending, would=would)
        return ending

    def ending(self, outcome: Outcome, view: VolkPosition, me: str | None) -> Ending:
        """How the game ended, for its last page."""
        good = not outcome.winners or me is None or me in outcome.winners
        return Ending(self.ending_name(outcome.ending), self.outcome(outcome), good)

    def why(self, outcome: Outcome, view: VolkPosition, events: Sequence[Event]) -> Sequence[str]:
        """The markers or figures that caused the ending, and the decisive turn."""
        return tuple(self._why.lines(outcome.reason or outcome.ending, view, events))

    def ending_name(self, ending: str, *, won: bool = True) -> str:
        """An ending in a few words."""
        return self.catalogue.text(f"ui-ending-{ending}")

    def chapter(self, number: int) -> str:
        """A decade: `Decade II`."""
        return self.decade(number)

    def judged_by(self, event: Event) -> Iterator[str]:
        """The table by which a figure of the End of Decade was judged; none for most events."""
        return self._tables.lines(event)

    # --- questions ------------------------------------------------------------------------------
    def use(self, decision: Decision, option: str) -> str:
        """The use of a card in a turn, without the card; "" for other questions."""
        if decision.kind != TURN.kind:
            return ""
        return sentence_case(self._decisions.use(decision, option))

    def groups(self, game: VolkGame, decision: Decision, view: VolkPosition) -> Mapping[str, str]:
        """A turn's cards and state power: choose one, then its use.

        If there are many building sites, their areas.
        """
        if decision.kind != TURN.kind:
            return self._sites(game, decision)
        options = [*decision.options, *(d[0] for d in game.disabled_options(view, decision))]
        number = Counter(TURN.read(option).thing for option in options)
        return {
            thing: self._decisions.thing(decision, thing, view)
            for thing, uses in number.items()
            if uses > 1
        }

    def thing_brief(self, decision: Decision, card: str, name: str) -> str:
        """A turn's card with its number and value, and a name that may be cut."""
        return self._decisions.thing_brief(decision, card, name)

    def _sites(self, game: VolkGame, decision: Decision) -> Mapping[str, str]:
        """The areas of many building sites, and connections."""
        if len(decision.options) <= MANY_SITES:
            return {}
        number = Counter(self.about(game, decision, option) for option in decision.options)
        several = [thing for thing, sites in number.items() if sites > 1]
        areas = {area: self.name(area) for area in several if area in self.data.areas}
        if CONNECTIONS not in several:
            return areas
        return {**areas, CONNECTIONS: self.catalogue.text("thing-connections")}

    def about(self, game: VolkGame, decision: Decision, option: str) -> str:
        """The card of an answer, or the area of a building site (none for Hamburg,
        which is in two)."""
        if option in self.data.connections:
            return CONNECTIONS
        city = self.data.cities.get(option)
        if city is not None and len(city.areas) == 1:
            return city.areas[0]
        return super().about(game, decision, option)

    def site(self, city: str, area: str) -> str:
        """A building site in a list of areas."""
        return self.catalogue.text("option-site", city=city, area=area)

    # --- what would be --------------------------------------------------------------------------
    def preview(self, preview: Preview) -> str:
        """What an option would bring, one line per kind of change."""
        return "\n".join(self._previews.lines(preview))

    def forecast(self, forecast: Forecast) -> list[ForecastRow]:
        """The ten phases, if the decade ended now."""
        return self._forecasts.rows(forecast)

    def last_card(self, position: VolkPosition) -> str:
        """Who would take the last card of the display, and who begins then (rulebook 3)."""
        side = last_turn(position)
        return self.catalogue.text("last-card", side=side, other=OPPONENT[side])

    def tells_reasons(self, decision: Decision) -> bool:
        """A bot explains why it took a card, but not the answers that follow from that."""
        return decision.kind == TURN.kind

    def bot_answered(
        self, decision: Decision, option: str, reasons: Iterable[Reason]
    ) -> Sequence[str]:
        """What a bot did with a card, with its main reason where there is room."""
        if not self.tells_reasons(decision):
            return ()
        did = self._safe("", self._decisions.did, decision, option)
        if not did:
            return ()
        gains = (reason for reason in reasons if reason.arguments.get("better") != "no")
        whys = (self.bot_reason(gain.id, gain.arguments) for gain in gains)
        why = next(filter(None, whys), "")
        return (self.catalogue.text("bot-did-why", did=did, why=why), did) if why else (did,)

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a bot chose what it did."""
        if reason.startswith(COUNT):
            return self.counted(reason, arguments)
        return self._safe(reason, self.catalogue.text, reason, **arguments)

    def income(self, currency: CurrencyCounted) -> str:
        """What the East would earn, and what it needs (rulebook 9.3)."""
        exports = len(currency.exports)
        return self.ui(
            "tracks-income",
            track=signed(currency.track),
            exports=exports,
            income=currency.track + exports,
            needed=currency.needed,
        )

    def socialists(self, view: VolkPosition) -> str:
        """What the socialists track brings, and where the socialists are (rulebook 9.9)."""
        gains = self.data.tracks.socialists.gains
        gain = gains[view.tracks["socialists"] + TRACK_END]
        return self.ui(
            "tracks-gain",
            gain=gain,
            signed=signed(gain),
            areas=sum(view.socialists.values()),
            cadre_school=view.cadre_school,
            limit=ALL_SOCIALISTS,
        )

    def danger(self, forecast: Forecast) -> str:
        """The first warning, or ""."""
        return self._forecasts.danger(forecast)

    # --- the table in words ---------------------------------------------------------------------
    def _board(self, game: VolkGame, view: VolkPosition, me: str | None) -> BoardWords:
        return BoardWords(self, game, view)

    # --- scenarios ------------------------------------------------------------------------------
    def _scenario(self, scenario: str) -> Scenario:
        return load_scenario(scenario)

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two; its length if its file says nothing."""
        loaded = load_scenario(scenario)
        return self.pick(loaded.about) or self._length(loaded)

    def scenario_page(self, scenario: str) -> str:
        """A full description of a scenario: length, seats, special features."""
        loaded = load_scenario(scenario)
        say, message = self.catalogue.text, f"scenario-time-{scenario}"
        parts = [("length", self._length(loaded)), ("seats", say("scenario-two"))]
        if self.catalogue.has(message):
            parts.append(("time", say(message)))
        about = self.pick(loaded.about)
        return scenario_page(self.catalogue, self.scenario(scenario), about, parts)

    def _length(self, scenario: Scenario) -> str:
        say = self.catalogue.text
        return say(
            "scenario-decades",
            decades=scenario.last_decade - scenario.first_decade + 1,
            first=say(f"roman-{scenario.first_decade}"),
            last=say(f"roman-{scenario.last_decade}"),
            halves=scenario.halves,
        )

    # --- cards ----------------------------------------------------------------------------------
    def effects(self, clauses: Clauses) -> str:
        """What an event or a prestige field does, on one line."""
        return self._effects.line(clauses)

    def field(self, number: int) -> str:
        """What a field of the prestige track carries out, from -6 to +6."""
        return self._effects.line(self._sources.field(number))

    def signs(self, card: str) -> list[Sign]:
        """What a card does in short signs, for narrow columns."""
        return self._effects.signs(self.data.cards[card].event)

    def briefs(self, card: str) -> list[Brief]:
        """What a card does, a few words per clause, for its face."""
        return self._effects.briefs(self.data.cards[card].event)

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        return self._cards.page(component)

    def entries(self) -> Sequence[Entry]:
        """Every card, in the order of the decades."""
        return [
            Entry(card.id, self.pick(card.name), self.effects(card.event))
            for card in self.data.cards.values()
        ]

    def entry_names(self) -> Mapping[str, str]:
        return {self.pick(card.name): card.id for card in self.data.cards.values()}

    # --- names ----------------------------------------------------------------------------------
    def name(self, name: str) -> str:
        """The name of an area, a city, a connection or a card, by its id."""
        return self._names.name(name)

    def connection(self, connection: str) -> str:
        """A connection by its cities."""
        return self._names.connection(connection)

    def card(self, card: str, form: str = "") -> str:
        """A card as sentences refer to it: “Land reform” (1); `short` omits its number."""
        return self._names.card(card, form)

    def card_name(self, card: str) -> str:
        """A card's name on its own."""
        return self.pick(self.data.cards[card].name)

    def number(self, card: str) -> str:
        """A card's number as printed."""
        return number_of(card)

    def card_title(self, card: str) -> str:
        """A card's number, name and year."""
        return self._cards.title(self.data.cards[card])

    def decade(self, number: int) -> str:
        """A decade: `Decade II`."""
        roman = self.catalogue.text(f"roman-{number}")
        return self.catalogue.text("decade", "name", decade=roman)

    def moment(self, view: VolkPosition, name: Callable[[str], str]) -> Iterator[str]:
        """The decade, its half, the cards left and the turn; or the phase of its end.

        `name` gives the form of a side's name to use here.
        """
        yield self.decade(view.decade)
        if view.outcome is not None:
            yield self.ui("head-over")
        elif view.half == END_OF_DECADE:
            yield self.ui("head-ends", phase=view.phase)
        elif view.half == DEALING:
            yield self.ui("head-dealing")
        else:
            yield self.ui("head-half", half=view.half)
            yield self.ui("head-left", cards=len(view.display))
            yield self.ui("head-turn", side=name(view.active))

    def protest(self, side: str, number: int) -> str:
        """The word on a side's protest marker, counted from 1."""
        return self._names.protest(side, number)

    def phase(self, number: int) -> str:
        """A phase of the End of Decade by its number."""
        return self.catalogue.text(f"phase-{number}")
