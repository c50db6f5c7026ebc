"""A word aside: one offer or gift before a family answers a public question."""

from __future__ import annotations

from ..cards import HandLimits
from ..decision_types import TALK_FIRST, JuntaDecision
from ..position import Asked
from ..runner import JuntaRunner, JuntaStep
from .compose import talk_options, talk_picked
from .draft import stage_of
from .limits import may_talk
from .windows import answer_in_turn


def ask_with_talk(
    runner: JuntaRunner,
    step: JuntaStep,
    seat: str,
    question: JuntaDecision,
    options: list[str],
    subject: Asked,
) -> None:
    """Ask a public question, with `talk` among the options, or the link its talk has come to."""
    private = None
    if runner.position.families[seat].draft.stage and (talking := talk_options(runner, seat)):
        options, private = talking, stage_of(runner, seat)
    elif may_talk(runner, seat):
        options = [*options, TALK_FIRST]
    runner.ask(step, seat, question, options, subject, private=private, always=True, link=True)


def handled_as_talk(runner: JuntaRunner, step: JuntaStep, seat: str, option: str) -> bool:
    """Whether a pick belonged to the talk; then it has been carried out and `step` asks again."""
    family = runner.position.families[seat]
    if option != TALK_FIRST and not family.draft.stage:
        family.made = family.given = 0
        return False
    offer = talk_picked(runner, seat, option)
    if family.draft.stage:
        runner.push(step)
    else:
        runner.push(HandLimits(), step)  # a card may have been given
    if offer is not None:
        runner.push(answer_in_turn(runner, offer))
    return True
