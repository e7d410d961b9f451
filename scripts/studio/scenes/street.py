"""A wet quay at blue hour: lamps along the water, the lit windows of a city on the other side."""
import math

import numpy as np

from kit.mesh import box, lathe, rod
from kit.shader import Shader, asphalt, glow, solid, water
from kit.studio import area

from . import land, light

HAZE = (.035, .055, .115)


def windows(tint):
    """A facade: dark glass with floors of rooms, some of them lit, each as bright as it likes."""
    s = Shader('facade')
    x, y, z, _ = s.place()
    u = s.calc('DIVIDE', s.calc('ADD', s.calc('MULTIPLY', x, .8), s.calc('MULTIPLY', y, -.6)), 2.6)
    w = s.calc('DIVIDE', z, 3.5)
    own = s.node('ObjectInfo').outputs['Random']
    cell = s.node('CombineXYZ')
    for k, v in enumerate((s.calc('FLOOR', u), s.calc('FLOOR', w), s.calc('MULTIPLY', own, 97.))):
        s.wire(v, cell.inputs[k])
    chance = s.node('TexWhiteNoise', noise_dimensions='3D')
    s.wire(cell.outputs[0], chance.inputs['Vector'])
    mood = s.node('SeparateRGB')
    s.wire(chance.outputs['Color'], mood.inputs[0])
    floors = s.node('TexWhiteNoise', noise_dimensions='2D')
    level = s.node('CombineXYZ')
    s.wire(s.calc('FLOOR', w), level.inputs[0])
    s.wire(own, level.inputs[1])
    s.wire(level.outputs[0], floors.inputs['Vector'])
    lit = s.calc('GREATER_THAN', s.calc('ADD', chance.outputs['Value'], s.calc('MULTIPLY', floors.outputs['Value'], .35)), 1.06)
    inside = s.calc('MULTIPLY', s.calc('LESS_THAN', s.calc('ABSOLUTE', s.calc('SUBTRACT', s.calc('FRACT', u), .5)), .40),
                    s.calc('LESS_THAN', s.calc('ABSOLUTE', s.calc('SUBTRACT', s.calc('FRACT', w), .5)), .33))
    power = s.calc('MULTIPLY', s.calc('MULTIPLY', lit, inside), s.calc('POWER', mood.outputs[0], 2.2))
    colour = s.mix(s.calc('GREATER_THAN', mood.outputs[1], .72), (1., .58, .26), (.72, .86, 1.))
    b = s.node('BsdfPrincipled')
    for k, v in (('Base Color', tint), ('Roughness', .18), ('Emission', colour), ('Emission Strength', s.calc('MULTIPLY', power, 1.7))):
        s.wire(v, b.inputs[k])
    return s.done(b.outputs[0], (HAZE, 4200.))


def tower(x, y, wide, deep, tall, turn, material):
    o = box('tower', (-wide / 2, wide / 2), (-deep / 2, deep / 2), (-6, tall), material, 0)
    o.location, o.rotation_euler = (x, y, 0), (0, 0, turn)


def city(view, rng):
    fronts = [windows(t) for t in ((.02, .025, .035), (.05, .05, .055), (.03, .028, .026))]
    for k in range(120):
        heading = view + rng.uniform(-26, 42)
        near = rng.random()
        away = 620 + 1100 * near
        middle = math.exp(-((heading - view - 4) / 15)**2) + .55 * math.exp(-((heading - view - 30) / 7)**2)
        tall = rng.uniform(14, 40) + rng.random()**2 * 185 * middle
        d = light.towards(heading, 0)
        tower(d.x * away, d.y * away, rng.uniform(18, 44), rng.uniform(18, 36), tall, math.radians(heading) + rng.normal(0, .2),
              fronts[rng.integers(3)])
    # Street lamps and signs along the far shore.
    warm, cool, red = glow('far lamp', (1., .55, .22), 30.), glow('far sign', (.6, .85, 1.), 18.), glow('far red', (1., .08, .05), 16.)
    for k in range(90):
        d = light.towards(view + rng.uniform(-26, 40), 0) * (400 + rng.uniform(-8, 8))
        kind = (warm, warm, warm, cool, red)[rng.integers(5)]
        box('far light', (d.x - .5, d.x + .5), (d.y - .5, d.y + .5), (-1 + rng.uniform(0, 4), .1 + rng.uniform(2, 5)), kind, 0)


def lamps(xs, y, bulb, iron):
    for x in xs:
        rod('lamp pole', (x, y, 0), (x, y, 4.3), .045, iron)
        ball = lathe('globe', [(.0001, -.19), (.12, -.15), (.19, 0), (.12, .15), (.0001, .19)], bulb, 32)
        ball.location = (x, y, 4.48)
        light.lamp((x, y, 4.4), 120, (1., .62, .30), .18, False)


def build(shot):
    view = shot['azimuth'] + 180
    rng = np.random.default_rng(int(shot.get('seed', 5)))
    light.evening_sky(view + 8, (.10, .13, .24), (.36, .24, .24), (.045, .11, .28), (.012, .034, .115), .48, .25, (.13, .13, .21))
    lines = (lambda s, x, y: s.stripe(y, -4.6, .12), lambda s, x, y: s.stripe(y, 1.75, .12))
    land.flat('quay', (-120, 0, 60), (-7.2, 0, 40), 0, asphalt(lines, .62, (.9, .97, 1.1), (.75, .75, .72)))
    stone = Shader('kerb')
    box('kerb', (-120, 60), (-7.75, -7.2), (-3, .17), stone.surface(stone.mix(stone.noise(6., 5), (.09, .085, .08), (.20, .19, .18)), .6), .03)
    iron = solid('iron', (.012, .013, .015), .4, Metallic=.6)
    for x in np.arange(-60, 30, 3.2):
        o = lathe('bollard', [(.13, 0), (.085, .06), (.085, .48), (.10, .54), (.07, .60), (.0001, .62)], iron, 24)
        o.rotation_euler, o.location = (math.pi / 2, 0, 0), (x, -7.48, .16)
    lamps(np.arange(-75, 40, 11.5) + 2.4, -7.0, glow('globe', (1., .66, .34), 9.), iron)
    land.flat('harbour', (-6000, 6000), (-6000, -7.7), -1.7, water((.004, .010, .018), (HAZE, 5000.), .38, .5, .07))
    city(view, rng)
    # What the paint sees: a bright band of sky and shop fronts behind the photographer.
    warm = glow('shops', (1., .62, .33), 1.5)
    for k in range(9):
        at = light.towards(shot['azimuth'] - 70 + 17 * k, 0) * 34
        if k % 3 != 1:
            box('shop', (at.x - 2.8, at.x + 2.8), (at.y - 2.8, at.y + 2.8), (.3, 3.0), warm, 0)
    box('block', (-50, 60), (44, 50), (0, 9), solid('block', (.05, .05, .055), .8), 0)
    area((3., 5.5, 5.5), (0, 0, .7), (7.5, 1.2), 90, True)
    area((7.5, -1., 3.6), (1.5, 0, .7), (1.2, 4.0), 60, True)
    area((1.5, 10., 2.1), (0, 0, 1.), (10., 1.6), 110, True)
    return dict(key=.080, bloom=.10)
