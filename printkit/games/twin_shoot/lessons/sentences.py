"""What is told of a hand of Twin Shoot: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/twin-shoot/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from printkit.games.twin_shoot import rules
from printkit.games.twin_shoot.lessons.seen import (
    Bid,
    Play,
    Trick,
    by_suit,
    higher,
    missed,
    opened,
    teams,
    tricks,
)
from printkit.games.twin_shoot.lessons.seen import bids as bids_of
from printkit.rules.lesson import Drawing, Grid, Scene, Step


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


def number(value: int) -> Step:
    """Give a number in the cell of a table."""
    return Step("cell.number", {"number": value})


def pairs(plays: Sequence[Play]) -> list[dict[str, object]]:
    """Give plays as phrases have them."""
    return [{"seat": play.seat, "card": play.card} for play in plays]


# --- sentences about a hand


def opening(scene: Scene, lesson: str, trick: int = 0) -> list[Step]:
    """Say in one line who plays with whom, and in which trick; then what to know beforehand."""
    return [
        say("setup", players=len(scene.setup["hands"]), teams=teams(scene), trick=trick),
        Step(f"look.{lesson}"),
    ]


def standing(scene: Scene, key: str = "scores_before") -> list[dict[str, object]]:
    """Give the teams with their scores, before or after the hand."""
    scores = scene.setup[key] if key in scene.setup else scene.claims[key]
    return [{"team": team, "score": score} for team, score in zip(teams(scene), scores, strict=True)]


def closing(lesson: str) -> list[Step]:
    """Say what the example has shown."""
    return [Step(f"moral.{lesson}")]


# --- sentences about a trick


def plays(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another.

    Who leads and who sets the follow have a sentence of their own; of the others those who follow share one,
    and so do those who cannot.
    """
    told: list[Step] = []
    row: list[Play] = []
    for place, play in enumerate(trick.plays[:stop]):
        if place < start:
            continue
        if row and (_alone(trick, place) or row[0].matches != play.matches):
            told += _row(trick, row)
            row = []
        if _alone(trick, place):
            told.append(alone(trick, place))
        else:
            row.append(play)
    return [*told, *_row(trick, row)]


def _alone(trick: Trick, place: int) -> bool:
    """Tell whether a play comes before the follow is set, or sets it."""
    return not trick.set_at or place <= trick.set_at


def alone(trick: Trick, place: int) -> Step:
    """Tell a play that leads, sets the follow, or comes before it is set."""
    play = trick.plays[place]
    if place == 0:
        return say("lead", seat=play.seat, card=play.card)
    facts = {"seat": play.seat, "card": play.card}
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
    followed = {"suit": (trick.suit, None), "rank": (None, trick.rank), "none": (None, None)}[trick.follow]
    return [say("free", plays=pairs(row), suit=followed[0], rank=followed[1])]


def outcome(trick: Trick) -> Step:
    """TS-21, TS-22, TS-23: tell who wins the trick and why."""
    facts: dict[str, Any] = {"seat": trick.winner, "card": trick.best.card}
    if trick.follow == "suit":
        return say("won-suit", **facts, suit=trick.suit, led=trick.best is trick.leader)
    if trick.follow == "rank":
        cards = by_suit(play.card for play in trick.plays if play.card[0] == trick.rank)
        return say("won-rank", **facts, rank=trick.rank, cards=list(cards))
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
    shown = trick.plays[:upto]
    winner = trick.winner if upto is None else None
    is_set = trick.follow != "none" and (upto is None or upto > trick.set_at)
    follow = trick.follow if is_set else "none"
    values: dict[str, str | int] = {
        "players": len(scene.setup["hands"]),
        "leader": trick.leader.seat,
        "cards": ",".join(play.card for play in shown),
        "follow": follow,
        "setter": trick.set_at if is_set else "",
        "winner": "" if winner is None else winner,
        "seat": "" if about is None else about.seat,
        "hand": "" if about is None else ",".join(about.held),
        "legal": "" if about is None else ",".join(about.legal),
    }
    way = None if ask == "next" else trick.clockwise
    if ask:
        follow = "ask"
        values |= {"follow": follow, "setter": "", "ask": ask}
    facts = {"suit": trick.suit, "rank": trick.rank, "follow": follow, "clockwise": way}
    alt = [Step("alt.table", {**facts, "plays": pairs(shown), "winner": winner})]
    if about is not None:
        held = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal), "done": upto is None}
        alt.append(Step("alt.turn", held))
    return Drawing("trick", values, tuple(alt))


def bid_cards(bid: Bid) -> Drawing:
    """Give two bid cards and how they add up."""
    values: dict[str, str | int] = {
        "cards": ",".join(bid.cards),
        "values": ",".join(str(value) for value in bid.values),
        "seat": bid.seat,
        "bid": bid.number,
    }
    facts = {"seat": bid.seat, "cards": list(bid.cards), "values": list(bid.values), "bid": bid.number}
    return Drawing("bid", values, (Step("alt.bid", facts),))


def bid_asked(bid: Bid) -> Drawing:
    """Give two bid cards, and not how they add up."""
    values: dict[str, str | int] = {"cards": ",".join(bid.cards), "values": "?,?", "seat": bid.seat, "bid": "?"}
    return Drawing("bid", values, (Step("alt.bid-asked", {"seat": bid.seat, "cards": list(bid.cards)}),))


def score_asked(scene: Scene) -> Drawing:
    """Give everyone's bid cards and tricks, and not what they come to."""
    won, team = scene.claims["tricks_won"], opened(scene)
    made = [{"seat": bid.seat, "cards": list(bid.cards), "won": won[bid.seat]} for bid in bids_of(scene)]
    values: dict[str, str | int] = {
        "cards": ",".join(card for bid in bids_of(scene) for card in bid.cards),
        "won": ",".join(map(str, won)),
        "open": "" if team is None else team,
    }
    open_ = None if team is None else teams(scene)[team]
    return Drawing("score", values, (Step("alt.score", {"bids": made, "team": open_}),))


# --- tables


def _seat(seat: int) -> Step:
    return Step("cell.seat", {"seat": seat})


def bid_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, what their suits are worth, and the bid."""
    rows = tuple(
        (
            _seat(bid.seat),
            Step("cell.cards", {"cards": bid.cards}),
            say("cell-sum", values=bid.values),
            number(bid.number),
        )
        for bid in bids_of(scene)
    )
    return Grid("llcr", _heads("player", "bid-cards", "sum", "bid"), rows)


def result_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, the bid, and the tricks taken."""
    rows = tuple(
        (
            _seat(bid.seat),
            Step("cell.cards", {"cards": bid.cards}),
            number(bid.number),
            number(scene.claims["tricks_won"][bid.seat]),
        )
        for bid in bids_of(scene)
    )
    return Grid("llrr", _heads("player", "bid-cards", "bid", "tricks"), rows)


def score_table(scene: Scene) -> Grid:
    """Give each team's score before the hand, what it adds, and the total."""
    rows = tuple(
        (say("cell-team", team=team), number(before), number(added), number(total))
        for team, before, added, total in zip(
            teams(scene),
            scene.setup["scores_before"],
            scene.claims["score"],
            scene.claims["scores_after"],
            strict=True,
        )
    )
    return Grid("lrrr", _heads("team", "before", "score", "after"), rows)


def trick_table(scene: Scene, only: Trick | None = None) -> Grid:
    """Give a whole hand as a table, or one trick: what each seat played, what was followed, who won."""
    seats = [play.seat for play in only.plays] if only else range(len(scene.setup["hands"]))
    rows = []
    for trick in [only] if only else tricks(scene):
        cards = {
            play.seat: Step(
                "cell.played",
                {"card": play.card, "led": play is trick.leader, "won": play is trick.best},
            )
            for play in trick.plays
        }
        follow = say("cell-follow", follow=trick.follow, suit=trick.suit, rank=trick.rank)
        rows.append(
            (number(trick.number), *(cards[seat] for seat in seats), follow, _seat(trick.winner)),
        )
    head = (*_heads("trick"), *(_seat(seat) for seat in seats), *_heads("follow", "winner"))
    return Grid("c" + "l" * len(seats) + "cc", head, tuple(rows), opens=only is not None)


def _heads(*keys: str) -> tuple[Step, ...]:
    return tuple(Step(f"words.{key}") for key in keys)


# --- points


def hits_and_misses(scene: Scene, seats: Sequence[int] | None = None) -> Step:
    """TS-25: tell who of all, or of some, took exactly what they bid, and who did not."""
    told = range(len(scene.setup["hands"])) if seats is None else seats
    gone = [seat for seat in missed(scene) if seat in told]
    hits = [seat for seat in told if seat not in gone]
    return say("marks", hits=hits, misses=misses(scene, gone))


def misses(scene: Scene, seats: Sequence[int]) -> list[dict[str, object]]:
    """Give what some seats bid and took."""
    won = scene.claims["tricks_won"]
    return [{"seat": seat, "bid": bids_of(scene)[seat].number, "won": won[seat]} for seat in seats]


def team_sums(scene: Scene) -> list[Step]:
    """TS-25, TS-26: tell what each team's score is made of."""
    gone, won, team_opened = missed(scene), scene.claims["tricks_won"], opened(scene)
    told = []
    for team, sum_ in zip(teams(scene), scene.claims["score"], strict=True):
        hits = sum(seat not in gone for seat in team)
        mine = team_opened == team[0] // 2
        failed = team_opened is not None and any(seat // 2 == team_opened for seat in gone)
        told.append(
            say(
                "team-sum",
                team=team,
                tricks=sum(won[seat] for seat in team),
                hits=hits,
                shoot=rules.SHOOT,
                twin=rules.TWIN if hits == 2 else 0,
                overhead=rules.OVERHEAD if hits == 2 and mine else 0,
                missed=rules.MISSED if failed and not mine else 0,
                sum=sum_,
            )
        )
    return told
