"""Pictures of faces: their shares, which tasks make, of one rendering for each process."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from printkit.kit.worker import beat
from printkit.making.faces import component, said_of
from printkit.making.inputs import Entry
from printkit.making.settings import PICTURES, PNG, POD, Output
from printkit.making.stage import Task, note

if TYPE_CHECKING:
    from printkit.export.pictures import Promised
    from printkit.parts.faces import Ink

_promised: dict[tuple[Path, Output], tuple[Promised, bool]] = {}
"""Of the last output that this process had a share in: whoever has several renders its faces once."""


def painted(task: Task, output: Output) -> tuple[Entry, ...]:
    """Make a task's share of an output's pictures."""
    promised, draft = _promised[task.stage, output]
    share, many = task.share
    entries = []
    for name in list(promised)[share::many]:
        entries.append(task.finished(output, promised[name](), 0, f"{output.file}/{name}", draft))
        beat()
    return tuple(entries)


def prepare(task: Task, output: Output) -> None:
    """Render what an output's pictures show, unless a task before this one has."""
    if (task.stage, output) not in _promised:
        _promised.clear()
        _promised[task.stage, output] = _promise(task, output)


def _promise(task: Task, output: Output) -> tuple[Promised, bool]:
    """Render what an output's pictures show; give what makes each, and whether placeholders are among them."""
    from printkit.export.pictures import frame_at, pictures
    from printkit.export.pod import part_for, read_shop
    from printkit.export.tts import saved_object
    from printkit.parts import art
    from printkit.press.words import languages_of, text

    kit, settings, ink = task.kit, task.settings, cast("Ink", output.ink)
    languages = languages_of(output.lang, kit)
    art.load()
    if output.format == "tts":
        parts = [part for part in kit.parts if not output.parts or part.id in output.parts]
        shown = [component(kit, part, output.lang, ink, settings.draft, None) for part in parts]
        named = [(one, text(one.part.title, languages)) for one in shown]
        promised = saved_object(text(kit.name, languages), kit.id, named, settings.dpi, settings.url)
    else:
        part, kind = kit.part(output.part), output.format
        assert part is not None
        if kind in PICTURES:
            frame = frame_at(part.size.width, part.size.height, output.dpi, part.shape)
        else:
            part, frame = part_for(read_shop(kind.removeprefix(POD), kit.folder), part)
            kind = PNG
        shown = [component(kit, part, output.lang, ink, settings.draft, None).only(output.cards)]
        promised = pictures(shown[0], frame, output.cards, kind)
    note(task.stage, (said for one in shown for said in said_of(one)))
    return promised, any(one.missing for one in shown)


def forget() -> None:
    """Let go of what was rendered."""
    _promised.clear()
