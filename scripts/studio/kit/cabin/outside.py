"""What is seen through a cabin's windows: bonnet, mirrors, ground, trees and a soft sky; and the light that comes in. Ground, trees and
sky are in colour; `kit.render.backdrop` renders them alone, because a cabin's own picture is grey."""
import bpy
import numpy as np

from ..materials import plain
from ..mesh import box, hexa, mirrored, rod
from ..shader import Shader
from ..studio import area
from .surfaces import sheet


def bonnet(p):
    ys = np.linspace(-.78, .78, 40)[:, None]
    xs = np.linspace(1.33, 2.45, 30)[None]
    rise = .995 - .10 * ((xs - 1.33) / 1.12)**2 - .055 * (ys / .78)**4 - .012 * np.exp(-((np.abs(ys) - .42) / .05)**2)
    sheet('bonnet', xs, ys, rise + .008, plain('bonnet', .14, .45, 0, specular=.3))
    for y in (-.50, .18):
        rod('wiper', (1.345, y, 1.0), (1.40, y + .42, 1.008), .008, p.black)


def mirrors(c, p):
    def side(s):
        if c['bonnet']:
            hexa('door mirror', [(.98, s * .93, .96), (.98, s * 1.12, .97), (1.06, s * 1.10, .97), (1.10, s * .93, .96),
                                 (.98, s * .93, 1.09), (.98, s * 1.11, 1.085), (1.05, s * 1.08, 1.07), (1.09, s * .93, 1.08)], plain('mirror cap', .10, .3), .025)
            box('mirror foot', (1.0, 1.09), (s * .74, s * .97), (.965, .995), p.black, .012)
            hexa('sail', [(.88, s * .745, .94), (.88, s * .765, .94), (1.26, s * .755, .94), (1.26, s * .735, .94), (1.04, s * .725, 1.075), (1.04, s * .745, 1.075),
                          (1.10, s * .73, 1.075), (1.10, s * .71, 1.075)], p.black, .008)
            box('door mirror glass', (.972, .981), (s * .945, s * 1.10), (.972, 1.075), plain('mirror', .40, .05, 1), .01)
            return
        rod('mirror arm', (1.22, s * .92, 1.62), (1.28, s * 1.20, 1.56), .014, p.black)
        rod('mirror arm', (1.24, s * .92, .98), (1.28, s * 1.20, 1.04), .014, p.black)
        box('door mirror', (1.24, 1.32), (s * 1.06, s * 1.30), (1.0, 1.58), p.black, .03)
        for z in ((1.02, 1.18), (1.20, 1.56)):
            box('door mirror glass', (1.232, 1.241), (s * 1.075, s * 1.285), z, plain('mirror', .40, .05, 1), .01)
    mirrored(side)


#: Colours of trees in light and in shade, near ones and far ones in the haze.
NEAR, FAR = ((.15, .20, .08), (.04, .065, .03)), ((.42, .54, .55), (.30, .42, .42))


def foliage(lit, shade, size):
    s = Shader('trees')
    return s.done(s.emission(s.mix(s.noise(1 / size), shade, lit)))


def trees(radius, low, crowns, size, colours, seed, ground, towards=0.):
    """A line of round crowns, far away: ahead, or half round another direction."""
    a = np.linspace(-1.9, 1.9, 1400)[None]
    dice = np.random.default_rng(seed)
    h = np.full_like(a, low)
    for at, r in zip(dice.uniform(-1.9, 1.9, crowns), dice.uniform(.35, 1, crowns) ** 1.5 * size):
        h = np.maximum(h, low + np.sqrt(np.clip(r * r - ((a - at) * radius * .8)**2, 0, None)))
    m = foliage(*colours, size / 3)
    o = sheet('outside trees', np.concatenate([radius * np.cos(a + towards)] * 2), np.concatenate([radius * np.sin(a + towards)] * 2), np.concatenate([h * 0, h]) + ground, m)
    o.visible_diffuse = o.visible_glossy = False


def outside(c, p):
    g = c['ground']
    trees(300, 7, 40, 14, FAR, 3, g)
    trees(120, 1.6, 150, 4.2, NEAR, 5, g)
    if c['bonnet']:
        bonnet(p)
    else:
        for y in (-.75, .05):
            rod('wiper', (1.235, y, .955), (1.22, y + .68, 1.0), .010, p.black)
    mirrors(c, p)
    sky()
    light(c)


#: From straight down (0) over the horizon (.5) to straight up (1): the greys that light the cabin, the colours that the camera sees.
LIGHT = ((0, .22), (.35, .25), (.44, .33), (.485, .46), (.499, .58), (.5, .98), (.57, .84), (.80, .64), (1, .62))
SEEN = ((0, (.15, .15, .155)), (.35, (.19, .19, .19)), (.44, (.25, .25, .245)), (.485, (.33, .36, .27)), (.499, (.42, .50, .30)),
        (.5, (.90, .95, 1.)), (.56, (.56, .75, .98)), (.80, (.26, .47, .86)), (1, (.20, .40, .80)))


def sky():
    """What the camera sees is a bright sky over grass and asphalt; what lights the cabin is the same, grey and stronger."""
    w = bpy.data.worlds.new('outside')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    background = t.nodes['Background']
    coords, split, path, strength, seen, height = (t.nodes.new('ShaderNode' + k) for k in (
        'TexCoord', 'SeparateXYZ', 'LightPath', 'MapRange', 'MixRGB', 'MapRange'))
    t.links.new(coords.outputs['Generated'], split.inputs[0])
    height.inputs['From Min'].default_value = -1
    t.links.new(split.outputs['Z'], height.inputs['Value'])
    for k, steps in enumerate((LIGHT, SEEN)):
        ramp = t.nodes.new('ShaderNodeValToRGB')
        t.links.new(height.outputs[0], ramp.inputs[0])
        t.links.new(ramp.outputs[0], seen.inputs[1 + k])
        e = ramp.color_ramp.elements
        for at, colour in steps:
            one = e[0] if at == 0 else e[-1] if at == 1 else e.new(at)
            one.color = (*(colour if isinstance(colour, tuple) else (colour,) * 3), 1)
    camera = path.outputs['Is Camera Ray']
    t.links.new(camera, seen.inputs[0])
    t.links.new(seen.outputs[0], background.inputs[0])
    t.links.new(camera, strength.inputs['Value'])
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = 2.2, 1.15
    t.links.new(strength.outputs[0], background.inputs[1])


def light(c):
    """Daylight through the windscreen and both sides, and a little from the rear window."""
    z = c['roof']
    for place, target, size, power in (((2.3, .3, z + 1.2), (.5, 0, .8), (2.2, 1.4), 210), ((.2, 2.6, z + .6), (.3, -.2, .7), (2.6, 1.4), 150),
                                       ((.2, -2.6, z + .6), (.3, .2, .7), (2.6, 1.4), 110), ((-.9, 0, z - .12), (.5, 0, .7), (.9, .4), 12),
                                       ((.35, .38, .78), (.9, .38, .5), (.3, .2), 1.6), ((.35, -.38, .70), (.9, -.38, .5), (.3, .2), 1.2)):
        area(place, target, size, power, False)
