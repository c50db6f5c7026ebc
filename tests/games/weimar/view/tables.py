"""Prepared tables for drawing panes: the last round, and one as seen by a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tests.games.weimar.view.scenes import busy_position, weimar_look
from tests.tui import sheets
from weimar_tui.games.weimar.rules.decision_types import DECISION_TYPES
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import Attempt, WeimarPosition
from weimar_tui.games.weimar.rules.subjects import WeimarSubject
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.tui.canvas import Canvas

KIT = WeimarView()


@lru_cache(maxsize=1)
def game() -> WeimarGame:
    """The game with its own components."""
    return WeimarGame.load()


def busy() -> WeimarPosition:
    """A crowded table in round 4."""
    return busy_position(game())


def last_round() -> WeimarPosition:
    """Round 6: 31 seats, a President without a party, an empty society track, no DR marker.

    KPD acts; its uprising in Essen faces the Reichswehr. Saxony is quiet.
    """
    position = game().start("main", "7", {}, listen=False).position
    position.round, position.phase, position.active = 6, "impulse", "kpd"
    position.chancellor, position.government = "z", ("z",)
    position.president, position.stresemann = "ebert", "out"
    position.vp = {"spd": 31, "kpd": 0, "z": 18, "dnvp": 22}
    position.seats = {"spd": 9, "kpd": 7, "z": 6, "dnvp": 5, "nsdap": 4}
    position.minor_parties = {"ddp": "spd", "dvp": "dnvp", "uspd": "kpd"}
    position.society, position.dr_box = [], []
    position.cities["essen"].bases = {"kpd": 2}
    position.cities["essen"].threats = ["uprising"]
    position.cities["essen"].units = {"reichswehr-2": 2, "police": 1, "workers": 1}
    position.cities["leipzig"].bases = {}
    position.cities["leipzig"].threats = []
    position.issues = {"economy-1": "0", "media-1": "0", "uspd": "0", "poverty": "K6", "ddp": "KZ"}
    position.flags = {"usuk": 0, "france": 2, "ussr": 1}
    position.economy = 5
    position.nsdap_track = ["spd"]
    position.foreign_affairs.deck, position.foreign_affairs.beside = [], ["A33"]
    position.foreign_affairs.done = ["A13", "A17"]
    position.hands["kpd"] = ["K03", "K05", "A33", "K07", "K09"]
    position.agendas_open = True
    position.agendas = {"spd": "S02", "kpd": "K01", "z": "Z02", "dnvp": "D01"}
    return position


def question(kind: str, options: Sequence[str], seat: str = "kpd", **subject: Any) -> Decision:
    """A question; keywords set its subject."""
    return Decision(1, seat, kind, tuple(options), DECISION_TYPES[kind].subject(**subject))


MOVES = ("workers:essen", "base:leipzig", "base:koeln", "z:kpd", "pass")
ACTION = question("move-unit", MOVES)

WON: tuple[Event, ...] = (
    VpChanged("spd", 5, 5, "A01"),
    VpChanged("kpd", -2, 3, "K03"),
    VpChanged("kpd", 4, 7, "A13"),
    VpChanged("z", 1, 8, "agenda"),
)


def seen(
    position: WeimarPosition,
    decision: Decision | None = None,
    chosen: str = "",
    *,
    me: str | None = "kpd",
    lang: str = "en",
    events: tuple[Event, ...] = (),
    **looks: Any,
) -> WeimarScene:
    """What a party sees of a table; `me` None is a spectator.

    `chosen` without a `decision` answers a fitting one that is not shown otherwise.
    """
    if chosen and decision is None:
        card = chosen.partition(":")[0] in game().components.cards
        kind = "play-card" if card else "debate" if ":" in chosen else "action-city"
        decision = Decision(0, me or "", kind, (), WeimarSubject())
    return WeimarScene(
        view=game().view(position, me),
        game=game(),
        words=WeimarMessages(lang, game().data, strict=True),
        look=weimar_look(**looks),
        seats=("spd", "kpd", "z", "dnvp"),
        me=me,
        decision=decision,
        chosen=chosen,
        events=events,
    )


def rolling(*faces: int, dice: int = 2) -> WeimarPosition:
    """A demonstration of KPD in Essen with its dice on the table."""
    position = busy()
    position.attempts = [Attempt("kpd", "demonstrate", "essen", dice=dice, rolled=faces)]
    return position


def sheet(scene: WeimarScene, pane: str, width: int, height: int) -> Canvas:
    """A pane on a canvas of its own."""
    return sheets.sheet(KIT, scene, pane, width, height)


def board(scene: WeimarScene, width: int, height: int, shown: str = "map") -> Canvas:
    """All panes of a screen in their places, without frames and titles."""
    return sheets.board(KIT, scene, width, height, shown, without="chronicle")
