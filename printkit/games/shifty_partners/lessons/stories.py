"""A hand of Shifty Partners as its lessons look at it and tell it: by pictures or tables, and by phrases.

What each text is filled with stands at the head of templates/shifty-partners/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from printkit.games.shifty_partners.game import TRICKS, rolled, scores, worth
from printkit.games.shifty_partners.policy import ABOVE, PACK
from printkit.rules import scene as base
from printkit.rules.cards import STANDARD
from printkit.rules.lesson import Drawing, Found, Grid, Scene, Step, Story
from printkit.rules.scene import Grade, Play, Puzzle, ask_may_play, ask_who_wins, height, picture
from printkit.rules.telling import Block, cards, head, holding, number, pairs, remark, seat, story, trick_table

Facts = dict[str, object]


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def trump(self) -> str | None:
        """SP-10: the trump in force during it."""
        trump: str | None = self.claim["trump"]
        return trump

    @property
    def scoring(self) -> tuple[str, ...]:
        """SP-16: the Queens and 2s in it."""
        return tuple(play.card for play in self.plays if scores(play.card))

    @property
    def points(self) -> int:
        """SP-16: what it is worth."""
        return worth([play.card for play in self.plays])

    @property
    def high(self) -> str:
        """The highest card of the suit led."""
        return str(max((play.card for play in self.plays if play.suit == self.suit), key=height))

    @property
    def aces(self) -> list[Play]:
        """SP-10: the plays of an ace, in order."""
        return [play for play in self.plays if play.card[0] == "A"]

    @property
    def ruffed(self) -> bool:
        """SP-13: a trump takes it from a lead of another suit."""
        return bool(self.best.card[-1] == self.trump != self.suit)


tricks = base.tricks_as(Trick)
"""Gives the tricks of a hand."""


def face(scene: Scene, play: Play) -> str | None:
    """SP-05: give the face-up card of who plays, if it was still there."""
    card: str = scene.setup["hands"][play.seat][-1]
    return card if card in play.held else None


def left_over(scene: Scene) -> tuple[str, ...]:
    """SP-15: give the card that each seat has left after the fourth trick."""
    return tuple(card for hand in scene.hand.hands for card in hand)


def partners(scene: Scene, seat: int) -> list[int]:
    """SP-07: give the seats of the team that a seat belongs to, itself too."""
    return next(team for team in scene.claims["teams"] if seat in team)


# --- pictures and tables


def table(trick: Trick, scene: Scene, about: Play | None = None, asked: bool = False) -> Drawing:
    """Give the trick on the table.

    ``about``: as it was before this play, with the hand of that player, whose legal cards are bright;
    ``asked``: it is not told who has won, or which cards are legal.
    """
    seen = trick.upto(about) if about else trick
    waiting = rolled(scene.setup["die"]) == "first-ace" and trick.trump is None
    trump = trick.trump or ("first-ace" if waiting else "none")
    winner = None if about or asked else trick.winner
    alt = Step("alt.trick", {"trump": trump, "plays": pairs(seen.plays), "winner": winner})
    more = {"team": ",".join(map(str, scene.claims["teams"][0])), "face": (about and face(scene, about)) or ""}
    drawn = picture(scene, seen, alt, trump, about, **more)
    return holding(drawn, about, asked, face_up=face(scene, about)) if about else drawn


def hand_table(scene: Scene, shown: Sequence[Trick]) -> Grid:
    """Give tricks, at 1st Ace with the trump of each; below a whole hand the card that each seat discards."""
    grid = trick_table(shown, len(scene.setup["hands"]), [trick.points for trick in shown])
    rows, none = list(grid.rows), cards([])
    if len(shown) == TRICKS:
        rows.append((*head("left"), *(cards([card]) for card in left_over(scene)), none, none))
    if scene.setup["die"] < 6:
        return grid._replace(rows=tuple(rows))
    trumps = [*(Step(f"words.trump-{trick.trump or 'none'}") for trick in shown), none]
    wide = tuple((row[0], trump, *row[1:]) for row, trump in zip(rows, trumps, strict=False))
    return Grid("lc" + grid.align[1:], (grid.head[0], *head("trump"), *grid.head[1:]), wide)


# --- sentences


def deal(scene: Scene) -> Step:
    """Say who plays with whom, and what was rolled."""
    dealer, die = scene.setup["dealer"], scene.setup["die"]
    mates, others = scene.claims["teams"]
    ours = [each for each in mates if each != dealer]
    facts = {"dealer": dealer, "partners": ours, "others": others, "roll": die, "trump": rolled(die)}
    return Step("tell.deal", facts)


def sums(scene: Scene) -> list[Facts]:
    """SP-17: give each team's seats, what each of them took, and the sum that every member scores."""
    points, score = scene.claims["points"], scene.claims["score"]
    return [
        {"seats": team, "taken": [(seat, points[seat]) for seat in team], "sum": score[team[0]]}
        for team in scene.claims["teams"]
    ]


def _of(trick: Trick, play: Play) -> Facts:
    """Give what may be said of a play and its trick."""
    return {
        "trick": trick.number,
        "seat": play.seat,
        "card": play.card,
        "suit": trick.suit,
        "trumps": [card for card in play.held if card[-1] == trick.trump],
        "high": trick.high,
        "second": next((one.card for one in trick.aces if one is not play), None),
        "winner": trick.winner,
        "best": trick.best.card,
        "points": trick.points,
    }


# --- what a person would say of a hand: one thing a trick, each proven by the hand itself


def remarks(scene: Scene) -> list[Step]:
    """Say what there is to say of up to three tricks, the first thing that is true of each."""
    return [step for trick in tricks(scene) if (step := _remark(scene, trick))][:3]


def _remark(scene: Scene, trick: Trick) -> Step | None:
    for look in (_names_trump, _unbeatable, _ruffs, _gives, _forced):
        for play in trick.plays:
            facts = look(scene, trick, play)
            if facts is not None:
                return remark(look.__name__.strip("_").replace("_", "-"), trick, play, **facts)
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
    """A Queen or 2 on a partner's card that the other team cannot beat: sense has looked at all it may hold."""
    if not play.thinking or play.code != "feed" or all(map(scores, play.legal)):  # it had no choice
        return None
    overtakes = ABOVE[trick.trump][play.to_beat[1]] >> STANDARD.ints[play.card] & 1
    return None if overtakes else {"taker": play.thinking.facts["taker"]}


def _forced(scene: Scene, trick: Trick, play: Play) -> Facts | None:
    """A Queen or 2 that has to follow, in a trick of the other team."""
    lost = scores(play.card) and trick.winner not in partners(scene, play.seat)
    alone = play.reason.code in ("only-one", "only-face-up")
    return {"suit": trick.suit, "winner": trick.winner} if lost and alone else None


# --- stories


def one_trick(lesson: str, scene: Scene, found: Found, *, open: bool = True) -> Story:
    """Tell what one trick shows; not ``open``: what one player sees before the play."""
    trick = tricks(scene)[found.trick - 1]
    play = trick.by(found.seat)
    figure = table(trick, scene, None if open else play)
    return story(lesson, figure, [Step(f"tell.{lesson}", {**_of(trick, play), "wanted": found.about})])


one_turn = partial(one_trick, open=False)


def two_tricks(lesson: str, scene: Scene, found: Found) -> Story:
    """SP-10: tell a trick with an ace, still without a trump, and the one after it, with one."""
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    text = Step(f"tell.{lesson}", {**_of(trick, trick.aces[0]), "next": _of(following, following.best)})
    return story(lesson, hand_table(scene, [trick, following]), [text])


def scored(lesson: str, scene: Scene, found: Found) -> Story:
    """SP-16, SP-17: tell a hand trick by trick, then the points."""
    text = Step(f"tell.{lesson}", {"teams": sums(scene), "seat": found.seat})
    return story(lesson, [deal(scene)], hand_table(scene, tricks(scene)), [text])


def hand(lesson: str, scene: Scene, found: Found | None = None) -> Story:
    """Tell a hand from the deal to the scores: a table, remarks, what each team scores, and totals."""
    claims, setup = scene.claims, scene.setup
    blocks: list[Block] = [[deal(scene)], hand_table(scene, tricks(scene)), remarks(scene)]
    if setup["hand_no"] == 1:
        blocks.append([Step("tell.sums", {"teams": sums(scene)})])
    else:
        columns = zip(setup["scores_before"], claims["score"], claims["scores_after"], strict=True)
        rows = [(seat(who), *map(number, row)) for who, row in enumerate(columns)]
        blocks.append(Grid("lrrr", head("player", "before", "score", "total"), tuple(rows)))
    if claims["game_over"]:
        won = {"seats": claims["winners"], "total": max(claims["scores_after"])}
        blocks.append([Step("tell.game-won", won)])
    return story(lesson, *blocks)


whole = partial(hand, "whole-hand")
"""Tells any hand."""


# --- puzzles: which cards may be played, who wins

MAY_PLAY: dict[str, Grade] = {"must-follow": 1, "only-one": 1, "cannot-follow": 2, "only-face-up": 3}


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for trick in tricks(scene):
        yield from (_may_play(scene, trick, play) for play in trick.plays[1:] if len(play.held) > 2)
        yield _who_wins(scene, trick)


def _may_play(scene: Scene, trick: Trick, play: Play) -> Puzzle:
    """SP-11, SP-12: ask for the legal cards; harder where none follows, and where the face-up card must."""
    up, code = face(scene, play), play.reason.code
    grade: Grade = 3 if code != "cannot-follow" and up in play.legal else MAY_PLAY[code]
    return ask_may_play(play, table(trick, scene, play, asked=True), grade)


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """SP-13, SP-16: ask for the winner; harder where trumps were played, and where there are none."""
    best, trump = trick.best, trick.trump
    waiting = scene.setup["die"] == 6
    trumps = sum(play.card[-1] == trump for play in trick.off_suit)
    grade: Grade = 3 if trumps > 1 or waiting else 2 if trumps or trump is None else 1
    how = "trump" if best.suit == trump else "suit" if trump else "no-trump"
    facts = {"seat": best.seat, "card": best.card, "suit": trick.suit, "how": how, "points": trick.points}
    figure = table(trick, scene, asked=True)
    return ask_who_wins(trick, figure, grade, (Step("why.wins", facts),), f"{how} {trick.ruffed} {waiting}")
