"""Files for cutting machines: the lines of each sheet of a part, or of an edition's parts on one stock."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from printkit.errors import KitError
from printkit.kit.model import Kit
from printkit.kit.worker import beat
from printkit.making.editions import Job, sheeted
from printkit.making.faces import drawn_parts
from printkit.making.inputs import Entry
from printkit.making.machine import paper_of
from printkit.making.settings import Output
from printkit.making.stage import Task
from printkit.pdf.matrix import PT
from printkit.pdf.page import Rect
from printkit.pdf.paper import Paper
from printkit.press.blade import dies_of
from printkit.press.cuts import lines_of
from printkit.press.cutter import Cutter, read_cutter
from printkit.press.grid import bounds
from printkit.press.share import Leaf


def cut_files(task: Task, output: Output) -> Iterator[Entry]:
    """Make an output's files: a sheet each, and a picture of it for a machine whose program prints it."""
    kit, settings = task.kit, task.settings
    paper = paper_of(kit, output)
    cutter = read_cutter(output.cutter, kit.folder) if output.cutter else None
    as_seen = replace(settings, errors={})  # the machine's own program prints a picture
    for job in sheeted(kit, output, as_seen, drawn_parts(kit, output, settings, {})):
        pictures = _pictures(job, settings.dpi) if cutter and cutter.picture else {}
        made = _files(kit, job, output, paper, cutter)
        draft = any(one.missing for one, _ in job.made)
        for name, data in {**made, **pictures}.items():
            yield task.finished(output, data, 0, f"{output.file}/{name}", draft)


def _files(kit: Kit, job: Job, output: Output, paper: Paper, cutter: Cutter | None) -> Mapping[str, bytes]:
    """Write the lines of each sheet."""
    from printkit.press.cutfile import dxf, svg

    dies = [die for made, _ in job.made for die in dies_of(made, cutter.blade if cutter else 0.0)]
    for made, _ in job.made:
        if made.part.shape == "net" and not job.laid.leaves[0].laid:
            what = f"is larger than {paper.name}, and no machine joins its tiles"
            place = f"kit.toml: part.{made.part.id}"
            raise KitError(what, where=place, hint="a larger paper, or cut it by hand")
    files = {}
    for leaf in job.laid.leaves:
        lines = lines_of(leaf, dies, paper)
        beat()
        if not lines:
            continue
        name = f"{job.stem}-{leaf.sides[0].number}"
        box = picture_box(leaf) if cutter and cutter.picture else Rect(0.0, 0.0, paper.width, paper.height)
        if output.format == "cut:dxf":
            files[f"{name}.dxf"] = dxf(lines, box)
        else:
            files[f"{name}.svg"] = svg(lines, box, f"{kit.id}: {name}")
    return files


def picture_box(leaf: Leaf) -> Rect:
    """Give what a picture of a sheet shows: its pieces with their bleed."""
    return bounds(slot.bleed for slot in leaf.sides[0].slots)


def _pictures(job: Job, dpi: int) -> Mapping[str, bytes]:
    """Paint the fronts of sheets."""
    import pypdfium2

    from printkit.export.pictures import encoded
    from printkit.pdf.write import write

    document = pypdfium2.PdfDocument(io.BytesIO(write(job.printed())))
    page, files = 0, {}
    for leaf in job.laid.leaves:
        box, sheet = picture_box(leaf), document[page]
        width, height = sheet.get_size()
        crop = (box.x * PT, height - (box.y + box.height) * PT, width - (box.x + box.width) * PT, box.y * PT)
        picture = sheet.render(scale=dpi / 72, crop=crop).to_pil().convert("RGB")
        files[f"{job.stem}-{leaf.sides[0].number}.png"] = encoded(picture, dpi)
        page += len(leaf.sides)
    return files
