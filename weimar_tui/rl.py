"""Every game as a PettingZoo environment, for those who train players of their own.

    from weimar_tui.rl import env

    table = env("wir_sind_das_volk", render_mode="ansi")
    table.reset(seed=1)
    for seat in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(seat).sample(observation["action_mask"]))

Needs the extra `weimar-tui[rl]`. `docs/training.md` says what the numbers mean.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.runner import Runner
from weimar_tui.registry import load_game, plugin_of

ACTIONS = 1024
"""How many answers can be told apart at once; no question of any game has a third as many."""

TRAITS = 512
"""How many numbers a view is told in, besides the game's measures."""

Observation = dict[str, NDArray[Any]]


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """A game as others' training code expects it: an answer not asked for loses at once.

    `settings` are those of `raw_env`, which raises ValueError for such an answer instead.
    """
    table: AECEnv[str, Any, Any] = raw_env(game, **settings)
    table = TerminateIllegalWrapper(table, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv[str, Any, Any]):
    """A table of one game. Agents are its seats; whoever has to answer first is selected.

    An action is the slot of an answer, the same one for the same answer as long as no other
    takes it (`slots`); `infos[seat]` says the kind of the question and what each slot stands for.
    `observation` has TRAITS numbers of what the seat can see, then the measures of the
    game's bots (none if the game has no learned bots), each in (-1, 1). Who wins gets 1, winners
    together 1 in parts; nobody else gets anything.
    `max_answers` cuts games off (truncation); None plays every game to its end.
    Raises KernelError for an unknown game or scenario and a number that cannot play it.
    """

    metadata: dict[str, object] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        scenario: str = "main",
        options: Mapping[str, object] | None = None,
        max_answers: int | None = None,
        render_mode: Literal["ansi"] | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.render_mode = render_mode
        self._game = load_game(game)
        self._options = dict(options or {})
        self._scenario = scenario
        self._max_answers = max_answers
        features = plugin_of(game).features()
        self._knowledge = features(self._game) if features is not None else None
        self._words = plugin_of(game).words(self._game, lang)
        measures = len(self._knowledge.measures) if self._knowledge else 0
        self.possible_agents = list(self._game.seats(scenario, self._options))
        self.agents = []
        size = (TRAITS + measures,)
        self.observation_spaces = {
            seat: Dict(
                observation=Box(-1, 1, size, np.float32),
                action_mask=Box(0, 1, (ACTIONS,), np.int8),
            )
            for seat in self.possible_agents
        }
        self.action_spaces = {seat: Discrete(ACTIONS) for seat in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._play: Runner

    def observation_space(self, agent: str) -> Any:
        """Numbers and mask; the same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The slots of answers; the same for every seat."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game. One seed is one sequence of games; `options` are the game's own."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(2**31))
        chosen = {**self._options, **(options or {})}
        self._play = self._game.start(self._scenario, f"rl/{number}", chosen, listen=False)
        self._answers = 0
        self.agents = list(self._game.seats(self._scenario, chosen))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Give the selected seat's answer; None for a seat whose game is over.

        Raises ValueError for a slot without an answer.
        """
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        option = self.infos[seat]["answers"].get(int(-1 if action is None else action))
        if option is None:
            raise ValueError(f"{action} is no answer that {seat} can give now")
        self._clear_rewards()
        self._cumulative_rewards[seat] = 0.0
        self._play.pick(self._asked(seat).number, option)
        self._answers += 1
        outcome = self._play.position.outcome
        if outcome is not None:
            for winner in outcome.winners:
                self.rewards[winner] = 1 / len(outcome.winners)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers == self._max_answers:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What a seat sees; its mask is empty while others are asked."""
        view = self._game.view(self._play.position, agent)
        decision = self._question_of(agent)
        measures = self._knowledge.measure(view, agent) if self._knowledge else ()
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self.infos[agent].get("answers", ()))] = 1
        return {
            "observation": _within_one([*_traits(view, decision), *measures]),
            "action_mask": mask,
        }

    @property
    def position(self) -> Any:
        """The whole table, hidden things and all; set it to go on from another one."""
        return self._play.position

    @position.setter
    def position(self, position: Any) -> None:
        self._play = self._game.resume(position, listen=False)
        self._ask()

    def render(self) -> str | None:
        """The table as whoever is asked sees it, in words; None without `render_mode`."""
        if self.render_mode is None:
            return None
        seat = self.agent_selection
        view = self._game.view(self._play.position, seat)
        if self._words is None:
            return msgspec.json.format(msgspec.json.encode(view)).decode()
        lines = []
        for section in self._words.board(self._game, view, seat):
            lines += ["", section.title, *section.lines]
        return "\n".join(lines[1:])

    def close(self) -> None:
        """Nothing is held open."""

    def _question_of(self, seat: str) -> Decision | None:
        return next((d for d in self._play.position.decisions if d.seat == seat), None)

    def _asked(self, seat: str) -> Decision:
        decision = self._question_of(seat)
        assert decision is not None, f"{seat} is not asked"
        return decision

    def _ask(self) -> None:
        """Select who answers next and say what may be answered."""
        self.infos = {seat: {} for seat in self.agents}
        decisions = self._play.position.decisions
        if not decisions or self._play.position.outcome is not None:
            return
        decision = decisions[0]
        self.agent_selection = decision.seat
        answers = slots(decision.kind, decision.options)
        self.infos[decision.seat] = {"kind": decision.kind, "answers": answers}


def slots(kind: str, options: Sequence[str]) -> dict[int, str]:
    """The slot of each option of a question: drawn from its id, the next free one if it is taken.

    >>> slots("action", ["debate", "event"]) == slots("action", ["debate", "event"])
    True
    """
    taken: dict[int, str] = {}
    for option in options[:ACTIONS]:
        slot = _bucket(f"{kind} {option}", ACTIONS)
        while slot in taken:
            slot = (slot + 1) % ACTIONS
        taken[slot] = option
    return taken


def _bucket(words: str, number: int) -> int:
    """The same on every machine and in every process, which Python's own hash is not."""
    return zlib.crc32(words.encode()) % number


def _traits(view: object, decision: Decision | None) -> list[float]:
    """A view as numbers: every field is added to the bucket of its name, counts by how many.

    Hashed, so that a pack's cards need no list here ("feature hashing").
    """
    traits = [0.0] * TRAITS
    fields = msgspec.to_builtins(view)
    for hidden in ("dice", "steps", "decisions"):
        fields.pop(hidden, None)
    if decision is not None:
        fields["asked"] = {"kind": decision.kind, "of": msgspec.to_builtins(decision.subject)}
    for name, number in _leaves("", fields):
        traits[_bucket(name, TRAITS)] += number
    return traits


def _leaves(path: str, value: object) -> Iterator[tuple[str, float]]:
    match value:
        case bool() | int() | float():
            yield path, float(value)
        case str():
            yield f"{path}={value}", 1.0
        case dict():
            for name, inner in value.items():
                yield from _leaves(f"{path}.{name}", inner)
        case list():
            for inner in value:
                yield from _leaves(path, inner)


def _within_one(numbers: Sequence[float]) -> NDArray[np.float32]:
    figures = np.asarray(numbers, np.float32)
    squeezed: NDArray[np.float32] = figures / (1 + np.abs(figures))
    return squeezed
