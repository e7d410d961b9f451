"""A curtainsider: the medium cab-over with a frame, two buckled curtains and barn doors."""
import numpy as np

from bodies.truck import BOX, Truck, chassis, rear_doors
from kit.cabin.surfaces import sheet
from kit.materials import plain
from kit.mesh import box, hexa, mirrored, rod

REAR, FRONT, HALF, TOP = BOX
LOW, HIGH = 1.14, TOP - .10


def body(car, shells, p):
    chassis(p)
    white, frame, alloy = plain('panel', .66, .35, coat=.2), plain('frame', .42, .3, .8), plain('alloy sheet', .55, .34, .7)
    cloth, web = plain('curtain', 'paint', .5), plain('web', .035, .7)
    box('floor', (REAR, FRONT), (-HALF + .02, HALF - .02), (1.02, 1.12), p.black, .01)
    box('head', (FRONT - .05, FRONT), (-HALF, HALF), (1.06, TOP), white, .03)
    box('doors', (REAR, REAR + .05), (-HALF, HALF), (1.06, TOP - .02), white, .02)
    box('roof', (REAR, FRONT), (-HALF, HALF), (TOP - .05, TOP + .01), white, .025)
    box('inside', (REAR + .1, FRONT - .1), (-HALF + .10, HALF - .10), (1.10, TOP - .1), p.dark, 0)
    rear_doors(p, REAR, TOP, frame)
    for x in (REAR, FRONT):
        for s in (1, -1):
            box('post', (x - .045, x + .045), (s * HALF - s * .05, s * HALF + s * .016), (1.04, TOP + .012), alloy, .014)
    for z0, z1 in ((1.02, 1.10), (TOP - .06, TOP + .016)):
        box('rear sill', (REAR - .014, REAR + .05), (-HALF - .014, HALF + .014), (z0, z1), alloy, .010)

    def side(s):
        # the cloth waves a little between its straps, and is drawn in at the foot
        x, z = np.linspace(REAR + .05, FRONT - .05, 500)[None], np.linspace(LOW - .02, HIGH + .02, 40)[:, None]
        f = (z - LOW) / (HIGH - LOW)
        wave = .011 * np.sin(x * 2 * np.pi / .56) * (.35 + .65 * np.sin(np.pi * f)) + .004 * np.sin(x * 23 + 5 * f)
        sheet('curtain', x, s * (HALF - .012 + wave), z, cloth)
        box('top rail', (REAR, FRONT), (s * (HALF - .05), s * (HALF + .016)), (HIGH - .01, TOP + .016), alloy, .014)
        box('hem', (REAR + .05, FRONT - .05), (s * (HALF - .008), s * (HALF + .007)), (LOW - .03, LOW + .02), cloth, .004)
        box('side rail', (REAR, FRONT), (s * (HALF - .06), s * (HALF + .004)), (1.0, LOW - .04), alloy, .012)
        n = round((FRONT - REAR) / .56)
        for k in range(n):
            at = REAR + .30 + k * (FRONT - REAR - .60) / (n - 1)
            y = s * (HALF + .012)
            box('strap', (at - .026, at + .026), (y - s * .012, y + s * .004), (LOW + .10, LOW + .52), web, .002)
            box('patch', (at - .040, at + .040), (y - s * .010, y + s * .006), (LOW + .44, LOW + .60), cloth, .004)
            box('buckle', (at - .034, at + .034), (y, y + s * .020), (LOW + .05, LOW + .12), p.iron, .006)
            box('strap tail', (at - .022, at + .022), (y - s * .004, y + s * .006), (1.03, LOW + .06), web, .002)
            box('hook', (at - .028, at + .028), (y - s * .010, y + s * .012), (.995, 1.04), p.iron, .004)
        rod('tension pole', (REAR + .10, s * (HALF + .012), LOW - .02), (REAR + .10, s * (HALF + .012), HIGH), .016, alloy)
        rod('tension pole', (FRONT - .10, s * (HALF + .012), LOW - .02), (FRONT - .10, s * (HALF + .012), HIGH), .016, alloy)
        box('marker', (REAR - .018, REAR - .004), (s * 1.02, s * 1.08), (2.84, 2.94), p.tail, .008)
    mirrored(side)
    hexa('deflector', [(3.00, -.80, 2.55), (3.00, .80, 2.55), (1.75, .92, 2.55), (1.75, -.92, 2.55),
                       (2.55, -.76, 2.80), (2.55, .76, 2.80), (1.72, .88, 3.00), (1.72, -.88, 3.00)], p.paint, .08, 1)


BODY = Truck('curtain-truck', 'Curtainsider', body)
