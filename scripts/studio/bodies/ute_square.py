from functools import partial

from bodies.ute import tail_steps, tub
from kit.body import CarBody
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, Cabin, Car, Lower

BODY = CarBody(Car(
    name='ute-square', label='Square ute',
    lower=Lower(front=2.49, rear=-2.80, half_width=.965, top=1.12, bottom=.34, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                nose=(.18, .09, .05, .02, 0, 0, .005, .012, .03, .08, .24),
                shoulder=[(2.55, 1.115), (2.1, 1.165), (1.15, 1.19), (0, 1.19), (-.9, 1.195), (-1.0, 1.21), (-2.8, 1.22)],
                plan=(11., 16., 4.2), crease=((2.0, .98), (-2.8, 1.0)), scallop=.014, bonnet_ribs=.020),
    cabin=Cabin(screen=((1.16, 1.16), (.62, 1.73)), tail=((-1.02, 1.12), (-.96, 1.75)),
                belt_width=.885, roof_width=.725, roof=1.855, bow=.018,
                glass=[(.99, 1.205), (.82, 1.42), (.70, 1.57), (.56, 1.66), (0, 1.695), (-.62, 1.69), (-.80, 1.655), (-.87, 1.45),
                       (-.87, 1.255), (-.4, 1.215)],
                pillars=[(.03, 0, .042)], rear_glass=(1.29, 1.63), rear_glass_x=-.8, bright_trim=False, plan=(10., 14., 4.4)),
    axles=(1.58, -1.56), wheel=.412, lamp_wrap=.15, arch=.074,
    faces={'anvil': ('anvil', 'six')},
    doors=[[(1.0, 1.3), (1.01, 1.1), (.99, .8), (.965, .6), (.95, .44)], [(.03, 1.3), (.025, .9), (.02, .44)],
           [(-.91, 1.3), (-.91, 1.0), (-.88, .8), (-.83, .62), (-.81, .44)]],
    handles=[(.19, 1.02), (-.72, 1.03)],
    lamps=[[(.80, .74), (1.1, .74), (1.1, 1.10), (.80, 1.10)]],
    lamp_lit=[([(.94, .78), (.84, .78), (.84, 1.06), (.94, 1.06)], .010)],
    tailgate=[(.755, 1.3), (.755, .66), (-.1, .66)],
    nose_frame=(.37, 1.04), cladding=.46, sill_line=.48, rear_black=.60, plate_rear=.70,
    mirror=(.93, 1.20), seats=(.50, -.35), extras=tail_steps, features=partial(tub, span=(-2.66, -1.04, .72))))
