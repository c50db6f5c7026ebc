"""Seats, families that are out, and who acts for an office (rules: Tod, Exil)."""

from __future__ import annotations

from .component_data import OFFICES
from .position import ALIVE, DEAD, EXILE, JuntaPosition


def is_out(position: JuntaPosition, seat: str) -> bool:
    """Whether a family is dead or in exile."""
    return position.families[seat].state != ALIVE


def is_dead(position: JuntaPosition, seat: str) -> bool:
    """Whether a family is dead, until the end of the round."""
    return position.families[seat].state == DEAD


def in_exile(position: JuntaPosition, seat: str) -> bool:
    """Whether a family is in an embassy."""
    return position.families[seat].state == EXILE


def clockwise(position: JuntaPosition, first: str) -> tuple[str, ...]:
    """All seats clockwise, beginning with `first`."""
    order = position.order
    if first not in order:
        return order
    index = order.index(first)
    return order[index:] + order[:index]


def after(position: JuntaPosition, seat: str) -> tuple[str, ...]:
    """All other seats clockwise, beginning at the seat's left."""
    return clockwise(position, seat)[1:]


def from_president(position: JuntaPosition) -> tuple[str, ...]:
    """All seats clockwise from the President, or from the host while there is none."""
    return clockwise(position, position.president or position.host)


def present(position: JuntaPosition) -> list[str]:
    """The families that are neither dead nor in exile, in seat order."""
    families = position.families
    return [seat for seat in position.order if families[seat].state == ALIVE]


def living_others(position: JuntaPosition, seat: str) -> list[str]:
    """All other families but the dead, in seat order: those one can make offers to."""
    return [other for other in position.order if other != seat and not is_dead(position, other)]


def holder(position: JuntaPosition, office: str) -> str:
    """The family that holds an office; "" if it is vacant."""
    if office == "president":
        return position.president
    for seat in position.order:
        if office in position.families[seat].offices:
            return seat
    return ""


def acting(position: JuntaPosition, office: str) -> str:
    """The family that votes and commands for an office: its holder, or the brother-in-law.

    Empty if the office is frozen or vacant (ruling J25).
    """
    seat = holder(position, office)
    if not seat or not is_out(position, seat):
        return seat
    return position.president if position.brother_in_law == office else ""


def offices_of(position: JuntaPosition, seat: str) -> list[str]:
    """The offices of a family, the presidency first."""
    first = ["president"] if position.president == seat else []
    return first + position.families[seat].offices


def offices_of_the_out(position: JuntaPosition) -> list[str]:
    return [
        office
        for office in OFFICES
        if (seat := holder(position, office)) and is_out(position, seat)
    ]
