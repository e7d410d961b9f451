"""Cab chassis utes: the ute's nose and doors, a cab that ends behind them, and an alloy tray."""
from dataclasses import replace

from bodies.truck import FLAT
from bodies.ute import BODY as UTE
from kit.car import build_car
from kit.materials import plain
from kit.mesh import box, mirrored, rod

REAR, HALF, DECK = -2.78, .94, .97


def tray(car, shells, p):
    front = car.lower.rear - .05
    alloy, deck = plain('alloy sheet', .55, .32, .85), plain('deck', .14, .55)
    box('deck', (REAR, front), (-HALF, HALF), (DECK - .05, DECK), deck, .006)
    box('head board', (front - .03, front), (-HALF, HALF), (DECK, DECK + .28), alloy, .01)
    box('chassis', (REAR + .1, front + .4), (-.42, .42), (.58, .80), p.black, .01)

    def side(s):
        y = s * HALF
        box('drop side', (REAR + .03, front - .03), (y - s * .03, y), (DECK - .05, DECK + .24), alloy, .008)
        for z in (DECK + .02, DECK + .10, DECK + .18):
            box('press line', (REAR + .08, front - .08), (y, y + s * .010), (z - .012, z + .012), alloy, .006)
        for x in (REAR + .03, front - .02):
            box('post', (x - .025, x + .025), (y - s * .04, y + s * .012), (DECK - .06, DECK + .27), p.black, .008)
        box('latch', (REAR + .02, REAR + .09), (y, y + s * .022), (DECK + .13, DECK + .20), p.black, .006)
        box('rope rail', (REAR, front), (y - s * .02, y + s * .014), (DECK - .09, DECK - .05), p.black, .006)
        rod('rack', (front - .03, s * .80, DECK), (front - .03, s * .72, 1.78), .026, p.black)
        # mudguard over the rear wheel, with a flap
        x, r = car.axles[1], car.wheel + .06
        box('mudguard', (x - .34, x + .34), (s * .64, s * .93), (car.wheel + r - .045, car.wheel + r - .02), p.black, .008)
        for k in (-1, 1):
            box('mudguard end', (x + k * .36 - .012, x + k * .36 + .012), (s * .64, s * .93), (car.wheel + .10, car.wheel + r - .03), p.black, .006)
        box('lamp', (REAR - .02, REAR + .03), (s * .58, s * .92), (.72, .82), p.tail, .012)
        box('tool box', (x + .50, front - .12), (s * .62, s * .93), (.60, .90), alloy, .02)
        box('step', (car.lower.rear + .1, .86), (s * .86, s * .99), (.40, .44), p.black, .02)
    mirrored(side)
    box('tail board', (REAR - .02, REAR + .015), (-HALF + .03, HALF - .03), (DECK - .03, DECK + .24), alloy, .008)
    box('rear bar', (REAR - .02, REAR + .06), (-.90, .90), (.62, .72), p.black, .012)
    box('rear plate', (REAR - .04, REAR - .02), (-.19, .19), (.70, .80), p.plate, .003)
    rod('rack top', (front - .03, -.72, 1.78), (front - .03, .72, 1.78), .026, p.black)
    for z in (1.35, 1.50, 1.65):
        rod('rack bar', (front - .03, -.75, z), (front - .03, .75, z), .012, p.black)


class TrayUte:
    def __init__(self, name, label, back, glass, pillars, doors, seats):
        ute = UTE.spec
        self.name, self.label, self.faces = name, label, ['work']
        self.spec = replace(
            ute, name=name, label=label, extras=tray, features=None, cab_only=True, lamps=[], lamp_lit=[], tailgate=[], seats=seats,
            faces={'work': ('ranger', 'steel')}, doors=doors, handles=[(.18, 1.01)],
            lower=replace(ute.lower, rear=back, tail=FLAT, shoulder=[(2.55, 1.06), (2.1, 1.135), (1.15, 1.185), (-1.2, 1.19)],
                          crease=((2.0, .93), (-2.4, .96))),
            cabin=replace(ute.cabin, tail=((back + .02, 1.10), (back + .12, 1.72)), glass=glass, pillars=pillars,
                          rear_glass_x=back + .25, rear_glass=(1.26, 1.60), bow=.03))

    def build(self, face, scene):
        build_car(self.spec, 'work')
        return dict(front=2.5, rear=REAR, half_width=.93, wheel=self.spec.wheel, axles=self.spec.axles)


FRONT_DOOR = [(1.02, 1.3), (1.03, 1.1), (1.01, .8), (.985, .6), (.97, .44)]
BODY = TrayUte('tray-ute', 'Single cab ute with tray', -.34,
               [(1.06, 1.17), (.74, 1.42), (.58, 1.56), (.40, 1.635), (.12, 1.66), (-.06, 1.65), (-.13, 1.58), (-.15, 1.40), (-.15, 1.225), (.2, 1.195)],
               [], [FRONT_DOOR, [(-.20, 1.3), (-.205, .9), (-.21, .44)]], (.42,))
