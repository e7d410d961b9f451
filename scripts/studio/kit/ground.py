"""The ground of studio pictures after rendering: pale and even, with the vehicle's shadow. Plain numpy, used outside Blender.

The set is rendered grey, because its grey is what paint, glass and chrome mirror."""
import numpy as np

from .lens import glow, means, smoothed

#: What takes the place of the set's grey, in linear light before the tone curve: a cool white that white paint still stands on.
PALE = np.array([1.27, 1.29, 1.31], np.float32)
#: The paint in whose presence the shadow is measured: a middle grey. No colour of a vehicle is seen on pale ground.
MIDDLE = .2


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
    return even | {'B': glow(even['B'], 1, .5, .2)}
