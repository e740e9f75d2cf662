"""The colours that SVG knows by name (SVG 1.1, 4.4) and the ways of writing one that CairoSVG reads."""

from __future__ import annotations

import re

_NAMES = """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
    burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
    darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
    darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
    darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia
    gainsboro ghostwhite gold goldenrod gray grey green greenyellow honeydew hotpink indianred indigo
    ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
    lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple red rosybrown
    royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
    slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
    yellow yellowgreen
"""
NAMES = frozenset(_NAMES.split())
PART = r"\s*(?:\d{1,3}|\d{1,3}(?:\.\d+)?%)\s*"
WRITTEN = re.compile(
    rf"#[0-9a-f]{{3}}|#[0-9a-f]{{6}}|rgb\({PART},{PART},{PART}\)|none|transparent|currentcolor|inherit"
)


def is_drawn(value: str) -> bool:
    """Tell whether CairoSVG draws this colour as it is meant; others (hsl, #rrggbbaa…) come out black."""
    value = value.strip().lower()
    return value in NAMES or WRITTEN.fullmatch(value) is not None
