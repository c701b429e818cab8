"""How colours look to eyes that see fewer of them, and how far apart they are.

Machado, Oliveira and Fernandes 2009, full severity; OKLab, Ottosson 2020.
"""

from __future__ import annotations

from collections.abc import Mapping

from render import theme

Channels = tuple[float, ...]
Matrix = tuple[Channels, Channels, Channels]

EYES: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def seen_by(eye: str, colour: str) -> Channels:
    """Linear red, green and blue, from 0 to 1."""
    linear = tuple(_linear(channel / 255) for channel in theme.channels(colour))
    return tuple(min(1.0, max(0.0, one)) for one in _times(EYES[eye], linear))


def oklab(linear: Channels) -> Channels:
    """Lightness, green to red, blue to yellow."""
    cones = _times(_CONES, linear)
    return _times(_LAB, tuple(one ** (1 / 3) for one in cones))


def _times(matrix: Matrix, vector: Channels) -> Channels:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _linear(channel: float) -> float:
    return float(channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4)
