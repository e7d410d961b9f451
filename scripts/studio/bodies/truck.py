"""A medium cab-over with a box: the cab is a car's shell, the rest is built around it."""
from dataclasses import replace

from kit.car import build_car
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, rod, tube
from kit.spec import SLAB_WIDTHS, Cabin, Car, Lower

UPRIGHT = (.10, .05, .02, .0, .0, .0, .01, .02, .035, .06, .12)
FLAT = (.05, .02, .0, .0, .0, .0, .0, .0, .0, .01, .04)
BOX = (-3.55, 1.50, 1.12, 3.02)   # rear, front, half width is 1.12, top


def chassis(p, rear=BOX[0], front=BOX[1], half=BOX[2]):
    """Rails, lamps, guards, mirrors and steps under and before a load area."""
    frame = plain('frame', .42, .3, .8)

    def side(s):
        box('rail', (rear + .1, 2.3), (s * .36, s * .46), (.70, .98), p.black, .01)
        # side guard, tank, mudguards, lamps
        for z in (.56, .74):
            box('guard', (-.95, 1.25), (s * 1.02, s * 1.05), (z, z + .09), frame, .012)
        for x in (-.85, .15, 1.15):
            box('guard post', (x - .02, x + .02), (s * .95, s * 1.03), (.54, 1.04), p.black, .01)
        box('lamp', (rear - .03, rear + .01), (s * .62, s * 1.02), (.70, .82), p.tail, .012)
        box('marker', (front - .5, front - .42), (s * (half + .01), s * (half + .022)), (1.12, 1.16), p.amber, .006)
        box('mud flap', (-2.42, -2.40), (s * .62, s * 1.06), (.25, .80), p.black, .005)
        rod('mirror arm', (3.32, s * 1.00, 2.28), (3.46, s * 1.25, 2.20), .014, p.black)
        rod('mirror arm', (3.34, s * 1.04, 1.55), (3.46, s * 1.25, 1.66), .014, p.black)
        box('mirror', (3.40, 3.50), (s * 1.14, s * 1.36), (1.64, 2.22), p.black, .03)
        box('step', (2.90, 3.20), (s * .92, s * 1.06), (.44, .52), p.black, .01)
    mirrored(side)
    box('tank', (.20, 1.15), (.50, .98), (.50, .95), p.iron, .09)
    box('battery', (.30, 1.05), (-.98, -.5), (.52, .95), p.black, .03)
    box('under run', (rear - .02, rear + .08), (-1.05, 1.05), (.46, .60), p.black, .015)
    box('rear plate', (rear - .035, rear - .02), (-.19, .19), (.64, .74), p.plate, .003)
    tube('intake', [(1.66, -.8, 1.0), (1.66, -.8, 2.6)], .07, p.black)


def load(car, shells, p):
    chassis(p)
    white = plain('panel', .70, .35, coat=.4)
    frame = plain('frame', .42, .3, .8)
    rear, front, half, top = BOX
    box('box', (rear, front), (-half, half), (1.06, top), white, .03)
    for z0, z1 in ((1.03, 1.10), (top - .05, top + .012)):
        box('edge', (rear - .012, front + .012), (-half - .012, half + .012), (z0, z1), frame, .012)
    for x in (rear, front):
        for s in (1, -1):
            box('post', (x - .03, x + .03), (s * half - .03, s * half + .014), (1.06, top), frame, .012)

    def side(s):
        for k in range(1, 8):   # pressed ribs
            x = rear + (front - rear) * k / 8
            box('rib', (x - .012, x + .012), (s * half, s * (half + .008)), (1.12, top - .06), white, .004)
        box('stripe', (rear + .05, front - .05), (s * half, s * (half + .010)), (1.20, 1.50), p.paint, .003)
        box('marker', (rear - .014, rear), (s * 1.02, s * 1.08), (2.85, 2.95), p.tail, .008)
    mirrored(side)
    for y in (-.012, .012):
        box('door gap', (rear - .020, rear - .004), (y - .006, y + .006), (1.12, top - .06), p.black, .001)
    for y in (-.30, .30, -.85, .85):
        rod('door bar', (rear - .035, y, 1.15), (rear - .035, y, top - .10), .014, frame)
    # wind deflector carries the cab's line up to the box
    hexa('deflector', [(3.00, -.80, 2.55), (3.00, .80, 2.55), (1.75, .92, 2.55), (1.75, -.92, 2.55),
                       (2.55, -.76, 2.80), (2.55, .76, 2.80), (1.72, .88, 3.00), (1.72, -.88, 3.00)], p.paint, .08, 1)


SPEC = Car(
    name='truck', label='Truck',
    lower=Lower(front=3.62, rear=1.78, half_width=1.04, top=1.60, bottom=.46, nose=UPRIGHT, tail=FLAT, widths=SLAB_WIDTHS,
                shoulder=[(3.7, 1.60), (2.7, 1.60), (1.7, 1.60)], crease=None, scallop=.02, bonnet_ribs=0, plan=(9., 18., 5.)),
    cabin=Cabin(screen=((3.54, 1.52), (3.34, 2.38)), tail=((1.80, 1.55), (1.84, 2.40)), belt_width=1.01, roof_width=.93, roof=2.60,
                bow=.0, glass=[(3.22, 1.56), (3.18, 1.66), (3.06, 2.25), (3.0, 2.32), (2.35, 2.32), (2.28, 2.26), (2.28, 1.70), (2.34, 1.62)],
                pillars=[], rear_glass=None, plan=(9., 22., 5.), bright_trim=False),
    axles=(2.62, -1.85), wheel=.47, arch=.075,
    faces={'ranger': ('lorry', 'steel')},
    doors=[[(3.24, 1.6), (3.26, 1.3), (3.20, 1.0), (3.17, .62)], [(2.16, 1.7), (2.16, .9), (2.12, .62)]],
    handles=[(2.36, 1.42)], lamps=[], lamp_lit=[], nose_frame=(.46, 1.44), cladding=.62, sill_line=.66, rear_black=.4,
    mirror=(3.35, 1.2), seats=(2.95,), extras=load, cab_only=True)


class Truck:
    """The cab with what a function (car, shells, palette) puts behind it."""

    def __init__(self, name='truck', label='Truck', extras=load, rear=BOX[0]):
        self.name, self.label, self.faces, self.rear = name, label, ['cab'], rear
        self.spec = replace(SPEC, name=name, label=label, extras=extras)

    def build(self, face, scene):
        build_car(self.spec, 'ranger')
        return dict(front=3.62, rear=self.rear, half_width=1.08, wheel=.47, axles=SPEC.axles, fill=(.86, .82))


BODY = Truck()
