import numpy as np

from kit.body import CarBody
from kit.maths import rect, smooth
from kit.mesh import box, tube
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, Cabin, Car, Lower

TUB = (-2.62, -1.02, .70)  # rear, front, half width of the load area


def tub(car, g, a, span=TUB):
    """A soft cover a hand below the rail, and the gap between cab and tub."""
    cover = rect(g.X, g.Y, span[0], span[1], -span[2], span[2], .05)
    top = g.normal[..., 2] > .5
    a.add('clad', cover, top & (g.Z > 1.0))
    g.Z = g.Z - .035 * smooth(0, .02, np.where(g.Z > 1.05, cover, -1))
    gap = g.X - span[1] - .075
    a.groove(np.sign(gap) * np.maximum(np.abs(gap) - .005, 0), g.X < 0)


def tail_steps(car, shells, p):
    """Steps below the doors and the bumper, and the tailgate's handle."""
    x = car.lower.rear + .025
    for s in (1, -1):
        box('step', (-.78, .86), (s * .86, s * (car.lower.half_width + .045)), (.40, .44), p.black, .02)
    box('rear step', (x - .105, x + .075), (-.72, .72), (.47, .56), p.iron, .02)
    box('tail handle', (x - .035, x), (-.12, .12), (.96, 1.01), p.gloss, .012)


def sports_bar(car, shells, p):
    z = shells.lower.height_at(-1.2, .74, 1.0)
    for s in (1, -1):
        tube('bar', [(-1.95, s * .76, z), (-1.45, s * .73, z + .24), (-1.10, s * .70, z + .42), (-1.06, s * .50, z + .47)], .036, p.black)
    tube('bar top', [(-1.06, .52, z + .468), (-1.06, 0, z + .475), (-1.06, -.52, z + .468)], .036, p.black)
    tail_steps(car, shells, p)


BODY = CarBody(Car(
    name='ute', label='Ute',
    lower=Lower(front=2.50, rear=-2.78, half_width=.945, top=1.09, bottom=.34, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                shoulder=[(2.55, 1.06), (2.1, 1.135), (1.15, 1.185), (0, 1.185), (-.9, 1.19), (-1.0, 1.20), (-2.8, 1.22)],
                plan=(7.5, 16., 3.6), crease=((2.0, .93), (-2.8, .97)), scallop=.022, bonnet_ribs=.016),
    cabin=Cabin(screen=((1.24, 1.15), (.48, 1.70)), tail=((-1.00, 1.10), (-.88, 1.72)),
                belt_width=.865, roof_width=.66, roof=1.815, bow=.05,
                glass=[(1.06, 1.17), (.74, 1.42), (.58, 1.56), (.40, 1.635), (.0, 1.675), (-.5, 1.66), (-.70, 1.60),
                       (-.80, 1.40), (-.82, 1.225), (-.3, 1.20)],
                pillars=[(.02, 0, .040)], rear_glass=(1.28, 1.60), rear_glass_x=-.75, bright_trim=False, plan=(8.5, 12., 3.6)),
    axles=(1.58, -1.55), wheel=.405, lamp_wrap=.15, arch=.068,
    faces={'ranger': ('ranger', 'six'), 'blade': ('blade', 'five'), 'crest': ('crest', 'two-tone')},
    doors=[[(1.02, 1.3), (1.03, 1.1), (1.01, .8), (.985, .6), (.97, .44)], [(.02, 1.3), (.015, .9), (.01, .44)],
           [(-.90, 1.3), (-.90, 1.0), (-.87, .8), (-.82, .62), (-.80, .44)]],
    handles=[(.18, 1.01), (-.72, 1.02)],
    lamps=[[(.79, .76), (1.1, .76), (1.1, 1.08), (.79, 1.08)]],
    lamp_lit=[([(.83, .80), (.83, 1.04), (.93, 1.04)], .010)],
    tailgate=[(.745, 1.3), (.745, .66), (-.1, .66)],
    nose_frame=(.37, 1.00), cladding=.45, sill_line=.47, rear_black=.60, plate_rear=.70,
    mirror=(.93, 1.20), seats=(.50, -.35), extras=sports_bar, features=tub))
