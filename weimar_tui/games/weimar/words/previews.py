"""Words what an option would bring: a card's effects, dice, chances and dangers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.messages import percent

from ..rules import decision_types as dt
from ..rules.component_data import Card as PrintedCard
from ..rules.economy import ALLOWED, blocked_level, power_markers
from ..rules.effects.opinion_effects import steps_needed
from ..rules.effects.vocabulary import (
    Base,
    Debate,
    DrMarker,
    Economy,
    Effects,
    Flag,
    FreeCoup,
    with_branches,
)
from ..rules.game import WeimarGame
from ..rules.parliament import bases
from ..rules.points import RESERVE_LIMIT
from ..rules.position import PARTIES, WeimarPosition
from ..rules.preview import to_be_done
from ..rules.preview_changes import Change
from ..rules.preview_rolls import Preview, Sum, Then
from ..rules.preview_targets import Found
from ..rules.preview_treaties import FlagChange, TreatyChance
from ..rules.random_city import RandomCity
from ..rules.subjects import (
    Actions,
    DebateSteps,
    OfCard,
    OfIssue,
    Target,
    Trigger,
    UseOfCard,
    Vote,
    subject_of,
)
from ..rules.threats import DR_SPACES, can_place_in_dr
from ..rules.windows import Window
from .board import BoardWords
from .names import signed_in_text
from .surroundings import surroundings

if TYPE_CHECKING:
    from .wording import WeimarMessages

_SHARED = (dt.PROPOSE_ISSUE.kind, dt.ANSWER_PROPOSAL.kind)
"""Questions about an issue that two parties must agree on."""

_THEIRS = (dt.REACT.kind, dt.OPPOSE_COUP.kind, dt.LEND_REICHSWEHR.kind)
"""Questions whose previews show another player's roll."""


def _has_coup(effects: Effects) -> bool:
    """Whether effects attempt a Coup, even if only under a condition."""
    return any(isinstance(effect, FreeCoup) for effect in with_branches(effects))


def _event_of(cards: Mapping[str, PrintedCard], card: str, use: str = "event") -> Effects:
    """The effects of a card used in this way; those of the timeline have their event anyway."""
    printed = cards.get(card)
    happens = printed is not None and (use == "event" or printed.deck == "timeline")
    return printed.effect if printed is not None and happens else ()


class PreviewWords:
    """Words previews in one language."""

    def __init__(self, words: WeimarMessages) -> None:
        self._words = words

    def of_option(
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
            first, *others = self._at_every_try(game, answer)
            preview_lines = (first, self.preview(preview, summed=summed), *others)
            text = "\n".join(filter(None, preview_lines))
        at_event = subject_of(decision, Trigger).trigger == "event"
        theirs = decision.kind in _THEIRS and option != dt.BOARD and not at_event
        if preview is not None and preview.city is None and theirs and view.attempts:
            party = self._words.seat(view.attempts[-1].actor)
            text = text if preview.dice > 0 else self._words.ui("preview-no-dice")
            text = self._words.ui("preview-of", party=party, text=text)
        board = BoardWords(self._words, game, view, decision.seat)
        rolled = preview is not None and preview.dice > 0
        lines = (
            self._no_coup(game, decision, answer, view),
            self._no_space(game, decision, answer, view),
            text,
            "" if rolled else surroundings(board, decision, answer, view),
            self._debates(game, decision, option),
            self._debated(game, decision, answer, view),
            *self._second_issues(game, answer, view),
            self._dr_box(game, decision, answer, view),
            self._economy(game, decision, option, view),
        )
        return "\n".join(filter(None, lines)) or self._at_least(board, game, decision, answer, view)

    @staticmethod
    def _at_least(
        board: BoardWords,
        game: WeimarGame,
        decision: Decision,
        answer: dt.WeimarAnswer,
        view: WeimarPosition,
    ) -> str:
        """What the board shows about an answer about which nothing can be computed."""
        match answer:
            case dt.Mobilize() | dt.TakeControl():
                return board.city(view.impulses[-1].city)
            case dt.OptionOfIssue() | dt.Propose() | Word(dt.AGREE):
                issue = subject_of(decision, OfIssue).issue
                kind = game.components.issue_kind.get(issue, "")
                flagged = any(
                    isinstance(effect, Flag)
                    for choice in (game.components.data.issues[kind].options if kind else ())
                    for effect in choice.effect
                )
                return board.flags() if flagged else ""
        return ""

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
        return self._words.ui("preview-full-city")

    def _second_issues(
        self, game: WeimarGame, answer: dt.WeimarAnswer, view: WeimarPosition
    ) -> Iterator[str]:
        """What an agenda does with issues that are on the track already (rulebook 4.2)."""
        agenda = game.components.agendas.get(answer.card) if isinstance(answer, dt.Card) else None
        for kind, _ in agenda.issues if agenda is not None else ():
            markers = game.components.data.issues[kind].markers
            here = [marker for marker in markers if marker in view.issues]
            if here:
                left = "yes" if len(here) < len(markers) else "no"
                yield self._words.ui("preview-second-issue", issue=kind, left=left)

    def _no_coup(
        self,
        game: WeimarGame,
        decision: Decision,
        answer: dt.WeimarAnswer,
        view: WeimarPosition,
    ) -> str:
        """A warning about a card whose Coup does not happen because its party governs (5.10)."""
        match answer:
            case dt.PlayCard(card, "event") if decision.seat in view.government:
                effects = game.components.cards[card].effect
            case _:
                return ""
        return self._words.ui("preview-no-coup") if _has_coup(effects) else ""

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
        effects: Effects = ()
        match answer:
            case Word() if decision.kind == dt.EVENT_ORDER.kind:
                effects = _event_of(cards, subject_of(decision, UseOfCard).card)
            case dt.PlayCard(card, use):
                effects = _event_of(cards, card, use)
            case dt.Card(card):
                effects = _event_of(cards, card)
        lines = []
        for effect in effects:
            if isinstance(effect, DrMarker) and effect.amount > 0:
                if not can_place_in_dr(view, effect.marker):
                    lines.append(self._words.ui("preview-none-left", marker=effect.marker))
                elif len(view.dr_box) >= DR_SPACES:
                    lines.append(self._words.ui("preview-seventh-marker"))
        return "\n".join(lines)

    def _economy(
        self,
        game: WeimarGame,
        decision: Decision,
        option: str,
        view: WeimarPosition,
    ) -> str:
        """A note about an answer that would move the economy to a level whose condition is not
        met (5.11)."""
        components = game.components
        effects: Effects = ()
        match dt.DECISION_TYPES[decision.kind].read(option):
            case dt.PlayCard(card, use):
                effects = _event_of(components.cards, card, use)
            case dt.Card(card) if card in components.agendas:
                effects = components.agendas[card].effect
            case dt.OptionOfIssue(number):
                kind = components.issue_kind[subject_of(decision, OfIssue).issue]
                effects = components.data.issues[kind].options[number - 1].effect
            case dt.OptionOfEffect() | Word(dt.YES):
                effects = to_be_done(decision, option)
        moves = [each.amount for each in with_branches(effects) if isinstance(each, Economy)]
        level = blocked_level(view, max(moves, default=0))
        if not level:
            return ""
        return self._words.ui(
            "preview-economy",
            level=level,
            allowed=ALLOWED[level],
            power=power_markers(view),
            stays=level - 1,
        )

    def _debates(self, game: WeimarGame, decision: Decision, option: str) -> str:
        """What the debate of a card or effect allows, where its text only gives values."""
        components, answer = game.components, dt.DECISION_TYPES[decision.kind].read(option)
        effects: Effects = ()
        match answer:
            case dt.PlayCard(card, use):
                effects = _event_of(components.cards, card, use)
            case Word() if decision.kind == dt.EVENT_ORDER.kind:
                effects = _event_of(components.cards, subject_of(decision, UseOfCard).card)
            case dt.Card(card) if card in components.agendas:
                effects = components.agendas[card].effect
            case dt.Politician(card):
                trigger = subject_of(decision, Trigger).trigger
                reactions = components.cards[card].reactions
                effects = next((one.effect for one in reactions if one.trigger == trigger), ())
            case dt.OptionOfEffect() | Word():
                effects = to_be_done(decision, option)
        debates = [effect for effect in with_branches(effects) if isinstance(effect, Debate)]
        if not debates:
            return ""
        return self._words.ui(
            "preview-debate-means",
            first=debates[0].first,
            second=debates[0].second,
            moved="yes" if debates[0].moved else "no",
        )

    def _debated(
        self, game: WeimarGame, decision: Decision, answer: dt.WeimarAnswer, view: WeimarPosition
    ) -> str:
        """After a debate: what the politician's card does, and the issues that have moved."""
        windows = [step for step in view.steps if isinstance(step, Window)]
        if subject_of(decision, Trigger).trigger != "debate" or not windows:
            return ""
        words = self._words
        moved = [
            words.ui("preview-moved-to", issue=words.issue(issue), cell=words.cell(cell))
            for issue in windows[-1].moved
            if (cell := view.issues.get(issue))
        ]
        lines = []
        if isinstance(answer, dt.Politician):
            for reaction in game.components.cards[answer.card].reactions:
                if reaction.trigger == "debate":
                    lines.append(words.effects(reaction.effect))
        lines.append(words.ui("preview-moved", list=words.catalogue.join("rows", moved)))
        return "\n".join(lines)

    def _at_every_try(self, game: WeimarGame, answer: dt.WeimarAnswer) -> tuple[str, str]:
        """What a negotiation brings whatever its roll is, and what else its card says of it."""
        affairs = game.components.foreign_affairs
        for card in (affairs[part] for part in answer.parts if part in affairs):
            lines = self._words.at_every_try(card).split("\n")
            always = bool(card.above) + bool(card.after)
            return "\n".join(lines[:always]), "\n".join(lines[always:])
        return "", ""

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
            case Word(dt.RESERVE):
                now, left = view.reserve[decision.seat], subject_of(decision, Actions).ap
                return self._words.ui(
                    "preview-reserve", before=now, after=min(RESERVE_LIMIT, now + 1), ap=left - 1
                )
            case Word(dt.NOWHERE):
                return self._words.ui(
                    "preview-nowhere", reserve=view.reserve[decision.seat], limit=RESERVE_LIMIT
                )
            case Word(dt.DEBATE) if decision.kind == dt.PRESIDENT_DEBATE.kind:
                printed = components.cards[subject_of(decision, OfCard).card]
                large, small = printed.large, printed.small
                return self._words.ui(
                    "preview-debate", large=large, small=small, event="no", text=""
                )
            case Word(dt.PASS | dt.REFUSE) if decision.kind in _SHARED:
                return self._words.ui("preview-not-agreed")
            case Word(dt.KEEP | dt.REROLL as word) if decision.kind == dt.VOTE_AGAIN.kind:
                return self._vote_again(decision, word, view)
            case Word(dt.DONE):
                left = subject_of(decision, Actions).ap
                return self._words.ui("preview-left-over", ap=left) if left else ""
            case Word() if decision.kind == dt.EVENT_ORDER.kind:
                return self._words.card_line(subject_of(decision, UseOfCard).card)
            case dt.MoveIssue(issue, cell):
                steps = steps_needed(decision.seat, view.issues[issue], cell)
                free = subject_of(decision, DebateSteps).steps
                moved = self._words.ui("preview-steps", steps=steps, reserve=max(0, steps - free))
                first, rest = (
                    self._words.text("sentence", text=moved),
                    self._words.issue_text(issue),
                )
                return self._words.catalogue.join("lines", (first, rest))
            case dt.Issue(issue) if decision.kind == dt.CHOOSE_ISSUE.kind:
                return self._words.issue_text(issue)
            case dt.Named(city) if decision.kind == dt.PLACE_BASE.kind:
                return "\n".join(BoardWords(self._words, game, view, decision.seat).good_for(city))
            case dt.Card(card) if card in components.agendas or card in components.cards:
                return self._words.card_line(card)
            case dt.PlayCard(card, "event"):
                return self._words.card_line(card)
            case dt.PlayCard(card, use):
                printed = components.cards[card]
                timeline = printed.deck == "timeline"
                return self._words.ui(
                    f"preview-{use}",
                    points=printed.large,
                    large=printed.large,
                    small=printed.small,
                    event="yes" if timeline else "no",
                    text=self._words.card_line(card) if timeline else "",
                )
        return ""

    def _vote_again(self, decision: Decision, word: str, view: WeimarPosition) -> str:
        """What keeping the votes, or rolling the die again for a seat, comes to (rulebook 6.1)."""
        votes, held = subject_of(decision, Vote).votes, bases(view, decision.seat)
        die = votes - held
        return self._words.ui(
            f"preview-vote-{word}",
            votes=votes,
            least=held + 1,
            most=held + 6,
            more=percent((6 - die) / 6),
            fewer=percent((die - 1) / 6),
            seats=view.seats[decision.seat],
            left=view.seats[decision.seat] - 1,
        )

    def preview(self, preview: Preview, *, summed: bool = True) -> str:
        """Dice, chances and dangers of an option; with `summed` the important chances first."""
        parts = [self._summed(preview)] if summed else []
        if preview.city is not None:
            parts.append(self._random_city(preview.city))
        elif preview.fallen:
            effects = self._does(preview.chances[0].effects)
            parts.append(self._words.ui("preview-fallen", result=preview.fallen, effects=effects))
        elif preview.dice:
            parts.append(self._odds(preview))
        if preview.then:
            afterwards = self._words.catalogue.join("rows", map(self._then, preview.then))
            parts.append(self._words.ui("preview-then", list=afterwards))
        if preview.treaties:
            rows = self._words.catalogue.join("rows", map(self._treaty, preview.treaties))
            parts.append(self._words.ui("preview-treaties", list=rows))
        if preview.changes:
            rows = self._words.catalogue.join("rows", map(self._change, preview.changes))
            parts.append(self._words.text("sentence", text=rows))
        if preview.found:
            rows = self._words.catalogue.join("rows", map(self._found, preview.found))
            parts.append(self._words.ui("preview-found", list=rows))
        if preview.flag is not None:
            parts += self._flag(preview.flag)
        if preview.stopped:
            parts.append(self._words.ui("preview-stopped"))
        elif preview.space:
            parts.append(self._space_of_track(preview.space))
        for danger in preview.dangers:
            parts.append(
                self._words.ui(f"preview-{danger.kind}", party=self._words.seat(danger.party))
            )
        return "\n".join(filter(None, parts))

    def _random_city(self, random: RandomCity) -> str:
        """What the marker does in the city that the dice have named, or that others would."""
        change = random.chances[0][0] if random.city else "none"
        city = self._words.city(random.city) if random.city else ""
        return self._words.ui("preview-city", city=city, marker=random.marker, change=change)

    def _summed(self, preview: Preview) -> str:
        """The important chances of the roll on one line, compared with the other answer.

        Empty if the list below would only repeat it.
        """
        now = {each.what: each.probability for each in preview.sums}
        other = {each.what: each.probability for each in preview.otherwise}
        if preview.answer:
            rows = [
                self._words.ui(
                    "preview-sum-if",
                    answer=preview.answer,
                    what=self._words.ui(f"preview-what-{what}"),
                    percent=percent(now[what]) if what in now else "0",
                    other=percent(other[what]) if what in other else "0",
                )
                for what in dict.fromkeys((*now, *other))
            ]
        else:
            rows = self._sums(preview.sums) if len(preview.chances) > 2 else []
        if not rows:
            return ""
        text = self._words.catalogue.join("rows", rows)
        return self._words.ui("preview-sums", sums=sentence_case(text))

    def _sums(self, sums: Sequence[Sum]) -> list[str]:
        return [
            self._words.ui(
                "preview-sum",
                what=self._words.ui(f"preview-what-{each.what}"),
                percent=percent(each.probability),
            )
            for each in sums
        ]

    def _then(self, then: Then) -> str:
        """An action that the city allows afterwards, with its odds in short."""
        action = self._words.ui(f"action-{then.action}")
        if then.action == "fight":
            action = self._words.ui("preview-then-against", action=action, target=then.target)
        return self._words.ui(
            "preview-then-action",
            action=action,
            dice=then.dice,
            summed="yes" if then.sums else "no",
            sums=self._words.catalogue.join("commas", self._sums(then.sums)),
            short=then.short,
        )

    def _treaty(self, treaty: TreatyChance) -> str:
        """A treaty with its dice and chance, compared with the chance without a flag."""
        before = treaty.before
        return self._words.ui(
            "preview-treaty",
            card=self._words.name(treaty.card),
            needs=treaty.needs,
            dice=treaty.dice,
            percent=percent(treaty.success),
            compared="no" if before is None else "yes",
            before=percent(before or 0.0),
        )

    def _change(self, change: Change) -> str:
        """A figure before and after."""
        return self._words.ui(
            f"preview-change-{change.what}",
            party=self._words.seat(change.of),
            before=change.before,
            after=change.after,
        )

    def _found(self, found: Found) -> str:
        """A marker, a unit or a party's bases, and the cities that have it."""
        words = self._words
        cities = [
            words.ui("preview-found-in", city=words.city(city), number=number)
            for city, number in found.cities
        ]
        return words.ui(
            "preview-found-of",
            kind="bases" if found.of in PARTIES else "other",
            name=words.name(found.of),
            found="yes" if cities else "no",
            cities=words.several(cities),
        )

    def _flag(self, flag: FlagChange) -> Iterator[str]:
        """The dice of a nation's negotiations, and the chances of its open treaties."""
        yield self._words.ui(
            "preview-flag", nation=flag.nation, before=flag.before, after=flag.after
        )
        rows = self._words.catalogue.join("rows", map(self._treaty, flag.treaties))
        found = "yes" if flag.treaties else "no"
        yield self._words.ui("preview-flag-treaties", list=rows, found=found)

    def _odds(self, preview: Preview) -> str:
        odds = ""
        for chance in preview.chances:
            other = self._words.ui(
                "preview-result",
                percent=percent(chance.probability),
                effects=self._does(chance.effects),
            )
            odds = self._words.ui("preview-or", first=odds, rest=other) if odds else other
        return self._words.ui(
            "preview-odds",
            dice=preview.dice,
            modifier=signed_in_text(preview.modifier, self._words.text),
            modified="yes" if preview.modifier else "no",
            odds=odds,
        )

    def _does(self, effects: Effects) -> str:
        return self._words.effects(effects).rstrip(".。") or self._words.ui("preview-nothing")

    def _space_of_track(self, space: int) -> str:
        """The effect of a space of the NSDAP track (rulebook 5.12); the last one ends the game."""
        spaces = self._words.data.tables.nsdap
        if space >= len(spaces):
            return ""
        text = self._words.nsdap_space(spaces[space - 1])
        return self._words.ui(
            "preview-space", space=space, effects=text or self._words.ui("preview-nothing")
        )
