"""Every sentence about Junta, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from weimar_tui.kernel.journal import COUNT, NOTE, Reason
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.message_parts import scenario_page
from weimar_tui.text.messages import Entry, GameMessages

from ..rules import decision_types as dt
from ..rules.component_data import ComponentData
from ..rules.coup.common import GUNBOAT, STRIKE
from ..rules.events import OfferAnswered
from ..rules.game import JuntaGame
from ..rules.negotiation.offers import REFUSES
from ..rules.notes import Notes
from ..rules.position import JuntaPosition, Motion, Offer, Promise
from ..rules.preview import Preview
from ..rules.scenario_data import Scenario, load_scenario
from ..rules.subjects import JuntaDecision, link_of
from ..rules.vocabulary import Effects
from ..rules.voting import is_naming
from .board import BoardWords, Danger
from .cards import CardWords
from .decisions import DecisionWords
from .effects import EffectWords
from .events import EventWords
from .names import Names
from .offers import OfferWords
from .options import OptionWords
from .previews import PreviewWords
from .short import ShortWords

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""

GROUPED = 3
"""With at least this many clauses of a kind, they form a group."""


_BOTH = {"vote:yes": "vote-yes", "vote:no": "vote-no"}
"""Agreements to do the same thing, with a wording of their own."""


DEAL = f"{NOTE}deal"
"""The note about an offer that the coach would make."""

_SUMS = ("worth", "gets", "gives")
"""The arguments of notes that are sums of money."""


class JuntaMessages(GameMessages[JuntaGame, JuntaPosition]):
    """Words events, decisions, cards, offers and reasons in one language."""

    _events: EventWords
    _decisions: DecisionWords

    def __init__(self, lang: str, data: ComponentData, *, strict: bool = False) -> None:
        super().__init__("junta", lang, (LOCALES,), strict=strict)
        self.data = data
        catalogue = self.catalogue
        self._names = Names(catalogue, data)
        self._effects = EffectWords(catalogue, self._names)
        self._cards = CardWords(catalogue, data, self._names, self._effects)
        self._offers = OfferWords(catalogue, self._names)
        self._events = EventWords(catalogue, data, self._names, self._offers)
        self.short = ShortWords(catalogue, data, self._names, self._offers, self._events)
        self._previews = PreviewWords(catalogue, self._names)
        options = OptionWords(catalogue, data, self._names, self._offers, self._events)
        self._decisions = DecisionWords(catalogue, self._names, self._offers, self._events, options)

    # --- what happens ---------------------------------------------------------------------------
    def _outcome(self, outcome: Outcome) -> str:
        winners = self.catalogue.join("and", map(self._names.family, outcome.winners))
        count = len(outcome.winners)
        return self.catalogue.text(f"outcome-{outcome.ending}", winners=winners, count=count)

    # --- questions ------------------------------------------------------------------------------
    def groups(
        self, game: JuntaGame, decision: JuntaDecision, view: JuntaPosition
    ) -> Mapping[str, str]:
        """Groups for kinds of clause with many entries (amounts, offices, cards), and
        for gifts of cards."""
        step = link_of(decision)
        if decision.kind == dt.OVER_LIMIT.kind and not step:
            return {"give": self.ui("group-give")}
        if step not in ("want", "give", "gift"):
            return {}
        number = Counter(self.about(game, decision, option) for option in decision.options)
        return {what: self.ui(f"group-{what}") for what, many in number.items() if many >= GROUPED}

    def topic(self, decision: JuntaDecision) -> str:
        """The public subject of a question: `the budget`."""
        return self._safe(decision.kind, self._decisions.topic, decision)

    # --- names ----------------------------------------------------------------------------------
    def seat(self, seat: str) -> str:
        return self._safe(seat, self._names.family, seat) if seat else ""

    def seat_short(self, seat: str) -> str:
        families = self.data.families
        return families[seat].letter if seat in families else self.seat(seat)

    def name(self, name: str) -> str:
        """The name of anything by its id, on its own."""
        return self._safe(name, self._names.name, name)

    def area_short(self, area: str) -> str:
        """An area's name on the small map, nine columns at most."""
        return self._names.area_short(area)

    def unit_short(self, unit: str) -> str:
        """The meaning of a unit's letter, in a word."""
        return self.pick(self.data.units[unit].short)

    def office_short(self, office: str) -> str:
        """An office's name in a narrow column."""
        return self._names.office_short(office)

    def million(self, number: int) -> str:
        """An amount of money: `2 million`."""
        return self._names.million(number)

    def listed(self, things: Sequence[str]) -> str:
        """A list, its last item joined by `and`."""
        return self.catalogue.join("and", things)

    def notes(self, notes: Notes) -> str:
        """Notes by kind with their total."""
        return self._names.notes(notes)

    # --- cards ----------------------------------------------------------------------------------
    def effects(self, effects: Effects) -> str:
        """What effects do, without the final full stop."""
        return self._effects.clauses(effects)

    def card_line(self, card: str) -> str:
        """A card's effect on one line; "" for anything else."""
        printed = self.data.cards.get(card)
        return self._cards.text(printed) if printed is not None else ""

    def hand_line(self, card: str) -> str:
        """What a card requires and does, on one line; "" for anything else."""
        printed = self.data.cards.get(card)
        return self._cards.in_hand(printed) if printed is not None else ""

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        printed = self.data.cards.get(component)
        return self._cards.page(printed) if printed is not None else (self.name(component),)

    def entries(self) -> Sequence[Entry]:
        """Every card, in the order of the deck."""
        cards = self.data.cards.values()
        return [Entry(card.id, self.pick(card.name), self._cards.text(card)) for card in cards]

    def entry_names(self) -> Mapping[str, str]:
        return {self.pick(card.name): card.id for card in self.data.cards.values()}

    # --- the table in words ---------------------------------------------------------------------
    def phase(self, view: JuntaPosition) -> str:
        """The phase of the round, or of the coup."""
        if view.coup is None:
            return self.name(view.phase)
        if view.coup.phase == 0:
            return self.ui("head-rebellion")
        return self.ui("head-coup", phase=view.coup.phase, last=view.coup_phases)

    def notices(self, view: JuntaPosition) -> Iterator[str]:
        """Ids of further public information, the most urgent first; each has words `head-...`."""
        if view.excuse and view.coup is None:
            yield "excuse"
        if view.bank_closed:
            yield "bank-closed"
        elif view.lunch:
            yield "lunch"
        if view.bank_marker and view.coup is None:
            yield "bank-safe"

    def weapon(self, view: JuntaPosition, weapon: str) -> str:
        """What can still be used in a coup: the gunboat, air strikes, a unit waiting to land."""
        if weapon == GUNBOAT:
            return self.ui("coup-gunboat")
        if weapon == STRIKE:
            return self.ui("coup-strikes", number=view.coup.strikes if view.coup else 0)
        return self.ui("coup-waits", unit=self.name(weapon))

    def motion(self, view: JuntaPosition, motion: Motion) -> str:
        """The current vote or election, and how it ended."""
        result = ""
        if motion.result in self.data.families:
            result = self.seat(motion.result)
        elif motion.result:
            forced = view.forced and motion.result == "rejected"
            result = self.ui("vote-forced" if forced else f"vote-{motion.result}")
        return self.ui(
            "vote-title",
            about="nomination" if is_naming(view) else motion.about,
            round=motion.round,
            ended="yes" if result else "no",
            result=result,
        )

    def units(self, unit: str, count: int) -> str:
        """Units with their number."""
        return self._safe(unit, self._names.units, unit, count)

    def force(self, kinds: Mapping[str, int]) -> str:
        """A list of units by kind, the last kind joined by `and`."""
        return self.listed([self.units(kind, number) for kind, number in kinds.items()])

    def dangers(self, game: JuntaGame, view: JuntaPosition) -> Sequence[Danger]:
        """What is one step from an ending; empty once the game is over."""
        return () if view.outcome is not None else tuple(self._board(game, view, None).dangers())

    def _board(self, game: JuntaGame, view: JuntaPosition, me: str | None) -> BoardWords:
        return BoardWords(self, game, view, me)

    # --- scenarios ------------------------------------------------------------------------------

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self.pick(self._scenario(scenario).about)

    def scenario_page(self, scenario: str) -> str:
        """A full description of a scenario: length and number of players."""
        data = self._scenario(scenario)
        say = self.catalogue.text
        facts = (
            ("length", say("scenario-rounds", rounds=data.rounds)),
            ("families", say("scenario-players", least=data.players[0])),
        )
        name, about = self.scenario(scenario), self.scenario_about(scenario)
        return scenario_page(self.catalogue, name, about, facts)

    def _scenario(self, scenario: str) -> Scenario:
        return load_scenario(scenario, self.data)

    # --- talk -----------------------------------------------------------------------------------
    def clause(self, clause: str) -> str:
        """A clause of an offer, marked if it is only a promise."""
        return self._safe(clause, self._offers.bound, clause)

    def short_clause(self, clause: str) -> str:
        """A clause on its own."""
        return sentence_case(self._safe(clause, self._offers.clause, clause))

    def brief_clause(self, clause: str) -> str:
        """A clause in at most 16 columns; only titles of cards can be longer."""
        return self._safe(clause, self._offers.brief, clause)

    def threat(self, threat: str) -> str:
        """The threat in an offer."""
        return self._safe(threat, self._offers.threat, threat)

    def terms(self, clauses: Sequence[str]) -> str:
        """Several clauses, with promises marked."""
        return self._safe("", self._offers.clauses, clauses)

    def offer(self, offer: Offer) -> str:
        """What is given, and for what."""
        return self._safe(str(offer.number), self._offers.offer, offer)

    def quick_offer(self, to: str, want: str, give: str) -> str:
        """A ready-made offer as an option: one clause for another, or the same for both."""
        return self.ui(
            "deal-quick",
            family=self.seat(to),
            both="no" if want != give else _BOTH.get(give, "yes"),
            want=self._safe(want, self._offers.clause, want),
            give=self._safe(give, self._offers.clause, give),
        )

    def offer_to(self, offer: Offer) -> str:
        """An earlier offer and its receiver, in short."""
        is_simple = len(offer.wants) == len(offer.gives) == 1 and not offer.threat
        if offer.to in self.data.families and is_simple:
            return self.quick_offer(offer.to, *offer.wants, *offer.gives)
        to = self.seat(offer.to) if offer.to in self.data.families else self.ui("talk-all")
        return self.ui("deal-to", family=to, offer=self.offer(offer))

    def why_answered(self, answered: OfferAnswered) -> str:
        """Why an offer was refused or lapsed; "" if no reason was given."""
        return self._safe("", self._offers.reason, answered)

    def promise(self, promise: Promise, me: str | None = None) -> str:
        """A promise with its outcome, as a sentence; `me` reads "you"."""
        return self._safe(promise.clause, self._offers.promise, promise, me)

    def ledger(self, family: str, kept: int, broken: int) -> str:
        """How a family has kept its promises, as far as the viewer knows."""
        message = "ledger" if kept or broken else "ledger-none"
        return self.catalogue.text(message, family=family, kept=kept, broken=broken)

    # --- previews and reasons -------------------------------------------------------------------
    def preview(self, preview: Preview) -> str:
        """What an option would bring."""
        return self._safe("", self._previews.preview, preview)

    def _reason(self, reason: str, arguments: Mapping[str, object]) -> str:
        return self.catalogue.text(f"reason-{reason}", **arguments)

    def tells_reasons(self, decision: JuntaDecision) -> bool:
        """Bots explain what they did in front of everyone."""
        return dt.DECISION_TYPES[decision.kind].takes_sides

    def advised(
        self, decision: JuntaDecision, option: str, view: JuntaPosition, reasons: Sequence[Reason]
    ) -> str:
        """For an offer to begin, the offer that the coach has in mind."""
        terms = next((why.arguments for why in reasons if why.id == DEAL), None)
        if option != dt.OFFER or terms is None:
            return super().advised(decision, option, view, reasons)
        return self._safe(option, self._note, "coach-offer", terms)

    def _note(self, note: str, arguments: Mapping[str, str | int]) -> str:
        """The coach's comment on an answer; sums are in tenths of a million."""
        given: dict[str, object] = {"listed": "no", **arguments}
        given |= {name: int(arguments[name]) / 10 for name in _SUMS if name in arguments}
        if "want" in given:
            given["offer"] = self.quick_offer(*(str(given[n]) for n in ("family", "want", "give")))
        if "clause" in given:
            given["clause"] = self._offers.bound(str(given["clause"]), "short")
        return self.catalogue.text(note, **given)

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a family chose what it did; "" if the event itself says it."""
        if reason.startswith(COUNT):
            return self.counted(reason, arguments)
        if reason.startswith(NOTE):
            return self._safe("", self._note, reason, arguments)
        is_told = not reason.startswith(REFUSES) and self.catalogue.has(f"reason-{reason}")
        return self.reason(reason, arguments) if is_told else ""
