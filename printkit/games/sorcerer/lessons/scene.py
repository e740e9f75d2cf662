"""A deal of Sorcerer as its lessons look at it: tricks, scores, the table, remarks, puzzles."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.sorcerer.game import PACK, PLAYERS, SEATS, TRUMP, points, takes
from printkit.rules import scene as base
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.scene import Grade, Play, Puzzle, ask_may_play, ask_who_wins, by_suit, height, picture
from printkit.rules.telling import holding, most_telling, pairs, remark


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def suit(self) -> str | None:  # type: ignore[override]  # only here cards have no suit
        """SO-10: the led suit, None after a joker."""
        return None if self.leader.card in PACK.jokers else super().suit

    @property
    def idle(self) -> list[int]:
        """SO-07: the dummies that sit the trick out."""
        return [seat for seat in range(PLAYERS, SEATS) if (seat - self.leader.seat) % PLAYERS]

    @property
    def jokers(self) -> list[Play]:
        """The plays of a joker."""
        return [play for play in self.plays if play.card in PACK.jokers]

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays of another suit than the one led, jokers left out."""
        return tuple(play for play in self.plays if play.card not in PACK.jokers and play.suit != self.suit)


tricks = base.tricks_as(Trick)
"""Gives the tricks of a deal."""


def gone(scene: Scene, at: int) -> set[str]:
    """Give the cards played before a turn."""
    return {turn.action["card"] for turn in scene.turns[PLAYERS:at]}


def good(trick: Trick, scene: Scene) -> bool:
    """Tell whether a lead must win the trick, as its owner can see: no card not seen by the owner beats it.

    The opponents play from their hands alone (SO-07). The owner's other seat beats it only if it has to.
    """
    lead, hands = trick.leader, enumerate(scene.setup["hands"][:PLAYERS])
    hidden = {card for seat, hand in hands if (seat - lead.seat) % PLAYERS for card in hand}
    mine = next(play for play in trick.plays[1:] if (play.seat - lead.seat) % PLAYERS == 0)
    beaten = any(takes(card, lead.card) for card in hidden - gone(scene, lead.at))
    return not beaten and not all(takes(card, lead.card) for card in mine.legal)


def scores(scene: Scene) -> list[tuple[int, int, int]]:
    """SO-04, SO-12: give bid, tricks and points of each hand and dummy, by seat."""
    both = enumerate(zip(scene.hand.bids, scene.hand.won, strict=True))
    return [(bid, won, points(seat, bid, won)) for seat, (bid, won) in both]


def table(trick: Trick, scene: Scene, about: Play | None = None, asked: bool = False) -> Drawing:
    """Give the trick on the table; with ``about`` the hand or dummy it is from, whose legal cards are bright.

    What it has played is among its cards all the same, raised. ``asked``: it has not been played yet, and it is
    not told which cards are legal, or who has won.
    """
    seen = trick.upto(about) if about and asked else trick
    winner, chosen = None if asked else trick.winner, about.card if about and not asked else ""
    alt = Step("alt.trick", {"plays": pairs(seen.plays), "winner": winner, "idle": trick.idle})
    more = {"winner": "" if asked else trick.winner, "chosen": chosen}
    drawn = picture(scene, seen, alt, None, about, **more)._replace(name="table")
    return holding(drawn, about, asked) if about else drawn


def remarks(scene: Scene) -> list[Step]:
    """Give up to three remarks."""
    found = (step for trick in tricks(scene) for step in about(scene, trick))
    return most_telling(found, ("good", "idle", "under", "full"))


def about(scene: Scene, trick: Trick) -> Iterator[Step]:
    """Give what may be remarked about a trick."""
    best, made = trick.best, scores(scene)
    won = [sum(one.winner == seat for one in tricks(scene)[: trick.number - 1]) for seat in range(len(made))]

    def on(code: str, play: Play, **more: object) -> Step:
        return remark(code, trick, play, bid=made[play.seat][0], **more)

    if trick.suit and best is trick.leader and good(trick, scene):
        rest = {*PACK.codes} - gone(scene, trick.leader.at)
        yield on("good", trick.leader, left=any(takes(card, trick.leader.card) for card in rest))
    for seat in trick.idle:
        left = by_suit({*scene.setup["hands"][seat]} - gone(scene, best.at))
        if beating := [card for card in left if card[-1] == trick.suit and takes(card, best.card)]:
            yield on("idle", best, idle=seat, other=beating[0])
    for play in trick.plays[1:]:
        taker, ahead = play.to_beat
        taking = [card for card in play.legal if takes(card, ahead)]
        kept = taking and play.card not in taking and ahead == best.card  # which nobody has beaten after it
        if kept and height(play.card) >= height("TS"):
            if (taker - play.seat) % PLAYERS == 0:
                if won[taker] < made[taker][0]:
                    yield on("under", play, best=ahead, other=taker)
            elif won[play.seat] == made[play.seat][0]:
                yield on("full", play, best=ahead)


# --- puzzles: who plays next, which cards may be played, who wins, what a player scores

MAY_PLAY: dict[str, Grade] = {"cannot-follow": 2, "joker-led": 2, "follow-or-joker": 3}
FEWEST = 3
"""A hand or dummy that is asked about holds at least so many cards."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal."""
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            if place:
                yield _plays_next(scene, trick, place)
            if place and len(play.held) >= FEWEST:
                # SO-06, SO-09, SO-10: harder where none follows, and with a joker beside some
                grade = MAY_PLAY.get(play.reason.code, 1)
                yield ask_may_play(play, table(trick, scene, play, asked=True), grade)
        yield _who_wins(scene, trick)
    yield _scores(scene)


def _plays_next(scene: Scene, trick: Trick, place: int) -> Puzzle:
    """SO-07, SO-08: ask for the next seat; harder past the leader's neighbour, hardest when a dummy has led."""
    play, by_dummy = trick.plays[place], trick.leader.seat >= PLAYERS
    grade: Grade = 3 if by_dummy else 1 if place == 1 else 2
    so_far = Step("alt.so-far", {"plays": pairs(trick.plays[:place])})
    shown = table(trick.upto(play), scene, asked=True)
    shown = shown._replace(values={**shown.values, "asks": "next"}, alt=(so_far,))
    order = Step("why.order", {"seats": [one.seat for one in trick.plays]})
    path, family = ("tricks", trick.number - 1, "seats", place), f"{'dummy' if by_dummy else 'hand'} {place}"
    ask, answer = Step("ask.plays-next"), (Step("reply.plays-next", {"seat": play.seat}), order)
    return Puzzle("plays-next", grade, family, play.at, path, play.seat, shown, ask, answer)


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """SO-06, SO-09, SO-10: ask for the winner; harder with a ruff or a joker, hardest with two such cards."""
    best = trick.best
    kind = "joker" if best.card in PACK.jokers else "trump" if best.suit == TRUMP else "suit"
    facts = {"seat": best.seat, "card": best.card, "kind": kind, "suit": trick.suit}
    strong = len(trick.jokers) + sum(play.suit == TRUMP for play in trick.off_suit)
    grade: Grade = 1 if not strong else 2 if strong == 1 else 3
    family = f"{kind} {trick.suit == TRUMP} {strong}"
    return ask_who_wins(trick, table(trick, scene, asked=True), grade, (Step("why.wins", facts),), family)


def _scores(scene: Scene) -> Puzzle:
    """SO-12: ask what a player scores, one with an exact dummy or hand if there is one.

    Both missed is only counting; an exact bid of nothing, which scores all the same, is easily forgotten.
    """
    made = scores(scene)
    exact = [bid == won for bid, won, _ in made]
    player = max(range(PLAYERS), key=lambda one: (exact[one] + exact[PLAYERS + one], made[PLAYERS + one][1]))
    hand, dummy = made[player], made[PLAYERS + player]
    kept = [won for bid, won, _ in (hand, dummy) if bid == won]
    facts = {"seat": player, "hand_bid": hand[0], "hand_won": hand[1]}
    facts |= {"dummy_bid": dummy[0], "dummy_won": dummy[1]}
    grade: Grade = 1 if not kept else 3 if 0 in kept else 2
    family = " ".join("exact" if exact[seat] else "missed" for seat in (player, PLAYERS + player))
    figure, ask = Drawing("counted", facts, (Step("alt.counted", facts),)), Step("ask.scores", {"seat": player})
    answer = (Step("why.scores", {**facts, "hand": hand[2], "dummy": dummy[2]}),)
    claim, at, truth = ("score", player), len(scene.turns), hand[2] + dummy[2]
    return Puzzle("scores", grade, family, at, claim, truth, figure, ask, answer)
