"""PDFs that carry files, as pikepdf makes them."""

from __future__ import annotations

import pikepdf


def attach(pdf: pikepdf.Pdf, name: str, data: bytes) -> None:
    """Let a PDF carry a file of which it says nothing but its name."""
    pdf.attachments[name] = pikepdf.AttachedFileSpec(
        pdf, data, filename=name, description="", mime_type="", creation_date="", mod_date=""
    )
