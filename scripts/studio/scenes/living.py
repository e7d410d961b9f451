"""The living area of a caravan, a pop-top or a motorhome: an island bed, a kitchen, a dinette; metres, x to the front, y to the kerb side."""
import math

import numpy as np

from kit.mesh import box, rod, tube
from kit.shader import Shader, glow, solid
from kit.studio import area

from . import land, light

#: Half the width and half the length, the height inside.
HALF, REAR, FRONT, HIGH = 1.12, -2.45, 2.55, 1.98
#: Of a pop-top: where the walls end. Canvas is above them, and nothing hangs there.
RIM = 1.52
#: Eye, target, lens of each view.
SIGHTS = {
    'interior': ((-2.02, .04, 1.50), (1.6, .02, .90), 17),
    'kitchen': ((.34, -.74, 1.40), (-.62, 1.1, .96), 16),
    'lounge': ((.50, .72, 1.44), (-.66, -1.1, .80), 16),
    'bed': ((-.42, .10, 1.46), (2.5, -.02, .80), 19),
}
#: Of each trim: fronts, timber (dark, light), bench top, cushions, throw; all linear light.
TRIMS = {
    'living-light': dict(front=(.78, .77, .75), timber=((.34, .22, .12), (.52, .37, .22)), top=(.70, .69, .67), seat=(.16, .21, .26),
                         throw=(.30, .42, .46)),
    'living-dark': dict(front=(.30, .30, .30), timber=((.13, .075, .04), (.26, .155, .085)), top=(.035, .035, .037), seat=(.42, .33, .24),
                        throw=(.45, .20, .09)),
    'living-pop': dict(front=(.62, .60, .56), timber=((.40, .30, .20), (.60, .47, .32)), top=(.20, .20, .20), seat=(.22, .24, .22),
                       throw=(.20, .27, .21), pops=True),
}
WINDOWS = {1: ((-.62, .38, 1.06, 1.42), (1.22, 1.92, .92, 1.42)), -1: ((-1.12, .26, .92, 1.44), (1.22, 1.92, .92, 1.42))}


class Materials:
    def __init__(self, trim):
        t = TRIMS[trim]
        self.pops = t.get('pops', False)
        self.walls = RIM if self.pops else HIGH
        self.front = solid('front', t['front'], .22, Clearcoat=.5)
        self.wall = solid('lining', (.74, .73, .71), .55)
        self.timber, self.planks = self._timber((.25, 9, 9), *t['timber']), self._planks(*t['timber'])
        self.upright = self._timber((9, 9, .25), *t['timber'])
        self.top = self._stone(t['top'])
        self.seat, self.throw = self._cloth('seat', t['seat'], 420), self._cloth('throw', t['throw'], 160)
        self.linen = self._cloth('linen', (.80, .79, .77), 300)
        self.black, self.steel = solid('black', (.012, .012, .013), .35), solid('steel', (.55, .55, .56), .28, Metallic=1.)
        self.glass = solid('dark glass', (.008, .008, .009), .05)
        self.blind = solid('blind', (.82, .80, .76), .8)
        self.canvas, self.mesh = self._canvas(), solid('insect mesh', (.40, .45, .47), .9)
        self.leaf = solid('leaf', (.045, .12, .04), .5)
        self.warm = glow('strip', (1., .80, .58), 10.)

    @staticmethod
    def _timber(along, dark, pale):
        s = Shader('timber')
        grain = s.noise(5., 6, stretch=along)
        return s.surface(s.mix(grain, dark, pale), .42, s.bump(grain, .001, .2))

    @staticmethod
    def _planks(dark, pale):
        """Vinyl planks along the floor, 14 cm wide."""
        s = Shader('planks')
        x, y, _, _ = s.place()
        row = s.calc('FLOOR', s.calc('DIVIDE', y, .14))
        across = s.calc('FRACT', s.calc('DIVIDE', y, .14))
        shade = s.calc('FRACT', s.calc('MULTIPLY', s.calc('SINE', s.calc('MULTIPLY', row, 12.9898)), 43758.5))
        along = s.calc('FRACT', s.calc('ADD', s.calc('DIVIDE', x, 1.15), shade))
        grain = s.calc('ADD', s.calc('MULTIPLY', s.noise(7., 6, stretch=(.22, 6, 1)), .7), s.calc('MULTIPLY', shade, .3))
        gap = s.calc('MAXIMUM', s.ramp(across, .025, .0), s.ramp(along, .004, .0))
        return s.surface(s.mix(s.calc('MULTIPLY', gap, .7), s.mix(grain, dark, pale), (.03, .02, .015)), .38)

    @staticmethod
    def _stone(rgb):
        s = Shader('stone')
        vein = s.ramp(s.calc('ABSOLUTE', s.calc('SUBTRACT', s.noise(2.6, 7, rough=.65), .5)), .03, .0, 0, .35)
        return s.surface(s.mix(vein, rgb, tuple(min(1., v * 1.5 + .08) for v in rgb)), .18)

    @staticmethod
    def _canvas():
        """Of the sides of a roof that is up: daylight comes through."""
        s = Shader('canvas')
        x, y, _, where = s.place()
        fold = s.calc('SINE', s.calc('ADD', s.calc('MULTIPLY', s.calc('ADD', x, y), 22), s.calc('MULTIPLY', s.noise(1.2, 2, where), 9)))
        return s.surface((.50, .47, .39), .95, s.bump(fold, .02, .8), Emission=(.20, .19, .155))

    @staticmethod
    def _cloth(name, rgb, scale):
        s = Shader(name)
        weave = s.noise(scale, 2)
        return s.surface(s.mix(weave, tuple(v * .82 for v in rgb), tuple(v * 1.12 for v in rgb)), .9, s.bump(weave, .0015, .35), Sheen=.3)


def soft(name, x, y, z, material, round_=.05):
    """Upholstery: a box with thick round edges."""
    o = box(name, x, y, z, material, round_)
    o.modifiers['bevel'].segments = 6
    return o


def wall(side, m):
    """A side wall round its windows, with their frames and blinds; what is outside."""
    y, edge = (side * HALF, side * (HALF + .06)), REAR
    for x0, x1, z0, z1 in WINDOWS[side]:
        box('wall', (edge, x0), y, (0, m.walls), m.wall, 0)
        box('wall', (x0, x1), y, (0, z0), m.wall, 0)
        box('wall', (x0, x1), y, (z1, m.walls), m.wall, 0)
        inside = (side * (HALF - .012), side * (HALF + .05))
        for fx, fz in (((x0 - .03, x0 + .012), (z0 - .03, z1 + .03)), ((x1 - .012, x1 + .03), (z0 - .03, z1 + .03)),
                       ((x0, x1), (z0 - .03, z0 + .012)), ((x0, x1), (z1 - .012, z1 + .03))):
            box('frame', fx, inside, fz, m.black, .004)
        drop = (z1 - z0) * .2
        for k in range(6):   # a pleated blind, nearly up
            box('pleat', (x0 + .015, x1 - .015), (side * (HALF - .002 + .008 * (k % 2)), side * (HALF + .012)),
                (z1 - drop * (k + 1) / 6, z1 - drop * k / 6), m.blind, .002)
        box('blind rail', (x0 + .012, x1 - .012), (side * (HALF - .010), side * (HALF + .014)), (z1 - drop - .016, z1 - drop), m.blind, .003)
        area(((x0 + x1) / 2, side * (HALF + .10), (z0 + z1) / 2 + .1), ((x0 + x1) / 2, 0, .5), (x1 - x0, z1 - z0), 26, False)
        edge = x1
    box('wall', (edge, FRONT), y, (0, m.walls), m.wall, 0)


def outdoors():
    """A camp among gum trees, far out of focus."""
    s = Shader('outdoors')
    x, _, z, where = s.place()
    tree = s.ramp(s.noise(.35, 3, where, (1, 1, .45)), .50, .60)
    colour = s.mix(s.ramp(s.calc('ADD', z, s.noise(.8, 3, where)), -1.0, .5), (.40, .37, .24), (.80, .90, 1.))
    colour = s.mix(s.calc('MULTIPLY', tree, s.ramp(z, -1.3, -.6)), colour, s.mix(s.noise(1.6, 3, where), (.10, .15, .06), (.30, .36, .18)))
    material = s.done(s.emission(colour, 1.5))
    X, Z = np.meshgrid(np.array([-30., 30.]), np.array([-6., 14.]), indexing='ij')
    for side in (1, -1):
        land.surface('outdoors', X, np.full(X.shape, side * 9.), Z, material)


def fronts(x, y, z, count, m, material=None, handle='foot'):
    """Doors side by side along x with gaps between, on the face of a locker at `y`; y: (face, which way it looks)."""
    (x0, x1), (face, way), (z0, z1) = x, y, z
    wide = (x1 - x0) / count
    for k in range(count):
        a, b = x0 + k * wide + .003, x0 + (k + 1) * wide - .003
        box('door', (a, b), (face, face + way * .018), (z0 + .003, z1 - .003), material or m.front, .003)
        at = z0 + .022 if handle == 'foot' else z1 - .03
        box('pull', ((a + b) / 2 - .06, (a + b) / 2 + .06), (face + way * .018, face + way * .030), (at - .006, at + .006), m.black, .003)


def overhead(side, x, count, m):
    """Lockers under the ceiling with a strip of light below; in a pop-top nothing."""
    if m.pops:
        return
    face = side * (HALF - .34)
    box('locker', x, (side * HALF, face), (1.54, HIGH), m.timber, .006)
    fronts(x, (face, -side), (1.555, 1.955), count, m)
    box('strip', (x[0] + .05, x[1] - .05), (side * (HALF - .05), side * (HALF - .07)), (1.528, 1.538), m.warm, 0)
    area(((x[0] + x[1]) / 2, side * (HALF - .10), 1.52), ((x[0] + x[1]) / 2, side * (HALF - .16), .9), (x[1] - x[0], .05), 4.5, False)


def kitchen(m):
    x0, x1, face = -1.56, .72, HALF - .56
    box('cabinet', (x0, x1), (face, HALF), (.08, .885), m.timber, .004)
    box('plinth', (x0, x1), (face + .05, HALF), (0, .08), m.black, 0)
    fronts((x0, x0 + 1.70), (face, -1), (.10, .66), 3, m, handle='head')
    fronts((x0, x0 + 1.70), (face, -1), (.67, .87), 3, m, handle='head')
    box('oven', (x0 + 1.72, x1 - .02), (face, face - .02), (.30, .84), m.glass, .006)
    rod('oven pull', (x0 + 1.78, face - .05, .76), (x1 - .06, face - .05, .76), .010, m.steel)
    box('top', (x0 - .01, x1 + .02), (face - .03, HALF), (.885, .920), m.top, .006)
    s = Shader('tiles')   # hand-made tiles, 6 x 18 cm
    x, _, z, where = s.place()
    row = s.calc('FLOOR', s.calc('DIVIDE', z, .06))
    across = s.calc('FRACT', s.calc('ADD', s.calc('DIVIDE', x, .18), s.calc('MULTIPLY', row, .5)))
    up = s.calc('FRACT', s.calc('DIVIDE', z, .06))
    joint = s.calc('MAXIMUM', s.ramp(up, .06, .02), s.ramp(across, .02, .006))
    tiles = s.surface(s.mix(joint, s.mix(s.noise(4., 2, where), (.66, .67, .66), (.80, .80, .78)), (.42, .41, .39)), .15,
                      s.bump(s.calc('SUBTRACT', 1., joint), .002, .5))
    for part, z in (((x0, WINDOWS[1][0][0] - .03), (.92, 1.54)), ((WINDOWS[1][0][1] + .03, x1), (.92, 1.54)),
                    ((WINDOWS[1][0][0] - .03, WINDOWS[1][0][1] + .03), (.92, 1.03))):
        box('splashback', part, (HALF - .008, HALF), z, tiles, 0)
    # the sink: four sides and a floor below the top
    sx, sy = (-.55, -.10), (face + .10, HALF - .12)
    box('sink', sx, sy, (.9205, .9225), m.steel, .001)
    box('bowl', (sx[0] + .03, sx[1] - .03), (sy[0] + .03, sy[1] - .03), (.9226, .9232), m.black, 0)
    tube('tap', [(-.32, HALF - .07, .92), (-.32, HALF - .07, 1.16), (-.32, HALF - .11, 1.20), (-.32, HALF - .20, 1.19), (-.32, HALF - .22, 1.13)],
         .011, m.black)
    box('cooktop', (.20, .66), (face + .05, HALF - .07), (.921, .927), m.glass, .003)
    for cx, cy, r in ((.32, face + .16, .065), (.53, face + .17, .05), (.34, face + .35, .05), (.53, face + .35, .065)):
        for a in np.linspace(0, math.pi, 3, endpoint=False):
            rod('trivet', (cx - r * math.cos(a), cy - r * math.sin(a), .943), (cx + r * math.cos(a), cy + r * math.sin(a), .943), .0045, m.black)
    overhead(1, (x0, x1), 4, m)
    # the refrigerator, and a microwave oven above it
    box('tower', (-2.20, -1.58), (HALF - .60, HALF), (0, RIM - .04 if m.pops else HIGH), m.upright, .004)
    box('fridge', (-2.17, -1.61), (HALF - .60, HALF - .625), (.10, 1.36), m.glass, .01)
    box('freezer line', (-2.17, -1.61), (HALF - .6255, HALF - .627), (.92, .925), m.steel, 0)
    rod('fridge pull', (-1.64, HALF - .66, .97), (-1.64, HALF - .66, 1.28), .009, m.steel)
    if not m.pops:
        box('microwave', (-2.16, -1.62), (HALF - .60, HALF - .62), (1.43, 1.72), m.black, .008)
        box('microwave door', (-2.14, -1.75), (HALF - .62, HALF - .624), (1.45, 1.70), m.glass, .004)
    # what stands about
    for k, (bx, tone) in enumerate(((-1.40, m.linen), (-1.31, m.throw), (-1.22, m.linen))):
        o = box('canister', (bx - .035, bx + .035), (HALF - .14, HALF - .07), (.92, 1.06 - .03 * k), tone, .02)
        o.modifiers['bevel'].segments = 5
    plant((.68 - .04, HALF - .10, .92), m, 1)


def plant(at, m, seed):
    rng = np.random.default_rng(seed)
    x, y, z = at
    soft('pot', (x - .045, x + .045), (y - .045, y + .045), (z, z + .085), m.linen, .02)
    V, F = [], []
    for _ in range(46):
        a, lift = rng.uniform(0, 6.3), rng.uniform(.3, 1.)
        out, root = np.array([math.cos(a), math.sin(a), 0]), np.array([x, y, z + .08])
        side = np.array([-out[1], out[0], 0]) * .014
        for t in (0., .5, 1.):
            mid = root + out * .10 * t * (1.2 - lift * .6) + np.array([0, 0, .17 * lift * t * (1.25 - .45 * t)])
            V += [mid - side * (1 - .85 * abs(2 * t - 1)), mid + side * (1 - .85 * abs(2 * t - 1))]
        o = len(V) - 6
        F += [(o, o + 1, o + 3, o + 2), (o + 2, o + 3, o + 5, o + 4)]
    land.mesh('plant', np.array(V), np.array(F), m.leaf)


def dinette(m):
    near = -HALF + .66
    for x0, x1, back in ((-1.52, -1.0, -1), (.10, .62, 1)):
        box('bench', (x0, x1), (-HALF, near), (0, .36), m.front, .006)
        box('bench line', (x0 + .02, x1 - .02), (near, near + .004), (.10, .33), m.timber, .002)
        soft('seat', (x0 + .02, x1 - .02), (-HALF + .01, near + .015), (.36, .49), m.seat)
        b = (x0 + .01, x0 + .13) if back < 0 else (x1 - .13, x1 - .01)
        soft('back', b, (-HALF + .02, near), (.47, .98), m.seat)
        rest = (x0 + .11, x0 + .20) if back < 0 else (x1 - .20, x1 - .11)
        soft('cushion', rest, (-HALF + .10, -HALF + .44), (.50, .80), m.throw if back < 0 else m.linen, .04)
    box('partition', (.63, .67), (-HALF, near + .03), (0, 1.12), m.upright, .006)
    box('tower side', (-1.58, -1.54), (-HALF, near + .03), (0, 1.30), m.upright, .006)
    box('table', (-.86, -.04), (-HALF + .01, near + .02), (.70, .728), m.timber, .012)
    rod('table leg', (-.45, -HALF + .30, 0), (-.45, -HALF + .30, .70), .032, m.steel)
    overhead(-1, (-1.54, .64), 4, m)
    for k, (x, y) in enumerate(((-.62, -.80), (-.50, -.66))):   # two mugs
        soft('mug', (x - .036, x + .036), (y - .036, y + .036), (.729, .815), m.linen if k else m.throw, .016)
    box('book', (-.34, -.16), (-.98, -.74), (.729, .748), m.throw, .003)


def bedroom(m):
    foot = .80
    box('bed base', (foot + .03, FRONT), (-.74, .74), (0, .36), m.timber, .02)
    soft('mattress', (foot, FRONT - .03), (-.77, .77), (.36, .60), m.linen, .06)
    soft('quilt', (foot - .02, FRONT - .62), (-.80, .80), (.47, .635), m.linen, .055)
    soft('throw', (foot - .03, foot + .50), (-.812, .812), (.46, .648), m.throw, .05)
    for y in (-.38, .38):
        soft('pillow', (FRONT - .24, FRONT - .10), (y - .33, y + .33), (.60, .98), m.linen, .065)
        soft('pillow', (FRONT - .38, FRONT - .25), (y - .27, y + .27), (.60, .90), m.seat, .06)
    soft('bolster', (FRONT - .50, FRONT - .40), (-.22, .22), (.61, .80), m.throw, .045)
    box('head', (FRONT - .06, FRONT), (-.78, .78), (.36, 1.16), m.seat, .02)
    for y in np.linspace(-.52, .52, 3):
        box('seam', (FRONT - .064, FRONT - .058), (y - .003, y + .003), (.62, 1.15), m.black, 0)
    if not m.pops:
        over_bed(m)
    for s in (1, -1):
        box('stand', (FRONT - .86, FRONT), (s * .82, s * HALF), (0, .60), m.timber, .006)
        box('stand top', (FRONT - .87, FRONT - .40), (s * .81, s * HALF), (.60, .62), m.top, .004)
        tube('reading lamp', [(FRONT - .10, s * .68, 1.22), (FRONT - .20, s * .66, 1.24), (FRONT - .24, s * .64, 1.16)], .010, m.black)
    box('step', (.42, .80), (-.5, .5), (0, .004), m.black, 0)


def over_bed(m):
    """Lockers, and a robe on each side."""
    box('locker', (FRONT - .36, FRONT), (-.78, .78), (1.50, HIGH), m.timber, .006)
    for k in range(3):
        y0 = -.78 + .52 * k
        box('door', (FRONT - .36, FRONT - .378), (y0 + .004, y0 + .516), (1.515, 1.955), m.front, .003)
        box('pull', (FRONT - .378, FRONT - .39), (y0 + .20, y0 + .32), (1.535, 1.547), m.black, .003)
    box('strip', (FRONT - .04, FRONT - .06), (-.7, .7), (1.488, 1.498), m.warm, 0)
    area((FRONT - .10, 0, 1.48), (FRONT - .3, 0, .8), (.05, 1.4), 4.5, False)
    for s in (1, -1):
        box('robe', (FRONT - .46, FRONT), (s * .79, s * HALF), (.62, HIGH), m.upright, .004)
        box('robe door', (FRONT - .46, FRONT - .478), (s * .80, s * (HALF - .01)), (.66, 1.955), m.front, .003)
        rod('robe pull', (FRONT - .495, s * .84, 1.12), (FRONT - .495, s * .84, 1.36), .006, m.black)


def raised_sides(m):
    """Canvas between the walls and the roof that is up, with windows of mesh; a rail where it is fixed."""
    low, high = RIM, HIGH
    for s in (1, -1):
        box('canvas', (REAR - .03, FRONT + .03), (s * (HALF + .01), s * (HALF + .03)), (low, high), m.canvas, 0)
        for x in (-1.5, .05, 1.6):
            box('mesh', (x - .42, x + .42), (s * (HALF + .004), s * (HALF + .012)), (low + .10, high - .10), m.mesh, 0)
            area((x, s * (HALF - .01), (low + high) / 2), (x, 0, .6), (.84, .26), 7, False)
        box('rail', (REAR, FRONT), (s * (HALF - .02), s * (HALF + .03)), (low - .03, low + .012), m.front, .006)
    for x, way in ((FRONT, 1), (REAR, -1)):
        box('canvas', (x + way * .01, x + way * .03), (-HALF - .03, HALF + .03), (low, high), m.canvas, 0)
        box('mesh', (x + way * .004, x + way * .012), (-.5, .5), (low + .10, high - .10), m.mesh, 0)
        box('rail', (x - way * .02, x + way * .03), (-HALF, HALF), (low - .03, low + .012), m.front, .006)


def room(m):
    box('floor', (REAR, FRONT), (-HALF, HALF), (-.05, 0), m.planks, 0)
    for s in (1, -1):
        wall(s, m)
        tube('cove', [(REAR, s * (HALF - .02), HIGH - .03), (0, s * (HALF - .02), HIGH - .03), (FRONT, s * (HALF - .02), HIGH - .02)], .03, m.wall)
    box('front wall', (FRONT, FRONT + .05), (-HALF, HALF), (0, m.walls), m.wall, 0)
    box('rear wall', (REAR - .05, REAR), (-HALF, HALF), (0, m.walls), m.upright, 0)
    if m.pops:
        raised_sides(m)
    box('ceiling', (REAR, FRONT), (-HALF, HALF), (HIGH, HIGH + .05), m.wall, 0)
    sky = glow('sky', (.90, .96, 1.), 4.)
    for x in (-.30, 1.62):
        box('hatch', (x - .24, x + .24), (-.24, .24), (HIGH - .02, HIGH + .01), m.front, .008)
        box('dome', (x - .19, x + .19), (-.19, .19), (HIGH - .024, HIGH - .021), sky, 0)
        area((x, 0, HIGH - .04), (x, 0, 0), (.4, .4), 14, False)
    soft('air conditioner', (.48, 1.06), (-.24, .24), (HIGH - .075, HIGH), m.front, .03)
    for k in range(4):
        box('louvre', (.54 + .13 * k, .60 + .13 * k), (-.18, .18), (HIGH - .079, HIGH - .074), m.black, 0)
    area((-1.4, 0, HIGH - .03), (-1.4, 0, 0), (1.2, 1.0), 12, False)
    spot = glow('downlight', (1., .88, .72), 9.)
    for x in (-1.9, -1.1, .30):
        for y in (-.34, .34):
            box('downlight', (x - .03, x + .03), (y - .03, y + .03), (HIGH - .006, HIGH - .002), spot, .02)


def build(trim):
    m = Materials(trim)
    light.evening_sky(0, (.8, .82, .85), (.8, .82, .85), (.8, .82, .85), (.8, .82, .85), .25)
    room(m)
    outdoors()
    kitchen(m)
    dinette(m)
    bedroom(m)
    return dict(key=.25, bloom=.04)
