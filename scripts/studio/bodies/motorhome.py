"""A motorhome: the nose and cab of a van, a living box behind and above it."""
from kit.car import build_car
from kit.materials import plain
from kit.mesh import box, lathe, mirrored, prism, rod
from kit.spec import SLAB_WIDTHS, Cabin, Car, Lower
from kit.wheels import place, wheel

HALF = 1.17
OUTLINE = [(-4.22, .62), (-4.28, 1.1), (-4.26, 2.85), (-4.12, 3.06), (-3.8, 3.12), (1.7, 3.14), (2.35, 3.06), (2.80, 2.80), (2.94, 2.52),
           (2.90, 2.32), (2.72, 2.20), (2.05, 2.10), (1.62, 2.02), (1.62, .62),
           (-1.10, .62), (-1.27, .78), (-1.5, .84), (-1.73, .78), (-1.90, .62)]  # the last five run round the rear wheel
FLAT = (.05, .02, .0, .0, .0, .0, .0, .0, .0, .01, .04)


def window(x, z, y, p, frame):
    s = 1 if y > 0 else -1
    box('window frame', (x[0] - .035, x[1] + .035), (y, y + s * .014), (z[0] - .035, z[1] + .035), frame, .012)
    box('window', x, (y, y + s * .028), z, p.glass, .014)


def living(car, shells, p):
    white, frame = plain('shell', .68, .24, coat=.3), plain('frame', .12, .35, .6)
    prism('shell', OUTLINE, (-HALF, HALF), white, .09).modifiers['bevel'].segments = 6

    def side(s):
        y = s * HALF
        prism('swoosh', [(1.62, 1.16), (1.62, 1.36), (-.8, 1.42), (-2.4, 1.66), (-4.24, 2.55), (-4.24, 2.15), (-2.5, 1.44), (-.9, 1.22)],
              (y, y + s * .007), p.paint, .002)
        prism('second stripe', [(1.62, 1.42), (1.62, 1.50), (-.6, 1.55), (-2.2, 1.80), (-4.24, 2.80), (-4.24, 2.68), (-2.2, 1.72), (-.6, 1.48)],
              (y, y + s * .006), plain('stripe', .10, .3, coat=.6), .002)
        prism('cab stripe', [(1.9, 2.22), (2.60, 2.34), (2.86, 2.52), (2.74, 2.76), (2.45, 2.58), (1.9, 2.42)], (y, y + s * .006), p.paint, .002)
        box('skirt', (-4.2, -2.02), (y - s * .02, y + s * .012), (.42, .70), p.paint, .01)
        box('skirt', (-.98, 1.62), (y - s * .02, y + s * .012), (.42, .70), p.paint, .01)
        box('edge', (-4.1, 1.9), (y, y + s * .02), (2.98, 3.02), frame, .006)
        for profile, material in (([(.44, s * .0), (.47, s * .016), (.51, s * .016), (.53, s * .0)], p.black),
                                  ([(.458, s * .004), (.458, -s * .4), (.02, -s * .4)], p.dark)):
            arch = lathe('arch', profile, material, 64)
            arch.location = (-1.5, y, .37)
            for v in arch.data.vertices:
                v.co.z = max(v.co.z, .06)
        for x in (-3.9, 1.4):
            box('marker', (x - .05, x + .05), (y, y + s * .022), (2.86, 2.90), p.amber, .006)
        for x0, x1 in ((-3.9, -3.1), (-2.9, -2.2)):   # lockers
            box('locker', (x0, x1), (y, y + s * .012), (.76, 1.12), frame, .008)
            box('locker', (x0 + .012, x1 - .012), (y, y + s * .016), (.772, 1.108), white, .01)
        box('tail', (-4.31, -4.24), (s * .86, s * 1.08), (.86, 1.24), p.tail, .02)
        box('high tail', (-4.29, -4.24), (s * .95, s * 1.07), (2.72, 2.78), p.tail, .01)
    mirrored(side)
    group = wheel(SPEC.wheel, 'steel', p)
    for s in (1, -1):
        place(group, SPEC.axles[1], s * (HALF - .02), SPEC.wheel, 0, s)
    for x in ((.62, 1.42), (-2.2, -1.2), (-3.9, -2.95)):
        window(x, (1.62, 2.24), HALF, p, frame)
    for x in ((.5, 1.4), (-1.6, -.5), (-3.9, -2.6)):
        window(x, (1.62, 2.24), -HALF, p, frame)
    window((2.02, 2.5), (2.5, 2.84), HALF, p, frame)
    window((2.02, 2.5), (2.5, 2.84), -HALF, p, frame)
    box('door frame', (-.42, .30), (HALF, HALF + .016), (.60, 2.52), frame, .02)
    box('door', (-.39, .27), (HALF, HALF + .024), (.63, 2.49), white, .03)
    box('door window', (-.26, .14), (HALF, HALF + .034), (1.56, 2.26), p.glass, .02)
    box('door handle', (.14, .23), (HALF, HALF + .05), (1.26, 1.34), p.black, .012)
    box('step', (-.38, .26), (HALF - .05, HALF + .20), (.36, .40), p.black, .008)
    rod('awning', (-3.4, HALF + .07, 2.88), (1.3, HALF + .07, 2.88), .065, p.dark_alloy)
    box('rear window', (-4.31, -4.25), (-.66, .66), (1.75, 2.30), p.glass, .025)
    box('bumper', (-4.38, -4.16), (-1.1, 1.1), (.46, .70), p.paint, .04)
    box('rear plate', (-4.31, -4.27), (-.19, .19), (.78, .88), p.plate, .004)
    box('spare', (-4.44, -4.28), (.16, .70), (.98, 1.52), p.black, .08)
    for x in (-2.8, -.6):
        box('hatch', (x - .28, x + .28), (-.28, .28), (3.10, 3.20), white, .03)
    box('air unit', (-2.1, -1.2), (-.40, .40), (3.10, 3.32), white, .09)
    box('chassis', (-4.1, 2.2), (-.9, .9), (.42, .66), p.black, .01)


SPEC = Car(
    name='motorhome', label='Motorhome',
    lower=Lower(front=3.62, rear=1.20, half_width=1.02, top=1.24, bottom=.27, widths=SLAB_WIDTHS, tail=FLAT,
                nose=(.26, .12, .07, .02, .0, .015, .05, .10, .17, .27, .48),
                shoulder=[(3.7, 1.17), (3.35, 1.26), (2.9, 1.34), (2.3, 1.36), (1.1, 1.36)],
                crease=None, plan=(6.5, 18., 4.), scallop=.016),
    cabin=Cabin(screen=((3.02, 1.28), (2.18, 2.04)), tail=((1.22, 1.30), (1.24, 2.02)), belt_width=.985, roof_width=.90, roof=2.16,
                bow=.0, screen_bow=.03, glass=[(2.76, 1.35), (2.36, 1.74), (2.22, 1.86), (2.06, 1.92), (1.78, 1.92), (1.72, 1.86), (1.72, 1.46), (1.80, 1.38)],
                pillars=[(2.36, 0, .022)], rear_glass=None, plan=(9., 22., 5.), bright_trim=False),
    axles=(2.68, -1.50), wheel=.37, arch=.056,
    faces={'blade': ('blade', 'steel')},
    doors=[[(2.46, 1.5), (2.46, 1.1), (2.40, .8), (2.30, .5), (2.28, .38)], [(1.66, 1.4), (1.66, .38)]],
    handles=[(1.84, 1.14)], lamps=[], lamp_lit=[], nose_frame=(.31, 1.06), cladding=.40, sill_line=.42, rear_black=.3,
    mirror=(2.52, 1.36), seats=(2.05,), extras=living, cab_only=True)


class Motorhome:
    name, label, faces = 'motorhome', 'Motorhome', ['coachbuilt']

    def build(self, face, scene):
        build_car(SPEC, 'blade')
        return dict(front=3.62, rear=-4.28, half_width=1.12, wheel=.37, axles=SPEC.axles, fill=(.88, .82))


BODY = Motorhome()
