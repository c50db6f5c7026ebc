"""Every sentence about Junta, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from weimar_tui.games.junta.rules import questions as q
from weimar_tui.games.junta.rules.components import Components
from weimar_tui.games.junta.rules.events import OfferAnswered
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.negotiation.offers import REFUSES
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import JuntaPosition, Motion, Offer, Promise
from weimar_tui.games.junta.rules.preview import Preview
from weimar_tui.games.junta.rules.scenario_data import Scenario, load_scenario, scenario_ids
from weimar_tui.games.junta.rules.vocabulary import Effects
from weimar_tui.games.junta.rules.voting import is_naming
from weimar_tui.games.junta.words.board import BoardWords
from weimar_tui.games.junta.words.cards import CardWords
from weimar_tui.games.junta.words.decisions import DecisionWords, JuntaDecision
from weimar_tui.games.junta.words.effects import EffectWords
from weimar_tui.games.junta.words.events import EventWords
from weimar_tui.games.junta.words.names import Names
from weimar_tui.games.junta.words.offers import OfferWords
from weimar_tui.games.junta.words.options import OptionWords
from weimar_tui.games.junta.words.previews import PreviewWords
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.worded import WordedGame, scenario_page
from weimar_tui.text.words import Entry, Section

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""

GROUPED = 3
"""Clauses of a kind from which they are listed together."""


_BOTH = {"vote:yes": "vote-yes", "vote:no": "vote-no"}
"""What two families agree to do alike, said in words of its own."""


class JuntaWords(WordedGame[JuntaGame, JuntaPosition]):
    """Words events, decisions, cards, offers and reasons in one language."""

    _events: EventWords
    _decisions: DecisionWords

    def __init__(self, lang: str, components: Components, *, strict: bool = False) -> None:
        super().__init__("junta", lang, (LOCALES,), strict=strict)
        self.components = components
        catalogue = self.catalogue
        self._names = Names(catalogue, components)
        self._effects = EffectWords(catalogue, self._names)
        self._cards = CardWords(catalogue, components, self._names, self._effects)
        self._offers = OfferWords(catalogue, self._names)
        self._events = EventWords(catalogue, components, self._names, self._offers)
        self._previews = PreviewWords(catalogue, self._names)
        options = OptionWords(catalogue, components, self._names, self._offers, self._events)
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
        """Kinds of clause of which there are many (amounts, offices, cards); cards to give away."""
        step = decision.private.step if decision.private is not None else ""
        if decision.kind == q.OVER_LIMIT.kind and not step:
            return {"give": self.ui("group-give")}
        if step not in ("want", "give", "gift"):
            return {}
        number = Counter(self.about(game, decision, option) for option in decision.options)
        return {what: self.ui(f"group-{what}") for what, many in number.items() if many >= GROUPED}

    def topic(self, decision: JuntaDecision) -> str:
        """What a question is about, as far as everybody may know: `the budget`."""
        return self._safe(decision.kind, self._decisions.topic, decision)

    # --- names ----------------------------------------------------------------------------------
    def seat(self, seat: str) -> str:
        """A family's name."""
        return self._safe(seat, self._names.family, seat) if seat else ""

    def seat_short(self, seat: str) -> str:
        """A family's letter."""
        families = self.components.families
        return families[seat].letter if seat in families else self.seat(seat)

    def name(self, name: str) -> str:
        """The name of anything by its id, as it stands alone."""
        return self._safe(name, self._names.name, name)

    def area_short(self, area: str) -> str:
        """An area's name on the small map, nine columns at most."""
        return self.pick(self.components.areas[area].short)

    def unit_short(self, unit: str) -> str:
        """What a unit's letter stands for, in a word."""
        return self.pick(self.components.units[unit].short)

    def office_short(self, office: str) -> str:
        """An office's name in a narrow column."""
        return self.pick(self.components.offices[office].short)

    def million(self, number: int) -> str:
        """An amount of money: `2 million`."""
        return self._names.million(number)

    def listed(self, things: Sequence[str]) -> str:
        """Several things, the last joined by `and`."""
        return self.catalogue.join("and", things)

    def notes(self, notes: Notes) -> str:
        """Notes by kind, with what they are worth."""
        return self._names.notes(notes)

    # --- cards ----------------------------------------------------------------------------------
    def effects(self, effects: Effects) -> str:
        """What effects do, without the last full stop."""
        return self._effects.clauses(effects)

    def card_line(self, card: str) -> str:
        """What a card does, on one line; empty for what is no card."""
        printed = self.components.cards.get(card)
        return self._cards.text(printed) if printed is not None else ""

    def card_when(self, card: str) -> str:
        """When a card can be played, and what it needs."""
        return self._cards.when(self.components.cards[card])

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        printed = self.components.cards.get(component)
        return self._cards.page(printed) if printed is not None else (self.name(component),)

    def entries(self) -> Sequence[Entry]:
        """Every card, in the order of the deck."""
        cards = self.components.cards.values()
        return [Entry(card.id, self.pick(card.name), self._cards.text(card)) for card in cards]

    # --- the table in words ---------------------------------------------------------------------
    def motion(self, view: JuntaPosition, motion: Motion) -> str:
        """The vote or the election that is held, and how it ended."""
        result = ""
        if motion.result in self.components.families:
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

    def board(self, game: JuntaGame, view: JuntaPosition, me: str | None) -> Sequence[Section]:
        """The whole table in words, part by part, as a family knows it."""
        return BoardWords(self, game, view, me).sections()

    def hand(self, game: JuntaGame, view: JuntaPosition, seat: str) -> Sequence[str]:
        """The cards of a hand with what they do."""
        return BoardWords(self, game, view, seat).hand(seat)

    def warnings(self, game: JuntaGame, view: JuntaPosition) -> Sequence[str]:
        """What is one step from an end."""
        return list(BoardWords(self, game, view, view.viewer or None).warnings())

    def things(self, game: JuntaGame, view: JuntaPosition, me: str | None) -> Sequence[Entry]:
        """Areas with the units in them."""
        board_words = BoardWords(self, game, view, me)
        areas = self.components.areas
        return [Entry(area, self.name(area), board_words.page(area)) for area in areas]

    # --- scenarios ------------------------------------------------------------------------------
    def scenario(self, scenario: str) -> str:
        """A scenario's name."""
        if scenario not in scenario_ids():
            return scenario
        return self.pick(self._scenario(scenario).name)

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self.pick(self._scenario(scenario).about)

    def scenario_page(self, scenario: str) -> str:
        """What a scenario is: how long it takes, and for how many."""
        data = self._scenario(scenario)
        say = self.catalogue.text
        facts = (
            ("length", say("scenario-rounds", rounds=data.rounds)),
            ("families", say("scenario-players", least=data.players[0])),
        )
        name, about = self.scenario(scenario), self.scenario_about(scenario)
        return scenario_page(self.catalogue, name, about, facts)

    def _scenario(self, scenario: str) -> Scenario:
        return load_scenario(scenario, self.components)

    # --- talk -----------------------------------------------------------------------------------
    def clause(self, clause: str) -> str:
        """A clause of an offer, and whether it is only a promise."""
        return self._safe(clause, self._offers.bound, clause)

    def short_clause(self, clause: str) -> str:
        """A clause alone."""
        return sentence_case(self._safe(clause, self._offers.clause, clause))

    def offer(self, offer: Offer) -> str:
        """What is given for what."""
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
        """An offer with its receiver, short: what is told of one that was made before."""
        want, give = next(iter(offer.wants), ""), next(iter(offer.gives), "")
        if offer.to in self.components.families and want and give:
            return self.quick_offer(offer.to, want, give)
        to = self.seat(offer.to) if offer.to in self.components.families else self.ui("talk-all")
        return self.ui("deal-to", family=to, offer=self.offer(offer))

    def why_answered(self, answered: OfferAnswered) -> str:
        """Why an offer was refused, or lapsed; empty if nothing was said of it."""
        return self._safe("", self._offers.reason, answered)

    def promise(self, promise: Promise) -> str:
        """A promise with what has become of it, as a sentence."""
        return self._safe(promise.clause, self._offers.promise, promise)

    def ledger(self, family: str, kept: int, broken: int) -> str:
        """How a family has kept its word so far, as far as one knows."""
        message = "ledger" if kept or broken else "ledger-none"
        return self.catalogue.text(message, family=family, kept=kept, broken=broken)

    # --- previews and reasons -------------------------------------------------------------------
    def preview(self, preview: Preview) -> str:
        """What an option would bring."""
        return self._safe("", self._previews.preview, preview)

    def _reason(self, reason: str, arguments: Mapping[str, Any]) -> str:
        return self.catalogue.text(f"reason-{reason}", **arguments)

    def tells_reasons(self, decision: JuntaDecision) -> bool:
        """What a family did in front of everybody is explained."""
        return q.QUESTIONS[decision.kind].word

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a family chose what it did; empty for what is told with what happened, or no more."""
        is_told = not reason.startswith(REFUSES) and self.catalogue.has(f"reason-{reason}")
        return self.reason(reason, arguments) if is_told else ""
