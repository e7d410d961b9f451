"""A prime mover: a tall cab-over with a sleeper, two driven axles and the plate a semi-trailer rides on."""
from bodies.truck import FLAT, UPRIGHT, mirror, without_car_parts
from kit.car import build_car
from kit.materials import plain
from kit.mesh import box, hexa, lathe, mirrored, prism, rod, tube
from kit.spec import SLAB_WIDTHS, Cabin, Car, Lower
from kit.wheels import place, wheel

R = .52
DRIVEN = (-1.35, -2.70)


def behind(car, shells, p):
    without_car_parts()
    frame = plain('frame', .42, .3, .8)
    group = wheel(R, 'steel', p, .68, .30)
    for s in (1, -1):
        place(group, DRIVEN[1], s * 1.20, R, 0, s)

    def side(s):
        box('rail', (-3.30, 1.4), (s * .38, s * .50), (.78, 1.06), p.black, .01)
        tank = lathe('tank', [(.0001, -.62), (.28, -.62), (.33, -.58), (.335, 0), (.33, .58), (.28, .62), (.0001, .62)], p.alloy, 64)
        tank.location, tank.rotation_euler = (.02, s * .86, .72), (0, 0, 1.5708)
        for x in (-.28, .32):
            band = lathe('band', [(.336, -.025), (.345, -.02), (.345, .02), (.336, .025)], p.black, 64)
            band.location, band.rotation_euler = (x, s * .86, .72), (0, 0, 1.5708)
        for x in DRIVEN:   # quarter guards over both driven wheels
            top = [(x + .66, .72), (x + .58, 1.02), (x + .36, 1.16), (x - .36, 1.16), (x - .58, 1.02), (x - .66, .72)]
            prism('mudguard', top + [(a, b - .025) for a, b in top[::-1]], (s * .84, s * 1.22), p.black, .004)
        box('mud flap', (-3.42, -3.40), (s * .86, s * 1.22), (.25, .95), p.black, .005)
        box('lamp', (-3.40, -3.34), (s * .62, s * 1.10), (.84, .98), p.tail, .014)
        rod('stack', (.74, s * 1.06, 1.0), (.74, s * 1.06, 3.62), .085, p.chrome)
        rod('stack tip', (.74, s * 1.06, 3.60), (.71, s * 1.06, 3.86), .070, p.chrome)
        hexa('fairing', [(1.16, s * 1.08, .95), (1.16, s * 1.20, .95), (.84, s * 1.21, .95), (.84, s * 1.10, .95),
                         (1.16, s * 1.0, 3.2), (1.16, s * 1.12, 3.2), (.84, s * 1.16, 3.3), (.84, s * 1.04, 3.3)], p.paint, .02)
        mirror(p, s, 3.42, 1.02, 2.02, 2.84)
        for z in (.52, .86, 1.18):
            box('step', (2.84, 3.24), (s * 1.04, s * 1.20), (z, z + .05), p.iron, .01)
        box('side skirt', (.66, 1.75), (s * 1.06, s * 1.20), (.42, .98), p.paint, .03)
    mirrored(side)
    # the plate and its jaws, the ramp behind it, air lines to the trailer
    plate = lathe('turntable', [(.0001, .05), (.48, .05), (.52, .03), (.52, -.03), (.0001, -.03)], p.iron, 64)
    plate.location, plate.rotation_euler = (-2.02, 0, 1.22), (1.5708, 0, 0)
    box('stand', (-2.35, -1.70), (-.45, .45), (1.02, 1.20), p.black, .02)
    hexa('ramp', [(-2.9, -.40, .98), (-2.9, .40, .98), (-2.4, .42, 1.12), (-2.4, -.42, 1.12), (-2.9, -.40, 1.02), (-2.9, .40, 1.02),
                  (-2.4, .42, 1.22), (-2.4, -.42, 1.22)], p.iron, .01)
    box('cross member', (-3.36, -3.28), (-1.12, 1.12), (.70, .98), p.black, .01)
    box('deck', (-.62, .84), (-.80, .80), (1.06, 1.10), frame, .006)
    box('rear plate', (-3.385, -3.36), (-.19, .19), (.78, .88), p.plate, .003)
    for y in (-.2, 0, .2):
        tube('air line', [(.82, y, 2.1), (.5, y * 1.2, 1.7), (.66, y, 1.35), (.45, y, 1.12)], .018, p.black)
    # wind deflector on the roof, bull bar in front
    hexa('deflector', [(3.10, -.90, 3.30), (3.10, .90, 3.30), (1.10, 1.08, 3.20), (1.10, -1.08, 3.20), (2.2, -.86, 3.72), (2.2, .86, 3.72),
                       (1.10, 1.0, 3.98), (1.10, -1.0, 3.98)], p.paint, .10, 1)
    for z in (.72, .98, 1.24):
        tube('bull bar', [(3.70, 1.02, z), (3.90, .80, z), (3.94, 0, z), (3.90, -.80, z), (3.70, -1.02, z)], .036, p.alloy)
    for y in (-.70, -.25, .25, .70):
        rod('bull bar post', (3.92, y, .66), (3.92, y, 1.30), .030, p.alloy)


SPEC = Car(
    name='prime-mover', label='Prime mover',
    lower=Lower(front=3.72, rear=1.12, half_width=1.18, top=1.95, bottom=.44, nose=UPRIGHT, tail=FLAT, widths=SLAB_WIDTHS,
                shoulder=[(3.8, 1.95), (2.7, 1.95), (1.0, 1.95)], crease=None, scallop=.02, bonnet_ribs=0, plan=(9., 18., 5.)),
    cabin=Cabin(screen=((3.64, 1.88), (3.42, 2.95)), screen_top=2.86, tail=((1.14, 1.90), (1.16, 3.10)), belt_width=1.15, roof_width=1.06, roof=3.46,
                bow=.0, glass=[(3.30, 1.94), (3.26, 2.04), (3.14, 2.76), (3.06, 2.84), (2.46, 2.84), (2.38, 2.76), (2.38, 2.12), (2.46, 2.02)],
                pillars=[], rear_glass=None, plan=(9., 22., 5.), bright_trim=False),
    axles=(2.62, DRIVEN[0]), wheel=R, arch=.075,
    faces={'lorry': ('lorry', 'steel')},
    doors=[[(3.34, 2.0), (3.36, 1.6), (3.30, 1.25), (3.26, .62)], [(2.22, 2.05), (2.22, 1.2), (2.16, .62)]],
    handles=[(2.42, 1.70)], lamps=[], lamp_lit=[], nose_frame=(.46, 1.78), cladding=.58, sill_line=.66, rear_black=.4,
    mirror=(3.45, 1.5), seats=(2.85,), extras=behind, cab_only=True)


class PrimeMover:
    name, label, faces = 'prime-mover', 'Prime mover', ['sleeper']

    def build(self, face, scene):
        build_car(SPEC, 'lorry')
        return dict(front=3.8, rear=-3.40, half_width=1.16, wheel=R, axles=(2.62, *DRIVEN), fill=(.84, .84))


BODY = PrimeMover()
