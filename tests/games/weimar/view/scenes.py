"""Prepared tables for drawing panes."""

from __future__ import annotations

from typing import Any

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.subjects import DebateSteps
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.scene import ChronicleLine
from weimar_tui.tui.look import Look


def weimar_look(**options: Any) -> Look:
    """A look with the parties' colours.

    In ASCII, as on terminals with 16 colours; a theme with pictures must be requested.
    """
    look = Look(**{"theme": "ansi", **options})
    look.name_styles(WeimarView().styles(PARTIES))
    look.name_paints(WeimarView.paints)
    return look


def busy_position(game: WeimarGame) -> WeimarPosition:
    """A crowded table in round 4: full cities, black Reichswehr, a radical in government."""
    position = game.start("main", "7", {}, listen=False).position
    position.round = 4
    position.phase = "impulse"
    position.active = "kpd"
    position.chancellor = "spd"
    position.government = ("spd", "kpd")
    position.vp = {"spd": 12, "kpd": 9, "z": 14, "dnvp": 7}
    position.seats = {"spd": 8, "kpd": 6, "z": 5, "dnvp": 5, "nsdap": 2}
    position.reserve = {"spd": 2, "kpd": 1, "z": 0, "dnvp": 2}
    cities = position.cities
    cities["berlin"].bases = {"spd": 2, "kpd": 1, "z": 1, "dnvp": 1}
    cities["berlin"].threats = ["unrest", "poverty", "regime"]
    cities["berlin"].units = {"police": 1, "reichswehr-2": 1, "reichswehr-1-black": 1}
    cities["muenchen"].bases = {"kpd": 3}
    cities["muenchen"].threats = ["councils", "unrest", "prosperity"]
    cities["muenchen"].units = {"workers": 2, "freikorps-2": 1, "police": 2}
    cities["essen"].bases = {"spd": 1, "kpd": 1}
    cities["essen"].threats = ["uprising"]
    cities["koenigsberg"].threats = ["poverty"]
    cities["koenigsberg"].bases = {"dnvp": 2}
    cities["stuttgart"].threats = ["prosperity", "unrest"]
    cities["frankfurt"].bases = {"z": 1}
    cities["hamburg"].bases = {"kpd": 2, "spd": 2}
    cities["hamburg"].threats = ["regime", "unrest"]
    position.dr_box = ["inflation", "inflation", "blockade", "violent-peace", "poverty", "poverty"]
    position.dissolved = {"spartacists": 2, "freikorps-1": 1}
    position.economy = 2
    position.flags = {"usuk": 1, "france": 0, "ussr": 2}
    position.nsdap_track = ["dnvp", "dnvp", "z", "kpd", "spd"]
    position.society = ["W1", "red-flag", "R2", "O3"]
    position.issues = {
        "economy-1": "S2",
        "economy-2": "0",
        "media-1": "D1",
        "security-2": "KZ",
        "stab-in-the-back": "D6",
        "reparations": "0",
        "poverty": "0",
        "uspd": "K3",
        "ddp": "DS",
        "armored-cruiser": "Z1",
    }
    position.hands["spd"] = ["S05", "A33", "S06", "A63"]
    position.agendas = {"spd": "S01", "kpd": "K03", "z": "Z01", "dnvp": "D02"}
    position.agendas_open = True
    position.stresemann = "inactive"
    position.rentenmark = True
    position.nsdap_shield = True
    position.president = "dnvp"
    return position


def scene(
    game: WeimarGame, position: WeimarPosition, lang: str = "en", **options: object
) -> WeimarScene:
    """The scene of SPD at a table."""
    words = WeimarMessages(lang, game.data, strict=True)
    decision = Decision(
        1,
        "spd",
        "debate",
        ("economy-1:S3", "economy-1:S4", "uspd:K2", "pass"),
        DebateSteps(steps=2),
    )
    look = weimar_look(ascii_only=bool(options.get("ascii_only", False)))
    return WeimarScene(
        view=game.view(position, "spd"),
        game=game,
        words=words,
        look=look,
        me="spd",
        decision=decision,
        chosen="economy-1:S3",
        chronicle=(
            ChronicleLine("Round 4 begins", "", 0),
            ChronicleLine("KPD plays a card for actions.", "kpd", 1),
            ChronicleLine(
                "A long line about what happened in a city far away from here, and why.", "kpd"
            ),
        ),
    )
