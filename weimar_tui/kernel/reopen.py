"""Opening a save that cannot be used whole: what can be, and how to say so."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Saved
from weimar_tui.kernel.replay import Replayed, replay


class Notice(Struct, frozen=True):
    """Something a player should know about the save just opened.

    `kind`: torn-line, damaged-line, other-pack, differs, beside. `text` is English; `id` and
    `arguments` are those of a KernelError.
    """

    kind: str
    text: str
    arguments: dict[str, Argument] = {}

    @property
    def id(self) -> str:
        """Names the message that words it in other languages."""
        return f"opened-{self.kind}"


def damage_notices(saved: Saved) -> list[Notice]:
    """What is wrong with the file itself."""
    notices = []
    if saved.torn:
        notices.append(
            Notice(
                "torn-line",
                f"The last line of {saved.path.name} was cut off while it was written; "
                "the game goes on from the pick before.",
                {"name": saved.path.name},
            )
        )
    if saved.damaged:
        notices.append(
            Notice(
                "damaged-line",
                f"{saved.path.name}, line {saved.damaged} is damaged ({saved.damage}); "
                f"everything before it was opened ({len(saved.picks)} picks).",
                {"name": saved.path.name, "line": saved.damaged, "picks": len(saved.picks)},
            )
        )
    return notices


def from_last_checkpoint(
    game: Game, saved: Saved, result: Replayed, listen: bool, notices: list[Notice]
) -> Replayed:
    """Go on from the last checkpoint that can be read, under the present rules."""
    assert result.difference is not None
    first_other = result.difference.n
    why = f"it plays differently from pick {first_other} on ({result.difference.reason})"
    for checkpoint in reversed(saved.checkpoints):
        if checkpoint.n < first_other:
            break
        try:
            result = replay(game, saved, listen=listen, start=checkpoint)
        except KernelError:
            continue
        break
    left = saved.base + len(saved.picks) - result.history.end
    where = f"the game goes on after pick {result.history.end}"
    if result.history.base != saved.base:
        where += f", from the start of round {result.history.chapter_at(result.history.base)}"
    if left:
        where += f", without the last {left} picks"
    notices.append(
        Notice(
            "differs",
            f"{saved.path.name} was saved by version {saved.header.program or 'unknown'} with "
            f"pack {saved.header.pack}; {why}, so {where}.",
            {
                "name": saved.path.name,
                "version": saved.header.program,
                "pick": first_other,
                "last": result.history.end,
                "left": left,
            },
        )
    )
    return result
