"""The ground of studio pictures after rendering: pale and even, with the vehicle's shadow. Plain numpy, used outside Blender.

The set is rendered grey, because its grey is what paint, glass and chrome mirror."""
import numpy as np

#: What takes the place of the set's grey, in linear light before the tone curve: a cool white that white paint still stands on.
PALE = np.array([1.27, 1.29, 1.31], np.float32)
#: The paint in whose presence the shadow is measured: a middle grey. No colour of a vehicle is seen on pale ground.
MIDDLE = .2


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


def bloomed(light):
    """What is brighter than white, lamps and mirrored softboxes, glows a little beyond its edge, as in a lens."""
    width = light.shape[1]
    over = np.clip(light - 1, 0, 3)
    return light + .5 * spread(over, width // 320) + .2 * spread(over, width // 70)


def smoothed(x):
    """Each pixel with its neighbours, weighed 1 2 1 along each axis."""
    for axis in (0, 1):
        p = np.pad(x, [(1, 1) if a == axis else (0, 0) for a in range(x.ndim)], 'edge')
        n = x.shape[axis]
        x = .25 * (np.take(p, range(n), axis) + np.take(p, range(2, n + 2), axis)) + .5 * x
    return x


def unshaded(light):
    """The set without the vehicle's shadow: each row runs from what is at its left edge to what is at its right."""
    height, width = light.shape
    edge, reach = width // 25, height // 40
    left, right = (means(np.median(part, 1, keepdims=True), reach) for part in (light[:, :edge], light[:, -edge:]))
    return left + (right - left) * np.linspace(0, 1, width, dtype=np.float32)


def split(pair):
    """The pair without its set, and 'pale' in its place: how much of PALE each pixel has."""
    ground = pair['ground']
    whole = (ground > .99).astype(np.float32)
    reach = max(2, whole.shape[1] // 400)
    near = means(whole, reach)

    def beside(light):   # at the edge of the vehicle the set is what it is beside it
        return np.where(whole > 0, light, means(light * whole, reach) / np.maximum(near, 1e-3))

    grey = pair['B'] + MIDDLE * pair['A']
    shadow = np.where(near > 1e-3, np.minimum(beside(grey) / unshaded(grey), 1), 0)
    apart = {k: pair[k] - ground * beside(pair[k]) for k in ('B', 'A')} | {'red': pair['red'], 'pale': ground * shadow}
    # A few rays per point leave the vehicle's outline ragged: it is smoothed over its nearest pixels.
    share = means(ground, 1)
    outline = (share > .02) & (share < .98)
    even = {k: np.where(outline, smoothed(x), x) for k, x in apart.items()}
    return even | {'B': bloomed(even['B'])}
