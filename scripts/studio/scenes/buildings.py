"""Parts of a site's buildings in its own walls and letters: shell, front, glass; showroom, workshop, parts and office. Each looks
towards +y, its front at y=0."""
import math

import bpy
import numpy as np

from kit import studio
from kit.mesh import box, link, prism
from kit.shader import Shader, glow, solid
from kit.tone import linear


#: Walls, fascia and roof of each site: colours in linear light, and how the roof is shaped.
SITES = {
    'harbour-city': dict(wall=(.74, .75, .76), fascia=(.012, .035, .10), strip=(.93, .36, .06), roof='flat'),
    'northline-mazda': dict(wall=(.075, .078, .085), fascia=(.012, .012, .014), strip=(.30, .006, .012), roof='flat'),
    'second-gear': dict(wall='brick', fascia=(.008, .045, .032), strip=(.95, .55, .04), roof='saw'),
    'big-rig-leisure': dict(wall='metal', fascia=(.012, .042, .032), strip=(.55, .11, .015), roof='gable'),
    'apex-motor-group': dict(wall=(.34, .33, .31), fascia=(.010, .014, .035), strip=(.42, .28, .08), roof='flat'),
}
DEEP = 15.


def brick():
    s = Shader('brick')
    x, y, z, _ = s.place()
    at = s.node('CombineXYZ')
    s.wire(s.calc('ADD', x, y), at.inputs[0])
    s.wire(z, at.inputs[1])
    n = s.node('TexBrick', offset=.5)
    s.wire(at.outputs[0], n.inputs['Vector'])
    for k, v in (('Color1', (.26, .085, .050)), ('Color2', (.17, .055, .036)), ('Mortar', (.30, .27, .24)), ('Scale', 1.), ('Mortar Size', .008),
                 ('Brick Width', .24), ('Row Height', .086)):
        s.wire(v, n.inputs[k])
    return s.surface(n.outputs['Color'], .85)


def metal(rgb):
    """Upright profiled sheet."""
    s = Shader('sheet')
    x, _, _, _ = s.place()
    wave = s.calc('SINE', s.calc('MULTIPLY', x, 2 * math.pi / .19))
    return s.surface(rgb, .45, s.bump(s.ramp(wave, -.3, .3), .03, .9), Metallic=.25)


def pane():
    """Large glass: what is behind it is seen, the sky as well where it is looked at flatly."""
    s = Shader('pane')
    through, mirror = s.node('BsdfTransparent'), s.node('BsdfGlossy')
    through.inputs[0].default_value, mirror.inputs[0].default_value = (.72, .76, .76, 1), (.9, .9, .9, 1)
    mirror.inputs['Roughness'].default_value = .01
    s.wire(1., s.node('OutputAOV', name='glass').inputs['Value'])   # for the denoiser
    facing = s.node('LayerWeight').outputs['Facing']
    reflected = s.calc('MULTIPLY_ADD', s.calc('POWER', facing, 3.), .7, .09)
    return s.done(s.mix_shaders(reflected, through.outputs[0], mirror.outputs[0]))


def signboard(path, wide, x, y, z, tall):
    """The letters of a sign, lit from within, on a plane towards +y; (x, z) is its middle."""
    s = Shader('sign')
    image = s.node('TexImage', extension='CLIP')
    image.image = bpy.data.images.load(path)
    blank = s.node('BsdfTransparent').outputs[0]
    letters = s.emission(image.outputs['Color'], 1.1)
    m = s.done(s.mix_shaders(image.outputs['Alpha'], blank, letters))
    half = tall * wide / 2
    me = bpy.data.meshes.new('sign')
    me.from_pydata([(x + half, y, z - tall / 2), (x - half, y, z - tall / 2), (x - half, y, z + tall / 2), (x + half, y, z + tall / 2)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for k, at in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[k].uv = at
    me.materials.append(m)
    link('sign', me)


class Place:
    def __init__(self, place, rng, own={}):
        """own: where its style differs from its site's."""
        style = SITES[place['site']] | own
        self.__dict__.update(place=place, rng=rng, roof_kind=style['roof'], brand=tuple(float(v) for v in linear(place['brand'])))
        self.wall = brick() if style['wall'] == 'brick' else metal((.62, .58, .48)) if style['wall'] == 'metal' else solid('wall', style['wall'], .6)
        self.fascia, self.strip = solid('fascia', style['fascia'], .35), solid('strip', style['strip'], .4)
        self.dark, self.path = solid('frame', (.022, .023, .026), .4), solid('path', (.40, .39, .37), .85)
        self.door = metal((.40, .42, .44))

    def shell(self, x0, x1, high):
        """Side and back walls, floor and ceiling, a roof; open towards +y."""
        for a, b in ((x0, x0 + .3), (x1 - .3, x1)):
            box('side', (a, b), (-DEEP, 0), (0, high), self.wall, 0)
        box('back', (x0, x1), (-DEEP, -DEEP + .3), (0, high), solid('inside', (.52, .50, .47), .8), 0)
        box('floor', (x0, x1), (-DEEP, 0), (-.02, .04), solid('tiles', (.50, .49, .47), .18), 0)
        box('ceiling', (x0, x1), (-DEEP, 0), (high - .35, high), solid('ceiling', (.66, .65, .63), .9), 0)
        lit = glow('ceiling light', (1., .92, .80), 9.)
        for x in np.arange(x0 + 1.2, x1 - 1.6, 2.6):
            for y in (-9., -5.4, -1.8):
                box('light', (x, x + 1.5), (y, y + .22), (high - .41, high - .36), lit, 0)
        studio.area(((x0 + x1) / 2, -7.5, high - .5), ((x0 + x1) / 2, -7.5, 0), (x1 - x0 - 1, 12), 95 * (x1 - x0), False)
        if self.roof_kind == 'gable':
            prism('gable', [(x0 - .7, high), (x1 + .7, high), ((x0 + x1) / 2, high + 2.5)], (-DEEP, .9), self.wall, 0)
            for a, b in ((x0 - .9, (x0 + x1) / 2), ((x0 + x1) / 2, x1 + .9)):
                z = (high - .05, high + 2.62) if a < b and b == (x0 + x1) / 2 else (high + 2.62, high - .05)
                prism('roof', [(a, z[0]), (b, z[1]), (b, z[1] + .16), (a, z[0] + .16)], (-DEEP, 1.3), self.fascia, 0)
        elif self.roof_kind == 'saw':
            for x in np.arange(x0, x1 - 1., (x1 - x0) / 4):
                w = (x1 - x0) / 4
                prism('saw', [(x, high), (x + w, high), (x, high + 1.9)], (-DEEP, 0), self.wall, 0)
        else:
            box('roof edge', (x0 - .25, x1 + .25), (-DEEP, .35), (high, high + .22), self.dark, .02)

    def front(self, x0, x1, foot, high, clear=0.):
        """A fascia over what is below it, the sign in the middle of what is `clear` metres from its end."""
        box('fascia', (x0, x1), (-.3, .55), (foot, high), self.fascia, .01)
        box('strip', (x0, x1), (.55, .57), (foot, foot + .14), self.strip, 0)
        box('soffit', (x0, x1), (-.3, .55), (foot - .03, foot), solid('soffit', (.42, .42, .42), .8), 0)
        room = high - foot - .14
        tall = min(room * .98, (x1 - x0 - clear) * .92 / self.place['wide'])
        signboard(self.place['sign'], self.place['wide'], (x0 + clear + x1) / 2, .60, foot + .14 + room / 2, tall)

    def glass(self, x0, x1, high, step=2.4):
        box('glass', (x0, x1), (-.02, 0), (.06, high), pane(), 0)
        for x in np.arange(x0, x1 + .1, (x1 - x0) / round((x1 - x0) / step)):
            box('mullion', (x - .035, x + .035), (-.07, .05), (0, high), self.dark, 0)
        box('rail', (x0, x1), (-.05, .03), (2.6, 2.67), self.dark, 0)

    def pier(self, x, high, half=.45):
        box('pier', (x - half, x + half), (-.3, .35), (0, high), self.wall, .01)

    def desk(self, x):
        box('desk', (x - 1.6, x + 1.6), (-8.2, -7.4), (0, 1.1), solid('desk', self.brand, .4), .03)
        box('picture', (x - 2.2, x + 2.2), (-DEEP + .3, -DEEP + .34), (1.6, 3.0), solid('picture', self.brand, .5), 0)

    def showroom(self, x0=-13., x1=13., high=5.9, foot=4.15, clear=0.):
        self.shell(x0, x1, high)
        self.front(x0, x1, foot, high, clear)
        self.glass(x0 + .9, x1 - .9, foot)
        for x in (x0 + .45, x1 - .45):
            self.pier(x, foot)
        self.desk((x0 + x1) / 2 + 2)

    def portal(self, x):
        """A frame in the brand's colour round the doors."""
        m = solid('portal', self.brand, .35)
        for a, b in ((x - 2.1, x - 1.45), (x + 1.45, x + 2.1)):
            box('portal', (a, b), (-.2, 1.5), (0, 6.7), m, 0)
        box('portal', (x - 1.45, x + 1.45), (-.2, 1.5), (6.05, 6.7), m, 0)
        box('doors', (x - 1.45, x + 1.45), (.9, .95), (.05, 3.), pane(), 0)
        box('door frame', (x - .03, x + .03), (.86, .99), (0, 3.), self.dark, 0)

    def canopy(self, x0, x1):
        """An open roof over the best of the yard."""
        box('canopy', (x0, x1), (-8, 1.), (3.7, 4.15), self.fascia, .02)
        box('canopy strip', (x0, x1), (1., 1.02), (3.72, 3.84), self.strip, 0)
        for x in np.linspace(x0 + .4, x1 - .4, 4):
            for y in (.5, -7.5):
                box('post', (x - .09, x + .09), (y - .09, y + .09), (0, 3.7), self.dark, .01)

    def bays(self, x0=-13., x1=13., high=5.9, foot=4.15):
        """A workshop: two open doors and one that is shut."""
        self.shell(x0, x1, high)
        self.front(x0, x1, foot, high)
        w = (x1 - x0) / 3
        for k in range(3):
            a, b = x0 + k * w + .45, x0 + (k + 1) * w - .45
            if k == 2:
                box('shutter', (a, b), (-.1, -.04), (0, foot), self.door, 0)
            else:
                box('bench', (a + .6, b - .6), (-DEEP + .4, -DEEP + 1.2), (.1, 1.0), solid('bench', self.brand, .5), .02)
                for y in (-6.1, -3.3):
                    box('lift', (a + 1.9, a + 2.1) if k == 0 else (b, b + .01), (y - .12, y + .12), (0, 3.4), solid('lift', self.brand, .4), .01)
        for k in range(4):
            self.pier(x0 + k * w if 0 < k < 3 else x0 + .3 if k == 0 else x1 - .3, foot)

    def parts(self, x0=-13., x1=13., high=5.9, foot=4.15):
        self.shell(x0, x1, high)
        self.front(x0, x1, foot, high)
        self.glass(x0 + .9, 3., foot)
        box('shutter', (4., x1 - .9), (-.1, -.04), (0, foot), self.door, 0)
        for x in (x0 + .45, 3.5, x1 - .45):
            self.pier(x, foot)
        boxes = [solid(f'box {k}', c, .8) for k, c in enumerate(((.42, .30, .18), (.55, .55, .56), self.brand, (.36, .24, .13)))]
        for x in np.arange(x0 + 1.4, 2.6, .5):
            for z in np.arange(.2, 3.4, .62):
                if self.rng.random() < .86:
                    box('box', (x, x + self.rng.uniform(.28, .46)), (-4.4, -3.9), (z, z + self.rng.uniform(.25, .5)), boxes[self.rng.integers(4)], .01)
        for z in np.arange(.14, 3.6, .62):
            box('shelf', (x0 + 1.2, 2.8), (-4.5, -3.8), (z, z + .05), solid('shelf', (.5, .5, .52), .5), 0)

    def tower(self):
        """Nine storeys of glass over the showroom of a head office."""
        s = Shader('facade')
        b = s.node('BsdfPrincipled')
        x, y, z, _ = s.place()
        line = s.calc('MAXIMUM', s.calc('GREATER_THAN', s.calc('FRACT', s.calc('DIVIDE', s.calc('ADD', x, y), 1.5)), .95),
                      s.calc('GREATER_THAN', s.calc('FRACT', s.calc('DIVIDE', z, 3.6)), .90))
        for v, k in ((s.mix(line, (.02, .03, .045), (.40, .41, .42)), 'Base Color'), (s.mix(line, (.03,) * 3, (.5,) * 3), 'Roughness'), (.9, 'Specular')):
            s.wire(v, b.inputs[k])
        front = s.done(b.outputs[0])
        box('tower', (-9, 9), (-22, -4), (5.9, 38), front, 0)
        box('tower', (9, 15), (-26, -8), (5.9, 27), front, 0)
        self.showroom(-15., 15.)
