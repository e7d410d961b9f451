"""A red-earth track at dusk: dry grass, gum trees, low ranges in the haze."""
import numpy as np

from kit.shader import Shader, solid

from . import land, light

HAZE = (.50, .32, .29)


def earth():
    s = Shader('earth')
    _, y, _, _ = s.place()
    dust, grain = s.noise(.7, 6), s.noise(38., 3)
    colour = s.mix(s.ramp(dust, .3, .7), (.20, .075, .034), (.38, .175, .085))
    colour = s.mix(s.ramp(grain, .62, .75, 0, .6), colour, (.42, .26, .16))
    for rut in (-.78, .78):
        away = s.calc('ABSOLUTE', s.calc('SUBTRACT', s.calc('ADD', y, s.calc('MULTIPLY', s.noise(.3, 2), .25)), rut + .12))
        colour = s.mix(s.ramp(away, .42, .16, 0, .5), colour, (.46, .24, .125))
    height = s.calc('ADD', s.calc('MULTIPLY', s.noise(5., 6), 1.), s.calc('MULTIPLY', grain, .28))
    return s.surface(colour, .95, s.bump(height, .05, .8), (HAZE, 4000.), Specular=.12)


def build(shot):
    view = shot['azimuth'] + 180
    sun_at = shot.get('sun', (80, 7))
    light.evening_sky(shot['azimuth'] + 215, (.70, .40, .30), (1.0, .55, .28), (.30, .34, .50), (.11, .17, .36), .9, .7, (1., .52, .34), .26)
    light.sun(*sun_at, 3.2, (1., .56, .28), 1.4)
    ground = earth()
    half = shot.get('half', 2.6)
    x, y = np.linspace(-60, 24, 620)[:, None], np.linspace(-42, 17, 440)[None]
    X, Y = np.broadcast_to(x, (620, 440)), np.broadcast_to(y, (620, 440))
    off = np.clip((np.abs(Y) - half) / 2.2, 0, 1)
    Z = .34 * land.fractal(X * .16, Y * .16, 2, 7) * off + .05 * land.fractal(X * 1.3, Y * 1.3, 7, 4) * np.clip(off * 3, .12, 1)
    land.surface('ground', X, Y, Z - .005, ground)
    land.flat('plain', (-9000, 400), (-9000, 400), -.24, ground)

    rng = np.random.default_rng(21)

    def spots(n, x, y, size, cover, scale):
        at = np.stack([rng.uniform(*x, n), rng.uniform(*y, n)], 1)
        there = land.fractal(at[:, 0] * scale, at[:, 1] * scale, 31) > cover
        clear = np.abs(at[:, 1]) > half + rng.uniform(-.25, 1.3, n)
        at = at[there & clear]
        z = .34 * land.fractal(at[:, 0] * .16, at[:, 1] * .16, 2, 7) * np.clip((np.abs(at[:, 1]) - half) / 2.2, 0, 1)
        return np.column_stack([at, z - .02, rng.uniform(*size, len(at))])
    blade = Shader('grass')
    straw = blade.mix(blade.noise(.8, 3), (.26, .18, .075), (.56, .40, .20))
    b, through = blade.node('BsdfPrincipled'), blade.node('BsdfTranslucent')
    for v, end in ((straw, b.inputs[0]), (.8, b.inputs['Roughness']), (.1, b.inputs['Specular']), (straw, through.inputs[0])):
        blade.wire(v, end)
    grass = blade.done(blade.mix_shaders(.35, b.outputs[0], through.outputs[0]), (HAZE, 2500.))
    land.tufts('grass', spots(5200, (-30, 12), (-22, 10), (.45, 1.2), -.16, .33), grass, 6, 40, .46, .20)
    land.tufts('far grass', spots(9000, (-120, 10), (-130, -18), (.9, 2.0), -.2, .12), grass, 8, 16, .55, .45, .016)
    pebble = Shader('stone')
    grit = pebble.surface(pebble.mix(pebble.noise(7., 4), (.17, .075, .04), (.36, .21, .13)), .9, Specular=.2)
    n = 1500
    places = np.stack([rng.uniform(-22, 10, n), rng.normal(0, 2.6, n), np.full(n, .0), .012 + .045 * rng.random(n)**4], 1)
    land.stones('stones', places, grit)

    bark, leaf = Shader('bark'), Shader('leaf')
    bark = bark.surface(bark.mix(bark.noise(2., 4, stretch=(1, 1, .25)), (.10, .075, .055), (.40, .32, .25)), .9, haze=(HAZE, 1400.))
    leaf = leaf.surface(leaf.mix(leaf.noise(1.3, 2), (.035, .048, .022), (.10, .105, .045)), .65, haze=(HAZE, 1400.))
    kinds = [land.gum(f'gum {k}', bark, leaf, 3 + k, 9. + k, 4, 80) for k in range(4)]
    for k, parts in enumerate(kinds):   # the originals stand out of sight
        for part in parts:
            part.location = (60 + 15 * k, 120, 0)
    for heading, away, size, turn, kind in (
            (27.5, 62, 1.0, .4, 0), (22, 88, 1.0, 2.1, 1), (17, 120, 1.1, 4., 2), (9, 150, 1.2, 1.2, 3), (-3, 66, .95, 5.2, 1), (-9, 58, 1.15, 3.1, 0),
            (-13, 90, 1.2, .9, 2)):
        d = light.towards(view + heading, 0) * away
        land.stand(kinds[kind], d.x, d.y, -.1, turn, size)
    for k in range(70):
        d = light.towards(view + rng.uniform(-22, 40), 0) * rng.uniform(190, 620)
        land.stand(kinds[rng.integers(4)], d.x, d.y, -.2, rng.uniform(0, 6.3), rng.uniform(.5, 1.1))
    scrub = Shader('range')
    hill = scrub.surface(scrub.mix(scrub.noise(.01, 5), (.05, .038, .028), (.10, .075, .05)), .95, haze=(HAZE, 9000.))
    land.ridge('range', view + 16, 5200, 7200, 200, 1800, hill, 4, -4, 5., taper=(.3, .5))
    land.ridge('far range', view + 4, 9000, 12000, 430, 2600, hill, 12, -4, 5., taper=(.3, .3))
    land.ridge('behind', shot['azimuth'] + 10, 90, 260, 5.5, 40, solid('behind', (.045, .035, .022), .95), 5, 0, taper=(.1, .1))
    return dict(key=.18)
