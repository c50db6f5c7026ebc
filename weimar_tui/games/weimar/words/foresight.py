"""What a question of Weimar is about, what its answers would bring, and what threatens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from weimar_tui.games.weimar.words.wording import WeimarWords

_THEIRS = ("react", "oppose-coup", "lend-reichswehr")
"""Questions whose previews foretell the roll of somebody else."""


def foreseen(
    words: WeimarWords, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
) -> str:
    """What an option would bring: what a card does, exact chances, dangers."""
    text = _card(words, game, decision, option, view)
    found = game.preview(view, decision, option)
    if found is not None:
        text = "\n".join(filter(None, (words.preview(found), _at_every_try(words, game, option))))
    if found is not None and option != "board" and decision.kind in _THEIRS:
        party = words.seat(view.attempts[-1].actor)
        text = text if found.dice > 0 else words.reason("no-dice", {})
        text = words.ui("preview-of", party=party, text=text)
    told = (
        text,
        _no_space(words, game, decision, option, view),
        _dr_box(words, game, decision, option, view),
    )
    return "\n".join(filter(None, told))


def _no_space(
    words: WeimarWords, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
) -> str:
    """A warning where a base would go to a city without a free space (rulebook 5.6)."""
    city = ""
    if decision.kind == "choose-city" and decision.subject.do == "base":
        effect = decision.subject.effect
        city = option if isinstance(effect, Base) and effect.amount > 0 else ""
    elif decision.kind == "action" and option == "demonstrate":
        city = view.impulses[-1].city
    if city not in view.cities or sum(view.cities[city].bases.values()) < game.box.spaces[city]:
        return ""
    return words.ui("preview-full-city")


def _dr_box(
    words: WeimarWords, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
) -> str:
    """A marker that a card would put into the DR box: none is left, or it ends the game (5.10)."""
    card, _, use = option.partition(":")
    if decision.kind == "event-order":
        card = decision.subject.card
    printed = game.box.cards.get(card)
    if printed is None or (use and use != "event" and printed.deck != "timeline"):
        return ""
    said = []
    for effect in printed.effect:
        if isinstance(effect, DrMarker) and effect.amount > 0:
            if not can_place_in_dr(view, effect.marker):
                said.append(words.ui("preview-none-left", marker=effect.marker))
            elif len(view.dr_box) >= DR_SPACES:
                said.append(words.ui("preview-seventh-marker"))
    return "\n".join(said)


def _at_every_try(words: WeimarWords, game: WeimarGame, option: str) -> str:
    """What a negotiation brings besides its roll, be the option the card or the action with it."""
    affairs = game.box.foreign_affairs
    named = [affairs[part] for part in _parts(option) if part in affairs]
    return "\n".join(words.at_every_try(card) for card in named)


def _parts(option: str) -> list[str]:
    """The ids an option is made of."""
    return option.replace(">", ":").split(":")


def _card(
    words: WeimarWords, game: WeimarGame, decision: Decision, option: str, view: WeimarPosition
) -> str:
    """What the card does that an option would play; other questions have none."""
    box = game.box
    card, _, use = option.partition(":")
    match decision.kind:
        case "action" if option == "done":
            left = decision.subject.ap
            return words.ui("preview-left-over", ap=left) if left else ""
        case "event-order":
            return words.card_line(decision.subject.card)
        case "debate" if use:
            steps = steps_needed(decision.seat, view.issues[card], use)
            free = decision.subject.steps
            moved = words.ui("preview-steps", steps=steps, reserve=max(0, steps - free))
            first, rest = words.text("sentence", text=moved), words.issue_text(card)
            return words.ui("two-sentences", first=first, rest=rest)
        case "choose-issue":
            return words.issue_text(option)
        case "place-base" if option in view.cities:
            return "\n".join(Things(words, box, view, decision.seat).good_for(option))
    card = _parts(option)[0]
    if card in box.agendas:
        return words.card_line(card)
    if decision.kind not in ("play-card", "play-before", "discard") or card not in box.cards:
        return ""
    printed = box.cards[card]
    timeline = printed.deck == "timeline"
    text = words.card_line(card)
    if use in ("debate", "actions"):
        return words.ui(
            f"preview-{use}",
            points=printed.large,
            large=printed.large,
            small=printed.small,
            event="yes" if timeline else "no",
            text=text if timeline else "",
        )
    return text


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
