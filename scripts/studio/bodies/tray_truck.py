"""A cab-chassis with a flat tray: headboard with a rack, drop sides with latches, rails to tie a load to."""
from bodies.truck import Truck, chassis
from kit.materials import plain
from kit.mesh import box, mirrored, prism, rod, tube

REAR, FRONT, HALF, FLOOR, TOP = -3.18, 1.44, 1.12, 1.16, 1.56


def tray(car, shells, p):
    chassis(p, REAR + .04, FRONT, HALF)
    alloy, steel = plain('alloy sheet', .52, .34, .7), plain('steel', .10, .45, .4)
    deck = plain('deck', .20, .55, .3)
    for x in [REAR + .35 + .62 * k for k in range(8)]:
        box('bearer', (x - .03, x + .03), (-HALF + .06, HALF - .06), (1.0, FLOOR - .04), steel, .006)
    box('floor', (REAR, FRONT), (-HALF + .02, HALF - .02), (FLOOR - .05, FLOOR), deck, .004)
    for k in range(12):   # planks
        y = -HALF + .10 + k * (2 * HALF - .2) / 12
        box('plank', (REAR + .03, FRONT - .05), (y, y + .17), (FLOOR - .01, FLOOR + .012), deck, .005)
    # headboard: posts, boards, a mesh of bars over the rear window, a rack for long loads above the cab
    for y in (-HALF + .04, -.38, .38, HALF - .04):
        box('head post', (FRONT - .07, FRONT), (y - .03, y + .03), (FLOOR, 2.62), steel, .008)
    box('head board', (FRONT - .05, FRONT - .02), (-HALF + .03, HALF - .03), (FLOOR, 1.82), alloy, .006)
    for z in (1.84, 2.60):
        box('head rail', (FRONT - .075, FRONT + .005), (-HALF, HALF), (z - .03, z + .03), steel, .010)
    for k in range(25):
        y = -HALF + .09 + k * (2 * HALF - .18) / 24
        rod('mesh', (FRONT - .035, y, 1.85), (FRONT - .035, y, 2.58), .006, steel)
    for z in (2.03, 2.22, 2.41):
        rod('mesh', (FRONT - .035, -HALF + .05, z), (FRONT - .035, HALF - .05, z), .006, steel)
    for s in (1, -1):
        tube('rack', [(FRONT - .03, s * 1.04, 2.62), (FRONT + .25, s * 1.04, 2.76), (FRONT + .60, s * 1.0, 2.80)], .026, steel)
    for x, z in ((FRONT + .28, 2.78), (FRONT + .60, 2.80)):
        rod('rack bar', (x, -1.06, z), (x, 1.06, z), .026, steel)

    def side(s):
        y = s * HALF
        box('coaming', (REAR - .02, FRONT), (y - s * .05, y + s * .012), (FLOOR - .10, FLOOR + .005), steel, .010)
        rod('tie rail', (REAR + .06, y + s * .030, FLOOR - .135), (FRONT - .06, y + s * .030, FLOOR - .135), .013, steel)
        for k in range(11):
            x = REAR + .10 + k * (FRONT - REAR - .2) / 10
            box('tie post', (x - .012, x + .012), (y - s * .02, y + s * .036), (FLOOR - .145, FLOOR - .05), steel, .004)
        middle = (REAR + FRONT) / 2 - .02
        for x0, x1 in ((REAR + .06, middle - .045), (middle + .045, FRONT - .08)):   # two drop sides
            prism('drop side', [(x0, FLOOR + .012), (x1, FLOOR + .012), (x1, TOP), (x0, TOP)], (y - s * .032, y + s * .0), alloy, .006)
            for z in (FLOOR + .035, (FLOOR + TOP) / 2 - .02, TOP - .035):
                box('swage', (x0 + .01, x1 - .01), (y - s * .005, y + s * .016), (z - .025, z + .025), alloy, .008)
            for x in (x0 + .30, (x0 + x1) / 2, x1 - .30):
                box('hinge', (x - .05, x + .05), (y, y + s * .024), (FLOOR - .03, FLOOR + .06), steel, .006)
            for x in (x0 + .05, x1 - .05):
                box('latch', (x - .045, x + .045), (y, y + s * .040), (TOP - .15, TOP - .09), p.black, .010)
        for x in (REAR + .02, middle, FRONT - .04):
            box('post', (x - .045, x + .045), (y - s * .06, y + s * .018), (FLOOR - .05, TOP + .05), steel, .010)
        box('stripe', (middle + .10, FRONT - .13), (y + s * .001, y + s * .004), (FLOOR + .07, FLOOR + .15), p.paint, .001)
    mirrored(side)
    box('tail gate', (REAR - .01, REAR + .022), (-HALF + .07, HALF - .07), (FLOOR + .012, TOP), alloy, .006)
    for z in (FLOOR + .035, (FLOOR + TOP) / 2 - .02, TOP - .035):
        box('swage', (REAR - .026, REAR), (-HALF + .08, HALF - .08), (z - .025, z + .025), alloy, .008)
    for s in (1, -1):
        box('latch', (REAR - .050, REAR), (s * .93, s * 1.02), (TOP - .15, TOP - .09), p.black, .010)
        box('hinge', (REAR - .030, REAR), (s * .55, s * .67), (FLOOR - .04, FLOOR + .06), steel, .006)
    box('end beam', (REAR - .02, REAR + .05), (-HALF, HALF), (FLOOR - .12, FLOOR + .005), steel, .010)


BODY = Truck('tray-truck', 'Tray truck', tray, REAR)
