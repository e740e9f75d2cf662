"""What is told of a hand of Twin Shoot: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/twin-shoot/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from printkit.games.twin_shoot.game.rules import SHOOT
from printkit.games.twin_shoot.lessons.scene import (
    Bid,
    Play,
    Trick,
    bids,
    by_suit,
    higher,
    missed,
    points,
    teams,
    tricks,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step
from printkit.rules.telling import cards, head, number, pairs, played, say, seat

# --- sentences about a hand


def opening(scene: Scene, lesson: str, trick: int = 0) -> list[Step]:
    """Say in one line who plays with whom, and in which trick; then what to know beforehand."""
    told = say("setup", players=len(scene.setup["hands"]), teams=teams(scene), trick=trick)
    return [told, Step(f"look.{lesson}")]


def standing(scene: Scene, key: str = "scores_before") -> list[dict[str, object]]:
    """Give the teams with their scores, before or after the hand."""
    scores = scene.setup[key] if key in scene.setup else scene.claims[key]
    return [{"team": team, "score": score} for team, score in zip(teams(scene), scores, strict=True)]


def shown(scene: Scene, team: Sequence[int]) -> list[dict[str, object]]:
    """TS-13: give what a team shows that opens."""
    return [
        {"seat": one, "cards": list(bids(scene)[one].cards), "bid": bids(scene)[one].number} for one in team
    ]


# --- sentences about a trick


def plays(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another.

    Who leads and who sets the follow have a sentence of their own; of the others those who follow share one,
    and so do those who cannot.
    """
    told: list[Step] = []
    row: list[Play] = []
    for place, play in list(enumerate(trick.plays))[start:stop]:
        single = not trick.set_at or place <= trick.set_at
        if row and (single or row[0].matches != play.matches):
            told += _row(trick, row)
            row = []
        if single:
            told.append(alone(trick, place))
        else:
            row.append(play)
    return [*told, *_row(trick, row)]


def alone(trick: Trick, place: int) -> Step:
    """Tell a play that leads, sets the follow, or comes before it is set."""
    play = trick.plays[place]
    facts = {"seat": play.seat, "card": play.card}
    if place == 0:
        return say("lead", **facts)
    if play.sets == "suit":
        return say("sets-suit", **facts, suit=trick.suit, partner=place == 1)
    if play.sets == "rank":
        return say("sets-rank", **facts, rank=trick.rank, partner=place == 1)
    facts |= {"suit": trick.suit, "rank": trick.rank}
    if place + 1 == len(trick.plays):
        return say("neither-last", **facts)
    # nobody before has set a follow, so all of these had neither
    return say("neither" if place == 1 else "neither-too", **facts, next=trick.plays[place + 1].seat)


def _row(trick: Trick, row: Sequence[Play]) -> list[Step]:
    if not row:
        return []
    if row[0].matches:
        return [say("follow", plays=pairs(row))]
    suit, rank = trick.suit if trick.follow == "suit" else None, trick.rank if trick.follow == "rank" else None
    return [say("free", plays=pairs(row), suit=suit, rank=rank)]


def outcome(trick: Trick) -> Step:
    """TS-21, TS-22, TS-23: tell who wins the trick and why."""
    facts: dict[str, Any] = {"seat": trick.winner, "card": trick.best.card}
    if trick.follow == "suit":
        return say("won-suit", **facts, suit=trick.suit, led=trick.best is trick.leader)
    if trick.follow == "rank":
        same = by_suit(play.card for play in trick.plays if play.card[0] == trick.rank)
        return say("won-rank", **facts, rank=trick.rank, cards=list(same))
    over = [play.card for play in trick.plays if higher(play.card, trick.leader.card)]
    return say("won-lead-higher", **facts, cards=over) if over else say("won-lead", **facts)


# --- figures


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


def bid_cards(bid: Bid, ask: bool = False) -> Drawing:
    """Give two bid cards and how they add up; ``ask``: not how."""
    values: dict[str, str | int] = {
        "cards": ",".join(bid.cards),
        "values": "?,?" if ask else ",".join(map(str, bid.facts["values"])),
        "seat": bid.seat,
        "bid": "?" if ask else bid.number,
    }
    facts = {"seat": bid.seat, "cards": list(bid.cards)} if ask else bid.facts
    return Drawing("bid", values, (Step("alt.bid-asked" if ask else "alt.bid", facts),))


# --- tables


def bid_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, what their suits are worth, and the bid."""
    rows = tuple(
        (seat(bid.seat), cards(bid.cards), say("cell-sum", values=bid.facts["values"]), number(bid.number))
        for bid in bids(scene)
    )
    return Grid("llcr", head("player", "bid-cards", "sum", "bid"), rows)


def result_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, the bid, and the tricks taken."""
    rows = tuple(
        (seat(bid.seat), cards(bid.cards), number(bid.number), number(won))
        for bid, won in zip(bids(scene), scene.claims["tricks_won"], strict=True)
    )
    return Grid("llrr", head("player", "bid-cards", "bid", "tricks"), rows)


def score_table(scene: Scene) -> Grid:
    """Give each team's score before the hand, what it adds, and the total."""
    sums = zip(scene.setup["scores_before"], scene.claims["score"], scene.claims["scores_after"], strict=True)
    rows = tuple(
        (say("cell-team", team=team), *map(number, row)) for team, row in zip(teams(scene), sums, strict=True)
    )
    return Grid("lrrr", head("team", "before", "score", "after"), rows)


def trick_table(scene: Scene, only: Trick | None = None) -> Grid:
    """Give a whole hand as a table, or one trick: what each seat played, what was followed, who won."""
    seats = [play.seat for play in only.plays] if only else range(len(scene.setup["hands"]))
    rows = []
    for trick in [only] if only else tricks(scene):
        row = {play.seat: played(trick, play) for play in trick.plays}
        follow = say("cell-follow", follow=trick.follow, suit=trick.suit, rank=trick.rank)
        rows.append((number(trick.number), *(row[one] for one in seats), follow, seat(trick.winner)))
    columns = (*head("trick"), *map(seat, seats), *head("follow", "winner"))
    return Grid("c" + "l" * len(seats) + "cc", columns, tuple(rows), opens=only is not None)


# --- points


def hits_and_misses(scene: Scene, seats: Sequence[int] | None = None) -> Step:
    """TS-25: tell who of all, or of some, took exactly what they bid, and who did not."""
    told = range(len(scene.setup["hands"])) if seats is None else seats
    gone = [one for one in missed(scene) if one in told]
    return say("marks", hits=[one for one in told if one not in gone], misses=misses(scene, gone))


def misses(scene: Scene, seats: Sequence[int]) -> list[dict[str, object]]:
    """Give what some seats bid and took."""
    won = scene.claims["tricks_won"]
    return [{"seat": one, "bid": bids(scene)[one].number, "won": won[one]} for one in seats]


def team_sums(scene: Scene) -> list[Step]:
    """TS-25, TS-26: tell what each team's score is made of."""
    return [
        say(
            "team-sum",
            team=team,
            **made._asdict() | {"hits": made.shoot // SHOOT, "shoot": SHOOT},
            sum=sum(made),
        )
        for team, made in zip(teams(scene), points(scene), strict=True)
    ]
