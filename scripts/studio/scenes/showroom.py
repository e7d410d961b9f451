"""A showroom by day: polished concrete, a wall of windows, timber slats, light strips under the ceiling, a few plants."""
import math

import numpy as np

from kit.mesh import box, lathe
from kit.shader import Shader, glow, solid
from kit.studio import area

from . import land, light

HIGH = 5.4


def concrete():
    s = Shader('concrete')
    cloud, fine = s.noise(.45, 7, rough=.62), s.noise(26., 3)
    x, y, _, _ = s.place()
    grey = s.calc('MULTIPLY', s.ramp(cloud, .3, .7, .30, .42), s.ramp(fine, .2, .8, .95, 1.05))
    colour = s.mix(1., grey, (1., .985, .96), 'MULTIPLY')
    for value, at in ((x, -4.4), (x, 4.6), (y, -3.6), (y, 5.4)):   # saw cuts
        away = s.calc('ABSOLUTE', s.calc('SUBTRACT', value, at))
        colour = s.mix(s.ramp(away, .010, .005, 0, .7), colour, (.05, .05, .05))
    return s.surface(colour, s.ramp(cloud, .3, .7, .10, .22), s.bump(fine, .002, .12), Specular=.5)


def outdoors(view):
    """Beyond the glass: lawn, trees and a pale sky, far out of focus."""
    s = Shader('outdoors')
    _, _, z, where = s.place()
    trees = s.calc('ADD', z, s.calc('MULTIPLY', s.calc('SUBTRACT', s.noise(.10, 4, where), .5), 11.))
    green = s.mix(s.ramp(s.noise(.45, 4, where), .35, .65), (.10, .17, .07), (.34, .45, .20))
    colour = s.mix(s.ramp(trees, 3.6, 6.4), green, (.92, .97, 1.))
    colour = s.mix(s.ramp(z, .9, .3), colour, (.36, .42, .28))
    X = np.array([-90., 70.])
    Z = np.array([-1., 26.])
    A, B = np.meshgrid(X, Z, indexing='ij')
    land.surface('outdoors', A, np.full(A.shape, -34.), B, s.done(s.emission(colour, 3.0)))


def plant(x, y, size, pot, leaf, seed):
    rng = np.random.default_rng(seed)
    vase = lathe('pot', [(.0001, 0), (.20, 0), (.26, .5), (.27, .52), (.24, .52), (.0001, .48)], pot, 48)
    vase.rotation_euler, vase.location = (math.pi / 2, 0, 0), (x, y, 0)
    n, parts = 120, 6
    V, F = [], []
    for k in range(n):
        a, lift = rng.uniform(0, 6.3), rng.uniform(.2, 1.)
        out = np.array([math.cos(a), math.sin(a), 0])
        side = np.array([-out[1], out[0], 0])
        root = np.array([x, y, .5 + 1.1 * size * lift]) + out * .12 * size
        for i in range(parts):
            t = i / (parts - 1)
            mid = root + out * .62 * size * t + np.array([0, 0, size * (.55 * t - .75 * t * t)])
            w = .085 * size * math.sin(math.pi * (.08 + .9 * t)) * (1 if i < parts - 1 else .1)
            V += [mid - side * w, mid + side * w]
        o = len(V) - 2 * parts
        F += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(parts - 1)]
    land.mesh('plant', np.array(V), np.array(F), leaf)


def build(shot):
    light.evening_sky(0, (.8, .82, .85), (.8, .82, .85), (.8, .82, .85), (.8, .82, .85), .12)
    left, back = -16.5, -8.6
    land.flat('floor', (left, 40), (back, 40), 0, concrete())
    white, timber = solid('wall', (.80, .79, .77), .7), Shader('timber')
    grain = timber.noise(3., 5, stretch=(8, 8, .35))
    timber = timber.surface(timber.mix(grain, (.24, .13, .065), (.46, .28, .15)), .45)
    black = solid('frame', (.02, .021, .022), .4)
    box('end wall', (left - .3, left), (back, 40), (0, HIGH), white, 0)
    for y in np.arange(back + .4, -1.6, .15):
        box('slat', (left, left + .07), (y, y + .075), (.12, 3.9), timber, .004)
    box('lintel', (left, 40), (back - .3, back), (4.3, HIGH), white, 0)
    box('sill', (left, 40), (back - .3, back), (0, .12), black, 0)
    for x in np.arange(left, 40, 3.3):
        box('mullion', (x - .045, x + .045), (back - .16, back), (.1, 4.3), black, .004)
    box('rail', (left, 40), (back - .12, back - .04), (2.95, 3.01), black, .004)
    box('ceiling', (left, 40), (back, 40), (HIGH, HIGH + .2), solid('ceiling', (.74, .74, .74), .8), 0)
    tubes = glow('tube', (1., .97, .92), 9.)
    for y in (-5.2, -2.0, 1.2, 4.4, 7.6):
        box('tube', (-14, 16), (y - .05, y + .05), (HIGH - .45, HIGH - .40), tubes, 0)
    outdoors(shot['azimuth'] + 180)
    area((4, back + .05, 2.3), (4, 20, 1.), (34, 4.2), 1500, False)
    area((2, 2, HIGH - .5), (2, 2, 0), (16, 12), 520, False)
    area((3, 13, 3.4), (0, 0, .8), (12, 3.4), 420, True)
    leaf, pot = Shader('leaf'), solid('pot', (.55, .53, .50), .7)
    leaf = leaf.surface(leaf.mix(leaf.noise(2.), (.025, .07, .022), (.07, .15, .045)), .35)
    for k, (x, y, size) in enumerate(((-13.6, back + 1.1, 1.15), (5.6, back + .9, 1.0), (-15.4, -.4, 1.25))):
        plant(x, y, size, pot, leaf, 3 + k)
    return dict(key=.40)
