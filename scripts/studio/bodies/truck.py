"""A medium cab-over with a box: the cab is a car's shell, the rest is built around it."""
import math
from dataclasses import replace

import bpy
import numpy as np

from kit.car import build_car
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, prism, rod, tube
from kit.spec import SLAB_WIDTHS, Cabin, Car, Lower

UPRIGHT = (.10, .05, .02, .0, .0, .0, .01, .02, .035, .06, .12)
FLAT = (.05, .02, .0, .0, .0, .0, .0, .0, .0, .01, .04)
BOX = (-3.55, 1.50, 1.12, 3.02)   # rear, front, half width is 1.12, top


def without_car_parts():
    """A lorry has its own mirrors; and the arches end inside its open steel wheels, not in front of them."""
    for o in [o for o in bpy.data.objects if o.name.startswith(('mirror', 'liner'))]:
        if o.name.startswith('mirror'):
            bpy.data.objects.remove(o)
            continue
        reach = max(abs(v.co.y) for v in o.data.vertices) - .12
        for v in o.data.vertices:
            if v.co.z < -.099:
                v.co.y = max(-reach, min(reach, v.co.y))


def chassis(p, rear=BOX[0], front=BOX[1], half=BOX[2]):
    """Rails, lamps, guards, mirrors and steps under and before a load area."""
    without_car_parts()
    frame, axle = plain('frame', .42, .3, .8), SPEC.axles[1]

    def side(s):
        box('rail', (rear + .1, 2.3), (s * .36, s * .46), (.70, .98), p.black, .01)
        # side guard, mudguard over the rear wheel
        for z in (.56, .74):
            box('guard', (-.95, 1.25), (s * 1.02, s * 1.05), (z, z + .09), frame, .012)
        for x in (-.85, .15, 1.15):
            box('guard post', (x - .02, x + .02), (s * .95, s * 1.03), (.54, 1.04), p.black, .01)
        arch = [(axle + .57 * math.cos(a), .47 + .54 * math.sin(a)) for a in np.linspace(.12, math.pi - .12, 17)]
        prism('mudguard', arch + [(axle + (x - axle) * .955, z - .022) for x, z in arch[::-1]], (s * .60, s * 1.07), p.black, .004)
        box('mud flap', (axle - .59, axle - .575), (s * .60, s * 1.06), (.20, .56), p.black, .004)
        tail_lamp(p, rear, s)
        box('marker', (front - .5, front - .42), (s * (half + .004), s * (half + .022)), (1.12, 1.16), p.amber, .006)
        mirror(p, s)
        box('step', (3.16, 3.44), (s * .84, s * 1.03), (.44, .52), p.black, .01)
    mirrored(side)
    box('tank', (.20, 1.15), (.50, .98), (.50, .95), p.iron, .09)
    box('battery', (.30, 1.05), (-.98, -.5), (.52, .95), p.black, .03)
    # the beam that carries the lamps, the bar below it on its two hangers, the plate between them
    box('beam', (rear + .03, rear + .16), (-1.04, 1.04), (.72, .90), p.black, .012)
    box('under run', (rear + .0, rear + .10), (-1.05, 1.05), (.42, .54), p.black, .018)
    for s in (1, -1):
        box('hanger', (rear + .03, rear + .10), (s * .40, s * .52), (.44, .80), p.black, .008)
        box('hitch', (rear + .05, rear + .20), (s * .34, s * .48), (.72, 1.06), p.black, .008)
        box('reflector', (rear - .006, rear + .01), (s * .30, s * 1.0), (.455, .505), p.tail, .003)
    box('plate board', (rear + .0, rear + .04), (-.24, .24), (.60, .80), p.black, .008)
    box('rear plate', (rear - .012, rear + .002), (-.19, .19), (.64, .74), p.plate, .003)
    tube('intake', [(1.66, -.8, 1.0), (1.66, -.8, 2.6)], .07, p.black)


def tail_lamp(p, rear, s):
    """Three lenses in one housing on the beam."""
    box('lamp housing', (rear - .012, rear + .06), (s * .58, s * 1.05), (.72, .88), p.black, .014)
    for y0, y1, lens in ((.60, .74, p.white), (.745, .885, p.amber), (.89, 1.03, p.tail)):
        box('lamp', (rear - .028, rear + .0), (s * y0, s * y1), (.74, .86), lens, .012)


def mirror(p, s, x=3.30, y=.90, low=1.60, high=2.30):
    """Two panes in one housing, on a bent bar that reaches from the door's hinges to the roof's edge."""
    out = y + .36
    tube('mirror bar', [(x - .02, s * y, high), (x + .06, s * (y + .20), high), (x + .10, s * out, high - .06), (x + .10, s * out, low + .06),
                        (x + .06, s * (y + .24), low), (x - .02, s * y, low)], .022, p.black)
    box('mirror', (x + .03, x + .13), (s * (out - .13), s * (out + .09)), (low + .02, high - .04), p.black, .03)
    for z in ((low + .04, low + .20), (low + .22, high - .06)):
        box('mirror glass', (x + .022, x + .035), (s * (out - .115), s * (out + .075)), z, p.gloss, .01)


def load(car, shells, p):
    chassis(p)
    white = plain('panel', .66, .35, coat=.2)
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
            box('rib', (x - .022, x + .022), (s * (half - .01), s * (half + .010)), (1.53, top - .06), white, .006)
        box('stripe', (rear + .05, front - .05), (s * (half - .01), s * (half + .008)), (1.18, 1.50), p.paint, .003)
        box('marker', (rear - .014, rear), (s * 1.02, s * 1.08), (2.85, 2.95), p.tail, .008)
    mirrored(side)
    rear_doors(p, rear, top, frame)
    # wind deflector carries the cab's line up to the box
    hexa('deflector', [(3.00, -.80, 2.55), (3.00, .80, 2.55), (1.75, .92, 2.55), (1.75, -.92, 2.55),
                       (2.55, -.76, 2.80), (2.55, .76, 2.80), (1.72, .88, 3.00), (1.72, -.88, 3.00)], p.paint, .08, 1)


def rear_doors(p, rear, top, frame):
    """What two barn doors show: the gap, lock bars with keepers and handles, hinges."""
    box('door gap', (rear - .014, rear + .01), (-.010, .010), (1.12, top - .06), p.black, .001)
    for y in (-.22, .22, -.80, .80):
        rod('door bar', (rear - .030, y, 1.10), (rear - .030, y, top - .06), .017, frame)
        for z in (1.16, 1.62, 2.30, top - .14):
            box('keeper', (rear - .045, rear), (y - .045, y + .045), (z - .022, z + .022), frame, .006)
        box('door handle', (rear - .05, rear - .025), (y - .03, y + (.30 if y < 0 else -.30)), (1.50, 1.54), frame, .006)
    for s in (1, -1):
        for z in (1.30, 2.0, 2.75):
            box('hinge', (rear - .025, rear), (s * .98, s * 1.14), (z - .035, z + .035), frame, .008)


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
