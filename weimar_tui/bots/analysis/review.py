"""A review of a recorded game, pick by pick, saved next to the game so that it can resume.

The file has one line of JSON for its head, each pick, and each turning point. It is valid for one
game, one set of rules and one set of weights; otherwise the review starts over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.analysis.analyst import ADVISED, advise, analyst_brain
from weimar_tui.bots.analysis.chances import FILE, fitted_chances
from weimar_tui.bots.analysis.judge import Judge, Judged, Seats
from weimar_tui.bots.bot import UNKNOWN, Advice
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.files import open_own, read_bounded
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.replay import Replay

VERSION = 2
SUFFIX = ".analysis"
_DIGEST = 16
"""Bytes of a digest."""
TURNING_POINTS = 5
_ARGUMENTS = 4
"""Limit for the arguments of a reason."""
_LARGEST = 16 * 1024 * 1024
"""Limit in bytes for a review; one of a long game has 200,000."""
_LONGEST_ID = 500
_WHOLE = 1_000_000
"""A whole victory in millionths."""
_APART = 40
"""Turning points are at least this fraction (1/n) of the game apart."""
_SWING = 40_000
"""Minimum change of the chances at a turning point, in millionths."""

Tell = Callable[[int, int], None]
"""Progress callback: the amount done, and the total."""


class ReviewHead(Struct, frozen=True, tag="head"):
    """The game of a review: `picks` and `weights` are digests; `begins` are the initial chances."""

    version: int
    game: str
    rules: str
    weights: str
    picks: str
    seats: tuple[str, ...]
    begins: Seats


class Turning(Struct, frozen=True, kw_only=True, tag="turning"):
    """A turning point: the pick `n`, the change for each seat, and the analyst's answers there,
    if it was a choice.
    """

    n: int
    turned: Seats
    advice: tuple[Advice, ...] = ()


class ReviewEnd(Struct, frozen=True, tag="end"):
    """All is judged."""


class Balance(Struct, frozen=True):
    """A seat's game: total error, number of errors, luck, result, all in millionths."""

    error: int
    errors: int
    tried: int
    luck: int
    result: int

    @property
    def deserved(self) -> int:
        """The result without the luck."""
        return self.result - self.luck


class Review(Struct):
    """The review of a game so far: picks up to `last`; `is_finished` once everything is done."""

    head: ReviewHead
    picks: list[Judged]
    turning: list[Turning]
    last: int
    is_finished: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether every pick is judged."""
        return len(self.picks) == self.last

    def chances(self, seat: str) -> list[int]:
        """A seat's chances at the beginning and after each pick."""
        return [self.head.begins[seat], *(judged.chances[seat] for judged in self.picks)]

    def balance(self, seat: str) -> Balance:
        """A seat's errors, luck and result."""
        own = [judged for judged in self.picks if judged.seat == seat]
        errors = [judged.error for judged in own if judged.is_error]
        return Balance(
            error=sum(errors),
            errors=len(errors),
            tried=sum(judged.tried for judged in own),
            luck=sum(judged.luck.get(seat, 0) for judged in self.picks),
            result=self.chances(seat)[-1],
        )


_encode = msgspec.json.Encoder().encode
END_LINE = _encode(ReviewEnd()) + b"\n"
"""The last line of a finished review."""

_decode = msgspec.json.Decoder(ReviewHead | Judged | Turning | ReviewEnd).decode


def review_path(save: Path) -> Path:
    """The file of a save's review."""
    return save.with_name(save.name + SUFFIX)


def head_of(replay: Replay) -> ReviewHead:
    """The head of a game's review. Raises KernelError for a game without learned weights."""
    game, saved = replay.game, replay.saved
    seats = tuple(saved.header.seats)
    weights = brain_of(game).features.weights
    picks = blake2b(digest_size=_DIGEST)
    for moment in range(replay.first + 1, replay.last + 1):
        pick = replay.pick_at(moment)
        assert pick is not None
        picks.update(f"{pick.seat} {pick.option} {pick.drawn}\n".encode())
    replay.jump(replay.first)
    judge = _judge(game, seats)
    return ReviewHead(
        version=VERSION,
        game=game.id,
        rules=game.digest,
        weights=_digest(weights, weights.with_name(FILE)),
        picks=picks.hexdigest(),
        seats=seats,
        begins=judge.chances(replay.position, Random("begins")),
    )


def read_review(
    path: Path, head: ReviewHead, replay: Replay, known: Sequence[Judged] = ()
) -> Review:
    """Read a game's review; empty if it belongs to another game, other rules or weights.

    The file is untrusted: reading stops at the first line that does not fit the game. Judgements in
    `known` are not checked again.
    """
    last = replay.last - replay.first
    review = Review(head, [], [], last)
    try:
        lines_read = _lines(read_bounded(path, _LARGEST, links=False))
    except OSError:
        return review
    if not lines_read or lines_read[0] != head:
        return review
    _take(review, lines_read[1:], replay, known)
    return review


def received_review(data: bytes, replay: Replay, known: Sequence[Judged] = ()) -> Review | None:
    """Read a review that a server has made, as far as it has come; None before its first line.

    As with `read_review`, reading stops at the first line that does not fit the game.
    """
    lines = _lines(data[:_LARGEST])
    head = lines[0] if lines else None
    seats = tuple(replay.saved.header.seats)
    if not isinstance(head, ReviewHead) or (head.game, head.seats) != (replay.game.id, seats):
        return None
    if set(head.begins) != set(seats):
        return None
    review = Review(head, [], [], replay.last - replay.first)
    _take(review, lines[1:], replay, known)
    return review


def _lines(data: bytes) -> list[ReviewHead | Judged | Turning | ReviewEnd]:
    """The lines of a review, up to the first one that cannot be read."""
    found = []
    for line in data.splitlines():
        try:
            found.append(_decode(line))
        except msgspec.MsgspecError:
            break  # it was being written when the review ended
    return found


def _take(
    review: Review,
    lines: Sequence[ReviewHead | Judged | Turning | ReviewEnd],
    replay: Replay,
    known: Sequence[Judged],
) -> None:
    """Add the lines after the head to a review, as far as they fit the game."""
    head = review.head
    for one in lines:
        if isinstance(one, Judged):
            place = len(review.picks)
            is_known = place < len(known) and known[place] == one
            if not (is_known or _fits(one, place + 1, head, replay)):
                break
            review.picks.append(one)
        elif isinstance(one, Turning):
            if not (review.is_whole and _turning_fits(one, review, replay)):
                break
            review.turning.append(one)
        elif isinstance(one, ReviewEnd):
            review.is_finished = review.is_whole
            break
        else:
            break


def _fits(judged: Judged, n: int, head: ReviewHead, replay: Replay) -> bool:
    """Whether this can be the judgement of the recording's pick number `n`."""
    pick = replay.pick_at(replay.first + n)
    if pick is None or (judged.n, judged.seat) != (n, pick.seat):
        return False
    chances, luck = judged.chances, judged.luck
    errors = (judged.error, judged.doubt)
    return (
        replay.first + n <= replay.last
        and set(chances) == set(head.seats)
        and set(luck) <= set(head.seats)
        and all(0 <= chance <= _WHOLE for chance in chances.values())
        and all(0 <= error <= 2 * _WHOLE for error in errors)
        and all(-_WHOLE <= gain <= _WHOLE for gain in luck.values())
        and _is_id(judged.kind)
        and (not judged.best or (judged.tried and _is_id(judged.best)))
        # Only check answers that are shown in words: each check takes milliseconds.
        and (not judged.is_error or _offers(replay, n, (judged.best,)))
    )


def _turning_fits(turning: Turning, review: Review, replay: Replay) -> bool:
    """Whether this can be a turning point of the recording, with advice that could be given."""
    chances = [one.chance for one in turning.advice if one.chance != UNKNOWN]
    return (
        len(review.turning) < TURNING_POINTS
        and 1 <= turning.n <= review.last
        and set(turning.turned) == set(review.head.seats)
        and all(-_WHOLE <= gain <= _WHOLE for gain in turning.turned.values())
        and all(0 <= chance <= _WHOLE for chance in chances)
        and all(0 <= one.behind + one.doubt <= 4 * _WHOLE for one in turning.advice)
        and len(turning.advice) <= ADVISED
        and _offers(replay, turning.n, [one.option for one in turning.advice])
        and all(_is_reason(reason) for one in turning.advice for reason in one.reasons)
    )


def _offers(replay: Replay, n: int, options: Sequence[str]) -> bool:
    """Whether the question that pick `n` answered offers these options."""
    pick = replay.pick_at(replay.first + n)
    asked = replay.position_at(replay.first + n - 1).decisions
    offered = next((d.options for d in asked if pick and d.number == pick.decision), ())
    return set(options) <= set(offered)


def _is_reason(reason: Reason) -> bool:
    texts = (part for pair in reason.arguments.items() for part in pair if isinstance(part, str))
    return _is_id(reason.id) and all(map(_is_id, texts)) and len(reason.arguments) <= _ARGUMENTS


def _is_id(text: str) -> bool:
    """Whether a text could be an id of the game: short, in one line, and not a formula."""
    return 0 < len(text) <= _LONGEST_ID and text.isprintable() and text[0] not in "=+@"


def go_on(replay: Replay, path: Path, tell: Tell) -> Review:
    """Continue the review, saving each pick before the next one; `tell` reports progress.

    Raises KernelError for a game without learned weights, or when the file cannot be written.
    """
    game, head = replay.game, head_of(replay)
    number = replay.last - replay.first
    review = read_review(path, head, replay)
    if review.is_finished:
        return review
    try:
        with open_own(path) as file:
            for one in (head, *review.picks):
                file.write(_encode(one) + b"\n")
            file.flush()
            judge = _judge(game, head.seats)
            tell(len(review.picks), number + TURNING_POINTS)
            replay.jump(replay.first + len(review.picks))
            before = replay.position
            while len(review.picks) < number:
                replay.step(1)
                after, pick = replay.position, replay.pick_at(replay.moment)
                assert pick is not None
                chances = review.picks[-1].chances if review.picks else head.begins
                judged = judge.judged(before, pick, after, chances)
                review.picks.append(replace(judged, n=len(review.picks) + 1))
                before = after
                file.write(_encode(review.picks[-1]) + b"\n")
                file.flush()
                tell(len(review.picks), number + TURNING_POINTS)
            review.turning = []
            for place, moment in enumerate(turning_picks(review)):
                review.turning.append(_turning(replay, review, moment))
                file.write(_encode(review.turning[-1]) + b"\n")
                tell(number + place + 1, number + TURNING_POINTS)
            file.write(END_LINE)
            review.is_finished = True
    except OSError as error:
        raise KernelError("analysis-unwritable", path=str(path)) from error
    return review


def turning_picks(review: Review) -> list[int]:
    """The picks (counted from 0) at which the game turned most, in the order played."""
    picks = review.picks
    apart = max(2, len(picks) // _APART)
    swings = [_swing(review, place) for place in range(len(picks))]
    weights = [
        max(swing, judged.error if judged.is_error else 0) if not judged.open else 0
        for swing, judged in zip(swings, picks, strict=True)
    ]
    turning: list[int] = []
    for place in sorted(range(len(picks)), key=lambda place: -weights[place]):
        if weights[place] < _SWING or len(turning) == TURNING_POINTS:
            break
        if all(abs(place - other) >= apart for other in turning):
            turning.append(place)
    return sorted(turning)


def _swing(review: Review, place: int) -> int:
    return max(map(abs, turned(review, place).values()), default=0)


def turned(review: Review, place: int) -> Seats:
    """How much a pick changed the chances of each seat."""
    before: Mapping[str, int] = review.picks[place - 1].chances if place else review.head.begins
    return {seat: chance - before[seat] for seat, chance in review.picks[place].chances.items()}


def _turning(replay: Replay, review: Review, place: int) -> Turning:
    judged = review.picks[place]
    replay.jump(replay.first + place)
    position = replay.position
    pick = replay.pick_at(replay.moment + 1)
    assert pick is not None
    decision = next(d for d in position.decisions if d.number == pick.decision)
    advice: tuple[Advice, ...] = ()
    if len(decision.options) > 1:
        advice = advise(replay.game, replay.game.view(position, judged.seat), decision)
    return Turning(n=judged.n, turned=turned(review, place), advice=advice)


def _judge(game: Game, seats: Sequence[str]) -> Judge:
    fitted = fitted_chances(brain_of(game).features)
    says_nothing = fitted.says_nothing if fitted is not None else ()
    return Judge(analyst_brain(game), seats, "analysis", says_nothing)


def _digest(*files: Path) -> str:
    digest = blake2b(digest_size=_DIGEST)
    for file in files:
        if file.exists():
            digest.update(file.read_bytes())
    return digest.hexdigest()
