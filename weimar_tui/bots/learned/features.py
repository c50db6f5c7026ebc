"""What a game provides for learning."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.counted import Count, Counts
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
"""Suffix of measures that are another measure weighted by the time left in the game."""

NOBODY = "nobody"
"""The class of outcomes in which no seat wins."""

Numbers = tuple[tuple[str, int], ...]
"""Numbers of a named thing in a position: `("unrest", 3)`."""


class SearchBudget(Struct, frozen=True):
    """Search effort: never measured in time, so that every machine gets the same result.

    `worlds` imagined, `keep` candidates, `turns` quiet points ahead, at most `steps` picks in all.
    `prior`: bonus in millionths for twice the odds. `least`: minimum odds of a candidate, in
    thousandths of the likeliest. `trust`: how often the odds of the likeliest option are doubled
    for the rule bot's answer. With `rule_bot_plays_on`, the rule bots of all seats play on in
    imagined worlds, else the policy. `own_search` names the game's own search for its
    `searched_kinds` (`Features.own_search`); empty without one. With `settles`, it looks past
    `turns` while an end of the game is pressing (`Features.is_pressing`).
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
    own_search: str = ""
    settles: bool = False


BUDGETS: Mapping[str, SearchBudget] = {
    "quick": SearchBudget(worlds=10, keep=6, turns=2),
    "strong": SearchBudget(worlds=128, keep=10, turns=2),
}
"""Default budgets of the levels that search."""


class Features(Generic[P]):
    """What learning needs to know of one game. Each game derives from this in one file.

    Everything works on views. `verbs` are the parts of option ids that say what is done with the
    other parts. `weights` is the file of the learned weights.

    `rule_kinds` are questions left to the game's rule bot; `trusted_kinds` are learned, but
    searching levels leave them to it too, since search finds nothing better. With `rule_bot_first`,
    other answers have to beat its answer. `advised_kinds` are among `rule_kinds`: bots leave them
    to the rule bot, but hints try their answers out. Hints leave out options to `postpone`,
    unless the rule bot chooses one: they delay an answer, or mainly help others.

    `astray`: in varied games, the number of random answers after which the rule bot plays to the
    end, so that the result shows who would have won; 0 where the policy plays well enough for that.
    `bootstrap`: the weight of the value's own estimate at the next chapter, instead of the outcome,
    in what a value is fitted to (temporal difference learning), for games with little data.
    """

    verbs: ClassVar[frozenset[str]] = frozenset()
    rule_kinds: ClassVar[frozenset[str]] = frozenset()
    advised_kinds: ClassVar[frozenset[str]] = frozenset()
    postpone: ClassVar[frozenset[str]] = frozenset()
    trusted_kinds: ClassVar[frozenset[str]] = frozenset()
    searched_kinds: ClassVar[frozenset[str]] = frozenset()
    rule_bot_first: ClassVar[bool] = False
    astray: ClassVar[int] = 0
    bootstrap: ClassVar[float] = 0.0
    weights: ClassVar[Path]
    budgets: ClassVar[Mapping[str, SearchBudget]] = BUDGETS
    measures: tuple[str, ...] = ()
    """The names of the figures from `measure`."""
    core: frozenset[str] = frozenset()
    """Main measures of a value; the others are regularised more strongly. Empty: all alike."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    @property
    def advising(self) -> SearchBudget:
        """The analyst's search budget: by default that of the strongest level."""
        return self.budgets.get("analyst", self.budgets["strong"])

    def role(self, seat: str) -> str:
        """The role of a seat, which shares its weights; in asymmetric games each seat has its
        own.
        """
        return seat

    def judge(self, seat: str) -> str:
        """The judge of a seat. Seats that measure positions alike share a judge and its value."""
        return self.role(seat)

    def teacher(self, seat: str, seed: str) -> Bot:
        """The rule bot that learning starts from."""
        raise NotImplementedError

    def rule_bot(self, seat: str, seed: str) -> Bot:
        """The rule bot that levels ask: by default the one that learning starts from."""
        return self.teacher(seat, seed)

    def own_search(self, policy: Policy, value: Value, budget: SearchBudget) -> Search:
        """The search that `budget.own_search` names, for questions of `searched_kinds`."""
        raise NotImplementedError

    def shown(self, world: P, seat: str) -> P:
        """An imagined world as a seat's rule bot should see it; can be the world itself, since
        everything hidden in it is made up.
        """
        return world

    def at_once(self, decision: Decision) -> str:
        """The immediate answer in imagined worlds; empty where the rule bot has to think."""
        return ""

    def outcomes(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The classes of outcomes: who wins."""
        return (*seats, NOBODY)

    def class_of(self, winner: str, seat: str) -> str:
        """The class of a winner as a seat sees it: where seats share a role, itself or another
        seat.
        """
        return winner

    def hinted(self, decision: Decision) -> Collection[str] | None:
        """The options that hints try out, empty for the likely ones; None where hints can only
        follow the rule bot.
        """
        return None if decision.kind in self.rule_kinds - self.advised_kinds else ()

    def notes(self, view: P, decision: Decision, option: str) -> tuple[Reason, ...]:
        """What hints say of an option that they have tried out, besides its results (`NOTE`)."""
        return ()

    def reasons(self, view: P, decision: Decision, option: str) -> tuple[Reason, ...]:
        """Possible reasons for an option, in the game's words."""
        return ()

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        """The game's reason for a better or worse measure of a seat.

        Related measures share a reason. None where it is not worth showing.
        """
        return None

    def counts(self, position: P, seat: str) -> Counts:
        """Figures that a player can count on the board, by name (see `counted.changes`)."""
        return {}

    def counted(self, view: P, seat: str) -> Mapping[str, Count]:
        """What each of these figures means to a seat in this position; others are not told."""
        return {}

    def goal(self, view: P, seat: str, reason: Reason) -> Reason:
        """The goal of a seat whose best answer is better for that reason; its wording can depend
        on the position.
        """
        return Reason(reason.id.removeprefix("bot-"), reason.arguments)

    # --- the policy -----------------------------------------------------------------------------
    def parts(self, option: str) -> Sequence[str]:
        """The parts of an option's id."""
        return option.replace("+", ":").split(":")

    def about(self, decision: Decision) -> tuple[str, ...]:
        """Tokens for the subject of a question."""
        subject = decision.private or decision.subject
        words = []
        for name in subject.__struct_fields__:
            value = getattr(subject, name)
            if value and isinstance(value, (int, str)):
                words.append(f"{name}={value}")
        return tuple(words)

    def situation(self, position: P, seat: str) -> tuple[str, ...]:
        """A few tokens for the position, crossed with all others in a policy."""
        return ()

    def attributes(self, part: str) -> Sequence[str]:
        """Tokens for the thing that a part of an option names, from the components."""
        return ()

    def numbers(self, position: P, part: str, seat: str) -> Numbers:
        """The current numbers of that thing."""
        return ()

    # --- the value ------------------------------------------------------------------------------
    def measure(self, position: P, seat: str) -> list[float]:
        """The figures of a position as a seat sees it, in the order of `measures`."""
        raise NotImplementedError

    def quiet(self, position: P, decision: Decision) -> Hashable | None:
        """A marker for a moment at which positions can be compared, different each time.

        None for an unsettled position.
        """
        raise NotImplementedError

    def is_pressing(self, position: P) -> bool:
        """Whether the game may end so soon that figures of the position say too little."""
        return False

    def stage(self, position: P) -> str:
        """The stage of the game by which displayed chances are checked: by default its chapter."""
        return str(self.game.chapter(position))

    def decks(self, position: P) -> Iterator[list[str]]:
        """Cards hidden from everybody, which can be reordered."""
        for name, visibility in self.game.viewer.declared.items():
            if visibility is NOBODY_SEES:
                value = getattr(position, name)
                for deck in value.values() if isinstance(value, dict) else (value,):
                    if isinstance(deck, list):
                        yield deck

    def passed(self, position: P, decision: Decision) -> Hashable | None:
        """Marker of the moments to play past when trying the answers to a question."""
        return self.quiet(position, decision)


def words_by_id(
    piles: Mapping[str, Mapping[str, Struct]], most: int, *, leave: frozenset[str] = frozenset()
) -> dict[str, tuple[str, ...]]:
    """The first `most` tokens for each component by id, each prefixed with its kind."""
    return {
        id: tuple(dict.fromkeys(f"{kind}{word}" for word in words_of(one, leave=leave)))[:most]
        for kind, pile in piles.items()
        for id, one in pile.items()
    }


def words_of(struct: Struct, *, leave: frozenset[str] = frozenset()) -> list[str]:
    """Attributes of a component, a token for each plain value in it, at any depth.

    `leave` names fields that do not matter for play.
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
