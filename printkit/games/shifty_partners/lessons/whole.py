"""A whole hand of Shifty Partners, told card by card: why these cards and no others, and why this one of them.

What is obvious is told briefly: those who have no choice share a sentence, and a leader may play anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from printkit.games.shifty_partners import TRICKS
from printkit.games.shifty_partners.lessons.seen import Play, Trick, by_suit, height, holding, left_over, tricks
from printkit.games.shifty_partners.lessons.sentences import (
    closing,
    opening,
    outcome,
    own,
    plays,
    say,
    team_sums,
)
from printkit.rules.lesson import Grid, Para, Scene, Step, Story, Turn


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
    return Story(
        Step(f"title.{lesson}"),
        (
            Para((*opening(scene, lesson), *_before(scene))),
            hands(scene),
            *(Para(tuple(trick_by_trick(trick, scene))) for trick in tricks(scene)),
            Para((say("columns"),)),
            by_seat(scene),
            Para((*own(scene), *team_sums(scene))),
            *_end(scene, lesson),
        ),
    )


def hands(scene: Scene) -> Grid:
    """Give what was dealt as a table: four cards in the hand, the fifth face up."""
    rows = tuple(
        (
            Step("cell.seat", {"seat": seat}),
            Step("cell.cards", {"cards": by_suit(hand[:-1])}),
            Step("cell.cards", {"cards": hand[-1:]}),
        )
        for seat, hand in enumerate(scene.setup["hands"])
    )
    return Grid("lll", tuple(Step(f"words.{head}") for head in ("player", "held", "face-up")), rows)


def by_seat(scene: Scene) -> Grid:
    """Give the tricks as a table: a row a player, which seven need, and in the last column what was left."""
    played = tricks(scene)
    rows = []
    for seat, left in enumerate(left_over(scene)):
        cells = []
        for trick in played:
            play = next(one for one in trick.plays if one.seat == seat)
            marks = {"led": play is trick.leader, "won": play is trick.best}
            cells.append(Step("cell.played", {"card": play.card, **marks}))
        rows.append((Step("cell.seat", {"seat": seat}), *cells, Step("cell.cards", {"cards": [left]})))
    worth = [Step("cell.number", {"number": 1 + len(trick.scoring)}) for trick in played]
    rows.append((Step("words.points"), *worth, Step("cell.cards", {"cards": []})))
    numbers = [Step("cell.number", {"number": trick.number}) for trick in played]
    head = (Step("words.trick"), *numbers, Step("words.left"))
    return Grid("l" * len(head), head, tuple(rows))


def told(trick: Trick, scene: Scene) -> list[Step]:
    """Tell a trick: each decision with its reasons, an ace that settles the trump, who wins and what."""
    players = len(trick.plays)
    turns = scene.turns[players * (trick.number - 1) : players * trick.number]
    steps = [say("trick-head", trick=trick.number)]
    forced: list[Play] = []
    for play, turn in zip(trick.plays, turns, strict=True):
        alone = len(play.legal) == 1
        if not alone:
            steps += [*_forced(trick, forced), *decision(trick, play, turn)]
            forced = []
        else:
            forced.append(play)
        if aces := _aces(trick, play, scene):
            steps += [*_forced(trick, forced), *aces]
            forced = []
    return [*steps, *_forced(trick, forced), *_taken(trick)]


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


def decision(trick: Trick, play: Play, turn: Turn) -> list[Step]:
    """Tell a choice among several cards: which they are, and why this one, if good sense plays it too."""
    reason, thinking = turn.legal.reason, turn.thinking
    facts = {**reason.facts, "seat": play.seat, "cards": list(play.legal)}
    if "trumps" in facts:
        facts["trumps"] = [card for card in play.legal if card[-1] == trick.trump]  # in the order of the hand
    # that a leader may play any card need not be said each time
    legal = [] if play is trick.leader else [Step(f"legal.{reason.code}", facts)]
    if turn.sound:
        over = play is not trick.leader and _beats(trick, play)
        low = height(play.card) == min(map(height, play.legal))
        thought = {**thinking.facts, "seat": play.seat, "over": over, "low": low}
        return [*legal, Step(f"why.{thinking.code}", thought)]
    if play is trick.leader:
        return [say("lead", seat=play.seat, card=play.card, face_up=play.card == play.face, plays=[])]
    return [*legal, Step("why.random", {"seat": play.seat, "card": play.card})]


def _beats(trick: Trick, play: Play) -> bool:
    """SP-13: tell whether a card beats all that were played before it."""
    return holding(trick, trick.plays.index(play) + 1, trick.trump) is play


def _forced(trick: Trick, plays: list[Play]) -> list[Step]:
    """Tell the plays of those in a row who had one card of the led suit."""
    if not plays:
        return []
    row = [{"seat": play.seat, "card": play.card, "face_up": play.card == play.face} for play in plays]
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
    return (Para((*steps, *closing(lesson))),)
