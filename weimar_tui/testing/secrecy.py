"""Does any seat learn what the rules keep secret? Black-box checks for any game.

Nothing here trusts the code that makes views or sends events. `leaks_of_views` changes a position
where a seat cannot look; its view must stay the same. `Watched` watches a pick: what was hidden
from a seat must stay hidden, what becomes visible must have been announced by an event, and a pick
that can be undone must not have revealed anything. The same pick in another position, redealt from
what the seat sees, must look the same; so must a different answer given in secret. A link of a
chain that only its seat knows of shows nothing, and a bot's reasons reveal no more than its answer.
When several seats are asked together, the order of their answers must not show once all are in; for
`sealed_kinds`, where even the fact of answering is secret, an answer must change nothing for
others. Who is asked in a window of reactions must not depend on what is hidden.

Fields declared as hidden are trusted to be hidden. A field declared open by mistake is found where
the rest of the game treats it as a secret: events keep it from a seat, `determinize` redeals it, or
it is answered together with others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Chance, Game
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.reactions import window_of
from weimar_tui.kernel.runner import Runner
from weimar_tui.testing.differences import differences, encode, orders_that_differ
from weimar_tui.testing.exchanging import Seat, exchanged, viewer_of

Names = set[bytes]

_LONGEST_GROUP = 60
"""Answers after which an imagined group is abandoned: negotiations can continue for ever."""

_TEXTS = re.compile(rb'"([^"]*)"').findall


# --- a position ---------------------------------------------------------------------------------
def leaks_of_views(
    game: Game, position: Position, seats: Sequence[str], chance: Chance
) -> list[str]:
    """What the views of the seats and of a spectator reveal too much, a line each."""
    return [leak for seat in (*seats, None) for leak in leaks_of_view(game, position, seat, chance)]


def leaks_of_view(game: Game, position: Position, seat: Seat, chance: Chance) -> list[str]:
    """What a seat's view reveals of hidden fields, or of what `determinize` redeals."""
    view = game.view(position, seat)
    changed = game.view(exchanged(position, seat), seat)
    leaks = [f"{_name(seat)} can see {part}" for part in differences(view, changed)]
    guess = game.determinize(game.view(position, seat), chance)
    if _questions(guess) == _questions(position):
        leaks += [
            f"{_name(seat)} can see {part}, which is dealt anew"
            for part in differences(view, game.view(guess, seat))
        ]
        asked, other = (_asked_in_window(game, each) for each in (position, guess))
        if asked != other:
            leaks.append(f"{_name(seat)} can tell hidden cards by who is asked in a window")
    if position.dice.seed and guess.dice.seed == position.dice.seed:
        leaks.append(f"a position dealt anew for {_name(seat)} has the true dice")
    return [*leaks, *(f"dealt anew for {_name(seat)}: {wrong}" for wrong in game.check(guess))]


def _asked_in_window(game: Game, position: Position) -> list[tuple[str, str, int]]:
    """The questions of the open window as everyone sees them, if all seats pass: tables with
    covered windows ask them all at once."""
    return [
        (seen.seat, seen.kind, seen.number)
        for seen in (one.decision.seen_by(None) for one in window_of(game, position))
    ]


def _questions(position: Position) -> list[tuple[str, str]]:
    """Seats and kinds of the open questions. A world where nothing like it is asked has moved past
    them (`ask_anew`).
    """
    return [(asked.seat, asked.kind) for asked in position.decisions]


class _AnsweredGroup(NamedTuple):
    """A group of questions after all have been answered, with the answers."""

    runner: Runner
    answers: dict[Seat, list[str]]


# --- a pick -------------------------------------------------------------------------------------
class Watched:
    """A pick that is about to be made; `leaks` reports afterwards what it revealed."""

    def __init__(
        self,
        game: Game,
        position: Position,
        decision: Decision,
        option: str,
        seats: Sequence[str],
        chance: Chance,
    ) -> None:
        self._game = game
        self._before = game.copy(position)
        self._decision = decision
        self._option = option
        self._viewers: tuple[Seat, ...] = (*seats, None)
        self._chance = chance
        names = _names_of_fields(position)
        self._names = {name for name in names if not game.is_common(name.decode())}

    def leaks(self, runner: Runner, events: Sequence[Event]) -> list[str]:
        """What the pick just made in `runner` revealed and should not have."""
        leaks = []
        sights = {}
        for viewer in self._viewers:
            before = _names(self._game.view(self._before, viewer))
            after = _names(self._game.view(runner.position, viewer))
            sights[viewer] = before, after
            hidden = self._names - before
            leaks += self._kept_but_shown(events, viewer, before, after)
            if not runner.position.dice.drawn:
                # After a shuffle, a card can have been seen and then put back.
                leaks += _hidden_but_told(events, viewer, hidden - after)
        if not runner.has_revealed:
            leaks += self._learnt(sights, events)
            leaks += self._link_noticed(runner, events)
        leaks += self._in_another_position(runner, events)
        leaks += self._by_order()
        if runner.group_open:
            leaks += self._by_another_answer(runner, events)
            leaks += self._by_a_sealed_answer(runner, events)
        else:
            leaks += self._by_waiting(runner)
        return leaks

    def _kept_but_shown(
        self, events: Iterable[Event], viewer: Seat, before: Names, after: Names
    ) -> list[str]:
        """Names that events kept from a viewer although the view shows them."""
        kept: dict[bytes, str] = {}
        shown: Names = set()
        for event in events:
            seen = _names(event.seen_by(viewer))
            shown |= seen
            kept |= dict.fromkeys(_names(event) - seen, _kind(event))
        return [
            f"{_name(viewer)} can see {name.decode()}, which {kind} kept from it"
            for name, kind in sorted(kept.items())
            if name in after
            and name not in before
            and name not in shown
            and not self._game.is_common(name.decode())
        ]

    def _learnt(
        self, sights: dict[Seat, tuple[Names, Names]], events: Sequence[Event]
    ) -> list[str]:
        """What a pick that can be undone newly reveals to a seat.

        The seat may reveal what it knew already; then an event must report it.
        """
        seat = self._decision.seat
        leaks = []
        for viewer, (before, after) in sights.items():
            names_told = _names([event.seen_by(viewer) for event in events])
            shown = self._names - before - (names_told & sights[seat][0])
            leaks += [
                f"{seat} can undo what showed {name.decode()} to {_name(viewer)}"
                for name in sorted(shown & after)
            ]
        return leaks

    def _link_noticed(self, runner: Runner, events: Sequence[Event]) -> list[str]:
        """What others see of a chain's private link.

        That is a pick after which the same seat is asked again in private, or in secret: the number
        of such questions depends on what it holds, so even that number must stay hidden.
        """
        seat, asked = self._decision.seat, runner.decision_of(self._decision.seat)
        if events or asked is None:
            return []
        if asked.private is None and asked.kind not in self._game.sealed_kinds:
            return []
        leaks = []
        for viewer in self._viewers:
            if viewer == seat:
                continue
            before = self._game.view(self._before, viewer)
            after = self._game.view(runner.position, viewer)
            after.dice = before.dice  # the pick's own dice
            leaks += [
                f"{_name(viewer)} can see a link in a chain of {seat}: {part}"
                for part in differences(before, after)
            ]
        return leaks

    def _in_another_position(self, runner: Runner, events: Sequence[Event]) -> list[str]:
        """What looks different after the same pick in a position its seat cannot distinguish.

        If nothing was revealed, this covers what the seat sees. As long as all see the same events
        it covers every viewer, even after a reveal: the questions asked must not depend on what
        others hold.
        """
        game, seat = self._game, self._decision.seat
        guess = game.determinize(game.view(self._before, seat), self._chance)
        other = game.resume(guess, True)
        try:
            other.pick(self._decision.number, self._option)
        except KernelError as error:
            return [f"dealt anew for {seat}, the pick fails: {error}"]
        leaks = []
        if not runner.has_revealed:
            where = f"{seat} can tell from what nobody revealed:"
            leaks += [f"{where} {words}" for words in _told_otherwise(events, other, seat)]
            mine, theirs = game.view(runner.position, seat), game.view(other.position, seat)
            leaks += [f"{where} {part}" for part in differences(mine, theirs)]
        if runner.position.dice.drawn or other.position.dice.drawn:
            return leaks
        if not _told_otherwise(events, other, None):
            other.position.revealed = runner.position.revealed  # only matters for undo
            parts = differences(game.view(runner.position, None), game.view(other.position, None))
            leaks += [f"all can see what nobody was told: {part}" for part in parts]
        return leaks

    def _by_waiting(self, runner: Runner) -> list[str]:
        """What a seat's answering time reveals to the others in its group.

        A seat with nothing to decide answers faster, unless the answering itself is hidden.
        """
        game, asked = self._game, runner.position.decisions
        free = [
            each.seat
            for each in asked
            if game.nothing_to_decide(game.view(runner.position, each.seat), each) is None
        ]
        sealed = {each.kind for each in asked} <= game.sealed_kinds
        if sealed or len(asked) < 2 or len(free) in (0, len(asked)):
            return []
        return [f"all see that they wait for {', '.join(free)} in {asked[0].kind}"]

    def _by_order(self) -> list[str]:
        """What the order of the answers in a group reveals once all are in.

        The group is answered twice, in two orders with the same answers. Skipped if something was
        announced or revealed while others were still thinking, or if one answer changes the options
        of another seat.
        """
        if len({asked.seat for asked in self._before.decisions}) < 2:
            return []
        # Imagined games draw their own chance, so that the caller's game is unaffected.
        seed = self._chance.choice(range(1 << 30))
        one, other = (self._answered_in_order(seed, order) for order in (0, 1))
        if one is None or other is None or one.answers != other.answers:
            return []
        game, leaks = self._game, []
        for viewer in self._viewers:
            name = f"{_name(viewer)} can tell who answered last:"
            told = _told_otherwise(one.runner.events or [], other.runner, viewer)
            seen = [game.view(each.runner.position, viewer) for each in (one, other)]
            parts = differences(*seen)
            if self._decision.kind in game.sealed_kinds and not parts:
                parts = orders_that_differ(*seen)
            leaks += [f"{name} {part}" for part in (*told, *parts)]
        return leaks

    def _answered_in_order(self, seed: int, order: int) -> _AnsweredGroup | None:
        """The open group after all have answered; None where the order is known to matter."""
        game = self._game
        runner = game.resume(game.copy(self._before), True)
        seats = [asked.seat for asked in runner.position.decisions]
        seats = list(dict.fromkeys(reversed(seats) if order else seats))
        chances = {seat: Random(f"{seed}{seat}") for seat in self._viewers}
        answers: dict[Seat, list[str]] = {seat: [] for seat in seats}
        for _ in range(_LONGEST_GROUP):
            asked = next(filter(None, map(runner.decision_of, seats)), None)
            if asked is None:
                return None
            option = chances[asked.seat].choice(asked.options)
            answers[asked.seat].append(option)
            runner.pick(asked.number, option)
            if not runner.group_open:
                return _AnsweredGroup(runner, answers)
            if runner.events or runner.has_revealed:
                return None
        return None

    def _by_a_sealed_answer(self, runner: Runner, events: Sequence[Event]) -> list[str]:
        """What others see of a sealed answer: numbers and order.

        Whatever changes for them is sent to them, and the time of sending reveals the answer.
        """
        game, seat = self._game, self._decision.seat
        if events or self._decision.kind not in game.sealed_kinds:
            return []
        leaks = []
        for viewer in self._viewers:
            if viewer == seat:
                continue
            before, after = (game.view(p, viewer) for p in (self._before, runner.position))
            still = [asked for asked in before.decisions if asked in after.decisions]
            if still != after.decisions:  # tables show answered questions as if still open
                leaks.append(f"{_name(viewer)} can see another question after {seat} has answered")
            before.decisions = after.decisions = []
            after.dice = before.dice  # the pick's own dice
            leaks += [
                f"{_name(viewer)} can see that {seat} has answered: {part}"
                for part in differences(before, after)
            ]
        return leaks

    def _by_another_answer(self, runner: Runner, events: Sequence[Event]) -> list[str]:
        """What others see of an answer in an open group although no event announced it."""
        game, decision = self._game, self._decision
        others = [option for option in decision.options if option != self._option]
        if not others:
            return []
        other = game.resume(game.copy(self._before), True)
        other.pick(decision.number, self._chance.choice(others))
        if not other.group_open:
            return []
        leaks = []
        for viewer in self._viewers:
            if viewer == decision.seat or _told_otherwise(events, other, viewer):
                continue
            mine, theirs = game.view(runner.position, viewer), game.view(other.position, viewer)
            if decision.kind in game.sealed_kinds:  # tables show all of these as if still open
                mine.decisions = theirs.decisions = []
            leaks += [
                f"{_name(viewer)} can see how {decision.seat} answered: {part}"
                for part in differences(mine, theirs)
            ]
        return leaks


def _hidden_but_told(events: Iterable[Event], viewer: Seat, hidden: Names) -> list[str]:
    """Names hidden from a viewer before and after, but mentioned in an event for it."""
    return [
        f"{_kind(event)} tells {_name(viewer)} of {name.decode()}"
        for event in events
        for name in sorted(hidden & _names(event.seen_by(viewer)))
    ]


def _told_otherwise(events: Sequence[Event], other: Runner, viewer: Seat) -> list[str]:
    """Say in a few words whether a viewer got different events in another game; empty if not."""
    mine = [event.seen_by(viewer) for event in events]
    theirs = [event.seen_by(viewer) for event in other.events or ()]
    if mine == theirs:
        return []
    kinds = (", ".join(map(_kind, events_seen)) or "nothing" for events_seen in (mine, theirs))
    return [f"told {' / '.join(kinds)}"]


# --- a question ---------------------------------------------------------------------------------
def asked_for_secrets(game: Game, position: Position, chance: Chance) -> list[str]:
    """Questions that are asked only because of something hidden, a line each.

    Redeals what a spectator cannot see and runs the Step that has just asked again. So it only
    suits Steps that ask the same when they run twice, before any answer.
    """
    guess = game.determinize(game.view(position, None), chance)
    guess.decisions.clear()
    game.resume(guess, False).run()
    asked, asked_there = (
        [
            (seen.seat, seen.kind, seen.subject)
            for seen in (decision.seen_by(None) for decision in each.decisions)
        ]
        for each in (position, guess)
    )
    return [f"all can see from who is asked: {part}" for part in differences(asked, asked_there)]


# --- reasons ------------------------------------------------------------------------------------
def told_by_reasons(
    game: Game,
    position: Position,
    decision: Decision,
    decide: Callable[[Any, Decision], tuple[str, Sequence[Any]]],
    chance: Chance,
) -> list[str]:
    """What a bot's reasons, given or omitted, reveal to everybody, a line each.

    `decide` returns a seat's answer to a view, and its reasons. Hidden parts are redealt: where the
    bot gives the same answer, it must give the same reasons.
    """
    seat = decision.seat
    guess = game.determinize(game.view(position, None), chance)
    asked = next((each for each in guess.decisions if each.seat == seat), None)
    if asked is None:
        return []
    option, reasons = decide(game.view(position, seat), decision)
    other, other_reasons = decide(game.view(guess, seat), asked)
    if option != other or list(reasons) == list(other_reasons):
        return []
    reasons_given = f"{list(reasons)!r} / {list(other_reasons)!r}"
    return [f"all can tell from why {seat} picked {option}: {reasons_given}"]


def _names(data: Any) -> Names:
    """Every name in a value, including parts of composed ones: `K05` in `K05:event`."""
    names = set(_TEXTS(encode(data)))
    return names.union(*(name.split(b":") for name in names if b":" in name))


def _names_of_fields(position: Position) -> Names:
    """Every name in the game's own fields of a position, such as cards."""
    values = (getattr(position, name) for name in viewer_of(position.__class__).declared)
    return _names([value for value in values if value is not msgspec.UNSET])


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _name(seat: Seat) -> str:
    return seat or "a spectator"
