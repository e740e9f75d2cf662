"""The stories of Twin Shoot's lessons: a picture or a table, then what that cannot say (``tell.LESSON``)."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.twin_shoot.game.rules import MISSED, OVERHEAD, SHOOT, opening_leader
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.remarks import remarks, safe
from printkit.games.twin_shoot.lessons.scene import (
    Bid,
    Play,
    Trick,
    bids,
    missed,
    opened,
    points,
    teams,
    tricks,
    unseen,
)
from printkit.rules import telling
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.telling import cards, head, number, pairs, seat, story

Tell = Callable[[Scene, Found], Story]

# --- figures and tables


def table(
    trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None, ask: str = ""
) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, the legal cards apart.

    ``upto``: only so many cards have been played, and nobody has won yet. ``ask``: what a puzzle leaves out,
    ``follow`` what has to be followed, ``next`` that and the way round.
    """
    there = trick.plays[:upto]
    winner = trick.winner if upto is None else None
    is_set = trick.follow != "none" and (upto is None or upto > trick.set_at)
    follow = "ask" if ask else trick.follow if is_set else "none"
    values: dict[str, str | int] = {
        "players": len(scene.setup["hands"]),
        "leader": trick.leader.seat,
        "cards": ",".join(play.card for play in there),
        "follow": follow,
        "setter": trick.set_at if is_set and not ask else "",
        "winner": "" if winner is None else winner,
        "seat": "" if about is None else about.seat,
        "hand": "" if about is None else ",".join(about.held),
        "legal": "" if about is None else ",".join(about.legal),
    }
    if ask:
        values["ask"] = ask
    way = None if ask == "next" else trick.clockwise
    facts = {"suit": trick.suit, "rank": trick.rank, "follow": follow, "clockwise": way}
    alt = [Step("alt.table", {**facts, "plays": pairs(there), "winner": winner})]
    if about is not None:
        held = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal), "done": upto is None}
        alt.append(Step("alt.turn", held))
    return Drawing("trick", values, tuple(alt))


def bid_cards(bid: Bid) -> Drawing:
    """Give two bid cards, and not how they add up."""
    values: dict[str, str | int] = {"cards": ",".join(bid.cards), "values": "?,?", "seat": bid.seat, "bid": "?"}
    return Drawing("bid", values, (Step("alt.bid-asked", {"seat": bid.seat, "cards": list(bid.cards)}),))


def bid_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, the bid, and the tricks taken."""
    rows = tuple(
        (seat(bid.seat), cards(bid.cards), number(bid.number), number(won))
        for bid, won in zip(bids(scene), scene.claims["tricks_won"], strict=True)
    )
    return Grid("llrr", head("player", "bid-cards", "bid", "tricks"), rows)


def score_table(scene: Scene) -> Grid:
    """TS-25, TS-26: give what each team's score is made of, what it had before if any had, and the total."""
    columns = {word: [one[at] for one in points(scene)] for at, word in enumerate(points(scene)[0]._fields)}
    columns = {word: column for word, column in columns.items() if any(column)} | {
        "score": scene.claims["score"]
    }
    if any(scene.setup["scores_before"]):
        columns |= {"before": scene.setup["scores_before"], "after": scene.claims["scores_after"]}
    rows = tuple(
        (Step("cell.seats", {"seats": team}), *(number(column[at]) for column in columns.values()))
        for at, team in enumerate(teams(scene))
    )
    return Grid("l" + "r" * len(columns), head("team", *columns), rows)


def trick_table(scene: Scene) -> Grid:
    """Give a whole hand as a table: what each seat played, what was followed, who won."""
    grid = telling.trick_table(tricks(scene), len(scene.setup["hands"]))
    rows = []
    for trick, row in zip(tricks(scene), grid.rows, strict=True):
        followed = {
            "suit": Step("cell.suit", {"suit": trick.suit}),
            "rank": Step("cell.rank", {"rank": trick.rank}),
        }
        rows.append((*row[:-1], followed.get(trick.follow, Step("cell.none")), row[-1]))
    return grid._replace(
        align=grid.align + "c", head=(*grid.head[:-1], *head("follow", "winner")), rows=tuple(rows)
    )


# --- stories


def in_a_trick(lesson: str, hand: bool = False) -> Tell:
    """Give the story of a trick; ``hand``: with the cards of the player whom it is about."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = next(play for play in trick.plays if play.seat == found.seat)
        facts = {
            **play.facts,
            **trick.facts,
            "card": play.card,
            "safe": safe(play.card, unseen(scene, play), trick.follow),
        }
        return story(lesson, table(trick, scene, play if hand else None), [Step(f"tell.{lesson}", facts)])

    return tell


def directions(scene: Scene, found: Found) -> Story:
    """TS-15, TS-24: show two tricks, one going each way."""
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    facts = {**trick.facts, "second": following.plays[1].seat}
    return story("directions", table(trick, scene), table(following, scene), [Step("tell.directions", facts)])


def scored(lesson: str) -> Tell:
    """Give the story of a score: who bid and took what, what each team scores for it."""

    def tell(scene: Scene, found: Found) -> Story:
        seats, opener, claims = teams(scene), opened(scene), scene.claims
        of = found.seat // 2 if opener is None else opener
        gone = [seat for seat in missed(scene) if seat in seats[of]]
        facts = {
            "team": seats[of],
            "others": [team for team in seats if team != seats[of]],
            "misses": [
                {"seat": one, "bid": bids(scene)[one].number, "won": claims["tricks_won"][one]} for one in gone
            ],
            "hits": [seat for seat in seats[of] if seat not in gone],
            "before": scene.setup["scores_before"],
            "scores": claims["score"],
            "after": claims["scores_after"],
            "bonus": OVERHEAD,
            "missed": MISSED,
            "shoot": SHOOT,
        }
        return story(lesson, bid_table(scene), score_table(scene), [Step(f"tell.{lesson}", facts)])

    return tell


def tie_forbids(scene: Scene, found: Found) -> Story:
    """TS-13: tell who would like to open, and may not."""
    scores = scene.setup["scores_before"]
    last = [team for team, score in zip(teams(scene), scores, strict=True) if score == min(scores)]
    return story("tie-forbids", [Step("tell.tie-forbids", {"teams": last, "score": min(scores)})])


def opening_lead(scene: Scene, found: Found) -> Story:
    """TS-27, TS-29: show who leads first in the hands of two rounds."""
    players, hand_no, count = len(scene.setup["hands"]), scene.setup["hand_no"], len(teams(scene))
    first = found.seat // 2 - hand_no + 1  # the team that led the first hand
    leads = [opening_leader(players, hand, (first + hand - 1) % count) for hand in range(1, players + 1)]
    order = [{"hand": hand, "seat": one} for hand, one in enumerate(leads, 1)]
    hands = ",".join(str(leads.index(one) + 1) for one in range(players))
    facts = {"hand": hand_no, "seat": found.seat, "partner": found.seat ^ 1, "dealer": scene.setup["dealer"]}
    return story(
        "opening-lead",
        Drawing("rounds", {"players": players, "hands": hands}, (Step("alt.rounds", {"leads": order}),)),
        [Step("tell.opening-lead", facts)],
    )


def whole(scene: Scene) -> Story:
    """Tell a hand as a table of tricks, with remarks at the turns that matter."""
    return story(
        "whole-hand",
        bid_table(scene),
        trick_table(scene),
        *([step] for step in remarks(scene)),
        score_table(scene),
    )
