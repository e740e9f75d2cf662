"""The search: the same seed gives the same hands, whatever is asked for; and it says what it lacks."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from printkit.errors import ClaimError, SeveralErrors
from printkit.lessons.search import CLEAREST, search
from printkit.rules.game import Ruleset, Setup
from printkit.rules.lesson import Scene, Sight, perform
from printkit.rules.record import page
from printkit.rules.run import deal, whole_games

from .table import GAME, LESSONS

QUICK = [LESSONS[name]._replace(deals=300) for name in ("follow-face-up", "trump-wins", "discard-fifth")]


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let so few deals be two parts of the work; the clearest hands of two of QUICK are in the second."""
    monkeypatch.setattr("printkit.lessons.search.DEALS", 200)


@functools.cache
def found() -> dict[str, Scene]:
    return search(GAME, QUICK, {}, seed=3)


def test_the_same_seed_finds_the_same_hands() -> None:
    one, other = found(), search(GAME, QUICK, {}, seed=3)
    assert {id: page(scene.record) for id, scene in one.items()} == {
        id: page(scene.record) for id, scene in other.items()
    }
    another = search(GAME, QUICK, {}, seed=4)
    assert all(another[id].record.setup != one[id].record.setup for id in one)


def test_two_processes_find_what_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons that stop early, that never do, that look at whole games: the same records, byte for byte.

    Two share only lessons that are the game's own.
    """
    names = ("trump-wins", "scored-hand", "no-trump", "last-hand")
    wanted = [LESSONS[name]._replace(deals=30 if name == "last-hand" else 150) for name in names]
    monkeypatch.setattr("printkit.games.shifty_partners.lessons.LESSONS", tuple(wanted))
    alone = search(GAME, wanted, {}, seed=5)
    shared = search(GAME, wanted, {}, seed=5, processes=2)
    assert list(shared) == list(alone) == list(names)
    assert {id: page(scene.record) for id, scene in shared.items()} == {
        id: page(scene.record) for id, scene in alone.items()
    }


def test_progress_counts_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    search(GAME, QUICK, {}, seed=3, progress=lambda done, most: told.append((done, most)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert {most for _, most in told} == {told[-1][0]}


def test_a_lesson_is_found_alone_as_among_others() -> None:
    for lesson in QUICK:
        assert page(search(GAME, [lesson], {}, seed=3)[lesson.id].record) == page(found()[lesson.id].record)


def test_the_clearest_wins_and_the_first_of_equals() -> None:
    lesson = LESSONS["scored-hand"]._replace(deals=300)
    rules = GAME.ruleset(lesson.ruleset)
    seen = []
    for index in range(lesson.deals):
        sight = lesson.judge(perform(GAME, rules, deal(GAME, rules, 3, index), {}))
        if sight is not None:
            seen.append((-sight.clarity, index))
    assert len(seen) > 3
    assert all(-clarity < CLEAREST for clarity, _ in seen)
    provenance = search(GAME, [lesson], {}, seed=3)[lesson.id].record.provenance
    assert provenance is not None
    assert provenance["index"] == min(seen)[1]


def test_an_impossible_lesson_says_so() -> None:
    never = LESSONS["no-trump"]._replace(id="five-aces", judge=lambda scene: None, deals=12)
    with pytest.raises(
        ClaimError, match="no hand of 12 deals shows the lesson 'five-aces' \\(SP-09, SP-13\\)"
    ) as e:
        search(GAME, [never], {})
    assert "next_lead winner" in (e.value.where or "")
    with pytest.raises(SeveralErrors) as several:  # one was told a run, each after the whole search
        search(GAME, [never, never._replace(id="six-aces"), LESSONS["no-trump"]], {})
    assert [one.what.split("'")[1] for one in several.value.each] == ["five-aces", "six-aces"]


def test_only_wanted_deals_are_played() -> None:
    judged: list[int] = []

    def judge(scene: object) -> None:
        judged.append(scene.setup["die"])  # type: ignore[attr-defined]  # a Scene

    with pytest.raises(ClaimError):
        search(GAME, [LESSONS["two-aces"]._replace(judge=judge, deals=200)], {})
    assert judged
    assert set(judged) == {6}


def test_a_lesson_about_games_is_found_in_a_whole_game() -> None:
    """Every deal of a game is judged, and what is found is that game's hand, scores carried and all."""
    judged: list[int] = []

    def judge(scene: Scene) -> Sight | None:
        judged.append(scene.setup["hand_no"])
        return LESSONS["follow-face-up"].judge(scene) if judged[-1] == 4 else None

    lesson = LESSONS["follow-face-up"]._replace(wants=lambda setup: True, judge=judge, deals=60, games=True)
    alone = QUICK[2]
    record = search(GAME, [lesson, alone], {}, seed=3)["follow-face-up"].record
    assert judged == [1, 2, 3, 4] * 60
    assert record.provenance is not None
    assert record.provenance["policy"] == "sensible game"
    index = record.provenance["index"]
    played = list(whole_games(GAME, GAME.ruleset(lesson.ruleset), "sensible", 3, 1, "", index))
    assert (record.setup, record.claims) == (played[3].setup, played[3].claims)
    assert sum(record.setup["scores_before"])


def test_a_constructed_deal_is_played_and_judged_like_any_other() -> None:
    """Of what the construction gives, the clearest counts; no seed would deal it, so none is written down."""
    deals = [deal(GAME, GAME.ruleset({}), 3, index) for index in range(300)]
    same = found()["follow-face-up"].record
    asked: list[tuple[object, int]] = []

    def construct(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
        asked.append((ruleset, seed))
        yield from deals

    lesson = QUICK[0]._replace(construct=construct)
    record = search(GAME, [lesson, QUICK[1]], {}, seed=9)["follow-face-up"].record
    assert asked == [(GAME.ruleset(lesson.ruleset), 9)]
    assert (record.setup, record.actions, record.claims) == (same.setup, same.actions, same.claims)
    assert record.provenance is not None
    assert set(record.provenance) == {"policy", "version"}


def test_an_impossible_construction_says_so() -> None:
    never = QUICK[0]._replace(construct=lambda ruleset, seed: iter(()))
    with pytest.raises(
        ClaimError, match="no constructed hand shows the lesson 'follow-face-up' \\(SP-11, SP-12\\)"
    ):
        search(GAME, [never], {})
