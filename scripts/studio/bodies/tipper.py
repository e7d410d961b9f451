"""A tipper: the medium cab-over with a steel body that tips to the rear."""
from bodies.truck import Truck, chassis
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, rod

REAR, FRONT, HALF, FLOOR, TOP = -3.02, 1.42, 1.10, 1.16, 1.82


def body(car, shells, p):
    chassis(p, REAR - .10, FRONT, HALF)
    steel = plain('steel', .30, .45, .6)
    box('floor', (REAR, FRONT), (-HALF, HALF), (FLOOR - .06, FLOOR + .04), steel, .01)
    box('sub frame', (REAR, FRONT), (-.50, .50), (.98, FLOOR - .05), p.black, .01)
    box('head board', (FRONT - .06, FRONT), (-HALF, HALF), (FLOOR, 2.52), p.paint, .02)
    for y in (-.66, -.22, .22, .66):
        box('head rib', (FRONT, FRONT + .05), (y - .03, y + .03), (FLOOR, 2.48), p.paint, .01)
    hexa('cab guard', [(FRONT - .06, -HALF, 2.46), (FRONT - .06, HALF, 2.46), (FRONT + .02, HALF, 2.46), (FRONT + .02, -HALF, 2.46),
                       (FRONT + .52, -.98, 2.68), (FRONT + .52, .98, 2.68), (FRONT + .56, .98, 2.70), (FRONT + .56, -.98, 2.70)], p.paint, .01)
    box('tail board', (REAR - .04, REAR + .02), (-HALF + .02, HALF - .02), (FLOOR + .02, TOP - .02), p.paint, .015)
    box('tail stripe', (REAR - .05, REAR - .035), (-.95, .95), (1.44, 1.54), p.plate, .004)

    def side(s):
        y = s * HALF
        box('side board', (REAR, FRONT), (y - s * .05, y), (FLOOR, TOP), p.paint, .015)
        box('top rail', (REAR - .02, FRONT), (y - s * .06, y + s * .025), (TOP - .03, TOP + .05), p.paint, .012)
        box('low rail', (REAR, FRONT), (y - s * .02, y + s * .025), (FLOOR - .10, FLOOR + .02), steel, .01)
        for k in range(7):
            x = REAR + .08 + (FRONT - REAR - .16) * k / 6
            box('rib', (x - .035, x + .035), (y, y + s * .035), (FLOOR, TOP), p.paint, .012)
        box('rear post', (REAR - .05, REAR + .07), (y - s * .07, y + s * .03), (FLOOR - .08, TOP + .10), steel, .012)
        rod('hinge', (REAR - .01, y - s * .10, TOP + .06), (REAR - .01, y + s * .06, TOP + .06), .030, p.black)
        box('mudguard', (-2.45, -1.25), (s * .62, s * 1.07), (1.03, 1.06), p.black, .01)
        box('mudguard end', (-1.27, -1.24), (s * .62, s * 1.07), (.62, 1.06), p.black, .01)
    mirrored(side)
    rod('ram', (1.30, 0, .95), (1.50, 0, 2.2), .08, p.iron)


BODY = Truck('tipper', 'Tipper', body, REAR - .1)
