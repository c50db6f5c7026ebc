"""The subjects of decisions, visible to both seats, and private parts for the seat asked."""

from __future__ import annotations

from weimar_tui.kernel.decision import Subject


class VolkSubject(Subject, frozen=True, tag_field="about", tag="nothing", omit_defaults=True):
    """Base class of subjects; it says nothing beyond the kind of question."""


class AtTurn(VolkSubject, frozen=True, tag="turn"):
    """A turn: the number of normal cards left in the display."""

    left: int = 0


class OfCard(VolkSubject, frozen=True, tag="card"):
    """A question about one card: its price, its void symbol, the order of its symbols."""

    card: str = ""


class Pieces(VolkSubject, frozen=True, tag="pieces"):
    """Pieces to place or take, one per question; `left` includes this one.

    `side`: whose board it is. `why`: the action, symbol or phase that demands it. `source`: the
    card, or the field of the prestige track. `place`: where, "" for anywhere. `most`: how many can
    go to one area, 0 for any number.
    """

    side: str = ""
    left: int = 1
    why: str = ""
    source: str = ""
    place: str = ""
    most: int = 0


class Standard(VolkSubject, frozen=True, tag="standard"):
    """Living standard by action: the card's value, and the areas that have received some."""

    card: str = ""
    value: int = 0
    placed: tuple[str, ...] = ()


class Attack(VolkSubject, frozen=True, tag="attack"):
    """The attacking area and its usable living standard (rulebook 9.7)."""

    area: str = ""
    usable: int = 0


class OfArea(VolkSubject, frozen=True, tag="area"):
    """The area that the question is about, for example where unrest was taken."""

    area: str = ""


class Arrow(VolkSubject, frozen=True, tag="arrow"):
    """An arrow that could not be carried out, and the side it favours (rulebook 6.4)."""

    track: str = ""
    side: str = ""


class Field(VolkSubject, frozen=True, tag="field"):
    """The field of the prestige track (rulebook 9.2)."""

    number: int = 0


class Losses(VolkSubject, frozen=True, tag="losses"):
    """What each choice for Hamburg would lose: living standard by area (rulebook 9.5)."""

    niedersachsen: tuple[tuple[str, int], ...] = ()
    schleswig_holstein: tuple[tuple[str, int], ...] = ()


class Looked(VolkSubject, frozen=True, tag="looked"):
    """Guillaume looked at `hand` or `deck`; only the East gets the `cards`."""

    where: str = ""
    cards: tuple[str, ...] = ()


AnySubject = (
    VolkSubject
    | AtTurn
    | OfCard
    | Pieces
    | Standard
    | Attack
    | OfArea
    | Arrow
    | Field
    | Losses
    | Looked
)
