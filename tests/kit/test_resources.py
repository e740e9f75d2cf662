"""Finding kits by name or folder; files that are bounded and inside."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from printkit.errors import DataError, KitError, UsageError
from printkit.kit.resources import (
    builtin_kits,
    data_folder,
    find_kit,
    inside,
    is_builtin,
    kit_here,
    own_file,
    own_files,
    quoted,
    read_bytes,
    read_text,
    slug,
)


def test_ours_are_found_by_name() -> None:
    assert "shifty-partners" in builtin_kits()
    assert "shared" not in builtin_kits()
    folder = find_kit("shifty-partners")
    assert (folder / "kit.toml").is_file()
    assert is_builtin(folder)


def test_a_folder_needs_a_separator(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(small.parent)
    assert find_kit("./small").resolve() == small.resolve()
    assert find_kit(str(small)) == small
    assert not is_builtin(small)
    with pytest.raises(UsageError) as caught:
        find_kit("small")
    assert caught.value.hint == "for the folder, write ./small"
    (small.parent / "my small").symlink_to(small)
    with pytest.raises(UsageError) as caught:
        find_kit("my small")
    assert caught.value.hint == 'for the folder, write "./my small"', "cmd.exe knows no single quotes"


def test_unknown_names_give_the_nearest() -> None:
    with pytest.raises(UsageError) as caught:
        find_kit("shifty-partner")
    assert caught.value.hint == "did you mean 'shifty-partners'?"
    with pytest.raises(UsageError, match="no folder"):
        find_kit("./nowhere")


def test_an_id_is_made_of_what_a_folder_is_called() -> None:
    names = {
        "My Game": "my-game",
        "Überraschung": "uberraschung",
        "Été 2024": "ete-2024",
        "2nd_try": "2nd-try",
        "月の庭 2": "月の庭-2",
        "か\u3099らくた": "がらくた",
        "Süßholz": "sussholz",
        "Œuf à l’Øresund": "oeuf-a-l-oresund",
        "Їжак і йод": "їжак-і-йод",
        "Άλφα": "άλφα",
        "…": "",
    }
    assert {name: slug(name) for name in names} == names
    assert slug("Su\u0308ßes Öl", "de-AT") == "suesses-oel"


def test_a_path_is_one_word_of_a_command_line() -> None:
    alone, apart = ["./月の庭", "C:\\kits\\a-b_c.po", "~/x@2"], ["R&D", "it's", "a b", "x;y", "(1)"]
    assert [quoted(one) for one in alone + apart] == alone + [f'"{one}"' for one in apart]


def test_a_file_of_a_kit_is_told_its_folder(small: Path) -> None:
    with pytest.raises(UsageError, match="no folder") as caught:
        find_kit(str(small / "kit.toml"))
    assert caught.value.hint == f"name its folder: {small}/"


def test_a_folder_without_a_kit(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"no kit\.toml"):
        find_kit(str(tmp_path) + "/")


@pytest.mark.parametrize("name", ["Kit.toml", "kit.toml.txt"])
def test_a_kits_file_with_nearly_the_right_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    if not Path("kit.toml").exists():  # it does on a disk that takes a capital for its small letter
        for find in (kit_here, lambda: find_kit("./")):
            with pytest.raises(UsageError, match=r"no kit\.toml") as caught:
                find()
            assert caught.value.hint == f"rename {name!r} to 'kit.toml'"


def test_missing_data_of_our_own_is_an_error() -> None:
    with pytest.raises(KitError, match="'nothing' is missing"):
        data_folder("nothing")


def test_links_inside_are_fine(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "x").write_text("x")
    (tmp_path / "b").symlink_to("a/x")
    assert inside(tmp_path, "b", "here").read_text() == "x"
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(KitError):
        inside(tmp_path, "loop", "here")


@pytest.mark.parametrize("file", ["が/Bär.png", "か\u3099/Ba\u0308r.png", "が/Ba\u0308r.png"])
def test_letters_and_their_accents_may_be_parted(file: str, tmp_path: Path) -> None:
    """As macOS writes names of files; no link leads out of the kit for that."""
    kit, outside = tmp_path / "kit", tmp_path / "outside"
    for folder in (kit, outside):
        (folder / file).parent.mkdir(parents=True)
        (folder / file).write_bytes(b"")
    for name in ("が/Bär.png", "か\u3099/Ba\u0308r.png"):
        assert inside(kit, name, "here").samefile(kit / file)
        found = own_file(kit, name)
        assert found is not None and found.samefile(kit / file)
        assert own_file(kit, name.replace("r.", "h.")) is None
    for link, leads in ((kit / "ä", outside), (kit / "ö.png", outside / file)):
        link.with_name(unicodedata.normalize("NFD", link.name)).symlink_to(leads)
    for name in (f"ä/{file}", "ö.png"):
        for find in (own_file, lambda folder, name: inside(folder, name, "here")):
            with pytest.raises(KitError, match="is a link out of the kit's folder"):
                find(kit, name)


def test_what_macos_leaves_beside_files_is_not_the_kits(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    for name in ("X.ttf", "._X.ttf", ".ttf"):
        (tmp_path / "fonts" / name).touch()
    for suffix in ("", ".ttf"):
        assert own_files(tmp_path, "fonts", suffix) == (tmp_path / "fonts" / "X.ttf",)


def test_text_is_read_one_way(tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_bytes("\ufeffa\r\nb\rc\n".encode())
    assert read_text(path) == "a\nb\nc\n"
    path.write_bytes(b"a\nb\0")
    with pytest.raises(KitError) as caught:
        read_text(path)
    assert caught.value.where == "t.txt:2"
    path.write_bytes(b"ab")
    assert read_bytes(path, 2) == b"ab"
    with pytest.raises(DataError, match="larger"):
        read_bytes(path, 1, DataError)
    with pytest.raises(KitError, match="cannot read"):
        read_text(tmp_path)
