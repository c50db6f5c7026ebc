"""What a question of Weimar is about, what its answers would bring, and what threatens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.rules.effects.opinion_effects import steps_needed
from weimar_tui.games.weimar.rules.effects.vocabulary import Base, DrMarker
from weimar_tui.games.weimar.rules.endings import NSDAP_SPACES, cities_for_overthrow
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.parliament import has_half
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.results import final_result
from weimar_tui.games.weimar.rules.threats import (
    DR_SPACES,
    active_on_board,
    can_place_in_dr,
)
from weimar_tui.games.weimar.rules.who import RADICALS
from weimar_tui.games.weimar.words.things import Things
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.question import Word

if TYPE_CHECKING:
    from weimar_tui.games.weimar.words.wording import WeimarWords

_THEIRS = (q.REACT.kind, q.OPPOSE_COUP.kind, q.LEND_REICHSWEHR.kind)
"""Questions whose previews foretell the roll of somebody else."""


def foreseen(
    words: WeimarWords, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
) -> str:
    """What an option would bring: what a card does, exact chances, dangers."""
    answer: q.WeimarAnswer = q.QUESTIONS[decision.kind].read(option)
    text = _card(words, game, decision, answer, view)
    preview = game.preview(view, decision, option)
    if preview is not None:
        text = "\n".join(filter(None, (words.preview(preview), _at_every_try(words, game, answer))))
    if preview is not None and option != q.BOARD and decision.kind in _THEIRS:
        party = words.seat(view.attempts[-1].actor)
        text = text if preview.dice > 0 else words.reason("no-dice", {})
        text = words.ui("preview-of", party=party, text=text)
    lines = (
        text,
        _no_space(words, game, decision, answer, view),
        _dr_box(words, game, decision, answer, view),
    )
    return "\n".join(filter(None, lines))


def _no_space(
    words: WeimarWords,
    game: WeimarGame,
    decision: Decision,
    answer: q.WeimarAnswer,
    view: WeimarPosition,
) -> str:
    """A warning where a base would go to a city without a free space (rulebook 5.6)."""
    city = ""
    match answer:
        case q.Named(name) if decision.kind == q.CHOOSE_CITY.kind:
            effect = decision.subject.effect
            city = name if isinstance(effect, Base) and effect.amount > 0 else ""
        case q.Act("demonstrate"):
            city = view.impulses[-1].city
    if city not in view.cities or sum(view.cities[city].bases.values()) < game.box.spaces[city]:
        return ""
    return words.ui("preview-full-city")


def _dr_box(
    words: WeimarWords,
    game: WeimarGame,
    decision: Decision,
    answer: q.WeimarAnswer,
    view: WeimarPosition,
) -> str:
    """A marker that a card would put into the DR box: none is left, or it ends the game (5.10)."""
    cards = game.box.cards
    match answer:
        case Word() if decision.kind == q.EVENT_ORDER.kind:
            printed = cards.get(decision.subject.card)
        case q.PlayCard(card, use):
            printed = cards[card] if use == "event" or cards[card].deck == "timeline" else None
        case q.Card(card):
            printed = cards.get(card)
        case _:
            printed = None
    lines = []
    for effect in printed.effect if printed is not None else ():
        if isinstance(effect, DrMarker) and effect.amount > 0:
            if not can_place_in_dr(view, effect.marker):
                lines.append(words.ui("preview-none-left", marker=effect.marker))
            elif len(view.dr_box) >= DR_SPACES:
                lines.append(words.ui("preview-seventh-marker"))
    return "\n".join(lines)


def _at_every_try(words: WeimarWords, game: WeimarGame, answer: q.WeimarAnswer) -> str:
    """What a negotiation brings besides its roll, be the option the card or the action with it."""
    affairs = game.box.foreign_affairs
    named = [affairs[part] for part in answer.parts if part in affairs]
    return "\n".join(words.at_every_try(card) for card in named)


def _card(
    words: WeimarWords,
    game: WeimarGame,
    decision: Decision,
    answer: q.WeimarAnswer,
    view: WeimarPosition,
) -> str:
    """What the card does that an option would play; other questions have none."""
    box = game.box
    match answer:
        case Word(q.DONE):
            left = decision.subject.ap
            return words.ui("preview-left-over", ap=left) if left else ""
        case Word() if decision.kind == q.EVENT_ORDER.kind:
            return words.card_line(decision.subject.card)
        case q.MoveIssue(issue, cell):
            steps = steps_needed(decision.seat, view.issues[issue], cell)
            free = decision.subject.steps
            moved = words.ui("preview-steps", steps=steps, reserve=max(0, steps - free))
            first, rest = words.text("sentence", text=moved), words.issue_text(issue)
            return words.ui("two-sentences", first=first, rest=rest)
        case q.Issue(issue) if decision.kind == q.CHOOSE_ISSUE.kind:
            return words.issue_text(issue)
        case q.Named(city) if decision.kind == q.PLACE_BASE.kind:
            return "\n".join(Things(words, box, view, decision.seat).good_for(city))
        case q.Card(card) if card in box.agendas or card in box.cards:
            return words.card_line(card)
        case q.PlayCard(card, "event"):
            return words.card_line(card)
        case q.PlayCard(card, use):
            printed = box.cards[card]
            timeline = printed.deck == "timeline"
            return words.ui(
                f"preview-{use}",
                points=printed.large,
                large=printed.large,
                small=printed.small,
                event="yes" if timeline else "no",
                text=words.card_line(card) if timeline else "",
            )
    return ""


def attempt(words: WeimarWords, view: WeimarPosition) -> str:
    """The roll that is being prepared, if any: who, what, where, how many dice."""
    attempts = view.attempts
    if not attempts or not attempts[-1].dice:  # none yet: somebody is asked before they are counted
        return ""
    last = attempts[-1]
    where = words.city(last.city) if last.city else ""
    return words.ui(
        "attempt",
        party=words.seat(last.actor),
        action=words.ui(f"action-{last.kind}"),
        city=where,
        located="yes" if where else "no",
        dice=last.dice,
        modifier=f"{last.modifier:+d}" if last.modifier else "",
        modified="yes" if last.modifier else "no",
        rolled=" ".join(map(str, last.rolled)),
        fell="yes" if last.rolled else "no",
        result=final_result(last),
    )


def dangers(words: WeimarWords, view: WeimarPosition) -> Iterator[str]:
    """What is one step from ending the game (rulebook 4); nothing once it is over."""
    if view.outcome is not None:
        return
    for threat, party in (("councils", "kpd"), ("regime", "dnvp")):
        number = active_on_board(view, threat)
        in_berlin = number > 0 and threat in view.cities["berlin"].threats
        if number >= cities_for_overthrow(view, threat) - 1:
            yield words.ui(
                "danger-cities",
                party=words.seat(party),
                threat=words.ui(f"threat-{threat}"),
                number=number,
                berlin="yes" if in_berlin else "no",
            )
    if len(view.dr_box) >= DR_SPACES:
        yield words.ui("danger-dr-box")
    if len(view.nsdap_track) >= NSDAP_SPACES - 1:
        yield words.ui("danger-nsdap")
    for party in RADICALS:
        if has_half(view, party):
            yield words.ui("danger-seats", party=words.seat(party))
