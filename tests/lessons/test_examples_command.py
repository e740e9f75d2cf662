"""``printkit examples``: tells, finds anew, writes only where it is asked to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from printkit.cli.main import main
from printkit.lessons.phrases import load

from .table import LESSONS, copy_of_kit, pinned


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at few deals for the lesson that is found anew."""
    few = [lesson._replace(deals=100) if id == "no-trump" else lesson for id, lesson in LESSONS.items()]
    monkeypatch.setattr("printkit.games.shifty_partners.lessons.LESSONS", tuple(few))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main(["examples", *words])
    said = capsys.readouterr()
    return int(stop.value.code or 0), said.out, said.err


def test_it_tells_every_example_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINTKIT_LANGUAGE", "en")
    code, out, _ = run(capsys, "shifty-partners")
    assert code == 0
    assert out.count("\n---") == 2 * len(LESSONS)
    titles = [load("shifty-partners", lang)["title"]["trump-wins"] for lang in ("en", "ja")]
    told = [f"{title} (SP-09 SP-11 SP-13)" for title in titles]
    assert out.index(told[0]) < out.index(told[1]), "the language that the terminal speaks is first"


def test_it_tells_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "shifty-partners", "two-aces", "--lang", "ja")
    assert code == 0
    assert out.count("\n---") == 1
    assert "♦A" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("shifty-partners", "two-acs"), "did you mean 'two-aces'?"),
        (("shifty-partner",), "did you mean 'shifty-partners'?"),
        (("shifty-partners", "--lang", "de"), "has no language 'de'"),
        (("shifty-partners", "--write"), "--write goes with --regenerate"),
        (("shifty-partners", "--seed", "1"), "--seed goes with --regenerate"),
        (("shifty-partners", "--out", "x"), "--out goes with --regenerate"),
        (("shifty-partners", "--regenerate", "--lang", "en"), "--lang is for telling"),
        (("shifty-partners", "--regenerate", "--out", "x"), "--out says where --write writes"),
    ],
)
def test_wrong_words_are_usage_errors(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert not out
    assert said in err


def test_regenerating_shows_the_difference_and_writes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kit = copy_of_kit(tmp_path)
    before = {path: path.read_bytes() for path in kit.rglob("*") if path.is_file()}
    code, out, err = run(capsys, str(kit), "no-trump", "--regenerate", "--seed", "5")
    assert code == 0
    assert out.startswith("--- examples/no-trump.json")
    assert '+  "provenance": {"seed": 5' in out
    assert "1 found, 1 differ: no-trump" in err
    assert "nothing was written" in err
    assert {path: path.read_bytes() for path in kit.rglob("*") if path.is_file()} == before


def test_what_is_found_is_pinned_in_the_kit_or_elsewhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kit = copy_of_kit(tmp_path)
    old = (kit / "examples" / "no-trump.json").read_bytes()
    words = (str(kit), "no-trump", "--regenerate", "--seed", "5")
    code, _, _ = run(capsys, *words, "--write", "--out", str(tmp_path / "elsewhere"))
    made = tmp_path / "elsewhere" / "examples" / "no-trump.json"
    assert code == 0
    assert json.loads(made.read_text(encoding="utf-8"))["provenance"]["seed"] == 5
    assert (kit / "examples" / "no-trump.json").read_bytes() == old
    code, _, _ = run(capsys, *words, "--write")
    assert code == 0
    assert (kit / "examples" / "no-trump.json").read_bytes() == made.read_bytes()
    code, out, err = run(capsys, *words, "--write")
    assert (code, out) == (0, "")
    assert "0 differ" in err
    assert "wrote" not in err
    code, out, _ = run(capsys, str(kit), "no-trump")
    assert code == 0


def test_a_false_example_is_not_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kit = copy_of_kit(tmp_path)
    path = kit / "examples" / "no-trump.json"
    value = json.loads(path.read_text(encoding="utf-8"))
    value["claims"]["score"][0] += 1
    path.write_text(json.dumps(value), encoding="utf-8")
    code, out, err = run(capsys, str(kit), "no-trump", "--lang", "en")
    assert (code, out) == (1, "")
    assert "no-trump: claims.score[0]" in err
    assert "(SP-17)" in err
    code, out, _ = run(capsys, str(kit), "two-aces", "--lang", "en")
    assert code == 0


def test_a_hand_of_which_only_the_claims_changed_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A scoring rule threw chosen hands away. One without a seed was chosen by somebody, and stays."""
    kit = copy_of_kit(tmp_path)
    path = kit / "examples" / "no-trump.json"
    words = (str(kit), "no-trump", "--regenerate", "--write")
    run(capsys, *words, "--seed", "5")
    found = path.read_bytes()
    for score, provenance in ((1, True), (1, False), (0, False)):
        value = json.loads(found)
        value["claims"]["score"][0] += score
        if not provenance:
            del value["provenance"]
        path.write_text(json.dumps(value), encoding="utf-8")
        code, _, err = run(capsys, *words)
        assert code == 0 and "1 found" in err
        kept, was = json.loads(path.read_text("utf-8")), json.loads(found)
        assert kept == (was if provenance else {key: was[key] for key in was if key != "provenance"})
    value["actions"][0]["card"] = value["setup"]["hands"][value["actions"][1]["seat"]][0]
    path.write_text(json.dumps(value), encoding="utf-8")
    assert run(capsys, *words)[0] == 0
    assert json.loads(path.read_text("utf-8"))["provenance"]["seed"] == 0, (
        "one that breaks the rules is not kept"
    )


@pytest.mark.clause("SP-14")
def test_a_changed_ruling_names_every_example_that_no_longer_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With its option in kit.toml changed; the build stops at the same."""
    kit = copy_of_kit(tmp_path)
    toml = (kit / "kit.toml").read_text(encoding="utf-8")
    (kit / "kit.toml").write_text(toml + '\n[ruleset]\nnext_lead = "dealer"\n', encoding="utf-8")
    fail = [id for id in LESSONS if led(id) != {pinned(id)["setup"]["dealer"]}]
    assert len(fail) > 5
    code, out, err = run(capsys, str(kit))
    assert (code, out) == (1, "")
    named = re.findall(r"^  ([a-z0-9-]+): .* \(SP-\d\d\); next_lead is \"dealer\", .*\(SP-14\)$", err, re.M)
    assert named == fail
    with pytest.raises(SystemExit) as stop:
        main(["build", str(kit), "--only", "rulebook", "--out", str(tmp_path / "out")])
    assert stop.value.code == 1
    said = capsys.readouterr().err
    assert all(f"  {id}: " in said for id in fail)
    assert not list((tmp_path / "out").rglob("*.pdf"))


def led(lesson: str) -> set[int]:
    """Give who leads the tricks of an example."""
    return {trick["leader"] for trick in pinned(lesson)["claims"]["tricks"]}


def test_a_folder_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    words = (
        "shifty-partners",
        "no-trump",
        "--regenerate",
        "--seed",
        "5",
        "--write",
        "--out",
        str(tmp_path / "file" / "x"),
    )
    code, _, err = run(capsys, *words)
    assert code == 1
    assert "is a file where a folder has to be" in err
