import numpy as np

from kit.body import CarBody
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, Cabin, Car, Lower


def cargo(car, g, a):
    """The sliding door's rail and the pressed panel of the load area."""
    side = np.abs(g.Y) > .7
    rail = g.Z - 1.03
    a.groove(np.sign(rail) * np.maximum(np.abs(rail) - .004, 0), side & (g.X < .35) & (g.X > -2.45), 'seam')


BODY = CarBody(Car(
    name='van', label='Van',
    lower=Lower(front=2.50, rear=-2.62, half_width=.965, top=1.10, bottom=.24, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                nose=(.26, .12, .07, .02, .0, .015, .05, .10, .17, .27, .48),
                shoulder=[(2.6, 1.03), (2.25, 1.12), (1.75, 1.20), (1.0, 1.22), (-2.7, 1.22)],
                crease=None, plan=(6.5, 18., 4.), scallop=.016),
    cabin=Cabin(screen=((1.86, 1.15), (1.02, 1.83)), tail=((-2.60, 1.10), (-2.54, 1.84)),
                belt_width=.935, roof_width=.82, roof=1.965, bow=.010, screen_bow=.03,
                glass=[(1.62, 1.21), (1.22, 1.55), (1.08, 1.655), (.92, 1.71), (.52, 1.72), (.46, 1.66), (.46, 1.30), (.52, 1.245),
                       (1.1, 1.225)],
                pillars=[(1.22, 0, .022)], rear_glass=(1.30, 1.72), rear_glass_x=-2.2, bright_trim=False, plan=(9., 22., 5.5)),
    axles=(1.60, -1.55), wheel=.350, lamp_wrap=.15, arch=.052,
    faces={'blade': ('blade', 'steel')},
    doors=[[(1.30, 1.35), (1.30, 1.0), (1.24, .75), (1.20, .5), (1.19, .34)], [(.36, 1.25), (.36, .34)], [(-.95, 1.25), (-.95, .34)]],
    handles=[(.52, 1.02), (.20, .96)],
    lamps=[[(.84, .78), (1.1, .78), (1.1, 1.30), (.84, 1.30)]],
    lamp_lit=[([(.91, .84), (.91, 1.22)], .014)],
    tailgate=[(.82, 1.4), (.82, .50), (-.1, .50)],
    nose_frame=(.275, .94), cladding=.36, sill_line=.36, rear_black=.48, plate_rear=.66,
    mirror=(1.36, 1.24), seats=(.98,), panel_lines=[[(.36, 1.1), (.36, 1.80), (-.95, 1.80), (-.95, 1.1)]], features=cargo))
