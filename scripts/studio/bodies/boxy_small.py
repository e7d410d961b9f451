import math

from kit.body import CarBody
from kit.mesh import box, lathe
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, Cabin, Car, Lower


def spare(car, shells, p):
    """The spare wheel in its cover on the back door."""
    x = shells.lower.rear_at(0, .95)
    for name, profile, material in (('spare tyre', [(.24, .0), (.33, .02), (.345, .08), (.345, .16), (.32, .20)], p.rubber),
                                    ('spare cover', [(.0001, .215), (.27, .21), (.315, .19), (.325, .10)], p.black)):
        o = lathe(name, profile, material, 96)
        o.location, o.rotation_euler = (x + .01, 0, .98), (0, 0, math.pi / 2)
    for s in (1, -1):
        box('gutter', (-1.55, .46), (s * .640, s * .665), (1.585, 1.60), p.black, .004)


BODY = CarBody(Car(
    name='boxy-small', label='Small 4x4',
    lower=Lower(front=1.70, rear=-1.72, half_width=.80, top=1.02, bottom=.33, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                nose=(.14, .06, .03, .01, .0, .0, .005, .012, .03, .07, .22),
                shoulder=[(1.8, 1.00), (1.4, 1.03), (.8, 1.05), (0, 1.055), (-1.8, 1.055)],
                plan=(11., 16., 4.6), crease=((1.5, .86), (-1.7, .87)), scallop=.012, bonnet_ribs=.018),
    cabin=Cabin(screen=((.72, 1.03), (.46, 1.60)), tail=((-1.66, 1.03), (-1.60, 1.62)),
                belt_width=.735, roof_width=.66, roof=1.70, bow=.006,
                glass=[(.60, 1.09), (.52, 1.30), (.46, 1.48), (.40, 1.545), (-.2, 1.555), (-1.35, 1.555), (-1.44, 1.53), (-1.46, 1.30),
                       (-1.44, 1.12), (-1.3, 1.09), (-.2, 1.085)],
                pillars=[(-.42, 0, .055)], rear_glass=(1.12, 1.54), rear_glass_x=-1.3, bright_trim=False, plan=(13., 18., 6.)),
    axles=(1.10, -1.15), wheel=.345, arch=.070,
    faces={'bug': ('bug', 'ten')},
    doors=[[(.58, 1.15), (.58, .95), (.56, .7), (.55, .44)], [(-.44, 1.15), (-.44, .8), (-.44, .44)]],
    handles=[(-.30, .88)],
    lamps=[[(.50, .50), (.78, .50), (.78, .60), (.50, .60)]],
    lamp_lit=[([(.54, .55), (.66, .55)], .014)],
    tailgate=[(.66, 1.15), (.66, .64), (-.1, .64)],
    nose_frame=(.42, .985), cladding=.46, sill_line=.47, rear_black=.63, plate_rear=.56,
    mirror=(.50, 1.06), seats=(.02, -.80), extras=spare))
