"""Steps 6 and 7 of the politics phase: seats by minor parties, size of parliament (4.4)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.events import ParliamentCut
from weimar_tui.games.weimar.rules.minor_parties import MINOR_PARTIES, beneficiaries
from weimar_tui.games.weimar.rules.parliament import FIXED_SEATS, gain_seats, lose_seats, occupied
from weimar_tui.games.weimar.rules.play import WeimarPlay
from weimar_tui.games.weimar.rules.position import PARTIES


def give_minor_seats(play: WeimarPlay) -> None:
    """Each minor party brings its controller the seats of this round."""
    for minor in MINOR_PARTIES:
        number = play.box.components.minor_parties[minor].seats[play.position.round - 1]
        for party in beneficiaries(play, minor):
            gain_seats(play, party, number)


def excess(seats: int) -> int:
    """Seats that a party must give up when parliament is cut.

    >>> [excess(seats) for seats in (3, 4, 6, 7, 9, 10, 30)]
    [0, 1, 1, 2, 2, 3, 3]
    """
    return min(3, (seats - 1) // 3)


def check_size(play: WeimarPlay) -> None:
    """While more than 24 seats are taken, all parties are cut at once; the NSDAP never is."""
    position = play.position
    while occupied(position) > FIXED_SEATS:
        cuts = {party: excess(position.seats[party]) for party in PARTIES}
        for party, number in cuts.items():
            lose_seats(play, party, number)
        play.emit(ParliamentCut(occupied(position)))
