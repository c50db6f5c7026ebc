"""The players at a served table and their possible agreements, as text; the same on every
screen."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import starmap

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.record import PLAYING
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import OpenVote, SeatState, TableState, TableStatus
from weimar_tui.server.requests import AgreeToBot, AgreeToEnd, AskRematch, Consent, Enter, Resign
from weimar_tui.server.ringing import RINGS
from weimar_tui.server.wire import RematchAnswer, Wish
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import GameMessages

_ANSWERS: dict[str, RematchAnswer] = {"yes": "yes", "same": "same", "no": "no"}


def sitters(lobby: LobbyMessages, game: GameMessages, remote: RemoteTable) -> list[str]:
    """Return each seat with its player and the time left, then every open vote."""
    status = remote.status
    if status is None:
        return []
    seats = [
        " ".join(
            filter(
                None,
                (
                    game.seat_short(seat.seat),
                    lobby.sitter(seat, game, short=True),
                    lobby.clock(remote.seat_left(seat.seat)),
                ),
            )
        )
        for seat in status.table.seats
    ]
    again = (
        [lobby.say("rematch-answers", answers=said)]
        if (said := rematch_answers(lobby, status))
        else []
    )
    return [*seats, *(_open_vote(lobby, game, vote) for vote in status.votes), *again]


def rematch_answers(lobby: LobbyMessages, status: TableStatus) -> str:
    """Return all answers about a rematch; empty before the first one."""
    rematch = status.rematch
    if rematch is None or not rematch.answers or rematch.table:
        return ""
    people = [seat for seat in status.table.seats if seat.player]
    return " · ".join(
        lobby.say(
            "rematch-answer", name=seat.player, answer=rematch.answers.get(seat.player, "none")
        )
        if seat.player in rematch.answers or seat.present
        else lobby.say("rematch-answer-away", name=seat.player)
        for seat in people
    )


def rematch_ways(lobby: LobbyMessages, game: GameMessages, status: TableStatus) -> list[Item]:
    """Return a player's possible answers about a rematch, by ids that `send_agreement` takes."""
    rematch, mine = status.rematch, status.table.mine
    if rematch is None or not mine or rematch.table:
        return []
    next_seat = game.seat(rematch.moves.get(mine, mine))
    return [
        Item("rematch:yes", lobby.say("rematch-yes", seat=next_seat)),
        Item("rematch:same", lobby.say("rematch-same", seat=game.seat(mine))),
        Item("rematch:no", lobby.say("rematch-no")),
    ]


def rematch_made(status: TableStatus | None, name: str) -> str:
    """Return the id of the rematch's table if this player has agreed and it exists."""
    if status is None or status.rematch is None:
        return ""
    return status.rematch.table if status.rematch.answers.get(name, "no") != "no" else ""


def _open_vote(lobby: LobbyMessages, game: GameMessages, vote: OpenVote) -> str:
    """Return the subject of a vote, who agrees, who does not yet, and when it opened."""
    return lobby.say(
        "vote-bot" if vote.seat else "vote-end",
        seat=game.seat(vote.seat) if vote.seat else "",
        agreed=", ".join(vote.agreed),
        missing=", ".join(vote.missing) or "-",
        more=vote.more,
        minutes=max(0, int(time.time() - vote.since) // 60),
    )


def awaited(lobby: LobbyMessages, game: GameMessages, remote: RemoteTable) -> str:
    """Return whom a game waits for: all other seats that are asked at the same time.

    Empty while this player has to answer. While only an automatic answer of their seat is pending,
    the text says that the table thinks.
    """
    mine = remote.human_decisions()
    if mine and remote.silent_answer(mine[0]) is None:
        return ""
    if mine and not remote.awaited():
        return lobby.say("table-thinks")
    asked = remote.awaited()
    if not asked:
        return ""
    seats = remote.status.table.seats if remote.status is not None else ()
    people = {seat.seat: _person(lobby, seat) for seat in seats}
    first, *others = dict.fromkeys(decision.seat for decision in asked)
    sentence = f"{game.waiting(asked[0])}{people.get(first, '')}"
    if not others:
        return sentence
    names = ", ".join(f"{game.seat(seat)}{people.get(seat, '')}" for seat in others)
    return f"{sentence} · {lobby.say('awaited-also', seats=names)}"


def _person(lobby: LobbyMessages, seat: SeatState) -> str:
    """Return the player who answers for a seat, in brackets; empty for a bot."""
    if not seat.player or seat.stand_in:
        return ""
    return f" ({seat.player})" if seat.present else f" ({seat.player}, {lobby.say('away')})"


def agreements(
    lobby: LobbyMessages, game: GameMessages, remote: RemoteTable, status: TableStatus, wish: Wish
) -> list[Item]:
    """Return what can be agreed or requested at a table, by ids that `send_agreement` takes."""
    return [
        Item("back", lobby.say("table-back")),
        *rematch_ways(lobby, game, status),
        *_stand_ins(lobby, game, remote, status.table),
        *starmap(Item, _others(lobby, game, remote, status, wish)),
    ]


def _stand_ins(
    lobby: LobbyMessages, game: GameMessages, remote: RemoteTable, table: TableState
) -> Iterator[Item]:
    """Yield bots for absent players; the server accepts none before the absence time is over."""
    for seat in table.seats if table.mine and table.state == PLAYING else ():
        if not seat.player or seat.present or seat.stand_in:
            continue
        seat_name, minutes = game.seat(seat.seat), remote.minutes_until_stand_in(seat.seat)
        early = KernelError("agree-early", name=seat.player, minutes=minutes)
        refused = game.problem(early) if minutes else ""
        if remote.link.name in seat.agreed:
            text = lobby.say("table-disagree", seat=seat_name)
            yield Item(f"disagree:{seat.seat}", text, refused)
        else:
            text = lobby.say(
                "table-agree", seat=seat_name, name=seat.player, number=len(seat.agreed)
            )
            yield Item(f"agree:{seat.seat}", text, refused)


def _others(
    lobby: LobbyMessages, game: GameMessages, remote: RemoteTable, status: TableStatus, wish: Wish
) -> list[tuple[str, str]]:
    name, table = remote.link.name, status.table
    choices: list[tuple[str, str]] = []
    people = [seat.player for seat in table.seats if seat.player]
    if status.watch == "all" and table.mine:
        if name in status.consents:
            choices.append(("refuse", lobby.say("table-refuse")))
        else:
            text = lobby.say("table-consent", number=len(status.consents), all=len(people))
            choices.append(("consent", text))
    if status.watch == "all" and not table.mine and set(people) <= set(status.consents):
        for seat in table.seats:
            text = lobby.say("table-through", seat=game.seat(seat.seat))
            choices.append((f"through:{seat.seat}", text))
        choices.append(("through:", lobby.say("table-open")))
    if table.mine and table.state == PLAYING:
        wish_to_end = "end-not" if name in status.agreed_to_end else "end"
        text = lobby.say(f"table-{wish_to_end}", number=len(status.agreed_to_end), all=len(people))
        choices += [(wish_to_end, text), ("resign", lobby.say("table-resign"))]
    if table.state == "over" and table.mine:
        choices.append(("fetch", lobby.say("table-fetch")))
    if table.mine:
        choices.append(("ring", lobby.say("table-ring", ring=wish.ring)))
        if remote.link.welcome.tells_away:
            wished = "yes" if wish.away else "no"
            choices.append(("tell-away", lobby.say("table-tell-away", wished=wished)))
    if remote.link.welcome.has_account:
        choices.append(("report", lobby.say("report")))
    choices.append(("dice", lobby.say("table-dice")))
    choices.append(("lobby", lobby.say("table-lobby")))
    return choices


def told_of(lobby: LobbyMessages, remote: RemoteTable, option: str) -> tuple[str, str] | None:
    """Return the text and title of an entry that can only be read."""
    match option:
        case "fetch":
            server = remote.link.welcome.ssh
            command = f"{server.command('fetch', remote.id)} > game.weimar"
            text = lobby.say(
                "fetch-text" if server.is_known else "fetch-text-host", command=command
            )
            return lobby.say("table-fetch"), text
        case "dice" if remote.status is not None:
            return lobby.say("table-dice"), lobby.dice(remote.status)
    return None


def send_agreement(remote: RemoteTable, option: str, rings: Sequence[str] = RINGS) -> None:
    """Send an agreement or a wish to the server; the screen handles other ids.

    `rings` are the ways in which this terminal can call the player.
    """
    what, _, seat = option.partition(":")
    link, id = remote.link, remote.id
    match what:
        case "ring":
            now = rings.index(link.wish.ring) if link.wish.ring in rings else 0
            link.change_wish(ring=rings[(now + 1) % len(rings)])
        case "tell-away":
            link.change_wish(away=not link.wish.away)
        case "agree" | "disagree":
            link.send(AgreeToBot(table=id, seat=seat, yes=what == "agree"))
        case "consent" | "refuse":
            link.send(Consent(table=id, yes=what == "consent"))
        case "through":
            link.send(Enter(table=id, through=seat))
        case "end" | "end-not":
            link.send(AgreeToEnd(table=id, yes=what == "end"))
        case "resign":
            link.send(Resign(table=id))
        case "rematch":
            link.send(AskRematch(table=id, answer=_ANSWERS[seat]))
