"""A review of a recorded game in words: errors, luck, turning points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from weimar_tui.bots.analysis.judge import Judged
from weimar_tui.bots.analysis.review import Review, Turning
from weimar_tui.bots.bot import OF_A_HUNDRED, UNKNOWN
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.advice import reasons_told
from weimar_tui.text.messages import GameMessages

MOST_ERRORS = 12
"""The number of errors listed, worst first."""
_TELLING = 10_000
"""Luck in millionths that a single pick needs in order to be mentioned."""


@dataclass(frozen=True)
class ToldTurn:
    """A turning point: the pick, its heading, and lines about it."""

    n: int
    title: str
    lines: tuple[str, ...]


class ReviewTexts:
    """Texts of a review. Chances are whole percentages."""

    def __init__(self, replay: Replay, review: Review, words: GameMessages) -> None:
        self.replay = replay
        self.review = review
        self.words = words
        self.name = replay.saved.path.name.removesuffix(".weimar")

    @property
    def title(self) -> str:
        return self.words.text("review-title", name=self.name)

    # --- the table ------------------------------------------------------------------------------
    def rows(self) -> list[list[str]]:
        """A table by player, its heading first."""
        say = self.words.text
        columns = ("player", "errors", "error", "luck", "result", "deserved")
        rows = [[say(f"review-column-{column}") for column in columns]]
        for seat in self.review.head.seats:
            one = self.review.balance(seat)
            rows.append(
                [
                    self.words.seat(seat),
                    say("review-errors-of", errors=one.errors, tried=one.tried),
                    str(in_hundred(one.error)),
                    signed_percentage(one.luck),
                    str(in_hundred(one.result)),
                    signed_percentage(one.deserved, always=False),
                ]
            )
        return rows

    def notes(self) -> list[str]:
        """How to read the table, and its limits."""
        say, game = self.words.text, self.replay.game
        notes = [" ".join(say("review-how").split())]
        rounds = [game.chapter(self._before(j.n)) for j in self.review.picks if j.open]
        if rounds:
            until = self.words.replay("book-round", round=max(1, *rounds))
            notes.append(say("review-open", round=until))
        return notes

    # --- picks ----------------------------------------------------------------------------------
    def turns(self) -> list[ToldTurn]:
        """The turning points."""
        return [self._turn(turning) for turning in self.review.turning]

    def _turn(self, turning: Turning) -> ToldTurn:
        judged = self._judged(turning.n)
        lines = [self._answered(judged), self.changed(turning.n)]
        lucky = {seat: each for seat, each in judged.luck.items() if abs(each) >= _TELLING}
        if lucky:
            lines.append(self.words.text("review-luck", seats=self._gains(lucky)))
        lines += self._would_have(judged, turning)
        return ToldTurn(turning.n, self.heading(turning.n), tuple(filter(None, lines)))

    def _would_have(self, judged: Judged, turning: Turning) -> Iterable[str]:
        """The analyst's answer, and its reasons."""
        if not turning.advice:
            return
        say, best = self.words.text, turning.advice[0]
        given = self._pick(judged.n).option
        if any(one.option == given and one.is_equal for one in turning.advice):
            yield say("review-analyst-same")
            return
        answer = self._option(judged.n, best.option)
        known = "no" if best.chance == UNKNOWN else "yes"
        chance = in_hundred(max(0, best.chance))
        yield say("review-analyst", answer=answer, chance=chance, known=known)
        if why := reasons_told(self.words, judged.seat, best):
            yield why

    def errors(self) -> list[ToldTurn]:
        """The worst errors, in the order of the game."""
        errors = [judged for judged in self.review.picks if judged.is_error]
        errors = sorted(sorted(errors, key=lambda j: -j.error)[:MOST_ERRORS], key=lambda j: j.n)
        return [
            ToldTurn(
                judged.n,
                self.heading(judged.n),
                (
                    self._answered(judged),
                    self.words.text(
                        "review-error",
                        error=in_hundred(judged.error),
                        doubt=in_hundred(judged.doubt),
                        answer=self._option(judged.n, judged.best),
                    ),
                ),
            )
            for judged in errors
        ]

    def heading(self, n: int) -> str:
        """A pick's place in the game, and its seat."""
        chapter = self.replay.game.chapter(self._before(n))
        where = self.words.replay("book-round", round=chapter)
        seat = self.words.seat(self._judged(n).seat)
        pick = str(self._moment(n))
        return self.words.text("review-pick", pick=pick, where=where, seat=seat)

    def verdict(self, n: int) -> str:
        """One line about a pick; empty if there is nothing to say."""
        if not 1 <= n <= len(self.review.picks):
            return ""
        judged = self._judged(n)
        say = self.words.text
        lucky = {seat: each for seat, each in judged.luck.items() if abs(each) >= _TELLING}
        parts = [say("review-luck", seats=self._gains(lucky))] if lucky else []
        if judged.open:
            parts.append(say("review-open-here"))
        elif judged.is_error:
            answer = self._option(n, judged.best)
            error, doubt = in_hundred(judged.error), in_hundred(judged.doubt)
            parts.append(say("review-error", error=error, doubt=doubt, answer=answer))
        elif judged.tried:
            parts.append(say("review-equal" if judged.best else "review-best"))
        return " ".join(parts)

    def changed(self, n: int) -> str:
        """The chances before and after a pick, for the seats whose chances changed."""
        place = n - 1
        parts = []
        for seat in self.review.head.seats:
            before, after = map(in_hundred, self.review.chances(seat)[place : place + 2])
            if before != after:
                name = self.words.seat(seat)
                parts.append(
                    self.words.text("review-changed", seat=name, before=before, after=after)
                )
        return self.words.catalogue.join("commas", parts)

    def _gains(self, gains: Mapping[str, int]) -> str:
        parts = (
            f"{self.words.seat(seat)} {signed_percentage(gain)}" for seat, gain in gains.items()
        )
        return self.words.catalogue.join("commas", parts)

    def _judged(self, n: int) -> Judged:
        return self.review.picks[n - 1]

    def _moment(self, n: int) -> int:
        """The moment after pick `n` of the review."""
        return self.replay.first + n

    def _answered(self, judged: Judged) -> str:
        pick, position = self._pick(judged.n), self._before(judged.n)
        decision = next(d for d in position.decisions if d.number == pick.decision)
        question = self.words.question(decision, position)
        answer = self.words.option(decision, pick.option, position)
        return self.words.text("review-asked", question=question, answer=answer)

    def _option(self, n: int, option: str) -> str:
        """Another answer to the question of a pick."""
        pick, position = self._pick(n), self._before(n)
        decision = next(d for d in position.decisions if d.number == pick.decision)
        return self.words.option(decision, option, position)

    def _pick(self, n: int) -> Pick:
        pick = self.replay.pick_at(self._moment(n))
        assert pick is not None
        return pick

    def _before(self, n: int) -> Position:
        """The position before a pick."""
        position: Position = self.replay.position_at(self._moment(n) - 1)
        return position


def in_hundred(millionths: int) -> int:
    """Rounded percentage."""
    return round(millionths / OF_A_HUNDRED)


def signed_percentage(millionths: int, *, always: bool = True) -> str:
    """Percentage with its sign; unless `always`, only negative numbers have one.


    >>> [signed_percentage(number) for number in (54_000, -54_000)]
    ['+5', '−5']
    >>> signed_percentage(54_000, always=False)
    '5'
    """
    number = in_hundred(millionths)
    sign = "−" if number < 0 else "+" if number > 0 and always else ""
    return f"{sign}{abs(number)}"
