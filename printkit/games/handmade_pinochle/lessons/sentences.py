"""What is told of a deal of Handmade Pinochle: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/handmade-pinochle/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.lessons.scene import (
    Play,
    Trick,
    by_suit,
    counted,
    makings,
    meld_cards,
    meld_value,
    melds_of,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Text
from printkit.rules.telling import head, number, pairs, say, seat, trick_table


def by_pair(points: Sequence[int]) -> list[dict[str, object]]:
    """Give points of the pairs as phrases take them."""
    return [{"pair": list(pair), "points": points[at]} for at, pair in enumerate(PAIRS)]


def opening(scene: Scene, lesson: str) -> Text:
    """Say in one line who plays with whom, who is declarer for how much and what is trump."""
    declarer, contract = scene.claims["declarer"], scene.claims["contract"]
    facts = {"pairs": [list(pair) for pair in PAIRS], "declarer": declarer, "contract": contract}
    return (say("pairs", **facts, trump=trump(scene)), Step(f"look.{lesson}"))


# --- hand-making and melds


def drafted(scene: Scene) -> Grid:
    """HP-04, HP-05: give hand-making as a table: what each seat got, turn by turn; what was kept is marked."""
    rows = []
    for making in makings(scene):
        got = {pick.seat: pick.card for pick in making.picks}
        cells = (say("cell-got", card=got[who], kept=who == making.maker) for who in range(4))
        rows.append((number(making.number), *cells))
    return Grid("cllll", (*head("turn"), *map(seat, range(4))), tuple(rows))


def hands(scene: Scene) -> Grid:
    """HP-05: give the hands that were made as a table."""
    made = (list(by_suit(scene, hand)) for hand in scene.claims["hands"])
    rows = tuple((seat(who), say("cell-cards", cards=hand)) for who, hand in enumerate(made))
    return Grid("cl", head("player", "hand"), rows)


def melds(scene: Scene) -> Grid:
    """HP-13: give what everyone shows as a table."""
    rows = tuple(
        (
            seat(who),
            say("cell-melds", melds=melds_of(scene, who)),
            say("cell-cards", cards=list(meld_cards(scene, who))),
            number(meld_value(scene, who)),
        )
        for who in range(4)
    )
    return Grid("cllr", head("player", "melds", "cards", "points"), rows)


def held(scene: Scene, who: int) -> Drawing:
    """Give a hand with the cards of its melds in a frame, the others below."""
    hand, shown = by_suit(scene, scene.claims["hands"][who]), meld_cards(scene, who)
    values: dict[str, str | int] = {
        "seat": who,
        "cards": ",".join(hand),
        "shown": ",".join(shown),
        "trump": trump(scene),
    }
    return Drawing(
        "hand", values, (Step("alt.hand", {"seat": who, "cards": list(hand), "shown": list(shown)}),)
    )


# --- tricks


def plays(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another, without the thinking.

    The lead and those who follow share a sentence; whoever does not follow has one of their own.
    """
    told: list[Step] = []
    row: list[Play] = []
    for play in trick.plays[start:stop]:
        if play.suit == trick.suit:
            row.append(play)
        else:
            told += [*_row(trick, row), off_suit(trick, play)]
            row = []
    return [*told, *_row(trick, row)]


def _row(trick: Trick, row: Sequence[Play]) -> list[Step]:
    if row and row[0] is trick.leader:
        return [say("lead", seat=row[0].seat, card=row[0].card, plays=pairs(row[1:]))]
    return [say("follow", plays=pairs(row))] if row else []


def off_suit(trick: Trick, play: Play) -> Step:
    """HP-15: tell a play that does not follow, and what it had to be."""
    facts: dict[str, object] = {"seat": play.seat, "card": play.card, "suit": trick.suit}
    code = play.reason.code
    if code == "must-ruff":
        return say("ruff", **facts, only=len(play.legal) == 1)
    if code == "must-overruff":
        return say("overruff", **facts, under=play.best)
    if code == "under-ruff":
        return say("underruff", **facts, over=play.best)
    facts["led"] = trick.suit == trick.trump
    return say("discard-feed", **facts, taker=play.taker) if play.code == "feed" else say("discard", **facts)


def outcome(trick: Trick) -> list[Step]:
    """HP-14, HP-16: tell who takes the trick and why, and what it is worth."""
    worth = say("worth", cards=list(trick.counters), last=trick.last, points=trick.points)
    facts = {"seat": trick.winner, "card": trick.best.card, "suit": trick.suit}
    if trick.twins:
        return [say("won-first", **facts, other=trick.twins[0].seat), worth]
    if trick.best.suit != trick.suit:
        only = sum(play.suit == trick.trump for play in trick.plays) == 1
        return [say("won-trump", **facts, only=only), worth]
    return [say("won-trump-led" if trick.suit == trick.trump else "won-suit", **facts), worth]


def table(trick: Trick, about: Play | None = None, *, asked: bool = False) -> Drawing:
    """Give the trick on the table.

    ``about``: as it was before this play, with the hand of that player, whose legal cards are bright;
    ``asked``: it is not told who has won.
    """
    shown = trick.upto(about).plays if about else trick.plays
    winner = None if about or asked else trick.winner
    alt = [Step("alt.trick", {"trump": trick.trump, "plays": pairs(shown), "winner": winner})]
    values: dict[str, str | int] = {
        "players": 4,
        "dealer": "",
        "team": ",".join(str(who) for who in PAIRS[0]),
        "leader": trick.leader.seat,
        "trump": trick.trump,
        "cards": ",".join(play.card for play in shown),
        "winner": "" if winner is None else winner,
        "seat": about.seat if about else "",
        "hand": ",".join(about.held) if about else "",
        "legal": ",".join(about.legal) if about else "",
    }
    if about:
        facts = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal)}
        alt.append(Step("alt.turn", facts))
    return Drawing("trick", values, tuple(alt))


def all_tricks(scene: Scene) -> Grid:
    """HP-14: give the whole play as a table: what each seat played, which card led and won, the points."""
    return trick_table(tricks(scene), 4, [trick.points for trick in tricks(scene)])


# --- the count


def count(scene: Scene) -> list[Step]:
    """HP-13, HP-18 … HP-21: tell what each pair scores and why, declarer's first."""
    return [*declarers(scene), *others(scene)]


def declarers(scene: Scene) -> list[Step]:
    """HP-18 … HP-21: tell what declarer's pair scores and why."""
    pair, bid = scene.claims["declarer"] % 2, scene.claims["contract"]
    made, facts = counted(scene, pair), _facts(scene, pair)
    if made.clause == "HP-20":
        return [say("no-trick", pair=facts["pair"], bid=bid)]
    if made.clause == "HP-19":
        shown = scene.claims["meld_points"][pair]
        return [say("missed", **facts, total=made.total, bid=bid, shown=shown)]
    return [say("made", **facts, total=made.total, bid=bid)]


def others(scene: Scene) -> list[Step]:
    """HP-13, HP-18: tell what the other pair scores and why."""
    pair = 1 - scene.claims["declarer"] % 2
    made, facts, shown = counted(scene, pair), _facts(scene, pair), scene.claims["meld_points"][pair]
    if made.clause == "HP-13":
        return [say("nothing", pair=facts["pair"], shown=shown)]
    return [say("defenders", **facts, lost=shown - made.melds)]


def _facts(scene: Scene, pair: int) -> dict[str, object]:
    tricks, score = scene.claims["trick_points"][pair], scene.claims["score"][pair]
    return {"pair": list(PAIRS[pair]), "melds": counted(scene, pair).melds, "tricks": tricks, "score": score}


def totals(scene: Scene) -> list[Step]:
    """HP-23, HP-24: tell the running totals, and after the last deal who wins."""
    claims, told = scene.claims, []
    if any(scene.setup["scores_before"]) or claims["game_over"]:
        told.append(say("totals", pairs=by_pair(claims["scores_after"]), hand_no=scene.setup["hand_no"]))
    if claims["game_over"]:
        winners = claims["winners"]
        told.append(say("winners", pair=list(PAIRS[winners[0]]), tie=len(winners) > 1))
    return told


def result(scene: Scene) -> Grid:
    """HP-13, HP-14, HP-18: give what the deal came to as a table, declarer's pair first."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    rows = tuple(
        (
            say("cell-pair", pair=list(PAIRS[pair])),
            number(claims["contract"]) if pair == first else say("cell-out"),
            number(claims["meld_points"][pair]),
            number(won(scene)[pair]),
            number(claims["trick_points"][pair]),
            say("cell-signed", number=claims["score"][pair]),
        )
        for pair in (first, 1 - first)
    )
    return Grid("lrrrrr", head("pair", "bid", "melds", "taken", "trick-points", "score"), rows)
