"""The five endings (rulebook 4, "How the game ends"), checked only when the rules say so."""

from __future__ import annotations

from weimar_tui.kernel.position import Outcome

from . import decision_types as dt
from .events import GameEnded, TieBroken, VpChanged
from .parliament import has_half
from .position import PARTIES, WeimarPosition
from .runner import WeimarRunner, WeimarStep
from .subjects import TiedEnding
from .who import RADICALS

ANARCHY_LOSS = 8
ENOUGH_CITIES = 4
ENOUGH_WITH_BERLIN = 3
"""How many cities overthrow the republic, with and without Berlin among them."""

NSDAP_SPACES = 6
MARKER = {"kpd": "councils", "dnvp": "regime"}
"""The marker with which each radical party overthrows the republic."""


class NameWinner(WeimarStep, frozen=True, tag="name-winner"):
    """The Chancellor breaks a tie for victory (rulebook 4, Golden Chancellor Rule)."""

    ending: str
    tied: tuple[str, ...]

    def run(self, runner: WeimarRunner) -> None:
        chancellor = runner.position.chancellor
        runner.ask(self, chancellor, dt.NAME_WINNER, self.tied, TiedEnding(self.ending))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(runner.position.chancellor, option))
        finish(runner, self.ending, (option,))


def finish(
    runner: WeimarRunner,
    ending: str,
    winners: tuple[str, ...],
    enablers: tuple[str, ...] = (),
    reason: str = "",
) -> None:
    """End the game; no further step is carried out."""
    runner.emit(GameEnded(ending, winners, enablers, reason))
    runner.end(Outcome(ending, winners, reason, enablers))


def finish_by(runner: WeimarRunner, ending: str, tied: tuple[str, ...]) -> None:
    """End the game with one of `tied` as winner; if there are several, the Chancellor decides."""
    if len(tied) == 1:
        finish(runner, ending, tied)
    runner.drop_all_for(NameWinner(ending, tied))


def finish_by_vp(runner: WeimarRunner, ending: str) -> None:
    """End the game for the party with the most victory points; the Chancellor breaks ties."""
    vp = runner.position.vp
    best = max(vp[party] for party in PARTIES)
    finish_by(runner, ending, tuple(party for party in PARTIES if vp[party] == best))


def anarchy(runner: WeimarRunner) -> None:
    """End by the seventh DR marker: governing parties lose 8 VP each, then the most VP win."""
    position = runner.position
    for party in position.government:
        loss = min(ANARCHY_LOSS, position.vp[party])
        if loss:
            position.vp[party] -= loss
            runner.emit(VpChanged(party, -loss, position.vp[party], "anarchy"))
    finish_by_vp(runner, "anarchy")


def nsdap_takes_power(runner: WeimarRunner) -> None:
    """End by the sixth figure on the NSDAP track: all lose; those with most figures enabled it."""
    track = runner.position.nsdap_track
    most = max(track.count(party) for party in PARTIES)
    enablers = tuple(party for party in PARTIES if track.count(party) == most)
    finish(runner, "nsdap", (), enablers)


def cities_for_overthrow(position: WeimarPosition, marker: str) -> int:
    """How many cities with the marker are needed: one fewer if Berlin has it (rulebook 4 B)."""
    in_berlin = marker in position.cities["berlin"].threats
    return ENOUGH_WITH_BERLIN if in_berlin else ENOUGH_CITIES


def check_overthrow(runner: WeimarRunner, party: str) -> None:
    """End the game if the party's marker is active in 4 cities, or in Berlin and 2 others (4 B)."""
    position = runner.position
    if party in position.government:
        return
    marker = MARKER[party]
    held = sum(marker in city.threats for city in position.cities.values())
    if held >= cities_for_overthrow(position, marker):
        finish(runner, "overthrow-cities", (party,))


def check_seat_majority(runner: WeimarRunner) -> None:
    """End the game if a radical party has half of the occupied seats (rulebook 4.4 step 8)."""
    winners = tuple(party for party in RADICALS if has_half(runner.position, party))
    if winners:
        finish_by(runner, "overthrow-seats", winners)
