"""Errors and refusals in every language: each id has its message, and each message its id."""

from __future__ import annotations

import ast
import errno
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import weimar_tui
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.errors import KernelError, SaveError, UndoRefused, cause_of
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.reopen import SaveNotice
from weimar_tui.server.replies import Bye, Refused
from weimar_tui.server.wire import ServerError
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import LOCALES, languages
from weimar_tui.text.problems import cause_text, problem_text

PACKAGE = Path(weimar_tui.__file__).parent
RAISED = {
    "KernelError",
    "IllegalPick",
    "DeadEnd",
    "NoHome",
    "GroupStillOpen",
    "UndoRefused",
    "SaveError",
    "SaveChanged",
    "LostTable",
    "RulesFailed",
    "ReplayDiffers",
    "SettingsError",
    "ConfigError",
    "Refusal",
    "Undelivered",
    "WireError",
    "announce",
    "announce_once",
}
"""Functions that take the id of a message as their first argument."""

OF_THEIR_OWN = ("packs/errors.py", "packs/scenarios.py")
"""Files whose error classes pass the id to the `__init__` of their base class."""

FILLED_BY_HAND = {
    "problem-crash-unwritten",
    "problem-opened-title",
    "problem-save-other-game",
}
"""Messages that belong to no error."""


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the code that makes an error or a server message, with its place."""
    return list(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    raises = re.compile(rf"\b({'|'.join(RAISED)})\(")
    for path in sorted(PACKAGE.rglob("*.py")):
        where, text = str(path.relative_to(PACKAGE)), path.read_text("utf-8")
        if not raises.search(text) and where not in OF_THEIR_OWN:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in RAISED or (name == "__init__" and where in OF_THEIR_OWN):
                    yield f"{where}:{node.lineno}", node


def ids_of(call: ast.Call) -> set[str]:
    """The ids that a call can use: its first argument, or both branches of a condition there."""
    # in `KernelError.__init__(self, "id")`, the id comes second
    args = [arg for arg in call.args if not (isinstance(arg, ast.Name) and arg.id == "self")]
    first = args[0] if args else None
    values = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return {str(value.value) for value in values if isinstance(value, ast.Constant)} - {""}


def given(call: ast.Call) -> set[str]:
    """The names of the arguments available to a message."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for keyword in call.keywords:
        if keyword.arg is None:  # **cause_of(error), or {**cause_of(error), "path": path}
            names |= {"cause", "detail", "why"}
            if isinstance(keyword.value, ast.Dict):
                names |= {
                    str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)
                }
    return names - {"fatal", "to_player"}


def messages(language: str) -> dict[str, str]:
    """The messages of `problems.ftl` with their sources."""
    source = (LOCALES / language / "problems.ftl").read_text("utf-8")
    parts = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)
    return {part.split(" =", 1)[0]: part for part in parts if " =" in part}


def notice_kinds() -> set[str]:
    source = "".join(
        (PACKAGE / "kernel" / f"{n}.py").read_text("utf-8") for n in ("reopen", "session")
    )
    return set(re.findall(r'Notice\(\s*"([a-z-]+)"', source))


# --- the code and the messages ------------------------------------------------------------------
def test_every_id_has_a_message_in_every_language() -> None:
    used = {id: where for where, call in calls() for id in ids_of(call)}
    used |= {f"opened-{kind}": "notice" for kind in notice_kinds()}
    assert len(used) > 150
    for language in languages():
        known = {name.removeprefix("problem-") for name in messages(language)}
        missing = {id: where for id, where in used.items() if id not in known}
        assert not missing, (language, missing)


def test_every_message_is_used() -> None:
    used = {f"problem-{id}" for _, call in calls() for id in ids_of(call)}
    used |= {f"problem-opened-{kind}" for kind in notice_kinds()} | FILLED_BY_HAND
    named = {name for name in messages("en") if name.startswith("problem-")}
    assert named - used == set()


def test_every_message_is_given_what_it_fills_in() -> None:
    for language in languages():
        known = messages(language)
        for where, call in calls():
            for id in ids_of(call):
                wanted = set(re.findall(r"\$(\w+)", known[f"problem-{id}"]))
                assert wanted <= given(call), (language, where, id)


def test_no_error_carries_a_sentence() -> None:
    """Every id is lower case with hyphens, and none is composed at run time."""
    for where, call in calls():
        for id in ids_of(call):
            assert re.fullmatch(r"[a-z]+(-[a-z]+)*", id), (where, id)
        if not where.startswith(OF_THEIR_OWN):
            assert call.args and not isinstance(call.args[0], ast.JoinedStr | ast.BinOp), where


def test_a_fluent_cause_is_a_name_of_the_system() -> None:
    for name in messages("en"):
        if name.startswith("cause-"):
            assert name.removeprefix("cause-").upper() in errno.errorcode.values()


# --- what is said -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It is too late to undo this: Zentrum has chosen since then."),
        ("de", "Das lässt sich nicht mehr zurücknehmen: Für Zentrum wurde seitdem gewählt."),
        ("zh", "已無法收回：之後中央黨已做出選擇。"),
    ],
)
def test_a_seat_is_told_as_a_party(language: str, said: str) -> None:
    refused = UndoRefused("undo-since", seat="z")
    words = WeimarMessages(language, WeimarGame.load().data)
    assert words.problem(refused) == said


def test_a_file_that_is_no_save_is_told_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Rosa")
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert caught.value.id == "save-foreign"
    said = problem_text(Catalogue("de"), caught.value)
    assert said.startswith(f"{path} ist kein Spielstand dieses Programms.")
    assert problem_text(Catalogue("zh"), caught.value).startswith(f"{path} 不是本程式的存檔")


def test_the_system_is_quoted_only_where_we_have_no_words() -> None:
    known = OSError(errno.EROFS, os.strerror(errno.EROFS))
    unknown = OSError(errno.EMLINK, "Too many links")
    for error, why in (
        (known, "das Dateisystem ist schreibgeschützt"),
        (unknown, "too many links"),
    ):
        told = SaveError("save-unwritable", path="/a", **cause_of(error))
        said = problem_text(Catalogue("de"), told)
        assert said == f"/a lässt sich nicht schreiben: {why}. Wähle einen anderen Ort."
        assert cause_text(Catalogue("de"), cause_of(error)) == why


def test_replies_and_notices_are_worded_like_errors() -> None:
    german = Catalogue("de")
    refused = Refused(about="sit", text="That seat is taken.", id="seat-taken")
    assert problem_text(german, refused) == "Dieser Platz ist besetzt."
    assert problem_text(german, Bye(text="x", id="server-full")) == "Der Server ist voll."
    notice = SaveNotice("differs", {"name": "a", "version": "", "pick": 4, "last": 3, "left": 2})
    said = problem_text(german, notice)
    assert said.endswith("ab Zug 4 anders. Das Spiel geht nach Zug 3 weiter, ohne die letzten 2.")


def test_an_error_says_in_the_players_language_why_it_was_raised() -> None:
    """A KernelError caused by another: the reason is worded like the error itself."""
    inner = KernelError("players-wrong", least=2, most=4, players=9)
    told = SaveError("save-opening", **{**cause_of(inner), "path": "/a"})
    assert problem_text(Catalogue("de"), told) == (
        "/a lässt sich nicht öffnen: Dieses Szenario ist für 2 bis 4 Personen, nicht für 9. "
        "Wähle einen anderen Spielstand."
    )


def test_without_a_message_the_text_of_the_other_side_stands() -> None:
    german = Catalogue("de")
    newer = ServerError("From later on.", "of-a-newer-server", seat="z")
    assert problem_text(german, newer) == "From later on."
    assert problem_text(german, KernelError("of-nothing", seat="z")) == "of-nothing (seat=z)"
    assert problem_text(german, Bye(text="From later on.", id="of-a-newer-server")) == (
        "From later on."
    )


@pytest.mark.parametrize("language", languages())
def test_what_another_version_leaves_unsaid_is_told_in_its_own_words(language: str) -> None:
    """The first servers did not report the versions."""
    old = Bye(text="This client is of another version than the server.", id="hello-version")
    assert problem_text(Catalogue(language), old) == old.text
