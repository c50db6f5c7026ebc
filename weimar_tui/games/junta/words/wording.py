"""Every sentence about Junta, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from weimar_tui.kernel.journal import COUNT
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.message_parts import BoardOfGame, as_list, scenario_page
from weimar_tui.text.messages import Entry, GameMessages

from ..rules import decision_types as dt
from ..rules.component_data import ComponentData
from ..rules.coup.common import (
    GUNBOAT,
    STRIKE,
    centres_held,
    side_shown,
    weapons_left,
)
from ..rules.events import OfferAnswered
from ..rules.families import in_exile, is_dead
from ..rules.game import JuntaGame
from ..rules.money import friends_left, has_friends
from ..rules.negotiation.offers import REFUSES, known_to as offers_known_to, terms_for
from ..rules.negotiation.promises import (
    in_order,
    known_to as promises_known_to,
)
from ..rules.notes import Notes
from ..rules.position import (
    JuntaPosition,
    Motion,
    Offer,
    Promise,
)
from ..rules.preview import Preview
from ..rules.scenario_data import Scenario, load_scenario
from ..rules.subjects import JuntaDecision, link_of
from ..rules.trust import ledger
from ..rules.units import party_of
from ..rules.vocabulary import Effects
from ..rules.voting import count, is_naming, open_votes, table_votes
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

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        printed = self.data.cards.get(component)
        return self._cards.page(printed) if printed is not None else (self.name(component),)

    def entries(self) -> Sequence[Entry]:
        """Every card, in the order of the deck."""
        cards = self.data.cards.values()
        return [Entry(card.id, self.pick(card.name), self._cards.text(card)) for card in cards]

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
        want, give = next(iter(offer.wants), ""), next(iter(offer.gives), "")
        if offer.to in self.data.families and want and give:
            return self.quick_offer(offer.to, want, give)
        to = self.seat(offer.to) if offer.to in self.data.families else self.ui("talk-all")
        return self.ui("deal-to", family=to, offer=self.offer(offer))

    def why_answered(self, answered: OfferAnswered) -> str:
        """Why an offer was refused or lapsed; "" if no reason was given."""
        return self._safe("", self._offers.reason, answered)

    def promise(self, promise: Promise) -> str:
        """A promise with its outcome, as a sentence."""
        return self._safe(promise.clause, self._offers.promise, promise)

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

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a family chose what it did; "" if the event itself says it."""
        if reason.startswith(COUNT):
            return self.counted(reason, arguments)
        is_told = not reason.startswith(REFUSES) and self.catalogue.has(f"reason-{reason}")
        return self.reason(reason, arguments) if is_told else ""


_LAST_ROUNDS = 1
"""The end is announced this many rounds before the last one (ruling J13)."""

_PROMISES = 12


class BoardWords(BoardOfGame[JuntaMessages, JuntaPosition]):
    """Describes one view in one language. `me` is the reader's family, None for a spectator."""

    def __init__(
        self, words: JuntaMessages, game: JuntaGame, view: JuntaPosition, me: str | None
    ) -> None:
        super().__init__(words, view)
        self._box = game.components
        self._play = game.resume(view, listen=False)
        self._me = me if me in view.families else None

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        ui = self._words.ui
        parts = {
            self._say("course"): self._course,
            self._say("families"): self._families,
            ui("pane-budget"): self._budget,
            ui("pane-map"): self._map,
            ui("pane-talk"): self._talk,
        }
        return parts if self._me is None else {**parts, ui("pane-money"): self._money}

    def hand(self, seat: str) -> Iterator[str]:
        """The cards of a hand with their effects."""
        words = self._words
        for card in self._view.families[seat].hand:
            if card != HIDDEN:
                yield self._line(words.name(card), words.card_line(card))

    def things(self) -> Iterator[Entry]:
        """Areas with their units."""
        for area in self._box.data.areas:
            units = self._units(area) or [self._say("empty")]
            yield Entry(area, self._words.name(area), as_list(units))

    def warnings(self) -> Iterator[str]:
        """Everything that is one step from an ending."""
        view, words = self._view, self._words
        if view.coup is not None and centres_held(self._play)[0] == 2:
            yield words.ui("danger-centres")
        if view.round >= view.rounds - _LAST_ROUNDS and view.round:
            yield words.ui("danger-rounds", last="yes" if view.round >= view.rounds else "no")

    # --- the parts ------------------------------------------------------------------------------
    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        if view.round:
            yield words.ui("head-round", round=view.round, last=view.rounds)
        yield words.phase(view)
        if view.president:
            yield self._line(words.ui("head-president"), words.seat(view.president))
        else:
            yield words.ui("head-no-president")
        yield from (words.ui(f"head-{notice}") for notice in words.notices(view))
        yield self._say("deck", cards=len(view.deck))

    def _families(self) -> Iterator[str]:
        view, words = self._view, self._words
        night = view.history[-1] if view.history else None
        for seat in view.order or tuple(view.families):
            family = view.families[seat]
            parts = []
            if is_dead(view, seat):
                parts.append(self._say("dead"))
            elif in_exile(view, seat):
                parts.append(self._say("exile"))
            held = (["president"] if view.president == seat else []) + family.offices
            parts += [words.name(office) for office in held]
            offices, influence = open_votes(view, self._box, seat)
            parts.append(self._say("votes", offices=offices, influence=influence))
            parts.append(words.ui("hand-count", number=len(family.hand)))
            if night is not None and seat in dict(night.places):
                place = words.name(dict(night.places)[seat])
                tonight = "tonight" if night.round == view.round else "before"
                parts.append(self._line(words.ui(f"places-{tonight}").rstrip(":： "), place))
            yield self._line(words.seat(seat), words.several(parts))
            if family.table:
                worth = table_votes(view, self._box, seat)
                cards = [
                    self._say("influence", name=words.name(card), votes=worth.get(card, 0))
                    for card in family.table
                ]
                yield self._say("table", family=words.seat(seat), cards=words.several(cards))
            if self._me is not None and seat != self._me:
                kept, broken = ledger(view, self._me, seat)
                if kept or broken:
                    yield words.ledger(seat, kept, broken)

    def _budget(self) -> Iterator[str]:
        view, words = self._view, self._words
        motion = view.motion
        for seat, announced in view.announced.items():
            parts = [words.several([words.ui("budget-announced"), words.million(announced)])]
            family = view.families.get(self._me or "")
            if seat == self._me and family is not None and seat in view.paid:
                sum_paid = words.million(family.envelope)
                parts.append(words.several([words.ui("budget-paid"), sum_paid]))
            elif seat in view.paid:
                parts.append(words.ui("budget-paid"))
            yield self._line(words.seat(seat), self._joined(parts))
        if motion is None or motion.result == "announced":
            return
        election = motion.about == "election"
        yield words.motion(view, motion)
        for side in motion.sides:
            name = words.seat(side) if election else words.ui(f"vote-{side}")
            yield self._line(name, str(count(motion.casts, side)))

    def _map(self) -> Iterator[str]:
        """Areas with their units, and information about a coup."""
        view, words = self._view, self._words
        if view.coup is not None:
            junta, president, empty = centres_held(self._play)
            yield words.ui("coup-centres", junta=junta, president=president, empty=empty)
            for seat in view.order:
                side = side_shown(view, seat)
                yield self._line(words.seat(seat), words.name(side) if side else self._say("open"))
            for seat, weapon in weapons_left(self._play):
                yield self._line(words.seat(seat), words.weapon(view, weapon))
        for area in self._box.data.areas:
            units = self._units(area)
            if units:
                yield self._line(words.name(area), words.several(units))

    def _units(self, area: str) -> list[str]:
        """The units in an area, with their commanders."""
        units = []
        for stack in self._view.areas.get(area, []):
            stack_text = self._words.units(stack.kind, stack.number)
            family = party_of(self._play, stack)
            if family:
                stack_text = self._say("units", units=stack_text, family=self._words.seat(family))
            units.append(stack_text)
        return units

    def _talk(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        for offer in offers_known_to(view, me):
            to = words.ui("talk-all") if offer.to == "all" else words.seat(offer.to)
            how = words.ui("talk-public" if offer.public else "talk-private")
            by = words.seat(offer.by)
            if me not in (offer.by, offer.to) or offer.threat:
                yield self._say("offer", by=by, to=to, how=how, text=words.offer(offer))
                continue
            gets, gives = (words.terms(clauses) for clauses in terms_for(offer, me))
            yield self._say("offer-mine", by=by, to=to, how=how, gets=gets, gives=gives)
        yield from map(words.promise, in_order(promises_known_to(view, me))[:_PROMISES])

    def _money(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        assert me is not None
        mine = view.families[me]
        yield self._line(words.ui("money-pocket"), words.notes(mine.pocket))
        yield self._line(words.ui("money-account"), words.notes(mine.account))
        if has_friends(self._play, me):
            yield words.ui("money-friends", number=friends_left(self._play, me))
        for seat, total in mine.accounts_seen.items():
            yield self._line(words.seat(seat), words.ui("money-seen", number=total))
        yield words.ui("money-secret")
