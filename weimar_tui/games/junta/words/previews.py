"""Words what an option would bring: exact chances of fights, shells and attempts, and the vote."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.messages import percent

from ..rules.fight_preview import FightPreview
from ..rules.preview import (
    AttemptPreview,
    Bombardment,
    BribePreview,
    Preview,
    VoteForecast,
)
from .names import Names

MANY_HITS = 3
"""This number of hits and all higher ones are summed up."""


class PreviewWords:
    """Words previews in one language."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def preview(self, preview: Preview) -> str:
        """What an option would bring, in a line or two."""
        match preview:
            case FightPreview():
                return self._fight(preview)
            case Bombardment():
                return self._bombardment(preview)
            case AttemptPreview():
                return self._attempt(preview)
            case BribePreview(low=low, high=high):
                return self._catalogue.text(
                    "preview-bribe",
                    span=self._catalogue.text("span", low=low, high=high),
                    each=preview.each,
                    mean=round(preview.mean, 1),
                    none=percent(preview.none),
                    there=preview.there,
                )
        return self._votes(preview)

    def _fight(self, fight: FightPreview) -> str:
        odds, say = fight.odds, self._catalogue.text
        mine, theirs = odds.losses[:2]
        lines = [
            say(
                "preview-fight",
                against=fight.against,
                area=fight.area,
                others=self._others(fight),
                taken=percent(odds.taken),
                held=percent(odds.held),
                neither=percent(odds.neither),
                mine=round(mine, 1),
                theirs=round(theirs, 1),
            )
        ]
        if fight.helping:
            lines.append(say("preview-fight-together", together=percent(odds.together)))
        if (worst := fight.worst) is not None:
            chances = percent(worst.taken), percent(worst.held), percent(worst.neither)
            taken, held, neither = chances
            lines.append(say("preview-fight-worst", taken=taken, held=held, neither=neither))
        return self._catalogue.join("lines", lines)

    def _others(self, fight: FightPreview) -> str:
        """The other families that fire, and on which side."""
        parts = []
        for how, parties in (("helping", fight.helping), ("joining", fight.joining)):
            if parties:
                families = self._catalogue.join("and", map(self._names.family, parties))
                number = len(parties)
                text = self._catalogue.text(f"preview-{how}", families=families, number=number)
                parts.append(text)
        if not parts:
            return ""
        return self._catalogue.text("preview-others", others=self._catalogue.join("commas", parts))

    def _bombardment(self, shells: Bombardment) -> str:
        chances = [*shells.hits[:MANY_HITS], sum(shells.hits[MANY_HITS:])]
        odds = (
            self._catalogue.text(
                "preview-hits",
                number=number,
                more="yes" if number == MANY_HITS < len(shells.hits) - 1 else "no",
                percent=percent(chance),
            )
            for number, chance in enumerate(chances)
        )
        return self._catalogue.text(
            "preview-bombardment",
            target=shells.target,
            area=shells.area,
            chances=self._catalogue.join("commas", odds),
        )

    def _attempt(self, attempt: AttemptPreview) -> str:
        seen = [
            self._catalogue.text("preview-seen", place=place, count=count)
            for place, count in attempt.seen
            if count
        ]
        return self._catalogue.text(
            "preview-attempt",
            kills=percent(attempt.kills),
            place=percent(attempt.place),
            die="all" if attempt.die == 1 else percent(attempt.die),
            shield=percent(attempt.no_shield),
            known="yes" if seen else "no",
            seen=self._catalogue.join("commas", seen),
        )

    def _votes(self, votes: VoteForecast) -> str:
        say, join = self._catalogue.text, self._catalogue.join
        parts = [say("preview-votes", yes=votes.yes, no=votes.no)]
        if votes.certain:
            parts.append(say("preview-votes-certain", side=votes.certain))
        elif votes.open:
            left = (say("pair-sum", family=family, other=number) for family, number in votes.open)
            parts.append(say("preview-votes-open", votes=join("commas", left)))
        if votes.unseen and not votes.certain:
            parts.append(say("preview-votes-unseen", number=votes.hidden))
        return join("lines", parts)
