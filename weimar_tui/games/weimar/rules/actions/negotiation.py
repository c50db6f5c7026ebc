"""The Foreign Affairs action (rulebook 5.8; Versailles: 6.1)."""

from __future__ import annotations

from .. import lasting_rules
from ..attempts import fix_modifier
from ..effects.run import start_effects
from ..events import AttemptAnnounced, AttemptFailed, NegotiationEnded, NegotiationOpened
from ..position import Attempt, WeimarPosition
from ..results import final_result
from ..runner import WeimarRunner, WeimarStep
from ..threats import remove_from_dr
from ..windows import MOST_DICE, RollDice, Window

VERSAILLES = "A11"


def dice_of_nation(position: WeimarPosition, nation: str) -> int:
    """The dice any party has in a negotiation: one, plus one for each flag of the nation."""
    return 1 + position.flags.get(nation, 0)


def negotiation_dice(runner: WeimarRunner, actor: str, card: str, bonus: int = 0) -> int:
    """The dice of the nation, plus `bonus` and those of lasting rules; at most five."""
    dice = dice_of_nation(runner.position, runner.components.foreign_affairs[card].nation) + bonus
    dice += lasting_rules.adjustment(runner.position, actor, "negotiate", "dice")
    return min(MOST_DICE, dice)


def negotiation_modifiers(
    runner: WeimarRunner, actor: str, card: str
) -> tuple[tuple[str, int], ...]:
    """+1 in the card's own round, plus lasting rules, each with its source."""
    printed = runner.components.foreign_affairs[card]
    in_time = printed.bonus_round == runner.position.round
    rules = lasting_rules.adjustment(runner.position, actor, "negotiate", "result")
    modifiers = (("round", int(in_time)), ("rule", rules))
    return tuple((source, amount) for source, amount in modifiers if amount)


def negotiation_modifier(runner: WeimarRunner, actor: str, card: str) -> int:
    return sum(amount for _, amount in negotiation_modifiers(runner, actor, card))


def announce_negotiation(
    runner: WeimarRunner,
    actor: str,
    card: str,
    *,
    result: int = 0,
    dice: int = 0,
    unanswerable: bool = False,
) -> None:
    """Announce the negotiation. Effects printed above the roll happen first, on every attempt."""
    runner.position.attempts.append(
        Attempt(
            actor,
            "negotiate",
            target=card,
            bonus_dice=dice,
            modifier=result,
            unanswerable=unanswerable,
        )
    )
    runner.push(CountNegotiationDice())
    above = runner.components.foreign_affairs[card].above
    if above:
        runner.emit(NegotiationOpened(actor, card))
    start_effects(runner, above, actor, source=card)


class CountNegotiationDice(WeimarStep, frozen=True, tag="count-negotiation-dice"):
    """Fix the dice, let others react, and roll."""

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts[-1]
        actor, card = attempt.actor, attempt.target
        attempt.dice = negotiation_dice(runner, actor, card, attempt.bonus_dice)
        standing = negotiation_modifiers(runner, actor, card)
        modifiers = fix_modifier(runner, attempt, standing)
        runner.emit(
            AttemptAnnounced(actor, "negotiate", attempt.dice, target=card, modifiers=modifiers)
        )
        runner.push(RollDice(), ResolveNegotiation())
        if not attempt.unanswerable:
            runner.push(Window("negotiate", actor, card=card))


class ResolveNegotiation(WeimarStep, frozen=True, tag="resolve-negotiation"):
    """On a success the card is completed; the effects after the roll happen either way."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts.pop()
        lasting_rules.spend_once(position, attempt.actor, "negotiate")
        card = runner.components.foreign_affairs[attempt.target]
        if attempt.cancelled or attempt.dice <= 0:
            runner.emit(AttemptFailed(attempt.actor, "negotiate"))
            return
        success = final_result(attempt) >= card.needs
        runner.emit(NegotiationEnded(attempt.actor, card.id, success))
        start_effects(runner, card.after, attempt.actor, source=card.id)
        if success:
            affairs = position.foreign_affairs
            pile = affairs.beside if card.id in affairs.beside else affairs.deck
            pile.remove(card.id)
            affairs.done.append(card.id)
            if card.id == VERSAILLES:
                while remove_from_dr(runner, "blockade"):
                    pass
            start_effects(runner, card.success, attempt.actor, source=card.id)
