"""What the examples of Handmade Pinochle show, and the facts that their words are filled with. In no language.

Each lesson has one text, ``tell.<lesson>``; a kind of lessons shares a picture and its facts, which the head of
templates/handmade-pinochle/phrases.en.toml lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.game.melds import ACROSS, MELDS, PACK, found
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.scene import (
    Trick,
    beats,
    by_suit,
    calls,
    counted,
    makings,
    meld_cards,
    meld_value,
    melds_of,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.scene import Play
from printkit.rules.telling import Block, cards, head, number, pairs, seat, story

Tell = Callable[[Scene, Found], Story]
NONE = Step("words.none")


def telling(
    picture: Callable[[Scene, Found], Block], facts: Callable[[Scene, Found], Mapping[str, Any]]
) -> Any:
    """Give how a kind of lessons is told: a picture and a text, by the lesson's id."""

    def of_lesson(id: str) -> Tell:
        return lambda scene, sight: story(id, picture(scene, sight), [Step(f"tell.{id}", facts(scene, sight))])

    return of_lesson


# --- hand-making and the auction


def _draft(scene: Scene, sight: Found) -> Drawing:
    kept, *taken = [turn.action for turn in makings(scene)[sight.number - 1]]
    drawn = [kept["card"], *(one["card"] for one in taken)]
    plays = [{"seat": one["seat"], "card": one["card"]} for one in taken]
    alt = Step("alt.draft", {"seat": sight.seat, "cards": drawn, "plays": plays})
    return Drawing("draft", {"cards": ",".join(drawn), "maker": sight.seat}, (alt,))


def _made_a_meld(scene: Scene, sight: Found) -> dict[str, Any]:
    """HP-08: give a turn with the melds that the card kept makes whatever is trump, and with which cards."""
    kept, *taken = makings(scene)[sight.number - 1]
    hand = sum(1 << PACK.ints[card] for card in kept.held)
    after, kinds = hand + (1 << PACK.ints[sight.card]), {*ACROSS, *MELDS["S"], *MELDS["H"]}
    new = {*found(after, kinds)} - {*found(hand, kinds)}
    with_card = sorted((meld.mask.bit_length(), meld) for meld, _ in new if sight.card in meld.cards)
    used = {card for _, meld in with_card for card in meld.cards} - {sight.card}
    return {
        "number": sight.number,
        "seat": sight.seat,
        "card": sight.card,
        "held": list(by_suit(scene, kept.held)),
        "cards": list(by_suit(scene, used)),
        "last": taken[-1].action["seat"],
        "left": taken[-1].action["card"],
    }


of_draft = telling(_draft, _made_a_meld)


def drafted(scene: Scene) -> Grid:
    """HP-04, HP-05: give hand-making as a table: what each seat got, turn by turn; what was kept is marked."""
    rows = []
    for at, picks in enumerate(makings(scene), 1):
        got = {turn.action["seat"]: turn.action for turn in picks}
        cells = (
            Step("say.got", {"card": one["card"], "kept": one["do"] == "keep"})
            for _, one in sorted(got.items())
        )
        rows.append((number(at), *cells))
    return Grid("cllll", (*head("turn"), *map(seat, range(4))), tuple(rows))


def auction(scene: Scene) -> Grid:
    """HP-06, HP-07: give the auction as a table, a row a round, from the starting player's left."""
    seats = [(scene.setup["start"] + 1 + i) % 4 for i in range(4)]
    rounds: list[dict[int, Step]] = []
    for call in (turn.action for turn in calls(scene)):
        if not rounds or any(seats.index(call["seat"]) <= seats.index(who) for who in rounds[-1]):
            rounds.append({})
        rounds[-1][call["seat"]] = number(call["points"]) if call["do"] == "call" else Step("words.pass")
    rows = tuple(tuple(row.get(who, NONE) for who in seats) for row in rounds)
    return Grid("cccc", tuple(map(seat, seats)), rows)


# --- melds


def _hand(scene: Scene, sight: Found) -> Drawing:
    hand, shown = by_suit(scene, scene.claims["hands"][sight.seat]), meld_cards(scene, sight.seat)
    lists = {"cards": ",".join(hand), "shown": ",".join(shown)}
    alt = Step("alt.hand", {"seat": sight.seat, "cards": list(hand), "shown": list(shown)})
    return Drawing("hand", {"seat": sight.seat, **lists, "trump": trump(scene)}, (alt,))


def _shown(scene: Scene, sight: Found) -> dict[str, Any]:
    facts = {
        "seat": sight.seat,
        "card": sight.card,
        "trump": trump(scene),
        "melds": melds_of(scene, sight.seat),
    }
    return {**facts, "points": meld_value(scene, sight.seat)}


of_melds = telling(_hand, _shown)


def hands(scene: Scene) -> Grid:
    """HP-05, HP-13: give the hands and their melds as a table."""
    rows = []
    for who, hand in enumerate(scene.claims["hands"]):
        melds = Step("say.melds", {"melds": melds_of(scene, who)}) if meld_value(scene, who) else NONE
        rows.append((seat(who), cards(by_suit(scene, hand)), melds, number(meld_value(scene, who))))
    return Grid("cllr", head("player", "hand", "melds", "points"), tuple(rows))


# --- tricks


def table(scene: Scene, trick: Trick, about: Play | None = None, *, asked: bool = False) -> Drawing:
    """Give the trick on the table.

    ``about``: as it was before this play, with the hand of that player, whose legal cards are bright;
    ``asked``: it is not told who has won.
    """
    shown = trick.upto(about).plays if about else trick.plays
    winner = None if about or asked else trick.winner
    alt = [Step("alt.trick", {"trump": trump(scene), "plays": pairs(shown), "winner": winner})]
    values: dict[str, str | int] = {
        "players": 4,
        "dealer": "",
        "team": ",".join(str(who) for who in PAIRS[0]),
        "leader": trick.leader.seat,
        "trump": trump(scene),
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


def _at(scene: Scene, sight: Found) -> tuple[Trick, Play]:
    trick = tricks(scene)[sight.number - 1]
    return trick, next(play for play in trick.plays if play.seat == sight.seat)


def _duel(scene: Scene, sight: Found) -> dict[str, Any]:
    trick, play = _at(scene, sight)
    taker, best = play.turn.best or (play.seat, "")
    return {
        "seat": play.seat,
        "card": play.card,
        "tried": sight.card,
        "cards": list(play.legal),
        "higher": [card for card in play.legal if best and beats(scene, card, best)],
        "taker": taker,
        "best": best,
        "mate": taker == play.seat ^ 2,
        "last": play is trick.plays[-1],
        "winner": trick.winner,
        "won": trick.best.card,
        "other": trick.twin.seat if trick.twin else None,
        "suit": trick.suit,
        "trump": trump(scene),
        "points": trick.points,
    }


of_play = telling(lambda scene, sight: table(scene, *_at(scene, sight)), _duel)
of_trick = telling(lambda scene, sight: table(scene, _at(scene, sight)[0]), _duel)


# --- the count


def result(scene: Scene) -> Grid:
    """HP-13, HP-14, HP-18: give what the deal came to as a table, declarer's pair first."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    rows = tuple(
        (
            Step("say.pair", {"pair": list(PAIRS[pair])}),
            number(claims["contract"]) if pair == first else NONE,
            number(claims["meld_points"][pair]),
            number(won(scene)[pair]),
            number(claims["trick_points"][pair]),
            Step("say.score", {"number": claims["score"][pair]}),
        )
        for pair in (first, 1 - first)
    )
    return Grid("lrrrrr", head("pair", "bid", "melds", "taken", "trick-points", "score"), rows)


def counts(scene: Scene, sight: Found) -> dict[str, Any]:
    """Give what declarer's pair and the other showed, made in tricks and scored, and the end of a game."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    facts = {"bid": claims["contract"], "hand_no": scene.setup["hand_no"], "over": claims["game_over"]}
    facts["before"], facts["after"] = list(scene.setup["scores_before"]), list(claims["scores_after"])
    facts["winners"] = [list(PAIRS[pair]) for pair in claims.get("winners", ())]
    for name, pair in (("declarers", first), ("others", 1 - first)):
        facts[name] = {
            "pair": list(PAIRS[pair]),
            "shown": claims["meld_points"][pair],
            "points": claims["trick_points"][pair],
            "total": counted(scene, pair).total,
            "score": claims["score"][pair],
        }
    if sight.seat >= 0:
        taken, mate = claims["tricks_won"][sight.seat ^ 2], sight.seat ^ 2
        facts |= {"seat": sight.seat, "mate": mate, "shown": meld_value(scene, sight.seat), "taken": taken}
    return facts


of_count = telling(lambda scene, sight: result(scene), counts)


def of_passes(id: str) -> Tell:
    """HP-07: tell an auction in which nobody bids: a table and a text."""
    return lambda scene, sight: story(
        id,
        auction(scene),
        [Step(f"tell.{id}", {"start": scene.setup["start"], "least": scene.ruleset["min_bid"]})],
    )
