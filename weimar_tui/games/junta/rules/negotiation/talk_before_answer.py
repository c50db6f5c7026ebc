"""Talk aside: one offer or gift before a family answers a public question."""

from __future__ import annotations

from ..cards import HandLimits
from ..decision_types import TALK_FIRST, JuntaDecisionType
from ..runner import JuntaRunner, JuntaStep
from ..subjects import JuntaSubject
from .compose import is_talking, link_subject, talk_options, talk_picked
from .limits import may_talk
from .windows import answer_in_turn


def ask_with_talk(
    runner: JuntaRunner,
    step: JuntaStep,
    seat: str,
    question: JuntaDecisionType,
    options: list[str],
    subject: JuntaSubject,
) -> None:
    """Ask a public question with `talk` among the options, or the link that its talk
    has reached."""
    private: JuntaSubject | None = None
    if is_talking(runner, seat) and (talking := talk_options(runner, seat)):
        options, private = talking, link_subject(runner, seat)
    elif may_talk(runner, seat):
        options = [*options, TALK_FIRST]
    runner.ask(step, seat, question, options, subject, private=private, always=True, link=True)


def handled_as_talk(runner: JuntaRunner, step: JuntaStep, seat: str, option: str) -> bool:
    """Whether a pick belonged to the talk; if so, it is carried out and `step` asks again."""
    family = runner.position.families[seat]
    if option != TALK_FIRST and not is_talking(runner, seat):
        family.made = family.given = 0
        return False
    offer = talk_picked(runner, seat, option)
    if is_talking(runner, seat):
        runner.push(step)
    else:
        runner.push(HandLimits(), step)  # a card may have been given
    if offer is not None:
        runner.push(answer_in_turn(runner, offer))
    return True
