"""Open questions made into lists: what each option says, why others are refused, what follows."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.effects.opinion_effects import steps_needed
from weimar_tui.games.weimar.rules.effects.vocabulary import Base
from weimar_tui.games.weimar.rules.results import final_result
from weimar_tui.games.weimar.screen.scene import WeimarScene, parts_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table
from weimar_tui.tui.choice import Choice, Item

_PANE_OF = {
    "play-card": "hand",
    "play-before": "hand",
    "discard": "hand",
    "debate": "opinion",
    "choose-issue": "opinion",
    "order-issues": "opinion",
    "resolve-issue": "opinion",
    "propose-issue": "opinion",
    "answer-proposal": "opinion",
    "majority-tie": "opinion",
    "negotiate": "tracks",
    "place-flag": "tracks",
    "remove-flag": "tracks",
    "choose-society": "tracks",
    "remove-society": "tracks",
    "join-coalition": "parliament",
    "order-coalitions": "parliament",
    "absolute-majority": "parliament",
    "name-chancellor": "parliament",
    "minor-party": "parties",
    "pledge": "parties",
}

_THEIRS = ("react", "oppose-coup", "lend-reichswehr")
"""Questions whose previews foretell the roll of somebody else."""


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    return _PANE_OF.get(decision.kind, "map")


def make_choice(decision: Decision, scene: WeimarScene, table: Table) -> Choice:
    """The list for a decision."""
    words, view = scene.words, scene.view
    items = [Item(option, words.option(decision, option, view)) for option in decision.options]
    for option, reason, args in table.disabled_options(decision):
        text = words.reason(reason, args)
        items.append(Item(option, words.action(option, decision.seat), text))
    game = scene.game
    preview = {}
    for option in decision.options:
        text = card_preview(decision, option, scene)
        foreseen = game.preview(view, decision, option)
        if foreseen is not None:
            text = "\n".join(filter(None, (words.preview(foreseen), at_every_try(option, scene))))
        if foreseen is not None and option != "board" and decision.kind in _THEIRS:
            party = words.seat(view.attempts[-1].actor)
            text = text if foreseen.dice > 0 else words.reason("no-dice", {})
            text = words.ui("preview-of", party=party, text=text)
        text = "\n".join(filter(None, (text, no_space(decision, option, scene))))
        if text:
            preview[option] = text
    return Choice(
        prompt=words.question(decision, view),
        context=attempt_line(scene),
        items=tuple(items),
        number=decision.number,
        preview=preview,
    )


def no_space(decision: Decision, option: str, scene: WeimarScene) -> str:
    """A warning where a base would go to a city without a free space (rulebook 5.6)."""
    view, city = scene.view, ""
    if decision.kind == "choose-city" and decision.subject.do == "base":
        effect = decision.subject.effect
        city = option if isinstance(effect, Base) and effect.amount > 0 else ""
    elif decision.kind == "action" and option == "demonstrate":
        city = view.impulses[-1].city
    if city not in view.cities or sum(view.cities[city].bases.values()) < scene.box.spaces[city]:
        return ""
    return scene.words.ui("preview-full-city")


def at_every_try(option: str, scene: WeimarScene) -> str:
    """What a negotiation brings besides its roll, be the option the card or the action with it."""
    affairs = scene.box.foreign_affairs
    named = [affairs[part] for part in parts_of(option) if part in affairs]
    return "\n".join(scene.words.at_every_try(card) for card in named)


def card_preview(decision: Decision, option: str, scene: WeimarScene) -> str:
    """What the card does that an option would play; other questions have none."""
    box, words = scene.box, scene.words
    card = parts_of(option)[0]
    if decision.kind == "action" and option == "done":
        left = decision.subject.ap
        return words.ui("preview-left-over", ap=left) if left else ""
    if decision.kind == "event-order":
        return words.card_line(decision.subject.card)
    if decision.kind == "debate" and ":" in option:
        issue, _, cell = option.partition(":")
        steps = steps_needed(decision.seat, scene.view.issues[issue], cell)
        free = decision.subject.steps
        moved = words.ui("preview-steps", steps=steps, reserve=max(0, steps - free))
        first, rest = words.text("sentence", text=moved), words.issue_text(issue)
        return words.ui("two-sentences", first=first, rest=rest)
    if decision.kind == "choose-issue":
        return words.issue_text(option)
    if card in box.agendas:
        return words.card_line(card)
    if decision.kind not in ("play-card", "play-before", "discard") or card not in box.cards:
        return ""
    printed = box.cards[card]
    use = option.partition(":")[2]
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


def attempt_line(scene: WeimarScene) -> str:
    """The roll that is being prepared, if any: who, what, where, how many dice."""
    attempts = scene.view.attempts
    if not attempts or not attempts[-1].dice:  # none yet: somebody is asked before they are counted
        return ""
    attempt = attempts[-1]
    words = scene.words
    where = words.city(attempt.city) if attempt.city else ""
    return words.ui(
        "attempt",
        party=words.seat(attempt.actor),
        action=words.ui(f"action-{attempt.kind}"),
        city=where,
        located="yes" if where else "no",
        dice=attempt.dice,
        modifier=f"{attempt.modifier:+d}" if attempt.modifier else "",
        modified="yes" if attempt.modifier else "no",
        rolled=" ".join(map(str, attempt.rolled)),
        fell="yes" if attempt.rolled else "no",
        result=final_result(attempt),
    )


def thrifty_answer(decision: Decision) -> str:
    """The answer a question begins with if it is not the first: a quick Enter spends nothing.

    >>> from weimar_tui.games.weimar.rules.subject import WeimarSubject
    >>> thrifty_answer(Decision(1, "spd", "increase", ("increase", "pass"), WeimarSubject()))
    'pass'
    """
    if decision.kind == "increase":
        return "pass"
    if decision.kind == "action" and not decision.subject.ap:
        return "done"
    return ""
