"""Advice during a game: when a player can ask for it, and its wording."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from weimar_tui.bots.bot import OF_A_HUNDRED, UNKNOWN, Advice
from weimar_tui.bots.players import has_analyst
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import COUNT, NOTE, Reason
from weimar_tui.kernel.position import Position
from weimar_tui.play.interface import Table
from weimar_tui.text.messages import GameMessages

BETTER, WORSE, OTHER = "yes", "no", "other"
"""Whether a change is good for the seat; OTHER where that is not known."""


_VISIBLE = 2
"""A gap of this many percentage points is named, even if it could be chance."""


class AnswerChange(NamedTuple):
    """What an answer changes, with its sign `+`, `−` or `·`."""

    better: str
    sign: str
    text: str


class AdvisedAnswer(NamedTuple):
    """An answer as the coach shows it.

    `percent` is UNKNOWN if the answer was not tried; `chance` is then what it is worth by rule of
    thumb, or empty. `verdict` compares it with the best one.
    """

    option: str
    text: str
    percent: int
    chance: str
    verdict: str
    is_best: bool
    is_equal: bool
    changes: tuple[AnswerChange, ...]


class Counsel(NamedTuple):
    """All that the coach says about one question: `looked` is what the figures are based on."""

    title: str
    heading: str
    answers: tuple[AdvisedAnswer, ...]
    looked: str
    about: str

    def lines(self, words: GameMessages) -> list[str]:
        """The same in lines of text."""
        lines = [self.heading]
        for answer in self.answers:
            lines += entry_lines(words, answer_line(words, answer), change_lines(words, answer))
        return [*lines, self.looked]


def why_no_advice(table: Table) -> str:
    """The message that says why advice is not available; empty where it is.

    Advice is for a player alone against bots.
    """
    if table.session is None or len(table.humans) != 1:
        return "hint-several"
    return "" if has_analyst(table.game) else "hint-nobody"


def counsel(
    words: GameMessages, decision: Decision, view: Position, advice: Sequence[Advice]
) -> Counsel:
    """The coach's advice in words, the best answer first."""
    say = words.text
    until = say("coach-until")
    worlds = max((one.worlds for one in advice), default=0)
    tried = any(one.chance != UNKNOWN for one in advice)
    heading, of = say(_heading(advice, tried=tried)), len(decision.options)
    if 1 < len(advice) < of:
        heading = say("coach-some", heading=heading, shown=len(advice), of=of)
    counted = any(reason.id.startswith(COUNT) for one in advice for reason in one.reasons)
    based_on = {"worlds": worlds, "until": until, "counted": "yes" if counted else "no"}
    return Counsel(
        title=say("coach-title", seat=words.seat(decision.seat)),
        heading=heading,
        answers=tuple(advised(words, decision, view, one, advice) for one in advice),
        looked=say("coach-looked", **based_on) if worlds else "",
        about=say("coach-about", until=until),
    )


def _heading(advice: Sequence[Advice], *, tried: bool) -> str:
    if tried:
        return "coach-heading"
    return "coach-gains" if any(one.gain is not None for one in advice) else "coach-by-rule"


def advised(
    words: GameMessages,
    decision: Decision,
    view: Position,
    advice: Advice,
    tried: Sequence[Advice],
) -> AdvisedAnswer:
    """One answer in words, compared with the best of all that were `tried`.

    An answer alone has no rank. One that no other is clearly behind is not called the best.
    """
    say, best, alone = words.text, tried[0], len(tried) == 1
    percent, chance, verdict, gap = UNKNOWN, "", "", 0
    is_best, is_equal = advice is best, _is_equal(advice, best)
    if advice.chance != UNKNOWN:
        percent = round(advice.chance / OF_A_HUNDRED)
        chance = say("coach-chance", chance=percent)
        # The difference of the chances as shown, so that readers who subtract agree.
        highest = round((advice.chance + advice.behind) / OF_A_HUNDRED)
        gap = highest - percent
        verdict = say("coach-behind", points=max(1, gap))
    elif advice.gain is not None:
        side = "more" if advice.gain > 0 else "less" if advice.gain < 0 else "level"
        chance = say("coach-gain", gain=abs(advice.gain) / 10, side=side)
        verdict = say("coach-gain-behind", gap=((best.gain or 0) - advice.gain) / 10)
    if chance and is_best:
        all_equal = all(_is_equal(one, best) for one in tried)
        verdict = "" if alone else say("coach-ahead" if all_equal else "coach-best")
    elif chance and is_equal:
        # A gap that readers can subtract is not called equal, even if it could be chance.
        verdict = say("coach-unsure", points=gap) if gap >= _VISIBLE else say("coach-equal")
    return AdvisedAnswer(
        option=advice.option,
        text=words.advised(decision, advice.option, view, advice.reasons),
        percent=percent,
        chance=chance,
        verdict=verdict,
        is_best=is_best,
        is_equal=is_equal,
        changes=tuple(_changes(words, advice, is_best=is_best, alone=alone)),
    )


def _is_equal(advice: Advice, best: Advice) -> bool:
    """Whether an answer cannot be told from the best one, by its chance or its estimated gain."""
    if advice.chance == UNKNOWN and advice.gain is not None:
        return advice.gain >= (best.gain or 0)
    return advice.is_equal


def _changes(
    words: GameMessages, advice: Advice, *, is_best: bool, alone: bool
) -> list[AnswerChange]:
    """Notes, then countable changes; without any of these, the reasons in words, or a line that
    there are none.

    What supports the verdict comes first. If all changes contradict it, a line says that they are
    not all that counts.
    """
    counted = [one for one in advice.reasons if one.id.startswith(COUNT)]
    sign = words.text("coach-change-other")
    notes = [
        AnswerChange(OTHER, sign, words.bot_reason(one.id, one.arguments))
        for one in advice.reasons
        if one.id.startswith(NOTE)
    ]
    if counted:
        changes = [_change(words, one) for one in counted]
        against = WORSE if is_best else BETTER
        verdict = is_best or not advice.is_equal
        if verdict:
            changes.sort(key=lambda one: one.better == against)
        if verdict and all(one.better == against for one in changes):
            text = words.text("coach-not-counted", best="yes" if is_best else "no")
            changes.append(AnswerChange(OTHER, sign, text))
        return [*notes, *changes]
    if text := reasons_told(words, "", advice):
        return [*notes, AnswerChange(OTHER, sign, text)]
    if notes or advice.chance == UNKNOWN:
        return notes
    if alone:
        return [AnswerChange(OTHER, sign, words.text("coach-alone"))]
    same = words.text("coach-no-change", best="yes" if is_best else "no")
    return [AnswerChange(OTHER, sign, same)]


def _change(words: GameMessages, reason: Reason) -> AnswerChange:
    better = BETTER if reason.arguments.get("better") == BETTER else WORSE
    text = words.bot_reason(reason.id, reason.arguments)
    return AnswerChange(better, words.text(f"coach-change-{better}"), text)


def answer_line(words: GameMessages, answer: AdvisedAnswer) -> str:
    """An answer with its chance in one line."""
    if not answer.chance:
        return answer.text
    return words.text(
        "coach-line",
        answer=answer.text,
        chance=answer.chance,
        compared="yes" if answer.verdict else "no",
        verdict=answer.verdict,
    )


def entry_lines(words: GameMessages, answer: str, changes: Iterable[str]) -> list[str]:
    """An answer and its changes in a list without numbers: a number typed next means an answer of
    the question's own list."""
    return [words.text("coach-entry", text=answer), *(f"   {change}" for change in changes)]


def change_lines(words: GameMessages, answer: AdvisedAnswer) -> list[str]:
    """What an answer changes, a line for each."""
    return [words.text("coach-change", sign=one.sign, change=one.text) for one in answer.changes]


def reasons_told(words: GameMessages, seat: str, advice: Advice) -> str:
    """The reasons for an answer in one line, for a seat or ("") the reader; empty without any."""
    reasons = [
        words.bot_reason(reason.id, reason.arguments)
        for reason in advice.reasons
        if not reason.id.startswith(NOTE)
    ]
    text = words.catalogue.join("rows", [reason for reason in reasons if reason])
    whom = {"of": "other", "seat": words.seat(seat)} if seat else {"of": "you", "seat": ""}
    return words.text("hint-why", text=text, **whom) if text else ""
