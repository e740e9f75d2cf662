"""A whole hand of Shifty Partners, told card by card: why these cards and no others, and why this one of them.

What is obvious is told briefly: those who have no choice share a sentence, and a leader may play anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from printkit.games.shifty_partners.game import TRICKS
from printkit.games.shifty_partners.lessons.scene import Trick, face, left_over, tricks
from printkit.games.shifty_partners.lessons.sentences import opening, outcome, own, plays, team_sums
from printkit.rules.lesson import Grid, Para, Scene, Step, Story
from printkit.rules.scene import Play, by_suit, height
from printkit.rules.telling import cards, head, moral, number, played, say, seat, story


def whole(scene: Scene) -> Story:
    """Tell a hand from the deal to the scores, however it was played."""
    return _hand(scene, "whole-hand", told)


def whole_hand(scene: Scene, found: object) -> Story:
    """SP-01: tell the hand of the lesson."""
    return whole(scene)


def briefly(lesson: str) -> Callable[[Scene, object], Story]:
    """Give the story of a lesson that is a whole hand too, told without the thinking."""

    def tell(scene: Scene, found: object) -> Story:
        return _hand(scene, lesson, in_brief)

    return tell


def _hand(scene: Scene, lesson: str, trick_by_trick: Callable[[Trick, Scene], list[Step]]) -> Story:
    return story(
        lesson,
        [*opening(scene, lesson), *_before(scene)],
        hands(scene),
        *(Para(tuple(trick_by_trick(trick, scene))) for trick in tricks(scene)),
        [say("columns")],
        by_seat(scene),
        [*own(scene), *team_sums(scene)],
        *_end(scene, lesson),
    )


def hands(scene: Scene) -> Grid:
    """Give what was dealt as a table: four cards in the hand, the fifth face up."""
    rows = tuple(
        (seat(who), cards(by_suit(hand[:-1])), cards(hand[-1:]))
        for who, hand in enumerate(scene.setup["hands"])
    )
    return Grid("lll", head("player", "held", "face-up"), rows)


def by_seat(scene: Scene) -> Grid:
    """Give the tricks as a table: a row a player, which seven need, and in the last column what was left."""
    over = tricks(scene)
    rows = []
    for who, left in enumerate(left_over(scene)):
        row = (played(trick, play) for trick in over for play in trick.plays if play.seat == who)
        rows.append((seat(who), *row, cards([left])))
    rows.append((*head("points"), *(number(1 + len(trick.scoring)) for trick in over), cards([])))
    heads = (*head("trick"), *(number(trick.number) for trick in over), *head("left"))
    return Grid("l" * len(heads), heads, tuple(rows))


def told(trick: Trick, scene: Scene) -> list[Step]:
    """Tell a trick: each decision with its reasons, an ace that settles the trump, who wins and what."""
    steps = [say("trick-head", trick=trick.number)]
    forced: list[Play] = []
    for play in trick.plays:
        alone = len(play.legal) == 1
        if not alone:
            steps += [*_forced(trick, forced, scene), *decision(trick, play, scene)]
            forced = []
        else:
            forced.append(play)
        if aces := _aces(trick, play, scene):
            steps += [*_forced(trick, forced, scene), *aces]
            forced = []
    return [*steps, *_forced(trick, forced, scene), *_taken(trick)]


def in_brief(trick: Trick, scene: Scene) -> list[Step]:
    """Tell a trick without reasons: the cards, an ace that settles the trump, who wins and what."""
    steps, start = [say("trick-head", trick=trick.number)], 0
    for stop, play in enumerate(trick.plays, 1):
        if aces := _aces(trick, play, scene):
            steps += [*plays(trick, scene, start, stop), *aces]
            start = stop
    return [*steps, *plays(trick, scene, start), *_taken(trick)]


def _taken(trick: Trick) -> list[Step]:
    """Tell who wins the trick, and what it is worth if that is more than the one point."""
    won, worth = outcome(trick)
    return [won, worth] if trick.scoring else [won]


def decision(trick: Trick, play: Play, scene: Scene) -> list[Step]:
    """Tell a choice among several cards: which they are, and why this one, if good sense plays it too."""
    thinking = play.thinking
    # that a leader may play any card need not be said each time
    legal = [] if play is trick.leader else [Step(f"legal.{play.reason.code}", play.facts)]
    if thinking is not None:
        over = play is not trick.leader and trick.ahead(trick.plays.index(play) + 1) is play
        low = height(play.card) == min(map(height, play.legal))
        return [
            *legal,
            Step(f"why.{thinking.code}", {**thinking.facts, "seat": play.seat, "over": over, "low": low}),
        ]
    if play is trick.leader:
        return [say("lead", seat=play.seat, card=play.card, face_up=play.card == face(scene, play), plays=[])]
    return [*legal, Step("why.random", {"seat": play.seat, "card": play.card})]


def _forced(trick: Trick, plays: list[Play], scene: Scene) -> list[Step]:
    """Tell the plays of those in a row who had one card of the led suit."""
    if not plays:
        return []
    row = [{"seat": play.seat, "card": play.card, "face_up": play.card == face(scene, play)} for play in plays]
    return [say("forced", plays=row, suit=trick.suit)]


def _aces(trick: Trick, play: Play, scene: Scene) -> list[Step]:
    """SP-10: tell what an ace does while 1st Ace is in force."""
    if scene.setup["die"] != 6 or trick.trump or play.card[0] != "A":
        return []
    first = next(one for one in trick.plays if one.card[0] == "A")
    if trick.number == TRICKS:
        return [say("ace-too-late")] if play is first else []
    if play is first:
        return [say("ace-names", suit=play.card[-1], trick=trick.number + 1)]
    facts = {"first": first.seat, "first_card": first.card, "suit": first.card[-1], "trick": trick.number + 1}
    return [say("ace-second", card=play.card, other=play.card[-1], **facts)]


def _before(scene: Scene) -> list[Step]:
    """Tell which hand of the game it is, and the scores before it, of all but the first."""
    number, scores = scene.setup["hand_no"], scene.setup["scores_before"]
    return [say("hand-no", hand_no=number, totals=_totals(scores))] if number > 1 else []


def _totals(scores: Sequence[int]) -> list[dict[str, int]]:
    return [{"seat": seat, "points": points} for seat, points in enumerate(scores)]


def _end(scene: Scene, lesson: str) -> tuple[Para, ...]:
    """SP-01, SP-18: tell the totals, where there are any but this hand's, and who has won."""
    claims = scene.claims
    steps = []
    if scene.setup["hand_no"] > 1:
        steps.append(say("totals", totals=_totals(claims["scores_after"])))
    if claims["game_over"]:
        steps.append(say("game-won", seats=claims["winners"]))
    return (Para((*steps, moral(lesson))),)
