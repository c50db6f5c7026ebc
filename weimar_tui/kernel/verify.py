"""Checking a recorded game: it replays as recorded, and its seed gives its chance outcomes."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from weimar_tui.kernel.errors import KernelError, ReplayDiffers
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import End, Saved, is_same_pack, read_save, state_digest
from weimar_tui.kernel.replay import Difference, GameFor, is_recorded, replay, start_from
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.validation import admit

Origin = Literal["seed", "laid", "unknown"]
"""Source of a game's chance outcomes: the seed alone, some dice set beforehand and the rest from
the seed, or unknown because the record does not begin with a set-up."""


class SaveVerdict(Struct, frozen=True):
    """Result of verifying a save.

    `difference`: where it departs from the record, if anywhere. `remarks`: further notes on the
    file, worded like errors. `origin` and `outcomes`: the source and number of dice and shuffles.
    Only the file says who played.
    """

    picks: int
    complete: bool
    difference: Difference | None
    damaged: bool
    remarks: tuple[KernelError, ...]
    origin: Origin
    outcomes: int

    @property
    def pick(self) -> int | None:
        """The pick where it differs, or None; 0 is the set-up."""
        return None if self.difference is None else self.difference.n

    @property
    def reason(self) -> str:
        """Why it differs, in English."""
        return "" if self.difference is None else self.difference.reason


def verify(path: Path, games: GameFor) -> SaveVerdict:
    """Replay a save pick by pick and compare options, outcomes, checkpoints and the end.

    A game that begins with its set-up is played a second time from its seed alone. Raises
    SaveError when the file cannot be read at all.
    """
    saved = read_save(path)
    game = games(saved.header)
    result = replay(game, saved, listen=False)
    difference = result.difference or _compare_end(game, result.runner, saved.end)
    chance = ChanceCheck("unknown")
    if difference is None:
        chance = chance_of(game, saved)
        difference = chance.difference
    return SaveVerdict(
        picks=len(saved.picks),
        complete=result.runner.position.outcome is not None,
        difference=difference,
        damaged=bool(saved.damaged),
        remarks=tuple(_remarks(game, saved)),
        origin=chance.origin,
        outcomes=chance.outcomes,
    )


class ChanceCheck(Struct, frozen=True):
    """The source of a game's chance, or the first outcome that its seed does not give."""

    origin: Origin
    outcomes: int = 0
    difference: Difference | None = None


def chance_of(game: Game, saved: Saved) -> ChanceCheck:
    """Replay a recorded game from its seed, comparing set-up and outcomes."""
    header = saved.header
    if saved.base or header.opened_from != "set-up":
        return ChanceCheck("unknown")
    laid = bool(header.options.get("dice") or header.options.get("recorded"))
    try:
        runner = start_from(game, saved, False)
        if saved.checkpoints:
            recorded = bytes(saved.checkpoints[0].position)
            script = admit(game, recorded).dice.script
            laid = laid or bool(script)
            runner.position.dice.script = script
            if not is_recorded(game, runner.position, recorded):
                if not is_same_pack(header.pack, game.digest):
                    return ChanceCheck("unknown")  # Other cards can be dealt differently.
                raise ReplayDiffers("differs-set-up")
    except KernelError as error:
        return ChanceCheck("unknown", difference=Difference(0, error))
    outcomes = runner.position.dice.counter
    for pick in saved.picks:
        try:
            runner.pick(pick.decision, pick.option)
            _compare_drawn(runner.position.dice.drawn, list(pick.drawn))
        except KernelError as error:
            return ChanceCheck("unknown", difference=Difference(pick.n, error))
        outcomes += len(pick.drawn)
    return ChanceCheck("laid" if laid else "seed", outcomes)


def _compare_drawn(given: list[int], recorded: list[int]) -> None:
    if given != recorded:
        raise ReplayDiffers("differs-seed", recorded=str(recorded), given=str(given))


def _remarks(game: Game, saved: Saved) -> list[KernelError]:
    remarks = []
    pack, present = saved.header.pack, game.digest
    if not is_same_pack(pack, present):
        remarks.append(KernelError("verify-pack", pack=pack, present=present))
    if saved.torn:
        remarks.append(KernelError("verify-torn"))
    if saved.damaged:
        remarks.append(KernelError("verify-damaged", line=saved.damaged))
    return remarks


def _compare_end(game: Game, runner: Runner, end: End | None) -> Difference | None:
    """Whether the game ended as recorded, in the same final state."""
    if end is None:
        return None
    outcome = runner.position.outcome
    why: ReplayDiffers | None = None
    if outcome is None:
        why = ReplayDiffers("differs-no-end")
    elif (outcome.ending, outcome.winners) != (end.ending, end.winners):
        why = ReplayDiffers("differs-ending")
    elif state_digest(game.encode(runner.position)) != end.state:
        why = ReplayDiffers("differs-state")
    return None if why is None else Difference(end.n, why)
