"""What a lens and a sensor do to a picture in linear light. Plain numpy, used outside Blender too."""
import numpy as np


def means(x, reach):
    """The mean over a square window."""
    for axis in (0, 1):
        p = np.pad(x, [(reach + 1, reach) if a == axis else (0, 0) for a in range(x.ndim)], 'edge').cumsum(axis, dtype=np.float64)
        n = x.shape[axis]
        x = ((np.take(p, range(2 * reach + 1, 2 * reach + 1 + n), axis) - np.take(p, range(n), axis)) / (2 * reach + 1)).astype(np.float32)
    return x


def spread(x, reach):
    """A soft blur: three means over a square window."""
    for _ in range(3):
        x = means(x, reach)
    return x


def glow(light, white, near, far):
    """What is brighter than `white` (lamps, mirrored lights) spreads beyond its edge: shares of it, close by and further out."""
    width = light.shape[1]
    over = np.clip(light - white, 0, 6)
    return light + near * spread(over, width // 240) + far * spread(over, width // 50)


def smoothed(x):
    """Each pixel with its neighbours, weighed 1 2 1 along each axis."""
    for axis in (0, 1):
        p = np.pad(x, [(1, 1) if a == axis else (0, 0) for a in range(x.ndim)], 'edge')
        n = x.shape[axis]
        x = .25 * (np.take(p, range(n), axis) + np.take(p, range(2, n + 2), axis)) + .5 * x
    return x
