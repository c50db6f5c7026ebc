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
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
)

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.runner import Runner
from weimar_tui.registry import load_game, plugin_of

ACTIONS = 1024
"""How many answers can be told apart at once; no question of any game has a third as many."""

TRAITS = 512
"""The number of features of a view, besides the game's measures."""

Observation = dict[str, NDArray[Any]]


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """A game as other training code expects it: an answer outside the mask loses at once.

    `settings` are those of `raw_env`, which raises ValueError for such an answer instead.
    """
    return _OrderKept(AssertOutOfBoundsWrapper(_IllegalLoses(raw_env(game, **settings))))


class _IllegalLoses(BaseWrapper[str, Any, Any]):
    """Ends the game with -1 for a seat whose answer is outside the mask.

    PettingZoo's own wrapper judges by the mask it last returned, which is outdated once a position
    has been set.
    """

    def step(self, action: int | None) -> None:
        table = self.unwrapped
        assert isinstance(table, raw_env)
        if action is None or table.can_answer(action):
            table.step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            table.forfeit()


class _OrderKept(OrderEnforcingWrapper[str, Any, Any]):
    """PettingZoo's check of the order of calls, for which setting a position counts as a reset."""

    @property
    def position(self) -> Any:
        """The position of the table (`raw_env.position`)."""
        return self._table.position

    @position.setter
    def position(self, position: Any) -> None:
        self._table.position = position

    @property
    def _table(self) -> raw_env:
        table = self.unwrapped
        assert isinstance(table, raw_env)
        return table

    @property
    def _has_reset(self) -> bool:
        return self._table.has_begun

    @_has_reset.setter
    def _has_reset(self, value: bool) -> None:
        """The table itself knows."""

    @property
    def _has_updated(self) -> bool:
        return self._table.has_moved

    @_has_updated.setter
    def _has_updated(self, value: bool) -> None:
        if "env" in vars(self):  # PettingZoo sets it before it has a table
            self._table.has_moved = value


class raw_env(AECEnv[str, Any, Any]):
    """A table of one game. Agents are its seats; the seat that has to answer first is selected.

    An action is the slot of an answer, the same one for the same answer as long as no other
    takes it (`slots`); `infos[seat]` says the kind of the question and what each slot stands for.
    `observation` has TRAITS numbers of what the seat can see, then the measures of the
    game's bots (none if the game has no learned bots), each in (-1, 1). A winner gets 1, joint
    winners share 1 equally; nobody else gets anything.
    `possible_agents` are the seats of the largest game that `reset` can start; `options` that
    name a number of seats fix it. `max_answers` cuts games off (truncation); None plays every game
    to its end. An environment can be pickled and copied.
    Raises KernelError for an unknown game or scenario and a number that cannot play it, ValueError
    for `max_answers` below 1.
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
        self._id = game
        self._lang = lang
        self._options = dict(options or {})
        self._scenario = scenario
        self._max_answers = _limit(max_answers)
        self._load()
        self.possible_agents = self._possible_seats()
        self.agents = []
        measures = len(self._features.measures) if self._features else 0
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
        self.has_begun = False
        self.has_moved = False
        self._play: Runner

    def _load(self) -> None:
        """Load the game, its bots' measures and its texts, none of which can be pickled."""
        self._game = load_game(self._id)
        plugin = plugin_of(self._id)
        features = plugin.features()
        self._features = features(self._game) if features is not None else None
        self._words = plugin.words(self._game, self._lang)

    def _possible_seats(self) -> list[str]:
        """Every seat that a game of this table can have, in seat order."""
        usual = self._game.seats(self._scenario, self._options)
        offered = plugin_of(self._id).scenario(self._scenario)
        if "seats" in self._options or offered is None:
            return list(usual)
        most = len(usual)
        for seats in offered.seats:
            if len(seats) > most:
                usual, most = seats, len(seats)
        return list(usual)

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in vars(self).items() if name not in _LOADED}
        if self.has_begun:
            state["position"] = self._game.encode(self._play.position)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        written = state.pop("position", None)
        vars(self).update(state)
        self._load()
        if written is not None:
            self._play = self._game.resume(self._game.decode(written), listen=False)

    def observation_space(self, agent: str) -> Any:
        """Numbers and mask; the same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The slots of answers; the same for every seat."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new game. A seed gives a sequence of games; `options` are the game's own.

        Raises KernelError for a number of seats that cannot play, ValueError if it needs seats that
        are not in `possible_agents`; the table then stays as it was.
        """
        chance = self._random if seed is None else seeding.np_random(seed)[0]
        chosen = {**self._options, **(options or {})}
        seats = self._checked(self._game.seats(self._scenario, chosen))
        number = int(chance.integers(2**31))
        play = self._game.start(self._scenario, f"rl/{number}", chosen, listen=False)
        self._random = chance
        self._rebuild(play, seats)

    def step(self, action: int | None) -> None:
        """Give the selected seat's answer; None for a seat that is out of the game.

        Raises ValueError for a slot without an answer.
        """
        self.has_moved = True
        seat = self.agent_selection
        if self._is_out(seat):
            self._was_dead_step(action)
            return
        option = self.infos[seat]["answers"].get(int(-1 if action is None else action))
        if option is None:
            raise ValueError(f"{action} is no answer that {seat} can give now")
        self._clear_rewards()
        self._cumulative_rewards[seat] = 0.0
        self._play.pick(self._asked(seat).number, option)
        self._answers += 1
        if self._play.position.outcome is None and self._answers == self._max_answers:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def can_answer(self, action: int) -> bool:
        """Whether `action` is an answer of the selected seat; always true for a seat that is out.

        For such a seat, `step` refuses everything except None.
        """
        seat = self.agent_selection
        return self._is_out(seat) or int(action) in self.infos[seat]["answers"]

    def forfeit(self) -> None:
        """End the game with -1 for the selected seat."""
        self.has_moved = True
        loser = self.agent_selection
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {seat: {} for seat in self.agents}
        self._clear_rewards()
        self._cumulative_rewards[loser] = 0.0
        self.rewards[loser] = -1.0
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What a seat sees; its mask is empty while others are asked."""
        view = self._game.view(self._play.position, agent)
        decision = self._question_of(agent)
        measures = self._features.measure(view, agent) if self._features else ()
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self.infos.get(agent, {}).get("answers", ()))] = 1
        return {
            "observation": _within_one([*_traits(view, decision), *measures]),
            "action_mask": mask,
        }

    @property
    def position(self) -> Any:
        """A copy of the whole position, including everything hidden.

        Set it to continue from another one, before a game or after its end too: agents, rewards,
        terminations, masks and the selected seat become those of the position, and `max_answers`
        counts from there. The table keeps a copy. Raises KernelError for anything that is not a
        position of this game, ValueError for one with seats that are not in `possible_agents`; the
        table then stays as it was.
        """
        return self._game.copy(self._play.position)

    @position.setter
    def position(self, position: Any) -> None:
        game = self._game
        own = game.decode(game.encode(position))
        play = game.resume(own, listen=False)
        if own.outcome is None and not own.decisions:
            play.run()
        scenario, options = game.scenario_of(own), game.options_of(own)
        self._rebuild(play, self._checked(game.seats(scenario, options)))

    def render(self) -> str | None:
        """The table in words, as the selected seat sees it; None without `render_mode`."""
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
        """Nothing to close."""

    def _question_of(self, seat: str) -> Decision | None:
        return next((d for d in self._play.position.decisions if d.seat == seat), None)

    def _asked(self, seat: str) -> Decision:
        decision = self._question_of(seat)
        assert decision is not None, f"{seat} is not asked"
        return decision

    def _is_out(self, seat: str) -> bool:
        return self.terminations[seat] or self.truncations[seat]

    def _checked(self, seats: Sequence[str]) -> list[str]:
        """The seats of a game as a list, if this table has spaces for them."""
        foreign = [seat for seat in seats if seat not in self.possible_agents]
        if foreign:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"this table has no {', '.join(foreign)}, only {known}")
        return list(seats)

    def _rebuild(self, play: Runner, seats: list[str]) -> None:
        """Rebuild everything that PettingZoo reads, for a game without answers so far."""
        self._play = play
        self._answers = 0
        self.agents = seats
        self.agent_selection = seats[0]
        vars(self).pop("_skip_agent_selection", None)  # which seat PettingZoo returns to
        self.rewards = dict.fromkeys(seats, 0.0)
        self._cumulative_rewards = dict.fromkeys(seats, 0.0)
        self.terminations = dict.fromkeys(seats, False)
        self.truncations = dict.fromkeys(seats, False)
        self.has_begun = self.has_moved = True
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Select the next seat to answer and list its answers, or end the game."""
        self.infos = {seat: {} for seat in self.agents}
        outcome, decisions = self._play.position.outcome, self._play.position.decisions
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for winner in outcome.winners:
                self.rewards[winner] = 1 / len(outcome.winners)
        elif decisions:
            decision = decisions[0]
            self.agent_selection = decision.seat
            answers = slots(decision.kind, decision.options)
            self.infos[decision.seat] = {"kind": decision.kind, "answers": answers}


_LOADED = {"_game", "_features", "_words", "_play"}
"""What pickling leaves out."""


def _limit(answers: int | None) -> int | None:
    """A valid limit of answers, or None."""
    if answers is None:
        return None
    if isinstance(answers, bool) or not isinstance(answers, int | np.integer) or answers < 1:
        raise ValueError(f"max_answers must be a whole number from 1, or None, not {answers!r}")
    return int(answers)


def slots(kind: str, options: Sequence[str]) -> dict[int, str]:
    """The slot of each option of a question: drawn from its id, or the next free one.

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


@lru_cache(maxsize=1 << 16)
def _bucket(words: str, number: int) -> int:
    """The same on every machine and in every process, unlike Python's own hash."""
    return zlib.crc32(words.encode()) % number


def _traits(view: object, decision: Decision | None) -> list[float]:
    """A view as numbers: every field is added to the bucket of its name, lists by their counts.

    Hashed, so that a pack's cards need no list here ("feature hashing").
    """
    traits = [0.0] * TRAITS
    fields = msgspec.to_builtins(view)
    for hidden in ("dice", "steps", "decisions"):
        fields.pop(hidden, None)
    if decision is not None:
        fields["asked"] = {"kind": decision.kind, "of": msgspec.to_builtins(decision.subject)}
    _add("", fields, traits)
    return traits


def _add(path: str, value: object, traits: list[float]) -> None:
    if isinstance(value, str):
        traits[_bucket(f"{path}={value}", TRAITS)] += 1.0
    elif isinstance(value, dict):
        for name, inner in value.items():
            _add(f"{path}.{name}", inner, traits)
    elif isinstance(value, list):
        for inner in value:
            _add(path, inner, traits)
    elif isinstance(value, int | float):  # also bool
        traits[_bucket(path, TRAITS)] += float(value)


def _within_one(numbers: Sequence[float]) -> NDArray[np.float32]:
    figures = np.asarray(numbers, np.float32)
    squeezed: NDArray[np.float32] = figures / (1 + np.abs(figures))
    return squeezed
