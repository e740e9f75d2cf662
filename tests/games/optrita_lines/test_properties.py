"""What holds for every deal of Optrita: Lines, however it is dealt and played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit import games
from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.rules import ENDS, NAMES, PACK
from printkit.rules import record as records
from printkit.rules import rng, run
from printkit.rules.cards import bits
from printkit.rules.replay import fill, replay
from tests.games.optrita_lines.samples import GAME, RULESETS, mixed_setup

rulesets = st.sampled_from(RULESETS)
seeds = st.integers(0, rng.SEEDS - 1)
policies = st.sampled_from(["random", "sensible"])  # search takes 0.2 s a deal; test_search.py tries it


@given(rulesets, seeds, st.data())
@settings(max_examples=60)
def test_cards_are_kept_and_something_may_always_be_done(ruleset, seed, data):
    hand = GAME.start(ruleset, mixed_setup(ruleset, seed, 0))
    table = hand.table
    grid = table[rules.GRID : rules.GRID + rules.CELLS]
    while not hand.finished:
        legal = hand.legal()
        assert legal.choices
        if legal.do == "pick":
            hand.pick(data.draw(st.sampled_from(legal.choices)))
        else:
            line = data.draw(st.sampled_from(legal.choices))
            end = data.draw(st.sampled_from(ENDS[NAMES.index(line)]))
            hand.lay(data.draw(st.sampled_from(hand.held())), line, end)
        assert table[rules.GRID : rules.GRID + rules.CELLS] == grid
        taken = [trick["taken"] for trick in hand.tricks]
        assert sorted(taken) == sorted(PACK.codes[grid[cell]] for cell in bits(table[rules.GAPS]))
        assert sorted(hand.laid + hand.held()) == sorted(hand.setup["hand"])
        for line, name in enumerate(NAMES):
            gaps = sum(table[rules.GAPS] >> rules.cell(line, 0, place) & 1 for place in range(rules.SIDE))
            assert (gaps == 0) == (name in hand.full_lines())
        assert all(type(entry) is int and -1 <= entry < 1 << 63 for entry in table)
    claims = hand.claims()
    assert sum(claims["score"].values()) == 6
    assert sum(claims["scores_after"].values()) == 6 * hand.setup["hand_no"]
    assert claims["game_over"] == (claims["result"] is not None)


@given(rulesets, seeds, st.integers(0, 1 << 40), policies, st.booleans())
@settings(max_examples=60)
def test_a_record_read_back_and_replayed_is_the_record(ruleset, seed, index, policy, mixed):
    (record,) = run.hands(GAME, ruleset, policy, seed, 1, "test", index, mixed)
    text = records.line(record)
    again = games.read(text)
    result = replay(GAME, again)
    assert again == record
    assert records.line(again) == text
    assert result.holds
    assert result.unclaimed == ()
    assert result.claims == record.claims


@given(rulesets, seeds, policies)
@settings(max_examples=20)
def test_a_record_is_filled_and_made_again_from_its_provenance(ruleset, seed, policy):
    whole = list(run.hands(GAME, ruleset, policy, seed, 4, "test"))
    again = [one for index in (3, 1) for one in run.hands(GAME, ruleset, policy, seed, 1, "test", index)]
    assert again == [whole[3], whole[1]]
    bare = records.as_json(whole[0])
    del bare["claims"]
    for action in bare["actions"]:
        action.pop("legal", None)
    assert fill(GAME, games.read(records._line.encode(bare))) == whole[0]


@given(rulesets, seeds)
@settings(max_examples=20)
def test_deals_are_the_same_whoever_plays_them(ruleset, seed):
    random, sensible = (
        list(run.hands(GAME, ruleset, policy, seed, 3, "test")) for policy in ("random", "sensible")
    )
    assert [one.setup for one in random] == [one.setup for one in sensible]
    first = next(run.whole_games(GAME, ruleset, "sensible", seed, 1, "test"))
    assert first.setup == sensible[0].setup
    assert first.actions == sensible[0].actions
