"""Figures for each answer to a question: chances of a roll, and what a coalition would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice

from ..rules import decision_types as dt, events as e
from ..rules.parliament import has_half
from ..rules.phases.government import COALITIONS, MINORITY, WEIMAR
from ..rules.phases.politics import declaration
from ..rules.preview import BASELINE
from ..rules.subjects import OfCoalition, subject_of
from ..rules.threats import THREAT_PARTY, on_board
from ..rules.who import RADICALS
from ..scene import WeimarScene
from ..words.names import signed


def with_figures(choice: Choice, decision: Decision, scene: WeimarScene) -> Choice:
    """The list with columns of figures, where there are any."""
    if decision.kind in BASELINE and scene.view.attempts:
        return _with_chances(choice, decision, scene)
    if decision.kind == dt.JOIN_COALITION.kind:
        return _with_declaration(choice, decision, scene)
    return choice


# --- chances of a roll --------------------------------------------------------------------------
def chances(decision: Decision, scene: WeimarScene) -> Mapping[str, Mapping[str, float]]:
    """The important chances of a roll under each answer, by what the roll would bring."""
    found: dict[str, Mapping[str, float]] = {}
    for option in decision.options:
        preview = scene.game.preview(scene.view, decision, option)
        if preview is None:
            continue
        is_base = option == BASELINE[decision.kind] and preview.answer
        sums = preview.otherwise if is_base else preview.sums
        found[option] = {one.what: one.probability for one in sums}
    return found


def _with_chances(choice: Choice, decision: Decision, scene: WeimarScene) -> Choice:
    words, found = scene.words, chances(decision, scene)
    columns = list(dict.fromkeys(what for row in found.values() for what in row))
    if not columns:
        return choice
    items = tuple(
        replace(
            item,
            figures=tuple(
                words.chance(found[item.id].get(what, 0.0)) if item.id in found else ""
                for what in columns
            ),
        )
        for item in choice.items
    )
    return replace(
        choice,
        context=words.attempt_in_short(scene.view),
        items=items,
        heads=tuple(words.ui(f"preview-head-{what}") for what in columns),
        spots={},
    )


def without_sums(choice: Choice, decision: Decision, scene: WeimarScene) -> Choice:
    """The list with previews that leave out what its columns of figures say."""
    if decision.kind not in BASELINE or not choice.heads:
        return choice
    previews = choice.preview | {
        option: scene.words.option_preview(scene.game, decision, option, scene.view, summed=False)
        for option in decision.options
    }
    return replace(
        choice, preview={option: text for option, text in previews.items() if text}, spots={}
    )


# --- coalitions ---------------------------------------------------------------------------------
def _with_declaration(choice: Choice, decision: Decision, scene: WeimarScene) -> Choice:
    """What joining would bring in the next declaration, as things stand."""
    view, words = scene.view, scene.words
    subject = subject_of(decision, OfCoalition)
    seats = view.seats
    parties = sorted(COALITIONS[subject.coalition], key=lambda party: -seats[party])
    declared = declaration(view, parties)
    majority = has_half(view, *parties)
    markers = len(view.dr_box) - (majority and MINORITY in view.dr_box)
    markers += not majority and MINORITY not in view.dr_box
    rolls = max(0, markers - 1)
    figures = {
        dt.AGREE: (signed(declared.vp[decision.seat]), signed(-declared.troubled), str(rolls)),
        dt.REFUSE: ("0", "0", "0"),
    }
    turned = [
        words.name(threat)
        for threat, owner in THREAT_PARTY.items()
        if owner in parties and owner in RADICALS and owner not in view.government
        if on_board(view, threat)
    ]
    joined = words.text(
        "coalition-join",
        chancellor=words.seat(parties[0]),
        equal="yes" if seats[parties[0]] == seats[parties[1]] else "no",
        calm=declared.calm,
        troubled=declared.troubled,
        markers=markers,
        rolls=rolls,
        turned=words.several(turned) or "none",
    )
    return replace(
        choice,
        context=words.text("coalition-next-round"),
        items=tuple(replace(item, figures=figures[item.id]) for item in choice.items),
        heads=tuple(words.text(f"coalition-head-{name}") for name in ("vp", "seats", "rolls")),
        preview={dt.AGREE: joined, dt.REFUSE: _without(subject.coalition, scene)},
        spots={},
    )


def _without(coalition: str, scene: WeimarScene) -> str:
    """Which coalition is asked next if this one is refused."""
    words, seats = scene.words, scene.view.seats
    refused = {coalition, *_refused(scene.events)}
    sizes = {
        name: sum(seats[party] for party in parties)
        for name, parties in COALITIONS.items()
        if name not in refused
    }
    largest = max(sizes.values(), default=0)
    following = [name for name, size in sizes.items() if size == largest]
    names = [words.seats(COALITIONS[name]) for name in following]
    return words.text(
        "coalition-refuse",
        number=len(following),
        first=names[0] if names else "",
        second=names[-1] if names else "",
        seats=largest,
        must="yes" if following == [WEIMAR] else "no",
    )


def _refused(events: Sequence[object]) -> set[str]:
    """Coalitions that have been refused in this step."""
    refused = set()
    for event in reversed(events):
        if isinstance(event, e.StepStarted):
            break
        if isinstance(event, e.CoalitionAnswered) and not event.agreed:
            pair = {event.party, event.partner}
            refused |= {name for name, parties in COALITIONS.items() if set(parties) == pair}
    return refused
