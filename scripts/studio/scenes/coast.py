"""A coastal road in the last hour of sun: kerb line, guard rail, grass, the sea below and headlands in the haze."""
import numpy as np

from kit.mesh import box
from kit.shader import Shader, asphalt, solid, water

from . import land, light

HAZE = (.48, .36, .36)


def rail(y, material, post):
    """A W-beam with a post every 2.5 m."""
    profile = [(0, .44), (.05, .47), (.075, .52), (.05, .56), (.012, .595), (.05, .63), (.075, .67), (.05, .72), (0, .75)]
    x = np.linspace(-130, 60, 77)
    Y, Z = np.array(profile).T
    land.surface('rail', np.repeat(x[:, None], len(Y), 1), np.broadcast_to(y + Y, (77, len(Y))), np.broadcast_to(Z, (77, len(Z))), material)
    for k in x:
        box('post', (k - .06, k + .06), (y - .16, y - .02), (-.5, .72), post, .01)


def headland():
    """Scrub on top, sandstone where it is steep."""
    s = Shader('headland')
    slope = s.node('SeparateXYZ')
    s.wire(s.node('NewGeometry').outputs['Normal'], slope.inputs[0])
    steep = s.ramp(slope.outputs[2], .62, .42)
    rock = s.mix(s.noise(.06, 6, stretch=(1, 1, 4)), (.20, .13, .085), (.34, .24, .16))
    scrub = s.mix(s.noise(.09, 5), (.018, .030, .014), (.055, .065, .028))
    return s.surface(s.mix(steep, scrub, rock), .95, haze=(HAZE, 8000.), Specular=.1)


def build(shot):
    view = shot['azimuth'] + 180
    sun_at = shot.get('sun', (66, 10))
    light.evening_sky(sun_at[0], (.66, .40, .33), (1.1, .62, .34), (.25, .33, .54), (.09, .17, .40), .9, .7, (.95, .55, .42), .24)
    light.sun(*sun_at, 3.9, (1., .60, .33), 1.2)
    lines = (lambda s, x, y: s.stripe(y, -1.95, .11), lambda s, x, y: s.stripe(y, -2.20, .11), lambda s, x, y: s.stripe(y, -5.55, .13),
             lambda s, x, y: s.stripe(y, 1.75, .13))
    land.flat('road', (-260, -40, 40, 120), (-6.4, 0, 6, 26), 0, asphalt(lines, tint=(1.03, 1., .97)))
    earth = Shader('verge')
    land_colour = earth.mix(earth.noise(1.7, 5), (.09, .065, .035), (.20, .15, .075))
    verge = earth.surface(land_colour, .95, Specular=.1)
    x, y = np.linspace(-160, 90, 300)[:, None], np.concatenate([np.linspace(-6.35, -10, 14), np.linspace(-10.6, -24, 14)])[None, ::-1]
    X, Y = np.broadcast_to(x, (300, 28)), np.broadcast_to(y, (300, 28))
    drop = np.clip((-9.2 - Y) / 12, 0, 1)
    land.surface('verge', X, Y, .03 - 16 * drop**1.3 + .16 * land.fractal(X * .6, Y * .6, 4) * np.clip((-6.5 - Y) / .6, 0, 1), verge)
    rng = np.random.default_rng(11)
    n = 5200
    spots = np.stack([rng.uniform(-110, 40, n), -7.05 - np.abs(rng.normal(0, 1.1, n)), np.full(n, .0), rng.uniform(.5, 1.25, n)], 1)
    spots = spots[land.fractal(spots[:, 0] * .35, spots[:, 1] * .5, 8) > -.10]
    blade = Shader('grass')
    straw = blade.mix(blade.noise(1.2, 3), (.16, .14, .055), (.36, .27, .13))
    land.tufts('grass', spots, blade.surface(straw, .8, Specular=.15), 6, 30, .50, .20)
    rail(-6.55, solid('galvanised', (.46, .47, .48), .38, Metallic=.75), solid('post', (.30, .30, .30), .6, Metallic=.5))
    land.flat('sea', (-30000, 30000), (-60000, -14), -19, water((.006, .034, .048), (HAZE, 26000.), .5, .35))
    stone = headland()
    land.ridge('headland', view - 2, 1500, 1500, 88, 700, stone, 3, -19, detail=5., taper=(.55, .15))
    land.ridge('far headland', view + 10, 5200, 5200, 170, 1500, stone, 8, -19, detail=5., taper=(.6, .3))
    # Land behind the photographer, which the paint mirrors.
    land.ridge('bank', shot['azimuth'] + 25, 46, 150, 3.6, 30, solid('bank', (.05, .048, .026), .95), 5, 0, taper=(.1, .1))
    return dict(key=.185)
