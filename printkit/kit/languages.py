"""Codes of languages (BCP 47: ``en``, ``en-GB``), and which of those that we speak a reader is spoken to in."""

from __future__ import annotations

from collections.abc import Collection

OTHERWISE = "en"

_CODES = """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv
    dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie
    ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv
    mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm
    rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts
    tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
"""
CODES = frozenset(_CODES.split())
"""The codes of ISO 639-1."""


def primary(lang: str) -> str:
    """Give the language of a code without its script or region: ``en`` of ``en-GB``."""
    return lang.partition("-")[0].lower()


def spoken(lang: str, known: Collection[str]) -> str:
    """Give which of the ``known`` languages readers of ``lang`` are spoken to in: theirs, or else English."""
    return next((code for code in (lang, primary(lang)) if code in known), OTHERWISE)


def foreign(lang: str, spoken_in: str) -> str | None:
    """Give how words in ``spoken_in`` are marked in a text in ``lang``: not, where it is the same language."""
    return spoken_in if primary(spoken_in) != primary(lang) else None
