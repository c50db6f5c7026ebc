"""The list in a window: a row for each offer, with what you get and what you give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import clip, pad, width_of

from ..prompts.deals import AGAIN, PARTNER, QUICK, offers_before, quick_deals
from ..rules.negotiation.offers import terms_for
from ..rules.position import Offer
from ..rules.trust import ledger
from ..scene import JuntaScene
from .panes.offer_columns import OFFER, sign_of_clause
from .panes.talk import open_offers

_WIDTH = 61
"""Columns of a row after its number."""

_FIRST, _SECOND = 11, 30
"""The columns where "what you get" and "what you give" start."""

_ANSWERS = ("accept", "refuse", "counter")
"""The verbs of answers to an offer: `accept:2`."""

_KEPT_BLANK = "\N{NO-BREAK SPACE}"


def in_rows(choice: Choice, scene: JuntaScene) -> Choice:
    """The list with a row for each offer: an offer to you is a group with its answers."""
    offers = {str(offer.number): offer for offer in open_offers(scene)}
    deals = quick_deals(scene)
    before = offers_before(scene, deals)
    groups, previews, items = dict(choice.groups), dict(choice.preview), []
    for item in choice.items:
        verb, _, number = item.id.partition(":")
        if verb in _ANSWERS and number in offers:
            offer = offers[number]
            group = f"{OFFER}:{number}"
            groups[group] = Item(group, _to_me(scene, offer), parts=(number,))
            previews[group] = _about(scene, offer)
            told = previews.get(item.id, "")
            previews[item.id] = scene.words.catalogue.join(
                "lines", filter(None, (_both_sides(scene, offer), told))
            )
            item = replace(item, thing=group, short=scene.words.ui(f"offer-{verb}"))
        elif verb == QUICK:
            deal = deals[int(number)]
            item = _own(scene, item, deal.to, (deal.want.id,), (deal.give.id,))
            previews[item.id] = _made(scene, deal.to, previews.get(item.id, ""))
        elif verb == AGAIN:
            earlier = before[int(number)]
            item = _own(scene, item, earlier.to, earlier.wants, earlier.gives)
            known = previews.get(item.id, "")
            again = scene.words.ui("offer-again")
            previews[item.id] = scene.words.catalogue.join("lines", filter(None, (again, known)))
        elif verb == PARTNER:
            row = _row(
                scene.look.glyph("arrow"), scene.words.seat(number), scene.words.ui("offer-own"), ""
            )
            item = replace(item, text=_held(row.rstrip()), more=item.text)
        items.append(item)
    if tuple(items) == choice.items and groups == choice.groups:
        return choice
    shown = replace(
        choice,
        items=tuple(items),
        groups=groups,
        preview=previews,
        way_back=choice.way_back or scene.words.ui("another-one"),
    )
    digits = len(str(len(shown.listed)))
    title = " " * (2 + digits) + _heads(scene)
    return replace(shown, context="\n".join(filter(None, (choice.context, _held(title)))))


def _heads(scene: JuntaScene) -> str:
    """The heads of the columns, and the meaning of the signs if there is room."""
    words = scene.words
    row = _row("", "", words.ui("offer-get"), words.ui("offer-give"))
    signs = {"now": scene.look.glyph("disc"), "word": scene.look.glyph("ring")}
    with_signs = f"{row}   {words.ui('offer-legend', **signs)}"
    return with_signs if width_of(with_signs) <= _WIDTH else row


def _to_me(scene: JuntaScene, offer: Offer) -> str:
    gets, gives = terms_for(offer, scene.me)
    return _held(_terms_row(scene, scene.look.glyph("left"), offer.by, gets, gives))


def _own(
    scene: JuntaScene, item: Item, to: str, wants: Sequence[str], gives: Sequence[str]
) -> Item:
    """Word an offer you could make as a row; the filter still searches its sentence."""
    row = _terms_row(scene, scene.look.glyph("arrow"), to, wants, gives)
    return replace(item, text=_held(row), more=f"{item.text} {item.more}".strip())


def _terms_row(
    scene: JuntaScene, sign: str, partner: str, gets: Sequence[str], gives: Sequence[str]
) -> str:
    left = _clauses(scene, gets, _SECOND - _FIRST - 1)
    return _row(sign, scene.words.seat(partner), left, _clauses(scene, gives, _WIDTH - _SECOND))


def _row(sign: str, partner: str, gets: str, gives: str) -> str:
    name = pad(f"{sign} {clip(partner, _FIRST - 3)}", _FIRST)
    left = gets + " " * max(1, _SECOND - _FIRST - width_of(gets))
    return f"{name}{left}{gives}"


def _held(row: str) -> str:
    """Use no-break spaces: wrapping drops ordinary ones."""
    return row.replace(" ", _KEPT_BLANK)


def _clauses(scene: JuntaScene, clauses: Sequence[str], width: int) -> str:
    """Clauses in short form, each with a sign, and the number of those that do not fit."""
    words = scene.words
    texts = [f"{sign_of_clause(scene, clause)} {words.brief_clause(clause)}" for clause in clauses]
    if not texts:
        return words.ui("offer-nothing")
    for shown in range(len(texts), 0, -1):
        left = len(texts) - shown
        more = [words.text("brief-more-clauses", number=left)] if left else []
        text = "  ".join([*texts[:shown], *more])
        if width_of(text) <= width:
            return text
    return clip(text, width)


def _both_sides(scene: JuntaScene, offer: Offer) -> str:
    """The offer in words: its row in the list has no heads of columns while it is answered."""
    words = scene.words
    gets, gives = (
        words.catalogue.join("and", map(words.clause, side)) or words.ui("offer-nothing")
        for side in terms_for(offer, scene.me)
    )
    return words.ui("offer-terms", gets=gets, gives=gives)


def _about(scene: JuntaScene, offer: Offer) -> str:
    """The offering family's record of promises, and its threat."""
    words, me = scene.words, scene.me
    kept, broken = ledger(scene.view, me, offer.by) if me is not None else (0, 0)
    by = words.seat(offer.by)
    known = "yes" if kept or broken else "no"
    lines = [words.ui("offer-answer", family=by, known=known, kept=kept, broken=broken)]
    if offer.threat:
        lines.append(words.ui("offer-else", threat=words.threat(offer.threat)))
    return words.catalogue.join("lines", lines)


def _made(scene: JuntaScene, to: str, known: str) -> str:
    """The effect of Enter, then the offer in full and what is known of the partner."""
    words = scene.words
    make = words.ui("offer-make", family=words.seat(to))
    return words.catalogue.join("lines", filter(None, (make, known)))
