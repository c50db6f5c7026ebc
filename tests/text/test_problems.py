"""Errors and refusals in every language: each id has its message, and each message its id."""

from __future__ import annotations

import ast
import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import weimar_tui
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.errors import KernelError, SaveError, UndoRefused, cause_of
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.reopen import Notice
from weimar_tui.server.wire import Bye, Refused
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import LOCALES, languages
from weimar_tui.text.problems import cause_text, problem_text

PACKAGE = Path(weimar_tui.__file__).parent
ROOMS = ("kernel", "packs", "bots", "play", "replay", "server", "tui", "cli", "lab", "games", ".")
TELLERS = {
    "KernelError",
    "IllegalPick",
    "UndoRefused",
    "SaveError",
    "SaveChanged",
    "RulesFailed",
    "ReplayDiffers",
    "__init__",
    "SettingsError",
    "ConfigError",
    "Refusal",
    "WireError",
    "Bye",
    "announce",
    "announce_once",
}
"""What is called with the id of a message."""

FILLED_BY_HAND = {
    "problem-crash-unwritten",
    "problem-opened-title",
    "problem-save-other-game",
}
"""Messages that belong to no error."""


def calls(*rooms: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the code that makes an error or tells a refusal, and where."""
    for room in rooms:
        folder = PACKAGE / room
        for path in sorted(folder.glob("*.py") if room == "." else folder.rglob("*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            drawn = {node for pane in panes_of(tree) for node in ast.walk(pane)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                    says = name != "__init__" or (
                        any(word.arg == "id" for word in node.keywords) and node not in drawn
                    )
                    if name in TELLERS and says:
                        yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def panes_of(tree: ast.Module) -> list[ast.ClassDef]:
    """The panes of a file: their ids are no messages."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Pane" for base in node.bases)
    ]


def id_of(call: ast.Call) -> str:
    for keyword in call.keywords:
        if keyword.arg == "id" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return ""


def given(call: ast.Call) -> set[str]:
    """The names of the arguments that a message can fill in."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    if any(keyword.arg is None for keyword in call.keywords):  # **cause_of(error)
        names |= {"cause", "detail", "why"}
    return names - {"id", "text", "fatal"}


def messages(language: str) -> dict[str, str]:
    """The messages of `problems.ftl`, each with its source."""
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
    used = {id_of(call): where for where, call in calls(*ROOMS)}
    del used[""]
    used |= {f"opened-{kind}": "notice" for kind in notice_kinds()}
    assert len(used) > 80
    for language in languages():
        known = {name.removeprefix("problem-") for name in messages(language)}
        missing = {id: where for id, where in used.items() if id not in known}
        assert not missing, (language, missing)


def test_every_message_is_used() -> None:
    used = {f"problem-{id_of(call)}" for _, call in calls(*ROOMS)}
    used |= {f"problem-opened-{kind}" for kind in notice_kinds()} | FILLED_BY_HAND
    named = {name for name in messages("en") if name.startswith("problem-")}
    assert named - used == set()


def test_every_message_is_given_what_it_fills_in() -> None:
    for language in languages():
        known = messages(language)
        for where, call in calls(*ROOMS):
            if id := id_of(call):
                wanted = set(re.findall(r"\$(\w+)", known[f"problem-{id}"]))
                assert wanted <= given(call), (language, where, id)


def test_what_players_meet_has_an_id() -> None:
    """All that the kernel and a table raise, but for what only a log or an English line shows."""
    only_logged = {"server/record.py", "cli/engine.py"}
    bare = [
        where
        for where, call in calls("kernel", "play", "replay", "server", "cli")
        if not id_of(call)
        and not any(keyword.arg == "id" for keyword in call.keywords)
        and not (isinstance(call.func, ast.Attribute) and call.func.attr == "__init__")
    ]
    assert [where for where in bare if where.partition(":")[0] not in only_logged] == []


def test_a_fluent_cause_is_a_name_of_the_system() -> None:
    for name in messages("en"):
        if name.startswith("cause-"):
            assert name.removeprefix("cause-").upper() in errno.errorcode.values()


# --- what is said -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This can no longer be undone: Zentrum has chosen since."),
        ("de", "Das lässt sich nicht mehr zurücknehmen: Für Zentrum wurde seitdem gewählt."),
        ("zh", "已無法收回：之後中央黨已做出選擇。"),
    ],
)
def test_a_seat_is_told_as_a_party(language: str, said: str) -> None:
    refused = UndoRefused("cannot undo: z has picked since", id="undo-since", seat="z")
    words = WeimarMessages(language, WeimarGame.load().data)
    assert words.problem(refused) == said


def test_a_file_that_is_no_save_is_told_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Rosa")
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert "is not a saved game" in str(caught.value)
    said = problem_text(Catalogue("de"), caught.value)
    assert said.startswith(f"{path} ist kein Spielstand dieses Programms.")
    assert problem_text(Catalogue("zh"), caught.value).startswith(f"{path} 不是本程式的存檔")


def test_the_system_is_quoted_only_where_we_have_no_words() -> None:
    known = OSError(errno.EROFS, os.strerror(errno.EROFS))
    unknown = OSError(errno.EMLINK, "Too many links")
    for error, why in ((known, "dort lässt sich nichts schreiben"), (unknown, "too many links")):
        told = SaveError("x", id="save-unwritable", path="/a", **cause_of(error))
        said = problem_text(Catalogue("de"), told)
        assert said == f"/a lässt sich nicht schreiben: {why}. Wähle einen anderen Ort."
        assert cause_text(Catalogue("de"), cause_of(error)) == why


def test_replies_and_notices_are_worded_like_errors() -> None:
    german = Catalogue("de")
    refused = Refused(about="sit", text="That seat is taken.", id="seat-taken")
    assert problem_text(german, refused) == "Dieser Platz ist besetzt."
    assert problem_text(german, Bye(text="x", id="server-full")) == "Der Server ist voll."
    notice = Notice("differs", "x", {"name": "a", "version": "", "pick": 4, "last": 3, "left": 2})
    said = problem_text(german, notice)
    assert said.endswith("ab Zug 4 anders. Das Spiel geht nach Zug 3 weiter, ohne die letzten 2.")


def test_without_an_id_or_a_message_the_english_sentence_stands() -> None:
    german = Catalogue("de")
    assert problem_text(german, KernelError("Something broke.")) == "Something broke."
    assert problem_text(german, Bye(text="From later on.", id="of-a-newer-server")) == (
        "From later on."
    )


@pytest.mark.parametrize("language", languages())
def test_what_another_version_leaves_unsaid_is_told_in_its_own_words(language: str) -> None:
    """The first servers did not say of which versions they and their clients were."""
    old = Bye(text="This client is of another version than the server.", id="hello-version")
    assert problem_text(Catalogue(language), old) == old.text
