"""An offer in full, with what is given on one side and what is wanted on the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap

from ...rules.negotiation.clause_types import read_clause
from ...rules.negotiation.offers import is_countered, terms_for
from ...rules.position import Offer
from ...rules.trust import ledger
from ...scene import JuntaScene
from .families import word_signs

OFFER = "offer"
"""The verb of an offer in a list of answers: `offer:2`."""

LEAST = (38, 10)
"""Columns and rows needed for two columns."""

_INDENT = 1


def is_pointed_at(scene: JuntaScene, offer: Offer) -> bool:
    """Whether the option under the cursor is about an offer."""
    return not scene.pointed.isdisjoint((str(offer.number), f"{OFFER}:{offer.number}"))


def heading_of(scene: JuntaScene, offer: Offer) -> list[Piece]:
    """The maker and receiver of an offer, and whether others know of it."""
    words = scene.words
    receiver = words.ui("talk-all") if offer.to == "all" else words.seat(offer.to)
    if offer.to == scene.me:
        receiver = words.ui("offer-you")
    is_open_still = scene.me is not None and is_countered(scene.view, scene.me, offer)
    how = {"public": "yes" if offer.public else "no", "countered": "yes" if is_open_still else "no"}
    maker = words.ui("offer-by-you") if offer.by == scene.me else words.seat(offer.by)
    return [
        (maker, f"{offer.by} bold"),
        (f" {scene.look.glyph('arrow')} ", "muted"),
        (receiver, "strong" if offer.to in ("all", scene.me) else f"{offer.to} bold"),
        (words.ui("talk-how", **how), "muted"),
    ]


def draw_in_columns(canvas: Canvas, scene: JuntaScene, offer: Offer, y: int) -> int:
    """Draw an offer from the player's side, one clause per row; return the row below."""
    number, top, words = str(offer.number), y, scene.words
    end = canvas.pieces(0, y, heading_of(scene, offer))
    canvas.spot(number, 0, y)
    canvas.thing(number, 0, y, end, "")
    _word(canvas, scene, offer, y, end)
    if is_pointed_at(scene, offer):
        canvas.tint(0, y, canvas.width, "reverse")
    half = canvas.width // 2
    bar = scene.look.glyph("bar")
    columns = [_lines(scene, clauses, half - 2 - _INDENT) for clauses in terms_for(offer, scene.me)]
    rows = list(zip_longest(*columns, fillvalue=""))
    titles = zip(_titles(scene, offer), ("good bold", "danger bold"), strict=True)
    for x, (title, style) in zip((_INDENT, half + 1), titles, strict=True):
        canvas.put(x, y + 1, title, style, x + half - 2)
    canvas.put(half - 1, y + 1, bar, "frame")
    y += 2
    for gets, gives in rows:
        canvas.put(_INDENT, y, gets, "text", half - 1)
        canvas.put(half - 1, y, bar, "frame")
        canvas.put(half + 1, y, gives, "text")
        y += 1
    if offer.threat:
        text = words.ui("offer-else", threat=words.threat(offer.threat))
        y = canvas.paragraph(_INDENT, y, text, "danger", rows=max(1, canvas.height - y))
    for row in range(top + 1, min(y, canvas.height)):
        canvas.thing(f"{number}/row-{row - top}", 0, row, canvas.width, "")
    return y


def draw_legend(canvas: Canvas, scene: JuntaScene, y: int) -> int:
    """Draw the meaning of the signs; return the row below."""
    now, word = scene.look.glyph("disc"), scene.look.glyph("ring")
    canvas.put(_INDENT, y, scene.words.ui("offer-legend", now=now, word=word), "muted")
    return y + 1


def sign_of_clause(scene: JuntaScene, clause: str) -> str:
    """A disc for clauses carried out at once, a ring for promises."""
    return scene.look.glyph("disc" if read_clause(clause).is_now else "ring")


def _word(canvas: Canvas, scene: JuntaScene, offer: Offer, y: int, end: int) -> None:
    """Show the offering family's record of promises, in signs if words do not fit."""
    if scene.me is None or offer.by == scene.me:
        return
    kept, broken = ledger(scene.view, scene.me, offer.by)
    good, wrong = word_signs(kept, broken)
    signs = scene.look.glyph("disc") * good + scene.look.glyph("razed") * wrong
    texts = (
        scene.look.plain(scene.words.ui("talk-word", kept=kept, broken=broken)),
        f"{scene.words.ui('family-word')} {signs}",
    )
    fitting = (text for text in texts if end + 1 + width_of(text) <= canvas.width)
    if (kept or broken) and (text := next(fitting, "")):
        canvas.right(y, text, "danger" if broken > kept else "good")


def _titles(scene: JuntaScene, offer: Offer) -> tuple[str, str]:
    words = scene.words
    if scene.me is not None and (offer.by == scene.me or offer.to in (scene.me, "all")):
        return words.ui("offer-get"), words.ui("offer-give")
    receiver = words.ui("talk-all") if offer.to == "all" else words.seat(offer.to)
    return (
        words.ui("offer-gives", family=words.seat(offer.by)),
        words.ui("offer-gives", family=receiver),
    )


def _lines(scene: JuntaScene, clauses: Sequence[str], width: int) -> list[str]:
    """Clauses with their signs, broken into lines of a width."""
    if not clauses:
        return [scene.words.ui("offer-nothing")]
    found = []
    for clause in clauses:
        text = scene.look.plain(scene.words.short_clause(clause))
        first, *more = wrap(text, width - 2)
        found += [f"{sign_of_clause(scene, clause)} {first}", *(f"  {line}" for line in more)]
    return found
