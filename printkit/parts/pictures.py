"""Pictures that a drawing names by file are put into it, so that nothing is read when it is drawn."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from xml.sax.saxutils import unescape

from printkit.errors import ArtError
from printkit.kit.resources import MAX_ART, inside, read_bytes

IMAGE = re.compile(r"<image\b[^>]*>", re.DOTALL)
HREF = re.compile(r"""(\b(?:xlink:)?href\s*=\s*)("[^"]*"|'[^']*')""")
KINDS = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}


def embed(svg: str, folder: Path, where: str) -> str:
    """Replace each ``<image href="file">`` by the file's content; the file lies inside ``folder``.

    Raises ArtError for one that is missing, outside, remote or no PNG or JPEG.
    """

    def image(tag: re.Match[str]) -> str:
        place = f"{where}:{svg.count(chr(10), 0, tag.start()) + 1}"
        return HREF.sub(lambda match: href(match, place), tag[0], count=1)

    def href(match: re.Match[str], where: str) -> str:
        name = unescape(match[2][1:-1].strip(), {"&quot;": '"', "&apos;": "'", "&#34;": '"', "&#39;": "'"})
        if name.startswith(("data:", "#")):
            return match[0]
        if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:|//", name):
            raise ArtError(
                f"refers to {name[:60]!r}, outside the kit", where=where, hint="put it into the folder"
            )
        data = read_bytes(inside(folder, name, where, ArtError), MAX_ART, ArtError)
        kind = next((k for magic, k in KINDS.items() if data.startswith(magic)), None)
        if kind is None:
            raise ArtError(f"the picture {name!r} is no PNG or JPEG", where=where)
        return f'{match[1]}"data:{kind};base64,{base64.b64encode(data).decode()}"'

    return IMAGE.sub(image, svg)
