"""Open questions: which pane they are about, what a quick Enter answers, what follows."""

from __future__ import annotations

from weimar_tui.games.junta.screen.scene import JuntaScene
from weimar_tui.kernel.decision import Decision

_PANE_OF = {
    "talk": "talk",
    "answer-offer": "talk",
    "nominate": "offices",
    "ballot": "budget",
    "accept-office": "offices",
    "appoint": "offices",
    "brother-in-law": "offices",
    "announce": "budget",
    "cast": "budget",
    "recount": "budget",
    "break-tie": "budget",
    "force": "budget",
    "alternative": "budget",
    "hand-over-note": "money",
    "envelope": "budget",
    "over-limit": "hand",
    "drop-influence": "offices",
    "target-of-card": "offices",
    "attack": "hand",
    "victim": "offices",
    "where": "offices",
    "shield": "hand",
    "notes": "money",
    "burgled": "money",
    "bank": "money",
    "junta-vote": "offices",
    "junta-tie": "offices",
    "shoot": "offices",
    "shoot-returner": "offices",
}

_THRIFTY = {
    "talk": "ready",
    "attack": "done",
    "recount": "pass",
    "alternative": "pass",
    "bank": "in:all",
    "settle": "go-on",
    "coup": "stay",
    "join": "stay",
    "move-from": "stay",
    "bombard": "hold-fire",
}
"""What a question begins with: an answer that spends nothing and hurts nobody."""


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    return _PANE_OF.get(decision.kind, "map")


def thrifty_answer(decision: Decision) -> str:
    """The answer a question begins with if it is not the first."""
    if decision.kind == "nominate" and all(":card:" in option for option in decision.options[:-1]):
        return "pass"
    return _THRIFTY.get(decision.kind, "")


def context(decision: Decision, scene: JuntaScene) -> str:
    """What stands below a question."""
    return ""
