"""The foot of a board: news, and the keys that do something now."""

from __future__ import annotations

from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.playing.controller import GameController

FOOT = {
    "outlook": "game.outlook",
    "turn": "",
    "dialog": "",
    "peek": "",
    "decision": "game.decision",
    "panes": "",
    "undo": "game.undo",
    "since": "game.since",
    "hurry": "game.hurry",
    "filter": "game.filter",
    "help": "game.help",
    "menu": "game.menu",
    "look": "game.look-up",
    "search": "game.search",
    "cards": "game.cards",
    "chronicle": "game.chronicle",
    "points": "game.points",
    "replay": "game.replay",
    "save": "app.save-as",
    "settings": "app.settings",
    "palette": "app.commands",
    "quit": "app.quit",
}
"""What the foot names where it works, the most pressing first; ids of the keys."""


class Foot:
    """Draws the last line of a board."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller
        self.board = controller.board

    def draw(self) -> None:
        """Warnings, news, and as many keys as there is room for."""
        board, scene = self.board, self.board.scene
        if scene is None or board.screen.leaving:
            return
        keys = self.keys()
        notice = " · ".join(filter(None, (self.controller.clock(), board.notice)))
        always = self.key_of("help")
        board.panes["foot"].show(
            lambda canvas: draw_foot(canvas, board.game_view.warnings(scene), keys, notice, always)
        )

    def keys(self) -> list[tuple[str, str]]:
        """The keys that work now, as the player has set them, with what they do."""
        keys = list(self.controller.own_keys())
        for name in filter(self.works, FOOT):
            keys.append((self.key_of(name), self.controller.key_label(name)))
            if name == "help":
                keys += self.controller.help_keys()
        return keys

    def key_of(self, name: str) -> str:
        """A key that the foot may name, as the player has set it."""
        return self.board.here.key_of(FOOT[name], self.board.words.ui(f"key-{name}"))

    def works(self, name: str) -> bool:
        """Whether a key that the foot may name does something now."""
        board, controller = self.board, self.controller
        dialog = controller.question.dialog is not None
        in_chronicle = not dialog and board.has_focus("chronicle")
        match name:
            case "turn":
                return not dialog and board.size == "small"
            case "panes":
                return not dialog and board.size != "small"
            case "peek":
                return dialog
            case "dialog":
                return controller.question.is_put_off
            case "decision":
                return not dialog and not board.has_focus("decision")
            case "chronicle":
                return not in_chronicle
            case "undo":
                return controller.can_undo
            case "look":
                return board.asked is not None or in_chronicle
            case "since":
                return controller.since.has_news
            case "hurry":
                return board.table.bot_decision() is not None and not controller.showing.still
            case "outlook":
                return bool(board.game_view.outlook)
            case "filter":
                return in_chronicle or len(board.bar.choice.items) > 1
            case "replay" | "save":
                return controller.records
            case _:
                return True
