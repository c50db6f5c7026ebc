"""Every sentence about Weimar, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.rules.components import Components, ForeignAffairsCard, NsdapSpace
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React, Seat
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.preview_rolls import Preview, Sum, Then
from weimar_tui.games.weimar.rules.scenario_data import load_scenario
from weimar_tui.games.weimar.words.board import BoardWords
from weimar_tui.games.weimar.words.cards import CardWords, Printed, values_of
from weimar_tui.games.weimar.words.decisions import DecisionWords
from weimar_tui.games.weimar.words.effects import EffectWords
from weimar_tui.games.weimar.words.events import EventWords
from weimar_tui.games.weimar.words.foresight import attempt, dangers, foreseen
from weimar_tui.games.weimar.words.names import Names
from weimar_tui.games.weimar.words.scenarios import ScenarioWords
from weimar_tui.games.weimar.words.sources import Sources
from weimar_tui.games.weimar.words.things import Things
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Outcome
from weimar_tui.packs.scenarios import ScenarioError
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.worded import WordedGame
from weimar_tui.text.words import Ending, Entry, Section, percent

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""


class WeimarWords(WordedGame[WeimarGame, WeimarPosition]):
    """Words events, decisions, cards and reasons in one language."""

    _events: EventWords
    _decisions: DecisionWords

    def __init__(self, lang: str, components: Components, *, strict: bool = False) -> None:
        super().__init__("weimar", lang, (LOCALES,), strict=strict)
        self.components = components
        catalogue = self.catalogue
        self._names = Names(catalogue, components)
        self._sources = Sources(catalogue, self._names, components)
        self._effects = EffectWords(catalogue)
        self._events = EventWords(catalogue, components, self._names)
        self._cards = CardWords(catalogue, components, self._names, self._effects)
        self._decisions = DecisionWords(
            catalogue, components, self._names, self._sources, self._effects
        )

    # --- what happens ---------------------------------------------------------------------------
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
            # A scenario for one tells in its own words how it went.
            sentence = self.outcome(outcome)
            title, _, text = sentence.replace("：", ": ").partition(": ")
            return Ending(title, sentence_case(text), good)
        text = self.ui(
            f"ending-{outcome.ending}-text",
            winners=self.seats(outcome.winners),
            enablers=self.seats(outcome.enablers) or self.ui("nobody"),
            round=view.round,
        )
        return Ending(self.ending_name(outcome.ending), text, good)

    def ending_name(self, ending: str, *, won: bool = True) -> str:
        """Who survives without winning has played a scenario for one, and lost it."""
        lost = ending == "republic-survived" and not won
        return self.ui("ending-lost") if lost else super().ending_name(ending)

    # --- questions ------------------------------------------------------------------------------
    def closed_option(
        self, decision: Decision, option: str, view: WeimarPosition | None = None
    ) -> str:
        """An action that cannot be done now, with what the party's board calls it."""
        return self.action(option, decision.seat)

    def at_stake(self, game: WeimarGame, decision: Decision, view: WeimarPosition) -> Sequence[str]:
        """The roll that is being prepared."""
        return [line for line in (attempt(self, view),) if line]

    def foreseen(
        self, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
    ) -> str:
        """What an option would bring: what a card does, exact chances, dangers."""
        return foreseen(self, game, decision, option, view)

    def groups(
        self, game: WeimarGame, decision: Decision, view: WeimarPosition
    ) -> Mapping[str, str]:
        """The cards that could be played: first one is chosen, then what it is used for."""
        if decision.kind not in (q.PLAY_CARD.kind, q.PLAY_BEFORE.kind):
            return {}
        cards = game.box.cards
        return {
            card: self.text("option-card-values", card=card, values=values_of(cards[card]))
            for card in dict.fromkeys(self.about(game, decision, o) for o in decision.options)
            if card in cards
        }

    # --- the table in words ---------------------------------------------------------------------
    def board(self, game: WeimarGame, view: WeimarPosition, me: str | None) -> Sequence[Section]:
        """The whole table in words, part by part."""
        return BoardWords(self, game.box, view).sections()

    def things(self, game: WeimarGame, view: WeimarPosition, me: str | None) -> Sequence[Entry]:
        """Cities, issues on the track and parties, each with its page."""
        return tuple(Things(self, game.box, view, me or "").entries())

    def hand(self, game: WeimarGame, view: WeimarPosition, seat: str) -> Sequence[str]:
        """The cards of a hand with what they do, and the agenda chosen in secret."""
        return BoardWords(self, game.box, view).hand(seat)

    def warnings(self, game: WeimarGame, view: WeimarPosition) -> Sequence[str]:
        """What is one step from ending the game (rulebook 4)."""
        return list(dangers(self, view))

    # --- scenarios ------------------------------------------------------------------------------
    @cached_property
    def _scenarios(self) -> ScenarioWords:
        return ScenarioWords(self.catalogue, self.seat, self.components.tables.round_years)

    def scenario(self, scenario: str) -> str:
        """A scenario's name."""
        try:
            return self.pick(load_scenario(scenario).name)
        except ScenarioError:
            return scenario

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self._scenarios.short(load_scenario(scenario))

    def scenario_page(self, scenario: str) -> str:
        """What a scenario is: length, seats, what is special about it."""
        return self._scenarios.page(load_scenario(scenario))

    # --- effects and cards ----------------------------------------------------------------------
    def effects(self, effects: Effects) -> str:
        """What effects do, on one line; empty if nothing."""
        return self._effects.effects(effects)

    def issue_effect(self, marker: str) -> str:
        """What whoever wins an issue chooses from (rulebook 5.3), on one line."""
        return self._decisions.issue(marker)

    def issue_text(self, marker: str) -> str:
        """What follows from an issue for whoever wins it (rulebook 5.3), on one line."""
        return self.ui("preview-issue", text=self.issue_effect(marker))

    def reaction(self, reaction: React) -> str:
        """One line of a politician card."""
        return self._effects.reaction(reaction)

    def card_text(self, card: Printed) -> str:
        """What a card does, a line for each effect."""
        return self._cards.text(card)

    def card_line(self, card: str) -> str:
        """What a card does, by its id, all on one line; empty for what is no card."""
        printed = self.printed(card)
        if printed is None:
            return ""
        *before, joined = self.card_text(printed).split("\n")
        for line in reversed(before):
            joined = self.ui("two-sentences", first=line, rest=joined)
        return joined

    def printed(self, card: str) -> Printed | None:
        """A card of whatever kind as the components have it; None of what is no card."""
        return self._cards.find(card)

    def at_every_try(self, card: ForeignAffairsCard) -> str:
        """What negotiating a card does in any case, a line for each part."""
        return self._cards.at_every_try(card)

    def nsdap_space(self, space: NsdapSpace) -> str:
        """What a figure on a space of the NSDAP track brings (rulebook 5.12); empty if nothing."""
        gained: Effects = (Seat(space.seats, "nsdap"),) if space.seats else ()
        return self._effects.effects(gained + space.effect)

    def whole_card(self, card_id: str) -> str:
        """A whole card or agenda: name, values, text, history, where it comes from."""
        return self._cards.card(card_id)

    def page(self, component: str) -> Sequence[str]:
        """A card in full, its title first."""
        return self.whole_card(component).split("\n")

    def entries(self) -> Sequence[Entry]:
        """Every card, by its number."""
        box = self.components
        printed = {
            card.id: self.pick(card.name)
            for pile in (box.foreign_affairs, box.cards, box.agendas, box.specials)
            for card in pile.values()
        }
        printed |= {card.id: self.pick(card.name) for card in box.rounds}
        return [Entry(card, name, self.card_line(card)) for card, name in sorted(printed.items())]

    # --- previews -------------------------------------------------------------------------------
    def preview(self, preview: Preview) -> str:
        """Dice, chances and dangers of an option."""
        parts = [self._summed(preview)]
        if preview.fallen:
            effects = self._does(preview.chances[0].effects)
            parts.append(self.ui("preview-fallen", result=preview.fallen, effects=effects))
        elif preview.dice:
            parts.append(self._odds(preview))
        if preview.then:
            afterwards = self.catalogue.join("rows", map(self._then, preview.then))
            parts.append(self.ui("preview-then", list=afterwards))
        if preview.stopped:
            parts.append(self.ui("preview-stopped"))
        elif preview.space:
            parts.append(self._space_of_track(preview.space))
        for danger in preview.dangers:
            parts.append(self.ui(f"preview-{danger.kind}", party=self.seat(danger.party)))
        return "\n".join(filter(None, parts))

    def _summed(self, preview: Preview) -> str:
        """What matters of the roll in a line of its own, beside what the other answer makes of it.

        Nothing where a line of the list below would only be said twice.
        """
        now = {each.what: each.probability for each in preview.sums}
        other = {each.what: each.probability for each in preview.otherwise}
        if preview.answer:
            rows = [
                self.ui(
                    "preview-sum-if",
                    answer=preview.answer,
                    what=self.ui(f"preview-what-{what}"),
                    percent=percent(now[what]) if what in now else "0",
                    other=percent(other[what]) if what in other else "0",
                )
                for what in dict.fromkeys((*now, *other))
            ]
        else:
            rows = self._sums(preview.sums) if len(preview.chances) > 2 else []
        if not rows:
            return ""
        text = self.catalogue.join("rows", rows)
        return self.ui("preview-sums", sums=sentence_case(text))

    def _sums(self, sums: Sequence[Sum]) -> list[str]:
        return [
            self.ui(
                "preview-sum",
                what=self.ui(f"preview-what-{each.what}"),
                percent=percent(each.probability),
            )
            for each in sums
        ]

    def _then(self, then: Then) -> str:
        """An action the city allows afterwards, with its odds in short."""
        action = self.ui(f"action-{then.action}")
        if then.action == "fight":
            action = self.ui("preview-then-against", action=action, target=then.target)
        return self.ui(
            "preview-then-action",
            action=action,
            dice=then.dice,
            summed="yes" if then.sums else "no",
            sums=self.catalogue.join("commas", self._sums(then.sums)),
            short=then.short,
        )

    def _odds(self, preview: Preview) -> str:
        odds = ""
        for chance in preview.chances:
            other = self.ui(
                "preview-result",
                percent=percent(chance.probability),
                effects=self._does(chance.effects),
            )
            odds = self.ui("preview-or", first=odds, rest=other) if odds else other
        return self.ui(
            "preview-odds",
            dice=preview.dice,
            modifier=f"{preview.modifier:+d}" if preview.modifier else "",
            modified="yes" if preview.modifier else "no",
            odds=odds,
        )

    def _does(self, effects: Effects) -> str:
        return self.effects(effects).rstrip(".。") or self.ui("preview-nothing")

    def _space_of_track(self, space: int) -> str:
        """What lies below a space of the NSDAP track (rulebook 5.12); the last ends the game."""
        spaces = self.components.tables.nsdap
        if space >= len(spaces):
            return ""
        text = self.nsdap_space(spaces[space - 1])
        return self.ui("preview-space", space=space, effects=text or self.ui("preview-nothing"))

    # --- names ----------------------------------------------------------------------------------
    def name(self, name: str) -> str:
        """The name of anything by its id."""
        return self._names.name(name)

    def city(self, city: str) -> str:
        """A city's name."""
        return self.pick(self.components.cities[city].name)

    def issue(self, marker: str) -> str:
        """An issue marker's name, with its copy: `Economy II`."""
        for kind in self.components.issues.values():
            if marker in kind.markers:
                copy = kind.markers.index(marker)
                return self.pick(kind.name) + (f" {'I' * (copy + 1)}" if kind.copies > 1 else "")
        return marker

    def card(self, card: str) -> str:
        """A card's name, whatever deck it is from."""
        box = self.components
        for pile in (box.cards, box.agendas, box.foreign_affairs, box.specials):
            if card in pile:
                return self.pick(pile[card].name)
        for round_card in box.rounds:
            if round_card.id == card:
                return self.pick(round_card.name)
        return self.ui("card-hidden") if card == "?" else card

    def action(self, action: str, party: str = "") -> str:
        """An action, with what the party's board calls it: `Demonstration (Rally)`."""
        return self._names.action(action, party)

    def cell(self, cell: str) -> str:
        """A space of the opinion track: `SPD 2`."""
        return self._names.cell(cell)

    def source(self, source: str) -> str:
        """Where points or a question come from: a card, a marker, a table."""
        return self._sources.name(source) if source else self.ui("source-other")
