"""Every sentence about Weimar, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.message_parts import BoardOfGame, as_list
from weimar_tui.text.messages import Ending, Entry, GameMessages, percent

from ..rules import decision_types as dt, solo
from ..rules.actions.negotiation import dice_of_nation
from ..rules.component_data import (
    ComponentData,
    ForeignAffairsCard,
    NsdapSpace,
)
from ..rules.effects.opinion_effects import steps_needed
from ..rules.effects.vocabulary import Base, DrMarker, Effects, Seat
from ..rules.endings import NSDAP_SPACES
from ..rules.endings_near import EndingNear, endings_near
from ..rules.game import WeimarGame
from ..rules.opinion import OWNERS, half_wins
from ..rules.parliament import bases, seats_for_half
from ..rules.position import CITIES, PARTIES, WeimarPosition
from ..rules.preview_rolls import Preview, Sum, Then
from ..rules.results import final_result
from ..rules.scenario_data import Scenario, load_scenario
from ..rules.subjects import Actions, DebateSteps, Target, UseOfCard, subject_of
from ..rules.threats import (
    DR_SPACES,
    can_place_in_dr,
)
from ..rules.who import RADICALS
from .cards import CardWords, Printed, values_of
from .decisions import DecisionWords
from .effects import EffectWords
from .events import EventWords
from .names import Names
from .scenarios import ScenarioWords
from .short import ShortEffects
from .sources import Sources

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""


_THEIRS = (dt.REACT.kind, dt.OPPOSE_COUP.kind, dt.LEND_REICHSWEHR.kind)
"""Questions whose previews show another player's roll."""


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

    def at_stake(self, game: WeimarGame, decision: Decision, view: WeimarPosition) -> Sequence[str]:
        """The roll in preparation."""
        return [line for line in (self._attempt(view),) if line]

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
        answer: dt.WeimarAnswer = dt.DECISION_TYPES[decision.kind].read(option)
        text = self._card(game, decision, answer, view)
        preview = game.preview(view, decision, option)
        if preview is not None:
            preview_lines = (self.preview(preview, summed=summed), self._at_every_try(game, answer))
            text = "\n".join(filter(None, preview_lines))
        if preview is not None and option != dt.BOARD and decision.kind in _THEIRS:
            party = self.seat(view.attempts[-1].actor)
            text = text if preview.dice > 0 else self.reason("no-dice", {})
            text = self.ui("preview-of", party=party, text=text)
        lines = (
            text,
            self._no_space(game, decision, answer, view),
            self._dr_box(game, decision, answer, view),
        )
        return "\n".join(filter(None, lines))

    def _no_space(
        self,
        game: WeimarGame,
        decision: Decision,
        answer: dt.WeimarAnswer,
        view: WeimarPosition,
    ) -> str:
        """A warning if a base would go to a city without a free space (rulebook 5.6)."""
        city = ""
        match answer:
            case dt.Named(name) if decision.kind == dt.CHOOSE_CITY.kind:
                effect = subject_of(decision, Target).effect
                city = name if isinstance(effect, Base) and effect.amount > 0 else ""
            case dt.Act("demonstrate"):
                city = view.impulses[-1].city
        if (
            city not in view.cities
            or sum(view.cities[city].bases.values()) < game.components.spaces[city]
        ):
            return ""
        return self.ui("preview-full-city")

    def _dr_box(
        self,
        game: WeimarGame,
        decision: Decision,
        answer: dt.WeimarAnswer,
        view: WeimarPosition,
    ) -> str:
        """A warning about a card that adds a marker to the DR box: it has none left, or
        ends the game (5.10)."""
        cards = game.components.cards
        match answer:
            case Word() if decision.kind == dt.EVENT_ORDER.kind:
                printed = cards.get(subject_of(decision, UseOfCard).card)
            case dt.PlayCard(card, use):
                printed = cards[card] if use == "event" or cards[card].deck == "timeline" else None
            case dt.Card(card):
                printed = cards.get(card)
            case _:
                printed = None
        lines = []
        for effect in printed.effect if printed is not None else ():
            if isinstance(effect, DrMarker) and effect.amount > 0:
                if not can_place_in_dr(view, effect.marker):
                    lines.append(self.ui("preview-none-left", marker=effect.marker))
                elif len(view.dr_box) >= DR_SPACES:
                    lines.append(self.ui("preview-seventh-marker"))
        return "\n".join(lines)

    def _at_every_try(self, game: WeimarGame, answer: dt.WeimarAnswer) -> str:
        """What a negotiation brings besides its roll, by the card or the action with it."""
        affairs = game.components.foreign_affairs
        named = [affairs[part] for part in answer.parts if part in affairs]
        return "\n".join(self.at_every_try(card) for card in named)

    def _card(
        self,
        game: WeimarGame,
        decision: Decision,
        answer: dt.WeimarAnswer,
        view: WeimarPosition,
    ) -> str:
        """The text of the card that an option would play; "" for other questions."""
        components = game.components
        match answer:
            case Word(dt.DONE):
                left = subject_of(decision, Actions).ap
                return self.ui("preview-left-over", ap=left) if left else ""
            case Word() if decision.kind == dt.EVENT_ORDER.kind:
                return self.card_line(subject_of(decision, UseOfCard).card)
            case dt.MoveIssue(issue, cell):
                steps = steps_needed(decision.seat, view.issues[issue], cell)
                free = subject_of(decision, DebateSteps).steps
                moved = self.ui("preview-steps", steps=steps, reserve=max(0, steps - free))
                first, rest = self.text("sentence", text=moved), self.issue_text(issue)
                return self.catalogue.join("lines", (first, rest))
            case dt.Issue(issue) if decision.kind == dt.CHOOSE_ISSUE.kind:
                return self.issue_text(issue)
            case dt.Named(city) if decision.kind == dt.PLACE_BASE.kind:
                return "\n".join(BoardWords(self, game, view, decision.seat).good_for(city))
            case dt.Card(card) if card in components.agendas or card in components.cards:
                return self.card_line(card)
            case dt.PlayCard(card, "event"):
                return self.card_line(card)
            case dt.PlayCard(card, use):
                printed = components.cards[card]
                timeline = printed.deck == "timeline"
                return self.ui(
                    f"preview-{use}",
                    points=printed.large,
                    large=printed.large,
                    small=printed.small,
                    event="yes" if timeline else "no",
                    text=self.card_line(card) if timeline else "",
                )
        return ""

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
            modifier=f"{last.modifier:+d}" if last.modifier else "",
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
        return [Entry(card, name, self.card_line(card)) for card, name in sorted(printed.items())]

    # --- previews -------------------------------------------------------------------------------
    def preview(self, preview: Preview, *, summed: bool = True) -> str:
        """Dice, chances and dangers of an option; with `summed` the important chances first."""
        parts = [self._summed(preview)] if summed else []
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
        """The important chances of the roll on one line, compared with the other answer.

        Empty if the list below would only repeat it.
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
        """An action that the city allows afterwards, with its odds in short."""
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
        """The effect of a space of the NSDAP track (rulebook 5.12); the last one ends the game."""
        spaces = self.data.tables.nsdap
        if space >= len(spaces):
            return ""
        text = self.nsdap_space(spaces[space - 1])
        return self.ui("preview-space", space=space, effects=text or self.ui("preview-nothing"))

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

    def action(self, action: str, party: str = "") -> str:
        """An action, with its title on the party's board: `Demonstration (Rally)`."""
        return self._names.action(action, party)

    def cell(self, cell: str) -> str:
        """A space of the opinion track: `SPD 2`."""
        return self._names.cell(cell)

    def source(self, source: str) -> str:
        """The source of points or of a question: a card, a marker, a table."""
        return self._sources.name(source) if source else self.ui("source-other")


_BEARS = frozenset(
    (
        ("unrest", "radical"),
        ("poverty", "radical"),
        ("unrest", "z"),
        ("poverty", "spd"),
        ("prosperity", "spd"),
        ("prosperity", "z"),
    )
)
"""Threats that change what a kind of party can do in a city; each pair has a message."""


class BoardWords(BoardOfGame[WeimarMessages, WeimarPosition]):
    """Describes one view in one language, to one seat (empty: a spectator)."""

    def __init__(
        self, words: WeimarMessages, game: WeimarGame, view: WeimarPosition, me: str
    ) -> None:
        super().__init__(words, view)
        self._box = game.components
        self._me = me

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        parts = {
            "parties": self._parties,
            "map": self._cities,
            "parliament": self._parliament,
            "opinion": self._issues,
            "tracks": self._tracks,
        }
        titled = {self._words.ui(f"pane-{part}"): tell for part, tell in parts.items()}
        return {self._say("course"): self._course, **titled}

    def hand(self, party: str) -> Iterator[str]:
        """The cards of a hand with their effects, and an agenda chosen in secret."""
        words, components, view = self._words, self._box, self._view
        for card in view.hands.get(party, ()):
            if card in components.cards:
                printed = components.cards[card]
                yield self._say(
                    "card",
                    name=words.card(card),
                    large=printed.large,
                    small=printed.small,
                    timeline="yes" if printed.deck == "timeline" else "no",
                    text=words.card_line(card),
                )
        agenda = view.agendas.get(party, "")
        if agenda in components.agendas and not view.agendas_open:
            name, text = words.card(agenda), words.card_line(agenda)
            yield self._say("agenda", name=name, text=text)

    def warnings(self) -> Iterator[str]:
        """Everything that is one step from ending the game (rulebook 4)."""
        for near in endings_near(self._view):
            yield self._words.danger(near)

    # --- the parts ------------------------------------------------------------------------------
    def _all(self, things: list[str]) -> str:
        return self._words.several(things) if things else self._words.ui("track-nothing")

    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        years = self._box.tables.round_years
        dated = 0 < view.round <= len(years)
        yield self._say(
            "round",
            round=view.round,
            last=view.last_round,
            dated="yes" if dated else "no",
            years=years[view.round - 1] if dated else "",
            phase=words.ui(f"phase-{view.phase}"),
        )
        governing = self._all([words.seat(party) for party in view.government])
        chancellor = words.seat(view.chancellor)
        yield self._say("chancellor", chancellor=chancellor, parties=governing)
        yield words.president(view)
        if view.phase != "setup":
            yield self._say("order", parties=self._all([words.seat(p) for p in view.turn_order]))

    def party(self, party: str) -> Iterator[str]:
        """One party: its figures, its supply, its agenda."""
        view, words = self._view, self._words
        yield self._say(
            "party",
            party=words.seat(party),
            vp=view.vp[party],
            reserve=view.reserve[party],
            seats=view.seats[party],
            bases=bases(view, party),
            hand=len(view.hands[party]),
            deck=len(view.decks[party]),
            discard=len(view.discards[party]),
        )
        supply = self._units(view.supply.get(party, {}))
        if supply:
            yield self._say("supply", owner=words.seat(party), units=supply)
        agenda = view.agendas.get(party, "")
        if agenda not in ("", "?"):
            name = words.card(agenda)
            yield words.ui("parties-agenda", party=words.seat(party), agenda=name)

    def _parties(self) -> Iterator[str]:
        view, words = self._view, self._words
        for party in PARTIES:
            yield from self.party(party)
        supply = self._units(view.supply.get("government", {}))
        if supply:
            yield self._say("supply", owner=self._say("government"), units=supply)
        for minor, party in view.minor_parties.items():
            yield self._say("minor", minor=words.ui(f"minor-{minor}"), party=words.seat(party))
        if view.stresemann != "out":
            yield self._say("stresemann", active="yes" if view.stresemann == "active" else "no")

    def _units(self, pile: dict[str, int]) -> str:
        names = [
            self._say("several", number=number, name=self._words.name(unit))
            for unit, number in pile.items()
            if number
        ]
        return self._words.several(names) if names else ""

    def _cities(self) -> Iterator[str]:
        view, words = self._view, self._words
        for city in CITIES:
            yield self.city(city)
        components = [words.ui(f"threat-{threat}") for threat in view.dr_box]
        title = words.ui("dr-box-title", number=len(components), limit=DR_SPACES)
        yield self._line(title, self._all(components))
        dissolved = self._units(view.dissolved)
        if dissolved:
            yield words.ui("map-dissolved", units=dissolved)

    def city(self, city: str) -> str:
        """One city: bases and free spaces, units, threats."""
        words, state = self._words, self._view.cities[city]
        held = [f"{words.seat(party)} {state.bases[party]}" for party in state.bases]
        free = self._box.spaces[city] - sum(state.bases.values())
        parts = [self._say("bases", bases=self._all(held), free=max(0, free))]
        units = self._units(state.units)
        parts += [self._say("units", units=units)] if units else []
        threats = [words.ui(f"threat-{threat}") for threat in state.threats]
        parts += [self._say("threats", threats=self._all(threats))] if threats else []
        return self._line(words.city(city), self._joined(parts))

    def _parliament(self) -> Iterator[str]:
        view, words = self._view, self._words
        for party, number in view.seats.items():
            if number or party in PARTIES:
                yield self._say("seats", party=words.seat(party), seats=number)
        total = sum(view.seats.values())
        yield words.ui("parliament-majority", number=seats_for_half(view), seats=total)

    def _issues(self) -> Iterator[str]:
        view, words = self._view, self._words
        for marker, cell in view.issues.items():
            yield self._line(words.issue(marker), words.cell(cell))
        if not view.issues:
            yield words.ui("track-nothing")
        for party in PARTIES:
            wins, value = half_wins(view, party)
            if wins:
                half = "yes" if wins % 2 else "no"
                yield self._say(
                    "held", party=words.seat(party), whole=wins // 2, half=half, value=value
                )

    def _tracks(self) -> Iterator[str]:
        view, words, components = self._view, self._words, self._box
        society = []
        for marker in view.society:
            printed = components.data.society[marker]
            name, holder = words.pick(printed.name), printed.holder
            if holder:
                whose = words.seat(holder) if holder in PARTIES else words.ui(f"minor-{holder}")
                name = self._say("marker", name=name, holder=whose)
            society.append(name)
        yield self._track("society", self._all(society))
        economy = [self._say("economy", level=view.economy), words.ui(f"economy-{view.economy}")]
        economy += [words.ui("economy-rentenmark")] if view.rentenmark else []
        yield self._track("economy", self._all(economy))
        affairs = view.foreign_affairs
        open_cards = []
        for card in (*affairs.deck[:1], *affairs.beside):
            printed_card = components.foreign_affairs[card]
            dice = dice_of_nation(view, printed_card.nation)
            needs = words.ui("affairs-needs", needs=printed_card.needs, dice=dice)
            open_cards.append(f"{words.pick(printed_card.name)} ({needs})")
        yield self._track("foreign-affairs", self._all(open_cards))
        flags = [f"{words.ui(f'nation-{nation}')} {view.flags[nation]}" for nation in view.flags]
        done = words.ui("affairs-done", number=len(affairs.done))
        yield self._track("flags", words.several([*flags, done]))
        figures = words.ui("nsdap-figures", number=len(view.nsdap_track), limit=NSDAP_SPACES)
        placed = [words.seat(party) for party in view.nsdap_track]
        shield = [words.ui("nsdap-shield")] if view.nsdap_shield else []
        yield self._track("nsdap", words.several([figures, *placed, *shield]))

    def _track(self, track: str, text: str) -> str:
        return self._line(self._words.ui(f"track-{track}"), text)

    # --- things, each with its page ---------------------------------------------------------------
    def things(self) -> Iterator[Entry]:
        """Every city, party, and issue on the track."""
        for city in CITIES:
            yield Entry(city, self._words.city(city), as_list(self._city_page(city)))
        for issue in self._view.issues:
            yield Entry(issue, self._words.issue(issue), as_list(self._issue_page(issue)))
        for party in PARTIES:
            yield Entry(party, self._words.seat(party), as_list(self.party(party)))

    def _city_page(self, city: str) -> Iterator[str]:
        yield self.city(city)
        yield from self.good_for(city)

    def _issue_page(self, issue: str) -> Iterator[str]:
        words, cell = self._words, self._view.issues[issue]
        yield self._line(words.issue(issue), words.cell(cell))
        owners = [words.seat(party) for party in OWNERS[cell]]
        if owners:
            yield words.ui("thing-owners", parties=words.several(owners))
        yield words.issue_text(issue)

    def good_for(self, city: str) -> Iterator[str]:
        """What a base in the city is good for, from the city's own features to general ones."""
        words, me = self._words, self._me
        if me:
            yield from self._threats(city)
            cards = [words.card(card) for card in self._naming(city)]
            if cards:
                yield words.ui("city-cards", cards=words.several(cards))
        if city == "berlin":
            yield words.ui("city-berlin")
        printed = self._box.data.cities[city]
        yield words.ui("city-odds", ways=6 - abs(7 - printed.dice))
        if me:
            yield words.ui("city-reaction", party=me)

    def _threats(self, city: str) -> Iterator[str]:
        """The threats there that affect the party's own actions (5.6, 5.10)."""
        lying = self._view.cities[city].threats
        kind = "radical" if self._me in RADICALS else self._me
        for threat in lying:
            if (threat, kind) in _BEARS:
                yield self._words.ui(f"city-{threat}-{kind}")

    def _naming(self, city: str) -> list[str]:
        """The party's own cards now in play that name the city."""
        name = re.compile(rf"\b{self._box.data.cities[city].name['de']}\b")
        sets = ("basic", *self._view.sets.get(self._me, ()))
        removed = self._view.removed
        return [
            card.id
            for card in self._box.cards.values()
            if card.deck == self._me
            and card.set in sets
            and card.id not in removed
            and name.search(card.notation)
        ]
