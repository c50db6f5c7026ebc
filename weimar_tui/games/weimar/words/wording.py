"""Every sentence about Weimar, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.messages import Ending, Entry, GameMessages, percent

from ..rules import decision_types as dt, solo
from ..rules.component_data import ComponentData, ForeignAffairsCard, NsdapSpace
from ..rules.effects.vocabulary import Effects, Seat
from ..rules.endings_near import EndingNear
from ..rules.game import WeimarGame
from ..rules.position import PARTIES, WeimarPosition
from ..rules.preview_rolls import Preview
from ..rules.results import final_result
from ..rules.scenario_data import Scenario, load_scenario
from ..rules.subjects import Trigger, subject_of
from .board import BoardWords
from .cards import CardWords, Printed, values_of
from .decisions import DecisionWords
from .effects import EffectWords
from .events import EventWords
from .names import Names, signed_in_text
from .previews import PreviewWords
from .scenarios import ScenarioWords
from .short import ShortEffects
from .sources import Sources

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""


def _player_of(view: WeimarPosition) -> str:
    """The seat of a solo game that behaviour cards do not play."""
    return next(party for party in PARTIES if party not in view.card_run)


class WeimarMessages(GameMessages[WeimarGame, WeimarPosition]):
    """Words events, decisions, cards and reasons in one language."""

    _events: EventWords
    _decisions: DecisionWords

    def __init__(self, lang: str, data: ComponentData, *, strict: bool = False) -> None:
        super().__init__("weimar", lang, (LOCALES,), strict=strict)
        self.data = data
        catalogue = self.catalogue
        self._names = Names(catalogue, data)
        self._sources = Sources(catalogue, self._names, data)
        self._effects = EffectWords(catalogue)
        self._events = EventWords(catalogue, data, self._names)
        self._short = ShortEffects(catalogue, self._names)
        self._cards = CardWords(catalogue, data, self._names, self._effects)
        self._previews = PreviewWords(self)
        self._decisions = DecisionWords(catalogue, data, self._names, self._sources, self._effects)

    # --- what happens ---------------------------------------------------------------------------
    def modifier(self, source: str, amount: int) -> str:
        """A modifier of a result with its source, such as `+1 Poverty`."""
        return self._events.modifier(source, amount)

    def modifier_source(self, source: str) -> str:
        """What changes a result, such as `Poverty`."""
        return self._events.modifier_source(source)

    def effects_in_short(self, events: Sequence[Event]) -> str:
        """What events changed, such as `Hamburg: +1 base KPD, +Unrest`; "" if nothing."""
        return self._short.effects(events)

    def line_in_short(self, events: Sequence[Event], city: str = "") -> str:
        """What events changed, for a line of the chronicle about `city`.

        Empty if one of them has no short form.
        """
        return self._short.line(events, city)

    def danger(self, near: EndingNear, *, short: bool = False) -> str:
        """An ending that is one step away, as a sentence or for a title."""
        return self.ui(
            f"danger-short-{near.kind}" if short else f"danger-{near.kind}",
            party=self.seat_short(near.party) if short and near.party else self.seat(near.party),
            threat=self.ui(f"threat-{near.threat}") if near.threat else "",
            kind=near.threat,
            number=near.number,
            berlin="yes" if near.in_berlin else "no",
        )

    def chance(self, probability: float) -> str:
        """A chance such as `42%`; 0 stays without a sign."""
        return self.text("figure-chance", percent=percent(probability) if probability else "0")

    def change(self, kind: str, of: str, amount: int) -> str:
        """One change in short, such as `+Unrest` (kind `threat`) or `−1 base SPD` (kind `base`)."""
        return self._short.change(kind, of, amount)

    def _outcome(self, outcome: Outcome) -> str:
        if outcome.reason:
            return self.catalogue.text(f"outcome-{outcome.reason}")
        join = self.catalogue.join
        winners = join("and", (self._names.word("party", party) for party in outcome.winners))
        names = join("and", map(self._names.name, outcome.winners))
        enablers = join("and", map(self._names.name, outcome.enablers))
        return self.catalogue.text(
            f"outcome-{outcome.ending}", winners=winners, names=names, enablers=enablers
        )

    def ending(self, outcome: Outcome, view: WeimarPosition, me: str | None) -> Ending:
        """How the game ended, for its last page."""
        good = outcome.ending == "republic-survived" and not outcome.reason.startswith("lost-")
        if outcome.reason:
            # A solo scenario has endings in its own words.
            sentence = self.outcome(outcome)
            if good:
                grade = solo.lesson_grade(view, _player_of(view))
                return Ending(self.ui(f"solo-grade-{grade}"), sentence, good)
            title, _, text = sentence.replace("：", ": ").partition(": ")
            return Ending(title, sentence_case(text), good)
        text = self.ui(
            f"ending-{outcome.ending}-text",
            winners=self.seats(outcome.winners),
            enablers=self.seats(outcome.enablers) or self.ui("nobody"),
            round=view.round,
        )
        return Ending(self.ending_name(outcome.ending), text, good)

    def why(self, outcome: Outcome, view: WeimarPosition, events: Sequence[Event]) -> Sequence[str]:
        """The grade of a solo game and the goals that were missed."""
        if not view.card_run:
            return ()
        player = _player_of(view)
        missed = solo.missed_goals(view, player)
        reached = len(solo.GOALS) - len(missed)
        lines = [self.ui("solo-goals", reached=reached, goals=len(solo.GOALS))]
        if outcome.reason and outcome.reason not in solo.LOST:
            lines[0] = self.ui("solo-graded", grade=solo.lesson_grade(view, player), line=lines[0])
        rival = solo.radical_in_berlin(view, player)
        named = {
            "power": solo.cities_held(view),
            "cities": solo.cities_in_trouble(view),
            "berlin": [rival] if rival else [],
        }
        for goal in missed:
            names = self.catalogue.join("and", map(self._names.name, named.get(goal, ())))
            berlin = view.cities["berlin"].bases
            lines.append(
                self.ui(
                    f"solo-missed-{goal}",
                    names=names,
                    theirs=berlin.get(rival, 0),
                    yours=berlin.get(player, 0),
                    markers=len(view.dr_box),
                    points=view.vp[player],
                )
            )
        return lines

    def ending_name(self, ending: str, *, won: bool = True) -> str:
        """Surviving without winning happens only in a solo scenario, and means that the
        player lost."""
        lost = ending == "republic-survived" and not won
        return self.ui("ending-lost") if lost else super().ending_name(ending)

    # --- questions ------------------------------------------------------------------------------
    def closed_option(
        self, decision: Decision, option: str, view: WeimarPosition | None = None
    ) -> str:
        """An action that is not possible now, with its title on the party's board."""
        return self.action(option, decision.seat)

    def option_in_brief(self, decision: Decision, option: str, view: WeimarPosition) -> str:
        """An answer in few columns, for small screens; "" where it is short enough."""
        return sentence_case(self._decisions.option_in_brief(decision, option, view))

    def at_stake(self, game: WeimarGame, decision: Decision, view: WeimarPosition) -> Sequence[str]:
        """The roll in preparation, and the event that can be reacted to."""
        lines = (self._attempt(view), self._event_to_come(decision))
        return [line for line in lines if line]

    def _event_to_come(self, decision: Decision) -> str:
        """The text of a card whose event can be reacted to, marked as the card's: it addresses the
        party that plays it. Empty for other questions."""
        asked = subject_of(decision, Trigger)
        does = self.card_line(asked.card) if asked.trigger == "event" else ""
        return self.text("event-to-come", does=does) if does else ""

    def use(self, decision: Decision, option: str) -> str:
        """The use of a card, without the card that is chosen first."""
        return sentence_case(self._decisions.use(decision, option))

    def groups(
        self, game: WeimarGame, decision: Decision, view: WeimarPosition
    ) -> Mapping[str, str]:
        """The cards that could be played: choose a card first, then its use."""
        if decision.kind not in (dt.PLAY_CARD.kind, dt.PLAY_BEFORE.kind):
            return {}
        cards = game.components.cards
        return {
            card: self.text("option-card-values", card=card, values=values_of(cards[card]))
            for card in dict.fromkeys(self.about(game, decision, o) for o in decision.options)
            if card in cards
        }

    def card_signs(self, decision: Decision) -> str:
        """What the signs after cards mean, shown with one of the cards that could be played.

        The one that shows best which value is which: its second value is the larger one.
        """
        answers = map(dt.PLAY_BEFORE.read, decision.options)
        named = (answer.card for answer in answers if isinstance(answer, dt.PlayCard))
        cards = [self.data.cards[card] for card in named]
        if not cards:
            return ""
        example = max(cards, key=lambda card: (card.small > card.large, card.small != card.large))
        timeline = any(card.deck == "timeline" for card in cards)
        return self.text(
            "card-signs",
            large=example.large,
            small=example.small,
            timeline="yes" if timeline else "no",
        )

    # --- what is about to happen ----------------------------------------------------------------
    def option_preview(
        self,
        game: WeimarGame,
        decision: Decision,
        option: str,
        view: WeimarPosition,
        *,
        summed: bool = True,
    ) -> str:
        """What an option would bring: a card's effects, exact chances, dangers.

        Without `summed`, the important chances are left out.
        """
        return self._previews.of_option(game, decision, option, view, summed=summed)

    def preview(self, preview: Preview, *, summed: bool = True) -> str:
        """Dice, chances and dangers of an option; with `summed` the important chances first."""
        return self._previews.preview(preview, summed=summed)

    def _attempt(self, view: WeimarPosition) -> str:
        """The roll in preparation: player, action, place and number of dice; "" if
        there is none."""
        return self._roll_at_stake(view, "attempt")

    def attempt_in_short(self, view: WeimarPosition) -> str:
        """The roll in preparation without its action and place, which the question names."""
        return self._roll_at_stake(view, "attempt-short")

    def _roll_at_stake(self, view: WeimarPosition, message: str) -> str:
        attempts = view.attempts
        if not attempts or not attempts[-1].dice:  # a question can come before dice are counted
            return ""
        last = attempts[-1]
        where = self.city(last.city) if last.city else ""
        return self.ui(
            message,
            party=self.seat(last.actor),
            action=self.ui(f"action-{last.kind}"),
            city=where,
            located="yes" if where else "no",
            dice=last.dice,
            modifier=signed_in_text(last.modifier, self.text),
            modified="yes" if last.modifier else "no",
            rolled=" ".join(map(str, last.rolled)),
            fell="yes" if last.rolled else "no",
            result=final_result(last),
        )

    # --- the table in words ---------------------------------------------------------------------
    def president(self, view: WeimarPosition) -> str:
        """The President: a party's candidate, a figure of no party, or none."""
        president = view.president
        is_party = president in PARTIES
        name = self.seat(president) if is_party else self.ui(f"president-{president or 'none'}")
        return self.ui("track-president", name=name)

    def _board(self, game: WeimarGame, view: WeimarPosition, me: str | None) -> BoardWords:
        return BoardWords(self, game, view, me or "")

    def city_line(self, game: WeimarGame, view: WeimarPosition, city: str) -> str:
        """A city with its bases, free spaces, units and threats."""
        return self._board(game, view, None).city(city)

    # --- scenarios ------------------------------------------------------------------------------
    @cached_property
    def _scenarios(self) -> ScenarioWords:
        return ScenarioWords(self.catalogue, self.seat, self.data.tables.round_years)

    def _scenario(self, scenario: str) -> Scenario:
        return load_scenario(scenario)

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self._scenarios.short(load_scenario(scenario))

    def scenario_page(self, scenario: str) -> str:
        """A full description of a scenario: length, seats, special features."""
        return self._scenarios.page(load_scenario(scenario))

    # --- effects and cards ----------------------------------------------------------------------
    def effects(self, effects: Effects) -> str:
        """What effects do, on one line; "" if there are none."""
        return self._effects.effects(effects)

    def issue_text(self, marker: str) -> str:
        """What an issue does for its winner (rulebook 5.3), on one line."""
        return self.ui("preview-issue", text=self._decisions.issue(marker))

    def card_text(self, card: Printed) -> str:
        """What a card does, a line for each effect."""
        return self._cards.text(card)

    def card_line(self, card: str) -> str:
        """What a card does, by its id, on one line; "" for unknown ids."""
        printed = self.printed(card)
        if printed is None:
            return ""
        return self.catalogue.join("lines", self.card_text(printed).split("\n"))

    def printed(self, card: str) -> Printed | None:
        """A card of any kind from the components, or None."""
        return self._cards.find(card)

    def at_every_try(self, card: ForeignAffairsCard) -> str:
        """What negotiating a card does in any case, a line for each part."""
        return self._cards.at_every_try(card)

    def nsdap_space(self, space: NsdapSpace) -> str:
        """The effect of a figure on a space of the NSDAP track (rulebook 5.12), or ""."""
        gained: Effects = (Seat(space.seats, "nsdap"),) if space.seats else ()
        return self._effects.effects(gained + space.effect)

    def whole_card(self, card_id: str) -> str:
        """A whole card or agenda: name, values, text, historical note, source."""
        return self._cards.card(card_id)

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        return self.whole_card(component).split("\n")

    def entries(self) -> Sequence[Entry]:
        """Every card, by its number."""
        return [Entry(card, name, self.card_line(card)) for card, name in self._titles()]

    def entry_names(self) -> Mapping[str, str]:
        return {name: card for card, name in self._titles()}

    def _titles(self) -> list[tuple[str, str]]:
        """The number and the name of every card, in order."""
        components = self.data
        printed = {
            card.id: self.pick(card.name)
            for pile in (
                components.foreign_affairs,
                components.cards,
                components.agendas,
                components.specials,
            )
            for card in pile.values()
        }
        printed |= {card.id: self.pick(card.name) for card in components.rounds}
        return sorted(printed.items())

    # --- names ----------------------------------------------------------------------------------
    def name(self, name: str) -> str:
        return self._names.name(name)

    def city(self, city: str) -> str:
        return self.pick(self.data.cities[city].name)

    def issue(self, marker: str) -> str:
        """An issue marker's name, with its copy: `Economy II`."""
        return self._names.name(marker)

    def issue_in_brief(self, marker: str) -> str:
        """An issue marker's short name, where its name is long."""
        kind = next(kind for kind in self.data.issues.values() if marker in kind.markers)
        return self.pick(kind.brief) if kind.brief else self.issue(marker)

    def card(self, card: str) -> str:
        """A card's name, from any deck."""
        components = self.data
        for pile in (
            components.cards,
            components.agendas,
            components.foreign_affairs,
            components.specials,
        ):
            if card in pile:
                return self.pick(pile[card].name)
        for round_card in components.rounds:
            if round_card.id == card:
                return self.pick(round_card.name)
        return self.ui("card-hidden") if card == "?" else card

    def agenda_in_brief(self, card: str) -> str:
        """An agenda's short name, where its name is long."""
        agenda = self.data.agendas[card]
        return self.pick(agenda.brief or agenda.name)

    def action(self, action: str, party: str = "") -> str:
        """An action, with its title on the party's board: `Demonstration (Rally)`."""
        return self._names.action(action, party)

    def cell(self, cell: str) -> str:
        """A space of the opinion track: `SPD 2`."""
        return self._names.cell(cell)

    def source(self, source: str) -> str:
        """The source of points or of a question: a card, a marker, a table."""
        return self._sources.name(source) if source else self.ui("source-other")
