"""From linear light to a picture: one tone curve for every colour. Plain numpy, also used outside Blender."""
import numpy as np

GAIN = .80


def linear(hex_colour):
    v = np.array([int(hex_colour.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(v < .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4).astype(np.float32)


def tone(x):
    """ACES fit, then sRGB."""
    x = np.clip(x, 0, None) * GAIN
    y = np.clip(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0, 1)
    return np.where(y < .0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)
