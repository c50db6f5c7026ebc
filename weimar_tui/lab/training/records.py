"""Games played for training, stored as picks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.search import Follow
from weimar_tui.bots.playing import play_out, shares_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Position


class TrainingGame(Struct, omit_defaults=True):
    """A game: its set-up, every pick and the result. Training uses the picks from `counts_from`
    on."""

    number: int
    seed: str
    options: dict[str, object]
    picks: list[str]
    shares: dict[str, float]
    counts_from: int = 0
    players: dict[str, str] = {}
    ending: str = ""


def replayed(game: Game, record: TrainingGame) -> Iterator[tuple[Position, Decision, str]]:
    """Yield every question of a game with its position and its answer."""
    play = game.start("main", record.seed, record.options, listen=False)
    for index, option in enumerate(record.picks):
        if index and index == record.counts_from:
            _other_dice(play.position, record.seed, record.number)
        decision = play.position.decisions[0]
        yield play.position, decision, option
        play.pick(decision.number, option)


def _other_dice(position: Position, seed: str, number: int) -> None:
    """Change the random numbers from here on."""
    position.dice.seed = f"{seed}/{number}"


def played(
    game: Game,
    number: int,
    seed: str,
    options: dict[str, object],
    bots: Mapping[str, Bot],
    names: Mapping[str, str],
) -> TrainingGame:
    play = game.start("main", seed, options, listen=False)
    picks: list[str] = []
    play_out(game, play, bots, lambda decision, option, seconds: picks.append(option))
    outcome = play.position.outcome
    assert outcome is not None
    return TrainingGame(
        number=number,
        seed=seed,
        options=options,
        picks=picks,
        shares=shares_of(outcome),
        players=dict(names),
        ending=outcome.ending,
    )


def varied(
    game: Game,
    number: int,
    base: TrainingGame,
    follow: Follow,
    chance: random.Random,
    *,
    astray: int | None = None,
) -> TrainingGame:
    """Return a game that leaves a recorded one at a random pick and continues differently.

    A value must be fitted to positions after many kinds of mistakes, or it judges worse than
    chance. Only the next `astray` answers can be any option, or all answers if that is None.
    """
    cut = chance.randrange(max(1, len(base.picks) - 5))
    play = game.start("main", base.seed, base.options, listen=False)
    position = play.position
    picks = base.picks[:cut]
    for option in picks:
        play.pick(position.decisions[0].number, option)
    if cut:
        _other_dice(position, base.seed, number)
    while position.outcome is None:
        decision = position.decisions[0]
        may_stray = astray is None or len(picks) < cut + astray
        if may_stray and chance.random() < _ANY_OPTION:
            option = chance.choice(decision.options)
        else:
            option = follow(position, decision, chance)
        picks.append(option)
        play.pick(decision.number, option)
    return TrainingGame(
        number=number,
        seed=base.seed,
        options=base.options,
        picks=picks,
        shares=shares_of(position.outcome),
        counts_from=cut,
        ending=position.outcome.ending,
    )


_ANY_OPTION = 0.04
