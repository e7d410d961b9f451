"""Materials in full colour: a thin layer over Blender's nodes, and the grounds that several scenes share."""
import bpy


class Shader:
    """Nodes of a new material, or of a world, a light or a material: in place of what it has, or beside that (`keep`)."""

    def __init__(self, name, of=None, keep=False):
        if of is None:
            self.m = of = bpy.data.materials.new(name)
        of.use_nodes = True
        self.t = of.node_tree
        if not keep:
            self.t.nodes.clear()

    def node(self, kind, **props):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def wire(self, value, end):
        """A constant, a colour or an output of another node into an input."""
        if hasattr(value, 'is_output'):
            self.t.links.new(value, end)
        elif isinstance(value, (tuple, list)):
            end.default_value = (*value, 1) if len(end.default_value) == 4 else tuple(value)
        else:
            end.default_value = value

    def calc(self, op, *args):
        n = self.node('Math', operation=op)
        for value, end in zip(args, n.inputs):
            self.wire(value, end)
        return n.outputs[0]

    def ramp(self, value, a, b, low=0., high=1., smooth=True):
        n = self.node('MapRange', interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')
        for v, k in ((value, 'Value'), (a, 'From Min'), (b, 'From Max'), (low, 'To Min'), (high, 'To Max')):
            self.wire(v, n.inputs[k])
        return n.outputs[0]

    def mix(self, factor, a, b, how='MIX'):
        n = self.node('MixRGB', blend_type=how)
        for value, end in zip((factor, a, b), n.inputs):
            self.wire(value, end)
        return n.outputs[0]

    def mix_shaders(self, factor, a, b):
        n = self.node('MixShader')
        for value, end in zip((factor, a, b), n.inputs):
            self.wire(value, end)
        return n.outputs[0]

    def place(self):
        """Where a point lies in the world: x, y, z and the whole vector."""
        vector = self.node('NewGeometry').outputs['Position']
        split = self.node('SeparateXYZ')
        self.wire(vector, split.inputs[0])
        return (*split.outputs, vector)

    def noise(self, scale, detail=3., vector=None, stretch=(1, 1, 1), rough=.55):
        n = self.node('TexNoise')
        mapping = self.node('Mapping')
        self.wire(vector or self.node('NewGeometry').outputs['Position'], mapping.inputs[0])
        mapping.inputs['Scale'].default_value = stretch
        self.wire(mapping.outputs[0], n.inputs['Vector'])
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough)):
            n.inputs[k].default_value = v
        return n.outputs['Fac']

    def bump(self, height, distance, strength=1.):
        n = self.node('Bump')
        self.wire(height, n.inputs['Height'])
        self.wire(strength, n.inputs['Strength'])
        n.inputs['Distance'].default_value = distance
        return n.outputs[0]

    def emission(self, colour, strength=1.):
        n = self.node('Emission')
        self.wire(colour, n.inputs[0])
        self.wire(strength, n.inputs[1])
        return n.outputs[0]

    def surface(self, colour, rough=.7, normal=None, haze=None, **more):
        """Principled. haze: (colour, metres after which two thirds of a thing are air)."""
        b = self.node('BsdfPrincipled')
        inputs = {'Base Color': colour, 'Roughness': rough, **({'Normal': normal} if normal else {}), **more}
        for k, v in inputs.items():
            self.wire(v, b.inputs[k])
        return self.done(b.outputs[0], haze)

    def done(self, shader, haze=None):
        if haze:
            air, far = haze
            away = self.calc('EXPONENT', self.calc('DIVIDE', self.node('CameraData').outputs['View Distance'], -far))
            shader = self.mix_shaders(away, self.emission(air), shader)
        self.wire(shader, self.node('OutputMaterial').inputs[0])
        return self.m

    def stripe(self, across, centre, width):
        """1 on a line as wide as `width`, worn at its edges."""
        away = self.calc('ABSOLUTE', self.calc('SUBTRACT', across, centre))
        worn = self.calc('MULTIPLY', self.noise(9., 4), .05)
        return self.ramp(self.calc('ADD', away, worn), width / 2 + .035, width / 2 + .02)


def solid(name, rgb, rough=.5, **more):
    return Shader(name).surface(rgb, rough, **more)


def glow(name, rgb, strength):
    s = Shader(name)
    return s.done(s.emission(rgb, strength))


def asphalt(lines=(), wet=0., tint=(1., 1., 1.), pale=(.88, .87, .82)):
    """Worn asphalt with painted lines: functions of a shader and of x and y that say where. wet: 0..1."""
    s = Shader('asphalt')
    x, y, _, _ = s.place()
    patches, speckle = s.noise(.22, 6), s.noise(85., 2)
    grey = s.calc('MULTIPLY', s.ramp(speckle, .3, .72, .045, .125), s.ramp(patches, .3, .7, .72, 1.2))
    colour = s.mix(1., grey, tint, 'MULTIPLY')
    cracks = s.noise(1.1, 8, rough=.7)
    colour = s.mix(s.ramp(s.calc('ABSOLUTE', s.calc('SUBTRACT', cracks, .5)), .006, .0, 0, .45), colour, (.012, .012, .012))
    for line in lines:
        worn = s.ramp(s.noise(30., 4), .34, .52, .25, .92)
        colour = s.mix(s.calc('MULTIPLY', line(s, x, y), worn), colour, pale)
    rough = s.ramp(patches, .3, .7, .82, .68)
    strength = .5
    if wet:
        puddle = s.ramp(s.calc('ADD', s.noise(.42, 5), s.calc('MULTIPLY', s.noise(3., 3), .12)), .62 - .14 * wet, .70 - .12 * wet)
        damp = s.calc('MULTIPLY', s.ramp(s.noise(.9, 5), .3, .7, .6, 1.), wet)
        colour = s.mix(s.calc('MULTIPLY', damp, .55), colour, (.008, .009, .01))
        rough = s.ramp(damp, 0, 1, .75, .26)
        rough = s.calc('SUBTRACT', rough, s.calc('MULTIPLY', puddle, s.calc('SUBTRACT', rough, .035)))
        strength = s.calc('SUBTRACT', .38, s.calc('MULTIPLY', puddle, .375))
    return s.surface(colour, rough, s.bump(speckle, .012, strength), Specular=.5)


def water(deep, haze, wave=.55, scale=.55, rough=.10):
    """Open water with small waves; they flatten with distance, where a pixel sees many of them."""
    s = Shader('water')
    swell, ripples = s.noise(scale * .22, 3, stretch=(1, 2.2, 1)), s.noise(scale * 2.2, 5, stretch=(1, 1.7, 1))
    height = s.calc('ADD', s.calc('MULTIPLY', swell, 2.2), s.calc('MULTIPLY', ripples, .42))
    far = s.node('CameraData').outputs['View Distance']
    strength = s.ramp(far, 40, 1500, wave, wave * .35)
    return s.surface(deep, s.ramp(far, 40, 2500, rough, rough + .12), s.bump(height, .8, strength), haze, Specular=.5, IOR=1.33)
