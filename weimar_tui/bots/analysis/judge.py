"""Judges one pick of a recorded game: the chances after it, its error, and its luck.

Chances and luck use the true positions. The error uses only what the seat knew: it compares the
answer with the best one in imagined worlds, other than those that found the best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.analysis.analyst import compared
from weimar_tui.bots.analysis.chances import chances_of_all, shares
from weimar_tui.bots.bot import NO_DIFFERENCE, UNKNOWN
from weimar_tui.bots.learned.player import Brain, LearnedBot, LearnedLevel, lacking
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import Position

Seats = dict[str, int]
"""Millionths of a victory by seat."""

PLAYED_ON = 6
"""Playouts from an unsettled moment to one that can be judged."""
_FELL_OTHERWISE = 12
"""Samples of a pick's dice and draws, to estimate their average."""
_WORLDS = 24
"""Minimum number of worlds for comparing an answer with the best one."""


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="pick"):
    """A judged pick, number `n` of the recording. All chances are in millionths.

    `chances`: of every seat, after it. `error`: how much worse than `best` the answer was, `doubt`
    its standard error; `tried`: whether it was compared at all. `luck`: each seat's result of dice
    and draws relative to their average. `open`: chances are not meaningful yet.
    """

    n: int
    seat: str
    kind: str
    chances: Seats
    open: bool = False
    tried: bool = False
    best: str = ""
    error: int = 0
    doubt: int = 0
    luck: Seats = {}

    @property
    def is_error(self) -> bool:
        """Whether it was clearly worse than the best answer, in the sense of `Advice.is_equal`."""
        return self.error >= NO_DIFFERENCE and self.error > 2 * self.doubt and not self.open


class Judge:
    """Judges the picks of one game. The same game and `seed` give the same results everywhere."""

    def __init__(
        self, brain: Brain, seats: Sequence[str], seed: str, says_nothing: Sequence[int] = ()
    ) -> None:
        self._brain = brain
        self._features = features = brain.features
        self._game = features.game
        self._seats = tuple(seats)
        self._seed = seed
        self._says_nothing = frozenset(says_nothing)
        quick = features.budgets["quick"]
        more = max(_WORLDS, 2 * quick.worlds)
        compared = replace(quick, worlds=more, steps=10 * quick.steps)
        self._players = {s: LearnedBot(s, seed, brain, LearnedLevel(budget=quick)) for s in seats}
        self._searches = {s: brain.search(s, compared) for s in seats}

    # --- chances --------------------------------------------------------------------------------
    def is_open(self, position: Position) -> bool:
        """Whether chances are not meaningful yet."""
        return self._game.chapter(position) in self._says_nothing

    def chances(self, position: Position, random: Random, times: int = PLAYED_ON) -> Seats:
        """The chances of all seats in a true position.

        An unsettled position is played on, with dice and cards other than the real ones.
        """
        if position.outcome is not None:
            return shares(position.outcome, self._seats)
        if self._is_quiet(position):
            return self._at_rest(position)
        total = dict.fromkeys(self._seats, 0)
        for _ in range(times):
            world = position.copy()
            self._other_chance(world, random)
            for seat, chance in self._played_on(world, random).items():
                total[seat] += chance
        return {seat: chance // times for seat, chance in total.items()}

    def _is_quiet(self, position: Position) -> bool:
        return self._features.quiet(position, position.decisions[0]) is not None

    def _at_rest(self, position: Position) -> Seats:
        return chances_of_all(self._features, self._brain.learned.value, position, self._seats)

    def _other_chance(self, position: Position, random: Random) -> None:
        """Replace the dice and cards to come."""
        position.dice = Dice(seed=f"{random.getrandbits(64):016x}")
        for deck in self._features.decks(position):
            random.shuffle(deck)

    def _played_on(self, world: Position, random: Random) -> Seats:
        """The chances after playing on to a position that can be judged."""
        seed = random.getrandbits(48)
        follow = self._searches[self._seats[0]].follow(seed)
        runner = self._game.resume(world, listen=False)
        runner.unwatched = True
        chance = Random(seed)
        while world.outcome is None and not self._is_quiet(world):
            asked = world.decisions[0]
            runner.pick(asked.number, follow(world, asked, chance))
        return shares(world.outcome, self._seats) if world.outcome else self._at_rest(world)

    def _face_down(self, position: Position) -> list[int]:
        """The number of cards in each deck, which shows whether any were drawn."""
        return list(map(len, self._features.decks(position)))

    # --- a pick ---------------------------------------------------------------------------------
    def judged(
        self, before: Position, pick: Pick, after: Position, chances_before: Seats
    ) -> Judged:
        """A pick, the true positions before and after it, and the chances before it."""
        random = Random(f"{self._seed}/{pick.n}")
        decision = next(d for d in before.decisions if d.number == pick.decision)
        by_chance = bool(pick.drawn) or self._face_down(before) != self._face_down(after)
        ruled = decision.kind in self._features.rule_kinds
        if ruled and not by_chance and after.outcome is None and not self._is_quiet(after):
            chances = chances_before  # talk does not change the position
        else:
            chances = self.chances(after, random)
        verdict = Judged(
            n=pick.n,
            seat=pick.seat,
            kind=pick.kind,
            chances=chances,
            open=self.is_open(before),
            luck=self._luck(before, pick, chances, random) if by_chance else {},
        )
        if verdict.open or ruled or len(decision.options) < 2:
            return verdict
        return self._compared(verdict, before, decision, pick.option, random)

    def _luck(self, before: Position, pick: Pick, chances: Seats, random: Random) -> Seats:
        """The actual outcomes compared with their average."""
        total = dict.fromkeys(self._seats, 0)
        for _ in range(_FELL_OTHERWISE):
            world = before.copy()
            self._other_chance(world, random)
            self._game.resume(world, listen=False).pick(pick.decision, pick.option)
            for seat, chance in self.chances(world, random, times=1).items():
                total[seat] += chance
        return {seat: chances[seat] - total[seat] // _FELL_OTHERWISE for seat in self._seats}

    def _compared(
        self, verdict: Judged, before: Position, decision: Decision, option: str, random: Random
    ) -> Judged:
        """Compare the answer with the best one, from what its seat knew."""
        seat = decision.seat
        view = self._game.view(before, seat)
        best = self._players[seat].decide(view, decision)
        if best == option:
            return replace(verdict, tried=True)
        both = {best, option}
        tried = self._searches[seat].answers(view, decision, random, only=both)
        by_option = {each.option: each for each in tried}
        error, doubt = lacking(by_option[best], by_option[option])
        verdict = replace(verdict, tried=True, best=best, error=max(0, error), doubt=doubt)
        return self._confirmed(verdict, view, decision, option) if verdict.is_error else verdict

    def _confirmed(
        self, verdict: Judged, view: Position, decision: Decision, option: str
    ) -> Judged:
        """Judge an apparent error again as a hint would, so that both say the same."""
        best, given = compared(self._game, view, decision, option)
        if best.chance == UNKNOWN or best.option == option:
            return replace(verdict, best="", error=0, doubt=0)
        behind = max(0, given.behind)
        return replace(verdict, best=best.option, error=behind, doubt=given.doubt)
