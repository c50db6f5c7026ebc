"""What a game tells of itself, so that a bot that knows no game can learn it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import P
from weimar_tui.kernel.visibility import NOBODY as NOBODY_SEES

if TYPE_CHECKING:
    from weimar_tui.bots.learned.policy import Policy
    from weimar_tui.bots.learned.search import Search
    from weimar_tui.bots.learned.weights import Value

EARLY = ", early"
"""Ends the name of a measure that is another one, weighed by what is left of the game."""

NOBODY = "nobody"
"""The class of outcomes in which no seat wins."""

Numbers = tuple[tuple[str, int], ...]
"""What a position says of a named thing: `("unrest", 3)`."""


class Budget(Struct, frozen=True):
    """How much is tried: never counted in time, so that every machine finds the same.

    `worlds` imagined, `keep` candidates, `turns` quiet points ahead, `steps` picks in all at most.
    `prior`: by how many millionths a candidate of twice the odds is preferred, other things equal.
    `least`: odds below so many of a thousand of the likeliest are no candidates. `trust`: how often
    the odds of the likeliest option are doubled to be those of the rule bot's answer. Where
    `rule_bot_plays_on`, the rule bots of all seats play on in imagined worlds, else the policy.
    Where `own_search`, the game searches its `searched_kinds` itself (`Features.own_search`).
    """

    worlds: int
    keep: int
    turns: int
    steps: int = 20_000
    temperature: float = 0.4
    prior: int = 14_000
    least: int = 10
    trust: int = 1
    rule_bot_plays_on: bool = False
    own_search: bool = False


BUDGETS: Mapping[str, Budget] = {
    "quick": Budget(worlds=10, keep=6, turns=2),
    "strong": Budget(worlds=128, keep=10, turns=2),
}
"""The budgets of the levels that search, where a game says nothing of its own."""


class Features(Generic[P]):
    """One game, as far as learning needs to know it. A game derives from this in one file.

    Everything works on views. `verbs` are the parts of option ids that say what is done with the
    others. `weights` is where what was learnt lies.

    `rule_kinds` are questions left to the game's rule bot; `trusted_kinds` are learnt, but levels
    that search leave them to it too: search finds nothing better. Where `rule_bot_first`, its
    answer is the one that others have to be better than.

    `astray`: after so many answers that may be anything, varied games are the rule bot's to their
    end, so that they say who would have won; 0 where the policy plays well enough to say so.
    `bootstrap`: the part of what a value is fitted to that is not the outcome, but what the value
    says of where the next chapter begins (temporal difference learning): where games are few.
    """

    verbs: ClassVar[frozenset[str]] = frozenset()
    rule_kinds: ClassVar[frozenset[str]] = frozenset()
    trusted_kinds: ClassVar[frozenset[str]] = frozenset()
    searched_kinds: ClassVar[frozenset[str]] = frozenset()
    rule_bot_first: ClassVar[bool] = False
    astray: ClassVar[int] = 0
    bootstrap: ClassVar[float] = 0.0
    weights: ClassVar[Path]
    budgets: ClassVar[Mapping[str, Budget]] = BUDGETS
    measures: tuple[str, ...] = ()
    """The names of the figures that `measure` gives."""
    core: frozenset[str] = frozenset()
    """Measures that a value rests on; the others are held small beside them. None: all alike."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    @property
    def advising(self) -> Budget:
        """What the analyst searches with: as the strongest level, or by a budget of its own."""
        return self.budgets.get("analyst", self.budgets["strong"])

    def role(self, seat: str) -> str:
        """Seats of one role share their weights; in asymmetric games each is its own."""
        return seat

    def judge(self, seat: str) -> str:
        """Seats of one judge share a value: those who measure positions alike."""
        return self.role(seat)

    def teacher(self, seat: str, seed: str) -> Bot:
        """The rule bot that is learnt from first."""
        raise NotImplementedError

    def own_search(self, policy: Policy, value: Value, budget: Budget) -> Search:
        """The game's own search for questions of `searched_kinds`."""
        raise NotImplementedError

    def shown(self, world: P, seat: str) -> P:
        """An imagined world as the rule bot of a seat is to look at it; it may be the world itself,
        since in a world nothing is hidden that is true."""
        return world

    def at_once(self, decision: Decision) -> str:
        """What is answered in imagined worlds at once; empty where the rule bot is to think."""
        return ""

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The classes of outcomes: who wins."""
        return (*seats, NOBODY)

    def class_of(self, winner: str, seat: str) -> str:
        """The class of what a seat makes of a winner: where seats share a role, itself or not."""
        return winner

    def reasons(self, view: P, decision: Decision, option: str) -> tuple[Reason, ...]:
        """Why an option may have been chosen, in the game's words, as far as it can say."""
        return ()

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """What it is called, in the game's words, that a measure got better or worse for a seat.

        Measures of one thing are called the same. None where it is not told.
        """
        return None

    def goal(self, view: P, seat: str, reason: Reason) -> Reason:
        """What a seat wants where the best answer is better for that reason: its own words for it
        may need to know how the seat stands."""
        return Reason(reason.id.removeprefix("bot-"), reason.arguments)

    # --- the policy -----------------------------------------------------------------------------
    def parts(self, option: str) -> Sequence[str]:
        """What an option's id is made of."""
        return option.replace("+", ":").split(":")

    def about(self, decision: Decision) -> tuple[str, ...]:
        """Words on what a question is about, from its subject."""
        subject = decision.private or decision.subject
        words = []
        for name in subject.__struct_fields__:
            value = getattr(subject, name)
            if value and isinstance(value, (int, str)):
                words.append(f"{name}={value}")
        return tuple(words)

    def situation(self, position: P, seat: str) -> tuple[str, ...]:
        """A few words on the position, which everything in a policy is crossed with."""
        return ()

    def attributes(self, part: str) -> Sequence[str]:
        """Words on the thing that a part of an option names, from the components."""
        return ()

    def numbers(self, position: P, part: str, seat: str) -> Numbers:
        """What the position says of that thing now."""
        return ()

    # --- the value ------------------------------------------------------------------------------
    def measure(self, position: P, seat: str) -> list[float]:
        """The figures of a position as a seat sees it, in the order of `measures`."""
        raise NotImplementedError

    def quiet(self, position: P, decision: Decision) -> Hashable | None:
        """A mark of a moment at which positions can be compared, another one each time.

        None where something is half done.
        """
        raise NotImplementedError

    def decks(self, position: P) -> Iterator[list[str]]:
        """What lies face down for everybody: cards that might as well come in another order."""
        for name, visibility in self.game.viewer.declared.items():
            if visibility is NOBODY_SEES:
                value = getattr(position, name)
                for deck in value.values() if isinstance(value, dict) else (value,):
                    if isinstance(deck, list):
                        yield deck

    def passed(self, position: P, decision: Decision) -> Hashable | None:
        """The mark of moments that are played past where the answers to a question are tried."""
        return self.quiet(position, decision)


def words_by_id(
    piles: Mapping[str, Mapping[str, Struct]], most: int, *, leave: frozenset[str] = frozenset()
) -> dict[str, tuple[str, ...]]:
    """The first `most` words on each component by its id, each begun with what it is: a card."""
    return {
        id: tuple(dict.fromkeys(f"{kind}{word}" for word in words_of(one, leave=leave)))[:most]
        for kind, pile in piles.items()
        for id, one in pile.items()
    }


def words_of(struct: Struct, *, leave: frozenset[str] = frozenset()) -> list[str]:
    """Attributes of a component, a word for each plain value in it, however deep.

    `leave` names fields that say nothing of how it plays.
    """
    words: list[str] = []
    _collect(struct, "", leave, words)
    return words


def _collect(value: object, path: str, leave: frozenset[str], words: list[str]) -> None:
    fields = getattr(value, "__struct_fields__", None)
    if fields is not None:
        tag = getattr(value, "__struct_config__").tag  # noqa: B009 - msgspec's, for any Struct
        base = f"{path}.{tag}" if tag else path
        for name in fields:
            if name not in leave:
                _collect(getattr(value, name), f"{base}.{name}", leave, words)
    elif isinstance(value, (tuple, list, frozenset)):
        for each in value:
            _collect(each, path, leave, words)
    elif isinstance(value, (bool, int)) or (isinstance(value, str) and len(value) <= 24):
        words.append(f"{path}={value}")
