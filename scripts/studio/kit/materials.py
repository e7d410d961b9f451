"""Materials. Everything is grey on purpose: the red channel sees black paint, green and blue see
light paint, so one render holds both passes needed for any colour. Red things are marked in the
'red' output and tinted afterwards; glass is marked for the denoiser."""
import math
from contextlib import contextmanager

import bpy

#: Paint as each channel sees it; the difference between channels is what takes the colour.
PAINT = (0., .8, .8)
#: Lacquer throws part of the paint's light back onto it: under it paint is darker than on a card of samples.
UNDER_LACQUER = .8
PAINT_FINISH = (.34, .4, 1.)  # roughness, metallic, clearcoat
#: Cycles takes a quarter of a clear coat for a whole one (Disney's model). Real lacquer mirrors as glass does; only a linked
#: value may exceed 1.
LACQUER = 4.


def under_lacquer(rgb):
    return tuple(float(v) * UNDER_LACQUER for v in rgb)


def plain(name, grey, rough=.5, metal=0., coat=0., emit=0., specular=.5, red=0.):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    colour = (*under_lacquer(PAINT), 1) if grey == 'paint' else (grey, grey, grey, 1)
    b.inputs['Base Color'].default_value = colour
    b.label = 'paint' if grey == 'paint' else ''
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    if coat:
        lacquer = m.node_tree.nodes.new('ShaderNodeValue').outputs[0]
        lacquer.default_value = LACQUER * coat
        m.node_tree.links.new(lacquer, b.inputs['Clearcoat'])
    b.inputs['Clearcoat Roughness'].default_value = .02
    b.inputs['Specular'].default_value = specular * (1 - coat)
    if emit:
        b.inputs['Emission'].default_value = colour
        b.inputs['Emission Strength'].default_value = emit
    if red:
        out = m.node_tree.nodes.new('ShaderNodeOutputAOV')
        out.name = 'red'
        out.inputs['Value'].default_value = red
    return m


@contextmanager
def painted(rgb):
    """What is built meanwhile has this paint, and no other can be put on it later."""
    global PAINT
    own, PAINT = PAINT, tuple(float(v) for v in rgb)
    try:
        yield
    finally:
        PAINT = own


def repaint(materials, rgb):
    """Another paint on what is painted with these materials."""
    for node in (n for m in materials for n in m.node_tree.nodes if n.label == 'paint'):
        end = node.inputs['Base Color'] if node.type == 'BSDF_PRINCIPLED' else node.outputs[0]
        end.default_value = (*under_lacquer(rgb), 1)


class Palette:
    """The plain materials that parts are made of."""

    def __init__(self):
        self.paint = plain('paint', 'paint', *PAINT_FINISH)
        self.black = plain('black', .013, .45)
        self.gloss = plain('gloss', .006, .08)
        self.rubber = plain('rubber', .018, .62)
        self.alloy = plain('alloy', .62, .22, 1)
        self.dark_alloy = plain('dark alloy', .05, .25, .9)
        self.iron = plain('iron', .28, .3, 1)
        self.dark = plain('dark', .01, .9, specular=0)
        self.chrome = plain('chrome', .8, .12, 1)
        self.caliper = plain('caliper', .16, .35, .6)
        self.plate = plain('plate', .035, .22, coat=.5)  # a dealer's cover: the number is not known
        self.plate_edge = plain('plate edge', .55, .3, .6)
        self.seat = plain('seat', .035, .6)
        self.white = plain('white', .72, .3, coat=.6)
        self.lens = plain('lens', .55, .12, metal=.5, coat=1, emit=.5)
        self.tail = plain('tail lens', .22, .12, coat=1, emit=.5, red=1)
        self.amber = plain('amber lens', .5, .15, coat=1, red=.85)
        self.glass = plain('dark glass', .004, .02, coat=.5)


class BodyShader:
    """One shader for a whole shell: signed distances stored on the points choose what is paint, glass,
    lamp or shut line, so edges stay sharp without cutting the mesh."""

    def __init__(self, grille='bars', tint=.62, clear=True):
        self.m = bpy.data.materials.new('body')
        self.clear = clear
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self._build(grille, tint)

    def node(self, kind, **props):
        n = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def wire(self, a, b):
        self.t.links.new(a, b)

    def attr(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def ramp(self, value, a, b, interpolation='LINEAR'):
        n = self.node('ShaderNodeMapRange', interpolation_type=interpolation)
        self.wire(value, n.inputs['Value'])
        n.inputs['From Min'].default_value, n.inputs['From Max'].default_value = a, b
        return n.outputs[0]

    def edge(self, name, width=.001):
        return self.ramp(self.attr(name), -width, width)

    def gap(self):
        """Distance to the next shut line."""
        far = [self.calc('ABSOLUTE', self.attr(name)) for name in ('shut', 'seam')]
        return self.calc('MINIMUM', *far)

    def calc(self, op, *args):
        n = self.node('ShaderNodeMath', operation=op)
        for i, v in enumerate(args):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                self.wire(v, n.inputs[i])
        return n.outputs[0]

    def constant(self, rgb):
        out = self.node('ShaderNodeRGB').outputs[0]
        out.default_value = (*rgb, 1)
        return out

    def over(self, factor, below, rgb):
        n = self.node('ShaderNodeMixRGB')
        self.wire(factor, n.inputs[0])
        self.wire(below, n.inputs[1])
        n.inputs[2].default_value = (*rgb, 1)
        return n.outputs[0]

    def layer(self, factor, grey, finish, glow=None):
        self.colour = self.over(factor, self.colour, (grey,) * 3)
        self.finish = self.over(factor, self.finish, finish)
        if glow is not None:
            self.glow = self.over(factor, self.glow, (glow,) * 3)

    def _bump(self):
        """Shut lines sink, glass and lamps sit a little below or above the paint."""
        height = self.ramp(self.gap(), 0, .0075, 'SMOOTHSTEP')
        for name, reach, depth in (('glass', .007, -1.6), ('lamp', .006, -1.), ('tail', .007, .9), ('clad', .005, .9)):
            step = self.calc('MULTIPLY', self.ramp(self.attr(name), -reach, reach, 'SMOOTHSTEP'), depth)
            height = self.calc('ADD', height, step)
        # The lens of a headlamp is a dome.
        dome = self.calc('MULTIPLY', self.calc('POWER', self.ramp(self.attr('lens'), 0, .035), .5), 3.)
        height = self.calc('ADD', height, dome)
        n = self.node('ShaderNodeBump')
        n.inputs['Distance'].default_value = .006
        self.wire(height, n.inputs['Height'])
        return n.outputs[0]

    def _grille_pattern(self, kind):
        xyz = self.node('ShaderNodeSeparateXYZ')
        self.wire(self.node('ShaderNodeTexCoord').outputs['Object'], xyz.inputs[0])
        wave = lambda axis, pitch: self.calc('SINE', self.calc('MULTIPLY', xyz.outputs[axis], 2 * math.pi / pitch))
        if kind == 'slats':
            return self.ramp(wave('Y', .075), -.1, .1)
        if kind == 'mesh':
            a = self.calc('ADD', xyz.outputs['Y'], xyz.outputs['Z'])
            b = self.calc('SUBTRACT', xyz.outputs['Y'], xyz.outputs['Z'])
            s = lambda v: self.calc('ABSOLUTE', self.calc('SINE', self.calc('MULTIPLY', v, math.pi / .045)))
            return self.ramp(self.calc('MINIMUM', s(a), s(b)), .42, .30)
        if kind == 'blank':
            return self.ramp(xyz.outputs['Z'], -9, -8)
        return self.ramp(wave('Z', .052), .1, .3)

    def _build(self, grille, tint):
        normal = self._bump()
        self.colour, self.finish, self.glow = self.constant(under_lacquer(PAINT)), self.constant(PAINT_FINISH), self.constant((0, 0, 0))
        self.colour.node.label = 'paint'
        self.layer(self.ramp(self.gap(), .0034, .0018), .004, (.9, 0, 0))
        self.layer(self.edge('clad'), .016, (.5, 0, 0))
        self.layer(self.edge('trim'), .006, (.07, 0, 0))
        self.layer(self.edge('glass'), .004, (.02, 0, .55))
        self.layer(self.edge('silver'), .60, (.2, 1, 0))
        self.layer(self.ramp(self.calc('ABSOLUTE', self.attr('bead')), .0050, .0036), .60, (.2, 1, 0))
        hole = self.edge('grille')
        self.layer(hole, .002, (.6, 0, 0))
        if grille != 'blank':
            bar = self.calc('MULTIPLY', hole, self._grille_pattern(grille))
            self.layer(bar, .05, (.16, .5, 0))
        else:
            self.layer(hole, .006, (.10, 0, .5))
        self.layer(self.edge('chrome'), .68, (.12, 1, 0))
        self.layer(self.edge('lamp'), .010, (.05, 0, 1), 0)
        self.layer(self.edge('reflector'), .5, (.16, 1, .5), .01)
        self.layer(self.edge('lens'), .05, (.03, .35, 1), .012)
        self.layer(self.edge('drl', .0015), .8, (.2, 0, 0), .75)
        tail, tail_lit = self.edge('tail'), self.edge('tdrl', .0015)
        self.layer(tail, .13, (.07, 0, 1), .02)
        self.layer(tail_lit, .6, (.2, 0, 0), 1.3)
        inside = self.node('ShaderNodeNewGeometry').outputs['Backfacing']
        self.layer(inside, .012, (1, 0, 0), 0)

        b = self.node('ShaderNodeBsdfPrincipled')
        split = self.node('ShaderNodeSeparateRGB')
        self.wire(self.finish, split.inputs[0])
        rough, metal, coat = split.outputs
        coat = self.calc('MULTIPLY', coat, LACQUER)
        for value, name in zip((self.colour, rough, metal, coat, self.glow, normal),
                               ('Base Color', 'Roughness', 'Metallic', 'Clearcoat', 'Emission', 'Normal')):
            self.wire(value, b.inputs[name])
        b.inputs['Clearcoat Roughness'].default_value = .015
        # Between lacquer and what it lies on there is hardly a mirror.
        self.wire(self.calc('MULTIPLY_ADD', split.outputs[2], -.45, .45), b.inputs['Specular'])

        surface = self._clear(b.outputs[0], tint) if self.clear else b.outputs[0]
        self.wire(surface, self.node('ShaderNodeOutputMaterial').inputs[0])
        for mark, value in (('red', tail), ('glass', self.edge('glass'))):
            self.wire(value, self.node('ShaderNodeOutputAOV', name=mark).inputs['Value'])

    def _clear(self, surface, tint):
        """Glass lets part of the light through, so that seats and the far windows read as a cabin; the flatter one looks at
        it, the more it mirrors."""
        through, mirror = self.node('ShaderNodeBsdfTransparent'), self.node('ShaderNodeBsdfGlossy', label='pane')
        through.inputs[0].default_value = (tint, tint, tint, 1)
        mirror.inputs[0].default_value = (.13, .13, .13, 1)
        mirror.inputs['Roughness'].default_value = .015
        facing = self.node('ShaderNodeLayerWeight').outputs['Facing']
        reflected = self.calc('MULTIPLY_ADD', self.calc('POWER', facing, 4.), .80, .05)
        pane = self.mix(reflected, through.outputs[0], mirror.outputs[0])
        shown = self.mix(self.edge('glass'), surface, pane)
        hole = self.node('ShaderNodeBsdfTransparent').outputs[0]
        return self.mix(self.ramp(self.attr('cut'), -.0006, .0006), shown, hole)

    def mix(self, factor, below, above):
        n = self.node('ShaderNodeMixShader')
        for value, end in zip((factor, below, above), n.inputs):
            self.wire(value, end)
        return n.outputs[0]
