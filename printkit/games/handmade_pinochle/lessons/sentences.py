"""What is told of a deal of Handmade Pinochle: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/handmade-pinochle/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.games.handmade_pinochle.lessons.seen import (
    PAIRS,
    Making,
    Play,
    Trick,
    by_suit,
    cards_of,
    counted,
    makings,
    meld_cards,
    meld_value,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Text


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


def why(play: Play) -> list[Step]:
    """Give the thinking behind a card, nothing where good sense would have played another."""
    if play.thinking is None:
        return []
    return [Step(f"why.{play.thinking.code}", {"seat": play.seat, **play.thinking.facts})]


# --- the situation


def opening(scene: Scene, lesson: str) -> Text:
    """Say in one line who plays with whom, who is declarer for how much and what is trump."""
    claims = scene.claims
    facts = {"pairs": [list(pair) for pair in PAIRS], "declarer": claims["declarer"]}
    told = say("pairs", **facts, contract=claims["contract"], trump=trump(scene))
    return (told, Step(f"look.{lesson}"))


def closing(lesson: str) -> Text:
    """Say what the example has shown."""
    return (Step(f"moral.{lesson}"),)


# --- hand-making


def drafted(scene: Scene) -> Grid:
    """HP-04, HP-05: give hand-making as a table: what each seat got, turn by turn; what was kept is marked."""
    head = (Step("words.turn"), *(cell_seat(seat) for seat in range(4)))
    return Grid("cllll", head, tuple(_making(one) for one in makings(scene)))


def _making(making: Making) -> Text:
    got = {pick.seat: pick.card for pick in making.picks}
    cells = [say("cell-got", card=got[seat], kept=seat == making.maker) for seat in range(4)]
    return (cell_number(making.number), *cells)


def hands(scene: Scene) -> Grid:
    """HP-05: give the hands that were made as a table."""
    rows = tuple(
        (cell_seat(seat), say("cell-cards", cards=list(by_suit(scene, hand))))
        for seat, hand in enumerate(scene.claims["hands"])
    )
    return Grid("cl", (Step("words.player"), Step("words.hand")), rows)


# --- melds


def melds_of(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """HP-08: give a seat's melds, dearest first, each with the cards that make it."""
    found = sorted(scene.claims["melds"][seat], key=lambda meld: (-meld["points"], meld["meld"]))
    return [{**meld, "cards": list(cards_of(scene, meld))} for meld in found]


def melds(scene: Scene) -> Grid:
    """HP-13: give what everyone shows as a table."""
    rows = tuple(
        (
            cell_seat(seat),
            say("cell-melds", melds=melds_of(scene, seat)),
            say("cell-cards", cards=list(meld_cards(scene, seat))),
            cell_number(meld_value(scene, seat)),
        )
        for seat in range(4)
    )
    head = ("player", "melds", "cards", "points")
    return Grid("cllr", tuple(Step(f"words.{word}") for word in head), rows)


def held(scene: Scene, seat: int) -> Drawing:
    """Give a hand with the cards of its melds in a frame, the others below."""
    hand = by_suit(scene, scene.claims["hands"][seat])
    shown = meld_cards(scene, seat)
    values: dict[str, str | int] = {"seat": seat, "cards": ",".join(hand), "shown": ",".join(shown)}
    alt = Step("alt.hand", {"seat": seat, "cards": list(hand), "shown": list(shown)})
    return Drawing("hand", {**values, "trump": trump(scene)}, (alt,))


# --- tricks


def plays(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another, without the thinking.

    The lead and those who follow share a sentence; whoever does not follow has one of their own.
    """
    told: list[Step] = []
    row: list[Play] = []
    for play in trick.plays[start:stop]:
        if play is trick.leader or play.follows:
            row.append(play)
        else:
            told += [*_row(trick, row), off_suit(trick, play)]
            row = []
    return [*told, *_row(trick, row)]


def _row(trick: Trick, row: Sequence[Play]) -> list[Step]:
    if not row:
        return []
    leads = row[0] is trick.leader
    pairs = [{"seat": play.seat, "card": play.card} for play in row[leads:]]
    if not leads:
        return [say("follow", plays=pairs)]
    return [say("lead", seat=row[0].seat, card=row[0].card, plays=pairs)]


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
    if play.code == "feed":
        return say("discard-feed", **facts, taker=play.taker)
    return say("discard", **facts)


def outcome(trick: Trick) -> list[Step]:
    """HP-14, HP-16: tell who takes the trick and why, and what it is worth."""
    return [_won(trick), worth(trick)]


def _won(trick: Trick) -> Step:
    best = trick.best
    facts: dict[str, object] = {"seat": best.seat, "card": best.card, "suit": trick.suit}
    twins = [play.seat for play in trick.plays if play.card == best.card and play is not best]
    if twins:
        return say("won-first", **facts, other=twins[0])
    if best.card[1] != trick.suit:
        only = sum(play.card[1] == trick.trump for play in trick.plays) == 1
        return say("won-trump", **facts, only=only)
    return say("won-trump-led" if trick.suit == trick.trump else "won-suit", **facts)


def worth(trick: Trick) -> Step:
    """HP-14: tell what the trick brings."""
    return say("worth", cards=list(trick.counters), last=trick.last, points=trick.points)


def table(trick: Trick, about: Play | None = None, upto: int | None = None) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, whose legal cards are bright.

    ``upto``: only so many cards have been played, and nobody has won yet.
    """
    shown = trick.plays[:upto]
    winner = trick.winner if upto is None else None
    pairs = [{"seat": play.seat, "card": play.card} for play in shown]
    alt = [Step("alt.trick", {"trump": trick.trump, "plays": pairs, "winner": winner})]
    values: dict[str, str | int] = {
        "players": 4,
        "dealer": "",
        "team": ",".join(str(seat) for seat in PAIRS[0]),
        "leader": trick.leader.seat,
        "trump": trick.trump,
        "cards": ",".join(play.card for play in shown),
        "winner": "" if winner is None else winner,
        "seat": "" if about is None else about.seat,
        "hand": "" if about is None else ",".join(about.held),
        "legal": "" if about is None else ",".join(about.legal),
    }
    if about is not None:
        facts = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal)}
        alt.append(Step("alt.turn", facts))
    return Drawing("trick", values, tuple(alt))


def all_tricks(scene: Scene) -> Grid:
    """HP-14: give the whole play as a table: what each seat played, which card led and won, the points."""
    rows = []
    for trick in tricks(scene):
        cells: Mapping[int, Step] = {
            play.seat: Step(
                "cell.played", {"card": play.card, "led": play is trick.leader, "won": play is trick.best}
            )
            for play in trick.plays
        }
        points = (cell_number(trick.points),)
        rows.append(
            (cell_number(trick.number), *(cells[seat] for seat in range(4)), cell_seat(trick.winner), *points)
        )
    head = (
        Step("words.trick"),
        *(cell_seat(seat) for seat in range(4)),
        Step("words.winner"),
        Step("words.points"),
    )
    return Grid("cllllcr", head, tuple(rows))


# --- the count


def count(scene: Scene) -> list[Step]:
    """HP-13, HP-18 … HP-21: tell what each pair scores and why, declarer's first."""
    return [*declarers(scene), *others(scene)]


def declarers(scene: Scene) -> list[Step]:
    """HP-18 … HP-21: tell what declarer's pair scores and why."""
    return [_declarer(scene, scene.claims["declarer"] % 2)]


def others(scene: Scene) -> list[Step]:
    """HP-13, HP-18: tell what the other pair scores and why."""
    return [_defenders(scene, 1 - scene.claims["declarer"] % 2)]


def _count(scene: Scene, pair: int) -> dict[str, object]:
    claims = scene.claims
    return {
        "pair": list(PAIRS[pair]),
        "melds": counted(scene, pair),
        "tricks": claims["trick_points"][pair],
        "score": claims["score"][pair],
    }


def _declarer(scene: Scene, pair: int) -> Step:
    facts, bid = _count(scene, pair), scene.claims["contract"]
    if not won(scene)[pair]:
        return say("no-trick", pair=list(PAIRS[pair]), bid=bid)
    total = counted(scene, pair) + scene.claims["trick_points"][pair]
    if total < bid:
        return say("missed", **facts, total=total, bid=bid, shown=scene.claims["meld_points"][pair])
    return say("made", **facts, total=total, bid=bid)


def _defenders(scene: Scene, pair: int) -> Step:
    facts, shown = _count(scene, pair), scene.claims["meld_points"][pair]
    if not won(scene)[pair]:
        return say("nothing", pair=list(PAIRS[pair]), shown=shown)
    return say("defenders", **facts, lost=shown - counted(scene, pair))


def standing(scene: Scene) -> Step:
    """HP-23: tell the totals before the deal."""
    before = scene.setup["scores_before"]
    return say("standing", pairs=[{"pair": list(pair), "points": before[at]} for at, pair in enumerate(PAIRS)])


def totals(scene: Scene) -> list[Step]:
    """HP-23, HP-24: tell the running totals, and after the last deal who wins."""
    after = scene.claims["scores_after"]
    told: list[Step] = []
    if any(scene.setup["scores_before"]) or scene.claims["game_over"]:
        pairs = [{"pair": list(pair), "points": after[at]} for at, pair in enumerate(PAIRS)]
        told.append(say("totals", pairs=pairs, hand_no=scene.setup["hand_no"]))
    if scene.claims["game_over"]:
        winners = scene.claims["winners"]
        told.append(say("winners", pair=list(PAIRS[winners[0]]), tie=len(winners) > 1))
    return told


def cell_seat(seat: int) -> Step:
    """Give a player as a cell of a table."""
    return Step("cell.seat", {"seat": seat})


def cell_number(number: int) -> Step:
    """Give a number as a cell of a table."""
    return Step("cell.number", {"number": number})


def result(scene: Scene) -> Grid:
    """HP-13, HP-14, HP-18: give what the deal came to as a table, declarer's pair first."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    rows = tuple(
        (
            say("cell-pair", pair=list(PAIRS[pair])),
            cell_number(claims["contract"]) if pair == first else say("cell-out"),
            cell_number(claims["meld_points"][pair]),
            cell_number(won(scene)[pair]),
            cell_number(claims["trick_points"][pair]),
            say("cell-signed", number=claims["score"][pair]),
        )
        for pair in (first, 1 - first)
    )
    heads = ("pair", "bid", "melds", "taken", "trick-points", "score")
    return Grid("lrrrrr", tuple(Step(f"words.{head}") for head in heads), rows)
