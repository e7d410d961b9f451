from bodies.van import cargo
from kit.body import CarBody
from kit.spec import SLAB_WIDTHS, SQUARE_TAIL, Cabin, Car, Lower

BODY = CarBody(Car(
    name='van-high', label='High van',
    lower=Lower(front=2.85, rear=-3.05, half_width=1.0, top=1.20, bottom=.27, tail=SQUARE_TAIL, widths=SLAB_WIDTHS,
                nose=(.26, .12, .07, .02, .0, .015, .05, .10, .17, .27, .48),
                shoulder=[(2.95, 1.13), (2.58, 1.22), (2.1, 1.31), (1.4, 1.33), (-3.1, 1.33)],
                crease=None, plan=(6.5, 18., 4.), scallop=.016),
    cabin=Cabin(screen=((2.26, 1.25), (1.05, 2.42)), screen_top=1.98, tail=((-3.02, 1.20), (-2.95, 2.42)),
                belt_width=.97, roof_width=.86, roof=2.53, bow=.004, screen_bow=.04,
                glass=[(2.0, 1.32), (1.62, 1.70), (1.50, 1.80), (1.34, 1.86), (.98, 1.87), (.92, 1.81), (.92, 1.42), (.98, 1.36), (1.5, 1.335)],
                pillars=[(1.62, 0, .022)], rear_glass=(1.42, 1.90), rear_glass_x=-2.6, bright_trim=False, plan=(9., 22., 5.5)),
    axles=(1.92, -1.72), wheel=.360, lamp_wrap=.15, arch=.054,
    faces={'slab': ('smile', 'steel')},
    doors=[[(1.72, 1.45), (1.72, 1.1), (1.66, .8), (1.60, .5), (1.58, .37)], [(.84, 1.35), (.84, .37)], [(-.52, 1.35), (-.52, .37)]],
    handles=[(1.0, 1.12), (.68, 1.06)],
    lamps=[[(.87, .86), (1.15, .86), (1.15, 1.40), (.87, 1.40)]],
    lamp_lit=[([(.94, .92), (.94, 1.32)], .014)],
    tailgate=[(.85, 1.5), (.85, .54), (-.1, .54)],
    nose_frame=(.31, 1.03), cladding=.40, sill_line=.40, rear_black=.52, plate_rear=.70,
    mirror=(1.76, 1.34), seats=(1.36,), panel_lines=[[(.84, 1.2), (.84, 2.05), (-.52, 2.05), (-.52, 1.2)]], features=cargo))
