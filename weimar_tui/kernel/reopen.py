"""Opening a damaged or changed save: what can be used, and the notices about it."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.kernel.errors import Argument, KernelError, described
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Saved
from weimar_tui.kernel.replay import Replayed, replay


class SaveNotice(Struct, frozen=True):
    """Something a player should know about the save just opened, worded like a KernelError.

    `kind`: torn-line, damaged-line, other-pack, differs, beside, changed.
    """

    kind: str
    arguments: dict[str, Argument] = {}

    @property
    def id(self) -> str:
        """The id of its message, `problem-opened-<kind>`."""
        return f"opened-{self.kind}"

    @property
    def text(self) -> str:
        """Its id and arguments in one line, for logs."""
        return described(self.id, self.arguments)


def damage_notices(saved: Saved) -> list[SaveNotice]:
    """Notices about damage to the file itself."""
    notices = []
    if saved.torn:
        notices.append(
            SaveNotice(
                "torn-line",
                {"name": saved.path.name},
            )
        )
    if saved.damaged:
        notices.append(
            SaveNotice(
                "damaged-line",
                {"name": saved.path.name, "line": saved.damaged, "picks": len(saved.picks)},
            )
        )
    return notices


def from_last_checkpoint(
    game: Game, saved: Saved, result: Replayed, listen: bool, notices: list[SaveNotice]
) -> Replayed:
    """Continue from the last readable checkpoint, under the present rules."""
    assert result.difference is not None
    first_other = result.difference.n
    for checkpoint in reversed(saved.checkpoints):
        if checkpoint.n < first_other:
            break
        try:
            result = replay(game, saved, listen=listen, start=checkpoint)
        except KernelError:
            continue
        break
    left = saved.base + len(saved.picks) - result.history.end
    notices.append(
        SaveNotice(
            "differs",
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
