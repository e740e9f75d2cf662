"""The second reading of Optrita: Lines against the clauses, with outcomes worked out on paper."""

from __future__ import annotations

import pytest

from .decisions import again, perft
from .optrita_lines_deals import (
    EXAMPLE,
    HAND,
    LINES,
    deal,
    decide,
    setup,
    with_row,
)
from .optrita_lines_table import HIGH_TO_LOW, Card, Grid, diagonal, pack, places_from
from .refusal import RefusedError

ROW = "8D 7D JS 5D 4H 3D"


@pytest.mark.clause("OL-01")
def test_the_pack_has_no_tens() -> None:
    cards = [card.code for card in pack()]
    assert len(cards) == len(set(cards)) == 48
    assert not [code for code in cards if code[0] == "T"]


@pytest.mark.clause("OL-02")
def test_the_order_of_the_ranks() -> None:
    for i, high in enumerate("AKQJ98765432"):
        for j, low in enumerate("AKQJ98765432"):
            assert Card(high, "S").higher_than(Card(low, "H")) == (i < j)
    assert len(HIGH_TO_LOW) == 12


@pytest.mark.clause("OL-05")
@pytest.mark.parametrize(("way", "seen"), [("down", "2H 3D 5H 8S JD QH"), ("up", "3S 8H 9D JC KS QS")])
def test_one_diagonal_lies_face_up(way: str, seen: str) -> None:
    assert deal(diagonal=way).grid.seen() == seen.split()
    assert diagonal("down")[0] == (1, 1)
    assert diagonal("up")[0] == (6, 1)


@pytest.mark.clause("OL-06")
@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_the_first_card_of_the_stock_makes_trump(suit: str) -> None:
    at = with_row("AS AH AD AC KS KH", "KD", "9" + suit)
    assert at.trump == suit
    assert len(at.hand) == 7


@pytest.mark.clause("OL-07", "OL-08")
@pytest.mark.parametrize(
    ("line", "end", "first", "last"),
    [
        ("R1", "left", "8S", "3S"),
        ("R1", "right", "3S", "8S"),
        ("R6", "left", "QS", "3D"),
        ("R6", "right", "3D", "QS"),
        ("C1", "top", "8S", "QS"),
        ("C1", "bottom", "QS", "8S"),
        ("C6", "top", "3S", "3D"),
        ("C6", "bottom", "3D", "3S"),
    ],
)
def test_cards_are_turned_from_the_end_chosen(line: str, end: str, first: str, last: str) -> None:
    grid = Grid(setup()["grid"], "down")
    turned = [card.code for card in grid.turn(line, end, stopping=[])]
    assert len(turned) == 6
    assert (turned[0], turned[-1]) == (first, last)
    assert len(set(places_from(line, end))) == 6


@pytest.mark.clause("OL-07", "OL-16")
def test_at_first_every_card_goes_to_every_end_of_every_line() -> None:
    at = deal()
    assert (at.decision(), at.to_move()) == ("line", 0)
    assert at.legal() == ["C1", "C2", "C3", "C4", "C5", "C6", "R1", "R2", "R3", "R4", "R5", "R6"]
    assert len(at.choices()) == perft(at, 1) == 7 * 12 * 2
    assert {choice["card"] for choice in at.choices()} == set(HAND.split())
    ends = {(choice["line"][0], choice["from"]) for choice in at.choices()}
    assert ends == {("R", "left"), ("R", "right"), ("C", "top"), ("C", "bottom")}


@pytest.mark.clause("OL-09", "OL-11", "OL-12", "OL-13")
@pytest.mark.parametrize(
    ("row", "card", "trump", "end", "turned", "winner"),
    [
        (ROW, "KS", "2C", "left", 3, "player"),  # JS: of its suit, lower
        (ROW, "9S", "2C", "left", 3, "dummy"),  # JS: of its suit, higher
        (ROW, "KS", "2C", "right", 4, "player"),  # the same card from the other end
        (ROW, "AS", "2H", "right", 2, "dummy"),  # 4H: a trump, however low
        (ROW, "AS", "2H", "left", 3, "player"),  # JS comes before the trump
        (ROW, "AC", "2S", "left", 3, "dummy"),  # JS: a trump, the ace is not
        (ROW, "AC", "2C", "left", 6, "player"),  # no stop
        (ROW, "2C", "3C", "right", 6, "player"),  # no stop, a low card all the same
        (ROW, "QS", "2S", "left", 3, "player"),  # JS: a trump stops a trump, lower
        (ROW, "9S", "2S", "left", 3, "dummy"),  # JS: a trump stops a trump, higher
        (ROW, "9D", "2D", "left", 1, "player"),
        (ROW, "2D", "2C", "left", 1, "dummy"),
        ("8D 7D 6D 5D 4D KC", "AC", "2H", "left", 6, "player"),  # the sixth card stops too
        ("8D 7D 6D 5D 4D KC", "QC", "2H", "left", 6, "dummy"),
        ("8D 7D 6D 5D 4D KC", "AH", "2C", "left", 6, "dummy"),
    ],
)
def test_what_stops_the_turning_and_who_wins(
    row: str, card: str, trump: str, end: str, turned: int, winner: str
) -> None:
    at = decide(with_row(row, card, trump), [f"{card} R1 {end}"])
    (trick,) = at.tricks
    order = row.split() if end == "left" else row.split()[::-1]
    assert [one.code for one in trick.turned] == order[:turned]
    assert trick.winner() == winner
    stop = trick.stopped_by()
    if order[turned - 1][1] in (card[1], trump[1]):
        assert stop is not None
        assert stop.code == order[turned - 1]
        assert at.decision() == "line"
    else:
        assert stop is None
        assert at.decision() == "pick"


@pytest.mark.clause("OL-10")
def test_a_card_face_up_stops_like_any_other() -> None:
    for way in ("down", "up"):  # JS lies face up, or KS
        at = with_row("JS 7D 6D 5D 4D KS", "QS", "2C", diagonal=way)
        assert ("JS" in at.grid.seen(), "KS" in at.grid.seen()) == (way == "down", way == "up")
        left = decide(again(at), ["QS R1 left"]).tricks[0]
        right = decide(again(at), ["QS R1 right"]).tricks[0]
        assert ([card.code for card in left.turned], left.winner()) == (["JS"], "player")
        assert ([card.code for card in right.turned], right.winner()) == (["KS"], "dummy")


@pytest.mark.clause("OL-05", "OL-10", "OL-15")
def test_the_diagonal_changes_nothing_but_what_is_seen() -> None:
    down, up = (decide(deal(diagonal=way), EXAMPLE) for way in ("down", "up"))
    assert down.claims() == up.claims()
    assert down.grid.seen() != up.grid.seen()


@pytest.mark.clause("OL-13", "OL-14")
def test_without_a_stop_one_of_the_six_is_picked() -> None:
    at = decide(deal(), ["AS R3 left"])
    assert (at.decision(), at.to_move()) == ("pick", 0)
    assert at.legal() == ["7D", "8D", "9D", "AD", "JD", "KD"]
    assert at.choices() == [{"do": "pick", "card": code} for code in at.legal()]
    for words, match in [("AH", "not one of the six"), ("KH R1 left", "time for a pick")]:
        with pytest.raises(RefusedError, match=match):
            decide(at, [words])
    assert decide(again(at), ["7D"]).legal() == ["C1", "C2", "C3", "C4", "C5", "R1", "R2", "R4", "R5", "R6"]
    assert decide(again(at), ["AD"]).legal() == ["C2", "C3", "C4", "C5", "C6", "R1", "R2", "R4", "R5", "R6"]


@pytest.mark.clause("OL-07", "OL-14", "OL-16")
def test_lines_with_a_gap_are_out() -> None:
    at = deal()
    legal = [at.legal()]
    for word in EXAMPLE:
        decide(at, [word])
        if not at.finished and at.decision() == "line":
            legal.append(at.legal())
    assert [" ".join(lines) for lines in legal[1:]] == [
        "C1 C2 C3 C4 C6 R1 R3 R4 R5 R6",
        "C2 C3 C4 C6 R1 R4 R5 R6",
        "C3 C4 C6 R1 R4 R5",
        "C4 C6 R1 R4 R5",
        "C6 R1 R4",
    ]


@pytest.mark.clause("OL-07", "OL-13", "OL-16")
def test_what_is_not_allowed_is_refused() -> None:
    at = decide(deal(), [LINES[0]])
    for words, key in [
        ("KH R1 left", "card"),  # played already
        ("8H R1 left", "card"),  # taken, not in hand
        ("AS C5 top", "line"),
        ("AS R2 left", "line"),
        ("AS R1 top", "from"),
        ("AS C1 left", "from"),
        ("8H", "do"),  # nothing to pick after a stop
    ]:
        with pytest.raises(RefusedError) as refused:
            decide(at, [words])
        assert refused.value.key == key
    with pytest.raises(RefusedError, match="not over"):
        at.claims()


@pytest.mark.clause("OL-15")
def test_cards_turned_and_not_taken_stay_face_up() -> None:
    at = deal()
    face_up = {"8S", "QH", "JD", "2H", "5H", "3D"}
    for word, turned, taken in [
        (LINES[0], "4S", ""),  # and 8H, which is taken
        (LINES[1], "AD KD 9D 8D 7D", ""),
        ("AD", "", "AD"),
        (LINES[2], "", ""),
        (LINES[3], "6S JH", "JD"),
        (LINES[4], "4H", ""),
        (LINES[5], "", ""),
    ]:
        decide(at, [word])
        face_up = (face_up | set(turned.split())) - set(taken.split())
        assert set(at.grid.seen()) == face_up, word
    assert len(at.grid.cards) == 30


@pytest.mark.clause("OL-14", "OL-17", "OL-18")
def test_the_example_comes_out_as_on_paper() -> None:
    at = decide(deal(), EXAMPLE)
    claims = at.claims()
    assert [trick["winner"] for trick in claims["tricks"]] == [
        "player",
        "player",
        "dummy",
        "player",
        "dummy",
        "dummy",
    ]
    assert [trick["taken"] for trick in claims["tricks"]] == ["8H", "AD", "JS", "JD", "8C", "KC"]
    assert claims["score"] == {"player": 3, "dummy": 3}
    assert claims["scores_after"] == {"player": 3, "dummy": 3}
    assert claims["game_over"] is False
    assert claims["result"] is None
    assert [card.code for card in at.hand] == ["3H"]
    for question in (at.to_move, at.legal, at.choices, lambda: decide(at, ["3H R1 left"])):
        with pytest.raises(RefusedError, match="six tricks"):
            question()
