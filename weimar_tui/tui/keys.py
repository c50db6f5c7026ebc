"""The ids of all key bindings and the names of keys, used to check the settings.

They are repeated here so that a settings file can be read without loading any screen; a test
compares them with the screens.
"""

from __future__ import annotations

import re

_NAMES = {
    "analysis": ("down export help leave page-down page-up turn-1 turn-2 turn-3 turn-4 turn-5 up "),
    "app": "commands draw-again interrupt quit save-as settings suspend",
    "beside": "chart down leave left right up watch",
    "choice": "down filter first last left page-down page-up right take up",
    "chronicle": (
        "down filter first go help last leave look-up minor page-down page-up replay round-before "
        "round-next search up"
    ),
    "coach": "about close down take up",
    "codex": "down leave look-up search up",
    "dialog": "help peek undo",
    "end": "again export replay turn-1 turn-2 turn-3 turn-4",
    "first": "before game language new next skip take",
    "game": (
        "back before cards chronicle decision filter help hurry layer look-up menu next outlook "
        "pane-1 pane-2 pane-3 pane-4 pane-5 pane-6 pane-7 pane-8 points replay search since undo "
    ),
    "hand-over": "leave ready",
    "hint": "before close coach help next",
    "interlude": "help hurry next peek",
    "keys": "leave restore",
    "learn": "hint",
    "new": "help last-time leave lesson left right",
    "pane": "down left right take up",
    "play-on": "leave left right",
    "points": "down help leave page-down page-up party-before party-next up",
    "reading": "close down follow mark mark-before page-down page-up return up",
    "replay": (
        "analysis back cards charts export faster filter first help impulse-back impulse-on last "
        "leave line-before line-next look-up on pane-before pane-next play-on round-back round-on "
        "run search slower ten-back ten-on to-line view-before view-next "
    ),
    "roll": "help hurry next peek",
    "since": "before cards first help last leave next on pane-before pane-next",
    "saves": "beside delete leave rename undo",
    "settings": "leave left right",
    "picture": "before menu next open",
    "start": "help",
    "steps": "back down hurry leave next play table up",
    "summary": "down first help hurry last next page-down page-up peek up",
}

BINDINGS = tuple(f"{place}.{name}" for place, names in _NAMES.items() for name in names.split())
"""Every binding whose keys a settings file can change."""

_SERVED_NAMES = {
    "table": "talk table",
    "lobby": "talk learn puzzle read help",
    "waiting": "back talk learn puzzle read help",
    "new-table": "left right leave",
}

SERVED_BINDINGS = (
    *BINDINGS,
    *(f"{place}.{name}" for place, names in _SERVED_NAMES.items() for name in names.split()),
)
"""Every binding whose keys players on a server can change."""

_NAMED = frozenset(
    """
    up down left right enter escape tab space backspace delete insert home end pageup pagedown
    comma full_stop slash backslash question_mark less_than_sign greater_than_sign plus minus
    asterisk underscore equals_sign colon semicolon number_sign at percent_sign ampersand
    exclamation_mark apostrophe quotation_mark grave_accent tilde vertical_line circumflex_accent
    left_parenthesis right_parenthesis left_square_bracket right_square_bracket
    """.split()  # noqa: SIM905
)
_FUNCTION = re.compile(r"f([1-9]|1[0-9]|2[0-4])")
_SIGNS = {
    "less_than_sign": "<",
    "greater_than_sign": ">",
    "question_mark": "?",
    "slash": "/",
    "full_stop": ".",
    "comma": ",",
    "plus": "+",
    "minus": "-",
    "backslash": "\\",
    "asterisk": "*",
    "underscore": "_",
    "equals_sign": "=",
    "colon": ":",
    "semicolon": ";",
    "number_sign": "#",
    "at": "@",
    "percent_sign": "%",
    "ampersand": "&",
    "exclamation_mark": "!",
    "apostrophe": "'",
    "quotation_mark": '"',
    "grave_accent": "`",
    "tilde": "~",
    "vertical_line": "|",
    "circumflex_accent": "^",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
}
_WORDS = {sign: word for word, sign in _SIGNS.items()}


def known_key(key: str) -> bool:
    """Whether a key is written as in Textual: `u`, `?`, `ctrl+z`, `f5`, `pageup`.

    >>> [known_key(key) for key in ("u", "?", "ctrl+z", "f5", "ctrl+", "strg+z", "")]
    [True, True, True, True, False, False, False]
    """
    *modifiers, last = plain_key(key).split("+")
    if not set(modifiers) <= {"ctrl", "shift", "alt"}:
        return False
    single = len(last) == 1 and last.isprintable() and not last.isspace()
    return single or last in _NAMED or _FUNCTION.fullmatch(last) is not None


def plain_key(key: str) -> str:
    """The form of a key that Textual reports for key presses: signs by their names.

    >>> plain_key("?"), plain_key("ctrl+/"), plain_key("u"), plain_key("+"), plain_key("ctrl++")
    ('question_mark', 'ctrl+slash', 'u', 'plus', 'ctrl+plus')
    """
    before, last = key[:-1], key[-1:]
    return before + _WORDS.get(last, last) if not before or before.endswith("+") else key


def is_typed(key: str) -> bool:
    """Whether a key types a character into a text field.

    >>> [is_typed(key) for key in ("u", "question_mark", "space", "ctrl+u", "f5")]
    [True, True, True, False, False]
    """
    return len(key) == 1 or key in _SIGNS or key == "space"


def sign_of(key: str) -> str:
    """The character that a key without modifiers types, if the key has a long name.

    >>> sign_of("question_mark"), sign_of("u"), sign_of("escape")
    ('?', '', '')
    """
    return _SIGNS.get(key, "")


def shown_key(keys: str) -> str:
    """The first key of a binding, as shown in the footer.

    >>> shown_key("ctrl+z,u"), shown_key("question_mark")
    ('^z', '?')
    """
    first = keys.split(",")[0]
    for modifier, short in (("ctrl+", "^"), ("shift+", "Shift+"), ("alt+", "Alt+")):
        first = first.replace(modifier, short)
    return _SIGNS.get(first, first if len(first) < 3 else first[:1].upper() + first[1:])
