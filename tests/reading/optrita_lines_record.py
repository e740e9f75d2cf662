"""The keys of an Optrita: Lines record, in the second reading of the rules."""

from __future__ import annotations

from typing import Any

from .optrita_lines import SIDES, marks
from .optrita_lines_table import CARDS_IN_HAND, CARDS_IN_STOCK, ENDS, LINES, SIZE, pack
from .strict import Problems, show

# The clauses that decide each claim, for messages.
CLAUSES = {
    "legal": "OL-16",
    "trump": "OL-06",
    "tricks": "OL-08 to OL-14",
    "score": "OL-18",
    "scores_after": "OL-18",
    "game_over": "OL-03, OL-19",
    "result": "OL-03, OL-20 to OL-22",
}
CODES = [card.code for card in pack()]


def check_ruleset(problems: Problems, ruleset: Any) -> bool:
    """Whether the options are right: ``difficulty`` always, the rulings if wished.

    ``hard_target`` may be given in normal too, where it has no effect.
    """
    if not problems.has_keys("ruleset", ruleset, ["difficulty"], ["hard_target", "same_deal"]):
        return False
    good = [problems.is_one_of("ruleset.difficulty", ruleset["difficulty"], ["normal", "hard"])]
    if "hard_target" in ruleset:
        good.append(_check_hard_target(problems, ruleset["hard_target"]))
    if "same_deal" in ruleset:
        values = ["dummy", "first-trick", "player"]
        good.append(problems.is_one_of("ruleset.same_deal", ruleset["same_deal"], values))
    return all(good)


def _check_hard_target(problems: Problems, value: Any) -> bool:
    if not problems.is_kind("ruleset.hard_target", value, "integer"):
        return False
    if value not in (31, 21):
        problems.add("ruleset.hard_target", f"{show(value)} is not one of 31, 21 (OL-20)")
        return False
    return True


def check_setup(problems: Problems, setup: Any, ruleset: dict[str, Any]) -> bool:
    """Whether a deal can be begun with this ``setup``: neither side is at its mark yet (OL-03)."""
    keys = ["hand_no", "grid", "diagonal", "hand", "stock", "scores_before"]
    if not problems.has_keys("setup", setup, keys):
        return False
    good = [
        problems.is_integer("setup.hand_no", setup["hand_no"], 1),
        problems.is_one_of("setup.diagonal", setup["diagonal"], ["down", "up"]),
        _check_cards(problems, setup),
        _check_scores(problems, setup["scores_before"], marks(ruleset)),
    ]
    return all(good)


def _check_cards(problems: Problems, setup: dict[str, Any]) -> bool:
    """Whether the grid, the hand and the stock are the pack, each of its size (OL-05, OL-06)."""
    if not problems.is_list("setup.grid", setup["grid"], SIZE):
        return False
    parts = [(f"setup.grid[{i}]", row, SIZE) for i, row in enumerate(setup["grid"])]
    parts.append(("setup.hand", setup["hand"], CARDS_IN_HAND))
    parts.append(("setup.stock", setup["stock"], CARDS_IN_STOCK))
    good = [problems.are_cards(place, cards, CODES, size) for place, cards, size in parts]
    if not all(good):
        return False
    # So many cards, none twice, are the whole pack.
    return problems.are_distinct("setup", [code for _, cards, _ in parts for code in cards])


def _check_scores(problems: Problems, scores: Any, needed: dict[str, int]) -> bool:
    if not problems.has_keys("setup.scores_before", scores, SIDES):
        return False
    good = [
        problems.is_integer(f"setup.scores_before.{side}", scores[side], 0, needed[side] - 1) for side in SIDES
    ]
    return all(good)


def check_actions(problems: Problems, actions: Any, ruleset: dict[str, Any]) -> bool:
    """Whether ``actions`` is a list of decisions of the right shape; the replay counts them."""
    if not problems.is_list("actions", actions):
        return False
    good = [_check_action(problems, f"actions[{i}]", action) for i, action in enumerate(actions)]
    return all(good)


def _check_action(problems: Problems, place: str, action: Any) -> bool:
    if not problems.is_kind(place, action, "object"):
        return False
    if "do" not in action:
        problems.add(place, 'the key "do" is missing')
        return False
    if not problems.is_one_of(f"{place}.do", action["do"], ["line", "pick"]):
        return False
    if action["do"] == "pick":
        return problems.has_keys(place, action, ["do", "card"]) and problems.is_card(
            f"{place}.card", action["card"], CODES
        )
    if not problems.has_keys(place, action, ["do", "card", "line", "from"], ["legal"]):
        return False
    good = [
        problems.is_card(f"{place}.card", action["card"], CODES),
        problems.is_one_of(f"{place}.line", action["line"], LINES)
        and problems.is_one_of(f"{place}.from", action["from"], ENDS[action["line"][0]]),
    ]
    if "legal" in action:
        good.append(_check_legal(problems, f"{place}.legal", action["legal"]))
    return all(good)


def _check_legal(problems: Problems, place: str, lines: Any) -> bool:
    if not problems.is_list(place, lines):
        return False
    good = [problems.is_one_of(f"{place}[{i}]", line, LINES) for i, line in enumerate(lines)]
    return all(good)
