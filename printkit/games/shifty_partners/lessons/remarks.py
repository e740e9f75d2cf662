"""What a person would say of a hand of Shifty Partners: one thing a trick, each proven by the hand itself."""

from __future__ import annotations

from printkit.games.shifty_partners.game import TRICKS, scores
from printkit.games.shifty_partners.lessons.scene import Facts, Trick, partners, tricks
from printkit.games.shifty_partners.policy import ABOVE, PACK
from printkit.rules.cards import STANDARD
from printkit.rules.lesson import Scene, Step
from printkit.rules.scene import Play


def remarks(scene: Scene) -> list[Step]:
    """Say what there is to say of up to three tricks, the first thing that is true of each."""
    return [step for trick in tricks(scene) if (step := _remark(scene, trick))][:3]


def _remark(scene: Scene, trick: Trick) -> Step | None:
    for look in (_names_trump, _unbeatable, _ruffs, _gives, _forced):
        for play in trick.plays:
            facts = look(scene, trick, play)
            if facts is not None:
                code = look.__name__.strip("_").replace("_", "-")
                return Step(
                    f"remark.{code}", {"trick": trick.number, "seat": play.seat, "card": play.card, **facts}
                )
    return None


def _names_trump(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """SP-10: the first ace of the hand, in time."""
    waiting = scene.setup["die"] == 6 and trick.trump is None and trick.number < TRICKS
    return {"suit": play.suit} if waiting and play is next(iter(trick.aces), None) else None


def _unbeatable(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """All cards that could beat the winner have been played before it, for everybody to see."""
    over = ABOVE[trick.trump][play.card] & PACK[len(scene.setup["hands"])]
    if play is not trick.best or len(play.legal) == 1 or not over:
        return None
    if over & ~scene.before(play.at).view(play.seat).gone:
        return None
    return {"gone": [card for card in reversed(STANDARD.codes) if over >> STANDARD.ints[card] & 1]}


def _ruffs(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """A trump takes the trick from another suit."""
    if not trick.ruffed or play is not trick.best:
        return None
    return {"suit": trick.suit, "high": trick.high, "scores": scores(play.card)}


def _gives(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """A Queen or 2 for a trick that the other team cannot take: good sense has looked at all it may hold."""
    return {"taker": play.thinking.facts["taker"]} if play.thinking and play.code == "feed" else None


def _forced(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """A Queen or 2 that has to follow, in a trick of the other team."""
    lost = scores(play.card) and trick.winner not in partners(scene, play.seat)
    alone = play.reason.code in ("only-one", "only-face-up")
    return {"suit": trick.suit, "winner": trick.winner} if lost and alone else None
