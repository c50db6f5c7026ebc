"""Talk: open offers, and the promises you know of with their outcome."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, width_of

from ...rules.events import AttemptAnnounced
from ...rules.negotiation.offers import known_to
from ...rules.negotiation.promises import (
    every,
    in_order,
    known_to as promises_known_to,
)
from ...rules.position import Offer, Promise
from ...rules.trust import ledger
from ...scene import JuntaScene
from .offer_columns import LEAST, draw_in_columns, draw_legend, heading_of, is_pointed_at

_MOST_ROWS = 4
"""Rows that a promise takes at most."""

_STYLES = {"open": "text", "kept": "good", "broken": "danger", "void": "faint"}


def draw_talk(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw attempts to come and offers first, then promises, the open ones first.

    Promises that are settled make room for the table of partners.
    """
    words = scene.words
    offers, promises = open_offers(scene), known_promises(scene)
    y = _attempts(canvas, scene)
    if not offers and not promises:
        rows = max(0, canvas.height - y)
        y = canvas.paragraph(0, y, words.ui("talk-nothing"), "muted", rows=rows)
        _partners(canvas, scene, y + 1)
        return
    y = _offers(canvas, scene, offers, y)
    if promises and y < canvas.height:
        canvas.put(0, y, words.ui("talk-promises"), "title")
        y += 1
    kept_free = 0 if scene.me is None else len(scene.view.order) + 1
    bottom = canvas.height
    for promise in promises:
        if promise.state != "open" and y < canvas.height - kept_free:
            bottom = canvas.height - kept_free
        if y >= bottom:
            break
        top, style = y, _STYLES[promise.state]
        y = canvas.paragraph(1, y, words.promise(promise, scene.me), style, rows=bottom - y)
        for row in range(top, y):
            key = f"promise/{promise.number}/{row - top}"
            canvas.thing(key, 1, row, canvas.width, promise.state)
    canvas.things_without_room(
        {
            f"promise/{promise.number}/{row}": promise.state
            for promise in promises
            for row in range(_MOST_ROWS)
        }
    )
    _partners(canvas, scene, y + 1)


def _attempts(canvas: Canvas, scene: JuntaScene) -> int:
    """Draw the announced attempts that are still to come; return the row below."""
    words, y = scene.words, 0
    waiting = [one for one in scene.view.attempts if one.state == "announced"]
    if waiting:
        canvas.put(0, 0, words.ui("talk-attempts"), "title")
        y = 1
    for number, one in enumerate(waiting):
        text = words.event(AttemptAnnounced(one.by, one.victim, one.place, one.means))
        style = "danger" if one.victim == scene.me else "text"
        top = y
        y = canvas.paragraph(1, y, text, style, rows=max(0, canvas.height - y))
        for row in range(top, y):
            canvas.thing(f"attempt/{number}/{row - top}", 1, row, canvas.width, one.victim)
    return y + bool(waiting)


def _offers(canvas: Canvas, scene: JuntaScene, offers: Sequence[Offer], y: int) -> int:
    """Draw all open offers from row `y`, in two columns if they fit; return the row below."""
    if canvas.width < LEAST[0] or canvas.height < LEAST[1]:
        for offer in offers:
            y = _offer(canvas, scene, offer, y)
        return y
    for offer in offers:
        if y + 2 < canvas.height:
            y = draw_in_columns(canvas, scene, offer, y) + 1
    return draw_legend(canvas, scene, y) + 1 if offers else y


def _partners(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """Draw possible partners, as far as they fit: votes, offices, and how each has kept
    its promises."""
    me, view, words = scene.me, scene.view, scene.words
    others = [seat for seat in view.order if seat != me]
    if me is None or y + len(others) + 1 > canvas.height:
        return
    canvas.put(0, y, words.ui("talk-partners"), "title")
    for seat in others:
        y += 1
        offices, influence = scene.votes_of(seat)
        x = canvas.put(1, y, f"{scene.letter(seat)} ", f"{seat} bold")
        x = canvas.put(x, y, words.seat(seat), seat)
        votes = words.ui("talk-votes", number=offices + influence)
        x = canvas.put(max(x + 1, 12), y, votes, "text")
        kept, broken = ledger(view, me, seat)
        if kept or broken:
            style = "danger" if broken > kept else "good"
            record = words.ui("talk-word", kept=kept, broken=broken)
            if x + 2 + width_of(scene.look.plain(record)) > canvas.width:
                record = f"{kept}:{broken}"
            size = width_of(scene.look.plain(record))
            canvas.put(max(x + 2, min(24, canvas.width - size)), y, record, style)


def open_offers(scene: JuntaScene) -> list[Offer]:
    """The open offers you can know of, those to you first."""
    offers = known_to(scene.view, scene.me)
    if scene.whole:
        secret = (offer for family in scene.view.families.values() for offer in family.offers)
        offers += {offer.number: offer for offer in secret}.values()
    return sorted(offers, key=lambda offer: (offer.to != scene.me, offer.number))


def known_promises(scene: JuntaScene) -> list[Promise]:
    """Promises you know of: open ones first, then the newest."""
    view = scene.view
    return in_order(every(view) if scene.whole else promises_known_to(view, scene.me))


def _offer(canvas: Canvas, scene: JuntaScene, offer: Offer, y: int) -> int:
    """An offer as a sentence, if columns do not fit."""
    if y >= canvas.height:
        return y
    number, top = str(offer.number), y
    canvas.spot(number, 0, y)
    canvas.thing(number, 0, y, canvas.pieces(0, y, heading_of(scene, offer)), "")
    if is_pointed_at(scene, offer):
        canvas.tint(0, y, canvas.width, "reverse")
    text, rows = scene.words.offer(offer), max(1, canvas.height - y - 1)
    y = canvas.paragraph(2, y + 1, text, "text", rows=rows)
    for below in range(top + 1, y):
        canvas.thing(f"{number}/row-{below - top}", 0, below, canvas.width, "")
    return y
