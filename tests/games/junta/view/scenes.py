"""Prepared tables for drawing: a night, a vote, an election, a coup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.games.junta import table as t
from tests.tui import sheets
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.rules import decision_types as dt
from weimar_tui.games.junta.rules.component_data import PLACES
from weimar_tui.games.junta.rules.position import Cast, Fight, Motion, Night, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import JuntaDecision, JuntaSubject
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view.game_view import JuntaView
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.scene import ChronicleLine
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look

KIT = JuntaView()
ASKING = JuntaPrompts()

Question = JuntaDecision


def question(kind: str, options: Sequence[str], seat: str = "aguado", **asked: Any) -> Question:
    """A question visible to everyone; keywords set its subject."""
    subject: Any = dt.DECISION_TYPES[kind].subject
    return Decision(1, seat, kind, tuple(options), subject(**asked), None)


def private(decision: Question, subject: JuntaSubject) -> Question:
    """The same with the private part for its seat."""
    return Decision(
        decision.number,
        decision.seat,
        decision.kind,
        decision.options,
        decision.subject,
        subject,
    )


def look_of(seats: Sequence[str], **options: Any) -> Look:
    """A look with the families' colours."""
    look = Look(**{"theme": "ansi", **options})
    look.name_paints(JuntaView.paints)
    look.name_styles(KIT.styles(seats))
    return look


def seen(
    runner: JuntaRunner,
    decision: Question | None = None,
    chosen: str = "",
    *,
    me: str | None = "aguado",
    lang: str = "en",
    **looks: Any,
) -> JuntaScene:
    """What a family sees of a table; `me` None is a spectator."""
    return JuntaScene(
        view=t.game().view(runner.position, me),
        game=t.game(),
        words=JuntaMessages(lang, t.game().data, strict=True),
        look=look_of(runner.position.order, **looks),
        seats=runner.position.order,
        me=me,
        decision=decision.seen_by(me) if decision is not None and me is not None else None,
        chosen=chosen,
        events=tuple(runner.events or ()),
        chronicle=(
            ChronicleLine("Round 4", "", 0),
            ChronicleLine("Places", "", 1),
            ChronicleLine("Bravo is seen at the nightclub.", "bravo", 2),
        ),
    )


def recorded(runner: JuntaRunner, lang: str = "en") -> JuntaScene:
    """A recorded game in an open replay: nothing is hidden."""
    return replace(seen(runner, me=None, lang=lang), view=runner.position)


def board(scene: JuntaScene, width: int, height: int, shown: str = "map") -> Canvas:
    """All panes of a screen in their places, without frames and titles."""
    return sheets.board(KIT, scene, width, height, shown)


def promises(runner: JuntaRunner) -> None:
    """Promises: kept, broken, void and open ones; everyone knows Bravo's."""
    position = runner.position
    position.promises += [
        Promise(1, "bravo", "cortina", "vote:yes", "vote", 2, 2, "kept", public=True),
        Promise(2, "bravo", "aguado", "peace", "attempts", 3, 3, "broken", public=True),
        Promise(3, "delgado", "aguado", "loyal", "coup", 3, 3, "void", public=True),
    ]
    secret = Promise(4, "cortina", "aguado", "peace", "attempts", 4, 4)
    mine = Promise(5, "aguado", "cortina", "later:2", "later", 4, 5)
    theirs = Promise(6, "bravo", "cortina", "rebel", "coup", 4, 4)
    for name, given in (("A", secret), ("C", secret), ("A", mine), ("C", mine)):
        t.family(runner, name).promises.append(given)
    for name in ("B", "C"):
        t.family(runner, name).promises.append(theirs)


def evening() -> JuntaRunner:
    """Round 4, places are chosen: five nights have passed, Espino is in exile, Fuentes dead.

    Aguado is President, has spied on Bravo, and the police can shoot at the bank once the round is
    over.
    """
    runner = t.table(6, windows=True, round=4, phase="places", bank_marker=1, lunch=True)
    position = runner.position
    position.history = [
        Night(number, tuple(zip(position.order, places, strict=True)), bank_open=number != 2)
        for number, places in enumerate(
            (
                ("bank", "hq", "home", "lover", "club", "bank"),
                ("hq", "hq", "home", "home", "club", "lover"),
                ("bank", "club", "home", "lover", "club", "bank"),
                ("home", "bank", "bank", "lover", "hq", "bank"),
                ("bank", "club", "bank", "lover", "hq", "bank"),
            ),
            start=-1,
        )
    ]
    position.history[0] = Night(-1, position.history[0].places[:4], bank_open=True)
    t.hand(runner, "A", "bodyguard", "students", "spy-in-switzerland")
    t.hand(runner, "B", "peasants")
    t.on_table(runner, "A", "monarchists", "church")
    t.on_table(runner, "B", "trade-unions", "socialists")
    t.on_table(runner, "C", "academics")
    t.pocket(runner, "A", 3, 2, 1, 1)
    t.account(runner, "A", 3, 3)
    t.pocket(runner, "B", 3)
    t.account(runner, "B", 2, 2)
    t.family(runner, "A").accounts_seen = {"bravo": 4}
    t.exile(runner, "E")
    t.dead(runner, "F")
    promises(runner)
    position.offers.append(Offer(1, "bravo", "all", ("vote:yes",), ("pay:1",), public=True))
    for name in ("A", "C"):
        t.family(runner, name).offers.append(Offer(2, "cortina", "aguado", ("peace",), ("peace",)))
    return runner


PLACES_ASKED = question("place", PLACES)


def vote() -> JuntaRunner:
    """The budget vote: sums are announced, two are paid, A, B and C have cast votes."""
    runner = t.table(5, round=11, phase="budget", excuse=True, bank_closed=True)
    position = runner.position
    t.on_table(runner, "B", "peasants")
    t.on_table(runner, "C", "church")
    t.pocket(runner, "A", 3, 3, 2)
    t.family(runner, "A").envelopes = {"bravo": 3, "delgado": 2}
    t.family(runner, "B").envelope = 3
    t.family(runner, "D").envelope = 2
    position.announced = {"bravo": 3, "cortina": 0, "delgado": 1, "espino": 2}
    position.paid = ["bravo", "delgado"]
    position.motion = Motion(
        "budget",
        "aguado",
        casts=[
            Cast("aguado", "yes", "president", 1),
            Cast("bravo", "yes", "general1", 1),
            Cast("bravo", "yes", "peasants", 2),
            Cast("bravo", "no", "minister", 1),
            Cast("cortina", "no", "church", 10),
        ],
    )
    return runner


def announced_budget() -> JuntaRunner:
    """The same before the vote: nothing is paid or cast."""
    runner = vote()
    assert runner.position.motion is not None
    runner.position.motion.result = runner.position.budget = "announced"
    runner.position.motion.casts.clear()
    runner.position.paid.clear()
    return runner


CAST_ASKED = question("cast", ("yes:all", "no:all", "pass"), "espino", about="budget")


def election() -> JuntaRunner:
    """A second ballot between Bravo and Delgado, without a President."""
    runner = t.table(7, round=3, phase="election", president="")
    t.on_table(runner, "B", "conservatives")
    runner.position.motion = Motion(
        "election",
        round=2,
        sides=("bravo", "delgado"),
        casts=[
            Cast("bravo", "bravo", "general1", 1),
            Cast("bravo", "bravo", "conservatives", 8),
            Cast("galan", "delgado", "air", 1),
        ],
    )
    return runner


BALLOT_ASKED = question("ballot", ("bravo:all", "delgado:all", "pass"), "cortina", round=2)


def streets() -> JuntaRunner:
    """Phase 3 of a coup by B and C: the Palace is contested, the Chamber and the Bank are lost.

    Delgado has fired at a Rebel, Espino has fled to the northern embassy. The gunboat has fired.
    """
    runner = t.table(6, windows=True, round=10)
    t.coup(runner, "B", "C", phase=3, shelled=True, fired=[("delgado", "bravo")])
    t.clear(runner)
    t.exile(runner, "E")
    for area, name, kind, number, came in (
        ("palace", "A", "guard", 2, 0),
        ("palace", "B", "army1", 4, 2),
        ("palace", "B", "police", 1, 2),
        ("chamber", "C", "army2", 3, 0),
        ("chamber", "C", "rally", 4, 0),
        ("central-bank", "B", "police", 1, 0),
        ("barracks-3", "D", "army3", 5, 0),
        ("embassy-north", "E", "marine", 2, 0),
        ("radio", "D", "army3", 1, 0),
        ("radio", "B", "rioters", 3, 1),
        ("radio", "C", "strikers", 5, 1),
        ("harbour", "F", "paratroop", 1, 0),
    ):
        t.stand(runner, area, name, kind, number, came)
    now = runner.position.coup
    assert now is not None
    now.fight = Fight("palace", {"bravo": "aguado"}, {"aguado": 1})
    return runner


MOVE_ASKED = question("move-to", ("cathedral", "chamber", "stay"), "bravo", area="palace")
