"""The text of messages to absent players: the table and that it is their turn, never the
question."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.notify import Message
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.messages import Messages


class Worded(Struct, frozen=True):
    """A message in the player's language: a line, and the longer text of a mail."""

    line: str
    mail: str


def worded(message: Message, language: str, command: str, stop: str, page: str = "") -> Worded:
    """Return a message in words.

    `command` logs the player in, `stop` ends these messages, at the address `page` if there is one.

    >>> one = Message(event="turn", player="Rosa", title="Berlin evenings")
    >>> worded(one, "en", "ssh example.org", "7x12").line
    'It’s your turn at “Berlin evenings”.'
    >>> three = Message(event="digest", player="Rosa", title="Otto", number=3, left=19_000)
    >>> worded(three, "en", "ssh example.org", "7x12").line
    '3 games are waiting for you. The most urgent has 5 h 16 min left: “Otto”.'
    """
    text = Catalogue(language).text
    left = LobbyMessages(Messages(language)).time_left(message.left) if message.left >= 0 else ""
    is_account = message.event == "account"
    name = f"lobby-notice-{message.change}" if is_account else f"club-message-{message.event}"
    if message.event == "digest" and not left:
        name += "-free"
    line = text(
        name,
        title=message.title,
        number=message.number,
        left=left,
        by=message.by,
        key=message.key,
    )
    how = text("club-message-how", command=command)
    end = text("club-message-stop", command=f"{command} stop {stop}")
    parts = [line, how, end, text("club-message-stop-page", address=page) if page else ""]
    return Worded(line, "\n\n".join(part for part in parts if part) + "\n")
