from kit.body import CarBody
from kit.spec import Cabin, Car, Lower

BODY = CarBody(Car(
    name='suv-square', label='Upright SUV',
    lower=Lower(front=2.27, rear=-2.31, half_width=.94, top=1.06, bottom=.25,
                nose=(.24, .12, .07, .03, .01, 0, .005, .02, .045, .10, .27), tail=(.22, .12, .07, .02, 0, .005, .01, .015, .025, .06, .20),
                shoulder=[(2.4, 1.05), (1.9, 1.09), (.95, 1.11), (0, 1.115), (-2.4, 1.12)],
                crease=((1.9, .90), (-2.3, .91)), plan=(9., 11., 3.6), scallop=.018, bonnet_ribs=.016),
    cabin=Cabin(screen=((1.08, 1.09), (.46, 1.63)), tail=((-2.26, 1.09), (-2.10, 1.64)),
                belt_width=.875, roof_width=.705, roof=1.745, bow=.014,
                glass=[(.93, 1.13), (.70, 1.37), (.56, 1.51), (.40, 1.59), (0, 1.615), (-1., 1.615), (-1.78, 1.60), (-2.0, 1.56),
                       (-2.07, 1.34), (-2.05, 1.175), (-1.6, 1.145), (-.3, 1.135)],
                pillars=[(-.04, 0, .040), (-1.14, .08, .036)], rear_glass=(1.18, 1.58), rear_glass_x=-1.85,
                sunroof=(-.95, .10, .42), plan=(10., 13., 4.2), bright_trim=False),
    axles=(1.38, -1.33), wheel=.385, arch=.062,
    faces={'band': ('band', 'five'),
           # Shorter, with a roof of its own colour.
           'slab': ('slab', 'ten', dict(
               lower=dict(front=2.18, rear=-2.20), cabin=dict(
                   black_roof=True, tail=((-2.15, 1.09), (-1.94, 1.61)), roof=1.70, bow=.024,
                   glass=[(.93, 1.13), (.70, 1.36), (.56, 1.49), (.40, 1.565), (0, 1.59), (-1., 1.585), (-1.52, 1.56), (-1.80, 1.49),
                          (-1.90, 1.32), (-1.88, 1.175), (-1.5, 1.145), (-.3, 1.135)], rear_glass=(1.18, 1.55), rear_glass_x=-1.75),
               lamps=[[(.40, .90), (1., .87), (1., 1.0), (.40, 1.0)]], lamp_lit=[([(.44, .96), (.96, .955)], .010)], spoiler=.10)),
           # Electric.
           'bar': ('glow', 'turbine', dict(
               lower=dict(scallop=.010, bonnet_ribs=.006, crease=((1.9, .94), (-2.3, .95))), cabin=dict(roof=1.73, bow=.030, black_roof=True),
               lamps=[[(-.1, 1.0), (.90, 1.0), (1., .74), (1.1, .74), (1.1, 1.05), (-.1, 1.05)]],
               lamp_lit=[([(-.1, 1.025), (.88, 1.025)], .010)], rails=None))},
    doors=[[(.93, 1.2), (.94, 1.0), (.925, .75), (.90, .55), (.885, .37)], [(-.04, 1.25), (-.045, .9), (-.05, .37)],
           [(-1.18, 1.25), (-1.15, 1.02), (-1.03, .90), (-.92, .75), (-.865, .6), (-.845, .37)]],
    handles=[(.13, .95), (-.93, .955)],
    lamps=[[(.76, .78), (1.1, .78), (1.1, 1.07), (.80, 1.08)]],
    lamp_lit=[([(.81, .81), (.82, 1.04), (.95, 1.04)], .011)],
    tailgate=[(.73, 1.2), (.73, .62), (.66, .58), (-.1, .58)],
    nose_frame=(.275, .97), cladding=.40, sill_line=.42, rear_black=.55, plate_rear=.75,
    rails=.60, spoiler=.08, mirror=(.82, 1.13), seats=(.42, -.50)))
