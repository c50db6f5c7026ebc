"""Open questions: which pane they are about, what a quick Enter answers, what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weimar_tui.games.junta.rules.components import PLACES
from weimar_tui.games.junta.rules.fight_preview import camp
from weimar_tui.games.junta.rules.negotiation.clauses import verb
from weimar_tui.games.junta.rules.negotiation.offers import find
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.odds import habits
from weimar_tui.games.junta.rules.position import JuntaPosition, Promise
from weimar_tui.games.junta.rules.preview import seen_at
from weimar_tui.games.junta.screen import streets
from weimar_tui.games.junta.screen.deals import (
    QUICK,
    offers_so_far,
    price_without_change,
    quick_deals,
)
from weimar_tui.games.junta.screen.panes.budget import who_keeps
from weimar_tui.games.junta.screen.scene import JuntaScene
from weimar_tui.games.junta.screen.streets import AREA_KINDS, COUP_KINDS
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

_WINDOW = {
    "offices": "offices",
    "election": "budget",
    "budget": "budget",
    "coup": "map",
    "phase": "map",
}
"""What a time of talk is about, where nobody has made an offer yet."""

_THRIFTY = {
    "talk": "ready",
    "attack": "done",
    "recount": "pass",
    "alternative": "pass",
    "bank": "in:all",
    "settle": "go-on",
    "shoot": "spare",
    "shoot-returner": "let-go",
    "coup": "stay",
    "join": "stay",
    "move-from": "stay",
    "bombard": "hold-fire",
}
"""What a question begins with: an answer that spends nothing and hurts nobody."""


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    composing = decision.private is not None and bool(decision.private.step)
    asked = any(option.startswith("refuse:") for option in decision.options)
    if decision.kind == "talk" and not composing and not asked:
        return _WINDOW.get(decision.subject.about, "talk")
    return _PANE_OF.get(decision.kind, "map")


def thrifty_answer(decision: Decision) -> str:
    """The answer a question begins with if it is not the first."""
    options, kind = decision.options, decision.kind
    if kind == "nominate" and all(":card:" in option for option in options[:-1]):
        return "pass"
    own = {"ballot": decision.seat, "cast": "yes" if _moves_it(decision) else ""}.get(kind, "")
    for what in ("all", "office") if own else ():
        if f"{own}:{what}" in options:
            return f"{own}:{what}"
    if kind in ("ballot", "cast", "bank") and (found := _THRIFTY.get(kind)) in options:
        return found or ""
    if kind in ("ballot", "cast", "bank"):
        return "done" if "done" in options else "pass"
    return _THRIFTY.get(kind, "")


def _moves_it(decision: Decision) -> bool:
    """Whether a vote is on one's own budget or motion."""
    subject = decision.subject
    return subject.by == decision.seat and subject.about in ("budget", "alternative", "competence")


def fellows(seat: str, view: JuntaPosition) -> set[str]:
    """The families on one's own side of a coup, for all that lies open."""
    mine = camp(view, seat)
    return {one for one in view.order if mine and camp(view, one) == mine}


def is_too_late(view: JuntaPosition) -> bool:
    """Whether a coup could change nothing any more: no account is paid into after the last one."""
    return view.round >= view.rounds and not view.lunch


def same_enemy(decision: Decision, view: JuntaPosition) -> str:
    """Whom one goes on firing at, where besides only friends stand; empty if there is a choice.

    Each salvo is voluntary: who has lost units in the fight is asked whether it goes on.
    """
    coup = view.coup
    if coup is None or coup.fight is None or coup.fight.losses.get(decision.seat):
        return ""
    target = coup.fight.targets.get(decision.seat, "")
    others = {option for option in decision.options if option not in (HOLD, target)}
    friends = fellows(decision.seat, view)
    return target if target in decision.options and friends.issuperset(others) else ""


HOLD, STAY = "hold", "stay"
"""The answers not to fire, and not to move."""

REST = "rest"
"""Not to move, now and later in this coup, until somebody fires at one's units."""


def fired_at(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """Whose units of a seat are moved, in which coup, and how often they have been fired at."""
    coup, seat = view.coup, decision.seat
    shots = [] if coup is None else [by for by, target in coup.fired if target == seat]
    return (view.round, seat, decision.subject.family, len(shots))


def among_friends(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """Where and with whom one stands, if all who stand there are on one's side of the coup.

    Whether one fires at them is asked once, not in every phase.
    """
    if decision.kind != "fight":
        return ()
    others = {option.partition(":")[2] for option in decision.options if option != HOLD}
    if not fellows(decision.seat, view).issuperset(others):
        return ()
    return (view.round, decision.seat, decision.subject.area, *sorted(others))


def words_of_draft(scene: JuntaScene, entry: str) -> str:
    """A clause of an offer that is being put together: `give pay:2`."""
    what, _, clause = entry.partition(" ")
    return scene.words.ui(f"draft-{what}", clause=scene.words.clause(clause))


def told_beforehand(decision: Decision, option: str, scene: JuntaScene) -> str:
    """What is known of a place or a victim before one chooses it."""
    view, words = scene.view, scene.words
    if decision.kind == "place" and option in PLACES and scene.me is not None:
        seen = seen_at(view, scene.me)
        chance = habits(seen, bank_closed=view.bank_closed)[option]
        return words.ui(
            "place-habit",
            times=seen.count(option),
            nights=len(seen),
            percent=round(100 * chance),
        )
    if decision.kind == "victim" and option in view.families:
        seen = seen_at(view, option)
        chances = habits(seen, bank_closed=view.bank_closed)
        likely = max(chances, key=lambda place: chances[place])
        return words.ui(
            "victim-about",
            family=words.seat(option),
            keeps="yes" if option == who_keeps(scene) else "no",
            announced=view.announced.get(option, 0),
            place=words.name(likely),
            percent=round(100 * chances[likely]),
            cards=len(view.families[option].hand),
        )
    if decision.kind in ("talk", "answer-offer"):
        return price_without_change(scene, _to_pay(decision, option, scene))
    if decision.kind in COUP_KINDS:
        return streets.coup_odds(scene, decision, option)
    if decision.kind in AREA_KINDS and option in scene.box.areas:
        return streets.about(scene, option, decision.seat)
    return ""


def _to_pay(decision: Decision, option: str, scene: JuntaScene) -> Sequence[str]:
    """The clauses of an offer, or a link of one, that an answer has the own family carry out."""
    what, _, detail = option.partition(":")
    if what == QUICK:
        return (quick_deals(scene)[int(detail)].give,)
    if what == "accept":
        offer = find(scene.view, decision.seat, int(detail))
        return offer.wants if offer is not None else ()
    gives = decision.private is not None and decision.private.step == "give"
    return (option,) if gives else ()


_WORDS_FOR: Mapping[str, tuple[str, ...]] = {
    "appoint": ("office",),
    "announce": ("budget",),
    "envelope": ("more", "budget", "later"),
    "cast": ("vote", "votes"),
    "ballot": ("vote", "votes"),
    "force": ("force", "no-force"),
    "attack": ("peace", "attack"),
    "victim": ("peace", "attack"),
    "place": ("place",),
    "coup": ("rebel", "loyal"),
    "join": ("rebel", "loyal"),
    "side": ("side",),
    "fight": ("no-fire",),
    "target": ("no-fire",),
    "shoot": ("spare",),
}
"""Questions at which one's own word is kept or broken, and what it was about."""


def _own_words(decision: Decision, scene: JuntaScene) -> list[Promise]:
    """The promises of one's own that an answer would keep or break."""
    if scene.me is None:
        return []
    asked = decision.private or decision.subject
    to = asked.family if decision.kind in ("announce", "envelope", "shoot") else ""
    return [
        made
        for made in known_to(scene.view, scene.me)
        if made.by == scene.me
        and made.state == "open"
        and verb(made.clause) in _WORDS_FOR.get(decision.kind, ())
        and to in ("", made.to)
    ]


def context(decision: Decision, scene: JuntaScene) -> str:
    """What stands below a question: the offer so far, one's own word."""
    private = decision.private
    if private is not None and private.step in ("want", "give", "give-notes"):
        said = [words_of_draft(scene, entry) for entry in private.items]
        return " · ".join(said)
    if decision.kind == "talk" and private is None:
        return offers_so_far(scene, may_offer="offer" in decision.options)
    given = [
        f"{scene.words.office_short(office)} {scene.words.seat(seat)}"
        for office, seat in scene.view.appointing.items()
        if decision.kind == "appoint"
    ]
    said = [*map(scene.words.promise, _own_words(decision, scene)), " · ".join(given)]
    return scene.words.catalogue.join("lines", filter(None, said))
