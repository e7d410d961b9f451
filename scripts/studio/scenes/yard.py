"""A dealer's yard by day, as a used car is photographed: marked asphalt, others in a row, behind them the building of a site (`site`, its
middle at x=`middle`), otherwise gum trees over a fence. row=1 cars, 2 caravans, vans and utes, 0 none; cover: share of the
sky in cloud, which also softens the sun; open: no building."""
import math

import bpy
import numpy as np

from bodies import load as load_body
from kit import materials, shell
from kit.mesh import box, link
from kit.shader import Shader, asphalt, solid
from kit.tone import linear

from . import land, light
from .buildings import Place

#: Where the front of a site's building is: far enough for its sign to be seen over the vehicle.
FRONT = -40.
#: Body, face and paint of those in the row, and metres from one to the next.
ROWS = {1: ((('sedan', 'smile', '#e9eaec'), ('suv', '', '#8f959c'), ('hatch', '', '#22304e'), ('ute', '', '#f1f1ef'), ('suv-sleek', '', '#17181a')), 2.85),
        2: ((('caravan', '', '#c9b48a'), ('ute', '', '#f1f1ef'), ('caravan-long', '', '#8f959c'), ('van', '', '#e9eaec'), ('caravan-single', '', '#8f959c')), 3.7)}


def kinds_of(vehicles):
    """One of each (body, face, paint) with few points, out of sight: (what carries it, its parts) for `stand`."""
    kinds = []
    shell.FINENESS = .3
    for body, face, paint in vehicles:
        before = set(bpy.context.scene.objects)
        with materials.painted(linear(paint)):
            load_body(body).build(face or next(iter(load_body(body).faces)), 'exterior')
        parts = [o for o in bpy.context.scene.objects if o not in before]
        empty = link(body, None)
        empty.location = (0, 400, 0)
        for o in parts:
            o.name = 'parked ' + o.name   # a lorry takes away what is named as the car parts it has no use for
            if o.parent is None:
                o.parent = empty
        kinds.append((empty, parts))
    shell.FINENESS = 1.
    bpy.context.view_layer.update()
    return kinds


def stand(kind, x, y, turn, z=0.):
    """One more vehicle of the kind; turn: where it looks, from +x towards +y."""
    _, parts = kind
    root = link('parked', None)
    root.location, root.rotation_euler = (x, y, z), (0, 0, turn)
    copies = {}
    for o in parts:
        copies[o] = o.copy()
        bpy.context.scene.collection.objects.link(copies[o])
    for o, copy in copies.items():
        copy.parent = copies.get(o.parent, root)
        copy.matrix_parent_inverse = o.matrix_parent_inverse.copy()


def parked(rng, row, y, heading):
    """A row of vehicles, nose or tail towards the photographer, some bays empty."""
    vehicles, apart = ROWS[row]
    kinds, last = kinds_of(vehicles), -1
    for x in np.arange(-45, 12, apart):
        if rng.random() < .16:
            continue
        pick = int(rng.integers(len(kinds)))
        pick = (pick + 1) % len(kinds) if pick == last else pick
        last = pick
        turned = heading + (math.pi if rng.random() < .2 else 0) + rng.normal(0, .012)
        stand(kinds[pick], x + rng.normal(0, .08), y + rng.normal(0, .15), turned)


def fence(y, steel, trees, rng, reach=((-60, 24),)):
    """A fence of thin bars and what grows behind it."""
    kinds, hedge = trees(), Shader('hedge')
    leaves = hedge.surface(hedge.mix(hedge.noise(3., 5), (.022, .045, .016), (.09, .13, .05)), .8, Specular=.2)
    for x0, x1 in reach:
        for x in np.arange(x0, x1, .12):
            box('bar', (x - .008, x + .008), (y - .008, y + .008), (.1, 1.75), steel, 0)
        for z in (.2, 1.65):
            box('rail', (x0, x1), (y - .02, y + .02), (z - .02, z + .02), steel, 0)
        for x in np.arange(x0 - 6, x1 - 6, 2.6):
            land.stand(kinds[rng.integers(len(kinds))], x + rng.uniform(-1.5, 1.5), y - rng.uniform(2.2, 16), -.1, rng.uniform(0, 6.3), rng.uniform(.62, 1.0))
        X, Y = np.meshgrid(np.linspace(x0 - 2, x1, 700), np.linspace(0, 1, 40), indexing='ij')
        bulge = np.sin(np.pi * Y) ** .5
        Z = 1.5 * bulge * (1 + .35 * land.fractal(X * 1.2, Y * 3, 6, 6))
        land.surface('hedge', X, y - .5 - 1.3 * (1 - Y) + .25 * land.fractal(X * 2, Y * 6, 9, 5), Z, leaves)


def gums():
    bark, leaf = Shader('bark'), Shader('leaf')
    bark = bark.surface(bark.mix(bark.noise(2., 4, stretch=(1, 1, .25)), (.16, .13, .10), (.52, .46, .40)), .9)
    b, through = leaf.node('BsdfPrincipled'), leaf.node('BsdfTranslucent')
    green = leaf.mix(leaf.noise(1.3, 2), (.030, .060, .022), (.115, .15, .055))
    for v, end in ((green, b.inputs[0]), (.6, b.inputs['Roughness']), (green, through.inputs[0])):
        leaf.wire(v, end)
    leaf = leaf.done(leaf.mix_shaders(.3, b.outputs[0], through.outputs[0]))
    kinds = [land.gum(f'gum {k}', bark, leaf, 3 + k, 7.5 + k, 4, 240) for k in range(3)]
    for k, parts in enumerate(kinds):   # the originals stand out of sight
        for part in parts:
            part.location = (60 + 15 * k, 160, 0)
    return kinds


def pennants(xs, y, colours):
    """Tall flags along the kerb."""
    for k, x in enumerate(xs):
        rod_, cloth = solid('mast', (.6, .6, .6), .3, Metallic=.8), solid('cloth', colours[k % len(colours)], .8)
        box('mast', (x - .015, x + .015), (y - .015, y + .015), (0, 4.4), rod_, 0)
        Z, U = np.meshgrid(np.linspace(1.1, 4.4, 30), np.linspace(0, 1, 10), indexing='ij')
        wide = .72 * np.clip((4.4 - Z) / .9, 0, 1) ** .5
        land.surface('flag', x + U * wide, y + .08 * np.sin(U * 5 + Z * 1.4) * U, Z, cloth)


def placed(x, y, build):
    """What `build` makes, moved so that its middle is at x and its front at y."""
    before = set(bpy.context.scene.objects)
    build()
    spot = link('building', None)
    spot.location = (x, y, 0)
    for o in [o for o in bpy.context.scene.objects if o.parent is None and o is not spot and o not in before]:
        o.parent = spot


def build(shot):
    rng = np.random.default_rng(int(shot.get('seed', 4)))
    cover, site = shot.get('cover', .45), None if shot.get('open') else shot.get('site')
    sun_at = shot.get('sun', (84, 40))
    low = max(0., 1 - sun_at[1] / 30)   # late in the day the sun is yellow
    light.day_sky(sun_at, cover)
    light.sun(*sun_at, 4.4 - 2.6 * cover, (1., .93 - .22 * low, .83 - .45 * low), .8 + 9 * cover)

    def bay(s, x, y):
        """The lines between bays, from the kerb to where the lane begins."""
        across = s.calc('SUBTRACT', s.calc('ABSOLUTE', s.calc('SUBTRACT', s.calc('FRACT', s.calc('DIVIDE', s.calc('ADD', x, 43.575), 2.85)), .5)), 0.)
        near = s.ramp(s.calc('SUBTRACT', .5, across), .024, .014)
        return s.calc('MULTIPLY', near, s.calc('MULTIPLY', s.ramp(y, -5.9, -6.0), s.ramp(y, -11.4, -11.3)))
    lines = (bay, lambda s, x, y: s.stripe(y, 2.6, .10))
    edge = FRONT + 1.6 if site else -11.8
    land.flat('yard', (-120, -30, 20, 60), (edge, 0, 10, 60), 0, asphalt(lines, tint=(1.2, 1.2, 1.22), pale=(.80, .80, .78)))
    land.flat('beyond', (-900, 300), (-900, edge + .1), -.01, solid('ground', (.20, .19, .18), .9))
    row = int(shot.get('row', 1))
    if row:
        parked(rng, row, -8.7 if row == 1 else -11., math.pi / 2)
    dark = solid('frame', (.03, .032, .035), .4)
    if site:
        place, middle = Place(site, rng), shot['middle']
        placed(middle, FRONT, place.showroom)
        box('path', (-90, 60), (FRONT + .3, edge), (0, .13), place.path, .02)
        pennants((middle - 16.6, middle + 15.4, middle + 17.8), FRONT + 2.6, (place.brand, (.8, .8, .8)))
        fence(FRONT - 6, dark, gums, rng, reach=((-70, middle - 14), (middle + 14, 40)))
    else:
        fence(-12.4 if row == 1 else -16., dark, gums, rng)
    # What the paint mirrors behind the photographer: a street, a verge and houses.
    box('street side', (-60, 60), (30, 40), (0, 4.5), solid('street side', (.28, .25, .22), .9), 0)
    for k in range(9):
        x = -40 + 10 * k + rng.uniform(-2, 2)
        box('house', (x, x + rng.uniform(4, 8)), (24, 30), (0, rng.uniform(2.8, 6)), solid('house', tuple(rng.uniform(.12, .5, 1).repeat(3)), .9), 0)
    return dict(key=shot.get('key', .175), bloom=.05)
