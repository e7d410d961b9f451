from kit.body import CarBody
from kit.mesh import box
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, UPRIGHT_TAIL, Cabin, Car, Lower


def steps(car, shells, p):
    for s in (1, -1):
        box('step', (-.85, .95), (s * .88, s * 1.01), (.40, .44), p.black, .02)


BODY = CarBody(Car(
    name='boxy-large', label='Large 4x4',
    lower=Lower(front=2.44, rear=-2.50, half_width=.985, top=1.14, bottom=.31, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                shoulder=[(2.5, 1.13), (2.1, 1.175), (1.1, 1.20), (0, 1.20), (-2.6, 1.205)],
                plan=(8.5, 13., 4.), crease=((2.0, 1.0), (-2.4, 1.02)), scallop=.020, bonnet_ribs=.020),
    cabin=Cabin(screen=((1.20, 1.17), (.62, 1.76)), tail=((-2.44, 1.16), (-2.30, 1.78)),
                belt_width=.915, roof_width=.765, roof=1.895, bow=.018,
                glass=[(1.03, 1.22), (.84, 1.44), (.72, 1.60), (.58, 1.70), (.1, 1.735), (-1.2, 1.735), (-1.95, 1.715), (-2.16, 1.67),
                       (-2.22, 1.45), (-2.20, 1.28), (-1.9, 1.235), (0, 1.225)],
                pillars=[(.0, 0, .042), (-1.12, .06, .042)], rear_glass=(1.28, 1.70), rear_glass_x=-2.0,
                sunroof=(-.75, .25, .42), plan=(10., 16., 4.6)),
    axles=(1.50, -1.36), wheel=.415, arch=.066,
    faces={'slab': ('slab', 'six'),
           # The farmer's: a rounder edge to everything, broad bars between its lamps.
           'band': ('band', 'ten', dict(
               lower=dict(front=2.46, rear=-2.49, top=1.12, tail=UPRIGHT_TAIL, plan=(7.8, 9.5, 3.6), scallop=.030, bonnet_ribs=.030,
                          nose=(.30, .16, .10, .04, .01, 0, .01, .025, .05, .11, .30),
                          shoulder=[(2.5, 1.12), (2.1, 1.165), (1.1, 1.185), (0, 1.18), (-2.6, 1.19)], crease=((2.0, .96), (-2.4, 1.0))),
               cabin=dict(screen=((1.24, 1.16), (.50, 1.715)), tail=((-2.42, 1.15), (-2.16, 1.73)), belt_width=.905, roof_width=.735, roof=1.865, bow=.026,
                          glass=[(1.06, 1.205), (.78, 1.42), (.62, 1.565), (.44, 1.65), (0, 1.685), (-1.1, 1.685), (-1.72, 1.665), (-2.06, 1.60),
                                 (-2.20, 1.40), (-2.18, 1.265), (-1.8, 1.225), (-.3, 1.205)],
                          pillars=[(.0, 0, .042), (-1.13, .10, .042)], rear_glass=(1.25, 1.65), plan=(9., 12., 4.2)),
               lamps=[[(.60, .93), (.98, .90), (1.02, 1.10), (.62, 1.11)]], lamp_lit=[([(.64, 1.075), (.96, 1.06), (.95, .94)], .011)],
               handles=[(.17, 1.0), (-.96, 1.01)], nose_frame=(.33, 1.04), rails=.63, spoiler=.13, mirror=(.94, 1.19))),
           # A wagon on a ute's frame: lower, with a sloping screen and a rounder tail.
           'tower': ('tower', 'turbine', dict(
               lower=dict(front=2.42, rear=-2.46, top=1.09, bottom=.29, tail=UPRIGHT_TAIL, plan=(7.6, 8.6, 3.5), scallop=.026,
                          shoulder=[(2.5, 1.06), (2.1, 1.10), (1.1, 1.135), (0, 1.15), (-2.6, 1.165)], crease=((1.9, .92), (-2.4, .94))),
               cabin=dict(screen=((1.22, 1.12), (.42, 1.67)), tail=((-2.40, 1.12), (-2.08, 1.66)), belt_width=.90, roof_width=.715, roof=1.80, bow=.024,
                          glass=[(1.04, 1.16), (.72, 1.39), (.54, 1.52), (.34, 1.595), (-.2, 1.63), (-1.1, 1.625), (-1.62, 1.595), (-1.98, 1.50),
                                 (-2.14, 1.36), (-2.12, 1.23), (-1.7, 1.195), (-.5, 1.165)], pillars=[(.0, 0, .042), (-1.14, .12, .042)],
                          rear_glass=(1.22, 1.60), rear_glass_x=-1.9, plan=(9., 10., 4.)),
               lamps=[[(.60, .90), (.98, .86), (1.0, 1.04), (.62, 1.05)]], lamp_lit=[([(.64, 1.01), (.94, .995), (.94, .90)], .010)],
               handles=[(.17, .965), (-.96, .975)], nose_frame=(.33, .985), rails=.62, spoiler=.12, mirror=(.96, 1.16)))},
    doors=[[(1.02, 1.3), (1.03, 1.1), (1.01, .8), (.985, .6), (.97, .42)], [(.0, 1.3), (-.005, .9), (-.01, .42)],
           [(-1.14, 1.3), (-1.14, 1.05), (-1.02, .92), (-.93, .76), (-.88, .6), (-.86, .42)]],
    handles=[(.17, 1.03), (-.96, 1.035)],
    lamps=[[(.80, .84), (1.1, .84), (1.1, 1.15), (.80, 1.15)]],
    lamp_lit=[([(.85, .87), (.85, 1.12)], .012), ([(.94, .87), (.94, 1.12)], .008)],
    tailgate=[(.78, 1.3), (.78, .66), (-.1, .66)],
    nose_frame=(.35, 1.03), cladding=.44, sill_line=.46, rear_black=.60, plate_rear=.80,
    rails=.66, spoiler=.08, mirror=(.90, 1.21), seats=(.50, -.42, -1.45), extras=steps))
