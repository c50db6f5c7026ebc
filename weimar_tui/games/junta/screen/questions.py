"""Open questions: which pane they are about, what a quick Enter answers, what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from weimar_tui.games.junta.rules.components import PLACES
from weimar_tui.games.junta.rules.events import VoteBegan, VotesVoided
from weimar_tui.games.junta.rules.fight_preview import FightPreview, camp
from weimar_tui.games.junta.rules.negotiation.clauses import is_now, verb
from weimar_tui.games.junta.rules.negotiation.compose import GIFT
from weimar_tui.games.junta.rules.negotiation.offers import find
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.odds import habits
from weimar_tui.games.junta.rules.position import JuntaPosition, Offer, Promise
from weimar_tui.games.junta.rules.preview import seen_at
from weimar_tui.games.junta.screen import streets
from weimar_tui.games.junta.screen.deals import (
    AGAIN,
    QUICK,
    about,
    costs_more,
    in_order,
    just_answered,
    last_answer,
    latest_offer,
    offers_before,
    offers_so_far,
    price_without_change,
    quick_deals,
)
from weimar_tui.games.junta.screen.panes.budget import who_keeps
from weimar_tui.games.junta.screen.scene import JuntaScene
from weimar_tui.games.junta.screen.streets import AREA_KINDS, COUP_KINDS
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.choice import Choice, Item

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


def _votes_in_order(items: Sequence[Item]) -> tuple[Item, ...]:
    """All one's votes for each side and the answer to give none, so that a small screen shows them.

    Then cards and parts of one's votes; single ones, of which there are many, come last.
    """
    whole = tuple(item for item in items if item.id.endswith(":all"))
    whole = whole or tuple(item for item in items if item.id.endswith((":office", ":table")))

    def place(item: Item) -> int:
        if item in whole:
            return 0
        if item.id in ("pass", "done"):
            return 1
        return 3 if ":one:" in item.id else 2

    return tuple(sorted(items, key=place))


def _envelope_in_order(item: Item, choice: Choice) -> int:
    """The lightest set of notes, then that all get what was announced, then all others."""
    if item == choice.items[0]:
        return 0
    return 1 if item.id == "rest-as-announced" else 2


def _fellows(seat: str, view: JuntaPosition) -> set[str]:
    """The families on one's own side of a coup, for all that lies open."""
    mine = camp(view, seat)
    return {one for one in view.order if mine and camp(view, one) == mine}


def voided_by(scene: JuntaScene) -> str:
    """Who has had the vote before this one declared void, so that it is held anew."""
    began = False
    for event in reversed(scene.events):
        match event:
            case VoteBegan() if not began:
                began = True
            case VotesVoided(family=family) if began:
                return family
            case _ if began:
                return ""
    return ""


def is_too_late(view: JuntaPosition) -> bool:
    """Whether a coup could change nothing any more: no account is paid into after the last one."""
    return view.round >= view.rounds and not view.lunch


def same_enemy(decision: Decision, view: JuntaPosition) -> str:
    """Whom one goes on firing at, where besides only friends stand; empty if there is a choice."""
    coup = view.coup
    if coup is None or coup.fight is None:
        return ""
    target = coup.fight.targets.get(decision.seat, "")
    others = {option for option in decision.options if option not in (HOLD, target)}
    friends = _fellows(decision.seat, view)
    return target if target in decision.options and friends.issuperset(others) else ""


def _fight_in_order(option: str, decision: Decision, scene: JuntaScene) -> int:
    """Fire at who has shown himself an enemy, where one more likely wins than not, comes first."""
    against = option.partition(":")[2]
    mine, theirs = (camp(scene.view, seat) for seat in (decision.seat, against or decision.seat))
    if option == HOLD or not (mine and theirs):
        return 1 if option == HOLD else 2
    if mine == theirs:
        return 3
    ahead = scene.game.preview(scene.view, decision, option)
    if not isinstance(ahead, FightPreview):
        return 2
    odds = ahead.odds
    good = odds.together > 1 / 2 if ahead.helping else odds.taken > odds.held
    return 0 if good else 2


HOLD = "hold"
"""The answer not to fire."""


def among_friends(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """Where and with whom one stands, if all who stand there are on one's side of the coup.

    Whether one fires at them is asked once, not in every phase.
    """
    if decision.kind != "fight":
        return ()
    others = {option.partition(":")[2] for option in decision.options if option != HOLD}
    if not _fellows(decision.seat, view).issuperset(others):
        return ()
    return (view.round, decision.seat, decision.subject.area, *sorted(others))


_WAYS_OUT = {"discard": 1, "give": 2}
"""Cards too many: what can be played comes first, what is given to a rival last."""


def _way_out(option: str, scene: JuntaScene) -> tuple[int, bool]:
    """Where a way to part with a card stands in the list: influence is thrown away last."""
    way, _, card = option.partition(":")
    kept = card in scene.box.cards and scene.box.cards[card].type == "influence"
    return _WAYS_OUT.get(way, 0), kept


def _natural_target(decision: Decision, scene: JuntaScene) -> str:
    """Whom one has fired at in this fight so far, or who fires at oneself.

    A loyal family that answers in the Rebellion phase becomes a Rebel by it; it thinks first.
    """
    coup, seat = scene.view.coup, decision.seat
    if coup is None or coup.fight is None:
        return ""
    targets = coup.fight.targets
    if targets.get(seat) or (coup.phase == 0 and seat not in coup.rebels):
        return targets.get(seat, "")
    return next((by for by, target in targets.items() if target == seat), "")


def _groups(scene: JuntaScene, decision: Decision) -> dict[str, Item]:
    """What is chosen before the answer."""
    groups = scene.words.groups(scene.game, decision, scene.view)
    return {what: Item(what, text) for what, text in groups.items()}


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
        return streets.coup_odds(scene, decision)
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


def arranged(choice: Choice, decision: Decision, scene: JuntaScene) -> Choice:
    """The list in a useful order, with likely offers ready made and partners told about."""
    step = decision.private.step if decision.private is not None else ""
    words = scene.words
    if not step and (decision.kind == "talk" or just_answered(scene)):
        news = (latest_offer(scene) if decision.kind == "talk" else "") or last_answer(scene)
        choice = _after(choice, news, scene)
    match step:
        case "" if decision.kind in AREA_KINDS:
            areas = scene.box.areas
            named = [
                replace(item, text=streets.label(scene, item.id, item.text, decision.seat))
                if item.id in areas
                else item
                for item in choice.items
            ]
            return replace(choice, items=tuple(named))
        case "" if decision.kind == "over-limit":
            used = sorted(choice.items, key=lambda item: _way_out(item.id, scene))
            return replace(
                choice,
                items=tuple(used),
                groups=_groups(scene, decision),
                way_back=words.ui("another-one"),
            )
        case "" if decision.kind == "target":
            first = _natural_target(decision, scene)
            ordered = sorted(choice.items, key=lambda item: item.id != first)
            return replace(choice, items=tuple(ordered))
        case "" if decision.kind == "side":
            ordered = sorted(
                choice.items, key=lambda item: item.id != camp(scene.view, decision.seat)
            )
            return replace(choice, items=tuple(ordered))
        case "" if decision.kind in ("ballot", "cast"):
            if by := voided_by(scene):
                anew = words.ui("vote-anew", family=words.seat(by))
                choice = _after(choice, anew, scene)
            return replace(choice, items=_votes_in_order(choice.items))
        case "" if decision.kind == "fight":
            order = {item.id: _fight_in_order(item.id, decision, scene) for item in choice.items}
            ordered = sorted(choice.items, key=lambda item: order[item.id])
            return replace(choice, items=tuple(ordered))
        case "" if decision.kind == "bombard":
            friends = _fellows(decision.seat, scene.view)
            ordered = sorted(
                choice.items, key=lambda item: not friends.isdisjoint(item.id.split(":"))
            )
            return replace(choice, items=tuple(ordered))
        case "" if decision.kind == "envelope":
            ordered = sorted(choice.items, key=lambda item: _envelope_in_order(item, choice))
            return replace(choice, items=tuple(ordered))
        case "" | "top" if "offer" in decision.options:
            return _with_deals(choice, scene)
        case "to" | "gift-to":
            partners = {option: option.removeprefix(f"{GIFT}:") for option in decision.options}
            told = {o: about(scene, seat) for o, seat in partners.items() if seat in scene.seats}
            choice = replace(
                choice,
                preview={**choice.preview, **told},
                groups={GIFT: Item(GIFT, words.ui("group-gift"))},
                way_back=words.ui("another-one"),
            )
            return choice if decision.kind == "talk" else _with_deals(choice, scene)
        case "want" | "give" | "gift":
            items_by_id = {item.id: item for item in choice.items}
            sorted_items, said = [], {}
            private = decision.private
            receiver = decision.seat if step == "want" or private is None else private.family
            for option in in_order([item.id for item in choice.items], receiver):
                item = items_by_id[option]
                if option not in ("nothing", "drop"):
                    if step != "want" and costs_more(option, scene):
                        continue
                    item = replace(item, text=words.short_clause(option))
                    binds = "gift" if step == "gift" else "now" if is_now(option) else "word"
                    said[option] = words.ui(f"deal-{binds}")
                sorted_items.append(item)
            return replace(
                choice,
                items=tuple(sorted_items),
                preview={**choice.preview, **said},
                groups=_groups(scene, decision),
                way_back=words.ui("another-one"),
            )
    return choice


def _after(choice: Choice, news: str, scene: JuntaScene) -> Choice:
    """A question that begins with what has happened before it."""
    said = filter(None, (news, choice.prompt))
    return replace(choice, prompt=scene.words.catalogue.join("lines", said))


def _with_deals(choice: Choice, scene: JuntaScene) -> Choice:
    """Likely offers ready made, and one's own last ones to be made again."""
    deals = quick_deals(scene)
    made = [
        Item(f"{QUICK}:{number}", scene.words.quick_offer(deal.to, deal.want, deal.give))
        for number, deal in enumerate(deals)
    ]
    again = offers_before(scene, deals)
    made += [
        Item(f"{AGAIN}:{number}", _once_more(offer, scene)) for number, offer in enumerate(again)
    ]
    partners = [deal.to for deal in deals] + [offer.to for offer in again]
    told_first = ("ready", "accept", "refuse", "counter")
    answers = [item for item in choice.items if verb(item.id) in told_first]
    items = (*answers, *made, *(item for item in choice.items if item not in answers))
    told = {
        item.id: f"{item.text}. {about(scene, to)}" for item, to in zip(made, partners, strict=True)
    }
    return replace(choice, items=items, preview={**choice.preview, **told})


def _once_more(offer: Offer, scene: JuntaScene) -> str:
    """An offer made before, as an answer; one refused in this time of talk has to be changed."""
    mine = scene.mine
    refused = (mine.turned_down or ()) if mine is not None else ()
    again = all(offer.number != one.number for one in refused)
    said = scene.words.offer_to(offer)
    return scene.words.ui("deal-again", again="yes" if again else "no", offer=said)


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
